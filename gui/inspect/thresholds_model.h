// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/weights_view_model.h"

#include <QAbstractTableModel>

namespace trainyard {

/// The marked percentiles as a table; the check box in the first column shows whether one is chosen.
class ThresholdsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Percentile, Threshold, Left, Ratio, Vanishing, Columns };
    enum Role { ToneRole = Qt::UserRole }; ///< of Vanishing: int of WeightsRemark::Tone

    explicit ThresholdsModel(WeightsViewModel& model, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ThresholdRow& row, int column) const;
    void refresh();
    WeightsViewModel& m_model;
    int m_rows = 0;
};

} // namespace trainyard
