// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_layers.h"

#include "gui/plots/chart_paint.h"
#include "gui/widgets/icons.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

constexpr int kLabelGap = 15;
constexpr int kLabelDistance = 8; // from the cursor
constexpr int kRunDot = 11;       // before the name of a run, with its gap
constexpr int kRunGap = 5;        // after that name
constexpr int kLaneMark = 12;
constexpr double kWarningSize = 14.0;

/// A piece of the line, left of `right`.
void drawLaneMark(QCPPainter& painter, const SeriesMark& mark, int right, int middle)
{
    QPen pen(themed(mark.color), 2.0, Qt::SolidLine, Qt::FlatCap);
    if (mark.pattern > 0) // in widths of the pen
        pen.setDashPattern(mark.pattern == 1 ? QVector<qreal>{2.6, 1.2} : QVector<qreal>{1.0, 1.0});
    const QPen before = painter.pen();
    painter.setPen(pen);
    painter.drawLine(QPointF(right - kLaneMark - 4, middle + 0.5), QPointF(right - 4, middle + 0.5));
    painter.setPen(before);
}

} // namespace

CursorLayer::CursorLayer(QCustomPlot* plot, const QString& layer, const QList<QCPAxisRect*>& lanes)
    : QCPLayerable(plot, layer), m_lanes(lanes)
{
}

QPointF CursorLayer::at(const CursorRow& row, double pixelX) const
{
    const double x = row.x == view.x ? pixelX : m_lanes[row.lane]->axis(QCPAxis::atBottom)->coordToPixel(row.x);
    return {x, m_lanes[row.lane]->axis(QCPAxis::atLeft)->coordToPixel(row.y)};
}

void CursorLayer::draw(QCPPainter* painter)
{
    if (view.box)
        drawBox(*painter);
    if (!view.visible)
        return;
    drawLine(*painter);
    const QCPAxisRect* last = m_lanes.last();
    const double pixelX = last->axis(QCPAxis::atBottom)->coordToPixel(view.x);
    if (pixelX < last->left() - 0.5 || pixelX > last->right() + 0.5)
        return;
    painter->setAntialiasing(true);
    paintCursorLine(*painter, pixelX, m_lanes.first()->top(), last->bottom());
    for (const CursorRow& row : view.rows) {
        if (!std::isfinite(row.y))
            continue;
        const QPointF dot = at(row, pixelX);
        if (dot.x() < last->left() - 4 || dot.x() > last->right() + 4)
            continue;
        if (dot.y() < m_lanes[row.lane]->top() - 4 || dot.y() > m_lanes[row.lane]->bottom() + 4)
            continue;
        painter->setPen(QPen(themed(Token::Base), 1.5));
        painter->setBrush(themed(row.color));
        painter->drawEllipse(dot, 4.0, 4.0);
    }
    if (view.tooltip)
        drawTooltip(*painter, pixelX);
    else
        drawLabels(*painter, pixelX);
    if (!view.tag.isEmpty())
        drawTag(*painter, pixelX);
}

