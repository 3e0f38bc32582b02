// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/ops/parameter_info.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace trainyard {

/// y = x · mask / (1 − rate) in training, y = x in inference (Srivastava et al. 2014, inverted). The mask of element i
/// (NHWC order) depends only on (seed, layer, step, i), so it is the same on every device and with any number of
/// threads. Saved: one byte per element, 1 = kept.
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

    float scale() const { return static_cast<float>(1.0 / (1.0 - rate)); }
    /// Draws the masks of elements 4·block … 4·block + 3.
    void drawMask(std::uint64_t seed, std::int64_t step, std::uint32_t block, std::uint8_t (&mask)[4]) const
    {
        const auto words = philox({block, static_cast<std::uint32_t>(RandomPurpose::Dropout),
                                   static_cast<std::uint32_t>(layer), static_cast<std::uint32_t>(step)},
                                  {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
        const auto threshold = static_cast<std::uint32_t>(std::min(rate * 0x1.0p32, 0x1.0p32 - 1));
        for (int i = 0; i < 4; ++i)
            mask[i] = words[static_cast<std::size_t>(i)] >= threshold ? 1 : 0;
    }
};

} // namespace trainyard
