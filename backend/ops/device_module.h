// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/ops/device.h"

#include <optional>

namespace trainyard {

/// Changes whenever Device, Kernel, OptimizerKernel or what they pass do: engine and module are built together.
inline constexpr int kDeviceModuleAbi = 8;

/// What a device module (trainyard-cpu.so, …) exports under kDeviceModuleSymbol as
///     extern "C" const DeviceModule* trainyardDeviceModule();
struct DeviceModule {
    int abi = kDeviceModuleAbi;
    const char* description = ""; ///< "oneDNN 2.6.3"
    /// A device with so many compute threads (≥ 1). Throws Failure.
    std::unique_ptr<Device> (*create)(int threads) = nullptr;
    /// Why no device can be made on this machine, empty when it can; null = it always can.
    std::optional<Error> (*whyNot)() = nullptr;
};

inline constexpr const char* kDeviceModuleSymbol = "trainyardDeviceModule";
using DeviceModuleEntry = const DeviceModule* (*)();

} // namespace trainyard
