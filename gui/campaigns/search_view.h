// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/search_tries_model.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace trainyard {

class CampaignsViewModel;
class Card;
class ChartLegend;
class ElidedLabel;
class ImportanceChart;
class Label;
class MachineChart;
class ParallelChart;
class RankChart;
class SegmentedControl;
class ShareBar;
class SubsetBadge;
class StudyCard;
class SurfaceChart;
struct RunSpec;
struct StudyFigure;

/// A search: what it has spent and learnt, its history, its settings with the chosen ones in a table, and what the
/// values depend on.
class SearchView : public QWidget {
    Q_OBJECT
public:
    explicit SearchView(CampaignsViewModel& model, QWidget* parent = nullptr);
    void refresh();
    QTableView* table() const { return m_table; }
    RankChart* ranks() const { return m_ranks; }
    MachineChart* machines() const { return m_machines; }
    ParallelChart* settings() const { return m_settings; }
    /// 0: overview, 1: slices, 2: contours, 3: ranks, 4: machines.
    void setView(int index);
    /// For export.
    std::vector<StudyFigure> figures() const;

signals:
    void opened(const QString& run);
    void newRunWanted(const QString& run);
    void ticketsWanted(const trainyard::RunSpec& base);
    void compareWanted(const QStringList& runs);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum FactPlace { FactRuns, FactHours, FactBest, FactSampler, FactStopping, FactLeft, FactCount };
    struct Fact {
        Label* value;
        Label* caption;
        ShareBar* bar; ///< of the budget; null for the others
    };
    QWidget* makeFacts();
    QWidget* makeOverview();
    QWidget* makeSlices();
    QWidget* makeContours();
    QWidget* makeRanks();
    QWidget* makeMachines();
    QWidget* makeTableCard();
    void fitTable();
    void showFacts();
    void showStates(const SearchReport& report);
    void showSlices();
    void showContour();
    void showRanks();
    void showMachines();
    void showOverview();
    void choose();
    QStringList selectedRuns() const;
    QString bestRun() const;
    void askTickets();
    void askMore();

    CampaignsViewModel& m_model;
    CampaignPointer m_shown;
    SegmentedControl* m_views;
    SubsetBadge* m_subset;
    ElidedLabel* m_subsetText;
    std::vector<Fact> m_facts;
    ChartLegend* m_states; ///< legend of the bar that shows how the runs ended
    Label* m_findings;
    QPushButton* m_newRun;
    QPushButton* m_newTickets;
    QPushButton* m_more;
    QStackedWidget* m_stack;
    StudyCard* m_history;
    StudyCard* m_curves;
    StudyCard* m_front;
    ParallelChart* m_settings;
    std::vector<std::size_t> m_lineTries;
    ImportanceChart* m_importance;
    Card* m_importanceCard;
    Card* m_tableCard;
    QPushButton* m_all;
    QPushButton* m_compare;
    QTableView* m_table = nullptr;
    std::vector<int> m_needed; ///< by column, for the texts shown so far
    int m_fitted = 0;          ///< the width that the columns share
    SearchTriesModel m_tries;
    SearchTriesProxy m_sorted;
    QGridLayout* m_sliceGrid;
    std::vector<StudyCard*> m_slices;
    QComboBox* m_x;
    QComboBox* m_y;
    SurfaceChart* m_contour;
    RankChart* m_ranks;
    Card* m_ranksCard;
    MachineChart* m_machines;
};

} // namespace trainyard
