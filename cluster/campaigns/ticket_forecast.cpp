// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_report.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <queue>
#include <set>

namespace trainyard {
namespace {

/// One cell in the forecast.
struct ForecastCell {
    const TicketCell* cell = nullptr;
    const TicketRun* run = nullptr; ///< null: Missing
    std::size_t needs = 0;          ///< index of the cell that it needs, +1; 0 = none
    double share = 1.0;             ///< of a run over all epochs
    bool lost = false;              ///< failed, or needs a cell that failed
    double begins = 0.0, ends = 0.0;
    TicketRunState state() const { return run ? run->state : TicketRunState::Missing; }
    bool open() const { return !lost && state() != TicketRunState::Done; }
    double left() const
    {
        const double progress = state() == TicketRunState::Running ? std::clamp(run->progress, 0.0, 1.0) : 0.0;
        return share * (1.0 - progress);
    }
};

double shareOf(const TicketStudy& study, const TicketCell& cell, const TicketRun* run, std::int64_t stepsPerEpoch)
{
    const double epochs = std::max(1, study.base.training.epochs);
    if (run && run->totalSteps > 0 && run->firstStep > 0 && run->firstStep < run->totalSteps)
        return 1.0 - static_cast<double>(run->firstStep) / static_cast<double>(run->totalSteps);
    if (!cell.reset)
        return 1.0;
    if (cell.reset->unit == ResetPoint::Unit::Epoch)
        return 1.0 - static_cast<double>(cell.reset->value) / epochs;
    const double all = static_cast<double>(stepsPerEpoch) * epochs;
    return stepsPerEpoch > 0 ? 1.0 - static_cast<double>(cell.reset->value) / all : 1.0;
}

std::vector<ForecastCell> cellsWithRuns(const TicketStudy& study, const TicketPlan& plan,
                                        const std::vector<TicketRun>& runs)
{
    std::map<std::string, const TicketRun*> byCell;
    std::int64_t stepsPerEpoch = study.stepsPerEpoch;
    for (const TicketRun& run : runs) {
        byCell.insert_or_assign(run.cell, &run);
        if (stepsPerEpoch == 0 && run.totalSteps > 0)
            stepsPerEpoch = run.totalSteps / std::max(1, study.base.training.epochs);
    }
    std::map<std::string, std::size_t> places;
    std::vector<ForecastCell> cells;
    for (const TicketCell& cell : plan.cells) {
        ForecastCell one;
        one.cell = &cell;
        const auto found = byCell.find(cell.name);
        one.run = found == byCell.end() ? nullptr : found->second;
        one.share = shareOf(study, cell, one.run, stepsPerEpoch);
        const auto needed = places.find(cell.needs);
        one.needs = needed == places.end() ? 0 : needed->second + 1;
        one.lost = one.state() == TicketRunState::Failed ||
                   (one.state() != TicketRunState::Done && one.needs > 0 && cells[one.needs - 1].lost);
        places.emplace(cell.name, cells.size());
        cells.push_back(one);
    }
    return cells;
}

/// Computes start and end of all unfinished cells: each starts in the plan's order once the cell that it needs has
/// ended and one of `parallel` slots is free. Returns when the last one ends, in seconds from `now`.
double simulate(std::vector<ForecastCell>& cells, double now, double secondsPerRun, int parallel)
{
    std::vector<std::vector<std::size_t>> followers(cells.size());
    std::set<std::size_t> ready; // in the plan's order
    using End = std::pair<double, std::size_t>;
    std::priority_queue<End, std::vector<End>, std::greater<>> ends;
    int free = std::max(1, parallel);
    const auto start = [&](std::size_t i, double at) {
        ForecastCell& one = cells[i];
        if (one.state() != TicketRunState::Running)
            one.begins = at;
        one.ends = at + one.left() * secondsPerRun;
        ends.emplace(one.ends, i);
        --free;
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const ForecastCell& one = cells[i];
        if (!one.open())
            continue;
        if (one.state() == TicketRunState::Running)
            start(i, now); // more than `parallel` may already be running
        else if (one.needs > 0 && cells[one.needs - 1].open())
            followers[one.needs - 1].push_back(i);
        else
            ready.insert(i);
    }
    double last = now;
    for (;;) {
        for (; free > 0 && !ready.empty(); ready.erase(ready.begin()))
            start(*ready.begin(), last);
        if (ends.empty())
            return last - now;
        const auto [at, i] = ends.top();
        ends.pop();
        ++free;
        last = std::max(last, at);
        ready.insert(followers[i].begin(), followers[i].end());
    }
}

/// Durations of finished runs, scaled to a run over all epochs.
std::vector<double> measuredSeconds(const std::vector<ForecastCell>& cells)
{
    std::vector<double> seconds;
    for (const ForecastCell& one : cells)
        if (one.state() == TicketRunState::Done && one.run->seconds > 0.0 && one.share > 0.0)
            seconds.push_back(one.run->seconds / one.share);
    return seconds;
}

constexpr double kTellingProgress = 0.2; ///< progress of a run after which its speed predicts its end

/// The same, extrapolated from running ones.
std::vector<double> pacedSeconds(const std::vector<ForecastCell>& cells, double now)
{
    std::vector<double> seconds;
    for (const ForecastCell& one : cells)
        if (one.state() == TicketRunState::Running && one.run->startedAt > 0.0 && now > one.run->startedAt &&
            one.run->progress >= kTellingProgress && one.share > 0.0)
            seconds.push_back((now - one.run->startedAt) / one.run->progress / one.share);
    return seconds;
}

double meanSeconds(const std::vector<double>& seconds)
{
    double sum = 0.0;
    for (const double one : seconds)
        sum += one;
    return sum / static_cast<double>(seconds.size());
}

std::int64_t checkpointsOf(const TrainingSpec& training)
{
    std::int64_t usual = 1; // the final checkpoint
    if (training.checkpointEveryEpochs > 0) {
        const std::int64_t written =
            (training.epochs + training.checkpointEveryEpochs - 1) / training.checkpointEveryEpochs;
        usual = training.keepCheckpoints > 0 ? std::min<std::int64_t>(training.keepCheckpoints, written) : written;
    }
    return usual + static_cast<std::int64_t>(training.keepEpochs.size() + training.keepSteps.size()) +
           (training.bestCheckpoint != WatchedSeries::None);
}

void addToWave(const ForecastCell& one, std::vector<TicketWave>& waves)
{
    const bool copy = one.cell->kind == TicketCellKind::CopyB;
    const TicketCellKind kind = copy ? TicketCellKind::CopyA : one.cell->kind;
    const ResetPoint reset = kind == TicketCellKind::Ticket ? one.cell->reset.value_or(ResetPoint{}) : ResetPoint{};
    auto found = std::find_if(waves.begin(), waves.end(),
                              [&](const TicketWave& wave) { return wave.kind == kind && wave.reset == reset; });
    if (found == waves.end()) {
        waves.push_back({.kind = kind, .reset = reset});
        found = std::prev(waves.end());
    }
    ++found->runs;
    found->done += one.state() == TicketRunState::Done;
    found->failed += one.lost;
    if (one.begins > 0.0)
        found->begins = found->begins > 0.0 ? std::min(found->begins, one.begins) : one.begins;
    found->ends = std::max(found->ends, one.ends);
}

/// Adds the checkpoints that the run has kept; where nobody looked, newer ones replaced older ones.
void countKept(const TicketRun& run, std::int64_t most, TicketForecast& forecast)
{
    const bool known = run.keptBytes >= 0;
    const std::int64_t kept = known ? run.keptCheckpoints : std::min<std::int64_t>(run.checkpoints, most);
    forecast.checkpointsKept += kept;
    forecast.bytesUsed += known ? run.keptBytes : run.diskBytes * kept / run.checkpoints;
}

void countRuns(const std::vector<ForecastCell>& cells, std::int64_t bytesPerMask, TicketForecast& forecast)
{
    std::int64_t files = 0, written = 0, masked = 0;
    for (const ForecastCell& one : cells) {
        forecast.add(one.state());
        forecast.seeds[one.cell->seed].add(one.state());
        if (one.open())
            forecast.runsLeft += one.left();
        forecast.checkpoints += checkpointsOf(one.cell->spec.training);
        masked += one.cell->spec.pruning.on() ? checkpointsOf(one.cell->spec.training) : 0;
        if (one.run && one.run->checkpoints > 0) {
            written += one.run->diskBytes;
            files += one.run->checkpoints;
            countKept(*one.run, checkpointsOf(one.cell->spec.training), forecast);
        }
    }
    if (files > 0 && written > 0)
        forecast.bytesPerCheckpoint = written / files;
    else if (forecast.bytesPerCheckpoint > 0 && forecast.checkpoints > 0)
        forecast.bytesPerCheckpoint += bytesPerMask * masked / forecast.checkpoints; // on average
    forecast.bytesInAll = std::max(forecast.bytesUsed, forecast.checkpoints * forecast.bytesPerCheckpoint);
    forecast.rounds = static_cast<int>(std::ceil(forecast.runsLeft / forecast.parallel - 1e-9));
}

} // namespace

void TicketCounts::add(TicketRunState state)
{
    ++runs;
    ++(state == TicketRunState::Done      ? done
       : state == TicketRunState::Running ? running
       : state == TicketRunState::Waiting ? waiting
       : state == TicketRunState::Failed  ? failed
                                          : missing);
}

TicketForecast forecastTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                               const TicketCapacity& capacity)
{
    TicketForecast forecast;
    forecast.parallelKnown = capacity.parallel > 0;
    forecast.parallel = forecast.parallelKnown ? capacity.parallel : std::max(1, study.throttle);
    if (study.throttle > 0)
        forecast.parallel = std::min(forecast.parallel, study.throttle);
    forecast.bytesPerCheckpoint = capacity.bytesPerCheckpoint;
    forecast.bytesFree = capacity.bytesFree;
    std::vector<ForecastCell> cells = cellsWithRuns(study, plan, runs);
    double firstStart = 0.0, lastEnd = 0.0;
    for (ForecastCell& one : cells)
        if (one.run && one.run->startedAt > 0.0) {
            one.begins = one.run->startedAt;
            one.ends = one.run->endedAt;
            firstStart = firstStart > 0.0 ? std::min(firstStart, one.begins) : one.begins;
            lastEnd = std::max(lastEnd, one.ends);
        }
    countRuns(cells, capacity.bytesPerMask, forecast);
    const std::vector<double> measured = measuredSeconds(cells);
    double mean = capacity.secondsPerRun, spread = 0.0;
    if (measured.empty()) {
        const std::vector<double> paced = pacedSeconds(cells, capacity.now);
        forecast.pacedRuns = static_cast<int>(paced.size());
        mean = paced.empty() ? mean : meanSeconds(paced);
        if (paced.empty() && mean > 0.0) {
            forecast.like = capacity.like;
            forecast.fitted = capacity.fitted;
            forecast.stepsPerRun = capacity.stepsPerRun;
        }
    } else {
        mean = meanSeconds(measured);
        for (const double seconds : measured)
            spread += (seconds - mean) * (seconds - mean);
        spread = measured.size() > 1 ? std::sqrt(spread / static_cast<double>(measured.size() - 1)) : 0.0;
        forecast.measured = true;
        forecast.measuredRuns = static_cast<int>(measured.size());
    }
    if (mean > 0.0) {
        forecast.secondsPerRun = mean;
        std::vector<ForecastCell> other = cells;
        forecast.secondsLow = simulate(other, capacity.now, std::max(0.0, mean - spread), forecast.parallel);
        other = cells;
        forecast.secondsHigh = simulate(other, capacity.now, mean + spread, forecast.parallel);
        forecast.secondsLeft = simulate(cells, capacity.now, mean, forecast.parallel);
        const double end = forecast.runsLeft > 0.0 ? capacity.now + forecast.secondsLeft : lastEnd;
        forecast.secondsInAll = end - (firstStart > 0.0 ? firstStart : capacity.now);
    }
    for (const ForecastCell& one : cells)
        addToWave(one, forecast.waves);
    return forecast;
}

} // namespace trainyard
