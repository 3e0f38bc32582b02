// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/channel_statistics.h"

#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/each_item.h"

#include <algorithm>

namespace trainyard::cuda {
namespace {

/// Moments of `count` values of a channel.
struct Moments {
    double mean, variance;
};

/// The variance is the difference of two fp32 sums, which loses all digits if the mean is many deviations away from 0.
__device__ inline Moments momentsOf(const GivenSums& given, const Tiling& tiling, std::int64_t c)
{
    const auto count = static_cast<double>(tiling.rows);
    const double mean = static_cast<double>(given.sums[c]) / count;
    const double variance = static_cast<double>(given.sums[tiling.channels + c]) / count - mean * mean;
    return {mean, variance < 0.0 ? 0.0 : variance};
}

/// Whether the given sums are precise enough: within 8 deviations the variance keeps four digits. False for NaN.
__device__ inline bool suffice(const GivenSums& given, const Tiling& tiling, std::int64_t c)
{
    constexpr double kSquaredDeviations = 64.0;
    const Moments found = momentsOf(given, tiling, c);
    return found.mean * found.mean <= kSquaredDeviations * (found.variance + given.epsilon);
}

/// Whether the given sums suffice for all channels of a block.
template <int W>
__device__ inline bool nothingToSum(const GivenSums& given, const Tiling& tiling, std::int64_t channel)
{
    if (!given.sums)
        return false;
    bool missing = false;
    for (int k = 0; k < W && threadIdx.y == 0; ++k)
        missing = missing || (channel + k < tiling.channels && !suffice(given, tiling, channel + k));
    return __syncthreads_or(missing ? 1 : 0) == 0;
}

/// Sums of x − k and (x − k)², where k is the channel's first value, which keeps the cancellation small for any mean.
template <typename T, int W>
__global__ void __launch_bounds__(kThreads) statisticSums(const T* x, Tiling tiling, GivenSums given, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    if (nothingToSum<W>(given, tiling, channel))
        return;
    float sums[2][W] = {}, pivot[W] = {};
    if (channel < tiling.channels)
        loadPack<T, W>(x + channel, pivot);
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W];
        loadPack<T, W>(x + at, values);
        for (int k = 0; k < W; ++k) {
            const float distance = values[k] - pivot[k];
            sums[0][k] += distance;
            sums[1][k] += distance * distance;
        }
    });
    writePartials(sums, tiling, 0, 2, partial);
}

/// Calls take(channel, its moments).
template <typename T, typename Take>
__device__ inline void forEachMoments(const T* x, const float* partial, const GivenSums& given, const Tiling& tiling,
                                      Take&& take)
{
    const auto mustAdd = [&](std::int64_t c) { return !given.sums || !suffice(given, tiling, c); };
    addSplits<2>(partial, tiling.splits, tiling.channels, mustAdd, [&](std::int64_t c, const double(&sums)[2]) {
        if (!mustAdd(c))
            return take(c, momentsOf(given, tiling, c));
        const auto count = static_cast<double>(tiling.rows);
        const double distance = sums[0] / count;
        const double variance = sums[1] / count - distance * distance;
        take(c, Moments{static_cast<double>(toFloat(x[c])) + distance, variance < 0.0 ? 0.0 : variance});
    });
}

__device__ inline void keepMoments(const Moments& moments, double count, const ChannelStatistics& to, std::int64_t c)
{
    to.mean[c] = static_cast<float>(moments.mean);
    to.inverse[c] = static_cast<float>(1.0 / sqrt(moments.variance + to.epsilon));
    const double corrected = count > 1.0 ? moments.variance * (count / (count - 1.0)) : moments.variance;
    to.runningMean[c] =
        static_cast<float>(to.momentum * static_cast<double>(to.runningMean[c]) + (1.0 - to.momentum) * moments.mean);
    to.runningVariance[c] =
        static_cast<float>(to.momentum * static_cast<double>(to.runningVariance[c]) + (1.0 - to.momentum) * corrected);
}

template <typename T>
__global__ void __launch_bounds__(kSplitThreads)
    finishStatistics(const T* x, const float* partial, GivenSums given, Tiling tiling, ChannelStatistics to)
{
    forEachMoments(x, partial, given, tiling, [&](std::int64_t c, const Moments& moments) {
        keepMoments(moments, static_cast<double>(tiling.rows), to, c);
    });
}

