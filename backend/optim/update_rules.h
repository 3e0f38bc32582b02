// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/sgd.h"
#include "backend/optim/update.h"
#include "backend/optim/weight_mask.h"

#include <cmath>

namespace trainyard {

/// The loops below update elements first…last of the buffers. g is the gradient after clipping; d = weightDecay if the
/// segment decays, else 0. Every split into ranges gives the same bits. Pruned weights and their state become 0, even
/// from NaN.

/// Adam (Kingma & Ba 2015; the form of PyTorch), t = step + 1, g' = g + d · w:
///   m ← β1 · m + (1 − β1) · g';  v ← β2 · v + (1 − β2) · g'²;
///   w ← w − lr / (1 − β1^t) · m / (√(v / (1 − β2^t)) + ε)
/// AdamW (Loshchilov & Hutter 2019): w ← w · (1 − lr · d) first, and g' = g.
inline void adamRange(const OptimizerSettings& settings, const OptimizerArguments& at, const UpdateFactors& factors,
                      float decay, std::int64_t first, std::int64_t last)
{
    const auto updates = static_cast<double>(factors.step + 1);
    const bool decoupled = settings.algorithm == Algorithm::AdamW;
    const auto keep = decoupled ? static_cast<float>(1.0 - factors.learningRate * static_cast<double>(decay)) : 1.0f;
    const float mixed = decoupled ? 0.0f : decay;
    const auto beta1 = static_cast<float>(settings.beta1);
    const auto beta2 = static_cast<float>(settings.beta2);
    const auto rest1 = static_cast<float>(1.0 - settings.beta1);
    const auto rest2 = static_cast<float>(1.0 - settings.beta2);
    const auto rate = static_cast<float>(factors.learningRate / (1.0 - std::pow(settings.beta1, updates)));
    const auto correction = static_cast<float>(1.0 / std::sqrt(1.0 - std::pow(settings.beta2, updates)));
    const auto epsilon = static_cast<float>(settings.epsilon);
    float* weights = at.weights;
    const float* gradients = at.gradients;
    float* mean = at.state[0];
    float* square = at.state[1];
    forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
        const float gradient = gradients[i] + mixed * weights[i];
        const float average = beta1 * mean[i] + rest1 * gradient;
        const float squares = beta2 * square[i] + rest2 * gradient * gradient;
        mean[i] = keptOrZero(kept, average);
        square[i] = keptOrZero(kept, squares);
        weights[i] = keptOrZero(kept, weights[i] * keep - rate * average / (std::sqrt(squares) * correction + epsilon));
    });
}

/// RMSprop (Hinton 2012; the form of PyTorch), g' = g + d · w:
///   v ← ρ · v + (1 − ρ) · g'²;  b ← momentum · b + g' / (√v + ε);  w ← w − lr · b
inline void rmsPropRange(const OptimizerSettings& settings, const OptimizerArguments& at, const UpdateFactors& factors,
                         float decay, std::int64_t first, std::int64_t last)
{
    const auto rho = static_cast<float>(settings.rho);
    const auto rest = static_cast<float>(1.0 - settings.rho);
    const auto rate = static_cast<float>(factors.learningRate);
    const auto epsilon = static_cast<float>(settings.epsilon);
    const auto momentum = static_cast<float>(settings.momentum);
    float* weights = at.weights;
    const float* gradients = at.gradients;
    float* square = at.state[0];
    float* velocity = at.state.size() > 1 ? at.state[1] : nullptr;
    const auto scaled = [=](std::int64_t i, std::uint32_t kept) {
        const float gradient = gradients[i] + decay * weights[i];
        const float squares = rho * square[i] + rest * gradient * gradient;
        square[i] = keptOrZero(kept, squares);
        return gradient / (std::sqrt(squares) + epsilon);
    };
    if (!velocity)
        return forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
            weights[i] = keptOrZero(kept, weights[i] - rate * scaled(i, kept));
        });
    forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
        const float change = momentum * velocity[i] + scaled(i, kept);
        velocity[i] = keptOrZero(kept, change);
        weights[i] = keptOrZero(kept, weights[i] - rate * change);
    });
}

