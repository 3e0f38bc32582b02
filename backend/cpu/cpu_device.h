// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <memory>

namespace trainyard::cpu {

/// oneDNN for convolutions, dense layers and pools in the layouts it likes best, own fused loops around them. Same
/// inputs and thread count → same bits.
std::unique_ptr<Device> makeCpuDevice(int threads);

} // namespace trainyard::cpu
