// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/gpm.h"

#include <cmath>

namespace trainyard {
namespace {

struct Wanted {
    nvml::GpmMetricId id;
    double GpuSample::*value;
};

constexpr Wanted kWanted[] = {{nvml::kGpmSmUtilization, &GpuSample::smUtilization},
                              {nvml::kGpmSmOccupancy, &GpuSample::smOccupancy},
                              {nvml::kGpmAnyTensor, &GpuSample::tensorActivity},
                              {nvml::kGpmDramBandwidth, &GpuSample::memoryActivity}};

std::string whyNot(const nvml::Library& library, nvml::Device device)
{
    if (!library.gpmSupport || !library.gpmAllocate || !library.gpmFree || !library.gpmGet || !library.gpmMetrics)
        return "the driver is older than 520";
    nvml::GpmSupport support{nvml::kGpmSupportVersion, 0};
    if (const int status = library.gpmSupport(device, &support); status != nvml::kSuccess)
        return library.text(status);
    return support.supported ? "" : "the GPU is older than Hopper";
}

} // namespace

Gpm::Gpm(const nvml::Library& library, nvml::Device device)
    : m_library(library), m_device(device), m_missing(whyNot(library, device))
{
    if (!m_missing.empty())
        return;
    if (m_library.gpmAllocate(&m_before) != nvml::kSuccess || m_library.gpmAllocate(&m_now) != nvml::kSuccess) {
        m_missing = "the driver has no memory for its samples";
        return;
    }
    m_metrics = std::make_unique<nvml::GpmMetrics>();
    // Whether this user may is only known when it is tried.
    if (const int status = m_library.gpmGet(m_device, m_before); status != nvml::kSuccess)
        m_missing = status == nvml::kNoPermission ? "this user may not read the counters" : m_library.text(status);
    else
        m_begun = true;
}

Gpm::~Gpm()
{
    if (m_before)
        m_library.gpmFree(m_before);
    if (m_now)
        m_library.gpmFree(m_now);
}

void Gpm::addTo(GpuSample& sample)
{
    if (!m_missing.empty() || m_library.gpmGet(m_device, m_now) != nvml::kSuccess)
        return;
    if (m_begun) {
        nvml::GpmMetrics& metrics = *m_metrics;
        metrics.version = nvml::kGpmMetricsVersion;
        metrics.count = 0;
        metrics.first = m_before;
        metrics.second = m_now;
        for (const Wanted& wanted : kWanted)
            metrics.metrics[metrics.count++] = {wanted.id, nvml::kNotSupported, 0.0, {}};
        if (m_library.gpmMetrics(&metrics) == nvml::kSuccess)
            for (unsigned int i = 0; i < metrics.count; ++i)
                if (metrics.metrics[i].status == nvml::kSuccess && std::isfinite(metrics.metrics[i].value))
                    sample.*kWanted[i].value = metrics.metrics[i].value;
    }
    std::swap(m_before, m_now);
    m_begun = true;
}

} // namespace trainyard
