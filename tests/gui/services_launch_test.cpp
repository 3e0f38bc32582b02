// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/control/trash_runs.h"
#include "cluster/transport/local_transport.h"
#include "gui/services/launch_service.h"
#include "tests/cluster/control_support.h"
#include "tests/gui/local_runs.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QThread>

#include <nlohmann/json.hpp>

namespace services_launch_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Not a std::exception: nothing may catch it, as nothing catches a kill.
struct Crash {};

class ServicesLaunchTest : public QObject {
    Q_OBJECT

    struct Place {
        Place() : store(path() / "store.sqlite") {}
        std::filesystem::path path() const { return folder.path().toStdString(); }
        Launcher launcher(std::function<void(std::string_view)> onStep = {})
        {
            Launcher::Options options;
            options.runsFolder = path() / "runs";
            options.stopDeadline = 0.6;
            options.leaseSeconds = 0.3;
            options.onStep = std::move(onStep);
            return Launcher(store, transport, scheduler, options);
        }
        std::string directory(const std::string& id) const { return (path() / "runs" / id).string(); }
        RunRow row(const std::string& id) { return store.reader()->run(id).value(); }

        QTemporaryDir folder;
        RunStore store;
        LocalTransport transport;
        FakeScheduler scheduler;
    };

    /// Of the run that a person wants to start, and only once.
    static void expectStartRefused(const std::shared_ptr<RunStore>& store, const char* code)
    {
        LaunchService launch(store);
        std::vector<Error> told;
        QObject::connect(&launch, &LaunchService::failed, &launch,
                         [&told](const QString&, const Error& error) { told.push_back(error); });
        RunSpec spec = namedSpec("first try");
        launch.start(spec);
        QTRY_COMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].reasonCode, std::string(code));
        QCOMPARE(told[0].subject, std::string("first try"));
        QCOMPARE(told[0].operation, std::string("start the run"));
        QVERIFY(!told[0].remedy.empty());
    }

    /// Runs carryOut as later processes would, until the run is queued or the time is up.
    static void recover(Place& place, const std::string& id)
    {
        Launcher next = place.launcher();
        const double until = steadyTime() + 5.0;
        while (steadyTime() < until && place.row(id).token.empty()) {
            next.carryOut(true);
            QThread::msleep(50);
        }
        next.carryOut(true);
    }
    static std::string startedRun(Place& place, const std::string& name)
    {
        Launcher launcher = place.launcher();
        const std::string id = launcher.start(namedSpec(name));
        launcher.carryOut();
        return id;
    }

