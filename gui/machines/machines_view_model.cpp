// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machines_view_model.h"

#include "backend/base/clock.h"
#include "cluster/control/removed_machines.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/services/qt_text.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kStale = 90.0; // seconds; queries are at most 60 s apart
constexpr double kClockSlack = 5.0;

/// The run of a job on this machine. `id` is what the job's name says: the run, or the campaign of an array; empty for
/// a line that stands for several tasks, for which the campaign is told.
std::optional<OwnJobsModel::KnownRun> runOfJob(StoreReader& reader, const QString& token, const QString& id,
                                               const std::string& machine)
{
    const std::optional<JobRow> job = reader.job(token.toStdString());
    const std::optional<RunRow> row = reader.run(job ? job->runId : id.toStdString());
    if (!row || row->machine != machine)
        return std::nullopt;
    if (id.isEmpty()) {
        const auto campaign = row->campaign.empty() ? std::nullopt : reader.campaign(row->campaign);
        return campaign ? std::optional(OwnJobsModel::KnownRun{{}, qt(campaign->name)}) : std::nullopt;
    }
    const bool named = row->cell.empty() || row->name.find(row->cell) != std::string::npos;
    return OwnJobsModel::KnownRun{qt(row->id), qt(named ? row->name : row->name + " " + row->cell)};
}

} // namespace

MachinesViewModel::MachinesViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_hub(services.machines), m_watch(services.machines),
      m_trial(services.machines)
{
    connect(book(), &MachineBook::changed, this, [this] {
        if (!m_wanted.isEmpty() && book()->find(m_wanted))
            select(std::exchange(m_wanted, {}));
        else if (!book()->find(m_selected))
            select(QString::fromLatin1(kLocalMachineId));
        showList();
        emit stateChanged();
    });
    connect(book(), &MachineBook::failed, this, [this](const Error& error) { emit failed(errorText(error)); });
    connect(m_hub, &MachineHub::statusChanged, this, [this](const QString& id) {
        showList();
        if (id == m_selected)
            emit stateChanged();
    });
    connect(&m_watch, &MachineWatch::changed, this, [this](const QString& id) {
        showList();
        if (id == m_selected)
            showView();
    });
    connect(&m_trial, &MachineTrialService::changed, this, &MachinesViewModel::stateChanged);
    if (m_services.store) {
        connect(m_services.store, &StoreService::changed, this, &MachinesViewModel::askLoads);
        askLoads();
    }
    if (m_services.launch) // it reports failures itself, to the whole window
        connect(m_services.launch, &LaunchService::actionDone, this, [this](const QString& runId) {
            if (std::any_of(m_knownRuns.cbegin(), m_knownRuns.cend(),
                            [&](const OwnJobsModel::KnownRun& run) { return run.id == runId; }))
                m_watch.poke(m_selected);
        });
    m_clock.setInterval(1000);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (status().state == LinkState::Lost || !staleText().isEmpty())
            emit stateChanged();
    });
    showList();
}

void MachinesViewModel::setActive(bool active)
{
    m_active = active;
    m_watch.setWatched(active ? m_selected : QString());
    active ? m_clock.start() : m_clock.stop();
}

void MachinesViewModel::select(const QString& machineId)
{
    if (machineId == m_selected || !book()->find(machineId))
        return;
    m_selected = machineId;
    if (m_active)
        m_watch.setWatched(machineId);
    showView();
    emit selectionChanged();
}

