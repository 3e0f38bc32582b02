// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/own_jobs.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <vector>

namespace trainyard {

/// Whether the job is in the queue and does not run: queued, held or blocked.
bool waitsInQueue(JobState state);

/// The jobs of this user on a machine.
class OwnJobsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Job, Run, State, Partition, Gpus, Elapsed, Left, Reason, Start, End, ColumnCount };
    enum Role { StateRole = Qt::UserRole }; ///< JobState
    using QAbstractTableModel::QAbstractTableModel;

    /// `now`: the machine's clock. Selections survive as long as the list has the same jobs.
    void setJobs(std::vector<OwnJob> jobs, double now);
    /// What is known of a job that Trainyard submitted.
    struct KnownRun {
        QString id;   ///< empty for a line that stands for several tasks of an array
        QString name; ///< with the cell of its campaign; of several tasks that of the campaign
    };
    /// By OwnJobsModel::keyOf().
    void setRuns(const QHash<QString, KnownRun>& runs);
    /// The token of a job that Trainyard submitted, with the first index of several tasks; empty for others.
    static QString keyOf(const OwnJob& job);
    const std::vector<OwnJob>& jobs() const { return m_jobs; }
    const OwnJob& job(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    int rowOf(const QString& id) const;
    /// The run of a job that Trainyard submitted: as setRuns() says, else by its name ("ty-RUNID-3" → RUNID); empty for
    /// others.
    QString runIdOf(const OwnJob& job) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const OwnJob& job, int column) const;
    QString timeText(double time) const;

    std::vector<OwnJob> m_jobs;
    QHash<QString, KnownRun> m_runs;
    double m_now = 0.0;
};

} // namespace trainyard
