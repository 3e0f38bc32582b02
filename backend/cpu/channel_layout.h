// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/dnnl_kernel.h"

#include <algorithm>
#include <optional>

namespace trainyard::cpu {

/// An activation's layout as groups of channels with contiguous lanes: blocked layouts (nChw16c: 16 lanes) and plain
/// NHWC (one group of all channels). Lanes beyond the last channel are padding and stay 0.
struct ChannelLayout {
    std::int64_t batch = 0, groups = 0, pixels = 0, lanes = 0, channels = 0;
    std::int64_t batchStride = 0, groupStride = 0, pixelStride = 0; ///< elements

    std::int64_t paddedChannels() const { return groups * lanes; }
    /// A task is one group of one sample: task = n · groups + group.
    std::int64_t tasks() const { return batch * groups; }
    std::int64_t taskOffset(std::int64_t task) const
    {
        return task / groups * batchStride + task % groups * groupStride;
    }
    /// The smallest number of tasks that is worth a thread.
    std::int64_t grain() const;
};

/// Sets the lanes beyond the last channel to 0, after a loop that may have changed them.
template <typename T>
void clearPadding(const ChannelLayout& layout, T* values)
{
    const std::int64_t used = layout.channels - (layout.groups - 1) * layout.lanes;
    if (used == layout.lanes)
        return;
    for (std::int64_t n = 0; n < layout.batch; ++n) {
        T* group = values + n * layout.batchStride + (layout.groups - 1) * layout.groupStride;
        for (std::int64_t i = 0; i < layout.pixels; ++i)
            std::fill(group + i * layout.pixelStride + used, group + i * layout.pixelStride + layout.lanes, T{});
    }
}

/// nullopt for other kinds of layouts.
std::optional<ChannelLayout> channelLayout(const dnnl::memory::desc& desc);

/// The slot's layout if channelLayout() supports it, else plain NHWC; in the slot's type.
dnnl::memory::desc channelDesc(const TensorSlot& slot);

} // namespace trainyard::cpu
