// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

struct CpuInfo {
    std::string model;            ///< "AMD EPYC 9555"
    int cores = 1;                ///< cores this process may use (affinity, cgroup)
    std::string instructionSet;   ///< "AVX512-BF16", "AVX2", …
    std::int64_t memoryTotal = 0; ///< bytes
    std::int64_t memoryAvailable = 0;
    double load = 0.0; ///< percent of all cores since the previous query, or since boot for the first
};

/// Negative numbers mean that the driver does not report the value.
struct GpuInfo {
    int index = 0;
    std::string name;
    std::string uuid;
    std::string computeCapability; ///< "9.0"
    std::int64_t memoryTotal = -1; ///< bytes
    std::int64_t memoryUsed = -1;
    double utilization = -1.0; ///< percent of the time some kernel ran
    double power = -1.0;       ///< watts
    double temperature = -1.0; ///< °C
};

/// The answer of `trainyard-engine devices --json` and of the plan process.
struct DeviceReport {
    std::string host;
    std::string engine; ///< engineVersionLine()
    CpuInfo cpu;
    std::vector<GpuInfo> gpus;
    std::string driver;                  ///< NVIDIA driver version; empty if there is none
    std::vector<std::string> modules;    ///< device modules that load: "cpu (oneDNN 2.6.3)", "reference"
    std::vector<std::string> monitoring; ///< libraries that monitor GPUs: "NVML", "GPM", "CUPTI 13.0"
    std::vector<std::string> missing;    ///< what is missing, each with its remedy
};

nlohmann::ordered_json toJson(const GpuInfo& gpu);
nlohmann::ordered_json toJson(const DeviceReport& report);
/// Throws nlohmann's exception.
GpuInfo parseGpuInfo(const nlohmann::json& json);
/// Throws Failure(BadInput) when the document is not a device report.
DeviceReport parseDeviceReport(const nlohmann::json& document);

} // namespace trainyard
