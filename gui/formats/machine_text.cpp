// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/machine_text.h"

#include "backend/base/whole_number.h"
#include "gui/formats/format.h"

#include <QCoreApplication>

#include <cmath>

namespace trainyard {
namespace {

struct MachineWords {
    Q_DECLARE_TR_FUNCTIONS(trainyard::MachineWords)
};

} // namespace

bool keyRefused(const MachineStatus& status)
{
    return status.state == LinkState::Disconnected && status.error && status.error->kind == ErrorKind::Permission &&
           !status.passed.empty() && status.passed.back().step == LoginStep::Reached;
}

LinkText linkText(const MachineStatus& status)
{
    switch (status.state) {
    case LinkState::Connecting: return {MachineWords::tr("Connecting"), QStringLiteral("queued"), StateTone::Waiting};
    case LinkState::Connected: return {MachineWords::tr("Connected"), QStringLiteral("done"), StateTone::Done};
    case LinkState::Paused: return {MachineWords::tr("Paused"), QStringLiteral("pause"), StateTone::Idle};
    case LinkState::Lost: return {MachineWords::tr("No answer"), QStringLiteral("warn"), StateTone::Waiting};
    case LinkState::Disconnected: break;
    }
    if (keyRefused(status))
        return {MachineWords::tr("Key refused"), QStringLiteral("failed"), StateTone::Failed};
    if (status.error && status.error->kind != ErrorKind::Cancelled)
        return {MachineWords::tr("Not connected"), QStringLiteral("failed"), StateTone::Failed};
    return {MachineWords::tr("Offline"), QStringLiteral("cancelled"), StateTone::Idle};
}

QString linkSinceText(const MachineStatus& status, double now)
{
    switch (status.state) {
    case LinkState::Connected:
    case LinkState::Paused: {
        const QString since = MachineWords::tr("since %1").arg(format::clock(status.since));
        return status.reconnects == 0
                   ? since
                   : MachineWords::tr("%1, %Ln reconnect(s)", nullptr, static_cast<int>(status.reconnects)).arg(since);
    }
    case LinkState::Lost: {
        const QString next = MachineWords::tr("next try in %1 s").arg(std::max(0L, std::lround(status.retryAt - now)));
        return status.heardAt > 0.0 ? MachineWords::tr("since %1, %2").arg(format::clock(status.heardAt), next) : next;
    }
    case LinkState::Connecting:
    case LinkState::Disconnected: break;
    }
    return status.heardAt > 0.0 ? MachineWords::tr("last contact %1").arg(format::clock(status.heardAt)) : QString();
}

QString trialStageText(TrialStage stage)
{
    switch (stage) {
    case TrialStage::Reach: return MachineWords::tr("Reach");
    case TrialStage::HostKey: return MachineWords::tr("Host key");
    case TrialStage::LogIn: return MachineWords::tr("Log in");
    case TrialStage::Shell: return MachineWords::tr("Shell");
    case TrialStage::Scheduler: return MachineWords::tr("Scheduler");
    case TrialStage::Gpus: return MachineWords::tr("GPUs");
    case TrialStage::Disk: return MachineWords::tr("Disk");
    case TrialStage::Engine: return MachineWords::tr("Engine");
    case TrialStage::Programs: return MachineWords::tr("Scripts");
    case TrialStage::Count: break;
    }
    return {};
}

LinkText trialOutcomeText(TrialOutcome outcome)
{
    switch (outcome) {
    case TrialOutcome::Waiting: return {MachineWords::tr("Waits"), QStringLiteral("queued"), StateTone::Idle};
    case TrialOutcome::Running: return {MachineWords::tr("Running"), QStringLiteral("running"), StateTone::Running};
    case TrialOutcome::Passed: return {MachineWords::tr("Passed"), QStringLiteral("done"), StateTone::Done};
    case TrialOutcome::Warning: return {MachineWords::tr("Warning"), QStringLiteral("warn"), StateTone::Waiting};
    case TrialOutcome::Failed: return {MachineWords::tr("Failed"), QStringLiteral("failed"), StateTone::Failed};
    case TrialOutcome::Skipped: break;
    }
    return {MachineWords::tr("Not tested"), QStringLiteral("cancelled"), StateTone::Idle};
}

QString gpuText(const std::string& type, int count)
{
    const QString name = type.empty() ? MachineWords::tr("GPU") : QString::fromStdString(type);
    return MachineWords::tr("%1 × %2").arg(count).arg(name);
}

QString coresText(int count)
{
    return MachineWords::tr("%Ln core(s)", nullptr, count);
}

QString partitionsText(int count)
{
    return MachineWords::tr("%Ln partition(s)", nullptr, count);
}

QString jobsAtOnceText(int count)
{
    return MachineWords::tr("at most %Ln job(s) at once", nullptr, count);
}

QString elapsedText(double seconds)
{
    const auto whole = wholePart<qint64>(std::max(0.0, seconds));
    const qint64 days = whole / 86400;
    const QString clock = QStringLiteral("%1:%2:%3")
                              .arg(whole / 3600 % 24)
                              .arg(whole / 60 % 60, 2, 10, QLatin1Char('0'))
                              .arg(whole % 60, 2, 10, QLatin1Char('0'));
    return days == 0 ? clock : MachineWords::tr("%1 d %2").arg(days).arg(clock);
}

} // namespace trainyard
