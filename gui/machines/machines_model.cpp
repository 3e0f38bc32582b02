// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machines_model.h"

#include "gui/formats/format.h"

#include <algorithm>

namespace trainyard {

void MachinesModel::setRows(std::vector<MachineRow> rows)
{
    const auto same = [](const MachineRow& a, const MachineRow& b) { return a.entry.id == b.entry.id; };
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same)) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int MachinesModel::rowOf(const QString& id) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].entry.id == id.toStdString())
            return static_cast<int>(i);
    return -1;
}

int MachinesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MachinesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const MachineRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const LinkText link = linkText(row.status);
    switch (role) {
    case Qt::DisplayRole: return QString::fromStdString(row.entry.name);
    case Qt::ToolTipRole: return machineAddress(row.entry);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(QString::fromStdString(row.entry.name), link.word, row.line2);
    case IdRole: return QString::fromStdString(row.entry.id);
    case StateRole: return row.entry.id == kLocalMachineId ? QString() : link.word; // this machine is always connected
    case StateIconRole: return link.icon;
    case ToneRole: return static_cast<int>(link.tone);
    case Line1Role: return row.line1;
    case Line2Role: return row.line2;
    case RemoteRole: return row.entry.transport == TransportKind::Ssh || abilitiesOf(row.entry).cluster;
    default: return {};
    }
}

std::vector<PartitionRow> partitionRows(const ClusterFacts& cluster, const std::vector<OwnJob>& jobs)
{
    std::vector<PartitionRow> rows;
    for (const ClusterPartition& partition : cluster.partitions) {
        PartitionRow row;
        row.name = QString::fromStdString(partition.name);
        row.isDefault = partition.isDefault;
        row.up = partition.state == "UP";
        row.maxTime = partition.maxTime;
        QStringList kinds;
        for (const NodeGroup& group : partition.groups) {
            row.nodes += group.nodes;
            row.idleNodes += group.usable && group.state == "idle" ? group.nodes : 0;
            row.cpus = std::max(row.cpus, group.cpus);
            row.memory = std::max<qint64>(row.memory, group.memory);
            for (const NodeGpus& gpus : group.gpus) {
                row.gpusAll += gpus.count * group.nodes;
                if (const QString kind = gpuText(gpus.type, gpus.count); !kinds.contains(kind))
                    kinds << kind;
            }
        }
        row.gpus = kinds.join(QStringLiteral(", "));
        for (const auto& [type, count] : partition.freeGpus)
            row.gpusFree = std::max(row.gpusFree, 0) + count;
        row.mine = static_cast<int>(std::count_if(jobs.begin(), jobs.end(), [&](const OwnJob& job) {
            return job.partition == partition.name && !isFinal(job.state);
        }));
        rows.push_back(std::move(row));
    }
    return rows;
}

void PartitionsModel::setRows(std::vector<PartitionRow> rows)
{
    if (rows.size() == m_rows.size()) { // keeps the selection
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PartitionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PartitionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PartitionsModel::text(const PartitionRow& row, int column) const
{
    const QString dash = QStringLiteral("–");
    switch (column) {
    case Name: return row.up ? row.name : tr("%1 (down)").arg(row.name);
    case Gpus: return row.gpus.isEmpty() ? dash : row.gpus;
    case Free:
        return row.gpusAll == 0   ? dash
               : row.gpusFree < 0 ? tr("? of %1").arg(row.gpusAll)
                                  : tr("%1 of %2").arg(row.gpusFree).arg(row.gpusAll);
    case Nodes: return format::count(row.nodes);
    case Idle: return format::count(row.idleNodes);
    case Node: return tr("%Ln core(s), %1", nullptr, row.cpus).arg(format::bytes(row.memory << 20));
    case MaxTime: return row.maxTime > 0.0 ? format::span(row.maxTime) : tr("none");
    case Mine: return format::count(row.mine);
    default: return {};
    }
}

QVariant PartitionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PartitionRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Name && row.isDefault ? tr("The default for jobs without a partition")
                                                       : text(row, index.column());
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case ShareRole:
        return index.column() == Free && row.gpusAll > 0 && row.gpusFree >= 0
                   ? QVariant(static_cast<double>(row.gpusFree) / row.gpusAll)
                   : QVariant();
    default: return {};
    }
}

QVariant PartitionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool number = section == Nodes || section == Idle || section == Mine || section == MaxTime;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Name");
    case Gpus: return tr("GPUs per node");
    case Free: return tr("GPUs free");
    case Nodes: return tr("Nodes");
    case Idle: return tr("Idle");
    case Node: return tr("Each node");
    case MaxTime: return tr("Max time");
    case Mine: return tr("Mine");
    default: return {};
    }
}

} // namespace trainyard
