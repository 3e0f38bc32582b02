// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// The program `trainyard`: without a command (or for `quickstart` on a display) the window, else the command, which
/// needs no display. Returns the process's exit code; errors are one sentence on standard error.
int runProgram(int& argc, char** argv);

} // namespace trainyard
