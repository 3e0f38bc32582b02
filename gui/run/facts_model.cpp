// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/facts_model.h"

#include <utility>

namespace trainyard {

void FactsModel::setContent(const QStringList& header, QVector<Row> rows, const QList<int>& numbers)
{
    if (header == m_header && rows == m_rows)
        return;
    beginResetModel();
    m_header = header;
    m_rows = std::move(rows);
    m_numbers = numbers;
    endResetModel();
}

int FactsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FactsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_header.size());
}

QVariant FactsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole: return row.cells.value(index.column());
    case Qt::ToolTipRole: return row.tooltip;
    case Qt::TextAlignmentRole:
        return int((m_numbers.contains(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case IdRole: return row.id;
    case StrongRole: return row.strong;
    default: return {};
    }
}

QVariant FactsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_header.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_header[section];
    if (role == Qt::TextAlignmentRole)
        return int((m_numbers.contains(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace trainyard
