// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_runs.h"
#include "gui/parts/run_curve.h"
#include "gui/plots/chart_data.h"

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
