// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment/augment.h"
#include "backend/data/augment/mix.h"
#include "backend/data/dataset/dataset.h"

#include <optional>

namespace trainyard {

/// Whether pick() can describe a spec's augmentation completely: pixels are only moved and mixed, not resized or
/// recoloured.
bool picksOnly(const DataSpec& spec);

/// Produces the network's input from a sample: decodes it, fits it to the spec's size and, for training, augments it.
/// The result depends only on (seed, epoch, split, sample). Thread-safe.
class SamplePipeline {
public:
    /// Throws Failure(BadInput) if the spec asks to augment features.
    SamplePipeline(std::shared_ptr<const Dataset> dataset, const DataSpec& spec, std::uint64_t seed);

    /// Writes height × width × channels bytes, or fp32 features, to `out` and returns the label. Throws like
    /// Dataset::image().
    MixedLabel produce(Split split, std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> out) const;
    /// Describes what produce() would do, for a device that keeps the images. Cannot fail. Call it only if
    /// picksOnly(spec) is true, and for readable samples.
    MixedLabel pick(Split split, std::int64_t epoch, std::int64_t sample, const KeptImages& kept,
                    SamplePick& out) const;
    /// Whether training samples may be mixed.
    bool mixes() const { return m_mixer.active(); }

private:
    /// How a sample is mixed; nullopt if it is not.
    std::optional<Mixer::Choice> mix(Split split, std::int64_t epoch, std::int64_t sample) const;
    PickedImage pickAlone(Split split, std::int64_t epoch, std::int64_t sample, const KeptImages& kept) const;
    void produceAlone(Split split, std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> out) const;

    std::shared_ptr<const Dataset> m_dataset;
    ImageSpec m_image;
    Augmenter m_augmenter;
    Mixer m_mixer;
    bool m_skips;
};

} // namespace trainyard
