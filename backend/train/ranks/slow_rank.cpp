// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/slow_rank.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/monitor/process_monitor.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <sstream>
#include <string>
#include <thread>

namespace trainyard {

SlowRank::SlowRank(int rank)
{
    const char* text = std::getenv("TRAINYARD_SLOW_RANK");
    std::istringstream entries(text ? text : "");
    for (std::string entry; std::getline(entries, entry, ',');) {
        std::istringstream stream(entry);
        int which = -1;
        char colon = 0;
        double value = 0.0;
        std::string unit;
        stream >> which >> colon >> value;
        const bool read = static_cast<bool>(stream) && colon == ':' && value >= 0.0;
        stream >> unit;
        if (!read || !(unit.empty() || unit == "ms"))
            throw Failure(ErrorKind::BadInput, "read", "TRAINYARD_SLOW_RANK", runReason("run.slow-rank", entry));
        if (which != rank)
            continue;
        (unit.empty() ? m_factor : m_seconds) = unit.empty() ? value : value / 1000.0;
    }
}

void SlowRank::begin()
{
    m_begun = steadyTime();
    m_cpuBegun = threadSeconds();
}

void SlowRank::end() const
{
    if (m_factor <= 1.0 && m_seconds <= 0.0)
        return;
    const double wanted = std::max(m_seconds, m_factor > 1.0 ? m_factor * (threadSeconds() - m_cpuBegun) : 0.0);
    const double left = m_begun + wanted - steadyTime();
    if (left > 0.0)
        std::this_thread::sleep_for(std::chrono::duration<double>(left));
}

} // namespace trainyard
