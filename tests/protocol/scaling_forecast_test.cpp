// SPDX-License-Identifier: Apache-2.0
// The forecast of a step against sums done by hand.
#include "backend/protocol/scaling_forecast.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace scaling_forecast_test {

using namespace trainyard;

namespace {

StepCosts costs()
{
    StepCosts costs;
    costs.overhead = 0.002;
    costs.perSample = 0.001;
    costs.backwardShare = 0.5;
    costs.gradientBytes = 1e8;
    costs.bandwidth = 1e10;
    costs.latency = 1e-5;
    costs.buckets = 10;
    costs.cores = 8;
    return costs;
}

bool close(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

class ScalingForecastTest : public QObject {
    Q_OBJECT

private slots:
    void oneRankOnlyComputes()
    {
        const StepForecast one = forecastStep(costs(), 1, 32);
        QVERIFY(close(one.step, 0.034));
        QVERIFY(close(one.sums, 0.0));
        QVERIFY(close(one.samplesPerSecond, 32 / 0.034));
    }

    void sumsHideBehindTheBackwardPass()
    {
        const StepForecast four = forecastStep(costs(), 4, 32);
        // 2 · 3 · 10 µs · 10 + 2 · 3/4 · 10 ms = 15.6 ms, less than half of 34 ms: only the last bucket is seen
        QVERIFY(close(four.sums, 0.0156));
        QVERIFY(close(four.exposed, 0.00156));
        StepCosts none = costs();
        none.backwardShare = 0.0;
        QVERIFY(close(forecastStep(none, 4, 32).step, 0.034 + 0.0156));
    }

    void ranksThatShareCoresWaitForThem()
    {
        StepCosts few = costs();
        few.cores = 2;
        few.slowdown = 1.1;
        few.gradientBytes = 0;
        few.latency = 0;
        QVERIFY(close(forecastStep(few, 2, 32).step, 0.034 * 1.1));
        QVERIFY(close(forecastStep(few, 3, 32).step, 0.034 * 1.1 * 1.5));
        few.ranksPerMachine = 1; // each on a machine of its own
        QVERIFY(close(forecastStep(few, 3, 32).step, 0.034));
    }
};

TRAINYARD_TEST(ScalingForecastTest)

} // namespace scaling_forecast_test

#include "scaling_forecast_test.moc"
