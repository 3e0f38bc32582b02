// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/each_item.h"
#include "backend/cuda/launch.h"
#include "backend/cuda/padded_channels.h"

namespace trainyard::cuda {
namespace {

__global__ void copyChannels(ChannelView from, ChannelView to, std::int64_t pixels)
{
    forEachItem(pixels * to.channels, [&](std::int64_t i) {
        const std::int64_t pixel = i / to.channels, channel = i % to.channels;
        to.data.set(i, channel < from.channels ? from.data.get(pixel * from.channels + channel) : 0.0f);
    });
}

} // namespace

void padChannels(TensorSlot& slot)
{
    slot.bytes =
        static_cast<std::size_t>(slot.shape.withChannels(PaddedChannels::kChannels).elements()) * sizeOf(slot.type);
    slot.layout = std::make_shared<PaddedChannels>();
}

bool hasPaddedChannels(const TensorSlot& slot)
{
    return dynamic_cast<const PaddedChannels*>(slot.layout.get()) != nullptr;
}

void enqueueCopyChannels(const CudaContext& context, const ChannelView& from, const ChannelView& to,
                         std::int64_t pixels)
{
    launchItems(context, copyChannels, pixels * to.channels, from, to, pixels);
}

} // namespace trainyard::cuda
