// SPDX-License-Identifier: Apache-2.0
#include "backend/search/observations.h"

#include "backend/base/keyed_random.h"
#include "backend/base/median.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace trainyard {
namespace {

/// The values of one goal, to be minimised; NaN: failed.
struct GoalValues {
    std::vector<double> values; ///< one for each trial that ended
    std::vector<double> extra;
};

double toMinimise(const SearchGoal& goal, const SearchTrial& trial, std::size_t place, int upTo = 0)
{
    if (place >= trial.values.size())
        return std::nan("");
    const double value = goalValue(goal, trial.values[place], upTo);
    return std::isfinite(value) ? (goal.maximise ? -value : value) : std::nan("");
}

/// How far complete runs still moved after an epoch.
struct Gain {
    double median = 0.0, variance = 0.0;
};

Gain gainAfter(int epoch, const SearchGoal& goal, std::size_t place, const std::vector<const SearchTrial*>& ended)
{
    std::vector<double> gains;
    for (const SearchTrial* trial : ended) {
        if (trial->end != TrialEnd::Done)
            continue;
        const double gain = toMinimise(goal, *trial, place) - toMinimise(goal, *trial, place, epoch);
        if (std::isfinite(gain))
            gains.push_back(gain);
    }
    if (gains.empty())
        return {};
    const double middle = median(gains);
    double sum = 0.0;
    for (const double gain : gains)
        sum += (gain - middle) * (gain - middle);
    return {middle, sum / static_cast<double>(gains.size())};
}

GoalValues valuesOf(const SearchGoal& goal, std::size_t place, const std::vector<const SearchTrial*>& ended)
{
    GoalValues all;
    std::map<int, Gain> gains;
    for (const SearchTrial* trial : ended) {
        double value = trial->end == TrialEnd::Failed ? std::nan("") : toMinimise(goal, *trial, place);
        double extra = 0.0;
        if (trial->end == TrialEnd::Stopped && !trial->values[place].empty()) {
            const int epoch = trial->values[place].back().first;
            const auto known = gains.find(epoch);
            const Gain gain = known == gains.end() ? gainAfter(epoch, goal, place, ended) : known->second;
            gains[epoch] = gain;
            value += gain.median;
            extra = gain.variance;
        }
        all.values.push_back(value);
        all.extra.push_back(extra);
    }
    return all;
}

/// Failed runs get the worst value that was seen.
void replaceFailed(std::vector<double>& values)
{
    double worst = -std::numeric_limits<double>::infinity();
    for (const double value : values)
        if (!std::isnan(value))
            worst = std::max(worst, value);
    for (double& value : values)
        if (std::isnan(value))
            value = std::isfinite(worst) ? worst : 0.0;
}

/// One value of several goals: max wᵢ fᵢ + 0.05 Σ wᵢ fᵢ, each f from 0 (best) to 1 (worst).
GoalValues scalarised(std::vector<GoalValues> goals, std::uint64_t seed, int slot)
{
    if (goals.size() == 1)
        return std::move(goals.front());
    KeyedRandom random(seed, RandomPurpose::Search, 10, static_cast<std::uint64_t>(slot));
    std::vector<double> weights;
    double sum = 0.0;
    for (std::size_t k = 0; k < goals.size(); ++k) // exponential variables: uniform on the simplex
        sum += weights.emplace_back(-std::log(1.0 - static_cast<double>(random.uniform())) + 1e-9);
    GoalValues one{std::vector<double>(goals[0].values.size()), std::vector<double>(goals[0].values.size())};
    std::vector<double> largest(one.values.size(), 0.0);
    for (std::size_t k = 0; k < goals.size(); ++k) {
        const auto [low, high] = std::minmax_element(goals[k].values.begin(), goals[k].values.end());
        const double least = *low, range = *high > *low ? *high - *low : 1.0, weight = weights[k] / sum;
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            const double part = weight * (goals[k].values[i] - least) / range;
            largest[i] = std::max(largest[i], part);
            one.values[i] += 0.05 * part;
            one.extra[i] += weight * weight * goals[k].extra[i] / (range * range);
        }
    }
    for (std::size_t i = 0; i < one.values.size(); ++i)
        one.values[i] += largest[i];
    return one;
}

