// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// Letters from which a report may shorten a run's id.
constexpr std::size_t kShortestIdInReport = 6;

/// A stored report with blocks that name a run.
struct ReportUse {
    std::int64_t report = 0;
    std::string title;
    int blocks = 0;
};

/// A campaign to which runs belong.
struct CampaignUse {
    std::string id;
    std::string name; ///< its id if it has none
    int runs = 0;
};

/// What lacks something once runs are deleted.
struct RunUses {
    std::vector<ReportUse> reports;
    std::vector<CampaignUse> campaigns;
    bool empty() const { return reports.empty() && campaigns.empty(); }
};

/// Who uses these runs. A report names a run by its name, its id or the beginning of one; a search names none, and
/// what is frozen lacks nothing. Not on the GUI thread.
RunUses readUses(StoreReader& reader, const std::vector<RunRow>& rows);

/// How many chart and table blocks of a report's text name one of the runs.
int blocksNaming(const std::string& text, const std::vector<RunRow>& rows);

} // namespace trainyard
