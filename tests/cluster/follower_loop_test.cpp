// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/reasons_queue.h"
#include "cluster/control/follower_loop.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <thread>

namespace follower_loop_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

class FollowerLoopTest : public QObject {
    Q_OBJECT

    struct Place {
        Place() : store(path() / "store.sqlite") {}
        std::filesystem::path path() const { return folder.path().toStdString(); }
        std::string directory(const std::string& id) const { return (path() / "runs" / id).string(); }
        FollowerLoop follower(double unknownSeconds = 0.5)
        {
            FollowerLoop::Options options;
            options.otherSeconds = 0.05;
            options.watchedSeconds = 0.02;
            options.idleSeconds = 0.05;
            options.unknownSeconds = unknownSeconds;
            return FollowerLoop(store, transport, scheduler, options);
        }
        /// A run that is stored, queued and has its directory.
        void begin(const std::string& id, int number = 1)
        {
            RunSpec spec = namedSpec(id);
            spec.id = id;
            if (number == 1) {
                store.createRun(spec, directory(id), "local").get().value();
                RunDirectory::create(directory(id), spec);
            }
            JobRow job;
            job.token = "ty-" + id + "-" + std::to_string(number);
            job.runId = id;
            job.machine = "local";
            job.directory = directory(id);
            job.state = JobState::Queued;
            job.submittedAt = 100.0 + number;
            if (!store.putJob(job).get().ok())
                qFatal("the job was not stored");
            scheduler.say(job.token, JobState::Queued);
        }
        RunRow row(const std::string& id) { return store.reader()->run(id).value(); }
        std::vector<std::int64_t> steps(const std::string& id)
        {
            return storedSteps(*store.reader(), id, "train/loss");
        }

        QTemporaryDir folder;
        RunStore store;
        LocalTransport transport;
        FakeScheduler scheduler;
    };

    template <typename Condition>
    static bool follows(FollowerLoop& follower, Condition condition, double seconds = 8.0)
    {
        const double until = steadyTime() + seconds;
        while (steadyTime() < until) {
            const FollowRound round = follower.round();
            if (condition())
                return true;
            std::this_thread::sleep_for(std::chrono::duration<double>(std::min(round.nextIn, 0.05)));
        }
        return false;
    }

    /// The queue tells an end at once, a network disk shows what was written before it later.
    static FollowerLoop::Options optionsOfACluster(double lastWords, double gone)
    {
        FollowerLoop::Options options;
        options.idleSeconds = 0.05;
        options.batched = true;
        options.lastWordsSeconds = lastWords;
        options.goneSeconds = gone;
        options.pace.watched = 0.05;
        options.pace.afterChange = options.pace.longest = 0.05;
        return options;
    }
    FollowerLoop ofACluster(Place& place, double lastWords, double gone)
    {
        return FollowerLoop(place.store, place.transport, place.scheduler, optionsOfACluster(lastWords, gone));
    }

private slots:
    void followsARunFromQueueToEnd()
    {
        Place place;
        place.begin("a");
        FollowerLoop follower = place.follower();
        QVERIFY(follows(follower, [&] { return place.row("a").state == JobState::Queued; }));
        place.scheduler.say("ty-a-1", JobState::Running);
        FakeEngine engine(place.directory("a"));
        engine.train(50);
        QVERIFY(follows(follower,
                        [&] { return place.row("a").state == JobState::Running && place.steps("a").size() == 50; }));
        engine.train(250);
        engine.finish(ExitCode::Completed);
        place.scheduler.say("ty-a-1", JobState::Done, 0);
        QVERIFY(follows(follower, [&] { return place.row("a").state == JobState::Done; }));
        QVERIFY(isWhole(place.steps("a"), 300));
        QVERIFY(place.store.reader()->jobs(true).empty());
        QCOMPARE(follower.following(), std::size_t{0});
    }

    void storesEverythingBeforeTheEnd()
    {
        // All is on disk when the follower first looks, far more than one poll delivers.
        Place place;
        place.begin("big");
        FakeEngine engine(place.directory("big"));
        for (int i = 0; i < 20; ++i)
            engine.train(5000);
        engine.finish(ExitCode::Completed);
        place.scheduler.say("ty-big-1", JobState::Done, 0);
        FollowerLoop follower = place.follower();
        bool early = false;
        QVERIFY(follows(
            follower,
            [&] {
                const bool over = isFinal(place.row("big").state);
                early = early || (over && place.steps("big").size() != 100000);
                return over;
            },
            60.0));
        QVERIFY(!early);
        QVERIFY(isWhole(place.steps("big"), 100000));
    }

