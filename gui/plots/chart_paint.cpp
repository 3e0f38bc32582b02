// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_paint.h"

#include "gui/widgets/sparkline.h"
#include "gui/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kTipRow = 17;    // pixels, as all below
constexpr int kTipBorder = 12; // above and below the rows
constexpr int kTipPadding = 10;
constexpr int kTipDot = 16;
constexpr int kTipGap = 20; // between labels and values
constexpr double kTipDistance = 10.0;
constexpr double kLabelWidth = 46.0;
constexpr double kTickGap = 6.0;
constexpr double kLeastLabelGap = 10.0; // between the middles of two labels beside an axis

} // namespace

void paintLeftTicks(QPainter& painter, const QRectF& area, const std::vector<AxisTick>& ticks, const AxisScale& y)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    double last = INFINITY; // where the previous label stands
    for (const AxisTick& tick : ticks) {
        const double at = std::round(y(tick.value));
        painter.setPen(themed(Token::Grid));
        painter.drawLine(QPointF(area.left(), at), QPointF(area.right(), at));
        if (std::abs(last - at) < kLeastLabelGap)
            continue;
        last = at;
        painter.setPen(themed(Token::T3));
        painter.drawText(QRectF(area.left() - kTickGap - kLabelWidth, at - 8, kLabelWidth, 16),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter.restore();
}

void paintBottomTicks(QPainter& painter, const std::vector<QRectF>& areas, const std::vector<AxisTick>& ticks,
                      const AxisScale& x)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    const QFontMetrics metrics = painter.fontMetrics();
    double free = -1e9; // right end of the previous label
    for (const AxisTick& tick : ticks) {
        const double at = std::round(x(tick.value));
        painter.setPen(themed(Token::Grid));
        for (const QRectF& area : areas)
            painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
        const double width = metrics.horizontalAdvance(tick.label);
        if (at - width / 2 < free)
            continue;
        free = at + width / 2 + kTickGap;
        painter.setPen(themed(Token::T3));
        painter.drawText(QRectF(at - 40, areas.back().bottom() + 4, 80, 14), Qt::AlignHCenter | Qt::AlignTop,
                         tick.label);
    }
    painter.restore();
}

void paintAxisLines(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(themed(Token::Axis));
    painter.drawLine(area.topLeft(), area.bottomLeft());
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.restore();
}

void paintAxisTitle(QPainter& painter, const QRectF& area, const QString& title)
{
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    painter.drawText(QRectF(area.left(), area.bottom() + 19, area.width(), 16), Qt::AlignCenter, title);
}

void paintCursorLine(QPainter& painter, double x, double top, double bottom)
{
    QPen pen(themed(Token::Cross), 1);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    const double at = std::floor(x) + 0.5;
    painter.drawLine(QPointF(at, top), QPointF(at, bottom));
}

void paintTip(QPainter& painter, const QPointF& anchor, const QRectF& bounds, const std::vector<TipRow>& rows)
{
    if (rows.empty())
        return;
    const QFont plain = Theme::instance().font(FontRole::Caption);
    const QFont strong = Theme::instance().font(FontRole::CaptionStrong);
    const bool dots = std::any_of(rows.begin(), rows.end(), [](const TipRow& row) { return row.color.has_value(); });
    const int indent = dots ? kTipDot : 0;
    int headings = 0, labels = 0, values = 0;
    for (const TipRow& row : rows) {
        if (row.value.isEmpty())
            headings = std::max(headings, QFontMetrics(strong).horizontalAdvance(row.label));
        else
            labels = std::max(labels, QFontMetrics(plain).horizontalAdvance(row.label));
        values = std::max(values, tabularWidth(strong, row.value));
    }
    const int width = std::max(headings, indent + labels + kTipGap + values) + 2 * kTipPadding;
    QRectF box(anchor.x() + kTipDistance, anchor.y(), width, kTipBorder + kTipRow * double(rows.size()));
    if (box.right() > bounds.right())
        box.moveRight(anchor.x() - kTipDistance);
    box.moveLeft(std::floor(std::max(bounds.left(), box.left())));
    box.moveTop(std::floor(std::max(bounds.top(), std::min(box.top(), bounds.bottom() - box.height()))));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(Token::Tip));
    painter.drawRoundedRect(box, 4, 4);
    double top = box.top() + 6;
    for (const TipRow& row : rows) {
        if (row.color) { // a tooltip is dark in both themes, so the dark theme's colours are readable on it
            painter.setPen(Qt::NoPen);
            painter.setBrush(Theme::color(*row.color, true));
            painter.drawEllipse(QPointF(box.left() + kTipPadding + 4, top + kTipRow / 2.0), 4, 4);
        }
        const bool heading = row.value.isEmpty();
        const double left = box.left() + kTipPadding + (heading ? 0 : indent);
        painter.setPen(themed(Token::TipT));
        painter.setFont(heading ? strong : plain);
        painter.drawText(QRectF(left, top, box.right() - left, kTipRow), Qt::AlignVCenter | Qt::AlignLeft, row.label);
        painter.setFont(strong);
        if (!heading)
            paintTabular(painter, QRect(int(box.right()) - kTipPadding - values, int(top), values, kTipRow),
                         Qt::AlignRight, row.value);
        top += kTipRow;
    }
}

int tipRowsIn(double height)
{
    return std::max(0, int((height - kTipBorder) / kTipRow));
}

void paintAxisTag(QPainter& painter, double x, double top, const ChartRange& bounds, const QString& text, Token ground,
                  Token ink)
{
    painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
    const double width = painter.fontMetrics().horizontalAdvance(text) + 16;
    const double left = std::clamp(x - width / 2.0, bounds.from, std::max(bounds.from, bounds.to - width));
    const QRectF box(std::floor(left), top, width, 17);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(ground));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(themed(ink));
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintHaloText(QPainter& painter, const QPointF& baseline, const QString& text, const QColor& color)
{
    QPainterPath path;
    path.addText(baseline, painter.font(), text);
    painter.setPen(QPen(themed(Token::Base), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(color);
    painter.drawText(baseline, text);
}

void paintNote(QPainter& painter, const QRectF& rect, const QString& note)
{
    painter.setFont(Theme::instance().font(FontRole::Small));
    painter.setPen(themed(Token::T3));
    painter.drawText(rect.adjusted(12, 0, -12, 0), Qt::AlignCenter | Qt::TextWordWrap, note);
}

} // namespace trainyard
