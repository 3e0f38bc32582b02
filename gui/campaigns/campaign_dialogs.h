// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/campaigns_view_model.h"

#include <QDialog>

class QRadioButton;

namespace trainyard {

/// What is to become of a campaign's runs when it is removed.
class RemoveCampaignDialog : public QDialog {
    Q_OBJECT
public:
    RemoveCampaignDialog(const QString& name, int runs, int unfinished, QWidget* parent = nullptr);

signals:
    void chosen(trainyard::CampaignsViewModel::Removal removal);

private:
    QRadioButton* m_keep;
    QRadioButton* m_runs;
    QRadioButton* m_directories;
};

/// Speed-ups that others published beside what the forecast makes of them, with all that it assumes.
class PublishedDialog : public QDialog {
    Q_OBJECT
public:
    explicit PublishedDialog(const QStringList& forecast, QWidget* parent = nullptr);
};

} // namespace trainyard
