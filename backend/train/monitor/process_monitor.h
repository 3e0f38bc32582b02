// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// Seconds that all threads of this process have computed so far.
double processorSeconds();

/// What one process of a run tells rank 0 of itself.
struct ProcessLoad {
    double processorSeconds = 0.0; ///< so far, or since the last report
    double memory = 0.0;           ///< resident bytes
};

/// A process's own load, cheap enough for every step: memory is looked up at most once a second. One thread.
class LoadMeter {
public:
    ProcessLoad look();

private:
    double m_looked = -1.0;
    double m_memory = 0.0;
};

/// Seconds of processor time that the calling thread has used, the kernel's work for it included.
double threadSeconds();

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
