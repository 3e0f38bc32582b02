// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/card_rows.h"
#include "gui/parts/chart_board.h"
#include "gui/plots/chart_card.h"

#include <QScrollArea>

#include <optional>

class QToolButton;

namespace trainyard {

class ChartGroup;
class ChartMenu;

/// A card that a page fills itself. It stands where the board has its key in place of an expression.
struct OwnCard {
    QString key;
    Card* card = nullptr; ///< becomes the grid's
    double share = 1.0;   ///< of the height that rows without a height of their own share
};

/// The charts of a board as cards in columns. A card is moved by its title and resized at its corner; its menu does the
/// same for the keyboard. The board keeps the result.
class CurveGrid : public QScrollArea {
    Q_OBJECT
public:
    /// `columns`: that the width is divided into; 0: as many as there is room for.
    explicit CurveGrid(ChartBoard* board, std::vector<OwnCard> own = {}, int columns = 0, QWidget* parent = nullptr);

    ChartGroup* group() const { return m_group; }
    ChartMenu* chartMenu() const { return m_menu; }
    /// Of the places with an expression, in their order.
    const std::vector<ChartCard*>& cards() const { return m_cards; }
    /// Their places.
    const std::vector<ChartPlace>& cardPlaces() const { return m_cardPlaces; }
    std::vector<ChartCard*> shownCharts() const; ///< with the page's own, in the order of the board
    int plotWidth() const;                       ///< of the widest chart
    /// The page's own cards that have nothing to show now: the others in their rows take their room.
    void setEmpty(const QStringList& keys);
    bool isBlank() const; ///< no card has anything to show
    /// Pixels that rows with many lanes need beyond those of a low row.
    int roomForLanes() const;

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
    void equip(Card* card);
    void place();
    void placeRow(const CardRow& row, bool first, int top, int height);
    std::vector<CardRow> rows() const;
    std::vector<int> leastHeights() const; ///< of the cards, in their order
    int columns() const;
    double columnStep() const; ///< pixels from one column to the next
    const OwnCard* ownCard(const ChartPlace& place) const;
    bool isEmpty(int index) const;
    int indexOf(const QObject* part) const; ///< of the card that contains it; −1
    void popupMenu(int index, QToolButton* button);
    bool moveByHand(Card* card, QEvent* event);
    bool resizeByHand(Card* card, QEvent* event);

    ChartBoard* m_board;
    const std::vector<OwnCard> m_own;
    const int m_columns;
    ChartGroup* m_group;
    ChartMenu* m_menu;
    QWidget* m_content;
    QWidget* m_target; ///< where a card that is being moved would go
    QStringList m_empty;
    std::vector<ChartCard*> m_cards; ///< made here, for expressions
    std::vector<ChartPlace> m_cardPlaces;
    std::vector<Card*> m_all;         ///< of each place
    std::vector<int> m_leasts;        ///< of the cards when they were placed
    std::vector<ChartPlace> m_places; ///< the board's, and what a hand has not let go of yet
    std::optional<QPoint> m_pressed;  ///< in global coordinates
    QSize m_sizeBefore;
    int m_moveTo = -1;
};

} // namespace trainyard
