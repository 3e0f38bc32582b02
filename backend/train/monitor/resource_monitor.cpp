// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/resource_monitor.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "backend/train/monitor/gpu_watch.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/monitor/process_monitor.h"

#include <chrono>
#include <memory>
#include <utility>

namespace trainyard {

namespace {

ResourceMonitor::Load loadOfThisProcess()
{
    return [process = std::make_shared<ProcessMonitor>()]() -> ResourceMonitor::Values {
        return {{series::kCpuUtilization, process->utilization()},
                {series::kCpuMemory, static_cast<double>(ProcessMonitor::residentBytes())}};
    };
}

} // namespace

ResourceMonitor::ResourceMonitor(double interval) : ResourceMonitor(loadOfThisProcess(), interval) {}

ResourceMonitor::ResourceMonitor(Load load, double interval)
    : m_load(std::move(load)), m_interval(interval), m_thread([this] { work(); })
{
}

ResourceMonitor::~ResourceMonitor()
{
    end();
}

void ResourceMonitor::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

ResourceMonitor::Values ResourceMonitor::finish()
{
    end();
    return take();
}

ResourceMonitor::Values ResourceMonitor::take()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_newest, {});
}

std::vector<GpuNotice> ResourceMonitor::takeNotices()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_notices, {});
}

void ResourceMonitor::work()
{
    Nvml nvml;
    GpuWatch watch;
    double wall = steadyTime(), used = threadSeconds();
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait_for(lock, std::chrono::duration<double>(m_interval), [this] { return m_end; });
        if (m_end && m_measured)
            return;
        lock.unlock();
        Values values = m_load();
        const std::vector<GpuSample> gpus = nvml.sample();
        for (const GpuSample& gpu : gpus)
            for (auto& value : seriesOf(gpu))
                values.push_back(std::move(value));
        const std::vector<GpuNotice> notices = watch.look(gpus);
        const double now = steadyTime(), usedNow = threadSeconds();
        values.emplace_back(series::kMonitoringCost, 100.0 * (usedNow - used) / (now - wall));
        wall = now;
        used = usedNow;
        lock.lock();
        m_newest = std::move(values);
        m_measured = true;
        m_notices.insert(m_notices.end(), notices.begin(), notices.end());
    }
}

} // namespace trainyard
