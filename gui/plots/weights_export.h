// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/layer_strip.h"
#include "gui/plots/magnitude_chart.h"

namespace trainyard {

/// Paints the magnitude chart with the layers below it for a .png (twice the size), .svg or .pdf file; the returned
/// function encodes the file, as in recordFigures().
Result<ChartFile> recordWeights(const QString& heading, const MagnitudeFigure& magnitudes, const QString& layersTitle,
                                const LayerStripFigure& layers, const QString& file);

} // namespace trainyard
