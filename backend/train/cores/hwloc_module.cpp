// SPDX-License-Identifier: Apache-2.0
// The module trainyard-hwloc.so, the only code that uses hwloc.
#include "backend/base/unique_handle.h"
#include "backend/train/cores/core_topology.h"

#include <hwloc.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace trainyard {
namespace {

struct TopologyTraits {
    using Type = hwloc_topology_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type topology) noexcept { hwloc_topology_destroy(topology); }
};
using Topology = UniqueHandle<TopologyTraits>;

void requireHwloc(int result, const char* function)
{
    if (result < 0)
        throw std::runtime_error(function);
}

Topology loaded(const TopologySource& source, bool devices)
{
    hwloc_topology_t made = nullptr;
    requireHwloc(hwloc_topology_init(&made), "hwloc_topology_init");
    Topology topology(made);
    // Components that would start the drivers of GPUs in a process that is about to fork.
    for (const char* component : {"cuda", "nvml", "opencl", "rsmi", "levelzero", "gl"})
        hwloc_topology_set_components(made, HWLOC_TOPOLOGY_COMPONENTS_FLAG_BLACKLIST, component);
    if (devices)
        requireHwloc(hwloc_topology_set_io_types_filter(made, HWLOC_TYPE_FILTER_KEEP_IMPORTANT),
                     "hwloc_topology_set_io_types_filter");
    if (!source.synthetic.empty())
        requireHwloc(hwloc_topology_set_synthetic(made, source.synthetic.c_str()), "hwloc_topology_set_synthetic");
    if (!source.xml.empty())
        requireHwloc(hwloc_topology_set_xmlbuffer(made, source.xml.c_str(), static_cast<int>(source.xml.size()) + 1),
                     "hwloc_topology_set_xmlbuffer");
    requireHwloc(hwloc_topology_load(made), "hwloc_topology_load");
    return topology;
}

int firstOf(hwloc_const_bitmap_t set)
{
    return set ? std::max(hwloc_bitmap_first(set), 0) : 0;
}

/// By the number of the core in hwloc's order, in which neighbours follow one another.
std::vector<Core> coresIn(hwloc_topology_t topology, const std::vector<int>& allowed)
{
    std::map<std::pair<int, int>, Core> cores;
    for (const int cpu : allowed) {
        const hwloc_obj_t thread = hwloc_get_pu_obj_by_os_index(topology, static_cast<unsigned>(cpu));
        if (!thread) { // hwloc does not know it: a core of its own, behind the others
            cores[{1, cpu}].cpus.push_back(cpu);
            continue;
        }
        const hwloc_obj_t core = hwloc_get_ancestor_obj_by_type(topology, HWLOC_OBJ_CORE, thread);
        const hwloc_obj_t package = hwloc_get_ancestor_obj_by_type(topology, HWLOC_OBJ_PACKAGE, thread);
        Core& own = cores[{0, static_cast<int>((core ? core : thread)->logical_index)}];
        own.package = package ? static_cast<int>(package->logical_index) : 0;
        own.node = firstOf(thread->nodeset);
        own.cpus.push_back(cpu);
    }
    std::vector<Core> ordered;
    for (auto& [number, core] : cores)
        ordered.push_back(std::move(core));
    return ordered;
}

std::vector<int> cpusBeside(hwloc_topology_t topology, const std::string& address)
{
    const hwloc_obj_t device = address.empty() ? nullptr : hwloc_get_pcidev_by_busidstring(topology, address.c_str());
    const hwloc_obj_t place = device ? hwloc_get_non_io_ancestor_obj(topology, device) : nullptr;
    std::vector<int> cpus;
    if (place)
        for (int cpu = hwloc_bitmap_first(place->cpuset); cpu >= 0; cpu = hwloc_bitmap_next(place->cpuset, cpu))
            cpus.push_back(cpu);
    return cpus;
}

CoreTopology read(const TopologyQuestion& question)
{
    const Topology topology = loaded(question.source, !question.gpus.empty());
    CoreTopology found{coresIn(topology.get(), question.allowed), {}};
    for (const std::string& gpu : question.gpus)
        found.beside.push_back(cpusBeside(topology.get(), gpu));
    return found;
}

} // namespace
} // namespace trainyard

extern "C" __attribute__((visibility("default"))) const trainyard::TopologyModule* trainyardTopologyModule()
{
    static const trainyard::TopologyModule module{trainyard::kTopologyModuleAbi, trainyard::read};
    return &module;
}
