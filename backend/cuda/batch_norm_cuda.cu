// SPDX-License-Identifier: Apache-2.0
// Batch normalisation with its activation. Forward: one pass for the statistics, one for the result. Backward: one for the
// sums over a channel, one for the gradient. Both passes of a tensor are as wide as memory: sixteen bytes a thread.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/each_item.h"

namespace trainyard::cuda {
namespace {

enum Parameter : std::size_t { Gamma, Beta, RunningMean, RunningVariance };

/// How threads share {rows, channels}: `lanes` threads side by side over channels, the others over rows.
struct Tiling {
    std::int64_t rows = 0;
    std::int64_t channels = 0;
    int lanes = 32;        ///< threads of a block over packs of channels
    int columns = 1;       ///< blocks over channels
    int splits = 1;        ///< blocks over rows

    dim3 blocks() const { return dim3(static_cast<unsigned>(columns), static_cast<unsigned>(splits)); }
    dim3 threads() const { return dim3(static_cast<unsigned>(lanes), kThreads / static_cast<unsigned>(lanes)); }
};

/// Channels a thread takes at once.
template <typename T>
constexpr int kWide = 16 / static_cast<int>(sizeof(T));

Tiling tilingOf(const CudaContext& context, const Shape& shape, int wide)
{
    Tiling tiling{shape.elements() / shape.c, shape.c};
    const std::int64_t packs = shape.c / wide;
    while (tiling.lanes > 1 && tiling.lanes / 2 >= packs)
        tiling.lanes /= 2;
    tiling.columns = static_cast<int>(dividedUp(packs, tiling.lanes));
    const std::int64_t rowsOfBlock = kThreads / tiling.lanes;
    const std::int64_t wanted = std::max<std::int64_t>(1, std::int64_t{8} * context.multiprocessors() / tiling.columns);
    tiling.splits = static_cast<int>(std::clamp<std::int64_t>(dividedUp(tiling.rows, rowsOfBlock * 4), 1, std::min<std::int64_t>(wanted, 4096)));
    return tiling;
}

template <typename T, int W>
__device__ inline void loadPack(const T* from, float (&values)[W])
{
    const Pack<T, W> pack = *reinterpret_cast<const Pack<T, W>*>(from);
    for (int k = 0; k < W; ++k)
        values[k] = toFloat(pack.values[k]);
}

template <typename T, int W>
__device__ inline void storePack(T* to, const float (&values)[W])
{
    Pack<T, W> pack;
    for (int k = 0; k < W; ++k)
        pack.values[k] = fromFloat<T>(values[k]);
    *reinterpret_cast<Pack<T, W>*>(to) = pack;
}

/// Adds the block's sums over its rows: partial[split][which][channel], `which` being 0 and 1.
template <int W>
__device__ void writePartials(const float (&first)[W], const float (&second)[W], std::int64_t channel, const Tiling& tiling,
                              float* partial)
{
    __shared__ float shared[2][kThreads];
    const unsigned lane = threadIdx.x;
    const unsigned self = threadIdx.y * blockDim.x + lane;
    for (int k = 0; k < W; ++k) {
        shared[0][self] = first[k];
        shared[1][self] = second[k];
        __syncthreads();
        for (unsigned half = blockDim.y / 2; half > 0; half /= 2) {
            if (threadIdx.y < half) {
                shared[0][self] += shared[0][self + half * blockDim.x];
                shared[1][self] += shared[1][self + half * blockDim.x];
            }
            __syncthreads();
        }
        if (threadIdx.y == 0 && channel + k < tiling.channels) {
            float* at = partial + static_cast<std::int64_t>(blockIdx.y) * 2 * tiling.channels + channel + k;
            at[0] = shared[0][lane];
            at[tiling.channels] = shared[1][lane];
        }
        __syncthreads();
    }
}

/// Calls body(offset of a pack) for every row of this thread, of its channels.
template <int W, typename Body>
__device__ inline void forEachRow(const Tiling& tiling, std::int64_t channel, Body&& body)
{
    if (channel >= tiling.channels)
        return;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.y) * blockDim.y;
    for (std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * blockDim.y + threadIdx.y; row < tiling.rows; row += step)
        body(row * tiling.channels + channel);
}

template <int W>
__device__ inline std::int64_t firstChannel()
{
    return (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * W;
}

/// Sums of x − k and (x − k)², k being the channel's first value: the squares' cancellation stays small whatever the mean.
template <typename T, int W>
__global__ void __launch_bounds__(kThreads) statisticSums(const T* x, Tiling tiling, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    float sum[W] = {}, squares[W] = {}, pivot[W] = {};
    if (channel < tiling.channels)
        loadPack<T, W>(x + channel, pivot);
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W];
        loadPack<T, W>(x + at, values);
        for (int k = 0; k < W; ++k) {
            const float distance = values[k] - pivot[k];
            sum[k] += distance;
            squares[k] += distance * distance;
        }
    });
    writePartials<W>(sum, squares, channel, tiling, partial);
}

