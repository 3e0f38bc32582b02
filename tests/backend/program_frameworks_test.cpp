// SPDX-License-Identifier: Apache-2.0
// Scripts of PyTorch, Keras and Lightning below a real sidecar, and one beside the engine on the same net.
#include "tests/backend/data_files.h"
#include "tests/backend/program_lab.h"

#include <array>
#include <cmath>
#include <numeric>
#include <random>

namespace program_frameworks_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kBatches = 8;                              // of lightning_fit.py and keras_fit.py, in an epoch
constexpr int kSeeds = 5, kEpochs = 4, kEpochSteps = 20; // of same_net.py
using Figures = std::map<std::string, std::vector<double>>;

/// Mean and standard deviation of one figure over seeds.
struct Spread {
    double mean = 0.0, deviation = 0.0;
};
Spread spreadOf(const std::vector<double>& values)
{
    Spread spread;
    for (const double value : values)
        spread.mean += value / double(values.size());
    for (const double value : values)
        spread.deviation += (value - spread.mean) * (value - spread.mean) / double(values.size() - 1);
    spread.deviation = std::sqrt(spread.deviation);
    return spread;
}

} // namespace

class ProgramFrameworksTest : public QObject, ProgramLab {
    Q_OBJECT

    std::string m_patterns; // the folder of their data
    Figures m_engine;

    RunSpec lightningSpec(const std::string& interpreter, const std::string& framework, int epochs, double pause) const
    {
        RunSpec spec = programSpec({interpreter, script("lightning_fit.py")});
        setParameter(*spec.program, "framework", framework);
        setParameter(*spec.program, "epochs", std::int64_t{epochs});
        setParameter(*spec.program, "pause", pause);
        return spec;
    }
    /// Launched, stopped, resumed and crashed, in the manner of Lightning.
    void verifyLightning(const std::string& interpreter, const std::string& framework)
    {
        const RunDirectory whole = made(lightningSpec(interpreter, framework, 3, 0.0));
        const Ended ended = finish(whole);
        QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(whole)));
        verifyWhole(whole, 3 * kBatches);
        QCOMPARE(curve(whole, series::kValLoss).size(), std::size_t(3)); // not again at every later step
        QCOMPARE(whole.readResult()->totalSteps, std::int64_t{3 * kBatches});
        QVERIFY(!whole.readResult()->checkpoint.empty());
        const std::vector<double> losses = means(whole, series::kTrainLoss);
        const auto half = losses.begin() + std::ptrdiff_t(losses.size() / 2); // batches differ, epochs do not
        QVERIFY(std::accumulate(half, losses.end(), 0.0) < 0.5 * std::accumulate(losses.begin(), half, 0.0));

        const RunDirectory run = made(lightningSpec(interpreter, framework, 40, 0.02));
        auto process = startRun(run);
        QVERIFY2(reaches(run, 2 * kBatches + 3), logText(run).c_str());
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const RunResult stopped = *run.readResult();
        QVERIFY(stopped.step >= 2 * kBatches && !stopped.checkpoint.empty());
        run.writeControl(ControlCommand::None);
        const Ended resumed = finish(run);
        QVERIFY2(resumed.code == 0, resumed.err + QByteArray::fromStdString(logText(run, 2)));
        QVERIFY(run.readAttempt(2)->startStep > 0 && run.readAttempt(2)->startStep <= stopped.step);
        // Lightning itself leaves out the rest of an epoch that was stopped.
        const std::int64_t last = run.readResult()->step;
        QVERIFY(last > 39 * kBatches && last <= 40 * kBatches);
        verifyWhole(run, last);

        RunSpec crashing = lightningSpec(interpreter, framework, 4, 0.0);
        setParameter(*crashing.program, "die-at", std::int64_t{2 * kBatches + 3});
        const RunDirectory crashed = made(crashing);
        QCOMPARE(finish(crashed).code, int(ExitCode::Killed));
        const Ended after = finish(crashed);
        QVERIFY2(after.code == 0, after.err + QByteArray::fromStdString(logText(crashed, 2)));
        QCOMPARE(crashed.readAttempt(2)->startStep,
                 std::int64_t{2 * kBatches}); // the step of the file, not a later one
        verifyWhole(crashed, 4 * kBatches);
    }

