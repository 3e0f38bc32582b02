// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/rank_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

bool isOnGpus(const RunSpec& spec);

/// What the environment says about GPUs.
struct GpuEnvironment {
    const char* visible = nullptr; ///< CUDA_VISIBLE_DEVICES
    std::optional<int> chosen;     ///< TRAINYARD_GPU
};

/// The GPUs of this machine that a run may use, as CUDA_VISIBLE_DEVICES names them: those that this variable names (a
/// queue or SLURM has chosen), else those that the spec names, else all `present` ones. TRAINYARD_GPU chooses one of
/// the visible ones, whatever the spec names; empty if there is no such GPU.
std::vector<std::string> usableGpus(const RunSpec& spec, const GpuEnvironment& environment, int present);
/// The same with this process's environment and machine; empty for a run that is not on GPUs, or if
/// TRAINYARD_GPU is no number, which the device then refuses.
std::vector<std::string> usableGpus(const RunSpec& spec);
/// Leaves one GPU visible to this process and to those that it starts; "" changes nothing. Call it before a device is
/// made.
void useOnly(const std::string& gpu);

/// The GPU of a process: training ranks take them in turn, masters the first one; "" where there is none to choose.
/// `firstHere`: the first rank of this machine; 0 where all ranks are here.
std::string gpuOfRank(const RankLayout& layout, int rank, int firstHere, const std::vector<std::string>& usable);

/// Its number among the processes of its machine, as mpirun or srun says; -1 where neither does.
int localRank();

} // namespace trainyard
