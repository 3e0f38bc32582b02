// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/calibration_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kCalibrationLeft = 52, kCalibrationRight = 18, kCalibrationTop = 12; // pixels, as all below
constexpr int kCalibrationAxis = 40;                                               // ticks and title
constexpr int kConfidenceTitle = 18, kConfidenceNumber = 14, kConfidenceFoot = 18;
constexpr double kConfidenceShare = 0.2; // of the height
constexpr double kDot = 3.5, kCap = 3.0;
constexpr double kTooSure = 0.03; // a gap that is worth a word

struct CalibrationLayout {
    QRectF chart, bars;
};

CalibrationLayout calibrationLayout(const QRectF& room)
{
    const double bars = std::clamp(room.height() * kConfidenceShare, 36.0, 90.0);
    const double below = kCalibrationAxis + kConfidenceTitle + kConfidenceNumber + bars + kConfidenceFoot;
    CalibrationLayout layout;
    layout.chart = QRectF(room.left() + kCalibrationLeft, room.top() + kCalibrationTop,
                          room.width() - kCalibrationLeft - kCalibrationRight,
                          std::max(60.0, room.height() - kCalibrationTop - below));
    layout.bars =
        QRectF(layout.chart.left(), layout.chart.bottom() + kCalibrationAxis + kConfidenceTitle + kConfidenceNumber,
               layout.chart.width(), bars);
    return layout;
}

double xOf(const CalibrationLayout& layout, double share)
{
    return layout.chart.left() + share * layout.chart.width();
}

double yOf(const CalibrationLayout& layout, double share)
{
    return layout.chart.bottom() - share * layout.chart.height();
}

/// Between the curve and the diagonal, where the net is more sure than it is right.
void paintTooSure(QPainter& painter, const CalibrationLayout& layout, const CalibrationFigure& figure)
{
    QPainterPath above, curve;
    above.moveTo(xOf(layout, 0), yOf(layout, 0));
    above.lineTo(xOf(layout, 1), yOf(layout, 1));
    above.lineTo(xOf(layout, 1), yOf(layout, 0));
    above.closeSubpath(); // below the diagonal
    const auto& points = figure.points;
    curve.moveTo(xOf(layout, points.front().confidence), yOf(layout, points.front().accuracy));
    for (const CalibrationPoint& point : points)
        curve.lineTo(xOf(layout, point.confidence), yOf(layout, point.accuracy));
    curve.lineTo(xOf(layout, points.back().confidence), yOf(layout, points.back().confidence));
    curve.lineTo(xOf(layout, points.front().confidence), yOf(layout, points.front().confidence));
    curve.closeSubpath();
    const QPainterPath area = above.intersected(curve);
    QColor fill = themed(Token::S2);
    fill.setAlphaF(0.14F);
    painter.fillPath(area, fill);
    double most = 0.0;
    const CalibrationPoint* at = nullptr; // where it concerns the most samples
    for (const CalibrationPoint& point : points)
        if (const double gap = point.confidence - point.accuracy;
            gap >= kTooSure && gap * double(point.samples) > most) {
            most = gap * double(point.samples);
            at = &point;
        }
    if (!at)
        return;
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T2));
    const QString text = CalibrationChart::tr("too sure");
    const int wide = painter.fontMetrics().horizontalAdvance(text);
    const double below = std::min(yOf(layout, at->low) + 22.0, layout.chart.bottom() - 6.0);
    painter.drawText(QPointF(std::min(xOf(layout, at->confidence) + 6.0, layout.chart.right() - wide), below), text);
}

void paintCurve(QPainter& painter, const CalibrationLayout& layout, const CalibrationFigure& figure, int hovered)
{
    QPen diagonal(themed(Token::Axis), 1.2);
    diagonal.setDashPattern({5, 4});
    painter.setPen(diagonal);
    painter.drawLine(QPointF(xOf(layout, 0), yOf(layout, 0)), QPointF(xOf(layout, 1), yOf(layout, 1)));
    paintTooSure(painter, layout, figure);
    const QColor color = themed(Token::S1);
    QPolygonF line;
    for (const CalibrationPoint& point : figure.points) {
        const double x = xOf(layout, point.confidence);
        line << QPointF(x, yOf(layout, point.accuracy));
        painter.setPen(QPen(color, 1.2));
        painter.drawLine(QPointF(x, yOf(layout, point.low)), QPointF(x, yOf(layout, point.high)));
        for (const double end : {point.low, point.high})
            painter.drawLine(QPointF(x - kCap, yOf(layout, end)), QPointF(x + kCap, yOf(layout, end)));
    }
    painter.setPen(QPen(color, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    for (int i = 0; i < int(line.size()); ++i) {
        painter.setPen(QPen(themed(Token::Base), 1.5));
        painter.setBrush(color);
        painter.drawEllipse(line[i], kDot + (i == hovered ? 1.5 : 0), kDot + (i == hovered ? 1.5 : 0));
    }
}

void paintConfidences(QPainter& painter, const CalibrationLayout& layout, const CalibrationFigure& figure, int hovered)
{
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T2));
    painter.drawText(QPointF(layout.bars.left(), layout.bars.top() - kConfidenceNumber - 4),
                     CalibrationChart::tr("samples by confidence"));
    painter.setPen(themed(Token::T3));
    painter.drawText(QPointF(layout.bars.left(), layout.bars.bottom() + 14), CalibrationChart::tr("log scale"));
    qint64 most = 1;
    for (const CalibrationPoint& point : figure.points)
        most = std::max(most, point.samples);
    const double decades = std::log10(double(most) * 10.0); // one sample is already visible
    double free = -1e9;
    for (int i = 0; i < int(figure.points.size()); ++i) {
        const CalibrationPoint& point = figure.points[std::size_t(i)];
        const double left = xOf(layout, point.lower) + 1, right = xOf(layout, point.upper) - 1;
        const double high = layout.bars.height() * std::log10(double(point.samples) * 10.0) / decades;
        QColor fill = themed(Token::S1);
        fill.setAlphaF(i == hovered ? 0.85F : 0.5F);
        painter.fillRect(QRectF(left, layout.bars.bottom() - high, std::max(1.0, right - left), high), fill);
        const QString text = format::shortCount(double(point.samples));
        const double wide = painter.fontMetrics().horizontalAdvance(text), middle = (left + right) / 2;
        if (middle - wide / 2 < free && i != hovered)
            continue;
        free = middle + wide / 2 + 3;
        painter.setPen(themed(Token::T2));
        painter.drawText(QRectF(middle - 30, layout.bars.bottom() - high - kConfidenceNumber, 60, kConfidenceNumber),
                         Qt::AlignCenter, text);
    }
    painter.setPen(themed(Token::Axis));
    painter.drawLine(layout.bars.bottomLeft(), layout.bars.bottomRight());
}

} // namespace

