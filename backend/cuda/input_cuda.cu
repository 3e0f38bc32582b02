// SPDX-License-Identifier: Apache-2.0
// Normalisation of a batch's images or features; with picks, gathers the images that the device keeps.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/folded_images.h"
#include "backend/cuda/packs.h"
#include "backend/cuda/padded_channels.h"

#include <algorithm>

namespace trainyard::cuda {
namespace {

struct ImageSize {
    int height, width, channels;
};

/// A value of an image transformed by `pick`: applies PickedImage's moves in reverse.
__device__ unsigned movedValue(const std::uint8_t* image, const PickedImage& pick, const ImageSize& size, int y, int x,
                               int c)
{
    if (x >= pick.holeLeft && x - pick.holeLeft < pick.hole && y >= pick.holeTop && y - pick.holeTop < pick.hole)
        return 0;
    y += pick.shiftY;
    x += pick.shiftX;
    if (y < 0 || y >= size.height || x < 0 || x >= size.width)
        return 0;
    const int row = y, column = x;
    if (pick.turns == 1) {
        y = column;
        x = size.width - 1 - row;
    } else if (pick.turns == 2) {
        y = size.height - 1 - row;
        x = size.width - 1 - column;
    } else if (pick.turns == 3) {
        y = size.width - 1 - column;
        x = row;
    }
    if (pick.flip)
        x = size.width - 1 - x;
    return image[(y * size.width + x) * size.channels + c];
}

__device__ unsigned pickedValue(const std::uint8_t* kept, const SamplePick& pick, const ImageSize& size, int item)
{
    const std::int64_t length = std::int64_t{size.height} * size.width * size.channels;
    const int c = item % size.channels;
    const int x = item / size.channels % size.width;
    const int y = item / size.channels / size.width;
    const bool inside = x >= pick.left && x - pick.left < pick.width && y >= pick.top && y - pick.top < pick.height;
    const auto partner = [&] { return movedValue(kept + pick.partner.place * length, pick.partner, size, y, x, c); };
    if (inside)
        return partner();
    const auto share = static_cast<unsigned>(pick.ownOf256);
    const unsigned own = share > 0 ? movedValue(kept + pick.own.place * length, pick.own, size, y, x, c) : 0;
    return share >= 256 ? own : (own * share + partner() * (256 - share) + 128) >> 8;
}

/// What every thread of a normalising kernel knows. `constants`: the means of all channels, then their deviations.
struct Source {
    const StepState* state;
    bool features;
    const float* constants;
    ImageSize size;

