// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

#include <QList>

class QGridLayout;
class QPushButton;

namespace trainyard {

class FactGrid;
class IconLabel;
class Label;
class WrappedLabel;
class MachinesViewModel;

/// "Test": the steps tried on the selected machine, with a remedy for each that failed.
class MachineTrialCard : public Card {
    Q_OBJECT
public:
    explicit MachineTrialCard(MachinesViewModel* model, QWidget* parent = nullptr);

private:
    void refresh();

    struct Row {
        IconLabel* icon;
        WrappedLabel* text;
        WrappedLabel* remedy;
    };
    MachinesViewModel* m_model;
    QPushButton* m_button;
    Label* m_hint;
    QWidget* m_list;
    QList<Row> m_rows;
};

} // namespace trainyard
