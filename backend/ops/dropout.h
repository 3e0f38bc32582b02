// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/ops/parameter_info.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace trainyard {

/// y = x · mask / (1 − rate) in training, y = x in inference (Srivastava et al. 2014, inverted). The mask of an element
/// depends only on (seed, layer, step, i), where i is its place (NHWC order) in the step's whole batch, that of all
/// ranks and micro-batches together. So it is the same on every device, with any number of threads, and however the
/// step is divided. Saved: one byte per element, 1 = kept.
struct Dropout {
    static constexpr std::string_view kKind = "dropout";
    double rate = 0.5;       ///< [0, 1)
    std::uint64_t layer = 0; ///< gives each layer its own mask

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 1;
    Shape outputShape(std::span<const Shape> inputs) const { return inputs[0]; }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.real("rate", rate, 0.0, 0.95);
    }

    float scale() const { return static_cast<float>(1.0 / (1.0 - rate)); }
    /// The place in the step of the first element of a batch that begins with sample `firstInStep`.
    static std::int64_t firstPlace(std::int64_t firstInStep, const Shape& shape)
    {
        return firstInStep * shape.sample();
    }
    /// Draws the masks of the elements in places first … first + mask.size() − 1. Four elements share a block of random
    /// words, also where a batch begins within a block.
    void drawMasks(std::uint64_t seed, std::int64_t step, std::int64_t first, std::span<std::uint8_t> mask) const
    {
        const auto threshold = static_cast<std::uint32_t>(std::min(rate * 0x1.0p32, 0x1.0p32 - 1));
        const std::int64_t end = first + static_cast<std::int64_t>(mask.size());
        for (std::int64_t block = first / 4; block * 4 < end; ++block) {
            const auto words =
                philox({static_cast<std::uint32_t>(block), static_cast<std::uint32_t>(RandomPurpose::Dropout),
                        static_cast<std::uint32_t>(layer), static_cast<std::uint32_t>(step)},
                       {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
            for (std::int64_t place = std::max(first, block * 4); place < std::min(end, block * 4 + 4); ++place)
                mask[static_cast<std::size_t>(place - first)] = words[static_cast<std::size_t>(place % 4)] >= threshold;
        }
    }
};

} // namespace trainyard
