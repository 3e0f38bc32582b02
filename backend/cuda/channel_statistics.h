// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/cuda/elements.h"
#include "backend/ops/kernel.h"

namespace trainyard::cuda {

/// Batch-norm's per-channel statistics. The running statistics are updated by BatchNorm's formula.
struct ChannelStatistics {
    float* mean;
    float* inverse; ///< 1 / √(variance + epsilon)
    float* runningMean;
    float* runningVariance;
    double momentum;
    double epsilon;
};

/// Σ x and Σ x² per channel in fp32, left by the kernel that computed x: sums[channel] and sums[channels + channel].
struct GivenSums {
    const float* sums = nullptr; ///< null = not computed
    double epsilon = 0.0;        ///< batch-norm's
};

/// The layout of a tensor that is followed in memory by its channels' sums.
struct WithChannelSums final : Layout {
    explicit WithChannelSums(std::size_t at) : offset(at) {}
    std::size_t offset; ///< of the sums, in bytes from the start of the tensor
};
/// Gives a tensor without a layout the layout WithChannelSums.
void addChannelSums(TensorSlot& slot);
bool hasChannelSums(const TensorSlot& slot);
/// The sums of a tensor at this address; null if it has none.
float* channelSumsOf(const TensorSlot& slot, void* address);

/// The input of the functions below.
struct ChannelInput {
    View x;
    Shape shape;
    float* partial; ///< scratch of partialSumFloats() floats
    GivenSums given;
};
std::size_t partialSumFloats(const CudaContext& context, const Shape& shape);

/// Makes the pass over x, unless the given sums suffice. The functions below need its result.
void enqueueChannelSums(const CudaContext& context, const ChannelInput& input);
void enqueueStatistics(const CudaContext& context, const ChannelInput& input, const ChannelStatistics& to);
/// Writes the count, the means and Σ (x − mean)², for the other ranks.
void enqueueMoments(const CudaContext& context, const ChannelInput& input, double* out);
/// Combines what enqueueMoments() has written on each of the ranks, like syncMoments(), and takes the result.
void enqueueTakeRanksMoments(const CudaContext& context, const double* all, int ranks, std::int64_t channels,
                             const ChannelStatistics& to);
/// Takes means and Σ (x − mean)² of all ranks.
void enqueueTakeMoments(const CudaContext& context, const double* given, std::int64_t channels, double count,
                        const ChannelStatistics& to);

} // namespace trainyard::cuda
