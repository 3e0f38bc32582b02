// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard runs ledger` with runs whose times are known.
#include "tests/gui/study_runs.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <cmath>

namespace ledger_command_test {

using namespace trainyard;
using namespace trainyard::test;

class LedgerCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string home() const { return m_folder.path().toStdString() + "/home"; }
    CommandAnswer ledger(const QStringList& arguments) const
    {
        return trainyardCommand(home(), QStringList{"runs", "ledger"} + arguments);
    }

private slots:
    void initTestCase()
    {
        makeFolders(home());
        RunStore store(std::filesystem::path(home()) / "store.sqlite");
        for (const auto& [id, ranks, epochs] :
             {std::tuple("one", 1, 6), std::tuple("two", 2, 6), std::tuple("young", 2, 0)}) {
            RunSpec spec = madeUpStudy("study", id, {1}, 1).base;
            spec.id = id;
            spec.seed = 3; // no jitter
            spec.resources.ranks = ranks;
            storeStudyRun(store, home() + "/runs", spec, {}, epochs, epochs ? JobState::Done : JobState::Failed);
        }
    }

    void tellsGainAndCauseAsJson()
    {
        const nlohmann::json json = ledger({"one", "two", "--json"}).json();
        QCOMPARE(json.at("chains").size(), std::size_t(1));
        const nlohmann::json& steps = json.at("chains").at(0).at("steps");
        QCOMPARE(steps.size(), std::size_t(2));
        // 40 steps of 4 + 64 ms; with two ranks 4 + 32 ms, and 6 ms of waiting for each other.
        const auto near = [](const nlohmann::json& value, double wanted) {
            return std::abs(value.get<double>() - wanted) < 1e-9;
        };
        QVERIFY(near(steps.at(0).at("seconds_per_epoch"), 2.72));
        QVERIFY(near(steps.at(1).at("seconds_per_epoch"), 1.68));
        QCOMPARE(steps.at(1).at("epochs").get<int>(), 5);
        QVERIFY(near(steps.at(1).at("gain").at("factor"), 2.72 / 1.68));
        QVERIFY(near(json.at("chains").at(0).at("gain").at("factor"), 2.72 / 1.68));
        const nlohmann::json expected = {{{"key", "resources.ranks"}, {"before", "1"}, {"after", "2"}}};
        bool ranks = false, measured = false;
        for (const nlohmann::json& change : steps.at(1).at("changes"))
            ranks = ranks || change == expected.at(0);
        QVERIFY(ranks);
        for (const nlohmann::json& cause : steps.at(1).at("causes"))
            measured = measured || cause.at("code") == "ledger.compute-less";
        QVERIFY(measured);
    }

    void tellsTheSameInWords()
    {
        const CommandAnswer answer = ledger({"one", "two"});
        QCOMPARE(answer.code, 0);
        for (const char* words : {"2.72 s", "1.68 s", "1.62", "Ranks: 1 → 2", "2 ranks instead of 1: 81 % of the ideal",
                                  "From 2.72 s to 1.68 s per epoch: 1.62 times as fast."})
            QVERIFY2(answer.output.find(words) != std::string::npos, answer.output.c_str());
    }

    void doesNotGuessATime()
    {
        const CommandAnswer answer = ledger({"one", "young"});
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.output.find("It ended before its first epoch was whole.") != std::string::npos,
                 answer.output.c_str());
        QVERIFY(ledger({"one", "young", "--json"}).json().at("chains").at(0).at("gain").at("factor").is_null());
    }

    void printsCsv()
    {
        const CommandAnswer answer = ledger({"two", "one", "--csv", "--published"});
        QCOMPARE(answer.code, 0);
        const QStringList lines =
            QString::fromStdString(answer.output).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 2 + 6);
        QVERIFY(lines[0].startsWith(QLatin1String("step,run_id,name,source,seconds_per_epoch,low,high,epochs,gain,")));
        QVERIFY2(lines[2].startsWith(QLatin1String("2,one,one,,2.72")), qPrintable(lines[2]));
        QVERIFY(lines[4].contains(QLatin1String("A study of lottery tickets at scale")));
    }

    void showsAFileWithoutRuns()
    {
        const std::string file = m_folder.filePath(QStringLiteral("chain.json")).toStdString();
        writeFileAtomically(file, R"({"format": "trainyard-ledger", "version": 1, "title": "Theirs", "steps": [
            {"label": "before", "seconds_per_epoch": 60}, {"label": "after", "seconds_per_epoch": 20}]})");
        const CommandAnswer answer = ledger({"--with", QString::fromStdString(file)});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.output.find("Theirs") != std::string::npos);
        QVERIFY(answer.output.find("3.00 times as fast") != std::string::npos);
    }

    void refusesInOneSentence()
    {
        QVERIFY(ledger({"one"}).says("two different runs are needed"));
        QVERIFY(ledger({}).isOneSentence());
        QVERIFY(ledger({"one", "nothing"}).says("nothing"));
        const std::string file = m_folder.filePath(QStringLiteral("broken.json")).toStdString();
        writeFileAtomically(file, "{");
        const CommandAnswer broken = ledger({"one", "two", "--with", QString::fromStdString(file)});
        QVERIFY(broken.isOneSentence());
        QVERIFY2(broken.says("broken.json") && broken.says("not valid JSON"), broken.errors.c_str());
    }
};

TRAINYARD_TEST(LedgerCommandTest)

} // namespace ledger_command_test

#include "ledger_command_test.moc"
