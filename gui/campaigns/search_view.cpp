// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/search_view.h"

#include "backend/base/clock.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/search_extension_dialog.h"
#include "gui/campaigns/search_figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/page_parts.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/machine_chart.h"
#include "gui/plots/rank_chart.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/share_bar.h"
#include "gui/widgets/state_pill.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
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

QString samplerTitle(SearchSampler sampler)
{
    switch (sampler) {
    case SearchSampler::Grid: return SearchView::tr("Grid");
    case SearchSampler::Random: return SearchView::tr("Random");
    case SearchSampler::Sobol: return SearchView::tr("Sobol sequence");
    case SearchSampler::Bayesian: return SearchView::tr("Bayesian");
    }
    return {};
}

/// Whether only a share of the runs goes on at each rung.
bool halves(const SearchPlan& plan)
{
    return plan.stopping == SearchStopping::Asha || plan.stopping == SearchStopping::Hyperband;
}

QString stoppingTitle(const SearchPlan& plan, int epochs)
{
    QStringList rungs;
    if (halves(plan))
        for (const int rung : searchRungs(plan, epochs))
            rungs << QString::number(rung);
    const QString at = rungs.join(QStringLiteral(" · "));
    const int count = int(rungs.size());
    switch (plan.stopping) {
    case SearchStopping::None: return SearchView::tr("Never");
    case SearchStopping::Median: return SearchView::tr("Below the median");
    case SearchStopping::Asha: return SearchView::tr("ASHA after epoch(s) %1", nullptr, count).arg(at);
    case SearchStopping::Hyperband: return SearchView::tr("Hyperband after epoch(s) %1", nullptr, count).arg(at);
    }
    return {};
}

constexpr std::size_t kMostFindings = 3;
constexpr std::size_t kMostSlices = 8;

} // namespace

void SearchView::setView(int index)
{
    m_views->setCurrentIndex(index);
    m_stack->setCurrentIndex(index);
    refresh();
}

/// The settings of the best run, without what made it a run of this search.
void SearchView::askTickets()
{
    if (!m_shown || !m_shown->search->report.best)
        return;
    const StoredSearch& search = *m_shown->search;
    std::vector<SpecProblem> problems; // the form shows them
    RunSpec spec = specAt(search.plan, search.base, search.report.tries[*search.report.best].point, problems);
    spec.campaign.clear();
    spec.cell.clear();
    emit ticketsWanted(spec);
}

