// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/weights_export.h"

#include "gui/plots/sheet_file.h"

#include <QPainter>
#include <QPicture>

namespace trainyard {
namespace {

constexpr int kMagnitudesHeight = 460;
constexpr int kLayersHeight = 240;

} // namespace

Result<ChartFile> recordWeights(const QString& heading, const MagnitudeFigure& magnitudes, const QString& layersTitle,
                                const LayerStripFigure& layers, const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf"});
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kSheetWidth, kSheetHeading + kMagnitudesHeight + kSheetTitle + kLayersHeight);
        paintSheetGround(painter, size, heading);
        MagnitudeChart::paint(painter, QRect(0, kSheetHeading, kSheetWidth, kMagnitudesHeight), magnitudes);
        const int top = kSheetHeading + kMagnitudesHeight;
        paintFigureTitle(painter, QRect(16, top, kSheetWidth - 32, kSheetTitle), layersTitle);
        LayerStrip::paint(painter, QRect(0, top + kSheetTitle, kSheetWidth, kLayersHeight), layers);
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

} // namespace trainyard
