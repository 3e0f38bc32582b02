// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/step_fit.h"

#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace trainyard {
namespace {

/// nullopt for a run whose steps say nothing.
std::optional<MeasuredSteps> stepsOf(const RunSpec& spec, const StudyRun& run)
{
    if (run.state != StudyRun::State::Whole || spec.distribution.mode != DistributionMode::Synchronous)
        return std::nullopt;
    const auto effective = static_cast<double>(scaledBatch(spec, run.ranks).effective);
    const double rate = throughputOf(run);
    if (!(effective > 0.0) || !(rate > 0.0)) // the engine chose the batch, or there is only one epoch
        return std::nullopt;
    const double seconds = effective / rate, share = run.ranks > 1 ? phaseShare(run, series::kAllreduce) : 0.0;
    return MeasuredSteps{run.ranks, effective / run.ranks, seconds, (std::isfinite(share) ? share : 0.0) * seconds};
}

double crowded(const StepCosts& costs, int ranks)
{
    return std::max(1.0, ranks * costs.threads / costs.cores);
}

/// Fits overhead + perSample · batch through the one-rank steps.
void fitLine(const std::vector<MeasuredSteps>& ones, StepCosts& costs)
{
    double batch = 0.0, time = 0.0, both = 0.0, square = 0.0;
    const auto count = static_cast<double>(ones.size());
    for (const MeasuredSteps& one : ones) {
        batch += one.localBatch;
        time += one.seconds;
        both += one.localBatch * one.seconds;
        square += one.localBatch * one.localBatch;
    }
    costs.perSample = (both - batch * time / count) / (square - batch * batch / count);
    costs.overhead = (time - costs.perSample * batch) / count;
    if (costs.perSample < 0.0)
        costs.perSample = 0.0, costs.overhead = time / count;
    if (costs.overhead < 0.0)
        costs.overhead = 0.0, costs.perSample = both / square;
}

} // namespace

std::vector<MeasuredSteps> medianSteps(const std::vector<MeasuredSteps>& steps)
{
    std::map<std::pair<int, double>, std::pair<std::vector<double>, std::vector<double>>> samples;
    for (const MeasuredSteps& one : steps) {
        auto& [times, waits] = samples[{one.ranks, one.localBatch}];
        times.push_back(one.seconds);
        waits.push_back(one.waited);
    }
    std::vector<MeasuredSteps> out;
    for (const auto& [key, values] : samples)
        out.push_back({key.first, key.second, spreadOf(values.first).median, spreadOf(values.second).median});
    return out;
}

std::vector<MeasuredSteps> measuredSteps(const std::vector<MeasuredRun>& runs)
{
    std::vector<MeasuredSteps> steps;
    for (const MeasuredRun& one : runs)
        if (const auto measured = stepsOf(one.spec, one.run))
            steps.push_back(*measured);
    return medianSteps(steps);
}

std::vector<MeasuredSteps> stepsOfEachRun(const RunSpec& base, const std::vector<StudyRun>& runs)
{
    std::vector<MeasuredSteps> steps;
    for (const StudyRun& run : runs)
        if (const auto measured = stepsOf(base, run))
            steps.push_back(*measured);
    return steps;
}

std::vector<MeasuredSteps> measuredSteps(const RunSpec& base, const std::vector<StudyRun>& runs)
{
    return medianSteps(stepsOfEachRun(base, runs));
}

int fittedRanks(const std::vector<MeasuredSteps>& measured)
{
    int least = 0;
    bool one = false;
    for (const MeasuredSteps& steps : measured) {
        one = one || steps.ranks == 1;
        if (steps.ranks > 1 && (least == 0 || steps.ranks < least))
            least = steps.ranks;
    }
    return one ? least : 0;
}

std::vector<ForecastPoint> forecastRanks(const StepCosts& costs, const RunSpec& spec, const std::vector<int>& ranks)
{
    const auto rate = [&](int n) {
        const ScaledBatch batch = scaledBatch(spec, n);
        const double local = static_cast<double>(batch.effective) / n;
        return batch.smallestLocal < 1 ? 0.0 : forecastStep(costs, n, local).samplesPerSecond;
    };
    const double one = rate(1);
    std::vector<ForecastPoint> points;
    for (const int n : ranks)
        points.push_back({n, rate(n), one > 0.0 ? rate(n) / one : 0.0});
    return points;
}

double threadsFor(const RunSpec& spec, double cores)
{
    return spec.resources.threads > 0 ? spec.resources.threads : cores;
}

std::optional<StepCosts> fitStepCosts(const std::vector<MeasuredSteps>& measured, double cores, double threads)
{
    const int m = fittedRanks(measured);
    if (m == 0)
        return std::nullopt;
    std::vector<MeasuredSteps> ones;
    MeasuredSteps many;
    for (const MeasuredSteps& steps : measured)
        if (steps.ranks == 1)
            ones.push_back(steps);
        else if (steps.ranks == m)
            many = steps; // the largest of several batches, which random variation disturbs least
    StepCosts costs;
    costs.cores = cores > 0.0 && threads > 0.0 ? cores : 1e9;
    costs.threads = cores > 0.0 && threads > 0.0 ? threads : 1.0;
    costs.backwardShare = 0.0; // what could be hidden was already hidden in the measurement
    costs.sumsOnCores = cores > 0.0 && threads > 0.0;
    const double crowd = crowded(costs, m), compute = std::max(0.0, many.seconds - many.waited) / crowd;
    const MeasuredSteps& one = ones.back();
    if (ones.size() > 1) {
        fitLine(ones, costs);
    } else if (many.localBatch < one.localBatch) {
        costs.overhead =
            (compute * one.localBatch - one.seconds * many.localBatch) / (one.localBatch - many.localBatch);
        costs.overhead = std::clamp(costs.overhead, 0.0, one.seconds);
        costs.perSample = (one.seconds - costs.overhead) / one.localBatch;
    } else {
        costs.perSample = one.seconds / one.localBatch;
    }
    // Below 1 too: one rank may use all cores worse than several, each with its share, do together.
    if (const double expected = costs.overhead + costs.perSample * many.localBatch; expected > 0.0 && compute > 0.0)
        costs.slowdown = compute / expected;
    costs.bandwidth = 1.0;
    costs.gradientBytes = many.waited * m / (2.0 * (m - 1)) / (costs.sumsOnCores ? crowd : 1.0);
    return costs;
}

} // namespace trainyard
