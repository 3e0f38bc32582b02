// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "backend/protocol/reasons_finding.h"
#include "cluster/campaigns/search_marginals.h"
#include "cluster/campaigns/search_report.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

const SearchForest& forestOf(const SearchPlan& plan, const SearchReport& report, std::size_t parameter)
{
    if (!report.forest || parameter >= plan.parameters.size() || report.forest->bins().size() != plan.parameters.size())
        throw Failure(ErrorKind::BadInput, "report on", {}, findingReason("finding.no-forest"));
    return *report.forest;
}

/// The parameter's value in the middle of each bin; ascending, with repetitions where a step spans several bins.
std::vector<double> middles(const SearchPlan& plan, std::size_t parameter, int bins)
{
    SearchPlan alone; // without its condition
    alone.parameters = {plan.parameters[parameter]};
    alone.parameters.front().when.clear();
    alone.parameters.front().whenChoices.clear();
    std::vector<double> values;
    for (int bin = 0; bin < bins; ++bin)
        values.push_back(fromUnit(alone, {(bin + 0.5) / bins}).front().value_or(bin));
    return values;
}

/// For each bin the place of its value among the different ones.
std::vector<std::size_t> places(const std::vector<double>& values, std::vector<double>& different)
{
    std::vector<std::size_t> out;
    for (const double value : values) {
        if (different.empty() || value > different.back())
            different.push_back(value);
        out.push_back(different.size() - 1);
    }
    return out;
}

} // namespace

SearchSlice sliceOf(const SearchPlan& plan, const SearchReport& report, std::size_t parameter)
{
    const SearchForest& forest = forestOf(plan, report, parameter);
    SearchSlice slice;
    const std::vector<std::size_t> at = places(middles(plan, parameter, forest.bins()[parameter]), slice.x);
    std::vector<double> counts(slice.x.size(), 0.0), sums(slice.x.size(), 0.0), squares(slice.x.size(), 0.0);
    for (const std::size_t place : at)
        counts[place] += 1.0;
    for (const RegressionTree& tree : forest.trees()) {
        std::vector<double> mean(slice.x.size(), 0.0);
        const std::vector<double> bins = marginalOf(tree, forest.bins(), parameter);
        for (std::size_t i = 0; i < at.size(); ++i)
            mean[at[i]] += bins[i] / counts[at[i]];
        for (std::size_t i = 0; i < mean.size(); ++i) {
            sums[i] += mean[i];
            squares[i] += mean[i] * mean[i];
        }
    }
    const double trees = static_cast<double>(forest.trees().size());
    for (std::size_t i = 0; i < slice.x.size(); ++i) {
        const double mean = sums[i] / trees;
        const double deviation = std::sqrt(std::max(0.0, squares[i] / trees - mean * mean));
        slice.mean.push_back(mean);
        slice.low.push_back(mean - deviation);
        slice.high.push_back(mean + deviation);
    }
    return slice;
}

SearchContour contourOf(const SearchPlan& plan, const SearchReport& report, std::size_t x, std::size_t y)
{
    const SearchForest& forest = forestOf(plan, report, std::max(x, y));
    SearchContour contour;
    const std::vector<std::size_t> columns = places(middles(plan, x, forest.bins()[x]), contour.x);
    const std::vector<std::size_t> rows = places(middles(plan, y, forest.bins()[y]), contour.y);
    std::vector<double> counts(contour.x.size() * contour.y.size(), 0.0);
    contour.mean.assign(counts.size(), 0.0);
    for (std::size_t j = 0; j < rows.size(); ++j)
        for (std::size_t i = 0; i < columns.size(); ++i)
            counts[rows[j] * contour.x.size() + columns[i]] += static_cast<double>(forest.trees().size());
    for (const RegressionTree& tree : forest.trees()) {
        const std::vector<double> bins = marginalOf(tree, forest.bins(), x, y);
        for (std::size_t j = 0; j < rows.size(); ++j)
            for (std::size_t i = 0; i < columns.size(); ++i)
                contour.mean[rows[j] * contour.x.size() + columns[i]] += bins[j * columns.size() + i];
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        contour.mean[i] /= counts[i];
    return contour;
}

} // namespace trainyard