    void twoFollowersStoreEachPointOnce()
    {
        Place place;
        place.begin("shared");
        place.scheduler.say("ty-shared-1", JobState::Running);
        FakeEngine engine(place.directory("shared"));
        // Two processes have two stores open on one file.
        RunStore other(place.path() / "store.sqlite");
        LocalTransport otherTransport;
        FakeScheduler otherScheduler;
        otherScheduler.say("ty-shared-1", JobState::Running);
        FollowerLoop::Options options;
        options.otherSeconds = 0.01;
        FollowerLoop first(place.store, place.transport, place.scheduler, options);
        std::atomic<bool> stop = false;
        std::thread thread([&] {
            FollowerLoop second(other, otherTransport, otherScheduler, options);
            while (!stop) {
                second.poke();
                second.round();
            }
        });
        for (int i = 0; i < 60; ++i) {
            engine.train(37);
            first.poke();
            first.round();
        }
        engine.finish(ExitCode::Completed);
        place.scheduler.say("ty-shared-1", JobState::Done, 0);
        const bool done = follows(first, [&] { return place.row("shared").state == JobState::Done; });
        stop = true;
        thread.join();
        QVERIFY(done);
        QVERIFY(isWhole(place.steps("shared"), 60 * 37));
    }

    void takesUpWhereTheLastProcessStopped()
    {
        Place place;
        place.begin("reopened");
        place.scheduler.say("ty-reopened-1", JobState::Running);
        FakeEngine engine(place.directory("reopened"));
        engine.train(40);
        {
            FollowerLoop follower = place.follower();
            QVERIFY(follows(follower, [&] { return place.steps("reopened").size() == 40; }));
        }
        engine.train(40);
        FollowerLoop next = place.follower();
        QVERIFY(follows(next, [&] { return place.steps("reopened").size() == 80; }));
        QVERIFY(isWhole(place.steps("reopened"), 80));
    }

    void aKilledEngineIsInterruptedAndItsSuccessorSupersedes()
    {
        Place place;
        place.begin("k");
        place.scheduler.say("ty-k-1", JobState::Running);
        FakeEngine engine(place.directory("k"));
        engine.train(120);
        engine.append("{\"n\":122,\"type\":\"metr"); // torn by the kill
        FollowerLoop follower = place.follower();
        QVERIFY(follows(follower, [&] { return place.steps("k").size() == 120; }));
        place.scheduler.say("ty-k-1", JobState::Interrupted, -1, 9);
        QVERIFY(follows(follower, [&] { return place.row("k").state == JobState::Interrupted; }));
        QVERIFY(!place.row("k").reason.empty());
        QVERIFY(place.store.reader()->jobs(true).empty());

        place.begin("k", 2); // resumed from a checkpoint at step 100
        place.scheduler.say("ty-k-2", JobState::Running);
        FakeEngine resumed(place.directory("k"), 2, 100);
        resumed.train(200);
        resumed.finish(ExitCode::Completed);
        place.scheduler.say("ty-k-2", JobState::Done, 0);
        place.scheduler.reports["ty-k-2"].startedAt = 1200.0;
        QVERIFY(follows(follower, [&] { return place.row("k").state == JobState::Done; }));
        QVERIFY(isWhole(place.steps("k"), 300));
    }

    void readsFailureFromTheRunDirectory()
    {
        Place place;
        place.begin("f");
        FakeEngine engine(place.directory("f"));
        engine.train(3);
        RunResult result;
        result.code = ExitCode::Diverged;
        result.endedAt = 1500.0;
        result.message = "Cannot go on: the loss became NaN.";
        RunDirectory(place.directory("f")).writeResult(result);
        place.scheduler.say("ty-f-1", JobState::Failed, 17);
        FollowerLoop follower = place.follower();
        QVERIFY(follows(follower, [&] { return place.row("f").state == JobState::Failed; }));
        QVERIFY(place.row("f").reason.words.find("NaN") != std::string::npos);
        QCOMPARE(place.store.reader()->jobs(false).at(0).exitCode, 17);
    }

