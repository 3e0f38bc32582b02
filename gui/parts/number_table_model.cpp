// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/number_table_model.h"

namespace trainyard {
namespace {

QVariant orNothing(const QString& text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

} // namespace

int NumberTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows();
}

int NumberTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns();
}

QVariant NumberTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: return orNothing(tip(index.row(), index.column()));
    case StandsOutRole: return standsOut(index.row());
    default: return {};
    }
}

QVariant NumberTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns())
        return {};
    switch (role) {
    case Qt::DisplayRole: return heading(section);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: return orNothing(headingTip(section));
    default: return {};
    }
}

} // namespace trainyard
