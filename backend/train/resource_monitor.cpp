// SPDX-License-Identifier: Apache-2.0
#include "backend/train/resource_monitor.h"

#include "backend/protocol/series.h"
#include "backend/train/nvml.h"
#include "backend/train/process_monitor.h"

#include <chrono>

namespace trainyard {
namespace {

void addGpus(const Nvml& nvml, ResourceMonitor::Values& values)
{
    for (const GpuInfo& gpu : nvml.gpus()) {
        const auto add = [&](const char* quantity, double value) {
            if (value >= 0.0)
                values.emplace_back(series::gpu(gpu.index, quantity), value);
        };
        add("utilization", gpu.utilization);
        add("memory", static_cast<double>(gpu.memoryUsed));
        add("power", gpu.power);
        add("temperature", gpu.temperature);
    }
}

} // namespace

ResourceMonitor::ResourceMonitor(double interval) : m_interval(interval), m_thread([this] { work(); }) {}

ResourceMonitor::~ResourceMonitor()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

ResourceMonitor::Values ResourceMonitor::take()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_newest, {});
}

void ResourceMonitor::work()
{
    const Nvml nvml;
    ProcessMonitor process;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait_for(lock, std::chrono::duration<double>(m_interval), [this] { return m_end; });
        if (m_end)
            return;
        lock.unlock();
        Values values{{series::kCpuUtilization, process.utilization()},
                      {series::kCpuMemory, static_cast<double>(ProcessMonitor::residentBytes())}};
        addGpus(nvml, values);
        lock.lock();
        m_newest = std::move(values);
    }
}

} // namespace trainyard
