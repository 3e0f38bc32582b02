// SPDX-License-Identifier: Apache-2.0
#include "backend/train/epoch_watch.h"

#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

std::string shortNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
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

std::string earlyStopText(const EarlyStoppingSpec& spec, const BestSoFar& best, std::int64_t stepsPerEpoch)
{
    const std::string than = std::isnan(best.value) ? "a number"
                                                    : "better than " + shortNumber(best.value) + " (epoch " +
                                                          std::to_string(best.step / stepsPerEpoch) + ")";
    return std::string(name(spec.series)) + " has not become " + than + " for " + std::to_string(best.since) +
           (best.since == 1 ? " value" : " values");
}

std::string targetText(const TargetSpec& target, double value)
{
    return std::string(name(target.series)) + " is " + shortNumber(value) + ", the target was " +
           shortNumber(target.value);
}

} // namespace trainyard
