// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/run_series.h"

#include "backend/protocol/reasons_study.h"

#include <cstdint>

namespace trainyard {
namespace {

constexpr std::size_t kLongestName = 200;

} // namespace

std::string cellRunId(const std::string& campaign, const std::string& cell)
{
    return campaign + "." + cell;
}

std::string cellTitle(std::string title, const std::string& cell)
{
    const std::size_t room = kLongestName - cell.size() - 1;
    if (title.size() > room) {
        std::size_t end = room;
        while (end > 0 && (static_cast<unsigned char>(title[end]) & 0xC0) == 0x80) // not inside a multi-byte character
            --end;
        title.resize(end);
    }
    return title + " " + cell;
}

SeriesPlan planRunSeries(const RunSeries& series)
{
    SeriesPlan plan;
    if (series.specs.empty())
        plan.problems.push_back({studyReason("study.no-spec")});
    if (series.repeats < 1 || series.repeats > kMostSeriesCells)
        plan.problems.push_back({studyReason("study.repeats", series.repeats, kMostSeriesCells)});
    else if (series.specs.size() * static_cast<std::size_t>(series.repeats) >
             static_cast<std::size_t>(kMostSeriesCells))
        plan.problems.push_back({studyReason("study.too-many-runs", kMostSeriesCells)});
    if (series.cascade < 0 || series.throttle < 0)
        plan.problems.push_back({studyReason("study.negative-stages")});
    if (!plan.problems.empty())
        return plan;
    for (std::size_t index = 0; index < series.specs.size(); ++index)
        for (int repeat = 1; repeat <= series.repeats; ++repeat) {
            SeriesCell one;
            one.cell = (series.specs.size() > 1 ? "s" + std::to_string(index + 1) + "-" : std::string()) + "r" +
                       std::to_string(repeat);
            one.stage = series.cascade > 0 ? static_cast<int>(plan.cells.size()) / series.cascade : 0;
            one.spec = series.specs[index];
            one.spec.id = cellRunId(series.id, one.cell);
            one.spec.name = cellTitle(one.spec.name.empty() ? series.name : one.spec.name, one.cell);
            one.spec.campaign = series.id;
            one.spec.cell = one.cell;
            one.spec.seed += static_cast<std::uint64_t>(repeat - 1);
            if (repeat == 1)
                if (std::vector<SpecProblem> problems = validateRunSpec(one.spec); !problems.empty())
                    plan.problems.push_back({studyReason("study.bad-cell", one.cell), std::move(problems)});
            plan.cells.push_back(std::move(one));
        }
    if (!plan.problems.empty())
        plan.cells.clear();
    return plan;
}

} // namespace trainyard
