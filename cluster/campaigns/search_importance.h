// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

namespace trainyard {

/// Sets forest, importance, together and triesNeeded from the tries of the report. Repeats do not count: they are the
/// same point again. Of more than 600 tries it looks at 600, chosen at random.
void findImportance(const SearchPlan& plan, SearchReport& report);

/// What the best tries have in common: for a number the range of their values, for a choice the one that most of them
/// have, twice; nullopt if fewer than two of them have the parameter.
std::optional<std::pair<double, double>> bestRange(const SearchPlan& plan, const SearchReport& report,
                                                   std::size_t parameter);
/// The number of tries that count as the best ones: a tenth, at least 5 and at most 20.
int bestTries(const SearchReport& report);

} // namespace trainyard
