// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/run_control.h"

#include "cluster/control/run_import.h"

namespace trainyard {

RunControl::RunControl(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (!m_services.launch)
        return;
    connect(m_services.launch, &LaunchService::actionDone, this, &RunControl::settle);
    connect(m_services.launch, &LaunchService::failed, this, &RunControl::giveUp);
    if (m_services.machines)
        connect(m_services.machines, &MachineHub::statusChanged, this, [this](const QString& id) {
            if (m_run && id == QString::fromStdString(m_run->machine))
                emit changed();
        });
}

void RunControl::follow(const RunRow& run)
{
    m_run = run;
    settlePending();
}

void RunControl::leave()
{
    m_run.reset();
    m_pending.reset();
    emit changed();
}

bool RunControl::is(JobState state) const
{
    return m_run && m_run->state == state;
}

bool RunControl::mayAsk() const
{
    return m_services.launch && m_run && !m_pending;
}

QueueAbilities RunControl::queueCan() const
{
    const MachineEntry* entry =
        mayAsk() && m_services.machines ? m_services.machines->book()->find(m_run->machine) : nullptr;
    return entry ? abilitiesOf(*entry) : QueueAbilities();
}

bool RunControl::canStop() const
{
    return m_services.launch && m_pending != RequestKind::Stop &&
           (is(JobState::Running) || is(JobState::Starting) || is(JobState::Suspended));
}

void RunControl::stop()
{
    if (canStop())
        ask(StopRequest());
}

bool RunControl::canCheckpoint() const
{
    return mayAsk() && is(JobState::Running);
}

void RunControl::checkpointNow()
{
    if (canCheckpoint())
        ask(CheckpointRequest());
}

bool RunControl::canResume() const
{
    return mayAsk() && trainyard::canResume(m_run->state) && !isImported(*m_run);
}

void RunControl::resume()
{
    if (canResume())
        ask(ResumeRequest());
}

bool RunControl::canCancel() const
{
    return mayAsk() &&
           (is(JobState::Queued) || is(JobState::Held) || is(JobState::Submitting) || is(JobState::Blocked));
}

void RunControl::cancel()
{
    if (canCancel())
        ask(CancelRequest());
}

bool RunControl::canHold() const
{
    return queueCan().holds && (is(JobState::Queued) || is(JobState::Blocked));
}

void RunControl::hold()
{
    if (canHold())
        ask(HoldRequest());
}

bool RunControl::canRelease() const
{
    return queueCan().holds && is(JobState::Held);
}

void RunControl::release()
{
    if (canRelease())
        ask(ReleaseRequest());
}

bool RunControl::canRequeue() const
{
    return queueCan().requeues && is(JobState::Running);
}

void RunControl::requeue()
{
    if (canRequeue())
        ask(RequeueRequest());
}

bool RunControl::canExtend() const
{
    return queueCan().timeLimits && is(JobState::Running);
}

void RunControl::extend(int minutes)
{
    if (!canExtend())
        return;
    m_services.launch->extend(QString::fromStdString(m_run->id), minutes * 60.0);
    emit noticed(tr("The run saves a checkpoint and stops; a new job continues it with a limit of %Ln minute(s).",
                    nullptr, minutes));
}

bool RunControl::canTrace() const
{
    return m_services.launch && is(JobState::Running);
}

void RunControl::trace(int steps)
{
    if (!canTrace())
        return;
    TraceRequest request;
    request.steps = steps;
    m_services.launch->trace(QString::fromStdString(m_run->id), request);
    emit noticed(tr("The next %1 steps will be traced; the Timeline page shows them.").arg(steps));
}

void RunControl::ask(const RunRequest& request)
{
    m_pending = kindOf(asRequest(request));
    m_stateBefore = m_run->state;
    m_services.launch->ask(QString::fromStdString(m_run->id), request);
    emit changed();
}

/// A checkpoint and a resume are done when the launcher says so; the others when the run's state tells it.
void RunControl::settle(const QString& runId, RequestKind kind)
{
    if (!m_run || runId != QString::fromStdString(m_run->id) || kind != m_pending ||
        (kind != RequestKind::Checkpoint && kind != RequestKind::Resume))
        return;
    m_pending.reset();
    emit changed();
}

void RunControl::giveUp(const QString& runId)
{
    if (!m_run || runId != QString::fromStdString(m_run->id) || !m_pending)
        return;
    m_pending.reset();
    emit changed();
}

void RunControl::settlePending()
{
    if (!m_pending || m_run->state == m_stateBefore)
        return;
    // A stop passes through "finishing"; every other request has taken effect at the first change of state.
    if (m_pending == RequestKind::Stop && !isFinal(m_run->state))
        return;
    m_pending.reset();
    emit changed();
}

} // namespace trainyard
