// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of the Live page draw, of one run and of several.
#include "backend/protocol/series.h"
#include "gui/formats/model_title.h"
#include "gui/formats/reason_text.h"
#include "gui/live/live_chart_keys.h"
#include "gui/live/live_charts.h"
#include "gui/live/live_overlays.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/curve_grid.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/series_format.h"
#include "gui/plots/sparsity_map.h"
#include "gui/plots/time_chart.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace trainyard {

namespace {

const std::vector<Bin>* binsOf(const LiveSnapshot& snapshot, const std::string& name)
{
    const auto at = snapshot.bins.find(name);
    return at == snapshot.bins.end() || at->second.empty() ? nullptr : &at->second;
}

void add(std::vector<ChartSeries>& series, const LiveSnapshot& snapshot, const std::string& name, const QString& label,
         Token color, SeriesShape shape = SeriesShape::Line, int lane = 0)
{
    if (const std::vector<Bin>* bins = binsOf(snapshot, name))
        series.push_back({QString::fromStdString(name), label, color, lane, shape, *bins});
}

/// Gives lines that share a lane a name in the labels at the cursor.
void nameAtCursor(std::vector<ChartSeries>& series)
{
    for (ChartSeries& one : series)
        if (std::ranges::count(series, one.lane, &ChartSeries::lane) > 1)
            one.what = one.label;
}

/// Whether the engine trains the run, has trained it, or may still come to a first value.
bool isEngines(const RunRow& run, bool hasValues)
{
    return !trainsItself(run) && (hasValues || run.step > 0 || isActive(run.state) || run.endedAt <= 0.0);
}

template <typename Bins>
bool hasValues(const Bins& bins)
{
    return std::ranges::any_of(bins, [](const auto& entry) { return !entry.second.empty(); });
}

/// Whether the run has told how busy its machine is.
bool hasLoad(const LiveSnapshot& snapshot)
{
    return std::any_of(snapshot.bins.begin(), snapshot.bins.end(), [](const auto& entry) {
        return !entry.second.empty() && (entry.first == series::kCpuUtilization || entry.first == series::kCpuMemory ||
                                         entry.first.starts_with("gpu/"));
    });
}

} // namespace

/// What the engine always has, a program may never say, and a log may lack. A run that ended before its first value has
/// nothing.
void LiveCharts::hideEmpty(const LiveSnapshot& snapshot)
{
    refreshSparsity(snapshot);
    const bool several = !snapshot.runs.empty();
    const auto isEngine = [](const LiveRun& one) { return isEngines(one.run, hasValues(one.bins)); };
    const bool engine =
        several ? std::ranges::any_of(snapshot.runs, isEngine) : isEngines(snapshot.run, hasValues(snapshot.bins));
    const auto has = [&](const std::string& name) {
        return several ? std::ranges::any_of(snapshot.runs, [&](const LiveRun& one) { return one.bins.contains(name); })
                       : binsOf(snapshot, name) != nullptr;
    };
    const auto hasAny = [&](std::initializer_list<const char*> names) {
        return engine || std::any_of(names.begin(), names.end(), has);
    };
    QStringList empty;
    if (!hasAny({series::kTrainLoss, series::kValLoss}))
        empty << kLossChart;
    if (!hasAny({series::kTrainTop1, series::kValTop1, series::kValTop5}))
        empty << kAccuracyChart;
    if (!hasAny({series::kThroughput}))
        empty << kThroughputChart;
    if (several ? !hasAny({series::kCpuUtilization, series::kCpuMemory, "gpu/0/utilization"})
                : !engine && !hasLoad(snapshot))
        empty << kLoadChart;
    if (several ? !hasAny({series::kCompute}) : !engine && snapshot.own.empty())
        empty << kTimeChart;
    if (m_sparsity->map()->rows() == 0)
        empty << kSparsityChart;
    m_grid->setEmpty(empty);
}

/// A chart that was never shown has nothing to draw on.
void LiveCharts::refreshOne(const LiveSnapshot& snapshot)
{
    if (isShown(m_loss))
        refreshLoss(snapshot);
    if (isShown(m_accuracy))
        refreshAccuracy(snapshot);
    if (isShown(m_throughput)) {
        std::vector<ChartSeries> rate;
        add(rate, snapshot, series::kThroughput, tr("measured"), Token::S1);
        m_throughput->setSeries(std::move(rate));
    }
    if (isShown(m_load))
        refreshLoad(snapshot);
    if (isShown(m_time))
        refreshTime(snapshot);
}

