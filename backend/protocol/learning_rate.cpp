// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/learning_rate.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trainyard {
namespace {

/// Half a cosine from `from` (p = 0) to `to` (p = 1).
double halfCosine(double from, double to, double p)
{
    return to + (from - to) * 0.5 * (1.0 + std::cos(std::numbers::pi * p));
}

double oneCycle(double base, double finalFactor, double p)
{
    constexpr double kRise = 0.3;
    constexpr double kStartDivisor = 25.0;
    if (p < kRise)
        return halfCosine(base / kStartDivisor, base, p / kRise);
    return halfCosine(base, base * finalFactor, (p - kRise) / (1.0 - kRise));
}

} // namespace

std::int64_t stepsPerEpoch(std::int64_t samples, std::int64_t batchSize)
{
    return samples <= 0 || batchSize <= 0 ? 0 : (samples + batchSize - 1) / batchSize;
}

std::int64_t lastBatchSize(std::int64_t samples, std::int64_t batchSize)
{
    if (samples <= 0 || batchSize <= 0)
        return 0;
    const std::int64_t rest = samples % batchSize;
    return rest == 0 ? batchSize : rest;
}

double learningRate(const LearningRateSpec& spec, int epochs, std::int64_t stepsPerEpoch, std::int64_t step)
{
    const double epoch = stepsPerEpoch > 0 ? static_cast<double>(step) / static_cast<double>(stepsPerEpoch) : 0.0;
    if (epoch < spec.warmupEpochs)
        return spec.base * (0.1 + 0.9 * epoch / spec.warmupEpochs);
    const double length = std::max(static_cast<double>(epochs) - spec.warmupEpochs, 1e-9);
    const double p = std::clamp((epoch - spec.warmupEpochs) / length, 0.0, 1.0);
    const double low = spec.base * spec.finalFactor;
    switch (spec.schedule) {
    case ScheduleKind::Constant: return spec.base;
    case ScheduleKind::Step:
        return spec.base * std::pow(spec.stepFactor, std::floor((epoch - spec.warmupEpochs) / spec.stepEpochs));
    case ScheduleKind::Cosine: return halfCosine(spec.base, low, p);
    case ScheduleKind::Polynomial: return low + (spec.base - low) * std::pow(1.0 - p, spec.power);
    case ScheduleKind::OneCycle: return oneCycle(spec.base, spec.finalFactor, p);
    }
    return spec.base;
}

} // namespace trainyard
