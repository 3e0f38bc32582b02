// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_plan.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace trainyard {

/// Reads the object `parameters` of a search plan into `plan`, and compares each with its field and with those that
/// precede it.
void readSearchParameters(const nlohmann::ordered_json& parameters, SearchPlan& plan,
                          std::vector<SpecProblem>& problems);

/// Adds what makes runs at the ends of the ranges, or at one of the choices, invalid.
void checkSearchRuns(const SearchPlan& plan, const RunSpec& base, std::vector<SpecProblem>& problems);

/// The JSON pointer of a field's parameter: "/parameters/training~1batch_size".
std::string parameterPath(std::string_view field);

} // namespace trainyard
