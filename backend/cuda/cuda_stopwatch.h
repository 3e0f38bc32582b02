// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/ops/device.h"

namespace trainyard::cuda {

/// Two events in the stream of the context, which outlives it.
std::unique_ptr<DeviceStopwatch> makeCudaStopwatch(const CudaContext& context);

} // namespace trainyard::cuda
