// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace trainyard {

/// How the cards of a grid stand in rows and share the height of the view. No widgets.

inline constexpr int kCardGap = 8;    ///< pixels between cards
inline constexpr int kLowestRow = 96; ///< of a page with columns of its own

/// A card as far as its row depends on it.
struct GridCard {
    int width = 1;      ///< columns
    int height = 0;     ///< pixels; 0: as there is room
    int least = 0;      ///< pixels that its lanes need
    double share = 1.0; ///< of the height that rows without a height of their own share
    bool empty = false; ///< nothing to show now: the others in its row take its room
};

/// Cards beside each other, from left to right.
struct CardRow {
    std::vector<int> cards; ///< that have something to show
    int columns = 0;        ///< of all cards, empty ones included
    int shown = 0;          ///< columns of `cards`
    int height = 0;         ///< the cards' own; 0: as there is room
    int least = 0;          ///< for the lanes of its charts
    double share = 0.0;
};

/// The rows of a grid with so many columns; those without anything to show are left out.
std::vector<CardRow> cardRows(const std::vector<GridCard>& cards, int columns);

/// The rows' heights in a view of this height. Rows without a height of their own share it, as far as each has what it
/// needs; if it leaves each of them less than `lowest`, they have their usual height and the view scrolls.
std::vector<int> rowHeights(std::vector<CardRow> rows, int viewHeight, int lowest);

/// Pixels that rows with many lanes need beyond those of a low row.
int roomForLanes(const std::vector<CardRow>& rows);

} // namespace trainyard
