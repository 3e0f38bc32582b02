// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/cluster_facts.h"
#include "cluster/scheduler/slurm_script.h"
#include "cluster/transport/framed_script.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The queries as parts of one script, and the parser of the answers. Pure.
FramedScript probeScript(const JobTemplate& machine);
ClusterFacts parseProbe(const FramedAnswer& answer);
/// Takes one exec. Throws Failure like Transport, or NotFound if there is no Slurm.
ClusterFacts probeSlurm(Transport& transport, const JobTemplate& machine);

/// "gpu:a100:4(S:0-1)" is 4 of type "a100", "gpu:1g.10gb:7" 7 MIG slices, "gpu:2" 2 without a type.
std::vector<NodeGpus> parseGres(std::string_view text);

} // namespace trainyard
