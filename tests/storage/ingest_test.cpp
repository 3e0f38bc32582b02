// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/run_phase.h"
#include "storage/store/run_store.h"
#include "tests/storage/default_view_model.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <cmath>

namespace ingest_test {

using namespace trainyard;
using namespace trainyard::test;

/// What each kind of file of a run directory does to the store.
class IngestTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;
    int m_count = 0;

    IngestOutcome ingest(Chunk chunk) { return m_store->ingest(std::move(chunk)).get().value(); }
    RunRow run() { return *m_reader->run("run"); }

private slots:
    void init()
    {
        m_store = std::make_unique<RunStore>(m_folder.filePath(QString("%1.db").arg(++m_count)).toStdString());
        VERIFY_OK(m_store->createRun(specNamed("run"), "/run", "local").get());
        m_reader = m_store->reader();
    }
    void cleanup()
    {
        m_reader.reset();
        m_store.reset();
    }

    void dropsWhatDoesNotBeginWhereItStands()
    {
        EventStream stream;
        stream.started("run").value(1, "a", 1).value(2, "a", 2).value(3, "a", 3);
        Chunk whole = stream.chunk("run");
        const std::int64_t cut = static_cast<std::int64_t>(whole.bytes.find('\n', 400) + 1);
        QVERIFY(!ingest(stream.chunk("run", cut)).accepted); // nothing was committed before
        QCOMPARE(m_reader->series(run().key).size(), std::size_t(0));
        whole.bytes.resize(static_cast<std::size_t>(cut));
        QVERIFY(ingest(whole).accepted);
        const auto again = ingest(whole);
        QVERIFY(!again.accepted);
        QCOMPARE(again.position.offset, cut);
        QCOMPARE(again.position.generation, std::string("1:1"));
        QVERIFY(!ingest(stream.chunk("run", cut + 1)).accepted);
        QVERIFY(!ingest(stream.chunk("run", cut, "2:2")).accepted); // a new file begins at 0
        QVERIFY(ingest(stream.chunk("run", cut)).accepted);
        QCOMPARE(m_reader->series(run().key).at(0).points, 3);
        QCOMPARE(m_reader->tailPositions("run").at(0).offset, std::int64_t(stream.bytes().size()));
    }

    void leavesATornLineForLater()
    {
        EventStream stream;
        stream.value(1, "a", 1).value(2, "a", 2);
        Chunk torn = stream.chunk("run");
        torn.bytes.resize(torn.bytes.size() - 5);
        const auto outcome = ingest(torn);
        QVERIFY(outcome.accepted);
        QCOMPARE(outcome.points, 1);
        QCOMPARE(outcome.badLines, 0);
        QCOMPARE(ingest(stream.chunk("run", outcome.position.offset)).points, 1);
    }

