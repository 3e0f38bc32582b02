// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace trainyard {

class RealBox;
class WholeBox;
class Card;
class Label;
class SearchFields;
class SegmentedControl;
class TicketFields;

/// Makes a campaign from the form's spec: a scaling study, several seeds, lottery tickets, or a search. Shows every run
/// that it would queue; those of a search ask for their settings only when they start.
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
    void makeTop(QVBoxLayout* column);
    QWidget* makeStudyFields();
    QWidget* makeSeriesFields();
    Card* makeCells();
    QWidget* makeButtons();
    void keepOnScreen();
    void refresh();
    void refreshCells();

    CampaignForm m_form;
    SegmentedControl* m_kind;
    QLineEdit* m_name;
    QWidget* m_repeatsRow;
    WholeBox* m_repeats;
    QWidget* m_studyFields;
    QWidget* m_seriesFields;
    TicketFields* m_ticketFields;
    QWidget* m_ticketArea; ///< scrolls them
    SearchFields* m_searchFields;
    QLineEdit* m_ranks;
    RealBox* m_accuracy;
    RealBox* m_loss;
    WholeBox* m_cascade;
    WholeBox* m_throttle;
    Label* m_where;
    Label* m_problems;
    Label* m_remarks;
    Label* m_duration; ///< of a scaling study
    Label* m_count;
    Card* m_cellsCard;
    QTableWidget* m_cells;
    Label* m_goesOn;
    QPushButton* m_start;
};

} // namespace trainyard
