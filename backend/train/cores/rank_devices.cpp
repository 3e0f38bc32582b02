// SPDX-License-Identifier: Apache-2.0
#include "backend/train/cores/rank_devices.h"

#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "backend/train/monitor/nvml.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace trainyard {

std::vector<std::string> usableGpus(const RunSpec& spec, const GpuEnvironment& environment, int present)
{
    std::vector<std::string> usable;
    for (std::string_view left = environment.visible ? environment.visible : ""; !left.empty();) {
        const std::size_t end = std::min(left.find(','), left.size());
        if (end > 0)
            usable.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    const std::vector<int>& named = spec.resources.placement.gpuIndices;
    if (!environment.visible && (named.empty() || environment.chosen))
        for (int index = 0; index < present; ++index)
            usable.push_back(std::to_string(index));
    else if (!environment.visible)
        for (const int index : named)
            usable.push_back(std::to_string(index));
    if (!environment.chosen)
        return usable;
    const auto chosen = static_cast<std::size_t>(*environment.chosen);
    return chosen < usable.size() ? std::vector<std::string>{usable[chosen]} : std::vector<std::string>();
}

bool isOnGpus(const RunSpec& spec)
{
    return name(spec.resources.device) == "cuda";
}

std::vector<std::string> usableGpus(const RunSpec& spec)
{
    if (!isOnGpus(spec))
        return {};
    GpuEnvironment environment{std::getenv("CUDA_VISIBLE_DEVICES"), std::nullopt};
    try {
        if (const char* chosen = std::getenv("TRAINYARD_GPU"); chosen && *chosen)
            environment.chosen = chosenGpu();
    } catch (const Failure&) {
        return {};
    }
    return usableGpus(spec, environment, static_cast<int>(Nvml().gpus().size()));
}

void useOnly(const std::string& gpu)
{
    if (gpu.empty())
        return;
    ::setenv("CUDA_VISIBLE_DEVICES", gpu.c_str(), 1);
    ::unsetenv("TRAINYARD_GPU"); // it counts the visible ones, of which one is left
}

std::string gpuOfRank(const RankLayout& layout, int rank, int firstHere, const std::vector<std::string>& usable)
{
    if (usable.empty())
        return {};
    if (layout.isMaster(rank))
        return usable.front();
    const int firstTraining = std::max(firstHere, layout.masters());
    return usable[static_cast<std::size_t>(rank - firstTraining) % usable.size()];
}

int localRank()
{
    for (const char* variable : {"OMPI_COMM_WORLD_LOCAL_RANK", "SLURM_LOCALID", "MPI_LOCALRANKID"})
        if (const char* text = std::getenv(variable))
            return std::atoi(text);
    return -1;
}

} // namespace trainyard