CalibrationChart::CalibrationChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Calibration"));
}

void CalibrationChart::setFigure(CalibrationFigure figure)
{
    m_figure = std::move(figure);
    m_hovered = -1;
    update();
}

QPointF CalibrationChart::pointPlace(int index) const
{
    const CalibrationLayout layout = calibrationLayout(rect());
    const CalibrationPoint& point = m_figure.points[std::size_t(index)];
    return {xOf(layout, point.confidence), yOf(layout, point.accuracy)};
}

void CalibrationChart::paint(QPainter& painter, const QRect& rect, const CalibrationFigure& figure, int hovered)
{
    if (figure.points.empty())
        return paintNote(painter, rect, figure.note);
    const CalibrationLayout layout = calibrationLayout(rect);
    std::vector<AxisTick> ticks;
    for (int fifth = 0; fifth <= 5; ++fifth)
        ticks.push_back({fifth / 5.0, format::percent(fifth / 5.0, 0)});
    paintLeftTicks(painter, layout.chart, ticks, [&](double share) { return yOf(layout, share); });
    paintBottomTicks(painter, {layout.chart}, ticks, [&](double share) { return xOf(layout, share); });
    paintAxisLines(painter, layout.chart);
    paintAxisTitle(painter, layout.chart, tr("confidence"));
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurve(painter, layout, figure, hovered);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintConfidences(painter, layout, figure, hovered);
    if (hovered < 0)
        return;
    const CalibrationPoint& point = figure.points[std::size_t(hovered)];
    paintTip(painter, QPointF(xOf(layout, point.confidence), yOf(layout, point.accuracy) + 8), rect,
             {{tr("%1 to %2 sure").arg(format::percent(point.lower, 0), format::percent(point.upper, 0)), {}},
              {tr("right"), format::percent(point.accuracy)},
              {tr("95 % range"), tr("%1 to %2").arg(format::percent(point.low), format::percent(point.high))},
              {tr("mean confidence"), format::percent(point.confidence)},
              {tr("samples"), format::count(point.samples)}});
}

void CalibrationChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure, m_hovered);
    if (hasFocus()) {
        painter.setPen(themed(Token::AccT));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(2, 0, -3, -1));
    }
}

void CalibrationChart::setHovered(int index)
{
    if (index == m_hovered)
        return;
    m_hovered = index;
    update();
}

void CalibrationChart::mouseMoveEvent(QMouseEvent* event)
{
    const CalibrationLayout layout = calibrationLayout(rect());
    const double share = (event->position().x() - layout.chart.left()) / layout.chart.width();
    int found = -1;
    for (int i = 0; i < int(m_figure.points.size()); ++i)
        if (share > m_figure.points[std::size_t(i)].lower && share <= m_figure.points[std::size_t(i)].upper)
            found = i;
    setHovered(found);
}

void CalibrationChart::leaveEvent(QEvent*)
{
    setHovered(-1);
}

/// Escape is the chart's while it has something to clear, even if it is a shortcut of the page.
bool CalibrationChart::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_hovered >= 0) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void CalibrationChart::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_figure.points.size()) - 1;
    if (last >= 0 && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        setHovered(std::clamp(m_hovered + (event->key() == Qt::Key_Right ? 1 : -1), 0, last));
    else if (event->key() == Qt::Key_Escape && m_hovered >= 0)
        setHovered(-1);
    else
        QWidget::keyPressEvent(event);
}

void CalibrationChart::focusOutEvent(QFocusEvent* event)
{
    setHovered(-1);
    QWidget::focusOutEvent(event);
}

} // namespace trainyard
