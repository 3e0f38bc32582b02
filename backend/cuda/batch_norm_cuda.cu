// SPDX-License-Identifier: Apache-2.0
// Batch normalisation with its activation. Forward: one pass for the statistics, unless the preceding convolution has
// computed the sums, and one for the result. Backward: one pass for the sums per channel, one for the gradient. All
// passes access sixteen bytes per thread.
#include "backend/cuda/channel_statistics.h"
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/fixed_activation.h"

#include <span>
#include <vector>

namespace trainyard::cuda {
namespace {

enum Parameter : std::size_t { Gamma, Beta, RunningMean, RunningVariance };

/// The constants of normalisation, from the batch's statistics or the running ones.
struct Constants {
    const float* gamma;
    const float* beta;
    const float* mean;
    const float* inverse; ///< null: 1 / sqrt(variance + epsilon)
    const float* variance;
    float epsilon;

    __device__ float inverseOf(std::int64_t c) const
    {
        return inverse
                   ? inverse[c]
                   : static_cast<float>(1.0 / sqrt(static_cast<double>(variance[c]) + static_cast<double>(epsilon)));
    }
};

/// The constants of W channels. A part that a kernel does not use takes no registers.
template <int W>
struct ChannelConstants {
    float mean[W] = {}, scale[W] = {}, shift[W] = {};

    __device__ ChannelConstants(const Constants& constants, std::int64_t channel, std::int64_t channels)
    {
        if (channel >= channels)
            return;
        loadPack<float, W>(constants.mean + channel, mean);
        loadPack<float, W>(constants.gamma + channel, scale);
        loadPack<float, W>(constants.beta + channel, shift);
        float inverse[W];
        loadInverse(constants, channel, inverse);
        for (int k = 0; k < W; ++k)
            scale[k] *= inverse[k];
    }
    __device__ static void loadInverse(const Constants& constants, std::int64_t channel, float (&inverse)[W])
    {
        if (constants.inverse)
            return loadPack<float, W>(constants.inverse + channel, inverse);
        for (int k = 0; k < W; ++k)
            inverse[k] = constants.inverseOf(channel + k);
    }
    __device__ float normalised(int k, float x) const { return (x - mean[k]) * scale[k] + shift[k]; }
    /// The gradient of the activation's input. The activation is computed again, which avoids reading y.
    __device__ float behind(int k, float x, float arrived, Activation activation) const
    {
        return activation == Activation::None ? arrived : gradientAtInput(activation, normalised(k, x), arrived);
    }
};

template <typename T, typename U, int W, Fixed F>
__global__ void __launch_bounds__(kThreads)
    normalise(const T* x, U* y, Tiling tiling, Constants constants, Activation activation)
{
    const std::int64_t channel = firstChannel<W>();
    const ChannelConstants<W> own(constants, channel, tiling.channels);
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W];
        loadPack<T, W>(x + at, values);
        for (int k = 0; k < W; ++k)
            values[k] = activated(activationOf<F>(activation), own.normalised(k, values[k]));
        storePack<U, W>(y + at, values);
    });
}

template <typename T, typename U, int W, Fixed F>
__global__ void __launch_bounds__(kThreads) gradientSums(const T* x, const U* arrived, Tiling tiling,
                                                         Constants constants, Activation activation, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    const ChannelConstants<W> own(constants, channel, tiling.channels);
    float sums[2][W] = {};
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W], gradients[W];
        loadPack<T, W>(x + at, values);
        loadPack<U, W>(arrived + at, gradients);
        for (int k = 0; k < W; ++k) {
            const float gradient = own.behind(k, values[k], gradients[k], activationOf<F>(activation));
            sums[0][k] += gradient;
            sums[1][k] += gradient * (values[k] - own.mean[k]);
        }
    });
    if (channel < tiling.channels) {
        float inverse[W];
        ChannelConstants<W>::loadInverse(constants, channel, inverse);
        for (int k = 0; k < W; ++k)
            sums[1][k] *= inverse[k];
    }
    writePartials(sums, tiling, 0, 2, partial);
}

