// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_study.h"

#include "backend/protocol/reasons_study.h"
#include "backend/protocol/search_folder.h"
#include "cluster/campaigns/run_series.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {

SearchCells planSearch(const SearchStudy& study)
{
    SearchCells cells;
    std::vector<SpecProblem> problems;
    (void)parseSearchPlan(toJson(study.plan), study.base, problems);
    if (!problems.empty())
        cells.problems.push_back({studyReason("study.search-plan"), std::move(problems)});
    if (study.base.parent)
        cells.problems.push_back({studyReason("study.search-parent")});
    if (!cells.problems.empty())
        return cells;
    for (int slot = 1; slot <= study.plan.runs; ++slot) {
        SearchCell one;
        one.cell = slotCell(slot);
        one.spec = study.base;
        one.spec.id = cellRunId(study.id, one.cell);
        one.spec.name = cellTitle(study.base.name.empty() ? study.name : study.base.name, one.cell);
        one.spec.campaign = study.id;
        one.spec.cell = one.cell;
        if (std::find(one.spec.tags.begin(), one.spec.tags.end(), kSearchKind) == one.spec.tags.end())
            one.spec.tags.push_back(kSearchKind);
        if (slot == 1)
            if (std::vector<SpecProblem> wrong = validateRunSpec(one.spec); !wrong.empty()) {
                cells.problems.push_back({studyReason("study.bad-cell", one.cell), std::move(wrong)});
                return cells;
            }
        cells.cells.push_back(std::move(one));
    }
    return cells;
}

} // namespace trainyard
