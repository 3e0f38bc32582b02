// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"
#include "gui/report/rendered_report.h"

#include <functional>

namespace trainyard {

/// Paints the charts of a report as drawings for paper, in order of its blocks; one that is no chart is empty. GUI
/// thread. `width`: pixels; without `titled` a caption elsewhere says what the figures show.
std::vector<PaintedFigure> paintFigures(const RenderedReport& report, int width, bool titled);

/// An A4 document with numbered pages; needs a QGuiApplication, and runs on any thread.
QByteArray pdfDocument(const RenderedReport& report, const std::vector<PaintedFigure>& figures);

} // namespace trainyard
