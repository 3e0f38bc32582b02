// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/train/cores/place_cores.h"

#include <cstdint>
#include <span>
#include <string>

namespace trainyard {

/// What ranks that mpirun or srun started tell one another before they divide the cores.
struct MpiRankPlace {
    std::uint64_t host = 0; ///< the same for ranks of one machine
    cpu_set_t allowed = {};
    bool master = false;
    char gpu[64] = {}; ///< as in CUDA_VISIBLE_DEVICES
};

/// The cores of a rank: ranks of one machine that may use the same cores divide these.
CorePlan placeAmong(std::span<const MpiRankPlace> ranks, int rank, CorePlacement placement,
                    const TopologySource& source = {});

/// Collective. Binds this rank if the spec asks for it; CorePlacement::Auto leaves ranks as mpirun or srun has bound
/// them.
void placeMpiRank(Communicator& world, CorePlacement placement, bool master, const std::string& gpu);

} // namespace trainyard
