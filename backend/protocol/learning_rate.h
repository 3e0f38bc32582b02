// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>

namespace trainyard {

/// Steps in an epoch, including the last, partial batch: ceil(samples / batch); 0 for no samples.
std::int64_t stepsPerEpoch(std::int64_t samples, std::int64_t batchSize);

/// Samples in the last batch of an epoch: 1…batchSize.
std::int64_t lastBatchSize(std::int64_t samples, std::int64_t batchSize);

/// Learning rate of optimizer step `step` (from 0) of a run with `stepsPerEpoch` steps an epoch.
///
/// With e = step / stepsPerEpoch, E = epochs, W = warm-up epochs, f = final factor, p = (e − W) / (E − W):
///   warm-up   e < W: base · (0.1 + 0.9 · e / W)
///   constant  base
///   step      base · stepFactor ^ floor((e − W) / stepEpochs)
///   cosine    base · (f + (1 − f) · (1 + cos πp) / 2)            (Loshchilov & Hutter 2017, no restarts)
///   polynomial base · (f + (1 − f) · (1 − p) ^ power)
///   one-cycle rises by half a cosine from base/25 to base over the first 30 % of p, then falls by half a cosine to
///             f · base (Smith & Topin 2018)
double learningRate(const LearningRateSpec& spec, int epochs, std::int64_t stepsPerEpoch, std::int64_t step);

} // namespace trainyard
