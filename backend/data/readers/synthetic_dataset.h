// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

#include <vector>

namespace trainyard {

/// Random pixels, as many as ImageNet's (1,281,167 + 50,000 images of 1,000 classes) unless the spec says otherwise, to
/// benchmark a network or a machine without data: delivering an image is only a copy. Pixels and labels depend only on
/// (seed, split, index), so a larger data set starts with the samples of a smaller one. Nothing can be learned from
/// them.
class SyntheticDataset : public Dataset {
public:
    SyntheticDataset(const DataSpec& spec, std::uint64_t seed);

    std::int64_t size(Split split) const override { return m_sizes[static_cast<int>(split)]; }
    std::int32_t label(Split split, std::int64_t index) const override;
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::int64_t allClasses() const override;
    std::vector<Reason> content() const override;

private:
    ImageSpec m_image;
    std::int64_t m_sizes[2];
    std::uint64_t m_seed;
    std::vector<std::string> m_classes;
    std::vector<std::uint8_t> m_pool; ///< random bytes; each image is a piece of them
};

} // namespace trainyard
