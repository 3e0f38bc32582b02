// SPDX-License-Identifier: GPL-3.0-or-later
// From which runs a run came, and what came of it.
#include "cluster/control/run_lineage.h"
#include "cluster/control/run_uses.h"
#include "cluster/control/settle.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

namespace run_lineage_test {

using namespace trainyard;

class RunLineageTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;

    template <typename Change>
    void put(const std::string& id, Change change, double createdAt)
    {
        RunSpec spec;
        spec.id = id;
        spec.name = "run " + id;
        change(spec);
        settle(m_store->createRun(spec, "/runs/" + id, "local", createdAt));
    }
    RunLineage lineage(const std::string& id) const
    {
        const std::unique_ptr<StoreReader> reader = m_store->reader();
        return readLineage(*reader, *reader->run(id));
    }

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<RunStore>(m_folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        settle(m_store->addCampaign({"study-1", "a study", "scaling-study", "", 1.0}));
        put(
            "base", [](RunSpec&) {}, 10.0);
        put(
            "tuned",
            [](RunSpec& spec) {
                spec.parent.emplace();
                spec.parent->run = "base";
                spec.parent->checkpoint = "base@epoch-3";
                spec.campaign = "study-1";
                spec.cell = "n2-r1";
            },
            20.0);
        put(
            "longer",
            [](RunSpec& spec) {
                spec.parent.emplace();
                spec.parent->run = "base";
                spec.parent->checkpoint = "/runs/base/checkpoints/epoch-0003.safetensors";
                spec.parent->continueSchedule = true;
            },
            15.0);
        put(
            "ticket",
            [](RunSpec& spec) {
                spec.pruning.method = PruningMethod::Magnitude;
                spec.pruning.maskFrom = "base@end";
                spec.pruning.reset = PruningReset::Checkpoint;
                spec.pruning.resetTo = "gone@epoch-1";
            },
            30.0);
        put(
            "base-2", [](RunSpec& spec) { spec.monitoring.barrierTo = "base@end"; }, 40.0);
    }

    void findsWhatCameOfARun()
    {
        const RunLineage found = lineage("base");
        QVERIFY(found.from.empty());
        QVERIFY(found.campaign.empty());
        QCOMPARE(found.to.size(), std::size_t(4));
        // Those that began with its weights, the older first; then tickets and barriers.
        QCOMPARE(found.to[0].id, std::string("longer"));
        QCOMPARE(found.to[0].relation, RunRelation::Schedule);
        QCOMPARE(found.to[1].id, std::string("tuned"));
        QCOMPARE(found.to[1].relation, RunRelation::Weights);
        QCOMPARE(found.to[1].name, std::string("run tuned"));
        QCOMPARE(found.to[1].checkpoint, std::string("base@epoch-3"));
        QCOMPARE(found.to[2].id, std::string("ticket"));
        QCOMPARE(found.to[2].relation, RunRelation::Mask);
        QCOMPARE(found.to[3].id, std::string("base-2"));
        QCOMPARE(found.to[3].relation, RunRelation::Barrier);
    }

    void findsWhereARunCameFrom()
    {
        const RunLineage tuned = lineage("tuned");
        QCOMPARE(tuned.from.size(), std::size_t(1));
        QCOMPARE(tuned.from[0].id, std::string("base"));
        QCOMPARE(tuned.from[0].relation, RunRelation::Weights);
        QVERIFY(tuned.to.empty());
        QCOMPARE(tuned.campaign, std::string("study-1"));
        QCOMPARE(tuned.campaignName, std::string("a study"));
        QCOMPARE(tuned.cell, std::string("n2-r1"));
        // A relative that the store does not have keeps its id.
        const RunLineage ticket = lineage("ticket");
        QCOMPARE(ticket.from.size(), std::size_t(2));
        QCOMPARE(ticket.from[0].relation, RunRelation::Mask);
        QCOMPARE(ticket.from[0].name, std::string("run base"));
        QCOMPARE(ticket.from[1].relation, RunRelation::Reset);
        QCOMPARE(ticket.from[1].id, std::string("gone"));
        QCOMPARE(ticket.from[1].name, std::string());
    }

