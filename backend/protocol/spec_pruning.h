// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_fields.h"

#include <span>
#include <string_view>
#include <vector>

namespace trainyard {

/// Every field of "pruning": the one place that knows them.
std::span<const SpecField<PruningSpec>> pruningFields();

inline constexpr std::string_view kPruningDescription =
    "Which weights the run sets to zero and keeps there. Fields that do not apply to the others must be left out.";

/// Rules that concern several fields, and those of other sections.
void checkPruning(const RunSpec& spec, std::vector<SpecProblem>& problems);

} // namespace trainyard
