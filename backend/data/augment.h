// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment_geometry.h"
#include "backend/ops/sample_pick.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// Changes training images as the spec asks. What happens to a sample depends on (seed, epoch, sample) alone, and each
/// kind of change draws from a stream of its own, so that switching one on does not change the others.
class Augmenter {
public:
    Augmenter(const DataSpec& spec, std::uint64_t seed);

    /// Whether apply() would do anything at all.
    bool active() const;
    /// Whether images are made from a random part of the original rather than from the whole.
    bool crops() const { return m_augment.resizedCrop; }

    /// Whether it changes where pixels lie, and nothing else: moves() then says all of it.
    bool onlyMoves() const { return !crops() && m_augment.randAugment == 0 && !jitters(); }
    /// What apply() does besides changing colours; `place` stays as it is.
    PickedImage moves(std::int64_t epoch, std::int64_t sample) const;

    /// That part, of an original of height × width pixels.
    ImageRegion cropOf(std::int64_t epoch, std::int64_t sample, double height, double width) const;
    /// How small the original may be decoded so that the part still has the spec's size.
    ImageSpec leastFor(std::int64_t epoch, std::int64_t sample) const;

    /// Changes one HWC image in place, in this order: horizontal flip with probability ½; rotation by a multiple of
    /// 90°; after padding by black pixels on every side, a crop of the original size at a uniformly drawn place;
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
