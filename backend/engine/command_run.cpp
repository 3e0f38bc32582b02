// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/distributed/local_communicator.h"
#include "backend/distributed/mpi_module.h"
#include "backend/distributed/nccl_module.h"
#include "backend/engine/command.h"
#include "backend/engine/mpi_rank_cores.h"
#include "backend/engine/rank_launcher.h"
#include "backend/program/program_run.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/cores/place_cores.h"
#include "backend/train/cores/rank_devices.h"
#include "backend/train/record/run_failure.h"
#include "backend/train/record/run_requests.h"
#include "backend/train/run_training.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {
namespace {

struct RunArguments {
    std::string directory;
    bool resume = false;
    int rank = -1; ///< of ranks that launchRanks() has started
    int rankMemory = -1;
};

/// Nothing where the spec cannot be read: training says what is wrong with it.
std::optional<RunSpec> specOf(const std::string& directory)
{
    try {
        return RunDirectory(directory).readSpec();
    } catch (const Failure&) {
        return std::nullopt;
    }
}

/// On GPUs gradients are summed where they lie, if all ranks have NCCL; else in host memory. Workers and masters
/// exchange messages there anyway.
std::unique_ptr<Communicator> onItsDevice(std::unique_ptr<Communicator> ranks, const std::optional<RunSpec>& spec)
{
    if (!spec || !isOnGpus(*spec) || spec->distribution.mode != DistributionMode::Synchronous)
        return ranks;
    Reason reason;
    const char mine = ncclGpus(reason) > 0 ? 1 : 0;
    std::vector<char> all(static_cast<std::size_t>(ranks->size()));
    ranks->allGather(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    if (std::find(all.begin(), all.end(), char(0)) == all.end())
        return joinNccl(std::move(ranks), rankPatience());
    log(LogLevel::Warning, "Gradients are summed in host memory, without NCCL" +
                               (mine ? std::string(" on another rank.") : ": " + reason.words + "."));
    return ranks;
}

int runAsMpiRank(const RunArguments& arguments)
{
    RunRequests::begin(); // before MPI starts threads
    std::unique_ptr<Communicator> world = joinMpi();
    const std::optional<RunSpec> spec = specOf(arguments.directory);
    if (spec) {
        const RankLayout wanted = rankLayout(*spec);
        if (wanted.worldSize() != world->size())
            throw Failure(
                ErrorKind::BadInput, "train", arguments.directory,
                wanted.hasMaster
                    ? engineReason("engine.mpi-masters", processesReason(wanted), world->size(), wanted.worldSize())
                    : engineReason("engine.mpi-processes", processesReason(wanted), world->size(), wanted.worldSize()));
        const int local = std::max(localRank(), 0);
        const std::string gpu = gpuOfRank(wanted, world->rank(), world->rank() - local, usableGpus(*spec));
        useOnly(gpu);
        const bool master = wanted.isMaster(world->rank());
        placeMpiRank(*world, spec->resources.cores, master, master ? std::string() : gpu);
    }
    RankGroup ranks(onItsDevice(std::move(world), spec));
    return static_cast<int>(runTraining(arguments.directory, ranks));
}

int run(const RunArguments& arguments)
{
    if (const std::optional<RunSpec> spec = arguments.rank < 0 ? specOf(arguments.directory) : std::nullopt;
        spec && spec->program)
        return static_cast<int>(runProgram(arguments.directory));
    if (arguments.rank >= 0) {
        RunRequests::begin();
        RankGroup ranks(
            onItsDevice(makeLocalCommunicator(SharedGroup::open(FileDescriptor(arguments.rankMemory)), arguments.rank),
                        specOf(arguments.directory)));
        return static_cast<int>(runTraining(arguments.directory, ranks));
    }
    if (startedByMpi()) {
        atStage(ExitCode::BadArguments, rankPatience);
        return runAsMpiRank(arguments);
    }
    const std::optional<RunSpec> spec = specOf(arguments.directory);
    if (spec && rankLayout(*spec).worldSize() > 1) {
        atStage(ExitCode::BadArguments, rankPatience); // once, not by each rank
        return launchRanks(arguments.directory, rankLayout(*spec), usableGpus(*spec), placeRun(*spec));
    }
    if (spec) {
        const CorePlan cores = placeRun(*spec);
        if (cores.binding == CoreBinding::Bound)
            bindTo(cores.processes.front().cpus);
        useOnly(gpuOfRank(rankLayout(*spec), 0, 0, usableGpus(*spec)));
    }
    return static_cast<int>(runTraining(arguments.directory));
}

} // namespace

CommandAction addRunCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<RunArguments>();
    command.add_option("DIR", arguments->directory, "Run directory: a folder with a spec.json")->required();
    command.add_flag("--resume", arguments->resume,
                     "Continue where the last attempt stopped; this is done anyway when there are checkpoints");
    // For the processes that this command starts itself.
    CLI::Option* rank = command.add_option("--rank", arguments->rank)->group("")->check(CLI::NonNegativeNumber);
    CLI::Option* memory =
        command.add_option("--rank-memory", arguments->rankMemory)->group("")->check(CLI::NonNegativeNumber);
    rank->needs(memory);
    memory->needs(rank);
    command.footer(
        "If resources.ranks of the spec is above 1, the command starts that many processes, which share each step, "
        "and\n"
        "the masters of an asynchronous distribution.mode. Under mpirun or srun, it uses the processes started there.\n"
        "Ends after a checkpoint on SIGTERM, SIGINT, SIGHUP or a stop request in control.json (exit code 3);\n"
        "writes a checkpoint on SIGUSR1, and stops then too where TRAINYARD_STOP_ON_USR1 is set.\n"
        "Ranks wait 300 s for one that does not answer, or TRAINYARD_RANK_PATIENCE seconds, then end with its last "
        "words.\n"
        "On GPUs each rank has one, in turn, of those that CUDA_VISIBLE_DEVICES or the spec names, else of all;\n"
        "with TRAINYARD_GPU, all use this one of the visible GPUs, counted from 0 in the driver's order.\n"
        "Ranks are bound to cores as resources.cores of the spec says; `plan` shows which.\n"
        "Exit code 0: training is complete.");
    return [arguments] { return run(*arguments); };
}

} // namespace trainyard