    __device__ float normalised(unsigned image, std::int64_t first, int i, int channel) const
    {
        float value = 0.0f;
        if (features)
            value = state->features[first + i];
        else
            value = static_cast<float>(state->picks ? pickedValue(state->images, state->picks[image], size, i)
                                                    : state->images[first + i]) /
                    255.0f;
        return (value - constants[channel]) / constants[size.channels + channel];
    }
};

/// `blocks` blocks per image.
__global__ void normalise(Source source, unsigned blocks, View y)
{
    const ImageSize& size = source.size;
    const int length = size.height * size.width * size.channels;
    const unsigned n = blockIdx.x / blocks;
    const std::int64_t first = std::int64_t{n} * length;
    for (int i = static_cast<int>(blockIdx.x % blocks * blockDim.x + threadIdx.x); i < length;
         i += static_cast<int>(blocks * blockDim.x))
        y.set(first + i, source.normalised(n, first, i, i % size.channels));
}

/// The same with channels of zeros added, a pixel per thread.
template <typename T>
__global__ void normalisePadded(Source source, unsigned blocks, T* y)
{
    constexpr int kChannels = static_cast<int>(PaddedChannels::kChannels);
    const ImageSize& size = source.size;
    const int pixels = size.height * size.width;
    const unsigned n = blockIdx.x / blocks;
    const std::int64_t first = std::int64_t{n} * pixels;
    for (int pixel = static_cast<int>(blockIdx.x % blocks * blockDim.x + threadIdx.x); pixel < pixels;
         pixel += static_cast<int>(blocks * blockDim.x)) {
        float values[kChannels];
#pragma unroll
        for (int c = 0; c < kChannels; ++c)
            values[c] =
                c < size.channels ? source.normalised(n, first * size.channels, pixel * size.channels + c, c) : 0.0f;
        storePack<T, kChannels>(y + (first + pixel) * kChannels, values);
    }
}

/// The same with squares of pixels folded into one (Folding), a folded pixel per thread.
template <typename T>
__global__ void normaliseFolded(Source source, unsigned blocks, int rows, int columns, int top, int left, T* y)
{
    constexpr int kChannels = static_cast<int>(Folding::kChannels), kHalf = kChannels / 2;
    const ImageSize& size = source.size;
    const int pixels = rows * columns;
    const unsigned n = blockIdx.x / blocks;
    const std::int64_t first = std::int64_t{n} * size.height * size.width * size.channels;
    for (int pixel = static_cast<int>(blockIdx.x % blocks * blockDim.x + threadIdx.x); pixel < pixels;
         pixel += static_cast<int>(blocks * blockDim.x)) {
        float halves[2][kHalf];
#pragma unroll
        for (int k = 0; k < kChannels; ++k) {
            const int square = k / size.channels, channel = k - square * size.channels;
            const int row = pixel / columns * 2 + square / 2 - top, column = pixel % columns * 2 + square % 2 - left;
            const bool inside = square < 4 && row >= 0 && row < size.height && column >= 0 && column < size.width;
            halves[k / kHalf][k % kHalf] =
                inside ? source.normalised(n, first, (row * size.width + column) * size.channels + channel, channel)
                       : 0.0f;
        }
        T* to = y + (std::int64_t{n} * pixels + pixel) * kChannels;
        storePack<T, kHalf>(to, halves[0]);
        storePack<T, kHalf>(to + kHalf, halves[1]);
    }
}

/// Blocks per image: enough to fill the device with a usual batch, few enough that each has some work.
unsigned blocksOf(std::int64_t items)
{
    constexpr std::int64_t kItemsOfThread = 4;
    return static_cast<unsigned>(std::max<std::int64_t>(1, items / (kItemsOfThread * kThreads)));
}

void feedInput(CudaContext& context, const StepContext& step, const Shape& shape, bool features)
{
    InputStaging& inputs = context.inputs();
    const std::int64_t samples = samplesOf(step.batch, shape.n);
    const auto count = static_cast<std::size_t>(samples * shape.sample());
    const auto room = static_cast<std::size_t>(shape.n * shape.sample());
    if (features)
        return inputs.stage(Input::Features, step.batch.features, count * sizeof(float), room * sizeof(float));
    if (!step.batch.picks)
        return inputs.stage(Input::Images, step.batch.images, count, room);
    std::vector<SamplePick> picks(step.batch.picks, step.batch.picks + samples);
    picks.resize(static_cast<std::size_t>(shape.n)); // the rest picks the first image
    inputs.stage(Input::Picks, picks.data(), picks.size() * sizeof(SamplePick));
    inputs.use(static_cast<const std::uint8_t*>(step.batch.kept->memory.get()));
}

/// Gives 16-bit images the layout that suits the convolution that reads them.
void layOutFor(const KernelRequest& request, bool features, CudaContext& context)
{
    TensorSlot& images = *request.slots.output;
    if (!request.readBy || features || !isReduced(images.type))
        return;
    const Conv2d& reader = *request.readBy;
    const std::vector<Shape> inputs{images.shape};
    ConvolutionShape plain = convolutionOf(reader, images.shape, reader.parameters(inputs)[0].shape,
                                           reader.outputShape(inputs), images.type);
    const bool pads = images.shape.c > 1 && images.shape.c < PaddedChannels::kChannels;
    const std::optional<Folding> folding = foldingOf(plain);
    if (pads)
        plain.x.c = plain.w.c = PaddedChannels::kChannels;
    if (folding && context.vendor().isFaster(folding->folded, plain))
        foldImages(images, *folding);
    else if (pads)
        padChannels(images);
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const NormalizeInput& op, CudaContext& context, const KernelRequest& request)
{
    const Shape shape = request.slots.output->shape;
    layOutFor(request, op.features, context);
    const bool padded = hasPaddedChannels(*request.slots.output);
    const Folding* const folds = foldingOf(*request.slots.output);
    const std::optional<Folding> folding = folds ? std::optional(*folds) : std::nullopt;
    auto kernel = std::make_unique<CudaKernel>(request);
    std::vector<float> constants = op.mean;
    constants.insert(constants.end(), op.deviation.begin(), op.deviation.end());
    kernel->kept = allocateDevice(constants.size() * sizeof(float));
    context.upload(kernel->kept.get(), constants.data(), constants.size() * sizeof(float));
    kernel->onFeed = [shape, features = op.features, &context](const Frame&, const StepContext& step) {
        feedInput(context, step, shape, features);
    };
    kernel->onRun = [shape, padded, folding, features = op.features, &context,
                     memory = kernel->kept](const Frame& frame) {
        const Source source{context.inputs().state(),
                            features,
                            static_cast<const float*>(memory.get()),
                            {static_cast<int>(shape.h), static_cast<int>(shape.w), static_cast<int>(shape.c)}};
        const std::int64_t items = folding  ? folding->folded.x.h * folding->folded.x.w
                                   : padded ? shape.h * shape.w
                                            : shape.sample();
        const unsigned blocks = blocksOf(items);
        const dim3 grid(static_cast<unsigned>(shape.n) * blocks);
        if (!padded && !folding)
            return launch(context, normalise, grid, dim3(kThreads), source, blocks, frame.output());
        withType(frame.output().type, [&](auto type) {
            using T = decltype(type);
            auto* const y = static_cast<T*>(frame.at.output);
            if constexpr (std::is_same_v<T, float>)
                return; // only 16-bit images have these layouts
            else if (folding)
                launch(context, normaliseFolded<T>, grid, dim3(kThreads), source, blocks,
                       static_cast<int>(folding->folded.x.h), static_cast<int>(folding->folded.x.w), folding->top,
                       folding->left, y);
            else
                launch(context, normalisePadded<T>, grid, dim3(kThreads), source, blocks, y);
        });
    };
    return kernel;
}

} // namespace trainyard::cuda
