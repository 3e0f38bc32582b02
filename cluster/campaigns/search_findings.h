// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

namespace trainyard {

/// What the report's figures say, the most important first.
std::vector<Reason> findingsOf(const SearchPlan& plan, const SearchReport& report);

/// The standard deviation between seeds of the same point, pooled over all points that were repeated; NaN without any.
double seedDeviation(const SearchReport& report, std::size_t goal = 0);

} // namespace trainyard
