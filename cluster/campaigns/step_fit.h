// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "backend/protocol/scaling_forecast.h"
#include "cluster/campaigns/study_curves.h"

#include <optional>
#include <vector>

namespace trainyard {

/// Measured steps with one number of ranks and one batch.
struct MeasuredSteps {
    int ranks = 1;
    double localBatch = 0.0; ///< samples per rank, mean over the ranks
    double seconds = 0.0;    ///< seconds per step
    double waited = 0.0;     ///< part of it spent waiting for other ranks
    friend bool operator==(const MeasuredSteps&, const MeasuredSteps&) = default;
};

/// Medians over the complete runs for each number of ranks and batch, ascending. Runs in asynchronous modes are
/// ignored, because their ranks do not share steps.
///   seconds = effective batch / throughputOf(run)      waited = phaseShare(run, phase/allreduce) · seconds
struct MeasuredRun {
    RunSpec spec;
    StudyRun run;
};
std::vector<MeasuredSteps> measuredSteps(const std::vector<MeasuredRun>& runs);
/// The same for the runs of a study, whose specs differ only in the number of ranks.
std::vector<MeasuredSteps> measuredSteps(const RunSpec& base, const std::vector<StudyRun>& runs);
/// The steps of each complete run of a study by itself, in the order of the runs.
std::vector<MeasuredSteps> stepsOfEachRun(const RunSpec& base, const std::vector<StudyRun>& runs);
/// The medians of such steps for each number of ranks and batch, ascending.
std::vector<MeasuredSteps> medianSteps(const std::vector<MeasuredSteps>& steps);

/// Costs from one rank and the smallest measured number m > 1; nullopt if one of the two is missing. With t(n) =
/// seconds, w(n) = waited, c(n) = t(n) − w(n), b(n) = local batch and crowded(n) = max(1, n·threads/cores):
///   one-rank steps with several batches:  overhead and perSample by least squares, both at least 0
///   with one batch, b(m) < b(1):          overhead = (c(m)/crowded·b(1) − t(1)·b(m)) / (b(1) − b(m)) in [0, t(1)]
///   with one batch, b(m) = b(1):          overhead 0, perSample = t(1)/b(1)
///   slowdown:                             c(m) / (crowded · (overhead + perSample·b(m))), so that t(m) comes back; it
///                                         is 1 in the second case unless the overhead was at an end of its range
///   sums, from the waiting time:          w(m) = 2(m − 1)/m · gradientBytes/bandwidth (crowded where cores add);
///                                         only this quotient is known, so bandwidth is 1 and gradientBytes are seconds
/// Waiting time counts as not hidden for any number of ranks. `threads`, `cores`: 0 = unknown, then nothing is crowded.
std::optional<StepCosts> fitStepCosts(const std::vector<MeasuredSteps>& measured, double cores, double threads);

/// The number m that fitStepCosts uses; 0 if there is none.
int fittedRanks(const std::vector<MeasuredSteps>& measured);

/// A complete run of `spec` with this many ranks and its scaling rule. Rates are 0 if a rank would have nothing to do
/// or the engine chooses the batch.
struct ForecastPoint {
    int ranks = 1;
    double samplesPerSecond = 0.0;
    double speedUp = 0.0; ///< relative to the forecast for one rank
};
std::vector<ForecastPoint> forecastRanks(const StepCosts& costs, const RunSpec& spec, const std::vector<int>& ranks);

/// Threads per rank for crowding: those of the spec, or all cores if it says 0.
double threadsFor(const RunSpec& spec, double cores);

} // namespace trainyard
