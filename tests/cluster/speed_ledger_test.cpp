// SPDX-License-Identifier: GPL-3.0-or-later
// Links, gains and causes of a speed-up ledger against figures worked out by hand.
#include "cluster/campaigns/speed_ledger.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>

namespace speed_ledger_test {

using namespace trainyard;

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

std::vector<LedgerEpoch> epochs(const std::vector<double>& seconds, std::int64_t samples = 1000)
{
    std::vector<LedgerEpoch> out;
    for (std::size_t i = 0; i < seconds.size(); ++i)
        out.push_back({int(i) + 1, seconds[i], samples, true});
    return out;
}

LedgerStep step(const std::string& name, const std::vector<double>& seconds,
                std::vector<std::pair<std::string, std::string>> settings = {})
{
    LedgerStep out;
    out.run = "id-" + name;
    out.name = name;
    out.settings = std::move(settings);
    out.time = epochTimeOf(epochs(seconds));
    return out;
}

LedgerStep published(const std::string& name, double low, double high)
{
    LedgerStep out;
    out.name = name;
    out.source = "a paper";
    out.time = publishedTime(low, high);
    return out;
}

std::vector<std::string> codes(const std::vector<Reason>& reasons)
{
    std::vector<std::string> out;
    for (const Reason& reason : reasons)
        out.push_back(reason.code);
    return out;
}

using Codes = std::vector<std::string>;

class SpeedLedgerTest : public QObject {
    Q_OBJECT

private slots:
    void takesTheMedianWithoutTheFirstEpoch()
    {
        const EpochTime time = epochTimeOf(epochs({100.0, 64.0, 60.0, 62.0}));
        QVERIFY(time.known());
        QCOMPARE(time.seconds, 62.0);
        QCOMPARE(time.low, 60.0);
        QCOMPARE(time.high, 64.0);
        QCOMPARE(time.epochs, 3);
        QVERIFY(!time.firstOnly);
        QCOMPARE(epochTimeOf(epochs({100.0, 60.0, 64.0})).seconds, 62.0); // between two: their mean
    }

    void saysThatItHasOnlyTheFirstEpochOrNone()
    {
        const EpochTime first = epochTimeOf(epochs({100.0}));
        QCOMPARE(first.seconds, 100.0);
        QVERIFY(first.firstOnly);
        QVERIFY(!epochTimeOf({}).known());
        QVERIFY(!epochTimeOf(epochs({NAN})).known());
        const SpeedLedger ledger = makeLedger({step("a", {100.0}), step("b", {50.0, 10.0})});
        QCOMPARE(codes(ledger.links[0].doubts), Codes{"ledger.first-epoch"});
        const SpeedLedger none = makeLedger({step("a", {100.0, 50.0}), step("b", {})});
        QVERIFY(std::isnan(none.links[0].gain.factor));
        QVERIFY(none.links[0].causes.empty()); // nothing is guessed
        QVERIFY(std::isnan(none.whole.factor));
    }

    void leavesOutEpochsThatAResumeCut()
    {
        std::vector<LedgerEpoch> some = epochs({100.0, 60.0, 7.0, 62.0});
        some[2].whole = false;
        const EpochTime time = epochTimeOf(some);
        QCOMPARE(time.seconds, 61.0);
        QCOMPARE(time.epochs, 2);
    }

    void multipliesTheGainsOfTheChain()
    {
        // 62 s → 15.5 s → 31 s: 4 times, then half as fast; twice in all.
        const SpeedLedger ledger = makeLedger(
            {step("a", {99.0, 60.0, 62.0, 64.0}), step("b", {40.0, 15.0, 15.5, 16.0}), step("c", {40.0, 31.0})});
        QCOMPARE(ledger.links.size(), std::size_t(2));
        QVERIFY(near(ledger.links[0].gain.factor, 4.0));
        QVERIFY(near(ledger.links[0].gain.low, 60.0 / 16.0));
        QVERIFY(near(ledger.links[0].gain.high, 64.0 / 15.0));
        QVERIFY(near(ledger.links[1].gain.factor, 0.5));
        QVERIFY(near(ledger.totals[0].factor, 1.0));
        QVERIFY(near(ledger.totals[1].factor, 4.0));
        QVERIFY(near(ledger.totals[2].factor, 2.0));
        QVERIFY(near(ledger.whole.factor, 2.0));
    }

