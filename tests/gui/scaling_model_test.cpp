// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/scaling_model.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace scaling_model_test {

using namespace trainyard;

namespace {

QStringList row(const ScalingModel& model, int row)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace

class ScalingModelTest : public QObject {
    Q_OBJECT

private slots:
    void tellsEveryCount()
    {
        ScalingModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunSpec spec;
        spec.training.batchSize = 48;
        spec.training.learningRate.base = 0.02;
        spec.training.learningRate.warmupEpochs = 0.5;
        spec.distribution.scaling = ScalingRule::Linear;
        spec.resources.ranks = 6;
        model.setSpec(spec, 1000, 6);
        QCOMPARE(model.rowCount(), 4); // 1, 2, 4, 6
        QCOMPARE(row(model, 0), QStringList({"1", "48", "48", "0.02", "11 steps", "21", "40"}));
        QCOMPARE(row(model, 3), QStringList({"6", "48", "288", "0.12", "2 steps", "4", "136"}));
        QCOMPARE(model.chosenRow(), 3);
        spec.training.learningRate.warmupEpochs = 0.25;
        model.setSpec(spec, 1000, 6);
        QCOMPARE(row(model, 3), QStringList({"6", "48", "288", "0.12", "1 step", "4", "136"}));

        spec.distribution.scaling = ScalingRule::EffectiveBatch;
        spec.training.batchSize = 50;
        spec.training.learningRate.warmupEpochs = 0.0;
        model.setSpec(spec, 1000, 6);
        QCOMPARE(row(model, 3), QStringList({"6", "8–9", "50", "0.02", "none", "20", "50"}));
        QVERIFY(model.index(3, ScalingModel::LocalBatch).data(Qt::ToolTipRole).toString().contains("evenly"));
    }

    void foretellsSpeedsFromPastRuns()
    {
        ScalingModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunSpec spec;
        spec.training.batchSize = 64;
        spec.resources.ranks = 4;
        model.setSpec(spec, 1000, 4);
        QCOMPARE(model.columnCount(), int(ScalingModel::Forecast));
        StepCosts costs;
        costs.perSample = 0.001;
        costs.overhead = 0.016;
        costs.cores = 8;
        model.setForecast(costs, 2);
        QCOMPARE(row(model, 0).last(), QString("800"));   // 64 in 80 ms
        QCOMPARE(row(model, 2).last(), QString("2,000")); // 64 in 32 ms
        QVERIFY(model.index(2, ScalingModel::Forecast).data(Qt::ToolTipRole).toString().startsWith("2.50 times"));
    }

    /// With a master a step is a worker's batch.
    void countsWorkersBatches()
    {
        ScalingModel model;
        RunSpec spec;
        spec.training.batchSize = 64;
        spec.distribution.scaling = ScalingRule::None;
        spec.distribution.mode = DistributionMode::Downpour;
        spec.distribution.workerRanks = 2; // which one rank cannot be
        spec.resources.ranks = 4;
        model.setSpec(spec, 1000, 4);
        QCOMPARE(row(model, 0).mid(5), QStringList({"16", "40"}));
        QCOMPARE(row(model, 2).mid(5), QStringList({"8", "104"})); // two workers of 128
        QCOMPARE(row(model, 2).front(), QString("4 + 1"));         // and the master
    }

    void saysWhatIsNotKnown()
    {
        ScalingModel model;
        RunSpec spec;
        spec.resources.ranks = 2;
        spec.training.batchSize = kAutoBatch;
        model.setSpec(spec, std::nullopt, 2);
        QCOMPARE(row(model, 1).mid(1, 2), QStringList({"–", "–"}));
        spec.training.batchSize = 64;
        spec.distribution.scaling = ScalingRule::None;
        model.setSpec(spec, 100, 2);
        QCOMPARE(model.index(1, ScalingModel::Steps).data().toString(), QString("–"));
        QVERIFY(model.index(1, ScalingModel::Steps).data(Qt::ToolTipRole).toString().contains("100"));
    }
};

TRAINYARD_TEST(ScalingModelTest)

} // namespace scaling_model_test

#include "scaling_model_test.moc"
