// SPDX-License-Identifier: Apache-2.0
// Whole runs of several ranks, as a user starts them: processes over shared memory and over MPI.
#include "backend/base/files.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/cores/place_cores.h"
#include "backend/train/ranks/rank_group.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <csignal>

namespace rank_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

RunSpec rankSpec(int ranks, Architecture architecture = Architecture::SmallCnn)
{
    RunSpec spec = smallSpec(architecture, DeviceKind::Reference);
    spec.model.dropout = 0.0;
    spec.resources.ranks = ranks;
    spec.data.trainSamples = 90; // the last step has 10 samples for three ranks
    spec.training.epochs = 3;
    return spec;
}

std::vector<double> losses(const RunDirectory& directory, const char* name = series::kTrainLoss)
{
    return means(directory, name);
}

std::vector<double> rates(const RunDirectory& directory)
{
    return losses(directory, series::kLearningRate);
}

} // namespace

class RankRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void coresAreSharedOnce()
    {
        std::vector<RankCores> ranks(4);
        for (std::size_t r = 0; r < 4; ++r) { // two machines; on the first each has a core of its own
            ranks[r].host = r / 2;
            CPU_SET(r < 2 ? r : 0, &ranks[r].cores);
        }
        QCOMPARE(ranksOnCoresOf(ranks, 0), 1);
        QCOMPARE(ranksOnCoresOf(ranks, 1), 1);
        QCOMPARE(ranksOnCoresOf(ranks, 2), 2);
    }

    void areBoundAsPlanned()
    {
        RunSpec spec = rankSpec(2);
        spec.training.epochs = 1000; // until it is stopped
        for (const CorePlacement placement : {CorePlacement::Compact, CorePlacement::None}) {
            spec.resources.cores = placement;
            const CorePlan plan = placeRun(spec);
            if (plan.binding == CoreBinding::NoTopology)
                QSKIP("the engine is built without hwloc");
            const bool bound = allowedCpus().size() > 1 && placement == CorePlacement::Compact;
            QCOMPARE(plan.binding == CoreBinding::Bound, bound);
            const RunDirectory run = make(spec);
            auto process = startRun(run);
            QVERIFY(waitForEvents(run, [&](const std::vector<Event>& events) {
                return childrenOf(process->processId()).size() == 2 && !bodies<MetricsEvent>(events).empty();
            }));
            std::vector<std::vector<int>> expected = {allowedCpus(), allowedCpus()}, found;
            for (std::size_t rank = 0; rank < 2 && bound; ++rank)
                expected[rank] = plan.processes[rank].cpus;
            for (const qint64 pid : childrenOf(process->processId())) {
                cpu_set_t set;
                QVERIFY(::sched_getaffinity(static_cast<pid_t>(pid), sizeof set, &set) == 0);
                found.push_back(cpusIn(set));
            }
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected);
            const std::vector<MessageEvent> messages = bodies<MessageEvent>(readEvents(run, 1));
            QVERIFY(std::any_of(messages.begin(), messages.end(), [&](const MessageEvent& message) {
                return message.text == trainingReason("training.cpus", cpusOfRanks(expected));
            }));
            process->terminate();
            QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        }
    }

    void trainAsOneRankDoes()
    {
        const RunDirectory one = finished(rankSpec(1));
        const std::vector<double> expected = losses(one), validation = losses(one, series::kValLoss);
        QCOMPARE(expected.size(), std::size_t(18));
        for (const int ranks : {2, 3, 4}) {
            const RunDirectory many = finished(rankSpec(ranks));
            const std::vector<double> found = losses(many), foundValidation = losses(many, series::kValLoss);
            QCOMPARE(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i) // only the order of sums differs
                QVERIFY2(std::abs(found[i] - expected[i]) < 2e-3,
                         qPrintable(QString("%1: %2, %3").arg(i).arg(found[i]).arg(expected[i])));
            QCOMPARE(foundValidation.size(), validation.size());
            QVERIFY(std::abs(foundValidation.back() - validation.back()) < 5e-3);
            QCOMPARE(many.readAttempt(1)->ranks, ranks);
            QVERIFY(std::filesystem::exists(many.events(1, ranks - 1)));
            QCOMPARE(losses(finished(rankSpec(ranks))), found); // to the last bit, again
        }
    }

    void gradientsThatTravelRounded()
    {
        RunSpec spec = rankSpec(2);
        const std::vector<double> exact = losses(finished(spec));
        for (const auto& [precision, tolerance] :
             {std::pair(BucketPrecision::Bf16, 0.05), std::pair(BucketPrecision::Fp16, 0.01)}) {
            spec.distribution.bucketPrecision = precision;
            const std::vector<double> rounded = losses(finished(spec));
            QCOMPARE(rounded.size(), exact.size());
            QCOMPARE(rounded.front(), exact.front()); // before the first update
            QVERIFY(rounded != exact);
            for (std::size_t i = 0; i < exact.size(); ++i)
                QVERIFY2(std::abs(rounded[i] - exact[i]) < tolerance * std::max(exact[i], 0.2),
                         qPrintable(QString("%1: %2, %3").arg(i).arg(rounded[i]).arg(exact[i])));
        }
    }

    void stopAndGoOnToTheLastBit()
    {
        RunSpec spec = rankSpec(3, Architecture::ResNet20V2);
        spec.data.trainSamples = 40;
        const RunDirectory whole = finished(spec);
        const RunDirectory parts = make(spec);
        int attempts = 0;
        for (;; ++attempts) {
            auto process = startRun(parts);
            if (attempts < 3) {
                const int number = attempts + 1;
                waitForEvents(parts, [&](const std::vector<Event>& events) {
                    return process->waitForFinished(0) ||
                           (!parts.attempts().empty() && parts.attempts().back() == number &&
                            !bodies<MetricsEvent>(events).empty());
                });
                process->terminate();
            }
            const Ended ended = waitFor(*process);
            if (ended.code == 0)
                break;
            QVERIFY2(ended.code == int(ExitCode::Stopped), ended.err);
        }
        QVERIFY(attempts > 0);
        QCOMPARE(losses(parts), losses(whole));
        QCOMPARE(losses(parts, series::kValLoss), losses(whole, series::kValLoss));
    }

    void goOnWithAnotherNumberOfRanks()
    {
        RunSpec spec = rankSpec(2);
        spec.training.epochs = 2;
        const RunDirectory run = finished(spec);
        spec.training.epochs = 4;
        spec.resources.ranks = 3;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(losses(run).size(), std::size_t(24));
        const std::vector<std::string> differences = run.readAttempt(2)->differences;
        QVERIFY(std::find(differences.begin(), differences.end(), "ranks 2 → 3") != differences.end());
    }

    /// A batch on each rank: other ranks make other steps, and the epochs still hold each sample once.
    void goOnWithOtherBatches()
    {
        RunSpec spec = rankSpec(2);
        spec.distribution.scaling = ScalingRule::Linear; // 32 samples a step
        spec.training.learningRate.schedule = ScheduleKind::Constant;
        spec.data.trainSamples = 128;
        const RunDirectory run = make(spec);
        QVERIFY(runEngine({"run", pathText(run)}).code == 0);
        QCOMPARE(losses(run).size(), std::size_t(12));
        QCOMPARE(rates(run).back(), 2 * spec.training.learningRate.base);
        spec.training.epochs = 5;
        spec.resources.ranks = 4; // 64
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        const auto points = curve(run, series::kTrainLoss);
        QCOMPARE(points.size(), std::size_t(16)); // 3 · 4 + 2 · 2, steps go on counting
        QCOMPARE(points.rbegin()->first, 16);
        QCOMPARE(rates(run).back(), 4 * spec.training.learningRate.base);
        const RunResult result = *run.readResult();
        QCOMPARE(result.step, 16);
        QCOMPARE(result.totalSteps, 16);
        QCOMPARE(result.epoch, 5.0);
        QCOMPARE(readCheckpointInfo(run.root() / result.checkpoint).loop.samples, 5 * 128);
    }

    void aKilledRankEndsTheRunAndIsNamed()
    {
        RunSpec spec = rankSpec(3);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
        const QList<qint64> ranks = childrenOf(process->processId());
        QCOMPARE(ranks.size(), 3);
        QCOMPARE(::kill(pid_t(ranks.last()), SIGKILL), 0);
        const Ended ended = waitFor(*process);
        QCOMPARE(ended.code, int(ExitCode::Killed)); // it can be resumed: nothing is wrong with the run
        const std::optional<RunResult> result = run.readResult();
        QVERIFY(result.has_value());
        QCOMPARE(exitCodeName(result->code), exitCodeName(ExitCode::Killed));
        const QString told = QString::fromStdString(result->message.text());
        QVERIFY2(told.contains("rank 2 failed: its process was ended by signal 9 (Killed)"), qPrintable(told));
        QVERIFY2(told.contains("can be resumed"), qPrintable(told));
        for (const qint64 rank : ranks)
            QVERIFY(::kill(pid_t(rank), 0) != 0);
    }

    void theFirstRankKilledEndsTheRunToo()
    {
        RunSpec spec = rankSpec(2);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
        const QList<qint64> ranks = childrenOf(process->processId());
        QCOMPARE(ranks.size(), 2);
        QCOMPARE(::kill(pid_t(ranks.first()), SIGKILL), 0);
        const Ended ended = waitFor(*process);
        QCOMPARE(ended.code, int(ExitCode::Killed));
        QVERIFY2(ended.err.contains("Rank 0 failed: its process was ended by signal 9 (Killed). Find out who"),
                 ended.err);
        const std::optional<RunResult> result = run.readResult(); // which the starter has written
        QVERIFY(result.has_value());
        QCOMPARE(exitCodeName(result->code), exitCodeName(ExitCode::Killed));
        QVERIFY2(result->message.words.find("rank 0 failed: its process was ended by signal 9") != std::string::npos,
                 result->message.words.c_str());
        QVERIFY(result->step > 0 && result->totalSteps >= result->step && result->elapsed > 0.0);
        QCOMPARE(result->attempt, 1);
        for (const qint64 rank : ranks)
            QVERIFY(::kill(pid_t(rank), 0) != 0);
    }

    void aCheckpointThatIsAskedForTooEarlyEndsNoRank()
    {
        const RunDirectory run = make(rankSpec(2));
        auto process = startRun(run);
        QElapsedTimer timer;
        for (timer.start(); childrenOf(process->processId()).size() < 2 && timer.elapsed() < 60'000;)
            QThread::msleep(1);
        QCOMPARE(::kill(pid_t(process->processId()), SIGUSR1), 0); // it hands it on at once
        const Ended ended = waitFor(*process);
        QVERIFY2(ended.code == 0, ended.err);
    }

    /// Told once, before a rank is started.
    void refusesAPatienceThatIsNoNumber()
    {
        qputenv("TRAINYARD_RANK_PATIENCE", "soon");
        const RunDirectory run = make(rankSpec(2));
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        qunsetenv("TRAINYARD_RANK_PATIENCE");
        QCOMPARE(ended.code, int(ExitCode::BadArguments));
        QCOMPARE(ended.err.count("TRAINYARD_RANK_PATIENCE: \"soon\""), 1);
        QVERIFY(run.attempts().empty());
    }

    /// A rank that is stopped answers nobody: after the patience the others say so, and its process is ended too.
    void refusesAnUnknownSharing()
    {
        qputenv("TRAINYARD_SHARE", "foo");
        const Ended ended = runEngine({"devices"});
        qunsetenv("TRAINYARD_SHARE");
        QCOMPARE(ended.code, int(ExitCode::BadArguments));
        QVERIFY2(ended.err.contains("TRAINYARD_SHARE"), ended.err);
    }

    void aHangingRankEndsTheRunAndIsNamed()
    {
        qputenv("TRAINYARD_RANK_PATIENCE", "8");
        RunSpec spec = rankSpec(2);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        qunsetenv("TRAINYARD_RANK_PATIENCE");
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
        const QList<qint64> ranks = childrenOf(process->processId());
        QCOMPARE(ranks.size(), 2);
        QCOMPARE(::kill(pid_t(ranks.last()), SIGSTOP), 0);
        const Ended ended = waitFor(*process);
        QVERIFY(ended.code != 0);
        const std::optional<RunResult> result = run.readResult();
        QVERIFY(result.has_value());
        const QString said = QString::fromStdString(result->message.words);
        QVERIFY2(said.contains(QString("rank 1 has not answered for 8 s (process %1 is stopped)").arg(ranks.last())),
                 qPrintable(said));
        for (const qint64 rank : ranks)
            QVERIFY(::kill(pid_t(rank), 0) != 0);
    }

    /// Whoever stops a run need not wait for the patience of its ranks, and loses nothing.
    void aFrozenRankIsWokenToStop()
    {
        for (const bool bySignal : {false, true}) {
            RunSpec spec = rankSpec(2);
            spec.training.epochs = 100'000;
            const RunDirectory run = make(spec);
            auto process = startRun(run);
            QVERIFY(waitForEvents(
                run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
            const QList<qint64> ranks = childrenOf(process->processId());
            QCOMPARE(ranks.size(), 2);
            QCOMPARE(::kill(pid_t(ranks[bySignal ? 0 : 1]), SIGSTOP), 0);
            if (bySignal)
                process->terminate();
            else
                run.writeControl(ControlCommand::Stop);
            const Ended ended = waitFor(*process);
            QVERIFY2(ended.code == int(ExitCode::Stopped), ended.err);
            const std::optional<RunResult> result = run.readResult();
            QVERIFY(result && !result->checkpoint.empty());
            QCOMPARE(readCheckpointInfo(run.root() / result->checkpoint).loop.step, result->step);
        }
    }

    /// The starter and a rank are killed at once: nobody tells the other rank, which finds out long before its
    /// patience.
    void aRankWhoseStarterAndNeighbourAreKilledEnds()
    {
        RunSpec spec = rankSpec(2);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
        const QList<qint64> ranks = childrenOf(process->processId());
        QCOMPARE(ranks.size(), 2);
        const std::int64_t started = processStartTime(int(ranks.last()));
        QCOMPARE(::kill(pid_t(ranks.first()), SIGSTOP), 0);
        QCOMPARE(::kill(pid_t(process->processId()), SIGKILL), 0);
        QVERIFY(process->waitForFinished(60'000));
        QCOMPARE(::kill(pid_t(ranks.first()), SIGKILL), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!processAlive(int(ranks.last()), started), 120'000); // the patience is 300 s
    }

    /// MPI's calls wait for ever; the watch beside them ends the run all the same.
    void aHangingRankOverMpiIsNamedToo()
    {
        const QString module = qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so";
        if (!QFile::exists(module) || QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        RunSpec spec = rankSpec(3);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        qputenv("TRAINYARD_RANK_PATIENCE", "12");
        const auto process = startUnderMpi(run, 3);
        qunsetenv("TRAINYARD_RANK_PATIENCE");
        QVERIFY(waitForEvents(
            run, [](const std::vector<Event>& events) { return !bodies<CheckpointEvent>(events).empty(); }));
        qint64 second = 0;
        for (const qint64 rank : childrenOf(process->processId()))
            if (QFile about(QString("/proc/%1/environ").arg(rank));
                about.open(QIODevice::ReadOnly) && about.readAll().split('\0').contains("OMPI_COMM_WORLD_RANK=1"))
                second = rank;
        QVERIFY(second > 0);
        QCOMPARE(::kill(pid_t(second), SIGSTOP), 0);
        const bool ended = process->waitForFinished(180'000);
        ::kill(pid_t(second), SIGKILL); // where mpirun's own signal did not reach it
        QVERIFY(ended);
        QVERIFY(process->exitCode() != 0);
        const std::optional<RunResult> result = run.readResult();
        QVERIFY(result.has_value());
        QVERIFY2(QString::fromStdString(result->message.words).contains("rank 1 hangs"), result->message.words.c_str());
        const CheckpointStore store(run.checkpoints());
        QVERIFY(!result->checkpoint.empty());
        QCOMPARE(run.root() / result->checkpoint, store.list().front().path); // the newest
        QVERIFY(result->step >= store.list().front().info.loop.step);
    }

    /// With batch-norm over all ranks several compute what one does, also over MPI, and with sums that overlap.
    void syncedNormsTrainAsOneRankDoes()
    {
        RunSpec one = rankSpec(1, Architecture::ResNet20V2);
        one.data.trainSamples = 45; // the last step has 13 samples for three ranks
        one.training.epochs = 1;
        const std::vector<double> expected = losses(finished(one));
        RunSpec spec = one;
        spec.resources.ranks = 3;
        spec.distribution.syncBatchNorm = true;
        spec.distribution.orderedSum = true;
        spec.distribution.bucketMiB = 0.01;
        const std::vector<double> found = losses(finished(spec));
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(std::abs(found[i] - expected[i]) < 5e-3 * std::max(1.0, expected[i]),
                     qPrintable(QString("%1: %2, %3").arg(i).arg(found[i]).arg(expected[i])));
        spec.distribution.syncBatchNorm = false;
        QVERIFY(std::abs(losses(finished(spec)).front() - expected.front()) >
                1e-3); // its own statistics give other losses
        const QString module = qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so";
        if (!QFile::exists(module) || QStandardPaths::findExecutable("mpirun").isEmpty())
            return;
        spec.distribution.syncBatchNorm = true;
        const RunDirectory run = make(spec);
        const auto [code, output] = runUnderMpi(run, 3);
        QVERIFY2(code == 0, output);
        QCOMPARE(losses(run), found);
    }

    /// Each rank validates its part beside training: the same values as where training waits, bit for bit.
    void ranksValidateBesideTraining()
    {
        RunSpec spec = rankSpec(2);
        const RunDirectory waits = finished(spec);
        spec.training.validationThreads = 1;
        const RunDirectory beside = finished(spec);
        QCOMPARE(losses(beside), losses(waits));
        QCOMPARE(losses(beside, series::kValLoss), losses(waits, series::kValLoss));
        QCOMPARE(losses(beside, series::kValTop1), losses(waits, series::kValTop1));
    }

    void badInputIsToldOnce()
    {
        RunSpec spec = rankSpec(3);
        spec.training.batchSize = 2;
        const Ended ended = runEngine({"run", pathText(make(spec))});
        QVERIFY(ended.code != 0);
        QCOMPARE(ended.err.count("at most 2, the batch that they share"), 1);
    }

    void overMpiTheSame()
    {
        const QString module = qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so";
        if (!QFile::exists(module) || QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        RunSpec spec = rankSpec(2);
        spec.distribution.orderedSum = true;
        const std::vector<double> expected = losses(finished(spec));
        const RunDirectory run = make(spec);
        const auto [code, output] = runUnderMpi(run, 2);
        QVERIFY2(code == 0, output);
        QCOMPARE(losses(run), expected);

        RunSpec bad = rankSpec(2);
        bad.training.batchSize = 1;
        const RunDirectory failed = make(bad);
        QVERIFY(runUnderMpi(failed, 2).first != 0);
        QVERIFY(failed.readResult().has_value()); // written by whoever failed first
        QCOMPARE(failed.readResult()->code, ExitCode::BadSpec);
    }

private:
    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder->filePath(QString("run%1").arg(m_made++)).toStdString(), spec);
    }
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory directory = make(spec);
        const Ended ended = runEngine({"run", pathText(directory)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return directory;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_made = 0;
};

TRAINYARD_TEST(RankRunsTest)

} // namespace rank_runs_test

#include "rank_runs_test.moc"