void CursorLayer::drawLabels(QCPPainter& painter, double pixelX) const
{
    for (int lane = 0; lane < m_lanes.size(); ++lane) {
        const QCPAxisRect* rect = m_lanes[lane];
        std::vector<const CursorRow*> rows;
        for (const CursorRow& row : view.rows)
            if (row.lane == lane && std::isfinite(row.y))
                rows.push_back(&row);
        if (kLabelGap * int(rows.size()) > rect->height())
            continue; // they would cover the curves and one another
        std::sort(rows.begin(), rows.end(), [](const CursorRow* a, const CursorRow* b) { return a->y > b->y; });
        // From the top down, place each label at least one line below the previous one; then push up from the bottom
        // edge.
        std::vector<double> places;
        for (const CursorRow* row : rows) {
            const double wanted = std::clamp(at(*row, pixelX).y() + 13.0, rect->top() + 11.0, rect->bottom() - 4.0);
            places.push_back(places.empty() ? wanted : std::max(wanted, places.back() + kLabelGap));
        }
        double limit = rect->bottom() - 4.0;
        for (std::size_t i = places.size(); i-- > 0;) {
            places[i] = std::min(places[i], limit);
            limit = places[i] - kLabelGap;
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            drawLabel(painter, *rows[i], {pixelX, places[i]}, rect->right());
    }
}

/// Draws the value right of the cursor, or left of it where there is no room. The dot and the name of the line, if it
/// needs one, stand before the value.
void CursorLayer::drawLabel(QCPPainter& painter, const CursorRow& row, const QPointF& cursor, int right) const
{
    const QFont plain = Theme::instance().font(FontRole::Caption);
    const QFont strong = Theme::instance().font(FontRole::CaptionStrong);
    const int name = row.run.isEmpty() ? 0 : QFontMetrics(plain).horizontalAdvance(row.run);
    const int before = row.run.isEmpty() ? 0 : kRunDot + name + kRunGap;
    const int width = before + QFontMetrics(strong).horizontalAdvance(row.value);
    const bool left = cursor.x() + kLabelDistance + width > right;
    const double x = left ? cursor.x() - kLabelDistance - width : cursor.x() + kLabelDistance;
    // A curve in the gaps would look like a minus sign.
    painter.fillRect(QRectF(x - 4.0, cursor.y() - 10.0, before + 4.0, 12.0), themed(Token::Base));
    if (!row.run.isEmpty()) {
        painter.setPen(QPen(themed(Token::Base), 1.5));
        painter.setBrush(themed(row.color));
        painter.drawEllipse(QPointF(x + 4.0, cursor.y() - 4.0), 4.0, 4.0);
        painter.setFont(plain);
        paintHaloText(painter, {x + kRunDot, cursor.y()}, row.run, themed(Token::T1));
    }
    painter.setFont(strong);
    paintHaloText(painter, {x + before, cursor.y()}, row.value, themed(Token::T1));
}

void CursorLayer::drawTooltip(QCPPainter& painter, double pixelX) const
{
    std::vector<TipRow> rows{{view.title, {}}};
    for (const CursorRow& row : view.rows)
        rows.push_back({row.label, row.value, row.color, row.half});
    if (!view.more.isEmpty())
        rows.push_back({view.more, {}});
    const QCPAxisRect* first = m_lanes.first();
    const QRectF bounds(2.0, 2.0, first->right() + 4.0, mParentPlot->height() - 4.0);
    paintTip(painter, {pixelX, first->top() + 4.0}, bounds, rows);
}

void CursorLayer::drawLine(QCPPainter& painter) const
{
    if (view.lineLane < 0 || view.lineLane >= m_lanes.size())
        return;
    const QCPAxisRect* rect = m_lanes[view.lineLane];
    painter.save();
    painter.setClipRect(rect->rect());
    painter.setPen(QPen(themed(view.lineColor), 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPolygonF piece;
    for (const QPointF& value : view.line) {
        const QPointF pixel(rect->axis(QCPAxis::atBottom)->coordToPixel(value.x()),
                            rect->axis(QCPAxis::atLeft)->coordToPixel(value.y()));
        if (std::isfinite(value.x()) && std::isfinite(value.y())) {
            piece << pixel;
            continue;
        }
        painter.drawPolyline(piece);
        piece.clear();
    }
    painter.drawPolyline(piece);
    painter.restore();
}

void CursorLayer::drawBox(QCPPainter& painter) const
{
    QColor fill = themed(Token::Acc);
    fill.setAlphaF(0.12f);
    painter.setPen(QPen(themed(Token::Acc), 1));
    painter.setBrush(fill);
    painter.drawRect(*view.box);
}

void CursorLayer::drawTag(QCPPainter& painter, double pixelX) const
{
    const QCPAxisRect* rect = m_lanes.last();
    paintAxisTag(painter, pixelX, rect->bottom() + 3, {rect->left() - 20.0, rect->right() + 10.0}, view.tag);
}

MarkLayer::MarkLayer(QCustomPlot* plot, const QString& layer, const QList<QCPAxisRect*>& lanes)
    : QCPLayerable(plot, layer), m_lanes(lanes)
{
}

void MarkLayer::draw(QCPPainter* painter)
{
    painter->setAntialiasing(true);
    for (const ChartMark& mark : marks)
        drawMark(*painter, mark);
    drawLaneNames(*painter);
    drawHidden(*painter);
    if (!note.isEmpty())
        paintNote(*painter, QRectF(m_lanes.first()->rect().united(m_lanes.last()->rect())), note);
}

void MarkLayer::drawHidden(QCPPainter& painter) const
{
    const QCPAxisRect* rect = m_lanes.first();
    painter.setFont(Theme::instance().font(FontRole::Caption));
    const QFontMetrics metrics(painter.font());
    const auto leftOf = [&](const QString& text) { return rect->right() - 4.0 - metrics.horizontalAdvance(text); };
    const auto write = [&](const QString& text, double baseline) {
        paintHaloText(painter, {leftOf(text), baseline}, text, themed(Token::T3));
    };
    if (!hidden.first.isEmpty())
        write(hidden.first, rect->top() - 4.0); // not on curves and marks
    if (!hidden.second.isEmpty())
        write(hidden.second, rect->bottom() - 10.0);
}

void MarkLayer::drawLaneNames(QCPPainter& painter) const
{
    for (std::size_t i = 0; i < laneNames.size() && i < std::size_t(m_lanes.size()); ++i) {
        const ChartLane& lane = laneNames[i];
        const QCPAxisRect* rect = m_lanes[int(i)];
        const int middle = rect->top() + rect->height() / 2;
        const bool two = !lane.caption.isEmpty() && rect->height() >= 28;
        const QRect line(0, middle - (two ? 14 : 7), rect->left() - 4, 14);
        painter.setFont(Theme::instance().font(FontRole::Caption));
        painter.setPen(themed(Token::T1));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, lane.label);
        if (lane.mark)
            drawLaneMark(painter, *lane.mark, line.right() - painter.fontMetrics().horizontalAdvance(lane.label),
                         middle);
        painter.setPen(themed(Token::T3));
        if (two)
            painter.drawText(line.translated(0, 14), Qt::AlignRight | Qt::AlignVCenter, lane.caption);
    }
}

double MarkLayer::pixelOf(const ChartMark& mark) const
{
    return m_lanes[mark.lane]->axis(QCPAxis::atBottom)->coordToPixel(mark.x);
}

QRectF MarkLayer::warningPlace(const ChartMark& mark) const
{
    return {pixelOf(mark) - kWarningSize / 2, m_lanes[mark.lane]->top() + 2.0, kWarningSize, kWarningSize};
}

QRectF MarkLayer::labelPlace(const ChartMark& mark) const
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Caption));
    const QCPAxisRect* rect = m_lanes[mark.lane];
    const double x = pixelOf(mark), width = metrics.horizontalAdvance(mark.text);
    QRectF place(x + 4 + width > rect->right() ? x - 4 - width : x + 4, rect->top() + 10.0 - metrics.ascent(), width,
                 metrics.ascent());
    const auto covers = [&](const ChartMark& other) {
        return other.kind == ChartMark::Kind::Warning && other.lane == mark.lane &&
               warningPlace(other).intersects(place);
    };
    if (std::any_of(marks.begin(), marks.end(), covers))
        place.moveTop(rect->top() + 2.0 + kWarningSize);
    return place;
}

