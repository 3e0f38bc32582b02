// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/compare_pane.h"

#include "gui/formats/field_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/chart_menu.h"
#include "gui/parts/curve_grid.h"
#include "gui/parts/number_edit.h"
#include "gui/parts/series_picker.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/compare_options.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/settings_card.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSplitter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

const QString kCompareSplitterKey = QStringLiteral("runs/compareSplitter");
const QString kCompareLinesKey = QStringLiteral("runs/compareLines");
constexpr double kRangeMargin = 0.5; // of the view, on both sides: what a pan shows next

/// The range of all values, with a margin so that the first and last dots are fully visible.
ChartRange wholeRange(const std::vector<ChartSeries>& series)
{
    const ChartRange range = dataRange(series);
    const double margin = range.size() * 0.015;
    return {range.from - margin, range.to + margin};
}

} // namespace

ComparePane::ComparePane(RunsViewModel* model, AppSettings* settings, QWidget* parent)
    : QWidget(parent), m_model(model), m_appSettings(settings)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setHandleWidth(8);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeCharts());
    splitter->addWidget(new SettingsCard(m_model, m_appSettings));
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({740, 490});
    if (settings) {
        splitter->restoreState(settings->state(kCompareSplitterKey).toByteArray());
        connect(splitter, &QSplitter::splitterMoved, this,
                [splitter, settings] { settings->setState(kCompareSplitterKey, splitter->saveState()); });
    }
    layout->addWidget(splitter);
    connectGrid();
    connect(model, &RunsViewModel::chartChanged, this, &ComparePane::showCharts);
    connect(model, &RunsViewModel::comparisonChanged, this, &ComparePane::showTitle);
    showCharts();
    showTitle();
}

QWidget* ComparePane::makeCharts()
{
    auto* charts = new QWidget;
    charts->setMinimumWidth(360);
    auto* rows = new QVBoxLayout(charts);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    m_grid = new CurveGrid(m_model->board());
    rows->addWidget(makeTools());
    rows->addWidget(m_grid, 1);
    rows->addWidget(makeGroupBar());
    return charts;
}

/// Above the charts.
QWidget* ComparePane::makeTools()
{
    auto* tools = new QWidget;
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(6);
    m_title = new Label(tr("Curves"), FontRole::BodyStrong);
    m_axis = new QComboBox;
    m_axis->setFixedHeight(24);
    m_axis->setAccessibleName(tr("Axis of the charts"));
    m_axis->addItems({tr("by step"), tr("by epoch"), tr("by samples"), tr("by time trained"),
                      tr("by time since the start"), tr("by date")}); // in the order of XAxis
    m_axis->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_axis->setMinimumContentsLength(8);
    ignoreWheel(m_axis);
    m_options = new CompareOptions(m_model, m_appSettings);
    m_undo = makeIconButton(QStringLiteral("undo"),
                            tooltipWithShortcut(tr("Undo the change of the charts"), QKeySequence::Undo));
    m_redo = makeIconButton(QStringLiteral("redo"),
                            tooltipWithShortcut(tr("Redo the change of the charts"), QKeySequence::Redo));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence::Redo);
    auto* add = makeButton(tr("Chart"), QStringLiteral("plus"));
    add->setFixedHeight(24);
    add->setAccessibleName(tr("Add a chart"));
    add->setToolTip(tr("Add charts of other series, or of arithmetic with series"));
    for (QToolButton* button : {m_undo, m_redo})
        button->setProperty("kind", QStringLiteral("plain"));
    m_picker = new SeriesPicker(this);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_axis);
    row->addWidget(m_options);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    row->addWidget(add);
    connect(add, &QPushButton::clicked, this, [this, add] { pickSeries(-1, add); });
    connect(m_axis, &QComboBox::activated, this,
            [this](int index) { m_model->setChartAxis(static_cast<XAxis>(index)); });
    connect(m_options, &CompareOptions::changed, this, &ComparePane::showCharts);
    connect(m_undo, &QToolButton::clicked, m_model->board(), &ChartBoard::undo);
    connect(m_redo, &QToolButton::clicked, m_model->board(), &ChartBoard::redo);
    connect(m_picker, &SeriesPicker::chosen, this, [this](const QStringList& expressions) {
        if (m_pickedFor >= 0)
            m_model->board()->change(m_pickedFor, expressions.front());
        else
            m_model->board()->add(expressions);
    });
    return tools;
}

