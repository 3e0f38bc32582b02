// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/machine_check_view_model.h"
#include "gui/widgets/card.h"

class QPushButton;

namespace trainyard {

class BusyBar;
class Label;
class SegmentedControl;

/// The table with the result of each part of a check.
QWidget* makeMachineCheckResult(const MachineCheckViewModel& model);

/// "Check this machine": starts the engine's self-test, and shows its progress and the last result.
class MachineCheckCard : public Card {
    Q_OBJECT
public:
    MachineCheckCard(MachineCheckService& service, AppSettings& settings, QWidget* parent = nullptr);

private:
    void refresh();

    MachineCheckViewModel m_model;
    SegmentedControl* m_precision;
    QPushButton* m_start;
    QPushButton* m_copy;
    Label* m_hint;
    Label* m_problem;
    BusyBar* m_busy;
    QWidget* m_result = nullptr;
};

} // namespace trainyard
