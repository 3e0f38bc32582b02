// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_report.h"

#include "cluster/campaigns/search_findings.h"
#include "cluster/campaigns/search_importance.h"
#include "cluster/campaigns/search_repeats.h"
#include "cluster/campaigns/search_tries.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kHourSeconds = 3600.0;

/// Of each run whether another one continues it; such a run stands in the row of the try's last run.
std::vector<bool> continuedRuns(const std::vector<SearchRun>& runs, const std::vector<SearchTry>& tries)
{
    std::vector<bool> continued(runs.size(), false);
    for (const SearchTry& one : tries)
        for (std::size_t i = 0; i + 1 < one.runs.size(); ++i)
            continued[one.runs[i]] = runs[one.runs[i]].state != SearchRunState::Waiting &&
                                     runs[one.runs[i]].state != SearchRunState::Running;
    return continued;
}

void countState(SearchRunState state, SearchReport& report)
{
    switch (state) {
    case SearchRunState::Waiting: ++report.waiting; break;
    case SearchRunState::Running: ++report.running; break;
    case SearchRunState::Done: ++report.done; break;
    case SearchRunState::Stopped: ++report.stopped; break;
    case SearchRunState::Failed: ++report.failed; break;
    }
}

void count(const std::vector<SearchRun>& runs, double now, SearchReport& report)
{
    const std::vector<bool> continued = continuedRuns(runs, report.tries);
    double first = 0.0, last = 0.0;
    bool goesOn = false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const SearchRun& run = runs[i];
        continued[i] ? void(++report.continued) : countState(run.state, report);
        report.deviceHours += run.ranks * run.seconds / kHourSeconds;
        report.epochsTrained += std::max(0.0, run.epoch - run.startEpoch);
        if (run.startedAt > 0.0 && (first == 0.0 || run.startedAt < first))
            first = run.startedAt;
        last = std::max(last, run.endedAt);
        goesOn = goesOn || run.endedAt == 0.0;
    }
    if (first > 0.0)
        report.hours = std::max(0.0, (goesOn ? now : last) - first) / kHourSeconds;
}

/// Mean duration of a run: of those that ended after training, otherwise what the running ones let expect for all
/// epochs; 0 = unknown.
double secondsOfRun(const std::vector<SearchRun>& runs)
{
    double ended = 0.0, seconds = 0.0, running = 0.0, expected = 0.0;
    for (const SearchRun& run : runs) {
        const double trained = run.epoch - run.startEpoch;
        if (run.state == SearchRunState::Done || run.state == SearchRunState::Stopped) {
            ended += 1.0;
            seconds += run.seconds;
        } else if (run.state == SearchRunState::Running && trained > 0.0 && run.epochs > run.startEpoch) {
            running += 1.0;
            expected += run.seconds * (run.epochs - run.startEpoch) / trained;
        }
    }
    return ended > 0.0 ? seconds / ended : running > 0.0 ? expected / running : 0.0;
}

/// Runs that the plan's budget still lets start.
double runsToStart(const SearchPlan& plan, const std::vector<SearchRun>& runs, const SearchReport& report,
                   double secondsEach, double parallel)
{
    double left = report.waiting + std::max(0, plan.runs - static_cast<int>(runs.size()));
    if (plan.hours > 0.0)
        left = std::min(left, std::max(0.0, plan.hours - report.hours) * kHourSeconds * parallel / secondsEach);
    if (plan.deviceHours > 0.0) {
        double ranks = 0.0;
        for (const SearchRun& run : runs)
            ranks += run.ranks;
        ranks = runs.empty() ? 1.0 : std::max(1.0, ranks / static_cast<double>(runs.size()));
        const double underway = report.running * secondsEach * ranks / (2.0 * kHourSeconds);
        left = std::min(left, std::max(0.0, plan.deviceHours - report.deviceHours - underway) * kHourSeconds /
                                  (secondsEach * ranks));
    }
    return left;
}

double secondsLeft(const SearchPlan& plan, const std::vector<SearchRun>& runs, const SearchReport& report, int atOnce)
{
    if (report.waiting + report.running == 0 && static_cast<int>(runs.size()) >= plan.runs)
        return 0.0;
    const double each = secondsOfRun(runs);
    if (each <= 0.0)
        return kUnknownValue;
    const double parallel = atOnce > 0 ? atOnce : plan.atOnce > 0 ? plan.atOnce : std::max(1, report.running);
    double work = runsToStart(plan, runs, report, each, parallel) * each, longest = 0.0;
    for (const SearchRun& run : runs) {
        if (run.state != SearchRunState::Running)
            continue;
        const double left = std::max(0.0, each - run.seconds);
        work += left;
        longest = std::max(longest, left);
    }
    return std::max(longest, work / parallel);
}

} // namespace

SearchReport analyseSearch(const SearchPlan& plan, const std::vector<SearchRun>& runs, double now, int atOnce)
{
    SearchReport report;
    report.tries = joinRuns(plan, runs);
    count(runs, now, report);
    report.secondsLeft = secondsLeft(plan, runs, report, atOnce);
    if (plan.goals.empty())
        return report;
    findBest(plan, runs, report);
    findRepeated(plan, report);
    findImportance(plan, report);
    report.findings = findingsOf(plan, runs, report);
    return report;
}

} // namespace trainyard
