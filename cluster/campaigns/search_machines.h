// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

#include <string>
#include <vector>

namespace trainyard {

/// A run's time on a machine: one attempt.
struct MachineStretch {
    std::size_t run = 0;         ///< index into the runs
    double from = 0.0, to = 0.0; ///< Unix seconds; `to` of a running one: now
    int row = 0;                 ///< stretches of a row do not overlap
    double waitedFrom = 0.0;     ///< since when its row was free: the end of the stretch before, or the search's begin
};

/// One host of a machine.
struct MachineLane {
    std::string machine, host;
    std::vector<MachineStretch> stretches; ///< by `from`
    int rows = 0;                          ///< the most runs at the same time
    double trained = 0.0;                  ///< seconds, summed over the stretches
    double waited = 0.0;                   ///< seconds in which a row was free before a stretch
};

/// Which run trained where and when. Lanes by machine and host. `begin`: when the search was started. No side effects.
std::vector<MachineLane> machineLanes(const std::vector<SearchRun>& runs, double begin, double now);

} // namespace trainyard
