// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/search_folder.h"
#include "backend/protocol/search_plan.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace trainyard {

/// What a run of a search does, or why it does nothing.
struct NextTrial {
    std::optional<SearchTrial> trial; ///< without results
    Reason none;                      ///< the budget is used up
};

/// What a run is told when it asks.
struct TrialQuestion {
    int slot = 1;
    int epochs = 1;         ///< of a whole run
    std::uint64_t seed = 1; ///< of the base spec
    double now = 0.0;       ///< Unix seconds
    /// Whether the stopped run of this slot can be continued, and nobody else has claimed it.
    std::function<bool(int slot)> mayContinue;
};

/// The last runs of a search with repeats train the best settings with further seeds; before that, ASHA and Hyperband
/// continue a run that belongs to the best of its rung; otherwise the sampler gives a new point.
NextTrial nextTrial(const SearchPlan& plan, std::span<const SearchTrial> trials, const TrialQuestion& question);

} // namespace trainyard