double yeoJohnson(double y, double lambda)
{
    if (y >= 0)
        return std::abs(lambda) < 1e-9 ? std::log1p(y) : (std::pow(y + 1, lambda) - 1) / lambda;
    const double other = 2 - lambda;
    return std::abs(other) < 1e-9 ? -std::log1p(-y) : -(std::pow(1 - y, other) - 1) / other;
}

struct Moments {
    double mean = 0.0, variance = 0.0;
};

Moments momentsOf(const std::vector<double>& values)
{
    Moments moments;
    for (const double value : values)
        moments.mean += value / static_cast<double>(values.size());
    for (const double value : values)
        moments.variance += (value - moments.mean) * (value - moments.mean) / static_cast<double>(values.size());
    return moments;
}

void standardise(std::vector<double>& values)
{
    const Moments moments = momentsOf(values);
    const double deviation = std::sqrt(moments.variance);
    for (double& value : values)
        value = deviation > 0 ? (value - moments.mean) / deviation : 0.0;
}

} // namespace

std::vector<double> normalised(std::vector<double> values)
{
    standardise(values);
    if (values.size() < 3)
        return values;
    double bestLambda = 1.0, best = -std::numeric_limits<double>::infinity();
    std::vector<double> moved(values.size());
    // −1…1; 1 changes nothing. Above 1 the differences between the best values would shrink.
    for (int step = -20; step <= 0; ++step) {
        const double lambda = 1.0 + step * 0.1;
        double jacobian = 0.0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            moved[i] = yeoJohnson(values[i], lambda);
            jacobian += std::copysign(std::log1p(std::abs(values[i])), values[i]);
        }
        const double likelihood =
            (lambda - 1.0) * jacobian - 0.5 * static_cast<double>(values.size()) * std::log(momentsOf(moved).variance);
        if (likelihood > best)
            best = likelihood, bestLambda = lambda;
    }
    for (double& value : values)
        value = yeoJohnson(value, bestLambda);
    standardise(values);
    return values;
}

Observations observe(const SearchPlan& plan, int slot, std::span<const SearchTrial> trials)
{
    std::vector<const SearchTrial*> ended;
    std::set<int> continued;
    for (const SearchTrial& trial : trials)
        if (trial.kind == TrialKind::Continue)
            continued.insert(trial.from);
    std::set<SearchPoint> pending;
    for (const SearchTrial& trial : trials) {
        const bool whole = trial.end == TrialEnd::Failed || trial.values.size() == plan.goals.size();
        if (trial.slot == slot || trial.point.size() != plan.parameters.size())
            continue;
        if (trial.end == TrialEnd::None)
            pending.insert(trial.point);
        else if (whole && !continued.contains(trial.slot))
            ended.push_back(&trial);
    }
    std::sort(ended.begin(), ended.end(), [](const auto* a, const auto* b) { return a->slot < b->slot; });

    std::vector<GoalValues> goals;
    for (std::size_t k = 0; k < plan.goals.size(); ++k) {
        goals.push_back(valuesOf(plan.goals[k], k, ended));
        replaceFailed(goals.back().values);
    }
    if (ended.empty())
        return {{}, {pending.begin(), pending.end()}};
    const GoalValues one = scalarised(std::move(goals), plan.seed, slot);
    const double variance = std::max(momentsOf(one.values).variance, 1e-300);
    const std::vector<double> values = normalised(one.values);

    Observations observations;
    std::map<SearchPoint, std::size_t> places;
    for (std::size_t i = 0; i < ended.size(); ++i) {
        const auto [place, added] = places.try_emplace(ended[i]->point, observations.told.size());
        if (added)
            observations.told.push_back({ended[i]->point, 0.0, 0.0, 0.0});
        ObservedPoint& told = observations.told[place->second];
        told.count += 1.0;
        told.value += (values[i] - told.value) / told.count;
        told.extra += (std::min(one.extra[i] / variance, 10.0) - told.extra) / told.count;
    }
    for (const SearchPoint& point : pending)
        if (!places.contains(point))
            observations.pending.push_back(point);
    return observations;
}

} // namespace trainyard
