// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/core_plan.h"
#include "backend/protocol/rank_layout.h"
#include "backend/train/cores/core_topology.h"
#include "backend/train/monitor/host_info.h"

#include <sched.h>

#include <string>
#include <vector>

namespace trainyard {

/// The hardware threads that this process may use: those of its control group, of a queue or of taskset. Ascending;
/// empty if the system does not tell.
std::vector<int> allowedCpus();

/// The PCI address of a GPU named as in CUDA_VISIBLE_DEVICES: a number in the order of the bus, or a UUID; empty if
/// the driver does not tell.
std::string pciAddress(const std::string& gpu, const HostPaths& paths = {});

/// A process of this machine.
struct PlacedProcess {
    bool master = false;
    std::string gpu; ///< as in CUDA_VISIBLE_DEVICES; empty without one
};

/// The processes of a run whose ranks are all on this machine. `gpus`: usableGpus().
std::vector<PlacedProcess> processesOf(const RankLayout& layout, const std::vector<std::string>& gpus);

/// Places processes on the allowed hardware threads, and on no others.
CorePlan placeCores(CorePlacement placement, const std::vector<PlacedProcess>& processes,
                    const std::vector<int>& allowed, const TopologySource& source = {}, const HostPaths& paths = {});

/// Where the processes of a run are that the engine starts here.
CorePlan placeRun(const RunSpec& spec);

cpu_set_t cpuSet(const std::vector<int>& cpus);
std::vector<int> cpusIn(const cpu_set_t& set);
/// Binds this process, including threads that it has already started.
void bindTo(const std::vector<int>& cpus);

} // namespace trainyard
