// SPDX-License-Identifier: Apache-2.0
// Batch normalisation with its activation. Forward: one pass for the statistics, one for the result. Backward: one for the
// sums over a channel, one for the gradient. Both passes of a tensor are as wide as memory: sixteen bytes a thread.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/packs.h"

#include <algorithm>
#include <span>
#include <vector>

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

/// A channel's two sums over all splits.
struct Sums {
    double first = 0.0, second = 0.0;

    __device__ Sums(const float* partial, const Tiling& tiling, std::int64_t c)
    {
        for (int split = 0; split < tiling.splits; ++split) {
            first += static_cast<double>(partial[split * 2 * tiling.channels + c]);
            second += static_cast<double>(partial[(split * 2 + 1) * tiling.channels + c]);
        }
    }
};

/// Of `count` values of a channel.
struct Moments {
    double mean, variance;
};

template <typename T>
__device__ inline Moments momentsOf(const T* x, const float* partial, const Tiling& tiling, std::int64_t c)
{
    const Sums sums(partial, tiling, c);
    const auto count = static_cast<double>(tiling.rows);
    const double distance = sums.first / count;
    const double variance = sums.second / count - distance * distance;
    return {static_cast<double>(toFloat(x[c])) + distance, variance < 0.0 ? 0.0 : variance};
}

__device__ inline void keepMoments(const Moments& moments, double count, const Running& running, std::int64_t c, float* mean, float* inverse)
{
    mean[c] = static_cast<float>(moments.mean);
    inverse[c] = static_cast<float>(1.0 / sqrt(moments.variance + running.epsilon));
    const double corrected = count > 1.0 ? moments.variance * (count / (count - 1.0)) : moments.variance;
    running.mean[c] = static_cast<float>(running.momentum * static_cast<double>(running.mean[c])
                                         + (1.0 - running.momentum) * moments.mean);
    running.variance[c] = static_cast<float>(running.momentum * static_cast<double>(running.variance[c])
                                             + (1.0 - running.momentum) * corrected);
}

template <typename T>
__global__ void finishStatistics(const T* x, const float* partial, Tiling tiling, Running running, float* mean, float* inverse)
{
    forEachItem(tiling.channels, [&](std::int64_t c) {
        keepMoments(momentsOf(x, partial, tiling, c), static_cast<double>(tiling.rows), running, c, mean, inverse);
    });
}

/// For the other ranks: means, and behind them Σ (x − mean)².
template <typename T>
__global__ void momentsForRanks(const T* x, const float* partial, Tiling tiling, double* out)
{
    forEachItem(tiling.channels, [&](std::int64_t c) {
        const Moments moments = momentsOf(x, partial, tiling, c);
        out[c] = moments.mean;
        out[tiling.channels + c] = moments.variance * static_cast<double>(tiling.rows);
    });
}

