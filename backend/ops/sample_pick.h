// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace trainyard {

/// One of the images that a device keeps, and how it is transformed when it is copied into a batch, in this order:
/// flipped left to right; rotated counterclockwise by turns · 90°; shifted so that (shiftX, shiftY) becomes the top
/// left corner, with black outside the image; blackened in the square of `hole` pixels' side whose top left corner is
/// (holeLeft, holeTop), which may extend beyond the image.
struct PickedImage {
    std::int32_t place = 0; ///< index in KeptImages::samples
    std::int32_t flip = 0;  ///< 1 = yes
    std::int32_t turns = 0; ///< 0…3; odd values only for square images
    std::int32_t shiftX = 0, shiftY = 0;
    std::int32_t holeLeft = 0, holeTop = 0, hole = 0;
};

/// One sample of a batch. Its pixels are (own · ownOf256 + partner · (256 − ownOf256) + 128) / 256, rounded down;
/// inside the rectangle they are the partner's.
struct SamplePick {
    PickedImage own, partner; ///< the partner is ignored if it has no share
    std::int32_t ownOf256 = 256;
    std::int32_t left = 0, top = 0, width = 0, height = 0;
};

/// Images of a data set that a device keeps in its memory: uint8 HWC, contiguous.
struct KeptImages {
    std::shared_ptr<const void> memory;
    std::vector<std::int64_t> samples; ///< their indices in the data set, ascending

    /// Index in `samples` of a sample that must be among them.
    std::int32_t placeOf(std::int64_t sample) const
    {
        const auto count = static_cast<std::int64_t>(samples.size());
        const bool gapless = samples.back() - samples.front() + 1 == count;
        return static_cast<std::int32_t>(gapless ? sample - samples.front()
                                                 : std::lower_bound(samples.begin(), samples.end(), sample) -
                                                       samples.begin());
    }
};

} // namespace trainyard
