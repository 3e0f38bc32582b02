// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"
#include "gui/services/file_tasks.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace trainyard {

class Card;
class ElidedLabel;
class Label;
class NumberEdit;
class SearchForecastCard;
class SearchRungsPane;
class SearchTable;
class SegmentedControl;

/// The search fields of the campaign dialog: what varies, what is improved, and how much may be spent.
class SearchFields : public QWidget {
    Q_OBJECT
public:
    explicit SearchFields(CampaignForm& form, QWidget* parent = nullptr);
    /// Call this when the form was changed from outside.
    void refresh();
    void readFile(const QString& file);
    void saveFile(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct GoalRow {
        QWidget* row;
        QComboBox* series;
        SegmentedControl* take;
        SegmentedControl* direction;
        QToolButton* remove;
    };

    Card* makeSpace();
    Card* makeStopping();
    Card* makeGoals();
    GoalRow makeGoalRow(std::size_t index);
    Card* makeBudget();
    Card* makeSampler();
    QSpinBox* makeCount(const char* objectName, const QString& name, int low, int high, int SearchPlan::*member,
                        const QString& special = {});
    QDoubleSpinBox* makeHours(const char* objectName, const QString& name, double most, double SearchPlan::*member);
    void edit(const std::function<void(SearchPlan&)>& change);
    void addTyped();
    void takeGoal(std::size_t index, const QComboBox& box);
    void fillGoals();
    void askFile(bool save);
    void tell(const QString& text);
    void fillAdd();
    void refreshGoals();
    void refreshStopping();

    CampaignForm& m_form;
    FileTasks m_files;
    Card* m_space;
    Card* m_stoppingCard;
    SearchTable* m_table;
    QComboBox* m_add;
    Label* m_note; ///< what became of a file
    QPushButton* m_save;
    QPushButton* m_addGoal;
    std::vector<GoalRow> m_goals;
    std::vector<std::pair<QSpinBox*, int SearchPlan::*>> m_counts;
    std::vector<std::pair<QDoubleSpinBox*, double SearchPlan::*>> m_hours;
    QSpinBox* m_moreSeeds;
    SegmentedControl* m_sampler;
    QWidget* m_startPoints;
    NumberEdit* m_seed;
    SegmentedControl* m_stopping;
    QWidget* m_rungs;
    QWidget* m_reduction;
    Label* m_judged;
    ElidedLabel* m_place;
    SearchRungsPane* m_rungsPane;
    SearchForecastCard* m_forecast;
    Label* m_summary;
};

} // namespace trainyard