    /// Weights, masks and barriers that are given as a file in another run's directory.
    void findsRunsByThePathsOfTheirFiles()
    {
        put(
            "origin", [](RunSpec&) {}, 50.0);
        {
            RunSpec moved;
            moved.id = "moved";
            moved.name = "run moved";
            settle(m_store->createRun(moved, "/elsewhere/a folder", "local", 51.0));
        }
        put(
            "by-weights", [](RunSpec& spec) { spec.model.weights = "/runs/origin/checkpoints/epoch-0002.safetensors"; },
            52.0);
        put(
            "by-export", [](RunSpec& spec) { spec.model.weights = "/runs/origin/exported/net.safetensors"; }, 53.0);
        put(
            "by-barrier",
            [](RunSpec& spec) { spec.monitoring.barrierTo = "/mnt/copy/origin/checkpoints/end.safetensors"; }, 54.0);
        put(
            "by-folder", [](RunSpec& spec) { spec.model.weights = "/elsewhere/a folder/x.safetensors"; }, 55.0);
        put(
            "by-file", [](RunSpec& spec) { spec.model.weights = "/weights/origin.safetensors"; }, 56.0);
        const auto names = [](const std::vector<RelatedRun>& runs) {
            std::vector<std::string> out;
            for (const RelatedRun& run : runs)
                out.push_back(std::string(name(run.relation)) + " " + run.id);
            return out;
        };
        using Names = std::vector<std::string>;
        QCOMPARE(names(lineage("origin").to), (Names{"weights by-weights", "weights by-export", "barrier by-barrier"}));
        QCOMPARE(names(lineage("moved").to), Names{"weights by-folder"});
        QCOMPARE(names(lineage("by-weights").from), Names{"weights origin"});
        QCOMPARE(names(lineage("by-export").from), Names{"weights origin"});
        QCOMPARE(names(lineage("by-barrier").from), Names{"barrier origin"});
        QCOMPARE(names(lineage("by-folder").from), Names{"weights moved"});
        QCOMPARE(names(lineage("by-file").from), Names{});
    }

    /// However many older runs began with files elsewhere.
    void findsThePathOfAFileAmongMany()
    {
        put(
            "popular", [](RunSpec&) {}, 70.0);
        std::vector<std::future<Result<std::int64_t>>> added;
        for (int i = 0; i < 600; ++i) {
            RunSpec spec;
            spec.id = spec.name = "other-" + std::to_string(i);
            spec.model.weights = "/weights/" + std::to_string(i) + ".safetensors";
            added.push_back(m_store->createRun(spec, "/runs/" + spec.id, "local", 71.0));
        }
        for (std::future<Result<std::int64_t>>& one : added)
            settle(std::move(one));
        put(
            "late", [](RunSpec& spec) { spec.model.weights = "/runs/popular/checkpoints/end.safetensors"; }, 72.0);
        const RunLineage found = lineage("popular");
        QCOMPARE(found.to.size(), std::size_t(1));
        QCOMPARE(found.to[0].id, std::string("late"));
    }

    void findsClones()
    {
        put(
            "sketch", [](RunSpec&) {}, 60.0);
        put(
            "sketch-2", [](RunSpec&) {}, 61.0);
        settle(m_store->setClonedFrom("sketch-2", "sketch"));
        const RunLineage older = lineage("sketch"), younger = lineage("sketch-2");
        QCOMPARE(older.to,
                 (std::vector<RelatedRun>{{RunRelation::Clone, "sketch-2", "run sketch-2", older.to.at(0).state, {}}}));
        QVERIFY(older.from.empty() && younger.to.empty());
        QCOMPARE(younger.from.at(0).id, std::string("sketch"));
        QCOMPARE(name(younger.from.at(0).relation), std::string_view("clone"));
    }

    void findsReportsAndCampaignsThatUseARun()
    {
        const std::unique_ptr<StoreReader> reader = m_store->reader();
        const std::vector<RunRow> rows{*reader->run("tuned"), *reader->run("longer")};
        const auto blocks = [&](const std::string& text) { return blocksNaming(text, rows); };
        QCOMPARE(blocks("runs: tuned\n```chart\nruns: base, \"run tuned\"\nseries: x\n```\n"), 1);
        QCOMPARE(blocks("~~~table\n# runs: tuned\nruns:\n  base,\n  longe\ncolumns: name\n~~~\n"), 0); // too short
        QCOMPARE(blocks("```table\nruns:\n  base,\n  longer\n```\n```chart\nruns: tuned\n```\n"), 2);
        QCOMPARE(blocks("```table\nruns: base\ncolumns: name, against(run longer)\n```\n"), 1);
        QCOMPARE(blocks("```text\n```chart\nruns: tuned\n```\n"), 0); // code
        QCOMPARE(blocks("```chart\nruns: state:done, name:tuned\n```\n"), 0);
        ReportRow report;
        report.title = "of week 3";
        report.text = "```chart\nruns: tuned\n```\n";
        settle(m_store->putReport(report));
        report.frozen = "{}";
        settle(m_store->putReport(report));
        const RunUses uses = readUses(*reader, rows);
        QCOMPARE(uses.reports.size(), std::size_t(1));
        QCOMPARE(uses.reports[0].title, std::string("of week 3"));
        QCOMPARE(uses.reports[0].blocks, 1);
        QCOMPARE(uses.campaigns.size(), std::size_t(1));
        QCOMPARE(uses.campaigns[0].name, std::string("a study"));
        QCOMPARE(uses.campaigns[0].runs, 1);
        QVERIFY(readUses(*reader, {*reader->run("base")}).empty());
    }

    void findsRunsInTheTrash()
    {
        settle(m_store->setTrashed({"tuned"}, true));
        QCOMPARE(lineage("base").to.size(), std::size_t(4));
        settle(m_store->setTrashed({"tuned"}, false));
    }
};

TRAINYARD_TEST(RunLineageTest)

} // namespace run_lineage_test

#include "run_lineage_test.moc"
