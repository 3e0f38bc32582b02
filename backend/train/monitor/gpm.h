// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/monitor/gpu_sample.h"
#include "backend/train/monitor/nvml_library.h"

#include <string>

namespace trainyard {

/// NVML's GPU performance monitoring of one GPU: what its hardware counted between two samples. Hopper and newer,
/// drivers from 520 on. Reading costs the GPU nothing. One thread.
class Gpm {
public:
    /// Neither of both is owned.
    Gpm(const nvml::Library& library, nvml::Device device);
    ~Gpm();
    Gpm(const Gpm&) = delete;
    Gpm& operator=(const Gpm&) = delete;

    /// Why there is none, a clause: "the GPU is older than Hopper"; empty when there is.
    const std::string& missing() const { return m_missing; }
    /// Adds what happened since the call before; nothing at the first.
    void addTo(GpuSample& sample);

private:
    const nvml::Library& m_library;
    nvml::Device m_device;
    std::string m_missing;
    nvml::GpmSample m_before = nullptr;
    nvml::GpmSample m_now = nullptr;
    bool m_begun = false;
    std::unique_ptr<nvml::GpmMetrics> m_metrics; ///< 20 KB, kept
};

} // namespace trainyard
