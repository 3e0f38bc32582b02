// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"

#include <functional>
#include <random>
#include <string>

namespace trainyard::test {

/// A plan with `count` numbers between 0 and 1, of fields of the run spec.
inline SearchPlan unitPlan(int count)
{
    static const char* const fields[] = {"/training/optimizer/momentum", "/training/optimizer/weight_decay",
                                         "/training/label_smoothing", "/training/learning_rate/base",
                                         "/training/learning_rate/warmup_epochs"};
    SearchPlan plan;
    for (int i = 0; i < count; ++i) {
        SearchParameter parameter;
        parameter.field = fields[i % 5];
        parameter.low = 0.0;
        parameter.high = 1.0;
        plan.parameters.push_back(parameter);
    }
    return plan;
}

/// A run over all of 10 epochs that ended with these values, one for each goal.
inline SearchRun endedRun(int slot, SearchPoint point, const std::vector<double>& values)
{
    SearchRun run;
    run.id = "run-" + std::to_string(slot);
    run.slot = slot;
    run.state = SearchRunState::Done;
    run.point = std::move(point);
    run.startedAt = 1000.0 + 60.0 * slot;
    run.endedAt = run.startedAt + 100.0;
    run.seconds = 100.0;
    run.epoch = 10.0;
    run.epochs = 10;
    for (const double value : values)
        run.curves.push_back({{10.0, value}});
    return run;
}

/// `count` runs at random points of the cube with the function's value.
inline std::vector<SearchRun> sampledRuns(const SearchPlan& plan, int count, std::uint64_t seed,
                                          const std::function<double(const std::vector<double>&)>& function)
{
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    std::vector<SearchRun> runs;
    for (int slot = 1; slot <= count; ++slot) {
        std::vector<double> place(plan.parameters.size());
        for (double& one : place)
            one = unit(random);
        runs.push_back(endedRun(slot, fromUnit(plan, place), {function(place)}));
    }
    return runs;
}

} // namespace trainyard::test
