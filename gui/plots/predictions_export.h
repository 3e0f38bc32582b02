// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/calibration_chart.h"
#include "gui/plots/chart_export.h"
#include "gui/plots/class_bars.h"
#include "gui/plots/confusion_matrix.h"

namespace trainyard {

/// Paints the matrix for a .png (twice the size), .svg or .pdf file; the returned function encodes the file, as in
/// recordFigures().
Result<ChartFile> recordMatrix(const QString& heading, const ConfusionFigure& matrix, const QString& file);
/// The same for the calibration with the classes' bars beside it (at most as many as fit, in their order).
Result<ChartFile> recordCalibration(const QString& heading, const QString& title, const CalibrationFigure& calibration,
                                    const QString& classesTitle, const std::vector<ClassBar>& classes,
                                    const QString& file);

} // namespace trainyard
