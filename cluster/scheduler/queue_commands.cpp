// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/queue_commands.h"

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_scheduler.h"
#include "backend/protocol/reasons_script.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <csignal>

namespace trainyard {
namespace {

constexpr int kCommandNotExecutable = 126;
constexpr const char* kProtocolWord = "protocol ";
constexpr std::size_t kLongestToken = 200; // stays below 255 with ".json" and the suffix of a temporary name

void refuseEntry(const std::string& field, Reason why)
{
    throw Failure(ErrorKind::BadInput, "queue the run", field, std::move(why));
}

bool fitsToken(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '.';
}

std::string withoutEnd(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ' || text.back() == '.'))
        text.pop_back();
    return text;
}

/// Why an engine that printed this for its version is not the right one.
Reason versionReason(const std::string& printed)
{
    const std::size_t at = printed.rfind(kProtocolWord);
    if (at == std::string::npos)
        return schedulerReason("scheduler.no-protocol");
    std::string theirs = printed.substr(at + std::string_view(kProtocolWord).size());
    theirs.resize(std::min(theirs.find_first_not_of("0123456789"), theirs.size()));
    return schedulerReason("scheduler.other-protocol", theirs, kProtocolVersion);
}

} // namespace

void checkToken(std::string_view token)
{
    if (token.empty() || token.size() > kLongestToken || token.front() == '.' || token.front() == '-' ||
        !std::all_of(token.begin(), token.end(), fitsToken))
        refuseEntry("token", scriptReason("script.token"));
}

QueueEntry queueEntry(const JobRequest& request, double submittedAt)
{
    checkToken(request.token);
    if (request.runDirectory.empty() || request.runDirectory.front() != '/')
        refuseEntry("run directory", scriptReason("script.path-not-absolute"));
    if (request.runDirectory.find('\0') != std::string::npos || codePoints(request.runDirectory) < 0)
        refuseEntry("run directory", scriptReason("script.path-not-utf8"));
    if (request.cpus < 1)
        refuseEntry("cpus", scriptReason("script.at-least-one"));
    if (request.gpusPerNode < 0)
        refuseEntry("gpus", scriptReason("script.negative"));
    for (const int index : request.gpuIndices)
        if (index < 0)
            refuseEntry("GPU indices", scriptReason("script.index-negative", index));
    if (!request.command.empty())
        refuseEntry("command", scriptReason("script.only-runs"));
    QueueEntry entry;
    entry.token = request.token;
    entry.runDirectory = request.runDirectory;
    entry.name = request.name;
    entry.submittedAt = submittedAt;
    entry.cpus = request.cpus;
    entry.gpus = std::max(request.gpusPerNode, static_cast<int>(request.gpuIndices.size()));
    entry.gpuIndices = request.gpuIndices;
    for (const JobDependency& dependency : request.dependencies) {
        checkToken(dependency.token);
        if (dependency.kind == JobDependency::Kind::AfterCorr)
            refuseEntry("dependencies", scriptReason("script.no-arrays"));
        // Jobs that follow another one in any case share its run directory, which the queue gives to one job at a time.
        if (dependency.kind == JobDependency::Kind::AfterOk)
            entry.after.push_back(dependency.token);
    }
    return entry;
}

std::string superviseScript(const std::string& engine, const std::string& queueRoot)
{
    // Leaves the current folder, which the supervisor would otherwise keep busy while it lives. Checks the version
    // first: an engine of another protocol would silently ignore the queue's entries.
    const std::string program = shellQuoted(engine);
    return "cd / || exit 1\nversion=$(" + program + " --version </dev/null) || exit $?\ncase \"$version\" in\n*' " +
           kProtocolWord + std::to_string(kProtocolVersion) + "') ;;\n*) printf '%s\\n' \"$version\" >&2; exit " +
           std::to_string(static_cast<int>(ExitCode::VersionMismatch)) + " ;;\nesac\n" + program +
           " supervise --detach --queue " + shellQuoted(queueRoot) + " </dev/null\n";
}

std::optional<Error> superviseError(const ExecResult& answer, const std::string& engine)
{
    if (answer.exitCode == 0)
        return std::nullopt;
    Error error{ErrorKind::Io,  "start the supervisor of the queue with", engine, withoutEnd(answer.errorOutput), {},
                answer.exitCode};
    if (answer.exitCode == kCommandNotFound || answer.exitCode == kCommandNotExecutable) {
        error.kind = ErrorKind::NotFound;
        error.setWhy(schedulerReason("scheduler.no-program"));
    } else if (answer.exitCode == static_cast<int>(ExitCode::VersionMismatch)) {
        error.kind = ErrorKind::Version;
        error.setWhy(versionReason(answer.errorOutput));
    } else if (error.reason.empty()) {
        error.setWhy(schedulerReason("scheduler.ended-with-code", answer.exitCode));
    }
    return error;
}

JobReport parseJobReport(const std::string& token, std::string_view stateText, const std::string& path)
{
    const std::optional<QueueState> state = parseQueueState(stateText);
    if (!state || state->token != token)
        throw Failure(ErrorKind::BadInput, "read the state of a run from", path,
                      state ? schedulerReason("scheduler.state-of-another", state->token)
                            : schedulerReason("scheduler.state-torn"));
    JobReport report;
    report.token = token;
    report.state = jobState(*state);
    report.reason = state->reason;
    report.exitCode = state->exitCode;
    report.signal = state->signal;
    report.startedAt = state->startedAt;
    report.endedAt = state->endedAt;
    return report;
}

JobState jobState(const QueueState& state)
{
    switch (state.status) {
    case QueueStatus::Queued: return JobState::Queued;
    case QueueStatus::Running: return JobState::Running;
    case QueueStatus::Cancelled: return JobState::Cancelled;
    case QueueStatus::Failed: return JobState::Failed;
    case QueueStatus::Finished: break;
    }
    if (state.signal != 0)
        return isCrashSignal(state.signal) ? JobState::Failed : JobState::Interrupted;
    if (state.exitCode == static_cast<int>(ExitCode::Completed))
        return JobState::Done;
    if (state.exitCode == static_cast<int>(ExitCode::Stopped))
        return JobState::Stopped;
    return state.exitCode < 0 || state.exitCode >= static_cast<int>(ExitCode::Killed) ? JobState::Interrupted
                                                                                      : JobState::Failed;
}

bool isCrashSignal(int signal)
{
    return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL || signal == SIGFPE ||
           signal == SIGSYS || signal == SIGTRAP;
}

} // namespace trainyard
