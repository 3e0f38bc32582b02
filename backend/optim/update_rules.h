// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/optim/sgd.h"
#include "backend/optim/update.h"
#include "backend/optim/weight_mask.h"

#include <cmath>

namespace trainyard {

/// The loops below work on elements first…last of the buffers; d = weightDecay where it applies, else 0. Any split into
/// ranges gives the same bits.

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
    float* __restrict weights = at.weights;
    const float* __restrict gradients = at.gradients;
    float* __restrict mean = at.state[0];
    float* __restrict square = at.state[1];
    for (std::int64_t i = first; i < last; ++i) {
        const float gradient = gradients[i] + mixed * weights[i];
        mean[i] = beta1 * mean[i] + rest1 * gradient;
        square[i] = beta2 * square[i] + rest2 * gradient * gradient;
        weights[i] = weights[i] * keep - rate * mean[i] / (std::sqrt(square[i]) * correction + epsilon);
    }
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
    float* __restrict weights = at.weights;
    const float* __restrict gradients = at.gradients;
    float* __restrict square = at.state[0];
    float* __restrict velocity = at.state.size() > 1 ? at.state[1] : nullptr;
    for (std::int64_t i = first; i < last; ++i) {
        const float gradient = gradients[i] + decay * weights[i];
        square[i] = rho * square[i] + rest * gradient * gradient;
        float change = gradient / (std::sqrt(square[i]) + epsilon);
        if (velocity)
            change = velocity[i] = momentum * velocity[i] + change;
        weights[i] -= rate * change;
    }
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
    float* __restrict weights = at.weights;
    const float* __restrict gradients = at.gradients;
    float* __restrict square = at.state[0];
    float* __restrict changes = at.state[1];
    for (std::int64_t i = first; i < last; ++i) {
        const float gradient = gradients[i] + decay * weights[i];
        square[i] = rho * square[i] + rest * gradient * gradient;
        const float change = std::sqrt((changes[i] + epsilon) / (square[i] + epsilon)) * gradient;
        changes[i] = rho * changes[i] + rest * change * change;
        weights[i] -= rate * change;
    }
}

/// LARS (You, Gitman & Ginsburg 2017), for each parameter that decays:
///   λ = trust · ‖w‖ / (‖g‖ + d · ‖w‖);  v ← momentum · v + lr · λ · (g + d · w);  w ← w − v
/// The others, and where a norm is 0: λ = 1.
inline void larsRange(const OptimizerSettings& settings, const OptimizerArguments& at, float rate, float decay,
                      std::int64_t first, std::int64_t last)
{
    const auto momentum = static_cast<float>(settings.momentum);
    float* __restrict weights = at.weights;
    const float* __restrict gradients = at.gradients;
    float* __restrict velocity = at.state.empty() ? nullptr : at.state[0];
    for (std::int64_t i = first; i < last; ++i) {
        float change = rate * (gradients[i] + decay * weights[i]);
        if (velocity)
            change = velocity[i] = momentum * velocity[i] + change;
        weights[i] -= change;
    }
}

/// The rule's own loop over elements begin…end.
inline void updateRange(const OptimizerRule& rule, const OptimizerArguments& at, const UpdateFactors& factors,
                        std::int64_t begin, std::int64_t end)
{
    const OptimizerSettings& settings = rule.settings;
    if (settings.algorithm == Algorithm::Sgd)
        return sgdRange(rule, at, factors.learningRate, begin, end);
    for (std::size_t s = 0; s < rule.segments.size(); ++s) {
        const OptimizerSegment& segment = rule.segments[s];
        const std::int64_t first = std::max(begin, segment.begin);
        const std::int64_t last = std::min(end, segment.end);
        if (first >= last)
            continue;
        const float decay = segment.decays ? static_cast<float>(settings.weightDecay) : 0.0f;
        switch (settings.algorithm) {
        case Algorithm::Adam:
        case Algorithm::AdamW:
            adamRange(settings, at, factors, decay, first, last);
            break;
        case Algorithm::RmsProp:
            rmsPropRange(settings, at, factors, decay, first, last);
            break;
        case Algorithm::Adadelta:
            adadeltaRange(settings, at, factors, decay, first, last);
            break;
        case Algorithm::Lars:
            larsRange(settings, at, static_cast<float>(factors.learningRate) * factors.trust[s], decay, first, last);
            break;
        case Algorithm::Sgd:
            break;
        }
    }
}

/// updateRange, then what is pruned back to zero. Block by block: values are still in the innermost cache, and memory is
/// passed over once.
inline void updateMaskedRange(const OptimizerRule& rule, const OptimizerArguments& at, const UpdateFactors& factors,
                              std::int64_t begin, std::int64_t end)
{
    if (!at.mask)
        return updateRange(rule, at, factors, begin, end);
    constexpr std::int64_t kBlock = 1024;
    for (std::int64_t first = begin; first < end; first += kBlock) {
        const std::int64_t last = std::min(end, first + kBlock);
        updateRange(rule, at, factors, first, last);
        applyMask(at.mask, at.weights, first, last);
        for (float* state : at.state)
            applyMask(at.mask, state, first, last);
    }
}

} // namespace trainyard
