// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/runs_figures.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/locations.h"
#include "gui/plots/parallel_chart.h"
#include "gui/runs/run_details.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/settings_figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/window_stage.h"

#include <QApplication>
#include <QTest>

#include <limits>

namespace trainyard::benchmark {
namespace {

const QString kBatchSize = QStringLiteral("training.batch_size");
const QString kArchitecture = QStringLiteral("model.architecture");
const QString kQuality = QStringLiteral("val/top1");

/// The window's Runs page, with all runs shown.
RunsPage& runsPage(Stage& stage, int runs)
{
    stage.window.showPage(PageId::Runs);
    auto& page = *static_cast<RunsPage*>(stage.window.page(PageId::Runs));
    spinUntil([&] { return page.model()->shown() >= runs; }, "the table");
    QTest::qWait(500);
    return page;
}

void measureFilters(Measure& measure, RunsPage& page, const std::string& table)
{
    RunsViewModel& model = *page.model();
    auto* painted = new PaintCounter(page.table()->viewport());
    int answers = 0;
    QObject::connect(&model, &RunsViewModel::rowsChanged, painted, [&] { ++answers; });
    const auto filter = [&](const QString& text, bool found = true) {
        const int before = answers;
        model.setFilter(text);
        model.refresh(); // without the pause after typing
        while (answers == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!found)
            return; // another widget has replaced the table
        const int paints = painted->count;
        page.table()->viewport()->update();
        while (painted->count == paints)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    for (const auto& [name, text] : {std::pair{"a word, a fifth of the runs left", "base"},
                                     {"a metric and a tag", "val/top1>0.9 tag:sweep"},
                                     {"a parameter", "training.batch_size:64"},
                                     {"one run", "\"baseline baseline 4096\""},
                                     {"no filter, all runs", ""}})
        measure(
            table + ", filtered by " + name, 15, "<= 50",
            [&, text = text] { return milliseconds([&] { filter(QString::fromLatin1(text)); }); },
            [&] { filter(QStringLiteral("zzz"), false); });
    delete painted;
}

/// What the Runs page reads about runs before it compares them, for all runs of the store.
struct AllRuns {
    QStringList ids;
    QVector<ComparedRun> compared;
    QVector<RunCurve> curves;
    std::vector<double> best; ///< of kQuality
};

AllRuns readAll(Measure& measure, StoreReader& reader)
{
    AllRuns all;
    DetailsQuery details;
    CurvesQuery curves;
    RunQuery query;
    query.metrics = {{kQuality.toStdString(), MetricSummary::Best}};
    for (const RunRow& row : reader.runs(query)) {
        all.ids << QString::fromStdString(row.id);
        all.best.push_back(row.metrics.front());
        details.runs.push_back({all.ids.back(), int(all.ids.size())});
    }
    curves.runs = details.runs;
    curves.expressions = {kQuality};
    curves.pixels = 100;
    measure("settings of 10,000 runs read, in the background", 1, "",
            [&] { return milliseconds([&] { all.compared = readDetails(reader, details).compared; }); });
    measure("curves of 10,000 runs read, in the background", 1, "",
            [&] { return milliseconds([&] { all.curves = readCurves(reader, curves).value(kQuality); }); });
    return all;
}

void measureGroups(Measure& measure, const AllRuns& all)
{
    for (const QStringList& keys : {QStringList{kBatchSize}, QStringList{kBatchSize, kArchitecture}}) {
        std::size_t groups = 0;
        measure("10,000 runs grouped by " + keys.join(QStringLiteral(" and ")).toStdString() + ", counts and means", 15,
                "<= 100", [&] {
                    return milliseconds(
                        [&] { groups = groupedRuns(all.compared, all.curves, kQuality, keys).groups.size(); });
                });
        if (groups != (keys.size() == 1 ? 5 : 10))
            throw Failure(ErrorKind::Internal, "group the runs", keys.join(QLatin1Char(' ')).toStdString(),
                          "there are " + std::to_string(groups) + " groups");
    }
}

void measureParallel(Measure& measure, const AllRuns& all)
{
    SettingsSpace space;
    measure("space of 10,000 runs' settings with importance, in the background", 3, "",
            [&] { return milliseconds([&] { space = settingsSpace(all.compared, all.best, kQuality); }); });
    ParallelChart chart;
    chart.resize(kChartWidth, kChartHeight);
    chart.show();
    (void)QTest::qWaitForWindowExposed(&chart);
    measure("parallel coordinates of 10,000 runs prepared and drawn", 15, "<= 150", [&] {
        return milliseconds([&] {
            SettingsLinesFigure figure = parallelFigure(space);
            chart.setLines(std::move(figure.axes), std::move(figure.lines), figure.note);
            chart.repaint();
        });
    });
    measure("  drawn again", 15, "", [&] { return milliseconds([&] { chart.repaint(); }); });
}

/// The window compares at most RunsViewModel::kMostCompared of the selected runs.
void measureCompared(Measure& measure, RunsPage& page, const QStringList& ids)
{
    RunsViewModel& model = *page.model();
    model.setFilter(QString());
    model.refresh();
    spinUntil([&] { return model.shown() >= kManyRuns; }, "the table");
    page.compareRuns(ids.mid(0, RunsViewModel::kMostCompared));
    spinUntil([&] { return model.comparedRuns().size() == RunsViewModel::kMostCompared; }, "the compared runs");
    model.setGrouped(true);
    spinUntil([&] { return !model.groups().groups.empty(); }, "the groups");
    QTest::qWait(1000);
    measure(
        "the window's 500 compared runs grouped by another field and painted", 15, "<= 100",
        [&] {
            return milliseconds([&] {
                model.setGroupKey(kBatchSize);
                page.repaint();
            });
        },
        [&] {
            model.setGroupKey(kArchitecture);
            QTest::qWait(200);
        });
    model.setGrouped(false);
    model.setSelection({});
}

} // namespace

void measureTable(Figures& figures, const std::filesystem::path& folder)
{
    Measure measure(figures, folder);
    Stage stage(storePath());
    measureFilters(measure, runsPage(stage, 5'000), "table of 5,000 runs");
}

std::filesystem::path manyRunsFile(const std::filesystem::path& folder)
{
    return folder / "runs.sqlite";
}

void measureManyRuns(Figures& figures, const std::filesystem::path& folder)
{
    Measure measure(figures, folder);
    QStringList ids;
    {
        RunStore store(manyRunsFile(folder));
        const auto reader = store.reader();
        const AllRuns all = readAll(measure, *reader);
        measureGroups(measure, all);
        measureParallel(measure, all);
        ids = all.ids;
    }
    figures.push_back({"resident memory, peak of groups and parallel coordinates", peakMegabytes(), "MB", "<= 300"});
    forgetPeak();
    Stage stage(manyRunsFile(folder));
    RunsPage& page = runsPage(stage, kManyRuns);
    measureFilters(measure, page, "table of 10,000 runs");
    measureCompared(measure, page, ids);
}

} // namespace trainyard::benchmark
