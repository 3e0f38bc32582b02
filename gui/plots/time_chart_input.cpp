// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keyboard and images of TimeChart.
#include "gui/formats/format.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/chart_scale.h"
#include "gui/plots/time_chart.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace trainyard {

double TimeChart::xAtPixel(double pixel) const
{
    return ChartScale{shownRange(), m_options.logX}.value((pixel - kLeft) / plotWidth());
}

double TimeChart::pixelAt(double x) const
{
    return kLeft + ChartScale{shownRange(), m_options.logX}.share(x) * plotWidth();
}

void TimeChart::zoom(double factor, double center)
{
    if (!m_options.logX || center > 0.0)
        emit rangeRequested(ChartScale{shownRange(), m_options.logX}.zoomed(factor, center));
}

/// Moves the view by a share of its width.
void TimeChart::shift(double share)
{
    emit rangeRequested(ChartScale{m_dragFrom ? m_dragRange : shownRange(), m_options.logX}.shifted(share));
}

bool TimeChart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_plot && !m_rects.isEmpty() && mouseEvent(event))
        return true;
    return QWidget::eventFilter(watched, event);
}

void TimeChart::pressed(const QMouseEvent& mouse)
{
    setFocus(Qt::MouseFocusReason);
    if (mouse.modifiers() & Qt::ShiftModifier) {
        m_boxFrom = mouse.position();
        m_plot->setCursor(Qt::CrossCursor);
        return;
    }
    m_dragFrom = mouse.position();
    m_dragRange = shownRange();
    m_plot->setCursor(Qt::ClosedHandCursor);
}

void TimeChart::moved(const QMouseEvent& mouse)
{
    const double pixel = mouse.position().x();
    m_mouseY = mouse.position().y();
    if (m_boxFrom) {
        m_cursorLayer->view.box = QRectF(*m_boxFrom, mouse.position()).normalized() & QRectF(m_rects.first()->rect());
        m_plot->layer(QStringLiteral("cursor"))->replot();
    } else if (m_dragFrom) {
        shift((m_dragFrom->x() - pixel) / plotWidth());
    } else if (pixel >= kLeft && pixel <= kLeft + plotWidth()) {
        emit cursorMoved(xAtPixel(pixel));
    } else {
        emit cursorLeft();
    }
}

void TimeChart::released()
{
    m_dragFrom.reset();
    m_plot->unsetCursor();
    if (!std::exchange(m_boxFrom, std::nullopt))
        return;
    const std::optional<QRectF> box = std::exchange(m_cursorLayer->view.box, std::nullopt);
    m_plot->layer(QStringLiteral("cursor"))->replot();
    if (!box || box->width() < kLeastBox || box->height() < kLeastBox)
        return;
    const QCPAxis* left = m_rects.first()->axis(QCPAxis::atLeft);
    emit boxRequested({xAtPixel(box->left()), xAtPixel(box->right())},
                      {left->pixelToCoord(box->bottom()), left->pixelToCoord(box->top())});
}

bool TimeChart::mouseEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove: moved(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::Leave:
        m_mouseY.reset();
        if (!m_dragFrom)
            emit cursorLeft();
        return false;
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::BackButton)
            emit backRequested();
        else if (mouse->button() == Qt::LeftButton)
            pressed(*mouse);
        return mouse->button() == Qt::BackButton || mouse->button() == Qt::LeftButton;
    }
    case QEvent::MouseButtonRelease: released(); return true;
    case QEvent::MouseButtonDblClick:
        m_dragFrom.reset();
        m_plot->unsetCursor();
        emit rangeReset();
        return true;
    case QEvent::ContextMenu: emit menuRequested(static_cast<QContextMenuEvent*>(event)->globalPos()); return true;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->angleDelta().y() != 0)
            zoom(wheelZoom(wheel->angleDelta().y()), xAtPixel(wheel->position().x()));
        return true;
    }
    default: return false;
    }
}

void TimeChart::keyPressEvent(QKeyEvent* event)
{
    const ChartRange shown = shownRange();
    const double middle = m_cursor.value_or((shown.from + shown.to) / 2.0);
    const double direction = event->key() == Qt::Key_Right ? 1.0 : -1.0;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (event->modifiers() & Qt::ShiftModifier)
            shift(direction * kKeyShift);
        else
            emit cursorMoved(
                std::clamp(xAtPixel(pixelAt(middle) + direction * plotWidth() / 200.0), shown.from, shown.to));
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(kKeyZoom, middle); return;
    case Qt::Key_Minus: zoom(1.0 / kKeyZoom, middle); return;
    case Qt::Key_Home: emit rangeReset(); return;
    case Qt::Key_Backspace: emit backRequested(); return;
    case Qt::Key_Menu: emit menuRequested(mapToGlobal(rect().center())); return;
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
