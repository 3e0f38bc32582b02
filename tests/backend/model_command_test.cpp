// SPDX-License-Identifier: Apache-2.0
// `inspect model` and `inspect export`, and runs whose network or weights come from files.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/models/onnx_import.h"
#include "backend/protocol/net_description.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/spec_reader.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/model/model_source.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/stat.h>

#include <fstream>

namespace model_command_test {

using namespace trainyard;
using namespace trainyard::test;

class ModelCommandTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::filesystem::path path(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    QString file(const char* name) const { return QString::fromStdString(path(name).string()); }
    static QString fixture(const char* name)
    {
        return QString::fromStdString((sourceFolder() / "tests/backend/fixtures/import" / name).string());
    }

private Q_SLOTS:
    void printsEveryKindOfFile_data();
    void printsEveryKindOfFile();
    void writtenModelFileIsTheSameNet();
    void takesTheImagesThatRunsTake();
    void takesTheImagesThatTheSpecsDataTakes();
    void refusesAPipe();
    void exportsATrainedRun();
    void trainsANetFromAFile_data();
    void trainsANetFromAFile();
    void beginsWithWeightsOfOtherClasses();
    void plansANetFromAFile();
    void namesEveryLayerThatIsNotSupported();
    void blamesTheRightKindOfFile();
    void refusesDamagedFiles_data();
    void refusesDamagedFiles();
};

void ModelCommandTest::printsEveryKindOfFile_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("parameters"); // as PyTorch and Keras count the trainable ones, folded batch-norms as biases
    QTest::newRow("zoo") << "small-cnn"
                         << "model of the zoo" << 0;
    QTest::newRow("onnx") << fixture("torch-gru.onnx") << "ONNX model" << 2378;
    QTest::newRow("keras2") << fixture("keras2-gru.json") << "Keras architecture" << 2378;
    QTest::newRow("keras3") << fixture("keras3-gru.json") << "Keras architecture" << 2378;
}

void ModelCommandTest::printsEveryKindOfFile()
{
    QFETCH(QString, what);
    QFETCH(QString, format);
    QFETCH(int, parameters);
    const Ended text = runEngine({"inspect", "model", what});
    QVERIFY2(text.code == 0, text.err.constData());
    QVERIFY2(text.out.contains(format.toUtf8()) && text.out.contains("Parameters"), text.out.constData());
    const Ended ended = runEngine({"inspect", "model", what, "--json"});
    const auto json = nlohmann::json::parse(ended.out.toStdString());
    std::int64_t sum = 0;
    for (const auto& layer : json.at("layers"))
        sum += parseNetLayer(layer).parameters;
    QCOMPARE(json.at("parameters").get<std::int64_t>(), sum);
    if (parameters > 0)
        QCOMPARE(sum, std::int64_t{parameters});
}

void ModelCommandTest::writtenModelFileIsTheSameNet()
{
    const QString out = file("net.model.json");
    const QStringList size = {"--image", "32x32x3", "--classes", "10", "--json"};
    const Ended zoo = runEngine(QStringList{"inspect", "model", "resnet20v2", "--export", out} + size);
    QVERIFY2(zoo.code == 0, zoo.err.constData());
    const Ended read = runEngine(QStringList{"inspect", "model", out} + size);
    QVERIFY2(read.code == 0, read.err.constData());
    auto first = nlohmann::json::parse(zoo.out.toStdString());
    auto second = nlohmann::json::parse(read.out.toStdString());
    QVERIFY(first.at("layers") == second.at("layers"));
}

void ModelCommandTest::takesTheImagesThatRunsTake()
{
    for (const auto& [model, image] :
         {std::pair("small-cnn", "8x8x1"), std::pair("mobilenet-v2", "32x32x3"), std::pair("gru", "500x1x1")})
        QCOMPARE(runEngine({"inspect", "model", model, "--image", image}).code, 0);
    for (const auto& [model, image] :
         {std::pair("small-cnn", "7x8x1"), std::pair("mobilenet-v2", "32x31x3"), std::pair("resnet20v2", "70000x32x3"),
          std::pair("small-cnn", "32x32x5000"), std::pair("small-cnn", "32x32"), std::pair("small-cnn", "-1x32x3")}) {
        const Ended ended = runEngine({"inspect", "model", model, "--image", image});
        QCOMPARE(ended.code, int(ExitCode::BadArguments));
        QVERIFY2(ended.err.contains("--image " + QByteArray(image)), ended.err);
    }
}

