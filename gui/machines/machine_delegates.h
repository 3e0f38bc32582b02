// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace trainyard {

/// A machine in the list on the left: icon, name and connection, description, running jobs.
class MachineDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A cell of a machine's tables: with a bar for the free share before the text (PartitionsModel::ShareRole), or with
/// the icon of a job's state (OwnJobsModel::StateRole in the column `stateColumn`; -1 = none).
class MachineCellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    MachineCellDelegate(int barColumn, int stateColumn, QObject* parent)
        : QStyledItemDelegate(parent), m_barColumn(barColumn), m_stateColumn(stateColumn)
    {
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_barColumn;
    int m_stateColumn;
};

} // namespace trainyard
