// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"

#include <QAbstractTableModel>

#include <vector>

namespace trainyard {

/// The layers of a planned network: name, kind, output shape, parameters, FLOPs and activation memory per sample, and
/// other properties.
class LayersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, LayerKind, Output, Parameters, Flops, Memory, Detail, ColumnCount };
    static constexpr int SortRole = Qt::UserRole; ///< numeric for numbers; shapes by size

    explicit LayersModel(QObject* parent = nullptr);
    void setLayers(std::vector<NetLayer> layers);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant sortValue(const NetLayer& layer, int row, int column) const;
    QString text(const NetLayer& layer, int column) const;

    std::vector<NetLayer> m_layers;
};

} // namespace trainyard
