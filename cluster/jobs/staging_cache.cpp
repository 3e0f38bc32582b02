// SPDX-License-Identifier: GPL-3.0-or-later
// The prepared cache of staged data: sent, or made on the machine in a job.
#include "backend/protocol/reasons_job.h"
#include "cluster/jobs/staging.h"

#include "backend/base/error.h"
#include "cluster/jobs/staging_parts.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Phase = StagingNews::Phase;
using namespace staging;

constexpr double kJobPause = 3.0;

/// The last message of the requested kind that the engine printed; throws its error message instead if there is one.
template <class Wanted>
Wanted lastOf(const std::string& output, const char* operation, const std::string& subject, const std::string& errors)
{
    std::optional<Wanted> found;
    std::optional<Error> error;
    for (std::size_t from = 0; from < output.size();) {
        const std::size_t end = std::min(output.find('\n', from), output.size());
        try {
            const PreparationLine line = parsePreparationLine(output.substr(from, end - from));
            if (const auto* wanted = std::get_if<Wanted>(&line))
                found = *wanted;
            else if (const auto* said = std::get_if<Error>(&line))
                error = *said;
        } catch (const Failure&) { // not one of its own lines
        }
        from = end + 1;
    }
    if (error)
        throw Failure(*error);
    if (!found)
        throw Failure(ErrorKind::Io, operation, subject,
                      errors.empty() ? jobReason("job.engine-says-nothing")
                                     : jobReason("job.engine-says", Quotation{trimmed(errors)}));
    return *found;
}

} // namespace

PreparationPlan Staging::planHere(const Progress& progress)
{
    const Scratch scratch;
    DataSpec data = m_request.data;
    data.path = fs::absolute(data.path).lexically_normal().native();
    writeFileAtomically(scratch.file("spec"), textOf(data));
    const ExecResult answer = runLocalScript(shellQuoted(m_request.engineHere) + " prepare --json --estimate --spec " +
                                                 shellQuoted(scratch.file("spec")),
                                             kEngineDeadline, watch(progress, Phase::Looking));
    return lastOf<PreparationPlan>(answer.output, "look for the prepared cache of", data.path, answer.errorOutput);
}

PreparationPlan Staging::planThere()
{
    const ExecResult answer = m_transport.execUnseen(
        "printf '%s' " + shellQuoted(textOf(m_there)) + " | " +
            engineLine(m_request.engineThere, {"prepare", "--json", "--estimate", "--spec", "-"}),
        kEngineDeadline);
    return lastOf<PreparationPlan>(answer.output, "look for the prepared cache of", m_there.path, answer.errorOutput);
}

void Staging::askCache(const Progress& progress)
{
    std::error_code code;
    const bool here = m_request.cache == StagingRequest::Cache::Upload && fs::exists(m_request.data.path, code);
    if (here && !m_cacheHere)
        m_cacheHere = planHere(progress);
    if (m_outline || (m_summary.rfind("its outline", 0) == 0)) {
        // Without the images, the machine can only find the cache, not make it.
        m_cacheThere = run(afterPrologue(m_request.engineThere.prologue,
                                         "printf '%s' "
                                         "\"${TRAINYARD_PREPARED:-${TRAINYARD_HOME:-${XDG_DATA_HOME:-$HOME/.local/"
                                         "share}/trainyard}/prepared}\"",
                                         {}),
                           "find the folder for prepared data", "there", 60.0, true) +
                       "/" + m_cacheHere->key;
    } else {
        const PreparationPlan plan = planThere();
        if (plan.prepared) {
            m_summary += "; its prepared cache is there";
            m_step = Step::Done;
            return;
        }
        if (!here || !m_cacheHere->prepared || m_cacheHere->key != plan.key) {
            m_step = Step::Prepare;
            return;
        }
        m_cacheThere = plan.folder;
    }
    m_shards.clear();
    for (const auto& entry : fs::directory_iterator(m_cacheHere->folder)) {
        const std::string name = entry.path().filename().native();
        if (entry.is_regular_file() &&
            (name == "about.json" || (name.rfind("shard-", 0) == 0 && name.find('.') == std::string::npos)))
            m_shards.emplace_back(name, static_cast<std::int64_t>(entry.file_size()));
    }
    std::sort(m_shards.begin(), m_shards.end());
    m_transport.makeFolders(m_cacheThere);
    m_sent = m_total = 0;
    for (const auto& [name, size] : m_shards)
        m_total += size;
    m_next = 0;
    m_step = Step::Shards;
}

void Staging::sendShard(const Progress& progress)
{
    while (m_next < m_shards.size()) {
        const auto& [name, size] = m_shards[m_next];
        const std::string target = m_cacheThere + "/" + name;
        const auto there = m_transport.status(target); // placed by a rename, so it is complete
        const bool arrived = there && there->size == size;
        if (!arrived)
            put(m_cacheHere->folder + "/" + name, target, progress);
        m_sent += size;
        ++m_next;
        if (!arrived)
            return;
    }
    if (!planThere().prepared)
        throw Failure(ErrorKind::Io, "send the prepared cache to", m_cacheThere, jobReason("job.cache-incomplete"));
    m_summary += "; its prepared cache was sent";
    m_step = Step::Done;
}

StagingNews Staging::prepare()
{
    if (!m_job) {
        findRoot();
        const std::string key = planThere().key;
        m_job = unfinishedOrNext(m_transport, m_scheduler, m_root + "/.jobs", "ty-prepare-" + key);
        JobRequest jobRequest = m_request.jobRequest;
        jobRequest.name = "prepare";
        m_job->start(engineLine(m_request.engineThere, {"prepare", "--json", "--spec", "-"}, "exec ") + "\n",
                     textOf(m_there), jobRequest);
    }
    const ScriptJob::News told = m_job->poll();
    if (told.gone) { // another process saw its end first
        m_job.reset();
        m_step = Step::Cache;
        return {Phase::Preparing, 0, 0, {}, kJobPause};
    }
    if (told.restarted)
        m_jobOutput.clear();
    m_jobOutput += told.output;
    const std::size_t last = m_jobOutput.rfind('\n', m_jobOutput.empty() ? 0 : m_jobOutput.size() - 2);
    try {
        const PreparationLine line = parsePreparationLine(m_jobOutput.substr(last == std::string::npos ? 0 : last + 1));
        if (const auto* progress = std::get_if<PreparationProgress>(&line))
            m_prepared = *progress;
    } catch (const Failure&) { // an incomplete line
    }
    if (isFinal(told.state)) {
        const std::string output = std::exchange(m_jobOutput, {});
        const std::unique_ptr<ScriptJob> job = std::move(m_job);
        if (told.state == JobState::Done) {
            lastOf<PreparationResult>(output, "prepare the data set", m_there.path, told.errors);
            job->clean();
            m_summary += "; its cache was prepared there";
            m_step = Step::Done;
        } else {
            lastOf<PreparationResult>(output, "prepare the data set", m_there.path,
                                      told.errors.empty() ? told.reason.text() : told.errors);
        }
    }
    StagingNews now{Phase::Preparing, m_prepared.done, m_prepared.total, told.reason, kJobPause};
    return now;
}

} // namespace trainyard
