// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_trial.h"

#include "backend/base/clock.h"
#include "backend/protocol/version.h"
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/shell_quote.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <cstdlib>

namespace trainyard {
namespace {

struct TrialText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TrialText)
};

constexpr double kTrialDeadline = 30.0;
constexpr double kTrialClockSlack = 30.0; // seconds; more makes file times and certificates go wrong
constexpr std::int64_t kLittleDisk = std::int64_t{5} << 30;

QString trimmedText(const std::string& text)
{
    return QString::fromStdString(text).trimmed();
}

TrialResult failed(const Error& error)
{
    return {TrialOutcome::Failed,
            trimmedText(error.subject.empty() ? error.reason : error.subject + ": " + error.reason),
            trimmedText(error.remedy)};
}

QString size(std::int64_t bytes)
{
    return QLocale().formattedDataSize(bytes);
}

TrialResult tryShell(Machine& machine)
{
    FramedScript script;
    script.add("system", "uname -sm");
    script.add("host", "hostname 2>/dev/null || uname -n");
    script.add("clock", "date +%s");
    script.add("tools",
               "for n in awk base64 cat cksum date dd df find flock grep head mkdir mv sed setsid stat tail; do "
               "command -v $n >/dev/null 2>&1 || echo $n; done");
    const FramedAnswer answer = script.run(*machine.transport, kTrialDeadline);
    const QString system = TrialText::tr("%1, %2").arg(trimmedText(answer.section("host").output),
                                                       trimmedText(answer.section("system").output));
    QStringList missing = trimmedText(answer.section("tools").output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (!missing.isEmpty())
        return {TrialOutcome::Warning, TrialText::tr("%1; missing: %2").arg(system, missing.join(QStringLiteral(", "))),
                TrialText::tr("Ask for these usual programs to be installed there.")};
    const double ahead = std::atof(answer.section("clock").output.c_str()) - unixTime();
    if (std::abs(ahead) > kTrialClockSlack)
        return {TrialOutcome::Warning,
                TrialText::tr("%1; its clock is %2 s off ours").arg(system).arg(std::lround(std::abs(ahead))),
                TrialText::tr("Nothing depends on it here, but ask for the clock to be set.")};
    return {TrialOutcome::Passed, system, {}};
}

TrialResult tryScheduler(Machine& machine)
{
    auto* slurm = dynamic_cast<SlurmScheduler*>(machine.scheduler.get());
    if (!slurm)
        return {TrialOutcome::Passed, TrialText::tr("none; runs go to Trainyard's own queue there"), {}};
    const SlurmProbe& probe = slurm->probe(*machine.transport, true);
    int nodes = 0;
    for (const SlurmPartition& partition : probe.partitions)
        for (const SlurmNodeGroup& group : partition.groups)
            nodes += partition.isDefault || probe.partitions.size() == 1 ? group.nodes : 0;
    const auto partitions = static_cast<int>(probe.partitions.size());
    const QString counted =
        partitions == 1 ? TrialText::tr("1 partition") : TrialText::tr("%1 partitions").arg(partitions);
    const QString size = nodes == 1 ? TrialText::tr("1 node in the default one")
                                    : TrialText::tr("%1 nodes in the default one").arg(nodes);
    const QString text = TrialText::tr("SLURM %1, %2, %3").arg(trimmedText(probe.version), counted, size);
    if (probe.tools.count("flock") == 0 || probe.tools.count("bash") == 0)
        return {TrialOutcome::Failed, TrialText::tr("%1; flock or bash is missing").arg(text),
                TrialText::tr("Without them no job is submitted exactly once. Ask for util-linux and bash.")};
    if (!probe.unread.empty())
        return {
            TrialOutcome::Warning, TrialText::tr("%1; not told: %2").arg(text, trimmedText(probe.unread.front())), {}};
    return {TrialOutcome::Passed, text, {}};
}

TrialResult tryGpus(Machine& machine)
{
    if (auto* slurm = dynamic_cast<SlurmScheduler*>(machine.scheduler.get())) {
        QStringList found;
        for (const SlurmPartition& partition : slurm->probe(*machine.transport).partitions) {
            int all = 0;
            for (const SlurmNodeGroup& group : partition.groups)
                for (const SlurmGpus& gpus : group.gpus)
                    all += gpus.count * group.nodes;
            int free = 0;
            for (const auto& [type, count] : partition.freeGpus)
                free += count;
            if (all > 0)
                found << TrialText::tr("%1: %2 of %3 free").arg(trimmedText(partition.name)).arg(free).arg(all);
        }
        if (!found.isEmpty())
            return {TrialOutcome::Passed, found.join(QStringLiteral(" · ")), {}};
    } else {
        const ExecResult result = machine.transport->exec("command -v nvidia-smi >/dev/null 2>&1 || exit 0\nnvidia-smi "
                                                          "--query-gpu=name,memory.total --format=csv,noheader",
                                                          kTrialDeadline);
        const QStringList lines = trimmedText(result.output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        if (result.exitCode != 0)
            return {TrialOutcome::Failed,
                    TrialText::tr("nvidia-smi says: %1").arg(lines.value(0, trimmedText(result.errorOutput))),
                    TrialText::tr(
                        "The driver does not work. Ask the administrator to reload it or to restart the machine.")};
        if (!lines.isEmpty())
            return {TrialOutcome::Passed, TrialText::tr("%1 × %2").arg(lines.size()).arg(lines.front()), {}};
    }
    return {TrialOutcome::Warning, TrialText::tr("none are offered"), TrialText::tr("Runs use the processor there.")};
}

TrialResult tryDisk(Machine& machine)
{
    const std::string runs = shellQuoted(machine.places.runs);
    const ExecResult result =
        machine.transport->exec("mkdir -p -- " + runs + " && cd -- " + runs +
                                    " && f=.try-$$ && echo x >\"$f\" && rm -f -- \"$f\" && df -Pk -- . | tail -n 1",
                                kTrialDeadline);
    if (result.exitCode != 0)
        return {TrialOutcome::Failed,
                TrialText::tr("%1: %2").arg(trimmedText(machine.places.runs), trimmedText(result.errorOutput)),
                TrialText::tr("Choose another folder for runs under Edit.")};
    const std::vector<std::string> words = splitFields(result.output, ' ', 50);
    std::int64_t free = -1;
    std::string last;
    for (const std::string& word : words) {
        if (word.ends_with('%'))
            free = std::atoll(last.c_str()) * 1024;
        if (!word.empty())
            last = word;
    }
    const QString text = TrialText::tr("%1 free in %2").arg(size(free), trimmedText(machine.places.runs));
    if (free >= 0 && free < kLittleDisk)
        return {TrialOutcome::Warning, text, TrialText::tr("Free some room: a few checkpoints fill that.")};
    return {TrialOutcome::Passed, text, {}};
}

TrialResult tryEngine(Machine& machine)
{
    std::string said;
    if (auto* slurm = dynamic_cast<SlurmScheduler*>(machine.scheduler.get())) {
        said = slurm->probe(*machine.transport).engineVersion;
    } else {
        const ExecResult result =
            machine.transport->exec(shellQuoted(machine.places.engine) + " --version 2>/dev/null", kTrialDeadline);
        const std::vector<std::string_view> lines = splitLines(result.output);
        said = result.exitCode == 0 && !lines.empty() ? std::string(lines.back()) : std::string();
    }
    if (said.empty())
        return {TrialOutcome::Warning, TrialText::tr("%1 was not found").arg(trimmedText(machine.places.engine)),
                TrialText::tr("Install it from the card Engine, or name its path under Edit.")};
    if (said != engineVersionLine())
        return {TrialOutcome::Warning, trimmedText(said),
                TrialText::tr("This window speaks with \"%1\". Install that one beside it.")
                    .arg(trimmedText(engineVersionLine()))};
    return {TrialOutcome::Passed, TrialText::tr("%1, the same as here").arg(trimmedText(said)), {}};
}

} // namespace

TrialResult tryStage(TrialStage stage, Machine& machine)
{
    try {
        switch (stage) {
        case TrialStage::Shell: return tryShell(machine);
        case TrialStage::Scheduler: return tryScheduler(machine);
        case TrialStage::Gpus: return tryGpus(machine);
        case TrialStage::Disk: return tryDisk(machine);
        case TrialStage::Engine: return tryEngine(machine);
        default: return {TrialOutcome::Skipped, {}, {}};
        }
    } catch (const Failure& failure) {
        return failed(failure.error());
    }
}

MachineTrial::MachineTrial(MachineHub* hub, QObject* parent) : QObject(parent), m_hub(hub)
{
    connect(hub, &MachineHub::statusChanged, this, [this](const QString& id) {
        if (m_running && id == m_machine && m_connecting)
            follow();
    });
}

void MachineTrial::start(const QString& machineId)
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
            at(stage) = {TrialOutcome::Skipped, tr("not needed on this workstation"), {}};
    if (status.state == LinkState::Connected) {
        showWay(status);
        tryNext(TrialStage::Shell);
        return;
    }
    if (at(TrialStage::Reach).outcome == TrialOutcome::Waiting)
        at(TrialStage::Reach).outcome = TrialOutcome::Running;
    m_connecting = true;
    m_asked = false;
    m_hub->connectMachine(machineId);
    emit changed();
}

