// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/optimizer.h"
#include "backend/optim/weight_mask.h"

#include <algorithm>

namespace trainyard {

/// Index of the segment that contains element `begin`. A binary search, because a network has hundreds of segments and
/// ranges may be short.
inline std::size_t segmentAt(const OptimizerRule& rule, std::int64_t begin)
{
    const auto found = std::partition_point(rule.segments.begin(), rule.segments.end(),
                                            [begin](const OptimizerSegment& segment) { return segment.end <= begin; });
    return static_cast<std::size_t>(found - rule.segments.begin());
}

/// SGD on elements begin…end of the buffers (Sutskever et al. 2013 for Nesterov; the form of PyTorch):
///   d = g + weightDecay · w (if the segment decays);  v ← momentum · v + d;
///   w ← w − lr · v,   Nesterov: w ← w − lr · (d + momentum · v).
/// Every split into ranges gives the same bits.
inline void sgdRange(const OptimizerRule& rule, const OptimizerArguments& at, double learningRate, std::int64_t begin,
                     std::int64_t end)
{
    const auto rate = static_cast<float>(learningRate);
    const auto momentum = static_cast<float>(rule.settings.momentum);
    float* weights = at.weights;
    const float* gradients = at.gradients;
    float* velocity = at.state.empty() ? nullptr : at.state[0];
    for (std::size_t s = segmentAt(rule, begin); s < rule.segments.size() && rule.segments[s].begin < end; ++s) {
        const OptimizerSegment& segment = rule.segments[s];
        const std::int64_t first = std::max(begin, segment.begin);
        const std::int64_t last = std::min(end, segment.end);
        const float decay = segment.decays ? static_cast<float>(rule.settings.weightDecay) : 0.0f;
        if (!velocity) {
            forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
                weights[i] = keptOrZero(kept, weights[i] - rate * (gradients[i] + decay * weights[i]));
            });
        } else if (rule.settings.nesterov) {
            forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
                const float change = gradients[i] + decay * weights[i];
                const float speed = momentum * velocity[i] + change;
                velocity[i] = keptOrZero(kept, speed);
                weights[i] = keptOrZero(kept, weights[i] - rate * (change + momentum * speed));
            });
        } else {
            forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
                const float speed = momentum * velocity[i] + (gradients[i] + decay * weights[i]);
                velocity[i] = keptOrZero(kept, speed);
                weights[i] = keptOrZero(kept, weights[i] - rate * speed);
            });
        }
    }
}

} // namespace trainyard
