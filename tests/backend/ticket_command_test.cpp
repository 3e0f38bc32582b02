// SPDX-License-Identifier: Apache-2.0
// `inspect ticket` and `inspect compact` on runs that prune, and runs that begin with what they write.
#include "backend/base/files.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/weight_magnitudes.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

namespace ticket_command_test {

using namespace trainyard;
using namespace trainyard::test;

class TicketCommandTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    QString file(const std::string& name) const { return QString::fromStdString(path(name).string()); }

    static RunSpec specOf(const char* id)
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.id = id;
        spec.training.epochs = 2;
        return spec;
    }
    /// Single weights by the base run's end, with the given reset.
    static RunSpec cellOf(const char* id, PruningReset reset, const char* resetTo = "")
    {
        RunSpec spec = specOf(id);
        spec.pruning.method = PruningMethod::Magnitude;
        spec.pruning.sparsity = 0.7;
        spec.pruning.maskFrom = "base@end";
        spec.pruning.reset = reset;
        spec.pruning.resetTo = resetTo;
        return spec;
    }
    void train(const RunSpec& spec) const
    {
        RunDirectory::create(path(spec.id), spec);
        const Ended ended = runEngine({"run", file(spec.id)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
    }
    nlohmann::json told(const QStringList& arguments) const
    {
        const Ended ended = runEngine(QStringList{"inspect"} + arguments + QStringList{"--json"});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return nlohmann::json::parse(ended.out.toStdString());
    }
    /// Weights, statistics and masks, by name.
    static std::map<std::string, std::vector<float>> modelOf(const std::filesystem::path& checkpoint)
    {
        std::map<std::string, std::vector<float>> out;
        for (NamedTensor& tensor : readCheckpoint(checkpoint).tensors)
            if (!isOptimizerState(tensor.name))
                out[tensor.name] = std::move(tensor.values);
        return out;
    }
    static std::vector<std::vector<float>> masksOf(const std::filesystem::path& checkpoint)
    {
        std::vector<std::vector<float>> out;
        for (NamedTensor& mask : masksIn(readCheckpoint(checkpoint).tensors))
            out.push_back(std::move(mask.values));
        return out;
    }

private Q_SLOTS:
    void initTestCase();
    void isWhatTheRunBeganWith_data();
    void isWhatTheRunBeganWith();
    void prunesWhatTheMagnitudesForetell_data();
    void prunesWhatTheMagnitudesForetell();
    void beginsRunsThatStayPruned();
    void readsAsACheckpoint();
    void survivesItsBaseRun();
    void refusesRunsWithoutMasks();
    void makesFiltersSmaller();
    void trainsACompactNet();
    void leavesTicketsOfSingleWeightsAlone();
    void refusesToCompactWhatItCannotRead();
};

void TicketCommandTest::initTestCase()
{
    RunSpec base = specOf("base");
    base.training.keepEpochs = {0, 1};
    base.training.keepSteps = {3};
    train(base);
}

void TicketCommandTest::isWhatTheRunBeganWith_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("reset");
    QTest::addColumn<QString>("resetTo");
    QTest::addColumn<bool>("goesOn");
    QTest::addColumn<int>("step");
    const int checkpoint = int(PruningReset::Checkpoint);
    QTest::newRow("initialisation") << "original" << checkpoint << "base@epoch-0" << true << 0;
    QTest::newRow("late") << "late" << checkpoint << "base@step-3" << true << 3;
    QTest::newRow("late, from step 0") << "late0" << checkpoint << "base@epoch-1" << false << 0;
    QTest::newRow("redrawn") << "redrawn" << int(PruningReset::Redraw) << "" << true << 0;
    QTest::newRow("fine-tuning") << "tuned" << int(PruningReset::Keep) << "" << true << 0;
}

/// The run keeps the checkpoint of its first step, which the engine wrote with its mask set.
void TicketCommandTest::isWhatTheRunBeganWith()
{
    QFETCH(QString, id);
    QFETCH(int, reset);
    QFETCH(QString, resetTo);
    QFETCH(bool, goesOn);
    QFETCH(int, step);
    RunSpec spec = cellOf(id.toUtf8(), PruningReset(reset), resetTo.toUtf8());
    spec.pruning.continueSchedule = goesOn;
    spec.training.keepSteps = {step};
    train(spec);
    const auto json = told({"ticket", file(spec.id), "--output", file(spec.id + ".safetensors")});
    QCOMPARE(json.at("step").get<int>(), step);
    QCOMPARE(json.at("model").get<std::string>(), std::string("small-cnn"));
    QVERIFY(std::abs(json.at("sparsity").get<double>() - 0.7) < 1e-3);
    const std::string first =
        step > 0 ? "/checkpoints/step-00000003.safetensors" : "/checkpoints/epoch-0000.safetensors";
    const auto began = modelOf(path(spec.id + first));
    const auto ticket = modelOf(path(spec.id + ".safetensors"));
    QVERIFY(!masksOf(path(spec.id + ".safetensors")).empty());
    QCOMPARE(ticket.size(), began.size());
    for (const auto& [name, values] : began)
        QVERIFY2(ticket.contains(name) && ticket.at(name) == values, name.c_str());
    const SafetensorsHeader header = readSafetensorsHeader(path(spec.id + ".safetensors"));
    QCOMPARE(header.metadata.at("ticket_model"), std::string("small-cnn"));
    QVERIFY(std::abs(std::stod(header.metadata.at("ticket_sparsity")) - 0.7) < 1e-3);
    QVERIFY(header.metadata.contains("ticket_weights") && header.metadata.contains("ticket_mask"));
}