MachineRow MachinesViewModel::rowOf(const MachineEntry& entry) const
{
    MachineRow row;
    row.entry = entry;
    const QString id = qt(entry.id);
    row.status = m_hub->status(id);
    const MachineView& view = m_watch.view(id);
    if (view.cluster)
        row.line1 =
            tr("SLURM %1 · %2")
                .arg(qt(view.cluster->version), partitionsText(static_cast<int>(view.cluster->partitions.size())));
    else if (view.cores > 0)
        row.line1 = view.gpus.empty()
                        ? tr("%1, no GPU").arg(coresText(view.cores))
                        : tr("%1 · %2").arg(coresText(view.cores),
                                            gpuText(view.gpus.front().name, static_cast<int>(view.gpus.size())));
    else
        row.line1 = machineAddress(entry);
    if (row.status.error && row.status.state != LinkState::Connected) {
        row.line2 = reasonText(row.status.error->why());
        return row;
    }
    if (m_services.store && view.jobsAt > 0.0) {
        const auto load = m_loads.find(id);
        const MachineLoad jobs = load == m_loads.end() ? MachineLoad() : load->second;
        row.line2 = tr("%1 running, %2 waiting").arg(jobs.running).arg(jobs.waiting);
    } else if (view.jobsAt > 0.0) {
        const auto running =
            std::count_if(view.jobs.begin(), view.jobs.end(), [](const OwnJob& job) { return isActive(job.state); });
        const auto waiting = std::count_if(view.jobs.begin(), view.jobs.end(),
                                           [](const OwnJob& job) { return waitsInQueue(job.state); });
        row.line2 = tr("%1 running, %2 waiting").arg(running).arg(waiting);
    } else {
        const std::string scheduler = abilitiesOf(entry).name;
        row.line2 = scheduler.empty() ? tr("no scheduler") : qt(scheduler);
    }
    return row;
}

void MachinesViewModel::askLoads()
{
    m_services.store->ask(
        this, [](StoreReader& reader) { return machineLoads(reader.jobs(true)); },
        [this, generation = ++m_loadsAsked](std::map<QString, MachineLoad> loads) {
            if (generation != m_loadsAsked || loads == m_loads)
                return;
            m_loads = std::move(loads);
            showList();
        });
}

void MachinesViewModel::showList()
{
    std::vector<MachineRow> rows;
    for (const MachineEntry& entry : book()->entries())
        rows.push_back(rowOf(entry));
    m_machines.setRows(std::move(rows));
    emit listChanged();
}

void MachinesViewModel::showView()
{
    const MachineView& seen = view();
    m_partitions.setRows(seen.cluster ? partitionRows(*seen.cluster, seen.jobs) : std::vector<PartitionRow>());
    m_jobs.setJobs(seen.jobs, unixTime());
    askRunNames();
    emit stateChanged();
}

void MachinesViewModel::askRunNames()
{
    QStringList keys; // of jobs
    QHash<QString, QString> ids;
    for (const OwnJob& job : m_jobs.jobs())
        if (const QString key = OwnJobsModel::keyOf(job); !key.isEmpty() && !ids.contains(key)) {
            keys << key;
            ids[key] = job.token().empty() ? QString() : OwnJobsModel().runIdOf(job);
        }
    const QString asked = m_selected + QLatin1Char('\n') + keys.join(QLatin1Char('\n'));
    if (!m_services.store || keys.isEmpty() || asked == m_namesAsked)
        return;
    m_namesAsked = asked;
    m_services.store->ask(
        this,
        [ids, machine = m_selected.toStdString()](StoreReader& reader) {
            QHash<QString, OwnJobsModel::KnownRun> runs;
            for (auto one = ids.cbegin(); one != ids.cend(); ++one)
                if (const auto run = runOfJob(reader, one.key(), one.value(), machine))
                    runs[one.key()] = *run;
            return runs;
        },
        [this](const QHash<QString, OwnJobsModel::KnownRun>& runs) {
            m_knownRuns = runs;
            m_jobs.setRuns(runs);
            emit stateChanged();
        });
}

QString MachinesViewModel::sinceText() const
{
    return isLocal() ? QString() : linkSinceText(status(), unixTime());
}

QString MachinesViewModel::staleText() const
{
    const MachineView& seen = view();
    if (seen.jobsAt <= 0.0)
        return {};
    const bool silent = status().state != LinkState::Connected || unixTime() - seen.jobsAt > kStale || seen.error;
    return silent ? tr("as of %1").arg(format::clockSeconds(seen.jobsAt)) : QString();
}

QString MachinesViewModel::problem() const
{
    const MachineStatus now = status();
    if (now.error && now.state != LinkState::Connected && now.error->kind != ErrorKind::Cancelled)
        return qt(now.error->text());
    if (now.state == LinkState::Connected && view().error)
        return qt(view().error->text());
    return {};
}

