// SPDX-License-Identifier: Apache-2.0
// The folder of a search: trials as text, damaged files, claims, the value of a goal.
#include "backend/base/files.h"
#include "backend/protocol/search_folder.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

namespace search_folder_test {

using namespace trainyard;

namespace {

SearchTrial someTrial(int slot)
{
    SearchTrial trial;
    trial.slot = slot;
    trial.kind = TrialKind::Continue;
    trial.from = 3;
    trial.point = {0.1, std::nullopt, 2.0};
    trial.seed = 18'446'744'073'709'551'615ULL;
    trial.askedAt = 1'700'000'000.25;
    trial.startEpoch = 3;
    trial.values = {{{1, 0.1}, {3, 0.30000000000000004}}, {}};
    trial.seconds = 12.5;
    trial.ranks = 4;
    trial.end = TrialEnd::Stopped;
    trial.rung = 9;
    trial.cut = 0.75;
    return trial;
}

} // namespace

class SearchFolderTest : public QObject {
    Q_OBJECT

private slots:
    void trialsComeBackAsTheyWereWritten()
    {
        for (const TrialKind kind : {TrialKind::New, TrialKind::Continue, TrialKind::Repeat})
            for (const TrialEnd end : {TrialEnd::None, TrialEnd::Done, TrialEnd::Stopped, TrialEnd::Failed}) {
                SearchTrial trial = someTrial(7);
                trial.kind = kind;
                trial.end = end;
                if (end != TrialEnd::Stopped) {
                    trial.rung = 0;
                    trial.cut = 0.0;
                }
                const auto back = parseTrial(trialText(trial));
                QVERIFY(back);
                QVERIFY(*back == trial);
            }
    }

    void valuesThatAreNotNumbersSurvive()
    {
        SearchTrial trial = someTrial(1);
        trial.values = {{{1, std::numeric_limits<double>::infinity()}, {2, 0.5}}};
        const auto back = parseTrial(trialText(trial));
        QVERIFY(back);
        QVERIFY(std::isnan(back->values[0][0].second));
        QCOMPARE(back->values[0][1].second, 0.5);
    }

    void damagedTextIsRefused()
    {
        const std::string whole = trialText(someTrial(7));
        for (std::size_t length = 0; length + 2 < whole.size(); ++length)
            QVERIFY(!parseTrial(whole.substr(0, length)));
        for (const auto& [from, to] :
             {std::pair(R"("slot":7)", R"("slot":0)"), std::pair(R"("kind":"continue")", R"("kind":"x")"),
              std::pair(R"("end":"stopped")", R"("end":3)"), std::pair("[3,0.3", "[1,0.3"),
              std::pair(R"("point":[0.1,)", R"("point":["0.1",)")}) {
            std::string text = whole;
            const std::size_t at = text.find(from);
            QVERIFY2(at != text.npos, from);
            text.replace(at, std::string(from).size(), to);
            QVERIFY2(!parseTrial(text), to);
        }
    }

    void readsTheTrialsBySlotAndSkipsWhatIsDamaged()
    {
        const QTemporaryDir runs;
        const SearchFolder folder(runs.path().toStdString(), "c1");
        QVERIFY(folder.readTrials().empty());
        for (const int slot : {12, 2, 10'000})
            folder.write(someTrial(slot));
        writeFileAtomically(folder.trialFile(5), "{\"slot\": 5");
        writeFileAtomically(folder.trialFile(6), trialText(someTrial(8))); // another's
        writeFileAtomically(folder.root() / "trials" / "0002.json.part", trialText(someTrial(2)));
        std::vector<int> numbers;
        for (const SearchTrial& trial : folder.readTrials())
            numbers.push_back(trial.slot);
        QCOMPARE(numbers, (std::vector<int>{2, 12, 10'000}));
        QCOMPARE(folder.trialFile(2).filename().string(), std::string("0002.json"));
        QVERIFY(folder.planFile().string().ends_with("/.searches/c1/search.json"));
    }

    void oneOfManyClaims()
    {
        const QTemporaryDir runs;
        const SearchFolder folder(runs.path().toStdString(), "c1");
        for (int slot = 1; slot <= 20; ++slot) {
            std::atomic<int> winners = 0;
            std::vector<std::thread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&, i] { winners += folder.claim("continue", slot, 100 + i); });
            for (std::thread& thread : threads)
                thread.join();
            QCOMPARE(winners.load(), 1);
        }
        int keeps = 0;
        for (int i = 0; i < 5; ++i)
            keeps += folder.claim("continue", 20, 100 + i); // the first keeps it; the fifth never asked before
        QCOMPARE(keeps, 1);
        QVERIFY(!folder.claim("continue", 20, 104));
        QVERIFY(folder.claim("other", 20, 104));
        int files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder.root() / "claims"))
            files += entry.is_regular_file();
        QCOMPARE(files, 21); // no file of an attempt is left
    }

    void cellsNameSlots()
    {
        QCOMPARE(slotCell(7), std::string("t0007"));
        QCOMPARE(slotCell(12'345), std::string("t12345"));
        for (const int slot : {1, 999, 9'999, 10'000})
            QVERIFY(slotOfCell(slotCell(slot)) == slot);
        for (const char* cell : {"", "t", "t7", "t00007", "x0007", "t0000", "t-001", "t0007x", "baseline"})
            QVERIFY2(!slotOfCell(cell), cell);
    }

    void epochsAreCountedFromOne()
    {
        QCOMPARE(countedEpoch(0.0), 1);
        QCOMPARE(countedEpoch(2.0 + 1e-12), 2);
        QCOMPARE(countedEpoch(2.1), 3);
        QCOMPARE(countedEpoch(1e300), std::numeric_limits<int>::max()); // of a damaged file
    }

    void goalTakesTheLastOrBestValue()
    {
        const std::vector<std::pair<int, double>> values = {{1, 0.5}, {2, 0.9}, {4, 0.7}, {5, std::nan("")}};
        SearchGoal goal;
        QCOMPARE(goalValue(goal, values), 0.7);
        QCOMPARE(goalValue(goal, values, 3), 0.9);
        QVERIFY(std::isnan(goalValue(goal, {})));
        QVERIFY(std::isnan(goalValue(goal, {{3, 1.0}}, 2)));
        goal.take = SearchGoal::Take::Best;
        QCOMPARE(goalValue(goal, values), 0.9);
        QCOMPARE(goalValue(goal, values, 1), 0.5);
        goal.maximise = false;
        QCOMPARE(goalValue(goal, values), 0.5);
    }
};

TRAINYARD_TEST(SearchFolderTest)

} // namespace search_folder_test

#include "search_folder_test.moc"
