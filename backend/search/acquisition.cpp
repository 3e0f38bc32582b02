// SPDX-License-Identifier: Apache-2.0
#include "backend/search/acquisition.h"

#include "backend/base/keyed_random.h"
#include "backend/search/minimise.h"
#include "backend/search/sobol.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <set>

namespace trainyard {
namespace {

// Bounds of the effort, so that asking takes at most 100 ms whatever the number of observations.
constexpr std::size_t kModelPoints = 250; ///< observations of the model
constexpr std::size_t kFitPoints = 80;    ///< observations that determine its scales
constexpr std::size_t kMostPending = 50;

// Refinement: see bestNextPoint().
constexpr int kRefineFrom = 3;           ///< in the last of so many parts of the runs …
constexpr std::uint64_t kRefineEach = 2; ///< … one point in so many
constexpr double kReach = 0.1;           ///< of a number's range; at least one step
constexpr int kRefineDraws = 600;

/// Whether the point of this slot is sought near the best one.
bool refines(const SearchPlan& plan, std::uint64_t slot)
{
    const int points = std::max(1, plan.runs - plan.leaders * (plan.repeats - 1));
    return slot % kRefineEach == 0 && slot * kRefineFrom > static_cast<std::uint64_t>(points) * (kRefineFrom - 1);
}

/// φ(z) + z Φ(z) = h(z): its logarithm, and h′ / h = Φ / h.
struct Improvement {
    double logarithm, ratio;
};

Improvement improvementAt(double z)
{
    const double logDensity = -0.5 * z * z - 0.5 * std::log(2.0 * std::numbers::pi);
    if (z > -25.0) {
        const double below = 0.5 * std::erfc(-z / std::numbers::sqrt2);
        const double h = std::exp(logDensity) + z * below;
        return {std::log(h), below / h};
    }
    const double w = 1.0 / (z * z); // h = φ w (1 − 3 w + 15 w² − …), Φ = φ / |z| (1 − w + 3 w² − …)
    const double series = 1.0 - 3.0 * w + 15.0 * w * w;
    return {logDensity + std::log(w * series), -z * (1.0 - w + 3.0 * w * w) / series};
}

/// At most `most` observations: the best half of that number, and an even choice of the others.
std::vector<Observation> thinned(const std::vector<Observation>& all, std::size_t most)
{
    if (all.size() <= most)
        return all;
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return all[a].y < all[b].y; });
    std::vector<Observation> kept;
    const std::size_t best = most / 2, others = most - best;
    for (std::size_t i = 0; i < best; ++i)
        kept.push_back(all[order[i]]);
    for (std::size_t i = 0; i < others; ++i)
        kept.push_back(all[order[best + i * (all.size() - best) / others]]);
    return kept;
}

/// Looks for the point of a plan with the largest acquisition.
class Climber {
public:
    Climber(const SearchPlan& plan, const Observations& observations, std::uint64_t key)
        : m_plan(plan), m_space(plan), m_key(key), m_random(plan.seed, RandomPurpose::Search, 11, key),
          m_process(learnt(observations))
    {
        for (const ObservedPoint& told : observations.told)
            m_taken.insert(told.point);
        m_taken.insert(observations.pending.begin(), observations.pending.end());
    }

    SearchPoint run()
    {
        if (refines(m_plan, m_key))
            if (std::optional<SearchPoint> found = nearTheBest())
                return *std::move(found);
        std::vector<Scored> candidates;
        const int dimensions = static_cast<int>(m_plan.parameters.size());
        const SobolSequence sequence(dimensions, m_plan.seed ^ (m_key * 0x9E3779B97F4A7C15u));
        const int wide = m_size > 120 ? 300 : 1000;
        for (int i = 0; i < wide; ++i)
            add(candidates, fromUnit(m_plan, sequence.point(static_cast<std::uint32_t>(i))));
        for (int i = 0; i < wide / 2; ++i)
            add(candidates, nearby(m_leaders[static_cast<std::size_t>(i) % m_leaders.size()]));
        if (candidates.empty()) // every value of a small space has been tried
            return m_leaders.front();
        return bestOf(std::move(candidates));
    }

private:
    struct Scored {
        SearchPoint point;
        double score;
    };

