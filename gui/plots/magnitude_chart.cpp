// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/magnitude_chart.h"

#include "gui/plots/magnitude_frame.h"
#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace trainyard {
namespace {

constexpr double kDragDistance = 3.0; ///< pixels; small, because a percent may be as narrow

} // namespace

MagnitudeChart::MagnitudeChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Cumulative magnitude"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void MagnitudeChart::setFigure(MagnitudeFigure figure)
{
    m_figure = std::move(figure);
    setAccessibleDescription(m_figure.selected > 0 ? tr("%1 is chosen").arg(m_figure.selectedLabel) : QString());
    update();
}

QRect MagnitudeChart::flagRect(int place) const
{
    if (const auto frame = MagnitudeFrame::of(rect(), m_figure)) {
        const std::vector<QRectF> boxes = flagBoxes(m_figure, *frame, rect());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (m_figure.flags[i].place == place)
                return boxes[i].toRect();
    }
    return {};
}

double MagnitudeChart::xOf(double magnitude) const
{
    const auto frame = MagnitudeFrame::of(rect(), m_figure);
    return frame ? frame->px(magnitude) : 0.0;
}

int MagnitudeChart::flagAt(const QPointF& point) const
{
    const auto frame = MagnitudeFrame::of(rect(), m_figure);
    if (!frame)
        return 0;
    const std::vector<QRectF> boxes = flagBoxes(m_figure, *frame, rect());
    int found = 0;
    double nearest = 1e9;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const double away = std::abs(boxes[i].center().x() - point.x());
        if (boxes[i].adjusted(-1, -3, 1, 6).contains(point) && away < nearest) {
            nearest = away;
            found = m_figure.flags[i].place;
        }
    }
    // The selected flag can also be grabbed by its line.
    if (found == 0 && m_figure.selected > 0 && frame->curve.united(frame->zeros).contains(point) &&
        std::abs(frame->px(m_figure.selectedAt) - point.x()) <= 4.0)
        return m_figure.selected;
    return found;
}

bool MagnitudeChart::event(QEvent* event)
{
    // While focused, the chart takes these keys, even if they are shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->key() == Qt::Key_Delete) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void MagnitudeChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure, m_dragged ? std::optional(m_figure.selectedAt) : m_hover);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(themed(Token::AccT));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void MagnitudeChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int place = flagAt(event->position());
    m_pressed = place > 0;
    m_dragged = false;
    m_pressedAt = event->position();
    if (place > 0)
        emit flagChosen(place);
}

void MagnitudeChart::mouseMoveEvent(QMouseEvent* event)
{
    const auto frame = MagnitudeFrame::of(rect(), m_figure);
    if (!frame)
        return;
    const double magnitude = frame->magnitudeAt(event->position().x());
    if (m_pressed) {
        if (!m_dragged && (event->position() - m_pressedAt).manhattanLength() < kDragDistance)
            return;
        m_dragged = true;
        emit flagDragged(magnitude, event->modifiers() & Qt::ShiftModifier, true);
        return;
    }
    setCursor(flagAt(event->position()) > 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const QRectF area = frame->curve.united(frame->histogram).united(frame->zeros);
    m_hover = area.contains(event->position()) ? std::optional(magnitude) : std::nullopt;
    update();
}

void MagnitudeChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool dragged = std::exchange(m_dragged, false);
    if (std::exchange(m_pressed, false) && dragged)
        if (const auto frame = MagnitudeFrame::of(rect(), m_figure))
            emit flagDragged(frame->magnitudeAt(event->position().x()), event->modifiers() & Qt::ShiftModifier, false);
    update();
}

void MagnitudeChart::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressed = m_dragged = false;
    if (const int place = flagAt(event->position()); place > 0 && event->button() == Qt::LeftButton)
        emit editWanted(place);
}

void MagnitudeChart::leaveEvent(QEvent*)
{
    m_hover.reset();
    update();
}

void MagnitudeChart::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) {
        emit undoWanted();
        return;
    }
    const int tenths = event->modifiers() & Qt::ShiftModifier ? 1 : 10;
    switch (event->key()) {
    case Qt::Key_Left: emit flagStepped(-tenths); return;
    case Qt::Key_Right: emit flagStepped(tenths); return;
    case Qt::Key_Up: emit neighbourWanted(1); return;
    case Qt::Key_Down: emit neighbourWanted(-1); return;
    case Qt::Key_Delete: emit removeWanted(m_figure.selected); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit editWanted(m_figure.selected); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace trainyard
