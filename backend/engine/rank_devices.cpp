// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/rank_devices.h"

#include "backend/train/monitor/nvml.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace trainyard {

std::vector<std::string> usableGpus(const RunSpec& spec, const char* visible, int present)
{
    std::vector<std::string> usable;
    for (std::string_view left = visible ? visible : ""; !left.empty();) {
        const std::size_t end = std::min(left.find(','), left.size());
        if (end > 0)
            usable.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    if (visible)
        return usable;
    for (const int index : spec.resources.placement.gpuIndices)
        usable.push_back(std::to_string(index));
    for (int index = 0; index < present && spec.resources.placement.gpuIndices.empty(); ++index)
        usable.push_back(std::to_string(index));
    return usable;
}

bool isOnGpus(const RunSpec& spec)
{
    return name(spec.resources.device) == "cuda";
}

std::vector<std::string> usableGpus(const RunSpec& spec)
{
    if (!isOnGpus(spec))
        return {};
    return usableGpus(spec, std::getenv("CUDA_VISIBLE_DEVICES"), static_cast<int>(Nvml().gpus().size()));
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
