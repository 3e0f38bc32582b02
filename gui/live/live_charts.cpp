// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_charts.h"

#include "gui/live/live_chart_keys.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/chart_menu.h"
#include "gui/parts/curve_grid.h"
#include "gui/parts/runs_at_once.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/sparsity_map.h"
#include "gui/plots/time_chart.h"

#include <QBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace trainyard {

namespace {

constexpr int kLeastHeight = 340; // of the usual charts; in a lower window the page scrolls

/// Two in a row; the last row belongs to the time alone where nothing is pruned.
std::vector<ChartPlace> usualCharts()
{
    std::vector<ChartPlace> places;
    for (const QString& key : {kLossChart, kAccuracyChart, kThroughputChart, kLoadChart, kTimeChart, kSparsityChart})
        places.push_back({key, ChartBoard::kWidest / 2});
    return places;
}

} // namespace

LiveCharts::LiveCharts(LiveViewModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_board(usualCharts()), m_loss(new ChartCard(tr("Loss"), tr("cross-entropy"))),
      m_accuracy(new ChartCard(tr("Accuracy"), tr("top-1"), {{{}, {}, ValueFormat::Share, {}, {}}})),
      m_throughput(new ChartCard(tr("Throughput"), tr("samples/s"), {{{}, {}, ValueFormat::Count, 0.0, {}}})),
      m_load(new ChartCard(tr("Device load"), {}, {{tr("CPU"), {}, ValueFormat::Count, 0.0, 1.0}})),
      m_time(
          new ChartCard(tr("Where the time goes"), tr("share of wall time"), {{{}, {}, ValueFormat::Share, 0.0, 1.0}})),
      m_sparsity(new SparsityCard), m_cards{m_loss, m_accuracy, m_throughput, m_load, m_time},
      m_grid(new CurveGrid(&m_board,
                           {{kLossChart, m_loss, 1.125},
                            {kAccuracyChart, m_accuracy, 1.125},
                            {kThroughputChart, m_throughput, 1.0},
                            {kLoadChart, m_load, 1.0},
                            {kTimeChart, m_time, 0.75},
                            {kSparsityChart, m_sparsity, 0.75}},
                           ChartBoard::kWidest)),
      m_group(m_grid->group()), m_picker(new SeriesPicker(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    m_grid->setMinimumHeight(kLeastHeight);
    m_time->chart()->setAxisTitleShown(true);
    m_loss->chart()->setAttemptsNamed(true);
    makeLinks();
}

void LiveCharts::makeLinks()
{
    connect(m_grid->chartMenu(), &ChartMenu::noticed, this, &LiveCharts::noticed);
    connect(m_grid->chartMenu(), &ChartMenu::failed, this, &LiveCharts::failed);
    connect(m_grid, &CurveGrid::changeRequested, this, &LiveCharts::pick);
    connect(m_grid, &CurveGrid::placed, this, [this] {
        m_grid->setMinimumHeight(kLeastHeight + m_grid->roomForLanes());
        tellPixels();
    });
    connect(m_grid, &CurveGrid::cardsChanged, this, [this] {
        QStringList expressions;
        for (const ChartPlace& place : m_grid->cardPlaces())
            if (!expressions.contains(place.expression))
                expressions << place.expression;
        m_model.setExpressions(expressions);
        applyOptions();
        refresh();
    });
    connect(m_picker, &SeriesPicker::chosen, this, [this](const QStringList& expressions) {
        if (m_pickedFor >= 0)
            m_board.change(m_pickedFor, expressions.front());
        else
            m_board.add(expressions, ChartBoard::kWidest / 2);
    });
    connect(m_group, &ChartGroup::viewWanted, this, &LiveCharts::viewWanted);
    connect(m_sparsity->map(), &SparsityMap::cursorMoved, this,
            [this](double x) { m_group->setCursor(m_sparsity, x); });
    connect(m_sparsity->map(), &SparsityMap::cursorLeft, m_group, &ChartGroup::leaveCursor);
    connect(m_group, &ChartGroup::cursorMoved, this, [this](const QWidget* hovered, double x) {
        m_sparsity->map()->setCursor(m_link || hovered == m_sparsity ? std::optional(x) : std::nullopt);
    });
    connect(m_group, &ChartGroup::cursorLeft, this, [this] { m_sparsity->map()->setCursor(std::nullopt); });
}

/// The charts of the page itself that the board does not have now.
QList<SeriesPicker::Offer> LiveCharts::offers() const
{
    const std::pair<QString, QString> titles[] = {
        {kLossChart, tr("Loss")},        {kAccuracyChart, tr("Accuracy")},        {kThroughputChart, tr("Throughput")},
        {kLoadChart, tr("Device load")}, {kTimeChart, tr("Where the time goes")}, {kSparsityChart, tr("Sparsity")}};
    QList<SeriesPicker::Offer> missing;
    const QStringList there = m_board.expressions();
    for (const auto& [key, title] : titles)
        if (!there.contains(key))
            missing << SeriesPicker::Offer{key, tr("%1 (standard chart)").arg(title)};
    return missing;
}

void LiveCharts::pick(int index, QWidget* below)
{
    m_pickedFor = index;
    m_picker->setNames({}, offers());
    m_picker->popup(below, index < 0 ? QString() : m_board.charts()[std::size_t(index)].expression, index < 0);
    m_model.askSeriesNames([this](const QStringList& names) { m_picker->setNames(names, offers()); });
}

void LiveCharts::setOptions(const ChartOptions& options, bool linkCursors)
{
    m_link = linkCursors;
    m_options = options;
    m_group->setLinkedCursors(linkCursors);
    applyOptions();
}

void LiveCharts::applyOptions()
{
    for (ChartCard* card : m_cards) {
        ChartOptions own = m_options;
        own.logY = m_options.logY && card == m_loss;
        own.smoothing = card == m_time && (m_timeView == TimeView::Phases || m_timeView == TimeView::Lanes)
                            ? 0.0
                            : m_options.smoothing;
        card->chart()->setOptions(own);
    }
    for (std::size_t i = 0; i < m_grid->cards().size(); ++i) {
        ChartOptions own = m_options;
        own.logY = m_grid->cardPlaces()[i].logY;
        m_grid->cards()[i]->chart()->setOptions(own);
    }
}

void LiveCharts::showCursor(double x)
{
    for (ChartCard* card : m_cards)
        card->chart()->setCursor(x, false);
    for (ChartCard* card : m_grid->cards())
        card->chart()->setCursor(x, false);
}

bool LiveCharts::isShown(const ChartCard* card) const
{
    return card->isVisibleTo(m_grid->widget());
}

void LiveCharts::refresh()
{
    if (!m_model.hasRun() || m_model.snapshot().axis != m_model.axis())
        return;
    const LiveSnapshot& snapshot = m_model.snapshot();
    showRange(false);
    hideEmpty(snapshot);
    if (snapshot.runs.empty())
        refreshOne(snapshot);
    else
        refreshSeveral(snapshot);
    refreshAdded(snapshot);
    showAttempts(snapshot);
    tellPixels();
}

/// At one place in all charts of a run.
void LiveCharts::showAttempts(const LiveSnapshot& snapshot)
{
    std::vector<AttemptStart> starts;
    if (snapshot.runs.empty())
        for (const auto& [x, attempt] : startsOfAttempts(snapshot))
            starts.push_back({x, attempt});
    for (const LiveRun& run : snapshot.runs)
        for (const auto& [x, attempt] : startsOfAttempts(run, snapshot.axis))
            starts.push_back({x, attempt, runLetter(run.place)});
    for (ChartCard* card : m_cards)
        card->chart()->setAttemptStarts(starts);
    for (ChartCard* card : m_grid->cards())
        card->chart()->setAttemptStarts(starts);
}

void LiveCharts::moveByHand()
{
    if (m_model.hasRun() && m_model.snapshot().axis == m_model.axis())
        showRange(true);
}

void LiveCharts::showRange(bool byHand)
{
    if (std::exchange(m_shownAxis, m_model.axis()) != m_model.axis())
        m_group->forgetViews();
    const auto [from, to] = m_model.visibleRange();
    m_group->show({from, to}, m_model.range() == LiveRange::Whole, byHand);
    m_sparsity->map()->setVisibleRange(from, to);
}

void LiveCharts::clear()
{
    m_sparsity->setRows({}, {});
    m_group->forgetViews();
    const auto clear = [](ChartCard* card) {
        card->setSeries({});
        card->chart()->setAttemptStarts(std::nullopt);
        card->chart()->setCursor(std::nullopt, false);
    };
    std::ranges::for_each(m_cards, clear);
    std::ranges::for_each(m_grid->cards(), clear);
}

void LiveCharts::flush()
{
    for (ChartCard* card : m_grid->shownCharts())
        card->chart()->flush();
}

std::vector<ChartFigure> LiveCharts::figures() const
{
    std::vector<ChartFigure> figures;
    for (const ChartCard* card : m_grid->shownCharts())
        if (!card->chart()->series().empty())
            figures.push_back(card->figure());
    return figures;
}

bool LiveCharts::isBlank() const
{
    return m_grid->isBlank();
}

void LiveCharts::tellPixels()
{
    m_model.setPixels(m_grid->plotWidth());
}

void LiveCharts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tellPixels();
}

} // namespace trainyard
