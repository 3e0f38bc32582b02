// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/series_expression.h"
#include "storage/store/run_store.h"

#include <algorithm>
#include <map>
#include <vector>

namespace trainyard {

/// Reads series of one run from the store, each once, and computes expressions of them. Blocking: for a store's thread.
class ExpressionReader {
public:
    /// `query` without a series: the run, the axis, the range and the pixels.
    ExpressionReader(StoreReader& reader, BinQuery query) : m_reader(reader), m_query(std::move(query)) {}
    /// Empty for an expression without a series, which is a number.
    std::vector<Bin> read(const SeriesExpression& expression);

private:
    const std::vector<Bin>& bins(const QString& series);

    StoreReader& m_reader;
    BinQuery m_query;
    std::map<QString, std::vector<Bin>> m_bins;
};

/// From the first position to the last; 0 without bins.
double spanOf(const std::vector<Bin>& bins);

/// Whether points of a curve at several steps lie at 0 of the axis because they have no place on it: a program may tell
/// no epochs, or only beside some of its values.
template <typename Bins>
bool lacksPositions(const Bins& bins)
{
    if (bins.empty() || bins.front().firstStep >= bins.back().lastStep)
        return false;
    double furthest = bins.front().firstX;
    for (const auto& bin : bins) {
        if (bin.lastX == 0.0 && furthest > 0.0)
            return true;
        furthest = std::max(furthest, bin.lastX);
    }
    return furthest == 0.0;
}

} // namespace trainyard
