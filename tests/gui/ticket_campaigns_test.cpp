// SPDX-License-Identifier: GPL-3.0-or-later
// Lottery tickets through the store, with a stand-in for the queue; `trainyard tickets` and the engine.
#include "backend/protocol/queue.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/cell_groups.h"
#include "cluster/control/launcher_arrays.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/store_rebuild.h"
#include "cluster/control/ticket_campaigns.h"
#include "gui/services/campaign_service.h"
#include "tests/gui/command_line_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <map>
#include <set>

namespace ticket_campaigns_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Not a std::exception: nothing may catch it, as nothing catches a kill.
struct Crash {};

TicketStudy study()
{
    TicketStudy study;
    study.id = "t";
    study.base = namedSpec("tickets");
    study.base.training.epochs = 4;
    study.amounts = {0.5, 0.8};
    study.resetPoints = {{ResetPoint::Unit::Epoch, 0}, {ResetPoint::Unit::Epoch, 1}};
    study.seeds = 2;
    study.controls = {TicketControl::Redraw};
    return study;
}

class TicketCampaignsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string home() const { return m_folder.path().toStdString() + "/home"; }
    std::filesystem::path storeFile() const { return std::filesystem::path(home()) / "store.sqlite"; }
    CommandAnswer command(const QStringList& arguments) const { return trainyardCommand(home(), arguments); }

    /// A launcher of this computer, or of a cluster with arrays.
    struct Place {
        Place(RunStore& store, const std::string& home, const std::string& machine = "local",
              std::function<void(std::string_view)> onStep = {})
        {
            Launcher::Options options;
            options.runsFolder = home + "/runs";
            options.machine = machine;
            options.leaseSeconds = 0.02;
            options.onStep = std::move(onStep);
            launcher.emplace(store, transport, scheduler(), options);
        }
        static FakeScheduler& scheduler()
        {
            static FakeScheduler queue;
            return queue;
        }
        LocalTransport transport;
        std::optional<Launcher> launcher;
    };

    static std::map<std::string, std::string> dependencies(const JobRequest& request)
    {
        std::map<std::string, std::string> out;
        for (const JobDependency& one : request.dependencies)
            out[one.token] = one.kind == JobDependency::Kind::AfterOk     ? "ok"
                             : one.kind == JobDependency::Kind::AfterCorr ? "corr"
                                                                          : "any";
        return out;
    }