void ComparePane::connectGrid()
{
    connect(m_grid, &CurveGrid::changeRequested, this, &ComparePane::pickSeries);
    connect(m_grid, &CurveGrid::cardsChanged, this, &ComparePane::showCharts);
    connect(m_grid, &CurveGrid::placed, this, [this] {
        const ChartRange& shown = m_grid->group()->view().x;
        m_model->setChartRange(m_wholeRange ? std::nullopt : std::optional(std::pair(shown.from, shown.to)),
                               m_grid->plotWidth());
    });
    connect(m_model, &RunsViewModel::boardChanged, this, &ComparePane::showTools);
    connect(m_grid->group(), &ChartGroup::viewWanted, this, &ComparePane::wantRange);
    connect(m_grid->chartMenu(), &ChartMenu::noticed, this, &ComparePane::noticed);
    connect(m_grid->chartMenu(), &ChartMenu::failed, this, &ComparePane::failed);
    showTools();
}

void ComparePane::showTools()
{
    m_undo->setEnabled(m_model->board()->canUndo());
    m_redo->setEnabled(m_model->board()->canRedo());
}

void ComparePane::pickSeries(int index, QWidget* below)
{
    m_pickedFor = index;
    m_picker->setNames(m_model->chartSeriesNames());
    m_picker->popup(below, index < 0 ? QString() : m_model->board()->charts()[std::size_t(index)].expression,
                    index < 0);
}

/// The charts move at once, with the curves that they have; curves for the new range follow when it rests.
void ComparePane::wantRange(const ChartRange& range, bool whole)
{
    m_wholeRange = whole;
    if (whole) {
        m_model->setChartRange(std::nullopt, m_grid->plotWidth());
        showWhole();
        return;
    }
    const double margin = range.size() * kRangeMargin;
    m_model->setChartRange(std::pair(range.from - margin, range.to + margin), m_grid->plotWidth());
    m_grid->group()->show(range, false, true);
}

void ComparePane::showWhole()
{
    ChartRange all{INFINITY, -INFINITY};
    for (const ChartCard* card : m_grid->cards()) {
        if (card->chart()->series().empty())
            continue;
        const ChartRange range = wholeRange(card->chart()->series());
        all = {std::min(all.from, range.from), std::max(all.to, range.to)};
    }
    m_grid->group()->show(all.from < all.to ? all : ChartRange{}, true);
}

/// Below the chart: what a line stands for, and what that says.
QWidget* ComparePane::makeGroupBar()
{
    m_groupBar = new QWidget;
    m_groupBar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* rows = new QVBoxLayout(m_groupBar);
    rows->setContentsMargins(0, 0, 0, 6);
    rows->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    rows->addLayout(row);
    m_lines = new QComboBox;
    m_lines->setFixedHeight(24);
    m_lines->setAccessibleName(tr("Lines of the chart"));
    m_lines->addItem(tr("Each run"));
    m_lines->addItem(tr("Groups, with their range"), int(BandKind::Range));
    m_lines->addItem(tr("Groups ± std. deviation"), int(BandKind::Deviation));
    m_lines->addItem(tr("Groups ± std. error"), int(BandKind::StandardError));
    m_lines->addItem(tr("Groups, 95 % interval"), int(BandKind::Confidence));
    m_groupBy = new QComboBox;
    m_groupBy->setFixedHeight(24);
    m_groupBy->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_groupBy->setAccessibleName(tr("Setting that parts the groups"));
    m_groupBy->setToolTip(tr("Runs with equal values form a group; seeds do not part them"));
    m_verdict = new Label({}, FontRole::Caption, Token::T2);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    ignoreWheel(m_lines);
    ignoreWheel(m_groupBy);
    row->addWidget(m_lines);
    row->addWidget(m_groupBy);
    row->addStretch(1);
    rows->addWidget(m_verdict);
    if (m_appSettings)
        m_lines->setCurrentIndex(std::clamp(m_appSettings->state(kCompareLinesKey).toInt(), 0, m_lines->count() - 1));
    m_model->setGrouped(m_lines->currentIndex() > 0);
    connect(m_lines, &QComboBox::activated, this, [this](int index) {
        if (m_appSettings)
            m_appSettings->setState(kCompareLinesKey, index);
        m_model->setGrouped(index > 0);
        showCharts(); // another kind of band asks nothing of the store
    });
    connect(m_groupBy, &QComboBox::activated, this,
            [this](int index) { m_model->setGroupKey(m_groupBy->itemData(index).toString()); });
    return m_groupBar;
}

