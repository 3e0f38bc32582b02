// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

class QGridLayout;
class QVBoxLayout;

namespace trainyard {

class WeightsViewModel;

/// Remarks on the thresholds, each with a remedy.
class WeightsRemarksCard : public Card {
    Q_OBJECT
public:
    explicit WeightsRemarksCard(WeightsViewModel& model, QWidget* parent = nullptr);
    void refresh();

private:
    WeightsViewModel& m_model;
    QWidget* m_list = nullptr;
    QString m_said; ///< the content of the list
};

/// Lists what is never pruned, and has check boxes for what can be.
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