struct Running {
    float* mean;
    float* variance;
    double momentum;
    double epsilon;
};

template <typename T>
__global__ void finishStatistics(const T* x, const float* partial, Tiling tiling, Running running, float* mean, float* inverse)
{
    forEachItem(tiling.channels, [&](std::int64_t c) {
        double sum = 0.0, squares = 0.0;
        for (int split = 0; split < tiling.splits; ++split) {
            sum += static_cast<double>(partial[split * 2 * tiling.channels + c]);
            squares += static_cast<double>(partial[(split * 2 + 1) * tiling.channels + c]);
        }
        const auto count = static_cast<double>(tiling.rows);
        const double distance = sum / count;
        const double average = static_cast<double>(toFloat(x[c])) + distance;
        double variance = squares / count - distance * distance;
        variance = variance < 0.0 ? 0.0 : variance;
        mean[c] = static_cast<float>(average);
        inverse[c] = static_cast<float>(1.0 / sqrt(variance + running.epsilon));
        const double corrected = count > 1.0 ? variance * (count / (count - 1.0)) : variance;
        running.mean[c] = static_cast<float>(running.momentum * static_cast<double>(running.mean[c])
                                             + (1.0 - running.momentum) * average);
        running.variance[c] = static_cast<float>(running.momentum * static_cast<double>(running.variance[c])
                                                 + (1.0 - running.momentum) * corrected);
    });
}

/// Where normalisation takes its constants from: the batch's statistics, or the running ones.
struct Constants {
    const float* gamma;
    const float* beta;
    const float* mean;
    const float* inverse;  ///< null: 1 / sqrt(variance + epsilon)
    const float* variance;
    float epsilon;

    __device__ float inverseOf(std::int64_t c) const
    {
        return inverse ? inverse[c]
                       : static_cast<float>(1.0 / sqrt(static_cast<double>(variance[c]) + static_cast<double>(epsilon)));
    }
};

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads) normalise(const T* x, U* y, Tiling tiling, Constants constants, Activation activation)
{
    const std::int64_t channel = firstChannel<W>();
    float scale[W] = {}, mean[W] = {}, shift[W] = {};
    for (int k = 0; k < W && channel < tiling.channels; ++k) {
        scale[k] = constants.inverseOf(channel + k) * constants.gamma[channel + k];
        mean[k] = constants.mean[channel + k];
        shift[k] = constants.beta[channel + k];
    }
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W];
        loadPack<T, W>(x + at, values);
        for (int k = 0; k < W; ++k)
            values[k] = activated(activation, (values[k] - mean[k]) * scale[k] + shift[k]);
        storePack<U, W>(y + at, values);
    });
}

/// What the gradient behind the activation is made from: the activation is computed again, which saves reading y.
template <int W>
struct Behind {
    float scale[W] = {}, mean[W] = {}, shift[W] = {}, inverse[W] = {};

