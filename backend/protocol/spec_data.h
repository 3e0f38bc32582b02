// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// The section "data" of a spec; parseRunSpec() and toJson(RunSpec) use it.
void readData(const nlohmann::json& json, DataSpec& data, std::vector<SpecProblem>& problems);
nlohmann::ordered_json toJson(const DataSpec& data);

/// Rules that involve several fields of the data.
void checkData(const DataSpec& data, std::vector<SpecProblem>& problems);

} // namespace trainyard
