// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/scheduler_kinds.h"

#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/scheduler/slurm_scheduler.h"

#include <utility>

namespace trainyard {

const char* schedulerWord(SchedulerKind kind)
{
    return kind == SchedulerKind::Slurm ? "slurm" : "direct";
}

std::optional<SchedulerKind> schedulerNamed(std::string_view word)
{
    for (const SchedulerKind kind : {SchedulerKind::Direct, SchedulerKind::Slurm})
        if (word == schedulerWord(kind))
            return kind;
    return std::nullopt;
}

std::unique_ptr<Scheduler> makeScheduler(SchedulerKind kind, SchedulerSetup setup)
{
    if (kind == SchedulerKind::Direct)
        return std::make_unique<DirectScheduler>(std::move(setup.queueRoot), std::move(setup.engine));
    SlurmScheduler::Options options;
    options.patience = 5.0;
    options.busyWhenUnsure = true;
    return std::make_unique<SlurmScheduler>(std::move(setup.jobTemplate), std::move(options));
}

} // namespace trainyard
