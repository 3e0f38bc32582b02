// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_forecast.h"

#include "backend/protocol/series.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>

namespace study_forecast_test {

using namespace trainyard;

namespace {

bool close(double a, double b, double tolerance = 1e-6)
{
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

RunSpec specOf(ScalingRule rule)
{
    RunSpec spec;
    spec.training.batchSize = 64;
    spec.distribution.scaling = rule;
    spec.resources.threads = 1;
    return spec;
}

/// A complete run of two epochs of ten steps; the first epoch is set aside.
StudyRun runOf(const RunSpec& base, int ranks, double stepSeconds, double waited = 0.0)
{
    StudyRun run;
    run.ranks = ranks;
    run.state = StudyRun::State::Whole;
    const std::int64_t batch =
        std::int64_t{base.training.batchSize} * (base.distribution.scaling == ScalingRule::EffectiveBatch ? 1 : ranks);
    for (int epoch = 1; epoch <= 2; ++epoch) {
        const double time = 10.0 * stepSeconds * epoch, share = waited / stepSeconds;
        run.curves[series::kEpochSeconds].push_back({epoch * 10 * batch, double(epoch), time, 10.0 * stepSeconds});
        run.curves[series::kCompute].push_back({epoch * 10 * batch, double(epoch), time, 1.0 - share});
        run.curves[series::kAllreduce].push_back({epoch * 10 * batch, double(epoch), time, share});
    }
    return run;
}

/// 1 ms a sample, 64 samples a rank, nothing waited on one machine; 25 million weights.
ForecastBasis eachRankItsBatch()
{
    const RunSpec base = specOf(ScalingRule::Linear);
    return forecastBasis(base, {runOf(base, 1, 0.064), runOf(base, 2, 0.064)}, 0.0, 25e6);
}

} // namespace

class StudyForecastTest : public QObject {
    Q_OBJECT

private slots:
    void crossesTheNetworkAsComputedByHand()
    {
        // Two nodes: 2 · 20 µs · 4 buckets + 2 · ½ · 100 MB / (3.125 GB/s · use) between them. With use 0.85 that is
        // 37.807 ms, of which 64/3 = 21.333 ms hide: a step takes 80.474 ms.
        const auto forecast = forecastStudy(eachRankItsBatch(), {16, 4, {25e9 / 8.0, 20e-6}, 0.0});
        QVERIFY(forecast.has_value());
        QVERIFY(close(forecast->gradientBytes, 1e8));
        const StudyForecastPoint* eight = forecast->at(8);
        QVERIFY(eight && eight->nodes == 2);
        QVERIFY(close(eight->samplesPerSecond.value, 512.0 / 0.080473725490196));
        QVERIFY(close(eight->speedUp.value, 8.0 * 0.064 / 0.080473725490196));
        // The band: use 0.7 and nothing hidden gives 64 + 45.874 ms; use 1 hides all but a bucket: 64 + 32.16/4 ms.
        QVERIFY(close(eight->speedUp.low, 8.0 * 0.064 / 0.109874285714286));
        QVERIFY(close(eight->speedUp.high, 8.0 * 0.064 / 0.07204));
        // On one node there is no network, so nothing is in doubt.
        const StudyForecastPoint* four = forecast->at(4);
        QVERIFY(four && four->nodes == 1 && close(four->speedUp.value, 4.0));
        QVERIFY(close(four->speedUp.low, 4.0) && close(four->speedUp.high, 4.0));
    }

    void hidesNothingWithoutOverlap()
    {
        ForecastBasis basis = eachRankItsBatch();
        basis.spec.distribution.overlap = false;
        basis.spec.distribution.bucketPrecision = BucketPrecision::Bf16;
        basis.spec.distribution.bucketMiB = 25.0; // 50 MB are two buckets
        const auto forecast = forecastStudy(basis, {8, 4, {25e9 / 8.0, 20e-6}, 0.0});
        QVERIFY(forecast && close(forecast->gradientBytes, 5e7));
        QVERIFY(close(forecast->at(8)->samplesPerSecond.value, 512.0 / (0.064 + 80e-6 + 5e7 / (3.125e9 * 0.85))));
    }

