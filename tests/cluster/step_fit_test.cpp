// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/published_curves.h"
#include "backend/protocol/series.h"
#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/step_fit.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>

namespace step_fit_test {

using namespace trainyard;

namespace {

bool close(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

/// A whole run of two epochs that takes so many seconds a step, a share of them waiting.
StudyRun runOf(const RunSpec& base, int ranks, double stepSeconds, double waitShare)
{
    StudyRun run;
    run.ranks = ranks;
    run.state = StudyRun::State::Whole;
    const std::int64_t batch = base.distribution.scaling == ScalingRule::EffectiveBatch
                                   ? base.training.batchSize
                                   : std::int64_t{base.training.batchSize} * ranks;
    const std::int64_t steps = 10;
    for (int epoch = 1; epoch <= 2; ++epoch) {
        const std::int64_t samples = epoch * steps * batch;
        const double seconds = epoch == 1 ? 100.0 : steps * stepSeconds; // the first is set aside
        const double time = epoch == 1 ? 100.0 : 100.0 + seconds;
        run.curves[series::kEpochSeconds].push_back({samples, double(epoch), time, seconds});
        run.curves[series::kCompute].push_back({samples, double(epoch), time, 1.0 - waitShare});
        run.curves[series::kAllreduce].push_back({samples, double(epoch), time, waitShare});
    }
    return run;
}

RunSpec baseSpec(ScalingRule rule)
{
    RunSpec spec;
    spec.name = "base";
    spec.training.batchSize = 64;
    spec.distribution.scaling = rule;
    spec.resources.threads = 1;
    return spec;
}

} // namespace

class StepFitTest : public QObject {
    Q_OBJECT

private slots:
    void readsStepsOfWholeRuns()
    {
        const RunSpec base = baseSpec(ScalingRule::EffectiveBatch);
        StudyRun open = runOf(base, 4, 1.0, 0.0);
        open.state = StudyRun::State::Open;
        const auto steps = measuredSteps(
            base, {runOf(base, 1, 0.080, 0.0), runOf(base, 2, 0.050, 0.2), runOf(base, 2, 0.060, 0.2), open});
        QCOMPARE(steps.size(), std::size_t{2});
        QCOMPARE(steps[0].ranks, 1);
        QVERIFY(close(steps[0].seconds, 0.080) && close(steps[0].localBatch, 64));
        QVERIFY(close(steps[1].seconds, 0.055) && close(steps[1].localBatch, 32));
        QVERIFY(close(steps[1].waited, 0.011));
        RunSpec asynchronous = base;
        asynchronous.distribution.mode = DistributionMode::Downpour;
        QVERIFY(measuredSteps(asynchronous, {runOf(base, 1, 0.080, 0.0)}).empty());
    }

    void fitsASharedBatch()
    {
        // Alone 10 ms + 1 ms a sample, that is 74 ms with 64; two ranks with 32 compute 42 ms and wait 6 ms.
        const std::vector<MeasuredSteps> steps{{1, 64, 0.074, 0}, {2, 32, 0.048, 0.006}};
        const auto costs = fitStepCosts(steps, 8, 1);
        QVERIFY(costs.has_value());
        QVERIFY(close(costs->overhead, 0.010) && close(costs->perSample, 0.001));
        // What it was fitted to comes back; four ranks compute 26 ms and wait 6 · 2·3/4 ms.
        RunSpec spec = baseSpec(ScalingRule::EffectiveBatch);
        const auto points = forecastRanks(*costs, spec, {1, 2, 4, 128});
        QVERIFY(close(64 / points[0].samplesPerSecond, 0.074) && close(64 / points[1].samplesPerSecond, 0.048));
        QVERIFY(close(64 / points[2].samplesPerSecond, 0.026 + 0.009));
        QVERIFY(close(points[2].speedUp, 0.074 / 0.035));
        QCOMPARE(points[3].samplesPerSecond, 0.0); // more ranks than samples
    }

    void fitsABatchOfEachRank()
    {
        // Beside another a rank computes 1.2 times as long: 64 · 1.2 ms, and waits 5 ms.
        const std::vector<MeasuredSteps> steps{{1, 64, 0.064, 0}, {2, 64, 0.0768 + 0.005, 0.005}};
        const auto costs = fitStepCosts(steps, 8, 1);
        QVERIFY(costs && close(costs->slowdown, 1.2) && close(costs->overhead, 0.0));
        const auto points = forecastRanks(*costs, baseSpec(ScalingRule::Linear), {1, 2, 3});
        QVERIFY(close(128 / points[1].samplesPerSecond, 0.0818));
        QVERIFY(close(192 / points[2].samplesPerSecond, 0.0768 + 0.005 * 4.0 / 3.0));
    }

    void knowsThatCoresAreShared()
    {
        // Two cores: up to two ranks are alone, four share.
        const std::vector<MeasuredSteps> steps{{1, 64, 0.064, 0}, {2, 64, 0.064, 0.0}};
        const auto costs = fitStepCosts(steps, 2, 1);
        const auto points = forecastRanks(*costs, baseSpec(ScalingRule::Linear), {1, 2, 4});
        QVERIFY(close(points[1].speedUp, 2.0) && close(points[2].speedUp, 2.0));
        // A machine whose cores are not known crowds nobody.
        QVERIFY(close(forecastRanks(*fitStepCosts(steps, 0, 1), baseSpec(ScalingRule::Linear), {4})[0].speedUp, 4.0));
    }

