// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/ticket_board_model.h"

#include <QColor>
#include <QTableView>

namespace trainyard {

/// Colour of a cell by its points against dense: dark orange below, grey, blue above; white text fits all of them.
QColor ticketColor(double points);

/// The board as a table: a cell shows its value and state, winning ones have an outline and a star. Arrow keys move,
/// Enter or a double click opens the run, Space and dragging select for comparison, Esc clears.
class TicketBoard : public QTableView {
    Q_OBJECT
public:
    explicit TicketBoard(TicketBoardModel& model, QWidget* parent = nullptr);
    static void paintLegend(QPainter& painter, const QRect& rect);
    /// The whole board with its headers, for a file; returns its size. A null painter only measures.
    static QSize paintBoard(QPainter* painter, const QPoint& at, const TicketBoardModel& model);

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

/// Scale of colours and what the outline means.
class TicketLegend : public QWidget {
    Q_OBJECT
public:
    explicit TicketLegend(QWidget* parent = nullptr);
    QSize sizeHint() const override { return {250, 30}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trainyard
