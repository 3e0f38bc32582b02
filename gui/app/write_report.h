// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/window_arguments.h"

namespace trainyard {

/// Writes a report from a template or from this user's store. Blocking; needs a QApplication (the offscreen platform
/// suffices). false: the report has mistakes, each of which was told on standard error with its line and key, and
/// nothing was written. Throws Failure.
bool writeReport(const ReportTask& task);

} // namespace trainyard
