// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace trainyard {

/// The dots at the left of a row that move it: by the mouse, or by the arrow keys while they have the focus.
class RowHandle : public QWidget {
    Q_OBJECT
public:
    explicit RowHandle(const QString& name, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {16, 24}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void draggedTo(const QPoint& global); ///< while the button is pressed
    void droppedAt(const QPoint& global);
    void dropped();         ///< given up with Escape, or not moved
    void stepped(int rows); ///< −1: up, 1: down

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setDragging(bool dragging);
    bool m_pressed = false;
    QPoint m_from;
    bool m_dragging = false;
};

} // namespace trainyard
