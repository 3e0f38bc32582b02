// SPDX-License-Identifier: Apache-2.0
// What a plan warns of and a run tells, so that "valid" and "done" can be trusted.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/series.h"
#include "backend/selftest/mask_cost.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/chance_watch.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/safetensors.h"
#include "backend/train/model/take_weights.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/plan/run_planner.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace run_notices_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

bool warns(const PlanAnswer& answer, const std::string& path, const std::string& code)
{
    return std::any_of(answer.warnings.begin(), answer.warnings.end(), [&](const SpecProblem& warning) {
        return warning.path == path && warning.allowed.code == code;
    });
}

EpochValues epoch(double trainTop1, std::optional<double> valTop1 = {})
{
    EpochValues values;
    values.trainTop1 = trainTop1;
    values.valTop1 = valTop1;
    return values;
}

} // namespace

class RunNoticesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_work = std::make_unique<Workspace>(); }

    void bf16WithoutInstructionsForItIsSlow()
    {
        if (const Reason reason = whyNotPrecision(DeviceKind::Cpu, Precision::Bf16); !reason.empty())
            QSKIP(reason.text().c_str()); // the plan refuses it, which is more than the warning
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cpu);
        spec.training.precision = Precision::Bf16;
        const auto planOn = [&](const char* flags) {
            m_work->write("proc/cpuinfo", std::string("processor\t: 0\nflags\t\t: ") + flags + "\n");
            return RunPlanner({m_work->path("proc"), m_work->path("sys")}).plan(nlohmann::json(toJson(spec)));
        };
        for (const char* flags : {"fpu avx2", "fpu avx2 avx512f avx512_vnni"})
            QVERIFY(warns(planOn(flags), "/training/precision", "plan.bf16-slow"));
        for (const char* flags : {"fpu avx2 avx512f avx512_bf16", "fpu amx_bf16", "asimd bf16"})
            QVERIFY(!warns(planOn(flags), "/training/precision", "plan.bf16-slow"));
        spec.training.precision = Precision::Fp32;
        QVERIFY(!warns(planOn("fpu avx2"), "/training/precision", "plan.bf16-slow"));
    }

    void aRefusedPrecisionNamesAllThatWork()
    {
        if (!deviceAvailable(DeviceKind::Cpu, nullptr) || !whyNotPrecision(DeviceKind::Cpu, Precision::Bf16).empty())
            QSKIP("this processor trains in fp32 only");
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cpu);
        spec.training.precision = Precision::Fp16;
        const std::vector<SpecProblem> problems = unsupportedFields(spec);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].allowed.words, std::string("fp32 or bf16: fp16 is a format of GPUs"));
    }

    void memoryIsThatOfAllRanksHere()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.distribution.scaling = ScalingRule::None; // the same batch on each rank
        const auto memoryOf = [&](int ranks, int nodes) {
            spec.resources.ranks = ranks;
            spec.resources.placement.nodes = nodes;
            return RunPlanner().plan(nlohmann::json(toJson(spec))).memory.value();
        };
        const MemoryPlan one = memoryOf(1, 1), many = memoryOf(64, 1), spread = memoryOf(64, 16);
        QCOMPARE(many.processes, 64);
        QCOMPARE(many.activations, 64 * one.activations);
        QVERIFY(many.total > 63 * one.total && many.total < 67 * one.total);
        QCOMPARE(spread.processes, 4);
        QCOMPARE(spread.activations, 4 * one.activations);
        QVERIFY(spread.total < many.total / 14);
        spec.resources.placement.nodes = 1;
        const PlanAnswer plan = RunPlanner().plan(nlohmann::json(toJson(spec)));
        QVERIFY(warns(plan, "/resources/ranks", "plan.wants-cores"));
    }

    /// A spec without an image size trains at 32 × 32, whatever the images are, and must go on doing so.
    void anotherSizeThanTheImagesHaveIsTold()
    {
        writeIdxDataset(*m_work, "idx", 40, 10);
        nlohmann::json document = {{"version", 1},
                                   {"id", "a"},
                                   {"name", "a"},
                                   {"model", {{"architecture", "small-cnn"}}},
                                   {"data", {{"format", "idx"}, {"path", m_work->path("idx").string()}}},
                                   {"training", {{"batch_size", 8}, {"epochs", 1}}}};
        const auto wants = [&](const char* code) {
            const PlanAnswer plan = RunPlanner().plan(document);
            return warns(plan, "/data/image", code);
        };
        QVERIFY(wants("plan.wants-own-size"));
        for (const SpecProblem& warning : RunPlanner().plan(document).warnings)
            if (warning.path == "/data/image")
                QCOMPARE(warning.allowed.arguments.at(0), ReasonArgument(std::string("28 × 28 × 1")));
        document["data"]["image"] = {{"height", 28}, {"width", 28}, {"channels", 1}};
        QVERIFY(!wants("plan.wants-own-size"));
        document["data"]["image"] = {{"height", 48}, {"width", 48}, {"channels", 1}}; // a size that somebody chose
        QVERIFY(!wants("plan.wants-own-size"));
        // A model that was exported for another size says so too.
        const std::filesystem::path keras =
            std::filesystem::absolute(sourceFolder() / "tests/backend/fixtures/import/keras3-mobilenetv2.json");
        document["model"] = {{"file", keras.string()}};
        QVERIFY(wants("plan.wants-exported-size"));
        document["data"]["image"] = {{"height", 32}, {"width", 32}, {"channels", 3}};
        QVERIFY(!wants("plan.wants-exported-size"));
        QVERIFY(!wants("plan.wants-own-size"));
    }

    /// What ranks that share cores will see: which part of a core each gets.
    void ranksThatTakeTurnsAreToldTheirShareOfACore()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        const int cores = usableCores();
        spec.resources.ranks = std::min(cores * 32, 4096);
        spec.resources.threads = 1;
        spec.distribution.scaling = ScalingRule::None;
        const PlanAnswer plan = RunPlanner().plan(nlohmann::json(toJson(spec)));
        const auto found = std::find_if(plan.warnings.begin(), plan.warnings.end(), [](const SpecProblem& warning) {
            return warning.allowed.code == "plan.wants-cores";
        });
        QVERIFY(found != plan.warnings.end());
        const double share = std::get<double>(found->allowed.arguments.at(1)); // percent
        QVERIFY(std::abs(share - 100.0 * cores / spec.resources.ranks) < 0.06);
        QVERIFY2(found->text().find("% of a core") != std::string::npos, found->text().c_str());
    }

    void chanceIsWhatTheMostFrequentClassGives()
    {
        ChanceWatch watch(0.5);
        watch.take(epoch(0.5), 1000, 0);
        watch.take(epoch(0.53), 1000, 0); // within three deviations of 1.6 %
        QCOMPARE(watch.epochs(), 0);
        watch.take(epoch(0.42, 0.55), 1000, 100);
        QCOMPARE(watch.epochs(), 3);
        watch.take(epoch(0.5, 0.5), 1000, 100);
        QCOMPARE(watch.epochs(), 4);
        watch.take(epoch(0.5, 0.7), 1000, 100); // what is validated is learned
        QCOMPARE(watch.epochs(), 0);
        for (int i = 0; i < 3; ++i)
            watch.take(epoch(0.56), 1000, 0); // better than chance
        QCOMPARE(watch.epochs(), 0);
        // A run of one or two epochs ends at chance where its last one is, if that was validated.
        ChanceWatch brief(0.5);
        brief.take(epoch(0.5), 1000, 0);
        QVERIFY(!brief.endsAtChance(1));
        brief.take(epoch(0.5, 0.64), 1000, 100); // within three deviations of 5 %
        QVERIFY(brief.endsAtChance(2) && !brief.endsAtChance(3));
        QCOMPARE(brief.epochs(), 0);
        brief.take(epoch(0.5, 0.66), 1000, 100);
        QVERIFY(!brief.endsAtChance(1));
        brief.take(epoch(0.6, 0.5), 1000, 100); // what is trained is learned
        QVERIFY(!brief.endsAtChance(1));
        EpochValues grown = epoch(0.5);
        grown.trainLoss = 6.9; // ten guesses of one class in two are 10 ln 2 = 6.93
        ChanceWatch two(0.5, 2);
        two.take(grown, 1000, 0);
        QVERIFY(!two.diverged());
        grown.trainLoss = 4e13;
        two.take(grown, 1000, 0);
        QCOMPARE(two.diverged().value_or(0.0), 4e13);
        watch.take(grown, 1000, 0); // the number of classes is not known
        QVERIFY(!watch.diverged());
        ChanceWatch unknown;
        for (int i = 0; i < 5; ++i)
            unknown.take(epoch(0.0), 1000, 0);
        QCOMPARE(unknown.epochs(), 0);
        const std::vector<int> labels = {0, 1, 1, 1};
        QCOMPARE(largestShare(4, 2, [&](std::int64_t i) { return labels[std::size_t(i)]; }), 0.75);
        QCOMPARE(largestShare(0, 2, [](std::int64_t) { return 0; }), 0.0);
        std::int64_t asked = 0; // of billions only some are, wherever their classes lie
        const double share = largestShare(2'000'000'000, 10, [&](std::int64_t i) {
            ++asked;
            return static_cast<int>(i % 10);
        });
        QCOMPARE(asked, kMostCountedLabels);
        QVERIFY(std::abs(share - 0.1) < 0.01);
    }

    /// A learning rate that moves nothing, and one that moves far too much: both runs end with a warning, and one that
    /// learns does not.
    void aRunAtChanceLevelSaysSo()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.data.trainSamples = 400;
        spec.training.learningRate.base = 1e-12;
        const auto told = [](const RunDirectory& run) {
            std::vector<Reason> out;
            for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 1)))
                if ((message.text.code == "training.chance-level" || message.text.code == "training.ended-diverged") &&
                    message.level == LogLevel::Warning)
                    out.push_back(message.text);
            return out;
        };
        const std::vector<Reason> found = told(finished(spec));
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(found[0].arguments[0] == ReasonArgument(std::int64_t(4)));
        const auto saysBriefly = [](const RunDirectory& run) {
            const auto messages = bodies<MessageEvent>(readEvents(run, 1));
            return std::any_of(messages.begin(), messages.end(), [](const MessageEvent& message) {
                return message.text.code == "training.short-at-chance" && message.level == LogLevel::Info;
            });
        };
        QVERIFY(!saysBriefly(finished(spec)));
        const int epochs = std::exchange(spec.training.epochs, 2);
        const RunDirectory brief = finished(spec);
        QVERIFY(told(brief).empty() && saysBriefly(brief));
        spec.training.epochs = epochs;
        spec.training.learningRate.base = 1000.0;
        spec.training.clipNorm = 1.0; // the weights walk far away, and stay finite
        const std::vector<Reason> diverged = told(finished(spec));
        QCOMPARE(diverged.size(), std::size_t(1));
        QCOMPARE(diverged[0].code, std::string("training.ended-diverged"));
        QVERIFY(std::get<double>(diverged[0].arguments[0]) > 23.0); // ten classes: 10 ln 10
        QVERIFY(diverged[0].arguments[1] == ReasonArgument(2.303));
        spec.training.clipNorm = 0.0;
        spec.training.learningRate.base = 0.05;
        spec.training.epochs = 12;
        QVERIFY(told(finished(spec)).empty());
    }

    /// Of five classes every label is among the five highest: neither recorded nor drawn.
    void fewClassesHaveNoTop5()
    {
        writeImageFolder(*m_work, "five", {"a", "b", "c", "d", "e"}, 4);
        RunSpec five = smallSpec(Architecture::SmallCnn, quickDevice());
        five.data = {};
        five.data.format = DataFormat::Folder;
        five.data.path = m_work->path("five").string();
        five.data.image = {16, 16, 3};
        five.training.epochs = 1;
        const RunDirectory few = finished(five);
        const RunDirectory ten = finished(smallSpec(Architecture::SmallCnn, quickDevice()));
        for (const char* name : {series::kTrainTop5, series::kValTop5}) {
            QVERIFY(curve(few, name).empty());
            QVERIFY(!curve(ten, name).empty());
        }
        for (const char* name : {series::kTrainTop1, series::kValTop1})
            QVERIFY(!curve(few, name).empty());
    }

    /// Weights that are not numbers are named where they are imported, not blamed on the learning rate.
    void weightsThatAreNotFiniteAreNamed()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.training.epochs = 1;
        const RunDirectory first = finished(spec);
        const auto path = first.root() / first.readResult()->checkpoint;
        Checkpoint checkpoint = readCheckpoint(path);
        std::vector<NamedTensor> weights;
        for (const NamedTensor& tensor : checkpoint.tensors)
            if (!isOptimizerState(tensor.name))
                weights.push_back(tensor);
        QVERIFY(weights.size() > 1);
        const std::string bad = weights[1].name;
        for (NamedTensor& tensor : checkpoint.tensors)
            if (tensor.name == bad)
                tensor.values.back() = std::numeric_limits<float>::quiet_NaN();
        const auto file = m_work->path("nan.safetensors");
        writeSafetensors(file, checkpoint.tensors, {});
        spec.model.weights = file.string();
        const PlanAnswer answer = RunPlanner().plan(nlohmann::json(toJson(spec)));
        QCOMPARE(answer.problems.size(), std::size_t(1));
        QCOMPARE(answer.problems[0].path, std::string("/model/weights"));
        QVERIFY2(answer.problems[0].text().find(bad) != std::string::npos, answer.problems[0].text().c_str());
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY(ended.code != 0 && ended.code != int(ExitCode::Diverged));
        QVERIFY2(ended.err.contains(bad.c_str()) && ended.err.contains("not finite"), ended.err);

        // The same for a parent's checkpoint.
        const std::vector<NamedTensor> state = readCheckpoint(path).tensors;
        QVERIFY_EXCEPTION_THROWN(withWeightsOf(state, checkpoint.tensors, {"start from", "it", {}}), Failure);
        (void)withWeightsOf(state, state, {"start from", "it", {}});
        (void)withWeightsOf(state, checkpoint.tensors, {"measure the line to", "it", {}, true});
    }

    /// The share of masks and the times beside it say the same.
    void theShareOfMasksIsThatOfItsTimes()
    {
        NetworkOptions options = selftest::smallCnnOptions(DeviceKind::Reference, 4);
        const selftest::SampleBatch batch = selftest::sampleBatch(options.image, options.classes, 4, 1);
        double now = 0.0; // blocks take 10, 12, 11, 13 … seconds: the machine's load grows
        int asked = 0;
        const auto clock = [&] { return now += asked++ % 2 == 0 ? 0.0 : 10.0 + asked * 0.7; };
        const selftest::MaskCost cost =
            selftest::measureMasks(options, batch.view(), {1, clock, [](int pairs) { return pairs < 5; }});
        QCOMPARE(cost.pairs, 5);
        QVERIFY(cost.plainSeconds > 10.0);
        QVERIFY(std::abs(cost.maskedSeconds / cost.plainSeconds - 1.0 - cost.share) < 1e-12);
    }

private:
    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_work->path("run" + std::to_string(m_made++)), spec);
    }
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return run;
    }

    std::unique_ptr<Workspace> m_work;
    int m_made = 0;
};

TRAINYARD_TEST(RunNoticesTest)

} // namespace run_notices_test

#include "run_notices_test.moc"
