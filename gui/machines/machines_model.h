// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/formats/machine_text.h"
#include "gui/services/machine_watch.h"

#include <QAbstractListModel>

#include <vector>

namespace trainyard {

/// A machine as shown in the list.
struct MachineRow {
    MachineEntry entry;
    MachineStatus status;
    QString line1; ///< "SLURM 23.02 · 5 partitions", "8 cores · 2 × RTX 4090"
    QString line2; ///< "3 jobs running, 12 waiting", "no answer since 09:12"
};

class MachinesModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, StateRole, StateIconRole, ToneRole, Line1Role, Line2Role, RemoteRole };
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<MachineRow> rows);
    const std::vector<MachineRow>& rows() const { return m_rows; }
    int rowOf(const QString& id) const; ///< -1 = not in the list

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<MachineRow> m_rows;
};

/// A partition of a cluster, summed over its nodes.
struct PartitionRow {
    QString name;
    bool isDefault = false;
    bool up = true;
    QString gpus; ///< "4 × h100 per node"
    int nodes = 0;
    int idleNodes = 0;
    int cpus = 0;      ///< per node, the maximum
    qint64 memory = 0; ///< MiB per node, the maximum
    int gpusFree = -1; ///< -1 = unknown
    int gpusAll = 0;
    double maxTime = 0.0; ///< seconds, 0 = no limit
    int mine = 0;         ///< unfinished own jobs in it
};
std::vector<PartitionRow> partitionRows(const ClusterFacts& cluster, const std::vector<OwnJob>& jobs);

class PartitionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Gpus, Free, Nodes, Idle, Node, MaxTime, Mine, ColumnCount };
    enum Role { ShareRole = Qt::UserRole, SortRole }; ///< share: free of all GPUs, 0…1; invalid without GPUs
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<PartitionRow> rows);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const PartitionRow& row, int column) const;
    std::vector<PartitionRow> m_rows;
};

} // namespace trainyard
