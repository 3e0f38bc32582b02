// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment.h"
#include "backend/data/dataset.h"

namespace trainyard {

/// Turns a sample into what the network sees: decoded, brought to the spec's size, for training changed at random.
/// The result depends on (seed, epoch, split, sample) alone. Any number of threads may call produce() at once.
class SamplePipeline {
public:
    SamplePipeline(std::shared_ptr<const Dataset> dataset, const DataSpec& spec, std::uint64_t seed);

    /// Fills height × width × channels bytes. Throws like Dataset::image().
    void produce(Split split, std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> out) const;

private:
    std::shared_ptr<const Dataset> m_dataset;
    ImageSpec m_image;
    Augmenter m_augmenter;
};

} // namespace trainyard
