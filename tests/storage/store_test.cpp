// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"

#include "storage/sqlite/connection.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <cmath>

namespace store_test {

using namespace trainyard;
using namespace trainyard::test;

/// What callers see of a store in everyday use.
class StoreTest : public QObject {
    Q_OBJECT

    std::filesystem::path file(const char* name) { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;

private slots:
    void storesARunAndFindsItAgain()
    {
        RunSpec spec = specNamed("run-1", "First light");
        spec.notes = "a note";
        spec.tags = {"baseline", "glyphs"};
        {
            RunStore store(file("again.db"));
            VERIFY_OK(store.createRun(spec, "/runs/run-1", "local").get());
        }
        RunStore store(file("again.db"));
        const auto reader = store.reader();
        const auto run = reader->run("run-1");
        QVERIFY(run);
        QCOMPARE(run->name, spec.name);
        QCOMPARE(run->tags, spec.tags);
        QCOMPARE(run->directory, std::string("/runs/run-1"));
        QCOMPARE(run->model, std::string("small-cnn"));
        QCOMPARE(run->dataset, std::string("glyphs"));
        QVERIFY(run->state == JobState::Draft);
        QVERIFY(reader->spec("run-1") == spec);
        QCOMPARE(reader->params("run-1").size(), flattenRunSpec(spec).size());
        QVERIFY(!reader->run("run-2"));
    }

    /// Two people look at the same stopped run: the one's change makes the other look again.
    void aGuardedChangeIsMadeOnlyToTheRunAsItWasRead()
    {
        RunStore store(file("guarded.db"));
        for (const char* id : {"run-1", "run-2"}) {
            VERIFY_OK(store.createRun(specNamed(id, id), "/runs", "local").get());
            VERIFY_OK(store.setRunState(id, JobState::Stopped, "").get());
        }
        const auto reader = store.reader();
        const auto row = [&](const char* id) { return reader->run(id).value(); };
        const RunGuard guard{{row("run-1"), row("run-2")}, {"resume"}};
        const auto refused = [](const Result<void>& outcome, const char* code, const char* id) {
            return !outcome.ok() && outcome.error().kind == ErrorKind::Busy && outcome.error().reasonCode == code &&
                   outcome.error().subject == id;
        };
        const auto resume = store.addAction({0, "run-2", "resume", "{}"}).get();
        QVERIFY(resume.ok());
        QVERIFY(refused(store.setTrashed({"run-1", "run-2"}, true, guard).get(), "store.run-asked", "run-2"));
        QVERIFY(refused(store.deleteRuns({"run-1", "run-2"}, guard).get(), "store.run-asked", "run-2"));
        QVERIFY(row("run-1").trashedAt == 0.0 && row("run-2").trashedAt == 0.0);
        QVERIFY(store.leaseAction({"resume"}, "me", 60.0).get().value());
        VERIFY_OK(store.finishAction(resume.value(), "me", "").get());
        VERIFY_OK(store.setRunState("run-1", JobState::Submitting, "").get());
        QVERIFY(refused(store.setTrashed({"run-1"}, true, guard).get(), "store.run-changed", "run-1"));
        VERIFY_OK(store.setRunState("run-1", JobState::Stopped, "").get());
        VERIFY_OK(store.setTrashed({"run-1", "run-2"}, true, guard).get());
        const auto late = store.addAction({0, "run-1", "resume", "{}"}, guard).get();
        QVERIFY(!late.ok() && late.error().reasonCode == "store.run-changed"); // it lies in the trash now
        QVERIFY(!reader->hasOpenAction("run-1"));
    }

    /// What somebody made of a state is no more once another has written a newer one.
    void movesARunOnlyFromTheStateThatWasSeen()
    {
        RunStore store(file("moves.db"));
        VERIFY_OK(store.createRun(specNamed("run-1", "run-1"), "/runs", "local").get());
        VERIFY_OK(store.setRunState("run-1", JobState::Running, "").get());
        QVERIFY(!store.moveRunState("run-1", JobState::Submitting, JobState::Queued, "late").get().value());
        const auto reader = store.reader();
        QCOMPARE(reader->run("run-1").value().state, JobState::Running);
        QVERIFY(reader->run("run-1").value().reason.empty());
        QVERIFY(store.moveRunState("run-1", JobState::Running, JobState::Queued, "put back").get().value());
        QCOMPARE(reader->run("run-1").value().state, JobState::Queued);
    }

    /// Many data sets lie in a folder "data": their runs are named after what is in it.
    void namesDataSetsAfterATellingFolder()
    {
        RunStore store(file("folders.db"));
        int number = 0;
        for (const auto& [path, name] : {std::pair("/home/me/flowers/data", "flowers"),
                                         {"/sets/Birds/images/", "Birds"},
                                         {"/data/train", "train"},
                                         {"/", "/"},
                                         {"/data/mnist", "mnist"}}) {
            RunSpec spec = specNamed("run-" + std::to_string(++number));
            spec.data.format = DataFormat::Folder;
            spec.data.path = path;
            VERIFY_OK(store.createRun(spec, "/" + spec.id, "local").get());
            QCOMPARE(store.reader()->run(spec.id)->dataset, std::string(name));
        }
    }

    /// Earlier versions stored programs with two options of one name; new specs may not have them.
    void readsSpecsThatOnlyNewRunsMayNotHave()
    {
        RunStore store(file("older.db"));
        RunSpec spec = specNamed("a");
        spec.program.emplace();
        spec.program->command = {"python3", "train.py"};
        spec.program->folder = "/code";
        spec.program->options.resize(2);
        spec.program->options[0].name = spec.program->options[1].name = "lr";
        spec.program->options[0].type = OptionType::Number;
        QVERIFY(!validateRunSpec(spec).empty());
        VERIFY_OK(store.createRun(spec, "/a", "local").get());
        const std::optional<RunSpec> read = store.reader()->spec("a");
        QVERIFY(read && read->program);
        QCOMPARE(read->program->options.size(), std::size_t{1});
        QVERIFY(read->program->options[0].type == OptionType::Number);
    }

    /// Figures of a subset of the classes must not pass for those of the whole.
    void marksRunsOnSomeOfTheClasses()
    {
        RunStore store(file("subset.db"));
        RunSpec spec = specNamed("a");
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/data/photos (1)/";
        spec.data.classes.count = 10;
        VERIFY_OK(store.createRun(spec, "/a", "local").get());
        QCOMPARE(store.reader()->run("a")->dataset, std::string("photos (1) (10 classes)"));
        StartedEvent started;
        started.runId = "a";
        started.classes = 10;
        started.allClasses = 1000;
        EventStream stream;
        VERIFY_OK(store.ingest(stream.add(started).chunk("a")).get());
        QCOMPARE(store.reader()->run("a")->dataset, std::string("photos (1) (10 of 1000 classes)"));
        EventStream second(2);
        started.attempt = 2;
        VERIFY_OK(store.ingest(second.add(started).chunk("a")).get());
        QCOMPARE(store.reader()->run("a")->dataset, std::string("photos (1) (10 of 1000 classes)"));
        QCOMPARE(store.reader()->run("a")->data.name, std::string("photos (1)"));
        QCOMPARE(store.reader()->run("a")->data.classes, std::int64_t(10));
        QCOMPARE(store.reader()->run("a")->data.allClasses, std::int64_t(1000));

        spec = specNamed("b"); // all of them
        VERIFY_OK(store.createRun(spec, "/b", "local").get());
        started.runId = "b";
        started.attempt = 1;
        started.allClasses = 10;
        EventStream whole;
        VERIFY_OK(store.ingest(whole.add(started).chunk("b")).get());
        QCOMPARE(store.reader()->run("b")->dataset, std::string("glyphs"));
    }

    void marksRunsOnSomeOfTheSamples()
    {
        RunStore store(file("samples.db"));
        RunSpec spec = specNamed("a");
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/data/photos";
        spec.data.trainSamples = 2000;
        VERIFY_OK(store.createRun(spec, "/a", "local").get());
        QCOMPARE(store.reader()->run("a")->dataset, std::string("photos (2000 samples)"));
        StartedEvent started;
        started.runId = "a";
        started.samples = 2000;
        started.allSamples = 60'000;
        EventStream stream;
        VERIFY_OK(store.ingest(stream.add(started).chunk("a")).get());
        QCOMPARE(store.reader()->run("a")->dataset, std::string("photos (2000 of 60000 samples)"));
        QVERIFY(store.reader()->run("a")->data.isPart());

        spec.id = "b"; // a limit that takes all of them is none
        VERIFY_OK(store.createRun(spec, "/b", "local").get());
        started.runId = "b";
        started.allSamples = 2000;
        EventStream whole;
        VERIFY_OK(store.ingest(whole.add(started).chunk("b")).get());
        QVERIFY(!store.reader()->run("b")->data.isPart());

        spec = specNamed("c"); // generated: as many as are wanted
        spec.data.trainSamples = 2000;
        VERIFY_OK(store.createRun(spec, "/c", "local").get());
        QVERIFY(!store.reader()->run("c")->data.isPart());
    }

    void refusesASecondRunOfTheSameId()
    {
        RunStore store(file("twice.db"));
        VERIFY_OK(store.createRun(specNamed("a"), "/a", "local").get());
        const auto second = store.createRun(specNamed("a"), "/b", "local").get();
        QVERIFY(!second.ok());
        QVERIFY(second.error().kind == ErrorKind::BadInput);
        QCOMPARE(store.reader()->run("a")->directory, std::string("/a"));
    }

    void commitsEventsAndTheirOffsetTogether()
    {
        RunStore store(file("events.db"));
        VERIFY_OK(store.createRun(specNamed("a"), "/a", "local").get());
        EventStream stream;
        stream.started("a");
        for (int step = 1; step <= 200; ++step)
            stream.metrics(step,
                           {{"train/loss", SeriesValue::of(2.0 / step)}, {"val/top1", SeriesValue::of(step / 200.0)}});
        ProgressEvent progress;
        progress.step = 200;
        progress.totalSteps = 1000;
        progress.samplesPerSecond = 640;
        progress.phase = "training";
        stream.add(progress);
        stream.add(CheckpointEvent{"checkpoints/a.safetensors", 200, 2.0, 4096, 0.1, "epoch"});
        const auto outcome = store.ingest(stream.chunk("a")).get();
        VERIFY_OK(outcome);
        QVERIFY(outcome.value().accepted);
        QCOMPARE(outcome.value().points, 400);
        QCOMPARE(outcome.value().badLines, 0);
        QCOMPARE(outcome.value().position.offset, std::int64_t(stream.bytes().size()));

        const auto reader = store.reader();
        const auto run = reader->run("a", {{"val/top1", MetricSummary::Best}, {"train/loss", MetricSummary::Worst}});
        QVERIFY(run->state == JobState::Running);
        QCOMPARE(run->step, 200);
        QCOMPARE(run->phase, std::string("training"));
        QCOMPARE(run->parameters, 1234);
        QCOMPARE(run->attempts, 1);
        QCOMPARE(run->metrics, (std::vector<double>{1.0, 2.0}));
        QCOMPARE(reader->series(run->key).size(), std::size_t(2));
        QCOMPARE(reader->series(run->key)[0].points, 200);
        QCOMPARE(reader->bins({run->key, "train/loss"}).size(), std::size_t(200));
        QCOMPARE(reader->messages(run->key).size(), std::size_t(2));
        QCOMPARE(reader->artifacts(run->key).at(0).bytes, 4096);
        QCOMPARE(reader->tailPositions("a").at(0).offset, std::int64_t(stream.bytes().size()));

        const auto again = store.ingest(stream.chunk("a")).get();
        QVERIFY(!again.value().accepted);
        QCOMPARE(again.value().position.offset, std::int64_t(stream.bytes().size()));
    }

    void keepsJobsAndActions()
    {
        RunStore store(file("jobs.db"));
        VERIFY_OK(store.createRun(specNamed("a"), "/a", "local").get());
        JobRow job;
        job.token = "ty-a-1";
        job.runId = "a";
        job.state = JobState::Queued;
        VERIFY_OK(store.putJob(job).get());
        QCOMPARE(store.reader()->jobs(true).size(), std::size_t(1));
        QCOMPARE(store.reader()->run("a")->token, job.token);
        job.state = JobState::Done;
        VERIFY_OK(store.putJob(job).get());
        QCOMPARE(store.reader()->jobs(true).size(), std::size_t(0));
        QCOMPARE(store.reader()->jobs(false).size(), std::size_t(1));
        const auto key = store.addAction({0, "a", "stop", "{}", 0, 0}).get();
        const auto first = store.leaseAction({"submit", "stop"}, "me", 60).get();
        QVERIFY(first.value().has_value());
        QCOMPARE(first.value()->key, key.value());
        QCOMPARE(first.value()->tries, 1);
        QVERIFY(!store.leaseAction({"submit", "stop"}, "you", 60).get().value().has_value());
        VERIFY_OK(store.putOffAction(key.value(), "you", -1.0).get()); // not this one's to give back
        QVERIFY(!store.leaseAction({"submit", "stop"}, "you", 60).get().value().has_value());
        VERIFY_OK(store.putOffAction(key.value(), "me", -1.0).get());
        QCOMPARE(store.leaseAction({"submit", "stop"}, "me", 60).get().value()->tries, 2);
        QVERIFY(!store.finishAction(key.value(), "you", "").get().ok());
        VERIFY_OK(store.finishAction(key.value(), "me", "").get());
    }

    void aClockThatIsSetBackTurnsNothingRound()
    {
        RunStore store(file("clock.db"));
        VERIFY_OK(store.createRun(specNamed("a"), "/a", "local").get());
        JobRow job;
        job.runId = "a";
        for (const auto& [token, at] : {std::pair<const char*, double>{"ty-a-1", 2000.0}, {"ty-a-2", 1000.0}}) {
            job.token = token;
            job.submittedAt = at;
            job.state = JobState::Queued;
            VERIFY_OK(store.putJob(job).get());
        }
        QCOMPARE(store.reader()->run("a")->token, std::string("ty-a-2"));
        QCOMPARE(store.reader()->jobs(true).back().token, std::string("ty-a-2"));
        job.token = "ty-a-1"; // news of the older one
        job.submittedAt = 2000.0;
        job.state = JobState::Done;
        VERIFY_OK(store.putJob(job).get());
        QCOMPARE(store.reader()->run("a")->token, std::string("ty-a-2"));

        StoredAction action;
        action.runId = "a";
        action.kind = "stop";
        action.createdAt = 2000.0;
        const auto first = store.addAction(action).get();
        action.createdAt = 1000.0;
        VERIFY_OK(store.addAction(action).get());
        QCOMPARE(store.leaseAction({"stop"}, "me", 60).get().value()->key, first.value());
        // A lease of two hours from now is one of before the clock was set back.
        sqlite::Connection connection(file("clock.db"), sqlite::Access::Write);
        connection.execute("UPDATE actions SET leased_until = leased_until + 7200");
        QCOMPARE(store.leaseAction({"stop"}, "you", 60).get().value()->key, first.value());
        VERIFY_OK(store.finishAction(first.value(), "you", "").get());
    }
};

TRAINYARD_TEST(StoreTest)

} // namespace store_test

#include "store_test.moc"
