// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/staging.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/jobs/staging_parts.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Phase = StagingNews::Phase;
using namespace staging;

constexpr double kUnpackDeadline = 1800.0; // seconds
constexpr std::int64_t kSpare = std::int64_t{64} << 20;

} // namespace

Staging::Staging(StagingRequest request, Transport& there, Scheduler& scheduler)
    : m_request(std::move(request)), m_transport(there), m_scheduler(scheduler), m_there(m_request.data)
{
    if (m_there.cache.on())
        m_there.cache.place = "auto"; // a folder on this workstation means nothing there
}

Staging::~Staging() = default;

StagingNews Staging::news(Phase phase) const
{
    return {phase, m_sent, m_total, {}, 0.0};
}

std::string Staging::run(const std::string& script, const char* operation, const std::string& subject, double deadline,
                         bool unseen)
{
    const ExecResult result = unseen ? m_transport.execUnseen(script, deadline) : m_transport.exec(script, deadline);
    if (result.exitCode == 0)
        return result.output;
    const std::string said = trimmed(result.errorOutput);
    const ErrorKind kind =
        said.find("No space left") != std::string::npos || said.find("quota") != std::string::npos ? ErrorKind::NoSpace
        : said.find("Permission denied") != std::string::npos || said.find("Read-only") != std::string::npos
            ? ErrorKind::Permission
            : ErrorKind::Io;
    throw Failure(kind, operation, subject,
                  kind == ErrorKind::NoSpace ? jobReason("job.no-room", shellReason(said, result.exitCode))
                                             : jobReason("job.check-data-folder", shellReason(said, result.exitCode)));
}

/// For a local step that may take minutes: whether the caller has given up.
std::function<bool()> Staging::watch(const Progress& progress, Phase phase)
{
    if (!progress)
        return {};
    return [this, &progress, phase, next = steadyTime() + kTellPause]() mutable {
        if (steadyTime() < next)
            return false;
        const bool goOn = progress(news(phase));
        next = steadyTime() + kTellPause;
        return !goOn;
    };
}

StagingNews Staging::advance(const Progress& progress)
{
    switch (m_step) {
    case Step::List: list(progress); return news(Phase::Looking);
    case Step::Look: look(progress); return news(Phase::Looking);
    case Step::Send: send(progress); return news(Phase::Sending);
    case Step::Place: place(); return news(Phase::Checking);
    case Step::Cache: askCache(progress); return news(Phase::Checking);
    case Step::Shards: sendShard(progress); return news(Phase::Sending);
    case Step::Prepare: return prepare();
    case Step::Done: break;
    }
    StagingNews last = news(Phase::Done);
    last.text = m_summary;
    return last;
}

void Staging::use(const std::string& folder, const std::string& how)
{
    m_there.path = m_files.entry.empty() ? folder : folder + "/" + m_files.entry;
    m_summary = how + ": " + m_there.path;
    m_step = m_there.cache.on() && m_request.cache != StagingRequest::Cache::AtFirstUse ? Step::Cache : Step::Done;
}

// ---- Finding existing data

void Staging::list(const Progress& progress)
{
    if (isGenerated(m_request.data.format)) {
        m_summary = "nothing to upload: the engine generates these images";
        m_step = Step::Done;
        return;
    }
    std::error_code code;
    if (!fs::exists(m_request.data.path, code)) {
        // A path that exists only on the machine.
        if (m_request.data.path.empty() || m_request.data.path.front() != '/' ||
            !m_transport.status(m_request.data.path))
            throw Failure(ErrorKind::NotFound, "bring the data set", m_request.data.path, jobReason("job.data-absent"));
        m_files.root = m_request.data.path;
        use(m_request.data.path, "it is only on the machine");
        return;
    }
    const Scratch scratch;
    DataSpec data = m_request.data;
    data.path = fs::absolute(data.path).lexically_normal().native();
    writeFileAtomically(scratch.file("spec"), textOf(data));
    const ExecResult listed =
        runLocalScript(shellQuoted(m_request.engineHere) + " prepare --spec " + shellQuoted(scratch.file("spec")) +
                           " --list " + shellQuoted(scratch.file("list")),
                       kEngineDeadline, watch(progress, Phase::Looking));
    if (listed.exitCode != 0)
        throw Failure(ErrorKind::BadInput, "bring the data set", data.path,
                      jobReason("job.engine-says", Quotation{trimmed(listed.errorOutput)}));
    m_files = parseStagedFiles(readFile(scratch.file("list"), std::size_t{1} << 30), data.path);
    m_print = fingerprint(m_files);
    m_step = Step::Look;
}

