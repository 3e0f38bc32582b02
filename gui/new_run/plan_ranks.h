// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/past_steps_model.h"
#include "gui/new_run/plan_sections.h"
#include "gui/new_run/scaling_model.h"

class QTableView;

namespace trainyard {

class NewRunViewModel;

/// The plan pane's table for 1, 2, 4 … N ranks; hidden for a run with one rank.
class PlanRanks : public PlanSection {
    Q_OBJECT
public:
    explicit PlanRanks(NewRunViewModel* model, QWidget* parent = nullptr);

signals:
    void neededChanged(bool needed);

private:
    void show();

    NewRunViewModel* m_viewModel;
    ScalingModel m_rows;
    PastStepsModel m_past;
    QTableView* m_table;
};

} // namespace trainyard
