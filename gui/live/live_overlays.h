// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_runs.h"
#include "gui/parts/run_curve.h"
#include "gui/plots/chart_data.h"

#include <map>
#include <string>
#include <vector>

/// Charts of several runs laid over each other: a run has one colour, one dash and one letter in all of them. Values
/// per epoch are dots. Pure.
namespace trainyard {

struct LanedSeries {
    std::vector<ChartLane> lanes;
    std::vector<ChartSeries> series;
};

std::vector<ChartSeries> overlaidLoss(const std::vector<LiveRun>& runs);
std::vector<ChartSeries> overlaidAccuracy(const std::vector<LiveRun>& runs); ///< top-1
std::vector<ChartSeries> overlaidThroughput(const std::vector<LiveRun>& runs);
std::vector<ChartSeries> overlaidCompute(const std::vector<LiveRun>& runs); ///< share of the time
LanedSeries overlaidLoad(const std::vector<LiveRun>& runs);                 ///< a lane for CPU, RAM and each GPU
/// A lane for each run that tells its phases, marked as its lines in the other charts.
LanedSeries phasesOfRuns(const std::vector<LiveRun>& runs);
/// More runs than this have no room for a lane each.
inline constexpr std::size_t kMostPhaseLanes = 6;

/// Areas for the phases that a run tells and for the rest of its time, stacked up to 1.
std::vector<ChartSeries> phaseAreas(const std::map<std::string, std::vector<Bin>>& bins, int lane);

/// The curves of an expression; the letters tell runs apart if several are shown.
std::vector<ChartSeries> expressionSeries(const QVector<RunCurve>& curves, const QString& expression, bool several);

/// The store has 100 percent per core; charts show the number of cores.
std::vector<Bin> inCores(std::vector<Bin> bins);
double highestOf(const std::vector<Bin>& bins); ///< 0 without finite values

/// Lanes of the device load, as wide as their values need.
ChartLane cpuLane(double percent);
ChartLane memoryLane(double bytes);
ChartLane gpuLane(int gpu);

} // namespace trainyard
