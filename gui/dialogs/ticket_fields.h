// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/viewmodels/campaign_form.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace trainyard {

class Label;

/// The fields of a study of lottery tickets in the dialog that makes a campaign.
class TicketFields : public QWidget {
    Q_OBJECT
public:
    explicit TicketFields(CampaignForm& form, QWidget* parent = nullptr);
    /// The form was changed from elsewhere.
    void refresh();

private:
    QWidget* makeAmounts();
    QWidget* makeControls();
    QWidget* makeQueue();

    CampaignForm& m_form;
    QComboBox* m_kind;
    QLineEdit* m_amounts;
    QLineEdit* m_points;
    QSpinBox* m_rounds;
    QCheckBox* m_instability;
    Label* m_forecast;
};

} // namespace trainyard