    void skipsStepsWithoutATimeInTheWhole()
    {
        const SpeedLedger ledger =
            makeLedger({step("a", {}), step("b", {9.0, 60.0}), step("c", {}), step("d", {9.0, 20.0})});
        QVERIFY(std::isnan(ledger.totals[0].factor));
        QVERIFY(near(ledger.totals[1].factor, 1.0));
        QVERIFY(std::isnan(ledger.totals[2].factor));
        QVERIFY(near(ledger.whole.factor, 3.0));
    }

    void listsTheSettingsThatDiffer()
    {
        const SpeedLedger ledger = makeLedger(
            {step("a", {1.0}, {{"resources.ranks", "1"}, {"seed", "1"}, {"data.flip", "true"}, {"model.name", "x"}}),
             step("b", {1.0}, {{"resources.ranks", "4"}, {"seed", "2"}, {"model.name", "x"}, {"data.fit", "crop"}})});
        const std::vector<LedgerChange> expected = {
            {"resources.ranks", "1", "4"}, {"data.flip", "true", ""}, {"data.fit", "", "crop"}};
        QVERIFY(ledger.links[0].changes == expected);
    }

    void namesThePhasesThatExplainTheGain()
    {
        // Time per epoch 62 s → 15.5 s, 46.5 s less. Input 0.62·62 − 0.04·15.5 = 37.82 s less, computing
        // 0.32·62 − 0.9·15.5 = 5.89 s less; the rest, 0.06·62 − 0.06·15.5 = 2.79 s, is below a tenth.
        LedgerStep before = step("a", {99.0, 60.0, 62.0, 64.0}), after = step("b", {40.0, 15.0, 15.5, 16.0});
        before.inputWait = 0.62, before.compute = 0.32, before.rankWait = 0.0;
        after.inputWait = 0.04, after.compute = 0.90, after.rankWait = 0.0;
        const LedgerLink link = makeLedger({before, after}).links[0];
        QCOMPARE(codes(link.causes), (Codes{"ledger.input-less", "ledger.compute-less"}));
        QVERIFY(near(std::get<Duration>(link.causes[0].arguments[0]).seconds, 37.82));
        QCOMPARE(std::get<double>(link.causes[0].arguments[1]), 62.0);
        QCOMPARE(std::get<double>(link.causes[0].arguments[2]), 4.0);
        QCOMPARE(link.causes[1].words,
                 std::string("5.89 s less computing per epoch: 32 % of the time before, 90 % now"));
        // The other way round, the same phases cost it.
        QCOMPARE(codes(makeLedger({after, before}).links[0].causes),
                 (Codes{"ledger.input-more", "ledger.compute-more"}));
    }

    void tellsWhatAGainCost()
    {
        // Four ranks: 100 s → 40 s. Computing 90 → 24 s, waiting for ranks 0 → 12 s more, a fifth of the 60 s.
        LedgerStep before = step("one", {200.0, 100.0}, {{"resources.ranks", "1"}});
        LedgerStep after = step("four", {90.0, 40.0}, {{"resources.ranks", "4"}});
        before.inputWait = 0.05, before.compute = 0.9;
        after.inputWait = 0.05, after.compute = 0.6, after.rankWait = 0.3;
        const LedgerLink link = makeLedger({before, after}).links[0];
        QCOMPARE(codes(link.causes), (Codes{"ledger.compute-less", "ledger.ranks-more", "ledger.more-ranks"}));
        // 2.5 times as fast with four ranks: 62.5 % of the ideal, rounded to 63.
        QCOMPARE(std::get<double>(link.causes[2].arguments[2]), 63.0);
    }

