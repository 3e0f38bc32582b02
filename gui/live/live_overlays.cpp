// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_overlays.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/parts/runs_at_once.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/series_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace trainyard {

namespace {

struct OverlayText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::LiveCharts) // its words are known there
};

const std::vector<Bin>* curveOf(const LiveRun& run, const std::string& name)
{
    const auto found = run.bins.find(name);
    return found == run.bins.end() ? nullptr : &found->second;
}

/// "B resnet20-s1": marks in the charts have the letter alone.
QString lettered(int place, const QString& name)
{
    return QStringLiteral("%1 %2").arg(runLetter(place), name);
}

/// `what`: tells the curve from others of the run in tooltips.
ChartSeries markedSeries(const LiveRun& run, const std::string& name, std::vector<Bin> bins,
                         SeriesShape shape = SeriesShape::Line, int lane = 0, const QString& what = {})
{
    const SeriesMark mark = seriesMark(run.place);
    ChartSeries one;
    one.id = QStringLiteral("%1 %2").arg(QString::fromStdString(run.run.id), QString::fromStdString(name));
    one.label = runLetter(run.place);
    one.name = run.name;
    one.key = lettered(run.place, run.name);
    if (!what.isEmpty())
        one.name = QStringLiteral("%1, %2").arg(one.name, what);
    one.what = what;
    one.color = mark.color;
    one.pattern = mark.pattern;
    one.lane = lane;
    one.shape = shape;
    one.bins = std::move(bins);
    return one;
}

void overlay(std::vector<ChartSeries>& all, const std::vector<LiveRun>& runs, const char* name,
             const QString& what = {}, SeriesShape shape = SeriesShape::Line)
{
    for (const LiveRun& run : runs)
        if (const std::vector<Bin>* bins = curveOf(run, name))
            all.push_back(markedSeries(run, name, *bins, shape, 0, what));
}

double highestOfAll(const std::vector<LiveRun>& runs, const std::string& name)
{
    double high = 0.0;
    for (const LiveRun& run : runs)
        if (const std::vector<Bin>* bins = curveOf(run, name))
            high = std::max(high, highestOf(*bins));
    return high;
}

bool anyHas(const std::vector<LiveRun>& runs, const std::string& name)
{
    return std::any_of(runs.begin(), runs.end(), [&](const LiveRun& run) { return curveOf(run, name) != nullptr; });
}

} // namespace

std::vector<Bin> inCores(std::vector<Bin> bins)
{
    for (Bin& bin : bins) {
        bin.min /= 100.0;
        bin.max /= 100.0;
        bin.mean /= 100.0;
    }
    return bins;
}

double highestOf(const std::vector<Bin>& bins)
{
    double high = 0.0;
    for (const Bin& bin : bins)
        if (std::isfinite(bin.max))
            high = std::max(high, bin.max);
    return high;
}

ChartLane cpuLane(double percent)
{
    const double cores = std::max(1.0, std::ceil(percent / 100.0 - 0.15));
    return {OverlayText::tr("CPU"),
            cores == 1.0 ? OverlayText::tr("1 core") : OverlayText::tr("%1 cores").arg(int(cores)), ValueFormat::Count,
            0.0, cores * 1.08};
}

ChartLane memoryLane(double bytes)
{
    const double most = std::max(1.0, bytes);
    return {OverlayText::tr("RAM"), format::bytes(std::llround(most)), ValueFormat::Bytes, 0.0, most * 1.15};
}

ChartLane gpuLane(int gpu)
{
    return {OverlayText::tr("GPU %1").arg(gpu), OverlayText::tr("100 %"), ValueFormat::Percent, 0.0, 108.0};
}

std::vector<ChartSeries> overlaidLoss(const std::vector<LiveRun>& runs)
{
    std::vector<ChartSeries> all;
    overlay(all, runs, series::kTrainLoss, OverlayText::tr("train"));
    overlay(all, runs, series::kValLoss, OverlayText::tr("val"), SeriesShape::Points);
    return all;
}

std::vector<ChartSeries> overlaidAccuracy(const std::vector<LiveRun>& runs)
{
    std::vector<ChartSeries> all;
    overlay(all, runs, series::kTrainTop1, OverlayText::tr("train"));
    overlay(all, runs, series::kValTop1, OverlayText::tr("val"), SeriesShape::Points);
    return all;
}

std::vector<ChartSeries> overlaidThroughput(const std::vector<LiveRun>& runs)
{
    std::vector<ChartSeries> all;
    overlay(all, runs, series::kThroughput);
    return all;
}

