// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/printable.h"
#include "backend/base/private_files.h"
#include "backend/base/standard_streams.h"
#include "backend/engine/command.h"
#include "backend/engine/crash_words.h"
#include "backend/program/guard.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/version.h"
#include "backend/train/record/run_failure.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Command {
    const char* name;
    const char* description;
    trainyard::CommandAction (*add)(CLI::App& command);
    bool exports = false; ///< writes files that the user names: their modes are as the user's umask says
};

constexpr Command kCommands[] = {
    {"run", "Train the run in a run directory, from its newest checkpoint or from the beginning",
     trainyard::addRunCommand},
    {"watch", "Start the program of a run and own it until it ends", trainyard::addWatchCommand},
    {"plan", "Answer what run specs mean: parameters, FLOPs, memory, steps, problems", trainyard::addPlanCommand},
    {"devices", "List the processor and GPUs of this machine with load, memory and power",
     trainyard::addDevicesCommand},
    {"inspect", "Describe a run directory, a checkpoint, its weights or a data set; write nets and tickets",
     trainyard::addInspectCommand, true},
    {"predict", "Classify images, or samples of a data set, with a trained net, and show where it looks",
     trainyard::addPredictCommand},
    {"check-events", "Check a run directory, line by line, against the published contract",
     trainyard::addCheckEventsCommand},
    {"prepare", "Decode and resize a data set once, into files that all runs share", trainyard::addPrepareCommand},
    {"selftest", "Check this machine: every operator, and what its parts reach", trainyard::addSelftestCommand},
    {"bench", "Measure how fast a network trains here, and where the time goes", trainyard::addBenchCommand},
    {"supervise", "Serve this machine's queue: start runs when what they ask for is free",
     trainyard::addSuperviseCommand},
};

constexpr const char* kExitCodes =
    "Exit codes: 0 done, 3 stopped (can be resumed), 9 wrong arguments, 10 bad run spec, 11 bad data, 12 no such "
    "device,\n"
    "13 out of memory, 14 device failed, 15 disk full, 16 input or output, 17 diverged, 18 bad checkpoint,\n"
    "19 other version, 20 already running, 21 unsupported, 22 GPU lost, 23 GPU memory faulty (ECC), 24 GPU driver too "
    "old,\n"
    "25 program failed, 70 internal, 128 a rank was killed (can be resumed).";

/// CLI11 only says that a command is missing. The engine itself takes no values, so that the first word is the command.
bool namesUnknownCommand(int argc, char** argv)
{
    if (argc < 2 || argv[1][0] == '-')
        return false;
    const std::string_view word = argv[1];
    std::string names;
    for (const Command& command : kCommands) {
        if (word == command.name)
            return false;
        names += std::string(names.empty() ? "" : ", ") + command.name;
    }
    std::fprintf(stderr, "There is no command \"%s\". Commands: %s.\nRun with --help for what they do.\n",
                 trainyard::printable(word).c_str(), names.c_str());
    return true;
}

int parse(CLI::App& application, int argc, char** argv)
{
    try {
        application.parse(argc, argv);
        return -1;
    } catch (const CLI::ParseError& error) {
        // Help and version end well; everything else is a wrong argument, told on standard error.
        if (error.get_exit_code() == 0)
            return application.exit(error);
        trainyard::complain(error.what());
        std::fputs("Run with --help for more information.\n", stderr);
        return static_cast<int>(trainyard::ExitCode::BadArguments);
    }
}

/// Everything but the process's edges.
int runCommand(int argc, char** argv)
{
    // A file-size limit or a closed pipe must come back as an error of the write, with its reason, not as a death.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);

    // CUDA would number GPUs by speed. The driver, run specs and a queue number them by bus address.
    ::setenv("CUDA_DEVICE_ORDER", "PCI_BUS_ID", 0);

    CLI::App application("Trainyard's training engine", "trainyard-engine");
    application.set_version_flag("--version", trainyard::engineVersionLine());
    application.require_subcommand(1);
    application.footer(kExitCodes);
    struct Action {
        CLI::App* subcommand;
        trainyard::CommandAction act;
        bool exports;
    };
    std::vector<Action> actions;
    for (const Command& command : kCommands) {
        CLI::App* subcommand = application.add_subcommand(command.name, command.description);
        actions.push_back({subcommand, command.add(*subcommand), command.exports});
    }
    if (namesUnknownCommand(argc, argv))
        return static_cast<int>(trainyard::ExitCode::BadArguments);
    if (const int code = parse(application, argc, argv); code >= 0)
        return code;
    try {
        for (const Action& action : actions)
            if (action.subcommand->parsed()) {
                if (!action.exports)
                    trainyard::atStage(trainyard::ExitCode::BadArguments, trainyard::keepFilesPrivate);
                const int code = action.act();
                trainyard::finishStandardOutput();
                return code;
            }
    } catch (const trainyard::RunFailure& failure) {
        trainyard::complain(failure.error().text());
        return static_cast<int>(failure.code());
    } catch (...) {
        const trainyard::Error error = trainyard::currentError("go on");
        trainyard::complain(error.text());
        return static_cast<int>(trainyard::exitCodeFor(error.kind));
    }
    return static_cast<int>(trainyard::ExitCode::BadArguments);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == trainyard::kGuardWord)
        return trainyard::guardCommand(argc - 2, argv + 2);
    trainyard::reserveStandardStreams();
    trainyard::sayCrashes();
    return trainyard::endInOrder(runCommand(argc, argv));
}
