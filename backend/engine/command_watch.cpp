// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/engine/command.h"
#include "backend/program/program_run.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/run_directory.h"

#include <memory>
#include <string>

namespace trainyard {
namespace {

int watch(const std::string& folder)
{
    if (!RunDirectory(folder).readSpec().program)
        throw Failure(ErrorKind::BadInput, "watch", folder, engineReason("engine.no-program"));
    return static_cast<int>(runProgram(folder));
}

} // namespace

CommandAction addWatchCommand(CLI::App& command)
{
    const auto directory = std::make_shared<std::string>();
    command.add_option("DIR", *directory, "Run directory: a folder with a spec.json that has a program")->required();
    command.footer(
        "Starts the program of the spec and owns it: events, log, series of the machine, requests, and its end. `run` "
        "does\n"
        "the same with such a spec. Ends the program on SIGTERM, SIGINT, SIGHUP or a stop request in control.json, as\n"
        "program/stop says (exit code 3); asks it for a checkpoint on SIGUSR1. When this process is killed, the "
        "program is\n"
        "ended too.");
    return [directory] { return watch(*directory); };
}

} // namespace trainyard
