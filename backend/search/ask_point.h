// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_folder.h"
#include "backend/protocol/search_plan.h"

#include <span>

namespace trainyard {

/// The point for a new trial. Depends only on the plan, the slot and the trials: Grid, Random and Sobol ignore the
/// trials; Bayesian treats trials without an end as pending and failed ones as the worst value. Takes at most 100 ms on
/// one core with 1,000 trials. Throws Failure(BadInput) if the plan has no parameters.
SearchPoint askPoint(const SearchPlan& plan, int slot, std::span<const SearchTrial> trials);

} // namespace trainyard
