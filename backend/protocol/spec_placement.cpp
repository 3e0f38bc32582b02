// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_placement.h"

#include "backend/protocol/rank_layout.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

constexpr const char* kAllowedIndices = "at most 64 different whole numbers from 0 to 1023";

void readIndices(SpecReader& reader, std::vector<int>& indices)
{
    const nlohmann::json* found = reader.member("gpu_indices");
    if (!found)
        return;
    std::vector<int> read;
    const bool good = found->is_array() && found->size() <= 64 &&
                      std::all_of(found->begin(), found->end(), [&](const nlohmann::json& one) {
                          if (!one.is_number_integer() || one < 0 || one > 1023)
                              return false;
                          const int index = one.get<int>();
                          const bool isNew = std::find(read.begin(), read.end(), index) == read.end();
                          read.push_back(index);
                          return isNew;
                      });
    if (good)
        indices = std::move(read);
    else
        reader.report("gpu_indices", *found, kAllowedIndices);
}

} // namespace

void readPlacement(const nlohmann::json& json, PlacementSpec& placement, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/resources/placement", problems);
    reader.read("nodes", placement.nodes, 1, 256);
    reader.read("ranks_per_node", placement.ranksPerNode, 0, 256);
    reader.read("gpus_per_node", placement.gpusPerNode, 0, 64);
    reader.read("gpu_type", placement.gpuType, 0, 200);
    readIndices(reader, placement.gpuIndices);
    reader.read("partition", placement.partition, 0, 200);
    reader.read("account", placement.account, 0, 200);
    reader.read("qos", placement.qos, 0, 200);
    reader.read("constraint", placement.constraint, 0, 200);
    reader.read("exclude", placement.exclude, 0, 200);
    reader.read("reservation", placement.reservation, 0, 200);
    reader.read("time_limit_minutes", placement.timeLimitMinutes, 0, 525600);
    reader.read("memory_mib", placement.memoryMiB, 0, std::int64_t{1} << 30);
    reader.read("restart_limit", placement.restartLimit, 0, 1000);
}

nlohmann::ordered_json toJson(const PlacementSpec& placement)
{
    return {{"nodes", placement.nodes},
            {"ranks_per_node", placement.ranksPerNode},
            {"gpus_per_node", placement.gpusPerNode},
            {"gpu_type", placement.gpuType},
            {"gpu_indices", placement.gpuIndices},
            {"partition", placement.partition},
            {"account", placement.account},
            {"qos", placement.qos},
            {"constraint", placement.constraint},
            {"exclude", placement.exclude},
            {"reservation", placement.reservation},
            {"time_limit_minutes", placement.timeLimitMinutes},
            {"memory_mib", placement.memoryMiB},
            {"restart_limit", placement.restartLimit}};
}

void checkPlacement(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const PlacementSpec& placement = spec.resources.placement;
    const int world = rankLayout(spec).worldSize();
    if (placement.nodes > world)
        problems.push_back({"/resources/placement/nodes", std::to_string(placement.nodes),
                            "at most " + std::to_string(world) + ", the processes of the run"});
    else if (placement.ranksPerNode > 0 && placement.nodes * placement.ranksPerNode < world)
        problems.push_back({"/resources/placement/ranks_per_node", std::to_string(placement.ranksPerNode),
                            "0 or at least " + std::to_string(processesPerNode(spec)) + ", so that " +
                                std::to_string(world) + " processes find room on " + std::to_string(placement.nodes) +
                                (placement.nodes == 1 ? " node" : " nodes")});
}

} // namespace trainyard
