// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/monitor/kernel_occupancy.h"

#include <string>
#include <vector>

namespace trainyard {

/// Which kernels ran on the GPUs of this process and how long, through NVIDIA's CUPTI, which is opened when it is there
/// (the file that $TRAINYARD_CUPTI names, libcupti.so.13 or .12, beside the CUDA run-time library, in a toolkit). Needs
/// no privileges. There is one CUPTI a process: one trace at a time, started and stopped by one thread.
class KernelTrace {
public:
    /// Why there is no CUPTI, as a sentence with what to do; empty when there is.
    static std::string missing();
    /// "CUPTI 13.0", empty without one.
    static std::string version();

    /// False when CUPTI is missing or refuses; why() then says why.
    bool start();
    /// All kernels that began since start(), in the order in which CUPTI tells them; waits for their records.
    std::vector<KernelRun> stop();
    bool running() const { return m_running; }
    const std::string& why() const { return m_why; }
    ~KernelTrace();

private:
    bool m_running = false;
    std::string m_why;
};

} // namespace trainyard
