// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_importance.h"

#include "cluster/campaigns/search_marginals.h"
#include "cluster/campaigns/search_tries.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

namespace trainyard {
namespace {

constexpr int kTrees = 48;         // of the forest that is shown
constexpr int kFewTrees = 12;      // of those that tell how certain it is
constexpr int kBootstraps = 12;    // forests on samples drawn with replacement
constexpr int kShadowForests = 20; // one miss is 5 %
constexpr std::size_t kMostSamples = 800;
constexpr std::size_t kMostResampled = 300;
constexpr double kLeastShare = 0.01;
constexpr std::uint64_t kSeed = 20140621; // any; the same runs give the same report

ForestSamples pick(const ForestSamples& all, const std::vector<std::size_t>& rows)
{
    ForestSamples out;
    out.bins = all.bins;
    for (const std::size_t row : rows) {
        out.places.push_back(all.places[row]);
        out.values.push_back(all.values[row]);
    }
    return out;
}

/// At most `most` of them, in their order.
ForestSamples thinned(ForestSamples all, std::size_t most, std::mt19937_64& random)
{
    if (all.size() <= most)
        return all;
    std::vector<std::size_t> rows(all.size()), some;
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    std::sample(rows.begin(), rows.end(), std::back_inserter(some), most, random);
    return pick(all, some);
}

/// Moves values that are worse than three interquartile ranges from the quartiles to that bound. Good values stay: a
/// small part of the space may be much better than the rest.
void moveOutliers(std::vector<double>& values, bool maximise)
{
    std::vector<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    const double low = sorted[sorted.size() / 4], high = sorted[sorted.size() - 1 - sorted.size() / 4];
    if (high > low)
        for (double& value : values)
            value = maximise ? std::max(value, low - 3.0 * (high - low)) : std::min(value, high + 3.0 * (high - low));
}

ForestSamples samplesOf(const SearchPlan& plan, const std::vector<SearchTry>& tries)
{
    ForestSamples samples = emptySamples(plan);
    std::vector<std::size_t> failed;
    for (const SearchTry& one : tries) {
        if (one.repeat || !hasEnded(one))
            continue;
        const double value = one.values.front();
        if (one.state == SearchRunState::Failed || !std::isfinite(value))
            failed.push_back(samples.size());
        samples.places.push_back(binsOf(samples, toUnit(plan, one.point)));
        samples.values.push_back(value);
    }
    double worst = kUnknownValue;
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (!std::binary_search(failed.begin(), failed.end(), i) &&
            (std::isnan(worst) ||
             (plan.goals.front().maximise ? samples.values[i] < worst : samples.values[i] > worst)))
            worst = samples.values[i];
    if (std::isnan(worst))
        return emptySamples(plan); // nothing but failures
    for (const std::size_t i : failed)
        samples.values[i] = worst;
    moveOutliers(samples.values, plan.goals.front().maximise);
    return samples;
}

/// Boruta's test (Kursa and Rudnicki 2010): every parameter gets a shadow, its own values in a random order. A
/// parameter is told from chance when it explains more than the best shadow in 95 % of the forests.
std::vector<bool> toldFromChance(const ForestSamples& samples, std::mt19937_64& random)
{
    const std::size_t count = samples.bins.size();
    ForestSamples both = samples;
    both.bins.insert(both.bins.end(), samples.bins.begin(), samples.bins.end());
    std::vector<int> hits(count, 0);
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (int forest = 0; forest < kShadowForests; ++forest) {
        for (std::size_t i = 0; i < samples.size(); ++i)
            both.places[i].resize(2 * count);
        for (std::size_t parameter = 0; parameter < count; ++parameter) {
            std::shuffle(order.begin(), order.end(), random);
            for (std::size_t i = 0; i < samples.size(); ++i)
                both.places[i][count + parameter] = samples.places[order[i]][parameter];
        }
        const std::vector<double> alone = varianceShares(SearchForest(both, kFewTrees, random())).alone;
        const double chance = *std::max_element(alone.begin() + static_cast<std::ptrdiff_t>(count), alone.end());
        for (std::size_t parameter = 0; parameter < count; ++parameter)
            hits[parameter] += alone[parameter] > chance && alone[parameter] > kLeastShare;
    }
    std::vector<bool> told;
    for (const int hit : hits)
        told.push_back(hit >= kShadowForests - 1);
    return told;
}

/// Standard deviation of each share over bootstrap samples.
std::vector<double> deviations(const ForestSamples& samples, std::mt19937_64& random)
{
    const std::size_t count = samples.bins.size();
    std::vector<double> sums(count, 0.0), squares(count, 0.0);
    for (int i = 0; i < kBootstraps; ++i) {
        std::vector<std::size_t> rows(samples.size());
        for (std::size_t& row : rows)
            row = random() % samples.size();
        const std::vector<double> alone = varianceShares(SearchForest(pick(samples, rows), kFewTrees, random())).alone;
        for (std::size_t j = 0; j < count; ++j) {
            sums[j] += alone[j];
            squares[j] += alone[j] * alone[j];
        }
    }
    for (std::size_t j = 0; j < count; ++j)
        squares[j] = std::sqrt(std::max(0.0, (squares[j] - sums[j] * sums[j] / kBootstraps) / (kBootstraps - 1)));
    return squares;
}

/// Places of the best tries, the best first.
std::vector<std::size_t> leaders(const SearchPlan& plan, const SearchReport& report)
{
    std::vector<std::size_t> at;
    for (const std::size_t i : report.bestOrder)
        if (report.tries[i].state != SearchRunState::Failed && !std::isnan(report.tries[i].values.front()))
            at.push_back(i);
    const std::size_t wanted = std::min(at.size(), static_cast<std::size_t>(bestTries(report)));
    const SearchGoal& goal = plan.goals.front();
    std::partial_sort(
        at.begin(), at.begin() + static_cast<std::ptrdiff_t>(wanted), at.end(), [&](std::size_t a, std::size_t b) {
            return scoreOf(goal, report.tries[a].values.front()) > scoreOf(goal, report.tries[b].values.front());
        });
    at.resize(wanted);
    return at;
}

} // namespace

int triesForImportance(const SearchPlan& plan)
{
    return std::clamp(2 * static_cast<int>(plan.parameters.size()), 10, 40);
}

int mostTries(const SearchPlan& plan, const SearchReport& report)
{
    const bool over = report.waiting + report.running == 0 && endedRuns(report) >= plan.runs;
    if (over && report.triesNeeded > 0)
        return triesForImportance(plan) - report.triesNeeded;
    const auto tries = static_cast<int>(std::ranges::count_if(report.tries, std::not_fn(&SearchTry::repeat)));
    const int started = report.waiting + report.running + endedRuns(report);
    return tries + std::max(0, plan.runs - plan.leaders * std::max(0, plan.repeats - 1) - started);
}

bool neverTellsImportance(const SearchPlan& plan, const SearchReport& report)
{
    return mostTries(plan, report) < triesForImportance(plan);
}

int bestTries(const SearchReport& report)
{
    return std::clamp(static_cast<int>(report.bestOrder.size()) / 10, 5, 20);
}

std::optional<std::pair<double, double>> bestRange(const SearchPlan& plan, const SearchReport& report,
                                                   std::size_t parameter)
{
    std::vector<double> values;
    for (const std::size_t i : leaders(plan, report))
        if (const std::optional<double>& value = report.tries[i].point[parameter])
            values.push_back(*value);
    if (values.size() < 2)
        return std::nullopt;
    std::sort(values.begin(), values.end());
    if (plan.parameters[parameter].kind != ParameterKind::Choice)
        return std::pair{values.front(), values.back()};
    double most = values.front();
    for (const double value : values)
        if (std::count(values.begin(), values.end(), value) > std::count(values.begin(), values.end(), most))
            most = value;
    return std::pair{most, most};
}

void findImportance(const SearchPlan& plan, SearchReport& report)
{
    ForestSamples samples = samplesOf(plan, report.tries);
    const int missing = triesForImportance(plan) - static_cast<int>(samples.size());
    report.triesNeeded = std::max(0, missing);
    const auto [least, most] = std::minmax_element(samples.values.begin(), samples.values.end());
    if (missing > 0 || plan.parameters.empty() || *least == *most)
        return;
    std::mt19937_64 random(kSeed);
    samples = thinned(std::move(samples), kMostSamples, random);
    report.forest = std::make_shared<const SearchForest>(samples, kTrees, random());
    const VarianceShares shares = varianceShares(*report.forest);
    samples = thinned(std::move(samples), kMostResampled, random);
    const std::vector<double> deviation = deviations(samples, random);
    const std::vector<bool> told = toldFromChance(samples, random);
    report.together = shares.together;
    for (std::size_t i = 0; i < shares.alone.size(); ++i)
        report.importance.push_back({i, shares.alone[i], deviation[i], told[i], bestRange(plan, report, i)});
    std::stable_sort(report.importance.begin(), report.importance.end(),
                     [](const ParameterImportance& a, const ParameterImportance& b) { return a.share > b.share; });
}

} // namespace trainyard
