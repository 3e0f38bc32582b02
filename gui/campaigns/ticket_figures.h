// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/wave_chart.h"

namespace trainyard {

/// Accuracy against sparsity: a line per reset point with a band over its seeds, controls dashed, dense and tolerance
/// as horizontal lines. `marked`: the column under the mouse, −1 = none.
StudyFigure ticketAccuracyFigure(const TicketReport& report, int marked = -1);
/// The error barrier over the reset points.
StudyFigure ticketInstabilityFigure(const TicketReport& report);
QList<ChartWave> ticketWaves(const TicketReport& report);

} // namespace trainyard
