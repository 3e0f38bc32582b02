// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment.h"
#include "backend/data/dataset.h"
#include "backend/data/mix.h"

#include <optional>

namespace trainyard {

/// Whether pick() can say all that happens to images: their pixels are moved and mixed, not resized or coloured.
bool picksOnly(const DataSpec& spec);

/// Turns a sample into what the network sees: decoded, brought to the spec's size, for training changed at random.
/// The result depends on (seed, epoch, split, sample) alone. Any number of threads may call produce() at once.
class SamplePipeline {
public:
    /// Throws Failure(BadInput) when features are to be augmented.
    SamplePipeline(std::shared_ptr<const Dataset> dataset, const DataSpec& spec, std::uint64_t seed);

    /// Fills height × width × channels bytes, or fp32 values of features, and says the label. Throws like
    /// Dataset::image().
    MixedLabel produce(Split split, std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> out) const;
    /// What produce() does with the images of this data set, said to one who has them; nothing that can fail. Only
    /// where the spec asks for picksOnly(), and of samples that can be read.
    MixedLabel pick(Split split, std::int64_t epoch, std::int64_t sample, const KeptImages& kept,
                    SamplePick& out) const;
    /// Whether labels of training samples may be mixed.
    bool mixes() const { return m_mixer.active(); }

private:
    /// With whom a sample is mixed, and how; nothing for one that stays as it is.
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
