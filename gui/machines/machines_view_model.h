// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/machines_model.h"
#include "gui/machines/own_jobs_model.h"
#include "gui/services/machine_trial.h"
#include "gui/services/machine_watch.h"
#include "gui/services/services.h"

#include <QObject>
#include <QTimer>

namespace trainyard {

/// What can be done to jobs on a machine.
/// Save and Extend: only of runs that this window's store knows.
enum class JobAct { Cancel, Hold, Release, Requeue, Save, Extend };

/// The page Machines: the list, the selected machine, its queue and what is being done to them.
class MachinesViewModel : public QObject {
    Q_OBJECT
public:
    /// Something told of the selected machine.
    struct Fact {
        QString label;
        QString text;
        QString tooltip = {};
    };

    /// `services.machines` must be there; the store may be absent (names of runs are not told then).
    explicit MachinesViewModel(const Services& services, QObject* parent = nullptr);

    MachineHub* hub() const { return m_hub; }
    MachineBook* book() const { return m_hub->book(); }
    MachineWatch* watch() { return &m_watch; }
    MachineTrial* trial() { return &m_trial; }
    MachinesModel* machines() { return &m_machines; }
    PartitionsModel* partitions() { return &m_partitions; }
    OwnJobsModel* jobs() { return &m_jobs; }

    void setActive(bool active); ///< the page is shown: only then is anything asked
    void select(const QString& machineId);
    QString selected() const { return m_selected; }
    const MachineEntry* entry() const { return book()->find(m_selected); } ///< null: nothing is selected
    bool isLocal() const { return m_selected == QLatin1String(kLocalMachineId); }
    MachineStatus status() const { return m_hub->status(m_selected); }
    const MachineView& view() const { return m_watch.view(m_selected); }

    // Texts of the selected machine.
    QString sinceText() const;
    /// "as of 14:02" where what is shown is older than it should be; empty when it is fresh.
    QString staleText() const;
    /// Why it is not connected or could not be looked at, with what to do; empty when all is well.
    QString problem() const;
    QList<Fact> facts() const;
    QString hostKey() const;     ///< "ssh-ed25519 SHA256:…" of the present connection
    QList<Fact> limits() const;  ///< accounts, QoS, quota
    QString jobsCaption() const; ///< "3 running, 12 waiting"
    QString badge() const;       ///< jobs that run on all connected machines

    // Actions.
    void connectSelected() { m_hub->connectMachine(m_selected); }
    void disconnectSelected() { m_hub->disconnectMachine(m_selected); }
    void pauseSelected(bool paused) { m_hub->pauseMachine(m_selected, paused); }
    void refresh() { m_watch.refresh(m_selected); }
    void setFinishedShown(bool shown);
    void save(const MachineEntry& entry); ///< adds or changes it, and selects it
    void removeSelected();                ///< its jobs there go on; undoRemoval() brings it back
    void undoRemoval();
    void test();
    bool canAct(JobAct act, const OwnJob& job) const;
    /// On the jobs with these ids (OwnJob::id); what cannot be done to some is told by failed().
    void act(JobAct act, const QStringList& jobIds);
    /// The run saves and stops, and a new job of it goes on with so much time.
    void extend(const QString& jobId, double seconds);
    /// "trainyard-engine" of a connected machine was changed by somebody else: look again.
    void engineChanged();

signals:
    void listChanged();
    void selectionChanged();
    void stateChanged(); ///< of the selected machine: connection, view or trial
    void undoOffered(const QString& text);
    void noticed(const QString& text);
    void failed(const QString& text);

private:
    void showList();
    void showView();
    void askRunNames();
    MachineRow rowOf(const MachineEntry& entry) const;
    /// The run that a job works at, when the store knows it as one of this machine; empty otherwise.
    QString knownRun(const OwnJob& job) const;
    void actOnRun(JobAct act, const QString& runId);

    Services m_services;
    MachineHub* m_hub;
    MachineWatch m_watch;
    MachineTrial m_trial;
    MachinesModel m_machines;
    PartitionsModel m_partitions;
    OwnJobsModel m_jobs;
    QTimer m_clock;
    QString m_selected = QString::fromLatin1(kLocalMachineId);
    QString m_wanted; ///< saved just now, to be selected when it is in the book
    MachineEntry m_removed;
    bool m_active = false;
    bool m_finished = false;
    QHash<QString, QString> m_knownRuns; ///< name by id, of the jobs shown
    QString m_namesAsked;                ///< run ids whose names were asked for last
};

} // namespace trainyard
