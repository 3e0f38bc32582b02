// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_plan.h"
#include "cluster/campaigns/campaign_remark.h"

#include <string>
#include <vector>

namespace trainyard {

/// A search for the best settings. Its runs are queued at once; each asks for its point when it starts, so that the
/// search goes on without the window.
struct SearchStudy {
    std::string id; ///< campaign id, as RunSpec::campaign
    std::string name;
    RunSpec base; ///< every run gets everything except id, name, campaign, cell and what the search decides
    SearchPlan plan;
};

struct SearchCell {
    std::string cell; ///< "t0001"; slotCell()
    RunSpec spec;     ///< with its id, and with the base spec's values until the run has asked
};

struct SearchCells {
    std::vector<CampaignRemark> problems; ///< if any, there are no cells
    std::vector<SearchCell> cells;        ///< by slot
};

inline constexpr const char* kSearchKind = "search";

/// No side effects: the same study always gives the same cells.
SearchCells planSearch(const SearchStudy& study);

} // namespace trainyard
