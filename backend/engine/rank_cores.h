// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/rank_layout.h"
#include "backend/train/monitor/host_info.h"

#include <string>
#include <vector>

namespace trainyard {

/// How the cores of a machine are dealt to ranks.
enum class CoreOrder {
    Compact, ///< neighbours, which share caches and a node's memory; for a rank with a GPU, those beside the GPU
    Scatter, ///< in turn, so that each rank has cores of every node
    None     ///< ranks are not bound
};

/// $TRAINYARD_CORES; compact if it is not set, and for another word, which the log then names.
CoreOrder coreOrder();
std::string name(CoreOrder order);

/// The processors of the system that are hardware threads of one core.
struct Core {
    int package = 0;
    int node = 0; ///< of memory (NUMA)
    int number = 0;
    std::vector<int> cpus;
};

/// The cores of these processors, neighbours together. The kernel's own numbers often put the second threads of all
/// cores behind the first ones. Where the system tells nothing, each processor is a core.
std::vector<Core> coresOf(const std::vector<int>& cpus, const HostPaths& paths = {});

/// The processors beside a GPU, named as in CUDA_VISIBLE_DEVICES in the order of the bus; empty if the system does not
/// tell.
std::vector<int> cpusBeside(const std::string& gpu, const HostPaths& paths = {});

/// The processors of each process of a layout: a core for each master, the others divided among the training ranks.
/// Whole cores if there are enough, else single threads; all of them for each process if there are too few, and with
/// CoreOrder::None. `beside`: cpusBeside() the GPU of each process; may be empty.
std::vector<std::vector<int>> dealCores(const std::vector<Core>& cores, const RankLayout& layout, CoreOrder order,
                                        const std::vector<std::vector<int>>& beside = {});

/// "0-3,8"
std::string cpuListText(std::vector<int> cpus);

} // namespace trainyard