private slots:
    void aStoreThatWasReplacedStartsNothing()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "store.sqlite";
        const auto store = std::make_shared<RunStore>(file);
        std::filesystem::rename(file, file.string() + ".aside");
        const RunStore other(file);
        expectStartRefused(store, "store.no-start-replaced");
    }

    void startsARun()
    {
        Place place;
        Launcher launcher = place.launcher();
        RunSpec spec = namedSpec("a \"run\" with $(quotes) and 'more'");
        spec.resources.threads = 3;
        const std::string id = launcher.start(spec);
        const auto outcomes = launcher.carryOut();
        QCOMPARE(outcomes.size(), std::size_t{1});
        QVERIFY(!outcomes[0].error);
        const std::string token = jobToken(id, 1);
        QCOMPARE(place.scheduler.jobs.at(token).runDirectory, place.directory(id));
        QCOMPARE(place.scheduler.jobs.at(token).cpus, 3);
        QCOMPARE(RunDirectory(place.directory(id)).readSpec().name, spec.name);
        QCOMPARE(place.row(id).token, token);
        QVERIFY(launcher.carryOut(true).empty()); // nothing is left to do
    }

    void finishesALaunchThatACrashCut_data()
    {
        QTest::addColumn<QString>("step");
        for (const char* step : {"intent-stored", "leased", "state-stored", "directory-made", "queued", "job-stored"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }
    void finishesALaunchThatACrashCut()
    {
        QFETCH(QString, step);
        Place place;
        std::string id;
        bool crashed = false;
        {
            Launcher doomed = place.launcher([&](std::string_view at) {
                if (at == step.toStdString())
                    throw Crash();
            });
            RunSpec spec = namedSpec("cut");
            spec.id = id = makeRunId();
            try {
                doomed.start(spec);
                doomed.carryOut();
            } catch (const Crash&) {
                crashed = true;
            }
        }
        QVERIFY(crashed);
        recover(place, id);
        QTest::qWait(350); // the crashed one's lease runs out
        place.launcher().carryOut(true);
        QCOMPARE(place.scheduler.jobs.size(), std::size_t{1}); // one token, however often it was submitted
        QCOMPARE(place.row(id).token, jobToken(id, 1));
        QCOMPARE(place.store.reader()->jobs(false).size(), std::size_t{1});
        QCOMPARE(RunDirectory(place.directory(id)).readSpec().id, id);
        QVERIFY(!place.store.leaseAction({"submit"}, "test", 1).get().value()); // no action is left
    }

    void adoptsARunWhoseIntentWasLost()
    {
        Place place;
        RunSpec spec = namedSpec("left behind");
        spec.id = "20200101-000000-abcdef";
        QVERIFY(place.store.createRun(spec, place.directory(spec.id), "local").get().ok());
        Launcher launcher = place.launcher();
        launcher.carryOut(true);
        // Too young to be called left behind: its process may be about to store the action.
        QVERIFY(place.scheduler.jobs.empty());
    }

    void doesNotResetAJobThatWentOn()
    {
        Place place;
        std::string id;
        try {
            Launcher doomed = place.launcher([](std::string_view at) {
                if (at == "job-stored")
                    throw Crash();
            });
            RunSpec spec = namedSpec("fast");
            spec.id = id = makeRunId();
            doomed.start(spec);
            doomed.carryOut();
        } catch (const Crash&) {
        }
        // Meanwhile another process saw it run and end.
        JobRow job = place.store.reader()->jobs(false).at(0);
        job.state = JobState::Done;
        QVERIFY(place.store.putJob(job).get().ok());
        QVERIFY(place.store.setRunState(id, JobState::Done, "", 5.0).get().ok());
        QTest::qWait(400);
        place.launcher().carryOut(true);
        QCOMPARE(place.store.reader()->jobs(false).at(0).state, JobState::Done);
        QCOMPARE(place.row(id).state, JobState::Done);
    }

    void twoLaunchersSubmitOnce()
    {
        Place place;
        Launcher first = place.launcher(), second = place.launcher();
        std::vector<std::string> ids;
        for (int i = 0; i < 5; ++i)
            ids.push_back(first.start(namedSpec("run")));
        const std::size_t done = second.carryOut(true).size();
        QCOMPARE(done, std::size_t{5});
        QCOMPARE(place.scheduler.submitCalls, 5);
        QCOMPARE(first.carryOut(true).size(), std::size_t{5}); // told here too, though done by the other
        QCOMPARE(place.scheduler.submitCalls, 5);
    }

    void refusesABadSpecAndATakenId()
    {
        Place place;
        Launcher launcher = place.launcher();
        RunSpec spec = namedSpec("bad");
        spec.training.batchSize = 70000;
        try {
            launcher.start(spec);
            QFAIL("a batch of 70,000 was accepted");
        } catch (const Failure& failure) {
            QVERIFY(failure.error().reason.find("/training/batch_size") != std::string::npos);
        }
        RunQuery all;
        all.scope = RunScope::All;
        QCOMPARE(place.store.reader()->countRuns(all), std::int64_t{0});
        spec = namedSpec("good");
        spec.id = "taken";
        launcher.start(spec);
        QVERIFY_EXCEPTION_THROWN(launcher.start(spec), Failure);
        QCOMPARE(place.store.reader()->countRuns(all), std::int64_t{1});
    }

    void saysWhyARunCouldNotBeQueued()
    {
        Place place;
        place.scheduler.failSubmit =
            Error{ErrorKind::NotFound, "start the supervisor", "trainyard-engine", "there is no such program", "", 0};
        Launcher launcher = place.launcher();
        const std::string id = launcher.start(namedSpec("no engine"));
        const auto outcomes = launcher.carryOut();
        QVERIFY(outcomes.at(0).error);
        QCOMPARE(place.row(id).state, JobState::Failed);
        QVERIFY(place.row(id).reason.words.find("no such program") != std::string::npos);
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
        // The next try takes another token: the first one may stand in the queue, cancelled.
        place.scheduler.failSubmit.reset();
        launcher.ask(id, ResumeRequest());
        launcher.carryOut();
        QVERIFY(place.scheduler.jobs.contains(jobToken(id, 2)));
        QCOMPARE(place.row(id).token, jobToken(id, 2));
    }

    void triesAgainAfterALostConnection()
    {
        Place place;
        place.scheduler.failSubmit = Error{ErrorKind::Transport, "reach", "the machine", "connection reset", "", 0};
        Launcher launcher = place.launcher();
        const std::string id = launcher.start(namedSpec("far away"));
        launcher.carryOut();
        QVERIFY(!isFinal(place.row(id).state));
        place.scheduler.failSubmit.reset();
        QTest::qWait(400);
        launcher.carryOut(true);
        QVERIFY(place.scheduler.jobs.contains(jobToken(id, 1)));
    }

    void refusesAForeignRunDirectory()
    {
        Place place;
        Launcher launcher = place.launcher();
        RunSpec other = namedSpec("other");
        other.id = "other";
        RunDirectory::create(place.path() / "runs" / "mine", other);
        RunSpec spec = namedSpec("mine");
        spec.id = "mine";
        launcher.start(spec);
        QVERIFY(launcher.carryOut().at(0).error);
        QCOMPARE(place.row("mine").state, JobState::Failed);
        QCOMPARE(RunDirectory(place.path() / "runs" / "mine").readSpec().id, std::string("other"));
    }

    void resumesWithTheNextToken()
    {
        Place place;
        const std::string id = startedRun(place, "again");
        RunFiles(place.transport, place.directory(id)).request(ControlCommand::Stop); // left by the stop before
        endRun(place.store, id, JobState::Stopped);
        Launcher launcher = place.launcher();
        launcher.ask(id, ResumeRequest());
        launcher.ask(id, ResumeRequest()); // a double click
        launcher.carryOut();
        QVERIFY(place.scheduler.jobs.contains(jobToken(id, 2)));
        QVERIFY(!place.scheduler.jobs.contains(jobToken(id, 3)));
        QCOMPARE(RunFiles(place.transport, place.directory(id)).control().command, ControlCommand::None);
        QVERIFY_EXCEPTION_THROWN(launcher.ask(id, ResumeRequest()), Failure); // it is on its way
    }

    void aResumeWaitsForTheJobBeforeToBeClosed()
    {
        Place place;
        const std::string id = startedRun(place, "hasty");
        // Its last event is read, its job not judged yet: what the follower says of that job is still to come.
        QVERIFY(place.store.setRunState(id, JobState::Stopped, "", 5.0).get().ok());
        Launcher launcher = place.launcher();
        launcher.ask(id, ResumeRequest());
        QVERIFY(launcher.carryOut().empty());
        QVERIFY(!place.scheduler.jobs.contains(jobToken(id, 2)));
        QCOMPARE(place.row(id).state, JobState::Stopped);
        // What it finds in the queue may even call the run running once more.
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        QTest::qWait(1500);
        QVERIFY(launcher.carryOut(true).empty());
        endRun(place.store, id, JobState::Stopped);
        QVERIFY(QTest::qWaitFor([&] { return !launcher.carryOut().empty(); }, 5000));
        QVERIFY(place.scheduler.jobs.contains(jobToken(id, 2)));
    }

    /// Whoever comes second is refused, as if some time lay between the two; neither looks at what the other writes.
    void aRunIsNotTrashedAndResumedAtOnce()
    {
        Place place;
        const std::string id = startedRun(place, "both");
        endRun(place.store, id, JobState::Stopped);
        const auto other = place.store.reader();
        Launcher launcher = place.launcher([&](std::string_view step) {
            if (step == "leased" && isFinal(other->run(id)->state)) { // the request is stored, the state still the old
                const auto refused = trashEnded(place.store, {id});
                QVERIFY(refused && refused->id == id && refused->state == JobState::Submitting);
            }
        });
        launcher.ask(id, ResumeRequest());
        QVERIFY(trashEnded(place.store, {id}).has_value());
        const Result<void> words = requireTrashed(place.store, {id});
        QVERIFY(!words.ok() && words.error().reasonCode == "job.would-continue");
        launcher.carryOut();
        QCOMPARE(trashEnded(place.store, {id}).value().state, JobState::Submitting);
        QCOMPARE(place.row(id).trashedAt, 0.0);

        const std::string second = startedRun(place, "the other way round");
        endRun(place.store, second, JobState::Stopped);
        QVERIFY(!trashEnded(place.store, {second}));
        QVERIFY(place.row(second).trashedAt > 0.0);
        try {
            launcher.ask(second, ResumeRequest());
            QFAIL("a run was resumed in the trash");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("job.in-trash"));
        }
    }

    void aRunIsNotDeletedAndResumedAtOnce()
    {
        Place place;
        const std::string id = startedRun(place, "resumed first");
        endRun(place.store, id, JobState::Stopped);
        Launcher resuming = place.launcher(), deleting = place.launcher();
        resuming.ask(id, ResumeRequest());
        QVERIFY_EXCEPTION_THROWN(deleting.remove({id}, true), Failure);
        resuming.carryOut();
        QVERIFY(place.scheduler.jobs.contains(jobToken(id, 2)));

        const std::string second = startedRun(place, "deleted first");
        endRun(place.store, second, JobState::Stopped);
        deleting.remove({second}, true);
        try {
            resuming.ask(second, ResumeRequest());
            QFAIL("a run was resumed that is being deleted");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("job.being-deleted"));
        }
        deleting.carryOut(true);
        QVERIFY(!place.store.reader()->run(second));
        QVERIFY(!place.scheduler.jobs.contains(jobToken(second, 2)));
    }

    void theJobOfARunThatWasDeletedMeanwhileIsTakenBack()
    {
        Place place;
        std::string id;
        Launcher launcher = place.launcher([&](std::string_view step) {
            if (step == "queued")
                settle(place.store.deleteRuns({id}));
        });
        id = launcher.start(namedSpec("short-lived"));
        launcher.carryOut();
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
        QVERIFY(!place.store.reader()->job(jobToken(id, 1)));
    }

    void aResumeThatFailsLeavesTheRunAsItWas()
    {
        Place place;
        const std::string id = startedRun(place, "gone");
        endRun(place.store, id, JobState::Interrupted);
        place.scheduler.failSubmit = Error{ErrorKind::NoSpace, "write", "the queue", "no space left", "", 0};
        Launcher launcher = place.launcher();
        launcher.ask(id, ResumeRequest());
        QVERIFY(launcher.carryOut().at(0).error);
        QCOMPARE(place.row(id).state, JobState::Interrupted);
    }

    void stopAsksThenEnds()
    {
        Place place;
        const std::string id = startedRun(place, "stubborn");
        FakeEngine engine(place.directory(id));
        place.scheduler.say(jobToken(id, 1), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        Launcher launcher = place.launcher();
        launcher.ask(id, StopRequest());
        launcher.carryOut();
        RunFiles files(place.transport, place.directory(id));
        QCOMPARE(files.control().command, ControlCommand::Stop);
        const std::int64_t number = files.control().number;
        QVERIFY(place.scheduler.cancelled.empty());
        const double until = steadyTime() + 6.0;
        while (place.scheduler.cancelled.empty() && steadyTime() < until) {
            launcher.carryOut();
            QThread::msleep(50);
        }
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1))); // past the deadline
        QCOMPARE(files.control().number, number);                     // asked once
        QVERIFY(!launcher.stopping());
    }

    void stopIsTakenOverByTheNextProcess()
    {
        Place place;
        const std::string id = startedRun(place, "orphan");
        FakeEngine engine(place.directory(id));
        place.scheduler.say(jobToken(id, 1), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        try {
            Launcher doomed = place.launcher([](std::string_view at) {
                if (at == "stop-asked")
                    throw Crash();
            });
            doomed.ask(id, StopRequest());
            doomed.carryOut();
            QFAIL("did not crash");
        } catch (const Crash&) {
        }
        Launcher next = place.launcher();
        const double until = steadyTime() + 8.0;
        while (place.scheduler.cancelled.empty() && steadyTime() < until) {
            next.carryOut(true);
            QThread::msleep(50);
        }
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
    }

    void aStopIsNotMeantForTheNextAttempt()
    {
        Place place;
        const std::string id = startedRun(place, "resumed");
        FakeEngine engine(place.directory(id));
        place.scheduler.say(jobToken(id, 1), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        {
            Launcher launcher = place.launcher();
            launcher.ask(id, StopRequest());
            launcher.carryOut(); // asked; then nobody looks any more
        }
        endRun(place.store, id, JobState::Stopped);
        Launcher next = place.launcher();
        next.ask(id, ResumeRequest());
        next.carryOut();
        place.scheduler.say(jobToken(id, 2), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        FakeEngine resumed(place.directory(id), 2, 10);
        QTest::qWait(2200); // the old stop's lease runs out
        next.carryOut(true);
        QCOMPARE(RunFiles(place.transport, place.directory(id)).control().command, ControlCommand::None);
        QVERIFY(place.scheduler.cancelled.empty());
    }

    void aStopReachesARunThatIsBeingSubmitted()
    {
        Place place;
        Launcher launcher = place.launcher();
        const std::string id = launcher.start(namedSpec("soon"));
        launcher.ask(id, StopRequest()); // before anybody carried the start out
        launcher.carryOut();
        launcher.carryOut(true);
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
    }

    void stopOfAWaitingRunTakesItOffTheQueue()
    {
        Place place;
        const std::string id = startedRun(place, "waiting");
        Launcher launcher = place.launcher();
        launcher.ask(id, StopRequest());
        launcher.carryOut();
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
    }

    void asksNothingThatTheQueueCannotDo()
    {
        Place place;
        const std::string id = startedRun(place, "waiting");
        QVERIFY(place.store.setRunState(id, JobState::Queued, "").get().ok());
        place.scheduler.able = {};
        Launcher launcher = place.launcher();
        for (const RunRequest& request : {RunRequest(HoldRequest()), RunRequest(RequeueRequest())})
            try {
                launcher.ask(id, request);
                QFAIL("a queue that can neither hold nor requeue was asked to");
            } catch (const Failure& failure) {
                QVERIFY(failure.error().kind == ErrorKind::Unsupported);
                QCOMPARE(failure.error().subject, std::string("waiting")); // by its name, not the job's token
                QVERIFY(!failure.error().remedy.empty());
            }
        QVERIFY(launcher.carryOut().empty()); // nothing was stored
    }

    void asksForACheckpointWithoutUndoingAStop()
    {
        Place place;
        const std::string id = startedRun(place, "saved");
        place.scheduler.say(jobToken(id, 1), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        Launcher launcher = place.launcher();
        launcher.ask(id, CheckpointRequest());
        launcher.carryOut();
        RunFiles files(place.transport, place.directory(id));
        QCOMPARE(files.control().command, ControlCommand::Checkpoint);
        launcher.ask(id, StopRequest());
        launcher.carryOut();
        launcher.ask(id, CheckpointRequest());
        launcher.carryOut();
        QCOMPARE(files.control().command, ControlCommand::Stop);
    }

    void asksForATraceOfARunThatTrains()
    {
        Place place;
        const std::string id = startedRun(place, "traced");
        Launcher launcher = place.launcher();
        const TraceRequest wanted{101, 10, 32};
        QVERIFY_THROWS_EXCEPTION(Failure, launcher.ask(id, RecordTraceRequest{wanted})); // it waits in the queue
        place.scheduler.say(jobToken(id, 1), JobState::Running);
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        launcher.ask(id, RecordTraceRequest{wanted});
        launcher.carryOut();
        RunFiles files(place.transport, place.directory(id));
        QCOMPARE(files.control().command, ControlCommand::Trace);
        QVERIFY(files.control().trace == wanted);
        launcher.ask(id, StopRequest());
        launcher.carryOut();
        launcher.ask(id, RecordTraceRequest{wanted}); // does not undo the stop
        launcher.carryOut();
        QCOMPARE(files.control().command, ControlCommand::Stop);
    }

    void removesOnlyWhatIsOver()
    {
        Place place;
        const std::string id = startedRun(place, "running");
        QVERIFY(place.store.setRunState(id, JobState::Running, "").get().ok());
        Launcher launcher = place.launcher();
        QVERIFY_EXCEPTION_THROWN(launcher.remove({id}, true), Failure);
        QVERIFY(place.store.setRunState(id, JobState::Done, "", 5.0).get().ok());
        launcher.remove({id}, false);
        QVERIFY(!place.store.reader()->run(id));
        QVERIFY(std::filesystem::exists(place.directory(id))); // only when asked
    }

    void removesDirectoriesWhenAsked()
    {
        Place place;
        const std::string id = startedRun(place, "big");
        QVERIFY(place.store.setRunState(id, JobState::Done, "", 5.0).get().ok());
        try {
            Launcher doomed = place.launcher([](std::string_view at) {
                if (at == "directory-removed")
                    throw Crash();
            });
            doomed.remove({id}, true);
            doomed.carryOut();
        } catch (const Crash&) {
        }
        QVERIFY(!std::filesystem::exists(place.directory(id)));
        QVERIFY(place.store.reader()->run(id));
        QTest::qWait(6200); // twenty leases
        place.launcher().carryOut(true);
        QVERIFY(!place.store.reader()->run(id));
    }

    void aCancelledRemovalLeavesTheOtherRunsWhole()
    {
        QTemporaryDir folder;
        auto store = std::make_shared<RunStore>(std::filesystem::path(folder.path().toStdString()) / "store.sqlite");
        QStringList ids;
        for (int i = 0; i < 40; ++i) {
            RunSpec spec = namedSpec("run " + std::to_string(i));
            spec.id = makeRunId();
            const std::filesystem::path directory = runsFolder() / spec.id;
            std::filesystem::create_directories(directory / "checkpoints");
            std::ofstream(directory / "spec.json") << toJson(spec).dump();
            std::ofstream(directory / "checkpoints" / "last") << "weights";
            QVERIFY(store->createRun(spec, directory.string(), "local").get().ok());
            QVERIFY(store->setRunState(spec.id, JobState::Done, "", 5.0).get().ok());
            ids << QString::fromStdString(spec.id);
        }
        LaunchService launch(store);
        FollowService follow;
        const LocalRuns local(store, launch, follow);
        QSignalSpy failed(&launch, &LaunchService::failed);
        QSignalSpy ended(&launch, &LaunchService::removalEnded);
        QVector<int> told;
        const auto cancelling = connect(&launch, &LaunchService::removing, this, [&](int done, int total) {
            told << done;
            QCOMPARE(total, 40);
            if (done == 1)
                launch.cancelRemoval();
        });
        launch.remove(ids, true);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const int gone = ended[0][0].toInt();
        QVERIFY2(gone >= 1 && gone < 40, qPrintable(QString::number(gone)));
        QCOMPARE(ended[0][1].toInt(), 40);
        QCOMPARE(told.size(), gone + 1); // one at the start, one a run
        int there = 0;
        for (const QString& id : ids) {
            const std::filesystem::path directory = runsFolder() / id.toStdString();
            const bool stored = store->reader()->run(id.toStdString()).has_value();
            QCOMPARE(std::filesystem::exists(directory / "checkpoints" / "last"), stored);
            QCOMPARE(std::filesystem::exists(directory), stored);
            there += stored;
        }
        QCOMPARE(there, 40 - gone);
        QTest::qWait(700); // nothing was left behind that a later turn carries out
        QCOMPARE(int(store->reader()->countRuns({})), there);
        disconnect(cancelling);
        // The next one is not cancelled by it, and one that is not over keeps them all.
        ids = ids.mid(gone);
        QVERIFY(store->setRunState(ids.back().toStdString(), JobState::Running, "").get().ok());
        launch.remove(ids, false);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(int(store->reader()->countRuns({})), there);
        launch.remove(ids.mid(0, there - 1), true);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 30000);
        QCOMPARE(ended[1][0].toInt(), there - 1);
        QCOMPARE(int(store->reader()->countRuns({})), 1);
    }

    void removesNothingThatIsNotTheRuns()
    {
        Place place;
        RunSpec spec = namedSpec("hostile");
        spec.id = "hostile";
        const std::filesystem::path precious = place.path() / "precious" / "deep";
        std::filesystem::create_directories(precious);
        std::ofstream(precious / "thesis.tex") << "years of work";
        QVERIFY(place.store.createRun(spec, precious.string(), "local").get().ok());
        QVERIFY(place.store.setRunState("hostile", JobState::Done, "", 5.0).get().ok());
        Launcher launcher = place.launcher();
        launcher.remove({"hostile"}, true);
        launcher.carryOut();
        QVERIFY(std::filesystem::exists(precious / "thesis.tex"));
    }

    void namesTokens()
    {
        QCOMPARE(jobToken("20261120-140201-9f3c2a", 2), std::string("ty-20261120-140201-9f3c2a-2"));
        QCOMPARE(jobNumber("ty-20261120-140201-9f3c2a-2"), 2);
        QCOMPARE(jobNumber(""), 0);
        QCOMPARE(jobNumber("ty-x-99999999999999"), 0);
    }
};

} // namespace

TRAINYARD_TEST(ServicesLaunchTest)

} // namespace services_launch_test

#include "services_launch_test.moc"