QList<MachinesViewModel::Fact> MachinesViewModel::facts() const
{
    const MachineEntry* machine = entry();
    if (!machine)
        return {};
    const MachineStatus now = status();
    const MachineView& seen = view();
    QList<Fact> facts;
    if (machine->transport == TransportKind::Ssh) {
        facts << Fact{tr("Address"), machineAddress(*machine)};
        QString by;
        QStringList jumps;
        for (const PassedStep& step : now.passed) {
            if (step.step == LoginStep::LoggedIn) {
                if (!by.isEmpty())
                    jumps << by.section(QLatin1Char('\n'), 0, 0);
                by = qt(step.host) + QLatin1Char('\n') + reasonText(step.detail);
            }
        }
        if (!by.isEmpty())
            facts << Fact{tr("Logged in by"), by.section(QLatin1Char('\n'), 1)};
        facts << Fact{tr("Jump hosts"), !jumps.isEmpty() ? jumps.join(QStringLiteral(", "))
                                        : machine->jumps.empty() || machine->jumps == "none" ? tr("none")
                                                                                             : qt(machine->jumps)};
        if (now.roundTrip > 0.0)
            facts << Fact{tr("Round trip"),
                          tr("%1 ms").arg(format::fixed(now.roundTrip * 1000.0, now.roundTrip < 0.01 ? 1 : 0)),
                          tr("Of a minimal command")};
    }
    const std::string scheduler = abilitiesOf(*machine).name;
    if (seen.cluster)
        facts << Fact{tr("Cluster"),
                      tr("%1, %2 %3").arg(qt(seen.cluster->name), qt(scheduler), qt(seen.cluster->version))};
    else
        facts << Fact{tr("Scheduler"), scheduler.empty() ? tr("none; Trainyard's own queue") : qt(scheduler)};
    if (seen.cores > 0)
        facts << Fact{tr("Processor"), tr("%1, %2").arg(coresText(seen.cores), format::bytes(seen.memory << 20))};
    if (const std::string& runs = now.places.runs.empty() ? machine->runsFolder : now.places.runs; !runs.empty())
        facts << Fact{tr("Runs folder"), qt(runs)};
    if (seen.diskFree >= 0)
        facts << Fact{tr("Disk free"), tr("%1 of %2").arg(format::bytes(seen.diskFree), format::bytes(seen.diskTotal)),
                      tr("Where runs are stored")};
    if (std::abs(seen.clockAhead) > kClockSlack)
        facts << Fact{tr("Clock"), tr("%1 s off").arg(std::lround(std::abs(seen.clockAhead))),
                      tr("Its clock differs from this workstation's; times of jobs are those of its own clock")};
    return facts;
}

QString MachinesViewModel::hostKey() const
{
    QString key;
    for (const PassedStep& step : status().passed)
        if (step.step == LoginStep::Verified)
            key = qt(step.detail.words);
    return key;
}

