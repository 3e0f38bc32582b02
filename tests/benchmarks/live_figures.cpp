// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/live_figures.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/event.h"
#include "backend/protocol/series.h"
#include "gui/app/main_window.h"
#include "gui/live/live_page.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/time_chart.h"
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <cmath>
#include <ctime>
#include <memory>
#include <thread>
#include <vector>

namespace trainyard::benchmark {
namespace {

constexpr double kWarmUpSeconds = 4.0, kMeasuredSeconds = 20.0;
constexpr int kHistory = 5'000; // steps that each run has trained before
constexpr int kBatches = 4;     // chunks of a run a second
constexpr int kStepsPerEpoch = 500;

/// Of the calling thread.
double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

/// A run's event file, as long as it has become.
class LiveRunWriter {
public:
    LiveRunWriter(RunStore& store, int number) : m_store(store), m_id("live-" + std::to_string(number)), m_rate(number)
    {
        store.createRun(test::specNamed(m_id, m_id), "/nowhere/" + m_id, "local").get().value();
        StartedEvent started;
        started.runId = m_id;
        started.attempt = 1;
        started.stepsPerEpoch = kStepsPerEpoch;
        started.totalSteps = 1'000'000;
        started.epochs = int(started.totalSteps / kStepsPerEpoch);
        add(started);
    }
    const std::string& id() const { return m_id; }

    void train(int steps)
    {
        for (int i = 0; i < steps; ++i) {
            ++m_step;
            const double loss =
                2.3 / (1.0 + double(m_step) * 2e-4 * (1.0 + m_rate * 0.1)) + 0.05 * std::sin(m_step * 1.7);
            MetricsEvent metrics;
            metrics.step = m_step;
            metrics.samples = m_step * 64;
            metrics.epoch = double(m_step) / kStepsPerEpoch;
            metrics.elapsed = double(m_step) / kLivePoints;
            for (const auto& [name, value] : {std::pair{series::kTrainLoss, loss},
                                              {series::kTrainTop1, 1.0 - loss / 2.4},
                                              {series::kThroughput, 3200.0 + 20.0 * std::sin(m_step * 0.3)},
                                              {series::kCpuUtilization, 190.0 + std::sin(m_step * 0.1)},
                                              {series::kCpuMemory, 8e8 + 1e4 * m_rate},
                                              {series::kCompute, 0.93},
                                              {series::kInputWait, 0.04}})
                metrics.values.emplace_back(name, SeriesValue::of(value));
            if (m_step % kStepsPerEpoch == 0) {
                metrics.values.emplace_back(series::kValLoss, SeriesValue::of(loss * 1.05));
                metrics.values.emplace_back(series::kValTop1, SeriesValue::of(1.0 - loss / 2.2));
            }
            add(metrics);
        }
    }
    /// Hands over what has been written since.
    auto commit()
    {
        Chunk chunk{m_id, test::eventsPath(1), "1:1", m_offset, std::move(m_lines), unixTime()};
        m_offset += std::int64_t(chunk.bytes.size());
        m_lines.clear();
        return m_store.ingest(std::move(chunk));
    }

private:
    void add(EventBody body)
    {
        Event event;
        event.number = ++m_number;
        event.time = unixTime();
        event.body = std::move(body);
        appendEventLine(event, m_lines);
    }
    RunStore& m_store;
    std::string m_id;
    int m_rate;
    std::int64_t m_step = 0, m_number = 0, m_offset = 0;
    std::string m_lines;
};

void commitAll(std::vector<LiveRunWriter>& runs)
{
    std::vector<decltype(runs.front().commit())> pending;
    for (LiveRunWriter& run : runs)
        pending.push_back(run.commit());
    for (auto& one : pending)
        if (const auto done = one.get(); !done.ok())
            throw Failure(done.error());
}

} // namespace

void measureLiveRuns(Figures& figures, const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "live.sqlite";
    std::filesystem::remove(file);
    const auto store = std::make_shared<RunStore>(file);
    std::vector<LiveRunWriter> runs;
    QStringList ids;
    for (int i = 0; i < kLiveRuns; ++i) {
        runs.emplace_back(*store, i);
        runs.back().train(kHistory);
        ids << QString::fromStdString(runs.back().id());
    }
    commitAll(runs);
    StoreService service(store);
    Services services;
    services.store = &service;
    AppSettings settings(QString::fromStdString((folder / "live.ini").string()));
    auto* page = new LivePage(services, settings);
    MainWindow window({page}, services, settings, QString());
    window.resize(1440, 900);
    window.show();

    std::atomic<bool> over = false;
    std::atomic<std::int64_t> steps = 0;
    std::thread writer([&] {
        const double began = steadyTime();
        for (int batch = 1; !over; ++batch) {
            const int each = kLivePoints * batch / kBatches - kLivePoints * (batch - 1) / kBatches;
            for (LiveRunWriter& run : runs)
                run.train(each);
            commitAll(runs);
            steps += each;
            const double wait = began + double(batch) / kBatches - steadyTime();
            if (wait > 0.0)
                std::this_thread::sleep_for(std::chrono::duration<double>(wait));
        }
    });
    for (const int shown : {1, kLiveRuns}) {
        page->openRuns(ids.mid(0, shown));
        QTest::qWait(int(kWarmUpSeconds * 1e3));
        const auto drawn = [page] {
            int frames = 0;
            for (const TimeChart* chart : page->findChildren<TimeChart*>())
                frames += chart->drawnFrames();
            return frames;
        };
        int updates = 0;
        QObject counter;
        QObject::connect(&page->model(), &LiveViewModel::updated, &counter, [&] { ++updates; });
        const std::int64_t stepsBefore = steps;
        const int framesBefore = drawn();
        const double began = steadyTime(), busy = threadSeconds();
        QTest::qWait(int(kMeasuredSeconds * 1e3));
        const double seconds = steadyTime() - began;
        const std::string name =
            "Live, " + std::to_string(shown) + " of " + std::to_string(kLiveRuns) + " training runs shown: ";
        figures.push_back({name + "the window's thread is busy", 100.0 * (threadSeconds() - busy) / seconds, "%",
                           shown == kLiveRuns ? "<= 10" : ""});
        figures.push_back({"  updates", double(updates) / seconds, "1/s", ""});
        figures.push_back({"  charts drawn", double(drawn() - framesBefore) / seconds, "1/s", ""});
        std::size_t curves = 0;
        for (const TimeChart* chart : page->findChildren<TimeChart*>())
            curves += chart->series().size();
        figures.push_back({"  curves in them", double(curves), "", ""});
        figures.push_back({"  steps of each run", double(steps - stepsBefore) / seconds, "1/s", ""});
    }
    over = true;
    writer.join();
}

} // namespace trainyard::benchmark
