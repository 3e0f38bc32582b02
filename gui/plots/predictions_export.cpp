// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/predictions_export.h"

#include "gui/plots/sheet_file.h"

#include <QPainter>
#include <QPicture>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kFigureHeight = 520;
constexpr std::size_t kMostBars = 24;

} // namespace

Result<ChartFile> recordMatrix(const QString& heading, const ConfusionFigure& matrix, const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf"});
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kSheetWidth, kSheetHeading + kSheetWidth - 120);
        paintSheetGround(painter, size, heading);
        ConfusionMatrix::paint(painter, QRect(6, kSheetHeading, size.width() - 12, size.height() - kSheetHeading - 8),
                               matrix);
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

Result<ChartFile> recordCalibration(const QString& heading, const QString& title, const CalibrationFigure& calibration,
                                    const QString& classesTitle, const std::vector<ClassBar>& classes,
                                    const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf"});
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kSheetWidth, kSheetHeading + kSheetTitle + kFigureHeight + 12);
        paintSheetGround(painter, size, heading);
        const int half = kSheetWidth / 2, top = kSheetHeading + kSheetTitle;
        paintFigureTitle(painter, QRect(16, kSheetHeading, half - 32, kSheetTitle), title);
        CalibrationChart::paint(painter, QRect(0, top, half, kFigureHeight), calibration);
        paintFigureTitle(painter, QRect(half + 16, kSheetHeading, half - 32, kSheetTitle), classesTitle);
        ClassBars::paint(painter, QRect(half, top, half - 8, kFigureHeight),
                         {classes.begin(), classes.begin() + std::ptrdiff_t(std::min(classes.size(), kMostBars))});
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

} // namespace trainyard
