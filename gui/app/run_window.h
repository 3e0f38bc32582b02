// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/window_arguments.h"

namespace trainyard {

/// Opens store and services, shows the window and runs until it is closed; returns the process's exit code. Closing the
/// window stops no run. If the store cannot be opened, a dialog says why and offers remedies. An argument that Qt does
/// not know either ends the program with code 2.
int runWindow(int& argc, char** argv, const WindowOptions& options);

} // namespace trainyard
