// SPDX-License-Identifier: Apache-2.0
#include "backend/program/program_run.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/program/followed_logs.h"
#include "backend/program/left_processes.h"
#include "backend/program/program_session.h"
#include "backend/program/resume_point.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/attempt.h"
#include "backend/train/record/control_watcher.h"
#include "backend/train/record/run_failure.h"
#include "backend/train/record/run_lock.h"
#include "backend/train/record/run_requests.h"
#include "backend/train/search/trial_start.h"

#include <cstdio>
#include <optional>
#include <utility>

namespace trainyard {
namespace {

std::pair<Error, ExitCode> faultInFlight()
{
    try {
        throw;
    } catch (const RunFailure& failure) {
        return {failure.error(), failure.code()};
    } catch (...) {
        const Error error = currentError("run the program");
        return {error, exitCodeFor(error.kind)};
    }
}

/// Asks the search that the run belongs to, which may change its spec. Empty: it is to run.
Reason askSearch(const RunDirectory& directory)
{
    return atStage(ExitCode::BadSpec, [&] { return beginTrial(directory); });
}

/// Before a copy of the program starts, none may be left of an attempt whose sidecar was killed.
void endEarlierPrograms(const RunDirectory& directory, Attempt& attempt)
{
    constexpr double kLeftGrace = 5.0; // seconds, as the guard gives
    for (const int number : directory.attempts())
        if (number < attempt.number())
            if (const int ended = endLeftProcesses(directory, number, kLeftGrace); ended > 0)
                attempt.message(LogLevel::Warning, programReason("program.ended-left", number, Count{ended}));
}

void completeAttempts(const RunDirectory& directory, const RunSpec& spec, Attempt& attempt)
{
    if (attempt.number() > 1)
        try {
            FollowedLogs::complete(directory, spec, attempt.number() - 1, [&attempt](const Error& error) {
                attempt.message(LogLevel::Warning,
                                foreignReason("foreign.unread", PathText{error.subject}, error.why()));
            });
        } catch (...) { // it costs points, not the run
            attempt.message(LogLevel::Warning, currentError("read the program's logs").why());
        }
    for (const int number : directory.attempts())
        if (number < attempt.number())
            if (const std::int64_t lines = completeEvents(directory, number); lines > 0)
                attempt.message(LogLevel::Info, programReason("program.lost", lines, number));
}

ExitCode carryOutProgram(const RunDirectory& directory, std::int64_t obeyed)
{
    Reason over;
    RunSpec spec;
    std::optional<Error> error;
    ExitCode code = ExitCode::Stopped;
    try {
        over = askSearch(directory);
        spec = atStage(ExitCode::BadSpec, [&] { return directory.readSpec(); });
    } catch (...) {
        std::tie(error, code) = faultInFlight();
    }
    Attempt attempt(directory, spec.resources.ranks);
    ProgramEnd end;
    if (!over.empty())
        end.loop.ended = over;
    if (!error && over.empty())
        try {
            endEarlierPrograms(directory, attempt);
            completeAttempts(directory, spec, attempt);
            const ControlWatcher control(directory, obeyed, 0.25);
            ProgramSession session(directory, spec, attempt);
            end = session.run();
            code = end.code;
            error = end.error;
        } catch (...) {
            std::tie(error, code) = faultInFlight();
        }
    if (error)
        std::fprintf(stderr, "%s\n", error->text().c_str());
    attempt.finish(code, end.loop, end.stepsPerEpoch, end.totalSteps, end.checkpoint, error ? &*error : nullptr);
    return code;
}

} // namespace

ExitCode runProgram(const std::filesystem::path& path)
{
    try {
        RunRequests::begin(); // before any other thread is started
        std::error_code failed;
        const std::filesystem::path absolute = std::filesystem::absolute(path, failed);
        const RunDirectory directory(failed ? path : absolute.lexically_normal());
        const std::int64_t obeyed = directory.readControl().number;
        const RunLock lock(directory);
        const std::optional<RunResult> result = directory.readResult();
        if (result && result->code == ExitCode::Completed) {
            std::fprintf(stderr, "The run in %s is complete; nothing is left to train.\n",
                         directory.root().string().c_str());
            return ExitCode::Completed;
        }
        const ExitCode code = carryOutProgram(directory, obeyed);
        endTrial(directory, code);
        return code;
    } catch (...) {
        const auto [error, code] = faultInFlight();
        std::fprintf(stderr, "%s\n", error.text().c_str());
        return code;
    }
}

} // namespace trainyard
