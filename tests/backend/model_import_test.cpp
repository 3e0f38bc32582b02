// SPDX-License-Identifier: Apache-2.0
// Networks of PyTorch and Keras, as they export them, must give the logits that they give there.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/models/keras_import.h"
#include "backend/models/onnx_import.h"
#include "backend/protocol/spec_reader.h"
#include "backend/selftest/hashed_values.h"
#include "backend/train/network/network.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cmath>

namespace model_import_test {

using namespace trainyard;

namespace {

/// As torch.onnx.export writes them without any option: by dynamo, with the weights in NAME.onnx.data. In the unfolded
/// ones the batch norms are layers of their own.
const char* const kDefaultExports[] = {
    "torch-default-cnn",       "torch-default-resnet",    "torch-default-resnet-unfolded",
    "torch-default-mlp",       "torch-default-depthwise", "torch-default-depthwise-unfolded",
    "torch-default-open-batch"};

constexpr std::size_t kLargest = std::size_t{1} << 30; // real nets, when they are asked for

std::filesystem::path fixture(const std::string& name)
{
    static const QString other = qEnvironmentVariable("TRAINYARD_EXPORTS");
    if (!other.isEmpty())
        return std::filesystem::path(other.toStdString()) / name;
    return trainyard::test::sourceFolder() / "tests/backend/fixtures/import" / name;
}

struct Expected {
    ImageSpec image;
    int classes = 0;
    std::vector<std::vector<double>> logits;
    std::vector<std::uint8_t> pixels;
};

Expected expected(const std::string& name)
{
    const auto json = nlohmann::json::parse(readFile(fixture(name + ".logits.json")));
    Expected out{{json.at("image").at(0), json.at("image").at(1), json.at("image").at(2)},
                 json.at("classes"),
                 json.at("logits").get<std::vector<std::vector<double>>>(),
                 {}};
    const std::size_t values =
        out.logits.size() * static_cast<std::size_t>(out.image.height * out.image.width * out.image.channels);
    for (const float value : selftest::hashed(77, values))
        out.pixels.push_back(static_cast<std::uint8_t>(std::floor((double(value) + 1.0) * 127.99)));
    return out;
}

/// The largest difference of a logit to the other program's, after the rows' means are made equal (`shifted`: what
/// softmax forgets).
double difference(const ImportedModel& model, const Expected& want, DeviceKind device, bool shifted)
{
    ModelOptions options;
    options.image = want.image;
    options.classes = want.classes;
    NetworkOptions network;
    network.graph = std::make_shared<Graph>(buildDescribedModel(model.description, options));
    network.image = want.image;
    network.classes = want.classes;
    network.batchSize = static_cast<int>(want.logits.size());
    network.device = device;
    Network net(network);
    std::vector<NamedTensor> state = net.state().tensors();
    for (const NamedTensor& tensor : importedState(*network.graph, model.weights, "the fixture"))
        for (NamedTensor& own : state)
            if (own.name == tensor.name)
                own.values = tensor.values;
    net.state().set(state);
    const std::vector<float> logits = net.steps().logits({want.pixels.data(), nullptr, network.batchSize});
    double worst = 0.0;
    for (std::size_t row = 0; row < want.logits.size(); ++row) {
        const auto classes = static_cast<std::size_t>(want.classes);
        double shift = 0.0;
        for (std::size_t k = 0; shifted && k < classes; ++k)
            shift += (want.logits[row][k] - double(logits[row * classes + k])) / want.classes;
        for (std::size_t k = 0; k < classes; ++k)
            worst = std::max(worst, std::abs(double(logits[row * classes + k]) + shift - want.logits[row][k]));
    }
    return worst;
}

void compare(const ImportedModel& model, const std::string& name, bool shifted)
{
    const Expected want = expected(name);
    double largest = 0.0;
    for (const auto& row : want.logits)
        for (const double logit : row)
            largest = std::max(largest, std::abs(logit));
    const double scale = std::max(1.0, largest);
    for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu}) {
        if (!deviceAvailable(device, nullptr))
            continue;
        const double worst = difference(model, want, device, shifted);
        qInfo("%s, %s: logits of up to %.3g differ by %.2g", name.c_str(), std::string(trainyard::name(device)).c_str(),
              largest, worst);
        QVERIFY2(worst < 2e-5 * scale, (name + ": logits differ by " + std::to_string(worst)).c_str());
    }
}

