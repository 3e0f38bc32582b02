// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series.h"
#include "tests/backend/engine_support.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <random>

namespace kill_resume_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kKillsARun = 20;
constexpr int kEpochs = 24;

RunSpec spec(int ranks)
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.resources.ranks = ranks;
    spec.data.trainSamples = 1000; // 63 steps an epoch
    spec.data.validationSamples = 200;
    spec.training.epochs = kEpochs;
    spec.training.keepCheckpoints = 2;
    return spec;
}

std::string newestTensors(const RunDirectory& run)
{
    return tensorBytes((run.root() / run.readResult()->checkpoint).string());
}

} // namespace

/// kill -9 at random moments, resumed each time: the curves are those of a run that was never disturbed.
class KillResumeTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_runs = 0;
    std::mt19937 m_random{static_cast<unsigned>(QDateTime::currentMSecsSinceEpoch())};

    RunDirectory make(int ranks)
    {
        return RunDirectory::create(m_folder.filePath("run-" + QString::number(++m_runs)).toStdString(), spec(ranks));
    }
    static Ended finish(const RunDirectory& run)
    {
        return runEngine({"run", QString::fromStdString(run.root().string())});
    }
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }

    /// The process that was started, or one of its ranks where it has several; those that are left must end, too.
    bool killOneOf(QProcess& process)
    {
        std::vector<std::pair<qint64, std::int64_t>> all; // process id, start time
        for (const qint64 rank : childrenOf(process.processId()))
            all.emplace_back(rank, processStartTime(rank));
        all.emplace_back(process.processId(), processStartTime(process.processId()));
        ::kill(pid_t(all.at(std::size_t(upTo(int(all.size()) - 1))).first), SIGKILL);
        if (!process.waitForFinished(200'000)) // the others end within seconds, unless a rank hangs
            return false;
        return QTest::qWaitFor(
            [&] {
                return std::none_of(all.begin(), all.end(),
                                    [](const auto& one) { return processAlive(one.first, one.second); });
            },
            200'000);
    }

    /// Starts the run and kills it up to so many times; returns how often. `duration`: of the whole run, in ms.
    int disturb(const RunDirectory& run, int most, qint64 duration)
    {
        int kills = 0;
        for (int round = 0; kills < most && round < 10 * most; ++round) {
            auto process = startRun(run);
            const int longest = std::max(50, static_cast<int>(duration / 14));
            QThread::msleep(static_cast<unsigned long>(upTo(longest)));
            if (m_random() % 2) { // a checkpoint in mid-epoch, killed while it is written or soon after
                ::kill(pid_t(process->processId()), SIGUSR1);
                QThread::msleep(static_cast<unsigned long>(upTo(longest) / 4));
            }
            if (process->waitForFinished(0)) {
                if (process->exitStatus() == QProcess::CrashExit) // SIGUSR1 before its handler was there
                    continue;
                if (process->exitCode() != 0)
                    throw std::runtime_error(process->readAllStandardError().toStdString());
                break; // it was quick; the kills so far have to do
            }
            if (!killOneOf(*process))
                throw std::runtime_error("what was left of a killed run does not end");
            ++kills;
        }
        return kills;
    }

private Q_SLOTS:
    void losesNoPointAndNoBit_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::newRow("engine") << 1;
        QTest::newRow("ranks") << 2;
    }
    void losesNoPointAndNoBit()
    {
        QFETCH(int, ranks);
        const RunDirectory undisturbed = make(ranks);
        QElapsedTimer timer;
        timer.start();
        const Ended ended = finish(undisturbed);
        QVERIFY2(ended.code == 0, ended.err);
        const qint64 duration = timer.elapsed();

        const int rounds = soakRounds(kKillsARun);
        StepTally tally;
        int kills = 0, attempts = 0, runs = 0, otherWeights = 0;
        for (; kills < rounds && runs < rounds; ++runs) {
            const RunDirectory run = make(ranks);
            kills += disturb(run, std::min(kKillsARun, rounds - kills), duration);
            const Ended last = finish(run);
            QVERIFY2(last.code == 0, last.err);
            attempts += int(run.attempts().size());
            const auto losses = curve(run, series::kTrainLoss); // throws for two values of a step
            for (const auto& [step, value] : losses)
                tally.add(step, value.count);
            tally.close(undisturbed.readResult()->step);
            otherWeights += newestTensors(run) == newestTensors(undisturbed) ? 0 : 1;
            compare(run, undisturbed);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("soak: kill -9 of the %s: %d kills in %d runs, %d attempts; of %lld steps %lld lost, %lld doubled; "
              "%d runs with other weights; undisturbed %lld ms",
              QTest::currentDataTag(), kills, runs, attempts, tally.steps(), tally.lost(), tally.doubled(),
              otherWeights, static_cast<long long>(duration));
        QVERIFY(kills >= rounds);
        QCOMPARE(tally.lost() + tally.doubled(), 0LL);
        QCOMPARE(otherWeights, 0);
    }

private:
    static void compare(const RunDirectory& run, const RunDirectory& undisturbed)
    {
        for (const char* name : {series::kTrainLoss, series::kTrainTop1})
            QCOMPARE(differenceOfSteps(curve(run, name), curve(undisturbed, name)), std::string());
        for (const char* name :
             {series::kValLoss, series::kValTop1, series::kEpochTrainLoss, series::kEpochTrainTop1}) {
            const auto expected = curve(undisturbed, name);
            const auto found = curve(run, name);
            QCOMPARE(found.size(), std::size_t(kEpochs));
            for (const auto& [step, value] : expected)
                QCOMPARE(found.at(step).mean, value.mean);
        }
        for (const auto& entry : std::filesystem::directory_iterator(run.checkpoints()))
            QCOMPARE(entry.path().extension(), std::filesystem::path(".safetensors"));
    }
};

TRAINYARD_TEST(KillResumeTest)

} // namespace kill_resume_test

#include "kill_resume_test.moc"
