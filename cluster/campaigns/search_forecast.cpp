// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_forecast.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <queue>
#include <random>

namespace trainyard {
namespace {

constexpr int kMostSimulated = 400;       // runs; of a longer search this many are simulated
constexpr int kSimulatedRuns = 20'000;    // in all
constexpr std::size_t kMostJudged = 24;   // the median rule may judge after every epoch
constexpr std::size_t kPeersOfMedian = 4; // as the engine has it
constexpr double kSecondsOfHour = 3600.0;

struct Outcome {
    std::vector<double> tries;
    double epochs = 0.0, repeatEpochs = 0.0, seconds = 0.0;
};

/// One search. Time is in epochs of a run.
class SimulatedSearch {
public:
    SimulatedSearch(const SearchPlan& plan, const SearchCost& cost, const std::vector<int>& ends, int runs,
                    std::uint64_t seed)
        : m_plan(plan), m_cost(cost), m_ends(ends), m_runs(runs), m_random(seed),
          m_brackets(plan.stopping == SearchStopping::Hyperband ? std::max<std::size_t>(1, ends.size() - 1) : 1),
          m_reached(m_brackets, std::vector<std::vector<std::size_t>>(ends.size() - 1))
    {
        m_outcome.tries.assign(ends.size(), 0.0);
    }

    Outcome run()
    {
        int free = std::max(1, m_cost.atOnce);
        for (;;) {
            while (free > 0 && m_started < m_runs && mayStart()) {
                ask();
                --free;
            }
            if (m_events.empty())
                return m_outcome;
            const Event event = m_events.top();
            m_events.pop();
            m_now = m_outcome.seconds = event.time;
            if (event.point < 0 || !goesOn(static_cast<std::size_t>(event.point)))
                ++free;
        }
    }

private:
    struct Point {
        double quality = 0.0;
        std::size_t bracket = 0;
        std::size_t segment = 0; ///< that it trains, or has trained last
        bool stopped = false, done = false;
    };
    struct Event {
        double time;
        int point; ///< that has come to the end of its segment; -1: a repeat has ended
        bool operator>(const Event& other) const { return time > other.time; }
    };

    bool mayStart() const
    {
        const double epoch = m_cost.secondsPerRun / std::max(1, m_cost.epochs);
        const bool late = m_plan.hours > 0.0 && m_now * epoch >= m_plan.hours * kSecondsOfHour;
        const bool spent =
            m_plan.deviceHours > 0.0 && m_outcome.epochs * epoch * m_cost.ranks >= m_plan.deviceHours * kSecondsOfHour;
        return !late && !spent;
    }

    double lengthOf(std::size_t segment) const { return m_ends[segment] - (segment > 0 ? m_ends[segment - 1] : 0); }

    void train(std::size_t point)
    {
        const std::size_t segment = m_points[point].segment;
        m_outcome.tries[segment] += 1.0;
        m_outcome.epochs += lengthOf(segment);
        m_events.push({m_now + lengthOf(segment), static_cast<int>(point)});
    }

    void ask()
    {
        ++m_started;
        const int repeats = m_plan.leaders * std::max(0, m_plan.repeats - 1);
        const auto done = std::count_if(m_points.begin(), m_points.end(), [](const Point& one) { return one.done; });
        if (m_started > m_runs - repeats && done > 0) {
            m_outcome.epochs += m_cost.epochs;
            m_outcome.repeatEpochs += m_cost.epochs;
            m_events.push({m_now + m_cost.epochs, -1});
            return;
        }
        if (const std::optional<std::size_t> point = promoted()) {
            m_points[*point].stopped = false;
            ++m_points[*point].segment;
            return train(*point);
        }
        m_points.push_back({m_quality(m_random), static_cast<std::size_t>(m_started - 1) % m_brackets, 0});
        train(m_points.size() - 1);
    }

    /// A stopped point that now belongs to the best share of its rung; those of the highest rung first.
    std::optional<std::size_t> promoted() const
    {
        if (m_plan.stopping != SearchStopping::Asha && m_plan.stopping != SearchStopping::Hyperband)
            return std::nullopt;
        for (std::size_t rung = m_ends.size() - 1; rung-- > 0;)
            for (const auto& bracket : m_reached) {
                const std::vector<std::size_t>& there = bracket[rung];
                for (std::size_t i = 0; i < there.size() / static_cast<std::size_t>(m_plan.reduction); ++i)
                    if (m_points[there[i]].stopped && m_points[there[i]].segment == rung)
                        return there[i];
            }
        return std::nullopt;
    }

