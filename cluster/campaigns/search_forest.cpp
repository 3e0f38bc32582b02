// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_forest.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kLeastLeaf = 2;
constexpr int kLookAtAll = 8; // parameters; with more, a split looks at a third of them

int below(std::mt19937_64& random, std::size_t bound)
{
    return static_cast<int>(random() % bound);
}

} // namespace

ForestSamples emptySamples(const SearchPlan& plan)
{
    ForestSamples samples;
    for (const SearchParameter& parameter : plan.parameters) {
        const int choices = static_cast<int>(parameter.choices.size());
        samples.bins.push_back(parameter.kind == ParameterKind::Choice && choices <= kForestBins ? std::max(1, choices)
                                                                                                 : kForestBins);
    }
    return samples;
}

std::vector<int> binsOf(const ForestSamples& samples, const std::vector<double>& unit)
{
    std::vector<int> place(samples.bins.size());
    for (std::size_t i = 0; i < place.size(); ++i)
        place[i] = std::clamp(static_cast<int>(unit[i] * samples.bins[i]), 0, samples.bins[i] - 1);
    return place;
}

static_assert(kForestBins <= 64, "a word has a bit for each bin");

struct RegressionTree::Growth {
    const ForestSamples& samples;
    const std::vector<std::uint8_t> columns; ///< the samples' bins, parameter by parameter
    std::vector<std::uint32_t>& rows;
    std::size_t leastLeaf;
    int look;
    std::mt19937_64& random;
    std::vector<int> parameters;
    std::vector<double> values; ///< of the rows that are split
    std::array<double, kForestBins> sums{};
    std::array<std::uint32_t, kForestBins> counts{};

    const std::uint8_t* column(int parameter) const
    {
        return columns.data() + static_cast<std::size_t>(parameter) * samples.size();
    }
    void considerSplits(int parameter, std::size_t begin, std::size_t end, double total, Split& best);
};

namespace {

std::vector<std::uint8_t> columnsOf(const ForestSamples& samples)
{
    std::vector<std::uint8_t> columns(samples.bins.size() * samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        for (std::size_t j = 0; j < samples.bins.size(); ++j)
            columns[j * samples.size() + i] = static_cast<std::uint8_t>(samples.places[i][j]);
    return columns;
}

} // namespace

RegressionTree::RegressionTree(const ForestSamples& samples, std::vector<std::uint32_t> rows, std::size_t leastLeaf,
                               int look, std::mt19937_64& random)
{
    std::vector<Range> box;
    for (const int bins : samples.bins)
        box.push_back({0, bins});
    Growth growth{samples,
                  columnsOf(samples),
                  rows,
                  leastLeaf,
                  look,
                  random,
                  std::vector<int>(samples.bins.size()),
                  std::vector<double>(rows.size())};
    std::iota(growth.parameters.begin(), growth.parameters.end(), 0);
    grow(growth, 0, rows.size(), std::move(box));
}

RegressionTree::Split RegressionTree::bestSplit(Growth& growth, std::size_t begin, std::size_t end)
{
    double total = 0.0;
    for (std::size_t i = begin; i < end; ++i)
        total += growth.values[i - begin] = growth.samples.values[growth.rows[i]];
    Split best;
    for (int i = 0; i < growth.look; ++i) {
        std::swap(growth.parameters[i],
                  growth.parameters[i + below(growth.random, growth.parameters.size() - static_cast<std::size_t>(i))]);
        growth.considerSplits(growth.parameters[i], begin, end, total, best);
    }
    return best;
}

/// Most nodes have few samples, so only the bins that have some are looked at.
void RegressionTree::Growth::considerSplits(int parameter, std::size_t begin, std::size_t end, double total,
                                            Split& best)
{
    const std::uint8_t* bins = column(parameter);
    std::uint64_t filled = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const std::uint8_t bin = bins[rows[i]];
        filled |= std::uint64_t{1} << bin;
        sums[bin] += values[i - begin];
        ++counts[bin];
    }
    const double all = static_cast<double>(end - begin);
    double sum = 0.0;
    std::size_t count = 0;
    int before = -1; // the last bin below the split that has samples
    for (; filled != 0; filled &= filled - 1) {
        const int bin = std::countr_zero(filled);
        if (count >= leastLeaf && end - begin - count >= leastLeaf) {
            const double left = static_cast<double>(count), right = all - left;
            const double gain = sum * sum / left + (total - sum) * (total - sum) / right - total * total / all;
            if (gain > best.gain * (1.0 + 1e-9) + 1e-300)
                best = {parameter, (before + bin + 1) / 2 + ((before + bin + 1) % 2 && random() % 2), gain};
        }
        sum += std::exchange(sums[bin], 0.0);
        count += std::exchange(counts[bin], 0);
        before = bin;
    }
}

int RegressionTree::grow(Growth& growth, std::size_t begin, std::size_t end, std::vector<Range> box)
{
    const int place = static_cast<int>(m_nodes.size());
    m_nodes.emplace_back();
    const Split split = end - begin < 2 * growth.leastLeaf ? Split{} : bestSplit(growth, begin, end);
    if (split.parameter < 0) {
        Leaf leaf;
        leaf.volume = 1.0;
        for (std::size_t i = begin; i < end; ++i)
            leaf.value += growth.samples.values[growth.rows[i]] / static_cast<double>(end - begin);
        for (std::size_t i = 0; i < box.size(); ++i)
            leaf.volume *= static_cast<double>(box[i].last - box[i].first) / growth.samples.bins[i];
        leaf.box = std::move(box);
        m_nodes[place].low = static_cast<int>(m_leaves.size());
        m_leaves.push_back(std::move(leaf));
        return place;
    }
    const std::uint8_t* column = growth.column(split.parameter);
    const auto middle = std::partition(growth.rows.begin() + begin, growth.rows.begin() + end,
                                       [&](std::uint32_t row) { return column[row] < split.below; });
    const std::size_t half = static_cast<std::size_t>(middle - growth.rows.begin());
    std::vector<Range> low = box;
    low[split.parameter].last = split.below;
    box[split.parameter].first = split.below;
    const int under = grow(growth, begin, half, std::move(low));
    const int over = grow(growth, half, end, std::move(box));
    m_nodes[place] = {split.parameter, split.below, under, over};
    return place;
}

double RegressionTree::at(const std::vector<int>& place) const
{
    const Node* node = &m_nodes.front();
    while (node->parameter >= 0)
        node = &m_nodes[place[node->parameter] < node->below ? node->low : node->high];
    return m_leaves[node->low].value;
}

SearchForest::SearchForest(const ForestSamples& samples, int trees, std::uint64_t seed) : m_bins(samples.bins)
{
    std::mt19937_64 random(seed);
    const int all = static_cast<int>(samples.bins.size());
    const int look = all <= kLookAtAll ? all : std::max(kLookAtAll, all / 3);
    for (int tree = 0; tree < trees; ++tree) {
        std::vector<std::uint32_t> rows(samples.size());
        for (std::uint32_t& row : rows)
            row = static_cast<std::uint32_t>(below(random, samples.size()));
        m_trees.emplace_back(samples, std::move(rows), kLeastLeaf, look, random);
    }
}

double SearchForest::at(const std::vector<int>& place) const
{
    double sum = 0.0;
    for (const RegressionTree& tree : m_trees)
        sum += tree.at(place);
    return sum / static_cast<double>(m_trees.size());
}

} // namespace trainyard