QList<MachinesViewModel::Fact> MachinesViewModel::limits() const
{
    const MachineView& seen = view();
    if (!seen.cluster)
        return {};
    const ClusterFacts& cluster = *seen.cluster;
    QList<Fact> facts;
    for (const ClusterAccount& one : cluster.associations) {
        QStringList parts;
        if (!one.partition.empty())
            parts << tr("partition %1").arg(qt(one.partition));
        QStringList qos;
        for (const std::string& name : one.qos)
            qos << qt(name);
        if (!qos.isEmpty())
            parts << tr("QoS %1").arg(qos.join(QStringLiteral(", ")));
        if (one.maxJobs > 0)
            parts << jobsAtOnceText(one.maxJobs);
        if (one.maxSubmit > 0)
            parts << tr("at most %1 queued").arg(one.maxSubmit);
        if (one.maxWall > 0.0)
            parts << tr("up to %1").arg(format::span(one.maxWall));
        const QString label = one.account == cluster.defaultAccount ? tr("Account %1 (default)").arg(qt(one.account))
                                                                    : tr("Account %1").arg(qt(one.account));
        facts << Fact{label, parts.isEmpty() ? tr("no limits") : parts.join(QStringLiteral(" · "))};
    }
    if (!cluster.accounting)
        facts << Fact{tr("Accounts"), tr("the cluster keeps none")};
    for (const ClusterQos& one : cluster.qos) {
        QStringList parts;
        if (one.maxWall > 0.0)
            parts << tr("up to %1").arg(format::span(one.maxWall));
        if (one.maxJobsPerUser > 0)
            parts << jobsAtOnceText(one.maxJobsPerUser);
        if (one.maxSubmitPerUser > 0)
            parts << tr("at most %1 queued").arg(one.maxSubmitPerUser);
        if (!one.maxTresPerJob.empty())
            parts << tr("per job: %1").arg(qt(one.maxTresPerJob));
        if (!one.maxTresPerUser.empty())
            parts << tr("per user: %1").arg(qt(one.maxTresPerUser));
        facts << Fact{tr("QoS %1").arg(qt(one.name)),
                      parts.isEmpty() ? tr("no limits") : parts.join(QStringLiteral(" · "))};
    }
    if (cluster.maxArraySize > 0)
        facts << Fact{tr("Largest array"), format::count(cluster.maxArraySize - 1)};
    facts << Fact{tr("Home folder"),
                  cluster.homeFree < 0 ? QStringLiteral("–") : tr("%1 free").arg(format::bytes(cluster.homeFree))};
    facts << Fact{tr("Quota"), cluster.quota.empty() ? tr("not reported") : qt(cluster.quota)};
    for (const std::string& unread : cluster.unread)
        facts << Fact{tr("Not reported"), qt(unread)};
    return facts;
}

QString MachinesViewModel::jobsCaption() const
{
    if (view().jobsAt <= 0.0)
        return {};
    int running = 0, waiting = 0;
    for (const OwnJob& job : m_jobs.jobs()) {
        running += isActive(job.state) ? 1 : 0;
        waiting += waitsInQueue(job.state) ? 1 : 0;
    }
    const QString counts = tr("%1 running, %2 waiting").arg(running).arg(waiting);
    const QString stale = staleText();
    return stale.isEmpty() ? counts : tr("%1 · %2").arg(counts, stale);
}

QString MachinesViewModel::badge() const
{
    int running = 0;
    for (const MachineEntry& entry : book()->entries()) {
        const QString id = qt(entry.id);
        if (entry.id == kLocalMachineId)
            continue;
        if (m_services.store) {
            const auto load = m_loads.find(id);
            running += load == m_loads.end() ? 0 : load->second.running;
        } else {
            for (const OwnJob& job : m_watch.view(id).jobs)
                running += isActive(job.state) ? 1 : 0;
        }
    }
    return running > 0 ? QString::number(running) : QString();
}

void MachinesViewModel::setFinishedShown(bool shown)
{
    m_finished = shown;
    m_watch.setFinishedWanted(shown);
}

void MachinesViewModel::save(const MachineEntry& entry)
{
    m_wanted = qt(entry.id);
    book()->save(entry);
}

void MachinesViewModel::refresh()
{
    book()->reload();
    m_watch.refresh(m_selected);
}

void MachinesViewModel::removeSelected()
{
    if (!entry() || isLocal())
        return;
    if (!m_services.store) {
        remove(m_selected);
        return;
    }
    m_services.store->ask(
        this,
        [machine = m_selected.toStdString()](StoreReader& reader) {
            QStringList names;
            for (const RunRow& row : unfinishedRunsOn(reader, machine))
                names << qt(row.name);
            return names;
        },
        [this, machine = m_selected](const QStringList& names) {
            if (names.isEmpty())
                remove(machine);
            else
                emit removalAsked(machine, names);
        });
}

void MachinesViewModel::remove(const QString& machineId)
{
    const MachineEntry* machine = book()->find(machineId);
    if (!machine || machineId == QLatin1String(kLocalMachineId))
        return;
    m_removed = *machine;
    book()->remove(machineId);
    emit undoOffered(tr("%1 was removed from the list; its jobs continue").arg(qt(m_removed.name)));
}

void MachinesViewModel::undoRemoval()
{
    save(m_removed);
}

void MachinesViewModel::test()
{
    m_trial.start(m_selected);
}

void MachinesViewModel::engineChanged()
{
    refresh();
}

} // namespace trainyard
