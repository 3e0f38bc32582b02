// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network/network_options.h"

namespace trainyard {

/// Whether the network's memory is a GPU's.
inline bool usesGpu(const NetworkOptions& options)
{
    return name(options.device) == "cuda";
}

/// Bytes a run takes beside the network itself: images waiting in the loader, library, threads; of a GPU's memory its
/// context, workspaces, the weights a second time in 16 bits, and the images of the steps under way.
inline std::int64_t runTimeOverhead(const NetworkOptions& options, std::int64_t parameters = 0)
{
    if (usesGpu(options)) {
        constexpr std::int64_t kStepsUnderWay = 3;
        const ImageSpec& image = options.image;
        return kGpuContextBytes + kGpuWorkspaceBytes +
               (activationType(options.precision) == DataType::F32 ? 0 : 2 * parameters) +
               kStepsUnderWay * options.batchSize * std::int64_t{image.height} * image.width * image.channels;
    }
    constexpr std::int64_t kRunTime = std::int64_t{48} << 20;
    constexpr std::int64_t kLoadedBatches = 5;
    const ImageSpec& image = options.image;
    return kRunTime + kLoadedBatches * options.batchSize * std::int64_t{image.height} * image.width * image.channels;
}

} // namespace trainyard
