// SPDX-License-Identifier: Apache-2.0
#include "backend/program/given_devices.h"

#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace trainyard {
namespace {

bool asksForGpus(const ResourceSpec& resources)
{
    const PlacementSpec& placement = resources.placement;
    return resources.device == DeviceKind::Cuda || placement.gpusPerNode > 0 || !placement.gpuIndices.empty();
}

} // namespace

std::string givenDevices(const ResourceSpec& resources, const std::vector<GpuInfo>& gpus, const std::string& processor,
                         int threads)
{
    std::vector<std::pair<std::string, int>> kinds; // how many of each
    for (const GpuInfo& gpu : gpus) {
        const auto known =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first == gpu.name; });
        if (known == kinds.end())
            kinds.emplace_back(gpu.name, 1);
        else
            ++known->second;
    }
    std::string text;
    if (asksForGpus(resources))
        for (const auto& [name, count] : kinds)
            text += (text.empty() ? "" : " + ") + (count > 1 ? std::to_string(count) + " × " : std::string()) + name;
    if (!text.empty())
        return text;
    const int used = resources.threads > 0 ? resources.threads : std::max(1, threads);
    return processor + ", " + std::to_string(used) + (used == 1 ? " thread" : " threads");
}

std::string givenDevicesHere(const ResourceSpec& resources)
{
    std::vector<GpuInfo> visible;
    if (asksForGpus(resources)) {
        const std::vector<GpuInfo> all = Nvml().gpus();
        for (const int index : visibleGpus(std::getenv("CUDA_VISIBLE_DEVICES"), all))
            for (const GpuInfo& gpu : all)
                if (gpu.index == index)
                    visible.push_back(gpu);
    }
    return givenDevices(resources, visible, cpuModel(), usableCores());
}

} // namespace trainyard
