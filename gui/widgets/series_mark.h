// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QRectF>
#include <QVector>

#include <algorithm>

class QPainter;

namespace trainyard {

/// How the n-th of several curves differs from the others: by its colour, and beyond the number of colours also by the
/// dashes of its line and the shape of its dots. The first kSeriesMarks differ from one another; then they repeat.
struct SeriesMark {
    Token color = Token::S1;
    int pattern = 0; ///< 0: a line with discs; 1: dashes with rings; 2: dots with squares
    friend bool operator==(const SeriesMark&, const SeriesMark&) = default;
};

inline constexpr int kSeriesColors = 7;
inline constexpr int kSeriesPatterns = 3;
inline constexpr int kSeriesMarks = kSeriesColors * kSeriesPatterns;

/// For view models too, which link no widgets.
inline SeriesMark seriesMark(int index)
{
    const int place = std::max(index, 0) % kSeriesMarks;
    return {static_cast<Token>(static_cast<int>(Token::S1) + place % kSeriesColors), place / kSeriesColors};
}

/// Pixels drawn and left out, in turn; empty for a whole line.
QVector<double> seriesDashes(int pattern);

/// The dot of a curve, filled with `ground` where the pattern is a ring.
void paintSeriesDot(QPainter& painter, const QRectF& place, const SeriesMark& mark, Token ground = Token::Base);

} // namespace trainyard
