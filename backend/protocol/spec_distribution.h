// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace trainyard {

/// The part "distribution" of a spec; as parseRunSpec and toJson, which use these.
void readDistribution(const nlohmann::json& json, DistributionSpec& distribution, std::vector<SpecProblem>& problems);
nlohmann::ordered_json toJson(const DistributionSpec& distribution);
/// Its rules that concern several fields.
void checkDistribution(const RunSpec& spec, std::vector<SpecProblem>& problems);

} // namespace trainyard
