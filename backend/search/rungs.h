// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_folder.h"
#include "backend/protocol/search_plan.h"

#include <limits>
#include <span>
#include <vector>

namespace trainyard {

/// What the search says of a run at the end of an epoch.
struct RungVerdict {
    bool goesOn = true;
    int peers = 0;                                           ///< runs that it was compared with, itself included
    int best = 0;                                            ///< how many of them go on; ASHA and Hyperband
    double value = std::numeric_limits<double>::quiet_NaN(); ///< its own value of the goal
    double cut = std::numeric_limits<double>::quiet_NaN();   ///< the value that it needed; NaN: too few runs to tell
};

/// Whether the run of `slot` goes on after `epoch`, one of the rungs of its bracket; `epochs`: of a whole run.
/// `trials`: all, its own included. Median: it ends when its best value so far is worse than the median of the values
/// that at least kMedianPeers other runs had at the same epoch. ASHA: of n runs that have come to this rung, the best
/// ⌊n / reduction⌋ go on. Repeats are neither judged nor counted.
inline constexpr int kMedianPeers = 4;
RungVerdict judgeAtRung(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int epoch, int epochs);

/// The rungs of the bracket to which the run of this slot belongs; none for a repeat. Only Hyperband has several
/// brackets: the i-th starts with the i-th rung, and new points are dealt to them in turn.
std::vector<int> rungsOf(const SearchPlan& plan, std::span<const SearchTrial> trials, int slot, int epochs);

/// Slots of runs that were stopped at a rung and now belong to the best share there, those of the highest rung first.
/// Only ASHA and Hyperband continue runs.
std::vector<int> promotable(const SearchPlan& plan, std::span<const SearchTrial> trials, int epochs);

} // namespace trainyard
