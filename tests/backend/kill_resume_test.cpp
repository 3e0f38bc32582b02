// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <random>

namespace kill_resume_test {

using namespace trainyard;
using namespace trainyard::test;

/// kill -9 at random moments, resumed each time: the curves are those of a run that was never disturbed.
class KillResumeTest : public QObject {
    Q_OBJECT

    static RunSpec spec()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.data.trainSamples = 1000; // 63 steps an epoch
        spec.data.validationSamples = 200;
        spec.training.epochs = 24;
        spec.training.keepCheckpoints = 2;
        return spec;
    }

private Q_SLOTS:
    void losesNoPointAndNoBitWhenKilledTwentyTimes()
    {
        QTemporaryDir folder;
        const RunDirectory undisturbed = RunDirectory::create(folder.filePath("a").toStdString(), spec());
        QElapsedTimer timer;
        timer.start();
        const Ended ended = runEngine({"run", QString::fromStdString(undisturbed.root().string())});
        QVERIFY2(ended.code == 0, ended.err);
        const qint64 duration = timer.elapsed();

        const RunDirectory run = RunDirectory::create(folder.filePath("b").toStdString(), spec());
        std::mt19937 random(static_cast<unsigned>(QDateTime::currentMSecsSinceEpoch()));
        int kills = 0;
        for (int round = 0; kills < 20 && round < 200; ++round) {
            auto process = startRun(run);
            std::uniform_int_distribution<int> moment(0, std::max(50, static_cast<int>(duration / 14)));
            const int before = moment(random), after = moment(random) / 4;
            QThread::msleep(static_cast<unsigned long>(before));
            if (random() % 2) { // a checkpoint in mid-epoch, killed while it is written or soon after
                ::kill(pid_t(process->processId()), SIGUSR1);
                QThread::msleep(static_cast<unsigned long>(after));
            }
            if (process->waitForFinished(0)) {
                if (process->exitStatus() == QProcess::CrashExit) // SIGUSR1 before its handler was there
                    continue;
                QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
                break; // it was quick; the kills so far have to do
            }
            process->kill();
            process->waitForFinished();
            ++kills;
        }
        const Ended last = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY2(last.code == 0, last.err);
        qInfo("killed %d times, %d attempts, undisturbed %lld ms", kills, int(run.attempts().size()),
              static_cast<long long>(duration));
        QVERIFY(kills >= 10);

        for (const char* name : {series::kTrainLoss, series::kTrainTop1})
            QCOMPARE(differenceOfSteps(curve(run, name), curve(undisturbed, name)), std::string());
        for (const char* name :
             {series::kValLoss, series::kValTop1, series::kEpochTrainLoss, series::kEpochTrainTop1}) {
            const auto expected = curve(undisturbed, name);
            const auto found = curve(run, name);
            QCOMPARE(found.size(), std::size_t(24));
            for (const auto& [step, value] : expected)
                QCOMPARE(found.at(step).mean, value.mean);
        }
        const auto newest = [](const RunDirectory& directory) {
            return readCheckpoint(directory.root() / directory.readResult()->checkpoint).tensors;
        };
        const auto a = newest(undisturbed), b = newest(run);
        for (std::size_t index = 0; index < a.size(); ++index)
            QVERIFY(a[index].values == b[index].values);
        for (const auto& entry : std::filesystem::directory_iterator(run.checkpoints()))
            QCOMPARE(entry.path().extension(), std::filesystem::path(".safetensors"));
    }
};

TRAINYARD_TEST(KillResumeTest)

} // namespace kill_resume_test

#include "kill_resume_test.moc"
