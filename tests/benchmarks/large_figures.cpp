// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/large_figures.h"

#include "backend/base/error.h"
#include "gui/parts/run_curves.h"
#include "gui/plots/series_expression.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/run_columns.h"
#include "gui/runs/run_details.h"
#include "gui/widgets/series_mark.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/window_start.h"

#include <QTest>

#include <algorithm>

namespace trainyard::benchmark {
namespace {

constexpr std::size_t kFirstRows = 30; // as many rows as the window shows at first

/// All that stands on the Runs page once it is up.
void openRunsPage(const std::filesystem::path& file)
{
    RunStore store(file);
    const auto reader = store.reader();
    RunQuery query;
    requestColumns(RunColumn::defaults(), query);
    const std::vector<RunRow> rows = reader->runs(query);
    if (rows.size() != kLargeRuns + 1)
        throw Failure(ErrorKind::Internal, "open the store", file.string(), "it has other runs than were made");
    for (std::size_t i = 0; i < std::min(kFirstRows, rows.size()); ++i)
        (void)readSparkline(*reader, rows[i].key);
}

void measureOpening(Measure& measure, const std::filesystem::path& file)
{
    const auto open = [&] { return milliseconds([&] { openRunsPage(file); }); };
    measure("store of 100 million points opened with its first runs", 15, "<= 500", open);
    measure("  the same out of the page cache", 9, "<= 500", open, [&] { dropFromCache(file); });
}

void measureLayers(Measure& measure, const std::filesystem::path& file)
{
    RunStore store(file);
    TimeChart chart;
    chart.resize(kChartWidth + 62, kChartHeight);
    chart.show();
    (void)QTest::qWaitForWindowExposed(&chart);
    ChartOptions options;
    options.axis = XAxis::Step;
    chart.setOptions(options);
    chart.flush(); // fonts
    auto reader = store.reader();
    CurvesQuery query;
    query.runs.push_back({QLatin1String(kLayerRun), 0});
    query.axis = XAxis::Step;
    const auto draw = [&](int pixels) {
        query.expressions.clear();
        for (const SeriesRow& row : reader->series(reader->run(kLayerRun)->key))
            query.expressions << seriesExpression(QString::fromStdString(row.name));
        query.pixels = pixels;
        const ChartCurves curves = readCurves(*reader, query);
        if (curves.size() != kLayerSeries)
            throw Failure(ErrorKind::Internal, "read the curves", file.string(),
                          "the run has other series than were made");
        std::vector<ChartSeries> series;
        for (const QString& name : query.expressions)
            for (const RunCurve& curve : curves.value(name)) {
                const SeriesMark mark = seriesMark(int(series.size()));
                series.push_back({name, name, mark.color, 0, SeriesShape::Line,
                                  std::vector<Bin>(curve.bins.begin(), curve.bins.end()), mark.pattern, name});
            }
        chart.setVisibleRange({0.0, double(kLayerSteps)});
        chart.setSeries(std::move(series));
        chart.flush();
    };
    const auto drawn = [&](int pixels) { return [&, pixels] { return milliseconds([&] { draw(pixels); }); }; };
    measure("a run's 100 series x 400,000 steps read and drawn first", 15, "<= 300", drawn(kFirstPixels));
    measure("  the same out of the page cache", 9, "<= 300", drawn(kFirstPixels), [&] {
        reader.reset(); // with its own cache
        dropFromCache(file);
        reader = store.reader();
    });
    measure("  the same with all bins, in the background", 9, "", drawn(kFinePixels));
    measure("  the same with a bin for each of 1,600 pixels", 9, "", drawn(kChartWidth));
}

} // namespace

std::filesystem::path largeStoreFile(const std::filesystem::path& folder)
{
    return folder / "large.sqlite";
}

void measureLargeStore(Figures& figures, const std::filesystem::path& folder)
{
    const std::filesystem::path file = largeStoreFile(folder);
    Measure measure(figures, folder);
    measureOpening(measure, file);
    measureLayers(measure, file);
    figures.push_back({"size of the store", double(std::filesystem::file_size(file)) / 1e9, "GB", ""});
}

} // namespace trainyard::benchmark
