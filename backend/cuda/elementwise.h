// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_kernel.h"

namespace trainyard::cuda {

/// y = act(a + b)
void enqueueAdd(const CudaContext& context, View a, View b, View y, std::int64_t count, Activation activation);
/// The gradient of an activation's input, computed from the output y or, if y is null, from the input x.
void enqueueActivationGradient(const CudaContext& context, View x, View y, View arrived, View gradient,
                               std::int64_t count, Activation activation);
/// y ← act(y + bias[channel]); `bias` may be null.
void enqueueBiasActivation(const CudaContext& context, View y, const float* bias, std::int64_t count,
                           std::int64_t channels, Activation activation);
void enqueueCast(const CudaContext& context, View from, View to, std::int64_t count);
/// y += bias[channel] + summand, tensors of one type. With `sums` also the sums of y and y² per channel, in the format
/// of GivenSums; `partial` then is scratch of partialSumFloats() floats. `bias` and `sums` may be null.
void enqueueSummand(const CudaContext& context, View y, const Shape& shape, const float* bias, View summand,
                    float* sums, float* partial);

/// sums[c] = Σ rows values[row, c], in a fixed order; `workspace` of columnSumBytes().
void enqueueColumnSums(const CudaContext& context, View values, std::int64_t rows, std::int64_t columns, float* sums,
                       void* workspace);
std::size_t columnSumBytes(const CudaContext& context, std::int64_t rows, std::int64_t columns);

} // namespace trainyard::cuda
