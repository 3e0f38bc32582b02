// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace trainyard {

/// An image among those that a device keeps, and the moves of its pixels on the way into a batch, in this order:
/// flipped left to right; turned by 90° · turns against the clock; the window whose top left corner is (shiftX,
/// shiftY), black where there is nothing; black in the square `hole` pixels wide whose top left corner is (holeLeft,
/// holeTop), which may lie outside.
struct PickedImage {
    std::int32_t place = 0; ///< in KeptImages::samples
    std::int32_t flip = 0;  ///< 1 = yes
    std::int32_t turns = 0; ///< 0…3; odd ones only for squares
    std::int32_t shiftX = 0, shiftY = 0;
    std::int32_t holeLeft = 0, holeTop = 0, hole = 0;
};

/// One sample of a batch. Its pixels are (own · ownOf256 + partner · (256 − ownOf256) + 128) / 256, rounded down, and
/// within the rectangle the partner's.
struct SamplePick {
    PickedImage own, partner; ///< the partner counts where it has a share
    std::int32_t ownOf256 = 256;
    std::int32_t left = 0, top = 0, width = 0, height = 0;
};

/// Images of a data set that lie in a device's memory, uint8 HWC, one behind the other.
struct KeptImages {
    std::shared_ptr<const void> memory;
    std::vector<std::int64_t> samples; ///< which of the data set, ascending

    /// Of a sample that is among them.
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
