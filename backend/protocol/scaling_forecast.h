// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// What the step time of n ranks follows from. All of it is measured on one and two ranks, or read off data sheets.
struct StepCosts {
    double overhead = 0.0;      ///< s a step of one rank, whatever the batch
    double perSample = 0.0;     ///< s of computing a sample on one rank that is alone
    double slowdown = 1.0;      ///< ≥ 1: of computing where several ranks of a machine run (memory, clocks)
    double backwardShare = 0.6; ///< of computing, during which sums can be hidden, [0, 1]; 0 = no overlap
    double gradientBytes = 0.0; ///< that each rank brings to the sum
    double bandwidth = 1e10;    ///< bytes/s of a rank's link
    double latency = 0.0;       ///< s a message
    int buckets = 1;
    double cores = 1.0;   ///< per machine, of those that ranks compute on (GPUs: one each)
    double threads = 1.0; ///< of a rank
    int ranksPerMachine = 1 << 30;
    bool sumsOnCores =
        false; ///< sums are added by the cores that compute, which hides nothing: CPUs over shared memory
};

/// A forecast with its parts, in seconds.
struct StepForecast {
    double compute = 0.0;
    double sums = 0.0;    ///< of all buckets
    double exposed = 0.0; ///< of them, what the backward pass does not hide
    double step = 0.0;    ///< compute + exposed
    double samplesPerSecond = 0.0;
};

/// n ranks with `localBatch` samples each:
///   compute = (overhead + perSample · localBatch) · slowdown[n > 1] · max(1, ranks on a machine · threads / cores)
///   sums    = 2 (n − 1) · latency · buckets + 2 (n − 1) / n · gradientBytes / bandwidth    (ring; Patarasuk & Yuan
///   2009) exposed = max(sums / buckets, sums − backwardShare · compute), for the last bucket is never hidden; where
///   cores that
///             compute also add: sums · max(1, …) as above
StepForecast forecastStep(const StepCosts& costs, int ranks, double localBatch);

} // namespace trainyard