/// Also writes sum / m, followed by product / m, to `means`, and m and the sums themselves to `forRanks` if it is not
/// null.
__global__ void __launch_bounds__(kSplitThreads)
    finishGradientSums(const float* partial, Tiling tiling, float* gammaGradient, float* betaGradient, float* means,
                       double* forRanks)
{
    addSplits<2>(partial, tiling.splits, tiling.channels, [&](std::int64_t c, const double(&sums)[2]) {
        betaGradient[c] = static_cast<float>(sums[0]);
        gammaGradient[c] = static_cast<float>(sums[1]);
        means[c] = static_cast<float>(sums[0] / static_cast<double>(tiling.rows));
        means[tiling.channels + c] = static_cast<float>(sums[1] / static_cast<double>(tiling.rows));
        if (!forRanks)
            return;
        if (c == 0)
            forRanks[0] = static_cast<double>(tiling.rows);
        forRanks[1 + c] = sums[0];
        forRanks[1 + tiling.channels + c] = sums[1];
    });
}

/// syncGradientSums() of what finishGradientSums() has written on each rank.
__global__ void takeRanksGradientSums(const double* all, int ranks, Tiling tiling, float* means)
{
    const std::int64_t length = exchangedLength(tiling.channels);
    double together = 0.0;
    for (int r = 0; r < ranks; ++r)
        together += all[r * length];
    forEachItem(2 * tiling.channels, [&](std::int64_t i) {
        double sum = 0.0;
        for (int r = 0; r < ranks; ++r)
            sum += all[r * length] / together * all[r * length + 1 + i];
        means[i] = static_cast<float>(sum / static_cast<double>(tiling.rows));
    });
}

/// Takes the sums of all ranks, two per channel.
__global__ void takeGradientSums(const double* given, Tiling tiling, float* means)
{
    forEachItem(2 * tiling.channels,
                [&](std::int64_t i) { means[i] = static_cast<float>(given[i] / static_cast<double>(tiling.rows)); });
}

/// With n = (x − mean) · inverse: scale · (g − sum / m − n · product / m), added to what is there if `accumulate`. With
/// S also the result's sums per channel.
template <typename T, typename U, int W, Fixed F, bool S>
__global__ void __launch_bounds__(kThreads)
    inputGradient(const T* x, const U* arrived, T* gradient, Tiling tiling, Constants constants, Activation activation,
                  const float* means, bool accumulate, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    const ChannelConstants<W> own(constants, channel, tiling.channels);
    float sum[W] = {}, slope[W] = {}, sums[1][W] = {};
    if (channel < tiling.channels) {
        float inverse[W];
        ChannelConstants<W>::loadInverse(constants, channel, inverse);
        loadPack<float, W>(means + channel, sum);
        loadPack<float, W>(means + tiling.channels + channel, slope);
        for (int k = 0; k < W; ++k)
            slope[k] *= own.scale[k] * inverse[k];
    }
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W], gradients[W];
        Pack<T, W> before{};
        loadPack<T, W>(x + at, values);
        loadPack<U, W>(arrived + at, gradients);
        if (accumulate)
            before = packAt<W>(gradient + at);
        for (int k = 0; k < W; ++k) {
            const float behind = own.behind(k, values[k], gradients[k], activationOf<F>(activation));
            values[k] = own.scale[k] * (behind - sum[k]) - (values[k] - own.mean[k]) * slope[k];
        }
        if (accumulate)
            for (int k = 0; k < W; ++k)
                values[k] += toFloat(before.values[k]);
        if constexpr (S)
            for (int k = 0; k < W; ++k)
                sums[0][k] += values[k];
        storePack<T, W>(gradient + at, values);
    });
    if constexpr (S)
        writePartials(sums, tiling, 0, 1, partial);
}

Constants batchConstants(const Frame& frame)
{
    return {frame.parameter(Gamma), frame.parameter(Beta), frame.saved<float>(0), frame.saved<float>(1), nullptr, 0.0f};
}

