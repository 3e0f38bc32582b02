// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/search_view.h"

#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/search_figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kTryRow = 26; // pixels
constexpr std::size_t kMostFindings = 3;
constexpr std::size_t kMostSlices = 8;

enum FactPlace { FactRuns, FactHours, FactBest, FactSampler, FactStopping, FactLeft, FactCount };

QString samplerTitle(SearchSampler sampler)
{
    switch (sampler) {
    case SearchSampler::Grid: return SearchView::tr("Grid");
    case SearchSampler::Random: return SearchView::tr("Random");
    case SearchSampler::Sobol: return SearchView::tr("Sobol sequence");
    case SearchSampler::Bayesian: return SearchView::tr("Gaussian process");
    }
    return {};
}

QString stoppingTitle(const SearchPlan& plan, int epochs)
{
    QStringList rungs;
    if (plan.stopping == SearchStopping::Asha || plan.stopping == SearchStopping::Hyperband)
        for (const int rung : searchRungs(plan, epochs))
            rungs << QString::number(rung);
    const QString at = rungs.join(QStringLiteral(" · "));
    switch (plan.stopping) {
    case SearchStopping::None: return SearchView::tr("Never");
    case SearchStopping::Median: return SearchView::tr("Below the median");
    case SearchStopping::Asha: return SearchView::tr("ASHA %1").arg(at);
    case SearchStopping::Hyperband: return SearchView::tr("Hyperband %1").arg(at);
    }
    return {};
}

QScrollArea* makeScroll(QWidget* inside)
{
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    return scroll;
}

} // namespace

SearchView::SearchView(CampaignsViewModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    const auto [bar, row] = makePlainWidget<QHBoxLayout>(8);
    m_views = new SegmentedControl;
    m_views->setExpanding(false);
    m_views->addSegment(tr("Overview"), tr("History, curves, settings and runs"));
    m_views->addSegment(tr("Slices"), tr("The goal over each setting"));
    m_views->addSegment(tr("Contours"), tr("The goal over two settings"));
    m_views->setCurrentIndex(0);
    row->addWidget(m_views);
    row->addStretch(1);
    column->addWidget(bar);
    column->addWidget(makeFacts());
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeOverview());
    m_stack->addWidget(makeSlices());
    m_stack->addWidget(makeContours());
    column->addWidget(m_stack, 1);
    connect(m_views, &SegmentedControl::currentChanged, this, &SearchView::setView);
}

void SearchView::setView(int index)
{
    m_views->setCurrentIndex(index);
    m_stack->setCurrentIndex(index);
    refresh();
}

QWidget* SearchView::makeFacts()
{
    auto* card = new Card;
    const auto [facts, row] = makePlainWidget<QHBoxLayout>(16);
    const QString titles[FactCount] = {tr("Runs"),    tr("Device hours"),    tr("Best so far"),
                                       tr("Sampler"), tr("Ends runs early"), tr("Left")};
    for (const QString& title : titles) {
        const auto [fact, lines] = makePlainWidget<QVBoxLayout>(0);
        m_facts.push_back({new Label({}, FontRole::BodyStrong), new Label(title, FontRole::Caption, Token::T2)});
        lines->addWidget(m_facts.back().caption);
        lines->addWidget(m_facts.back().value);
        row->addWidget(fact);
    }
    row->addStretch(1);
    const auto [below, learnt] = makePlainWidget<QHBoxLayout>(8);
    m_findings = new Label({}, FontRole::Small);
    m_findings->setWordWrap(true);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_findings->setMinimumWidth(160);
    m_newRun = makeButton(tr("New run from the best…"), QStringLiteral("new"));
    connect(m_newRun, &QPushButton::clicked, this, [this] { emit newRunWanted(bestRun()); });
    learnt->addWidget(m_findings, 1);
    learnt->addWidget(m_newRun, 0, Qt::AlignTop);
    card->body()->setContentsMargins(12, 8, 12, 8);
    card->body()->setSpacing(6);
    card->body()->addWidget(facts);
    card->body()->addWidget(makeRule());
    card->body()->addWidget(below);
    return card;
}

