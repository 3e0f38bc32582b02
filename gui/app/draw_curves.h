// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/window_arguments.h"

namespace trainyard {

/// Writes the curves of runs in this user's store to a file. Blocking; needs a QApplication (the offscreen platform
/// suffices). Throws Failure, also when the runs have no points of these series.
void drawCurves(const CurvePicture& picture);

} // namespace trainyard
