// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

/// Own declarations of the entry points used of NVIDIA's management library, as nvml.h lays them out; the header is in
/// no Debian package. Only backend/train/monitor/nvml.cpp and gpm.cpp use them.
namespace trainyard::nvml {

using Device = struct DeviceOpaque*;
using GpmSample = struct GpmSampleOpaque*;

constexpr int kSuccess = 0;
constexpr int kNotSupported = 3;
constexpr int kNoPermission = 4;
constexpr int kGpuIsLost = 15;
constexpr int kResetRequired = 16;
constexpr int kTemperatureGpu = 0;
constexpr int kClockSm = 1;
constexpr int kClockMemory = 2;
constexpr int kUncorrected = 1;
constexpr int kSinceDriverLoad = 0; ///< "volatile" counters

struct Memory {
    unsigned long long total, free, used;
};
struct Utilization {
    unsigned int gpu, memory;
};
struct GpmSupport {
    unsigned int version, supported;
};
constexpr unsigned int kGpmSupportVersion = 1;
struct GpmMetric {
    unsigned int id;
    int status;
    double value;
    struct {
        char* shortName;
        char* longName;
        char* unit;
    } info;
};
/// nvml.h of 2025 has room for 477 metrics, that of 2022 for 98; the library fills the first `count` of them.
constexpr unsigned int kGpmMetricRoom = 512;
struct GpmMetrics {
    unsigned int version, count;
    GpmSample first, second;
    GpmMetric metrics[kGpmMetricRoom];
};
constexpr unsigned int kGpmMetricsVersion = 1;
enum GpmMetricId : unsigned int {
    kGpmSmUtilization = 2,
    kGpmSmOccupancy = 3,
    kGpmAnyTensor = 5,
    kGpmDramBandwidth = 10
};

/// The library opened and started; absent functions are null.
class Library {
public:
    /// $TRAINYARD_NVML, else libnvidia-ml.so.1. Null when it is not there or does not start; `missing` then says why,
    /// and stays empty where there is no NVIDIA device either.
    static std::unique_ptr<Library> open(std::string& missing);
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    /// "Insufficient Permissions", or the number.
    std::string text(int status) const;

    int (*init)() = nullptr;
    int (*shutdown)() = nullptr;
    const char* (*errorString)(int) = nullptr;
    int (*driverVersion)(char*, unsigned int) = nullptr;
    int (*count)(unsigned int*) = nullptr;
    int (*byIndex)(unsigned int, Device*) = nullptr;
    int (*byUuid)(const char*, Device*) = nullptr; ///< of a GPU or a part of one
    int (*name)(Device, char*, unsigned int) = nullptr;
    int (*uuid)(Device, char*, unsigned int) = nullptr;
    int (*memory)(Device, Memory*) = nullptr;
    int (*utilization)(Device, Utilization*) = nullptr;
    int (*power)(Device, unsigned int*) = nullptr;
    int (*powerLimit)(Device, unsigned int*) = nullptr;
    int (*temperature)(Device, int, unsigned int*) = nullptr;
    int (*clock)(Device, int, unsigned int*) = nullptr;
    int (*clockReasons)(Device, unsigned long long*) = nullptr;
    int (*eccErrors)(Device, int, int, unsigned long long*) = nullptr;
    int (*capability)(Device, int*, int*) = nullptr;
    int (*gpmSupport)(Device, GpmSupport*) = nullptr;
    int (*gpmAllocate)(GpmSample*) = nullptr;
    int (*gpmFree)(GpmSample) = nullptr;
    int (*gpmGet)(Device, GpmSample) = nullptr;
    int (*gpmMetrics)(GpmMetrics*) = nullptr;

private:
    struct Closer {
        void operator()(void* handle) const noexcept;
    };
    Library() = default;
    std::string load();

    std::unique_ptr<void, Closer> m_handle;
    bool m_started = false;
};

} // namespace trainyard::nvml
