// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/gpu_sample.h"

#include "backend/base/error.h"
#include "backend/protocol/series.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace trainyard {
namespace {

struct Field {
    const char* name; ///< in a recording
    double GpuSample::*value;
};

constexpr Field kFields[] = {{"utilization", &GpuSample::utilization},
                             {"memory_used", &GpuSample::memoryUsed},
                             {"memory_total", &GpuSample::memoryTotal},
                             {"power", &GpuSample::power},
                             {"power_limit", &GpuSample::powerLimit},
                             {"temperature", &GpuSample::temperature},
                             {"clock", &GpuSample::clock},
                             {"memory_clock", &GpuSample::memoryClock},
                             {"sm_utilization", &GpuSample::smUtilization},
                             {"sm_occupancy", &GpuSample::smOccupancy},
                             {"tensor_activity", &GpuSample::tensorActivity},
                             {"memory_activity", &GpuSample::memoryActivity}};

} // namespace

std::vector<std::pair<std::string, double>> seriesOf(const GpuSample& sample)
{
    std::vector<std::pair<std::string, double>> out;
    const auto add = [&](const char* quantity, double value) {
        if (std::isfinite(value))
            out.emplace_back(series::gpu(sample.index, quantity), value);
    };
    add(series::kGpuUtilization, sample.utilization);
    add(series::kGpuMemory, sample.memoryUsed);
    if (sample.memoryTotal > 0.0)
        add(series::kGpuMemoryShare, 100.0 * sample.memoryUsed / sample.memoryTotal);
    add(series::kGpuPower, sample.power);
    add(series::kGpuPowerLimit, sample.powerLimit);
    add(series::kGpuTemperature, sample.temperature);
    add(series::kGpuClock, sample.clock);
    add(series::kGpuMemoryClock, sample.memoryClock);
    add(series::kGpuSmUtilization, sample.smUtilization);
    add(series::kGpuSmOccupancy, sample.smOccupancy);
    add(series::kGpuTensorActivity, sample.tensorActivity);
    add(series::kGpuMemoryActivity, sample.memoryActivity);
    if (sample.throttle >= 0) {
        // Shares, so that a bin's mean says for how much of its time.
        add(series::kGpuThrottledByPower, (sample.throttle & kThrottledByPower) != 0);
        add(series::kGpuThrottledByHeat, (sample.throttle & kThrottledByHeat) != 0);
        add(series::kGpuThrottledByHardware, (sample.throttle & kThrottledByHardware) != 0);
    }
    if (sample.eccUncorrected >= 0)
        add(series::kGpuEccErrors, static_cast<double>(sample.eccUncorrected));
    return out;
}

nlohmann::ordered_json toJson(const GpuSample& sample)
{
    nlohmann::ordered_json json{{"index", sample.index}};
    if (sample.lost)
        json["lost"] = true;
    for (const Field& field : kFields)
        if (std::isfinite(sample.*field.value))
            json[field.name] = sample.*field.value;
    if (sample.throttle >= 0)
        json["throttle"] = sample.throttle;
    if (sample.eccUncorrected >= 0)
        json["ecc_uncorrected"] = sample.eccUncorrected;
    return json;
}

GpuSample parseGpuSample(const nlohmann::json& json)
{
    try {
        GpuSample sample;
        sample.index = json.at("index").get<int>();
        sample.lost = json.value("lost", false);
        for (const Field& field : kFields)
            sample.*field.value = json.value(field.name, GpuSample::kUnknown);
        sample.throttle = json.value("throttle", std::int64_t{-1});
        sample.eccUncorrected = json.value("ecc_uncorrected", std::int64_t{-1});
        return sample;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read a sample of a GPU", {}, whyOf(exception));
    }
}

} // namespace trainyard
