// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/ops/device.h"

#include <optional>

namespace trainyard::cuda {

/// An NVIDIA GPU: the first that CUDA_VISIBLE_DEVICES leaves, or that of $TRAINYARD_GPU. Tensors are plain NHWC in its
/// memory. Throws Failure when there is none.
std::unique_ptr<Device> makeCudaDevice();

/// Why there is none to compute on.
std::optional<Error> whyNoGpu();

} // namespace trainyard::cuda
