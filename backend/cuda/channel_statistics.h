// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/cuda/elements.h"
#include "backend/ops/kernel.h"

namespace trainyard::cuda {

/// What batch-norm keeps of a batch, by channel. The running ones move on by BatchNorm's formula.
struct ChannelStatistics {
    float* mean;
    float* inverse; ///< 1 / √(variance + epsilon)
    float* runningMean;
    float* runningVariance;
    double momentum;
    double epsilon;
};

/// Σ x and Σ x² per channel, in fp32, as whoever made x leaves them: sums[channel] and sums[channels + channel].
struct GivenSums {
    const float* sums = nullptr; ///< null: nobody has
    double epsilon = 0.0;        ///< batch-norm's
};

/// The layout of a tensor that is followed by its channels' sums.
struct WithChannelSums final : Layout {
    explicit WithChannelSums(std::size_t at) : offset(at) {}
    std::size_t offset; ///< in bytes from the tensor's begin
};
/// Makes a tensor that has no layout yet one WithChannelSums.
void addChannelSums(TensorSlot& slot);
/// Where they are of a tensor at this address; null where there are none.
float* channelSumsOf(const TensorSlot& slot, void* address);

/// x by its channels, as everything below reads it.
struct ChannelInput {
    View x;
    Shape shape;
    float* partial; ///< of partialSumFloats()
    GivenSums given;
};
std::size_t partialSumFloats(const CudaContext& context, const Shape& shape);

/// The one pass over x, for what is not given; all others need its sums.
void enqueueChannelSums(const CudaContext& context, const ChannelInput& input);
void enqueueStatistics(const CudaContext& context, const ChannelInput& input, const ChannelStatistics& to);
/// For the other ranks: means, and behind them Σ (x − mean)².
void enqueueMoments(const CudaContext& context, const ChannelInput& input, double* out);
/// From all ranks, as enqueueMoments() leaves them.
void enqueueTakeMoments(const CudaContext& context, const double* given, std::int64_t channels, double count,
                        const ChannelStatistics& to);

} // namespace trainyard::cuda
