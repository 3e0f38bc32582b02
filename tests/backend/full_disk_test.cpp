// SPDX-License-Identifier: Apache-2.0
// A file system that fills up while the engine trains, again and again: with more space the run goes on where its last
// checkpoint is, and its curves and weights are those of a run that always had space.
#include "backend/protocol/exit_code.h"
#include "backend/protocol/series.h"
#include "tests/backend/engine_support.h"
#include "tests/support/small_disk.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <random>

namespace full_disk_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

RunSpec spec()
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.data.trainSamples = 320; // 20 steps an epoch
    spec.training.epochs = 12;
    spec.training.keepCheckpoints = 2;
    return spec;
}

Ended train(const RunDirectory& run)
{
    return runEngine({"run", QString::fromStdString(run.root().string())});
}

std::string newestTensors(const RunDirectory& run)
{
    return tensorBytes((run.root() / run.readResult()->checkpoint).string());
}

} // namespace

class FullDiskTest : public QObject {
    Q_OBJECT

    std::mt19937 m_random{static_cast<unsigned>(QDateTime::currentMSecsSinceEpoch())};

private Q_SLOTS:
    void losesNoPointAndNoBit()
    {
        QTemporaryDir folder, mount;
        const SmallDisk disk(mount.path());
        if (!disk.mounted())
            QSKIP("mounting a small file system needs root");
        const RunDirectory undisturbed = RunDirectory::create(folder.filePath("run").toStdString(), spec());
        const Ended ended = train(undisturbed);
        QVERIFY2(ended.code == 0, ended.err);

        const int rounds = soakRounds(10);
        StepTally tally;
        int full = 0, runs = 0, attempts = 0, otherWeights = 0;
        for (; full < rounds; ++runs) {
            disk.leave(64);
            const RunDirectory run = RunDirectory::create((mount.path() + "/run").toStdString(), spec());
            for (int code = -1; code != 0;) {
                disk.leave(full < rounds ? std::uniform_int_distribution<long>(8, 160)(m_random) : 4096);
                const Ended now = train(run);
                code = now.code;
                QVERIFY2(code == 0 || code == int(ExitCode::DiskFull), now.err);
                QVERIFY2(code == 0 || now.err.contains("space"), now.err);
                full += code == 0 ? 0 : 1;
            }
            attempts += int(run.attempts().size());
            for (const auto& [step, value] : curve(run, series::kTrainLoss)) // throws for two values of a step
                tally.add(step, value.count);
            tally.close(undisturbed.readResult()->step);
            otherWeights += newestTensors(run) == newestTensors(undisturbed) ? 0 : 1;
            for (const char* name : {series::kValLoss, series::kEpochTrainLoss})
                QCOMPARE(means(run, name), means(undisturbed, name));
            std::filesystem::remove_all(run.root());
        }
        qInfo("soak: full disk: %d times in %d runs, %d attempts; of %lld steps %lld lost, %lld doubled; "
              "%d runs with other weights",
              full, runs, attempts, tally.steps(), tally.lost(), tally.doubled(), otherWeights);
        QCOMPARE(tally.lost() + tally.doubled(), 0LL);
        QCOMPARE(otherWeights, 0);
    }
};

TRAINYARD_TEST(FullDiskTest)

} // namespace full_disk_test

#include "full_disk_test.moc"
