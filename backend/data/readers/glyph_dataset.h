// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

namespace trainyard {

/// The built-in data set: drawn glyphs of ten classes. Sample and label depend only on (seed, split, index) and the
/// image size, so a larger data set starts with the samples of a smaller one. Each block of ten samples contains every
/// class once.
class GlyphDataset : public Dataset {
public:
    /// Throws Failure(BadInput) for an image outside 28 × 28 … 64 × 64 or channels other than 1 and 3.
    GlyphDataset(const DataSpec& spec, std::uint64_t seed);

    std::int64_t size(Split split) const override;
    std::int32_t label(Split split, std::int64_t index) const override;
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override;
    std::vector<Reason> content() const override;

private:
    ImageSpec m_image;
    std::int64_t m_sizes[2];
    std::uint64_t m_seed;
};

} // namespace trainyard
