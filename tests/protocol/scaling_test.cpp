// SPDX-License-Identifier: Apache-2.0
// Scaling rules against figures worked out by hand, and the published ones of 8 ranks.
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace scaling_test {

using namespace trainyard;

class ScalingTest : public QObject {
    Q_OBJECT

private slots:
    void rates_data()
    {
        QTest::addColumn<ScalingRule>("rule");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("effective");
        QTest::addColumn<double>("rate");
        QTest::newRow("one rank, any rule") << ScalingRule::Linear << 1 << 48 << 0.02;
        QTest::newRow("shared") << ScalingRule::EffectiveBatch << 8 << 48 << 0.02;
        QTest::newRow("linear") << ScalingRule::Linear << 8 << 384 << 0.16;
        QTest::newRow("square root") << ScalingRule::SquareRoot << 8 << 384 << 0.02 * 2.8284271247461903;
        QTest::newRow("two thirds") << ScalingRule::TwoThirds << 8 << 384 << 0.08; // 8^(2/3) = 4
        QTest::newRow("none") << ScalingRule::None << 8 << 384 << 0.02;
    }
    void rates()
    {
        QFETCH(ScalingRule, rule);
        QFETCH(int, ranks);
        QFETCH(int, effective);
        QFETCH(double, rate);
        RunSpec spec;
        spec.training.batchSize = 48;
        spec.training.learningRate.base = 0.02;
        spec.distribution.scaling = rule;
        const ScaledBatch scaled = scaledBatch(spec, ranks);
        QCOMPARE(scaled.effective, std::int64_t(effective));
        QVERIFY2(std::abs(scaled.rate - rate) < 1e-15, qPrintable(QString::number(scaled.rate, 'g', 17)));
    }

    void nothingIsTruncated()
    {
        RunSpec spec;
        spec.training.batchSize = 50;
        const ScaledBatch scaled = scaledBatch(spec, 4); // not int(50 / 4) = 12 each, which would lose two
        QCOMPARE(scaled.effective, std::int64_t(50));
        QCOMPARE(scaled.largestLocal, std::int64_t(13));
        QCOMPARE(scaled.smallestLocal, std::int64_t(12));
    }

    void anAutomaticBatchStaysSo()
    {
        RunSpec spec;
        spec.training.batchSize = kAutoBatch;
        for (const ScalingRule rule : {ScalingRule::EffectiveBatch, ScalingRule::Linear}) {
            spec.distribution.scaling = rule;
            QCOMPARE(scaledBatch(spec, 4).effective, std::int64_t(kAutoBatch));
        }
    }

    void moreRanksThanSamplesOfABatchAreRefused()
    {
        RunSpec spec;
        spec.id = "r";
        spec.name = "r";
        spec.training.batchSize = 4;
        spec.resources.ranks = 5;
        const std::vector<SpecProblem> problems = validateRunSpec(spec);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().path, std::string("/resources/ranks"));
        spec.distribution.scaling = ScalingRule::Linear;
        QVERIFY(validateRunSpec(spec).empty());
    }

    void workersAndMastersMustFit()
    {
        RunSpec spec;
        spec.id = "r";
        spec.name = "r";
        spec.resources.ranks = 6;
        spec.distribution.mode = DistributionMode::Downpour;
        spec.distribution.workerRanks = 7; // told, and nothing is divided by no workers
        QCOMPARE(validateRunSpec(spec).front().path, std::string("/distribution/worker_ranks"));
        QCOMPARE(rankLayout(spec).workers(), 1);
        QCOMPARE(stepSamples(spec, 6), std::int64_t(64));
        QCOMPARE(stepSamples(spec, 1), std::int64_t(64));
        spec.distribution.workerRanks = 4;
        QCOMPARE(validateRunSpec(spec).front().path, std::string("/distribution/worker_ranks"));
        spec.distribution.workerRanks = 2;
        spec.distribution.masters = 4;
        QCOMPARE(validateRunSpec(spec).front().path, std::string("/distribution/masters"));
        spec.distribution.masters = 3;
        QVERIFY(validateRunSpec(spec).empty());
    }

    void mastersAreCountedWithTheRanks()
    {
        RunSpec spec;
        spec.resources.ranks = 4;
        spec.resources.threads = 2;
        QCOMPARE(processNeeds(spec).processes, 4);
        QCOMPARE(processNeeds(spec).cores, 8);
        spec.training.validationThreads = 1;
        QCOMPARE(processNeeds(spec).cores, 12);
        spec.distribution.mode = DistributionMode::Easgd;
        QCOMPARE(processNeeds(spec).processes, 5);
        QCOMPARE(processNeeds(spec).cores, 9); // the master's core is the one that validates
        spec.distribution.masters = 2;
        QCOMPARE(processNeeds(spec).processes, 7);
        QCOMPARE(processNeeds(spec).masters, 3);
        QCOMPARE(processNeeds(spec).cores, 11);
        spec.resources.threads = 0;
        QCOMPARE(processNeeds(spec).cores, 0);
        QCOMPARE(processNeeds(spec).processes, 7);
    }
};

TRAINYARD_TEST(ScalingTest)

} // namespace scaling_test

#include "scaling_test.moc"
