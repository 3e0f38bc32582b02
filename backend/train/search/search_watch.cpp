// SPDX-License-Identifier: Apache-2.0
#include "backend/train/search/search_watch.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/search/rungs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kTopFive = 5;

/// An epoch that is trained again after a crash replaces its values.
void put(std::vector<std::pair<int, double>>& curve, int epoch, double value)
{
    std::erase_if(curve, [&](const auto& one) { return one.first >= epoch; });
    curve.emplace_back(epoch, value);
}

/// As people read it: 0.8123.
double shown(double value)
{
    return std::round(value * 1e4) / 1e4;
}

} // namespace

SearchWatch::SearchWatch(SearchPlace place, const RunSpec& spec, bool writes)
    : m_place(std::move(place)), m_epochs(spec.training.epochs), m_writes(writes)
{
    const std::vector<SearchTrial> trials = m_place.folder.readTrials();
    m_rungs = rungsOf(m_place.plan, trials, m_place.slot, m_epochs);
    const SearchTrial* own = trialOf(trials, m_place.slot);
    if (own)
        m_trial = *own;
    for (std::size_t hops = 0; own && own->kind == TrialKind::Continue && hops < trials.size(); ++hops) {
        own = trialOf(trials, own->from);
        m_elapsedBefore += own ? own->seconds : 0.0;
    }
}

std::unique_ptr<SearchWatch> SearchWatch::of(const RunDirectory& directory, const RunSpec& spec, bool writes)
{
    std::optional<SearchPlace> place = searchPlaceOf(directory, spec);
    return place ? std::make_unique<SearchWatch>(std::move(*place), spec, writes) : nullptr;
}

void SearchWatch::setFirstRung(std::int64_t epoch)
{
    m_rungs = searchRungs(m_place.plan, m_epochs);
    std::erase_if(m_rungs, [&](int rung) { return epoch == 0 || rung < epoch; });
}

bool SearchWatch::judgesAt(std::int64_t epoch) const
{
    return epoch < m_epochs && std::find(m_rungs.begin(), m_rungs.end(), epoch) != m_rungs.end();
}

void SearchWatch::see(const MetricsEvent& recorded)
{
    if (!m_writes || !m_trial)
        return;
    const int epoch = countedEpoch(recorded.epoch);
    m_seen.resize(m_place.plan.goals.size());
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        const SearchGoal& goal = m_place.plan.goals[i];
        for (const auto& [name, value] : recorded.values) {
            if (name != goal.series)
                continue;
            const auto [known, first] = m_seen[i].emplace(epoch, value.mean);
            if (goal.take == SearchGoal::Take::Last || isBetter(goal, value.mean, known->second))
                known->second = value.mean;
        }
    }
}

void SearchWatch::keepSeen(int upToEpoch)
{
    m_trial->values.resize(m_place.plan.goals.size());
    m_seen.resize(m_place.plan.goals.size());
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        auto& seen = m_seen[i];
        for (auto one = seen.begin(); one != seen.end() && one->first <= upToEpoch; one = seen.erase(one))
            put(m_trial->values[i], one->first, one->second);
    }
}

Reason SearchWatch::finish()
{
    if (!m_writes || !m_trial)
        return {};
    keepSeen(std::numeric_limits<int>::max());
    m_place.folder.write(*m_trial);
    for (std::size_t i = 0; i < m_trial->values.size(); ++i)
        if (m_trial->values[i].empty())
            return trainingReason("training.goal-without-value", m_place.plan.goals[i].series);
    return {};
}

void SearchWatch::checkGoals(std::int64_t validationSamples, std::size_t classes) const
{
    for (const SearchGoal& goal : m_place.plan.goals) {
        const bool validated = goal.series.starts_with("val/") || goal.series.starts_with("barrier/");
        if (validated && validationSamples == 0)
            throw Failure(ErrorKind::BadInput, "improve", goal.series, runReason("run.search-no-validation"));
        if (goal.series.ends_with("/top5") && classes <= kTopFive)
            throw Failure(ErrorKind::BadInput, "improve", goal.series, runReason("run.search-top5", classes));
    }
}

Reason SearchWatch::take(std::int64_t epoch, double elapsed)
{
    if (!m_writes || !m_trial)
        return {};
    keepSeen(static_cast<int>(epoch));
    m_trial->seconds = std::max(0.0, elapsed - m_elapsedBefore);
    m_trial->rung = 0;
    m_place.folder.write(*m_trial); // before it is judged: the others count it
    if (!judgesAt(epoch))
        return {};
    Reason ended = verdict(epoch);
    if (!ended.empty())
        m_place.folder.write(*m_trial);
    return ended;
}

Reason SearchWatch::verdict(std::int64_t epoch)
{
    const std::vector<SearchTrial> trials = m_place.folder.readTrials();
    const RungVerdict verdict = judgeAtRung(m_place.plan, trials, m_place.slot, static_cast<int>(epoch), m_epochs);
    if (verdict.goesOn)
        return {};
    m_trial->rung = static_cast<int>(epoch);
    m_trial->cut = verdict.cut;
    const std::string& series = m_place.plan.goals.front().series;
    if (std::isnan(verdict.cut))
        return trainingReason("training.search-few", verdict.peers, epoch, m_place.plan.reduction);
    if (m_place.plan.stopping == SearchStopping::Median)
        return trainingReason("training.search-median", epoch, series, shown(verdict.value), shown(verdict.cut),
                              verdict.peers - 1);
    return trainingReason("training.search-rung", epoch, series, shown(verdict.value), shown(verdict.cut), verdict.best,
                          verdict.peers);
}

} // namespace trainyard
