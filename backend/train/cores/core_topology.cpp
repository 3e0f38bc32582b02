// SPDX-License-Identifier: Apache-2.0
#include "backend/train/cores/core_topology.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"

namespace trainyard {
namespace {

constexpr ModuleFile kTopologyFile = {"the topology of cores", "trainyard-hwloc.so", kTopologyModuleSymbol,
                                      "Install libhwloc-dev and build again, or set TRAINYARD_MODULE_PATH to its "
                                      "folder.",
                                      "Install libhwloc15."};

} // namespace

CoreTopology readTopology(const TopologyQuestion& question)
{
    const TopologyModule* module = reinterpret_cast<TopologyModuleEntry>(moduleFunction(kTopologyFile))();
    if (!module || module->abi != kTopologyModuleAbi)
        throwForeignModule(kTopologyFile);
    return module->read(question);
}

} // namespace trainyard
