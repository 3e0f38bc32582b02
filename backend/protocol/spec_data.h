// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// The part "data" of a spec; part of parseRunSpec() and toJson(RunSpec).
void readData(const nlohmann::json& json, DataSpec& data, std::vector<SpecProblem>& problems);
nlohmann::ordered_json toJson(const DataSpec& data);

/// Rules that concern several fields of the data.
void checkData(const DataSpec& data, std::vector<SpecProblem>& problems);

} // namespace trainyard