    void tellsTimeAndRankHoursOfARun()
    {
        const auto forecast = forecastStudy(eachRankItsBatch(), {4, 8, {}, 2.5});
        QVERIFY(forecast && close(eachRankItsBatch().samples, 1280.0)); // two epochs of ten steps of 64
        QVERIFY(close(forecast->at(1)->seconds.value, 1.28));
        QVERIFY(close(forecast->at(4)->seconds.value, 0.32));
        QVERIFY(close(forecast->at(4)->rankHours.value, 1.28 / 3600.0));
        ForecastBasis basis = eachRankItsBatch();
        basis.samples = 0.0;
        QVERIFY(std::isnan(forecastStudy(basis, {4, 8, {}, 0.0})->at(4)->seconds.value));
        std::erase_if(basis.steps, [](const MeasuredSteps& steps) { return steps.ranks == 1; });
        QVERIFY(!forecastStudy(basis, {4, 8, {}, 0.0})); // nothing was measured with one rank
    }

    void findsUpToWhereRanksPay()
    {
        // S(n) = 74 / (10 + 64/n). S(4) − S(2) = 2 · 0.542, S(5) − S(2) = 3 · 0.495; S(8)/8 = 0.514, S(9)/9 = 0.481.
        const RunSpec base = specOf(ScalingRule::EffectiveBatch);
        const ForecastBasis basis = forecastBasis(base, {runOf(base, 1, 0.074), runOf(base, 2, 0.042)}, 0.0, 25e6);
        const auto forecast = forecastStudy(basis, {128, 1000, {}, 0.0});
        QVERIFY(forecast.has_value());
        QCOMPARE(forecast->limits.time, 4);
        QCOMPARE(forecast->limits.hours, 8);
        QCOMPARE(forecast->limits.fastest, 64);
        QCOMPARE(forecast->limits.mostWithWork, 64); // of a batch of 64
        QCOMPARE(forecast->limits.most, 128);
        QCOMPARE(forecast->at(128)->speedUp.value, 0.0);
        QVERIFY(std::isnan(forecast->at(128)->seconds.value));
        // The limits do not depend on how far the forecast looks.
        const auto far = forecastStudy(basis, {65536, 1000, {}, 0.0});
        QVERIFY(far.has_value());
        QCOMPARE(far->limits.time, 4);
        QCOMPARE(far->limits.hours, 8);
        QCOMPARE(far->limits.fastest, 64);
        QCOMPARE(far->limits.mostWithWork, 64);
        // What was measured alone pays to the end.
        const auto linear = forecastStudy(eachRankItsBatch(), {4, 4, {}, 0.0});
        QCOMPARE(linear->limits.time, 4);
        QCOMPARE(linear->limits.hours, 4);
        // With four ranks a node, a second node adds more than 37 ms to steps of 26 ms: nothing beyond four pays.
        const auto slow = forecastStudy(basis, {64, 4, {25e9 / 8.0, 1e-3}, 0.0});
        QCOMPARE(slow->limits.time, 4);
        QCOMPARE(slow->limits.hours, 4);
        QCOMPARE(slow->limits.fastest, 4);
    }

    void contradictsNoMeasurementWithAllCores()
    {
        // Two cores, "all" threads, three repeats: two ranks are 1.53 times as fast as one.
        RunSpec base = specOf(ScalingRule::EffectiveBatch);
        base.resources.threads = 0;
        const ForecastBasis basis = forecastBasis(base,
                                                  {runOf(base, 1, 0.0140), runOf(base, 1, 0.0153),
                                                   runOf(base, 1, 0.0160), runOf(base, 2, 0.0090, 0.0005),
                                                   runOf(base, 2, 0.0100, 0.0005), runOf(base, 2, 0.0110, 0.0005)},
                                                  2.0, 1e5);
        const auto forecast = forecastStudy(basis, {8, 8, {}, 0.0});
        QVERIFY(forecast.has_value());
        const ForecastValue two = forecast->at(2)->speedUp;
        QVERIFY(close(two.value, 1.53) && two.low < 1.53 && 1.53 < two.high);
        QCOMPARE(forecast->limits.time, 2);
        QCOMPARE(forecast->limits.fastest, 2);
    }

    /// Four ranks were measured to pay, where the forecast lets them share two cores.
    void whatWasMeasuredToPayPays()
    {
        const RunSpec base = specOf(ScalingRule::Linear);
        const std::vector<StudyRun> runs{runOf(base, 1, 0.064), runOf(base, 2, 0.064), runOf(base, 4, 0.080)};
        const auto forecast = forecastStudy(forecastBasis(base, runs, 2.0, 25e6), {8, 8, {}, 0.0});
        QVERIFY(forecast.has_value());
        const ForecastValue four = forecast->at(4)->speedUp;
        QVERIFY(close(forecast->doubt.misfit, 0.6) && close(four.value, 2.0));
        QVERIFY(four.low < 3.2 && 3.2 <= four.high + 1e-9);
        QCOMPARE(forecast->limits.time, 4);
        QCOMPARE(forecast->limits.fastest, 4);
    }

