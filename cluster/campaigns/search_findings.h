// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

namespace trainyard {

/// What the report's figures say, the most important first.
std::vector<Reason> findingsOf(const SearchPlan& plan, const std::vector<SearchRun>& runs, const SearchReport& report);

} // namespace trainyard
