// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/sparkline.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace trainyard {

void paintSparkline(QPainter& painter, const QRectF& rect, const QVector<double>& values, const QColor& color)
{
    double low = INFINITY;
    double high = -INFINITY;
    for (const double value : values)
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    if (!(low <= high) || values.size() < 2)
        return;
    const double range = high > low ? high - low : 1.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPolygonF line;
    const auto flush = [&] {
        if (line.size() > 1)
            painter.drawPolyline(line);
        line.clear();
    };
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (!std::isfinite(values[i])) {
            flush();
            continue;
        }
        line.append({rect.left() + rect.width() * double(i) / double(values.size() - 1),
                     rect.bottom() - rect.height() * (values[i] - low) / range});
    }
    flush();
    painter.restore();
}

namespace {

qreal digitWidth(const QFontMetricsF& metrics)
{
    qreal width = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        width = std::max(width, metrics.horizontalAdvance(QChar(digit)));
    return width;
}

} // namespace

int tabularWidth(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    const qreal digit = digitWidth(metrics);
    qreal width = 0;
    for (const QChar character : text)
        width += character.isDigit() ? digit : metrics.horizontalAdvance(character);
    return static_cast<int>(std::ceil(width));
}

void paintTabular(QPainter& painter, const QRect& rect, Qt::Alignment alignment, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    const qreal digit = digitWidth(metrics);
    const int width = tabularWidth(painter.font(), text);
    qreal x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() + 1 - width;
    else if (alignment & Qt::AlignHCenter)
        x = rect.left() + (rect.width() - width) / 2.0;
    const qreal baseline = rect.top() + (rect.height() - metrics.height()) / 2.0 + metrics.ascent();
    for (const QChar character : text) {
        const qreal own = metrics.horizontalAdvance(character);
        const qreal room = character.isDigit() ? digit : own;
        painter.drawText(QPointF(x + (room - own) / 2.0, baseline), QString(character));
        x += room;
    }
}

} // namespace trainyard
