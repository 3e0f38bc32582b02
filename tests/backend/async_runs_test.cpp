// SPDX-License-Identifier: Apache-2.0
// Whole asynchronous runs, as a user starts them: a master and workers over shared memory and over MPI.
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "backend/protocol/trace_request.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/checkpoint/safetensors.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <numeric>

namespace async_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

RunSpec asyncSpec(DistributionMode mode, int ranks, int syncEvery = 1)
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.model.dropout = 0.0;
    spec.data.trainSamples = 1600;
    spec.data.validationSamples = 200;
    spec.data.flip = false;
    spec.data.cropPadding = 0;
    spec.model.widthMultiplier = 0.5;
    spec.training.batchSize = 24;
    spec.training.epochs = 4;
    spec.training.learningRate.base = 0.02;
    spec.training.learningRate.schedule = ScheduleKind::Constant;
    spec.training.learningRate.warmupEpochs = 0.2;
    spec.resources.ranks = ranks;
    spec.distribution.mode = mode;
    spec.distribution.syncEvery = syncEvery;
    return spec;
}

RunSpec endless(RunSpec spec)
{
    spec.training.epochs = 100'000;
    return spec;
}

std::vector<double> values(const RunDirectory& directory, const std::string& name = series::kTrainLoss)
{
    return means(directory, name);
}

bool hasMetrics(const std::vector<Event>& events)
{
    return !bodies<MetricsEvent>(events).empty();
}

/// How many events say so; each is a line, which has its words more than once.
int linesWith(const std::filesystem::path& events, const char* words)
{
    int count = 0;
    for (const QString& line : QString::fromStdString(readFile(events)).split(QLatin1Char('\n')))
        count += line.contains(QLatin1String(words)) ? 1 : 0;
    return count;
}

} // namespace

class AsyncRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// With one worker that exchanges every batch the master does what one process would.
    void oneDownpourWorkerIsPlainTraining_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::newRow("small CNN, momentum") << int(Architecture::SmallCnn);
        QTest::newRow("ResNet20V2, batch-norm") << int(Architecture::ResNet20V2);
    }
    void oneDownpourWorkerIsPlainTraining()
    {
        QFETCH(int, architecture);
        RunSpec spec = smallSpec(Architecture(architecture), quickDevice());
        spec.training.epochs = 2;
        const RunDirectory plain = finished(spec);
        spec.distribution.mode = DistributionMode::Downpour;
        const RunDirectory worker = finished(spec);
        for (const char* name : {series::kTrainLoss, series::kLearningRate})
            QCOMPARE(differenceOfSteps(curve(worker, name), curve(plain, name)), std::string());
        QCOMPARE(values(worker, series::kValLoss), values(plain, series::kValLoss));
        const auto weights = [](const RunDirectory& run) {
            std::vector<std::vector<float>> all;
            for (const NamedTensor& tensor : readCheckpoint(run.root() / run.readResult()->checkpoint).tensors)
                all.push_back(tensor.values);
            return all;
        };
        QCOMPARE(weights(worker), weights(plain));
    }

    void everyModeLearns_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("syncEvery");
        QTest::addColumn<int>("workerRanks");
        QTest::addColumn<int>("masters");
        const auto row = [](const char* name, DistributionMode mode, int ranks, int every, int group, int masters) {
            QTest::newRow(name) << int(mode) << ranks << every << group << masters;
        };
        row("downpour", DistributionMode::Downpour, 3, 1, 1, 1);
        row("downpour, every 2", DistributionMode::Downpour, 3, 2, 1, 1);
        row("easgd", DistributionMode::Easgd, 3, 2, 1, 1);
        row("gem", DistributionMode::Gem, 3, 1, 1, 1);
        row("downpour, groups of 2", DistributionMode::Downpour, 4, 1, 2, 1);
        row("easgd, groups of 2", DistributionMode::Easgd, 4, 2, 2, 1);
        row("downpour, 2 masters", DistributionMode::Downpour, 4, 1, 1, 2);
        row("easgd, 2 masters", DistributionMode::Easgd, 4, 1, 1, 2);
        row("gem, 2 masters", DistributionMode::Gem, 4, 1, 1, 2);
    }
    void everyModeLearns()
    {
        QFETCH(int, mode);
        QFETCH(int, ranks);
        QFETCH(int, syncEvery);
        QFETCH(int, workerRanks);
        QFETCH(int, masters);
        RunSpec spec = asyncSpec(DistributionMode(mode), ranks, syncEvery);
        spec.distribution.workerRanks = workerRanks;
        spec.distribution.masters = masters;
        // Who comes first is chance, and with it how fast it goes. The rules themselves are trained twice as long as
        // they mostly take; of groups, masters and rarer exchanges it is enough that they get on.
        const bool plain = syncEvery == 1 || mode == int(DistributionMode::Easgd);
        const int epochs = plain && workerRanks == 1 && masters == 1 ? 8 : 3;
        spec.training.epochs = epochs;
        const RunDirectory run = finished(spec);
        const std::vector<double> losses = values(run, series::kEpochTrainLoss);
        QCOMPARE(losses.size(), std::size_t(epochs));
        const double best = *std::min_element(losses.begin(), losses.end());
        QVERIFY2(epochs < 8 ? best < losses.front()
                            : best < 2.05 && best < 0.9 * losses.front(), // chance is ln 10 = 2.30
                 qPrintable(QString("%1 … %2").arg(losses.front()).arg(best)));
        QCOMPARE(values(run, series::kValLoss).size(), std::size_t(epochs));
        const CheckpointInfo info = readCheckpointInfo(run.root() / run.readResult()->checkpoint);
        QCOMPARE(info.loop.samples, epochs * 1600); // each sample once an epoch
        QVERIFY(info.loop.open.empty());
        QCOMPARE(info.loop.step, epochs * info.stepsPerEpoch);
        const int first = masters > 1 ? 1 + masters : 1;
        for (int rank = first; rank < first + ranks; rank += workerRanks)
            QVERIFY2(!values(run, series::rank(rank, "staleness")).empty(), qPrintable(QString::number(rank)));
        QVERIFY(!values(run, series::kMasterBusy).empty());
    }

    void slowWorkersTakeFewerBatches()
    {
        RunSpec spec = asyncSpec(DistributionMode::Downpour, 2);
        spec.training.epochs = 1;
        // The factor counts where a step takes longer than these times, as it does under a sanitizer.
        qputenv("TRAINYARD_SLOW_RANK", "1:30ms,2:240ms,2:8.0");
        const RunDirectory run = finished(spec);
        qunsetenv("TRAINYARD_SLOW_RANK");
        QCOMPARE(readCheckpointInfo(run.root() / run.readResult()->checkpoint).loop.samples, 1600);
        const std::vector<double> fast = values(run, series::rank(1, "samples_per_second"));
        const std::vector<double> slow = values(run, series::rank(2, "samples_per_second"));
        QVERIFY(fast.size() > 1 && slow.size() > 1);
        QVERIFY2(fast[1] > 1.5 * slow[1], qPrintable(QString("%1, %2").arg(fast[1]).arg(slow[1])));
    }

    void stopsAndGoesOnWithOtherWorkers()
    {
        for (const DistributionMode mode : {DistributionMode::Downpour, DistributionMode::Easgd}) {
            RunSpec spec = asyncSpec(mode, 2, 2);
            spec.distribution.scaling = ScalingRule::None; // so that steps stay what they are
            spec.training.batchSize = 20;
            const RunDirectory run = make(endless(spec));
            auto process = startRun(run);
            QVERIFY(waitForEvents(run, hasMetrics));
            process->terminate();
            QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
            const std::optional<RunResult> stopped = run.readResult();
            QVERIFY(stopped && !stopped->checkpoint.empty());
            const CheckpointInfo info = readCheckpointInfo(run.root() / stopped->checkpoint);
            QCOMPARE(info.loop.step, stopped->step);
            QVERIFY(!info.loop.open.empty()); // prepared ones, that nobody did
            spec.training.epochs = int(info.epochs()) + 2;
            spec.resources.ranks = 3;
            writeFileAtomically(run.spec(), toText(spec));
            const Ended ended = runEngine({"run", pathText(run)});
            QVERIFY2(ended.code == 0, ended.err);
            const CheckpointInfo done = readCheckpointInfo(run.root() / run.readResult()->checkpoint);
            QCOMPARE(done.loop.samples, std::int64_t(1600) * spec.training.epochs);
            QVERIFY(done.loop.open.empty());
        }
    }

    /// What only workers have survives a stop: with EASGD weights and momentum, with GEM the proxy.
    void workersGoOnWithWhatIsTheirs()
    {
        for (const DistributionMode mode : {DistributionMode::Easgd, DistributionMode::Gem}) {
            RunSpec spec = asyncSpec(mode, 2, 2);
            const RunDirectory run = make(endless(spec));
            auto process = startRun(run);
            QVERIFY(waitForEvents(run, hasMetrics));
            process->terminate();
            QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
            const std::string step = std::to_string(run.readResult()->step);
            const std::filesystem::path file = run.root() / "workers" / "rank-0001.safetensors";
            QVERIFY(std::filesystem::exists(run.root() / "workers" / "rank-0002.safetensors"));
            const SafetensorsHeader header = readSafetensorsHeader(file);
            QCOMPARE(header.metadata.at("step"), step);
            QVERIFY(mode == DistributionMode::Gem ? header.entries.front().name == "gem/proxy"
                                                  : header.metadata.at("updates") != "0");
            spec.training.epochs = int(readCheckpointInfo(run.root() / run.readResult()->checkpoint).epochs()) + 1;
            writeFileAtomically(run.spec(), toText(spec));
            writeFileAtomically(run.root() / "workers" / "rank-0002.safetensors",
                                "cut"); // a damaged one is told, and not needed
            const Ended ended = runEngine({"run", pathText(run)});
            QVERIFY2(ended.code == 0, ended.err);
            const auto told = [&](int rank) {
                return linesWith(run.events(2, rank), "The worker's own state is not used");
            };
            QCOMPARE(told(1), 0);
            QCOMPARE(told(2), 1);
        }
    }

    /// With EASGD a lower master has a centre of its own, which survives a stop as well.
    void lowerMastersGoOnWithTheirCentres()
    {
        RunSpec spec = asyncSpec(DistributionMode::Easgd, 4);
        spec.distribution.masters = 2;
        const RunDirectory run = make(endless(spec));
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, hasMetrics));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const std::string step = std::to_string(run.readResult()->step);
        const auto fileOf = [&run](const char* name) { return run.root() / "workers" / name; };
        const auto valuesIn = [&fileOf](const char* name) {
            std::vector<float> all;
            SafetensorsHeader header = readSafetensorsHeader(fileOf(name));
            for (const NamedTensor& tensor : readSafetensors(fileOf(name), &header))
                all.insert(all.end(), tensor.values.begin(), tensor.values.end());
            return all;
        };
        for (const char* name : {"master-0001.safetensors", "master-0002.safetensors", "rank-0003.safetensors"})
            QCOMPARE(readSafetensorsHeader(fileOf(name)).metadata.at("step"), step);
        QVERIFY(valuesIn("master-0001.safetensors") != valuesIn("master-0002.safetensors"));
        QVERIFY(readSafetensorsHeader(fileOf("master-0001.safetensors")).metadata.at("updates") != "0");

        // It counts its updates on from where its file says that they are.
        SafetensorsHeader header = readSafetensorsHeader(fileOf("master-0001.safetensors"));
        const std::vector<NamedTensor> centre = readSafetensors(fileOf("master-0001.safetensors"), &header);
        header.metadata["updates"] = "1000000";
        writeSafetensors(fileOf("master-0001.safetensors"), centre, header.metadata);
        writeFileAtomically(fileOf("master-0002.safetensors"), "cut"); // a damaged one is told, and not needed
        process = startRun(run);
        QVERIFY(waitForEvents(
            run, [&](const std::vector<Event>& events) { return run.attempts().back() == 2 && hasMetrics(events); }));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const auto updates = [&fileOf](const char* name) {
            return std::stoll(readSafetensorsHeader(fileOf(name)).metadata.at("updates"));
        };
        QVERIFY(updates("master-0001.safetensors") > 1'000'000);
        QVERIFY(updates("master-0002.safetensors") > 0 && updates("master-0002.safetensors") < 1'000'000);
        const auto told = [&](int rank) {
            return linesWith(run.events(2, rank), "The lower master's own state is not used");
        };
        QCOMPARE(told(1), 0);
        QCOMPARE(told(2), 1);
    }

    /// A master that was stopped answers nobody; over MPI too a worker gives it up and writes the result.
    void aMasterThatHangsOverMpiEndsTheRun()
    {
        const QString module = qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so";
        if (!QFile::exists(module) || QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        qputenv("TRAINYARD_RANK_PATIENCE", "12"); // seconds; a loaded machine may keep a rank waiting for some
        const RunDirectory run = make(endless(asyncSpec(DistributionMode::Downpour, 2)));
        const auto process = startUnderMpi(run, 3);
        qunsetenv("TRAINYARD_RANK_PATIENCE");
        QVERIFY(waitForEvents(
            run, [](const std::vector<Event>& events) { return bodies<CheckpointEvent>(events).size() > 1; }));
        qint64 master = 0;
        for (const qint64 rank : childrenOf(process->processId()))
            if (QFile about(QString("/proc/%1/environ").arg(rank));
                about.open(QIODevice::ReadOnly) && about.readAll().split('\0').contains("OMPI_COMM_WORLD_RANK=0"))
                master = rank;
        QVERIFY(master > 0);
        QCOMPARE(::kill(pid_t(master), SIGSTOP), 0);
        const bool ended = process->waitForFinished(180'000);
        ::kill(pid_t(master), SIGKILL); // where mpirun's own signal did not reach it
        QVERIFY(ended);
        QVERIFY(process->exitCode() != 0);
        const std::optional<RunResult> result = run.readResult();
        QVERIFY(result.has_value());
        const QString said =
            QString::fromStdString(result->message.words); // by whoever noticed first, while it sent or waited
        QVERIFY2(said.contains("rank 0 has not answered for ") || said.contains("rank 0 hangs"), qPrintable(said));
        // Not always the newest: mpirun wakes the master before it ends it, which may save once more.
        const auto kept = CheckpointStore(run.checkpoints()).list();
        QVERIFY(std::any_of(kept.begin(), kept.end(),
                            [&](const auto& one) { return one.path == run.root() / result->checkpoint; }));
        QVERIFY(result->step > 0);
    }

    /// The batches that are traced are spread over the workers, in files of one trace.
    void workersAreTraced()
    {
        RunSpec spec = asyncSpec(DistributionMode::Downpour, 2, 2);
        spec.training.epochs = 1;
        spec.monitoring.trace = {5, 20, 64};
        const RunDirectory run = finished(spec);
        const std::vector<TraceFolder> traces = tracesOf(run.root());
        QCOMPARE(traces.size(), std::size_t(1));
        QCOMPARE(traces.front().firstStep, 5);
        int steps = 0;
        for (const int rank : {1, 2}) {
            const std::filesystem::path file = traces.front().path / traceFileName(rank);
            if (!std::filesystem::exists(file)) {
                continue; // the other worker took all the steps: each takes a batch as soon as it is free
            }
            int exchanges = 0;
            for (const auto& event : nlohmann::json::parse(readFile(file))) {
                steps += event.value("name", "") == "step" && event.at("ph") == "X" ? 1 : 0;
                exchanges += event.value("name", "") == "exchange" ? 1 : 0;
            }
            QVERIFY(exchanges > 0);
        }
        QCOMPARE(steps, 20);
        QVERIFY(std::filesystem::exists(traces.front().path / traceFileName(0))); // the master's
    }

    void goesOnWithOtherBatches()
    {
        RunSpec spec = asyncSpec(DistributionMode::Downpour, 2);
        spec.training.epochs = 1;
        const RunDirectory run = finished(spec);
        spec.training.epochs = 2;
        spec.resources.ranks = 3; // 8 instead of 12 samples a step
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        const RunResult result = *run.readResult();
        QCOMPARE(result.step, 134 + 200);
        QCOMPARE(readCheckpointInfo(run.root() / result.checkpoint).loop.samples, 2 * 1600);
    }

    void aKilledWorkerEndsTheRunWithACheckpoint()
    {
        for (const int masters : {1, 2}) {
            RunSpec spec = endless(asyncSpec(DistributionMode::Downpour, 2));
            spec.distribution.masters = masters;
            spec.training.checkpointEveryEpochs = 0;
            const RunDirectory run = make(spec);
            auto process = startRun(run);
            QVERIFY(waitForEvents(run, hasMetrics));
            const QList<qint64> ranks = childrenOf(process->processId());
            QCOMPARE(ranks.size(), masters == 1 ? 3 : 5);
            QCOMPARE(::kill(pid_t(ranks.last()), SIGKILL), 0);
            const Ended ended = waitFor(*process);
            QVERIFY(ended.code != 0);
            const std::optional<RunResult> result = run.readResult();
            QVERIFY(result.has_value());
            QVERIFY2(
                QString::fromStdString(result->message.words).contains("failed: its process was ended by signal 9"),
                result->message.words.c_str());
            QVERIFY(!result->checkpoint.empty());
            const CheckpointInfo info = readCheckpointInfo(run.root() / result->checkpoint);
            QVERIFY(info.loop.step > 0 && !info.loop.open.empty());
            for (const qint64 rank : ranks)
                QVERIFY(::kill(pid_t(rank), 0) != 0);
        }
    }

    /// Who waits for a stopped process gives it up: the master for a worker, workers for the master.
    void aStoppedProcessEndsTheRun()
    {
        for (const int stopped : {0, 2}) {
            qputenv("TRAINYARD_RANK_PATIENCE", "10");
            const RunDirectory run = make(endless(asyncSpec(DistributionMode::Downpour, 2)));
            auto process = startRun(run);
            qunsetenv("TRAINYARD_RANK_PATIENCE");
            QVERIFY(waitForEvents(run, hasMetrics));
            const QList<qint64> ranks = childrenOf(process->processId());
            QCOMPARE(ranks.size(), 3);
            QCOMPARE(::kill(pid_t(ranks[stopped]), SIGSTOP), 0);
            const Ended ended = waitFor(*process);
            QVERIFY(ended.code != 0);
            if (stopped == 0) {
                QVERIFY2(ended.err.contains("Rank 0 failed: it was stopped and answered nobody"), ended.err);
            } else {
                const std::optional<RunResult> result = run.readResult();
                QVERIFY(result.has_value());
                QVERIFY2(QString::fromStdString(result->message.words).contains("rank 2 has not answered for "),
                         result->message.words.c_str());
                QVERIFY(!result->checkpoint.empty());
            }
            for (const qint64 rank : ranks)
                QVERIFY(::kill(pid_t(rank), 0) != 0);
        }
    }

    void overMpiTheSame()
    {
        const QString module = qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so";
        if (!QFile::exists(module) || QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        RunSpec spec = asyncSpec(DistributionMode::Downpour, 1);
        spec.training.epochs = 1;
        spec.resources.threads = 1; // mpirun may bind a rank to fewer cores, and oneDNN's sums depend on the number
        const RunDirectory expected = finished(spec);
        const RunDirectory run = make(spec);
        auto [code, output] = runUnderMpi(run, 2);
        QVERIFY2(code == 0, output);
        // Steps that come faster than 50 a second are gathered differently in each run.
        QCOMPARE(differenceOfSteps(curve(run, series::kTrainLoss), curve(expected, series::kTrainLoss)), std::string());
        const auto weights = [](const RunDirectory& directory) {
            return readCheckpoint(directory.root() / directory.readResult()->checkpoint).tensors;
        };
        const std::vector<NamedTensor> found = weights(run), wanted = weights(expected);
        QCOMPARE(found.size(), wanted.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(found[i].values == wanted[i].values, found[i].name.c_str());

        RunSpec group = asyncSpec(DistributionMode::Easgd, 2, 2);
        group.distribution.workerRanks = 2;
        group.training.epochs = 1;
        const RunDirectory grouped = make(group);
        std::tie(code, output) = runUnderMpi(grouped, 3);
        QVERIFY2(code == 0, output);
        QCOMPARE(readCheckpointInfo(grouped.root() / grouped.readResult()->checkpoint).loop.samples, 1600);

        std::tie(code, output) = runUnderMpi(make(spec), 1);
        if (code == 0) // mpirun -n 1 is one process like any other: it starts the ranks itself
            return;
        QVERIFY2(output.contains("2 processes (1 rank and its master)"), output);
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

TRAINYARD_TEST(AsyncRunsTest)

} // namespace async_runs_test

#include "async_runs_test.moc"
