// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/removed_machines.h"

#include "backend/protocol/reasons_job.h"
#include "cluster/control/launcher.h"
#include "cluster/control/settle.h"

#include <algorithm>

namespace trainyard {

MachineIds machineIds(const std::vector<MachineEntry>& entries)
{
    MachineIds ids;
    for (const MachineEntry& entry : entries)
        ids.insert(entry.id);
    return ids;
}

bool isRemoved(const MachineIds& listed, const std::string& machine)
{
    return !machine.empty() && machine != kLocalMachineId && !listed.contains(machine);
}

Reason removedReason()
{
    return jobReason("job.machine-removed");
}

std::vector<RunRow> unfinishedRunsOn(StoreReader& reader, const std::string& machine)
{
    RunQuery query;
    query.scope = RunScope::All;
    std::vector<RunRow> rows = reader.runs(query);
    std::erase_if(rows, [&](const RunRow& row) { return row.machine != machine || isFinal(row.state); });
    return rows;
}

std::vector<RunRow> runsOfRemoved(StoreReader& reader, const MachineIds& listed)
{
    RunQuery query;
    query.scope = RunScope::All;
    std::vector<RunRow> rows = reader.runs(query);
    std::erase_if(rows, [&](const RunRow& row) { return !isRemoved(listed, row.machine); });
    return rows;
}

int markRunsOfRemoved(RunStore& store, StoreReader& reader, const MachineIds& listed)
{
    int marked = 0;
    for (const JobRow& job : reader.jobs(true)) {
        if (!isRemoved(listed, job.machine))
            continue;
        const std::optional<RunRow> row = reader.run(job.runId);
        // What has not been submitted keeps its state: its request is still open.
        if (!row || isFinal(row->state) || row->state == JobState::Unknown || isBeingSubmitted(row->state))
            continue;
        settle(store.setRunState(row->id, JobState::Unknown, removedReason()));
        ++marked;
    }
    return marked;
}

} // namespace trainyard
