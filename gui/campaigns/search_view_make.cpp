// SPDX-License-Identifier: GPL-3.0-or-later
// How the view of a search is put together.
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/search_view.h"
#include "gui/parts/page_parts.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/importance_chart.h"
#include "gui/plots/machine_chart.h"
#include "gui/plots/parallel_chart.h"
#include "gui/plots/rank_chart.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/surface_chart.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/share_bar.h"
#include "gui/widgets/state_pill.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kTryRow = 26; // pixels

QScrollArea* makeScroll(QWidget* inside)
{
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    scroll->setFocusPolicy(Qt::NoFocus); // for the charts in it
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
    m_views->addSegment(tr("Ranks"), tr("Pairs of settings, coloured by the runs' ranks"));
    m_views->addSegment(tr("Machines"), tr("Which run trained where and when"));
    m_views->setCurrentIndex(0);
    m_subset = new SubsetBadge;
    m_subsetText = new ElidedLabel({}, FontRole::Small, Token::T2);
    row->addWidget(m_views);
    row->addStretch(1);
    row->addWidget(m_subset);
    row->addWidget(m_subsetText);
    column->addWidget(bar);
    column->addWidget(makeFacts());
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeOverview());
    m_stack->addWidget(makeSlices());
    m_stack->addWidget(makeContours());
    m_stack->addWidget(makeRanks());
    m_stack->addWidget(makeMachines());
    column->addWidget(m_stack, 1);
    connect(m_views, &SegmentedControl::currentChanged, this, &SearchView::setView);
}

QWidget* SearchView::makeFacts()
{
    auto* card = new Card;
    const auto [facts, row] = makePlainWidget<QHBoxLayout>(16);
    const QString titles[FactCount] = {tr("Runs"),    tr("Device time"),     tr("Best so far"),
                                       tr("Sampler"), tr("Ends runs early"), tr("Left")};
    for (const QString& title : titles) {
        const auto [fact, lines] = makePlainWidget<QVBoxLayout>(0);
        const bool budget = m_facts.size() == FactRuns || m_facts.size() == FactHours;
        m_facts.push_back({new Label({}, FontRole::BodyStrong), new Label(title, FontRole::Caption, Token::T2),
                           budget ? new ShareBar : nullptr});
        if (m_facts.size() == FactRuns + 1) { // its name and, beside it, the legend of the bar below
            const auto [head, named] = makePlainWidget<QHBoxLayout>(14);
            m_states = new ChartLegend;
            m_states->setObjectName(QStringLiteral("runStates"));
            m_states->setFixedHeight(
                std::max(m_facts.back().caption->sizeHint().height(), m_states->fontMetrics().height()));
            named->addWidget(m_facts.back().caption);
            named->addWidget(m_states);
            named->addStretch(1);
            lines->addWidget(head);
        } else {
            lines->addWidget(m_facts.back().caption);
        }
        lines->addWidget(m_facts.back().value);
        if (budget) {
            lines->addSpacing(2);
            lines->addWidget(m_facts.back().bar);
        }
        row->addWidget(fact, 0, Qt::AlignTop);
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
    m_newTickets = makeButton(tr("Lottery tickets…"), QStringLiteral("campaigns"));
    m_newTickets->setToolTip(tr("Prune a network with the best settings"));
    connect(m_newTickets, &QPushButton::clicked, this, &SearchView::askTickets);
    m_more = makeButton(tr("More runs…"), QStringLiteral("new"));
    m_more->setObjectName(QStringLiteral("moreRunsButton"));
    m_more->setToolTip(tr("Let this search try further settings"));
    connect(m_more, &QPushButton::clicked, this, &SearchView::askMore);
    learnt->addWidget(m_more, 0, Qt::AlignTop);
    learnt->addWidget(m_newRun, 0, Qt::AlignTop);
    learnt->addWidget(m_newTickets, 0, Qt::AlignTop);
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
    for (StudyCard* card : {m_history, m_curves, m_front})
        card->setMinimumSize(190, 170);
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
    m_table->viewport()->installEventFilter(this);
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

QWidget* SearchView::makeRanks()
{
    m_ranksCard = new Card(tr("Ranks"), {}, 32);
    m_ranks = new RankChart;
    m_ranks->setAccessibleName(tr("Ranks of the runs over pairs of settings"));
    m_ranksCard->body()->addWidget(m_ranks);
    return m_ranksCard;
}

QWidget* SearchView::makeMachines()
{
    auto* card = new Card(tr("Machines"), tr("a bar for each run; hatched: a place was free and waited"), 32);
    m_machines = new MachineChart;
    m_machines->setAccessibleName(tr("Runs of the search by machine and time"));
    connect(m_machines, &MachineChart::opened, this, &SearchView::opened);
    card->body()->addWidget(makeScroll(m_machines));
    return card;
}

} // namespace trainyard
