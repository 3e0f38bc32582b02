// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"
#include "backend/train/monitor/gpu_sample.h"

#include <memory>
#include <optional>
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
    /// The part of a GPU (MIG) that an entry of CUDA_VISIBLE_DEVICES names by its UUID, as it is now; without an index.
    /// nullopt where the driver does not know it.
    std::optional<GpuInfo> part(const std::string& uuid) const;
    /// What is watched of a run: ownGpus(), one sample each. What is counted over time is of the time since the call
    /// before.
    std::vector<GpuSample> sample();
    /// What sample() cannot tell and why, a clause each: "GPM (occupancy of the multiprocessors) of GPU 2 (NVIDIA T4):
    /// the GPU is older than Hopper".
    std::vector<std::string> absent();
    /// Whether the GPU no longer answers or waits for a reset; false when nobody knows.
    bool lost(int index) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
    std::string m_missing;
};

/// The GPUs that a value of CUDA_VISIBLE_DEVICES leaves visible, out of all: numbers in the order of the PCI bus, which
/// NVML counts in, or beginnings of UUIDs. As CUDA does, it stops at the first entry that names no GPU. Null: all of
/// them.
std::vector<int> visibleGpus(const char* value, const std::vector<GpuInfo>& all);

/// The GPUs that this process may use, out of all: those that CUDA_VISIBLE_DEVICES leaves visible, or only number
/// $TRAINYARD_GPU of them. It computes on the first. Empty if TRAINYARD_GPU names none.
std::vector<int> ownGpus(const std::vector<GpuInfo>& all);

} // namespace trainyard
