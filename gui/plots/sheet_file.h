// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QPicture>

namespace trainyard {

/// "png", "svg" or "csv". Failure(BadInput) when the file's name ends in none of them.
QString sheetSuffix(const QString& file);

/// Makes the bytes of a painted sheet, on any thread: PNG with two pixels a point, or SVG.
ChartFile sheetFile(const QPicture& sheet, const QSize& size, const QString& heading, const QString& suffix);

} // namespace trainyard