    void widensTheBandByRunsAndMisfit()
    {
        const RunSpec base = specOf(ScalingRule::Linear);
        ForecastBasis basis = forecastBasis(base,
                                            {runOf(base, 1, 0.060), runOf(base, 1, 0.064), runOf(base, 1, 0.068),
                                             runOf(base, 2, 0.064), runOf(base, 2, 0.070)},
                                            0.0, 25e6);
        const auto spread = forecastStudy(basis, {4, 4, {}, 0.0});
        const ForecastValue one = spread->at(1)->samplesPerSecond;
        // Of three runs the median of a resample is each of them with probability 7/27, 13/27, 7/27.
        QVERIFY(close(one.low, 64.0 / 0.068) && close(one.value, 1000.0) && close(one.high, 64.0 / 0.060));
        QCOMPARE(spread->doubt.runsOfOne, 3);
        QCOMPARE(spread->doubt.runsOfMany, 2);
        QVERIFY(spread->at(4)->speedUp.low < spread->at(4)->speedUp.value);
        QVERIFY(forecastStudy(basis, {4, 4, {}, 0.0})->at(4)->speedUp == spread->at(4)->speedUp);
        // Four ranks took 80 ms where 64 were foretold: the forecast is 20 % too fast.
        basis = eachRankItsBatch();
        basis.steps.push_back({4, 64.0, 0.080, 0.0});
        const auto off = forecastStudy(basis, {8, 8, {}, 0.0});
        QVERIFY(close(off->doubt.misfit, 0.2));
        QVERIFY(close(off->at(8)->speedUp.low, 6.4) && close(off->at(8)->speedUp.high, 9.6));
        QVERIFY(close(off->at(1)->speedUp.low, 1.0));
    }

    void theBandHoldsWhatHorovodPublished()
    {
        // Sergeev & Del Balso 2018: Inception V3 on 128 machines with four P100 each, 25 Gbit/s: 90 % of 512.
        RunSpec base = specOf(ScalingRule::Linear);
        const double step = 64.0 / 142.0;
        const ForecastBasis basis = forecastBasis(base, {runOf(base, 1, step), runOf(base, 2, step)}, 0.0, 23.8e6);
        const auto forecast = forecastStudy(basis, {512, 4, {25e9 / 8.0, 5e-6}, 0.0});
        const ForecastValue speed = forecast->at(512)->speedUp;
        QVERIFY2(speed.low < 0.9 * 512 && 0.9 * 512 < speed.high,
                 qPrintable(QStringLiteral("%1 to %2").arg(speed.low).arg(speed.high)));
    }

    void listsNumbersAndNetworks()
    {
        QCOMPARE(forecastNumbers(16, {5, 40}), (std::vector<int>{1, 2, 3, 4, 5, 6, 8, 12, 16}));
        QCOMPARE(forecastNumbers(10, {}), (std::vector<int>{1, 2, 3, 4, 6, 8, 10}));
        QCOMPARE(forecastNumbers(1, {}), std::vector<int>{1});
        QVERIFY(!knownNetwork("token ring"));
        QCOMPARE(knownNetwork("hdr")->network().bandwidth, 25e9);
        double before = 0.0;
        for (const KnownNetwork& network : knownNetworks()) {
            QVERIFY(network.gigabits > before && network.microseconds > 0.0);
            before = network.gigabits;
        }
    }

    void saysNothingOfTooLittle()
    {
        ForecastBasis basis = eachRankItsBatch();
        basis.steps.pop_back();
        QVERIFY(!forecastStudy(basis, {}));
        basis = eachRankItsBatch();
        RunSpec base = basis.spec;
        base.distribution.mode = DistributionMode::Easgd; // its ranks share no steps
        QVERIFY(!forecastStudy(forecastBasis(base, {runOf(base, 1, 1.0), runOf(base, 2, 1.0)}, 0.0, 25e6), {}));
    }
};

TRAINYARD_TEST(StudyForecastTest)

} // namespace study_forecast_test

#include "study_forecast_test.moc"
