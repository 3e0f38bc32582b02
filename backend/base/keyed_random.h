// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace trainyard {

/// Philox4x32-10 (Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3", SC'11): a block of four words that
/// depends only on counter and key, so every random choice of a run can be computed anywhere and in any order.
inline std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key)
{
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t product0 = std::uint64_t{0xD2511F53u} * counter[0];
        const std::uint64_t product1 = std::uint64_t{0xCD9E8D57u} * counter[2];
        counter = {
            static_cast<std::uint32_t>(product1 >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(product1),
            static_cast<std::uint32_t>(product0 >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(product0)};
        key[0] += 0x9E3779B9u;
        key[1] += 0xBB67AE85u;
    }
    return counter;
}

/// The use of a random stream; it separates streams with the same seed.
enum class RandomPurpose : std::uint32_t {
    Initialise = 1,
    Shuffle,
    Augment,
    Dropout,
    Glyphs,
    Split,
    Synthetic,
    RandomCrop,
    QuarterTurn,
    ColourJitter,
    RandAugment,
    Cutout,
    Mix,
    Prune,
    Search
};

/// A small generator for one choice keyed by (seed, purpose, a, b), where a and b are epoch and sample, or layer and
/// step. The same key gives the same sequence on every machine and for any number of threads.
class KeyedRandom {
public:
    KeyedRandom(std::uint64_t seed, RandomPurpose purpose, std::uint64_t a, std::uint64_t b = 0)
        : m_key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
          m_counter{0, static_cast<std::uint32_t>(purpose) ^ static_cast<std::uint32_t>(a >> 32) * 0x9E3779B9u,
                    static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b ^ (b >> 32) * 0x85EBCA6Bu)}
    {
    }

    std::uint32_t next()
    {
        if (m_used == 4) {
            m_block = philox(m_counter, m_key);
            ++m_counter[0];
            m_used = 0;
        }
        return m_block[m_used++];
    }
    /// In [0, 1), 24 bits.
    float uniform() { return static_cast<float>(next() >> 8) * 0x1.0p-24f; }
    float uniform(float low, float high) { return low + (high - low) * uniform(); }
    /// In [0, bound), with negligible bias (bound far below 2³²).
    std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * bound) >> 32);
    }
    /// Standard normal, Box-Muller.
    float normal()
    {
        const float u = 1.0f - uniform();
        return std::sqrt(-2.0f * std::log(u)) * std::cos(2.0f * std::numbers::pi_v<float> * uniform());
    }

private:
    std::array<std::uint32_t, 2> m_key;
    std::array<std::uint32_t, 4> m_counter;
    std::array<std::uint32_t, 4> m_block{};
    int m_used = 4;
};

} // namespace trainyard
