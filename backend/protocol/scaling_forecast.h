// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// The inputs of the step time with n ranks. All are measured on one and two ranks or taken from data sheets.
struct StepCosts {
    double overhead = 0.0;  ///< seconds per step of one rank, independent of the batch
    double perSample = 0.0; ///< seconds to compute one sample on a single rank
    /// > 0: factor on computing when several ranks of a machine run: above 1 for memory and clocks, below 1 where one
    /// rank uses all cores worse than several do.
    double slowdown = 1.0;
    double backwardShare = 0.6; ///< share of computing during which sums can be hidden, [0, 1]; 0 = no overlap
    double gradientBytes = 0.0; ///< bytes that each rank contributes to the sum
    double bandwidth = 1e10;    ///< bytes/s of one rank's link
    double latency = 0.0;       ///< seconds per message
    int buckets = 1;
    double cores = 1.0;   ///< per machine, available to ranks (GPUs: one each)
    double threads = 1.0; ///< per rank
    int ranksPerMachine = 1 << 30;
    /// Sums are added by the cores that compute, which hides nothing: CPUs over shared memory.
    bool sumsOnCores = false;
};

/// A forecast with its parts, in seconds.
struct StepForecast {
    double compute = 0.0;
    double sums = 0.0;    ///< time of all buckets
    double exposed = 0.0; ///< the part that the backward pass does not hide
    double step = 0.0;    ///< compute + exposed
    double samplesPerSecond = 0.0;
};

/// For n ranks with `localBatch` samples each:
///   compute = (overhead + perSample · localBatch) · slowdown[n > 1] · max(1, ranks on a machine · threads / cores)
///   sums    = 2 (n − 1) · latency · buckets + 2 (n − 1) / n · gradientBytes / bandwidth
///             (ring; Patarasuk & Yuan 2009)
///   exposed = max(sums / buckets, sums − backwardShare · compute), because the last bucket is never hidden
///   If the computing cores also add: sums is multiplied by max(1, …) as above, and exposed = sums
StepForecast forecastStep(const StepCosts& costs, int ranks, double localBatch);

} // namespace trainyard
