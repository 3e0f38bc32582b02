// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <cuda_runtime.h>

namespace trainyard::cuda {

/// Copies on a stream of their own. `kernels` is the stream that marks are set on; `gpu` the device of both.
std::unique_ptr<DeviceCopies> makeCudaCopies(cudaStream_t kernels, int gpu);

} // namespace trainyard::cuda
