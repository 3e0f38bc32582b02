// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <cuda_runtime.h>

namespace trainyard::cuda {

/// Copies on a separate stream. `kernels` is the stream on which mark() records events; `gpu` is the device of both.
std::unique_ptr<DeviceCopies> makeCudaCopies(cudaStream_t kernels, int gpu);

} // namespace trainyard::cuda
