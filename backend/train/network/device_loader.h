// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/ops/device.h"
#include "backend/protocol/run_spec.h"

#include <string>

namespace trainyard {

/// Makes a device, loading its module on first use: trainyard-cpu.so from $TRAINYARD_MODULE_PATH, from beside the
/// executable, or from ../lib/trainyard. Modules stay loaded. Throws Failure(Unsupported) that names what is missing
/// and the remedy. threads: 0 = all cores this process may use.
std::unique_ptr<Device> makeDevice(DeviceKind device, int threads);

/// Why the device cannot compute so; empty when it can, and when there is no such device at all.
Reason whyNotPrecision(DeviceKind device, Precision precision);

/// "oneDNN 2.6.3" or "plain C++"; throws like makeDevice.
std::string deviceLibrary(DeviceKind device);

/// "CUDA 13.0, cuDNN 9.19.0, NCCL 2.28.9"; throws like makeDevice.
std::string cudaLibrary();

} // namespace trainyard