    __device__ Behind(const Constants& constants, std::int64_t channel, std::int64_t channels)
    {
        for (int k = 0; k < W && channel < channels; ++k) {
            inverse[k] = constants.inverseOf(channel + k);
            scale[k] = inverse[k] * constants.gamma[channel + k];
            mean[k] = constants.mean[channel + k];
            shift[k] = constants.beta[channel + k];
        }
    }
    __device__ float gradient(int k, float x, float arrived, Activation activation) const
    {
        return activation == Activation::None ? arrived
                                              : gradientAtInput(activation, (x - mean[k]) * scale[k] + shift[k], arrived);
    }
};

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads) gradientSums(const T* x, const U* arrived, Tiling tiling, Constants constants,
                                                         Activation activation, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    const Behind<W> behind(constants, channel, tiling.channels);
    float sum[W] = {}, product[W] = {};
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W], gradients[W];
        loadPack<T, W>(x + at, values);
        loadPack<U, W>(arrived + at, gradients);
        for (int k = 0; k < W; ++k) {
            const float gradient = behind.gradient(k, values[k], gradients[k], activation);
            sum[k] += gradient;
            product[k] += gradient * ((values[k] - behind.mean[k]) * behind.inverse[k]);
        }
    });
    writePartials<W>(sum, product, channel, tiling, partial);
}

/// Also leaves sum / m and product / m, one behind the other, in `means`.
__global__ void finishGradientSums(const float* partial, Tiling tiling, float* gammaGradient, float* betaGradient, float* means)
{
    forEachItem(tiling.channels, [&](std::int64_t c) {
        double sum = 0.0, product = 0.0;
        for (int split = 0; split < tiling.splits; ++split) {
            sum += static_cast<double>(partial[split * 2 * tiling.channels + c]);
            product += static_cast<double>(partial[(split * 2 + 1) * tiling.channels + c]);
        }
        betaGradient[c] = static_cast<float>(sum);
        gammaGradient[c] = static_cast<float>(product);
        means[c] = static_cast<float>(sum / static_cast<double>(tiling.rows));
        means[tiling.channels + c] = static_cast<float>(product / static_cast<double>(tiling.rows));
    });
}

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads) inputGradient(const T* x, const U* arrived, T* gradient, Tiling tiling,
                                                          Constants constants, Activation activation, const float* means,
                                                          bool accumulate)
{
    const std::int64_t channel = firstChannel<W>();
    const Behind<W> behind(constants, channel, tiling.channels);
    float sum[W] = {}, product[W] = {};
    for (int k = 0; k < W && channel < tiling.channels; ++k) {
        sum[k] = means[channel + k];
        product[k] = means[tiling.channels + channel + k];
    }
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W], gradients[W], before[W] = {};
        loadPack<T, W>(x + at, values);
        loadPack<U, W>(arrived + at, gradients);
        if (accumulate)
            loadPack<T, W>(gradient + at, before);
        for (int k = 0; k < W; ++k) {
            const float behindOne = behind.gradient(k, values[k], gradients[k], activation);
            const float normal = (values[k] - behind.mean[k]) * behind.inverse[k];
            values[k] = before[k] + behind.scale[k] * (behindOne - sum[k] - normal * product[k]);
        }
        storePack<T, W>(gradient + at, values);
    });
}

/// Calls body(T{}, U{}, std::integral_constant<int, W>) with the types of two tensors and the channels of a pack.
template <typename Body>
void dispatch(DataType first, DataType second, std::int64_t channels, Body&& body)
{
    withType(first, [&](auto t) {
        using T = decltype(t);
        withType(second, [&](auto u) {
            using U = decltype(u);
            // Two 16-bit types never meet in one network.
            if constexpr (std::is_same_v<T, U> || std::is_same_v<T, float> || std::is_same_v<U, float>) {
                constexpr int kBoth = std::min(kWide<T>, kWide<U>); // neither more than sixteen bytes
                if (channels % kBoth == 0)
                    body(t, u, std::integral_constant<int, kBoth>{});
                else
                    body(t, u, std::integral_constant<int, 1>{});
            }
        });
    });
}