void LiveCharts::refreshSeveral(const LiveSnapshot& snapshot)
{
    if (isShown(m_loss)) {
        m_loss->setCaption({});
        m_loss->setSeries(overlaidLoss(snapshot.runs));
    }
    if (isShown(m_accuracy)) {
        m_accuracy->setCaption(tr("top-1"));
        m_accuracy->setSeries(overlaidAccuracy(snapshot.runs));
    }
    if (isShown(m_throughput))
        m_throughput->setSeries(overlaidThroughput(snapshot.runs));
    if (isShown(m_load)) {
        LanedSeries load = overlaidLoad(snapshot.runs);
        m_load->chart()->setLanes(std::move(load.lanes));
        m_load->setSeries(std::move(load.series));
    }
    if (isShown(m_time)) {
        const bool lanes = snapshot.runs.size() <= kMostPhaseLanes;
        setTimeView(lanes ? TimeView::Lanes : TimeView::Runs);
        if (lanes) {
            LanedSeries phases = phasesOfRuns(snapshot.runs);
            m_time->chart()->setLanes(std::move(phases.lanes));
            m_time->setSeries(std::move(phases.series));
        } else {
            m_time->setSeries(overlaidCompute(snapshot.runs));
        }
    }
}

void LiveCharts::refreshAdded(const LiveSnapshot& snapshot)
{
    for (std::size_t i = 0; i < m_grid->cards().size(); ++i) {
        ChartCard* card = m_grid->cards()[i];
        const QString& expression = m_grid->cardPlaces()[i].expression;
        ChartLane lane;
        lane.format = formatOfExpression(expression);
        card->chart()->setLanes({lane});
        card->setSeries(expressionSeries(snapshot.curves.value(expression), expression, !snapshot.runs.empty()));
        if (snapshot.runs.empty())
            card->legend()->setEntries({}); // the title says it
    }
}

void LiveCharts::refreshLoss(const LiveSnapshot& snapshot)
{
    std::vector<ChartSeries> loss;
    add(loss, snapshot, series::kTrainLoss, tr("train"), Token::S1);
    add(loss, snapshot, series::kValLoss, tr("val"), Token::S2, SeriesShape::Points);
    m_loss->setCaption(trainsItself(snapshot.run) ? QString() : tr("cross-entropy"));
    nameAtCursor(loss);
    m_loss->setSeries(std::move(loss), markers(snapshot));
}

std::vector<ChartMarker> LiveCharts::markers(const LiveSnapshot& snapshot) const
{
    std::vector<ChartMarker> markers;
    for (const MessageRow& message : snapshot.messages) {
        const bool checkpoint = message.kind == "checkpoint";
        if (!checkpoint && message.level != "warning")
            continue;
        const double x = m_model.xOfStep(message.step, message.epoch);
        if (std::isfinite(x) && (checkpoint || message.step > 0))
            markers.push_back(
                {checkpoint ? MarkerKind::Checkpoint : MarkerKind::Warning, x, reasonAndRemedy(message.text)});
    }
    return markers;
}

void LiveCharts::refreshAccuracy(const LiveSnapshot& snapshot)
{
    std::vector<ChartSeries> accuracy;
    add(accuracy, snapshot, series::kTrainTop1, tr("train"), Token::S1);
    add(accuracy, snapshot, series::kValTop1, tr("val"), Token::S2, SeriesShape::Points);
    add(accuracy, snapshot, series::kValTop5, tr("val top-5"), Token::S3, SeriesShape::Points);
    m_accuracy->setCaption(trainsItself(snapshot.run) ? QString() : tr("top-1"));
    nameAtCursor(accuracy);
    m_accuracy->setSeries(std::move(accuracy));
}