void Staging::findRoot()
{
    if (!m_root.empty())
        return;
    m_root = m_request.root;
    if (m_root.empty())
        m_root = run("printf '%s' " + dataHomeThere(), "find the folder for data", "there") + "/data";
    if (m_root.front() != '/')
        throw Failure(ErrorKind::BadInput, "bring the data set", m_root, jobReason("job.data-folder-not-absolute"));
}

bool Staging::isThere(const std::string& folder, bool contents)
{
    const auto found = fingerprintThere(m_transport, folder, m_files, contents);
    return found && found->listing == m_print.listing && (!contents || *found == m_print);
}

void Staging::look(const Progress& progress)
{
    findRoot();
    const std::string here = m_files.root + "/";
    for (const auto& [mine, theirs] : m_request.known) {
        const std::string begin = mine.empty() || mine.back() == '/' ? mine : mine + "/";
        if (here.rfind(begin, 0) == 0) {
            std::string folder = theirs + "/" + here.substr(begin.size());
            while (folder.size() > 1 && folder.back() == '/')
                folder.pop_back();
            if (isThere(folder, true))
                return use(folder, "it was already there");
        }
    }
    if (isThere(m_files.root, true))
        return use(m_files.root, "it was already there, at the same path");
    // Times belong to the folder's name, because prepared caches are recognised by them.
    PosixChecksum times;
    for (const StagedFile& file : m_files.files)
        times.add(std::to_string(file.seconds) + '.' + std::to_string(file.nanoseconds) + '\n');
    m_id = m_print.text() + "-" + times.text().substr(0, times.text().find(' '));
    if (isThere(m_root + "/" + m_id, true))
        return use(m_root + "/" + m_id, "it was sent before");
    if (!m_files.outside.empty())
        throw Failure(ErrorKind::Unsupported, "bring the data set", m_request.data.path,
                      jobReason("job.files-outside", m_files.outside.size(), m_files.outside.front()));
    if (m_request.cache == StagingRequest::Cache::Upload && m_request.data.cache.on() &&
        m_request.data.format == DataFormat::Folder && !m_request.wholeSource) {
        m_cacheHere = planHere(progress);
        m_outline = m_cacheHere->prepared;
    }
    if (m_outline) {
        m_id += "-outline";
        if (isThere(m_root + "/" + m_id, false))
            return use(m_root + "/" + m_id, "its outline was sent before");
    }
    requireSpace();
    m_volumes = volumesOf(m_files, m_outline ? std::int64_t{1} << 60 : std::int64_t{64} << 20);
    if (m_outline) { // many empty files: progress by number
        std::vector<StagedVolume> parts;
        for (const std::size_t index : m_volumes.empty() ? std::vector<std::size_t>() : m_volumes.front().files) {
            if (parts.empty() || parts.back().files.size() >= 20000)
                parts.emplace_back();
            parts.back().files.push_back(index);
            parts.back().bytes += 1024;
        }
        m_volumes = std::move(parts);
    }
    const std::string state = m_root + "/." + m_id + ".state";
    run(kPrivateUmask + std::string("mkdir -p -- ") + shellQuoted(state) + " " +
            shellQuoted(m_root + "/." + m_id + ".part"),
        "make the folder for data", m_root);
    m_arrived = m_transport.list(state);
    m_sent = m_total = 0;
    for (const StagedVolume& volume : m_volumes)
        m_total += volume.bytes;
    m_next = 0;
    m_step = Step::Send;
}

void Staging::requireSpace()
{
    const std::int64_t needed = m_outline ? kSpare : m_files.bytes + kSpare;
    const std::string free = run(kPrivateUmask + std::string("mkdir -p -- ") + shellQuoted(m_root) + " && df -Pk -- " +
                                     shellQuoted(m_root) + " | awk 'NR == 2 { print $4 }'",
                                 "make the folder for data", m_root);
    const std::int64_t bytes = std::atoll(free.c_str()) * 1024;
    if (!trimmed(free).empty() && bytes < needed)
        throw Failure(ErrorKind::NoSpace, "send the data set to", m_root,
                      jobReason("job.no-space-there", ByteCount{needed}, ByteCount{bytes}));
}

// ---- Sending

