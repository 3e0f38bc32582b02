// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"
#include "storage/store/run_store.h"

#include <QStringList>

namespace trainyard {

/// Reads the figures of a picture of runs, on the thread that owns `reader`. Without names of series: loss, accuracy
/// and throughput. One run: its losses share a figure, and so do its accuracies. Several runs: one figure per series,
/// one colour per run. Series without points are left out. `pixels`: width of the picture.
std::vector<ChartFigure> readFigures(StoreReader& reader, const std::vector<RunRow>& runs, const QStringList& series,
                                     XAxis axis, int pixels);

} // namespace trainyard