void ModelCommandTest::takesTheImagesThatTheSpecsDataTakes()
{
    RunSpec spec = smallSpec();
    spec.data.format = DataFormat::Glyphs;
    writeFileAtomically(path("images.json"), toText(spec));
    QCOMPARE(runEngine({"inspect", "model", file("images.json"), "--image", "40x40x1"}).code, 0);
    for (const char* image : {"1x1x1", "2000x2000x1", "32x32x7"}) { // HDF5 could have them as features
        const Ended ended = runEngine({"inspect", "model", file("images.json"), "--image", image});
        QCOMPARE(ended.code, int(ExitCode::BadArguments));
        QVERIFY2(ended.err.contains("--image " + QByteArray(image)), ended.err);
    }
    writeFileAtomically(path("odd.json"), R"({"model": {"architecture": "small-cnn"}, "data": 5})");
    const Ended odd = runEngine({"inspect", "model", file("odd.json"), "--image", "40x40x1"});
    QCOMPARE(odd.code, int(ExitCode::BadData));
    QVERIFY2(odd.err.contains("data"), odd.err);
}

void ModelCommandTest::refusesAPipe()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    const Ended ended = runEngine({"inspect", "model", file("pipe")}); // nobody will ever write into it
    QCOMPARE(ended.code, int(ExitCode::BadData));
    QVERIFY2(ended.err.contains("not a regular file"), ended.err);
}

void ModelCommandTest::exportsATrainedRun()
{
    RunSpec spec = smallSpec();
    spec.training.epochs = 1;
    const RunDirectory directory = RunDirectory::create(path("run"), spec);
    QCOMPARE(runEngine({"run", file("run")}).code, 0);
    const Ended ended = runEngine({"inspect", "export", file("run"), "--onnx", file("net.onnx"), "--keras",
                                   file("net.weights.h5"), "--architecture", file("net.json")});
    QVERIFY2(ended.code == 0, ended.err.constData());
    // All three read back: the same weights in the same network.
    const ModelSource onnx(path("net.onnx"));
    const ModelSource keras(path("net.json"));
    ModelOptions options;
    options.image = spec.data.image;
    options.classes = onnx.classes();
    const Graph graph = onnx.build(options);
    const InitialWeights fromOnnx = InitialWeights::read({}, graph, &onnx);
    const InitialWeights fromKeras = InitialWeights::read(path("net.weights.h5"), keras.build(options), &keras);
    std::size_t compared = 0;
    for (const NamedTensor& tensor : fromOnnx.tensors)
        for (const NamedTensor& other : fromKeras.tensors) {
            std::string name = tensor.name.substr(0, tensor.name.rfind('/'));
            std::replace(name.begin(), name.end(), '/', '_');
            if (other.name == name + tensor.name.substr(tensor.name.rfind('/'))) {
                QVERIFY(other.values == tensor.values);
                ++compared;
            }
        }
    QCOMPARE(compared, fromOnnx.tensors.size());
    QVERIFY(compared >= 12);
    const std::filesystem::path checkpoint = path("run") / "checkpoints/epoch-0001.safetensors";
    const InitialWeights own = InitialWeights::read(checkpoint, graph, nullptr);
    QCOMPARE(own.tensors.size(), compared);
    QVERIFY(own.freshLayer.empty());
    // Other classes: the last layer begins anew, everything else stays.
    options.classes += 3;
    const Graph wider = onnx.build(options);
    const InitialWeights fine = InitialWeights::read(checkpoint, wider, nullptr);
    QCOMPARE(fine.freshLayer, std::string("classifier"));
    QCOMPARE(fine.tensors.size(), compared - 2);
    // Another network: every parameter that does not fit is named.
    ModelOptions other = options;
    other.model.widthMultiplier = 2.0;
    try {
        InitialWeights::read(checkpoint, builderOf(Architecture::SmallCnn)(other), nullptr);
        QFAIL("the weights of another network were taken");
    } catch (const Failure& failure) {
        const std::string reason = failure.error().reason;
        QVERIFY2(reason.find("stack1/conv1/weight is 4 × 3 × 3 × 1, the network needs 32 × 3 × 3 × 1") !=
                         std::string::npos &&
                     reason.find("dense/bias") != std::string::npos,
                 reason.c_str());
    }
    const Ended nothing = runEngine({"inspect", "export", file("run")});
    QVERIFY(nothing.code != 0 && nothing.err.contains("--onnx"));
}

