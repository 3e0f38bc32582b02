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
    /// Names of runs by their ids, for jobs that Trainyard submitted.
    void setRunNames(const QHash<QString, QString>& names);
    const std::vector<OwnJob>& jobs() const { return m_jobs; }
    const OwnJob& job(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    int rowOf(const QString& id) const;
    /// The run id of a job that Trainyard submitted: "ty-RUNID-3" → RUNID; empty for others.
    static QString runIdOf(const OwnJob& job);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const OwnJob& job, int column) const;
    QString timeText(double time) const;

    std::vector<OwnJob> m_jobs;
    QHash<QString, QString> m_names;
    double m_now = 0.0;
};

} // namespace trainyard
