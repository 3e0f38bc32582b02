// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace trainyard {

/// The best value of a series so far and how many came after it. Part of a checkpoint, so that a resumed run judges as
/// one that was never interrupted.
struct BestSoFar {
    double value = std::numeric_limits<double>::quiet_NaN(); ///< NaN: none yet
    std::int64_t step = 0;
    int since = 0; ///< values after it that were no better
    friend bool operator==(const BestSoFar&, const BestSoFar&) = default;

    /// Takes a value in; true when it is better by more than `minDelta`. NaN never is.
    bool take(WatchedSeries series, double now, std::int64_t at, double minDelta = 0.0);
};

/// Values of an epoch's end; empty where there was no validation.
struct EpochValues {
    std::optional<double> valLoss, valTop1, valTop5;
    double trainLoss = 0.0;
    double trainTop1 = 0.0;

    std::optional<double> of(WatchedSeries series) const;
};

/// A sum over samples as their mean; NaN without samples.
double perSample(double sum, std::int64_t samples);
inline double perSample(std::int64_t count, std::int64_t samples)
{
    return perSample(static_cast<double>(count), samples);
}

/// Whether `value` is where the spec wants the run to be.
bool reached(const TargetSpec& target, double value);

/// "val/loss has not become better than 0.5123 (epoch 7) for 5 values"
Reason earlyStopReason(const EarlyStoppingSpec& spec, const BestSoFar& best, std::int64_t stepsPerEpoch);
/// "val/top1 is 0.9912, the target was 0.99"
Reason targetReason(const TargetSpec& target, double value);

} // namespace trainyard
