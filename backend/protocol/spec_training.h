// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace trainyard {

/// The part "training" of a spec; as parseRunSpec and toJson, which use these.
void readTraining(const nlohmann::json& json, TrainingSpec& training, std::vector<SpecProblem>& problems);
nlohmann::ordered_json toJson(const TrainingSpec& training);

} // namespace trainyard
