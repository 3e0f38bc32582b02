// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/campaign_plan.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Cells that one array can hold: of one stage, lane and cascade, which ask for the same.
struct CellGroup {
    int stage = 0;
    std::string resources; ///< of the spec, as JSON
    std::string lane;
    int cascade = 0;
    std::vector<const CampaignCell*> cells;
    /// Of each cell as a task: its place in the group; where each cell needs another one of a group, the index of that.
    std::vector<int> indices;
    bool oneToOne = false; ///< the latter
    int throttle = 0;      ///< most tasks at once, 0 = no limit
};

/// Where a cell stands among the groups.
struct CellPlace {
    std::size_t group = 0;
    int index = 0;
};

struct CellGroups {
    std::vector<CellGroup> groups; ///< by stage; a group stands behind those that its cells need
    std::map<std::string, CellPlace> places;
};

/// Pure; points into the plan. The plan's throttle is shared among the lanes of a stage, since each array has its own.
CellGroups groupCells(const CampaignPlan& plan);

/// The group of the cascade before this one's, and for a run series of the stage before; nullopt: none.
std::optional<std::size_t> cascadeBefore(const CellGroups& groups, std::size_t group);
std::optional<std::size_t> stageBefore(const CellGroups& groups, std::size_t group);

} // namespace trainyard