void TicketCommandTest::prunesWhatTheMagnitudesForetell_data()
{
    QTest::addColumn<double>("percentile"); // −1: the threshold
    QTest::addColumn<double>("threshold");
    QTest::newRow("percentile") << 63.7 << 0.0;
    QTest::newRow("threshold") << -1.0 << 0.04;
}

/// What `inspect weights` says of the base run's end is what a run then prunes.
void TicketCommandTest::prunesWhatTheMagnitudesForetell()
{
    QFETCH(double, percentile);
    QFETCH(double, threshold);
    RunSpec spec = cellOf(percentile > 0.0 ? "percentile" : "threshold", PruningReset::Checkpoint, "base@epoch-0");
    spec.training.epochs = 1;
    spec.pruning.amount = percentile > 0.0 ? PruningAmount::Percentile : PruningAmount::Threshold;
    spec.pruning.percentile = std::max(1.0, percentile);
    spec.pruning.threshold = threshold;
    train(spec);
    const QStringList mark = percentile > 0.0 ? QStringList{"--percentile", QString::number(percentile)}
                                              : QStringList{"--threshold", QString::number(threshold)};
    const WeightMagnitudes base = parseWeightMagnitudes(told(QStringList{"weights", file("base")} + mark));
    const auto ticket = told({"ticket", file(spec.id)});
    QCOMPARE(ticket.at("left").get<std::int64_t>(), base.marks.at(0).left);
    QVERIFY(base.marks[0].left > 0 && base.marks[0].left < base.all.weights);
    std::size_t found = 0;
    for (std::size_t i = 0; i < base.layers.size(); ++i)
        for (const auto& layer : ticket.at("layers"))
            if (base.layers[i].prunable && layer.at("layer").get<std::string>() == base.layers[i].layer) {
                QCOMPARE(layer.at("left").get<std::int64_t>(), base.marks[0].leftByLayer[i]);
                ++found;
            }
    QCOMPARE(found, ticket.at("layers").size());
}

void TicketCommandTest::beginsRunsThatStayPruned()
{
    RunSpec asWeights = specOf("as-weights");
    asWeights.model.weights = path("late.safetensors").string();
    train(asWeights);
    RunSpec asParent = specOf("as-parent");
    asParent.parent = ParentSpec{"late", path("late.safetensors").string(), true};
    train(asParent);
    const auto masks = masksOf(path("late.safetensors"));
    for (const char* id : {"as-weights", "as-parent"}) {
        const auto newest = path(id) / "checkpoints/epoch-0002.safetensors";
        QVERIFY2(masksOf(newest) == masks, id);
    }
    // The parent's steps are counted on, so this is the cell itself once more.
    QVERIFY(modelOf(path("as-parent/checkpoints/epoch-0002.safetensors")) ==
            modelOf(path("late/checkpoints/epoch-0002.safetensors")));
    // A file as the source of a mask.
    RunSpec asMask = specOf("as-mask");
    asMask.pruning.method = PruningMethod::Magnitude;
    asMask.pruning.amount = PruningAmount::Threshold;
    asMask.pruning.threshold = 0.0;
    asMask.pruning.maskFrom = path("late.safetensors").string();
    train(asMask);
    QVERIFY(masksOf(path("as-mask/checkpoints/epoch-0002.safetensors")) == masks);
}

void TicketCommandTest::readsAsACheckpoint()
{
    const Ended ended = runEngine({"inspect", file("late.safetensors")});
    QVERIFY2(ended.code == 0 && ended.out.contains("whole, its checksum fits"), ended.out.constData());
    const WeightMagnitudes found = parseWeightMagnitudes(told({"weights", file("late.safetensors")}));
    QCOMPARE(found.step, std::int64_t(3));
    QVERIFY(std::abs(double(found.all.zeros) / double(found.all.weights) - 0.7) < 1e-3);
}

void TicketCommandTest::survivesItsBaseRun()
{
    const auto before = modelOf(path("late.safetensors"));
    std::filesystem::rename(path("base"), path("moved"));
    const auto json = told({"ticket", file("late"), "--output", file("again.safetensors")});
    QVERIFY(json.at("weights_from").get<std::string>().find("of run late") != std::string::npos);
    QVERIFY(modelOf(path("again.safetensors")) == before);
    std::filesystem::remove(path("late/checkpoints/step-00000003.safetensors"));
    const Ended ended = runEngine({"inspect", "ticket", file("late"), "--output", file("never.safetensors")});
    std::filesystem::rename(path("moved"), path("base"));
    QVERIFY(ended.code != 0);
    QVERIFY2(ended.err.contains("there is no run base") && ended.err.contains("beside this one"), ended.err);
    QVERIFY(!std::filesystem::exists(path("never.safetensors")));
}

