// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/process_monitor.h"

#include "backend/base/clock.h"

#include <sys/resource.h>
#include <unistd.h>

#include <ctime>
#include <fstream>

namespace trainyard {

double processorSeconds()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

ProcessLoad LoadMeter::look()
{
    if (const double now = steadyTime(); m_looked < 0.0 || now - m_looked >= 1.0) {
        m_looked = now;
        m_memory = static_cast<double>(ProcessMonitor::residentBytes());
    }
    return {processorSeconds(), m_memory};
}

double threadSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

ProcessMonitor::ProcessMonitor() : m_wall(steadyTime()), m_used(processorSeconds()) {}

double ProcessMonitor::utilization()
{
    const double wall = steadyTime();
    const double used = processorSeconds();
    const double percent = wall > m_wall ? 100.0 * (used - m_used) / (wall - m_wall) : 0.0;
    m_wall = wall;
    m_used = used;
    return percent;
}

std::int64_t ProcessMonitor::residentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    file >> total >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

} // namespace trainyard