void compareOnnx(const std::string& name, bool shifted)
{
    try {
        compare(importOnnx(parseOnnx(readOnnxFile(fixture(name + ".onnx"), kLargest), name), name), name, shifted);
    } catch (const Failure& failure) {
        QFAIL(failure.error().text().c_str());
    }
}

void compareKeras(const std::string& name, const std::string& weights, bool shifted)
{
    try {
        KerasModel keras = importKeras(parseBoundedJson(readFile(fixture(name + ".json"))), name);
        keras.model.weights = kerasWeights(keras, parseHdf5(readFile(fixture(weights), kLargest), weights), weights);
        compare(keras.model, name, shifted);
    } catch (const Failure& failure) {
        QFAIL(failure.error().text().c_str());
    }
}

} // namespace

class ModelImportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onnxGivesEqualLogits_data();
    void onnxGivesEqualLogits();
    void kerasGivesEqualLogits_data();
    void kerasGivesEqualLogits();
    void kerasRefusesBrokenCounts();
    void weightsOutsideAreRefusedByName();
    void theWholeModelNeedsNoOtherFile();
};

/// A row a network; only those that are there, when $TRAINYARD_EXPORTS names a folder instead of our fixtures.
static void addRow(const std::string& name, const std::string& weights, bool shifted, const std::string& remark = {})
{
    if (qEnvironmentVariableIsSet("TRAINYARD_EXPORTS") && !std::filesystem::exists(fixture(weights)))
        return;
    QTest::newRow((name + remark).c_str())
        << QString::fromStdString(name) << QString::fromStdString(weights) << shifted;
}

void ModelImportTest::onnxGivesEqualLogits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("shifted");
    for (const std::string name : {"torch-resnet50v2", "torch-mobilenetv2", "torch-old-mobilenetv2", "torch-gru",
                                   "torch-wide-gru", "torch-old-gru"})
        addRow(name, name + ".onnx", false);
    for (const std::string name : kDefaultExports)
        addRow(name, name + ".onnx", false);
    for (const std::string name : {"torch-flat", "torch-old-flat"})
        addRow(name, name + ".onnx", true);
    if (qEnvironmentVariableIsSet("TRAINYARD_EXPORTS")) // too large to keep
        for (const std::string name : {"torchvision-resnet50", "torchvision-mobilenetv2"})
            addRow(name, name + ".onnx", false);
}

void ModelImportTest::onnxGivesEqualLogits()
{
    QFETCH(QString, name);
    QFETCH(bool, shifted);
    compareOnnx(name.toStdString(), shifted);
}

void ModelImportTest::kerasGivesEqualLogits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<bool>("shifted");
    for (const std::string version : {"keras2", "keras3"})
        for (const std::string net : {"resnet50v2", "mobilenetv2", "flat", "gru"})
            addRow(version + "-" + net, version + "-" + net + ".weights.h5", net == "flat");
    addRow("keras2-flat", "keras2-flat-legacy.h5", true, " (older weights)");
}

void ModelImportTest::kerasGivesEqualLogits()
{
    QFETCH(QString, name);
    QFETCH(QString, weights);
    QFETCH(bool, shifted);
    compareKeras(name.toStdString(), weights.toStdString(), shifted);
}

