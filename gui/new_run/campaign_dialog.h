// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"

#include <QDialog>

class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace trainyard {

class Label;
class SegmentedControl;
class TicketFields;

/// Makes a campaign from the form's spec: a scaling study, several seeds, or lottery tickets. Shows every run that it
/// would queue.
class CampaignDialog : public QDialog {
    Q_OBJECT
public:
    CampaignDialog(const Services& services, const RunSpec& spec, int cores, QWidget* parent = nullptr);
    CampaignForm& form() { return m_form; }
    void setKind(CampaignForm::Kind kind);

signals:
    void started(const QString& campaign);
    /// The user first wants to choose thresholds on this run's weights; the dialog closes.
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

} // namespace trainyard
