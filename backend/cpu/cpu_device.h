// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <memory>

namespace trainyard::cpu {

/// Uses oneDNN for convolutions, dense layers and pools, in the layouts that it prefers, and our own fused loops for
/// the rest. The same inputs and number of threads give the same bits.
std::unique_ptr<Device> makeCpuDevice(int threads);

} // namespace trainyard::cpu
