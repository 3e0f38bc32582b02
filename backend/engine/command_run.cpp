// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/command.h"
#include "backend/train/run_training.h"

#include <memory>
#include <string>

namespace trainyard {

CommandAction addRunCommand(CLI::App& command)
{
    const auto directory = std::make_shared<std::string>();
    command.add_option("DIR", *directory, "Run directory: a folder with a spec.json")->required();
    const auto resume = std::make_shared<bool>(false);
    command.add_flag("--resume", *resume,
                     "Continue where the last attempt stopped; this is done anyway when there are checkpoints");
    command.footer("Ends after a checkpoint on SIGTERM, SIGINT, SIGHUP or a stop request in control.json (exit code 3);\n"
                   "writes a checkpoint on SIGUSR1, and stops then too where TRAINYARD_STOP_ON_USR1 is set.\n"
                   "Exit code 0: training is complete.");
    return [directory, resume] { return static_cast<int>(runTraining(*directory)); };
}

} // namespace trainyard
