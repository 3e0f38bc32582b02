// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/row_handle.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace trainyard {

RowHandle::RowHandle(const QString& name, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setAccessibleName(name);
    setToolTip(tr("Drag the row, or move it with the arrow keys"));
}

void RowHandle::setDragging(bool dragging)
{
    m_dragging = dragging;
    setCursor(dragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
}

void RowHandle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawPixmap((width() - 16) / 2, (height() - 16) / 2,
                       themedPixmap(QStringLiteral("drag"), m_dragging || hasFocus() ? Token::AccT : Token::T3, 16,
                                    painter.device()->devicePixelRatioF()));
    if (!hasFocus())
        return;
    painter.setPen(themed(Token::AccT));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void RowHandle::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton;
    m_from = event->globalPosition().toPoint();
}

void RowHandle::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->globalPosition().toPoint();
    if (!m_pressed || (!m_dragging && (at - m_from).manhattanLength() < QApplication::startDragDistance()))
        return;
    setDragging(true);
    emit draggedTo(at);
}

void RowHandle::mouseReleaseEvent(QMouseEvent* event)
{
    const bool moved = m_dragging;
    m_pressed = false;
    setDragging(false);
    if (moved)
        emit droppedAt(event->globalPosition().toPoint());
    else
        emit dropped();
}

void RowHandle::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        emit stepped(event->key() == Qt::Key_Up ? -1 : 1);
    } else if (event->key() == Qt::Key_Escape && m_pressed) {
        m_pressed = false;
        setDragging(false);
        emit dropped();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RowHandle::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void RowHandle::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace trainyard
