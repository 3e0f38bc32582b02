// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/chart_board.h"
#include "gui/plots/chart_card.h"

#include <QScrollArea>

#include <optional>

class QToolButton;

namespace trainyard {

class ChartGroup;
class ChartMenu;

/// The charts of a board as cards in columns, as many as there is room for. A card is moved by its title and resized
/// at its corner; its menu does the same for the keyboard. The board keeps the result.
class CurveGrid : public QScrollArea {
    Q_OBJECT
public:
    explicit CurveGrid(ChartBoard* board, QWidget* parent = nullptr);

    ChartGroup* group() const { return m_group; }
    ChartMenu* chartMenu() const { return m_menu; }
    const std::vector<ChartCard*>& cards() const { return m_cards; }
    int plotWidth() const; ///< of the widest chart

signals:
    /// Another series or expression is wanted for this chart.
    void changeRequested(int index, QWidget* below);
    void cardsChanged(); ///< other cards: they have no curves yet
    void placed();       ///< the same cards have other sizes

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showBoard();
    ChartCard* makeCard();
    void place();
    int columns() const;
    int columnWidth() const;
    int indexOf(const QObject* part) const; ///< of the card that contains it; −1
    void popupMenu(int index, QToolButton* button);
    bool moveByHand(ChartCard* card, QEvent* event);
    bool resizeByHand(ChartCard* card, QEvent* event);

    ChartBoard* m_board;
    ChartGroup* m_group;
    ChartMenu* m_menu;
    QWidget* m_content;
    QWidget* m_target; ///< where a card that is being moved would go
    std::vector<ChartCard*> m_cards;
    std::vector<ChartPlace> m_places; ///< the board's, and what a hand has not let go of yet
    std::optional<QPoint> m_pressed;  ///< in global coordinates
    QSize m_sizeBefore;
    int m_moveTo = -1;
};

} // namespace trainyard
