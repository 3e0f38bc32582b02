// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The kernel that updates weights by a rule, and its arguments.
#include "backend/cuda/each_item.h"
#include "backend/cuda/elements.h"
#include "backend/cuda/launch.h"
#include "backend/optim/optimizer.h"

namespace trainyard::cuda {

inline constexpr int kUpdatePack = 4; ///< floats per thread and iteration; parameters begin at multiples of 16 floats

/// The host's inputs of an update.
struct UpdateInput {
    double learningRate;
    std::int64_t updates; ///< number of run() calls before this one
};

/// The factors that the update kernel reads.
struct UpdateFactors {
    float rate;       ///< learning rate with the rule's corrections
    float correction; ///< Adam: 1 / √(1 − β2^t)
    float keep;       ///< AdamW: 1 − lr · weightDecay, where decay applies
    float gradient;   ///< factor of the gradients: 1 / loss scale · clipping
    std::int32_t skip;
};

struct UpdateSegment {
    std::int64_t begin, end;
    std::int32_t decays, scales;   ///< scales: LARS computes a trust ratio for it
    std::int32_t firstPart, parts; ///< of the sums for its norms
};

/// A part of a segment whose squares one block adds.
struct NormPart {
    std::int64_t begin, end;
};

struct UpdateConstants {
    Algorithm algorithm;
    float momentum, beta1, beta2, rest1, rest2, rho, rest, epsilon, weightDecay;
    double exactBeta1, exactBeta2, clipNorm, trust, exactDecay;
    bool nesterov, scalesLoss;
};

/// The addresses of an update's buffers, the same for all its kernels.
struct Update {
    float* weights;
    float* gradients;
    float* first; ///< state buffers, null if the rule has none
    float* second;
    std::int64_t length;
    const std::uint32_t* mask;
    const UpdateSegment* segments;
    std::int32_t segmentCount;
    const UpdateInput* input;
    UpdateFactors* factors;
    double* partials;      ///< sums of squared gradients, by block
    const NormPart* parts; ///< LARS: of all segments that have a trust ratio
    double* norms;         ///< LARS, by part: sums of squared weights and gradients
    float* trust;          ///< LARS, by segment
    LossScale* scale;
};

__device__ inline std::uint32_t keptBits(const std::uint32_t* mask, std::int64_t i)
{
    return mask ? mask[i / 32] >> (i % 32) : ~0u;
}

/// A select, not a product, so that NaN and infinities become 0 too.
__device__ inline float keptOrZero(std::uint32_t kept, float value)
{
    return (kept & 1u) != 0 ? value : 0.0f;
}

__device__ inline std::int32_t segmentOf(const Update& u, std::int64_t i)
{
    std::int32_t low = 0, high = u.segmentCount - 1; // find the last that begins at or before i
    while (low < high) {
        const std::int32_t middle = (low + high + 1) / 2;
        if (u.segments[middle].begin <= i)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/// Updates one weight and its states by a rule.
template <Algorithm Rule>
__device__ inline void updateOne(const UpdateConstants& c, const UpdateFactors& f, bool decays, float trust, float raw,
                                 float& w, float& s1, float& s2)
{
    const float decay = decays ? c.weightDecay : 0.0f;
    const float g = raw * f.gradient;
    if constexpr (Rule == Algorithm::Sgd) {
        const float change = g + decay * w;
        const float speed = c.momentum * s1 + change;
        s1 = speed;
        w -= f.rate * (c.nesterov ? change + c.momentum * speed : speed);
    } else if constexpr (Rule == Algorithm::Adam || Rule == Algorithm::AdamW) {
        const float gradient = Rule == Algorithm::AdamW ? g : g + decay * w;
        const float keep = Rule == Algorithm::AdamW && decays ? f.keep : 1.0f;
        s1 = c.beta1 * s1 + c.rest1 * gradient;
        s2 = c.beta2 * s2 + c.rest2 * gradient * gradient;
        w = w * keep - f.rate * s1 / (sqrtf(s2) * f.correction + c.epsilon);
    } else if constexpr (Rule == Algorithm::RmsProp) {
        const float gradient = g + decay * w;
        s1 = c.rho * s1 + c.rest * gradient * gradient;
        s2 = c.momentum * s2 + gradient / (sqrtf(s1) + c.epsilon);
        w -= f.rate * s2;
    } else if constexpr (Rule == Algorithm::Adadelta) {
        const float gradient = g + decay * w;
        s1 = c.rho * s1 + c.rest * gradient * gradient;
        const float change = sqrtf((s2 + c.epsilon) / (s1 + c.epsilon)) * gradient;
        s2 = c.rho * s2 + c.rest * change * change;
        w -= f.rate * change;
    } else {
        s1 = c.momentum * s1 + f.rate * trust * (g + decay * w);
        w -= s1;
    }
}

template <Algorithm Rule>
__device__ inline void updateAt(const Update& u, const UpdateConstants& c, const UpdateFactors& f, std::int32_t segment,
                                std::int64_t i)
{
    float w = u.weights[i];
    float s1 = u.first ? u.first[i] : 0.0f;
    float s2 = u.second ? u.second[i] : 0.0f;
    const float trust = Rule == Algorithm::Lars ? u.trust[segment] : 1.0f;
    updateOne<Rule>(c, f, u.segments[segment].decays != 0, trust, u.gradients[i], w, s1, s2);
    const std::uint32_t kept = keptBits(u.mask, i);
    u.weights[i] = keptOrZero(kept, w);
    if (u.first)
        u.first[i] = keptOrZero(kept, s1);
    if (u.second)
        u.second[i] = keptOrZero(kept, s2);
}

template <Algorithm Rule>
__global__ void __launch_bounds__(kThreads) updateWeights(Update u, UpdateConstants c)
{
    using Floats = Pack<float, kUpdatePack>;
    const UpdateFactors factors = *u.factors;
    if (factors.skip)
        return;
    forEachItem(u.length / kUpdatePack, [&](std::int64_t i) {
        const std::int32_t segment = segmentOf(u, i * kUpdatePack);
        if (segment + 1 < u.segmentCount &&
            u.segments[segment + 1].begin < (i + 1) * kUpdatePack) { // does not happen with ParameterStore's alignment
            for (std::int64_t k = i * kUpdatePack; k < (i + 1) * kUpdatePack; ++k)
                updateAt<Rule>(u, c, factors, segmentOf(u, k), k);
            return;
        }
        const bool decays = u.segments[segment].decays != 0;
        const float trust = Rule == Algorithm::Lars ? u.trust[segment] : 1.0f;
        const std::uint32_t kept = keptBits(u.mask, i * kUpdatePack);
        Floats weights = reinterpret_cast<Floats*>(u.weights)[i];
        const Floats gradients = reinterpret_cast<const Floats*>(u.gradients)[i];
        Floats first{}, second{};
        if (u.first)
            first = reinterpret_cast<Floats*>(u.first)[i];
        if (u.second)
            second = reinterpret_cast<Floats*>(u.second)[i];
        for (int k = 0; k < kUpdatePack; ++k) {
            updateOne<Rule>(c, factors, decays, trust, gradients.values[k], weights.values[k], first.values[k],
                            second.values[k]);
            weights.values[k] = keptOrZero(kept >> k, weights.values[k]);
            first.values[k] = keptOrZero(kept >> k, first.values[k]);
            second.values[k] = keptOrZero(kept >> k, second.values[k]);
        }
        reinterpret_cast<Floats*>(u.weights)[i] = weights;
        if (u.first)
            reinterpret_cast<Floats*>(u.first)[i] = first;
        if (u.second)
            reinterpret_cast<Floats*>(u.second)[i] = second;
    });
    forEachItem(u.length % kUpdatePack, [&](std::int64_t k) {
        const std::int64_t at = u.length - 1 - k;
        updateAt<Rule>(u, c, factors, segmentOf(u, at), at);
    });
}

} // namespace trainyard::cuda
