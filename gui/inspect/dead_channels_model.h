// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/layer_activity.h"

#include <QAbstractTableModel>

namespace trainyard {

/// The layers with channels that were never above 0, and those that are saturated.
class DeadChannelsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setActivity(const NetActivity* activity); ///< null: not known
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// "Saturated layers: none"
    static QString saturatedText(const NetActivity& activity);

private:
    std::vector<LayerActivity> m_layers;
};

} // namespace trainyard