void Staging::put(const std::string& from, const std::string& to, const Progress& progress)
{
    const std::int64_t before = m_sent;
    struct Quiet {
        Transport& transport;
        ~Quiet() { transport.setProgress({}); }
    } quiet{m_transport};
    if (progress)
        m_transport.setProgress([&](std::int64_t done, std::int64_t) {
            StagingNews now = news(Phase::Sending);
            now.done = std::min(m_total, before + done);
            return progress(now);
        });
    m_transport.put(from, to);
}

void Staging::send(const Progress& progress)
{
    while (m_next < m_volumes.size()) {
        const std::string name = "volume-" + std::to_string(m_next);
        const bool arrived = std::find(m_arrived.begin(), m_arrived.end(), name) != m_arrived.end();
        if (!arrived)
            sendVolume(m_next, progress);
        m_sent += m_volumes[m_next++].bytes;
        if (!arrived)
            break;
    }
    if (m_next >= m_volumes.size())
        m_step = Step::Place;
}

void Staging::sendVolume(std::size_t index, const Progress& progress)
{
    const StagedVolume& volume = m_volumes[index];
    const std::string part = m_root + "/." + m_id + ".part";
    const std::string mark = m_root + "/." + m_id + ".state/volume-" + std::to_string(index);
    if (volume.files.size() == 1 && !m_outline) {
        const StagedFile& file = m_files.files[volume.files.front()];
        const std::string target = part + "/" + file.name;
        m_transport.makeFolders(target.substr(0, target.rfind('/')));
        put(file.path, target, progress);
        char time[48];
        std::snprintf(time, sizeof time, "@%lld.%09lld", static_cast<long long>(file.seconds),
                      static_cast<long long>(file.nanoseconds));
        run("touch -d " + shellQuoted(time) + " -- " + shellQuoted(target) + " && : >" + shellQuoted(mark), "finish",
            target);
        return;
    }
    // Kept until it has arrived, so that the next attempt continues with the same bytes.
    const fs::path archive = dataHome() / "staging" / m_id / ("volume-" + std::to_string(index) + ".tar");
    std::error_code code;
    if (!fs::exists(archive, code)) {
        if (progress && !progress(news(Phase::Packing)))
            throw Failure(ErrorKind::Cancelled, "send the data set to", m_root, jobReason("job.cancelled"));
        packVolume(m_files, volume, archive, m_outline, watch(progress, Phase::Packing));
    }
    const std::string sent = m_root + "/." + m_id + ".state/.volume-" + std::to_string(index) + ".tar";
    put(archive.native(), sent, progress);
    if (progress)
        progress(news(Phase::Unpacking));
    run("tar -xpf " + shellQuoted(sent) + " -C " + shellQuoted(part) + " && rm -f -- " + shellQuoted(sent) + " && : >" +
            shellQuoted(mark),
        "unpack", sent, kUnpackDeadline);
    fs::remove(archive, code);
    fs::remove(archive.parent_path(), code);
}

void Staging::place()
{
    const std::string part = m_root + "/." + m_id + ".part", state = m_root + "/." + m_id + ".state";
    const std::string whole = m_root + "/" + m_id;
    if (!isThere(part, !m_outline)) {
        if (!isThere(whole, !m_outline)) { // not even by another process that was faster: start again
            run("rm -rf -- " + shellQuoted(part) + " " + shellQuoted(state), "remove", part);
            throw Failure(ErrorKind::Io, "send the data set to", m_root, jobReason("job.arrived-changed"));
        }
    } else {
        run("[ -d " + shellQuoted(whole) + " ] || mv -T -- " + shellQuoted(part) + " " + shellQuoted(whole), "place",
            whole);
    }
    run("rm -rf -- " + shellQuoted(part) + " " + shellQuoted(state), "remove", part);
    use(whole, m_outline ? "its outline was sent" : "it was sent");
}

DataSpec stageData(const StagingRequest& request, Transport& there, Scheduler& scheduler,
                   const Staging::Progress& progress)
{
    Staging staging(request, there, scheduler);
    while (!staging.done()) {
        const StagingNews now = staging.advance(progress);
        const double until = steadyTime() + now.waitSeconds;
        do {
            if (progress && !progress(now))
                throw Failure(ErrorKind::Cancelled, "bring the data set", request.data.path,
                              jobReason("job.cancelled"));
            const double left = until - steadyTime();
            if (left > 0.0)
                std::this_thread::sleep_for(std::chrono::duration<double>(std::min(left, kTellPause)));
        } while (steadyTime() < until);
    }
    return staging.data();
}

} // namespace trainyard
