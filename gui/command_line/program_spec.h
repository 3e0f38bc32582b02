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
/// Prints what a program's run will bring to another machine, once that is connected, and start there; nothing for
/// other runs and for this computer. Throws Failure for a folder that cannot go there, before anything is stored.
void tellProgramPlan(Session& session, const RunSpec& spec, const std::string& machine);

/// Runs the command with --help and prints the file for its script.
int printHelpOptions(const RunOptions& options);

} // namespace trainyard::commands
