// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the window with a store of 5,000 runs and a series of 10,000,000 points: start, opening the series,
// filtering the table, event to pixel, repainting many curves.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/median.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/queue.h"
#include "gui/live/live_page.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/time_chart.h"
#include "gui/widgets/theme.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/benchmarks/chart_figures.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/large_figures.h"
#include "tests/benchmarks/live_figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/runs_figures.h"
#include "tests/benchmarks/window_stage.h"
#include "tests/benchmarks/window_start.h"
#include "tests/cluster/control_support.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <random>
#include <unistd.h>

namespace trainyard::benchmark {
namespace {

constexpr int kWidth = 1600;

double processorMs()
{
    return processorTime() * 1e3;
}

void add(Figures& figures, const std::string& name, const std::vector<double>& times,
         const std::vector<double>& processor, const std::string& goal)
{
    figures.push_back({name + ", median", median(times), "ms", goal});
    figures.push_back({"  worst", *std::max_element(times.begin(), times.end()), "ms", ""});
    figures.push_back({"  median by processor time", median(processor), "ms", ""});
}

/// Repeats `work`, which returns its own measurement in milliseconds or nothing.
void measure(Figures& figures, const std::string& name, int repeats, const std::string& goal,
             const std::function<void()>& work)
{
    std::vector<double> times, processor;
    for (int i = 0; i < repeats; ++i) {
        const double began = steadyTime();
        const double busy = processorMs();
        work();
        times.push_back((steadyTime() - began) * 1e3);
        processor.push_back(processorMs() - busy);
    }
    add(figures, name, times, processor, goal);
}

void measureStart(Figures& figures, int repeats)
{
    struct Page {
        const char* name;
        int index;
        QStringList arguments;
    };
    const Page pages[] = {
        {"Runs", 2, {}},
        {"Live with the long series", 1, {QStringLiteral("window"), QStringLiteral("--run"), QLatin1String(kLongRun)}}};
    VirtualScreen screen;
    for (const char* platform : {"xcb", "offscreen"}) {
        if (std::strcmp(platform, "xcb") == 0 && screen.display().isEmpty()) {
            std::fprintf(stderr, "No display and no Xvfb: starts under xcb are left out.\n");
            continue;
        }
        for (const Page& page : pages) {
            AppSettings(settingsFile()).setState(QStringLiteral("window/page"), page.index);
            for (const bool cold : {true, false}) {
                std::vector<double> frames, contents, processor;
                for (int i = 0; i < repeats; ++i) {
                    const WindowStart start =
                        startWindow(QLatin1String(platform), screen.display(), page.arguments, cold);
                    frames.push_back(start.frameMs);
                    contents.push_back(start.contentMs);
                    processor.push_back(start.processorMs);
                }
                const std::string name =
                    std::string("window up, ") + page.name + ", " + platform + (cold ? ", cold" : ", warm");
                figures.push_back({name + ", first frame, median", median(frames), "ms", ""});
                add(figures, name + ", with content", contents, processor, "<= 700");
            }
        }
    }
}

void measureLongSeries(Figures& figures, RunStore& store)
{
    TimeChart chart;
    chart.resize(kWidth + 70, 420); // the plot area is kWidth wide
    const auto open = [&](XAxis axis) {
        const auto reader = store.reader();
        BinQuery query{reader->run(kLongRun)->key, kLongSeries};
        query.axis = axis;
        query.pixels = kWidth;
        std::vector<Bin> bins = reader->bins(query);
        ChartOptions options;
        options.axis = axis;
        chart.setOptions(options);
        chart.setVisibleRange({0.0, bins.back().lastX});
        chart.setSeries(
            {{QLatin1String(kLongSeries), QStringLiteral("train"), Token::S1, 0, SeriesShape::Line, std::move(bins)}});
        return chart.toImage(1.0);
    };
    chart.setSeries({{QStringLiteral("warm"), QString(), Token::S1, 0, SeriesShape::Line, std::vector<Bin>(2)}});
    (void)chart.toImage(1.0); // fonts
    measure(figures, "10,000,000 points opened and drawn at 1,600 px, out of the page cache", 5, "", [&] {
        dropFromCache(store.file());
        (void)open(XAxis::Step);
    });
    measure(figures, "10,000,000 points opened and drawn at 1,600 px", 15, "<= 100", [&] { (void)open(XAxis::Step); });
    measure(figures, "the same by time", 15, "<= 100", [&] { (void)open(XAxis::Time); });
}

void measureManyCurves(Figures& figures)
{
    TimeChart chart;
    chart.resize(kWidth + 70, 700);
    std::mt19937 random(1);
    std::uniform_real_distribution<double> noise(-0.02, 0.02);
    std::vector<ChartSeries> series;
    for (int i = 0; i < 250; ++i) {
        std::vector<Bin> bins(1000);
        for (int x = 0; x < 1000; ++x) {
            Bin& bin = bins[std::size_t(x)];
            bin.firstStep = bin.lastStep = x + 1;
            bin.firstX = bin.lastX = x + 1;
            bin.mean = 2.3 / (1.0 + x * 0.001 * (i + 1)) + noise(random);
            bin.min = bin.mean - 0.05;
            bin.max = bin.mean + 0.05;
            bin.count = 64;
        }
        series.push_back({QString::number(i), QString::number(i), static_cast<Token>(int(Token::S1) + i % 7), 0,
                          SeriesShape::Line, std::move(bins)});
    }
    chart.setVisibleRange({0.0, 1000.0});
    measure(figures, "250 curves of 1,000 bins drawn", 9, "", [&] {
        chart.setSeries(series);
        (void)chart.toImage(1.0);
    });
}

/// A run whose process is this one: it appears alive, and nobody can start it.
std::string pretendRun(RunStore& store)
{
    RunSpec spec;
    spec.id = makeRunId();
    spec.name = "Followed";
    const std::string directory = (runsFolder() / spec.id).string();
    RunDirectory::create(directory, spec);
    store.createRun(spec, directory, "local").get().value();
    const QueueDirectory queue(queueFolder());
    makeFolders(queue.states());
    SupervisorInfo supervisor;
    supervisor.pid = getpid();
    supervisor.processStart = processStartTime(getpid());
    writeFileAtomically(queue.supervisor(), toText(supervisor));
    QueueState state;
    state.token = "ty-" + spec.id + "-1";
    state.status = QueueStatus::Running;
    state.pid = supervisor.pid;
    state.processStart = supervisor.processStart;
    state.startedAt = unixTime();
    writeFileAtomically(queue.states() / (state.token + ".json"), toText(state));
    JobRow job;
    job.token = state.token;
    job.runId = spec.id;
    job.machine = "local";
    job.directory = directory;
    job.state = JobState::Running;
    job.submittedAt = unixTime();
    if (const Result<void> put = store.putJob(job).get(); !put)
        throw Failure(put.error());
    return spec.id;
}

void measureEventToPixel(Figures& figures)
{
    Stage stage(storePath());
    const std::string id = pretendRun(*stage.store);
    test::FakeEngine engine((runsFolder() / id).string());
    engine.train(20);
    stage.window.showPage(PageId::Live);
    auto& page = *static_cast<LivePage*>(stage.window.page(PageId::Live));
    page.openRun(QString::fromStdString(id));
    page.model().setAxis(XAxis::Step);
    TimeChart* loss = nullptr;
    for (TimeChart* chart : page.findChildren<TimeChart*>())
        if (chart->accessibleName() == QLatin1String("Loss"))
            loss = chart;
    const auto lastStep = [&] {
        return loss->series().empty() || loss->series().front().bins.empty()
                   ? 0
                   : loss->series().front().bins.back().lastStep;
    };
    spinUntil([&] { return lastStep() == engine.step() && page.model().snapshot().run.state == JobState::Running; },
              "the followed run");
    QTest::qWait(1500);
    std::mt19937 random(1);
    std::vector<double> times, processor;
    for (int i = 0; i < 40; ++i) {
        QTest::qWait(300 + int(random() % 700));
        const double busy = processorMs();
        const double began = steadyTime();
        engine.train(1);
        spinUntil([&] { return lastStep() == engine.step(); }, "the new point");
        const int frames = loss->drawnFrames();
        spinUntil([&] { return loss->drawnFrames() > frames; }, "the new frame");
        times.push_back((steadyTime() - began) * 1e3);
        processor.push_back(processorMs() - busy);
    }
    add(figures, "event line to pixel", times, processor, "<= 500");
    const Result<void> ended = stage.store->setRunState(id, JobState::Done, "", unixTime()).get();
    JobRow job = stage.store->reader()->jobs(true).at(0);
    job.state = JobState::Done;
    const Result<void> put = stage.store->putJob(job).get();
    if (!ended || !put)
        throw Failure((ended ? put : ended).error());
}

/// Runs this program with a hidden part that makes a store, so that the memory it takes does not count.
void makeInChild(const char* part, const std::filesystem::path& home)
{
    const QStringList arguments{QStringLiteral("--home"), QString::fromStdString(home.string()), QLatin1String(part)};
    if (QProcess::execute(QCoreApplication::applicationFilePath(), arguments) != 0)
        throw Failure(ErrorKind::Io, "make the store", home.string(), "see above");
}

struct Part {
    const char* name;
    std::function<void(Figures&)> measure;
    const char* make = nullptr; ///< hidden part that makes what is measured
    bool always = true;         ///< also if no part is named
};

std::vector<Part> partsOf(const std::filesystem::path& folder, int starts)
{
    return {{"start", [=](Figures& figures) { measureStart(figures, starts); }, "make-store"},
            {"series",
             [](Figures& figures) {
                 RunStore store(storePath());
                 measureLongSeries(figures, store);
             },
             "make-store"},
            {"table", [=](Figures& figures) { measureTable(figures, folder); }, "make-store"},
            {"pixel", measureEventToPixel, "make-store"},
            {"curves", measureManyCurves},
            {"charts", [=](Figures& figures) { measureCharts(figures, folder); }, "make-charts"},
            {"live", [=](Figures& figures) { measureLiveRuns(figures, folder); }},
            {"runs", [=](Figures& figures) { measureManyRuns(figures, folder); }, "make-runs"},
            {"large", [=](Figures& figures) { measureLargeStore(figures, folder); }, "make-large", false}};
}

/// False if there is no such hidden part.
bool makeStore(const std::string& part, const std::filesystem::path& folder)
{
    if (part == "make-store")
        makeBenchmarkStore(storePath());
    else if (part == "make-charts")
        makeCurveStore(curveStoreFile(folder), kCurveRuns, kCurvePoints);
    else if (part == "make-runs")
        makeBenchmarkStore(manyRunsFile(folder), {kManyRuns, 0});
    else if (part == "make-large")
        makeLargeStore(largeStoreFile(folder));
    else
        return false;
    return true;
}

int usage(const char* program, bool asked)
{
    std::printf("Usage: %s [--json] [--starts N] [--home FOLDER] "
                "[start|series|table|pixel|curves|charts|live|runs|large …]\n"
                "Measures the window: without the name of a part all parts but large. --starts: how often each start "
                "is repeated; --home: keeps the stores there for the next time. They take half a minute to make, that "
                "of charts a minute, and that of large ten minutes and 6 GB. Run one part at a time where memory "
                "matters, on a quiet machine.\n",
                program);
    return asked ? 0 : 9;
}

int run(int& argc, char** argv)
{
    bool json = false;
    int repeats = 7;
    std::filesystem::path home;
    std::vector<std::string> wanted;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            json = true;
        else if (std::strcmp(argv[i], "--home") == 0 && i + 1 < argc)
            home = argv[++i];
        else if (std::strcmp(argv[i], "--starts") == 0 && i + 1 < argc)
            repeats = std::max(1, std::atoi(argv[++i]));
        else if (argv[i][0] != '-')
            wanted.emplace_back(argv[i]);
        else
            return usage(argv[0], std::strcmp(argv[i], "--help") == 0);
    }
    const ScratchHome scratch(home);
    const std::filesystem::path folder = storePath().parent_path();
    if (wanted.size() == 1 && makeStore(wanted.front(), folder))
        return 0;
    const std::vector<Part> parts = partsOf(folder, repeats);
    for (const std::string& name : wanted)
        if (std::none_of(parts.begin(), parts.end(), [&](const Part& part) { return name == part.name; }))
            return usage(argv[0], false);
    QStandardPaths::setTestModeEnabled(true);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().install(application);
    Figures figures;
    for (const Part& part : parts) {
        if (wanted.empty() ? !part.always : std::find(wanted.begin(), wanted.end(), part.name) == wanted.end())
            continue;
        if (part.make)
            makeInChild(part.make, folder);
        forgetPeak();
        part.measure(figures);
        figures.push_back({std::string("resident memory, peak of ") + part.name, peakMegabytes(), "MB", "<= 300"});
    }
    print(figures, json);
    return 0;
}

} // namespace
} // namespace trainyard::benchmark

int main(int argc, char** argv)
{
    try {
        return trainyard::benchmark::run(argc, argv);
    } catch (...) {
        std::fprintf(stderr, "%s\n", trainyard::currentError("run the benchmark").text().c_str());
        return 1;
    }
}
