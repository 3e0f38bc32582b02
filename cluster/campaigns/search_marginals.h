// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_forest.h"

#include <vector>

namespace trainyard {

/// The mean of a tree over all other parameters, for each bin of one.
std::vector<double> marginalOf(const RegressionTree& tree, const std::vector<int>& bins, std::size_t parameter);
/// The same for two: row by row, [j · bins[x] + i].
std::vector<double> marginalOf(const RegressionTree& tree, const std::vector<int>& bins, std::size_t x, std::size_t y);

/// Shares of the variance of the forest's prediction over the unit cube.
struct VarianceShares {
    std::vector<double> alone; ///< V_i / V for each parameter: the first-order Sobol indices of the prediction
    double together = 0.0;     ///< the rest, at least 0
};
/// All shares are 0 when the prediction is constant. The marginals are exact, V is estimated on 1,024 points.
VarianceShares varianceShares(const SearchForest& forest);

} // namespace trainyard
