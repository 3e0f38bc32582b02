// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

#include <optional>

namespace trainyard {

/// Sets `repeated` from the tries of the report, and lets the means decide which try is the best: once every leader of
/// the plan has all of its seeds, or no run is left.
void findRepeated(const SearchPlan& plan, SearchReport& report);

/// The standard deviation of a goal between seeds, pooled over the points that have several; NaN if none has.
double seedDeviation(const SearchReport& report, std::size_t goal = 0);

/// Whether the best mean can be told from the next one: their difference exceeds Student's 97.5 % quantile × the pooled
/// deviation between seeds × √(1/n₁ + 1/n₂). nullopt while means do not decide, or if only one point is repeated.
/// An argument beyond those of its words is the goal's series, by which a window formats the values.
std::optional<Reason> meansFinding(const SearchPlan& plan, const std::vector<SearchRun>& runs,
                                   const SearchReport& report);

} // namespace trainyard
