// SPDX-License-Identifier: GPL-3.0-or-later
// Cursor, mouse, keyboard and images of TimeChart.
#include "gui/formats/format.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/time_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

namespace trainyard {

namespace {

constexpr double kWheelZoom = 0.85;

QString laneValue(const ChartLane& lane, const QString& id, double value)
{
    switch (lane.format) {
    case ValueFormat::Share: return format::percent(value, 1);
    case ValueFormat::Percent: return format::percent(value / 100.0, 0);
    case ValueFormat::Bytes: return format::bytes(std::llround(value));
    case ValueFormat::Count: return format::rate(value);
    case ValueFormat::Plain: break;
    }
    return format::seriesValue(id, value);
}

} // namespace

void TimeChart::setCursor(std::optional<double> x, bool hovered)
{
    m_cursor = x;
    m_hovered = hovered;
    if (!isVisible() || m_timer->isActive())
        return; // the pending full redraw includes it
    updateCursor();
    m_plot->layer(QStringLiteral("cursor"))->replot();
}

void TimeChart::updateCursor()
{
    CursorView& view = m_cursorLayer->view;
    view = {};
    if (!m_cursor)
        return;
    view.visible = true;
    view.tooltip = m_hovered;
    view.x = *m_cursor;
    const QString position = axisValue(m_options.axis, view.x);
    view.title =
        m_options.axis == XAxis::Time ? position : QStringLiteral("%1 %2").arg(axisName(m_options.axis), position);
    view.tag = m_axisTitle ? position : QString();
    const double slack = m_range.size() / plotWidth() * 6.0;
    std::vector<double> stackTop(m_lanes.size(), 0.0);
    std::int64_t step = -1;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const ChartSeries& one = m_series[i];
        // A point represents the epoch before it.
        const int index = binAt(one.bins, view.x, one.shape == SeriesShape::Points ? std::max(slack, 1.0) : slack);
        if (index < 0)
            continue;
        const Bin& bin = one.bins[std::size_t(index)];
        const ChartLane& lane = m_lanes[std::size_t(one.lane)];
        double value = bin.mean;
        if (one.shape == SeriesShape::Line && std::size_t(index) < m_smoothed[i].size())
            value = m_smoothed[i][std::size_t(index)];
        double y = value;
        if (one.shape == SeriesShape::Area) {
            stackTop[std::size_t(one.lane)] += std::isfinite(value) ? value : 0.0;
            y = NAN;
        }
        view.rows.push_back({one.id, one.label, laneValue(lane, one.id, value), one.color, one.lane, y,
                             one.shape == SeriesShape::Points ? bin.lastX : view.x});
        if (one.shape == SeriesShape::Line && m_hovered && m_options.envelope && bin.max > bin.min)
            view.rows.push_back(
                {{},
                 tr("%1, from – to").arg(one.label),
                 QStringLiteral("%1 – %2").arg(laneValue(lane, one.id, bin.min), laneValue(lane, one.id, bin.max)),
                 one.color,
                 one.lane,
                 NAN,
                 view.x});
        if (bin.nonFinite > 0 && m_hovered)
            view.rows.push_back({{},
                                 tr("%1, not finite").arg(one.label),
                                 format::count(bin.nonFinite),
                                 Token::Fail,
                                 one.lane,
                                 NAN,
                                 view.x});
        if (one.shape != SeriesShape::Points)
            step = std::max(step, bin.lastStep);
    }
    if (step >= 0 && m_options.axis != XAxis::Step)
        view.title = tr("%1 · step %2").arg(view.title, format::count(step));
}

QString TimeChart::cursorValue(const QString& seriesId) const
{
    for (const CursorRow& row : m_cursorLayer->view.rows)
        if (row.id == seriesId)
            return row.value;
    return {};
}

double TimeChart::xAtPixel(double pixel) const
{
    return m_rects.last()->axis(QCPAxis::atBottom)->pixelToCoord(pixel);
}

void TimeChart::zoom(double factor, double center)
{
    ChartRange range{center - (center - m_range.from) * factor, center + (m_range.to - center) * factor};
    emit rangeRequested(range);
}

bool TimeChart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_plot && !m_rects.isEmpty() && mouseEvent(event))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool TimeChart::mouseEvent(QEvent* event)
{
    const QCPAxisRect* rect = m_rects.last();
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const double pixel = mouse->position().x();
        if (m_dragFrom) {
            const double shift = (m_dragFrom->x() - pixel) / std::max(1, rect->width()) * m_dragRange.size();
            emit rangeRequested({m_dragRange.from + shift, m_dragRange.to + shift});
        } else if (pixel >= rect->left() && pixel <= rect->right()) {
            emit cursorMoved(xAtPixel(pixel));
        } else {
            emit cursorLeft();
        }
        return true;
    }
    case QEvent::Leave:
        if (!m_dragFrom)
            emit cursorLeft();
        return false;
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
            return false;
        setFocus(Qt::MouseFocusReason);
        m_dragFrom = static_cast<QMouseEvent*>(event)->position();
        m_dragRange = m_range;
        m_plot->setCursor(Qt::ClosedHandCursor);
        return true;
    case QEvent::MouseButtonRelease:
        m_dragFrom.reset();
        m_plot->unsetCursor();
        return true;
    case QEvent::MouseButtonDblClick:
        m_dragFrom.reset();
        m_plot->unsetCursor();
        emit rangeReset();
        return true;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->angleDelta().y() != 0)
            zoom(std::pow(kWheelZoom, wheel->angleDelta().y() / 120.0), xAtPixel(wheel->position().x()));
        return true;
    }
    default: return false;
    }
}

void TimeChart::keyPressEvent(QKeyEvent* event)
{
    const double middle = m_cursor.value_or((m_range.from + m_range.to) / 2.0);
    const double direction = event->key() == Qt::Key_Right ? 1.0 : -1.0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (event->modifiers() & Qt::ShiftModifier)
            emit rangeRequested(
                {m_range.from + direction * m_range.size() * 0.1, m_range.to + direction * m_range.size() * 0.1});
        else
            emit cursorMoved(std::clamp(middle + direction * m_range.size() / 200.0, m_range.from, m_range.to));
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(0.7, middle); return;
    case Qt::Key_Minus: zoom(1.0 / 0.7, middle); return;
    case Qt::Key_Home: emit rangeReset(); return;
    case Qt::Key_Escape: emit cursorLeft(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void TimeChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(rect());
    placeLanes();
    restyle();
    schedule();
}

void TimeChart::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    placeLanes();
    schedule();
}

void TimeChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    emit cursorLeft();
}

QImage TimeChart::toImage(double scale)
{
    const auto cursor = m_cursor;
    setCursor(std::nullopt, false);
    flush();
    const QImage image = m_plot->toPixmap(m_plot->width(), m_plot->height(), scale).toImage();
    setCursor(cursor, m_hovered);
    return image;
}

void TimeChart::paintTo(QPainter& painter, const QSize& size)
{
    const auto cursor = m_cursor;
    setCursor(std::nullopt, false);
    flush();
    QPicture picture;
    {
        QCPPainter recorder(&picture);
        recorder.setMode(QCPPainter::pmVectorized);
        recorder.setMode(QCPPainter::pmNoCaching);
        m_plot->toPainter(&recorder, size.width(), size.height());
    }
    painter.drawPicture(0, 0, picture);
    setCursor(cursor, m_hovered);
}

} // namespace trainyard
