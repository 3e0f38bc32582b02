// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/optimizer.h"

#include <functional>

namespace trainyard {

/// A parallel loop: calls `body` on parts of [0, count) of at least `grain` elements, on threads of the device.
using Ranges = std::function<void(std::int64_t count, std::int64_t grain,
                                  const std::function<void(std::int64_t, std::int64_t)>& body)>;

/// What must be computed from all gradients before the first weight changes.
struct UpdateFactors {
    double learningRate = 0.0;
    std::int64_t step = 0;
    std::vector<float> trust; ///< LARS: λ by segment
};

/// Clips the gradients in place: multiplies all by min(1, clipNorm / (‖g‖ + 1e-6)), where ‖g‖ is their global norm
/// (Pascanu et al. 2013; PyTorch's constant). Then, for LARS, computes the trust ratio of each segment. Sums are taken
/// over fixed blocks in a fixed order, so the result does not depend on the split into parts. Norms exclude the
/// gradients of pruned weights.
UpdateFactors prepareUpdate(const OptimizerRule& rule, const OptimizerArguments& at, double learningRate,
                            const Ranges& ranges);

/// sums ← (first ? 0 : sums) + factor · values; every split gives the same bits.
void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first, const Ranges& ranges);

} // namespace trainyard
