// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/plan_sections.h"

namespace trainyard {

class NewRunViewModel;

/// The plan pane's list of which processor cores each process of the run gets; hidden for a single process.
class PlanCores : public PlanSection {
    Q_OBJECT
public:
    explicit PlanCores(NewRunViewModel* model, QWidget* parent = nullptr);
    bool isNeeded() const;

signals:
    void neededChanged(bool needed);

private:
    void show();

    NewRunViewModel* m_model;
    Label* m_text;
};

} // namespace trainyard
