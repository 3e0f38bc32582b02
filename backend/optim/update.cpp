// SPDX-License-Identifier: Apache-2.0
#include "backend/optim/update.h"

#include "backend/optim/weight_mask.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// The smallest number of elements that is worth a thread.
constexpr std::int64_t kGrain = 16384;

double norm(const float* values, std::int64_t count, const Ranges& ranges)
{
    constexpr std::int64_t kBlock = 4096; // fixed: another size would change the bits of the sums
    std::vector<double> blocks(static_cast<std::size_t>((count + kBlock - 1) / kBlock));
    ranges(static_cast<std::int64_t>(blocks.size()), kGrain / kBlock, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t block = begin; block < end; ++block) {
            double sum = 0.0;
            for (std::int64_t i = block * kBlock; i < std::min(count, (block + 1) * kBlock); ++i)
                sum += static_cast<double>(values[i]) * static_cast<double>(values[i]);
            blocks[static_cast<std::size_t>(block)] = sum;
        }
    });
    double squares = 0.0;
    for (const double sum : blocks)
        squares += sum;
    return std::sqrt(squares);
}

void clip(const OptimizerArguments& at, double largest, const Ranges& ranges)
{
    const double factor = largest / (norm(at.gradients, at.length, ranges) + 1e-6);
    if (!(factor < 1.0)) // do not hide a norm that is not finite
        return;
    ranges(at.length, kGrain, [&at, scale = static_cast<float>(factor)](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            at.gradients[i] *= scale;
    });
}

} // namespace

UpdateFactors prepareUpdate(const OptimizerRule& rule, const OptimizerArguments& at, double learningRate,
                            const Ranges& ranges)
{
    const OptimizerSettings& settings = rule.settings;
    UpdateFactors factors{learningRate, at.step, {}};
    if (at.mask && (settings.clipNorm > 0.0 || settings.algorithm == Algorithm::Lars))
        ranges(at.length, kGrain,
               [&at](std::int64_t begin, std::int64_t end) { applyMask(at.mask, at.gradients, begin, end); });
    if (settings.clipNorm > 0.0)
        clip(at, settings.clipNorm, ranges);
    if (settings.algorithm != Algorithm::Lars)
        return factors;
    for (const OptimizerSegment& segment : rule.segments) {
        const std::int64_t count = segment.end - segment.begin;
        const bool scales = segment.decays && !segment.shared;
        const double weights = scales ? norm(at.weights + segment.begin, count, ranges) : 0.0;
        const double gradients = scales ? norm(at.gradients + segment.begin, count, ranges) : 0.0;
        const bool own = weights > 0.0 && gradients > 0.0;
        factors.trust.push_back(
            own ? static_cast<float>(settings.trust * weights / (gradients + settings.weightDecay * weights)) : 1.0f);
    }
    return factors;
}

void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first, const Ranges& ranges)
{
    const auto scale = static_cast<float>(factor);
    ranges(length, kGrain, [=](std::int64_t begin, std::int64_t end) {
        if (first)
            for (std::int64_t i = begin; i < end; ++i)
                sums[i] = scale * values[i];
        else
            for (std::int64_t i = begin; i < end; ++i)
                sums[i] += scale * values[i];
    });
}

} // namespace trainyard
