// SPDX-License-Identifier: Apache-2.0
#include "backend/search/next_trial.h"

#include "backend/protocol/reasons_run.h"
#include "backend/search/ask_point.h"
#include "backend/search/rungs.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace trainyard {
namespace {

constexpr double kHour = 3600.0; // seconds

/// Why no further run may start; empty: one may.
Reason budgetUsed(const SearchPlan& plan, std::span<const SearchTrial> trials, double now)
{
    double first = now, deviceSeconds = 0.0;
    for (const SearchTrial& trial : trials) {
        first = std::min(first, trial.askedAt);
        deviceSeconds += trial.seconds * trial.ranks;
    }
    if (plan.hours > 0.0 && now - first >= plan.hours * kHour)
        return runReason("run.search-hours", plan.hours);
    if (plan.deviceHours > 0.0 && deviceSeconds >= plan.deviceHours * kHour)
        return runReason("run.search-device-hours", plan.deviceHours);
    return {};
}

struct Leader {
    int slot;
    double value;
    int seeds; ///< with which its point has been trained or is being trained
};

/// The runs that are done, the best first, with distinct points.
std::vector<Leader> leadersOf(const SearchPlan& plan, std::span<const SearchTrial> trials)
{
    std::vector<Leader> leaders;
    for (const SearchTrial& trial : trials)
        if (trial.end == TrialEnd::Done && trial.kind != TrialKind::Repeat && !trial.values.empty() &&
            std::none_of(leaders.begin(), leaders.end(),
                         [&](const Leader& one) { return trialOf(trials, one.slot)->point == trial.point; }))
            leaders.push_back({trial.slot, goalValue(plan.goals.front(), trial.values.front()), 1});
    std::stable_sort(leaders.begin(), leaders.end(),
                     [&](const Leader& a, const Leader& b) { return isBetter(plan.goals.front(), a.value, b.value); });
    leaders.resize(std::min<std::size_t>(leaders.size(), static_cast<std::size_t>(std::max(0, plan.leaders))));
    for (Leader& leader : leaders)
        leader.seeds += static_cast<int>(std::count_if(trials.begin(), trials.end(), [&](const SearchTrial& trial) {
            return trial.kind == TrialKind::Repeat && trial.from == leader.slot;
        }));
    return leaders;
}

/// The leader with the fewest seeds, again with the next one.
std::optional<SearchTrial> repeatOfLeader(const SearchPlan& plan, std::span<const SearchTrial> trials,
                                          const TrialQuestion& question)
{
    const std::vector<Leader> leaders = leadersOf(plan, trials);
    const auto next = std::min_element(leaders.begin(), leaders.end(),
                                       [](const Leader& a, const Leader& b) { return a.seeds < b.seeds; });
    if (next == leaders.end() || next->seeds >= plan.repeats)
        return std::nullopt;
    SearchTrial trial;
    trial.kind = TrialKind::Repeat;
    trial.from = next->slot;
    trial.point = trialOf(trials, next->slot)->point;
    trial.seed = question.seed + static_cast<std::uint64_t>(next->seeds);
    return trial;
}

std::optional<SearchTrial> continuation(const SearchPlan& plan, std::span<const SearchTrial> trials,
                                        const TrialQuestion& question)
{
    for (const int slot : promotable(plan, trials, question.epochs)) {
        if (!question.mayContinue || !question.mayContinue(slot))
            continue;
        const SearchTrial& from = *trialOf(trials, slot);
        SearchTrial trial;
        trial.kind = TrialKind::Continue;
        trial.from = slot;
        trial.point = from.point;
        trial.seed = from.seed;
        trial.startEpoch = from.rung;
        trial.values = from.values;
        return trial;
    }
    return std::nullopt;
}

} // namespace

NextTrial nextTrial(const SearchPlan& plan, std::span<const SearchTrial> trials, const TrialQuestion& question)
{
    NextTrial next;
    next.none = budgetUsed(plan, trials, question.now);
    if (!next.none.empty())
        return next;
    const int repeats = plan.leaders * std::max(0, plan.repeats - 1);
    if (question.slot > plan.runs - repeats)
        next.trial = repeatOfLeader(plan, trials, question);
    if (!next.trial)
        next.trial = continuation(plan, trials, question);
    if (!next.trial) {
        next.trial.emplace();
        next.trial->point = askPoint(plan, question.slot, trials);
        next.trial->seed = question.seed;
    }
    if (next.trial->values.empty())
        next.trial->values.resize(plan.goals.size());
    next.trial->slot = question.slot;
    next.trial->askedAt = question.now;
    return next;
}

} // namespace trainyard
