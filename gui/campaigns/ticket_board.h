// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/ticket_board_model.h"

#include <QTableView>

namespace trainyard {

/// The board as a table. A cell shows its value and state; winning tickets have an outline and a star. Arrow keys move,
/// Enter or a double-click opens the run, Space and dragging select cells for comparison, Esc clears.
class TicketBoard : public QTableView {
    Q_OBJECT
public:
    explicit TicketBoard(TicketBoardModel& model, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {360, 160}; }

signals:
    void opened(const QString& run);
    void currentMoved(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrangeRows();
    void arrangeColumns();
    void openAt(const QModelIndex& index);
    TicketBoardModel& m_model;
};

/// The colour scale and the meaning of the outline.
class TicketLegend : public QWidget {
    Q_OBJECT
public:
    explicit TicketLegend(QWidget* parent = nullptr);
    QSize sizeHint() const override { return {250, 30}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trainyard