private Q_SLOTS:
    void torchTrainsResumesAndGathersTwoRanks()
    {
        const std::string interpreter = pythonWith("torch");
        if (interpreter.empty())
            QSKIP("no Python with PyTorch");
        RunSpec spec = programSpec({interpreter, script("torch_loop.py")});
        setParameter(*spec.program, "framework", std::string("torch"));
        setParameter(*spec.program, "steps", std::int64_t{30});
        const RunDirectory run = made(spec);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        verifyWhole(run, 30);
        // The same fit by hand, from PyTorch's first weights, converges to the same place.
        QVERIFY(means(run, series::kTrainLoss).back() < means(run, series::kTrainLoss).front());

        RunSpec ranks = programSpec({interpreter, script("torch_ranks.py")});
        ranks.program->launcher = ProgramLauncher::Torchrun;
        // As by default. That default itself makes the torchrun of Debian 12 fail: PyTorch 1.13 on Python 3.11.
        ranks.program->variables = {"PET_REDIRECTS=9:1", "PET_TEE=9:1"};
        ranks.resources.ranks = 2;
        ranks.resources.threads = 1;
        const RunDirectory both = made(ranks);
        const Ended two = finish(both);
        QVERIFY2(two.code == 0, two.err + QByteArray::fromStdString(logText(both)));
        verifyWhole(both, 10);
        QCOMPARE(means(both, "sum").back(), 2.0 * 10 + 1.0); // of both ranks
        QVERIFY(messages(both).find("rank 1 of 2") != std::string::npos);
    }

    void kerasTrainsStopsResumesAndCrashes()
    {
        const std::string interpreter = pythonWith("keras");
        if (interpreter.empty())
            QSKIP("no Python with Keras");
        const auto spec = [&](int epochs, double pause, std::int64_t dieAt) {
            RunSpec keras = programSpec({interpreter, script("keras_fit.py")});
            setParameter(*keras.program, "epochs", std::int64_t{epochs});
            setParameter(*keras.program, "pause", pause);
            setParameter(*keras.program, "die-at", dieAt);
            keras.program->variables = {"KERAS_BACKEND=jax"};
            return keras;
        };
        const RunDirectory whole = made(spec(3, 0.0, 0));
        const Ended ended = finish(whole);
        QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(whole)));
        verifyWhole(whole, 3 * kBatches);
        QCOMPARE(curve(whole, series::kValTop1).size(), std::size_t(3));
        QVERIFY(QString::fromStdString(logText(whole)).count("/step") < 10); // bars are no lines

        // A checkpoint that is asked for, and the last one, are saved by the callback.
        const RunDirectory run = made(spec(12, 0.1, 0));
        auto process = startRun(run);
        QVERIFY2(reaches(run, kBatches + 3), logText(run).c_str());
        run.writeControl(ControlCommand::Checkpoint);
        const auto saved = [&] { return savedBy(run, 1, "checkpoints/step-"); };
        QTRY_VERIFY_WITH_TIMEOUT(!saved().empty(), 60'000);
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const RunResult stopped = *run.readResult();
        QCOMPARE(stopped.checkpoint, "checkpoints/step-" + std::to_string(stopped.step) + ".keras");
        QCOMPARE(run.readResult()->totalSteps, std::int64_t{12 * kBatches});
        run.writeControl(ControlCommand::None);
        const Ended resumed = finish(run);
        QVERIFY2(resumed.code == 0, resumed.err + QByteArray::fromStdString(logText(run, 2)));
        QCOMPARE(run.readAttempt(2)->startStep, stopped.step);
        // Keras begins the epoch that was stopped once more: its steps come on top.
        const std::int64_t last = run.readResult()->step;
        QCOMPARE(last, stopped.step + (12 - stopped.step / kBatches) * kBatches);
        QCOMPARE(run.readResult()->totalSteps, last);
        verifyWhole(run, last);

        const RunDirectory crashed = made(spec(4, 0.0, 2 * kBatches + 3));
        QCOMPARE(finish(crashed).code, int(ExitCode::Killed));
        const Ended after = finish(crashed);
        QVERIFY2(after.code == 0, after.err + QByteArray::fromStdString(logText(crashed, 2)));
        QCOMPARE(crashed.readAttempt(2)->startStep, std::int64_t{2 * kBatches});
        verifyWhole(crashed, 4 * kBatches);
    }

    void aTrainerInTheMannerOfLightningIsARun() { verifyLightning(python(), "none"); }

    void lightningItselfIsARun()
    {
        for (const char* module : {"pytorch_lightning", "lightning"})
            if (const std::string interpreter = pythonWith(module); !interpreter.empty()) {
                verifyLightning(interpreter, module);
                return;
            }
        QSKIP("no Python with Lightning");
    }

    // The same net on the same data, by scripts and by the engine. Each is a test of its own, for the time that it may
    // take.
    void aLoopOfPytorchTrainsAsTheEngineDoes() { verifyTrainsAlike("torch", "torch"); }
    void aTrainerInTheMannerOfLightningTrainsAsTheEngineDoes() { verifyTrainsAlike("manner", "torch"); }
    void lightningTrainsAsTheEngineDoes() { verifyTrainsAlike("pytorch_lightning", "pytorch_lightning"); }
    void kerasTrainsAsTheEngineDoes() { verifyTrainsAlike("keras", "keras"); }

