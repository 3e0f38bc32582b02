// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/array_plan.h"

#include "backend/base/error.h"

#include <algorithm>

namespace trainyard {
namespace {

std::string partToken(const std::string& token, std::size_t part, std::size_t parts)
{
    return parts == 1 ? token : token + ".p" + std::to_string(part + 1);
}

} // namespace

std::string taskToken(const std::string& token, int index)
{
    return token + "_" + std::to_string(index);
}

std::vector<ArrayPart> splitArray(const JobRequest& whole, int maxArraySize, int maxTasks)
{
    if (maxArraySize < 2)
        throw Failure(ErrorKind::Unsupported, "submit an array", whole.name, "the cluster allows no arrays",
                      "Submit the runs one by one.");
    std::size_t most = static_cast<std::size_t>(maxArraySize);
    if (maxTasks > 0)
        most = std::min(most, static_cast<std::size_t>(maxTasks));
    const std::size_t count = whole.tasks.size();
    const std::size_t parts = std::max<std::size_t>(1, (count + most - 1) / most);
    std::vector<ArrayPart> plan;
    for (std::size_t part = 0; part < parts; ++part) {
        ArrayPart one{whole, {}};
        one.request.token = partToken(whole.token, part, parts);
        one.request.tasks.clear();
        for (std::size_t task = part * most; task < std::min(count, (part + 1) * most); ++task) {
            one.request.tasks.push_back({static_cast<int>(task - part * most), whole.tasks[task].runDirectory});
            one.tasks.push_back(task);
        }
        for (JobDependency& dependency : one.request.dependencies)
            if (dependency.kind == JobDependency::Kind::AfterCorr)
                dependency.token = partToken(dependency.token, part, parts);
        if (part > 0 && whole.throttle > 0)
            one.request.dependencies.push_back({JobDependency::Kind::AfterAny, plan.back().request.token});
        plan.push_back(std::move(one));
    }
    return plan;
}

void chainStages(std::vector<JobRequest>& stages)
{
    for (std::size_t i = 1; i < stages.size(); ++i) {
        if (stages[i].tasks.size() != stages[0].tasks.size())
            throw Failure(ErrorKind::BadInput, "chain the stages of", stages[i].name,
                          "it has " + std::to_string(stages[i].tasks.size()) + " tasks and the first "
                              + std::to_string(stages[0].tasks.size()));
        stages[i].dependencies.push_back({JobDependency::Kind::AfterCorr, stages[i - 1].token});
    }
}

JobRequest failedTasks(const JobRequest& whole, const std::vector<JobReport>& reports, const std::string& newToken)
{
    if (reports.size() != whole.tasks.size())
        throw Failure(ErrorKind::Internal, "submit the failed tasks of", whole.name, "there is not one report for each task");
    JobRequest again = whole;
    again.token = newToken;
    again.dependencies.clear();
    again.tasks.clear();
    for (std::size_t i = 0; i < reports.size(); ++i)
        if (canResume(reports[i].state))
            again.tasks.push_back(whole.tasks[i]);
    return again;
}

} // namespace trainyard
