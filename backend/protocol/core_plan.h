// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Whether a run's processes have cores of their own, and why they have none.
enum class CoreBinding {
    Bound,
    Off,       ///< the spec says so
    Alone,     ///< one process may use all cores
    TooFew,    ///< more processes than hardware threads: all share all cores
    NoTopology ///< the engine has no hwloc
};

/// The cores of one process.
struct ProcessCores {
    std::vector<int> cpus;  ///< hardware threads as Linux numbers them, ascending
    std::vector<int> nodes; ///< the NUMA nodes of these, ascending
    friend bool operator==(const ProcessCores&, const ProcessCores&) = default;
};

/// Where the processes of a machine run.
struct CorePlan {
    CoreBinding binding = CoreBinding::Off;
    CorePlacement placement = CorePlacement::Auto; ///< as in the spec
    std::vector<ProcessCores> processes;           ///< by rank, masters first; empty unless Bound
    friend bool operator==(const CorePlan&, const CorePlan&) = default;
};

std::string_view name(CoreBinding value);
std::optional<CoreBinding> coreBindingNamed(std::string_view name);

nlohmann::ordered_json toJson(const CorePlan& plan);
/// Throws nlohmann's exception.
CorePlan parseCorePlan(const nlohmann::json& json);

/// "0–3, 8"
std::string numberList(const std::vector<int>& ascending);

/// "rank 0: CPUs 0–7, NUMA node 0" for each process, or why they are not bound.
std::vector<Reason> coreReasons(const CorePlan& plan);

} // namespace trainyard
