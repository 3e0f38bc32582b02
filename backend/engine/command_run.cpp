// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/distributed/local_communicator.h"
#include "backend/distributed/mpi_module.h"
#include "backend/engine/command.h"
#include "backend/engine/rank_launcher.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/run_requests.h"
#include "backend/train/run_training.h"

#include <memory>
#include <optional>
#include <string>

namespace trainyard {
namespace {

struct RunArguments {
    std::string directory;
    bool resume = false;
    int rank = -1;       ///< of ranks that launchRanks() has started
    int rankMemory = -1;
};

/// Nothing where the spec cannot be read: training says what is wrong with it.
std::optional<RankLayout> layoutOf(const std::string& directory)
{
    try {
        return rankLayout(RunDirectory(directory).readSpec());
    } catch (const Failure&) {
        return std::nullopt;
    }
}

int runAsMpiRank(const RunArguments& arguments)
{
    RunRequests::begin(); // before MPI starts threads
    RankGroup ranks(joinMpi());
    if (const auto wanted = layoutOf(arguments.directory); wanted && wanted->worldSize() != ranks.size())
        throw Failure(ErrorKind::BadInput, "train", arguments.directory,
                      "its spec asks for " + processesText(*wanted) + ", and MPI has started " + std::to_string(ranks.size()),
                      "Start as many: mpirun -n " + std::to_string(wanted->worldSize())
                          + (wanted->hasMaster ? ", the spec's resources.ranks and the masters." : ", the spec's resources.ranks."));
    return static_cast<int>(runTraining(arguments.directory, ranks));
}

int run(const RunArguments& arguments)
{
    if (arguments.rank >= 0) {
        RunRequests::begin();
        RankGroup ranks(makeLocalCommunicator(SharedGroup::open(FileDescriptor(arguments.rankMemory)), arguments.rank));
        return static_cast<int>(runTraining(arguments.directory, ranks));
    }
    if (startedByMpi())
        return runAsMpiRank(arguments);
    if (const auto layout = layoutOf(arguments.directory); layout && layout->worldSize() > 1)
        return launchRanks(arguments.directory, *layout);
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
    CLI::Option* memory = command.add_option("--rank-memory", arguments->rankMemory)->group("")->check(CLI::NonNegativeNumber);
    rank->needs(memory);
    memory->needs(rank);
    command.footer("With resources.ranks above 1 in the spec so many processes are started that share each step, and with an\n"
                   "asynchronous distribution.mode the masters besides; under mpirun or srun those that it has started.\n"
                   "Ends after a checkpoint on SIGTERM, SIGINT, SIGHUP or a stop request in control.json (exit code 3);\n"
                   "writes a checkpoint on SIGUSR1, and stops then too where TRAINYARD_STOP_ON_USR1 is set.\n"
                   "Exit code 0: training is complete.");
    return [arguments] { return run(*arguments); };
}

} // namespace trainyard