private slots:
    void init()
    {
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(home()));
        std::filesystem::remove_all(home());
        makeFolders(home());
        Place::scheduler() = FakeScheduler();
    }

    void aPlanReadsBack()
    {
        TicketStudy all = study();
        all.amountKind = PruningAmount::Percentile;
        all.amounts = {50.0, 97.5};
        all.resetPoints.push_back({ResetPoint::Unit::Step, 30});
        all.controls = {TicketControl::FineTune, TicketControl::Shuffle, TicketControl::Snip};
        all.controlPoint = ResetPoint{ResetPoint::Unit::Epoch, 1};
        all.rounds = 2;
        all.instability = true;
        all.instabilityPoints = {{ResetPoint::Unit::Epoch, 2}};
        all.instabilityAmount = 90.0;
        all.tolerance = 0.25;
        all.cascade = 10;
        all.throttle = 5;
        all.stepsPerEpoch = 100;
        all.mask.scope = PruningScope::Layer;
        all.mask.excluded = {"conv1"};
        const CampaignRow row{"t", all.base.name, kTicketStudyKind, planText(all, {"lab", true}), 1.0};
        const CampaignPlan plan = readCampaignPlan(row);
        QVERIFY(plan.tickets && plan.place.machine == "lab" && plan.place.arrays);
        const TicketPlan expected = planTicketStudy(all);
        QVERIFY(expected.problems.empty());
        QCOMPARE(plan.cells.size(), expected.cells.size());
        for (std::size_t i = 0; i < plan.cells.size(); ++i) {
            QVERIFY(plan.cells[i].spec == expected.cells[i].spec);
            QCOMPARE(plan.cells[i].needs, expected.cells[i].needs);
        }
        QCOMPARE(plan.tickets->tolerance, 0.25);
        QCOMPARE(plan.throttle, 5);
        QVERIFY_THROWS_EXCEPTION(Failure,
                                 readCampaignPlan({"t", "", kTicketStudyKind, R"({"amounts":[0.5],"spec":{}})", 1.0}));
        // A campaign file beside the runs says the same.
        const std::filesystem::path file = campaignFile(home(), "t");
        makeFolders(file.parent_path());
        writeFileAtomically(file, campaignFileText(row));
        QCOMPARE(readCampaignPlan(readCampaignFile(file)).cells.size(), expected.cells.size());
    }

    void comesBackFromItsRuns()
    {
        TicketStudy all = study();
        all.rounds = 3;
        all.instability = true;
        all.controls = {TicketControl::Shuffle, TicketControl::SynFlow};
        all.mask.leastKept = 0.01;
        const TicketPlan expected = planTicketStudy(all);
        std::vector<RunSpec> specs;
        for (const TicketCell& cell : expected.cells)
            specs.push_back(cell.spec);
        const std::optional<CampaignRow> row = campaignOfRuns("t", specs, 5.0);
        QVERIFY(row);
        QCOMPARE(row->kind, std::string(kTicketStudyKind));
        QCOMPARE(row->name, all.base.name);
        const CampaignPlan plan = readCampaignPlan(*row);
        QCOMPARE(plan.cells.size(), expected.cells.size());
        for (const TicketCell& cell : expected.cells) {
            const auto same = std::find_if(plan.cells.begin(), plan.cells.end(),
                                           [&](const CampaignCell& one) { return one.cell == cell.name; });
            QVERIFY2(same != plan.cells.end(), cell.name.c_str());
            QVERIFY2(same->spec == cell.spec, cell.name.c_str());
        }
        specs.erase(specs.begin(), specs.begin() + 2); // without base runs nothing tells what they were
        QVERIFY(!campaignOfRuns("t", specs, 5.0));
    }

    void queuesCellsBehindTheirBase()
    {
        RunStore store(storeFile());
        Place place(store, home());
        const StartedTickets started = startTicketStudy(store, *place.launcher, study());
        QCOMPARE(started.runs.size(), std::size_t{14});
        place.launcher->carryOut(true);
        const auto& jobs = Place::scheduler().jobs;
        QCOMPARE(jobs.size(), std::size_t{14});
        QVERIFY(jobs.at("ty-t.base-s1-1").dependencies.empty());
        QCOMPARE(dependencies(jobs.at("ty-t.p80-e1-s2-1")),
                 (std::map<std::string, std::string>{{"ty-t.base-s2-1", "ok"}}));
        QVERIFY(std::filesystem::exists(campaignFile(home() + "/runs", "t")));
        QVERIFY(!wantsMachineAlone(*store.reader(), "t"));
    }

    void onlyWhatDidNotEndWellGoesOutAgain()
    {
        RunStore store(storeFile());
        Place place(store, home());
        startTicketStudy(store, *place.launcher, study());
        place.launcher->carryOut(true);
        const auto reader = store.reader();
        for (const char* run : {"t.base-s1", "t.p50-e0-s1", "t.p80-e0-s1"})
            endRun(store, run, JobState::Done);
        endRun(store, "t.p50-e1-s1", JobState::Failed); // its base run is done: it waits for nothing
        endRun(store, "t.base-s2", JobState::Interrupted);
        endRun(store, "t.p50-e0-s2", JobState::Failed);
        settle(store.setTrashed({"t.p80-e1-s2"}, true));
        Place::scheduler().jobs.clear();
        place.launcher->askForCells("t");
        place.launcher->carryOut(true);
        const auto& jobs = Place::scheduler().jobs;
        std::set<std::string> tokens;
        for (const auto& [token, job] : jobs)
            tokens.insert(token);
        QCOMPARE(tokens, (std::set<std::string>{"ty-t.base-s2-2", "ty-t.p50-e1-s1-2", "ty-t.p50-e0-s2-2",
                                                "ty-t.p80-e1-s2.2-1"}));
        QVERIFY(jobs.at("ty-t.p50-e1-s1-2").dependencies.empty());
        QCOMPARE(dependencies(jobs.at("ty-t.p50-e0-s2-2")),
                 (std::map<std::string, std::string>{{"ty-t.base-s2-2", "ok"}}));
    }

    void cellsOfALostBaseFailWithIt()
    {
        RunStore store(storeFile());
        Place place(store, home());
        // The base run of seed 2 cannot be submitted.
        Place::scheduler().failSubmit = std::nullopt;
        makeFolders(home() + "/runs/t.base-s2");
        writeFileAtomically(home() + "/runs/t.base-s2/spec.json", toText(namedSpec("foreign")));
        startTicketStudy(store, *place.launcher, study());
        place.launcher->carryOut(true);
        const auto reader = store.reader();
        QCOMPARE(reader->run("t.base-s2")->state, JobState::Failed);
        const RunRow lost = *reader->run("t.p50-e0-s2");
        QCOMPARE(lost.state, JobState::Failed);
        QCOMPARE(lost.reason, reasonOf(QueueNeed::Lost));
        QCOMPARE(Place::scheduler().jobs.size(), std::size_t{7});
        // The base run was deleted and made anew under another id: its cells are led there.
        endRun(store, "t.base-s1", JobState::Cancelled);
        settle(store.deleteRuns({"t.base-s1", "t.p50-e0-s1"}));
        place.launcher->askForCells("t");
        place.launcher->carryOut(true);
        QCOMPARE(reader->spec("t.p50-e0-s1.2")->pruning.maskFrom, std::string("t.base-s1.2@end"));
    }

    /// Their specs name a run that is gone: they could never start again.
    void cellsOfADeletedBaseAreMadeAnew()
    {
        RunStore store(storeFile());
        Place place(store, home());
        startTicketStudy(store, *place.launcher, study());
        place.launcher->carryOut(true);
        const auto reader = store.reader();
        endRun(store, "t.base-s1", JobState::Done);
        endRun(store, "t.p50-e0-s1", JobState::Failed);
        endRun(store, "t.p80-e0-s1", JobState::Done);
        endRun(store, "t.p50-e0-s2", JobState::Failed);
        settle(store.deleteRuns({"t.base-s1"}));
        std::filesystem::remove_all(home() + "/runs/t.base-s1");
        Place::scheduler().jobs.clear();
        place.launcher->askForCells("t");
        QCOMPARE(place.launcher->queueCells("t"), 2);
        QCOMPARE(place.launcher->resumedCells(), std::vector<std::string>{"t.p50-e0-s2"});
        place.launcher->carryOut(true);
        QCOMPARE(reader->spec("t.p50-e0-s1.2")->pruning.maskFrom, std::string("t.base-s1.2@end"));
        QCOMPARE(dependencies(Place::scheduler().jobs.at("ty-t.p50-e0-s1.2-1")),
                 (std::map<std::string, std::string>{{"ty-t.base-s1.2-1", "ok"}}));
        QVERIFY(reader->run("t.p50-e0-s1")->trashedAt > 0.0);
        QCOMPARE(reader->run("t.p80-e0-s1")->trashedAt, 0.0);
    }

    void aBaseThatIsNeededIsNotDeleted()
    {
        RunStore store(storeFile());
        Place place(store, home());
        startTicketStudy(store, *place.launcher, study());
        place.launcher->carryOut(true);
        endRun(store, "t.base-s1", JobState::Done);
        try {
            place.launcher->remove({"t.base-s1"}, true);
            QFAIL("it was deleted");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("job.still-needed"));
            QVERIFY2(failure.error().text().find("p50-e0-s1") != std::string::npos, failure.error().text().c_str());
        }
        const auto reader = store.reader();
        for (const RunRow& row : reader->campaignRuns("t"))
            if (row.cell.ends_with("-s1"))
                endRun(store, row.id, JobState::Cancelled);
        place.launcher->remove({"t.base-s1"}, true);
        place.launcher->carryOut(true);
        QVERIFY(!reader->run("t.base-s1"));
    }

    /// The second one comes while the base run has its new job and still the token of its last one.
    void missingCellsAreAskedForTwiceAtOnce()
    {
        RunStore store(storeFile());
        Place other(store, home());
        startTicketStudy(store, *other.launcher, study());
        other.launcher->carryOut(true);
        const auto reader = store.reader();
        for (const RunRow& row : reader->campaignRuns("t"))
            endRun(store, row.id, JobState::Cancelled);
        Place::scheduler().jobs.clear();
        bool asked = false;
        Place place(store, home(), "local", [&](std::string_view step) {
            if (step != "queued" || std::exchange(asked, true))
                return;
            other.launcher->askForCells("t");
            other.launcher->queueCells("t");
        });
        place.launcher->askForCells("t");
        QCOMPARE(place.launcher->queueCells("t"), 0);
        QCOMPARE(place.launcher->resumedCells().size(), std::size_t{14});
        place.launcher->carryOut(true);
        QVERIFY(asked);
        QVERIFY(other.launcher->resumedCells().empty());
        QTRY_VERIFY((place.launcher->carryOut(true), Place::scheduler().jobs.size() == 14));
        QCOMPARE(dependencies(Place::scheduler().jobs.at("ty-t.p50-e0-s1-2")),
                 (std::map<std::string, std::string>{{"ty-t.base-s1-2", "ok"}}));
        for (const RunRow& row : reader->campaignRuns("t"))
            QCOMPARE(row.token, "ty-" + row.id + "-2");
    }

    void submitsWavesAsArrays_data()
    {
        QTest::addColumn<QString>("crash");
        for (const char* step : {"", "cell-stored", "array-stored", "array-queued", "array-kept"})
            QTest::newRow(*step ? step : "none") << QString::fromLatin1(step);
    }
    void submitsWavesAsArrays()
    {
        QFETCH(QString, crash);
        RunStore store(storeFile());
        TicketStudy waves = study();
        waves.throttle = 3;
        waves.rounds = 2;
        bool crashed = crash.isEmpty();
        {
            Place doomed(store, home(), "cluster", [&](std::string_view step) {
                if (!crashed && step == crash.toStdString()) {
                    crashed = true;
                    throw Crash();
                }
            });
            try {
                startTicketStudy(store, *doomed.launcher, waves, {"cluster", true});
                doomed.launcher->carryOut(true);
            } catch (const Crash&) {
                // The next one goes on.
            }
        }
        QVERIFY(crashed);
        Place next(store, home(), "cluster");
        const auto reader = store.reader();
        const std::size_t cells = 2 * (1 + 4 * 2 + 2);
        QTRY_VERIFY([&] {
            next.launcher->carryOut(true);
            const std::vector<RunRow> rows = reader->campaignRuns("t");
            return rows.size() == cells &&
                   std::none_of(rows.begin(), rows.end(), [](const RunRow& row) { return row.token.empty(); });
        }());
        const auto& jobs = Place::scheduler().jobs;
        // The base runs; for each seed the first rounds; the last rounds; redrawn weights.
        QCOMPARE(jobs.size(), std::size_t{7});
        QCOMPARE(jobs.at("ty-t.g1-1").tasks.size(), std::size_t{2});
        QVERIFY(jobs.at("ty-t.g1-1").dependencies.empty());
        std::set<std::string> directories;
        for (const auto& [token, job] : jobs)
            for (const ArrayTask& task : job.tasks)
                QVERIFY(directories.insert(task.runDirectory).second);
        QCOMPARE(directories.size(), cells);
        for (const std::string seed : {"s1", "s2"}) {
            const auto arrayOf = [&](const std::string& cell) { return arrayOfTask(reader->run("t." + cell)->token); };
            const std::string base = reader->run("t.base-" + seed)->token;
            const std::string first = arrayOf("p50-e0-" + seed + "-r1"), last = arrayOf("p50-e0-" + seed);
            QCOMPARE(jobs.at(first).tasks.size(), std::size_t{4});
            QCOMPARE(dependencies(jobs.at(first)), (std::map<std::string, std::string>{{base, "ok"}}));
            QCOMPARE(jobs.at(first).throttle, seed == "s1" ? 2 : 1); // 3 together
            QCOMPARE(dependencies(jobs.at(last)), (std::map<std::string, std::string>{{first, "corr"}}));
            const auto indexOf = [&](const std::string& cell) {
                const std::string token = reader->run("t." + cell)->token;
                return token.substr(token.rfind('_') + 1);
            };
            for (const char* ticket : {"p50-e0-", "p80-e0-", "p50-e1-", "p80-e1-"})
                QCOMPARE(indexOf(ticket + seed), indexOf(ticket + seed + "-r1"));
            QCOMPARE(dependencies(jobs.at(arrayOf("redraw-p80-" + seed))),
                     (std::map<std::string, std::string>{{first, "corr"}}));
            QCOMPARE(indexOf("redraw-p80-" + seed), indexOf("p80-e1-" + seed + "-r1"));
        }
    }

    /// Another program looks while the first stage is on its way: it takes the stages that wait for it, and must not
    /// keep them for as long as a submission may take.
    void aStageThatIsTakenTooEarlyIsSoonFree()
    {
        RunStore store(storeFile());
        const auto reader = store.reader();
        LocalTransport transport;
        Launcher::Options options;
        options.runsFolder = home() + "/runs";
        options.machine = "cluster";
        options.leaseSeconds = 600.0;
        options.needsLook = 1.0;
        Launcher other(store, transport, Place::scheduler(), options);
        bool looked = false, early = false;
        options.onStep = [&](std::string_view step) {
            if (step != "leased" || !reader->run("t.base-s1") || std::exchange(looked, true))
                return;
            other.carryOut(true);
            early = Place::scheduler().jobs.empty();
        };
        Launcher first(store, transport, Place::scheduler(), options);
        startTicketStudy(store, first, study(), {"cluster", true});
        QTRY_VERIFY_WITH_TIMEOUT((first.carryOut(true), Place::scheduler().jobs.size() == 3), 60000);
        QVERIFY(looked && early);
    }

    void whatGoesOutAgainAsArraysWaitsForWhatItNeeds()
    {
        RunStore store(storeFile());
        Place place(store, home(), "cluster");
        startTicketStudy(store, *place.launcher, study(), {"cluster", true});
        QTRY_VERIFY((place.launcher->carryOut(true), Place::scheduler().jobs.size() == 3));
        const auto reader = store.reader();
        settle(store.setRunState("t.base-s1", JobState::Done, "", 1.0));
        settle(store.setRunState("t.base-s2", JobState::Failed, "", 1.0));
        for (const RunRow& row : reader->campaignRuns("t"))
            if (row.cell.ends_with("-s2") && row.cell != "base-s2")
                settle(store.setRunState(row.id, JobState::Cancelled, "", 1.0));
        settle(store.setRunState("t.p80-e1-s1", JobState::Failed, "", 1.0));
        settle(store.setRunState("t.p50-e1-s1", JobState::Done, "", 1.0));
        place.launcher->askForCells("t");
        QTRY_VERIFY((place.launcher->carryOut(true), Place::scheduler().jobs.size() == 6));
        const auto& jobs = Place::scheduler().jobs;
        QCOMPARE(jobs.at("ty-t.g1-2").tasks.size(), std::size_t{1});
        QCOMPARE(jobs.at("ty-t.g2-2").tasks.size(), std::size_t{1}); // nothing that is done, or still waits
        QVERIFY(jobs.at("ty-t.g2-2").dependencies.empty());
        QVERIFY(jobs.at("ty-t.g2-2").tasks[0].runDirectory.ends_with("/t.p80-e1-s1"));
        QCOMPARE(jobs.at("ty-t.g3-2").tasks.size(), std::size_t{6});
        QCOMPARE(dependencies(jobs.at("ty-t.g3-2")), (std::map<std::string, std::string>{{"ty-t.g1-2_1", "ok"}}));
    }

    void cascadesComeOneAfterTheOther()
    {
        RunStore store(storeFile());
        Place place(store, home(), "cluster");
        TicketStudy one = study();
        one.seeds = 1;
        one.cascade = 4;
        startTicketStudy(store, *place.launcher, one, {"cluster", true});
        QTRY_VERIFY((place.launcher->carryOut(true), Place::scheduler().jobs.size() == 3));
        const auto& jobs = Place::scheduler().jobs;
        QCOMPARE(jobs.at("ty-t.g2-1").tasks.size(), std::size_t{4});
        QCOMPARE(jobs.at("ty-t.g3-1").tasks.size(), std::size_t{2});
        QCOMPARE(dependencies(jobs.at("ty-t.g3-1")),
                 (std::map<std::string, std::string>{{"ty-t.g1-1_0", "ok"}, {"ty-t.g2-1", "any"}}));
    }

    /// What waits for an array that was refused is not left waiting.
    void arraysBehindARefusedOneFailToo()
    {
        RunStore store(storeFile());
        Place place(store, home(), "cluster");
        TicketStudy deep = study();
        deep.rounds = 3;
        startTicketStudy(store, *place.launcher, deep, {"cluster", true});
        Place::scheduler().failSubmit = Error{ErrorKind::BadInput, "submit the run", "tickets", "it is refused", {}, 0};
        const auto reader = store.reader();
        QTRY_VERIFY([&] {
            place.launcher->carryOut(true);
            const std::vector<RunRow> rows = reader->campaignRuns("t");
            return std::all_of(rows.begin(), rows.end(),
                               [](const RunRow& row) { return row.state == JobState::Failed && !row.reason.empty(); });
        }());
        QVERIFY(Place::scheduler().jobs.empty());
        // All of them go out again.
        Place::scheduler().failSubmit = std::nullopt;
        place.launcher->askForCells("t");
        QTRY_VERIFY([&] {
            place.launcher->carryOut(true);
            std::size_t tasks = 0;
            for (const auto& [token, job] : Place::scheduler().jobs)
                tasks += job.tasks.size();
            return tasks == reader->campaignRuns("t").size();
        }());
    }

    void waitsForATaskOfAnArrayThatWasSplit()
    {
        RunStore store(storeFile());
        Place::scheduler().arraySize = 3;
        Place place(store, home(), "cluster");
        TicketStudy many = study();
        many.seeds = 5;
        many.amounts = {0.5};
        many.controls.clear();
        startTicketStudy(store, *place.launcher, many, {"cluster", true});
        QTRY_VERIFY((place.launcher->carryOut(true), Place::scheduler().jobs.size() == 7));
        const auto reader = store.reader();
        QCOMPARE(reader->run("t.base-s5")->token, std::string("ty-t.g1-1.p2_1"));
        const JobRequest last = Place::scheduler().jobs.at(arrayOfTask(reader->run("t.p50-e0-s5")->token));
        QCOMPARE(dependencies(last), (std::map<std::string, std::string>{{"ty-t.g1-1.p2_1", "ok"}}));
    }

    void theSnapshotHasTheBoard()
    {
        RunStore store(storeFile());
        const TicketStudy small = study();
        settle(store.addCampaign({"t", "tickets", kTicketStudyKind, planText(small), 5.0}));
        const TicketPlan plan = planTicketStudy(small);
        for (const TicketCell& cell : plan.cells)
            if (cell.name == "base-s1" || cell.name == "p50-e1-s1")
                storeEndedRun(store, home() + "/runs", cell.spec, 300);
        const auto reader = store.reader();
        const CampaignRow row = findCampaign(*reader, "t");
        const CampaignPointer snapshot = readCampaign(*reader, row, nullptr, std::nullopt);
        QVERIFY(snapshot->tickets);
        QCOMPARE(snapshot->tickets->dense.done, 1);
        QVERIFY(std::isfinite(snapshot->tickets->dense.mean));
        QCOMPARE(snapshot->tickets->rows[1].places[0].done, 1);
        QCOMPARE(snapshot->tickets->forecast.done, 2);
        QCOMPARE(snapshot->rows.size(), std::size_t{2});
        const TicketReport report = readTicketReport(*reader, row);
        QCOMPARE(report.rows[1].places[0].mean, snapshot->tickets->rows[1].places[0].mean);
        settle(store.addCampaign({"s", "series", kRunSeriesKind, "{}", 5.0}));
        QVERIFY_THROWS_EXCEPTION(Failure, readTicketReport(*reader, findCampaign(*reader, "s")));
    }

    /// With the engine, through the queue of this computer.
    void trainsTicketsToTheirBoard()
    {
        const std::string spec = m_folder.path().toStdString() + "/spec.json";
        writeFileAtomically(spec, R"({"name": "tiny", "model": {"architecture": "small-cnn", "dropout": 0.0,
            "width_multiplier": 0.25}, "data": {"format": "glyphs", "image": {"height": 28, "width": 28, "channels": 1},
            "train_samples": 256, "validation_samples": 64}, "training": {"epochs": 2, "batch_size": 32},
            "resources": {"threads": 1}})");
        const auto tickets = [&](const QStringList& more) {
            return trainyardCommand(home(), QStringList{"tickets", QString::fromStdString(spec)} + more, {}, 200);
        };
        const QStringList study{"--sparsity", "0.8",          "--reset-epochs", "0,1", "--reset-steps",        "4",
                                "--controls", "shuffle",      "--rounds",       "2",   "--instability-epochs", "1",
                                "--name",     "Tiny & sparse"};
        const CommandAnswer planned = tickets(study + QStringList{"--plan", "--json"});
        QCOMPARE(planned.code, 0);
        QCOMPARE(planned.json()["cells"].size(), std::size_t{1 + 3 * 2 + 1 + 4});
        QVERIFY(planned.json()["forecast"]["bytes"].get<std::int64_t>() > 100'000);
        QVERIFY(RunStore(storeFile()).reader()->campaigns().empty());
        const CommandAnswer done = tickets(study + QStringList{"--wait", "--json"});
        QVERIFY2(done.code == 0, done.errors.c_str());
        const nlohmann::json report = done.json();
        QCOMPARE(report["rows"].size(), std::size_t{4});
        for (const auto& row : report["rows"])
            QVERIFY2(std::abs(row["places"][0]["sparsity"].get<double>() - 0.8) < 1e-3, row.dump().c_str());
        QCOMPARE(report["rows"][1]["row"].get<std::string>(), std::string("step 4"));
        QVERIFY(report["dense"]["mean"].is_number());
        QVERIFY(report["instability"]["points"][0]["dense"].is_number());
        QVERIFY(report["instability"]["points"][0]["masked"].is_number());
        QCOMPARE(report["forecast"]["done"].get<int>(), 12);
        // Nothing that is done goes out again.
        const QString campaign = QString::fromStdString(report["campaign"].get<std::string>());
        const CommandAnswer missing = command({"series", "missing", campaign});
        QVERIFY2(missing.output.starts_with("0 runs created, 0 resumed"), missing.output.c_str());
        const CommandAnswer latex = command({"tickets", "--report", "Tiny & sparse", "--latex", "-"});
        QVERIFY2(latex.output.find("\\caption{Tiny \\& sparse") != std::string::npos, latex.output.c_str());
        const CommandAnswer csv = command({"tickets", "--report", campaign, "--csv", "-"});
        QCOMPARE(std::count(csv.output.begin(), csv.output.end(), '\n'), 1 + 1 + 4);
        // The store is lost: everything comes back from the folders.
        std::filesystem::remove(storeFile());
        QCOMPARE(command({"store", "rebuild"}).code, 0);
        const CommandAnswer again = command({"tickets", "--report", campaign, "--json"});
        QCOMPARE(again.json()["rows"].dump(), report["rows"].dump());
    }

    void refusesOnTheCommandLine()
    {
        const std::string spec = m_folder.path().toStdString() + "/spec.json";
        writeFileAtomically(spec, R"({"name": "x", "training": {"epochs": 4}})");
        const auto refused = [&](const QStringList& more) {
            return command(QStringList{"tickets", QString::fromStdString(spec)} + more);
        };
        QVERIFY(refused({"--reset-epochs", "0"}).says("no amount to prune is given"));
        QVERIFY(refused({"--sparsity", "0.8"}).says("no reset point is given"));
        QVERIFY(refused({"--sparsity", "0.8", "--reset-epochs", "4"}).says("no training is left after epoch 4"));
        const CommandAnswer both = refused({"--sparsity", "1.5", "--reset-epochs", "0,7"});
        QVERIFY2(both.says("150 % is not an amount to prune") && both.says("no training is left after epoch 7") &&
                     both.says("thresholds are above 0. Choose a point before epoch 4"),
                 both.errors.c_str());
        QVERIFY(refused({"--sparsity", "50", "--reset-epochs", "0"}).says("Did you mean 0.5?"));
        QVERIFY(refused({"--sparsity", "0.8", "--percentile", "80", "--reset-epochs", "0"}).says("cannot be mixed"));
        QVERIFY(refused({"--sparsity", "0.8", "--reset-epochs", "0", "--controls", "magic"})
                    .says("this control does not exist"));
        QVERIFY(
            refused({"--sparsity", "0.8", "--reset-epochs", "0", "--control-reset", "2"}).says("not a reset point"));
        for (const CommandAnswer& answer :
             {refused({"--sparsity", "1.5", "--reset-epochs", "0"}), refused({"--sparsity", "0.8"})}) {
            QCOMPARE(answer.code, 1);
            QVERIFY(answer.isOneSentence());
        }
        QCOMPARE(refused({"--sparsity", "x", "--reset-epochs", "0"}).code, 2);
        // What the engine knows before anything is trained.
        QVERIFY(refused({"--sparsity", "0.8", "--reset-epochs", "0", "--exclude", "no_such"}).says("no_such"));
        writeFileAtomically(spec, R"({"name": "x", "training": {"epochs": 4}, "model": {"width_multiplier": 0.25}})");
        QVERIFY(refused({"--sparsity", "0.5,0.9999", "--reset-epochs", "0"}).says("weights are left for"));
        writeFileAtomically(spec, R"({"name": "x", "training": {"epochs": 4},
            "pruning": {"method": "magnitude", "amount": "threshold", "threshold": 9}})");
        const CommandAnswer above = command({"run", QString::fromStdString(spec)});
        QCOMPARE(above.code, 1);
        QVERIFY2(above.says("no weight exceeds the threshold of 9"), above.errors.c_str());
        writeFileAtomically(spec, R"({"name": "x", "training": {"epochs": 4, "keep_epochs": [0, 2]},
            "resources": {"ranks": 2}, "distribution": {"mode": "downpour", "sync_every": 4}})");
        QVERIFY(command({"run", QString::fromStdString(spec)}).says("sync_every"));
        const auto reader = RunStore(storeFile()).reader();
        QCOMPARE(reader->countRuns({}), std::int64_t{0});
    }

    void storesNothingThatCannotBeMade()
    {
        RunStore store(storeFile());
        Place place(store, home());
        TicketStudy bad = study();
        bad.resetPoints = {{ResetPoint::Unit::Epoch, 4}};
        QVERIFY_THROWS_EXCEPTION(Failure, startTicketStudy(store, *place.launcher, bad));
        const std::int64_t here = freeBytesHere(home() + "/runs/not/made/yet");
        QVERIFY(here > 0);
        for (const CampaignPlace& machine : {CampaignPlace{}, CampaignPlace{"cluster", true}})
            QVERIFY_THROWS_EXCEPTION(Failure, startTicketStudy(store, *place.launcher, study(), machine,
                                                               {home() + "/runs", here, std::int64_t{1} << 50}));
        QVERIFY(store.reader()->campaigns().empty());
        QCOMPARE(store.reader()->countRuns({}), std::int64_t{0});
    }
};

TRAINYARD_TEST(TicketCampaignsTest)

} // namespace

} // namespace ticket_campaigns_test

#include "ticket_campaigns_test.moc"
