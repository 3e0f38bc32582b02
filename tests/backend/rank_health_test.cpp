// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/rank_health.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <map>

namespace rank_health_test {

using namespace trainyard;

namespace {

RankReport report(double compute, double wait, double input, double processor, double memory)
{
    RankReport made;
    made.compute = compute;
    made.reduceWait = wait;
    made.inputWait = input;
    made.load = {processor, memory};
    return made;
}

std::map<std::string, double> byName(const std::vector<std::pair<std::string, double>>& values)
{
    return {values.begin(), values.end()};
}

} // namespace

class RankHealthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansOfTheStepsSinceTheLastLook()
    {
        StepHealth health;
        QVERIFY(health.take().empty()); // before the first step
        health.add({report(0.1, 0.3, 0.0, 1.0, 100.0), report(0.4, 0.0, 0.0, 2.0, 50.0)});
        health.add({report(0.3, 0.2, 0.1, 1.5, 100.0), report(0.6, 0.0, 0.0, 3.0, 60.0)});
        const auto values = byName(health.take());
        QCOMPARE(values.at("rank/0/compute"), 0.2);
        QCOMPARE(values.at("rank/0/allreduce"), 0.5);
        QCOMPARE(values.at("rank/0/input_wait"), 0.1);
        QCOMPARE(values.at("rank/1/compute"), 0.5);
        QCOMPARE(values.at("rank/1/allreduce"), 0.0);
        QVERIFY(health.take().empty());
    }

    /// Rank 0 measures itself; the others' processor time between two looks is added to its own.
    void loadOfTheOthers()
    {
        StepHealth health;
        health.add({report(1, 0, 0, 10.0, 1e9), report(1, 0, 0, 20.0, 2e9), report(1, 0, 0, 30.0, 3e9)});
        QCOMPARE(health.othersLoad(100.0), std::pair(0.0, 5e9)); // nothing to compare with yet
        health.add({report(1, 0, 0, 12.0, 1e9), report(1, 0, 0, 22.0, 2e9), report(1, 0, 0, 31.0, 4e9)});
        QCOMPARE(health.othersLoad(102.0), std::pair(150.0, 6e9)); // 3 s in 2 s
        QCOMPARE(health.othersLoad(102.0).first, 0.0);
    }

    void loadOfWorkers()
    {
        RankHealth health;
        WorkerReport worker;
        worker.rank = 1;
        worker.batches = 2;
        worker.compute = 0.5;
        worker.samples = 20;
        worker.seconds = 1.0;
        worker.processorSeconds = 0.8;
        worker.memory = 1e9;
        health.add(worker);
        worker.rank = 2;
        worker.memory = 2e9;
        health.add(worker);
        QCOMPARE(health.othersLoad(10.0).second, 3e9);
        health.add(worker);
        health.add(worker);
        QCOMPARE(health.othersLoad(12.0), std::pair(80.0, 3e9)); // 1.6 s in 2 s
        const auto values = byName(health.take());
        QCOMPARE(values.at("rank/1/compute"), 0.25);
        QCOMPARE(values.at("rank/2/compute"), 0.25);
        QVERIFY(values.contains("rank/2/staleness"));
    }
};

TRAINYARD_TEST(RankHealthTest)

} // namespace rank_health_test

#include "rank_health_test.moc"
