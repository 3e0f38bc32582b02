// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the Machines page on jobs.
#include "gui/machines/machines_view_model.h"

#include "gui/formats/reason_text.h"

namespace trainyard {
namespace {

void actOn(Machine& machine, JobAct act, const OwnJob& job)
{
    const std::string token = job.token();
    if (!token.empty()) { // Trainyard's own job: updates its records, so that nothing considers it lost
        switch (act) {
        case JobAct::Cancel: return machine.scheduler->cancel(*machine.transport, token);
        case JobAct::Hold: return machine.scheduler->hold(*machine.transport, token);
        case JobAct::Release: return machine.scheduler->release(*machine.transport, token);
        case JobAct::Requeue: return machine.scheduler->requeue(*machine.transport, token);
        case JobAct::Save:
        case JobAct::Extend: return;
        }
    }
    machine.scheduler->actOnOwnJob(*machine.transport, static_cast<OwnJobAction>(act), job.id);
}

} // namespace

QString MachinesViewModel::knownRun(const OwnJob& job) const
{
    return m_services.launch && !job.token().empty() ? m_knownRuns.value(OwnJobsModel::keyOf(job)).id : QString();
}

/// Through the service that stores the request first, so that it is carried out even if this window closes.
void MachinesViewModel::actOnRun(JobAct act, const QString& runId)
{
    switch (act) {
    case JobAct::Cancel: return m_services.launch->cancel(runId);
    case JobAct::Hold: return m_services.launch->hold(runId);
    case JobAct::Release: return m_services.launch->release(runId);
    case JobAct::Requeue: return m_services.launch->requeue(runId);
    case JobAct::Save: return m_services.launch->checkpointNow(runId);
    case JobAct::Extend: return; // see extend()
    }
}

void MachinesViewModel::extend(const QString& jobId, double seconds)
{
    const int row = m_jobs.rowOf(jobId);
    if (row >= 0 && canAct(JobAct::Extend, m_jobs.job(row)))
        m_services.launch->extend(knownRun(m_jobs.job(row)), seconds);
}

bool MachinesViewModel::canAct(JobAct act, const OwnJob& job) const
{
    const MachineEntry* machine = entry();
    if (!machine || status().state != LinkState::Connected)
        return false;
    const QueueAbilities can = abilitiesOf(*machine);
    switch (act) {
    case JobAct::Cancel: return !isFinal(job.state);
    case JobAct::Hold: return can.holds && (job.state == JobState::Queued || job.state == JobState::Blocked);
    case JobAct::Release: return can.holds && job.state == JobState::Held;
    case JobAct::Requeue: return can.requeues && (job.state == JobState::Running || job.state == JobState::Suspended);
    case JobAct::Save: return job.state == JobState::Running && !knownRun(job).isEmpty();
    case JobAct::Extend:
        return can.timeLimits && job.state == JobState::Running && job.limit > 0.0 && !knownRun(job).isEmpty();
    }
    return false;
}

void MachinesViewModel::act(JobAct act, const QStringList& jobIds)
{
    std::vector<OwnJob> jobs;
    for (const QString& id : jobIds)
        if (const int row = m_jobs.rowOf(id); row >= 0 && canAct(act, m_jobs.job(row)))
            jobs.push_back(m_jobs.job(row));
    for (const OwnJob& job : jobs) {
        if (const QString run = knownRun(job); !run.isEmpty()) {
            actOnRun(act, run);
            continue;
        }
        m_hub->ask(
            m_selected, this, [act, job](Machine& machine) { actOn(machine, act, job); },
            std::function(
                [this, machine = m_selected, id = QString::fromStdString(job.id)](const Result<void>& result) {
                    if (!result)
                        emit failed(errorText(result.error()));
                    m_watch.poke(machine);
                }));
    }
}

} // namespace trainyard
