// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment/augment_geometry.h"
#include "backend/ops/sample_pick.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// Applies the spec's random augmentation to training images. The result depends only on (seed, epoch, sample). Each
/// kind of change draws from its own random stream, so that enabling one does not alter the others.
class Augmenter {
public:
    Augmenter(const DataSpec& spec, std::uint64_t seed);

    /// Whether apply() changes anything.
    bool active() const;
    /// Whether samples are random resized crops rather than whole images.
    bool crops() const { return m_augment.resizedCrop; }

    /// Whether it only moves pixels; moves() then describes the augmentation completely.
    bool onlyMoves() const { return !crops() && m_augment.randAugment == 0 && !jitters(); }
    /// What apply() does except for colours. Does not set `place`.
    PickedImage moves(std::int64_t epoch, std::int64_t sample) const;

    /// The crop from an original of height × width pixels.
    ImageRegion cropOf(std::int64_t epoch, std::int64_t sample, double height, double width) const;
    /// The smallest size at which the original may be decoded so that the crop still has the spec's size.
    ImageSpec leastFor(std::int64_t epoch, std::int64_t sample) const;

    /// Changes an HWC image in place, in this order: horizontal flip with probability ½; rotation by a multiple of 90°;
    /// padding with black pixels on every side and a crop of the original size at a uniformly random position;
    /// RandAugment; brightness, contrast, saturation and hue in random order; a black square. `scratch` is reused
    /// between calls.
    void apply(std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> image,
               std::vector<std::uint8_t>& scratch) const;

private:
    KeyedRandom stream(RandomPurpose purpose, std::int64_t epoch, std::int64_t sample) const
    {
        return {m_seed, purpose, static_cast<std::uint64_t>(epoch), static_cast<std::uint64_t>(sample)};
    }
    bool jitters() const;
    void jitter(const augment::Pixels& image, KeyedRandom random) const;

    ImageSpec m_image;
    bool m_flip;
    int m_padding;
    AugmentSpec m_augment;
    std::uint64_t m_seed;
};

} // namespace trainyard
