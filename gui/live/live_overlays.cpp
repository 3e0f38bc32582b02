// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_overlays.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/parts/runs_at_once.h"
#include "gui/plots/series_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
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

/// `what`: tells the curve from others of the run in tooltips.
ChartSeries markedSeries(const LiveRun& run, const std::string& name, std::vector<Bin> bins,
                         SeriesShape shape = SeriesShape::Line, int lane = 0, const QString& what = {})
{
    const SeriesMark mark = seriesMark(run.place);
    ChartSeries one;
    one.id = QStringLiteral("%1 %2").arg(QString::fromStdString(run.run.id), QString::fromStdString(name));
    one.label = runLetter(run.place);
    one.name = QString::fromStdString(run.run.name);
    if (!what.isEmpty())
        one.name = QStringLiteral("%1, %2").arg(one.name, what);
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
                load.series.push_back(
                    markedSeries(run, name, cores ? inCores(*bins) : *bins, SeriesShape::Line, int(load.lanes.size())));
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

std::vector<ChartSeries> expressionSeries(const QVector<RunCurve>& curves, const QString& expression, bool several)
{
    std::vector<ChartSeries> all;
    for (const RunCurve& curve : curves) {
        const SeriesMark mark = seriesMark(curve.colour);
        ChartSeries one;
        one.id = curve.id;
        one.label = several ? runLetter(curve.colour) : expression;
        one.name = several ? curve.name : QString();
        one.color = mark.color;
        one.pattern = mark.pattern;
        one.shape = isPerEpochExpression(expression) ? SeriesShape::Points : SeriesShape::Line;
        one.bins.assign(curve.bins.begin(), curve.bins.end());
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace trainyard