void LiveCharts::refreshLoad(const LiveSnapshot& snapshot)
{
    std::vector<ChartLane> lanes;
    std::vector<ChartSeries> load;
    if (const std::vector<Bin>* cpu = binsOf(snapshot, series::kCpuUtilization)) {
        load.push_back({QString::fromLatin1(series::kCpuUtilization), tr("cores busy"), Token::S1, int(lanes.size()),
                        SeriesShape::Line, inCores(*cpu)});
        lanes.push_back(cpuLane(highestOf(*cpu)));
    }
    if (const std::vector<Bin>* memory = binsOf(snapshot, series::kCpuMemory)) {
        load.push_back({QString::fromLatin1(series::kCpuMemory), tr("memory"), Token::S3, int(lanes.size()),
                        SeriesShape::Line, *memory});
        lanes.push_back(memoryLane(highestOf(*memory)));
    }
    for (const auto& [name, bins] : snapshot.bins) {
        if (!name.starts_with("gpu/") || !name.ends_with("/utilization") || bins.empty())
            continue;
        const int gpu = std::atoi(name.c_str() + 4), lane = int(lanes.size());
        add(load, snapshot, name, tr("GPU utilisation"), Token::S2, SeriesShape::Line, lane);
        add(load, snapshot, series::gpu(gpu, series::kGpuSmOccupancy), tr("SM occupancy"), Token::S4, SeriesShape::Line,
            lane);
        add(load, snapshot, series::gpu(gpu, series::kGpuMemoryShare), tr("GPU memory"), Token::S5, SeriesShape::Line,
            lane);
        lanes.push_back(gpuLane(gpu));
    }
    if (lanes.empty())
        lanes.push_back({tr("CPU"), {}, ValueFormat::Count, 0.0, 1.0});
    nameAtCursor(load);
    m_load->chart()->setLanes(std::move(lanes));
    m_load->setSeries(std::move(load));
}

/// What a program calls series stands in the place of the engine's phases, each in a lane of its own.
void LiveCharts::refreshOwn(const LiveSnapshot& snapshot)
{
    static constexpr Token kTokens[] = {Token::S1, Token::S2, Token::S3, Token::S4};
    std::vector<ChartLane> lanes;
    std::vector<ChartSeries> own;
    for (const auto& [name, bins] : snapshot.own) {
        const int lane = int(lanes.size());
        const QString title = QString::fromStdString(name);
        own.push_back({title, title, kTokens[std::size_t(lane) % std::size(kTokens)], lane, SeriesShape::Line, bins});
        lanes.push_back({title, {}, ValueFormat::Plain, {}, {}});
    }
    if (lanes.size() < 2) // alone it has tick labels
        lanes = {{{}, {}, ValueFormat::Plain, {}, {}}};
    m_time->chart()->setLanes(std::move(lanes));
    m_time->setSeries(std::move(own));
}

void LiveCharts::setTimeView(TimeView view)
{
    if (std::exchange(m_timeView, view) == view)
        return;
    const bool own = view == TimeView::Own;
    m_time->setTitle(own ? tr("Its own series") : tr("Where the time goes"));
    m_time->setCaption(own                      ? QString()
                       : view == TimeView::Runs ? tr("computing, share of wall time")
                                                : tr("share of wall time"));
    m_time->chart()->setLanes({{{}, {}, ValueFormat::Share, 0.0, 1.0}});
    applyOptions(); // areas are not smoothed
}

void LiveCharts::refreshTime(const LiveSnapshot& snapshot)
{
    const bool own = trainsItself(snapshot.run);
    setTimeView(own ? TimeView::Own : TimeView::Phases);
    if (own)
        return refreshOwn(snapshot);
    m_time->setSeries(phaseAreas(snapshot.bins, 0));
}

void LiveCharts::refreshSparsity(const LiveSnapshot& snapshot)
{
    SparsityRow whole;
    std::vector<SparsityRow> layers;
    if (!m_board.expressions().contains(kSparsityChart) || !snapshot.runs.empty()) {
        m_sparsity->setRows({}, {}); // the strips are of one run
        return;
    }
    const std::string prefix = series::layerSparsity({});
    for (const auto& [name, bins] : snapshot.sparsity) {
        SparsityRow row;
        row.endX = snapshot.dataEnd;
        for (const Bin& bin : bins)
            if (std::isfinite(bin.mean) && (row.changes.empty() || row.newest() != bin.mean))
                row.changes.emplace_back(bin.firstX, bin.mean);
        if (row.changes.empty())
            continue;
        const bool layer = name.starts_with(prefix);
        row.layer = layer ? QString::fromStdString(name.substr(prefix.size())) : tr("whole net");
        if (layer)
            layers.push_back(std::move(row));
        else
            whole = std::move(row);
    }
    m_sparsity->setRows(std::move(whole), std::move(layers));
}

} // namespace trainyard
