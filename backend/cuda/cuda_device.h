// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/ops/device.h"

#include <optional>

namespace trainyard::cuda {

/// An NVIDIA GPU: the first visible one (CUDA_VISIBLE_DEVICES), or number $TRAINYARD_GPU. Tensors are plain NHWC in its
/// memory. Throws Failure if there is no usable GPU.
std::unique_ptr<Device> makeCudaDevice();

/// Why no GPU is usable; nullopt if one is.
std::optional<Error> whyNoGpu();

} // namespace trainyard::cuda
