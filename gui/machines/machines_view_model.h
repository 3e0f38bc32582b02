// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/machines_model.h"
#include "gui/machines/own_jobs_model.h"
#include "gui/services/machine_loads.h"
#include "gui/services/machine_trial_service.h"
#include "gui/services/machine_watch.h"
#include "gui/services/services.h"

#include <QObject>
#include <QTimer>

namespace trainyard {

/// Actions on jobs of a machine. Save and Extend work only for runs that this window's store knows.
enum class JobAct { Cancel, Hold, Release, Requeue, Save, Extend };

/// The Machines page: the list, the selected machine, its queue, and operations in progress.
class MachinesViewModel : public QObject {
    Q_OBJECT
public:
    /// A fact about the selected machine.
    struct Fact {
        QString label;
        QString text;
        QString tooltip = {};
    };

    /// Needs `services.machines`; the store may be missing (then names of runs are not shown).
    explicit MachinesViewModel(const Services& services, QObject* parent = nullptr);

    MachineHub* hub() const { return m_hub; }
    MachineBook* book() const { return m_hub->book(); }
    MachineWatch* watch() { return &m_watch; }
    MachineTrialService* trial() { return &m_trial; }
    MachinesModel* machines() { return &m_machines; }
    PartitionsModel* partitions() { return &m_partitions; }
    OwnJobsModel* jobs() { return &m_jobs; }

    void setActive(bool active); ///< the page is shown; a hidden page queries nothing
    void select(const QString& machineId);
    QString selected() const { return m_selected; }
    const MachineEntry* entry() const { return book()->find(m_selected); } ///< null: none is selected
    bool isLocal() const { return m_selected == QLatin1String(kLocalMachineId); }
    MachineStatus status() const { return m_hub->status(m_selected); }
    const MachineView& view() const { return m_watch.view(m_selected); }

    // Texts about the selected machine.
    QString sinceText() const;
    /// "as of 14:02" if the data is older than it should be; otherwise empty.
    QString staleText() const;
    /// Why it is not connected or could not be queried, with a remedy; empty if there is no problem.
    QString problem() const;
    QList<Fact> facts() const;
    QString hostKey() const;     ///< "ssh-ed25519 SHA256:…" of the current connection
    QList<Fact> limits() const;  ///< accounts, QoS, quota
    QString jobsCaption() const; ///< "3 running, 12 waiting"
    QString badge() const;       ///< number of jobs of runs that run on other machines

    // Actions.
    void connectSelected() { m_hub->connectMachine(m_selected); }
    void disconnectSelected() { m_hub->disconnectMachine(m_selected); }
    void pauseSelected(bool paused) { m_hub->pauseMachine(m_selected, paused); }
    void refresh(); ///< queries the machine and reads the list of machines again
    void setFinishedShown(bool shown);
    void save(const MachineEntry& entry); ///< adds or changes the machine and selects it
    /// Its jobs continue; undoRemoval() brings it back. Where runs are not over, removalAsked() comes first and
    /// remove() is to be called.
    void removeSelected();
    void remove(const QString& machineId);
    void undoRemoval();
    void test();
    bool canAct(JobAct act, const OwnJob& job) const;
    /// Acts on the jobs with these ids (OwnJob::id); failed() reports what could not be done.
    void act(JobAct act, const QStringList& jobIds);
    /// The run saves and stops, and a new job continues it with this time limit.
    void extend(const QString& jobId, double seconds);
    /// Call this when "trainyard-engine" on a connected machine was changed: checks it again.
    void engineChanged();

signals:
    void listChanged();
    void selectionChanged();
    void stateChanged(); ///< connection, view or trial of the selected machine
    void removalAsked(const QString& machineId, const QStringList& runs); ///< names of the runs that are not over
    void undoOffered(const QString& text);
    void noticed(const QString& text);
    void failed(const QString& text);

private:
    void askLoads();
    void showList();
    void showView();
    void askRunNames();
    MachineRow rowOf(const MachineEntry& entry) const;
    /// The run of a job, if the store knows it as one of this machine; otherwise empty.
    QString knownRun(const OwnJob& job) const;
    void actOnRun(JobAct act, const QString& runId);

    Services m_services;
    MachineHub* m_hub;
    MachineWatch m_watch;
    MachineTrialService m_trial;
    MachinesModel m_machines;
    PartitionsModel m_partitions;
    OwnJobsModel m_jobs;
    QTimer m_clock;
    QString m_selected = QString::fromLatin1(kLocalMachineId);
    QString m_wanted; ///< just saved; selected once it is in the list
    MachineEntry m_removed;
    bool m_active = false;
    bool m_finished = false;
    QHash<QString, OwnJobsModel::KnownRun> m_knownRuns; ///< for the jobs shown
    std::map<QString, MachineLoad> m_loads;
    quint64 m_loadsAsked = 0;
    QString m_namesAsked; ///< run ids whose names were requested last
};

} // namespace trainyard
