// SPDX-License-Identifier: Apache-2.0
// Histograms of whole runs, as a user asks for them.
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "tests/backend/engine_support.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>

#include <cmath>
#include <csignal>
#include <map>
#include <set>

namespace histogram_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

RunSpec watchedSpec(int every, DeviceKind device = quickDevice())
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, device); // 24 steps
    spec.monitoring.histograms.record = true;
    spec.monitoring.histograms.every = every;
    return spec;
}

std::vector<HistogramEvent> histogramsOf(const RunDirectory& run, int attempt = 1)
{
    return bodies<HistogramEvent>(readEvents(run, attempt));
}

std::set<std::int64_t> stepsOf(const std::vector<HistogramEvent>& events)
{
    std::set<std::int64_t> steps;
    for (const HistogramEvent& event : events)
        steps.insert(event.step);
    return steps;
}

std::string newestTensors(const RunDirectory& run)
{
    return tensorBytes((run.root() / run.readResult()->checkpoint).string());
}

} // namespace

class HistogramRunsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_made = 0;

    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder->filePath(QString("run%1").arg(m_made++)).toStdString(), spec);
    }
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return run;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void noneUnlessAskedFor()
    {
        QVERIFY(histogramsOf(finished(smallSpec(Architecture::SmallCnn, quickDevice()))).empty());
    }

    void firstStepMultiplesAndLastStep()
    {
        QCOMPARE(stepsOf(histogramsOf(finished(watchedSpec(10)))), (std::set<std::int64_t>{1, 10, 20, 24}));
        QCOMPARE(stepsOf(histogramsOf(finished(watchedSpec(0)))), (std::set<std::int64_t>{1, 24}));
    }

    void onlyTheKindsThatAreWanted()
    {
        for (const HistogramKind wanted :
             {HistogramKind::Weights, HistogramKind::Gradients, HistogramKind::Activations}) {
            RunSpec spec = watchedSpec(1000);
            spec.monitoring.histograms.weights = wanted == HistogramKind::Weights;
            spec.monitoring.histograms.gradients = wanted == HistogramKind::Gradients;
            spec.monitoring.histograms.activations = wanted == HistogramKind::Activations;
            const auto events = histogramsOf(finished(spec));
            QVERIFY(!events.empty());
            for (const HistogramEvent& event : events)
                QVERIFY(event.kind == wanted);
        }
    }

    /// Whether and how often histograms are recorded changes no bit of the run.
    void theRunStaysTheSame()
    {
        for (const DeviceKind device : {quickDevice(), DeviceKind::Reference}) {
            const RunDirectory plain = finished(smallSpec(Architecture::SmallCnn, device));
            const RunDirectory watched = finished(watchedSpec(3, device));
            QVERIFY(newestTensors(watched) == newestTensors(plain));
            QCOMPARE(QString::fromStdString(
                         differenceOfSteps(curve(watched, series::kTrainLoss), curve(plain, series::kTrainLoss))),
                     QString());
        }
    }

    /// By an independent count, and the gradients by what the update made of the weights.
    void asNumPyCountsThem()
    {
        RunSpec spec = watchedSpec(9);
        spec.training.keepSteps = {8, 9};
        spec.training.optimizer = optimizerDefaults(OptimizerKind::Sgd);
        spec.training.optimizer.momentum = 0.0;
        spec.training.optimizer.nesterov = false;
        spec.training.optimizer.weightDecay = 0.0;
        spec.training.learningRate = {};
        spec.training.learningRate.schedule = ScheduleKind::Constant;
        spec.training.learningRate.base = 0.25;
        const RunDirectory run = finished(spec);
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        const QString python = qEnvironmentVariable("TRAINYARD_PYTHON", "python3");
        process.start(python, {QString::fromStdString((sourceFolder() / "tests/backend/check_histograms.py").string()),
                               pathText(run), "9", "0.25"});
        QVERIFY2(process.waitForStarted() && process.waitForFinished(100'000), qPrintable(python));
        const QByteArray said = process.readAll().trimmed();
        if (process.exitCode() == 77)
            QSKIP(("NumPy or safetensors is not installed for $TRAINYARD_PYTHON; " + said).constData());
        QVERIFY2(process.exitCode() == 0, said.right(1500).constData());
    }

    /// Two ranks with ordered sums are one rank with two micro-batches, bit for bit, and so are their histograms.
    void ranksAreMergedExactly()
    {
        RunSpec one = watchedSpec(5, DeviceKind::Reference);
        one.model.dropout = 0.0;
        one.training.microBatches = 2;
        RunSpec two = one;
        two.training.microBatches = 1;
        two.resources.ranks = 2;
        two.distribution.orderedSum = true;
        const auto expected = histogramsOf(finished(one));
        const RunDirectory run = finished(two);
        const auto found = histogramsOf(run);
        QCOMPARE(found.size(), expected.size());
        QVERIFY(!found.empty());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const std::string name = found[i].layer + "/" + found[i].tensor + " at " + std::to_string(found[i].step);
            QVERIFY2(found[i].kind == expected[i].kind && found[i].layer == expected[i].layer, name.c_str());
            QVERIFY2(found[i].values.counts == expected[i].values.counts, name.c_str());
            QVERIFY2(found[i].values.first == expected[i].values.first, name.c_str());
            QVERIFY2(found[i].dead == expected[i].dead, name.c_str());
            QVERIFY2(std::abs(found[i].values.mean - expected[i].values.mean) < 1e-9, name.c_str());
        }
        QVERIFY(readFile(run.events(1, 1)).find("\"histogram\"") == std::string::npos); // rank 0 writes them
    }

    void killedAndResumed()
    {
        RunSpec spec = watchedSpec(4);
        spec.data.trainSamples = 1000;
        spec.training.epochs = 6;
        RunSpec unwatched = spec;
        unwatched.monitoring = {};
        const RunDirectory plain = finished(unwatched);
        const RunDirectory run = make(spec);
        for (int kill = 1; kill <= 3; ++kill) {
            auto process = startRun(run);
            waitForEvents(run, [&](const std::vector<Event>& events) {
                return process->waitForFinished(0) || (!run.attempts().empty() && run.attempts().back() == kill &&
                                                       bodies<HistogramEvent>(events).size() > 30u);
            });
            ::kill(pid_t(process->processId()), SIGKILL);
            process->waitForFinished();
        }
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        QVERIFY(newestTensors(run) == newestTensors(plain));
        std::map<std::int64_t, std::size_t> tensors; // of the newest attempt that has a step
        for (const int attempt : run.attempts()) {
            std::map<std::int64_t, std::size_t> own; // whole lines only: readEvents() checks their numbers
            for (const HistogramEvent& event : histogramsOf(run, attempt))
                ++own[event.step];
            for (const auto& [step, count] : own)
                tensors[step] = count;
        }
        QVERIFY(tensors.contains(1) && tensors.contains(378));
        for (std::int64_t step = 4; step <= 378; step += 4)
            QVERIFY2(tensors.contains(step), std::to_string(step).c_str());
        QCOMPARE(tensors[376], tensors[378]); // the last attempt's are complete
    }

    void anAsynchronousRunHasItsMastersWeights()
    {
        RunSpec spec = watchedSpec(8);
        spec.resources.ranks = 2;
        spec.distribution.mode = DistributionMode::Downpour;
        const auto events = histogramsOf(finished(spec));
        QVERIFY(!events.empty());
        for (const HistogramEvent& event : events)
            QVERIFY(event.kind == HistogramKind::Weights);
        QVERIFY(stepsOf(events).size() >= 3);
    }

    void aPrunedRunShowsItsZeros()
    {
        RunSpec spec = watchedSpec(24);
        spec.pruning.method = PruningMethod::Magnitude;
        spec.pruning.sparsity = 0.75;
        const auto events = histogramsOf(finished(spec));
        std::int64_t zeros = 0, all = 0;
        for (const HistogramEvent& event : events)
            if (event.kind == HistogramKind::Weights && event.step == 24 && event.tensor == "weight") {
                zeros += event.values.zeros();
                all += event.values.total();
            }
        QVERIFY2(zeros > all / 2, std::to_string(zeros).c_str());
    }
};

TRAINYARD_TEST(HistogramRunsTest)

} // namespace histogram_runs_test

#include "histogram_runs_test.moc"
