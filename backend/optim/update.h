// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/optimizer.h"

#include <functional>

namespace trainyard {

/// Calls a body over parts of [0, count) of at least `grain`, on as many threads as the device likes.
using Ranges = std::function<void(std::int64_t count, std::int64_t grain,
                                  const std::function<void(std::int64_t, std::int64_t)>& body)>;

/// What must be known of all gradients before the first weight changes.
struct UpdateFactors {
    double learningRate = 0.0;
    std::int64_t step = 0;
    std::vector<float> trust; ///< LARS: by segment
};

/// Clips the gradients in place: all of them times min(1, clipNorm / (‖g‖ + 1e-6)), ‖g‖ being the norm of all together
/// (Pascanu et al. 2013; PyTorch's constant). Then, for LARS, the norms of each segment. Sums are taken over blocks in
/// a fixed order, so the parts do not change a bit. With masks, pruned weights' gradients are no part of a norm.
UpdateFactors prepareUpdate(const OptimizerRule& rule, const OptimizerArguments& at, double learningRate,
                            const Ranges& ranges);

/// sums ← (first ? 0 : sums) + factor · values; any split gives the same bits.
void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first, const Ranges& ranges);

} // namespace trainyard