QWidget* SearchView::makeOverview()
{
    m_history = new StudyCard;
    m_curves = new StudyCard;
    m_front = new StudyCard;
    for (StudyCard* card : {m_history, m_curves, m_front}) {
        card->setMinimumSize(190, 170);
        card->setLegendRows(1);
    }
    auto* settings = new Card(tr("Settings"), tr("one line for each run; drag along an axis to choose"), 28);
    m_settings = new ParallelChart;
    settings->body()->setContentsMargins(4, 0, 4, 4);
    settings->body()->addWidget(m_settings);
    settings->setMinimumHeight(190);
    connect(m_settings, &ParallelChart::rangesChanged, this, &SearchView::choose);
    m_importanceCard = new Card(tr("Importance"), tr("share of the spread"), 28);
    m_importance = new ImportanceChart;
    m_importanceCard->body()->addWidget(m_importance);
    const auto [inside, rows] = makePlainWidget<QVBoxLayout>(8);
    const auto [upper, charts] = makePlainWidget<QHBoxLayout>(8);
    charts->addWidget(m_history, 1);
    charts->addWidget(m_curves, 1);
    charts->addWidget(m_front, 1);
    const auto [middle, space] = makePlainWidget<QHBoxLayout>(8);
    space->addWidget(settings, 5);
    space->addWidget(m_importanceCard, 3);
    rows->addWidget(upper, 3);
    rows->addWidget(middle, 3);
    rows->addWidget(makeTableCard(), 4);
    return makeScroll(inside);
}

QWidget* SearchView::makeTableCard()
{
    m_tableCard = new Card(tr("Runs"), {}, 32);
    m_all = makeButton(tr("Show all"), QStringLiteral("x"));
    m_all->setFixedHeight(24);
    connect(m_all, &QPushButton::clicked, m_settings, &ParallelChart::clearRanges);
    m_compare = makeButton(tr("Compare"), QStringLiteral("runs"));
    m_compare->setFixedHeight(24);
    m_compare->setToolTip(tr("Compare the selected runs on the Runs page"));
    connect(m_compare, &QPushButton::clicked, this, [this] { emit compareWanted(selectedRuns()); });
    m_tableCard->addHeaderWidget(m_all);
    m_tableCard->addHeaderWidget(m_compare);
    m_tableCard->body()->setContentsMargins(1, 0, 1, 1);
    m_sorted.setSourceModel(&m_tries);
    m_sorted.setSortRole(SearchTriesModel::SortRole);
    m_table = new QTableView;
    m_table->setModel(&m_sorted);
    showRows(m_table, kTryRow);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setAccessibleName(tr("Runs of the search"));
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit opened(index.data(SearchTriesModel::RunRole).toString()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_compare->setEnabled(selectedRuns().size() > 1); });
    m_compare->setEnabled(false);
    m_tableCard->body()->addWidget(m_table);
    m_tableCard->setMinimumHeight(170);
    return m_tableCard;
}

QWidget* SearchView::makeSlices()
{
    auto* inside = new QWidget;
    m_sliceGrid = new QGridLayout(inside);
    m_sliceGrid->setContentsMargins(0, 0, 0, 0);
    m_sliceGrid->setSpacing(8);
    return makeScroll(inside);
}

QWidget* SearchView::makeContours()
{
    auto* card = new Card(tr("Contours"), tr("mean over all other settings"), 32);
    m_x = new QComboBox;
    m_x->setAccessibleName(tr("Setting across"));
    m_y = new QComboBox;
    m_y->setAccessibleName(tr("Setting up"));
    for (QComboBox* box : {m_x, m_y}) {
        card->addHeaderWidget(box);
        connect(box, &QComboBox::activated, this, &SearchView::showContour);
    }
    m_contour = new SurfaceChart;
    card->body()->addWidget(m_contour);
    return card;
}

QString SearchView::bestRun() const
{
    if (!m_shown || !m_shown->search->report.best)
        return {};
    const StoredSearch& search = *m_shown->search;
    return QString::fromStdString(search.runs[search.report.tries[*search.report.best].runs.back()].id);
}

QStringList SearchView::selectedRuns() const
{
    QStringList runs;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        runs << index.data(SearchTriesModel::RunRole).toString();
    return runs;
}

void SearchView::showFacts()
{
    const StoredSearch& search = *m_shown->search;
    const SearchReport& report = search.report;
    const auto hours = [](double value) { return format::significant(value, 3); };
    m_facts[FactRuns].value->setText(
        tr("%1 of %2 ended").arg(report.done + report.stopped + report.failed).arg(search.plan.runs));
    m_facts[FactHours].value->setText(
        search.plan.deviceHours > 0.0 ? tr("%1 of %2").arg(hours(report.deviceHours), hours(search.plan.deviceHours))
                                      : hours(report.deviceHours));
    QString best = QStringLiteral("–");
    if (report.best) {
        const SearchTry& one = report.tries[*report.best];
        best = QStringLiteral("%1  %2").arg(
            format::seriesValue(QString::fromStdString(search.plan.goals.front().series), one.values.front()),
            tryName(search, one));
    }
    m_facts[FactBest].value->setText(best);
    m_facts[FactSampler].value->setText(samplerTitle(search.plan.sampler));
    m_facts[FactStopping].value->setText(stoppingTitle(search.plan, search.base.training.epochs));
    const bool over = report.running + report.waiting == 0;
    m_facts[FactLeft].value->setText(over ? tr("nothing")
                                     : std::isfinite(report.secondsLeft)
                                         ? tr("≈ %1").arg(format::duration(report.secondsLeft))
                                         : tr("not known yet"));
    QStringList findings;
    for (std::size_t i = 0; i < report.findings.size() && i < kMostFindings; ++i)
        findings << asSentence(reasonText(report.findings[i]));
    m_findings->setText(findings.isEmpty() ? tr("The search learns from the first runs that end.")
                                           : findings.join(QLatin1Char(' ')));
    m_newRun->setEnabled(report.best.has_value());
}

