// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_duration.h"

#include "backend/protocol/scaling.h"

namespace trainyard {
namespace {

double samplesPerSecond(const StepCosts& costs, const RunSpec& spec, int ranks)
{
    return forecastStep(costs, ranks, static_cast<double>(scaledBatch(spec, ranks).largestLocal)).samplesPerSecond;
}

} // namespace

TicketForecast forecastStudyRuns(const StudyPlan& plan, const StudyTime& time)
{
    TicketForecast forecast;
    forecast.runs = forecast.missing = forecast.rounds = static_cast<int>(plan.cells.size());
    forecast.runsLeft = forecast.runs;
    if (plan.cells.empty())
        return forecast;
    const bool fitted = time.costs && time.samplesPerRun > 0.0;
    const double speedOfOne = fitted ? samplesPerSecond(*time.costs, plan.cells.front().spec, 1) : 0.0;
    const double one = time.secondsOfOne > 0.0 ? time.secondsOfOne
                       : speedOfOne > 0.0      ? time.samplesPerRun / speedOfOne
                                               : 0.0;
    if (one <= 0.0)
        return forecast;
    double low = 0.0, high = 0.0; // in runs with one rank
    for (const StudyCell& cell : plan.cells) {
        const double speed = fitted ? samplesPerSecond(*time.costs, cell.spec, cell.ranks) : 0.0;
        low += speed > 0.0 ? speedOfOne / speed : 1.0 / cell.ranks;
        high += speed > 0.0 ? speedOfOne / speed : 1.0;
    }
    forecast.secondsPerRun = one;
    forecast.like = time.secondsOfOne > 0.0 ? time.like : std::string();
    forecast.fitted = forecast.like.empty();
    forecast.runsLeft = (low + high) / 2.0;
    forecast.secondsLeft = one * forecast.runsLeft;
    forecast.secondsLow = one * low;
    forecast.secondsHigh = one * high;
    return forecast;
}

} // namespace trainyard
