// SPDX-License-Identifier: Apache-2.0
// What is exported gives the same logits: read back by the engine, and by ONNX Runtime and Keras where they are
// installed.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/models/keras_export.h"
#include "backend/models/keras_import.h"
#include "backend/models/model_file.h"
#include "backend/models/onnx_export.h"
#include "backend/models/onnx_import.h"
#include "backend/protocol/spec_reader.h"
#include "backend/selftest/hashed_values.h"
#include "backend/train/network/network.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>

#include <cmath>
#include <nlohmann/json.hpp>

namespace model_export_test {

using namespace trainyard;

namespace {

constexpr int kBatch = 3;

Graph everything(const ModelOptions& options)
{
    const auto model = nlohmann::json::parse(R"({"format": "trainyard-model", "version": 1, "layers": [
        {"name": "a/conv", "kind": "conv2d", "filters": 8, "kernel": [3, 5], "stride": 2, "padding": [2, 0, 1, 3], "activation": "relu6"},
        {"name": "a/norm", "kind": "batch_norm", "activation": "silu"},
        {"name": "b", "kind": "conv2d", "filters": 16, "kernel": 3, "groups": 8, "bias": true, "activation": "tanh"},
        {"name": "c", "kind": "conv2d", "filters": 16, "kernel": 1, "groups": 4, "inputs": ["a/norm"]},
        {"name": "d", "kind": "add", "inputs": ["b", "c"], "activation": "sigmoid"},
        {"name": "squeeze", "kind": "global_average_pool"},
        {"name": "gate/1", "kind": "dense", "outputs": 4, "activation": "relu"},
        {"name": "gate/2", "kind": "dense", "outputs": 16, "activation": "sigmoid"},
        {"name": "scaled", "kind": "multiply", "inputs": ["d", "gate/2"]},
        {"name": "pooled", "kind": "pool", "mode": "average", "kernel": 3, "stride": 1, "padding": "same", "inputs": ["scaled"]},
        {"name": "padded", "kind": "pad", "top": 1, "right": 1},
        {"name": "most", "kind": "pool", "kernel": 2, "stride": 2, "padding": "valid"},
        {"name": "joined", "kind": "concat", "inputs": ["most", "most"]},
        {"name": "other", "kind": "reshape", "height": 8, "width": 8, "channels": 32},
        {"name": "normal", "kind": "layer_norm"},
        {"name": "steps", "kind": "gru", "units": 6, "sequence": true},
        {"name": "last/step", "kind": "gru", "units": 12},
        {"name": "dropped", "kind": "dropout", "rate": 0.25},
        {"name": "hidden", "kind": "dense", "outputs": 12},
        {"name": "soft", "kind": "softmax"},
        {"name": "last", "kind": "dense", "outputs": "classes"}]})");
    return buildDescribedModel(parseModelFile(model, "everything"), options);
}

using Builder = Graph (*)(const ModelOptions&);

struct Case {
    ModelOptions options;
    std::shared_ptr<Graph> graph;
    std::vector<NamedTensor> state;
    std::vector<std::uint8_t> pixels;
    std::vector<float> logits;
};

NetworkOptions networkOptions(const ModelOptions& options, std::shared_ptr<const Graph> graph)
{
    NetworkOptions out;
    out.image = options.image;
    out.classes = options.classes;
    out.batchSize = kBatch;
    out.device = DeviceKind::Reference;
    out.graph = std::move(graph);
    return out;
}

Case makeCase(Builder build, double width)
{
    Case out;
    out.options.image = {32, 32, 3};
    out.options.classes = 7;
    out.options.model.widthMultiplier = width;
    out.options.mean = {0.4f, 0.5f, 0.6f};
    out.options.deviation = {0.2f, 0.25f, 0.3f};
    out.graph = std::make_shared<Graph>(build(out.options));
    Network network(networkOptions(out.options, out.graph));
    out.state = network.state().tensors();
    std::uint32_t number = 1;
    for (NamedTensor& tensor : out.state) { // what a fresh network leaves at 0 or 1 would hide mistakes
        const std::vector<float> noise = selftest::hashed(++number, tensor.values.size());
        for (std::size_t i = 0; i < noise.size(); ++i)
            tensor.values[i] += 0.1f * noise[i];
    }
    network.state().set(out.state);
    for (const float value : selftest::hashed(77, std::size_t{kBatch} * 32 * 32 * 3))
        out.pixels.push_back(static_cast<std::uint8_t>(std::floor((double(value) + 1.0) * 127.99)));
    out.logits = network.steps().logits({out.pixels.data(), nullptr, kBatch});
    return out;
}

