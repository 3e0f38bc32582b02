// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_marginals.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

constexpr int kVariancePoints = 1024;

/// The forest's variance, by a Kronecker sequence with the golden ratio's generalisation to d dimensions (Roberts
/// 2018).
double variance(const SearchForest& forest)
{
    const std::size_t dimensions = forest.bins().size();
    double ratio = 2.0; // the root of x^(d+1) = x + 1
    for (int i = 0; i < 60; ++i)
        ratio = std::pow(1.0 + ratio, 1.0 / static_cast<double>(dimensions + 1));
    std::vector<int> place(dimensions);
    double sum = 0.0, squares = 0.0;
    for (int i = 0; i < kVariancePoints; ++i) {
        for (std::size_t j = 0; j < dimensions; ++j) {
            const double unit = 0.5 + (i + 1) * std::pow(1.0 / ratio, static_cast<double>(j + 1));
            place[j] = static_cast<int>((unit - std::floor(unit)) * forest.bins()[j]);
        }
        const double value = forest.at(place);
        sum += value;
        squares += value * value;
    }
    const double mean = sum / kVariancePoints;
    return std::max(0.0, squares / kVariancePoints - mean * mean);
}

double variance(const std::vector<double>& values)
{
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    double sum = 0.0;
    for (const double value : values)
        sum += (value - mean) * (value - mean);
    return sum / static_cast<double>(values.size());
}

} // namespace

std::vector<double> marginalOf(const RegressionTree& tree, const std::vector<int>& bins, std::size_t parameter)
{
    std::vector<double> steps(static_cast<std::size_t>(bins[parameter]) + 1, 0.0); // differences between bins
    for (const RegressionTree::Leaf& leaf : tree.leaves()) {
        const auto [first, last] = leaf.box[parameter];
        const double share = leaf.value * leaf.volume * bins[parameter] / (last - first);
        steps[first] += share;
        steps[last] -= share;
    }
    std::partial_sum(steps.begin(), steps.end(), steps.begin());
    steps.pop_back();
    return steps;
}

std::vector<double> marginalOf(const RegressionTree& tree, const std::vector<int>& bins, std::size_t x, std::size_t y)
{
    const std::size_t width = static_cast<std::size_t>(bins[x]), height = static_cast<std::size_t>(bins[y]);
    std::vector<double> mean(width * height, 0.0);
    for (const RegressionTree::Leaf& leaf : tree.leaves()) {
        const auto [left, right] = leaf.box[x];
        const auto [top, bottom] = leaf.box[y];
        const double share = leaf.value * leaf.volume * bins[x] * bins[y] / ((right - left) * (bottom - top));
        for (int j = top; j < bottom; ++j)
            for (int i = left; i < right; ++i)
                mean[static_cast<std::size_t>(j) * width + static_cast<std::size_t>(i)] += share;
    }
    return mean;
}

VarianceShares varianceShares(const SearchForest& forest)
{
    VarianceShares shares;
    const double whole = variance(forest);
    double sum = 0.0;
    for (std::size_t i = 0; i < forest.bins().size(); ++i) {
        std::vector<double> mean(static_cast<std::size_t>(forest.bins()[i]), 0.0);
        for (const RegressionTree& tree : forest.trees()) {
            const std::vector<double> one = marginalOf(tree, forest.bins(), i);
            for (std::size_t j = 0; j < mean.size(); ++j)
                mean[j] += one[j] / static_cast<double>(forest.trees().size());
        }
        shares.alone.push_back(whole > 0.0 ? variance(mean) / whole : 0.0);
        sum += shares.alone.back();
    }
    if (sum > 1.0) // V is an estimate
        for (double& share : shares.alone)
            share /= sum;
    shares.together = whole > 0.0 ? std::max(0.0, 1.0 - sum) : 0.0;
    return shares;
}

} // namespace trainyard
