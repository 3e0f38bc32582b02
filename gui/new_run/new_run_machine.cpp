// SPDX-License-Identifier: GPL-3.0-or-later
// The New run form's knowledge of the chosen machine and its requests to it.
#include "cluster/control/job_requests.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/plan_elsewhere.h"

#include <algorithm>
#include <utility>

namespace trainyard {

void NewRunViewModel::connectMachines()
{
    m_elsewhere = std::make_unique<MachinePlanService>(m_services.machines);
    connect(m_elsewhere.get(), &MachinePlanService::planned, this, &NewRunViewModel::takePlanThere);
    connect(m_elsewhere.get(), &MachinePlanService::failed, this, &NewRunViewModel::takePlanThereFailure);
    connect(m_services.machines->book(), &MachineBook::changed, this, [this] {
        const std::vector<MachineChoice> all = machines();
        if (std::none_of(all.begin(), all.end(), [this](const MachineChoice& one) { return one.id == m_machine.id; }))
            chooseMachine(QString::fromLatin1(kLocalMachineId)); // the machine was removed
        emit machineChanged();
    });
    connect(m_services.machines, &MachineHub::statusChanged, this, [this](const QString& id) {
        if (id != m_machine.id)
            return;
        askCluster();
        followMachine();
        emit startChanged();
    });
}

std::vector<MachineChoice> NewRunViewModel::machines() const
{
    std::vector<MachineChoice> choices;
    if (m_services.machines)
        for (const MachineEntry& entry : m_services.machines->book()->entries()) {
            MachineChoice choice;
            choice.id = QString::fromStdString(entry.id);
            choice.name = entry.id == kLocalMachineId ? QString() : QString::fromStdString(entry.name);
            choice.cluster = abilitiesOf(entry).cluster;
            choices.push_back(choice);
        }
    if (choices.empty())
        choices.emplace_back();
    return choices;
}

QString NewRunViewModel::machineName(const QString& id) const
{
    if (id == QLatin1String(kLocalMachineId))
        return {};
    const MachineEntry* entry = m_services.machines ? m_services.machines->book()->find(id) : nullptr;
    return entry ? QString::fromStdString(entry->name) : id;
}

void NewRunViewModel::chooseMachine(const QString& id)
{
    const std::vector<MachineChoice> all = machines();
    const auto found = std::find_if(all.begin(), all.end(), [&](const MachineChoice& one) { return one.id == id; });
    if (id == m_machine.id)
        return;
    m_cluster.reset();
    setMachine(found == all.end() ? all.front() : *found);
    m_wasConnected = machineConnected();
    askCluster();
    askAgain();
}

/// Another machine was chosen, or it appeared or disappeared: what is shown is outdated.
void NewRunViewModel::askAgain()
{
    m_there.reset();
    m_thereGeneration = 0;
    m_planCurrent = false;
    m_planCancelled = false;
    m_planTimer.start();
    emit planChanged();
    emit startChanged();
}

void NewRunViewModel::followMachine()
{
    const bool connected = machineConnected();
    if (std::exchange(m_wasConnected, connected) != connected)
        askAgain();
}

bool NewRunViewModel::isElsewhere() const
{
    return m_machine.id != QLatin1String(kLocalMachineId);
}

void NewRunViewModel::setMachine(const MachineChoice& machine)
{
    m_machine = machine;
    emit machineChanged();
    emit startChanged();
}

bool NewRunViewModel::machineConnected() const
{
    return m_machine.id == QLatin1String(kLocalMachineId) ||
           (m_services.machines && m_services.machines->connected(m_machine.id));
}

void NewRunViewModel::askCluster()
{
    if (!m_machine.cluster || !m_services.machines || !machineConnected() || m_cluster)
        return;
    m_services.machines->ask(
        m_machine.id, this,
        [](Machine& machine) {
            const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false);
            return facts ? std::optional(*facts) : std::nullopt;
        },
        std::function<void(const Result<std::optional<ClusterFacts>>&)>(
            [this, id = m_machine.id](const Result<std::optional<ClusterFacts>>& facts) {
                if (facts.ok() && facts.value() && id == m_machine.id)
                    takeCluster(*facts.value());
            }));
}