Constants batchConstants(const Frame& frame)
{
    return {frame.parameter(Gamma), frame.parameter(Beta), frame.saved<float>(0), frame.saved<float>(1), nullptr, 0.0f};
}

void forward(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Shape& shape = frame.inputShapes[0];
    const bool training = frame.direction == Direction::Forward;
    dispatch(frame.slots.inputs[0].type, frame.slots.output.type, shape.c, [&](auto t, auto u, auto wide) {
        using T = decltype(t);
        using U = decltype(u);
        constexpr int W = decltype(wide)::value;
        const Tiling tiling = tilingOf(context, shape, W);
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        Constants constants{frame.parameter(Gamma), frame.parameter(Beta), frame.parameter(RunningMean), nullptr,
                            frame.parameter(RunningVariance), static_cast<float>(op.epsilon)};
        if (training) {
            auto* partial = frame.workspace<float>();
            launch(context, statisticSums<T, W>, tiling.blocks(), tiling.threads(), x, tiling, partial);
            launchItems(context, finishStatistics<T>, shape.c, x, static_cast<const float*>(partial), tiling,
                        Running{frame.parameter(RunningMean), frame.parameter(RunningVariance), op.momentum, op.epsilon},
                        frame.saved<float>(0), frame.saved<float>(1));
            constants = batchConstants(frame);
        }
        launch(context, normalise<T, U, W>, tiling.blocks(), tiling.threads(), x, static_cast<U*>(frame.at.output), tiling,
               constants, op.activation);
    });
}

void backward(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Shape& shape = frame.inputShapes[0];
    dispatch(frame.slots.inputs[0].type, frame.slots.outputGradient.type, shape.c, [&](auto t, auto u, auto wide) {
        using T = decltype(t);
        using U = decltype(u);
        constexpr int W = decltype(wide)::value;
        const Tiling tiling = tilingOf(context, shape, W);
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        const auto* arrived = static_cast<const U*>(frame.at.outputGradient);
        auto* means = frame.workspace<float>();
        float* partial = means + 2 * shape.c;
        launch(context, gradientSums<T, U, W>, tiling.blocks(), tiling.threads(), x, arrived, tiling, batchConstants(frame),
               op.activation, partial);
        launchItems(context, finishGradientSums, shape.c, static_cast<const float*>(partial), tiling,
                    frame.parameterGradient(Gamma), frame.parameterGradient(Beta), means);
        if (frame.at.inputGradients[0])
            launch(context, inputGradient<T, U, W>, tiling.blocks(), tiling.threads(), x, arrived,
                   static_cast<T*>(frame.at.inputGradients[0]), tiling, batchConstants(frame), op.activation,
                   static_cast<const float*>(means), frame.accumulate);
    });
}

} // namespace

std::unique_ptr<Kernel> makeKernel(const BatchNorm& op, CudaContext& context, const KernelRequest& request)
{
    const Shape& shape = request.inputShapes[0];
    if (request.direction == Direction::Forward)
        for (TensorSlot* saved : request.slots.saved)
            saved->bytes = static_cast<std::size_t>(shape.c) * sizeof(float);
    int splits = 0; // of the pack width that dispatch() will choose, or more
    for (const int wide : {1, 4, 8})
        if (shape.c % wide == 0)
            splits = std::max(splits, tilingOf(context, shape, wide).splits);
    if (request.direction != Direction::Inference)
        request.slots.workspace->bytes = static_cast<std::size_t>((2 * splits + 2) * shape.c) * sizeof(float);
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [op, &context](const Frame& frame) {
        frame.backward() ? backward(op, context, frame) : forward(op, context, frame);
    };
    return kernel;
}

} // namespace trainyard::cuda
