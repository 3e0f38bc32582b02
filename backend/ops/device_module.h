// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/ops/device.h"

#include <optional>

namespace trainyard {

/// Increment when Device, Kernel, OptimizerKernel or a type in their signatures changes. Engine and module are built
/// together.
inline constexpr int kDeviceModuleAbi = 11;

/// What a device module (trainyard-cpu.so, …) exports under kDeviceModuleSymbol as
///     extern "C" const DeviceModule* trainyardDeviceModule();
struct DeviceModule {
    int abi = kDeviceModuleAbi;
    const char* description = ""; ///< "oneDNN 2.6.3"
    /// Creates a device with `threads` compute threads (≥ 1). Throws Failure.
    std::unique_ptr<Device> (*create)(int threads) = nullptr;
    /// Why this machine cannot run the device; nullopt if it can. A null pointer means that every machine can.
    std::optional<Error> (*whyNot)() = nullptr;
};

inline constexpr const char* kDeviceModuleSymbol = "trainyardDeviceModule";
using DeviceModuleEntry = const DeviceModule* (*)();

} // namespace trainyard
