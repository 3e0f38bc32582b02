// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// One GPU at one moment, as the driver's library NVML tells it. NaN (and -1 for whole numbers): the driver does not
/// say.
struct GpuSample {
    static constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

    int index = 0;
    bool lost = false;             ///< it no longer answers
    double utilization = kUnknown; ///< percent of the last period (1/6 to 1 s) in which some kernel was running
    double memoryUsed = kUnknown;  ///< bytes, of all programs
    double memoryTotal = kUnknown;
    double power = kUnknown; ///< watts
    double powerLimit = kUnknown;
    double temperature = kUnknown; ///< °C
    double clock = kUnknown;       ///< MHz of the multiprocessors (SMs)
    double memoryClock = kUnknown;
    // NVML's GPM, over the time since the sample before: hardware counters, Hopper and newer.
    double smUtilization = kUnknown;  ///< percent of the multiprocessors that were busy
    double smOccupancy = kUnknown;    ///< percent of the warps that would fit which were active
    double tensorActivity = kUnknown; ///< percent of the time in which tensor cores worked
    double memoryActivity = kUnknown; ///< percent of the memory's bandwidth
    std::int64_t throttle = -1;       ///< why the clocks are lower than they could be, ThrottleReason bits
    std::int64_t eccUncorrected = -1; ///< errors since the driver was loaded that ECC could not restore
};

/// nvmlClocksEventReason…, the bits that mean that a GPU is slower than its load asks for.
enum ThrottleReason : std::int64_t {
    kThrottledByPower = 0x4 | 0x80, ///< power cap; power brake
    kThrottledByHeat = 0x20 | 0x40, ///< by the driver; by the hardware
    kThrottledByHardware = 0x8      ///< hardware slowdown, heat and power included
};

/// Its values under the names of protocol/series.h; what is not known is left out.
std::vector<std::pair<std::string, double>> seriesOf(const GpuSample& sample);

/// A sample as an object of a recording, `devices --record`; unknown values are left out. Units as above.
nlohmann::ordered_json toJson(const GpuSample& sample);
/// Throws Failure(BadInput).
GpuSample parseGpuSample(const nlohmann::json& json);

} // namespace trainyard
