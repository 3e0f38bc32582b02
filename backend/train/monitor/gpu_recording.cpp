// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/gpu_recording.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/monitor/process_monitor.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

namespace trainyard {
namespace {

constexpr int kRecordingFormat = 1;
constexpr std::size_t kLongest = std::size_t{256} << 20;

nlohmann::ordered_json head(Nvml& nvml, double interval)
{
    nlohmann::ordered_json gpus = nlohmann::ordered_json::array();
    for (const GpuInfo& gpu : nvml.gpus())
        gpus.push_back(toJson(gpu));
    return {{"gpu_samples", kRecordingFormat},
            {"driver", nvml.driverVersion()},
            {"interval", interval},
            {"gpus", gpus},
            {"absent", nvml.absent()}};
}

[[noreturn]] void refuse(const std::filesystem::path& file, int line, Reason why)
{
    throw Failure(ErrorKind::BadInput, "read the recording", file.string(),
                  runReason("run.line", line, std::move(why)));
}

} // namespace

RecordingCost recordGpus(const std::filesystem::path& file, double seconds, double interval)
{
    Nvml nvml;
    if (nvml.gpus().empty())
        throw Failure(ErrorKind::Unsupported, "record samples of the GPUs into", file.string(),
                      nvml.missing().empty() ? runReason("run.no-gpu") : Reason(nvml.missing()));
    std::ofstream out(file, std::ios::trunc);
    out << head(nvml, interval).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    RecordingCost cost;
    const double begun = steadyTime();
    const double used = threadSeconds();
    double due = begun;
    while (due - begun <= seconds && out) {
        const double asked = steadyTime();
        const std::vector<GpuSample> samples = nvml.sample();
        cost.waitedSeconds += steadyTime() - asked;
        ++cost.samples;
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const GpuSample& sample : samples)
            list.push_back(toJson(sample));
        out << nlohmann::ordered_json{{"time", asked - begun}, {"gpus", std::move(list)}}.dump() << '\n';
        due += interval;
        std::this_thread::sleep_for(std::chrono::duration<double>(due - steadyTime()));
    }
    cost.seconds = steadyTime() - begun;
    cost.processorSeconds = threadSeconds() - used;
    out << nlohmann::ordered_json{{"cost",
                                   {{"samples", cost.samples},
                                    {"seconds", cost.seconds},
                                    {"processor_seconds", cost.processorSeconds},
                                    {"waited_seconds", cost.waitedSeconds}}}}
               .dump()
        << std::endl;
    if (!out)
        throw Failure(ErrorKind::Io, "write the recording", file.string(), runReason("run.not-writable"));
    return cost;
}

GpuRecording readGpuRecording(const std::filesystem::path& file)
{
    std::istringstream lines(readFile(file.string(), kLongest));
    GpuRecording recording;
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        try {
            const nlohmann::json json = nlohmann::json::parse(line);
            if (number == 1) {
                if (json.at("gpu_samples").get<int>() != kRecordingFormat)
                    refuse(file, number, runReason("run.other-version"));
                recording.driver = json.at("driver").get<std::string>();
                recording.interval = json.at("interval").get<double>();
                recording.absent = json.value("absent", std::vector<std::string>{});
                for (const nlohmann::json& gpu : json.at("gpus"))
                    recording.gpus.push_back(parseGpuInfo(gpu));
            } else if (!json.contains("cost")) {
                GpuRecording::Moment& moment = recording.moments.emplace_back();
                moment.time = json.at("time").get<double>();
                for (const nlohmann::json& sample : json.at("gpus"))
                    moment.samples.push_back(parseGpuSample(sample));
            }
        } catch (const nlohmann::json::exception& exception) {
            refuse(file, number, whyOf(exception));
        }
    }
    if (number == 0)
        refuse(file, 1, runReason("run.empty"));
    return recording;
}

} // namespace trainyard
