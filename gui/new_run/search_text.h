// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/search_form.h"

#include <QString>

#include <string>
#include <vector>

/// What the form of a search says.
namespace trainyard {

/// A problem with a search plan as a sentence that names the field: "Learning rate, to: 0.1 is not possible here; …"
QString searchProblemText(const SpecProblem& problem);
QString noParametersText();
/// A value of a field, which is as in the spec's JSON: "\"cosine\"" → "Cosine".
QString searchValueText(const std::string& field, const std::string& json);
/// "always", "Schedule = Step", "Schedule ≠ Constant"; `all`: the choices of the condition's field.
QString searchConditionText(const SearchCondition& condition, const std::vector<std::string>& all);
/// "Learning rate"; the path if the field has no title.
QString searchFieldTitle(const std::string& field);
/// "Validation top-1". `program`: of one, which has its own names for series.
QString searchGoalTitle(const std::string& series, bool program);
/// Runs, rungs and epochs of a valid plan in one line. `epochs`: of a run.
QString searchSummary(const SearchPlan& plan, int epochs);
/// "after epochs 3 and 9"; empty if no run is judged.
QString searchRungsText(const SearchPlan& plan, int epochs);

} // namespace trainyard