    /// With "all" threads one rank uses both cores, each of two ranks uses one, and the two together are faster.
    void meetsWhatWasMeasuredWithAllCores()
    {
        const std::vector<MeasuredSteps> shared{{1, 64, 0.0153, 0.0}, {2, 32, 0.0100, 0.0005}};
        const auto costs = fitStepCosts(shared, 2, threadsFor(RunSpec{}, 2));
        QVERIFY(costs && costs->slowdown < 1.0);
        const auto points = forecastRanks(*costs, baseSpec(ScalingRule::EffectiveBatch), {1, 2});
        QVERIFY(close(64 / points[0].samplesPerSecond, 0.0153));
        QVERIFY(close(points[1].speedUp, 1.53));
        const std::vector<MeasuredSteps> own{{1, 64, 0.0153, 0.0}, {2, 64, 0.0200, 0.001}};
        const auto linear = fitStepCosts(own, 2, 2);
        QVERIFY(close(forecastRanks(*linear, baseSpec(ScalingRule::Linear), {2})[0].speedUp, 1.53));
        // Two ranks that take longer than one with the whole batch come back, too.
        const auto slow = fitStepCosts({{1, 64, 0.010, 0.0}, {2, 32, 0.030, 0.0}}, 2, 1);
        QVERIFY(close(forecastRanks(*slow, baseSpec(ScalingRule::EffectiveBatch), {2})[0].speedUp, 1.0 / 3.0));
    }

    void takesALineThroughSeveralBatches()
    {
        const std::vector<MeasuredSteps> steps{
            {1, 16, 0.020, 0}, {1, 32, 0.030, 0}, {1, 64, 0.050, 0}, {2, 32, 0.036, 0.003}};
        const auto costs = fitStepCosts(steps, 8, 1);
        QVERIFY(costs && close(costs->overhead, 0.010) && close(costs->perSample, 0.000625));
        QVERIFY(close(costs->slowdown, 0.033 / 0.030));
        // Nothing below nothing: times that fall with the batch have no cost a sample.
        const auto strange = fitStepCosts({{1, 16, 0.050, 0}, {1, 64, 0.020, 0}, {2, 32, 0.036, 0}}, 8, 1);
        QVERIFY(strange && strange->perSample == 0.0 && strange->overhead > 0.0);
    }

    void saysNothingOfTooLittle()
    {
        QVERIFY(!fitStepCosts({}, 8, 1));
        QVERIFY(!fitStepCosts({{1, 64, 0.074, 0}}, 8, 1));
        QVERIFY(!fitStepCosts({{2, 64, 0.074, 0}, {4, 64, 0.074, 0}}, 8, 1));
        QCOMPARE(fittedRanks({{1, 64, 0.074, 0}, {4, 16, 0.02, 0}, {3, 21, 0.02, 0}}), 3);
    }

    void foretellsWhatWasPublished()
    {
        for (const PublishedCurve& curve : publishedCurves()) {
            QVERIFY2(std::abs(curve.forecast() / curve.published - 1.0) < 0.15, curve.what.c_str());
            QVERIFY(!curve.assumptions.empty() && !curve.source.empty());
        }
    }

    void plansSeries()
    {
        RunSeries series;
        series.id = "c";
        series.name = "seeds";
        series.specs = {baseSpec(ScalingRule::EffectiveBatch)};
        series.repeats = 20;
        series.cascade = 10;
        SeriesPlan plan = planRunSeries(series);
        QVERIFY(plan.problems.empty());
        QCOMPARE(plan.cells.size(), std::size_t{20});
        QCOMPARE(plan.cells[19].cell, std::string("r20"));
        QCOMPARE(plan.cells[9].stage, 0);
        QCOMPARE(plan.cells[10].stage, 1);
        QCOMPARE(plan.cells[19].spec.seed, std::uint64_t{20});
        QCOMPARE(plan.cells[19].spec.id, std::string("c.r20"));
        QCOMPARE(plan.cells[0].spec.name, std::string("base r1"));
        series.specs.push_back(series.specs.front());
        series.repeats = 2;
        plan = planRunSeries(series);
        QCOMPARE(plan.cells.at(3).cell, std::string("s2-r2"));
        series.specs[1].training.epochs = 0;
        QVERIFY(planRunSeries(series).cells.empty());
        const std::string problem = fullReason(planRunSeries(series).problems).words;
        QVERIFY2(problem.starts_with("the run spec of s2-r1 is not valid: /training/epochs is 0"), problem.c_str());
        series.specs.clear();
        QVERIFY(!planRunSeries(series).problems.empty());
        series.specs = {baseSpec(ScalingRule::EffectiveBatch)};
        for (const int repeats : {0, -1, 1'000'000}) {
            series.repeats = repeats;
            QVERIFY(!planRunSeries(series).problems.empty());
        }
    }
};

TRAINYARD_TEST(StepFitTest)

} // namespace step_fit_test

#include "step_fit_test.moc"
