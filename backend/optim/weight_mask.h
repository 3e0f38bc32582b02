// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace trainyard {

inline constexpr std::int64_t kMaskWord = 32;

/// values[i] ← 0 if bit i of the mask is 0, for i in begin…end. A select, not a product, so that NaN and infinities
/// become 0 too.
inline void applyMask(const std::uint32_t* mask, float* values, std::int64_t begin, std::int64_t end)
{
    for (std::int64_t i = begin; i < end;) {
        const std::uint32_t word = mask[i / kMaskWord];
        const std::int64_t last = std::min(end, (i / kMaskWord + 1) * kMaskWord);
        if (last - i == kMaskWord) {
            if (word != ~std::uint32_t{0}) {
                float* __restrict at = values + i;
                for (std::uint32_t bit = 0; bit < kMaskWord; ++bit)
                    at[bit] = (word >> bit & 1u) != 0 ? at[bit] : 0.0f;
            }
        } else {
            for (std::int64_t j = i; j < last; ++j)
                if ((word >> (j % kMaskWord) & 1u) == 0)
                    values[j] = 0.0f;
        }
        i = last;
    }
}

/// Returns `value` if all bits of `kept` are 1, and 0 if `kept` is 0, even for NaN.
inline float keptOrZero(std::uint32_t kept, float value)
{
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) & kept);
}

/// Calls body(i, kept) for i in begin…end. `kept` is meant for keptOrZero(): all ones if bit i of the mask is 1 or
/// there is no mask, else 0. Works on one word at a time so that compilers vectorise the bits; masking then costs
/// nothing, because the update is bound by memory. `body` may access only element i of its arrays.
template <typename Body>
inline void forEachKept(const std::uint32_t* mask, std::int64_t begin, std::int64_t end, Body body)
{
    if (!mask) {
#pragma GCC ivdep
        for (std::int64_t i = begin; i < end; ++i)
            body(i, ~std::uint32_t{0});
        return;
    }
    std::int64_t i = begin;
    const auto single = [&] { body(i, 0u - (mask[i / kMaskWord] >> (i % kMaskWord) & 1u)); };
    for (; i < end && i % kMaskWord != 0; ++i)
        single();
    for (; i + kMaskWord <= end; i += kMaskWord) {
        const std::uint32_t word = mask[i / kMaskWord];
#pragma GCC ivdep
        for (int bit = 0; bit < int{kMaskWord}; ++bit)
            body(i + bit, 0u - (word >> bit & 1u));
    }
    for (; i < end; ++i)
        single();
}

/// The mask of an optimizer on the host; empty until the first set().
class WeightMask {
public:
    const std::uint32_t* bits() const { return m_bits.empty() ? nullptr : m_bits.data(); }
    void clear() { m_bits.clear(); }

    /// Sets the bits of offset … offset + length. `total`: length of the whole buffer, in floats.
    void set(std::int64_t total, std::int64_t offset, std::int64_t length, const float* kept)
    {
        if (m_bits.empty())
            m_bits.assign(static_cast<std::size_t>((total + kMaskWord - 1) / kMaskWord), ~std::uint32_t{0});
        for (std::int64_t i = 0; i < length; ++i) {
            const std::int64_t at = offset + i;
            const std::uint32_t bit = std::uint32_t{1} << (at % kMaskWord);
            std::uint32_t& word = m_bits[static_cast<std::size_t>(at / kMaskWord)];
            word = kept[i] != 0.0f ? word | bit : word & ~bit;
        }
    }

private:
    std::vector<std::uint32_t> m_bits;
};

} // namespace trainyard
