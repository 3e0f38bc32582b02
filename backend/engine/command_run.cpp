// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/command.h"
#include "backend/train/run_training.h"

#include <cstdlib>
#include <memory>
#include <string>

namespace trainyard {

namespace {

/// Compute threads that wait for one another spin for milliseconds by default. On a machine that has other things to do
/// they spin while those they wait for are not running: with eight other busy processes on two cores a run of two
/// threads took 90 s instead of 2. So they sleep soon; an idle machine loses a few microseconds a layer.
/// Read when the device module is loaded; a user's own setting stays.
void waitAsleep()
{
    if (!std::getenv("OMP_WAIT_POLICY"))
        ::setenv("GOMP_SPINCOUNT", "1000", 0);
}

} // namespace

CommandAction addRunCommand(CLI::App& command)
{
    const auto directory = std::make_shared<std::string>();
    command.add_option("DIR", *directory, "Run directory: a folder with a spec.json")->required();
    const auto resume = std::make_shared<bool>(false);
    command.add_flag("--resume", *resume,
                     "Continue where the last attempt stopped; this is done anyway when there are checkpoints");
    command.footer("Ends after a checkpoint on SIGTERM, SIGINT or a stop request in control.json (exit code 3); writes a\n"
                   "checkpoint on SIGUSR1. Exit code 0: training is complete.");
    return [directory, resume] {
        waitAsleep();
        return static_cast<int>(runTraining(*directory));
    };
}

} // namespace trainyard
