// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/rung_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace trainyard {
namespace {

constexpr int kRungsLeft = 46, kRungsTop = 20, kRungsRight = 18, kRungsBottom = 38; // pixels
constexpr double kRungDot = 3.5;
constexpr double kLabelHeight = 14.0, kFrameGap = 3.0;

/// The labels of the bars, below each other where they would touch.
void paintBarLabels(QPainter& painter, const QRectF& area, const RungFigure& figure,
                    const std::function<QPointF(const RungFigure::Bar&)>& corner)
{
    painter.setFont(Theme::instance().font(FontRole::Small));
    QRectF before;
    for (const RungFigure::Bar& bar : figure.bars) {
        const QPointF at = corner(bar);
        painter.setBrush(themed(Token::S2));
        painter.setPen(QPen(themed(Token::Base), 1.2));
        painter.drawEllipse(at, kRungDot, kRungDot);
        painter.setBrush(Qt::NoBrush);
        if (bar.label.isEmpty())
            continue;
        const QRectF room = RungChart::labelPlace(area, at, painter.fontMetrics().horizontalAdvance(bar.label), before);
        paintHaloText(painter, QPointF(room.left(), room.bottom() - 3), bar.label, themed(Token::T1));
        before = room;
    }
}

} // namespace

QRectF RungChart::labelPlace(const QRectF& area, const QPointF& at, double width, const QRectF& before)
{
    const double right = area.right() - kFrameGap;
    QRectF room(std::min(at.x() + 8, right - width), at.y() - 17, width, kLabelHeight);
    if (room.left() < at.x() + 8) // beside the dot there is no room
        room.moveTop(at.y() - 21);
    room.moveTop(std::clamp(room.top(), area.top() - 18, area.bottom() - kLabelHeight));
    const auto onEdge = [&] { return room.top() < area.top() + kFrameGap && room.bottom() > area.top() - kFrameGap; };
    if (onEdge())
        room.moveBottom(area.top() - kFrameGap);
    if (room.intersects(before.adjusted(-6, -1, 6, 1)))
        room.moveTop(before.bottom() + 2);
    if (room.bottom() > area.bottom()) // no room below it either
        room.moveBottom(before.top() - 2);
    if (onEdge())
        room.moveTop(area.top() + kFrameGap);
    return room;
}

RungChart::RungChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RungChart::setFigure(RungFigure figure)
{
    m_figure = std::move(figure);
    QStringList all;
    for (const RungFigure::Bar& bar : m_figure.bars)
        all << bar.label;
    all.removeAll(QString());
    setToolTip(all.join(QLatin1Char('\n')));
    setAccessibleDescription(all.join(QStringLiteral(", ")));
    update();
}

void RungChart::paint(QPainter& painter, const QRect& rect, const RungFigure& figure)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (figure.bars.empty() || figure.all <= 0.0)
        return paintNote(painter, rect, figure.note);
    const QRectF area = QRectF(rect).adjusted(kRungsLeft, kRungsTop, -kRungsRight, -kRungsBottom);
    const double last = figure.bars.back().to;
    const auto x = [&](double epoch) { return area.left() + epoch / last * area.width(); };
    const auto y = [&](double runs) { return area.bottom() - runs / figure.all * area.height(); };
    std::vector<AxisTick> ticks{{0.0, QStringLiteral("0")}};
    for (const RungFigure::Bar& bar : figure.bars)
        ticks.push_back({bar.to, format::count(std::llround(bar.to))});
    paintLeftTicks(painter, area, valueTicks({0.0, figure.all}, ValueFormat::Count, 3), y);
    for (std::size_t i = 0; i < figure.bars.size(); ++i) {
        const RungFigure::Bar& bar = figure.bars[i];
        QColor color = themed(Token::S1);
        color.setAlphaF(float(1.0 - 0.5 * double(i) / double(std::max<std::size_t>(1, figure.bars.size() - 1))));
        painter.fillRect(QRectF(QPointF(x(bar.from), y(bar.runs)), QPointF(x(bar.to) - 1, area.bottom())), color);
    }
    painter.setPen(QPen(themed(Token::T3), 1.2, Qt::DashLine));
    painter.drawRect(QRectF(QPointF(area.left(), y(figure.all)), QPointF(area.right(), area.bottom())));
    paintBottomTicks(painter, {area}, ticks, x);
    paintAxisLines(painter, area);
    paintAxisTitle(painter, area, RungChart::tr("epoch"));
    painter.setPen(themed(Token::T2));
    painter.drawText(QPointF(rect.left() + 6, rect.top() + 12), RungChart::tr("runs"));
    paintBarLabels(painter, area, figure, [&](const RungFigure::Bar& bar) { return QPointF(x(bar.to), y(bar.runs)); });
}

void RungChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure);
}

} // namespace trainyard