/// From all ranks, as momentsForRanks() writes them.
__global__ void takeMoments(const double* given, std::int64_t channels, double count, Running running, float* mean, float* inverse)
{
    forEachItem(channels, [&](std::int64_t c) {
        keepMoments({given[c], given[channels + c] / count}, count, running, c, mean, inverse);
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

/// Also leaves sum / m and product / m, one behind the other, in `means`, and the sums themselves in `forRanks` where it is
/// not null.
__global__ void finishGradientSums(const float* partial, Tiling tiling, float* gammaGradient, float* betaGradient, float* means,
                                   double* forRanks)
{
    forEachItem(tiling.channels, [&](std::int64_t c) {
        const Sums sums(partial, tiling, c);
        betaGradient[c] = static_cast<float>(sums.first);
        gammaGradient[c] = static_cast<float>(sums.second);
        means[c] = static_cast<float>(sums.first / static_cast<double>(tiling.rows));
        means[tiling.channels + c] = static_cast<float>(sums.second / static_cast<double>(tiling.rows));
        if (forRanks) {
            forRanks[c] = sums.first;
            forRanks[tiling.channels + c] = sums.second;
        }
    });
}

/// From all ranks, as finishGradientSums() leaves them.
__global__ void takeGradientSums(const double* given, Tiling tiling, float* means)
{
    forEachItem(2 * tiling.channels, [&](std::int64_t i) { means[i] = static_cast<float>(given[i] / static_cast<double>(tiling.rows)); });
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

Constants batchConstants(const Frame& frame)
{
    return {frame.parameter(Gamma), frame.parameter(Beta), frame.saved<float>(0), frame.saved<float>(1), nullptr, 0.0f};
}

/// A kernel's workspace: doubles that travel between ranks and floats, two a channel each, then partial sums.
struct Workspace {
    double* exchanged;
    float* means;
    float* partial;

    Workspace(const Frame& frame, std::int64_t channels)
        : exchanged(frame.workspace<double>()), means(reinterpret_cast<float*>(exchanged + 2 * channels)), partial(means + 2 * channels)
    {
    }
    static std::size_t bytes(std::int64_t channels, int splits)
    {
        return static_cast<std::size_t>(channels) * (2 * sizeof(double) + (2 + 2 * static_cast<std::size_t>(splits)) * sizeof(float));
    }
};

/// The moments of all ranks' parts of the batch: by way of the host, which waits for them.
void syncStatistics(CudaContext& context, const Frame& frame, const Workspace& at, const Tiling& tiling, const Running& running)
{
    const auto channels = static_cast<std::size_t>(tiling.channels);
    std::vector<double> values(2 * channels);
    context.download(values.data(), at.exchanged, values.size() * sizeof(double));
    const auto second = values.begin() + static_cast<std::ptrdiff_t>(channels);
    ChannelMoments moments{static_cast<double>(tiling.rows), {values.begin(), second}, {second, values.end()}};
    syncMoments(*frame.ranks, moments);
    std::copy(moments.means.begin(), moments.means.end(), values.begin());
    std::copy(moments.squares.begin(), moments.squares.end(), second);
    context.upload(at.exchanged, values.data(), values.size() * sizeof(double));
    launchItems(context, takeMoments, tiling.channels, static_cast<const double*>(at.exchanged), tiling.channels, moments.count, running,
                frame.saved<float>(0), frame.saved<float>(1));
}

void syncSums(CudaContext& context, const Frame& frame, const Workspace& at, const Tiling& tiling)
{
    const auto channels = static_cast<std::size_t>(tiling.channels);
    std::vector<double> values(2 * channels);
    context.download(values.data(), at.exchanged, values.size() * sizeof(double));
    const std::span<double> all(values);
    syncGradientSums(*frame.ranks, static_cast<double>(tiling.rows), all.first(channels), all.last(channels));
    context.upload(at.exchanged, values.data(), values.size() * sizeof(double));
    launchItems(context, takeGradientSums, 2 * tiling.channels, static_cast<const double*>(at.exchanged), tiling, at.means);
}

void forward(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Shape& shape = frame.inputShapes[0];
    const bool training = frame.direction == Direction::Forward;
    withPacks(frame.slots.inputs[0].type, frame.slots.output.type, shape.c, [&]<typename T, typename U, int W>() {
        const Tiling tiling = tilingOf(context, shape, W);
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        Constants constants{frame.parameter(Gamma), frame.parameter(Beta), frame.parameter(RunningMean), nullptr,
                            frame.parameter(RunningVariance), static_cast<float>(op.epsilon)};
        if (training) {
            const Workspace at(frame, shape.c);
            const Running running{frame.parameter(RunningMean), frame.parameter(RunningVariance), op.momentum, op.epsilon};
            const float* partial = at.partial;
            launch(context, statisticSums<T, W>, tiling.blocks(), tiling.threads(), x, tiling, at.partial);
            if (frame.ranks) {
                launchItems(context, momentsForRanks<T>, shape.c, x, partial, tiling, at.exchanged);
                syncStatistics(context, frame, at, tiling, running);
            } else {
                launchItems(context, finishStatistics<T>, shape.c, x, partial, tiling, running, frame.saved<float>(0), frame.saved<float>(1));
            }
            constants = batchConstants(frame);
        }
        launch(context, normalise<T, U, W>, tiling.blocks(), tiling.threads(), x, static_cast<U*>(frame.at.output), tiling,
               constants, op.activation);
    });
}

void backward(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Shape& shape = frame.inputShapes[0];
    withPacks(frame.slots.inputs[0].type, frame.slots.outputGradient.type, shape.c, [&]<typename T, typename U, int W>() {
        const Tiling tiling = tilingOf(context, shape, W);
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        const auto* arrived = static_cast<const U*>(frame.at.outputGradient);
        const Workspace at(frame, shape.c);
        launch(context, gradientSums<T, U, W>, tiling.blocks(), tiling.threads(), x, arrived, tiling, batchConstants(frame),
               op.activation, at.partial);
        launchItems(context, finishGradientSums, shape.c, static_cast<const float*>(at.partial), tiling,
                    frame.parameterGradient(Gamma), frame.parameterGradient(Beta), at.means, frame.ranks ? at.exchanged : nullptr);
        if (frame.ranks)
            syncSums(context, frame, at, tiling);
        if (frame.at.inputGradients[0])
            launch(context, inputGradient<T, U, W>, tiling.blocks(), tiling.threads(), x, arrived,
                   static_cast<T*>(frame.at.inputGradients[0]), tiling, batchConstants(frame), op.activation,
                   static_cast<const float*>(at.means), frame.accumulate);
    });
}

} // namespace

std::unique_ptr<Kernel> makeKernel(const BatchNorm& op, CudaContext& context, const KernelRequest& request)
{
    const Shape& shape = request.inputShapes[0];
    if (request.direction == Direction::Forward)
        for (TensorSlot* saved : request.slots.saved)
            saved->bytes = static_cast<std::size_t>(shape.c) * sizeof(float);
    int splits = 0; // of the pack width that withPacks() will choose, or more
    for (const int wide : {1, 4, 8})
        if (shape.c % wide == 0)
            splits = std::max(splits, tilingOf(context, shape, wide).splits);
    if (request.direction != Direction::Inference)
        request.slots.workspace->bytes = Workspace::bytes(shape.c, splits);
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [op, &context](const Frame& frame) {
        frame.backward() ? backward(op, context, frame) : forward(op, context, frame);
    };
    return kernel;
}

} // namespace trainyard::cuda
