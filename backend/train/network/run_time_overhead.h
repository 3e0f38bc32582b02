// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network/network_options.h"

namespace trainyard {

/// Whether the network's memory is a GPU's.
inline bool usesGpu(const NetworkOptions& options)
{
    return name(options.device) == "cuda";
}

/// What a process takes before it has a network or data, measured: its libraries, most of them oneDNN's and MPI's, its
/// threads, and what a device keeps for itself.
inline constexpr std::int64_t kProcessBytes = std::int64_t{34} << 20;

/// Bytes a process of a run takes beside the network itself: images waiting in the loader, library, threads; of a GPU's
/// memory its context, workspaces, the weights a second time in 16 bits, and the images of the steps under way.
inline std::int64_t runTimeOverhead(const NetworkOptions& options, std::int64_t parameters = 0)
{
    if (usesGpu(options)) {
        constexpr std::int64_t kStepsUnderWay = 3;
        const ImageSpec& image = options.image;
        return kGpuContextBytes + kGpuWorkspaceBytes +
               (activationType(options.precision) == DataType::F32 ? 0 : 2 * parameters) +
               kStepsUnderWay * options.batchSize * std::int64_t{image.height} * image.width * image.channels;
    }
    constexpr std::int64_t kLoadedBatches = 5;
    const ImageSpec& image = options.image;
    return kProcessBytes + kLoadedBatches * options.batchSize * std::int64_t{image.height} * image.width *
                               image.channels * (options.features ? std::int64_t{sizeof(float)} : 1);
}

} // namespace trainyard