    /// nullopt: all of its neighbours have been tried.
    std::optional<SearchPoint> nearTheBest()
    {
        m_centre = toUnit(m_plan, m_leaders.front());
        m_fine = m_plan.leaders > 0 ? 0.0 : m_process.scales().noise;
        std::vector<Scored> candidates;
        for (int i = 0; i < kRefineDraws; ++i)
            add(candidates, nearby(m_leaders.front()));
        if (!candidates.empty())
            return bestOf(std::move(candidates));
        m_centre.clear();
        m_fine = 0.0;
        return std::nullopt;
    }

    /// Whether a point lies where it is sought: each number within reach of the centre's, and at most one category
    /// another one.
    bool inReach(const SearchPoint& point) const
    {
        if (m_centre.empty())
            return true;
        const std::vector<double> unit = toUnit(m_plan, point);
        int others = 0;
        for (std::size_t i = 0; i < unit.size(); ++i) {
            const double distance = std::abs(unit[i] - m_centre[i]);
            if (m_space.categories()[i])
                others += distance > 0.0;
            else if (distance > reach(i))
                return false;
        }
        return others <= 1;
    }

    double reach(std::size_t parameter) const
    {
        const std::int64_t values = valueCount(m_plan.parameters[parameter]);
        return std::max(kReach, values > 0 ? 1.01 / static_cast<double>(values) : 0.0); // 1.01: for rounding
    }

