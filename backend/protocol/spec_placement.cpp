// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace placement_table {

using namespace spec_fields;
using P = PlacementSpec;
using R = ResourceSpec;

// clang-format off
constexpr FieldChoice kDevices[] = {
    {"cpu",       "CPU",       "Fast kernels of oneDNN on the processor's cores"},
    {"reference", "Reference", "Plain loops in C++: slow, for checking results; works on every machine"},
    {"cuda",      "GPU",       "An NVIDIA GPU, with cuDNN"}};

constexpr SpecField<R> kResources[] = {
    field<&R::device>("device", "Device").of(kDevices)
        .about("What computes."),
    field<&R::threads>("threads", "Threads").range(0, 4096).leastIs("all")
        .about("Cores the run computes on; the others stay free for further runs."),
    field<&R::ranks>("ranks", "Ranks").range(1, 256).in("processes")
        .about("Processes that train together: each computes its part of every batch, and their gradients are averaged."),
    group<R>("placement")
        .about("Where on its machine the run is put. Empty and 0: as the machine does it by default."),
};

constexpr SpecField<P> kPlacement[] = {
    field<&P::nodes>("nodes", "Nodes").range(1, 256)
        .about("Machines of the cluster that the ranks are spread over."),
    field<&P::ranksPerNode>("ranks_per_node", "Processes a node").range(0, 256).in("ranks and masters").leastIs("evenly")
        .about("How many processes a node gets."),
    field<&P::gpusPerNode>("gpus_per_node", "GPUs a node").range(0, 64).leastIs("none")
        .about("GPUs that are asked for on each node."),
    field<&P::gpuType>("gpu_type", "GPU type").characters(0, 200).leastIs("any")
        .about("As the cluster names it: a100."),
    field<&P::gpuIndices>("gpu_indices", "GPU numbers").range(0, 1023).entries(64).leastIs("any that are free")
        .about("These GPUs of this machine and no others; empty = any that are free."),
    field<&P::partition>("partition", "Partition").characters(0, 200).leastIs("the cluster's default")
        .about("A group of nodes with limits of its own."),
    field<&P::account>("account", "Account").characters(0, 200).leastIs("your default")
        .about("Which account pays for the job."),
    field<&P::qos>("qos", "Quality of service").characters(0, 200).leastIs("the account's default")
        .about("Priority and limits, where the cluster has several."),
    field<&P::constraint>("constraint", "Node features").characters(0, 200).leastIs("ib&a100").seldom()
        .about("Features that the nodes must have."),
    field<&P::exclude>("exclude", "Nodes not wanted").characters(0, 200).leastIs("n[01-03]").seldom()
        .about("The run is put on other nodes than these."),
    field<&P::reservation>("reservation", "Reservation").characters(0, 200).seldom()
        .about("A reservation of the cluster that you may use."),
    field<&P::timeLimitMinutes>("time_limit_minutes", "Time limit").range(0, 525'600).in("minutes").leastIs("default")
        .about("After this time the job is ended: before, the run saves, and goes on in the queue's next turn."),
    field<&P::memoryMiB>("memory_mib", "Memory a node").range(0, 1 << 30).in("MiB").leastIs("default").seldom()
        .about("Memory that the job may use on each node."),
    field<&P::restartLimit>("restart_limit", "Restarts").range(0, 1000).in("times by itself").seldom()
        .about("How often the run may begin again after a time limit, a preemption or a lost node."),
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

void checkPlacement(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const PlacementSpec& placement = spec.resources.placement;
    const int world = rankLayout(spec).worldSize();
    if (placement.nodes > world)
        problems.push_back(SpecProblem("/resources/placement/nodes", std::to_string(placement.nodes),
                                       specReason("spec.processes", world)));
    else if (placement.ranksPerNode > 0 && placement.nodes * placement.ranksPerNode < world)
        problems.push_back(SpecProblem("/resources/placement/ranks_per_node", std::to_string(placement.ranksPerNode),
                                       specReason("spec.node-room", placement.nodes, processesPerNode(spec), world)));
}

} // namespace trainyard
