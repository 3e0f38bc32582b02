// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment.h"

#include "backend/base/keyed_random.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

void flipRows(std::span<std::uint8_t> image, const ImageSpec& size)
{
    const auto channels = static_cast<std::size_t>(size.channels);
    const std::size_t stride = static_cast<std::size_t>(size.width) * channels;
    for (std::size_t row = 0; row < image.size(); row += stride) {
        std::uint8_t* left = image.data() + row;
        std::uint8_t* right = left + stride - channels;
        for (; left < right; left += channels, right -= channels)
            std::swap_ranges(left, left + channels, right);
    }
}

/// The window of the padded image whose top left corner is (left, top), 0…2·padding.
void cropPadded(std::span<std::uint8_t> image, const ImageSpec& size, int offsetX, int offsetY,
                std::vector<std::uint8_t>& scratch)
{
    const std::size_t stride = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.channels);
    scratch.assign(image.size(), 0);
    const int firstColumn = std::max(0, -offsetX); // in the cropped image
    const int endColumn = std::min(size.width, size.width - offsetX);
    for (int y = std::max(0, -offsetY); y < std::min(size.height, size.height - offsetY) && endColumn > firstColumn;
         ++y) {
        const std::uint8_t* from = image.data() + static_cast<std::size_t>(y + offsetY) * stride +
                                   static_cast<std::size_t>((firstColumn + offsetX) * size.channels);
        std::memcpy(scratch.data() + static_cast<std::size_t>(y) * stride +
                        static_cast<std::size_t>(firstColumn * size.channels),
                    from, static_cast<std::size_t>((endColumn - firstColumn) * size.channels));
    }
    std::memcpy(image.data(), scratch.data(), image.size());
}

} // namespace

Augmenter::Augmenter(const DataSpec& spec, std::uint64_t seed)
    : m_image(spec.image), m_flip(spec.flip), m_padding(spec.cropPadding), m_seed(seed)
{
}

void Augmenter::apply(std::int64_t epoch, std::int64_t sample, std::span<std::uint8_t> image,
                      std::vector<std::uint8_t>& scratch) const
{
    KeyedRandom random(m_seed, RandomPurpose::Augment, static_cast<std::uint64_t>(epoch),
                       static_cast<std::uint64_t>(sample));
    // all three are drawn always, so that switching one on does not change the others
    const bool flip = random.below(2) == 1;
    const auto places = static_cast<std::uint32_t>(2 * m_padding + 1);
    const int offsetX = static_cast<int>(random.below(places)) - m_padding;
    const int offsetY = static_cast<int>(random.below(places)) - m_padding;
    if (m_flip && flip)
        flipRows(image, m_image);
    if (offsetX != 0 || offsetY != 0)
        cropPadded(image, m_image, offsetX, offsetY, scratch);
}

} // namespace trainyard
