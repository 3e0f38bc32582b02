// SPDX-License-Identifier: GPL-3.0-or-later
// Runs whose machine was removed from the list: what they look like, how they are deleted, and how the machine gets
// them back when it is entered again under another id.
#include "cluster/control/removed_machines.h"

#include "cluster/control/campaign_plan.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_adoption.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <filesystem>

namespace removed_machines_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const std::string kRun = "20250101-000000-abcdef";
const std::string kGone = "m-gone";
const MachineIds kListed{"local", "m-new"};

struct Place {
    Place() : store((std::filesystem::path(folder.path().toStdString()) / "store.sqlite").string()) {}

    std::string runs() const { return folder.path().toStdString() + "/runs"; }
    std::string directory(const std::string& id) const { return runs() + "/" + id; }
    RunRow row(const std::string& id = kRun) const { return store.reader()->run(id).value(); }
    /// A run that a machine trains, as the store knows it.
    void storeRun(const std::string& id, const std::string& machine, JobState state, const std::string& campaign = {})
    {
        RunSpec spec = namedSpec("run " + id);
        spec.id = id;
        spec.campaign = campaign;
        RunDirectory::create(directory(id), spec);
        settle(store.createRun(spec, directory(id), machine));
        JobRow job;
        job.token = jobToken(id, 1);
        job.runId = id;
        job.machine = machine;
        job.directory = directory(id);
        job.state = state;
        settle(store.putJob(job));
        settle(store.setRunState(id, state, {}));
    }
    Machine machine(const std::string& id)
    {
        Machine there;
        there.transport = std::make_unique<LocalTransport>();
        auto queue = std::make_unique<FakeScheduler>();
        queue->say(jobToken(kRun, 1), JobState::Running);
        there.scheduler = std::move(queue);
        there.id = id;
        there.places = {runs(), runs(), runs(), runs(), ""};
        return there;
    }

    QTemporaryDir folder;
    RunStore store;
};

} // namespace

class RemovedMachinesTest : public QObject {
    Q_OBJECT

private slots:
    void onlyMachinesThatWereListedCanBeRemoved()
    {
        QVERIFY(isRemoved(kListed, kGone));
        QVERIFY(!isRemoved(kListed, "m-new"));
        QVERIFY(!isRemoved({}, "local"));
        QVERIFY(!isRemoved({}, "")); // this computer, in old stores
    }

    void theirRunsAreNotSaidToRun()
    {
        Place place;
        place.storeRun(kRun, kGone, JobState::Running);
        place.storeRun("20250101-000000-bbbbbb", "m-new", JobState::Running);
        place.storeRun("20250101-000000-cccccc", kGone, JobState::Done);
        const auto reader = place.store.reader();
        QCOMPARE(markRunsOfRemoved(place.store, *reader, kListed), 1);
        QVERIFY(place.row().state == JobState::Unknown);
        QCOMPARE(place.row().reason.code, std::string("job.machine-removed"));
        QVERIFY(place.row("20250101-000000-bbbbbb").state == JobState::Running);
        QVERIFY(place.row("20250101-000000-cccccc").state == JobState::Done);
        QCOMPARE(markRunsOfRemoved(place.store, *reader, kListed), 0); // nothing is written twice
        QCOMPARE(unfinishedRunsOn(*reader, kGone).size(), std::size_t{1});
    }

    void theMachineThatIsEnteredAgainTakesItsRunsOver()
    {
        Place place;
        place.storeRun(kRun, kGone, JobState::Running);
        place.storeRun("20250101-000000-cccccc", kGone, JobState::Done);
        const auto reader = place.store.reader();
        markRunsOfRemoved(place.store, *reader, kListed);
        IntentRow intent;
        intent.machine = kGone;
        intent.token = jobToken(kRun, 1);
        intent.kind = "submit";
        intent.outcome = "done";
        settle(place.store.addIntent(intent));
        Machine there = place.machine("m-new");
        const AdoptionOutcome outcome = adoptRuns(place.store, there, place.runs(), kListed);
        QCOMPARE(outcome.moved, std::size_t{2});
        QCOMPARE(outcome.runs, std::size_t{0});
        QCOMPARE(outcome.known, std::size_t{0});
        QCOMPARE(place.row().machine, std::string("m-new"));
        QCOMPARE(reader->job(jobToken(kRun, 1))->machine, std::string("m-new"));
        QCOMPARE(reader->intents("m-new").size(), std::size_t{1});
        QVERIFY(place.row().state == JobState::Running); // followed again
        QCOMPARE(place.row("20250101-000000-cccccc").machine, std::string("m-new"));
        QVERIFY(takeOverRuns(place.store, there, kListed).empty());
    }

    /// Another machine may have a folder of the same name; and one in the list keeps its runs.
    void noOtherRunsAreTakenOver()
    {
        Place place;
        place.storeRun(kRun, kGone, JobState::Running);
        RunSpec other = namedSpec("another");
        other.id = "20250101-000000-ffffff";
        std::filesystem::remove_all(place.directory(kRun));
        RunDirectory::create(place.directory(kRun), other); // under that run's name
        place.storeRun("20250101-000000-bbbbbb", "m-2", JobState::Running);
        Machine there = place.machine("m-new");
        QVERIFY(takeOverRuns(place.store, there, {"local", "m-new", "m-2"}).empty());
        QCOMPARE(place.row().machine, kGone);
        QCOMPARE(place.row("20250101-000000-bbbbbb").machine, std::string("m-2"));
    }

    void campaignsGoAlong()
    {
        Place place;
        RunSeries series;
        series.id = "series-1";
        series.name = "a series";
        series.specs = {namedSpec("one")};
        CampaignRow campaign;
        campaign.id = series.id;
        campaign.kind = kRunSeriesKind;
        campaign.name = series.name;
        campaign.plan = planText(series, {kGone, false, 0});
        settle(place.store.addCampaign(campaign));
        place.storeRun(kRun, kGone, JobState::Running, series.id);
        Machine there = place.machine("m-new");
        QCOMPARE(takeOverRuns(place.store, there, kListed).size(), std::size_t{1});
        const CampaignRow now = place.store.reader()->campaign(series.id).value();
        QCOMPARE(readCampaignPlan(now).place.machine, std::string("m-new"));
    }

    void theirRunsCanBeDeletedAndTheirFilesStay()
    {
        Place place;
        place.storeRun(kRun, kGone, JobState::Running);
        LocalTransport transport;
        FakeScheduler scheduler;
        Launcher::Options options;
        options.runsFolder = place.runs();
        {
            Launcher strict(place.store, transport, scheduler, options);
            QVERIFY_EXCEPTION_THROWN(strict.remove({kRun}, false), Failure);
        }
        options.isRemoved = [](const std::string& machine) { return isRemoved(kListed, machine); };
        Launcher launcher(place.store, transport, scheduler, options);
        try { // what nobody can carry out is not stored
            launcher.ask(kRun, StopRequest());
            QFAIL("it was stored");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("job.machine-removed"));
        }
        launcher.remove({kRun}, true);
        QVERIFY(!place.store.reader()->run(kRun));
        QVERIFY(std::filesystem::exists(place.directory(kRun) + "/spec.json"));
        QVERIFY(place.store.reader()->busyMachines().empty()); // nothing waits for the machine
    }
};

TRAINYARD_TEST(RemovedMachinesTest)

} // namespace removed_machines_test

#include "removed_machines_test.moc"
