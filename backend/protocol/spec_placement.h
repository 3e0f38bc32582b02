// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace trainyard {

/// "resources.placement" of a spec, as parseRunSpec() and toJson() read and write it.
void readPlacement(const nlohmann::json& json, PlacementSpec& placement, std::vector<SpecProblem>& problems);
nlohmann::ordered_json toJson(const PlacementSpec& placement);
/// That nodes and processes fit together.
void checkPlacement(const RunSpec& spec, std::vector<SpecProblem>& problems);

} // namespace trainyard
