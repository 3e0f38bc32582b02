// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace trainyard {

/// Where the kernel's files are read; a test puts a folder of its own here.
struct HostPaths {
    std::filesystem::path proc = "/proc";
    std::filesystem::path sys = "/sys";
};

/// The name this machine gives itself.
std::string hostName();

/// Cores this process may keep busy: the affinity mask, bounded by the CPU quotas of its control groups (v1 and v2).
int usableCores(const HostPaths& paths = {});

/// The affinity mask alone.
int affinityCores();
/// Threads that each of `processes` on this machine computes with where nobody chose a number: `own`, its share of the
/// cores it may run on, but all of them together no more than the CPU quotas allow. At least 1.
int threadsOfProcess(int own, int processes, const HostPaths& paths = {});

/// Bytes of memory, and bytes that can still be had, bounded by the limits of the control groups. 0 when not known.
struct HostMemory {
    std::int64_t total = 0;
    std::int64_t available = 0;
};
HostMemory hostMemory(const HostPaths& paths = {});

/// "AMD EPYC 9555"; the machine's kind where the kernel names no model.
std::string cpuModel(const HostPaths& paths = {});

/// The widest instruction set of the processor that matters for training: "AMX-BF16", "AVX512-BF16", "AVX512", "AVX2" …
std::string cpuInstructionSet(const HostPaths& paths = {});

/// Whether the processor multiplies bf16 values itself; otherwise oneDNN converts them, which is slower than fp32.
bool computesBf16(const HostPaths& paths = {});

/// Whether the PCI bus shows an NVIDIA device, whatever drivers there are.
bool hasNvidiaDevice(const HostPaths& paths = {});

/// Measures how busy all cores were between two questions. One thread at a time.
class CpuLoad {
public:
    explicit CpuLoad(HostPaths paths = {}) : m_paths(std::move(paths)) {}
    /// Percent of all cores since the question before, or since boot for the first.
    double percent();

private:
    HostPaths m_paths;
    std::uint64_t m_busy = 0;
    std::uint64_t m_total = 0;
};

/// Everything about the processor and memory.
CpuInfo cpuInfo(CpuLoad& load, const HostPaths& paths = {});

} // namespace trainyard
