// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"

#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// NVIDIA's management library, opened when it is there (libnvidia-ml.so.1, or the file that $TRAINYARD_NVML names).
/// Never throws: without a driver there are simply no GPUs, and missing() says what is in the way.
/// One thread at a time; a call may take some milliseconds.
class Nvml {
public:
    Nvml();
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    bool available() const;
    /// Why there is nothing, with what to do about it; empty when available, or when the machine has no NVIDIA device.
    const std::string& missing() const;
    /// Driver version, empty when not available.
    std::string driverVersion() const;
    /// All GPUs as they are now; quantities the driver does not tell are negative.
    std::vector<GpuInfo> gpus() const;

private:
    struct Library;
    std::unique_ptr<Library> m_library;
    std::string m_missing;
};

} // namespace trainyard