void MarkLayer::drawMark(QCPPainter& painter, const ChartMark& mark) const
{
    const QCPAxisRect* rect = m_lanes[mark.lane];
    const double x = pixelOf(mark);
    if (!(x >= rect->left() - 1 && x <= rect->right() + 1))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(mark.color));
    switch (mark.kind) {
    case ChartMark::Kind::Checkpoint: {
        const double y = rect->bottom() - 5;
        painter.setPen(QPen(themed(Token::Base), 1));
        painter.drawPolygon(QPolygonF({{x, y - 4.5}, {x + 4, y}, {x, y + 4.5}, {x - 4, y}}));
        break;
    }
    case ChartMark::Kind::Warning:
        painter.drawPixmap(warningPlace(mark).topLeft(),
                           themedPixmap(QStringLiteral("warn"), mark.color, 14, mParentPlot->bufferDevicePixelRatio()));
        break;
    case ChartMark::Kind::Attempt: {
        QPen line(themed(Token::T3), 1);
        line.setDashPattern({1, 3});
        painter.setPen(line);
        painter.drawLine(QPointF(std::floor(x) + 0.5, rect->top()), QPointF(std::floor(x) + 0.5, rect->bottom()));
        painter.setFont(Theme::instance().font(FontRole::Caption));
        paintHaloText(painter, labelPlace(mark).bottomLeft(), mark.text, themed(Token::T3));
        break;
    }
    case ChartMark::Kind::NonFinite:
        painter.setPen(QPen(themed(mark.color), 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x - 3, rect->top() + 4), QPointF(x + 3, rect->top() + 10));
        painter.drawLine(QPointF(x + 3, rect->top() + 4), QPointF(x - 3, rect->top() + 10));
        break;
    case ChartMark::Kind::Above:
        painter.drawPolygon(
            QPolygonF({{x, rect->top() + 0.5}, {x + 3.5, rect->top() + 6.0}, {x - 3.5, rect->top() + 6.0}}));
        break;
    case ChartMark::Kind::Below:
        painter.drawPolygon(
            QPolygonF({{x, rect->bottom() - 0.5}, {x + 3.5, rect->bottom() - 6.0}, {x - 3.5, rect->bottom() - 6.0}}));
        break;
    }
}

} // namespace trainyard