/// A kernel's workspace: doubles to exchange between ranks, two floats per channel, then partial sums.
struct Workspace {
    double* exchanged;
    float* means;
    float* partial;

    Workspace(const Frame& frame, std::int64_t channels)
        : exchanged(frame.workspace<double>()), means(reinterpret_cast<float*>(exchanged + doubles(channels))),
          partial(means + 2 * channels)
    {
    }
    static std::size_t bytes(const CudaContext& context, const Shape& shape)
    {
        return static_cast<std::size_t>(doubles(shape.c)) * sizeof(double) +
               (static_cast<std::size_t>(shape.c) * 2 + partialSumFloats(context, shape)) * sizeof(float);
    }

private:
    /// A multiple of 64 bytes, since packs of floats follow (packs.h).
    static std::int64_t doubles(std::int64_t channels) { return (exchangedLength(channels) + 7) / 8 * 8; }
};

/// Combines the moments of all ranks: in recorded steps on the device, else through the host, which waits for them.
void syncStatistics(CudaContext& context, const Frame& frame, double* exchanged, const ChannelStatistics& to)
{
    const Shape& shape = frame.inputShapes[0];
    if (frame.ranks->onDevice())
        return enqueueTakeRanksMoments(context, frame.ranks->gatherOnDevice(exchanged, exchangedLength(shape.c)),
                                       frame.ranks->size(), shape.c, to);
    ++exchanged; // the count is known
    const auto channels = static_cast<std::size_t>(shape.c);
    std::vector<double> values(2 * channels);
    context.download(values.data(), exchanged, values.size() * sizeof(double));
    const auto second = values.begin() + static_cast<std::ptrdiff_t>(channels);
    ChannelMoments moments{
        static_cast<double>(shape.elements() / shape.c), {values.begin(), second}, {second, values.end()}};
    syncMoments(*frame.ranks, moments);
    std::copy(moments.means.begin(), moments.means.end(), values.begin());
    std::copy(moments.squares.begin(), moments.squares.end(), second);
    context.upload(exchanged, values.data(), values.size() * sizeof(double));
    enqueueTakeMoments(context, exchanged, shape.c, moments.count, to);
}

void syncSums(CudaContext& context, const Frame& frame, const Workspace& at, const Tiling& tiling)
{
    if (frame.ranks->onDevice()) {
        const double* const gathered = frame.ranks->gatherOnDevice(at.exchanged, exchangedLength(tiling.channels));
        return launchItems(context, takeRanksGradientSums, 2 * tiling.channels, gathered, frame.ranks->size(), tiling,
                           at.means);
    }
    const auto channels = static_cast<std::size_t>(tiling.channels);
    std::vector<double> values(2 * channels);
    double* const sums = at.exchanged + 1; // the count is known
    context.download(values.data(), sums, values.size() * sizeof(double));
    const std::span<double> all(values);
    syncGradientSums(*frame.ranks, static_cast<double>(tiling.rows), all.first(channels), all.last(channels));
    context.upload(sums, values.data(), values.size() * sizeof(double));
    launchItems(context, takeGradientSums, 2 * tiling.channels, static_cast<const double*>(sums), tiling, at.means);
}

void takeStatistics(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Workspace at(frame, frame.inputShapes[0].c);
    const ChannelInput input{frame.input(),
                             frame.inputShapes[0],
                             at.partial,
                             {channelSumsOf(frame.slots.inputs[0], frame.at.inputs[0]), op.epsilon}};
    const ChannelStatistics to{frame.saved<float>(0),
                               frame.saved<float>(1),
                               frame.parameter(RunningMean),
                               frame.parameter(RunningVariance),
                               op.momentum,
                               op.epsilon};
    enqueueChannelSums(context, input);
    if (!frame.ranks)
        return enqueueStatistics(context, input, to);
    enqueueMoments(context, input, at.exchanged);
    syncStatistics(context, frame, at.exchanged, to);
}

