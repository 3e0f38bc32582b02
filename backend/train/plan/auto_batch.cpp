// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/auto_batch.h"

#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/scaling.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/network/run_time_overhead.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

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

/// The entry of CUDA_VISIBLE_DEVICES that this process computes on; empty if the variable is not set or has fewer.
std::string ownVisibleEntry()
{
    const char* visible = std::getenv("CUDA_VISIBLE_DEVICES");
    std::istringstream list(visible ? visible : "");
    std::string entry;
    for (int at = chosenGpu(); at >= 0; --at)
        if (!std::getline(list, entry, ','))
            return {};
    return entry;
}

/// Nothing where there is none or the driver does not tell.
std::optional<GpuInfo> ownGpu()
{
    const Nvml nvml;
    try {
        if (const std::string entry = ownVisibleEntry(); entry.starts_with("MIG-"))
            return nvml.part(entry);
    } catch (const Failure&) { // TRAINYARD_GPU is no number: the device refuses it
        return std::nullopt;
    }
    const std::vector<GpuInfo> all = nvml.gpus();
    const std::vector<int> own = ownGpus(all);
    for (const GpuInfo& gpu : all)
        if (!own.empty() && gpu.index == own.front())
            return gpu;
    return std::nullopt;
}

} // namespace

std::optional<GpuMemory> gpuMemory()
{
    const auto memoryOf = [](const GpuInfo& gpu) {
        return GpuMemory{gpu.name, gpu.memoryTotal, gpu.memoryTotal - std::max<std::int64_t>(0, gpu.memoryUsed)};
    };
    const std::optional<GpuInfo> own = ownGpu();
    return own && own->memoryTotal > 0 ? std::optional(memoryOf(*own)) : std::nullopt;
}

std::string gpuIdentity()
{
    const std::string named = ownVisibleEntry();
    if (const std::optional<GpuInfo> own = ownGpu(); own && !own->uuid.empty() && !named.starts_with("MIG-"))
        return own->uuid;
    return named.empty() ? std::to_string(chosenGpu()) : named;
}

int ranksOnOneGpu(const RunSpec& spec, int present)
{
    const PlacementSpec& placement = spec.resources.placement;
    const int nodes = std::max(1, placement.nodes);
    const int gpus = placement.gpusPerNode > 0       ? placement.gpusPerNode
                     : !placement.gpuIndices.empty() ? static_cast<int>(placement.gpuIndices.size())
                                                     : std::max(1, present);
    const int ranks = (spec.resources.ranks + nodes - 1) / nodes;
    return std::max(1, (ranks + gpus - 1) / gpus);
}

BatchRoom batchRoom(const NetworkOptions& options, int sharing)
{
    if (!usesGpu(options))
        return {hostMemory().available, 0.5, {}, sharing};
    constexpr std::int64_t kSmallestGpu = std::int64_t{8} << 30; // when the driver does not tell
    const std::optional<GpuMemory> gpu = gpuMemory();
    return {gpu ? gpu->free : kSmallestGpu, 0.9, gpu ? gpu->name : "a GPU of unknown size", sharing};
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
        if (static_cast<double>(planNetwork(options).memory->total) >
            room.share * static_cast<double>(room.ofOneRank()))
            break;
        best = batch;
    }
    return best;
}

int autoBatch(const RunSpec& spec, int ranks, const NetworkOptions& options, std::int64_t samples,
              const BatchRoom& room)
{
    const int local = largestBatch(options, samples / ranks, room);
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
