// SPDX-License-Identifier: GPL-3.0-or-later
// A connection that is given up or breaks while something is done: nothing is forgotten and nothing done twice.
#include "cluster/control/launcher.h"
#include "cluster/control/store_journal.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

namespace broken_off_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const Error kInterrupted{ErrorKind::Cancelled, "wait for", "hpc", "it was interrupted", {}, 0};
const Error kCut{ErrorKind::Transport, "reach", "hpc", "the connection broke", {}, 0};

class BrokenOffTest : public QObject {
    Q_OBJECT

    struct Place {
        Place() : store(path() / "store.sqlite") {}
        std::filesystem::path path() const { return folder.path().toStdString(); }
        Launcher launcher(double retrySeconds = 0.01)
        {
            Launcher::Options options;
            options.runsFolder = path() / "runs";
            options.leaseSeconds = 60.0;
            options.retrySeconds = retrySeconds;
            options.mostTries = 0;
            options.stage = stage;
            return Launcher(store, transport, scheduler, options);
        }
        std::function<RunSpec(const RunSpec&, const RunRow&)> stage;
        RunRow row(const std::string& id) { return store.reader()->run(id).value(); }
        /// A run whose submission got there while its answer did not.
        std::string inDoubt(const Error& error, double retrySeconds = 0.01)
        {
            Launcher launcher = this->launcher(retrySeconds);
            const std::string id = launcher.start(namedSpec("in doubt"));
            scheduler.lostReply = error;
            (void)launcher.carryOut();
            scheduler.lostReply.reset();
            return id;
        }
        std::string running()
        {
            Launcher launcher = this->launcher();
            const std::string id = launcher.start(namedSpec("running"));
            (void)launcher.carryOut();
            scheduler.say(jobToken(id, 1), JobState::Running);
            (void)store.setRunState(id, JobState::Running, "").get();
            return id;
        }

        QTemporaryDir folder;
        RunStore store;
        LocalTransport transport;
        FakeScheduler scheduler;
    };

private slots:
    void aSubmissionThatWasGivenUpIsFoundAgain_data()
    {
        QTest::addColumn<bool>("interrupted");
        QTest::newRow("disconnected by the person") << true;
        QTest::newRow("cut") << false;
    }
    void aSubmissionThatWasGivenUpIsFoundAgain()
    {
        QFETCH(bool, interrupted);
        Place place;
        const std::string id = place.inDoubt(interrupted ? kInterrupted : kCut);
        QVERIFY(isBeingSubmitted(place.row(id).state));
        QVERIFY(place.row(id).token.empty());
        QVERIFY(place.scheduler.cancelled.empty());
        Launcher next = place.launcher();
        next.recover();
        QCOMPARE(place.row(id).token, jobToken(id, 1));
        QTest::qWait(20);
        (void)next.carryOut(true);
        QCOMPARE(place.scheduler.jobs.size(), std::size_t{1});
        QVERIFY(!isFinal(place.row(id).state)); // the follower says the rest
    }

    void whatComesAfterABreakKeepsItsTurn()
    {
        Place place;
        Launcher launcher = place.launcher();
        const std::string first = launcher.start(namedSpec("first")), second = launcher.start(namedSpec("second"));
        place.scheduler.failSubmit = kInterrupted;
        QCOMPARE(launcher.carryOut().size(), std::size_t{1});
        place.scheduler.failSubmit.reset();
        QTest::qWait(20);
        QCOMPARE(launcher.carryOut(true).size(), std::size_t{2});
        QCOMPARE(place.row(first).token, jobToken(first, 1));
        QCOMPARE(place.row(second).token, jobToken(second, 1));
    }

    void aRunDeletedWhileInDoubtIsCancelledThere()
    {
        Place place;
        const std::string id = place.inDoubt(kCut);
        place.launcher().remove({id}, false);
        place.launcher().recover();
        QCOMPARE(place.scheduler.submitCalls, 1);
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
        place.launcher().recover(); // and then it is over
        QVERIFY(StoreJournal(place.store).of("local").empty());
    }

