// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/sample_pick.h"

#include <cstdint>

namespace trainyard {

/// One batch, from the loader to the kernels. Refers to host memory of whoever made it, who says how long it is valid.
struct Batch {
    const std::uint8_t* images = nullptr; ///< count × height × width × channels, NHWC, 0…255; normalised by the network
    const std::int32_t* labels = nullptr; ///< count, in [0, classes)
    int count = 0;                        ///< the last batch of an epoch may be smaller than the others
    const float* features = nullptr;      ///< instead of images, of the same extent, for a network made for features
    const std::int32_t* otherLabels = nullptr; ///< count, of samples mixed into these; null = none
    const float* otherShares = nullptr; ///< count, shares of those samples in the loss (LossRow::otherShare), 0…1
    std::int64_t ofAllRanks = 0;  ///< with several ranks: samples of all of them in this step; `count` may then be 0
    std::int64_t firstInStep = 0; ///< place of the first sample among those of all ranks
    const int* partBegins =
        nullptr; ///< parts + 1 sample numbers: where micro-batches begin, and the end; null = evenly
    int parts = 1;
    const SamplePick* picks = nullptr; ///< count, instead of images: samples among `kept`, if Device::picks()
    const KeptImages* kept = nullptr;  ///< images in the device's memory

    std::int64_t epoch = 0;        ///< that the loader took it from
    std::int64_t indexInEpoch = 0; ///< number of the batch within that epoch, from 0
    double waitSeconds = 0.0;      ///< how long the loader's next() waited for it

    /// `samples` of its samples, from `first` on; each has `values` bytes or features.
    Batch part(std::int64_t first, int samples, std::int64_t values) const
    {
        Batch part = *this;
        const auto shift = [](auto*& pointer, std::int64_t by) {
            if (pointer)
                pointer += by;
        };
        shift(part.images, first * values);
        shift(part.features, first * values);
        shift(part.labels, first);
        shift(part.otherLabels, first);
        shift(part.otherShares, first);
        shift(part.picks, first);
        part.count = samples;
        part.firstInStep += first;
        part.partBegins = nullptr;
        part.parts = 1;
        return part;
    }
    std::int32_t otherLabel(std::int64_t n) const { return otherLabels ? otherLabels[n] : 0; }
    float otherShare(std::int64_t n) const { return otherLabels ? otherShares[n] : 0.0f; }
};

} // namespace trainyard
