// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/queue_commands.h"

#include "backend/base/error.h"
#include "backend/protocol/spec_reader.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <csignal>

namespace trainyard {
namespace {

constexpr int kCommandNotFound = 127;
constexpr int kCommandNotExecutable = 126;
constexpr std::size_t kLongestToken = 200; // with ".json" and a temporary name's suffix still below 255

void refuse(const std::string& field, const std::string& reason)
{
    throw Failure(ErrorKind::BadInput, "queue the run", field, reason);
}

bool fitsToken(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

std::string trimmed(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ' || text.back() == '.'))
        text.pop_back();
    return text;
}

} // namespace

void checkToken(std::string_view token)
{
    if (token.empty() || token.size() > kLongestToken || token.front() == '.' || token.front() == '-'
        || !std::all_of(token.begin(), token.end(), fitsToken))
        refuse("token", "a token has 1 to 200 letters, digits, '-', '_' or '.', and begins with a letter or digit");
}

QueueEntry queueEntry(const JobRequest& request, double submittedAt)
{
    checkToken(request.token);
    if (request.runDirectory.empty() || request.runDirectory.front() != '/')
        refuse("run directory", "the path is not absolute");
    if (request.runDirectory.find('\0') != std::string::npos || codePoints(request.runDirectory) < 0)
        refuse("run directory", "its path is not valid UTF-8");
    if (request.cpus < 1)
        refuse("cpus", "a run keeps at least 1 core busy, not " + std::to_string(request.cpus));
    if (request.gpus < 0)
        refuse("gpus", "the number is negative");
    for (const int index : request.gpuIndices)
        if (index < 0)
            refuse("GPU indices", "a number is negative");
    QueueEntry entry;
    entry.token = request.token;
    entry.runDirectory = request.runDirectory;
    entry.name = request.name;
    entry.submittedAt = submittedAt;
    entry.cpus = request.cpus;
    entry.gpus = std::max(request.gpus, static_cast<int>(request.gpuIndices.size()));
    entry.gpuIndices = request.gpuIndices;
    return entry;
}

std::string superviseScript(const std::string& engine, const std::string& queueRoot)
{
    // Away from the folder we happen to stand in, which the supervisor would keep busy for as long as it lives.
    return "cd / || exit 1\n" + shellQuoted(engine) + " supervise --detach --queue " + shellQuoted(queueRoot)
        + " </dev/null\n";
}

std::optional<Error> superviseError(const ExecResult& answer, const std::string& engine)
{
    if (answer.exitCode == 0)
        return std::nullopt;
    Error error{ErrorKind::Io, "start the supervisor of the queue with", engine, trimmed(answer.errorOutput), {},
                answer.exitCode};
    if (answer.exitCode == kCommandNotFound || answer.exitCode == kCommandNotExecutable) {
        error.kind = ErrorKind::NotFound;
        error.reason = "the program is not there or cannot be run";
        error.remedy = "Install Trainyard's engine again, or set where it is.";
    } else if (error.reason.empty()) {
        error.reason = "it ended with code " + std::to_string(answer.exitCode);
    }
    return error;
}

JobReport parseJobReport(const std::string& token, std::string_view stateText, const std::string& path)
{
    const std::optional<QueueState> state = parseQueueState(stateText);
    if (!state || state->token != token)
        throw Failure(ErrorKind::BadInput, "read the state of a run from", path,
                      state ? "it is that of " + state->token : "it is torn, or not a state file of this version",
                      "Move the file away; the run's own folder tells how it went.");
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
    return state.exitCode < 0 || state.exitCode > 128 ? JobState::Interrupted : JobState::Failed;
}

bool isCrashSignal(int signal)
{
    return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
        || signal == SIGSYS || signal == SIGTRAP;
}

} // namespace trainyard
