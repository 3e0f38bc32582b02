// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network.h"

namespace trainyard {

/// Bytes a run takes beside the network itself: images waiting in the loader, library, threads.
inline std::int64_t runTimeOverhead(const NetworkOptions& options)
{
    constexpr std::int64_t kRunTime = std::int64_t{48} << 20;
    constexpr std::int64_t kLoadedBatches = 5;
    const ImageSpec& image = options.image;
    return kRunTime
        + kLoadedBatches * options.batchSize * std::int64_t{image.height} * image.width * image.channels;
}

} // namespace trainyard
