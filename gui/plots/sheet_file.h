// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QPicture>
#include <QStringList>

namespace trainyard {

/// A sheet is so wide, in points; …
inline constexpr int kSheetWidth = 960;
inline constexpr int kSheetHeading = 36; ///< … its heading so high, …
inline constexpr int kSheetTitle = 28;   ///< … and that of a figure.

/// The ground of a sheet of this height, with its heading.
void paintSheetGround(QPainter& painter, int height, const QString& heading);
/// A figure's title in its row of the sheet; returns the rest of the row, for small text. The painter's font is then
/// small.
QRect paintFigureTitle(QPainter& painter, const QRect& row, const QString& title);

/// Text in quotes.
QByteArray csvText(QString text);
/// Nine digits, with a point whatever the locale.
QByteArray csvNumber(double value);

/// The ending of the file's name, one of `known`. Failure(BadInput) when it is none of them.
QString sheetSuffix(const QString& file, const QStringList& known = {"png", "svg", "csv"});

/// Makes the bytes of a painted sheet, on any thread: PNG with two pixels a point, SVG or PDF.
ChartFile sheetFile(const QPicture& sheet, const QSize& size, const QString& heading, const QString& suffix);

} // namespace trainyard