/// The largest difference of the read network's logits to the case's.
double difference(const Case& wanted, const ImportedModel& model)
{
    // The normalisation must come from the file: these statistics are others.
    ModelOptions options;
    options.image = wanted.options.image;
    options.classes = wanted.options.classes;
    const auto graph = std::make_shared<Graph>(buildDescribedModel(model.description, options));
    Network network(networkOptions(options, graph));
    std::vector<NamedTensor> state = network.state().tensors();
    for (const NamedTensor& tensor : importedState(*graph, model.weights, "the export"))
        for (NamedTensor& own : state)
            if (own.name == tensor.name)
                own.values = tensor.values;
    network.state().set(state);
    const std::vector<float> logits = network.steps().logits({wanted.pixels.data(), nullptr, kBatch});
    double worst = 0.0;
    for (std::size_t i = 0; i < logits.size(); ++i)
        worst = std::max(worst, std::abs(double(logits[i]) - double(wanted.logits[i])));
    return worst;
}

} // namespace

class ModelExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readBackGivesTheSameLogits_data();
    void readBackGivesTheSameLogits();
    void otherProgramsGiveTheSameLogits();
    void missingWeightsAreNamed();

private:
    QTemporaryDir m_folder;
};

void ModelExportTest::readBackGivesTheSameLogits_data()
{
    QTest::addColumn<Builder>("build");
    QTest::addColumn<double>("width");
    QTest::newRow("everything") << Builder(&everything) << 1.0;
    QTest::newRow("small-cnn") << builderOf(Architecture::SmallCnn) << 1.0;
    QTest::newRow("resnet20v2") << builderOf(Architecture::ResNet20V2) << 0.5;
    QTest::newRow("resnet50v2") << builderOf(Architecture::ResNet50V2) << 0.25;
    QTest::newRow("mobilenetv2") << builderOf(Architecture::MobileNetV2) << 0.25;
    QTest::newRow("gru") << builderOf(Architecture::Gru) << 0.125;
    QTest::newRow("feature-cnn-1d") << builderOf(Architecture::FeatureCnn1d) << 0.25;
}

void ModelExportTest::readBackGivesTheSameLogits()
{
    QFETCH(Builder, build);
    QFETCH(double, width);
    const std::string name = QTest::currentDataTag();
    try {
        const Case wanted = makeCase(build, width);
        const std::string onnx = onnxBytes(exportOnnx(*wanted.graph, wanted.state, name), name);
        const double onnxWorst = difference(wanted, importOnnx(parseOnnx(onnx, name), name));
        QVERIFY2(onnxWorst < 1e-5, std::to_string(onnxWorst).c_str());

        const KerasExport keras = exportKeras(*wanted.graph, wanted.state, name);
        const std::string weights = hdf5Bytes(keras.weights, keras.groups, name);
        KerasModel read = importKeras(parseBoundedJson(keras.architecture), name);
        read.model.weights = kerasWeights(read, parseHdf5(weights, name), name);
        const double kerasWorst = difference(wanted, read.model);
        QVERIFY2(kerasWorst < 1e-5, std::to_string(kerasWorst).c_str());

        const std::filesystem::path folder(m_folder.path().toStdString());
        writeFileAtomically(folder / (name + ".onnx"), onnx);
        writeFileAtomically(folder / (name + ".json"), keras.architecture);
        writeFileAtomically(folder / (name + ".weights.h5"), weights);
        const nlohmann::json expected = {{"image", {32, 32, 3}}, {"pixels", wanted.pixels}, {"logits", wanted.logits}};
        writeFileAtomically(folder / (name + ".expected.json"), expected.dump());
    } catch (const Failure& failure) {
        QFAIL(failure.error().text().c_str());
    }
}

void ModelExportTest::otherProgramsGiveTheSameLogits()
{
    const QByteArray python = qEnvironmentVariable("TRAINYARD_PYTHON", "python3").toUtf8();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(
        python, {QString::fromStdString((trainyard::test::sourceFolder() / "tests/backend/check_exports.py").string()),
                 m_folder.path()});
    QVERIFY2(process.waitForStarted() && process.waitForFinished(500000), python.constData());
    const QByteArray said = process.readAll();
    if (process.exitCode() == 77)
        QSKIP(("ONNX Runtime or Keras is not installed for $TRAINYARD_PYTHON; " + said.trimmed()).constData());
    QVERIFY2(process.exitCode() == 0, said.right(1500).constData());
}

void ModelExportTest::missingWeightsAreNamed()
{
    Case wanted = makeCase(builderOf(Architecture::SmallCnn), 1.0);
    std::erase_if(wanted.state, [](const NamedTensor& tensor) { return tensor.name == "dense/bias"; });
    try {
        exportOnnx(*wanted.graph, wanted.state, "it");
        QFAIL("it was exported");
    } catch (const Failure& failure) {
        QVERIFY(failure.error().reason.find("dense/bias") != std::string::npos);
    }
}

TRAINYARD_TEST(ModelExportTest)

} // namespace model_export_test

#include "model_export_test.moc"