    bool goesOn(std::size_t point)
    {
        const std::size_t rung = m_points[point].segment;
        if (rung + 1 == m_ends.size()) {
            m_points[point].done = true;
            return false;
        }
        const bool judged = m_plan.stopping != SearchStopping::Hyperband || rung >= m_points[point].bracket;
        if (judged && !passes(point, rung)) {
            m_points[point].stopped = true;
            return false;
        }
        ++m_points[point].segment;
        train(point);
        return true;
    }

    bool passes(std::size_t point, std::size_t rung)
    {
        std::vector<std::size_t>& there = m_reached[m_points[point].bracket][rung];
        const auto place = std::lower_bound(there.begin(), there.end(), point, [&](std::size_t a, std::size_t b) {
            return m_points[a].quality > m_points[b].quality;
        });
        const auto rank = static_cast<std::size_t>(place - there.begin());
        there.insert(place, point);
        if (m_plan.stopping != SearchStopping::Median)
            return rank < there.size() / static_cast<std::size_t>(m_plan.reduction);
        const std::size_t others = there.size() - 1;
        return others < kPeersOfMedian || rank <= others / 2;
    }

    const SearchPlan& m_plan;
    const SearchCost& m_cost;
    const std::vector<int>& m_ends;
    const int m_runs;
    std::mt19937_64 m_random;
    std::uniform_real_distribution<double> m_quality;
    const std::size_t m_brackets;
    std::vector<std::vector<std::vector<std::size_t>>> m_reached; ///< by bracket and rung: points, the best first
    std::vector<Point> m_points;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    double m_now = 0.0;
    int m_started = 0;
    Outcome m_outcome;
};

ForecastSpread percentilesOf(std::vector<double> values, double unit)
{
    std::sort(values.begin(), values.end());
    const auto at = [&](double share) {
        return unit * values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
    };
    return {at(0.5), at(0.1), at(0.9)};
}

std::vector<int> endsOf(const SearchPlan& plan, int epochs)
{
    std::vector<int> ends = searchRungs(plan, epochs);
    if (ends.size() > kMostJudged) {
        std::vector<int> some;
        for (std::size_t i = 0; i < kMostJudged; ++i)
            some.push_back(ends[i * ends.size() / kMostJudged]);
        ends = std::move(some);
    }
    ends.push_back(epochs);
    return ends;
}

} // namespace

SearchForecast forecastSearch(const SearchPlan& plan, const SearchCost& cost, std::uint64_t seed)
{
    SearchForecast forecast;
    forecast.ends = endsOf(plan, cost.epochs);
    forecast.tries.assign(forecast.ends.size(), 0.0);
    const int runs = std::clamp(plan.runs, 1, kMostSimulated);
    const double scale = static_cast<double>(plan.runs) / runs;
    SearchPlan simulated = plan;
    simulated.hours /= scale;
    simulated.deviceHours /= scale;
    simulated.leaders = plan.leaders > 0 ? std::max(1, static_cast<int>(std::lround(plan.leaders / scale))) : 0;
    const int searches = std::clamp(kSimulatedRuns / runs, 25, 200);
    std::vector<double> epochs, seconds;
    for (int i = 0; i < searches; ++i) {
        const Outcome outcome =
            SimulatedSearch(simulated, cost, forecast.ends, runs, seed * 7919 + static_cast<std::uint64_t>(i)).run();
        epochs.push_back(outcome.epochs);
        seconds.push_back(outcome.seconds);
        forecast.repeatEpochs += outcome.repeatEpochs;
        for (std::size_t k = 0; k < outcome.tries.size(); ++k)
            forecast.tries[k] += outcome.tries[k];
    }
    forecast.repeatEpochs = scale * forecast.repeatEpochs / searches;
    for (double& tries : forecast.tries)
        tries = scale * tries / searches;
    const double perEpoch = cost.secondsPerRun / std::max(1, cost.epochs);
    forecast.epochs = percentilesOf(epochs, scale);
    forecast.seconds = percentilesOf(seconds, scale * perEpoch);
    forecast.deviceSeconds = percentilesOf(epochs, scale * perEpoch * cost.ranks);
    forecast.allEpochs = static_cast<double>(plan.runs) * cost.epochs;
    forecast.allSeconds = std::ceil(static_cast<double>(plan.runs) / std::max(1, cost.atOnce)) * cost.secondsPerRun;
    forecast.allDeviceSeconds = static_cast<double>(plan.runs) * cost.secondsPerRun * cost.ranks;
    return forecast;
}

} // namespace trainyard
