// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/chart_figures.h"

#include "gui/parts/run_curves.h"
#include "gui/parts/series_picker.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/compared_series.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/benchmarks/measure.h"

#include <QTest>

#include <cmath>
#include <random>

namespace trainyard::benchmark {
namespace {

std::vector<ChartSeries> seriesOf(const ChartCurves& curves)
{
    std::vector<ChartSeries> series;
    for (const RunCurve& curve : curves.value(QLatin1String(kLongSeries))) {
        const SeriesMark mark = seriesMark(curve.colour);
        series.push_back({curve.id, curve.name, mark.color, 0, SeriesShape::Line,
                          std::vector<Bin>(curve.bins.begin(), curve.bins.end()), mark.pattern, curve.name});
    }
    return series;
}

ChartRange wholeOf(const std::vector<ChartSeries>& series)
{
    return dataRange(series);
}

/// Moves the view frame by frame; the time of each frame.
void measureMoves(Measure& measure, TimeChart& chart, const std::string& what)
{
    const ChartRange whole = chart.visibleRange();
    int frame = 0;
    const auto move = [&](const std::function<ChartRange(double)>& at) {
        return [&, at] {
            const double turn = double(frame++ % 60) / 60.0;
            return milliseconds([&] {
                chart.moveTo(at(turn));
                chart.flush();
            });
        };
    };
    measure(what + ": a frame while panning", 120, "<= 16.7", move([&](double turn) {
                const double size = whole.size() / 3.0, from = whole.from + turn * (whole.size() - size);
                return ChartRange{from, from + size};
            }));
    measure(what + ": a frame while zooming", 120, "<= 16.7", move([&](double turn) {
                const double size = whole.size() * std::pow(0.01, turn);
                return ChartRange{whole.from + 0.3 * (whole.size() - size),
                                  whole.from + 0.3 * (whole.size() - size) + size};
            }));
    chart.setVisibleRange(whole);
}

void measureOverlay(Measure& measure, RunStore& store)
{
    TimeChart chart;
    chart.resize(kChartWidth + 62, kChartHeight);
    chart.show();
    (void)QTest::qWaitForWindowExposed(&chart);
    const auto reader = store.reader();
    CurvesQuery query;
    for (int i = 0; i < kCurveRuns; ++i)
        query.runs.push_back({QString::fromStdString(curveRunId(i)), i});
    query.expressions = {QLatin1String(kLongSeries)};
    query.axis = XAxis::Step;
    ChartOptions options;
    options.axis = XAxis::Step;
    chart.setOptions(options);
    chart.flush(); // fonts
    const auto draw = [&](int pixels) {
        query.pixels = pixels;
        std::vector<ChartSeries> series = seriesOf(readCurves(*reader, query));
        const ChartRange whole = wholeOf(series);
        chart.setVisibleRange(whole);
        chart.setSeries(std::move(series));
        chart.flush();
    };
    measure("250 runs x 100,000 points read and drawn first", 15, "<= 150",
            [&] { return milliseconds([&] { draw(kFirstPixels); }); });
    measure("  the same with all bins, in the background", 9, "",
            [&] { return milliseconds([&] { draw(kFinePixels); }); });
    measure("  a repaint at rest", 9, "", [&] {
        return milliseconds([&] {
            chart.setSeries(std::vector<ChartSeries>(chart.series()));
            chart.flush();
        });
    });
    measureMoves(measure, chart, "250 curves");
}

void measureFew(Measure& measure, RunStore& store)
{
    TimeChart chart;
    chart.resize(kChartWidth + 62, kChartHeight);
    chart.show();
    (void)QTest::qWaitForWindowExposed(&chart);
    const auto reader = store.reader();
    CurvesQuery query;
    for (int i = 0; i < 3; ++i)
        query.runs.push_back({QString::fromStdString(curveRunId(i)), i});
    query.expressions = {QLatin1String(kLongSeries)};
    query.axis = XAxis::Step;
    query.pixels = kChartWidth;
    chart.setSeries(seriesOf(readCurves(*reader, query)));
    chart.setVisibleRange(wholeOf(chart.series()));
    chart.flush();
    measureMoves(measure, chart, "3 curves with envelopes");
}

void measureBands(Measure& measure)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> noise(-0.02, 0.02);
    std::vector<std::vector<Bin>> curves(500, std::vector<Bin>(400));
    for (std::size_t run = 0; run < curves.size(); ++run)
        for (std::size_t i = 0; i < curves[run].size(); ++i) {
            Bin& bin = curves[run][i];
            bin.firstX = bin.lastX = double(i);
            bin.count = 1;
            bin.min = bin.max = bin.mean = 2.3 / (1.0 + 0.01 * double(i) * double(1 + run / 50)) + noise(random);
        }
    TimeChart chart;
    chart.resize(kChartWidth + 62, kChartHeight);
    chart.setVisibleRange({0.0, 400.0});
    measure("500 runs grouped into 10 bands and drawn", 9, "<= 200", [&] {
        return milliseconds([&] {
            std::vector<ChartSeries> series;
            for (std::size_t group = 0; group < 10; ++group) {
                std::vector<const std::vector<Bin>*> members;
                for (std::size_t i = 0; i < 50; ++i)
                    members.push_back(&curves[group * 50 + i]);
                series.push_back({QString::number(group), QString::number(group), seriesMark(int(group)).color, 0,
                                  SeriesShape::Line, bandOf(members, BandKind::Confidence, 0.6, 400.0)});
            }
            chart.setSeries(std::move(series));
            chart.flush();
        });
    });
}

void measureNames(Measure& measure)
{
    QStringList names;
    for (int i = 0; i < 12'345; ++i)
        names << QStringLiteral("layer%1/block%2/weights/norm").arg(i / 16).arg(i % 16);
    qsizetype found = 0;
    for (const char* search : {"block7 norm", "layer70*/block?/*"})
        measure(std::string("12,345 series searched for ") + search, 15, "<= 50",
                [&] { return milliseconds([&] { found += matchingSeries(names, QLatin1String(search)).size(); }); });
    if (found == 0)
        std::abort();
}

} // namespace

std::filesystem::path curveStoreFile(const std::filesystem::path& folder)
{
    return folder / "curves.sqlite";
}

void measureCharts(Figures& figures, const std::filesystem::path& folder)
{
    Measure measure(figures, folder);
    {
        RunStore store(curveStoreFile(folder));
        measureOverlay(measure, store);
        measureFew(measure, store);
    }
    measureBands(measure);
    measureNames(measure);
}

} // namespace trainyard::benchmark
