// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// Runs the program `trainyard-window`: shows the window, or draws a picture of curves without a display (the arguments
/// are those of gui/command_line/window_arguments.h). Returns the process's exit code; errors are one sentence on
/// standard error.
int runWindowProgram(int argc, char** argv);

} // namespace trainyard
