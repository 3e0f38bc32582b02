// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_sets_model.h"

#include "gui/data/data_set_text.h"
#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"

#include <algorithm>

namespace trainyard {

DataSetsModel::DataSetsModel(QObject* parent) : QAbstractListModel(parent) {}

void DataSetsModel::setRows(std::vector<DataSetRow> rows)
{
    const bool same = rows.size() == m_rows.size() &&
                      std::equal(rows.begin(), rows.end(), m_rows.begin(),
                                 [](const DataSetRow& a, const DataSetRow& b) { return a.key == b.key; });
    if (same) {
        for (int i = 0; i < rowCount(); ++i) {
            DataSetRow& row = m_rows[static_cast<std::size_t>(i)];
            if (row == rows[static_cast<std::size_t>(i)])
                continue;
            row = std::move(rows[static_cast<std::size_t>(i)]);
            emit dataChanged(index(i), index(i));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const DataSetRow* DataSetsModel::find(qint64 key) const
{
    const int row = rowOf(key);
    return row < 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int DataSetsModel::rowOf(qint64 key) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].key == key)
            return static_cast<int>(i);
    return -1;
}

void DataSetsModel::setActivity(qint64 key, const DataSetActivity& activity)
{
    if (activity.kind == DataSetActivity::Kind::None)
        m_activities.remove(key);
    else
        m_activities.insert(key, activity);
    if (const int row = rowOf(key); row >= 0)
        emit dataChanged(index(row), index(row));
}

int DataSetsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

DataSetsModel::State DataSetsModel::state(const DataSetRow& row) const
{
    const DataSetActivity now = activity(row.key);
    switch (now.kind) {
    case DataSetActivity::Kind::Waiting: return {tr("Waiting"), QStringLiteral("queued"), StateTone::Waiting};
    case DataSetActivity::Kind::Listing: return {tr("Listing"), QStringLiteral("running"), StateTone::Running};
    case DataSetActivity::Kind::Preparing:
    case DataSetActivity::Kind::Reading: {
        const double share = now.total > 0 ? static_cast<double>(now.done) / static_cast<double>(now.total) : 0.0;
        return {format::percent(share, 0), QStringLiteral("running"), StateTone::Running};
    }
    case DataSetActivity::Kind::Failed: return {tr("Failed"), QStringLiteral("failed"), StateTone::Failed};
    case DataSetActivity::Kind::None: break;
    }
    if (row.inspectedAt <= 0)
        return {tr("Not inspected"), QStringLiteral("queued"), StateTone::Idle};
    if (row.unreadable > 0)
        return {tr("%1 broken").arg(format::count(row.unreadable)), QStringLiteral("warn"), StateTone::Waiting};
    return {tr("Ready"), QStringLiteral("done"), StateTone::Done};
}

Qt::ItemFlags DataSetsModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool DataSetsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    if (!value.toString().simplified().isEmpty())
        emit renamed(index.data(KeyRole).toLongLong(), value.toString());
    return true;
}

void DataSetsModel::setMachineNames(const QHash<QString, QString>& names)
{
    m_machines = names;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

QString DataSetsModel::machineName(const DataSetRow& row) const
{
    const QString id = QString::fromStdString(row.machine);
    return row.machine == "local" ? QString() : m_machines.value(id, id);
}

QVariant DataSetsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DataSetRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return format::visible(row.name);
    case Qt::EditRole: return QString::fromStdString(row.name);
    case Qt::ToolTipRole: return QString::fromStdString(row.data.path);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(format::visible(row.name), state(row).text, data(index, FormatRole).toString());
    case KeyRole: return QVariant::fromValue<qint64>(row.key);
    case StateRole: return state(row).text;
    case StateIconRole: return state(row).icon;
    case ToneRole: return static_cast<int>(state(row).tone);
    case FormatRole: {
        const QString what = row.inspectedAt > 0
                                 ? tr("%1 · %2").arg(dataFormatText(row.data.format),
                                                     pixelsText(row.data.image.width, row.data.image.height))
                                 : QString::fromStdString(row.data.path);
        const QString machine = machineName(row);
        return machine.isEmpty() ? what : tr("%1 · %2").arg(machine, what);
    }
    case CountsRole:
        if (row.runs > 0)
            return tr("used by %Ln run(s)", nullptr, static_cast<int>(row.runs));
        return row.inspectedAt > 0 ? tr("%1 · %2 classes")
                                         .arg(sampleCountText(row.trainSamples, row.validationSamples,
                                                              row.data.format != DataFormat::Hdf5),
                                              format::count(row.classes))
                                   : QString();
    default: return {};
    }
}

} // namespace trainyard