void MachineTrial::cancel()
{
    if (!m_running)
        return;
    if (m_connecting)
        m_hub->disconnectMachine(m_machine);
    ++m_generation;
    for (TrialResult& result : m_results)
        if (result.outcome == TrialOutcome::Running || result.outcome == TrialOutcome::Waiting)
            result = {TrialOutcome::Skipped, tr("cancelled"), {}};
    finish();
}

void MachineTrial::finish()
{
    m_running = m_connecting = false;
    m_endedAt = unixTime();
    emit changed();
}

/// What was achieved on the way in, of the host that was reached last.
void MachineTrial::showWay(const MachineStatus& status)
{
    if (at(TrialStage::Reach).outcome == TrialOutcome::Skipped)
        return;
    TrialStage next = TrialStage::Reach;
    for (const PassedStep& step : status.passed) {
        const QString host = trimmedText(step.host), detail = trimmedText(step.detail);
        switch (step.step) {
        case LoginStep::Reached:
            at(TrialStage::Reach) = {TrialOutcome::Passed, tr("%1 answers: %2").arg(host, detail), {}};
            next = TrialStage::HostKey;
            break;
        case LoginStep::Verified:
            at(TrialStage::HostKey) = {
                TrialOutcome::Passed, tr("known, %1").arg(detail.section(QLatin1Char(' '), 0, 0)), {}};
            next = TrialStage::LogIn;
            break;
        case LoginStep::LoggedIn:
            at(TrialStage::LogIn) = {TrialOutcome::Passed, tr("%1 by %2").arg(host, detail), {}};
            next = TrialStage::Shell;
            break;
        }
    }
    if (next != TrialStage::Shell && at(next).outcome != TrialOutcome::Passed)
        at(next).outcome = TrialOutcome::Running;
}

