// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaigns_view_model.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "cluster/campaigns/step_fit.h"
#include "gui/campaigns/campaign_csv.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/study_text.h"
#include "gui/formats/subset_text.h"
#include "gui/formats/ticket_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr int kCampaignClockMs = 30'000;

/// Samples per second of a study's run; 0 = unknown.
double studyRate(const CampaignSnapshot& study, const std::string& id)
{
    for (const StudyRun& run : study.runs)
        if (run.id == id)
            return std::isfinite(throughputOf(run)) ? throughputOf(run) : 0.0;
    return 0.0;
}

using LayerShares = QList<QPair<QString, double>>;

/// In the engine's order, which is that of the net.
LayerShares layersOf(StoreReader& reader, const std::string& id)
{
    LayerShares left;
    const std::optional<RunRow> run = reader.run(id);
    if (!run)
        return left;
    const std::string prefix = series::layerSparsity({});
    std::vector<SeriesRow> rows = reader.series(run->key);
    std::sort(rows.begin(), rows.end(), [](const SeriesRow& a, const SeriesRow& b) { return a.key < b.key; });
    for (const SeriesRow& row : rows)
        if (row.name.starts_with(prefix))
            left << qMakePair(QString::fromStdString(row.name.substr(prefix.size())), 1.0 - row.last);
    return left;
}

LayerShares meanLayers(StoreReader& reader, const QStringList& runs)
{
    LayerShares mean;
    QList<int> counts; // of the runs that tell the layer
    for (const QString& run : runs)
        for (const QPair<QString, double>& layer : layersOf(reader, run.toStdString())) {
            qsizetype at = 0;
            while (at < mean.size() && mean[at].first != layer.first)
                ++at;
            if (at == mean.size()) {
                mean << qMakePair(layer.first, 0.0);
                counts << 0;
            }
            mean[at].second += layer.second;
            ++counts[at];
        }
    for (qsizetype at = 0; at < mean.size(); ++at)
        mean[at].second /= counts[at];
    return mean;
}

} // namespace

CampaignsViewModel::CampaignsViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services)
{
    if (m_services.campaigns) {
        connect(m_services.campaigns, &CampaignService::campaignsRead, this, &CampaignsViewModel::takeCampaigns);
        connect(m_services.campaigns, &CampaignService::campaignRead, this, &CampaignsViewModel::takeCampaign);
        connect(m_services.campaigns, &CampaignService::failed, this, &CampaignsViewModel::failed);
    }
    connect(&m_clock, &QTimer::timeout, this, [this] { m_campaigns.setNow(unixTime()); });
    m_clock.setInterval(kCampaignClockMs);
}

CampaignsViewModel::~CampaignsViewModel() = default;

void CampaignsViewModel::setActive(bool active)
{
    m_active = active;
    active ? m_clock.start() : m_clock.stop();
    m_campaigns.setNow(unixTime());
    if (m_services.campaigns)
        m_services.campaigns->setActive(active);
    followClosely();
}

/// The runs of the shown campaign are followed as closely as a run on the Live page.
void CampaignsViewModel::followClosely()
{
    std::set<std::string> runs;
    if (m_active && m_campaign)
        for (const RunRow& row : m_campaign->rows)
            if (!isFinal(row.state))
                runs.insert(row.id);
    if (m_services.follow && runs != m_followed)
        m_services.follow->setWatched(runs);
    m_followed = std::move(runs);
}

void CampaignsViewModel::setShowArchived(bool archived)
{
    if (archived == m_archived)
        return;
    m_archived = archived;
    show();
}

void CampaignsViewModel::select(const QString& id)
{
    m_wanted = true;
    if (id != m_selected) {
        m_selected = id;
        m_campaign.reset();
        m_tolerance.reset();
        fillCells();
        watch();
        emit selectionChanged();
    }
    show();
}

void CampaignsViewModel::watch()
{
    if (m_services.campaigns)
        m_services.campaigns->watch(m_selected, m_tolerance);
}

void CampaignsViewModel::takeCampaigns(const std::vector<CampaignSummary>& campaigns)
{
    m_all = campaigns;
    m_answered = true;
    show();
}

void CampaignsViewModel::show()
{
    const auto wanted = [this] {
        return std::find_if(m_all.begin(), m_all.end(), [this](const CampaignSummary& one) {
            return QString::fromStdString(one.campaign.id) == m_selected;
        });
    };
    if (m_wanted && wanted() != m_all.end()) {
        m_archived = wanted()->campaign.archived;
        m_wanted = false;
    }
    std::vector<CampaignItem> shown;
    for (const auto& [campaign, cells] : m_all)
        if (campaign.archived == m_archived)
            shown.push_back({campaign, cells});
    m_archivedCount = int(
        std::count_if(m_all.begin(), m_all.end(), [](const CampaignSummary& one) { return one.campaign.archived; }));
    const bool there = std::any_of(shown.begin(), shown.end(), [this](const CampaignItem& item) {
        return QString::fromStdString(item.row.id) == m_selected;
    });
    const QString first = shown.empty() ? QString() : QString::fromStdString(shown.front().row.id);
    m_campaigns.setCampaigns(std::move(shown));
    if (!there && !m_wanted && m_selected != first) {
        m_selected = first;
        m_campaign.reset();
        m_tolerance.reset();
        fillCells();
        watch();
        emit selectionChanged();
    }
    emit campaignsChanged();
}

