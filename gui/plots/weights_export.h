// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/layer_strip.h"
#include "gui/plots/magnitude_chart.h"

namespace trainyard {

/// The magnitude chart with the layers below it as .png (twice the size), .svg or .pdf. As recordFigures(): painted
/// now, put into the file's form by the answer.
Result<ChartFile> recordWeights(const QString& heading, const MagnitudeFigure& magnitudes, const QString& layersTitle,
                                const LayerStripFigure& layers, const QString& file);

} // namespace trainyard
