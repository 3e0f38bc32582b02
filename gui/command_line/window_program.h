// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/window_arguments.h"

namespace trainyard::commands {

/// The path of trainyard-window, which is installed beside this program or on PATH; empty where the window is not
/// installed.
std::string windowProgram();

/// Throws Failure(NotFound) where the window is not installed, so that a command refuses before it has written
/// anything.
void requireDrawing(const std::string& operation, const std::string& file);

/// Becomes the window: returns only by throwing Failure, NotFound where the window is not installed.
[[noreturn]] void openWindow(const WindowOptions& options);

/// Has trainyard-window draw a picture and waits for it. false: it has failed and said why on standard error. Throws
/// Failure, NotFound where the window is not installed.
bool drawPicture(const CurvePicture& picture);
/// The same for a report.
bool writeReport(const ReportTask& report);

} // namespace trainyard::commands
