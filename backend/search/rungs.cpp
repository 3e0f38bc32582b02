// SPDX-License-Identifier: Apache-2.0
#include "backend/search/rungs.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace trainyard {
namespace {

/// The first run of the point that this run trains: itself, or the one that it continues directly or indirectly.
int firstOf(std::span<const SearchTrial> trials, int slot)
{
    for (std::size_t hops = 0; hops < trials.size(); ++hops) { // bounded, should files of trials form a circle
        const SearchTrial* own = trialOf(trials, slot);
        if (!own || own->kind != TrialKind::Continue)
            return slot;
        slot = own->from;
    }
    return slot;
}

int bracketOf(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int rungs)
{
    return plan.stopping == SearchStopping::Hyperband && rungs > 0 ? (firstOf(trials, slot) - 1) % rungs : 0;
}

bool hasReached(const SearchTrial& trial, int epoch)
{
    return !trial.values.empty() && !trial.values.front().empty() && trial.values.front().back().first >= epoch;
}

/// (slot, value) of the runs that have come to this rung, the best first; each point counts once, with its newest run.
std::vector<std::pair<int, double>> atRung(const SearchPlan& plan, std::span<const SearchTrial> trials, int epoch)
{
    std::set<int> continued;
    for (const SearchTrial& trial : trials)
        if (trial.kind == TrialKind::Continue)
            continued.insert(trial.from);
    std::vector<std::pair<int, double>> found;
    for (const SearchTrial& trial : trials)
        if (trial.kind != TrialKind::Repeat && !continued.contains(trial.slot) && hasReached(trial, epoch))
            found.emplace_back(trial.slot, goalValue(plan.goals.front(), trial.values.front(), epoch));
    std::stable_sort(found.begin(), found.end(),
                     [&](const auto& a, const auto& b) { return isBetter(plan.goals.front(), a.second, b.second); });
    return found;
}

RungVerdict byHalving(const SearchPlan& plan, std::vector<std::pair<int, double>> rung, int slot)
{
    RungVerdict verdict;
    verdict.peers = static_cast<int>(rung.size());
    verdict.best = verdict.peers / plan.reduction;
    const auto own = std::find_if(rung.begin(), rung.end(), [&](const auto& one) { return one.first == slot; });
    if (own == rung.end())
        return verdict;
    verdict.value = own->second;
    verdict.goesOn = own - rung.begin() < verdict.best;
    if (verdict.best > 0)
        verdict.cut = rung[static_cast<std::size_t>(verdict.best - 1)].second;
    return verdict;
}

RungVerdict byMedian(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int epoch)
{
    SearchGoal best = plan.goals.front();
    best.take = SearchGoal::Take::Best; // a moment's bad value ends no run
    RungVerdict verdict;
    std::vector<double> others;
    for (const SearchTrial& trial : trials) {
        if (trial.kind == TrialKind::Repeat || !hasReached(trial, epoch))
            continue;
        if (trial.slot == slot)
            verdict.value = goalValue(best, trial.values.front(), epoch);
        else
            others.push_back(goalValue(plan.goals.front(), trial.values.front(), epoch));
    }
    verdict.peers = static_cast<int>(others.size()) + 1;
    if (static_cast<int>(others.size()) < kMedianPeers)
        return verdict;
    const auto middle = others.begin() + static_cast<std::ptrdiff_t>(others.size() / 2);
    std::nth_element(others.begin(), middle, others.end(), [&](double a, double b) { return isBetter(best, a, b); });
    verdict.cut = *middle;
    verdict.goesOn = !isBetter(best, verdict.cut, verdict.value);
    return verdict;
}

/// The trials of one bracket.
std::vector<SearchTrial> ofBracket(const SearchPlan& plan, std::span<const SearchTrial> trials, int bracket, int rungs)
{
    std::vector<SearchTrial> found;
    for (const SearchTrial& trial : trials)
        if (bracketOf(plan, trials, trial.slot, rungs) == bracket)
            found.push_back(trial);
    return found;
}

} // namespace

RungVerdict judgeAtRung(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int epoch, int epochs)
{
    const SearchTrial* own = trialOf(trials, slot);
    if (!own || own->kind == TrialKind::Repeat || plan.stopping == SearchStopping::None)
        return {};
    if (plan.stopping == SearchStopping::Median)
        return byMedian(plan, trials, slot, epoch);
    const int rungs = static_cast<int>(searchRungs(plan, epochs).size());
    const std::vector<SearchTrial> bracket = ofBracket(plan, trials, bracketOf(plan, trials, slot, rungs), rungs);
    return byHalving(plan, atRung(plan, bracket, epoch), slot);
}

std::vector<int> rungsOf(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int epochs)
{
    if (const SearchTrial* own = trialOf(trials, slot); own && own->kind == TrialKind::Repeat)
        return {};
    std::vector<int> rungs = searchRungs(plan, epochs);
    const int bracket = bracketOf(plan, trials, slot, static_cast<int>(rungs.size()));
    rungs.erase(rungs.begin(), rungs.begin() + std::min<std::ptrdiff_t>(bracket, std::ssize(rungs)));
    return rungs;
}

std::vector<int> promotable(const SearchPlan& plan, std::span<const SearchTrial> trials, int epochs)
{
    std::vector<int> slots;
    if (plan.stopping != SearchStopping::Asha && plan.stopping != SearchStopping::Hyperband)
        return slots;
    const std::vector<int> rungs = searchRungs(plan, epochs);
    const int brackets = plan.stopping == SearchStopping::Hyperband ? std::max<int>(1, std::ssize(rungs)) : 1;
    for (auto rung = rungs.rbegin(); rung != rungs.rend(); ++rung)
        for (int bracket = 0; bracket < brackets; ++bracket) {
            const std::vector<SearchTrial> own = ofBracket(plan, trials, bracket, static_cast<int>(rungs.size()));
            const std::vector<std::pair<int, double>> there = atRung(plan, own, *rung);
            const std::size_t best = there.size() / static_cast<std::size_t>(plan.reduction);
            for (std::size_t i = 0; i < best; ++i) {
                const SearchTrial* trial = trialOf(own, there[i].first);
                if (trial->end == TrialEnd::Stopped && trial->rung == *rung)
                    slots.push_back(trial->slot);
            }
        }
    return slots;
}

} // namespace trainyard
