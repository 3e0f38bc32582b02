// SPDX-License-Identifier: GPL-3.0-or-later
// Scaling studies through the store and `trainyard study`.
#include "backend/base/clock.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/series.h"
#include "cluster/campaigns/ticket_study.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/store_rebuild.h"
#include "tests/gui/command_line_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

namespace scaling_studies_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Not a std::exception: nothing may catch it, as nothing catches a kill.
struct Crash {};

RunSpec cellOf(const std::string& campaign, int ranks, int repeat)
{
    RunSpec spec = namedSpec("study " + studyCellName(ranks, repeat));
    spec.id = campaign + "-" + studyCellName(ranks, repeat);
    spec.campaign = campaign;
    spec.cell = studyCellName(ranks, repeat);
    spec.resources.ranks = ranks;
    return spec;
}

class ScalingStudiesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string home() const { return m_folder.path().toStdString() + "/home"; }
    CommandAnswer command(const QStringList& arguments) const { return trainyardCommand(home(), arguments); }
    std::string written(const std::string& text) const
    {
        const std::string file = m_folder.path().toStdString() + "/spec.json";
        writeFileAtomically(file, text);
        return file;
    }
    std::filesystem::path storeFile() const { return std::filesystem::path(home()) / "store.sqlite"; }

private slots:
    void init()
    {
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(home()));
        std::filesystem::remove_all(home());
        makeFolders(home());
    }

    void readsAStudyFromTheStore()
    {
        RunStore store(storeFile());
        settle(store.addCampaign({"c1", "first", kScalingStudyKind, "{}", 5.0}));
        storeEndedRun(store, home() + "/runs", cellOf("c1", 1, 1), 300);
        storeEndedRun(store, home() + "/runs", cellOf("c1", 2, 1), 300, JobState::Failed);
        storeEndedRun(store, home() + "/runs", cellOf("other", 4, 1), 20);
        const auto reader = store.reader();
        const StoredStudy study = readScalingStudy(*reader, findCampaign(*reader, "first"));
        QCOMPARE(study.runs.size(), std::size_t{2});
        QCOMPARE(study.runs[0].ranks, 1);
        QVERIFY(study.runs[0].state == StudyRun::State::Whole);
        QCOMPARE(study.runs[1].ranks, 2);
        QVERIFY(study.runs[1].state == StudyRun::State::Failed);
        QVERIFY(!curveOf(study.runs[0], series::kValTop1).empty());
        QCOMPARE(study.base.training.batchSize, 64);
        QVERIFY(wantsMachineAlone(*reader, "c1"));
        QVERIFY(!wantsMachineAlone(*reader, "") && !wantsMachineAlone(*reader, "other"));
    }

    void findsCampaignsByIdBeginningAndName()
    {
        RunStore store(storeFile());
        settle(store.addCampaign({"abc-1", "same", kScalingStudyKind, "{}", 5.0}));
        settle(store.addCampaign({"abd-2", "same", kScalingStudyKind, "{}", 6.0}));
        const auto reader = store.reader();
        QCOMPARE(findCampaign(*reader, "abc-1").id, std::string("abc-1"));
        QCOMPARE(findCampaign(*reader, "abd").id, std::string("abd-2"));
        for (const char* bad : {"ab", "same", "zzz", ""})
            QVERIFY_THROWS_EXCEPTION(Failure, findCampaign(*reader, bad));
        QVERIFY_THROWS_EXCEPTION(Failure, findCampaign(*reader, "same", kScalingStudyKind));
        QVERIFY_THROWS_EXCEPTION(Failure, readScalingStudy(*reader, findCampaign(*reader, "abc-1"))); // it has no runs
        settle(
            store.addCampaign({"abe-3", "same", kTicketStudyKind, "{}", 7.0})); // both are named after their run spec
        QCOMPARE(findCampaign(*reader, "same", kTicketStudyKind).id, std::string("abe-3"));
        QVERIFY_THROWS_EXCEPTION(Failure, findCampaign(*reader, "same"));
    }

    void storesNothingOfAStudyThatCannotBe()
    {
        const std::string spec = written(R"({"name": "x", "training": {"batch_size": 4}})");
        const auto refused = [&](const QStringList& more) {
            return command(QStringList{"study", QString::fromStdString(spec)} + more);
        };
        QVERIFY(refused({"--ranks", "1,8"}).says("with 8 ranks, the run spec is not valid"));
        QVERIFY(refused({"--ranks", "0,1"}).says("0 is not a number of ranks"));
        QVERIFY(refused({"--ranks", "1", "--repeats", "0"}).says("0 repeats are not possible"));
        QCOMPARE(refused({"--ranks", "1,8"}).code, 1);
        QVERIFY(refused({"--ranks", "1,8"}).isOneSentence());
        QCOMPARE(refused({"--ranks", "1,x"}).code, 2);
        QVERIFY(refused({}).says("--ranks are needed"));
        const RunStore store(storeFile());
        QVERIFY(store.reader()->campaigns().empty());
        QCOMPARE(store.reader()->countRuns({}), std::int64_t{0});
    }

    void finishesAStudyWhoseQueuingACrashCut()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.leaseSeconds = 0.02; // of the process that is gone
        ScalingStudy study;
        study.id = "cut";
        study.base = namedSpec("cut");
        study.base.resources.threads = 1;
        study.ranks = {1, 2, 4};
        study.repeats = 2;
        int cells = 0;
        options.onStep = [&](std::string_view step) {
            if (step == "cell-stored" && ++cells == 2)
                throw Crash();
        };
        {
            Launcher doomed(store, transport, scheduler, options);
            QVERIFY_THROWS_EXCEPTION(Crash, startScalingStudy(store, doomed, study, {0.02, 0.1}));
        }
        const auto reader = store.reader();
        QCOMPARE(reader->campaignRuns("cut").size(), std::size_t{2});
        QCOMPARE(readCampaignPlan(findCampaign(*reader, "cut")).cells.size(), std::size_t{6});
        QCOMPARE(readCampaignPlan(findCampaign(*reader, "cut")).tolerance.loss, 0.1);
        options.onStep = {};
        Launcher next(store, transport, scheduler, options);
        QTRY_COMPARE((next.carryOut(true), reader->campaignRuns("cut").size()), std::size_t{6}); // when the lease ends
        QTRY_COMPARE((next.carryOut(true), scheduler.submitCalls), 6);
        // Nothing is made twice, and a cell that was deleted stays away until it is asked for.
        QCOMPARE(next.queueCells("cut"), 0);
        endRun(store, "cut.n4-r2", JobState::Cancelled);
        endRun(store, "cut.n2-r1", JobState::Failed);
        settle(store.setTrashed({"cut.n4-r2"}, true));
        next.carryOut(true);
        QCOMPARE(reader->campaignRuns("cut").size(), std::size_t{5});
        next.askForCells("cut");
        next.carryOut(true);
        QCOMPARE(reader->campaignRuns("cut").size(), std::size_t{6});
        QVERIFY(reader->run("cut.n4-r2.2").has_value());
        QCOMPARE(reader->run("cut.n2-r1")->token, jobToken("cut.n2-r1", 2));
        // A campaign that is gone gets no more runs.
        settle(store.removeCampaign("cut"));
        QCOMPARE(next.queueCells("cut"), 0);
        QVERIFY_THROWS_EXCEPTION(Failure, next.askForCells("cut"));
    }

    /// Another command that is asked for the same at the same moment tells of its own runs itself.
    void countsOnlyTheRunsThatItMade()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        ScalingStudy study;
        study.id = "two";
        study.base = namedSpec("two");
        study.base.resources.threads = 1;
        study.ranks = {1, 2};
        study.repeats = 2;
        bool made = false, watched = false;
        options.onStep = [&](std::string_view step) {
            if (watched && step == "cell-stored" && !std::exchange(made, true))
                settle(store.createRun(cellOf("two", 4, 1), home() + "/runs/two-n4-r1", "local"));
        };
        Launcher launcher(store, transport, scheduler, options);
        startScalingStudy(store, launcher, study, {});
        launcher.carryOut(true);
        const auto reader = store.reader();
        for (const RunRow& row : reader->campaignRuns("two"))
            endRun(store, row.id, JobState::Done);
        settle(store.deleteRuns({"two.n2-r1", "two.n2-r2"}));
        launcher.askForCells("two");
        watched = true;
        QCOMPARE(launcher.queueCells("two"), 2);
        QVERIFY(made);
        QCOMPARE(reader->campaignRuns("two").size(), std::size_t{5});
    }

    void startsASeriesOfRuns()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        Launcher launcher(store, transport, scheduler, options);
        RunSeries series;
        series.specs = {namedSpec("seeds")};
        series.repeats = 3;
        const StartedCampaign started = startRunSeries(store, launcher, series);
        QCOMPARE(started.runs.size(), std::size_t{3});
        launcher.carryOut(true);
        const auto reader = store.reader();
        QCOMPARE(scheduler.submitCalls, 3);
        QCOMPARE(reader->spec(started.runs[2])->seed, std::uint64_t{3});
        QVERIFY(!wantsMachineAlone(*reader, started.campaign));
        series.repeats = 0;
        QVERIFY_THROWS_EXCEPTION(Failure, startRunSeries(store, launcher, series));
    }

    void submitsStagesAsArrays_data()
    {
        QTest::addColumn<QString>("crash");
        for (const char* step : {"", "cell-stored", "array-stored", "array-queued", "array-kept"})
            QTest::newRow(*step ? step : "none") << QString::fromLatin1(step);
    }
    void submitsStagesAsArrays()
    {
        QFETCH(QString, crash);
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        options.leaseSeconds = 0.02;
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 6;
        series.cascade = 3;
        series.throttle = 2;
        bool crashed = crash.isEmpty();
        {
            Launcher::Options doomedOptions = options;
            doomedOptions.onStep = [&](std::string_view step) {
                if (!crashed && step == crash.toStdString()) {
                    crashed = true;
                    throw Crash();
                }
            };
            Launcher doomed(store, transport, scheduler, doomedOptions);
            try {
                startRunSeries(store, doomed, series, {"cluster", true});
                doomed.carryOut(true);
            } catch (const Crash&) {
                // The next one goes on.
            }
        }
        QVERIFY(crashed);
        Launcher next(store, transport, scheduler, options);
        const auto reader = store.reader();
        const auto allQueued = [&] {
            next.carryOut(true);
            const std::vector<RunRow> rows = reader->campaignRuns("c");
            return rows.size() == 6 &&
                   std::none_of(rows.begin(), rows.end(), [](const RunRow& row) { return row.token.empty(); });
        };
        QTRY_VERIFY(allQueued());
        next.carryOut(true);
        QCOMPARE(scheduler.jobs.size(), std::size_t{2});
        const JobRequest first = scheduler.jobs.at("ty-c.g1-1"), second = scheduler.jobs.at("ty-c.g2-1");
        QCOMPARE(first.tasks.size(), std::size_t{3});
        QCOMPARE(first.tasks[2].runDirectory, home() + "/runs/c.r3");
        QCOMPARE(first.throttle, 2);
        QVERIFY(first.dependencies.empty());
        QCOMPARE(second.tasks.size(), std::size_t{3});
        QCOMPARE(second.dependencies.size(), std::size_t{1});
        QVERIFY(second.dependencies[0].kind == JobDependency::Kind::AfterCorr &&
                second.dependencies[0].token == "ty-c.g1-1");
        QCOMPARE(reader->run("c.r5")->token, std::string("ty-c.g2-1_1"));
        QVERIFY(std::filesystem::exists(home() + "/runs/c.r6/spec.json"));
        // Only what failed goes out again, under the same number.
        settle(store.setRunState("c.r2", JobState::Failed, "", 1.0));
        settle(store.setRunState("c.r5", JobState::Cancelled, "", 1.0));
        next.askForCells("c");
        next.carryOut(true);
        QTRY_VERIFY((next.carryOut(true), scheduler.jobs.size() == 4));
        const JobRequest again = scheduler.jobs.at("ty-c.g1-2");
        QCOMPARE(again.tasks.size(), std::size_t{1});
        QCOMPARE(again.tasks[0].index, 1);
        const JobRequest later = scheduler.jobs.at("ty-c.g2-2");
        QCOMPARE(later.tasks[0].index, 1);
        QCOMPARE(later.dependencies.size(),
                 std::size_t{1}); // as it waited for the one that failed it waits for that one again
        QVERIFY(later.dependencies[0].kind == JobDependency::Kind::AfterCorr &&
                later.dependencies[0].token == "ty-c.g1-2");
        QCOMPARE(reader->run("c.r2")->token, std::string("ty-c.g1-2_1"));
        QCOMPARE(reader->run("c.r1")->token, std::string("ty-c.g1-1_0"));
    }

    /// What goes out again waits for what its predecessor is now: in the queue once more, still running, or done.
    void tasksThatGoOutAgainWaitForTheirOwnPredecessors()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        Launcher launcher(store, transport, scheduler, options);
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 6;
        series.cascade = 3;
        startRunSeries(store, launcher, series, {"cluster", true});
        launcher.carryOut(true);
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 2));
        settle(store.setRunState("c.r1", JobState::Done, "", 1.0));
        settle(store.setRunState("c.r2", JobState::Failed, "", 1.0));
        settle(store.setRunState("c.r3", JobState::Running, ""));
        for (const char* run : {"c.r4", "c.r5", "c.r6"})
            settle(store.setRunState(run, JobState::Failed, "", 1.0));
        launcher.askForCells("c");
        launcher.carryOut(true);
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 6));
        std::map<int, std::string> waitsFor;
        for (const auto& [token, job] : scheduler.jobs)
            if (token.starts_with("ty-c.g2-") && token != "ty-c.g2-1") {
                QCOMPARE(job.tasks.size(), std::size_t{1});
                waitsFor[job.tasks[0].index] = job.dependencies.empty() ? std::string() : job.dependencies[0].token;
            }
        QCOMPARE(waitsFor, (std::map<int, std::string>{{0, ""}, {1, "ty-c.g1-2"}, {2, "ty-c.g1-1"}}));
        QCOMPARE(scheduler.jobs.at("ty-c.g1-2").tasks.size(), std::size_t{1});
    }

    /// However many stages stand behind it.
    void stagesBehindARefusedArrayFailToo()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        scheduler.failSubmit = Error{ErrorKind::BadInput, "submit the run", "seeds", "it is refused", {}, 0};
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        Launcher launcher(store, transport, scheduler, options);
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 8;
        series.cascade = 2;
        startRunSeries(store, launcher, series, {"cluster", true});
        const auto reader = store.reader();
        QTRY_VERIFY([&] {
            launcher.carryOut(true);
            const std::vector<RunRow> rows = reader->campaignRuns("c");
            return rows.size() == 8 && std::all_of(rows.begin(), rows.end(), [](const RunRow& row) {
                       return row.state == JobState::Failed && !row.reason.empty();
                   });
        }());
        QVERIFY(scheduler.jobs.empty());
        scheduler.failSubmit = std::nullopt;
        launcher.askForCells("c");
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 4));
    }

    /// Of a stage whose predecessors are not all there any more only those tasks fail that have lost theirs.
    void tasksThatHaveLostTheirPredecessorFailAlone()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        scheduler.failSubmit = Error{ErrorKind::Transport, "submit the run", "seeds", "no answer", {}, 0};
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        options.mostTries = 0;
        options.leaseSeconds = 0.02;
        options.retrySeconds = 0.01;
        Launcher launcher(store, transport, scheduler, options);
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 6;
        series.cascade = 2;
        startRunSeries(store, launcher, series, {"cluster", true});
        launcher.carryOut(true); // all are on their way, and the cluster does not answer
        const auto reader = store.reader();
        QCOMPARE(reader->campaignRuns("c").size(), std::size_t{6});
        settle(store.setRunState("c.r2", JobState::Cancelled, "", unixTime() + 1.0));
        scheduler.failSubmit = std::nullopt;
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 3));
        for (const char* run : {"c.r1", "c.r3", "c.r5"})
            QVERIFY2(!reader->run(run)->token.empty(), run);
        QCOMPARE(reader->run("c.r2")->state, JobState::Cancelled);
        for (const char* run : {"c.r4", "c.r6"}) {
            QCOMPARE(reader->run(run)->state, JobState::Failed);
            QCOMPARE(reader->run(run)->reason, reasonOf(QueueNeed::Lost));
        }
    }

    void splitsAnArrayThatIsTooLargeForTheCluster()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        scheduler.arraySize = 3;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        Launcher launcher(store, transport, scheduler, options);
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 14;
        series.cascade = 7; // two stages of 3 + 3 + 1
        series.throttle = 2;
        startRunSeries(store, launcher, series, {"cluster", true});
        launcher.carryOut(true);
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 6));
        std::set<std::string> directories;
        const auto reader = store.reader();
        for (const int stage : {1, 2})
            for (const int part : {1, 2, 3}) {
                const std::string token = "ty-c.g" + std::to_string(stage) + "-1.p" + std::to_string(part);
                const JobRequest job = scheduler.jobs.at(token);
                QCOMPARE(job.tasks.size(), std::size_t(part == 3 ? 1 : 3));
                for (std::size_t i = 0; i < job.tasks.size(); ++i) {
                    QCOMPARE(job.tasks[i].index, int(i));
                    directories.insert(job.tasks[i].runDirectory);
                    const int run = (stage - 1) * 7 + (part - 1) * 3 + int(i) + 1;
                    QCOMPARE(job.tasks[i].runDirectory, home() + "/runs/c.r" + std::to_string(run));
                    QCOMPARE(reader->run("c.r" + std::to_string(run))->token, token + "_" + std::to_string(i));
                }
                std::set<std::string> after; // the part before for the throttle, the same part of the stage before
                for (const JobDependency& one : job.dependencies)
                    after.insert((one.kind == JobDependency::Kind::AfterCorr ? "corr " : "any ") + one.token);
                std::set<std::string> expected;
                if (part > 1)
                    expected.insert("any ty-c.g" + std::to_string(stage) + "-1.p" + std::to_string(part - 1));
                if (stage == 2)
                    expected.insert("corr ty-c.g1-1.p" + std::to_string(part));
                QCOMPARE(after, expected);
            }
        QCOMPARE(directories.size(), std::size_t{14});
        // One of the second part, and its successor, again: they meet in the same part under the same number.
        settle(store.setRunState("c.r5", JobState::Failed, "", 1.0));
        settle(store.setRunState("c.r12", JobState::Cancelled, "", 1.0));
        launcher.askForCells("c");
        launcher.carryOut(true);
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 8));
        QCOMPARE(scheduler.jobs.at("ty-c.g1-2.p2").tasks[0].index, 1);
        const JobRequest successor = scheduler.jobs.at("ty-c.g2-2.p2");
        QCOMPARE(successor.tasks[0].index, 1);
        QCOMPARE(successor.dependencies.size(), std::size_t{1});
        QCOMPARE(successor.dependencies[0].token, std::string("ty-c.g1-2.p2"));
    }

    /// What another launcher does while one stores the runs of a campaign makes nothing twice and loses nothing.
    void twoLaunchersMakeTheRunsOfACampaignOnce()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        Launcher other(store, transport, scheduler, options);
        options.onStep = [&](std::string_view step) {
            if (step == "cell-stored")
                other.carryOut(true);
        };
        Launcher launcher(store, transport, scheduler, options);
        for (const bool arrays : {true, false}) {
            RunSeries series;
            series.id = arrays ? "array" : "single";
            series.specs = {namedSpec("seeds")};
            series.repeats = 5;
            startRunSeries(store, launcher, series, {"cluster", arrays});
            QCOMPARE(store.reader()->campaignRuns(series.id).size(), std::size_t{5});
            QVERIFY(!store.reader()->hasOpenAction(series.id));
        }
        QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.contains("ty-array.g1-1")));
        QCOMPARE(scheduler.jobs.at("ty-array.g1-1").tasks.size(), std::size_t{5});
        QTRY_COMPARE((launcher.carryOut(true), scheduler.jobs.size()), std::size_t{6});
    }

    /// The database is gone; the campaigns, their cells and the order of these come back from the folders of the runs.
    void comesBackFromTheRunsWhenTheStoreIsLost()
    {
        RunSeries series;
        series.id = "seeds";
        series.specs = {namedSpec("a"), namedSpec("b")};
        series.name = "two nets";
        series.repeats = 2;
        series.cascade = 2;
        series.throttle = 1;
        ScalingStudy study;
        study.id = "study";
        study.base = namedSpec("how far");
        study.base.resources.threads = 1;
        study.ranks = {1, 2};
        study.repeats = 2;
        const auto view = [&] {
            RunStore store(storeFile());
            const auto reader = store.reader();
            std::map<std::string, std::vector<std::string>> out;
            for (const CampaignRow& campaign : reader->campaigns()) {
                std::vector<std::string>& lines = out[campaign.id];
                lines.push_back(campaign.name + " | " + campaign.kind + " | " + campaign.plan);
                for (const CampaignCell& cell : readCampaignPlan(campaign).cells)
                    lines.push_back("planned " + cell.cell + " " + std::to_string(cell.stage) + " " +
                                    toText(cell.spec));
                for (const RunRow& run : reader->campaignRuns(campaign.id))
                    lines.push_back("run " + run.cell + " " + run.id + " " + std::to_string(run.step));
            }
            return out;
        };
        {
            RunStore store(storeFile());
            LocalTransport transport;
            FakeScheduler scheduler;
            Launcher::Options options;
            options.runsFolder = home() + "/runs";
            Launcher launcher(store, transport, scheduler, options);
            startRunSeries(store, launcher, series);
            startScalingStudy(store, launcher, study, {0.02, 0.3});
            QTRY_VERIFY((launcher.carryOut(true), scheduler.jobs.size() == 8));
            for (const auto& [token, job] : scheduler.jobs)
                FakeEngine(job.runDirectory).finish(ExitCode::Completed);
        }
        const auto before = [&] { // with what the runs say read once more
            (void)rebuildStore(storeFile(), home() + "/runs");
            return view();
        };
        const auto planned = view();
        QCOMPARE(planned.size(), std::size_t{2});
        QCOMPARE(planned.at("seeds").size(), std::size_t{1 + 4 + 4});
        for (const char* ending : {"", "-wal", "-shm"})
            std::filesystem::remove(storeFile().string() + ending);
        const RebuildOutcome outcome = rebuildStore(storeFile(), home() + "/runs");
        QCOMPARE(outcome.runs, std::size_t{8});
        QVERIFY2(outcome.skipped.empty(), outcome.skipped.empty() ? "" : outcome.skipped.front().text().c_str());
        const auto found = view();
        QCOMPARE(found.size(), planned.size());
        for (const auto& [id, lines] : planned) {
            QCOMPARE(found.at(id).size(), lines.size());
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const std::size_t end = lines[i].starts_with("run ") ? lines[i].rfind(' ') : lines[i].size();
                QCOMPARE(
                    QString::fromStdString(found.at(id)[i].substr(0, end)),
                    QString::fromStdString(lines[i].substr(0, end))); // but for the steps, which were not read before
            }
        }
        QCOMPARE(before(), found); // once more gives the same
        // Without the files of the campaigns their runs tell the most of it: all but stages, throttle and tolerance.
        std::filesystem::remove_all(home() + "/runs/.campaigns");
        for (const char* ending : {"", "-wal", "-shm"})
            std::filesystem::remove(storeFile().string() + ending);
        (void)rebuildStore(storeFile(), home() + "/runs");
        RunStore store(storeFile());
        const CampaignRow told = findCampaign(*store.reader(), "seeds");
        const CampaignPlan cells = readCampaignPlan(told);
        QCOMPARE(told.kind, std::string(kRunSeriesKind));
        QCOMPARE(cells.cells.size(), std::size_t{4});
        QCOMPARE(cells.cells[1].cell, std::string("s1-r2"));
        QCOMPARE(cells.cells[3].spec.seed, std::uint64_t{2});
        QCOMPARE(findCampaign(*store.reader(), "study").kind, std::string(kScalingStudyKind));
    }

    /// The machine knows the ending of every job there was, also of runs that are deleted: theirs are no names for new
    /// ones.
    void cellsMadeAnewTakeNothingOver_data()
    {
        QTest::addColumn<bool>("arrays");
        QTest::newRow("arrays") << true;
        QTest::newRow("single") << false;
    }
    void cellsMadeAnewTakeNothingOver()
    {
        QFETCH(bool, arrays);
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        options.leaseSeconds = 0.02;
        RunSeries series;
        series.id = "c";
        series.specs = {namedSpec("seeds")};
        series.repeats = 4;
        series.cascade = arrays ? 2 : 0;
        Launcher launcher(store, transport, scheduler, options);
        const auto reader = store.reader();
        startRunSeries(store, launcher, series, {"cluster", arrays});
        const auto allQueued = [&] {
            launcher.carryOut(true);
            const std::vector<RunRow> rows = reader->campaignRuns("c");
            return rows.size() == 4 &&
                   std::none_of(rows.begin(), rows.end(), [](const RunRow& row) { return row.token.empty(); });
        };
        std::set<std::string> ids, tokens;
        for (int round = 1; round <= 3; ++round) {
            QTRY_VERIFY(allQueued());
            QCOMPARE(scheduler.jobs.size(), std::size_t(round) * (arrays ? 2 : 4));
            std::vector<std::string> now;
            for (const RunRow& row : reader->campaignRuns("c")) {
                now.push_back(row.id);
                QVERIFY2(ids.insert(row.id).second, row.id.c_str());
                QVERIFY2(tokens.insert(row.token).second, row.token.c_str());
                JobRow job = *reader->job(row.token);
                job.state = JobState::Done;
                settle(store.putJob(job));
                settle(store.setRunState(row.id, JobState::Done, "", 1.0));
            }
            if (arrays) { // the second stage waits for the first of the same round
                const std::string number = std::to_string(round);
                QCOMPARE(scheduler.jobs.at("ty-c.g2-" + number).dependencies.at(0).token, "ty-c.g1-" + number);
            }
            launcher.remove(now, round == 2);
            launcher.carryOut(true);
            QTRY_VERIFY((launcher.carryOut(true), reader->campaignRuns("c").empty()));
            launcher.askForCells("c");
        }
    }

    void makesArraysOfCellsThatAskForTheSame()
    {
        RunStore store(storeFile());
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        Launcher launcher(store, transport, scheduler, options);
        ScalingStudy study;
        study.id = "s";
        study.base = namedSpec("study");
        study.base.resources.threads = 1;
        study.ranks = {1, 2};
        study.repeats = 3;
        startScalingStudy(store, launcher, study, {}, {"cluster", true});
        launcher.carryOut(true);
        QCOMPARE(scheduler.jobs.size(), std::size_t{2}); // an array for each number of ranks
        const JobRequest two = scheduler.jobs.at("ty-s.g2-1");
        QCOMPARE(two.tasks.size(), std::size_t{3});
        QCOMPARE(two.tasks[1].runDirectory, home() + "/runs/s.n2-r2");
        QCOMPARE(two.extraOptions, std::vector<std::string>{"--exclusive"});
        // A run of the array that must not train leaves the queue alone.
        launcher.ask("s.n2-r2", CancelRequest());
        launcher.carryOut(true);
        QCOMPARE(scheduler.cancelled, std::set<std::string>{"ty-s.g2-1_1"});
    }

    void knowsAStudyFromItsRuns()
    {
        ScalingStudy study;
        study.id = "lost";
        study.base = namedSpec("lost and found");
        study.base.resources.threads = 1;
        study.base.seed = 5;
        study.ranks = {1, 2};
        study.repeats = 2;
        std::vector<RunSpec> specs;
        const StudyPlan plan = planScalingStudy(study);
        for (const StudyCell& cell : plan.cells)
            specs.push_back(cell.spec);
        std::reverse(specs.begin(), specs.end());
        const auto campaign = campaignOfRuns("lost", specs, 7.0);
        QVERIFY(campaign && campaign->name == "lost and found" && campaign->kind == kScalingStudyKind &&
                campaign->createdAt == 7.0);
        const CampaignPlan again = readCampaignPlan(*campaign);
        QCOMPARE(again.cells.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i) // but for the tag, which the first of its runs had already
            QVERIFY(again.cells[i].spec == plan.cells[i].spec);
        QVERIFY(!campaignOfRuns("other", {namedSpec("x")}, 7.0));
    }

    void refusesDamagedPlans()
    {
        for (const char* plan :
             {"", "[]", "{}", R"({"ranks":[1],"repeats":1})", R"({"ranks":"x","repeats":{},"spec":{"name":"x"}})",
              R"({"ranks":[1],"repeats":1000000,"spec":{"name":"x"}})", R"({"ranks":[1],"repeats":1,"spec":[]})"})
            for (const char* kind : {kScalingStudyKind, kRunSeriesKind, "strange"})
                QVERIFY_THROWS_EXCEPTION(Failure, readCampaignPlan({"id", "name", kind, plan}));
        const CampaignRow old{"id", "name", kScalingStudyKind,
                              R"({"ranks":[1,2],"repeats":1,"spec":{"version":1,"id":"","name":"x"}})"};
        QCOMPARE(readCampaignPlan(old).cells.size(), std::size_t{2});
    }

    void trainsAStudyAndReports()
    {
        const std::string spec =
            written(R"({"name": "tiny", "data": {"format": "glyphs", "train_samples": 256, "validation_samples": 64,)"
                    R"( "image": {"height": 28, "width": 28, "channels": 1}}, "model": {"architecture": "small-cnn"},)"
                    R"( "training": {"epochs": 3, "batch_size": 32}, "resources": {"threads": 1}})");
        const QStringList study{"study", QString::fromStdString(spec), "--ranks", "2", "--repeats", "1"};
        const CommandAnswer before = command(study + QStringList{"--plan"});
        QVERIFY2(before.code == 0, before.errors.c_str());
        QVERIFY(before.output.find("n2-r1") != std::string::npos &&
                before.output.find("Total: 2 runs") != std::string::npos);
        QCOMPARE(RunStore(storeFile()).reader()->countRuns({}), std::int64_t{0}); // nothing was started
        const CommandAnswer answer = trainyardCommand(home(), study + QStringList{"--wait", "--json"}, {}, 120);
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const nlohmann::json report = answer.json();
        QCOMPARE(report.at("ranks").size(), std::size_t{2}); // one rank was added
        for (int i = 0; i < 2; ++i) {
            const nlohmann::json& count = report.at("ranks").at(std::size_t(i));
            QCOMPARE(count.at("ranks").get<int>(), i + 1);
            QCOMPARE(count.at("whole").get<int>(), 1);
            QVERIFY(count.at("samples_per_second").at("median").get<double>() > 0);
        }
        QCOMPARE(report.at("ranks").at(0).at("speed_up").at("median").get<double>(), 1.0);
        QCOMPARE(report.at("ranks").at(1).at("convergence").size(), std::size_t{4});
        const nlohmann::json plan = command(study + QStringList{"--plan", "--json"}).json();
        QCOMPARE(plan.at("cells").size(), std::size_t{2});
        QCOMPARE(plan.at("cells").at(1).at("batch_per_rank").get<int>(), 16);
        QVERIFY(plan.at("forecast").at("seconds_left").get<double>() > 0.0); // past runs tell it now
        const auto list = command({"study", "list", "--json"}).json();
        QCOMPARE(list.at("campaigns").at(0).at("ended").get<int>(), 2);
        QCOMPARE(list.at("campaigns").at(0).at("planned").get<int>(), 2);
        // The runs never trained at the same time.
        const RunStore store(storeFile());
        const std::vector<RunRow> runs = store.reader()->campaignRuns(report.at("campaign").get<std::string>());
        QCOMPARE(runs.size(), std::size_t{2});
        QVERIFY(runs[1].startedAt >= runs[0].endedAt - 0.5);
        const CommandAnswer shown = command({"study", "report", "tiny"});
        QCOMPARE(shown.code, 0);
        QVERIFY(shown.output.find("speed-up") != std::string::npos &&
                shown.output.find("\n2 ranks train ") != std::string::npos);
        QVERIFY(shown.output.find("Forecast") == std::string::npos);
        QVERIFY(report.at("forecast").is_null());
        const auto far = command({"study", "report", "tiny", "--json", "--up-to", "512", "--per-node", "4", "--network",
                                  "hdr", "--latency", "3", "--price", "2"})
                             .json()
                             .at("forecast");
        QCOMPARE(far.at("points").back().at("ranks").get<int>(), 512);
        QCOMPARE(far.at("points").back().at("nodes").get<int>(), 128);
        QCOMPARE(far.at("gigabits_per_second").get<double>(), 200.0);
        QCOMPARE(far.at("latency_microseconds").get<double>(), 3.0);
        QVERIFY(far.at("gradient_bytes").get<double>() > 1000.0); // the run told how many weights it has
        QCOMPARE(far.at("published").size(), std::size_t{5});
        const auto& one = far.at("points").at(0);
        QVERIFY(std::abs(one.at("cost").get<double>() - 2.0 * one.at("rank_hours").at("value").get<double>()) < 1e-12);
        QVERIFY(!far.at("sentences").empty());
        const CommandAnswer text = command({"study", "report", "tiny", "--up-to", "64"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.output.find("Published:") != std::string::npos && text.output.find(" pay") != std::string::npos);
        QCOMPARE(command({"study", "report", "tiny", "--price", "2"}).code, 2); // without --up-to
        QCOMPARE(command({"study", "report", "tiny", "--up-to", "0"}).code, 2);
        QCOMPARE(command({"study", "report", "tiny", "--up-to", "9", "--network", "token-ring"}).code, 2);
    }
};

} // namespace

TRAINYARD_TEST(ScalingStudiesTest)

} // namespace scaling_studies_test

#include "scaling_studies_test.moc"
