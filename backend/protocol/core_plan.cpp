// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/core_plan.h"

#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/spec_names.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr spec_names::Pair<CoreBinding> kBindings[] = {{CoreBinding::Bound, "bound"},
                                                       {CoreBinding::Off, "off"},
                                                       {CoreBinding::Alone, "alone"},
                                                       {CoreBinding::TooFew, "too_few"},
                                                       {CoreBinding::NoTopology, "no_topology"}};

} // namespace

std::string_view name(CoreBinding value)
{
    return spec_names::nameIn(kBindings, value);
}

std::optional<CoreBinding> coreBindingNamed(std::string_view name)
{
    return spec_names::valueNamed(kBindings, name);
}

nlohmann::ordered_json toJson(const CorePlan& plan)
{
    nlohmann::ordered_json processes = nlohmann::ordered_json::array();
    for (const ProcessCores& process : plan.processes)
        processes.push_back({{"cpus", process.cpus}, {"numa_nodes", process.nodes}});
    return {{"binding", name(plan.binding)}, {"placement", name(plan.placement)}, {"processes", std::move(processes)}};
}

CorePlan parseCorePlan(const nlohmann::json& json)
{
    CorePlan plan;
    plan.binding = coreBindingNamed(json.at("binding").get<std::string>()).value_or(CoreBinding::Off);
    plan.placement = corePlacementNamed(json.value("placement", "auto")).value_or(CorePlacement::Auto);
    for (const nlohmann::json& process : json.at("processes"))
        plan.processes.push_back(
            {process.at("cpus").get<std::vector<int>>(), process.at("numa_nodes").get<std::vector<int>>()});
    return plan;
}

std::string numberList(const std::vector<int>& ascending)
{
    std::string text;
    for (std::size_t first = 0, last = 0; first < ascending.size(); first = last + 1) {
        last = first;
        while (last + 1 < ascending.size() && ascending[last + 1] == ascending[last] + 1)
            ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(ascending[first]) +
                (last > first ? "–" + std::to_string(ascending[last]) : "");
    }
    return text;
}

std::vector<Reason> coreReasons(const CorePlan& plan)
{
    switch (plan.binding) {
    case CoreBinding::Bound: break;
    case CoreBinding::Off: return {planReason("plan.cores-off")};
    case CoreBinding::Alone: return {planReason("plan.cores-alone")};
    case CoreBinding::TooFew: return {planReason("plan.cores-few")};
    case CoreBinding::NoTopology: return {planReason("plan.cores-unknown")};
    }
    std::vector<Reason> reasons;
    for (std::size_t rank = 0; rank < plan.processes.size(); ++rank)
        reasons.push_back(plan.processes[rank].cpus.size() == 1
                              ? planReason("plan.rank-core", rank, numberList(plan.processes[rank].cpus),
                                           numberList(plan.processes[rank].nodes))
                              : planReason("plan.rank-cores", rank, numberList(plan.processes[rank].cpus),
                                           numberList(plan.processes[rank].nodes)));
    return reasons;
}

} // namespace trainyard
