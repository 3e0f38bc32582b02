// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/series_mark.h"

#include <QPainter>

namespace trainyard {

QVector<double> seriesDashes(int pattern)
{
    switch (pattern) {
    case 1: return {8.0, 5.0};
    case 2: return {2.5, 4.0};
    default: return {};
    }
}

void paintSeriesDot(QPainter& painter, const QRectF& place, const SeriesMark& mark, Token ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = themed(mark.color);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (mark.pattern == 1) {
        painter.setPen(QPen(color, 2.0));
        painter.setBrush(themed(ground));
        painter.drawEllipse(place.adjusted(1.0, 1.0, -1.0, -1.0));
    } else if (mark.pattern == 2) {
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        painter.drawEllipse(place);
    }
    painter.restore();
}

} // namespace trainyard
