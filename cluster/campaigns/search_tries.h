// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

#include <vector>

namespace trainyard {

/// Joins the runs that continue each other. A run without a point belongs to no try. By the slot of the first run.
std::vector<SearchTry> joinRuns(const SearchPlan& plan, const std::vector<SearchRun>& runs);

/// When the try's last run ended; 0 while it has not.
double endOf(const SearchTry& one, const std::vector<SearchRun>& runs);

/// A higher score is better in every goal; NaN stays NaN.
double scoreOf(const SearchGoal& goal, double value);

/// For each point (one score for each goal) whether no other is at least as good in every goal and better in one.
/// Points with a NaN are never on the front. O(n log n) for two goals, O(n · front) for three.
std::vector<bool> paretoFront(const std::vector<std::vector<double>>& scores);

/// Sets onFront, best, bestOrder and bestSoFar from the tries of the report. Repeats and failed tries do not count.
void findBest(const SearchPlan& plan, const std::vector<SearchRun>& runs, SearchReport& report);

} // namespace trainyard
