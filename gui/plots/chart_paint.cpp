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
constexpr int kTipGap = 20;        // between labels and values
constexpr int kTipHalfGap = 10;    // the same where two rows share a line
constexpr int kTipColumnGap = 16;  // between those two
constexpr int kLeastTipLabel = 90; // a label is not elided below this
constexpr double kTipDistance = 10.0;
constexpr double kLabelWidth = 46.0;
constexpr double kTickGap = 6.0;
constexpr double kLeastLabelGap = 10.0; // between the middles of two labels beside an axis

/// A row with a blank value has a sentence as its label, not a name.
bool isBlank(const QString& value)
{
    return value.trimmed().isEmpty();
}

/// Widths of the texts of a tooltip's rows.
struct TipColumns {
    int indent = 0; ///< of labels, for the dots
    int headings = 0, labels = 0, values = 0;
    int halfLabels = 0, halfValues = 0;

    explicit TipColumns(const std::vector<TipRow>& rows)
    {
        const QFontMetrics plain(Theme::instance().font(FontRole::Caption));
        const QFont strong = Theme::instance().font(FontRole::CaptionStrong);
        for (const TipRow& row : rows) {
            indent = row.color ? kTipDot : indent;
            int& label = row.half ? halfLabels : labels;
            int& value = row.half ? halfValues : values;
            if (row.value.isEmpty())
                headings = std::max(headings, QFontMetrics(strong).horizontalAdvance(row.label));
            else
                label = std::max(label, plain.horizontalAdvance(row.label));
            if (!isBlank(row.value))
                value = std::max(value, tabularWidth(strong, row.value));
        }
    }
    int rest() const { return indent + kTipGap + values; } ///< what a row takes beside its label
    int inner() const
    {
        const int half = halfLabels > 0 ? indent + halfLabels + kTipHalfGap + halfValues : 0;
        return std::max({headings, labels > 0 ? rest() + labels : 0, half > 0 ? 2 * half + kTipColumnGap : 0});
    }
};

/// `place`: of the row between the paddings.
void paintTipRow(QPainter& painter, const TipRow& row, const QRectF& place, int indent)
{
    if (row.color) { // a tooltip is dark in both themes, so the dark theme's colours are readable on it
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::color(*row.color, true));
        painter.drawEllipse(QPointF(place.left() + 4, place.center().y()), 4, 4);
    }
    const QFont strong = Theme::instance().font(FontRole::CaptionStrong);
    const bool heading = row.value.isEmpty();
    const QRectF text = place.adjusted(heading ? 0 : indent, 0, 0, 0);
    painter.setPen(themed(Token::TipT));
    painter.setFont(heading ? strong : Theme::instance().font(FontRole::Caption));
    const int values = heading ? 0 : tabularWidth(strong, row.value);
    const int room = int(text.width()) - values - (row.half ? kTipHalfGap : kTipGap) + 1;
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     isBlank(row.value) ? row.label
                                        : painter.fontMetrics().elidedText(row.label, Qt::ElideMiddle, room));
    painter.setFont(strong);
    if (!heading)
        paintTabular(painter, QRect(int(place.right()) - values, int(place.top()), values, kTipRow), Qt::AlignRight,
                     row.value);
}

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
    TipColumns columns(rows);
    const double room = std::max(bounds.right() - anchor.x(), anchor.x() - bounds.left()) - kTipDistance;
    const int most = int(room) - 2 * kTipPadding - columns.rest();
    if (columns.values > 0)
        columns.labels = std::min(columns.labels, std::max(kLeastTipLabel, most));
    const int inner = columns.inner();
    QRectF box(anchor.x() + kTipDistance, anchor.y(), inner + 2 * kTipPadding, kTipBorder + kTipRow * tipLines(rows));
    if (box.right() > bounds.right())
        box.moveRight(anchor.x() - kTipDistance);
    box.moveLeft(std::floor(std::max(bounds.left(), box.left())));
    box.moveTop(std::floor(std::max(bounds.top(), std::min(box.top(), bounds.bottom() - box.height()))));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(Token::Tip));
    painter.drawRoundedRect(box, 4, 4);
    const int half = (inner - kTipColumnGap) / 2;
    QRectF line(box.left() + kTipPadding, box.top() + kTipBorder / 2, inner, kTipRow);
    bool second = false; // of two rows that share the line
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QRectF place = line;
        if (rows[i].half) {
            place.setWidth(half);
            place.moveLeft(second ? line.right() - half : line.left());
        }
        paintTipRow(painter, rows[i], place, columns.indent);
        second = rows[i].half && !second && i + 1 < rows.size() && rows[i + 1].half;
        if (!second)
            line.translate(0, kTipRow);
    }
}

int tipLines(const std::vector<TipRow>& rows)
{
    int lines = 0;
    bool second = false;
    for (const TipRow& row : rows) {
        second = row.half && !second;
        lines += row.half && !second ? 0 : 1;
    }
    return lines;
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
