// SPDX-License-Identifier: Apache-2.0
// What each process of a run does: how batches and validation are shared, and who decides.
#include "backend/train/steps/process_kind.h"

#include "tests/support/test_environment.h"

namespace process_kind_test {

using namespace trainyard;

class ProcessKindTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneRankDoesEverything();
    void mastersDealAndWorkersCompute();
    void aMasterAlwaysValidatesBeside();
    void ratesFollowTheMode();
};

/// Two masters below a top one, and two workers of two ranks each.
RunSpec asynchronousSpec()
{
    RunSpec spec;
    spec.resources.ranks = 4;
    spec.distribution.mode = DistributionMode::Downpour;
    spec.distribution.workerRanks = 2;
    spec.distribution.masters = 2;
    return spec;
}

void ProcessKindTest::oneRankDoesEverything()
{
    RunSpec spec;
    spec.training.validationThreads = 3;
    RankGroup alone;
    const ProcessPart part = makeProcessKind(spec, rankLayout(spec), alone)->part();
    QCOMPARE(part.trainingRanks, 1);
    QCOMPARE(part.shareRank, 0);
    QCOMPARE(part.shareRanks, 1);
    QCOMPARE(part.validationRanks, 1);
    QVERIFY(part.computes && part.decides && !part.dealt);
    QVERIFY(part.validatesBeside());
    spec.training.validationThreads = 0; // training waits
    QVERIFY(!makeProcessKind(spec, rankLayout(spec), alone)->part().validatesBeside());
}

void ProcessKindTest::mastersDealAndWorkersCompute()
{
    const RunSpec spec = asynchronousSpec();
    const RankLayout layout = rankLayout(spec);
    QCOMPARE(layout.masters(), 3);
    const ProcessPart master = makeMasterProcess(spec, layout)->part();
    const ProcessPart lower = makeLowerMasterProcess(layout)->part();
    QVERIFY(master.decides && !master.computes && master.dealt);
    QVERIFY(!lower.decides && !lower.computes && lower.dealt && !lower.validatesBeside());
    for (int rank = layout.masters(); rank < layout.worldSize(); ++rank) {
        const ProcessPart worker = makeWorkerProcess(layout, rank)->part();
        QVERIFY(!worker.decides && worker.computes && worker.dealt && !worker.validatesBeside());
        QCOMPARE(worker.shareRank, (rank - layout.masters()) % 2);
        QCOMPARE(worker.shareRanks, 2);
    }
    for (const ProcessPart& part : {master, lower}) { // networks as large as the first rank's of a worker
        QCOMPARE(part.shareRank, 0);
        QCOMPARE(part.shareRanks, 2);
        QCOMPARE(part.trainingRanks, 4);
        QCOMPARE(part.validationRanks, 1);
    }
}

void ProcessKindTest::aMasterAlwaysValidatesBeside()
{
    RunSpec spec = asynchronousSpec();
    QCOMPARE(spec.training.validationThreads, 0);
    QCOMPARE(makeMasterProcess(spec, rankLayout(spec))->part().validationThreads, 1);
    QVERIFY(makeMasterProcess(spec, rankLayout(spec))->part().validatesBeside());
    spec.training.validationThreads = 4;
    QCOMPARE(makeMasterProcess(spec, rankLayout(spec))->part().validationThreads, 4);
}

void ProcessKindTest::ratesFollowTheMode()
{
    RunSpec spec = asynchronousSpec();
    spec.distribution.scaling = ScalingRule::Linear;
    spec.training.learningRate.base = 0.1;
    RankGroup alone;
    QCOMPARE(makeSynchronousProcess(spec, alone)->baseRate(spec), 0.1); // it is one rank
    const RankLayout layout = rankLayout(spec);
    // Downpour: four times the rate for four ranks, shared by the two workers' updates.
    QCOMPARE(makeMasterProcess(spec, layout)->baseRate(spec), 0.2);
    QCOMPARE(makeWorkerProcess(layout, 3)->baseRate(spec), 0.2);
    spec.distribution.mode = DistributionMode::Easgd; // each worker makes as many steps as a synchronous run
    QCOMPARE(makeLowerMasterProcess(layout)->baseRate(spec), 0.4);
}

TRAINYARD_TEST(ProcessKindTest)

} // namespace process_kind_test

#include "process_kind_test.moc"
