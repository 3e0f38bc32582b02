// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QDoubleSpinBox;
class QScrollArea;
class QStackedWidget;

namespace trainyard {

class CampaignsViewModel;
class Label;
class SegmentedControl;
class StudyCard;
struct StudyFigure;

/// The charts of a scaling study: the gain from more ranks, or whether they converge like one rank.
class StudyView : public QWidget {
    Q_OBJECT
public:
    explicit StudyView(CampaignsViewModel& model, QWidget* parent = nullptr);
    void refresh();
    /// The figures of both views, for export.
    std::vector<StudyFigure> figures() const;
    StudyCard& card(int index) { return *m_cards[std::size_t(index)]; }
    StudyCard& convergence() { return *m_convergence; }

private:
    QWidget* makeBar();
    void refreshSeries();
    void showConvergence();

    CampaignsViewModel& m_model;
    SegmentedControl* m_views;
    QComboBox* m_series;
    std::vector<std::string> m_names; ///< names of m_series' entries
    std::string m_chosen;
    QWidget* m_convergenceTools;
    QDoubleSpinBox* m_accuracy;
    QDoubleSpinBox* m_loss;
    QStackedWidget* m_stack;
    std::vector<StudyCard*> m_cards;
    StudyCard* m_convergence;
    Label* m_verdict;
};

} // namespace trainyard
