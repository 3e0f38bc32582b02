// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/viewmodels/campaign_form.h"
#include "gui/viewmodels/campaigns_view_model.h"

#include <QDialog>

class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QTableWidget;

namespace trainyard {

class FieldError;
class Label;
class SegmentedControl;
class TicketFields;

/// Makes a campaign of the form's spec: a scaling study, or the same run with several seeds. Shows every run it would
/// queue.
class CampaignDialog : public QDialog {
    Q_OBJECT
public:
    CampaignDialog(const Services& services, const RunSpec& spec, int cores, QWidget* parent = nullptr);
    CampaignForm& form() { return m_form; }
    void setKind(CampaignForm::Kind kind);

signals:
    void started(const QString& campaign);
    /// Thresholds are to be chosen on this run's weights first; the dialog closes.
    void weightsWanted(const QString& runId);

private:
    QWidget* makeStudyFields();
    QWidget* makeSeriesFields();
    void refresh();

    CampaignForm m_form;
    SegmentedControl* m_kind;
    QLineEdit* m_name;
    QSpinBox* m_repeats;
    QWidget* m_studyFields;
    QWidget* m_seriesFields;
    TicketFields* m_ticketFields;
    QLineEdit* m_ranks;
    QDoubleSpinBox* m_accuracy;
    QDoubleSpinBox* m_loss;
    QSpinBox* m_cascade;
    QSpinBox* m_throttle;
    Label* m_where;
    Label* m_problems;
    Label* m_remarks;
    Label* m_count;
    QTableWidget* m_cells;
    QPushButton* m_start;
};

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
