// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/device_info.h"

#include "backend/base/error.h"

#include <nlohmann/json.hpp>

namespace trainyard {

nlohmann::ordered_json toJson(const GpuInfo& gpu)
{
    return {{"index", gpu.index},
            {"name", gpu.name},
            {"uuid", gpu.uuid},
            {"compute_capability", gpu.computeCapability},
            {"memory_total", gpu.memoryTotal},
            {"memory_used", gpu.memoryUsed},
            {"utilization", gpu.utilization},
            {"power", gpu.power},
            {"temperature", gpu.temperature}};
}

GpuInfo parseGpuInfo(const nlohmann::json& gpu)
{
    return {gpu.at("index").get<int>(),
            gpu.at("name").get<std::string>(),
            gpu.value("uuid", ""),
            gpu.value("compute_capability", ""),
            gpu.value("memory_total", std::int64_t{-1}),
            gpu.value("memory_used", std::int64_t{-1}),
            gpu.value("utilization", -1.0),
            gpu.value("power", -1.0),
            gpu.value("temperature", -1.0)};
}

nlohmann::ordered_json toJson(const DeviceReport& report)
{
    nlohmann::ordered_json gpus = nlohmann::ordered_json::array();
    for (const GpuInfo& gpu : report.gpus)
        gpus.push_back(toJson(gpu));
    return {{"host", report.host},
            {"engine", report.engine},
            {"cpu",
             {{"model", report.cpu.model},
              {"cores", report.cpu.cores},
              {"instruction_set", report.cpu.instructionSet},
              {"memory_total", report.cpu.memoryTotal},
              {"memory_available", report.cpu.memoryAvailable},
              {"load", report.cpu.load}}},
            {"gpus", gpus},
            {"driver", report.driver},
            {"modules", report.modules},
            {"monitoring", report.monitoring},
            {"missing", report.missing}};
}

DeviceReport parseDeviceReport(const nlohmann::json& document)
{
    try {
        DeviceReport report;
        report.host = document.at("host").get<std::string>();
        report.engine = document.at("engine").get<std::string>();
        const nlohmann::json& cpu = document.at("cpu");
        report.cpu = {cpu.at("model").get<std::string>(),
                      cpu.at("cores").get<int>(),
                      cpu.at("instruction_set").get<std::string>(),
                      cpu.at("memory_total").get<std::int64_t>(),
                      cpu.at("memory_available").get<std::int64_t>(),
                      cpu.at("load").get<double>()};
        for (const nlohmann::json& gpu : document.at("gpus"))
            report.gpus.push_back(parseGpuInfo(gpu));
        report.driver = document.value("driver", "");
        report.modules = document.value("modules", std::vector<std::string>{});
        report.monitoring = document.value("monitoring", std::vector<std::string>{});
        report.missing = document.value("missing", std::vector<std::string>{});
        return report;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the device report", {}, exception.what());
    }
}

} // namespace trainyard
