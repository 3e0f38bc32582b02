// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/each_item.h"
#include "backend/cuda/folded_images.h"
#include "backend/cuda/launch.h"

namespace trainyard::cuda {
namespace {

/// The place of every weight in the folded kernel.
struct WeightPlaces {
    std::int64_t height, width, channels;   ///< of the kernel
    std::int64_t foldedHeight, foldedWidth; ///< of the folded one
    std::int64_t skipTop, skipLeft;

    explicit WeightPlaces(const Folding& f)
        : height(f.weights.h), width(f.weights.w), channels(f.weights.c), foldedHeight(f.folded.w.h),
          foldedWidth(f.folded.w.w), skipTop(f.skipTop), skipLeft(f.skipLeft)
    {
    }
    /// Of weight {filter, row, column, channel} number i.
    __device__ std::int64_t folded(std::int64_t i) const
    {
        const std::int64_t channel = i % channels;
        const std::int64_t column = i / channels % width + skipLeft;
        const std::int64_t row = i / (channels * width) % height + skipTop;
        const std::int64_t filter = i / (channels * width * height);
        return ((filter * foldedHeight + row / 2) * foldedWidth + column / 2) * Folding::kChannels +
               (row % 2 * 2 + column % 2) * channels + channel;
    }
};

__global__ void clearFolded(View folded, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { folded.set(i, 0.0f); });
}

__global__ void foldWeights(WeightPlaces places, const float* weights, View folded, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { folded.set(places.folded(i), weights[i]); });
}

__global__ void unfoldWeights(WeightPlaces places, View folded, float* gradient, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { gradient[i] = folded.get(places.folded(i)); });
}

} // namespace

std::optional<Folding> foldingOf(const ConvolutionShape& shape)
{
    if (shape.strideHeight != 2 || shape.strideWidth != 2 || shape.groups != 1 || 4 * shape.x.c > Folding::kChannels)
        return std::nullopt;
    const auto even = [](std::int64_t size) { return static_cast<int>((size + 1) / 2 * 2); };
    Folding f{shape, shape.x.withBatch(1), shape.w, even(shape.placement.top), even(shape.placement.left), 0, 0};
    f.skipTop = f.top - static_cast<int>(shape.placement.top);
    f.skipLeft = f.left - static_cast<int>(shape.placement.left);
    f.folded.w = {shape.w.n, (f.skipTop + shape.w.h + 1) / 2, (f.skipLeft + shape.w.w + 1) / 2, Folding::kChannels};
    f.folded.x = {shape.x.n, shape.y.h + f.folded.w.h - 1, shape.y.w + f.folded.w.w - 1, Folding::kChannels};
    f.folded.placement = {shape.y.h, shape.y.w, 0, 0, 0, 0};
    f.folded.strideHeight = f.folded.strideWidth = 1;
    return f;
}

void foldImages(TensorSlot& slot, const Folding& folding)
{
    slot.bytes = static_cast<std::size_t>(folding.folded.x.elements()) * sizeOf(slot.type);
    slot.layout = std::make_shared<FoldedImages>(folding);
}

const Folding* foldingOf(const TensorSlot& slot)
{
    const auto* layout = dynamic_cast<const FoldedImages*>(slot.layout.get());
    return layout ? &layout->folding : nullptr;
}

std::size_t foldedPlace(const Folding& folding, std::int64_t sample, std::int64_t row, std::int64_t column,
                        std::int64_t channel)
{
    const Shape& x = folding.folded.x;
    row += folding.top;
    column += folding.left;
    return static_cast<std::size_t>(((sample * x.h + row / 2) * x.w + column / 2) * x.c +
                                    (row % 2 * 2 + column % 2) * folding.image.c + channel);
}

void enqueueFoldWeights(const CudaContext& context, const Folding& folding, const float* weights, View folded)
{
    const std::int64_t all = folding.folded.w.elements(), count = folding.weights.elements();
    launchItems(context, clearFolded, all, folded, all);
    launchItems(context, foldWeights, count, WeightPlaces(folding), weights, folded, count);
}

void enqueueUnfoldWeights(const CudaContext& context, const Folding& folding, View folded, float* gradient)
{
    const std::int64_t count = folding.weights.elements();
    launchItems(context, unfoldWeights, count, WeightPlaces(folding), folded, gradient, count);
}

} // namespace trainyard::cuda
