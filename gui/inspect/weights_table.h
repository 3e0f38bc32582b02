// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/thresholds_model.h"
#include "gui/parts/following_table.h"

namespace trainyard {

/// The table of percentiles: selecting a row selects its flag, Space or a click on its box checks it, Del removes it.
class WeightsTable : public FollowingTable {
    Q_OBJECT
public:
    explicit WeightsTable(WeightsViewModel& model, QWidget* parent = nullptr);

signals:
    void editWanted(int place);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    WeightsViewModel& m_model;
    ThresholdsModel m_rows;
};

} // namespace trainyard