    void refusesAnUnknownRun()
    {
        EventStream stream;
        const auto outcome = m_store->ingest(stream.value(1, "a", 1).chunk("other")).get();
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error().kind == ErrorKind::NotFound);
    }

    void keepsBadLinesAsMessagesUpToALimit()
    {
        EventStream stream;
        stream.value(1, "a", 1);
        for (int i = 0; i < 500; ++i)
            stream.raw(i % 2 ? "\x01\xff\n" : "{\"n\":1,\"t\":2,\"type\":\"unheard-of\"}\n");
        stream.raw("\n").value(2, "a", 2);
        const auto outcome = ingest(stream.chunk("run"));
        QCOMPARE(outcome.badLines, 501);
        QCOMPARE(outcome.points, 2);
        const auto messages = m_reader->messages(run().key);
        QCOMPARE(messages.size(), std::size_t(20));
        QVERIFY(QString::fromStdString(messages[0].text.words).contains("rank-0000.jsonl"));
        QVERIFY(QString::fromStdString(messages[0].text.words).contains("unheard-of") ||
                QString::fromStdString(messages[1].text.words).contains("unheard-of"));
        // The limit is the file's, not the chunk's.
        const std::int64_t end = static_cast<std::int64_t>(stream.bytes().size());
        stream.raw("x\n");
        QCOMPARE(ingest(stream.chunk("run", end)).badLines, 1);
        QCOMPARE(m_reader->messages(run().key).size(), std::size_t(20));
    }

    void keepsTheNewestMessages()
    {
        EventStream stream;
        stream.started("run");
        for (int i = 0; i < 12'000; ++i)
            stream.add(MessageEvent{LogLevel::Info, "message " + std::to_string(i)});
        (void)ingest(stream.chunk("run"));
        const auto messages = m_reader->messages(run().key, 20'000);
        QCOMPARE(messages.size(), std::size_t(10'000));
        QCOMPARE(messages.front().kind, std::string("started"));
        QCOMPARE(messages.back().text, std::string("message 11999"));
        QCOMPARE(m_reader->messages(run().key, 10).back().text, std::string("message 11999"));
    }

    void refusesPointsThatCannotBe()
    {
        EventStream stream;
        stream.value(-1, "a", 1)
            .value(std::int64_t{1} << 60, "a", 1)
            .value(1, "", 1)
            .value(1, std::string(300, 'x'), 1);
        stream.value(5, "a", 5);
        const auto outcome = ingest(stream.chunk("run"));
        QCOMPARE(outcome.badLines, 4);
        QCOMPARE(outcome.points, 1);
        Chunk other = stream.chunk("run");
        other.file = eventsPath(1, 3);
        QCOMPARE(ingest(other).points, 0); // only rank 0 writes series
    }

    void keepsExtremesOfAggregatedAndNonFiniteValues()
    {
        const double nan = std::nan("");
        const double inf = std::numeric_limits<double>::infinity();
        EventStream stream;
        stream.metrics(10, {{"a", {2.0, 1.0, 9.0, 10}}});
        stream.metrics(11, {{"a", SeriesValue::of(nan)}});
        stream.metrics(12, {{"a", {3.0, -inf, 4.0, 5}}});
        stream.metrics(13, {{"a", {nan, nan, nan, 3}}});
        stream.metrics(14, {{"a", SeriesValue::of(1.7e308)}});
        stream.metrics(15, {{"a", SeriesValue::of(1.7e308)}});
        (void)ingest(stream.chunk("run"));
        const auto bins = m_reader->bins({run().key, "a"});
        QCOMPARE(bins.size(), std::size_t(6));
        QCOMPARE(bins[0].count, 10);
        QCOMPARE(bins[0].max, 9.0);
        QCOMPARE(bins[0].mean, 2.0);
        QCOMPARE(bins[1].nonFinite, 1);
        QVERIFY(std::isnan(bins[1].mean) && std::isnan(bins[1].min));
        QCOMPARE(bins[2].nonFinite, 1);
        QCOMPARE(bins[2].max, 4.0);
        QCOMPARE(bins[2].min, 3.0);
        QCOMPARE(bins[3].nonFinite, 3);
        BinQuery query{run().key, "a"};
        query.pixels = 1;
        const auto two = m_reader->bins(query);
        QCOMPARE(two.size(), std::size_t(2));
        QCOMPARE(two[0].count + two[1].count, 21);
        QCOMPARE(two[0].nonFinite + two[1].nonFinite, 5);
        QCOMPARE(two[1].max, 1.7e308);
        QVERIFY(std::isfinite(two[1].mean));
        QCOMPARE(m_reader->run("run", {{"a", MetricSummary::Worst}})->metrics[0], 1.7e308);
    }

    void supersedesPointsBeyondTheResume()
    {
        EventStream first;
        first.started("run");
        for (int step = 1; step <= 1000; ++step)
            first.value(step, "train/loss", step == 900 ? -5.0 : 10.0);
        (void)ingest(first.chunk("run"));
        QCOMPARE(m_reader->run("run", {{"train/loss"}})->metrics[0], -5.0);
        EventStream second(2, 800);
        second.started("run");
        (void)ingest(second.chunk("run"));
        // Taken back to step 800 although nothing was trained since.
        QCOMPARE(m_reader->run("run", {{"train/loss"}})->metrics[0], 10.0);
        QCOMPARE(m_reader->series(run().key).at(0).lastStep, 800);
        const std::int64_t end = static_cast<std::int64_t>(second.bytes().size());
        for (int step = 801; step <= 850; ++step)
            second.value(step, "train/loss", 7.0);
        (void)ingest(second.chunk("run", end));
        QCOMPARE(m_reader->run("run", {{"train/loss"}})->metrics[0], 7.0);
        QCOMPARE(m_reader->series(run().key).at(0).points, 850);
        BinQuery query{run().key, "train/loss"};
        QCOMPARE(m_reader->bins(query).back().firstStep, 850);
        query.attempt = 1;
        QCOMPARE(m_reader->bins(query).back().firstStep, 1000); // both are kept
        QCOMPARE(m_reader->attempts(run().key).at(1).startStep, 800);
        QCOMPARE(run().attempts, 2);
        QCOMPARE(run().step, 850);
    }

    /// A queue may put a job back that saved and stopped: the run is not stopped while the queue has its job.
    void aStoppedRunIsFinishingWhileTheQueueHasItsJob()
    {
        EventStream stream;
        (void)ingest(stream.started("run").value(1, "a", 1).chunk("run"));
        JobRow job;
        job.token = "ty-run-1";
        job.runId = "run";
        job.state = JobState::Running;
        job.schedulerState = "RUNNING";
        VERIFY_OK(m_store->putJob(job).get());
        RunResult result;
        result.code = ExitCode::Stopped;
        result.attempt = 1;
        result.endedAt = 1.6e9;
        (void)ingest({"run", "result.json", "4:4", 0, resultToText(result), 0});
        QVERIFY(run().state == JobState::Finishing);
        job.state = JobState::Stopped;
        job.endedAt = 1.6e9;
        VERIFY_OK(m_store->putJob(job).get());
        (void)ingest({"run", "result.json", "4:5", 0, resultToText(result), 0});
        QVERIFY(run().state == JobState::Stopped);
    }

    /// Stopped after the last step of its last epoch, a run validates that epoch when it goes on.
    void showsTheValidationThatAnAttemptLeftToTheNext()
    {
        EventStream first;
        first.started("run").value(100, "val/top1", 0.5).value(199, "train/loss", 2.0).value(200, "train/loss", 1.0);
        (void)ingest(first.chunk("run"));
        EventStream second(2, 200);
        second.started("run").value(200, "val/top1", 0.8).value(200, "train/loss", 9.0);
        (void)ingest(second.chunk("run", 0, "2:1"));
        const auto shown = [&](const char* series) {
            BinQuery query{run().key, series};
            query.pixels = 1000;
            const std::vector<Bin> bins = m_reader->bins(query);
            return std::pair(bins.size(), bins.back().mean);
        };
        const auto check = [&] {
            QCOMPARE(m_reader->run("run", {{"val/top1"}})->metrics[0], 0.8);
            QCOMPARE(shown("val/top1"), std::pair(std::size_t{2}, 0.8));
            QCOMPARE(shown("train/loss"), std::pair(std::size_t{2}, 1.0)); // it has that step from the first attempt
            int points = 0;
            m_reader->points(run().key, "val/top1", [&](const PointRow&) { ++points; });
            QCOMPARE(points, 2);
        };
        check();
        EventStream third(3, 200);
        third.started("run").value(200, "val/top1", 0.1);
        (void)ingest(third.chunk("run", 0, "3:1"));
        check();
    }

    void anAttemptThatNeverBeganTakesNothingAway()
    {
        EventStream first(1);
        first.started("run");
        for (int step = 1; step <= 100; ++step)
            first.value(step, "a", step);
        ingest(first.chunk("run"));
        const auto points = [&] { return m_reader->series(run().key).at(0).points; };
        // Killed before it had read its checkpoint: attempt.json says step 0, and no event ever came.
        AttemptInfo info;
        info.number = 2;
        ingest({"run", "attempts/0002/attempt.json", "2:1", 0, attemptToText(info), 0.0});
        QCOMPARE(points(), 100);
        // Its data was not there: it ended in order at step 0, before it began.
        EventStream third(3);
        third.add(FaultEvent{ExitCode::BadData, "no such folder"})
            .add(FinishedEvent{ExitCode::BadData, 0, 0.0, 0.0, {}});
        ingest(third.chunk("run", 0, "3:1"));
        RunResult result;
        result.code = ExitCode::BadData;
        result.attempt = 3;
        ingest({"run", "result.json", "3:2", 0, resultToText(result), 0.0});
        QCOMPARE(points(), 100);
        // One that begins at last supersedes as ever.
        EventStream fourth(4, 60);
        fourth.started("run").value(61, "a", -61.0);
        ingest(fourth.chunk("run", 0, "4:1"));
        QCOMPARE(points(), 61);
        BinQuery query{run().key, "a"};
        query.pixels = 1000;
        const std::vector<Bin> bins = m_reader->bins(query);
        QCOMPARE(bins.size(), std::size_t(61));
        QCOMPARE(bins.back().attempt, 4);
    }

    /// A program may tell its epoch with its validations only.
    void keepsTheEpochThatOnlySomeValuesTell()
    {
        EventStream stream;
        stream.started("run");
        const auto add = [&stream](std::int64_t step, const char* series, double epoch) {
            MetricsEvent event;
            event.step = step;
            event.epoch = epoch;
            event.values = {{series, SeriesValue::of(0.5)}};
            stream.add(event);
        };
        add(100, "val/loss", 1.0);
        add(150, "train/loss", 0.0);
        (void)ingest(stream.chunk("run"));
        QCOMPARE(run().epoch, 1.0);
        QVERIFY(run().tellsEpochs());
        const auto end = static_cast<std::int64_t>(stream.bytes().size());
        add(160, "train/loss", 0.0);
        (void)ingest(stream.chunk("run", end));
        QCOMPARE(run().step, 160);
        QCOMPARE(run().epoch, 1.0);
        EventStream anew(2);
        anew.started("run");
        (void)ingest(anew.chunk("run", 0, "2:1"));
        QCOMPARE(run().epoch, 0.0); // it begins again
    }

    void tellsALastValueThatIsNotANumber()
    {
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        EventStream stream;
        stream.started("run")
            .metrics(1, {{"a", SeriesValue::of(1.0)}, {"b", SeriesValue::of(2.0)}, {"c", SeriesValue::of(3.0)}})
            .metrics(2, {{"a", SeriesValue::of(kNan)}, {"b", SeriesValue::of(kInfinity)}});
        (void)ingest(stream.chunk("run"));
        const RunRow row = *m_reader->run("run", {{"a", MetricSummary::Last},
                                                  {"b", MetricSummary::Last},
                                                  {"c", MetricSummary::Last},
                                                  {"none", MetricSummary::Last},
                                                  {"a", MetricSummary::Best}});
        QVERIFY(row.hasMetric(0) && std::isnan(row.metrics[0]));
        QCOMPARE(row.metrics[1], kInfinity);
        QCOMPARE(row.metrics[2], 3.0);
        QVERIFY(!row.hasMetric(3) && std::isnan(row.metrics[3]));
        QCOMPARE(row.metrics[4], 1.0);
        QVERIFY(!row.hasMetric(5));
        const std::vector<SeriesRow> series = m_reader->series(row.key);
        QVERIFY(std::isnan(series.at(0).last));
        QCOMPARE(series.at(1).last, kInfinity);
    }

    void followsTheStateOfTheNewestAttempt()
    {
        EventStream first;
        first.started("run").value(1, "a", 1);
        (void)ingest(first.chunk("run"));
        QVERIFY(run().state == JobState::Running);
        std::int64_t end = static_cast<std::int64_t>(first.bytes().size());
        first.add(FaultEvent{ExitCode::Diverged, "the loss is NaN"});
        first.add(FinishedEvent{ExitCode::Diverged, 1, 0.1, 2.0, {}});
        (void)ingest(first.chunk("run", end));
        QVERIFY(run().state == JobState::Finishing); // it has no result yet
        QCOMPARE(run().endedAt, 0.0);
        RunResult end1;
        end1.code = ExitCode::Diverged;
        end1.attempt = 1;
        end1.endedAt = 1.6e9;
        (void)ingest({"run", "result.json", "4:4", 0, resultToText(end1), 0});
        QVERIFY(run().state == JobState::Failed);
        QCOMPARE(run().reason, std::string("the loss is NaN"));
        (void)ingest(first.chunk("run", 0, "9:9")); // read again from its beginning
        QVERIFY(run().state == JobState::Failed);
        const Reason reason = queueReason("queue.requeued-too-often", 3, 2);
        VERIFY_OK(m_store->setRunState("run", JobState::Failed, reason, 0).get());
        QCOMPARE(run().reason, reason);
        QVERIFY(run().endedAt > 0);
        VERIFY_OK(m_store->setRunState("run", JobState::Queued, "", 0).get());
        QCOMPARE(run().endedAt, 0.0);
        // A late copy of the old end changes nothing that the new attempt says.
        AttemptInfo info;
        info.number = 2;
        info.startStep = 1;
        info.host = "elsewhere";
        info.checkpoint = "checkpoints/x.safetensors";
        info.differences = {"host a → b", "threads 2 → 4"};
        (void)ingest({"run", "attempts/0002/attempt.json", "5:5", 0, attemptToText(info), 0});
        QCOMPARE(m_reader->attempts(run().key).at(1).differences, info.differences);
        QCOMPARE(m_reader->attempts(run().key).at(1).checkpoint, info.checkpoint);
        EventStream second(2, 1);
        second.started("run");
        (void)ingest(second.chunk("run"));
        QVERIFY(run().state == JobState::Running);
        RunResult old;
        old.code = ExitCode::Diverged;
        old.attempt = 1;
        (void)ingest({"run", "result.json", "6:6", 0, resultToText(old), 0});
        QVERIFY(run().state == JobState::Running);
        RunResult result;
        result.code = ExitCode::Completed;
        result.attempt = 2;
        result.endedAt = 1.7e9;
        result.step = 77;
        result.elapsed = 12.0;
        const Chunk chunk{"run", "result.json", "6:7", 0, resultToText(result), 0};
        QVERIFY(ingest(chunk).accepted);
        QVERIFY(!ingest(chunk).accepted);
        QVERIFY(run().state == JobState::Done);
        QCOMPARE(run().step, 77);
        QCOMPARE(run().endedAt, 1.7e9);
        // Read once more from a copy, the events do not wake the run up.
        (void)ingest(second.chunk("run", 0, "9:9"));
        QVERIFY(run().state == JobState::Done);
    }

    /// An engine chooses kernels before its attempt starts, and may do so again while it trains.
    void keepsHowFarAPhaseIs()
    {
        EventStream stream;
        std::int64_t end = 0;
        const auto next = [&](EventBody body) {
            stream.add(std::move(body));
            (void)ingest(stream.chunk("run", end));
            end = static_cast<std::int64_t>(stream.bytes().size());
            return run().phase;
        };
        ProgressEvent progress;
        progress.phase = kKernelsPhase;
        progress.phaseDone = 31;
        progress.phaseTotal = 52;
        QCOMPARE(next(progress), std::string("kernels 31/52"));
        stream.started("run");
        QCOMPARE(next(MessageEvent{}), std::string("preparing"));
        progress.phaseDone = 52;
        QCOMPARE(phaseIn(next(progress)), (RunPhase{"kernels", 52, 52}));
        progress = ProgressEvent();
        progress.phase = "training";
        QCOMPARE(next(progress), std::string("training"));
        progress.phase = kKernelsPhase;
        progress.phaseDone = 1;
        progress.phaseTotal = 20;
        QCOMPARE(next(progress), std::string("kernels 1/20"));
        QCOMPARE(next(FinishedEvent{ExitCode::Stopped, 1, 0.1, 2.0, {}}), std::string());
    }

    void ignoresFilesThatAreNotTheirKind()
    {
        for (const char* file :
             {"attempts/0001/attempt.json", "result.json", "spec.json", "attempts/0001/trace/x.bin", "../../etc",
              "attempts/9999999999999/events/rank-0000.jsonl", "attempts/-1/attempt.json", ""}) {
            QVERIFY(ingest({"run", file, "1:1", 0, "{]", 0}).accepted);
            QVERIFY(!ingest({"run", file, "1:1", 0, "{]", 0}).accepted);
        }
        QVERIFY(run().state == JobState::Draft);
        QCOMPARE(run().attempts, 0);
    }

    void keepsTheNewestOfTheLog()
    {
        std::string all;
        std::int64_t offset = 0;
        for (int i = 0; i < 600; ++i) {
            std::string bytes =
                "line " + std::to_string(i) +
                std::string(static_cast<std::size_t>(i * 97 % 30'000), static_cast<char>('a' + i % 20)) + '\n';
            if (i == 5)
                bytes += std::string("\0\xff", 2);
            (void)ingest({"run", "attempts/0001/engine.log", "1:1", offset, bytes, 0});
            offset += static_cast<std::int64_t>(bytes.size());
            all += bytes;
        }
        QVERIFY(all.size() > (std::size_t{5} << 20));
        QVERIFY(m_reader->log(run().key, 1, 1000) == all.substr(all.size() - 1000));
        const std::string kept = m_reader->log(run().key, 1, 1 << 30);
        QVERIFY(kept.size() >= (std::size_t{4} << 20) && kept.size() < (std::size_t{4} << 20) + 100'000);
        QVERIFY(all.ends_with(kept));
        QCOMPARE(m_reader->log(run().key, 2), std::string());
        (void)ingest({"run", "attempts/0001/engine.log", "2:2", 0, "new", 0});
        QCOMPARE(m_reader->log(run().key, 1), std::string("new"));
    }

    void deletesEveryRow()
    {
        EventStream stream;
        stream.started("run");
        for (int step = 1; step <= 30'000; ++step)
            stream.value(step, "a", step);
        (void)ingest(stream.chunk("run"));
        const std::int64_t key = run().key;
        VERIFY_OK(m_store->deleteRuns({"run"}).get());
        QVERIFY(!m_reader->run("run"));
        QVERIFY(m_reader->bins({key, "a"}).empty());
        QVERIFY(m_reader->messages(key).empty());
        // Points go in slices behind it; the same id may come again meanwhile and begins empty.
        VERIFY_OK(m_store->createRun(specNamed("run"), "/again", "local").get());
        QVERIFY(m_reader->series(run().key).empty());
        QVERIFY(run().key != key);
        (void)ingest(stream.chunk("run"));
        QCOMPARE(m_reader->series(run().key).at(0).points, 30'000);
    }
};

TRAINYARD_TEST(IngestTest)

} // namespace ingest_test

#include "ingest_test.moc"
