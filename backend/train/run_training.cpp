// SPDX-License-Identifier: Apache-2.0
#include "backend/train/run_training.h"

#include "backend/base/clock.h"
#include "backend/base/cuda_status.h"
#include "backend/base/error.h"
#include "backend/base/printable.h"
#include "backend/distributed/mpi_module.h"
#include "backend/distributed/rank_end.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/attempt.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/record/control_watcher.h"
#include "backend/train/record/run_failure.h"
#include "backend/train/record/run_lock.h"
#include "backend/train/record/run_requests.h"
#include "backend/train/search/trial_start.h"
#include "backend/train/training_session.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <tuple>

namespace trainyard {
namespace {

/// Rank 0 speaks for all: it hears the last words of the others.
void sayError(const RankGroup& ranks, const Error& error)
{
    if (ranks.first())
        complain(error.text());
}

/// CUDA calls a GPU that has fallen off the bus a failed kernel; the driver's library knows better.
std::pair<Error, ExitCode> withDriversWord(Error error)
{
    const Nvml nvml;
    const std::vector<GpuInfo> all = nvml.gpus();
    const std::vector<int> visible = ownGpus(all);
    if (std::any_of(visible.begin(), visible.end(), [&](int gpu) { return nvml.lost(gpu); })) {
        const Error lost = gpuError(GpuLibrary::Cuda, kCudaDeviceLost, error.operation, error.subject);
        error.kind = lost.kind;
        error.reason += "; the driver says that it no longer answers";
        error.remedy = lost.remedy;
    }
    return {error, exitCodeFor(error.kind)};
}

/// The error and exit code of the exception in flight.
std::pair<Error, ExitCode> currentFault()
{
    try {
        throw;
    } catch (const RunFailure& failure) {
        if (failure.code() == ExitCode::DeviceFailed)
            return withDriversWord(failure.error());
        return {failure.error(), failure.code() == ExitCode::Internal ? faultCode(failure.error()) : failure.code()};
    } catch (...) {
        const Error error = currentError("train");
        return error.kind == ErrorKind::Device ? withDriversWord(error) : std::pair(error, faultCode(error));
    }
}

void checkDirectory(const RunDirectory& directory)
{
    std::error_code code;
    if (!std::filesystem::is_directory(directory.root(), code))
        throw RunFailure(ExitCode::BadArguments, errorWith(ErrorKind::NotFound, "train in", directory.root().string(),
                                                           runReason("run.no-folder")));
    if (!std::filesystem::exists(directory.spec(), code))
        throw RunFailure(ExitCode::BadArguments, errorWith(ErrorKind::NotFound, "train in", directory.root().string(),
                                                           runReason("run.no-spec")));
}

/// Whether a run that ended early is over under the settings that it has now.
bool staysEnded(const std::filesystem::path& checkpoint, const TrainingSpec& training)
{
    try {
        const CheckpointInfo info = readCheckpointInfo(checkpoint);
        LoopState loop = info.loop;
        return !adapt(loop, info, training);
    } catch (const Failure&) {
        return true; // its result stands
    }
}

bool isComplete(const RunDirectory& directory)
{
    const std::optional<RunResult> result = directory.readResult();
    if (!result || result->code != ExitCode::Completed)
        return false;
    try {
        const TrainingSpec training = directory.readSpec().training;
        return result->epoch >= training.epochs ||
               (!result->message.empty() && staysEnded(directory.root() / result->checkpoint, training));
    } catch (const Failure&) {
        return false; // the attempt will say what is wrong with the spec
    }
}

/// Which ranks wait for none of the others, in words. Each that waits too long leaves a file beside the attempt's;
/// those without one hang.
std::string hangingRanks(const std::filesystem::path& folder, int rank, int ranks, const std::string& words)
{
    std::error_code code;
    const auto fileOf = [&](int r) { return folder / ("rank-" + std::to_string(r)); };
    std::filesystem::create_directories(folder, code);
    std::ofstream(fileOf(rank)) << words;
    std::this_thread::sleep_for(std::chrono::seconds(3)); // they began to wait at about the same time
    std::string hanging;
    for (int r = 0; r < ranks; ++r)
        if (!std::filesystem::exists(fileOf(r), code))
            hanging += (hanging.empty() ? "rank " : ", rank ") + std::to_string(r);
    return hanging.empty() ? words : words + "; " + hanging + " hangs";
}

/// What the run directory holds, for a result that is written by a rank which takes no checkpoints, or while the thread
/// that takes them does not come back: the newest checkpoint and the position that it was taken at.
struct LastSaved {
    std::string checkpoint;
    LoopState loop;
};

LastSaved lastSaved(const RunDirectory& directory, const TrainingSession& session)
{
    LastSaved saved{session.newestCheckpoint(), session.loop()};
    try {
        const std::vector<CheckpointStore::Found> found = CheckpointStore(directory.checkpoints()).list();
        if (!found.empty()) {
            saved.checkpoint = "checkpoints/" + found.front().path.filename().string();
            if (saved.loop.step < found.front().info.loop.step)
                saved.loop = found.front().info.loop;
        }
    } catch (...) {
        // What is known without it will do.
    }
    return saved;
}

/// Asks the search that the run belongs to. Returns the exit code when there is nothing to train: the search has used
/// up its budget, so that the run is stopped and can go on once there is more; or it cannot be used.
std::optional<ExitCode> endsBeforeTraining(const RunDirectory& directory)
{
    LoopState loop;
    ExitCode code = ExitCode::Stopped;
    std::optional<Error> error;
    try {
        loop.ended = beginTrial(directory);
    } catch (...) {
        std::tie(error, code) = currentFault();
    }
    if (loop.ended.empty() && !error)
        return std::nullopt;
    Attempt attempt(directory);
    if (error)
        complain(error->text());
    else
        attempt.message(LogLevel::Info, loop.ended);
    attempt.finish(code, loop, 0, 0, {}, error ? &*error : nullptr);
    return code;
}

/// Carries the attempt out; whatever goes wrong in it is recorded in the run directory and returned as an exit code.
ExitCode carryOut(const RunDirectory& directory, std::int64_t obeyedRequest, RankGroup& ranks)
{
    std::optional<Attempt> begun;
    if (ranks.first())
        begun.emplace(directory, ranks.size());
    const auto number = static_cast<int>(ranks.firstNumber(begun ? begun->number() : 0));
    if (!begun)
        begun.emplace(directory, number, ranks.rank());
    Attempt& attempt = *begun;
    std::optional<ControlWatcher> control;
    if (ranks.first())
        control.emplace(directory, obeyedRequest);
    TrainingSession session(directory, attempt, ranks);
    ExitCode code = ExitCode::Completed;
    std::optional<Error> error;
    if (!ranks.alone())
        onMpiStall([&](const std::string& words) { // the training thread is inside MPI and does not come back
            const Error stall{ErrorKind::Transport,
                              "go on",
                              "together",
                              hangingRanks(directory.attempt(number) / "waiting", ranks.rank(), ranks.size(), words),
                              {},
                              0};
            const LastSaved saved =
                lastSaved(directory, session); // after hangingRanks(): one under way has had its time
            attempt.finish(exitCodeFor(stall.kind), saved.loop, session.stepsPerEpoch(), session.totalSteps(),
                           saved.checkpoint, &stall, true);
            return static_cast<int>(exitCodeFor(stall.kind));
        });
    try {
        code = session.run();
    } catch (...) {
        const auto [fault, faultCode] = currentFault();
        error = fault;
        code = faultCode;
        if (!ranks.communicator().failEndsAll())
            ranks.communicator().fail(errorReason(fault));
    }
    onMpiStall({});
    session.close(error ? &*error : nullptr);
    if (error)
        sayError(ranks, *error);
    const bool forAll = error && ranks.communicator().failEndsAll();
    const LastSaved saved = forAll && !ranks.first() ? lastSaved(directory, session)
                                                     : LastSaved{session.newestCheckpoint(), session.loop()};
    attempt.finish(code, saved.loop, session.stepsPerEpoch(), session.totalSteps(), saved.checkpoint,
                   error ? &*error : nullptr, forAll);
    if (forAll)
        ranks.communicator().fail(errorReason(*error));
    return code;
}

} // namespace

ExitCode runTraining(const std::filesystem::path& path)
{
    RunRequests::begin(); // before any other thread is started
    RankGroup alone;
    return runTraining(path, alone);
}

ExitCode runTraining(const std::filesystem::path& path, RankGroup& ranks)
{
    try {
        std::error_code failure;
        const std::filesystem::path absolute = std::filesystem::absolute(path, failure);
        const RunDirectory directory(failure ? path : absolute.lexically_normal());
        checkDirectory(directory);
        const std::int64_t obeyedRequest = directory.readControl().number;
        std::optional<RunLock> lock;
        if (ranks.first())
            lock.emplace(directory);
        const bool complete = ranks.first() && isComplete(directory);
        if (complete)
            std::fprintf(stderr, "The run in %s is complete; nothing is left to train.\n",
                         directory.root().string().c_str());
        std::optional<ExitCode> over = complete ? std::optional(ExitCode::Completed) : std::nullopt;
        if (ranks.first() && !over)
            over = endsBeforeTraining(directory);
        if (const std::int64_t code = ranks.firstNumber(over ? static_cast<int>(*over) : -1); code >= 0)
            return static_cast<ExitCode>(code);
        const ExitCode ended = carryOut(directory, obeyedRequest, ranks);
        if (ranks.first())
            endTrial(directory, ended);
        return ended;
    } catch (...) {
        const auto [error, code] = currentFault();
        ranks.communicator().fail(errorReason(error));
        sayError(ranks, error);
        return code;
    }
}

} // namespace trainyard
