// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/plan_sections.h"
#include "gui/parts/layers_model.h"

class QPushButton;
class QTableView;

namespace trainyard {

class NewRunViewModel;

/// The plan pane's table of the network's layers, which a window of its own draws as a diagram.
class PlanLayers : public PlanSection {
    Q_OBJECT
public:
    PlanLayers(NewRunViewModel* model, AppSettings* settings, QWidget* parent = nullptr);
    void setKindsShown(bool shown); ///< of the layers; without them the names have more room

private:
    void makeTable();
    void show();

    NewRunViewModel* m_model;
    LayersModel m_layers;
    QTableView* m_table;
    QPushButton* m_draw;
};

} // namespace trainyard
