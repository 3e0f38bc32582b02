// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace trainyard {

class ImportanceChart;
class Label;
class ParallelChart;
class RunsViewModel;
class StudyChart;

/// How a result of the selected runs depends on their settings.
class SettingsPane : public QWidget {
    Q_OBJECT
public:
    enum class Figure { Parallel, Scatter, Importance };

    explicit SettingsPane(RunsViewModel* model, QWidget* parent = nullptr);
    void setFigure(Figure figure);

private:
    void show();
    void showChoices();

    RunsViewModel* m_model;
    Figure m_figure = Figure::Parallel;
    QComboBox *m_series, *m_setting;
    QString m_chosenSetting; ///< key
    Label* m_settingTitle;
    QStackedWidget* m_stack;
    ParallelChart* m_parallel;
    StudyChart* m_scatter;
    ImportanceChart* m_importance;
};

} // namespace trainyard
