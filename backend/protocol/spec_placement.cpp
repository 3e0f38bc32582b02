// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace placement_table {

using namespace spec_fields;
using P = PlacementSpec;
using R = ResourceSpec;

// clang-format off
constexpr FieldChoice kDevices[] = {
    {"cpu",       "CPU",       "oneDNN's fast kernels on the processor's cores"},
    {"reference", "Reference", "Plain C++ loops: slow, for checking results; works on every machine"},
    {"cuda",      "GPU",       "An NVIDIA GPU, with cuDNN"}};
constexpr FieldChoice kCores[] = {
    {"auto",    "Automatic", "Equal parts of neighbouring cores, beside each rank's GPU first; mpirun and srun bind their ranks themselves"},
    {"compact", "Compact",   "Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU"},
    {"scatter", "Scattered", "Cores in turn, so that each rank uses the memory of every processor"},
    {"none",    "Not bound", "The system moves threads between all cores"}};

constexpr SpecField<R> kResources[] = {
    field<&R::device>("device", "Device").of(kDevices)
        .about("The hardware that computes."),
    field<&R::threads>("threads", "Threads").range(0, 4096).leastIs("all")
        .about("Cores on which each rank computes; the others stay free for other runs. All = those of the machine, divided evenly among the ranks."),
    field<&R::ranks>("ranks", "Ranks").range(1, 256).in("processes")
        .about("Processes that train together: each computes its part of every batch, and their gradients are averaged."),
    field<&R::cores>("cores", "Placement on cores").of(kCores).seldom()
        .about("The cores to which each rank and its loader threads are bound."),
    group<R>("placement")
        .about("Where the run is placed on its machine. Empty or 0 = the machine's default."),
};

constexpr SpecField<P> kPlacement[] = {
    field<&P::nodes>("nodes", "Nodes").range(1, 256)
        .about("Number of cluster nodes over which the ranks are spread."),
    field<&P::ranksPerNode>("ranks_per_node", "Processes per node").range(0, 256).in("ranks and masters").leastIs("evenly")
        .about("Number of processes on each node."),
    field<&P::gpusPerNode>("gpus_per_node", "GPUs per node").range(0, 64).leastIs("none")
        .about("Number of GPUs requested on each node."),
    field<&P::gpuType>("gpu_type", "GPU type").characters(0, 200).leastIs("any")
        .about("The cluster's name for it, such as a100."),
    field<&P::gpuIndices>("gpu_indices", "GPU numbers").range(0, 1023).entries(64).leastIs("any that are free")
        .about("Only these GPUs of this machine; empty = any that are free."),
    field<&P::partition>("partition", "Partition").characters(0, 200).leastIs("the cluster's default")
        .about("A group of nodes with its own limits."),
    field<&P::account>("account", "Account").characters(0, 200).leastIs("your default")
        .about("The account that is charged for the job."),
    field<&P::qos>("qos", "Quality of service").characters(0, 200).leastIs("the account's default")
        .about("Priority and limits, if the cluster offers several."),
    field<&P::constraint>("constraint", "Node features").characters(0, 200).leastIs("ib&a100").seldom()
        .about("Features that the nodes must have."),
    field<&P::exclude>("exclude", "Excluded nodes").characters(0, 200).leastIs("n[01-03]").seldom()
        .about("Nodes that the run must not use."),
    field<&P::reservation>("reservation", "Reservation").characters(0, 200).seldom()
        .about("A reservation of the cluster that you may use."),
    field<&P::timeLimitMinutes>("time_limit_minutes", "Time limit").range(0, 525'600).in("minutes").leastIs("default")
        .about("The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues "
               "when the queue next starts it."),
    field<&P::memoryMiB>("memory_mib", "Memory per node").range(0, 1 << 30).in("MiB").leastIs("default").seldom()
        .about("Memory that the job may use on each node."),
    field<&P::restartLimit>("restart_limit", "Restarts").range(0, 1000).in("times by itself").seldom()
        .about("How often the run may restart by itself after a time limit, a preemption or a lost node."),
};
// clang-format on

} // namespace placement_table

std::span<const SpecField<ResourceSpec>> resourcesTable()
{
    return placement_table::kResources;
}

std::span<const SpecField<PlacementSpec>> placementTable()
{
    return placement_table::kPlacement;
}

std::string_view name(DeviceKind value)
{
    return spec_fields::nameOf(placement_table::kDevices, value);
}

std::string_view name(CorePlacement value)
{
    return spec_fields::nameOf(placement_table::kCores, value);
}

std::optional<CorePlacement> corePlacementNamed(std::string_view name)
{
    return spec_fields::valueNamed<CorePlacement>(placement_table::kCores, name);
}

void checkPlacement(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const PlacementSpec& placement = spec.resources.placement;
    const int world = rankLayout(spec).worldSize();
    if (placement.nodes > world)
        problems.push_back(SpecProblem{"/resources/placement/nodes", std::to_string(placement.nodes),
                                       specReason("spec.processes", world)});
    else if (placement.ranksPerNode > 0 && placement.nodes * placement.ranksPerNode < world)
        problems.push_back(SpecProblem{"/resources/placement/ranks_per_node", std::to_string(placement.ranksPerNode),
                                       specReason("spec.node-room", placement.nodes, processesPerNode(spec), world)});
}

} // namespace trainyard
