// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/plan_sections.h"

namespace trainyard {

class NewRunViewModel;
class SchedulePreview;

/// The plan pane's curve of the learning rate over the run.
class PlanSchedule : public PlanSection {
    Q_OBJECT
public:
    explicit PlanSchedule(NewRunViewModel* model, QWidget* parent = nullptr);

private:
    void show();

    NewRunViewModel* m_model;
    SchedulePreview* m_preview;
};

} // namespace trainyard
