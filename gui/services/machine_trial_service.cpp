// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_trial_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_trial.h"

namespace trainyard {

MachineTrialService::MachineTrialService(MachineHub* hub, QObject* parent) : QObject(parent), m_hub(hub)
{
    connect(hub, &MachineHub::statusChanged, this, [this](const QString& id) {
        if (m_running && id == m_machine && m_connecting)
            follow();
    });
}

void MachineTrialService::start(const QString& machineId)
{
    cancel();
    m_machine = machineId;
    m_results = {};
    m_running = true;
    m_endedAt = 0.0;
    ++m_generation;
    const MachineEntry* entry = m_hub->book()->find(machineId);
    const MachineStatus status = m_hub->status(machineId);
    if (entry && entry->transport == TransportKind::Local)
        for (const TrialStage stage : {TrialStage::Reach, TrialStage::HostKey, TrialStage::LogIn})
            resultOf(m_results, stage) = {TrialOutcome::Skipped, trialReason("trial.not-needed")};
    if (status.state == LinkState::Connected) {
        showLogin(status.passed, m_results);
        tryNext(TrialStage::Shell);
        return;
    }
    if (result(TrialStage::Reach).outcome == TrialOutcome::Waiting)
        resultOf(m_results, TrialStage::Reach).outcome = TrialOutcome::Running;
    m_connecting = true;
    m_asked = false;
    m_hub->connectMachine(machineId);
    emit changed();
}

void MachineTrialService::cancel()
{
    if (!m_running)
        return;
    if (m_connecting)
        m_hub->disconnectMachine(m_machine);
    ++m_generation;
    skipRest(m_results, trialReason("trial.cancelled"));
    finish();
}

void MachineTrialService::finish()
{
    m_running = m_connecting = false;
    m_endedAt = unixTime();
    emit changed();
}

void MachineTrialService::follow()
{
    const MachineStatus status = m_hub->status(m_machine);
    if (status.state == LinkState::Connecting)
        m_asked = true;
    if (!m_asked)
        return; // the status is still that of an earlier attempt
    showLogin(status.passed, m_results);
    if (status.state == LinkState::Connected) {
        m_connecting = false;
        tryNext(TrialStage::Shell);
        return;
    }
    if (status.state == LinkState::Disconnected || status.state == LinkState::Lost) {
        failConnecting(status);
        return;
    }
    emit changed();
}

void MachineTrialService::failConnecting(const MachineStatus& status)
{
    const Error error = status.error.value_or(Error{});
    resultOf(m_results, failedStage(status.passed, error)) =
        status.error ? failedTrial(error) : TrialResult{TrialOutcome::Skipped, trialReason("trial.cancelled")};
    skipRest(m_results);
    if (status.state == LinkState::Lost)
        m_hub->disconnectMachine(m_machine); // a test tries once
    finish();
}

void MachineTrialService::tryNext(TrialStage stage)
{
    if (stage == TrialStage::Count) {
        finish();
        return;
    }
    resultOf(m_results, stage).outcome = TrialOutcome::Running;
    emit changed();
    m_hub->ask(
        m_machine, this, [stage](Machine& machine) { return tryStage(stage, machine); },
        std::function([this, stage, generation = m_generation](const Result<TrialResult>& result) {
            if (generation == m_generation)
                take(stage, result);
        }));
}

void MachineTrialService::take(TrialStage stage, const Result<TrialResult>& result)
{
    resultOf(m_results, stage) = result ? result.value() : failedTrial(result.error());
    if (result) {
        tryNext(static_cast<TrialStage>(static_cast<int>(stage) + 1));
        return;
    }
    skipRest(m_results);
    finish();
}

} // namespace trainyard