/// Adadelta (Zeiler 2012; the form of PyTorch), g' = g + d · w:
///   v ← ρ · v + (1 − ρ) · g'²;  Δ = √((u + ε) / (v + ε)) · g';  u ← ρ · u + (1 − ρ) · Δ²;  w ← w − lr · Δ
inline void adadeltaRange(const OptimizerSettings& settings, const OptimizerArguments& at, const UpdateFactors& factors,
                          float decay, std::int64_t first, std::int64_t last)
{
    const auto rho = static_cast<float>(settings.rho);
    const auto rest = static_cast<float>(1.0 - settings.rho);
    const auto rate = static_cast<float>(factors.learningRate);
    const auto epsilon = static_cast<float>(settings.epsilon);
    float* weights = at.weights;
    const float* gradients = at.gradients;
    float* square = at.state[0];
    float* changes = at.state[1];
    forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
        const float gradient = gradients[i] + decay * weights[i];
        const float squares = rho * square[i] + rest * gradient * gradient;
        const float change = std::sqrt((changes[i] + epsilon) / (squares + epsilon)) * gradient;
        square[i] = keptOrZero(kept, squares);
        changes[i] = keptOrZero(kept, rho * changes[i] + rest * change * change);
        weights[i] = keptOrZero(kept, weights[i] - rate * change);
    });
}

/// LARS (You, Gitman & Ginsburg 2017), for each parameter that decays:
///   λ = trust · ‖w‖ / (‖g‖ + d · ‖w‖);  v ← momentum · v + lr · λ · (g + d · w);  w ← w − v
/// λ = 1 for all other parameters, and if a norm is 0.
inline void larsRange(const OptimizerSettings& settings, const OptimizerArguments& at, float rate, float decay,
                      std::int64_t first, std::int64_t last)
{
    const auto momentum = static_cast<float>(settings.momentum);
    float* weights = at.weights;
    const float* gradients = at.gradients;
    float* velocity = at.state.empty() ? nullptr : at.state[0];
    if (!velocity)
        return forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
            weights[i] = keptOrZero(kept, weights[i] - rate * (gradients[i] + decay * weights[i]));
        });
    forEachKept(at.mask, first, last, [=](std::int64_t i, std::uint32_t kept) {
        const float change = momentum * velocity[i] + rate * (gradients[i] + decay * weights[i]);
        velocity[i] = keptOrZero(kept, change);
        weights[i] = keptOrZero(kept, weights[i] - change);
    });
}

/// Runs the rule's loop on elements begin…end.
inline void updateRange(const OptimizerRule& rule, const OptimizerArguments& at, const UpdateFactors& factors,
                        std::int64_t begin, std::int64_t end)
{
    const OptimizerSettings& settings = rule.settings;
    if (settings.algorithm == Algorithm::Sgd)
        return sgdRange(rule, at, factors.learningRate, begin, end);
    for (std::size_t s = segmentAt(rule, begin); s < rule.segments.size() && rule.segments[s].begin < end; ++s) {
        const OptimizerSegment& segment = rule.segments[s];
        const std::int64_t first = std::max(begin, segment.begin);
        const std::int64_t last = std::min(end, segment.end);
        const float decay = segment.decays ? static_cast<float>(settings.weightDecay) : 0.0f;
        switch (settings.algorithm) {
        case Algorithm::Adam:
        case Algorithm::AdamW: adamRange(settings, at, factors, decay, first, last); break;
        case Algorithm::RmsProp: rmsPropRange(settings, at, factors, decay, first, last); break;
        case Algorithm::Adadelta: adadeltaRange(settings, at, factors, decay, first, last); break;
        case Algorithm::Lars:
            larsRange(settings, at, static_cast<float>(factors.learningRate) * factors.trust[s], decay, first, last);
            break;
        case Algorithm::Sgd: break;
        }
    }
}

} // namespace trainyard
