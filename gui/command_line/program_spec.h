// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "gui/command_line/commands.h"

#include <string>

namespace trainyard::commands {

/// The spec of `trainyard run -- python train.py --lr 0.1`: command and folder, with the flags as parameters and with
/// what the file beside the script says. Throws Failure.
RunSpec programSpec(const RunOptions& options);

class Session;
/// Prints, before anything is stored, what the window shows beside its form: warnings, and what a program's run will
/// bring to another machine, once that is connected, and start there. Throws Failure for a run that cannot start on
/// this computer, and for a folder that cannot go to the machine. `machine`: its id; empty = this computer.
void tellPlan(Session& session, const RunSpec& spec, const std::string& machine);

/// Runs the command with --help and prints the file for its script.
int printHelpOptions(const RunOptions& options);

} // namespace trainyard::commands
