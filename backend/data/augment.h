// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// Flips and crops training images as the spec asks. What happens to a sample depends on (seed, epoch, sample) alone.
class Augmenter {
public:
    Augmenter(const DataSpec& spec, std::uint64_t seed);

    /// Whether anything is asked for at all.
    bool active() const { return m_flip || m_padding > 0; }

    /// Changes one HWC image in place. Horizontal flip with probability ½; then, after padding by black pixels on every
    /// side, a crop of the original size at a uniformly drawn place. `scratch` is reused between calls.
    void apply(std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> image,
               std::vector<std::uint8_t>& scratch) const;

private:
    ImageSpec m_image;
    bool m_flip;
    int m_padding;
    std::uint64_t m_seed;
};

} // namespace trainyard
