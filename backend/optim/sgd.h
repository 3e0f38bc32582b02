// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/optimizer.h"

#include <algorithm>

namespace trainyard {

/// SGD on elements begin…end of the buffers (Sutskever et al. 2013 for Nesterov; the form of PyTorch):
///   d = g + weightDecay · w (where it applies);  v ← momentum · v + d;
///   w ← w − lr · v,   Nesterov: w ← w − lr · (d + momentum · v).
/// Any split into ranges gives the same bits.
inline void sgdRange(const OptimizerRule& rule, const OptimizerArguments& at, double learningRate, std::int64_t begin,
                     std::int64_t end)
{
    const auto rate = static_cast<float>(learningRate);
    const auto momentum = static_cast<float>(rule.settings.momentum);
    float* __restrict weights = at.weights;
    const float* __restrict gradients = at.gradients;
    float* __restrict velocity = at.state.empty() ? nullptr : at.state[0];
    for (const OptimizerSegment& segment : rule.segments) {
        const std::int64_t first = std::max(begin, segment.begin);
        const std::int64_t last = std::min(end, segment.end);
        const float decay = segment.decays ? static_cast<float>(rule.settings.weightDecay) : 0.0f;
        if (!velocity) {
            for (std::int64_t i = first; i < last; ++i)
                weights[i] -= rate * (gradients[i] + decay * weights[i]);
        } else if (rule.settings.nesterov) {
            for (std::int64_t i = first; i < last; ++i) {
                const float change = gradients[i] + decay * weights[i];
                velocity[i] = momentum * velocity[i] + change;
                weights[i] -= rate * (change + momentum * velocity[i]);
            }
        } else {
            for (std::int64_t i = first; i < last; ++i) {
                velocity[i] = momentum * velocity[i] + (gradients[i] + decay * weights[i]);
                weights[i] -= rate * velocity[i];
            }
        }
    }
}

} // namespace trainyard