/// Writes the count, the means and Σ (x − mean)², for the other ranks.
template <typename T>
__global__ void __launch_bounds__(kSplitThreads)
    momentsForRanks(const T* x, const float* partial, GivenSums given, Tiling tiling, double* out)
{
    forEachMoments(x, partial, given, tiling, [&](std::int64_t c, const Moments& moments) {
        const auto count = static_cast<double>(tiling.rows);
        if (c == 0)
            out[0] = count;
        out[1 + c] = moments.mean;
        out[1 + tiling.channels + c] = moments.variance * count;
    });
}

/// syncMoments() of what momentsForRanks() has written on each rank: in rank order, so that every rank gets the same.
__global__ void takeRanksMoments(const double* all, int ranks, std::int64_t channels, ChannelStatistics to)
{
    forEachItem(channels, [&](std::int64_t c) {
        double count = 0.0, mean = 0.0, squares = 0.0;
        for (int r = 0; r < ranks; ++r) {
            const double* const of = all + r * exchangedLength(channels);
            if (of[0] == 0.0)
                continue;
            const double together = count + of[0], distance = of[1 + c] - mean;
            mean += distance * of[0] / together;
            squares += of[1 + channels + c] + distance * distance * count * of[0] / together;
            count = together;
        }
        keepMoments({mean, squares / count}, count, to, c);
    });
}

/// Takes means and Σ (x − mean)² of all ranks.
__global__ void takeMoments(const double* given, std::int64_t channels, double count, ChannelStatistics to)
{
    forEachItem(channels, [&](std::int64_t c) { keepMoments({given[c], given[channels + c] / count}, count, to, c); });
}

/// Calls body.operator()<T, W>() with x's type and the channels of a pack.
template <typename Body>
void withInput(const ChannelInput& input, Body&& body)
{
    withPacks(input.x.type, input.x.type, input.shape.c,
              [&]<typename T, typename, int W>() { body.template operator()<T, W>(); });
}

} // namespace

void addChannelSums(TensorSlot& slot)
{
    slot.choosePlain();
    constexpr std::size_t kAlignment = 64;
    const std::size_t offset = (slot.bytes + kAlignment - 1) / kAlignment * kAlignment;
    slot.bytes = offset + 2 * static_cast<std::size_t>(slot.shape.c) * sizeof(float);
    slot.layout = std::make_shared<WithChannelSums>(offset);
}

bool hasChannelSums(const TensorSlot& slot)
{
    return dynamic_cast<const WithChannelSums*>(slot.layout.get()) != nullptr;
}

float* channelSumsOf(const TensorSlot& slot, void* address)
{
    const auto* layout = dynamic_cast<const WithChannelSums*>(slot.layout.get());
    return layout ? reinterpret_cast<float*>(static_cast<std::byte*>(address) + layout->offset) : nullptr;
}

std::size_t partialSumFloats(const CudaContext& context, const Shape& shape)
{
    return static_cast<std::size_t>(shape.c) * 2 *
           static_cast<std::size_t>(mostSplits(context, shape.elements() / shape.c, shape.c));
}

void enqueueChannelSums(const CudaContext& context, const ChannelInput& input)
{
    withInput(input, [&]<typename T, int W>() {
        const Tiling tiling = tilingOf(context, input.shape, W);
        launch(context, statisticSums<T, W>, tiling.blocks(), tiling.threads(), static_cast<const T*>(input.x.data),
               tiling, input.given, input.partial);
    });
}

void enqueueStatistics(const CudaContext& context, const ChannelInput& input, const ChannelStatistics& to)
{
    withInput(input, [&]<typename T, int W>() {
        launchSplits(context, finishStatistics<T>, input.shape.c, static_cast<const T*>(input.x.data),
                     static_cast<const float*>(input.partial), input.given, tilingOf(context, input.shape, W), to);
    });
}

void enqueueMoments(const CudaContext& context, const ChannelInput& input, double* out)
{
    withInput(input, [&]<typename T, int W>() {
        launchSplits(context, momentsForRanks<T>, input.shape.c, static_cast<const T*>(input.x.data),
                     static_cast<const float*>(input.partial), input.given, tilingOf(context, input.shape, W), out);
    });
}

void enqueueTakeRanksMoments(const CudaContext& context, const double* all, int ranks, std::int64_t channels,
                             const ChannelStatistics& to)
{
    launchItems(context, takeRanksMoments, channels, all, ranks, channels, to);
}

void enqueueTakeMoments(const CudaContext& context, const double* given, std::int64_t channels, double count,
                        const ChannelStatistics& to)
{
    launchItems(context, takeMoments, channels, given, channels, count, to);
}

} // namespace trainyard::cuda