void MachineTrial::follow()
{
    const MachineStatus status = m_hub->status(m_machine);
    if (status.state == LinkState::Connecting)
        m_asked = true;
    if (!m_asked)
        return; // what is told is of before
    showWay(status);
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

void MachineTrial::failConnecting(const MachineStatus& status)
{
    TrialStage stage = TrialStage::Reach;
    if (!status.passed.empty())
        switch (status.passed.back().step) {
        case LoginStep::Reached: stage = TrialStage::HostKey; break;
        case LoginStep::Verified: stage = TrialStage::LogIn; break;
        case LoginStep::LoggedIn: // of a jump host, or the shell does not answer
            stage =
                status.error && status.error->operation.starts_with("connect") ? TrialStage::Reach : TrialStage::Shell;
            break;
        }
    if (status.error)
        at(stage) = failed(*status.error);
    else
        at(stage) = {TrialOutcome::Skipped, tr("cancelled"), {}};
    for (TrialResult& result : m_results)
        if (result.outcome == TrialOutcome::Waiting || result.outcome == TrialOutcome::Running)
            result.outcome = TrialOutcome::Skipped;
    if (status.state == LinkState::Lost)
        m_hub->disconnectMachine(m_machine); // a test tries once
    finish();
}

void MachineTrial::tryNext(TrialStage stage)
{
    if (stage == TrialStage::Count) {
        finish();
        return;
    }
    at(stage).outcome = TrialOutcome::Running;
    emit changed();
    m_hub->ask(
        m_machine, this, [stage](Machine& machine) { return tryStage(stage, machine); },
        std::function([this, stage, generation = m_generation](const Result<TrialResult>& result) {
            if (generation != m_generation)
                return;
            at(stage) = result ? result.value() : failed(result.error());
            if (!result) {
                for (TrialResult& other : m_results)
                    if (other.outcome == TrialOutcome::Waiting)
                        other.outcome = TrialOutcome::Skipped;
                finish();
                return;
            }
            tryNext(static_cast<TrialStage>(static_cast<int>(stage) + 1));
        }));
}

} // namespace trainyard
