// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QFont>
#include <QVector>

class QPainter;

namespace trainyard {

/// A small line without axes, 1.3 px, over the whole rectangle; gaps where values are not finite.
void paintSparkline(QPainter& painter, const QRectF& rect, const QVector<double>& values, const QColor& color);

/// Text whose digits all take the same room, so that figures in a column or a counter stand still. Qt before 6.7 cannot
/// ask Inter for its tabular digits, so each digit is centred in the width of the widest one.
int tabularWidth(const QFont& font, const QString& text);
void paintTabular(QPainter& painter, const QRect& rect, Qt::Alignment alignment, const QString& text);

} // namespace trainyard