void ModelCommandTest::trainsANetFromAFile_data()
{
    QTest::addColumn<QString>("net");
    QTest::addColumn<QString>("weights");
    QTest::newRow("model file") << "net.model.json"
                                << "";
    QTest::newRow("onnx with its weights") << "net.onnx"
                                           << "";
    QTest::newRow("keras with weights") << "net.json"
                                        << "net.weights.h5";
    QTest::newRow("zoo with a checkpoint's weights") << ""
                                                     << "run/checkpoints/epoch-0001.safetensors";
}

/// Four epochs in one go and two, a stop of the machine with the files gone, and two more: the same run.
void ModelCommandTest::trainsANetFromAFile()
{
    QFETCH(QString, net);
    QFETCH(QString, weights);
    if (net == "net.model.json")
        QCOMPARE(runEngine({"inspect", "model", file("run"), "--export", file("net.model.json")}).code, 0);
    const QTemporaryDir originals;
    const auto copy = [&](const QString& name) {
        if (name.isEmpty())
            return std::string();
        const std::filesystem::path target = std::filesystem::path(originals.path().toStdString()) /
                                             std::filesystem::path(name.toStdString()).filename();
        std::filesystem::copy_file(path(qPrintable(name)), target, std::filesystem::copy_options::overwrite_existing);
        return target.string();
    };
    RunSpec spec = smallSpec();
    if (!net.isEmpty())
        spec.model = ModelSpec{};
    spec.model.file = copy(net);
    spec.model.weights = copy(weights);
    spec.training.epochs = 2;
    spec.training.checkpointEveryEpochs = 1;
    const std::string tag = QTest::currentDataTag();
    const RunDirectory straight = RunDirectory::create(path(("straight " + tag).c_str()), spec);
    const Ended ended = runEngine({"run", QString::fromStdString(straight.root().string())});
    QVERIFY2(ended.code == 0, ended.err.constData());
    // The same, interrupted after the first epoch: its files are gone by then, the directory has its own.
    const RunDirectory broken = RunDirectory::create(path(("broken " + tag).c_str()), spec);
    QCOMPARE(runEngine({"run", QString::fromStdString(broken.root().string())}).code, 0);
    std::filesystem::remove(broken.checkpoints() / "epoch-0002.safetensors");
    std::filesystem::remove(broken.result());
    for (const std::string& original : {spec.model.file, spec.model.weights})
        if (!original.empty())
            std::filesystem::remove(original);
    const Ended resumed = runEngine({"run", QString::fromStdString(broken.root().string())});
    QVERIFY2(resumed.code == 0, resumed.err.constData());
    const Checkpoint first = readCheckpoint(straight.checkpoints() / "epoch-0002.safetensors");
    const Checkpoint second = readCheckpoint(broken.checkpoints() / "epoch-0002.safetensors");
    QCOMPARE(first.tensors.size(), second.tensors.size());
    for (std::size_t i = 0; i < first.tensors.size(); ++i)
        QVERIFY(first.tensors[i].values == second.tensors[i].values);
    const Ended exported =
        runEngine({"inspect", "export", QString::fromStdString(broken.root().string()), "--onnx", file("again.onnx")});
    QVERIFY2(exported.code == 0, exported.err.constData());
    // A copy that was changed is refused by name.
    for (const auto& entry : std::filesystem::directory_iterator(broken.root() / "model"))
        if (entry.path().filename() != "fingerprints.json")
            std::ofstream(entry.path(), std::ios::app) << " ";
    std::filesystem::remove(broken.checkpoints() / "epoch-0002.safetensors");
    std::filesystem::remove(broken.result());
    const Ended changed = runEngine({"run", QString::fromStdString(broken.root().string())});
    QVERIFY2(changed.code != 0 && changed.err.contains("is not what the run was begun with"), changed.err.constData());
}