void CampaignsViewModel::takeCampaign(const CampaignPointer& campaign)
{
    if (!campaign || QString::fromStdString(campaign->campaign.id) != m_selected)
        return; // for the previously shown campaign
    m_campaign = campaign;
    followClosely();
    fillCells();
    emit campaignChanged();
}

void CampaignsViewModel::fillCells()
{
    std::vector<CampaignCellRow> cells;
    if (m_campaign) {
        std::vector<const RunRow*> others;
        for (const CampaignCell& planned : m_campaign->plan.cells)
            cells.push_back({planned.cell, 0, 0, planned.stage, {}});
        for (const RunRow& run : m_campaign->rows) {
            const auto found = std::find_if(cells.begin(), cells.end(),
                                            [&](const CampaignCellRow& cell) { return cell.cell == run.cell; });
            if (found != cells.end())
                found->run = run;
            else
                cells.push_back({run.cell.empty() ? run.name : run.cell, 0, 0, 0, run});
        }
        for (CampaignCellRow& cell : cells)
            if (m_campaign->study || m_campaign->campaign.kind == kScalingStudyKind) {
                parseStudyCell(cell.cell, cell.ranks, cell.repeat);
                cell.rate = studyRate(*m_campaign, cell.run.id);
            } else {
                cell.rate = cell.run.samplesPerSecond;
            }
    }
    m_cells.setCells(std::move(cells));
}

QString CampaignsViewModel::title() const
{
    return m_campaign ? campaignTitle(m_campaign->campaign) : QString();
}

QString CampaignsViewModel::summary() const
{
    if (!m_campaign)
        return {};
    int done = 0, running = 0, waiting = 0, failed = 0;
    for (const RunRow& run : m_campaign->rows) {
        done += run.state == JobState::Done;
        failed += isFinal(run.state) && run.state != JobState::Done;
        running += run.state == JobState::Running || run.state == JobState::Finishing;
        waiting += !isFinal(run.state) && run.state != JobState::Running && run.state != JobState::Finishing;
    }
    const auto runs = std::int64_t(m_campaign->rows.size()), cells = std::int64_t(m_campaign->plan.cells.size());
    const std::int64_t all = runsInAll(runs, cells), missing = all - runs;
    QStringList parts{tr("%1 of %Ln run(s) done", nullptr, int(all)).arg(done)};
    if (running)
        parts << tr("%Ln running", nullptr, running);
    if (waiting)
        parts << tr("%Ln waiting", nullptr, waiting);
    if (failed)
        parts << tr("%1 ended otherwise").arg(failed);
    if (missing)
        parts << tr("%1 missing").arg(missing);
    return tr("%1 · %2").arg(campaignKind(m_campaign->campaign.kind), parts.join(QStringLiteral(", ")));
}

QString CampaignsViewModel::subset() const
{
    std::vector<RunData> data;
    if (m_campaign)
        for (const RunRow& run : m_campaign->rows)
            data.push_back(run.data);
    return subsetOfRuns(data);
}

QStringList CampaignsViewModel::words() const
{
    if (isSearch()) {
        QStringList words;
        for (const Reason& finding : m_campaign->search->report.findings)
            words << asSentence(reasonText(finding));
        return words;
    }
    return isStudy()     ? studySentences(m_campaign->report)
           : isTickets() ? ticketSentences(*m_campaign->tickets)
                         : QStringList();
}

std::shared_ptr<const TicketReport> CampaignsViewModel::tickets() const
{
    if (!isTickets())
        return nullptr;
    const bool best = m_ticketMetric == TicketMetric::Best && m_campaign->ticketsBest;
    return {m_campaign, best ? &*m_campaign->ticketsBest : &*m_campaign->tickets};
}

void CampaignsViewModel::setTicketMetric(TicketMetric metric)
{
    m_ticketMetric = metric;
    emit campaignChanged();
}

void CampaignsViewModel::askLayers(const QStringList& runs)
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this, [runs](StoreReader& reader) { return meanLayers(reader, runs); },
        [this, runs](const LayerShares& left) { emit layersRead(runs, left); });
}