void SearchView::showSlices()
{
    const StoredSearch& search = *m_shown->search;
    std::vector<std::size_t> order;
    for (const ParameterImportance& one : search.report.importance)
        order.push_back(one.parameter);
    for (std::size_t i = 0; i < search.plan.parameters.size(); ++i)
        if (std::find(order.begin(), order.end(), i) == order.end())
            order.push_back(i);
    order.resize(std::min(order.size(), kMostSlices));
    while (m_slices.size() < order.size()) {
        const int at = int(m_slices.size());
        m_slices.push_back(new StudyCard);
        m_slices.back()->setMinimumSize(190, 180);
        m_slices.back()->setLegendRows(1);
        m_sliceGrid->addWidget(m_slices.back(), at / 2, at % 2);
    }
    for (std::size_t i = 0; i < m_slices.size(); ++i) {
        m_slices[i]->setVisible(i < order.size());
        if (i < order.size())
            m_slices[i]->setFigure(sliceFigure(search, order[i]));
    }
}

void SearchView::showContour()
{
    if (m_shown && m_x->currentIndex() >= 0 && m_y->currentIndex() >= 0)
        m_contour->setSurface(
            contourSurface(*m_shown->search, m_x->currentData().toUInt(), m_y->currentData().toUInt()));
}

void SearchView::choose()
{
    std::optional<std::set<int>> chosen;
    if (m_settings->hasRanges()) {
        chosen.emplace();
        for (std::size_t i = 0; i < m_lineTries.size(); ++i)
            if (m_settings->passes(i))
                chosen->insert(int(m_lineTries[i]));
    }
    m_sorted.setChosen(chosen);
    m_all->setVisible(chosen.has_value());
    m_tableCard->setCaption(
        chosen ? tr("%1 of %2, double-click opens one").arg(m_sorted.rowCount()).arg(m_tries.rowCount())
               : tr("double-click opens one"));
}

void SearchView::refresh()
{
    const bool another = !m_shown || !m_model.campaign() || m_shown->campaign.id != m_model.campaign()->campaign.id;
    m_shown = m_model.isSearch() ? m_model.campaign() : nullptr;
    m_tries.setCampaign(m_shown);
    if (!m_shown)
        return;
    const StoredSearch& search = *m_shown->search;
    if (another) {
        m_settings->clearRanges();
        for (QComboBox* box : {m_x, m_y}) {
            box->clear();
            for (std::size_t i = 0; i < search.plan.parameters.size(); ++i)
                box->addItem(parameterTitle(search.plan.parameters[i]), uint(i));
        }
        m_y->setCurrentIndex(std::min(1, m_y->count() - 1));
        m_table->sortByColumn(SearchTriesModel::FirstGoal,
                              search.plan.goals.front().maximise ? Qt::DescendingOrder : Qt::AscendingOrder);
        m_table->resizeColumnsToContents();
    }
    showFacts();
    if (m_stack->currentIndex() == 1)
        return showSlices();
    if (m_stack->currentIndex() == 2)
        return showContour();
    m_history->setFigure(historyFigure(search));
    m_curves->setFigure(curvesFigure(search));
    m_front->setVisible(search.plan.goals.size() > 1);
    if (search.plan.goals.size() > 1)
        m_front->setFigure(frontFigure(search));
    SettingsLines lines = settingsLines(search);
    m_lineTries = std::move(lines.tries);
    m_settings->setLines(std::move(lines.axes), std::move(lines.lines),
                         tr("A line appears with each run's first epoch."));
    m_importance->setBars(importanceBars(search),
                          tr("%1 more runs must end before this can be told.").arg(search.report.triesNeeded));
    m_importanceCard->setCaption(
        std::isfinite(search.report.together)
            ? tr("share of the spread; together %1").arg(format::percent(search.report.together, 0))
            : tr("share of the spread"));
    choose();
}

std::vector<StudyFigure> SearchView::figures() const
{
    std::vector<StudyFigure> all;
    if (!m_shown)
        return all;
    const StoredSearch& search = *m_shown->search;
    all = {historyFigure(search), curvesFigure(search)};
    if (search.plan.goals.size() > 1)
        all.push_back(frontFigure(search));
    for (std::size_t i = 0; i < search.plan.parameters.size(); ++i)
        all.push_back(sliceFigure(search, i));
    return all;
}

} // namespace trainyard
