// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/scaling_forecast.h"

#include <algorithm>

namespace trainyard {

StepForecast forecastStep(const StepCosts& costs, int ranks, double localBatch)
{
    StepForecast forecast;
    const double here = std::min(ranks, costs.ranksPerMachine);
    const double crowded = std::max(1.0, here * costs.threads / costs.cores);
    forecast.compute = (costs.overhead + costs.perSample * localBatch) * (here > 1 ? costs.slowdown : 1.0) * crowded;
    if (ranks > 1) {
        const double others = ranks - 1;
        forecast.sums =
            2.0 * others * costs.latency * costs.buckets + 2.0 * others / ranks * costs.gradientBytes / costs.bandwidth;
        if (costs.sumsOnCores)
            forecast.sums *= crowded;
        forecast.exposed = costs.sumsOnCores ? forecast.sums
                                             : std::max(forecast.sums / std::max(costs.buckets, 1),
                                                        forecast.sums - costs.backwardShare * forecast.compute);
    }
    forecast.step = forecast.compute + forecast.exposed;
    forecast.samplesPerSecond = forecast.step > 0.0 ? ranks * localBatch / forecast.step : 0.0;
    return forecast;
}

} // namespace trainyard
