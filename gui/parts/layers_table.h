// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/following_table.h"
#include "gui/parts/layers_view_model.h"

#include <QAbstractTableModel>

namespace trainyard {

/// The tensors of the shown kind with the newest record's numbers.
class LayersTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Deviation, Zeros, Marks, ColumnCount };
    static constexpr int ToneRole = Qt::UserRole; ///< of Marks: 0 nothing, 1 a warning, 2 a problem

    explicit LayersTableModel(LayersViewModel& model, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    LayersViewModel& m_model;
    std::vector<std::int64_t> m_keys; ///< of the rows that views know
};

/// Its view: the current row is the tensor that the map shows.
class LayersTable : public FollowingTable {
    Q_OBJECT
public:
    explicit LayersTable(LayersViewModel& model, QWidget* parent = nullptr);

private:
    LayersViewModel& m_model;
    LayersTableModel m_rows;
};

} // namespace trainyard
