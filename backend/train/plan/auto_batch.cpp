// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/auto_batch.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/scaling.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/network/run_time_overhead.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace trainyard {
namespace {

/// One step on made-up data, thrown away with the network: at its end everything has been allocated.
void makeStep(const NetworkOptions& options)
{
    Network network(options);
    const auto values = static_cast<std::size_t>(options.batchSize) * static_cast<std::size_t>(options.image.height) *
                        static_cast<std::size_t>(options.image.width) *
                        static_cast<std::size_t>(options.image.channels);
    const std::vector<std::uint8_t> images(options.features ? 0 : values, 127);
    const std::vector<float> features(options.features ? values : 0, 0.5f);
    const std::vector<std::int32_t> labels(static_cast<std::size_t>(options.batchSize), 0);
    Batch batch{options.features ? nullptr : images.data(), labels.data(), options.batchSize};
    batch.features = options.features ? features.data() : nullptr;
    network.steps().trainStep(batch, 0.0, 0);
}

} // namespace

std::optional<GpuMemory> gpuMemory()
{
    const auto memoryOf = [](const GpuInfo& gpu) {
        return GpuMemory{gpu.name, gpu.memoryTotal, gpu.memoryTotal - std::max<std::int64_t>(0, gpu.memoryUsed)};
    };
    const Nvml nvml;
    const char* chosen = std::getenv("CUDA_VISIBLE_DEVICES");
    if (const std::string_view first(chosen ? chosen : ""); first.starts_with("MIG-")) {
        const std::optional<GpuInfo> part = nvml.part(std::string(first.substr(0, first.find(','))));
        return part && part->memoryTotal > 0 ? std::optional(memoryOf(*part)) : std::nullopt;
    }
    const std::vector<GpuInfo> all = nvml.gpus();
    const std::vector<int> visible = visibleGpus(chosen, all);
    for (const GpuInfo& gpu : all)
        if (!visible.empty() && gpu.index == visible.front() && gpu.memoryTotal > 0)
            return memoryOf(gpu);
    return std::nullopt;
}

BatchRoom batchRoom(const NetworkOptions& options)
{
    if (!usesGpu(options))
        return {hostMemory().available, 0.5, {}};
    constexpr std::int64_t kSmallestGpu = std::int64_t{8} << 30; // when the driver does not tell
    const std::optional<GpuMemory> gpu = gpuMemory();
    return {gpu ? gpu->free : kSmallestGpu, 0.9, gpu ? gpu->name : "a GPU of unknown size"};
}

double gigabytes(std::int64_t bytes)
{
    return std::round(static_cast<double>(bytes) / 1e8) / 10.0;
}

Reason roomReason(const BatchRoom& room)
{
    if (room.where.empty())
        return planReason("plan.room");
    return planReason("plan.room-on", static_cast<int>(100.0 * room.share + 0.5), room.where,
                      gigabytes(room.freeBytes));
}

int largestBatch(NetworkOptions options, std::int64_t samples, const BatchRoom& room)
{
    int best = 1;
    for (int batch = 1; batch <= std::min<std::int64_t>(samples / 8, 65536); batch *= 2) {
        options.batchSize = batch;
        if (static_cast<double>(planNetwork(options).memory->total) > room.share * static_cast<double>(room.freeBytes))
            break;
        best = batch;
    }
    return best;
}

int autoBatch(const RunSpec& spec, int ranks, const NetworkOptions& options, std::int64_t samples,
              const BatchRoom& room)
{
    BatchRoom own = room;
    own.freeBytes /= ranks;
    const int local = largestBatch(options, samples / ranks, own);
    return spec.distribution.scaling == ScalingRule::EffectiveBatch ? std::min(local * ranks, 65536) : local;
}

int batchThatRuns(int batch, const std::function<NetworkOptions(int)>& optionsOf,
                  const std::function<void(int, const Error&)>& tooLarge)
{
    for (;; batch /= 2) {
        try {
            makeStep(optionsOf(batch));
            return batch;
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::OutOfMemory || batch <= 1)
                throw;
            tooLarge(batch, failure.error());
        }
    }
}

} // namespace trainyard
