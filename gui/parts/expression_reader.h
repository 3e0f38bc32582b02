// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/series_expression.h"
#include "storage/store/run_store.h"

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

/// Whether several points of a curve lie at one place of the axis, 0: a log of another program may know no epochs.
template <typename Bins>
bool lacksPositions(const Bins& bins)
{
    return !bins.empty() && bins.front().firstStep < bins.back().lastStep && bins.front().firstX == 0.0 &&
           bins.back().lastX == 0.0;
}

} // namespace trainyard
