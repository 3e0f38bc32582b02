// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/engine/number_rules.h"
#include "backend/train/monitor/gpu_recording.h"
#include "backend/train/plan/device_report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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
    std::string text = "Machine      " + report.host + "\nEngine       " + report.engine + "\nProcessor    " +
                       cpu.model + ", " + std::to_string(cpu.cores) + (cpu.cores == 1 ? " core, " : " cores, ") +
                       cpu.instructionSet + ", " + decimals(cpu.load, 0) + " % busy\nMemory       " +
                       bytesText(cpu.memoryAvailable) + " of " + bytesText(cpu.memoryTotal) + " free\n";
    for (const GpuInfo& gpu : report.gpus)
        text += gpuText(gpu);
    if (report.gpus.empty())
        text += "GPUs         none\n";
    if (!report.driver.empty())
        text += "Driver       NVIDIA " + report.driver + "\n";
    for (const std::string& module : report.modules)
        text += "Device       " + module + "\n";
    for (std::size_t i = 0; i < report.monitoring.size(); ++i)
        text +=
            (i == 0 ? "Monitoring   " : ", ") + report.monitoring[i] + (i + 1 == report.monitoring.size() ? "\n" : "");
    for (const std::string& missing : report.missing)
        text += "Missing      " + missing + "\n";
    return text;
}

} // namespace

CommandAction addDevicesCommand(CLI::App& command)
{
    struct Arguments {
        bool json = false;
        std::string record;
        double seconds = 10.0;
        double interval = 0.1;
    };
    const auto arguments = std::make_shared<Arguments>();
    command.add_flag("--json", arguments->json, "Print one JSON object");
    CLI::Option* record = command.add_option("--record", arguments->record,
                                             "Record samples of the GPUs into this file, one JSON object a line");
    command.add_option("--seconds", arguments->seconds, "How long to record")
        ->check(amountBetween(0.0, 86400.0))
        ->needs(record);
    command.add_option("--interval", arguments->interval, "Seconds from one sample to the next")
        ->check(amountBetween(0.01, 60.0))
        ->needs(record);
    return [arguments] {
        if (!arguments->record.empty()) {
            const RecordingCost cost = recordGpus(arguments->record, arguments->seconds, arguments->interval);
            const double share = cost.seconds > 0.0 ? 100.0 * cost.processorSeconds / cost.seconds : 0.0;
            std::printf("%s in %.1f s; %.3f %% of a core and %.3f ms each\n",
                        countedText(cost.samples, "sample(s)").c_str(), cost.seconds, share,
                        1e3 * cost.waitedSeconds / std::max(1, cost.samples));
            return 0;
        }
        const DeviceReport report = DeviceSurvey().report();
        const std::string text =
            arguments->json ? toJson(report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"
                            : reportText(report);
        std::fputs(text.c_str(), stdout);
        return 0;
    };
}

} // namespace trainyard
