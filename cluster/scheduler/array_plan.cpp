// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/array_plan.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_scheduler.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trainyard {
namespace {

std::string partToken(const std::string& token, int part, bool split)
{
    return split ? token + ".p" + std::to_string(part + 1) : token;
}

} // namespace

std::string taskToken(const std::string& token, int index)
{
    return token + "_" + std::to_string(index);
}

std::vector<ArrayPart> splitArray(const JobRequest& whole, int maxArraySize, int maxTasks, int last, int lastBefore)
{
    if (maxArraySize < 2)
        throw Failure(ErrorKind::Unsupported, "submit an array", whole.name, schedulerReason("scheduler.no-arrays"));
    const int most = maxTasks > 0 ? std::min(maxArraySize, maxTasks) : maxArraySize;
    std::map<int, std::vector<std::size_t>> tasksOf; // key: the part
    for (std::size_t task = 0; task < whole.tasks.size(); ++task) {
        tasksOf[whole.tasks[task].index / most].push_back(task);
        last = std::max(last, whole.tasks[task].index);
    }
    std::vector<ArrayPart> plan;
    for (auto& [part, tasks] : tasksOf) {
        ArrayPart one{whole, std::move(tasks)};
        one.request.token = partToken(whole.token, part, last >= most);
        one.request.tasks.clear();
        for (const std::size_t task : one.tasks)
            one.request.tasks.push_back({whole.tasks[task].index - part * most, whole.tasks[task].runDirectory});
        for (JobDependency& dependency : one.request.dependencies)
            if (dependency.kind == JobDependency::Kind::AfterCorr)
                dependency.token = partToken(dependency.token, part, (lastBefore < 0 ? last : lastBefore) >= most);
        if (!plan.empty() && whole.throttle > 0)
            one.request.dependencies.push_back({JobDependency::Kind::AfterAny, plan.back().request.token});
        plan.push_back(std::move(one));
    }
    return plan;
}

TaskPlace taskPlace(const std::string& token, int index, int last, int maxArraySize)
{
    const int part = index / maxArraySize;
    return {partToken(token, part, last >= maxArraySize), index - part * maxArraySize};
}

} // namespace trainyard