/// A net of 8 filters is none of 8.7.
void ModelImportTest::kerasRefusesBrokenCounts()
{
    const auto why = [](const char* setting, const nlohmann::json& value) -> std::string {
        nlohmann::json layers = nlohmann::json::array();
        layers.push_back(
            {{"class_name", "InputLayer"}, {"config", {{"name", "in"}, {"batch_input_shape", {nullptr, 8, 8, 3}}}}});
        nlohmann::json config = {
            {"name", "conv"}, {"filters", 8}, {"kernel_size", {3, 3}}, {"strides", {1, 1}}, {"padding", "same"}};
        if (*setting)
            config[setting] = value;
        layers.push_back({{"class_name", "Conv2D"}, {"config", config}});
        layers.push_back({{"class_name", "Flatten"}, {"config", {{"name", "flat"}}}});
        layers.push_back({{"class_name", "Dense"}, {"config", {{"name", "out"}, {"units", 2}}}});
        const nlohmann::json net = {{"class_name", "Sequential"}, {"config", {{"name", "net"}, {"layers", layers}}}};
        try {
            (void)importKeras(net, "net");
        } catch (const Failure& failure) {
            return failure.error().text();
        }
        return {};
    };
    QCOMPARE(why("", {}), std::string());
    QCOMPARE(why("filters", 8.0), std::string());
    for (const auto& [setting, value] : {std::pair<const char*, nlohmann::json>("filters", 8.7),
                                         {"kernel_size", nlohmann::json::array({3, 3.5})},
                                         {"strides", 1.5},
                                         {"dilation_rate", 1.5}}) {
        const std::string told = why(setting, value);
        QVERIFY2(told.find("conv") != std::string::npos, setting);
        QVERIFY2(told.find(".5") != std::string::npos || told.find("8.7") != std::string::npos, told.c_str());
    }
}

/// What is wrong with the files beside a model is told, and nothing outside its folder is read.
void ModelImportTest::weightsOutsideAreRefusedByName()
{
    QTemporaryDir folder;
    const std::filesystem::path here = folder.path().toStdString();
    const std::filesystem::path model = here / "net.onnx", data = here / "torch-default-mlp.onnx.data";
    const std::string bytes = readFile(fixture("torch-default-mlp.onnx")),
                      weights = readFile(fixture("torch-default-mlp.onnx.data"));
    const auto why = [&]() -> std::string {
        try {
            readOnnxFile(model, kLargest);
        } catch (const Failure& failure) {
            return failure.error().text();
        }
        return {};
    };
    writeFileAtomically(model, bytes);
    QVERIFY2(why().find("torch-default-mlp.onnx.data") != std::string::npos, why().c_str()); // missing
    writeFileAtomically(data, weights.substr(0, weights.size() / 2));
    QVERIFY2(why().find("bytes") != std::string::npos, why().c_str());
    writeFileAtomically(data, weights);
    QCOMPARE(why(), std::string());
    std::filesystem::remove(data);
    std::filesystem::create_directory(data);
    QVERIFY2(why().find("which is not there") != std::string::npos, why().c_str());
    // Names of the same length: the message stays valid.
    for (const std::string name : {"/orch-default-mlp.onnx.data", "../ch-default-mlp.onnx.data"}) {
        std::string hostile = bytes;
        for (std::size_t at = 0; (at = hostile.find("torch-default-mlp.onnx.data", at)) != std::string::npos;)
            hostile.replace(at, name.size(), name);
        writeFileAtomically(model, hostile);
        QVERIFY2(why().find("not in the folder") != std::string::npos, why().c_str());
    }
}

void ModelImportTest::theWholeModelNeedsNoOtherFile()
{
    const std::string name = "torch-default-resnet";
    const std::string whole = readOnnxFile(fixture(name + ".onnx"), kLargest);
    QVERIFY(whole != readFile(fixture(name + ".onnx")));
    compare(importOnnx(parseOnnx(whole, name), name), name, false);
    QVERIFY_EXCEPTION_THROWN(parseOnnx(readFile(fixture(name + ".onnx")), name), Failure);
}

TRAINYARD_TEST(ModelImportTest)

} // namespace model_import_test

#include "model_import_test.moc"
