// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/learning_rate.h"

#include "tests/support/test_environment.h"

#include <cmath>

namespace learning_rate_test {

using namespace trainyard;

class LearningRateTest : public QObject {
    Q_OBJECT
private slots:
    void countsStepsWithThePartialBatch();
    void warmsUpLinearly();
    void followsClosedForms();
    void staysBetweenZeroAndBase();
};

void LearningRateTest::countsStepsWithThePartialBatch()
{
    // Reference B: 50 samples in batches of 4 are 13 batches, the last with 2.
    QCOMPARE(stepsPerEpoch(50, 4), std::int64_t{13});
    QCOMPARE(lastBatchSize(50, 4), std::int64_t{2});
    QCOMPARE(stepsPerEpoch(48, 4), std::int64_t{12});
    QCOMPARE(lastBatchSize(48, 4), std::int64_t{4});
    QCOMPARE(stepsPerEpoch(0, 4), std::int64_t{0});
    QCOMPARE(lastBatchSize(3, 64), std::int64_t{3});
}

void LearningRateTest::warmsUpLinearly()
{
    LearningRateSpec spec;
    spec.base = 1.0;
    spec.warmupEpochs = 2;
    spec.schedule = ScheduleKind::Constant;
    QCOMPARE(learningRate(spec, 10, 10, 0), 0.1);
    QCOMPARE(learningRate(spec, 10, 10, 10), 0.55);
    QCOMPARE(learningRate(spec, 10, 10, 20), 1.0);
}

void LearningRateTest::followsClosedForms()
{
    LearningRateSpec spec;
    spec.base = 0.4;
    spec.warmupEpochs = 0;
    spec.schedule = ScheduleKind::Cosine;
    QCOMPARE(learningRate(spec, 10, 100, 0), 0.4);
    QVERIFY(std::abs(learningRate(spec, 10, 100, 500) - 0.2) < 1e-12);
    QVERIFY(std::abs(learningRate(spec, 10, 100, 1000)) < 1e-12);
    spec.schedule = ScheduleKind::Step;
    spec.stepEpochs = 3;
    spec.stepFactor = 0.5;
    QCOMPARE(learningRate(spec, 10, 100, 299), 0.4);
    QCOMPARE(learningRate(spec, 10, 100, 300), 0.2);
    QCOMPARE(learningRate(spec, 10, 100, 999), 0.05);
    spec.schedule = ScheduleKind::Polynomial;
    spec.power = 2;
    QVERIFY(std::abs(learningRate(spec, 10, 100, 500) - 0.1) < 1e-12);
    spec.schedule = ScheduleKind::OneCycle;
    QVERIFY(std::abs(learningRate(spec, 10, 100, 0) - 0.4 / 25) < 1e-12);
    QVERIFY(std::abs(learningRate(spec, 10, 100, 300) - 0.4) < 1e-12);
}

void LearningRateTest::staysBetweenZeroAndBase()
{
    for (const ScheduleKind kind : {ScheduleKind::Constant, ScheduleKind::Step, ScheduleKind::Cosine,
                                    ScheduleKind::Polynomial, ScheduleKind::OneCycle}) {
        LearningRateSpec spec;
        spec.base = 0.3;
        spec.schedule = kind;
        spec.warmupEpochs = 1.5;
        spec.finalFactor = 0.01;
        for (std::int64_t step = 0; step <= 700; ++step) {
            const double rate = learningRate(spec, 10, 70, step);
            QVERIFY(rate > 0.0 && rate <= 0.3 + 1e-12);
        }
    }
}

TRAINYARD_TEST(LearningRateTest)

} // namespace learning_rate_test

#include "learning_rate_test.moc"
