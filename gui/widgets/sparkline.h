// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QFont>
#include <QVector>

class QPainter;

namespace trainyard {

/// A small curve without axes, 1.3 px wide, that fills the rectangle; gaps where values are not finite.
void paintSparkline(QPainter& painter, const QRectF& rect, const QVector<double>& values, const QColor& color);

/// Text with digits of equal width, so that numbers in a column or counter do not jitter. Qt before 6.7 cannot select
/// Inter's tabular digits, so each digit is centred in the width of the widest one.
int tabularWidth(const QFont& font, const QString& text);
void paintTabular(QPainter& painter, const QRect& rect, Qt::Alignment alignment, const QString& text);

} // namespace trainyard
