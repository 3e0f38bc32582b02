// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/epoch_watch.h"

#include "backend/protocol/reasons_training.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace trainyard {
namespace {

/// To as many digits as people read.
double rounded(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return std::strtod(text, nullptr);
}

} // namespace

bool BestSoFar::take(WatchedSeries series, double now, std::int64_t at, double minDelta)
{
    const bool better = !std::isnan(now) && (std::isnan(value) ||
                                             (lowerIsBetter(series) ? now < value - minDelta : now > value + minDelta));
    if (!better) {
        ++since;
        return false;
    }
    *this = {now, at, 0};
    return true;
}

std::optional<double> EpochValues::of(WatchedSeries series) const
{
    switch (series) {
    case WatchedSeries::None: break;
    case WatchedSeries::ValLoss: return valLoss;
    case WatchedSeries::ValTop1: return valTop1;
    case WatchedSeries::ValTop5: return valTop5;
    case WatchedSeries::TrainLoss: return trainLoss;
    case WatchedSeries::TrainTop1: return trainTop1;
    }
    return std::nullopt;
}

double perSample(double sum, std::int64_t samples)
{
    return samples > 0 ? sum / static_cast<double>(samples) : std::numeric_limits<double>::quiet_NaN();
}

bool reached(const TargetSpec& target, double value)
{
    return lowerIsBetter(target.series) ? value <= target.value : value >= target.value;
}

Reason earlyStopReason(const EarlyStoppingSpec& spec, const BestSoFar& best, std::int64_t stepsPerEpoch)
{
    if (std::isnan(best.value))
        return trainingReason("training.never-a-number", best.since, name(spec.series));
    return trainingReason("training.not-better", best.since, name(spec.series), rounded(best.value),
                          best.step / stepsPerEpoch);
}

Reason targetReason(const TargetSpec& target, double value)
{
    return trainingReason("training.target", name(target.series), rounded(value), rounded(target.value));
}

} // namespace trainyard
