// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/checkpoint/safetensors.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <fstream>

namespace run_training_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// A run that never ends by itself within a test, and does at least some steps a second.
RunSpec longSpec()
{
    RunSpec spec = smallSpec();
    spec.training.epochs = 100000;
    spec.training.checkpointEveryEpochs = 0;
    spec.training.validateEveryEpochs = 1000;
    return spec;
}

bool hasSteps(const std::vector<Event>& events)
{
    return !bodies<MetricsEvent>(events).empty();
}

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

/// "v1 v2 …" of a curve, exactly: two curves are the same when their texts are.
std::string exactly(const std::map<std::int64_t, SeriesValue>& curve)
{
    std::string text;
    char number[64];
    for (const auto& [step, value] : curve) {
        std::snprintf(number, sizeof number, "%lld=%a/%a/%a/%lld ", static_cast<long long>(step), value.mean, value.min,
                      value.max, static_cast<long long>(value.count));
        text += number;
    }
    return text;
}

} // namespace

class RunTrainingTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    int m_runs = 0;

    RunDirectory make(RunSpec spec)
    {
        return RunDirectory::create(m_folder.filePath(QString::number(++m_runs)).toStdString(), spec);
    }

private Q_SLOTS:
    /// With a rate of next to nothing no value becomes better by 1: the run ends after 1 + patience epochs.
    void stopsEarlyAsIfNeverInterrupted()
    {
        RunSpec spec = smallSpec();
        spec.training.learningRate.base = 1e-9;
        spec.training.earlyStopping = {WatchedSeries::ValLoss, 3, 1.0};
        spec.training.bestCheckpoint = WatchedSeries::ValLoss;
        spec.training.keepCheckpoints = 1;
        spec.training.epochs = 2; // an attempt that ends in order, then one that goes on
        const RunDirectory directory = make(spec);
        QCOMPARE(runEngine({"run", QString::fromStdString(directory.root().string())}).code, 0);
        QCOMPARE(directory.readResult()->step, 12);
        writeFileAtomically(directory.spec().string(), toText([&] {
                                RunSpec longer = directory.readSpec();
                                longer.training.epochs = 6;
                                return longer;
                            }()));
        QCOMPARE(runEngine({"run", QString::fromStdString(directory.root().string())}).code, 0);
        const std::optional<RunResult> result = directory.readResult();
        QCOMPARE(result->step, 24); // epoch 1 is the best, 2, 3 and 4 are not
        QVERIFY2(result->message.words.find("val/loss has not become better") == 0, result->message.words.c_str());
        QVERIFY(std::filesystem::exists(directory.checkpoints() / "best.safetensors"));
        QVERIFY(std::filesystem::exists(directory.checkpoints() / "epoch-0004.safetensors"));
        QVERIFY(!std::filesystem::exists(directory.checkpoints() / "epoch-0002.safetensors"));
        const Ended again = runEngine({"run", QString::fromStdString(directory.root().string())});
        QVERIFY2(again.err.contains("complete"), again.err);
        for (const auto& entry : std::filesystem::directory_iterator(directory.root()))
            QVERIFY2(isRunFile(entry.path().filename().string()), entry.path().c_str());
    }

    /// Somebody has put them on another disk.
    void aLinkInPlaceOfTheCheckpointsIsNamed()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 1;
        const RunDirectory directory = make(spec);
        const QString elsewhere = m_folder.filePath("scratch");
        QVERIFY(QDir().mkpath(elsewhere));
        std::filesystem::create_directory_symlink(elsewhere.toStdString(), directory.checkpoints());
        QCOMPARE(runEngine({"run", pathText(directory)}).code, 0);
        int told = 0;
        for (const auto& message : bodies<MessageEvent>(readEvents(directory, 1)))
            told += message.text.code == "run.checkpoints-linked" &&
                    message.text.words.find("scratch") != std::string::npos;
        QCOMPARE(told, 1);
        QVERIFY(QDir(elsewhere).exists("epoch-0001.safetensors"));
    }

    void endsAtItsTarget()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 4;
        spec.training.target = {WatchedSeries::TrainLoss, 1000.0};
        const RunDirectory directory = make(spec);
        QCOMPARE(runEngine({"run", QString::fromStdString(directory.root().string())}).code, 0);
        const std::optional<RunResult> result = directory.readResult();
        QCOMPARE(result->step, 6);
        QVERIFY2(result->message.words.find("epoch/train_loss is ") == 0, result->message.words.c_str());
        QCOMPARE(curve(directory, "target/seconds").size(), std::size_t{1});
    }

    /// What "auto" chose is kept, however much memory a later attempt finds free.
    void keepsTheBatchThatItChose()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 1;
        spec.training.batchSize = kAutoBatch;
        const RunDirectory directory = make(spec);
        QCOMPARE(runEngine({"run", QString::fromStdString(directory.root().string())}).code, 0);
        const std::int64_t steps = directory.readResult()->step;
        QCOMPARE(steps, 11); // batches of 8: the largest power of two within an eighth of the samples
        QCOMPARE(directory.readAttempt(1)->batchSize, 8);
        const auto messages = bodies<MessageEvent>(readEvents(directory, 1));
        QVERIFY(std::any_of(messages.begin(), messages.end(), [](const MessageEvent& message) {
            return message.text.words.starts_with("Batch size 8: ");
        }));
        writeFileAtomically(directory.spec().string(), toText([&] {
                                RunSpec longer = directory.readSpec();
                                longer.training.epochs = 3;
                                return longer;
                            }()));
        QCOMPARE(runEngine({"run", QString::fromStdString(directory.root().string())}).code, 0);
        QCOMPARE(directory.readResult()->step, 3 * steps);
        QCOMPARE(directory.readAttempt(2)->batchSize, 8);
    }

    /// With more patience, or more epochs, a run that ended early goes on as one that had them from the beginning.
    void goesOnWithMorePatience()
    {
        RunSpec spec = smallSpec();
        spec.training.learningRate.base = 1e-9;
        spec.training.epochs = 12;
        spec.training.earlyStopping = {WatchedSeries::ValLoss, 5, 1.0};
        const RunDirectory patient = make(spec);
        QCOMPARE(runEngine({"run", pathText(patient)}).code, 0);
        QCOMPARE(patient.readResult()->step, 36);
        spec.training.earlyStopping.patience = 3;
        const RunDirectory directory = make(spec);
        const auto go = [&](std::int64_t step) {
            std::filesystem::remove(directory.spec());
            writeFileAtomically(directory.spec().string(), toText(spec));
            QCOMPARE(runEngine({"run", pathText(directory)}).code, 0);
            QCOMPARE(directory.readResult()->step, step);
            QVERIFY(directory.readResult()->message.words.starts_with("val/loss has not become better"));
        };
        go(24);
        spec.training.earlyStopping.patience = 2; // would have ended it as well
        go(24);
        QCOMPARE(directory.attempts().size(), std::size_t{1});
        spec.training.earlyStopping.patience = 5;
        go(36);
        QCOMPARE(exactly(curve(directory, series::kValLoss)), exactly(curve(patient, series::kValLoss)));
        spec.training.epochs = 20; // one more epoch, which is no better either
        go(42);
        go(42);
        QCOMPARE(directory.attempts().size(), std::size_t{3});
    }

    void goesOnToAHigherTarget()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 4;
        spec.training.target = {WatchedSeries::TrainLoss, 1000.0};
        const RunDirectory directory = make(spec);
        QCOMPARE(runEngine({"run", pathText(directory)}).code, 0);
        QCOMPARE(directory.readResult()->step, 6);
        spec.training.target.value = 1e-6;
        writeFileAtomically(directory.spec().string(), toText(spec));
        QCOMPARE(runEngine({"run", pathText(directory)}).code, 0);
        QCOMPARE(directory.readResult()->step, 24);
        QVERIFY(directory.readResult()->message.empty());
    }

    void trainsARun()
    {
        const RunSpec spec = smallSpec();
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        const auto result = run.readResult();
        QVERIFY(result);
        QCOMPARE(result->code, ExitCode::Completed);
        QCOMPARE(result->step, 24);
        QCOMPARE(result->totalSteps, 24);
        QCOMPARE(result->checkpoint, std::string("checkpoints/epoch-0004.safetensors"));

        const auto events = readEvents(run, 1);
        const auto started = bodies<StartedEvent>(events);
        QCOMPARE(started.size(), std::size_t(1));
        QCOMPARE(started[0].runId, spec.id);
        QCOMPARE(started[0].stepsPerEpoch, 6);
        QVERIFY(started[0].parameters > 0);
        QCOMPARE(bodies<CheckpointEvent>(events).size(), std::size_t(4));
        QCOMPARE(bodies<CheckpointEvent>(events).back().reason, std::string("end"));
        const auto finished = bodies<FinishedEvent>(events);
        QCOMPARE(finished.size(), std::size_t(1));
        QVERIFY(std::holds_alternative<FinishedEvent>(events.back().body));
        QCOMPARE(finished[0].code, ExitCode::Completed);

        const auto rates = curve(run, series::kLearningRate);
        QCOMPARE(rates.size(), std::size_t(24));
        for (const auto& [step, value] : rates)
            QCOMPARE(value.mean, learningRate(spec.training.learningRate, spec.training.epochs, 6, step - 1));
        // An epoch's mean is that of its steps' losses, weighted with their samples: five batches of 16, one of 8.
        const auto losses = curve(run, series::kTrainLoss);
        const auto epochs = curve(run, series::kEpochTrainLoss);
        for (int epoch = 1; epoch <= 4; ++epoch) {
            double sum = 0.0;
            for (int step = 6 * epoch - 5; step <= 6 * epoch; ++step)
                sum += losses.at(step).mean * (step % 6 == 0 ? 8 : 16);
            QVERIFY(std::abs(epochs.at(6 * epoch).mean - sum / 88) < 1e-9);
        }
        QCOMPARE(curve(run, series::kValLoss).size(), std::size_t(4));
        for (const char* name : {series::kValTop1, series::kValTop5, series::kEpochSeconds, series::kEpochTrainTop1})
            QCOMPARE(curve(run, name).size(), std::size_t(4));
        QVERIFY(!readFile(run.engineLog(1)).empty());
        QVERIFY(run.readAttempt(1)->processStart != 0);
        QCOMPARE(CheckpointStore(run.checkpoints()).list().size(), std::size_t(3)); // keepCheckpoints
    }

    void leavesACompleteRunAsItIs()
    {
        const RunDirectory run = make(smallSpec());
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        const Ended again = runEngine({"run", pathText(run), "--resume"});
        QCOMPARE(again.code, 0);
        QVERIFY(again.err.contains("complete"));
        QCOMPARE(run.attempts().size(), std::size_t(1));
        QVERIFY(run.readResult());
    }

    void signalsInterruptNoThread()
    {
        // A handler's frame below a stack pointer that oneDNN has put into the heap would overwrite the heap.
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Reference);
        spec.training.epochs = 1000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, hasSteps));
        const QDir tasks(QStringLiteral("/proc/%1/task").arg(process->processId()));
        const QStringList threads = tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(threads.size() > 2);
        int waiting = 0; // the one that takes them; while it waits they count as not blocked
        for (const QString& thread : threads) {
            QFile status(tasks.filePath(thread + "/status"));
            QVERIFY(status.open(QIODevice::ReadOnly));
            const QByteArray text = status.readAll();
            const qulonglong blocked =
                text.mid(text.indexOf("SigBlk:") + 7).trimmed().left(16).toULongLong(nullptr, 16);
            const qulonglong ours = 1ull << (SIGTERM - 1) | 1ull << (SIGINT - 1) | 1ull << (SIGUSR1 - 1);
            waiting += (blocked & ours) == ours ? 0 : 1;
        }
        QCOMPARE(waiting, 1);
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
    }

    void resumesBitForBit_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("device");
        QTest::addColumn<int>("precision");
        QTest::addColumn<bool>("otherwise");
        for (const Architecture architecture : {Architecture::SmallCnn, Architecture::ResNet20V2})
            for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu})
                QTest::addRow("%s on %s", std::string(name(architecture)).c_str(), std::string(name(device)).c_str())
                    << int(architecture) << int(device) << int(Precision::Fp32) << false;
        const auto onCpu = [](const char* text, Precision precision, bool otherwise) {
            QTest::newRow(text) << int(Architecture::SmallCnn) << int(DeviceKind::Cpu) << int(precision) << otherwise;
        };
        onCpu("small-cnn on cpu in bf16", Precision::Bf16, false);
        onCpu("small-cnn on cpu: adamw, one-cycle, micro-batches, clipping", Precision::Fp32, true);
    }
    void resumesBitForBit()
    {
        QFETCH(int, architecture);
        QFETCH(int, device);
        QFETCH(int, precision);
        RunSpec spec = smallSpec(Architecture(architecture), DeviceKind(device));
        spec.training.precision = Precision(precision);
        // Long enough on each to be stopped before it ends, in mid-epoch and in validation.
        const bool fast = DeviceKind(device) == DeviceKind::Cpu;
        const bool small = Architecture(architecture) == Architecture::SmallCnn;
        spec.data.trainSamples = fast ? 1000 : 40;
        spec.data.validationSamples = fast ? 100 : 24;
        spec.training.epochs = fast && small ? 30 : 3;
        QFETCH(bool, otherwise);
        if (otherwise) {
            spec.training.optimizer = optimizerDefaults(OptimizerKind::AdamW);
            spec.training.learningRate = {.base = 0.002, .schedule = ScheduleKind::OneCycle};
            spec.training.microBatches = 3;
            spec.training.clipNorm = 0.5;
            spec.training.labelSmoothing = 0.1;
            spec.training.bestCheckpoint = WatchedSeries::ValLoss;
        }
        const RunDirectory whole = make(spec);
        const Ended ended = runEngine({"run", pathText(whole)});
        if (ended.code == int(ExitCode::DeviceUnavailable) || ended.err.contains("AVX-512"))
            QSKIP(ended.err);
        QVERIFY2(ended.code == 0, ended.err);

        // Checkpoints in mid-epoch and at every border, by stopping as soon as possible again and again.
        const RunDirectory parts = make(spec);
        int attempts = 0;
        for (;; ++attempts) {
            auto process = startRun(parts);
            const int number = attempts + 1;
            const auto underWay = [&](const std::vector<Event>& events) {
                return process->waitForFinished(0) || (parts.attempts().back() == number && hasSteps(events));
            };
            if (attempts < 8) {
                waitForEvents(parts, underWay);
                process->terminate();
            }
            const Ended part = waitFor(*process);
            if (part.code == 0)
                break;
            QVERIFY2(part.code == int(ExitCode::Stopped), part.err);
        }
        for (const char* name : {series::kTrainLoss, series::kTrainTop1, series::kTrainTop5})
            QCOMPARE(differenceOfSteps(curve(parts, name), curve(whole, name)), std::string());
        for (const char* name :
             {series::kEpochTrainLoss, series::kEpochTrainTop1, series::kValLoss, series::kValTop1, series::kValTop5})
            QCOMPARE(exactly(curve(parts, name)), exactly(curve(whole, name)));
        const auto last = [](const RunDirectory& run) {
            return readCheckpoint(run.root() / run.readResult()->checkpoint);
        };
        const Checkpoint a = last(whole), b = last(parts);
        QCOMPARE(a.tensors.size(), b.tensors.size());
        for (std::size_t index = 0; index < a.tensors.size(); ++index)
            QVERIFY2(a.tensors[index].values == b.tensors[index].values, a.tensors[index].name.c_str());
        QVERIFY(attempts >= 1);
    }

    void obeysControlRequests()
    {
        const RunDirectory run = make(longSpec());
        run.writeControl(ControlCommand::Stop); // older than the attempt: ignored
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, hasSteps));
        run.writeControl(ControlCommand::Checkpoint);
        QVERIFY(waitForEvents(run, [](const auto& events) { return bodies<CheckpointEvent>(events).size() == 1; }));
        QVERIFY(!process->waitForFinished(1500)); // obeyed once, and goes on
        QCOMPARE(bodies<CheckpointEvent>(readEvents(run, 1)).size(), std::size_t(1));
        QCOMPARE(bodies<CheckpointEvent>(readEvents(run, 1))[0].reason, std::string("request"));
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const auto result = run.readResult();
        QCOMPARE(result->code, ExitCode::Stopped);
        const auto info = readCheckpointInfo(run.root() / result->checkpoint);
        QCOMPARE(info.loop.step, result->step);
    }

    void obeysSignals_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
    }
    void obeysSignals()
    {
        QFETCH(int, signal);
        const RunDirectory run = make(longSpec());
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, hasSteps));
        ::kill(pid_t(process->processId()), SIGUSR1);
        QVERIFY(waitForEvents(run, [](const auto& events) { return bodies<CheckpointEvent>(events).size() == 1; }));
        ::kill(pid_t(process->processId()), signal);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        for (const CheckpointEvent& checkpoint : bodies<CheckpointEvent>(readEvents(run, 1)))
            QCOMPARE(checkpoint.reason, std::string("signal"));
        QVERIFY(run.readResult()->checkpoint == bodies<CheckpointEvent>(readEvents(run, 1)).back().file);
    }

    void stopsWhileALargeEpochIsDealt()
    {
        RunSpec spec = longSpec();
        spec.data.trainSamples = 200'000'000; // whose order takes seconds
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<StartedEvent>(events).empty(); }));
        ::kill(pid_t(process->processId()), SIGTERM);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const auto result = run.readResult();
        QCOMPARE(readCheckpointInfo(run.root() / result->checkpoint).loop.step, result->step);
    }

    void usr1StopsWhereItIsAskedTo()
    {
        const RunDirectory run = make(longSpec());
        qputenv("TRAINYARD_STOP_ON_USR1", "1");
        auto process = startRun(run);
        qunsetenv("TRAINYARD_STOP_ON_USR1");
        QVERIFY(waitForEvents(run, hasSteps));
        ::kill(pid_t(process->processId()), SIGUSR1);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const auto result = run.readResult();
        QCOMPARE(readCheckpointInfo(run.root() / result->checkpoint).loop.step, result->step);
    }

    void refusesASecondEngine()
    {
        const RunDirectory run = make(longSpec());
        auto first = startRun(run);
        QVERIFY(waitForEvents(run, hasSteps));
        const Ended second = runEngine({"run", pathText(run)});
        QCOMPARE(second.code, int(ExitCode::AlreadyRunning));
        QVERIFY2(second.err.contains(QByteArray::number(first->processId())), second.err);
        QCOMPARE(second.err.count('\n'), 1);
        QCOMPARE(run.attempts().size(), std::size_t(1));
        first->terminate();
        QCOMPARE(waitFor(*first).code, int(ExitCode::Stopped));
    }

    void oneOfManyEnginesWins()
    {
        const RunDirectory run = make(longSpec());
        std::vector<std::unique_ptr<QProcess>> engines;
        for (int i = 0; i < 4; ++i)
            engines.push_back(startRun(run));
        QVERIFY(waitForEvents(run, hasSteps));
        int refused = 0;
        QProcess* winner = nullptr;
        for (auto& engine : engines)
            if (engine->waitForFinished(3000))
                refused += engine->exitCode() == int(ExitCode::AlreadyRunning);
            else
                winner = engine.get();
        QCOMPARE(refused, 3);
        QVERIFY(winner);
        winner->terminate();
        QCOMPARE(waitFor(*winner).code, int(ExitCode::Stopped));
        QCOMPARE(run.attempts().size(), std::size_t(1));
    }

    void tellsBadSpecs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not JSON") << QByteArray("{\"version\":1,") << int(ExitCode::BadSpec) << QByteArray("not JSON");
        QTest::newRow("unknown key") << QByteArray(R"({"version":1,"id":"a","name":"a","modle":{}})")
                                     << int(ExitCode::BadSpec) << QByteArray("/modle");
        QTest::newRow("batch 0") << QByteArray(R"({"version":1,"id":"a","name":"a","training":{"batch_size":0}})")
                                 << int(ExitCode::BadSpec) << QByteArray("/training/batch_size is 0");
        QTest::newRow("newer version") << QByteArray(R"({"version":2,"id":"a","name":"a"})")
                                       << int(ExitCode::VersionMismatch) << QByteArray("/version");
        QTest::newRow("absent data")
            << QByteArray(R"({"version":1,"id":"a","name":"a","data":{"format":"folder","path":"/nowhere/at all\n"}})")
            << int(ExitCode::BadSpec) << QByteArray("/data/path");
        QTest::newRow("no such folder")
            << QByteArray(
                   R"_({"version":1,"id":"a","name":"a","data":{"format":"folder","path":"/nowhere/$(x)","image":{"channels":3}},"resources":{"device":"reference"}})_")
            << int(ExitCode::BadData) << QByteArray("/nowhere/$(x)");
        QTest::newRow("batch above samples")
            << QByteArray(
                   R"({"version":1,"id":"a","name":"a","data":{"train_samples":20},"training":{"batch_size":21},"resources":{"device":"reference"}})")
            << int(ExitCode::BadSpec) << QByteArray("/training/batch_size is 21");
        QTest::newRow("deeply nested") << R"({"version":1,"id":"a","name":)" + QByteArray(200000, '[') +
                                              QByteArray(200000, ']') + "}"
                                       << int(ExitCode::BadSpec) << QByteArray("spec");
        QTest::newRow("empty") << QByteArray() << int(ExitCode::BadSpec) << QByteArray("not JSON");
    }
    void tellsBadSpecs()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const RunDirectory run = make(smallSpec());
        writeFileAtomically(run.spec(), text.toStdString());
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, code);
        QVERIFY2(ended.err.contains(says), ended.err);
        QCOMPARE(ended.err.count('\n'), 1);
        QCOMPARE(int(run.readResult()->code), code);
        QCOMPARE(run.readResult()->message.text() + "\n", ended.err.toStdString());
        QCOMPARE(bodies<FaultEvent>(readEvents(run, 1)).size(), std::size_t(1));
    }

    void namesWhatIsNoRunDirectory()
    {
        QTemporaryDir empty;
        for (const QString& path : {empty.path(), QString("/nowhere"), empty.path() + "/a\nb"}) {
            const Ended ended = runEngine({"run", path});
            QCOMPARE(ended.code, int(ExitCode::BadArguments));
            QVERIFY(ended.err.startsWith("Cannot train in"));
        }
        QCOMPARE(runEngine({"run"}).code, int(ExitCode::BadArguments));
        QCOMPARE(runEngine({}).code, int(ExitCode::BadArguments));
        QVERIFY(std::filesystem::is_empty(empty.path().toStdString()));
    }

    void stopsWhenTheLossIsNotFinite()
    {
        RunSpec spec = longSpec();
        spec.training.learningRate.base = 1000.0;
        spec.training.learningRate.schedule = ScheduleKind::Constant;
        spec.training.optimizer.weightDecay = 1.0; // multiplies the weights by −999 a step
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, int(ExitCode::Diverged));
        QVERIFY2(ended.err.contains("learning rate"), ended.err);
        const auto events = readEvents(run, 1);
        QCOMPARE(bodies<FaultEvent>(events).at(0).code, ExitCode::Diverged);
        const auto losses = curve(run, series::kTrainLoss);
        QVERIFY(!std::isfinite(losses.rbegin()->second.max)); // the curve shows it
        QCOMPARE(run.readResult()->step, losses.rbegin()->first);
        QVERIFY(bodies<CheckpointEvent>(events).empty());
    }

    /// No later step's loss shows what the last update did. Weights that give a huge, finite loss, and a rate that
    /// takes the next ones out of range.
    void stopsWhenTheLastUpdateDiverges()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 1;
        const RunDirectory parent = make(spec);
        QCOMPARE(runEngine({"run", pathText(parent)}).code, 0);
        Checkpoint weights = readCheckpoint(parent.root() / parent.readResult()->checkpoint);
        for (NamedTensor& tensor : weights.tensors)
            if (tensor.name == "classifier/weight")
                for (float& value : tensor.values)
                    value *= 1e36f;
        const std::filesystem::path huge = m_folder.filePath("huge.safetensors").toStdString();
        writeCheckpoint(huge, weights);
        spec.id = "child";
        spec.parent = ParentSpec{"test-run", huge.string()};
        spec.data.trainSamples = spec.training.batchSize; // one step
        spec.training.learningRate.base = 1000.0;
        spec.training.learningRate.schedule = ScheduleKind::Constant;
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, int(ExitCode::Diverged));
        QVERIFY2(ended.err.contains("step 1") && ended.err.contains("learning rate"), ended.err);
        QCOMPARE(run.readResult()->code, ExitCode::Diverged);
        QVERIFY(std::isfinite(curve(run, series::kTrainLoss).at(1).mean));
        QVERIFY(curve(run, series::kValLoss).contains(1)); // the curve shows it
        QVERIFY(bodies<CheckpointEvent>(readEvents(run, 1)).empty());
        spec.training.onNonFinite = NonFinitePolicy::Continue;
        QCOMPARE(runEngine({"run", pathText(make(spec))}).code, 0);
    }

    void fallsBackFromADamagedCheckpoint()
    {
        RunSpec spec = smallSpec();
        const RunDirectory whole = make(spec);
        QCOMPARE(runEngine({"run", pathText(whole)}).code, 0);
        const RunDirectory run = make(spec);
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        // As if it had been killed after the third epoch: the newest is torn, the one before has a changed value.
        std::filesystem::remove(run.result());
        const auto newest = run.checkpoints() / "epoch-0004.safetensors";
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) - 1);
        const auto changed = run.checkpoints() / "epoch-0003.safetensors";
        std::string bytes = readFile(changed);
        bytes[bytes.size() - 5] = static_cast<char>(bytes[bytes.size() - 5] ^ 1);
        writeFileAtomically(changed, bytes);
        writeFileAtomically(run.checkpoints() / "epoch-0009.safetensors.tmp-1-abc", "left by a killed writer");
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(run.readAttempt(2)->startStep, 12);
        int warnings = 0;
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 2)))
            warnings += message.level == LogLevel::Warning && message.text.words.find("damaged") != std::string::npos;
        QCOMPARE(warnings, 2);
        QVERIFY(std::filesystem::exists(newest.string() + ".damaged"));
        QVERIFY(!std::filesystem::exists(run.checkpoints() / "epoch-0009.safetensors.tmp-1-abc"));
        QCOMPARE(exactly(curve(run, series::kValLoss)), exactly(curve(whole, series::kValLoss)));
        QCOMPARE(differenceOfSteps(curve(run, series::kTrainLoss), curve(whole, series::kTrainLoss)), std::string());
    }

    void fallsBackFromWhatIsNoCheckpoint_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"dangling link", "link in a circle", "folder", "pipe", "empty", "no metadata"})
            QTest::newRow(what) << QString(what);
    }
    void fallsBackFromWhatIsNoCheckpoint()
    {
        QFETCH(QString, what);
        const RunDirectory run = make(smallSpec());
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        std::filesystem::remove(run.result());
        const auto newest = run.checkpoints() / "epoch-0004.safetensors";
        const std::vector<NamedTensor> tensors = readSafetensors(newest);
        std::filesystem::remove(newest);
        if (what == "dangling link")
            std::filesystem::create_symlink("/nonexistent", newest);
        else if (what == "link in a circle")
            std::filesystem::create_symlink(newest, newest);
        else if (what == "folder")
            std::filesystem::create_directory(newest);
        else if (what == "pipe")
            QCOMPARE(::mkfifo(newest.c_str(), 0600), 0);
        else if (what == "empty")
            writeFileAtomically(newest, "");
        else
            writeSafetensors(newest, tensors, {});
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(run.readAttempt(2)->startStep, 18);
        int told = 0;
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 2)))
            told += message.level == LogLevel::Warning && message.text.code == "training.set-aside" &&
                    message.text.words.find("epoch-0004.safetensors") != std::string::npos;
        QCOMPARE(told, 1);
        QVERIFY(std::filesystem::exists(std::filesystem::symlink_status(newest.string() + ".damaged")));
    }

    void aFolderOfCheckpointsThatLeadsNowhereIsNamed()
    {
        const RunDirectory run = make(smallSpec());
        std::filesystem::create_directory_symlink("/nonexistent", run.checkpoints());
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY(ended.code != 0);
        QVERIFY2(ended.err.contains("a link to /nonexistent") && ended.err.contains("remove the link"), ended.err);
    }

    void refusesToStartOverWhenEveryCheckpointIsDamaged()
    {
        const RunDirectory run = make(smallSpec());
        std::filesystem::create_directory(run.checkpoints());
        writeFileAtomically(run.checkpoints() / "epoch-0001.safetensors", "torn");
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, int(ExitCode::BadCheckpoint));
        QVERIFY2(ended.err.contains("none of its checkpoints is complete"), ended.err);
    }

    void refusesACheckpointOfAnotherSpec()
    {
        RunSpec spec = smallSpec();
        const RunDirectory run = make(spec);
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        spec.training.batchSize = 8;
        spec.training.epochs = 9;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, int(ExitCode::BadCheckpoint));
        QVERIFY2(ended.err.contains("steps an epoch"), ended.err);
        spec = smallSpec(Architecture::ResNet20V2);
        spec.training.epochs = 9;
        writeFileAtomically(run.spec(), toText(spec));
        QCOMPARE(runEngine({"run", pathText(run)}).code, int(ExitCode::BadCheckpoint));
    }

    /// The checkpoint knows with which spec it was trained.
    void refusesToEndBeforeWhereItStands()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 2;
        const RunDirectory run = make(spec);
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        std::filesystem::remove(run.result()); // as if it had been stopped
        spec.training.epochs = 1;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended refused = runEngine({"run", pathText(run)});
        QCOMPARE(refused.code, int(ExitCode::BadSpec));
        for (const char* part : {"epochs", "is 1", "2 or more", "has trained 2 epochs", "more epochs, or clone it"})
            QVERIFY2(refused.err.contains(part), refused.err);
        QCOMPARE(run.readResult()->code, ExitCode::BadSpec);
        spec.training.epochs = 3; // a longer run is none that was trained otherwise to its end, and is told
        writeFileAtomically(run.spec(), toText(spec));
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        QCOMPARE(run.readResult()->step, 18);
        QCOMPARE(run.readAttempt(3)->differences, (std::vector<std::string>{"training.epochs 2 → 3"}));
    }

    void tellsWhichSettingsAreNoLongerTheCheckpoints()
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 2;
        const RunDirectory run = make(spec);
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        const auto goOn = [&](int attempt) {
            std::filesystem::remove(run.result());
            std::filesystem::remove(run.checkpoints() / "epoch-0002.safetensors");
            writeFileAtomically(run.spec(), toText(spec));
            QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
            QCOMPARE(run.readAttempt(attempt)->startStep, 6);
        };
        const auto warnings = [&run](int attempt) {
            std::string text;
            for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, attempt)))
                if (message.text.code == "training.other-settings")
                    text += std::string(logLevelName(message.level)) + ": " + message.text.words + "\n";
            return text;
        };
        spec.name = "another";
        spec.notes = "and notes";
        spec.tags = {"tag"};
        spec.training.keepCheckpoints = 2;
        spec.training.validateEveryEpochs = 2;
        spec.monitoring.maskShare = 0.5;
        spec.data.loaderThreads = 2;
        goOn(2);
        QVERIFY(run.readAttempt(2)->differences.empty());
        QCOMPARE(warnings(2), std::string());
        spec.training.learningRate.base = 0.5;
        spec.training.optimizer.weightDecay = 0.25;
        goOn(3);
        const std::vector<std::string> differences = run.readAttempt(3)->differences;
        QCOMPARE(differences.size(), std::size_t(2));
        QVERIFY(differences[0].starts_with("training.optimizer.weight_decay ") && differences[0].ends_with(" → 0.25"));
        QVERIFY(differences[1].starts_with("training.learning_rate.base ") && differences[1].ends_with(" → 0.5"));
        QCOMPARE(warnings(3), "warning: Settings differ from those of the checkpoint: " + differences[0] + ", " +
                                  differences[1] + ", so the spec does not describe the earlier part\n");
        QVERIFY(readFile(run.engineLog(3)).find("Settings differ from those of the checkpoint") != std::string::npos);
    }

    void startsFromAParentsWeights()
    {
        RunSpec spec = smallSpec();
        const RunDirectory parent = make(spec);
        QCOMPARE(runEngine({"run", pathText(parent)}).code, 0);
        const std::filesystem::path checkpoint = parent.root() / parent.readResult()->checkpoint;
        spec.id = "child";
        spec.parent = ParentSpec{"test-run", checkpoint.string()};
        spec.training.epochs = 1;
        spec.training.learningRate.base = 1e-12; // stays where it is
        spec.training.learningRate.schedule = ScheduleKind::Constant;
        const RunDirectory child = make(spec);
        const Ended ended = runEngine({"run", pathText(child)});
        QVERIFY2(ended.code == 0, ended.err);
        std::map<std::string, std::vector<float>> before, after;
        for (const NamedTensor& tensor : readCheckpoint(checkpoint).tensors)
            before[tensor.name] = tensor.values;
        int compared = 0;
        for (const NamedTensor& tensor : readCheckpoint(child.root() / child.readResult()->checkpoint).tensors) {
            if (!tensor.name.ends_with("/weight"))
                continue;
            ++compared;
            for (std::size_t i = 0; i < tensor.values.size(); ++i)
                QVERIFY(std::abs(tensor.values[i] - before.at(tensor.name)[i]) < 1e-6f);
        }
        QVERIFY(compared > 0);
        spec.parent->checkpoint = "/nowhere.safetensors";
        QCOMPARE(runEngine({"run", pathText(make(spec))}).code, int(ExitCode::BadCheckpoint));
    }

    void saysWhatDiffersFromTheAttemptBefore()
    {
        RunSpec spec = longSpec();
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, hasSteps));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const std::int64_t stoppedAt = run.readResult()->step;
        AttemptInfo info = *run.readAttempt(1);
        info.host = "elsewhere";
        run.writeAttempt(info);
        auto second = startRun(run);
        QVERIFY(waitForEvents(run, [&](const auto& events) { return run.attempts().size() == 2 && hasSteps(events); }));
        QVERIFY(!std::filesystem::exists(run.result())); // a running run has no result
        QVERIFY(std::filesystem::exists(run.attempt(1) / "result.json"));
        const AttemptInfo now = *run.readAttempt(2);
        QCOMPARE(now.startStep, stoppedAt);
        QCOMPARE(now.differences.size(), std::size_t(1));
        QVERIFY(now.differences[0].starts_with("host elsewhere → "));
        second->terminate();
        QCOMPARE(waitFor(*second).code, int(ExitCode::Stopped));
    }

    void stopsOnAFullDiskWithoutHalfACheckpoint()
    {
        // A file-size limit: the same write errors as a full disk, for every user.
        const RunDirectory run = make(longSpec());
        QProcess process;
        process.start("/bin/sh", {"-c", "ulimit -f 40; exec \"$0\" run \"$1\"",
                                  QString::fromStdString(program("trainyard-engine").string()), pathText(run)});
        const Ended ended = waitFor(process);
        QVERIFY2(ended.code == int(ExitCode::DiskFull), ended.err);
        QVERIFY(!ended.err.isEmpty());
        QCOMPARE(run.readResult()->code, ExitCode::DiskFull);
        std::ifstream events(run.events(1), std::ios::binary);
        QCOMPARE(readFile(run.events(1)).back(), '\n');
        for (const auto& entry : std::filesystem::directory_iterator(run.checkpoints()))
            readCheckpoint(entry.path()); // throws for half a one
    }

    void stopsOnAFullFileSystem()
    {
        QTemporaryDir mount;
        if (::mount("tmpfs", mount.path().toLocal8Bit(), "tmpfs", 0, "size=300k") != 0)
            QSKIP("mounting a small file system needs root");
        RunSpec spec = longSpec();
        spec.training.checkpointEveryEpochs = 1;
        spec.training.keepCheckpoints = 0;
        const RunDirectory run = RunDirectory::create((mount.path() + "/run").toStdString(), spec);
        const Ended ended = runEngine({"run", pathText(run)});
        const bool torn = [&] {
            for (const auto& entry : std::filesystem::directory_iterator(run.checkpoints()))
                if (entry.path().extension() != ".safetensors")
                    return true;
                else
                    readCheckpoint(entry.path());
            return false;
        }();
        ::umount(mount.path().toLocal8Bit());
        QVERIFY2(ended.code == int(ExitCode::DiskFull), ended.err);
        QVERIFY(!torn);
        QVERIFY2(ended.err.contains("space"), ended.err);
    }

    void saysThatADirectoryIsReadOnly()
    {
        QTemporaryDir mount;
        if (::mount("tmpfs", mount.path().toLocal8Bit(), "tmpfs", 0, "size=1m") != 0)
            QSKIP("mounting a read-only file system needs root");
        const RunDirectory run = RunDirectory::create((mount.path() + "/run").toStdString(), smallSpec());
        const int remounted = ::mount("none", mount.path().toLocal8Bit(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr);
        const Ended ended = runEngine({"run", pathText(run)});
        ::umount(mount.path().toLocal8Bit());
        QCOMPARE(remounted, 0);
        QCOMPARE(ended.code, int(ExitCode::InputOutput));
        QVERIFY2(ended.err.contains("Read-only"), ended.err);
        QCOMPARE(ended.err.count('\n'), 1);
    }
};

TRAINYARD_TEST(RunTrainingTest)

} // namespace run_training_test

#include "run_training_test.moc"
