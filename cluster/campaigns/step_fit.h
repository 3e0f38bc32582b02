// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "backend/protocol/scaling_forecast.h"
#include "cluster/campaigns/study_curves.h"

#include <optional>
#include <vector>

namespace trainyard {

/// Steps of one number of ranks with one batch, as measured.
struct MeasuredSteps {
    int ranks = 1;
    double localBatch = 0.0; ///< samples of a rank, mean over the ranks
    double seconds = 0.0;    ///< a step
    double waited = 0.0;     ///< of them, for other ranks
    friend bool operator==(const MeasuredSteps&, const MeasuredSteps&) = default;
};

/// What the whole runs among these say: medians for each number of ranks and batch, ascending. Runs of asynchronous
/// modes, whose ranks share no step, say nothing.
///   seconds = effective batch / throughputOf(run)      waited = phaseShare(run, phase/allreduce) · seconds
struct MeasuredRun {
    RunSpec spec;
    StudyRun run;
};
std::vector<MeasuredSteps> measuredSteps(const std::vector<MeasuredRun>& runs);
/// The same for the runs of a study, which have all but their ranks from one spec.
std::vector<MeasuredSteps> measuredSteps(const RunSpec& base, const std::vector<StudyRun>& runs);

/// Costs from one rank and the smallest number m > 1 that was measured; nothing where one of the two is missing.
/// With t(n) = seconds, w(n) = waited, c(n) = t(n) − w(n), b(n) = local batch and crowded(n) = max(1, n·threads/cores):
///   one-rank steps of several batches:  overhead and perSample by least squares, neither below 0
///   of one batch, b(m) < b(1):          slowdown 1,  overhead = (c(m)/crowded·b(1) − t(1)·b(m)) / (b(1) − b(m)) in [0,
///   t(1)] of one batch, b(m) = b(1):          overhead 0,  perSample = t(1)/b(1) slowdown max(1, c(m) / (crowded ·
///   (overhead + perSample·b(m)))), but for the second case sums                                what was waited: w(m) =
///   2(m − 1)/m · gradientBytes/bandwidth (crowded where cores
///                                       add). Only that quotient is known: bandwidth is 1 and gradientBytes are
///                                       seconds.
/// What was waited counts as not hidden, at any number of ranks. `threads`, `cores`: 0 = not known, nothing is crowded.
std::optional<StepCosts> fitStepCosts(const std::vector<MeasuredSteps>& measured, double cores, double threads);

/// The number m that fitStepCosts takes; 0 when there is none.
int fittedRanks(const std::vector<MeasuredSteps>& measured);

/// A whole run of `spec` by so many ranks, as its scaling rule shares the batch. Rates of 0 where a rank would have
/// nothing to do or the engine chooses the batch.
struct ForecastPoint {
    int ranks = 1;
    double samplesPerSecond = 0.0;
    double speedUp = 0.0; ///< of the forecast of one rank
};
std::vector<ForecastPoint> forecastRanks(const StepCosts& costs, const RunSpec& spec, const std::vector<int>& ranks);

/// Threads of a rank for crowding: those of the spec, or all cores where it says 0.
double threadsFor(const RunSpec& spec, double cores);

} // namespace trainyard
