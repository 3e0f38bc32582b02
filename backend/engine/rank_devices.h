// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/rank_layout.h"

#include <string>
#include <vector>

namespace trainyard {

bool isOnGpus(const RunSpec& spec);

/// The GPUs of this machine that a run may use, as CUDA_VISIBLE_DEVICES names them: those that this variable names (a
/// queue or SLURM has chosen), else those that the spec names, else all `present` ones.
std::vector<std::string> usableGpus(const RunSpec& spec, const char* visible, int present);
/// The same with this process's environment and machine; empty for a run that is not on GPUs.
std::vector<std::string> usableGpus(const RunSpec& spec);

/// The GPU of a process: training ranks take them in turn, masters the first one; "" where there is none to choose.
/// `firstHere`: the first rank of this machine; 0 where all ranks are here.
std::string gpuOfRank(const RankLayout& layout, int rank, int firstHere, const std::vector<std::string>& usable);

/// Its number among the processes of its machine, as mpirun or srun says; -1 where neither does.
int localRank();

} // namespace trainyard
