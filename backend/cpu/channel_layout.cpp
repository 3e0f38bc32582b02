// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/channel_layout.h"

#include "backend/cpu/loops.h"

namespace trainyard::cpu {

std::int64_t ChannelLayout::grain() const
{
    return std::max<std::int64_t>(1, kElementGrain / std::max<std::int64_t>(1, pixels * lanes));
}

std::optional<ChannelLayout> channelLayout(const dnnl::memory::desc& desc)
{
    const dnnl_memory_desc_t& data = desc.data;
    if (data.format_kind != dnnl_blocked || data.ndims != 4 || data.offset0 != 0)
        return std::nullopt;
    const dnnl_blocking_desc_t& blocking = data.format_desc.blocking;
    ChannelLayout layout;
    layout.batch = data.dims[0];
    layout.channels = data.dims[1];
    layout.pixels = data.dims[2] * data.dims[3];
    if (blocking.inner_nblks == 1 && blocking.inner_idxs[0] == 1) {
        layout.lanes = blocking.inner_blks[0];
        layout.groups = data.padded_dims[1] / layout.lanes;
        layout.groupStride = blocking.strides[1];
    } else if (blocking.inner_nblks == 0 && (blocking.strides[1] == 1 || layout.channels == 1)) {
        layout.lanes = layout.channels;
        layout.groups = 1;
    } else {
        return std::nullopt;
    }
    layout.batchStride = blocking.strides[0];
    layout.pixelStride = blocking.strides[3];
    if (blocking.strides[2] != blocking.strides[3] * data.dims[3])
        return std::nullopt;
    return layout;
}

dnnl::memory::desc channelDesc(const TensorSlot& slot)
{
    const dnnl::memory::desc desc = descOf(slot);
    return channelLayout(desc) ? desc : plainDesc(slot.shape, slot.type);
}

} // namespace trainyard::cpu
