// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// Processor time and memory of this process. One thread.
class ProcessMonitor {
public:
    ProcessMonitor();
    /// Percent of one core that all threads used since the question before; 200 = two cores busy.
    double utilization();
    /// Bytes of memory that are resident; 0 when the kernel does not say.
    static std::int64_t residentBytes();

private:
    double m_wall;
    double m_used;
};

} // namespace trainyard