    void saysThatARunDirectoryVanished()
    {
        Place place;
        place.begin("v");
        place.scheduler.say("ty-v-1", JobState::Running);
        FakeEngine engine(place.directory("v"));
        engine.train(10);
        FollowerLoop follower = place.follower();
        QVERIFY(follows(follower, [&] { return place.steps("v").size() == 10; }));
        std::filesystem::remove_all(place.directory("v"));
        QVERIFY(follows(
            follower, [&] { return place.row("v").reason.words.find("is gone") != std::string::npos; }, 10.0));
        place.scheduler.say("ty-v-1", JobState::Failed, 16);
        QVERIFY(follows(
            follower, [&] { return place.row("v").state == JobState::Failed; }, 10.0));
        QCOMPARE(place.steps("v").size(), std::size_t{10}); // what was stored stays
    }

    void waitsForTheLastWordsOfANetworkDisk()
    {
        Place place;
        place.begin("n");
        place.scheduler.say("ty-n-1", JobState::Running);
        FakeEngine engine(place.directory("n"));
        engine.train(10);
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.steps("n").size() == 10; }));
        place.scheduler.say("ty-n-1", JobState::Done, 0);
        QVERIFY(follows(follower, [&] { return place.row("n").state == JobState::Verifying; }));
        // The disk is away for a while.
        std::filesystem::rename(place.directory("n"), place.directory("n") + " away");
        QVERIFY(!follows(
            follower, [&] { return isFinal(place.row("n").state); }, 4.0));
        QVERIFY(place.row("n").reason.words.find("is gone") != std::string::npos);
        std::filesystem::rename(place.directory("n") + " away", place.directory("n"));
        QVERIFY(!follows(
            follower, [&] { return isFinal(place.row("n").state); }, 0.5));
        engine.train(20);
        engine.finish(ExitCode::Completed);
        QVERIFY(follows(follower, [&] { return isFinal(place.row("n").state); }));
        QCOMPARE(place.row("n").state, JobState::Done);
        QVERIFY(isWhole(place.steps("n"), 30));
    }

    /// A start that fails leaves no result. Where the folder can be written to, a client of NFS shows soon what is new
    /// in it, and nobody waits longer.
    void aFailedStartIsSaidSoonWhereTheFolderCanBeWrittenTo()
    {
        Place place;
        place.begin("f");
        FakeEngine engine(place.directory("f"));
        FollowerLoop::Options options = optionsOfACluster(600.0, 4.0);
        options.refreshedSeconds = 0.2;
        FollowerLoop follower(place.store, place.transport, place.scheduler, options);
        place.scheduler.say("ty-f-1", JobState::Running);
        QVERIFY(follows(follower, [&] { return place.row("f").state == JobState::Running; }));
        place.scheduler.say("ty-f-1", JobState::Failed, 70);
        place.scheduler.reports["ty-f-1"].reason = queueReason("queue.printed", Quotation{"the ranks cannot meet"});
        QVERIFY(follows(follower, [&] { return place.row("f").state == JobState::Failed; }));
        QVERIFY2(place.row("f").reason.words.find("the ranks cannot meet") != std::string::npos,
                 place.row("f").reason.words.c_str());
    }

    /// The run has told its end, and the queue's word is the one from before.
    void anOlderWordOfTheQueueTakesNoRunBack()
    {
        Place place;
        place.begin("o");
        place.scheduler.say("ty-o-1", JobState::Running);
        FakeEngine engine(place.directory("o"));
        engine.train(10);
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("o").state == JobState::Running; }));
        FinishedEvent finished;
        finished.step = engine.step();
        engine.write(finished);
        QVERIFY(follows(follower, [&] { return place.row("o").state == JobState::Finishing; }));
        QVERIFY(!follows(
            follower, [&] { return place.row("o").state != JobState::Finishing; }, 0.5));
        engine.finish(ExitCode::Completed);
        place.scheduler.say("ty-o-1", JobState::Done, 0);
        QVERIFY(follows(follower, [&] { return place.row("o").state == JobState::Done; }));
    }

    /// A short run ends between the queue's answer that it waits and the look at its files. That answer is no news; a
    /// second one is: its job was put back.
    void aWordFromBeforeTheStartPutsNoRunBack()
    {
        Place place;
        place.begin("w");
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("w").state == JobState::Queued; }));
        FakeEngine engine(place.directory("w"));
        engine.train(4);
        FinishedEvent finished;
        finished.step = engine.step();
        engine.write(finished);
        QVERIFY(follows(follower, [&] { return place.row("w").state != JobState::Queued; }));
        QCOMPARE(place.row("w").state, JobState::Finishing);
        place.scheduler.say("ty-w-1", JobState::Running);
        QVERIFY(!follows(
            follower, [&] { return place.row("w").state != JobState::Finishing; }, 0.4));
        place.scheduler.say("ty-w-1", JobState::Queued);
        QVERIFY(follows(follower, [&] { return place.row("w").state == JobState::Queued; }));
        place.scheduler.say("ty-w-1", JobState::Running);
        place.scheduler.reports["ty-w-1"].restarts = 1;
        QVERIFY(follows(follower, [&] { return place.row("w").state == JobState::Running; }));
    }

    /// What is remembered of a job that the queue no longer knows is from before what its run wrote since.
    void aJobThatLeftTheQueueIsNotPutBack()
    {
        Place place;
        place.begin("u");
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("u").state == JobState::Queued; }));
        JobReport& report = place.scheduler.reports["ty-u-1"];
        report.state = JobState::Unknown;
        report.settled = false;
        FakeEngine engine(place.directory("u"));
        engine.train(4);
        FinishedEvent finished;
        finished.step = engine.step();
        engine.write(finished);
        QVERIFY(follows(follower, [&] { return place.row("u").state != JobState::Queued; }));
        QVERIFY(!follows(
            follower, [&] { return place.row("u").state != JobState::Finishing; }, 0.4));
    }

    void theQueueTakesNoRunOutOfDone()
    {
        Place place;
        place.begin("d");
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("d").state == JobState::Queued; }));
        FakeEngine engine(place.directory("d"));
        engine.train(4);
        engine.finish(ExitCode::Completed);
        QVERIFY(follows(follower, [&] { return place.row("d").state == JobState::Done; }));
        QVERIFY(!follows(
            follower, [&] { return place.row("d").state != JobState::Done; }, 0.4));
        place.scheduler.say("ty-d-1", JobState::Done, 0);
        QVERIFY(follows(follower, [&] { return follower.following() == 0; }));
        QCOMPARE(place.row("d").state, JobState::Done);
    }

    /// Another process follows the run too, and has seen more of it. Only a new start takes it back.
    void whatAnotherProcessSawIsNotTakenBack()
    {
        Place place;
        place.begin("p");
        place.scheduler.say("ty-p-1", JobState::Running);
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("p").state == JobState::Running; }));
        for (const JobState seen : {JobState::Finishing, JobState::Verifying, JobState::Done}) {
            QVERIFY(place.store.setRunState("p", seen, "", 0.0).get().ok());
            QVERIFY(!follows(
                follower, [&] { return place.row("p").state != seen; }, 0.4));
        }
        place.scheduler.reports["ty-p-1"].restarts = 1;
        QVERIFY(follows(follower, [&] { return place.row("p").state == JobState::Running; }));
    }

    /// The queue tells the end of a short run before its first files are seen.
    void aLateStartIsNoStart()
    {
        Place place;
        place.begin("l");
        place.scheduler.say("ty-l-1", JobState::Running);
        FollowerLoop follower = ofACluster(place, 20.0, 20.0);
        QVERIFY(follows(follower, [&] { return place.row("l").state == JobState::Running; }));
        place.scheduler.say("ty-l-1", JobState::Done, 0);
        QVERIFY(follows(follower, [&] { return place.row("l").state == JobState::Verifying; }));
        FakeEngine engine(place.directory("l"));
        engine.train(10);
        bool back = false;
        const auto stepsSeen = [&](std::size_t steps) {
            back = back || place.row("l").state == JobState::Running;
            return place.steps("l").size() == steps;
        };
        QVERIFY(follows(follower, [&] { return stepsSeen(10); }));
        engine.train(10);
        QVERIFY(follows(follower, [&] { return stepsSeen(20); }));
        engine.finish(ExitCode::Completed);
        QVERIFY(follows(follower, [&] { return stepsSeen(20) && place.row("l").state == JobState::Done; }));
        QVERIFY(!back);
    }

    void believesAtLastThatThereIsNothingMore()
    {
        Place place;
        for (const char* id : {"silent", "away", "cancelled"})
            place.begin(id);
        FakeEngine engine(place.directory("silent"));
        engine.train(10);
        FollowerLoop follower = ofACluster(place, 0.6, 4.0);
        place.scheduler.say("ty-silent-1", JobState::Running);
        QVERIFY(follows(follower, [&] { return place.steps("silent").size() == 10; }));
        std::filesystem::remove_all(place.directory("away"));
        place.scheduler.say("ty-silent-1", JobState::Done, 0);
        place.scheduler.say("ty-away-1", JobState::Failed, 1);
        place.scheduler.say("ty-cancelled-1", JobState::Cancelled);
        place.scheduler.reports["ty-cancelled-1"].startedAt = 0.0; // it never wrote anything: nothing is waited for
        const double begun = steadyTime();
        QVERIFY(follows(follower, [&] { return place.row("cancelled").state == JobState::Cancelled; }));
        QVERIFY(place.row("silent").state == JobState::Verifying);
        QVERIFY(follows(follower, [&] { return place.row("silent").state == JobState::Interrupted; }));
        QVERIFY(steadyTime() - begun >= 0.6);
        QVERIFY(!isFinal(place.row("away").state));
        QVERIFY(follows(follower, [&] { return place.row("away").state == JobState::Failed; }));
        QVERIFY(steadyTime() - begun >= 4.0);
    }

    void aJobThatTheQueueForgotIsInterrupted()
    {
        Place place;
        place.begin("u");
        FakeEngine engine(place.directory("u"));
        engine.train(5);
        place.scheduler.reports.clear();
        FollowerLoop follower = place.follower(0.5);
        const double since = steadyTime();
        QVERIFY(follows(follower, [&] { return place.row("u").state == JobState::Interrupted; }));
        QVERIFY(steadyTime() - since >= 0.4); // not at once: a queue may be slow to know
        QCOMPARE(place.steps("u").size(), std::size_t{5});
    }

    void tellsAFailedQueryOnceAndGoesOn()
    {
        Place place;
        place.begin("q");
        place.scheduler.say("ty-q-1", JobState::Running);
        FakeEngine engine(place.directory("q"));
        FollowerLoop follower = place.follower();
        QVERIFY(follows(follower, [&] { return place.row("q").state == JobState::Running; }));
        place.scheduler.failQuery = Error{ErrorKind::Transport, "ask", "the queue", "connection reset", "", 0};
        int told = 0;
        engine.train(20);
        for (const double until = steadyTime() + 2.0; steadyTime() < until;) {
            const FollowRound round = follower.round();
            told += static_cast<int>(round.errors.size());
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        QCOMPARE(told, 1);
        QCOMPARE(place.row("q").state, JobState::Running);  // a failed query is no verdict
        QCOMPARE(place.steps("q").size(), std::size_t{20}); // and points still come
    }

    void aFullDiskLosesNothing()
    {
        Place place;
        place.begin("full");
        FakeEngine engine(place.directory("full"));
        engine.train(20000);
        engine.finish(ExitCode::Completed);
        place.scheduler.say("ty-full-1", JobState::Done, 0);
        FollowerLoop follower = place.follower();
        // A file may grow to 256 KiB and no further: what a full disk is to the store.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 256 << 10;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        int told = 0;
        bool ended = false;
        for (const double until = steadyTime() + 2.0; steadyTime() < until;) {
            const FollowRound round = follower.round();
            told += static_cast<int>(round.errors.size());
            std::this_thread::sleep_for(std::chrono::duration<double>(std::min(round.nextIn, 0.05)));
        }
        ended = isFinal(place.row("full").state);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QCOMPARE(told, 1);
        QVERIFY(!ended); // no end is claimed while points are missing
        QVERIFY(follows(
            follower, [&] { return place.row("full").state == JobState::Done; }, 30.0));
        QVERIFY(isWhole(place.steps("full"), 20000));
    }

    void watchedPointsAreStoredFast()
    {
        Place place;
        place.begin("w");
        place.scheduler.say("ty-w-1", JobState::Running);
        FakeEngine engine(place.directory("w"));
        FollowerLoop::Options options;
        options.otherSeconds = 1000.0; // a run that nobody watches would not be looked at again here
        FollowerLoop follower(place.store, place.transport, place.scheduler, options);
        follower.setWatched({"w"});
        follower.poke();
        QVERIFY(follows(
            follower, [&] { return place.row("w").state == JobState::Running; }, 60.0));
        double slowest = 0.0;
        for (int i = 1; i <= 10; ++i) {
            engine.train(1);
            const double since = steadyTime();
            QVERIFY(follows(
                follower, [&] { return place.steps("w").size() == static_cast<std::size_t>(i); }, 60.0));
            slowest = std::max(slowest, steadyTime() - since);
        }
        qInfo("the slowest of ten points was stored after %.2f s", slowest);
    }
};

} // namespace

TRAINYARD_TEST(FollowerLoopTest)

} // namespace follower_loop_test

#include "follower_loop_test.moc"