    void namesWhatWasChangedOnPurpose()
    {
        const LedgerLink link = makeLedger({step("a", {9.0, 8.0},
                                                 {{"resources.device", "cpu"},
                                                  {"training.precision", "fp32"},
                                                  {"training.batch_size", "64"},
                                                  {"data.loader_threads", "0"},
                                                  {kEngineFact, "1"}}),
                                            step("b", {9.0, 2.0},
                                                 {{"resources.device", "cuda"},
                                                  {"training.precision", "bf16"},
                                                  {"training.batch_size", "256"},
                                                  {"data.loader_threads", "4"},
                                                  {kEngineFact, "2"}})})
                                    .links[0];
        QCOMPARE(codes(link.causes),
                 (Codes{"ledger.device", "ledger.precision", "ledger.batch", "ledger.loading", "ledger.engine"}));
        QCOMPARE(link.causes[0].words, std::string("another device: GPU instead of CPU"));
    }

    void noThreadsAreAllThreads()
    {
        const LedgerLink link =
            makeLedger({step("a", {9.0, 8.0}, {{"resources.threads", "0"}, {"data.image.width", "32"}}),
                        step("b", {9.0, 4.0}, {{"resources.threads", "1"}, {"data.image.width", "28"}})})
                .links[0];
        QCOMPARE(codes(link.causes), Codes{"ledger.threads"});
        QCOMPARE(link.causes[0].words, std::string("threads per rank: 1 instead of all"));
        QCOMPARE(codes(link.doubts), Codes{"ledger.other-task"});
        QVERIFY(link.doubts[0].words.ends_with("Image size"));
    }

    void saysWhenNothingExplainsIt()
    {
        QCOMPARE(codes(makeLedger({step("a", {9.0, 8.0}), step("b", {9.0, 4.0})}).links[0].causes),
                 Codes{"ledger.same"});
        QCOMPARE(codes(makeLedger({step("a", {9.0, 8.0}, {{"training.epochs", "2"}}),
                                   step("b", {9.0, 4.0}, {{"training.epochs", "3"}})})
                           .links[0]
                           .causes),
                 Codes{"ledger.unexplained"});
    }

    void doubtsAGainOfOtherWork()
    {
        // Half the samples in half the time are no gain.
        LedgerStep before = step("a", {9.0, 8.0}, {{"data.image.height", "64"}}), after = step("b", {9.0, 4.0});
        after.time.samples = 500;
        after.settings = {{"data.image.height", "32"}};
        const LedgerLink link = makeLedger({before, after}).links[0];
        QCOMPARE(codes(link.doubts), (Codes{"ledger.other-samples", "ledger.other-task"}));
        QCOMPARE(std::get<double>(link.doubts[0].arguments[2]), 1.0);
    }

    void doubtsADifferenceWithinTheSpread()
    {
        const auto doubts = [](const std::vector<double>& a, const std::vector<double>& b) {
            return codes(makeLedger({step("a", a), step("b", b)}).links[0].doubts);
        };
        QCOMPARE(doubts({9.0, 8.0, 7.0}, {9.0, 7.5, 6.0}), Codes{"ledger.within-spread"});
        QCOMPARE(doubts({9.0, 8.0, 7.0}, {9.0, 6.0, 5.0}), Codes{});
    }

    void mixesPublishedAndMeasuredTimes()
    {
        // 20 h → 3.5 to 4 h: 5.33 times as fast by the middle, from 5 to 5.71 times.
        LedgerStep gpu = published("GPU", 12600.0, 14400.0);
        gpu.cause = "GPUs compute faster";
        const SpeedLedger ledger =
            makeLedger({published("CPU", 72000.0, 72000.0), gpu, step("ours", {9000.0, 1350.0})});
        QVERIFY(near(ledger.links[0].gain.factor, 72000.0 / 13500.0));
        QVERIFY(near(ledger.links[0].gain.low, 5.0));
        QVERIFY(near(ledger.links[0].gain.high, 72000.0 / 12600.0));
        QCOMPARE(codes(ledger.links[0].causes), Codes{"ledger.stated"});
        QVERIFY(ledger.links[0].doubts.empty());
        QVERIFY(near(ledger.links[1].gain.factor, 10.0));
        QCOMPARE(codes(ledger.links[1].doubts), Codes{"ledger.mixed"});
    }
};

} // namespace

TRAINYARD_TEST(SpeedLedgerTest)

} // namespace speed_ledger_test

#include "speed_ledger_test.moc"
