// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/search_folder.h"
#include "backend/protocol/search_plan.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace trainyard;
using namespace trainyard::fuzz;

namespace {

/// A plan without problems means the same once it is written and read again, and its points are runs.
void planOf(std::string_view text)
{
    RunSpec base;
    base.id = "a";
    base.name = "b";
    base.training.epochs = 10;
    std::vector<SpecProblem> problems;
    const SearchPlan plan = parseSearchPlanText(text, base, problems);
    for (const SpecProblem& problem : problems)
        must(!problem.text().empty(), "a problem without words");
    if (!problems.empty())
        return;
    must(parseSearchPlanText(toJson(plan).dump(), base, problems) == plan && problems.empty(),
         "a plan changes when it is written and read");
    const std::vector<int> rungs = searchRungs(plan, base.training.epochs);
    must(std::is_sorted(rungs.begin(), rungs.end()), "rungs without order");
    if (plan.sampler == SearchSampler::Grid) {
        const std::int64_t size = gridSize(plan);
        must(size >= 1 && size <= kLargestGrid, "a grid without points or with too many");
        gridPoint(plan, size - 1);
    }
    for (const double place : {0.0, 0.37, 1.0}) {
        const SearchPoint point = fromUnit(plan, std::vector<double>(plan.parameters.size(), place));
        must(point.size() == plan.parameters.size(), "a point of another space");
        const std::vector<double> unit = toUnit(plan, point);
        must(std::all_of(unit.begin(), unit.end(), [](double value) { return value >= 0.0 && value <= 1.0; }),
             "a place outside the space");
        std::vector<SpecProblem> ofSpec;
        const RunSpec spec = specAt(plan, base, point, ofSpec);
        if (ofSpec.empty())
            must(pointOf(plan, spec).has_value(), "a run of the search lies outside its space");
    }
}

/// A trial that can be read means the same once it is written and read again.
void trialIn(std::string_view text)
{
    const std::optional<SearchTrial> trial = parseTrial(text);
    if (!trial)
        return;
    const std::string written = trialText(*trial);
    const std::optional<SearchTrial> again = parseTrial(written);
    must(again && trialText(*again) == written, "a trial changes when it is written and read");
}

} // namespace

/// The plan of a search, the file of one of its runs, and the name of a cell.
void trainyard::fuzz::search(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    planOf(text);
    trialIn(text);
    if (const std::optional<int> slot = slotOfCell(text))
        must(slotCell(*slot) == text, "a cell with two names");
}
