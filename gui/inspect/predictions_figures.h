// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/prediction_report.h"
#include "gui/plots/calibration_chart.h"
#include "gui/plots/class_bars.h"
#include "gui/plots/confusion_matrix.h"

namespace trainyard {

enum class ClassOrder { WorstFirst, LowestPrecision, LowestRecall, MostSamples, ByName };

/// More classes than this do not fit into the matrix at once.
inline constexpr std::size_t kWholeMatrix = 20;

/// `all`: every class; otherwise the kWholeMatrix most confused ones.
ConfusionFigure confusionFigure(const PredictionReport& report, bool shares, bool all);
std::vector<ClassBar> classBars(const PredictionReport& report, ClassOrder order);
CalibrationFigure calibrationFigure(const PredictionReport& report);

} // namespace trainyard