void TicketCommandTest::refusesRunsWithoutMasks()
{
    const Ended dense = runEngine({"inspect", "ticket", file("base")});
    QVERIFY(dense.code != 0);
    QVERIFY2(dense.err.contains("no weight is pruned"), dense.err);
    const Ended none = runEngine({"inspect", "ticket", file("nowhere")});
    QCOMPARE(none.code, int(ExitCode::BadCheckpoint));
    writeFileAtomically(path("torn.safetensors"), readFile(path("late.safetensors")).substr(0, 5000));
    QCOMPARE(runEngine({"inspect", "ticket", file("torn.safetensors")}).code, int(ExitCode::BadCheckpoint));
}

void TicketCommandTest::makesFiltersSmaller()
{
    RunSpec spec = specOf("filters");
    spec.model.architecture = Architecture::ResNet20V2;
    spec.data.image = {28, 28, 3};
    spec.training.epochs = 1;
    spec.pruning.method = PruningMethod::Magnitude;
    spec.pruning.structure = PruningStructure::Filters;
    spec.pruning.scope = PruningScope::Layer;
    spec.pruning.sparsity = 0.5;
    train(spec);
    const auto json = told({"compact", file("filters"), "--output", file("small.model.json"), "--weights",
                            file("small.safetensors"), "--onnx", file("small.onnx")});
    QVERIFY(json.at("changed").get<bool>());
    const double largest = std::max(1.0, json.at("largest_logit").get<double>());
    QVERIFY(json.at("largest_difference").get<double>() <= 1e-5 * largest);
    QCOMPARE(json.at("random_samples").get<int>(), 64);
    QVERIFY(json.at("real_samples").get<int>() > 0);
    QVERIFY(json.at("layers").size() >= 9); // the first convolution of every block at least
    for (const auto& layer : json.at("layers"))
        QVERIFY(layer.at("after").get<int>() < layer.at("before").get<int>());
    for (const char* what : {"parameters", "flops"})
        QVERIFY(json.at("compact").at(what).get<double>() < 0.8 * json.at("whole").at(what).get<double>());
    QVERIFY(json.at("compact").at("samples_per_second").get<double>() > 0.0);
    const auto info = readCheckpointInfo(path("small.safetensors"));
    const QString classes = QString::number(info.classes.size());
    // What was written is what was told: the model file, and ONNX with the weights.
    for (const char* net : {"small.model.json", "small.onnx"})
        QCOMPARE(told({"model", file(net), "--classes", classes}).at("parameters").get<std::int64_t>(),
                 json.at("compact").at("parameters").get<std::int64_t>());
    const WeightMagnitudes weights =
        parseWeightMagnitudes(told({"weights", file("small.safetensors"), "--first-layer"}));
    QCOMPARE(weights.run, std::string("filters"));
    const WeightMagnitudes whole = parseWeightMagnitudes(told({"weights", file("filters"), "--first-layer"}));
    QVERIFY(weights.all.weights < whole.all.weights);
    const Ended text = runEngine({"inspect", "compact", file("filters")});
    QVERIFY2(text.code == 0 && text.out.contains("Compact net") && !text.out.contains("Written"), text.out.constData());
}

void TicketCommandTest::trainsACompactNet()
{
    RunSpec spec = specOf("compact");
    spec.data.image = {28, 28, 3};
    spec.training.epochs = 1;
    spec.model.file = path("small.model.json").string();
    spec.model.weights = path("small.safetensors").string();
    train(spec);
    QVERIFY(told({"compact", file("compact")}).at("whole").at("parameters") ==
            told({"compact", file("filters")}).at("compact").at("parameters"));
}

void TicketCommandTest::leavesTicketsOfSingleWeightsAlone()
{
    const Ended ended = runEngine({"inspect", "compact", file("late.safetensors"), "--output", file("same.model.json"),
                                   "--weights", file("same.safetensors")});
    QVERIFY2(ended.code == 0, ended.err);
    QVERIFY2(ended.out.contains("Every channel counts"), ended.out.constData());
    QVERIFY2(ended.out.contains("differ by 0 at the most"), ended.out.constData());
    QVERIFY(modelOf(path("same.safetensors")) == modelOf(path("late.safetensors")));
}

void TicketCommandTest::refusesToCompactWhatItCannotRead()
{
    const Ended torn = runEngine({"inspect", "compact", file("torn.safetensors"), "--output", file("no.model.json")});
    QCOMPARE(torn.code, int(ExitCode::BadCheckpoint));
    QVERIFY(!std::filesystem::exists(path("no.model.json")));
    const Ended folder = runEngine({"inspect", "compact", m_folder.path()});
    QVERIFY2(folder.err.contains("has no checkpoints"), folder.err);
    const Ended nothing = runEngine({"inspect", "compact"});
    QCOMPARE(nothing.code, int(ExitCode::BadArguments));
}

TRAINYARD_TEST(TicketCommandTest)

} // namespace ticket_command_test

#include "ticket_command_test.moc"
