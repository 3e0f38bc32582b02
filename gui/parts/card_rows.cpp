// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/card_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr int kUsualHeight = 210; // where the charts do not fit into the view
constexpr int kLowestAlone = 110;

} // namespace

std::vector<CardRow> cardRows(const std::vector<GridCard>& cards, int columns)
{
    std::vector<CardRow> rows;
    int used = columns;
    for (int i = 0; i < int(cards.size()); ++i) {
        const GridCard& card = cards[std::size_t(i)];
        const int width = std::min(card.width, columns);
        if (used + width > columns) {
            rows.emplace_back();
            used = 0;
        }
        used += width;
        CardRow& row = rows.back();
        row.columns = used;
        if (card.empty)
            continue;
        row.cards.push_back(i);
        row.shown += width;
        row.height = std::max(row.height, card.height);
        row.least = std::max(row.least, card.least);
        row.share = std::max(row.share, card.share);
    }
    std::erase_if(rows, [](const CardRow& row) { return row.cards.empty(); });
    return rows;
}

std::vector<int> rowHeights(std::vector<CardRow> rows, int viewHeight, int lowest)
{
    int fixed = int(rows.size() - 1) * kCardGap, flexible = 0;
    double shares = 0.0, least = INFINITY;
    for (CardRow& row : rows) {
        if (row.height > 0) {
            fixed += row.height = std::max(row.height, row.least);
            continue;
        }
        ++flexible;
        shares += row.share;
        least = std::min(least, row.share);
    }
    const double room = viewHeight - fixed;
    const int each = flexible == 0 ? 0 : int(room / flexible);
    const bool fits = rows.size() == 1 || each >= lowest;
    const bool equal = room * least < kLowestRow * shares; // too low for different shares
    std::vector<int> heights;
    for (CardRow& row : rows) {
        int height = row.height;
        if (height == 0)
            height = !fits              ? std::max(kUsualHeight, row.least)
                     : rows.size() == 1 ? std::max({each, kLowestAlone, row.least})
                     : equal            ? each
                                        : int(room * row.share / shares);
        if (height < row.least) {
            row.height = row.least; // the others share what it leaves
            return rowHeights(std::move(rows), viewHeight, lowest);
        }
        heights.push_back(height);
    }
    return heights;
}

int roomForLanes(const std::vector<CardRow>& rows)
{
    int room = 0;
    for (const CardRow& row : rows)
        room += row.height > 0 ? 0 : std::max(0, row.least - kLowestRow);
    return room;
}

} // namespace trainyard
