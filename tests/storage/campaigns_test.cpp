// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

namespace campaigns_test {

using namespace trainyard;
using namespace trainyard::test;

class CampaignsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path file(const char* name) { return m_folder.filePath(name).toStdString(); }

    static RunSpec cell(const std::string& id, const std::string& campaign, const std::string& cell)
    {
        RunSpec spec = specNamed(id, id);
        spec.campaign = campaign;
        spec.cell = cell;
        return spec;
    }

private slots:
    void keepsCampaignsWithTheirRuns()
    {
        {
            RunStore store(file("kept.db"));
            VERIFY_OK(store.addCampaign({"c1", "first", "scaling-study", R"({"repeats":2})", 10.0}).get());
            VERIFY_OK(store.addCampaign({"c2", "sec'ond\"", "scaling-study", "{}", 20.0}).get());
            VERIFY_OK(store.createRun(cell("b", "c1", "n2-r1"), "/runs/b", "local", 12.0).get());
            VERIFY_OK(store.createRun(cell("a", "c1", "n1-r1"), "/runs/a", "local", 11.0).get());
            VERIFY_OK(store.createRun(specNamed("alone", "alone"), "/runs/alone", "local", 11.5).get());
            VERIFY_OK(store.setRunState("a", JobState::Done, "", 30.0).get());
        }
        const RunStore store(file("kept.db"));
        const auto reader = store.reader();
        const std::vector<CampaignRow> campaigns = reader->campaigns();
        QCOMPARE(campaigns.size(), std::size_t{2});
        QCOMPARE(campaigns[0].id, std::string("c2"));
        QCOMPARE(campaigns[0].name, std::string("sec'ond\""));
        QCOMPARE(campaigns[0].runs, std::int64_t{0});
        QCOMPARE(campaigns[1].plan, std::string(R"({"repeats":2})"));
        QCOMPARE(campaigns[1].kind, std::string("scaling-study"));
        QCOMPARE(campaigns[1].createdAt, 10.0);
        QCOMPARE(campaigns[1].runs, std::int64_t{2});
        QCOMPARE(campaigns[1].ended, std::int64_t{1});
        const std::vector<RunRow> runs = reader->campaignRuns("c1");
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[0].id, std::string("a"));
        QCOMPARE(runs[0].cell, std::string("n1-r1"));
        QCOMPARE(runs[1].cell, std::string("n2-r1"));
        QVERIFY(reader->campaignRuns("").empty() && reader->campaignRuns("c3").empty());
    }

    void refusesAnIdTwice()
    {
        RunStore store(file("twice.db"));
        VERIFY_OK(store.addCampaign({"c1", "first", "scaling-study", "{}", 10.0}).get());
        const Result<void> again = store.addCampaign({"c1", "other", "scaling-study", "{}", 20.0}).get();
        QVERIFY(!again && again.error().kind == ErrorKind::BadInput);
        const Result<void> nameless = store.addCampaign({"", "other", "scaling-study", "{}", 20.0}).get();
        QVERIFY(!nameless && nameless.error().kind == ErrorKind::BadInput);
        QCOMPARE(store.reader()->campaigns().front().name, std::string("first"));
    }

    void findsACampaignThatOnlyItsRunsKnow()
    {
        RunStore store(file("rebuilt.db"));
        VERIFY_OK(store.createRun(cell("a", "lost", "n1-r1"), "/runs/a", "local", 11.0).get());
        const std::vector<CampaignRow> campaigns = store.reader()->campaigns();
        QCOMPARE(campaigns.size(), std::size_t{1});
        QCOMPARE(campaigns[0].id, std::string("lost"));
        QVERIFY(campaigns[0].kind.empty());
        QCOMPARE(campaigns[0].createdAt, 11.0);
        QVERIFY(store.reader()->campaign("lost") && store.reader()->campaign("lost")->plan.empty());
        QVERIFY(!store.reader()->campaign("other") && !store.reader()->campaign(""));
    }

    void storesTheRequestToQueueWithTheCampaign()
    {
        RunStore store(file("request.db"));
        StoredAction action;
        action.runId = "c1";
        action.kind = "queue-cells";
        VERIFY_OK(store.addCampaign({"c1", "first", "scaling-study", "{}", 10.0}, action).get());
        const auto leased = store.leaseAction({"queue-cells"}, "me", 10.0).get();
        QVERIFY(leased && leased.value() && leased.value()->runId == "c1");
        // Refused as a whole.
        QVERIFY(!store.addCampaign({"c1", "again", "scaling-study", "{}", 10.0}, action).get());
        QVERIFY(!store.leaseAction({"queue-cells"}, "other", 10.0).get().value());
    }

    void replacesAPlanThatNobodyElseReplaced()
    {
        RunStore store(file("plan.db"));
        StoredAction action;
        action.runId = "c1";
        action.kind = "queue-cells";
        VERIFY_OK(store.addCampaign({"c1", "first", "search", "{}", 10.0}).get());
        VERIFY_OK(store.replaceCampaignPlan("c1", "{}", R"({"runs":2})", action).get());
        const auto reader = store.reader();
        QCOMPARE(reader->campaign("c1")->plan, std::string(R"({"runs":2})"));
        QCOMPARE(reader->campaign("c1")->name, std::string("first"));
        QVERIFY(store.leaseAction({"queue-cells"}, "me", 10.0).get().value());
        // Refused as a whole: the plan is another one meanwhile, or there is no such campaign.
        const Result<void> late = store.replaceCampaignPlan("c1", "{}", R"({"runs":3})", action).get();
        QVERIFY(!late && late.error().kind == ErrorKind::Busy);
        const Result<void> unknown = store.replaceCampaignPlan("c2", "{}", "{}", action).get();
        QVERIFY(!unknown && unknown.error().kind == ErrorKind::NotFound);
        QCOMPARE(reader->campaign("c1")->plan, std::string(R"({"runs":2})"));
        QVERIFY(!store.leaseAction({"queue-cells"}, "other", 10.0).get().value());
    }

    void archivesAndRemovesCampaigns()
    {
        RunStore store(file("removed.db"));
        StoredAction action;
        action.runId = "c1";
        action.kind = "queue-cells";
        VERIFY_OK(store.addCampaign({"c1", "first", "scaling-study", "{}", 10.0}, action).get());
        VERIFY_OK(store.createRun(cell("a", "c1", "n1-r1"), "/runs/a", "local", 11.0).get());
        VERIFY_OK(store.createRun(cell("b", "known-by-its-run", "n1-r1"), "/runs/b", "local", 12.0).get());
        VERIFY_OK(store.setCampaignArchived("c1", true).get());
        VERIFY_OK(store.setCampaignArchived("known-by-its-run", true).get());
        QVERIFY(!store.setCampaignArchived("nobody", true).get());
        const auto reader = store.reader();
        QCOMPARE(reader->campaigns().size(), std::size_t{2});
        QVERIFY(reader->campaigns()[0].archived && reader->campaigns()[1].archived);
        QCOMPARE(reader->campaigns()[0].createdAt, 12.0);
        VERIFY_OK(store.setCampaignArchived("c1", false).get());
        QVERIFY(!reader->campaigns()[1].archived);
        VERIFY_OK(store.removeCampaign("c1").get());
        QCOMPARE(reader->campaigns().size(), std::size_t{1});
        QVERIFY(reader->run("a") && reader->run("a")->campaign.empty() && reader->run("a")->cell.empty());
        QCOMPARE(reader->run("b")->campaign, std::string("known-by-its-run"));
        QVERIFY(!store.leaseAction({"queue-cells"}, "me", 10.0).get().value()); // nothing is queued of it any more
    }

    void leavesOutTheTrash()
    {
        RunStore store(file("trash.db"));
        VERIFY_OK(store.createRun(cell("a", "c", "n1-r1"), "/runs/a", "local").get());
        VERIFY_OK(store.setTrashed({"a"}, true).get());
        QVERIFY(store.reader()->campaignRuns("c").empty());
        QVERIFY(store.reader()->campaigns().empty());
    }
};

TRAINYARD_TEST(CampaignsTest)

} // namespace campaigns_test

#include "campaigns_test.moc"
