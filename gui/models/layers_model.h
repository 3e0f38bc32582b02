// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"

#include <QAbstractTableModel>

#include <vector>

namespace trainyard {

/// The layers of a planned network: name, kind, output shape, parameters, FLOPs a sample.
class LayersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, LayerKind, Output, Parameters, Flops, ColumnCount };

    explicit LayersModel(QObject* parent = nullptr);
    void setLayers(std::vector<NetLayer> layers);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<NetLayer> m_layers;
};

} // namespace trainyard
