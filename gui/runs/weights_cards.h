// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

class QGridLayout;
class QVBoxLayout;

namespace trainyard {

class WeightsViewModel;

/// What deserves a look about the thresholds, with what helps.
class WeightsRemarksCard : public Card {
    Q_OBJECT
public:
    explicit WeightsRemarksCard(WeightsViewModel& model, QWidget* parent = nullptr);
    void refresh();

private:
    WeightsViewModel& m_model;
    QWidget* m_list = nullptr;
    QString m_said; ///< what the list says now
};

/// What is never pruned, and check boxes for what may be.
class WeightsRolesCard : public Card {
    Q_OBJECT
public:
    explicit WeightsRolesCard(WeightsViewModel& model, QWidget* parent = nullptr);
    void refresh();

private:
    WeightsViewModel& m_model;
    QWidget* m_table = nullptr;
};

} // namespace trainyard
