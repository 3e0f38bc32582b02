// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// Runs the program `trainyard`. Without a command (or for `quickstart`) it becomes trainyard-window; commands need
/// neither a display nor the libraries of a desktop. Returns the process's exit code; errors are one sentence on
/// standard error.
int runProgram(int& argc, char** argv);

} // namespace trainyard