void ModelCommandTest::beginsWithWeightsOfOtherClasses()
{
    RunSpec spec = smallSpec();
    spec.model = ModelSpec{};
    spec.model.file = fixture("keras3-gru.json").toStdString();
    spec.model.weights = fixture("torch-gru.onnx").toStdString();
    const RunDirectory directory = RunDirectory::create(path("foreign"), spec);
    const Ended ended = runEngine({"run", file("foreign")});
    QVERIFY2(ended.code != 0 && ended.err.contains("it has no rows/weight"), ended.err.constData());
}

void ModelCommandTest::plansANetFromAFile()
{
    RunSpec spec = smallSpec();
    spec.model = ModelSpec{};
    spec.model.file = path("net.onnx").string();
    const auto plan = [&] {
        const nlohmann::json question = {{"id", 1}, {"ask", "plan"}, {"spec", nlohmann::json(toJson(spec))}};
        const Ended ended = runEngine({"plan"}, QByteArray::fromStdString(question.dump() + "\n"));
        return parsePlanAnswer(nlohmann::json::parse(ended.out.split('\n').at(1).toStdString()).at("plan"));
    };
    PlanAnswer answer = plan();
    QVERIFY2(answer.problems.empty(), answer.problems.empty() ? "" : answer.problems.front().text().c_str());
    QVERIFY(answer.parameters && *answer.parameters > 0 && answer.flopsPerSample && answer.memory &&
            !answer.layers.empty());
    spec.model.file = path("absent.onnx").string();
    answer = plan();
    QCOMPARE(answer.problems.size(), std::size_t{1});
    QCOMPARE(answer.problems[0].path, std::string("/model/file"));
    const std::string absent = answer.problems[0].text();
    QVERIFY2(absent.find("/model/file: Cannot ") == 0 && absent.find("absent.onnx: No such file") != absent.npos,
             absent.c_str());
    QCOMPARE(absent.find("absent.onnx"), absent.rfind("absent.onnx")); // said once
    spec.model.file = path("net.model.json").string();
    spec.model.weights = fixture("torch-gru.onnx").toStdString();
    answer = plan();
    QCOMPARE(answer.problems.size(), std::size_t{1});
    QCOMPARE(answer.problems[0].path, std::string("/model/weights"));
    spec.model.weights = path("absent.safetensors").string();
    answer = plan();
    QCOMPARE(answer.problems.size(), std::size_t{1});
    const std::string weights = answer.problems[0].text();
    QVERIFY2(weights.find("/model/weights: Cannot ") == 0 && weights.find("allowed") == weights.npos, weights.c_str());
    QCOMPARE(weights.find("absent.safetensors"), weights.rfind("absent.safetensors"));
}

void ModelCommandTest::namesEveryLayerThatIsNotSupported()
{
    nlohmann::json document = nlohmann::json::parse(readFile(fixture("keras3-flat.json").toStdString()));
    for (auto& layer : document.at("config").at("layers")) {
        if (layer.at("class_name") == "MaxPooling2D")
            layer["class_name"] = "FractalPooling2D";
        if (layer.at("class_name") == "DepthwiseConv2D")
            layer["config"]["dilation_rate"] = {2, 2};
        if (layer.at("class_name") == "Dense")
            layer["config"]["activation"] = "mish";
    }
    writeFileAtomically(path("odd.json"), document.dump());
    const Ended ended = runEngine({"inspect", "model", file("odd.json")});
    QVERIFY(ended.code != 0);
    // The dense layers lie behind what is not known, and are not doubted for that.
    for (const char* part : {"“max_pooling2d” (FractalPooling2D): this kind of layer is not known"})
        QVERIFY2(ended.err.contains(part), ended.err.constData());

    OnnxDocument onnx = parseOnnx(readFile(fixture("torch-old-flat.onnx").toStdString()), "it");
    onnx.nodes[1].type = "Celu";
    onnx.nodes[3].attributes = {{"dilations", std::vector<std::int64_t>{2, 2}}};
    try {
        importOnnx(onnx, "it");
        QFAIL("it was taken");
    } catch (const Failure& failure) {
        QVERIFY(failure.error().kind == ErrorKind::Unsupported);
        QVERIFY(failure.error().reason.find("“Relu” (Celu)") != std::string::npos);
    }
    // Two that do not lie behind one another are named both.
    onnx = parseOnnx(readFile(fixture("torch-mobilenetv2.onnx").toStdString()), "it");
    int changed = 0;
    for (OnnxNode& node : onnx.nodes)
        if (node.type == "Conv" && node.inputs[0] == onnx.nodes[0].inputs[0]) {
            OnnxNode copy = node;
            copy.type = "Gelu" + std::to_string(++changed);
            copy.outputs = {"branch" + std::to_string(changed)};
            onnx.nodes.push_back(copy);
            copy.type = "Erf";
            copy.outputs = {"other"};
            onnx.nodes.push_back(copy);
            break;
        }
    try {
        importOnnx(onnx, "it");
        QFAIL("it was taken");
    } catch (const Failure& failure) {
        const std::string reason = failure.error().reason;
        QVERIFY2(reason.find("(Gelu1)") != std::string::npos && reason.find("(Erf)") != std::string::npos &&
                     reason.starts_with("2 layers are not supported"),
                 reason.c_str());
    }
}