    SearchPoint bestOf(std::vector<Scored> candidates)
    {
        const std::size_t starts = std::min<std::size_t>(candidates.size(), m_size > 120 ? 3 : 6);
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Scored& a, const Scored& b) { return a.score > b.score; });
        Scored best = candidates.front();
        for (std::size_t i = 0; i < starts; ++i)
            if (Scored found = climbed(candidates[i]); found.score > best.score)
                best = std::move(found);
        return best.point;
    }

    GaussianProcess learnt(const Observations& observations)
    {
        std::vector<Observation> told;
        for (const ObservedPoint& one : observations.told)
            told.push_back({m_space.of(one.point), one.value, one.count, one.extra});
        std::vector<Observation> used = thinned(told, kModelPoints);
        const KernelScales scales = GaussianProcess::fit(m_space.categories(), thinned(used, kFitPoints));
        GaussianProcess process(m_space.categories(), used, scales);
        findLeaders(observations, process);
        if (!observations.pending.empty()) {
            for (std::size_t i = 0; i < std::min(observations.pending.size(), kMostPending); ++i) {
                const ModelPoint x = m_space.of(observations.pending[i]);
                const double believed = process.predict(x).mean;
                used.push_back({x, believed, 1.0, 0.0});
                m_best = std::min(m_best, believed); // else all pending points would crowd where this is low
            }
            process = GaussianProcess(m_space.categories(), used, scales);
        }
        m_size = used.size();
        return process;
    }

    /// The best points, judged by the model because single values are noisy.
    void findLeaders(const Observations& observations, const GaussianProcess& process)
    {
        std::vector<std::pair<double, std::size_t>> means;
        for (std::size_t i = 0; i < observations.told.size(); ++i)
            means.emplace_back(observations.told[i].value, i);
        std::sort(means.begin(), means.end());
        means.resize(std::min<std::size_t>(means.size(), 40));
        for (auto& [mean, i] : means)
            mean = process.predict(m_space.of(observations.told[i].point)).mean;
        std::sort(means.begin(), means.end());
        m_best = means.front().first;
        for (std::size_t i = 0; i < std::min<std::size_t>(means.size(), 4); ++i)
            m_leaders.push_back(observations.told[means[i].second].point);
    }

    double scoreOf(const ModelPoint& x) const
    {
        const Prediction at = m_process.predict(x);
        return logExpectedImprovement(m_best, at.mean, std::sqrt(at.variance + m_fine));
    }

    void add(std::vector<Scored>& candidates, SearchPoint point)
    {
        if (m_taken.contains(point) || !inReach(point))
            return;
        const double score = scoreOf(m_space.of(point));
        candidates.push_back({std::move(point), score});
    }

    /// One or a few parameters of a point changed, by steps of several sizes.
    SearchPoint nearby(const SearchPoint& from)
    {
        std::vector<double> unit = toUnit(m_plan, from);
        const double chance = std::max(0.3, 1.0 / static_cast<double>(unit.size()));
        const double size = std::pow(10.0, -3.0 * static_cast<double>(m_random.uniform()));
        const std::size_t certain = m_random.below(static_cast<std::uint32_t>(unit.size()));
        for (std::size_t i = 0; i < unit.size(); ++i) {
            if (i != certain && m_random.uniform() >= chance)
                continue;
            const bool number = m_space.isSmooth(i) && from[i].has_value();
            unit[i] = number ? std::clamp(unit[i] + 0.5 * size * static_cast<double>(m_random.normal()), 0.0, 1.0)
                             : static_cast<double>(m_random.uniform());
        }
        return fromUnit(m_plan, unit);
    }

    /// Alternates between the gradient of the numbers and the neighbours of steps and choices.
    Scored climbed(Scored at)
    {
        for (int round = 0; round < 2; ++round) {
            const bool moved = followGradient(at);
            if (!tryNeighbours(at) && !(round == 0 && moved))
                break;
        }
        return at;
    }

    bool followGradient(Scored& at)
    {
        const ModelPoint start = m_space.of(at.point);
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < start.size(); ++i)
            if (m_space.isSmooth(i) && start[i] != kAbsent)
                free.push_back(i);
        if (free.empty())
            return false;
        ModelPoint x = start;
        std::vector<double> meanGradient, varianceGradient, from;
        for (const std::size_t i : free)
            from.push_back(start[i]);
        const auto objective = [&](const std::vector<double>& values, std::vector<double>& gradient) {
            for (std::size_t k = 0; k < free.size(); ++k)
                x[free[k]] = values[k];
            const Prediction here = m_process.predict(x, meanGradient, varianceGradient);
            const double deviation = std::sqrt(here.variance + m_fine), z = (m_best - here.mean) / deviation;
            const Improvement gain = improvementAt(z);
            for (std::size_t k = 0; k < free.size(); ++k) {
                const double turn = varianceGradient[free[k]] / (2.0 * deviation); // of the deviation
                gradient[k] = -(turn + gain.ratio * (-meanGradient[free[k]] - z * turn)) / deviation;
            }
            return -(std::log(deviation) + gain.logarithm);
        };
        std::vector<double> low(free.size(), 0.0), high(free.size(), 1.0);
        for (std::size_t k = 0; k < free.size() && !m_centre.empty(); ++k) {
            low[k] = std::max(0.0, m_centre[free[k]] - reach(free[k]));
            high[k] = std::min(1.0, m_centre[free[k]] + reach(free[k]));
        }
        const Minimum found = minimise(objective, from, low, high, m_size > 120 ? 25 : 60);
        for (std::size_t k = 0; k < free.size(); ++k)
            x[free[k]] = found.x[k];
        return accept(at, m_space.nearest(x, toUnit(m_plan, at.point)));
    }

    bool tryNeighbours(Scored& at)
    {
        bool moved = false;
        for (std::size_t i = 0; i < m_plan.parameters.size(); ++i) {
            if (m_space.isSmooth(i) || !at.point[i])
                continue;
            const auto count = valueCount(m_plan.parameters[i]);
            const std::vector<double> unit = toUnit(m_plan, at.point);
            const auto own = static_cast<std::int64_t>(unit[i] * static_cast<double>(count));
            for (std::int64_t value = 0; value < count; ++value) {
                const bool near = std::abs(value - own) == 1;
                if (value == own || (!near && !(m_space.categories()[i] && count <= 12)))
                    continue;
                std::vector<double> changed = unit;
                changed[i] = (static_cast<double>(value) + 0.5) / static_cast<double>(count);
                moved = accept(at, fromUnit(m_plan, changed)) || moved;
            }
        }
        return moved;
    }

    bool accept(Scored& at, SearchPoint point) const
    {
        if (m_taken.contains(point) || !inReach(point))
            return false;
        const double score = scoreOf(m_space.of(point));
        if (!(score > at.score))
            return false;
        at = {std::move(point), score};
        return true;
    }

    const SearchPlan& m_plan;
    ModelSpace m_space;
    std::uint64_t m_key;
    KeyedRandom m_random;
    std::vector<SearchPoint> m_leaders; ///< the best first; not empty
    double m_best = 0.0;                ///< the smallest mean at a point that is told or pending
    std::size_t m_size = 0;             ///< observations of the model
    std::vector<double> m_centre;       ///< of the places that are in reach; empty: all are
    double m_fine = 0.0;                ///< variance of what the smooth part of the model leaves out
    GaussianProcess m_process;
    std::set<SearchPoint> m_taken;
};

} // namespace

double logExpectedImprovement(double best, double mean, double deviation)
{
    return std::log(deviation) + improvementAt((best - mean) / deviation).logarithm;
}

SearchPoint bestNextPoint(const SearchPlan& plan, const Observations& observations, std::uint64_t key)
{
    return Climber(plan, observations, key).run();
}

} // namespace trainyard
