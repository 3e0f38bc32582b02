// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/campaigns_view_model.h"

#include <QDialog>

class QRadioButton;
class QVBoxLayout;

namespace trainyard {

/// What happens to a campaign's runs when the campaign is removed.
class RemoveCampaignDialog : public QDialog {
    Q_OBJECT
public:
    RemoveCampaignDialog(const QString& name, int runs, int unfinished, QWidget* parent = nullptr);
    /// Adds which reports show its runs; they are found after the dialog has opened.
    void tellUses(const RunUses& uses);

signals:
    void chosen(trainyard::CampaignsViewModel::Removal removal);

private:
    QVBoxLayout* m_told;
    QRadioButton* m_keep;
    QRadioButton* m_runs;
    QRadioButton* m_directories;
};

/// Published speed-ups compared with the forecast's values, with all assumptions.
class PublishedDialog : public QDialog {
    Q_OBJECT
public:
    explicit PublishedDialog(const QStringList& forecast, QWidget* parent = nullptr);
};

/// What published systems state about their speed with several GPUs, also those that state no curve. Deletes itself.
class PublishedSystemsDialog : public QDialog {
    Q_OBJECT
public:
    explicit PublishedSystemsDialog(QWidget* parent = nullptr);
};

} // namespace trainyard