/// No file is called a broken ONNX file that says or is named that it is another one.
void ModelCommandTest::blamesTheRightKindOfFile()
{
    ModelOptions options;
    options.image = {28, 28, 1};
    const Graph graph = ModelSource(fixture("keras3-gru.json").toStdString()).build(options);
    const auto asModel = [](const std::filesystem::path& file) -> std::string {
        try {
            const ModelSource source(file);
        } catch (const Failure& failure) {
            return failure.error().reasonCode;
        }
        return {};
    };
    const auto asWeights = [&](const std::filesystem::path& file) -> std::string {
        try {
            (void)InitialWeights::read(file, graph, nullptr);
        } catch (const Failure& failure) {
            return failure.error().reasonCode;
        }
        return {};
    };
    writeFileAtomically(path("whole.keras"), std::string("PK\x03\x04", 4) + std::string(60, '\0') + "config.json");
    QCOMPARE(asModel(path("whole.keras")), std::string("run.keras-archive"));
    QCOMPARE(asWeights(path("whole.keras")), std::string("run.keras-archive"));
    writeFileAtomically(path("long.safetensors"), std::string(7, '\0') + '\x80' + "{}");
    QCOMPARE(asModel(path("long.safetensors")), std::string("run.weights-alone"));
    QCOMPARE(asWeights(path("long.safetensors")), std::string("run.header-claims"));
    writeFileAtomically(path("deep.safetensors"), std::string("\xa0\x86\x01\0\0\0\0\0", 8) + std::string(100000, '['));
    QCOMPARE(asModel(path("deep.safetensors")), std::string("run.weights-alone"));
    QVERIFY(asWeights(path("deep.safetensors")).starts_with("run."));
}

void ModelCommandTest::refusesDamagedFiles_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"torch-gru.onnx", "torch-resnet50v2.onnx", "keras3-gru.weights.h5", "keras2-flat.json"})
        QTest::newRow(name) << name;
}

void ModelCommandTest::refusesDamagedFiles()
{
    QFETCH(QString, name);
    const std::string whole = readFile(fixture(qPrintable(name)).toStdString());
    const ModelSource keras(fixture("keras3-gru.json").toStdString());
    ModelOptions options;
    options.image = {28, 28, 1};
    const Graph graph = keras.build(options);
    // Torn, then with bytes turned over: whatever happens, it is a Failure or a network, never a crash.
    int refused = 0;
    for (int trial = 0; trial < 60; ++trial) {
        std::string bytes = whole;
        if (trial < 20)
            bytes.resize(bytes.size() * static_cast<std::size_t>(trial) / 20);
        else
            for (int k = 0; k < 8; ++k)
                bytes[(std::size_t(trial) * 7919 + std::size_t(k) * 104729) %
                      std::min<std::size_t>(bytes.size(), 4096)] ^= static_cast<char>(1 << (trial + k) % 8);
        writeFileAtomically(path("damaged"), bytes);
        try {
            if (name.endsWith(".h5"))
                InitialWeights::read(path("damaged"), graph, &keras);
            else
                ModelSource(path("damaged")).build(options);
        } catch (const Failure& failure) {
            QVERIFY(!failure.error().reason.empty());
            ++refused;
        }
    }
    QVERIFY2(refused >= 20, qPrintable(QString::number(refused)));
}

TRAINYARD_TEST(ModelCommandTest)

} // namespace model_command_test

#include "model_command_test.moc"
