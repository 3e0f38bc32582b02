// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QPicture>
#include <QStringList>

namespace trainyard {

/// Width of a sheet, in points.
inline constexpr int kSheetWidth = 960;
inline constexpr int kSheetHeading = 36;   ///< height of its heading
inline constexpr int kSheetTitle = 28;     ///< height of a figure's title
inline constexpr double kSheetScale = 2.0; ///< pixels per point of a PNG, for sharp screens

/// Paints the background of a sheet, with its heading.
void paintSheetGround(QPainter& painter, const QSize& size, const QString& heading);
/// Paints a figure's title in its row of the sheet. Returns the rest of the row for small text, and leaves the
/// painter's font small.
QRect paintFigureTitle(QPainter& painter, const QRect& row, const QString& title);

/// Text quoted for CSV.
QByteArray csvText(QString text);
/// Nine digits with a decimal point in every locale.
QByteArray csvNumber(double value);

/// The suffix of the file name, one of `known`; otherwise throws Failure(BadInput).
QString sheetSuffix(const QString& file, const QStringList& known = {"png", "svg", "csv"});

/// Encodes a painted sheet, on any thread: PNG with `scale` pixels per point, SVG or PDF.
ChartFile sheetFile(const QPicture& sheet, const QSize& size, const QString& heading, const QString& suffix,
                    double scale = kSheetScale);

} // namespace trainyard