QStringList CampaignsViewModel::forecastWords() const
{
    if (!isStudy())
        return {};
    if (!m_campaign->costs)
        return {m_campaign->base.distribution.mode != DistributionMode::Synchronous
                    ? tr("There is no forecast for asynchronous runs, because their ranks do not share steps.")
                    : tr("The forecast needs complete runs with one rank and with another number of ranks.")};
    const StepCosts& costs = *m_campaign->costs;
    const auto ms = [](double seconds) { return tr("%1 ms").arg(format::significant(seconds * 1e3, 3)); };
    QStringList out{
        tr("Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with "
           "%5.")
            .arg(m_campaign->fitted)
            .arg(ms(costs.overhead), ms(costs.perSample),
                 ms(costs.gradientBytes * 2.0 * (m_campaign->fitted - 1) / m_campaign->fitted),
                 ranksText(m_campaign->fitted))};
    if (costs.slowdown > 1.005)
        out << tr("Next to other ranks, a rank computes %1 times as long.").arg(format::fixed(costs.slowdown, 2));
    else if (costs.slowdown < 0.995)
        out << tr("Next to other ranks, a rank computes %1 times as fast as its share of the cores suggests.")
                   .arg(format::fixed(1.0 / costs.slowdown, 2));
    if (m_campaign->cores > 0)
        out << tr("The machine has %1 cores, which additional ranks share.").arg(m_campaign->cores)
            << tr("Assumes that more than %1 ranks do not slow each other's memory further.").arg(m_campaign->fitted);
    else
        out << tr("Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each "
                  "other's memory and links further, and that ranks on other nodes do not wait longer for sums.")
                   .arg(m_campaign->fitted);
    return out;
}

StudyTolerance CampaignsViewModel::tolerance() const
{
    return m_tolerance ? *m_tolerance : m_campaign ? m_campaign->plan.tolerance : StudyTolerance{};
}

void CampaignsViewModel::setTolerance(const StudyTolerance& tolerance)
{
    m_tolerance = tolerance;
    watch();
}

std::vector<std::string> CampaignsViewModel::convergenceSeries() const
{
    std::vector<std::string> out;
    if (isStudy())
        for (const char* series :
             {series::kValTop1, series::kValLoss, series::kEpochTrainLoss, series::kEpochTrainTop1})
            if (std::any_of(m_campaign->runs.begin(), m_campaign->runs.end(),
                            [&](const StudyRun& run) { return !curveOf(run, series).empty(); }))
                out.emplace_back(series);
    return out;
}

int CampaignsViewModel::unfinished() const
{
    return m_campaign ? int(std::count_if(m_campaign->rows.begin(), m_campaign->rows.end(),
                                          [](const RunRow& run) { return !isFinal(run.state); }))
                      : 0;
}

int CampaignsViewModel::missing() const
{
    if (!m_campaign || m_campaign->plan.cells.empty())
        return 0;
    int missing = 0;
    for (const CampaignCellRow& cell : m_cells.cells())
        missing += cell.run.id.empty() || canResume(cell.run.state);
    return missing;
}

void CampaignsViewModel::stopAll()
{
    if (!m_campaign || !m_services.launch)
        return;
    // Stops the newest first, so that no waiting run starts while the others stop.
    for (auto run = m_campaign->rows.rbegin(); run != m_campaign->rows.rend(); ++run)
        if (!isFinal(run->state))
            m_services.launch->stop(QString::fromStdString(run->id));
    emit said(tr("Stopping %Ln run(s)", nullptr, unfinished()));
}

void CampaignsViewModel::startMissing()
{
    if (m_campaign && m_services.launch && missing() > 0)
        m_services.launch->startMissingCells(m_selected);
}

void CampaignsViewModel::askReports(QObject* receiver, std::function<void(const RunUses&)> told)
{
    if (!m_campaign || !m_services.store)
        return;
    m_services.store->ask(
        receiver,
        [campaign = m_campaign](StoreReader& reader) {
            RunUses uses = readUses(reader, campaign->rows);
            uses.campaigns.clear(); // it goes with them
            return uses;
        },
        std::move(told));
}

void CampaignsViewModel::extendSearch(const SearchExtension& extension)
{
    if (m_campaign && m_campaign->search && m_services.launch)
        m_services.launch->extendSearch(m_selected, extension);
}

void CampaignsViewModel::setArchived(bool archived)
{
    if (m_selected.isEmpty() || !m_services.campaigns)
        return;
    m_services.campaigns->setArchived(m_selected, archived);
    m_undo = [this, id = m_selected, archived] { m_services.campaigns->setArchived(id, !archived); };
    emit undoOffered(archived ? tr("Campaign archived; its runs are unchanged") : tr("Campaign unarchived"));
}

void CampaignsViewModel::undo()
{
    if (const auto work = std::exchange(m_undo, nullptr))
        work();
}

void CampaignsViewModel::remove(Removal removal)
{
    if (!m_campaign || !m_services.campaigns)
        return;
    if (removal != Removal::KeepRuns && m_services.launch) {
        QStringList runs;
        for (const RunRow& run : m_campaign->rows)
            runs << QString::fromStdString(run.id);
        m_services.launch->remove(runs, removal == Removal::WithDirectories);
    }
    m_services.campaigns->remove(m_selected);
    m_undo = nullptr; // it might name this campaign, which no longer exists
    emit undoWithdrawn();
}

QByteArray CampaignsViewModel::reportAsCsv() const
{
    return m_campaign ? countsCsv(*m_campaign) : QByteArray();
}

QByteArray CampaignsViewModel::cellsAsCsv() const
{
    return cellsCsv(m_cells.cells());
}

} // namespace trainyard
