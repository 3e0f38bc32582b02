// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/settings_pane.h"

#include "gui/runs/runs_view_model.h"
#include "gui/runs/settings_figures.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QStackedWidget>

#include <algorithm>

namespace trainyard {
namespace {

QComboBox* smallChoice(const QString& name)
{
    auto* box = new QComboBox;
    box->setFixedHeight(24);
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

} // namespace

SettingsPane::SettingsPane(RunsViewModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 4, 10, 8);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    m_series = smallChoice(tr("Result"));
    m_setting = smallChoice(tr("Setting"));
    m_settingTitle = new Label(tr("over"), FontRole::Small, Token::T2);
    row->addWidget(new Label(tr("Best"), FontRole::Small, Token::T2));
    row->addWidget(m_series, 1);
    row->addWidget(m_settingTitle);
    row->addWidget(m_setting, 1);
    column->addLayout(row);
    m_stack = new QStackedWidget;
    m_parallel = new ParallelChart;
    m_scatter = new StudyChart;
    m_importance = new ImportanceChart;
    for (QWidget* chart : {static_cast<QWidget*>(m_parallel), static_cast<QWidget*>(m_scatter),
                           static_cast<QWidget*>(m_importance)}) // in the order of Figure
        m_stack->addWidget(chart);
    column->addWidget(m_stack, 1);
    connect(m_series, &QComboBox::activated, this,
            [this](int index) { m_model->setSettingsSeries(m_series->itemText(index)); });
    connect(m_setting, &QComboBox::activated, this, [this](int index) {
        m_chosenSetting = m_setting->itemData(index).toString();
        show();
    });
    connect(model, &RunsViewModel::settingsChanged, this, &SettingsPane::show);
    setFigure(m_figure);
}

void SettingsPane::setFigure(Figure figure)
{
    m_figure = figure;
    m_stack->setCurrentIndex(static_cast<int>(figure));
    show();
}

void SettingsPane::showChoices()
{
    const SettingsSpace& space = m_model->settings();
    m_series->clear();
    m_series->addItems(m_model->chartSeriesNames());
    m_series->setCurrentIndex(m_series->findText(space.series));
    m_setting->clear();
    for (int i = 0; i < space.keys.size(); ++i)
        m_setting->addItem(space.titles[i], space.keys[i]);
    m_setting->setCurrentIndex(std::max(0, m_setting->findData(m_chosenSetting)));
    for (QWidget* widget : {static_cast<QWidget*>(m_setting), static_cast<QWidget*>(m_settingTitle)})
        widget->setVisible(m_figure == Figure::Scatter);
}

void SettingsPane::show()
{
    showChoices();
    const SettingsSpace& space = m_model->settings();
    if (m_figure == Figure::Parallel) {
        SettingsLinesFigure figure = parallelFigure(space);
        m_parallel->setLines(std::move(figure.axes), std::move(figure.lines), figure.note);
    } else if (m_figure == Figure::Scatter) {
        m_scatter->setFigure(scatterFigure(space, std::max(0, m_setting->currentIndex())));
    } else {
        m_importance->setBars(settingBars(space), importanceNote(space));
    }
}

} // namespace trainyard