void SearchView::askMore()
{
    if (!m_shown)
        return;
    SearchExtensionDialog dialog(*m_shown->search, QString::fromStdString(m_shown->campaign.name), this);
    connect(&dialog, &SearchExtensionDialog::chosen, &m_model, &CampaignsViewModel::extendSearch);
    dialog.exec();
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

/// Shows in the bar, with a legend, how the runs ended. Its empty part is the runs still to come, so no state is grey.
void SearchView::showStates(const SearchReport& report)
{
    const double all = std::max(1, m_shown->search->plan.runs);
    std::vector<std::pair<double, Token>> parts;
    std::vector<LegendEntry> entries;
    const auto add = [&](int runs, Token color, const QString& words) {
        parts.emplace_back(runs / all, color);
        if (runs > 0)
            entries.push_back({words, color, LegendEntry::Mark::Dot});
    };
    add(report.done, Token::S1, tr("%Ln done", nullptr, report.done));
    add(report.stopped, Token::S4, tr("%Ln ended early", nullptr, report.stopped));
    add(report.continued, Token::S5, tr("%Ln continued", nullptr, report.continued));
    add(report.failed, Token::Fail, tr("%Ln failed", nullptr, report.failed));
    add(report.running, Token::S3, tr("%Ln running", nullptr, report.running));
    m_facts[FactRuns].bar->setParts(std::move(parts));
    m_states->setEntries(std::move(entries));
}

void SearchView::showFacts()
{
    const StoredSearch& search = *m_shown->search;
    const SearchReport& report = search.report;
    const auto hours = [](double value) { return format::deviceTime(value * 3600.0); };
    m_facts[FactRuns].value->setText(tr("%1 of %2 ended").arg(endedRuns(report)).arg(search.plan.runs));
    showStates(report);
    m_facts[FactRuns].bar->setToolTip(tr("%1 done, %2 ended early, %3 continued, %4 failed, %5 running, %6 waiting")
                                          .arg(report.done)
                                          .arg(report.stopped)
                                          .arg(report.continued)
                                          .arg(report.failed)
                                          .arg(report.running)
                                          .arg(report.waiting));
    const double budget = search.plan.deviceHours;
    m_facts[FactHours].bar->setParts({{budget > 0.0 ? report.deviceHours / budget : 0.0, Token::S1}});
    m_facts[FactHours].bar->setVisible(budget > 0.0);
    m_facts[FactHours].value->setText(
        search.plan.deviceHours > 0.0 ? tr("%1 of %2").arg(hours(report.deviceHours), hours(search.plan.deviceHours))
                                      : hours(report.deviceHours));
    QString best = QStringLiteral("–");
    if (report.best) {
        const SearchTry& one = report.tries[*report.best];
        best = QStringLiteral("%1  %2").arg(
            report.decidedByMeans
                ? repeatedText(search, report.repeated.front())
                : format::seriesValue(QString::fromStdString(search.plan.goals.front().series), one.values.front()),
            tryName(search, one));
    }
    m_facts[FactBest].value->setText(best);
    m_facts[FactSampler].value->setText(samplerTitle(search.plan.sampler));
    m_facts[FactSampler].value->setToolTip(
        search.plan.sampler == SearchSampler::Bayesian
            ? tr("A Gaussian process models the results so far and chooses the next settings.")
            : QString());
    m_facts[FactStopping].value->setText(stoppingTitle(search.plan, search.base.training.epochs));
    m_facts[FactStopping].value->setToolTip(
        halves(search.plan) ? tr("After each of these epochs, runs are compared: the best one in %1 goes on, and the "
                                 "others end early.")
                                  .arg(search.plan.reduction)
                            : QString());
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
    m_newTickets->setEnabled(report.best.has_value());
}

void SearchView::showSlices()
{
    const StoredSearch& search = *m_shown->search;
    std::vector<std::size_t> order = settingsByImportance(search);
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

void SearchView::showRanks()
{
    SettingsLines lines = rankLines(*m_shown->search);
    m_ranksCard->setCaption(tr("one dot for each run, by its rank in %1; the settings that matter most")
                                .arg(goalTitle(m_shown->search->plan.goals.front())));
    m_ranks->setLines(std::move(lines.axes), std::move(lines.lines), tr("A dot appears with each run's first epoch."));
}

void SearchView::showMachines()
{
    MachineFigure figure = machineFigure(m_shown->campaign, *m_shown->search, unixTime());
    m_machines->setLanes(std::move(figure.lanes), figure.end, tr("Bars appear when the first run starts."));
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

/// Each column is as wide as its texts have been so far, and all share what is left.
void SearchView::fitTable()
{
    const QAbstractItemView& cells = *m_table; // whose hints are public
    const int columns = m_sorted.columnCount(), width = m_table->viewport()->width();
    bool changed = width != m_fitted || int(m_needed.size()) != columns;
    m_needed.resize(std::size_t(columns), 0);
    m_fitted = width;
    int sum = 0;
    for (int column = 0; column < columns; ++column) {
        const int needed =
            std::max(cells.sizeHintForColumn(column), m_table->horizontalHeader()->sectionSizeHint(column));
        int& given = m_needed[std::size_t(column)];
        changed = changed || needed > given;
        given = std::max(given, needed);
        sum += given;
    }
    if (!changed || columns == 0)
        return;
    const int more = std::max(0, width - sum) / columns;
    for (int column = 0; column < columns; ++column)
        m_table->setColumnWidth(column, m_needed[std::size_t(column)] + more);
}

bool SearchView::eventFilter(QObject* watched, QEvent* event)
{
    if (m_table && watched == m_table->viewport() && event->type() == QEvent::Resize && m_shown)
        fitTable();
    return QWidget::eventFilter(watched, event);
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
        m_needed.clear();
    }
    fitTable();
    const QString subset = m_model.subset();
    m_subset->setHint(subset);
    m_subsetText->setText(subset);
    showFacts();
    switch (m_stack->currentIndex()) {
    case 1: return showSlices();
    case 2: return showContour();
    case 3: return showRanks();
    case 4: return showMachines();
    default: return showOverview();
    }
}

void SearchView::showOverview()
{
    const StoredSearch& search = *m_shown->search;
    m_history->setFigure(historyFigure(search));
    m_curves->setFigure(curvesFigure(search));
    m_front->setVisible(search.plan.goals.size() > 1);
    if (search.plan.goals.size() > 1)
        m_front->setFigure(frontFigure(search));
    SettingsLines lines = settingsLines(search);
    m_lineTries = std::move(lines.tries);
    m_settings->setLines(std::move(lines.axes), std::move(lines.lines),
                         tr("A line appears with each run's first epoch."));
    m_importance->setBars(importanceBars(search), triesNeededText(search));
    m_importanceCard->setCaption(
        std::isfinite(search.report.together)
            ? tr("share of the spread; %1 from several together").arg(format::percent(search.report.together, 0))
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
