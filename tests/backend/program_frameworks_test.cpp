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

constexpr int kBatches = 8; // of lightning_fit.py, in an epoch

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

    void kerasTrainsAndResumes()
    {
        const std::string interpreter = pythonWith("keras");
        if (interpreter.empty())
            QSKIP("no Python with Keras");
        RunSpec spec = programSpec({interpreter, script("keras_fit.py")});
        setParameter(*spec.program, "epochs", std::int64_t{3});
        spec.program->variables = {"KERAS_BACKEND=jax"};
        const RunDirectory run = made(spec);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(run)));
        verifyWhole(run, 24);
        QCOMPARE(curve(run, series::kValTop1).size(), std::size_t(3));
        QVERIFY(QString::fromStdString(logText(run)).count("/step") < 10); // bars are no lines
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

    /// The same net on the same data, by a script and by the engine, with several seeds: no figure differs by more than
    /// the seeds do.
    void aScriptAndTheEngineTrainTheSameNetAlike()
    {
        const std::string interpreter = pythonWith("torch");
        if (interpreter.empty())
            QSKIP("no Python with PyTorch");
        constexpr int kSeeds = 5, kEpochs = 4, kSteps = kEpochs * 20;
        const Workspace workspace;
        writeNoisyPatterns(workspace);
        std::map<std::string, std::vector<double>> engine, program;
        const auto collect = [](const RunDirectory& run, std::map<std::string, std::vector<double>>& all) {
            constexpr std::int64_t kThird = kSteps / 3;
            double early = 0.0, late = 0.0;
            for (const auto& [step, value] : curve(run, series::kTrainLoss)) // a record may gather several steps
                (step <= kThird ? early : late) +=
                    value.mean * double(value.count) / double(step <= kThird ? kThird : kSteps - kThird);
            all["training loss, first third"].push_back(early);
            all["training loss, rest"].push_back(late);
            const std::vector<double> validation = means(run, series::kValLoss);
            for (std::size_t epoch = 0; epoch < validation.size(); ++epoch)
                all["validation loss, epoch " + std::to_string(epoch + 1)].push_back(validation[epoch]);
        };
        for (int seed = 1; seed <= kSeeds; ++seed) {
            RunSpec own = smallSpec(Architecture::SmallCnn, quickDevice());
            own.seed = std::uint64_t(seed);
            own.model.dropout = 0.0;
            own.data = {};
            own.data.format = DataFormat::Idx;
            own.data.path = workspace.path("set").string();
            own.data.image = {12, 12, 1};
            own.training.epochs = kEpochs;
            own.training.batchSize = 20;
            own.training.optimizer.momentum = 0.0;
            own.training.optimizer.nesterov = false;
            own.training.optimizer.weightDecay = 0.0;
            own.training.learningRate.base = 0.05;
            own.training.learningRate.schedule = ScheduleKind::Constant;
            own.training.learningRate.warmupEpochs = 0.0;
            const RunDirectory one = made(own);
            const Ended trained = finish(one);
            QVERIFY2(trained.code == 0, trained.err);
            collect(one, engine);

            RunSpec other = programSpec({interpreter, script("same_net.py")});
            other.seed = std::uint64_t(seed);
            setParameter(*other.program, "data", workspace.path("set").string());
            setParameter(*other.program, "epochs", std::int64_t{kEpochs});
            const RunDirectory two = made(other);
            const Ended ended = finish(two);
            QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(two)));
            verifyWhole(two, kSteps);
            collect(two, program);
        }
        for (const auto& [name, values] : engine) {
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
        // They learn, and not at once: figures that agree say something.
        QVERIFY(spreadOf(engine.at("validation loss, epoch 1")).mean >
                1.3 * spreadOf(engine.at("validation loss, epoch 4")).mean);
    }

private:
    /// Four patterns of 12 × 12 pixels below noise: 400 and 200 images.
    static void writeNoisyPatterns(const Workspace& workspace)
    {
        std::mt19937 random{11};
        std::vector<std::array<int, 144>> patterns(4);
        for (auto& pattern : patterns)
            for (int& pixel : pattern)
                pixel = int(random() % 2);
        const auto write = [&](const std::string& part, std::uint32_t count) {
            std::string images = idxImages(count, 12, 12);
            std::vector<std::uint8_t> labels;
            for (std::uint32_t n = 0; n < count; ++n) {
                labels.push_back(std::uint8_t(n % 4));
                for (std::size_t i = 0; i < 144; ++i)
                    images[16 + n * 144 + i] = char(patterns[n % 4][i] * 100 + int(random() % 155));
            }
            workspace.write("set/" + part + "-images-idx3-ubyte", images);
            workspace.write("set/" + part + "-labels-idx1-ubyte", idxLabels(labels));
        };
        write("train", 400);
        write("t10k", 200);
    }
};

TRAINYARD_TEST(ProgramFrameworksTest)

} // namespace program_frameworks_test

#include "program_frameworks_test.moc"