void ComparePane::showGroupBar()
{
    const bool grouped = m_model->isGrouped();
    m_groupBar->setVisible(m_model->comparedRuns().size() > 1);
    m_groupBy->setVisible(grouped);
    if (!grouped) {
        m_verdict->hide();
        return;
    }
    const QSignalBlocker quiet(m_groupBy);
    m_groupBy->clear();
    m_groupBy->addItem(tr("of equal settings"), QString());
    for (const QString& key : m_model->groupKeys())
        m_groupBy->addItem(tr("by %1").arg(paramTitle(key)), key);
    m_groupBy->setCurrentIndex(std::max(0, m_groupBy->findData(m_model->groupKey())));
    const QString verdict = verdictText(m_model->groups(), m_model->chartSeries());
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
}

bool ComparePane::hasChart() const
{
    return !m_model->curves().isEmpty();
}

void ComparePane::showCharts()
{
    m_axis->setCurrentIndex(static_cast<int>(m_model->chartAxis()));
    if (std::exchange(m_shownAxis, m_model->chartAxis()) != m_model->chartAxis()) {
        m_wholeRange = true; // the previous zoom is meaningless
        m_grid->group()->forgetViews();
    }
    for (int i = 0; i < int(m_grid->cards().size()); ++i)
        showChart(i);
    if (m_wholeRange)
        showWhole();
    else
        m_grid->group()->show(m_grid->group()->view().x, false);
    showGroupBar();
}

void ComparePane::showChart(int index)
{
    ChartCard* card = m_grid->cards()[std::size_t(index)];
    const ChartPlace& place = m_model->board()->charts()[std::size_t(index)];
    ChartLane lane;
    lane.format = formatOfExpression(place.expression);
    const bool grouped = m_model->isGrouped();
    ChartOptions options = m_options->options(isPerEpochExpression(place.expression));
    options.axis = m_model->chartAxis();
    options.logY = place.logY;
    if (grouped)
        options.smoothing = 0.0; // groups are smoothed run by run
    card->chart()->setLanes({lane});
    card->chart()->setOptions(options);
    card->setSeries(grouped ? groupSeries(*m_model, place.expression, bandOptions(place.expression), place.facet)
                            : runSeries(*m_model, place.expression, place.facet));
}

BandOptions ComparePane::bandOptions(const QString& expression) const
{
    const ChartOptions options = m_options->options(isPerEpochExpression(expression));
    return {static_cast<BandKind>(m_lines->currentData().toInt()), options.smoothing, options.smoothingKind};
}

void ComparePane::showTitle()
{
    const int runs = int(m_model->comparedRuns().size());
    // Said here and above the settings, where the missing runs are looked for.
    const qsizetype all = m_model->selection().size();
    const bool some = all > RunsViewModel::kMostCompared;
    m_title->setText(some ? tr("Curves, %1 of %2 runs").arg(runs).arg(all) : tr("Curves"));
}

Result<ChartFile> ComparePane::recordChart(const QString& file) const
{
    std::vector<ChartFigure> figures;
    for (const ChartCard* card : m_grid->cards())
        if (!card->chart()->series().empty())
            figures.push_back(card->figure());
    ChartOptions options = m_options->options(isPerEpochExpression(m_model->board()->mainExpression()));
    options.axis = m_model->chartAxis();
    const std::size_t runs = figures.empty() ? 0 : figures.front().series.size();
    return recordFigures(tr("Comparison of %1 runs").arg(runs), figures, options,
                         m_wholeRange ? std::nullopt : std::optional<ChartRange>(m_grid->group()->view().x), file);
}

} // namespace trainyard