    void aRunCancelledWhileInDoubtIsNotSubmittedAfterwards()
    {
        Place place;
        const std::string id = place.inDoubt(kCut, 60.0);
        Launcher launcher = place.launcher();
        launcher.ask(id, CancelRequest());
        (void)launcher.carryOut(true);
        launcher.recover();
        QCOMPARE(place.scheduler.submitCalls, 1);
        QVERIFY(place.scheduler.cancelled.contains(jobToken(id, 1)));
        QCOMPARE(place.row(id).state, JobState::Cancelled);
    }

    void aRunCancelledWhileItsDataIsBroughtIsNotSubmitted_data()
    {
        QTest::addColumn<bool>("ends");
        QTest::newRow("the copy ends at once") << true;
        QTest::newRow("all came there first") << false;
    }
    void aRunCancelledWhileItsDataIsBroughtIsNotSubmitted()
    {
        QFETCH(bool, ends);
        Place place;
        std::unique_ptr<Launcher> launcher;
        place.stage = [&](const RunSpec& spec, const RunRow& row) {
            launcher->ask(row.id, CancelRequest());
            const auto outcomes = launcher->carryOutQuick();
            if (outcomes.size() != 1 || outcomes.front().error || launcher->isStillWanted(row.id))
                throw Failure(ErrorKind::Internal, "cancel", row.id, "it was not done meanwhile");
            if (ends)
                throw Failure(ErrorKind::Cancelled, "copy", row.id, "it was cancelled");
            return spec;
        };
        launcher = std::make_unique<Launcher>(place.launcher());
        const std::string id = launcher->start(namedSpec("much data"));
        for (const Launcher::Outcome& outcome : launcher->carryOut())
            QVERIFY2(!outcome.error, outcome.error ? outcome.error->text().c_str() : "");
        QCOMPARE(place.scheduler.submitCalls, 0);
        QCOMPARE(place.row(id).state, JobState::Cancelled);
        QTest::qWait(20);
        QVERIFY(launcher->carryOut(true).empty());
    }

    void aRequeueIsDoneOnce()
    {
        Place place;
        const std::string id = place.running();
        Launcher launcher = place.launcher();
        launcher.ask(id, RequeueRequest());
        place.scheduler.lostReply = kCut;
        const auto outcomes = launcher.carryOut(true);
        QVERIFY(outcomes.size() == 1 && outcomes.front().error);
        place.scheduler.lostReply.reset();
        launcher.recover();
        QTest::qWait(20);
        (void)launcher.carryOut(true);
        QCOMPARE(place.scheduler.acted.size(), std::size_t{1});
    }

    void anExtensionIsNotStoppedByAskingAgain()
    {
        Place place;
        const std::string id = place.running();
        Launcher launcher = place.launcher();
        launcher.ask(id, ExtendRequest{3600.0});
        (void)launcher.carryOut(true);
        const RunDirectory directory(place.row(id).directory);
        QCOMPARE(directory.readControl().command, ControlCommand::Stop);
        const std::int64_t stop = directory.readControl().number;
        // The first job ends, the second trains; then the request is looked at once more, as after a crash.
        place.scheduler.say(jobToken(id, 1), JobState::Stopped);
        place.scheduler.say(jobToken(id, 2), JobState::Running);
        StoredAction again;
        again.runId = id;
        again.kind = "extend";
        again.payload =
            nlohmann::json{{"token", jobToken(id, 1)}, {"next", jobToken(id, 2)}, {"seconds", 3600.0}}.dump();
        QVERIFY(place.store.addAction(again).get().ok());
        (void)launcher.carryOut(true);
        QCOMPARE(directory.readControl().number, stop);
        QCOMPARE(place.scheduler.jobs.size(), std::size_t{2});
    }

    void jobsOfDeletedRunsAreNotAskedForAnyMore()
    {
        Place place;
        const std::string id = place.running();
        place.scheduler.say(jobToken(id, 1), JobState::Done);
        (void)place.store.setRunState(id, JobState::Done, "").get();
        place.launcher().remove({id}, false);
        QVERIFY(StoreJournal(place.store).of("local").empty());
    }
};

} // namespace

TRAINYARD_TEST(BrokenOffTest)

} // namespace broken_off_test

#include "broken_off_test.moc"
