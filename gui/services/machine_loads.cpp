// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_loads.h"

namespace trainyard {
namespace {

bool isRunning(JobState state)
{
    return state == JobState::Running || state == JobState::Starting || state == JobState::Finishing ||
           state == JobState::Verifying;
}

} // namespace

std::map<QString, MachineLoad> machineLoads(const std::vector<JobRow>& jobs)
{
    std::map<QString, MachineLoad> loads;
    for (const JobRow& job : jobs)
        if (!isFinal(job.state)) {
            MachineLoad& load = loads[QString::fromStdString(job.machine)];
            ++(isRunning(job.state) ? load.running : load.waiting);
        }
    return loads;
}

} // namespace trainyard
