// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace trainyard {

/// Base of small tables of numbers, right-aligned, with some highlighted rows.
class NumberTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int StandsOutRole = Qt::UserRole; ///< bool, for a whole row

    using QAbstractTableModel::QAbstractTableModel;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QString text(int row, int column) const = 0;
    virtual QString tip(int row, int column) const = 0; ///< may be empty
    virtual bool standsOut(int row) const = 0;
    virtual QString heading(int column) const = 0;
    virtual QString headingTip(int column) const = 0; ///< may be empty
};

} // namespace trainyard
