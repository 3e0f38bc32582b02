// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/train/device_report.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <string>

namespace trainyard {
namespace {

std::string gpuText(const GpuInfo& gpu)
{
    std::string text = "GPU " + std::to_string(gpu.index) + "        " + gpu.name;
    if (!gpu.computeCapability.empty())
        text += ", compute capability " + gpu.computeCapability;
    if (gpu.memoryTotal >= 0)
        text += ", " + bytesText(gpu.memoryUsed) + " of " + bytesText(gpu.memoryTotal) + " used";
    if (gpu.utilization >= 0)
        text += ", " + decimals(gpu.utilization, 0) + " % busy";
    if (gpu.power >= 0)
        text += ", " + decimals(gpu.power, 0) + " W";
    if (gpu.temperature >= 0)
        text += ", " + decimals(gpu.temperature, 0) + " °C";
    return text + "\n";
}

std::string reportText(const DeviceReport& report)
{
    const CpuInfo& cpu = report.cpu;
    std::string text = "Machine      " + report.host + "\nEngine       " + report.engine + "\nProcessor    " + cpu.model
        + ", " + std::to_string(cpu.cores) + (cpu.cores == 1 ? " core, " : " cores, ") + cpu.instructionSet + ", "
        + decimals(cpu.load, 0) + " % busy\nMemory       " + bytesText(cpu.memoryAvailable) + " of "
        + bytesText(cpu.memoryTotal) + " free\n";
    for (const GpuInfo& gpu : report.gpus)
        text += gpuText(gpu);
    if (report.gpus.empty())
        text += "GPUs         none\n";
    if (!report.driver.empty())
        text += "Driver       NVIDIA " + report.driver + "\n";
    for (const std::string& module : report.modules)
        text += "Device       " + module + "\n";
    for (const std::string& missing : report.missing)
        text += "Missing      " + missing + "\n";
    return text;
}

} // namespace

CommandAction addDevicesCommand(CLI::App& command)
{
    const auto json = std::make_shared<bool>(false);
    command.add_flag("--json", *json, "Print one JSON object");
    return [json] {
        const DeviceReport report = DeviceSurvey().report();
        const std::string text = *json ? toJson(report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"
                                       : reportText(report);
        std::fputs(text.c_str(), stdout);
        return 0;
    };
}

} // namespace trainyard
