// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_plan.h"

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace trainyard {

inline constexpr int kForestBins = 64;

/// Samples of a function on the unit cube, divided into bins: a parameter with n ≤ 64 choices has one for each, every
/// other 64 of equal width.
struct ForestSamples {
    std::vector<int> bins;                ///< for each parameter
    std::vector<std::vector<int>> places; ///< for each sample: its bin of each parameter
    std::vector<double> values;
    std::size_t size() const { return values.size(); }
};

/// Without samples. Every parameter of the plan is a dimension.
ForestSamples emptySamples(const SearchPlan& plan);
/// `unit`: as toUnit() gives it.
std::vector<int> binsOf(const ForestSamples& samples, const std::vector<double>& unit);

/// A regression tree of axis-parallel boxes of bins, each with the mean of its samples.
class RegressionTree {
public:
    /// A leaf's box in one dimension: bins first ≤ b < last.
    struct Range {
        int first = 0, last = 0;
    };
    struct Leaf {
        double value = 0.0;
        double volume = 0.0; ///< share of the unit cube
        std::vector<Range> box;
    };
    /// Grows the tree on the samples `rows` (with repetition) until a leaf cannot be split into two with `leastLeaf`
    /// samples each. Each split looks at `look` parameters chosen at random.
    RegressionTree(const ForestSamples& samples, std::vector<std::uint32_t> rows, std::size_t leastLeaf, int look,
                   std::mt19937_64& random);
    const std::vector<Leaf>& leaves() const { return m_leaves; }
    double at(const std::vector<int>& place) const;

private:
    struct Node {
        int parameter = -1; ///< −1: a leaf, `low`
        int below = 0;      ///< bins less than this go to `low`, the others to `high`
        int low = 0, high = 0;
    };
    struct Split {
        int parameter = -1, below = 0;
        double gain = 0.0;
    };
    struct Growth;
    int grow(Growth& growth, std::size_t begin, std::size_t end, std::vector<Range> box);
    static Split bestSplit(Growth& growth, std::size_t begin, std::size_t end);

    std::vector<Node> m_nodes;
    std::vector<Leaf> m_leaves;
};

/// A random forest (Breiman 2001): the mean of trees that are each grown on a bootstrap sample.
class SearchForest {
public:
    SearchForest(const ForestSamples& samples, int trees, std::uint64_t seed);
    const std::vector<int>& bins() const { return m_bins; }
    const std::vector<RegressionTree>& trees() const { return m_trees; }
    double at(const std::vector<int>& place) const;

private:
    std::vector<int> m_bins;
    std::vector<RegressionTree> m_trees;
};

} // namespace trainyard
