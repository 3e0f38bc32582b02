// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// The hardware threads of one core that a process may use.
struct Core {
    int package = 0;       ///< the processor in its socket
    int node = 0;          ///< of memory (NUMA)
    std::vector<int> cpus; ///< as Linux numbers them
};

/// Which machine is asked about; all empty: this one. For tests.
struct TopologySource {
    std::string synthetic; ///< in hwloc's words: "pack:2 core:4 pu:2"
    std::string xml;       ///< a document of hwloc's tool lstopo
};

struct TopologyQuestion {
    std::vector<int> allowed;      ///< hardware threads
    std::vector<std::string> gpus; ///< PCI addresses, "0000:17:00.0"; empty entries are unknown
    TopologySource source = {};
};

struct CoreTopology {
    std::vector<Core> cores; ///< the allowed ones, neighbours together
    /// For each GPU the hardware threads beside it, allowed or not; empty if the machine does not tell.
    std::vector<std::vector<int>> beside;
};

/// Asks hwloc, through trainyard-hwloc.so. Throws Failure(Unsupported) if the module or its library is missing.
CoreTopology readTopology(const TopologyQuestion& question);

/// Increment when the types above change. Engine and module are built together.
inline constexpr int kTopologyModuleAbi = 1;

/// What trainyard-hwloc.so exports under kTopologyModuleSymbol.
struct TopologyModule {
    int abi = kTopologyModuleAbi;
    /// Throws std::runtime_error with the function of hwloc that failed.
    CoreTopology (*read)(const TopologyQuestion& question) = nullptr;
};

inline constexpr const char* kTopologyModuleSymbol = "trainyardTopologyModule";
using TopologyModuleEntry = const TopologyModule* (*)();

} // namespace trainyard
