// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/ops/device.h"

namespace trainyard::cuda {

/// A stream of the highest priority beside that of the context, which outlives it.
std::unique_ptr<DeviceLane> makeCudaLane(const CudaContext& context);

/// What DeviceLane says of these, in a stream of the context's device.
void enqueueLargest(const CudaContext& context, cudaStream_t stream, const float* values, std::int64_t length,
                    float factor, float* largest);
void enqueueRounding(const CudaContext& context, cudaStream_t stream, const float* values, std::int64_t length,
                     float factor, const float* largest, DataType type, void* to);
void enqueueRestoring(const CudaContext& context, cudaStream_t stream, const void* from, std::int64_t length,
                      const float* largest, DataType type, float* values);

} // namespace trainyard::cuda
