// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Machines does to jobs.
#include "gui/viewmodels/machines_view_model.h"

namespace trainyard {
namespace {

void actOn(Machine& machine, JobAct act, const OwnJob& job)
{
    const std::string token = job.token();
    if (!token.empty()) { // Trainyard's own: its records are kept, so that nothing takes it for lost
        switch (act) {
        case JobAct::Cancel: return machine.scheduler->cancel(*machine.transport, token);
        case JobAct::Hold: return machine.scheduler->hold(*machine.transport, token);
        case JobAct::Release: return machine.scheduler->release(*machine.transport, token);
        case JobAct::Requeue: return machine.scheduler->requeue(*machine.transport, token);
        }
    }
    const ExecResult result = machine.transport->exec(ownJobScript(static_cast<OwnJobAction>(act), job.id), 60.0);
    if (result.exitCode != 0)
        throw Failure(ErrorKind::BadInput, "act on the job", job.id,
                      result.errorOutput.substr(0, result.errorOutput.find('\n')));
}

} // namespace

bool MachinesViewModel::canAct(JobAct act, const OwnJob& job) const
{
    const MachineEntry* machine = entry();
    if (!machine || status().state != LinkState::Connected)
        return false;
    const bool slurm = machine->scheduler == SchedulerKind::Slurm;
    switch (act) {
    case JobAct::Cancel: return !isFinal(job.state);
    case JobAct::Hold: return slurm && (job.state == JobState::Queued || job.state == JobState::Blocked);
    case JobAct::Release: return slurm && job.state == JobState::Held;
    case JobAct::Requeue: return slurm && (job.state == JobState::Running || job.state == JobState::Suspended);
    }
    return false;
}

void MachinesViewModel::act(JobAct act, const QStringList& jobIds)
{
    std::vector<OwnJob> jobs;
    for (const QString& id : jobIds)
        if (const int row = m_jobs.rowOf(id); row >= 0 && canAct(act, m_jobs.job(row)))
            jobs.push_back(m_jobs.job(row));
    for (const OwnJob& job : jobs)
        m_hub->ask(m_selected, this, [act, job](Machine& machine) { actOn(machine, act, job); },
                   std::function([this, machine = m_selected, id = QString::fromStdString(job.id)](const Result<void>& result) {
                       if (!result)
                           emit failed(QString::fromStdString(result.error().text()));
                       m_watch.poke(machine);
                   }));
}

} // namespace trainyard