void forward(const BatchNorm& op, CudaContext& context, const Frame& frame)
{
    const Shape& shape = frame.inputShapes[0];
    const bool training = frame.direction == Direction::Forward;
    if (training)
        takeStatistics(op, context, frame);
    const Constants constants =
        training ? batchConstants(frame) : Constants{frame.parameter(Gamma),           frame.parameter(Beta),
                                                     frame.parameter(RunningMean),     nullptr,
                                                     frame.parameter(RunningVariance), static_cast<float>(op.epsilon)};
    withPacks(frame.slots.inputs[0].type, frame.slots.output.type, shape.c, [&]<typename T, typename U, int W>() {
        const Tiling tiling = tilingOf(context, shape, W, kBlocks);
        withActivation<W>(op.activation, [&]<Fixed F>() {
            launch(context, normalise<T, U, W, F>, tiling.blocks(), tiling.threads(),
                   static_cast<const T*>(frame.at.inputs[0]), static_cast<U*>(frame.at.output), tiling, constants,
                   op.activation);
        });
    });
}

void backward(const BatchNorm& op, CudaContext& context, const Frame& frame, float* sums)
{
    const Shape& shape = frame.inputShapes[0];
    const Workspace at(frame, shape.c);
    const Constants constants = batchConstants(frame);
    const auto run = [&]<typename T, typename U, int W, Fixed F>() {
        const Tiling tiling = tilingOf(context, shape, W);
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        const auto* arrived = static_cast<const U*>(frame.at.outputGradient);
        launch(context, gradientSums<T, U, W, F>, tiling.blocks(), tiling.threads(), x, arrived, tiling, constants,
               op.activation, at.partial);
        launchSplits(context, finishGradientSums, shape.c, static_cast<const float*>(at.partial), tiling,
                     frame.parameterGradient(Gamma), frame.parameterGradient(Beta), at.means,
                     frame.ranks ? at.exchanged : nullptr);
        if (frame.ranks)
            syncSums(context, frame, at, tiling);
        if (!frame.at.inputGradients[0])
            return;
        const auto derive = [&](auto kernel) {
            launch(context, kernel, tiling.blocks(), tiling.threads(), x, arrived,
                   static_cast<T*>(frame.at.inputGradients[0]), tiling, constants, op.activation,
                   static_cast<const float*>(at.means), frame.accumulate, at.partial);
        };
        if (!sums)
            return derive(inputGradient<T, U, W, F, false>);
        if constexpr (W > 1 && F != Fixed::Any) {
            derive(inputGradient<T, U, W, F, true>);
            enqueueAddColumns(context, at.partial, tiling, sums);
        } else {
            derive(inputGradient<T, U, W, F, false>);
            enqueueColumnSums(context, frame.inputGradient(), tiling.rows, tiling.channels, sums, at.partial);
        }
    };
    withPacks(frame.slots.inputs[0].type, frame.slots.outputGradient.type, shape.c,
              [&]<typename T, typename U, int W>() {
                  withActivation<W>(op.activation, [&]<Fixed F>() { run.template operator()<T, U, W, F>(); });
              });
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const BatchNorm& op, CudaContext& context, const KernelRequest& request)
{
    const Shape& shape = request.inputShapes[0];
    if (request.direction == Direction::Forward)
        for (TensorSlot* saved : request.slots.saved)
            saved->bytes = static_cast<std::size_t>(shape.c) * sizeof(float);
    if (request.direction != Direction::Inference)
        request.slots.workspace->bytes = Workspace::bytes(context, shape);
    const bool leavesSums = request.feedsBiases;
    if (leavesSums && !hasChannelSums(*request.slots.inputGradients[0]))
        addChannelSums(*request.slots.inputGradients[0]);
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [op, leavesSums, &context](const Frame& frame) {
        if (!frame.backward())
            return forward(op, context, frame);
        backward(op, context, frame,
                 leavesSums ? channelSumsOf(frame.slots.inputGradients[0], frame.at.inputGradients[0]) : nullptr);
    };
    return kernel;
}

} // namespace trainyard::cuda