private:
    /// With several seeds no figure differs by more than the seeds do.
    void verifyTrainsAlike(const std::string& framework, const char* module)
    {
        const std::string interpreter = pythonWith(module);
        if (interpreter.empty())
            QSKIP(qPrintable(QString("no Python with %1").arg(QLatin1String(module))));
        if (m_patterns.empty()) {
            m_patterns = m_folder.filePath("patterns").toStdString();
            writeNoisyPatterns(m_patterns);
            for (int seed = 1; seed <= kSeeds; ++seed) {
                const RunDirectory run = made(ownSpec(seed));
                const Ended trained = finish(run);
                QVERIFY2(trained.code == 0, trained.err);
                collect(run, false, m_engine);
            }
            // They learn, and not at once: figures that agree say something.
            QVERIFY(spreadOf(m_engine.at("validation loss, epoch 1")).mean >
                    1.3 * spreadOf(m_engine.at("validation loss, epoch 4")).mean);
        }
        Figures program;
        for (int seed = 1; seed <= kSeeds; ++seed) {
            RunSpec spec = programSpec({interpreter, script("same_net.py")});
            spec.seed = std::uint64_t(seed);
            spec.resources.threads = 1;
            spec.program->variables = {"KERAS_BACKEND=jax"};
            setParameter(*spec.program, "data", m_patterns);
            setParameter(*spec.program, "epochs", std::int64_t{kEpochs});
            setParameter(*spec.program, "framework", framework);
            const RunDirectory run = made(spec);
            const Ended ended = finish(run);
            QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(run)));
            verifyWhole(run, kEpochs * kEpochSteps);
            collect(run, framework == "keras", program);
        }
        for (const auto& [name, values] : m_engine) {
            QCOMPARE(values.size(), std::size_t(kSeeds));
            const Spread ours = spreadOf(values), theirs = spreadOf(program.at(name));
            // Welch's t with 4 to 8 degrees of freedom: 5 is passed by chance once in a few hundred figures.
            const double t =
                (ours.mean - theirs.mean) /
                std::sqrt((ours.deviation * ours.deviation + theirs.deviation * theirs.deviation) / kSeeds);
            qInfo("%s: engine %.4f ± %.4f, script %.4f ± %.4f, t = %.2f", name.c_str(), ours.mean, ours.deviation,
                  theirs.mean, theirs.deviation, t);
            QVERIFY2(std::abs(t) < 5.0 || std::abs(ours.mean - theirs.mean) < 0.01 * theirs.mean, name.c_str());
        }
    }
    /// Of an epoch: the mean of its training losses, and the validation loss at its end.
    static void collect(const RunDirectory& run, bool runningMeans, Figures& all)
    {
        std::vector<double> training(kEpochs, 0.0);
        for (const auto& [step, value] : curve(run, series::kTrainLoss)) { // a record may gather several steps
            const auto epoch = std::size_t((step - 1) / kEpochSteps);
            if (runningMeans) // since the epoch began, as Keras tells them: the last one is the epoch's
                training[epoch] = value.mean;
            else
                training[epoch] += value.mean * double(value.count) / kEpochSteps;
        }
        const std::vector<double> validation = means(run, series::kValLoss);
        QCOMPARE(validation.size(), std::size_t(kEpochs));
        for (std::size_t epoch = 0; epoch < std::size_t(kEpochs); ++epoch) {
            all["training loss, epoch " + std::to_string(epoch + 1)].push_back(training[epoch]);
            all["validation loss, epoch " + std::to_string(epoch + 1)].push_back(validation[epoch]);
        }
    }
    RunSpec ownSpec(int seed) const
    {
        RunSpec own = smallSpec(Architecture::SmallCnn, quickDevice());
        own.seed = std::uint64_t(seed);
        own.model.dropout = 0.0;
        own.data = {};
        own.data.format = DataFormat::Idx;
        own.data.path = m_patterns;
        own.data.image = {12, 12, 1};
        own.training.epochs = kEpochs;
        own.training.batchSize = 20;
        own.training.optimizer.momentum = 0.0;
        own.training.optimizer.nesterov = false;
        own.training.optimizer.weightDecay = 0.0;
        own.training.learningRate.base = 0.05;
        own.training.learningRate.schedule = ScheduleKind::Constant;
        own.training.learningRate.warmupEpochs = 0.0;
        return own;
    }
    /// Files of that beginning which an attempt has announced.
    static std::string savedBy(const RunDirectory& run, int attempt, const std::string& prefix)
    {
        for (const CheckpointEvent& checkpoint : bodies<CheckpointEvent>(readEvents(run, attempt)))
            if (checkpoint.file.starts_with(prefix))
                return checkpoint.file;
        return {};
    }
    /// Four patterns of 12 × 12 pixels below noise: 400 and 200 images.
    static void writeNoisyPatterns(const std::string& folder)
    {
        std::mt19937 random{11};
        std::vector<std::array<int, 144>> patterns(4);
        for (auto& pattern : patterns)
            for (int& pixel : pattern)
                pixel = int(random() % 2);
        std::filesystem::create_directories(folder);
        const auto write = [&](const std::string& part, std::uint32_t count) {
            std::string images = idxImages(count, 12, 12);
            std::vector<std::uint8_t> labels;
            for (std::uint32_t n = 0; n < count; ++n) {
                labels.push_back(std::uint8_t(n % 4));
                for (std::size_t i = 0; i < 144; ++i)
                    images[16 + n * 144 + i] = char(patterns[n % 4][i] * 100 + int(random() % 155));
            }
            writeFileAtomically(folder + "/" + part + "-images-idx3-ubyte", images);
            writeFileAtomically(folder + "/" + part + "-labels-idx1-ubyte", idxLabels(labels));
        };
        write("train", 400);
        write("t10k", 200);
    }
};

TRAINYARD_TEST(ProgramFrameworksTest)

} // namespace program_frameworks_test

#include "program_frameworks_test.moc"
