// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/foreign/imported_run.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/stored_spec.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/settle.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

constexpr double kLongestClosing = 180.0; // s: a job's last words may take more than a minute

/// Whether the data set or a file of the run cannot be brought, so that another machine or queue would not help.
bool isOfData(const Error& error)
{
    constexpr std::string_view kCodes[] = {"job.data-absent", "job.files-outside", "job.unreadable"};
    return std::ranges::find(kCodes, error.reasonCode) != std::end(kCodes);
}

} // namespace

bool Launcher::handle(const SubmitRequest& request, const StoredAction& action)
{
    return submitRun(action.runId, request.token, request.needs, action.createdAt, false);
}

bool Launcher::submitRun(const std::string& runId, const std::string& asToken, const std::vector<NeededRun>& needs,
                         double askedAt, bool resumes)
{
    std::optional<RunRow> row = m_reader->run(runId);
    if (!row)
        return true; // deleted meanwhile
    const std::string token = asToken.empty() ? jobToken(row->id, 1) : asToken;
    if (job(token))
        return true; // a crash after the job was stored, or the same request twice: the job is on its way
    if (resumes && isBeingClosed(*row, askedAt))
        return false;
    row = m_reader->run(runId); // as it is once its job before is closed
    if (!row || !(isBeingSubmitted(row->state) || (resumes && canResume(row->state))))
        return true;
    const std::optional<RunSpec> stored = m_reader->spec(row->id);
    if (!stored)
        throw Failure(ErrorKind::Internal, "start the run", row->name, jobReason("job.no-run-spec"));
    if (foreign::isImportedRun(row->id))
        throw Failure(ErrorKind::Unsupported, "start the run", row->name, foreignReason("foreign.not-started-here"));
    std::vector<JobDependency> dependencies;
    if (const NeedsState state = lookAtNeeds(needs, askedAt, dependencies); state == NeedsState::Lost)
        settle(m_store.setRunState(row->id, JobState::Failed, reasonOf(QueueNeed::Lost), unixTime()));
    else if (state == NeedsState::Awaited)
        return false;
    if (const std::optional<RunRow> now = m_reader->run(row->id); !now || now->state != row->state)
        return true;
    const RunRow there = placed(*row);
    const std::optional<RunSpec> spec = brought(*stored, there);
    if (!spec)
        return true;
    settle(m_store.setRunState(row->id, JobState::Submitting, ""));
    step("state-stored");
    prepareDirectory(there, *spec);
    if (resumes) {
        RunFiles files(m_transport, there.directory);
        if (files.control().command != ControlCommand::None)
            files.request(ControlCommand::None); // an old stop is not meant for the new attempt
    }
    step("directory-made");
    JobRequest request = requestFor(*stored, m_transport, m_scheduler,
                                    {m_options.machine == "local", wantsMachineAlone(*m_reader, stored->campaign)});
    request.token = token;
    request.runDirectory = there.directory;
    request.name = row->name;
    request.dependencies = std::move(dependencies);
    m_desk.submit(request);
    step("queued");
    const std::optional<RunRow> now = m_reader->run(row->id);
    if (!now || now->state == JobState::Cancelled)
        cancelInDoubt(token); // deleted or cancelled meanwhile
    if (!now)
        return true;
    putQueued(there, token);
    step("job-stored");
    return true;
}

Launcher::NeedsState Launcher::lookAtNeeds(const std::vector<NeededRun>& needs, double askedAt,
                                           std::vector<JobDependency>& dependencies)
{
    for (const NeededRun& need : needs) {
        const std::optional<RunRow> row = m_reader->run(need.run);
        if (!row)
            return NeedsState::Lost;
        if (row->state == JobState::Done)
            continue;
        // Until its own job is known it may still have the state in which it ended before it was asked to go on.
        const bool submitted = job(need.token).has_value();
        if (isFinal(row->state) && (submitted || row->endedAt >= askedAt))
            return NeedsState::Lost;
        // Between its submission and its place in the queue it still has the token of its last job.
        if (!submitted || row->token.empty() || currentToken(*row) != row->token)
            return NeedsState::Awaited;
        dependencies.push_back({JobDependency::Kind::AfterOk, row->token});
    }
    return NeedsState::Submitted;
}

/// The run says that it has stopped, while the follower has not yet closed its job and may even call the run running
/// once more: what that says of the run must not come after what the next job makes of it.
bool Launcher::isBeingClosed(const RunRow& row, double askedAt)
{
    const std::optional<JobRow> before = job(row.token);
    return before && !isFinal(before->state) && unixTime() - askedAt < kLongestClosing;
}

/// The spec as it is to lie on the machine, once all that it needs is there; nothing when the run was cancelled or
/// deleted meanwhile.
std::optional<RunSpec> Launcher::brought(const RunSpec& stored, const RunRow& there)
{
    if (!m_options.stage)
        return stored;
    settle(m_store.setRunState(there.id, JobState::Uploading, ""));
    try {
        RunSpec spec = m_options.stage(stored, there);
        return isStillWanted(there.id) ? std::optional(std::move(spec)) : std::nullopt;
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::Cancelled || isStillWanted(there.id))
            throw;
        return std::nullopt;
    }
}

void Launcher::prepareDirectory(const RunRow& row, const RunSpec& spec)
{
    keepPlanThere(row.campaign);
    RunFiles files(m_transport, row.directory);
    const std::optional<std::string> text = row.attempts > 0 ? files.specText() : files.createSpec(toText(spec));
    if (text && idInSpec(*text) != row.id)
        throw Failure(ErrorKind::BadInput, "use the run directory", row.directory,
                      jobReason("job.other-run-there", idInSpec(*text)));
    if (!text && row.attempts > 0)
        throw Failure(ErrorKind::NotFound, "resume the run", row.name,
                      jobReason("job.run-directory-lost", row.directory));
}

/// A submission that failed for good leaves the run in a state that says so, and nothing in the queue.
void Launcher::refuseUnsubmitted(const std::string& runId, const std::string& token, JobState before,
                                 const Error& error)
{
    const std::optional<RunRow> row = m_reader->run(runId);
    if (!row || !isBeingSubmitted(row->state))
        return;
    JobRow refused;
    refused.token = token.empty() ? jobToken(row->id, 1) : token;
    refused.runId = row->id;
    refused.machine = m_options.machine;
    refused.directory = row->directory;
    refused.state = JobState::Failed;
    refused.reason = errorReason(error);
    if (isOfData(error))
        refused.exitCode = static_cast<int>(ExitCode::BadData); // as the engine would have said there
    refused.submittedAt = refused.endedAt = unixTime();
    try {
        m_scheduler.cancel(m_transport, refused.token); // it may stand in the queue with nobody to serve it
    } catch (const Failure&) {
        // Not queued, or the same fault once more: the request to cancel is written first.
    }
    // The token is used up, whatever became of it: the next try takes another.
    settle(m_store.setRunState(row->id, before, refused.reason, refused.endedAt));
    settle(m_store.putJob(refused));
}

} // namespace trainyard