void NewRunViewModel::takeCluster(const ClusterFacts& facts)
{
    m_cluster = facts;
    emit planChanged(); // for the nodes' memory
    MachineChoice known = m_machine;
    const auto add = [](QStringList& list, const std::string& text) {
        const QString name = QString::fromStdString(text);
        if (!name.isEmpty() && !list.contains(name))
            list << name;
    };
    for (const ClusterPartition& partition : facts.partitions) {
        add(known.partitions, partition.name);
        for (const NodeGroup& group : partition.groups)
            for (const NodeGpus& gpus : group.gpus) {
                known.gpus = true;
                add(known.gpuTypes, gpus.type);
            }
    }
    for (const ClusterAccount& association : facts.associations)
        add(known.accounts, association.account);
    for (const ClusterQos& qos : facts.qos)
        add(known.qos, qos.name);
    setMachine(known);
}

QString NewRunViewModel::machineProblem() const
{
    if (!m_machine.cluster || !m_cluster || !m_problems.allowsSpec())
        return {};
    JobRequest request = clusterRequest(m_side.spec, 0);
    request.token = "ty-draft-1";
    request.runDirectory = "/draft";
    request.name = m_side.spec.name;
    const std::vector<Error> problems = requestProblems(request, *m_cluster);
    return problems.empty() ? QString() : errorText(problems.front());
}

QString NewRunViewModel::machineRemark() const
{
    if (!m_machine.cluster || !m_problems.allowsSpec())
        return {};
    const std::optional<Reason> remark = requestRemark(clusterRequest(m_side.spec, 0));
    return remark ? asSentence(reasonText(*remark)) + QLatin1Char(' ') + remedyText(*remark) : QString();
}

void NewRunViewModel::askPlanThere()
{
    m_there.reset();
    m_thereTrouble.clear();
    m_thereGeneration = 0;
    if (!isElsewhere() || !m_elsewhere)
        return;
    if (machineConnected())
        m_thereGeneration = m_elsewhere->plan(m_machine.id, specToCheck());
    else
        m_thereTrouble =
            tr("%1 is not connected: memory, GPUs and data are those of this workstation.").arg(m_machine.name);
}

void NewRunViewModel::takePlanThere(quint64 generation, const MachinePlan& answer)
{
    if (generation != m_thereGeneration)
        return;
    m_thereGeneration = 0;
    m_there = answer;
    concludePlan();
}

void NewRunViewModel::takePlanThereFailure(quint64 generation, const Error& error)
{
    if (generation != m_thereGeneration)
        return;
    m_thereGeneration = 0;
    m_thereTrouble = tr("%1 could not be queried, so memory, GPUs and data are those of this workstation: %2")
                         .arg(m_machine.name, errorText(error));
    concludePlan();
}

/// Called once all queried engines have answered.
void NewRunViewModel::concludePlan()
{
    if (!m_here || m_thereGeneration != 0 || m_planTimer.isActive() || m_planCancelled)
        return;
    m_plan = !isElsewhere() ? *m_here
             : m_there      ? planElsewhere(m_side.spec, *m_here, *m_there, m_machine.cluster)
                            : planUnasked(*m_here, m_machine.name);
    m_planCurrent = true;
    if (m_plan->dataset) {
        m_plannedData = m_side.spec.data;
        m_holdsOut = m_plan->dataset->heldOut;
    }
    m_filesSeen = 0;
    emit planChanged();
    emit problemsChanged();
    emit startChanged();
}

QString NewRunViewModel::machineText() const
{
    return isElsewhere() ? machineElsewhere(m_side.spec, m_there, m_cluster ? &*m_cluster : nullptr) : QString();
}

qint64 NewRunViewModel::memoryOfMachine() const
{
    if (isElsewhere() && (m_there || m_cluster))
        return memoryElsewhere(m_side.spec, m_there, m_cluster ? &*m_cluster : nullptr);
    return m_devices ? m_devices->cpu.memoryTotal : 0;
}

} // namespace trainyard