LanedSeries overlaidLoad(const std::vector<LiveRun>& runs)
{
    LanedSeries load;
    const auto addLane = [&](const std::string& name, ChartLane lane, bool cores) {
        for (const LiveRun& run : runs)
            if (const std::vector<Bin>* bins = curveOf(run, name))
                load.series.push_back(markedSeries(run, name, cores ? inCores(*bins) : *bins, SeriesShape::Line,
                                                   int(load.lanes.size()), lane.label));
        load.lanes.push_back(std::move(lane));
    };
    if (anyHas(runs, series::kCpuUtilization))
        addLane(series::kCpuUtilization, cpuLane(highestOfAll(runs, series::kCpuUtilization)), true);
    if (anyHas(runs, series::kCpuMemory))
        addLane(series::kCpuMemory, memoryLane(highestOfAll(runs, series::kCpuMemory)), false);
    for (int gpu = 0; anyHas(runs, series::gpu(gpu, series::kGpuUtilization)); ++gpu)
        addLane(series::gpu(gpu, series::kGpuUtilization), gpuLane(gpu), false);
    if (load.lanes.empty())
        load.lanes.push_back({OverlayText::tr("CPU"), {}, ValueFormat::Count, 0.0, 1.0});
    return load;
}

std::vector<ChartSeries> overlaidCompute(const std::vector<LiveRun>& runs)
{
    std::vector<ChartSeries> all;
    overlay(all, runs, series::kCompute);
    return all;
}

std::vector<ChartSeries> phaseAreas(const std::map<std::string, std::vector<Bin>>& bins, int lane)
{
    const std::tuple<const char*, QString, Token> phases[] = {
        {series::kCompute, OverlayText::tr("compute"), Token::S1},
        {series::kAllreduce, OverlayText::tr("waiting for ranks"), Token::S3},
        {series::kValidation, OverlayText::tr("validation"), Token::S4},
        {series::kInputWait, OverlayText::tr("input wait"), Token::S5},
        {series::kCheckpointing, OverlayText::tr("checkpoint"), Token::S6}};
    std::vector<ChartSeries> areas;
    for (const auto& [name, label, color] : phases)
        if (const auto found = bins.find(name); found != bins.end() && !found->second.empty())
            areas.push_back({QString::fromLatin1(name), label, color, lane, SeriesShape::Area, found->second});
    if (areas.empty())
        return areas;
    const StackedAreas stack = stacked(areas, lane);
    ChartSeries rest{QStringLiteral("phase/other"), OverlayText::tr("other"), Token::S7, lane, SeriesShape::Area, {}};
    for (std::size_t i = 0; i < stack.x.size(); ++i) {
        Bin bin;
        bin.firstX = bin.lastX = stack.x[i];
        bin.count = 1;
        bin.mean = bin.min = bin.max = std::max(0.0, 1.0 - stack.tops.back()[i]);
        rest.bins.push_back(bin);
    }
    areas.push_back(std::move(rest));
    return areas;
}

LanedSeries phasesOfRuns(const std::vector<LiveRun>& runs)
{
    LanedSeries all;
    for (const LiveRun& run : runs) {
        std::vector<ChartSeries> areas = phaseAreas(run.bins, int(all.lanes.size()));
        if (areas.empty())
            continue;
        for (ChartSeries& one : areas) {
            one.id = QStringLiteral("%1 %2").arg(QString::fromStdString(run.run.id), one.id);
            one.name = lettered(run.place, run.name); // in tooltips
            one.what = runLetter(run.place);
            all.series.push_back(std::move(one));
        }
        all.lanes.push_back({runLetter(run.place),
                             {},
                             ValueFormat::Share,
                             0.0,
                             1.0,
                             seriesMark(run.place),
                             lettered(run.place, run.name)});
    }
    if (all.lanes.empty())
        all.lanes.push_back({{}, {}, ValueFormat::Share, 0.0, 1.0});
    return all;
}

std::vector<ChartSeries> expressionSeries(const QVector<RunCurve>& curves, const QString& expression, bool several)
{
    std::vector<ChartSeries> all;
    for (const RunCurve& curve : curves) {
        const SeriesMark mark = seriesMark(curve.colour);
        ChartSeries one;
        one.id = curve.id;
        one.label = several ? runLetter(curve.colour) : expression;
        one.name = several ? curve.name : QString();
        one.key = several ? lettered(curve.colour, curve.name) : QString();
        one.color = mark.color;
        one.pattern = mark.pattern;
        one.shape = isPerEpochExpression(expression) ? SeriesShape::Points : SeriesShape::Line;
        one.bins.assign(curve.bins.begin(), curve.bins.end());
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace trainyard
