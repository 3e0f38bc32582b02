// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/scaling.h"

#include <cmath>

namespace trainyard {

double rateFactor(ScalingRule rule, int ranks)
{
    switch (rule) {
    case ScalingRule::Linear: return ranks;
    case ScalingRule::SquareRoot: return std::sqrt(double(ranks));
    case ScalingRule::TwoThirds: return std::cbrt(double(ranks) * ranks);
    case ScalingRule::EffectiveBatch:
    case ScalingRule::None: break;
    }
    return 1.0;
}

ScaledBatch scaledBatch(const RunSpec& spec, int ranks)
{
    ScaledBatch scaled;
    scaled.ranks = ranks;
    const std::int64_t batch = spec.training.batchSize;
    scaled.effective = spec.distribution.scaling == ScalingRule::EffectiveBatch ? batch : batch * ranks;
    scaled.smallestLocal = scaled.effective / ranks;
    scaled.largestLocal = (scaled.effective + ranks - 1) / ranks;
    scaled.rateFactor = rateFactor(spec.distribution.scaling, ranks);
    scaled.rate = spec.training.learningRate.base * scaled.rateFactor;
    return scaled;
}

} // namespace trainyard
