// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QScrollArea;
class QStackedWidget;

namespace trainyard {

class RealBox;
class CampaignsViewModel;
class ChartMenu;
class Label;
class OutlookView;
class SegmentedControl;
class StudyCard;
class StudyOutlook;
struct StudyFigure;

/// The charts of a scaling study: the gain from more ranks, whether they converge like one rank, and the forecast for
/// other numbers of ranks. One cursor moves through all charts with the same x axis.
class StudyView : public QWidget {
    Q_OBJECT
public:
    StudyView(CampaignsViewModel& model, StudyOutlook& outlook, QWidget* parent = nullptr);
    void refresh();
    /// The figures of all views, for export.
    std::vector<StudyFigure> figures() const;
    StudyCard& card(int index) { return *m_cards[std::size_t(index)]; }
    StudyCard& convergence() { return *m_convergence; }
    OutlookView& outlook() { return *m_outlookView; }
    ChartMenu* chartMenu() const { return m_menu; }

private:
    QWidget* makeBar();
    QWidget* makeConvergenceTools();
    void refreshSeries();
    void showConvergence();

    CampaignsViewModel& m_model;
    StudyOutlook& m_outlook;
    ChartMenu* m_menu;
    SegmentedControl* m_views;
    QComboBox* m_series;
    std::vector<std::string> m_names; ///< names of m_series' entries
    std::string m_chosen;
    RealBox* m_accuracy;
    RealBox* m_loss;
    QStackedWidget* m_stack;
    std::vector<StudyCard*> m_cards;
    StudyCard* m_convergence;
    OutlookView* m_outlookView;
    Label* m_verdict;
};

} // namespace trainyard
