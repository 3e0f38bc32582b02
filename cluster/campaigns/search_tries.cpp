// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_tries.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace trainyard {
namespace {

double valueOf(const SearchGoal& goal, const std::vector<std::pair<double, double>>& curve)
{
    double value = kUnknownValue;
    for (const auto& [epoch, at] : curve) {
        if (std::isnan(at))
            continue;
        if (goal.take == SearchGoal::Take::Last || std::isnan(value) || (goal.maximise ? at > value : at < value))
            value = at;
    }
    return value;
}

void fillTry(const SearchPlan& plan, const std::vector<SearchRun>& runs, SearchTry& one)
{
    const SearchRun& last = runs[one.runs.back()];
    one.state = last.state;
    one.values.assign(plan.goals.size(), kUnknownValue);
    for (const std::size_t at : one.runs) {
        const SearchRun& run = runs[at];
        one.epoch = std::max(one.epoch, run.epoch);
        // A run that only begins to continue another has no values yet.
        for (std::size_t goal = 0; goal < std::min(plan.goals.size(), run.curves.size()); ++goal)
            if (const double value = valueOf(plan.goals[goal], run.curves[goal]); !std::isnan(value))
                one.values[goal] = value;
    }
}

bool isCandidate(const SearchTry& one)
{
    return !one.repeat && (one.state == SearchRunState::Done || one.state == SearchRunState::Stopped);
}

/// `at`: places in descending order of the first score, equal ones in descending order of the others.
void keepUnbeaten(const std::vector<std::vector<double>>& scores, const std::vector<std::size_t>& at,
                  std::vector<bool>& front)
{
    std::vector<std::size_t> kept;
    for (const std::size_t place : at) {
        const std::vector<double>& mine = scores[place];
        const bool beaten = std::any_of(kept.begin(), kept.end(), [&](std::size_t other) {
            const std::vector<double>& theirs = scores[other];
            bool better = false;
            for (std::size_t goal = 0; goal < mine.size(); ++goal) {
                if (theirs[goal] < mine[goal])
                    return false;
                better |= theirs[goal] > mine[goal];
            }
            return better;
        });
        if (!beaten)
            kept.push_back(place);
    }
    for (const std::size_t place : kept)
        front[place] = true;
}

/// With two goals the second score only has to exceed the best one so far.
void sweep(const std::vector<std::vector<double>>& scores, const std::vector<std::size_t>& at, std::vector<bool>& front)
{
    double best = -std::numeric_limits<double>::infinity(), first = kUnknownValue;
    for (const std::size_t place : at) {
        const double a = scores[place][0], b = scores[place][1];
        if (b > best || (b == best && a == first)) {
            front[place] = true;
            best = b;
            first = a;
        }
    }
}

} // namespace

bool hasEnded(const SearchTry& one)
{
    return one.state == SearchRunState::Done || one.state == SearchRunState::Stopped ||
           one.state == SearchRunState::Failed;
}

int endedRuns(const SearchReport& report)
{
    return report.done + report.stopped + report.failed + report.continued;
}

std::vector<SearchTry> joinRuns(const SearchPlan& plan, const std::vector<SearchRun>& runs)
{
    std::vector<std::size_t> order(runs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return runs[a].slot < runs[b].slot; });
    std::vector<SearchTry> tries;
    std::map<int, std::size_t> trySlots;
    for (const std::size_t at : order) {
        const SearchRun& run = runs[at];
        if (!run.point)
            continue;
        const auto earlier = run.kind == TrialKind::Continue ? trySlots.find(run.from) : trySlots.end();
        const std::size_t place = earlier != trySlots.end() ? earlier->second : tries.size();
        if (place == tries.size()) {
            SearchTry one;
            one.point = *run.point;
            one.repeat = run.kind == TrialKind::Repeat;
            tries.push_back(std::move(one));
        }
        tries[place].runs.push_back(at);
        trySlots[run.slot] = place;
    }
    for (SearchTry& one : tries)
        fillTry(plan, runs, one);
    return tries;
}

double endOf(const SearchTry& one, const std::vector<SearchRun>& runs)
{
    return hasEnded(one) && !one.runs.empty() ? runs[one.runs.back()].endedAt : 0.0;
}

double scoreOf(const SearchGoal& goal, double value)
{
    return goal.maximise ? value : -value;
}

std::vector<bool> paretoFront(const std::vector<std::vector<double>>& scores)
{
    std::vector<std::size_t> at;
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (!scores[i].empty() &&
            std::none_of(scores[i].begin(), scores[i].end(), [](double score) { return std::isnan(score); }))
            at.push_back(i);
    std::sort(at.begin(), at.end(), [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    std::vector<bool> front(scores.size(), false);
    if (!at.empty() && scores[at.front()].size() == 2)
        sweep(scores, at, front);
    else
        keepUnbeaten(scores, at, front);
    return front;
}

void findBest(const SearchPlan& plan, const std::vector<SearchRun>& runs, SearchReport& report)
{
    std::vector<std::size_t>& order = report.bestOrder;
    for (std::size_t i = 0; i < report.tries.size(); ++i)
        if (hasEnded(report.tries[i]) && !report.tries[i].repeat)
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return endOf(report.tries[a], runs) < endOf(report.tries[b], runs);
    });
    double best = kUnknownValue;
    for (const std::size_t i : order) {
        const SearchTry& one = report.tries[i];
        const double value = isCandidate(one) ? one.values.front() : kUnknownValue;
        if (!std::isnan(value) &&
            (std::isnan(best) || scoreOf(plan.goals.front(), value) > scoreOf(plan.goals.front(), best))) {
            best = value;
            report.best = i;
        }
        report.bestSoFar.push_back(best);
    }
    if (plan.goals.size() < 2)
        return;
    std::vector<std::vector<double>> scores(report.tries.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (isCandidate(report.tries[i]))
            for (std::size_t goal = 0; goal < plan.goals.size(); ++goal)
                scores[i].push_back(scoreOf(plan.goals[goal], report.tries[i].values[goal]));
    const std::vector<bool> front = paretoFront(scores);
    for (std::size_t i = 0; i < front.size(); ++i)
        report.tries[i].onFront = front[i];
}

} // namespace trainyard
