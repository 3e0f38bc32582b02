// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/models/model_file.h"
#include "backend/protocol/spec_reader.h"
#include "tests/support/test_environment.h"

#include <set>

namespace model_file_test {

using namespace trainyard;

namespace {

std::string fieldsOf(const Graph& graph)
{
    std::string text;
    for (const Layer& layer : graph.layers()) {
        text += layer.name + " " + std::string(kindOf(layer.op)) + " " + sampleText(layer.output);
        for (const ValueId input : layer.inputs)
            text += " " + std::to_string(input);
        for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes)) {
            text += " " + info.name + (info.decays ? "+" : "");
            for (const std::int64_t extent : info.dims)
                text += "," + std::to_string(extent);
            text += "/" + std::to_string(info.fanIn) + "/" + std::to_string(static_cast<int>(info.initialiser));
        }
        if (const auto* norm = std::get_if<BatchNorm>(&layer.op))
            text += " " + std::to_string(norm->epsilon * 1e9) + " " + std::to_string(norm->momentum);
        if (const auto* dropout = std::get_if<Dropout>(&layer.op))
            text += " " + std::to_string(dropout->rate) + " " + std::to_string(dropout->layer);
        if (const auto* pool = std::get_if<Pool>(&layer.op))
            text += " " + std::to_string(static_cast<int>(pool->mode));
        text += "\n";
    }
    return text;
}

ModelOptions options(int size = 32)
{
    ModelOptions out;
    out.image = {size, size, 3};
    return out;
}

std::string minimal(const std::string& layers, const std::string& more = "")
{
    return R"({"format": "trainyard-model", "version": 1, )" + more + R"("layers": [)" + layers + "]}";
}

/// The error's sentence, or "" when the text is a network.
std::string refusal(const std::string& text)
{
    try {
        buildDescribedModel(parseModelFile(parseBoundedJson(text), "net.model.json"), options());
        return {};
    } catch (const Failure& failure) {
        return failure.error().text();
    }
}

const std::string kEnd = R"({"name": "last", "kind": "dense", "outputs": "classes"})";

} // namespace

class ModelFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelOfTheZooComesBack_data();
    void everyModelOfTheZooComesBack();
    void everyOperatorHasFields();
    void handWrittenNetIsBuilt();
    void layersMayComeInAnyOrder();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void fixedImageMustFit();
    void schemaKnowsEveryKind();
    void hostileFilesAreRefused();
};

using Builder = Graph (*)(const ModelOptions&);

void ModelFileTest::everyModelOfTheZooComesBack_data()
{
    QTest::addColumn<Builder>("build");
    QTest::newRow("small-cnn") << builderOf(Architecture::SmallCnn);
    QTest::newRow("resnet20v2") << builderOf(Architecture::ResNet20V2);
    QTest::newRow("resnet50v2") << builderOf(Architecture::ResNet50V2);
    QTest::newRow("resnet152v2") << builderOf(Architecture::ResNet152V2);
    QTest::newRow("mobilenetv2") << builderOf(Architecture::MobileNetV2);
    QTest::newRow("large-image-cnn") << builderOf(Architecture::LargeImageCnn);
    QTest::newRow("gru") << builderOf(Architecture::Gru);
    QTest::newRow("feature-cnn-1d") << builderOf(Architecture::FeatureCnn1d);
    QTest::newRow("feature-cnn-2d") << builderOf(Architecture::FeatureCnn2d);
}

void ModelFileTest::everyModelOfTheZooComesBack()
{
    QFETCH(Builder, build);
    const Graph graph = build(options());
    const std::string text = modelFileText(describeModel(graph, QTest::currentDataTag()));
    try {
        const ModelDescription model = parseModelFile(parseBoundedJson(text), "it");
        QCOMPARE(model.name, std::string(QTest::currentDataTag()));
        QCOMPARE(QString::fromStdString(fieldsOf(buildDescribedModel(model, options()))),
                 QString::fromStdString(fieldsOf(graph)));
        QCOMPARE(modelFileText(model), text);
    } catch (const Failure& failure) {
        QFAIL(failure.error().text().c_str());
    }
}

void ModelFileTest::everyOperatorHasFields()
{
    // All but the input and the three losses, which no file says; an activation has a kind for each of its five.
    QCOMPARE(modelFileKinds().size() + 4 - 4, std::variant_size_v<Op>);
}

void ModelFileTest::handWrittenNetIsBuilt()
{
    const std::string text = minimal(R"(
        {"name": "a", "kind": "conv2d", "filters": 8, "kernel": [3, 5], "stride": 2, "bias": true, "activation": "relu"},
        {"name": "b", "kind": "conv2d", "filters": 8, "kernel": 3, "groups": 8},
        {"name": "c", "kind": "add", "inputs": ["a", "b"]},
        {"name": "d", "kind": "pool", "mode": "average", "kernel": 2, "stride": 2, "padding": [1, 0, 1, 0]},
        {"name": "e", "kind": "dropout", "rate": 0.5},
        {"name": "f", "kind": "silu"},
        {"name": "g", "kind": "concat", "inputs": ["e", "f", "d"]},
        {"name": "h", "kind": "reshape", "height": 4, "width": 4, "channels": 96},)" +
                                     kEnd);
    const Graph graph = buildDescribedModel(parseModelFile(parseBoundedJson(text), "it"), options());
    QCOMPARE(graph.layers().size(), std::size_t{11});
    QCOMPARE(graph.layer(7).output, (Shape{1, 8, 8, 24}));
    QCOMPARE(graph.layer(1).output, (Shape{1, 16, 16, 8}));
    QCOMPARE(graph.layer(4).output, (Shape{1, 8, 8, 8}));
    QCOMPARE(graph.layer(3).inputs, (std::vector<ValueId>{1, 2}));
    QCOMPARE(std::get<Dropout>(graph.layer(5).op).layer, std::uint64_t{5});
    QCOMPARE(std::get<Dense>(graph.layer(9).op).outputs, 10);
}

void ModelFileTest::layersMayComeInAnyOrder()
{
    const std::string text = minimal(R"({"name": "last", "kind": "dense", "outputs": 10, "inputs": ["pool"]},
        {"name": "pool", "kind": "global_average_pool", "inputs": ["conv"]},
        {"name": "conv", "kind": "conv2d", "filters": 4, "kernel": 1, "inputs": ["input"]})");
    const Graph graph = buildDescribedModel(parseModelFile(parseBoundedJson(text), "it"), options());
    QCOMPARE(graph.layer(1).name, std::string("conv"));
    QCOMPARE(graph.layer(3).name, std::string("last"));
}

void ModelFileTest::namesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const std::string& text, const char* says) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(says);
    };
    const std::string conv = R"({"name": "conv", "kind": "conv2d", "kernel": 3, "filters": )";
    row("no file", "{}", "/format is null; allowed: \"trainyard-model\"");
    row("no object", "[]", "an object");
    row("newer", R"({"format": "trainyard-model", "version": 2, "layers": []})", "/version is 2; allowed: 1");
    row("no layers", minimal(""), "/layers is []");
    row("value", minimal(conv + "0}," + kEnd), "/layers/\"conv\"/filters is 0; allowed: a whole number from 1");
    row("type", minimal(conv + "\"8\"}," + kEnd), "/layers/\"conv\"/filters is \"8\"");
    row("huge", minimal(conv + "1e300}," + kEnd), "/layers/\"conv\"/filters is 1e+300");
    row("missing", minimal(R"({"name": "conv", "kind": "conv2d", "filters": 4},)" + kEnd),
        "/layers/\"conv\"/kernel is null");
    row("unknown key", minimal(conv + "4, \"dilation\": 2}," + kEnd),
        "/layers/\"conv\"/dilation is no key that is known there");
    row("unknown kind", minimal(R"({"name": "conv", "kind": "conv4d", "x": 1},)" + kEnd),
        "/layers/\"conv\"/kind is \"conv4d\"; allowed: one of \"conv2d\"");
    row("two", minimal(conv + "0}," + R"({"name": "b", "kind": "dropout", "rate": 2},)" + kEnd),
        "/layers/\"b\"/rate is 2");
    row("doubled", minimal(conv + "4}," + conv + "4}," + kEnd), "two layers are called “conv”");
    row("reserved", minimal(R"({"name": "input", "kind": "relu"},)" + kEnd), "a layer is called “input”");
    row("reads nobody", minimal(R"({"name": "a", "kind": "dropout", "inputs": ["b"]},)" + kEnd),
        "layer “a” reads “b”, which is no layer");
    row("cycle",
        minimal(R"({"name": "a", "kind": "dropout", "inputs": ["b"]}, {"name": "b", "kind": "dropout"},)" + kEnd),
        "which reads it in turn");
    row("itself", minimal(R"({"name": "a", "kind": "dropout", "inputs": ["a"]},)" + kEnd), "which reads it in turn");
    row("two ends", minimal(kEnd + R"(, {"name": "b", "kind": "dropout", "inputs": ["input"]})"),
        "the layers “last”, “b”");
    row("inputs", minimal(R"({"name": "a", "kind": "add", "inputs": ["input"]},)" + kEnd), "has 1 inputs; allowed: 2");
    row("shapes", minimal(conv + "4}," + R"({"name": "sum", "kind": "add", "inputs": ["input", "conv"]},)" + kEnd),
        "layer sum");
    row("window", minimal(R"({"name": "a", "kind": "pool", "kernel": 40, "padding": "valid"},)" + kEnd),
        "does not fit");
    row("groups", minimal(conv + "4, \"groups\": 2}," + kEnd), "layer conv");
    row("classes", minimal(R"({"name": "a", "kind": "dense", "outputs": 3})"), "for 10 classes");
    row("output", minimal(kEnd, R"("output": "x", )"), "“x” is no layer");
    row("mean", minimal(kEnd, R"("mean": [0.5], )"), "/deviation is 0 values; allowed: as many as mean has, 1");
    row("channels", minimal(kEnd, R"("mean": [0.5], "deviation": [1], )"), "for 3 channels");
}

void ModelFileTest::namesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const QString found = QString::fromStdString(refusal(text.toStdString()));
    QVERIFY2(found.contains(says), qPrintable(found));
}

void ModelFileTest::fixedImageMustFit()
{
    const std::string text = minimal(kEnd, R"("image": {"height": 32, "width": 32, "channels": 3}, )");
    QCOMPARE(refusal(text), std::string());
    const std::string other = minimal(kEnd, R"("image": {"height": 28, "width": 28, "channels": 1}, )");
    QVERIFY(refusal(other).find("28 × 28 × 1, the data are set to 32 × 32 × 3") != std::string::npos);
}

void ModelFileTest::schemaKnowsEveryKind()
{
    const auto schema =
        nlohmann::json::parse(readFile(trainyard::test::sourceFolder() / "resources/schema/model.schema.json"));
    std::set<std::string> kinds;
    for (const auto& kind : schema.at("$defs").at("layer").at("oneOf"))
        kinds.insert(schema.at("$defs")
                         .at(kind.at("$ref").get<std::string>().substr(8))
                         .at("properties")
                         .at("kind")
                         .at("const"));
    const std::vector<std::string> known = modelFileKinds();
    QCOMPARE(kinds, std::set<std::string>(known.begin(), known.end()));
}

void ModelFileTest::hostileFilesAreRefused()
{
    // Each would overflow a product, exhaust the stack or the memory.
    std::string wide = R"({"name": "a", "kind": "dense", "outputs": 1048576})";
    wide += R"(, {"name": "b", "kind": "dense", "outputs": 1048576},)" + kEnd;
    QVERIFY(refusal(minimal(wide)).find("too many parameters") != std::string::npos);
    std::string padded;
    for (int i = 0; i < 5000; ++i)
        padded += R"({"name": "p)" + std::to_string(i) + R"(", "kind": "pad", "top": 4096, "bottom": 4096},)";
    QVERIFY(refusal(minimal(padded + kEnd)).find("allowed: extents up to") != std::string::npos);
    std::string chain;
    for (int i = 0; i < 15000; ++i)
        chain += R"({"name": "p)" + std::to_string(i) + R"(", "kind": "relu", "inputs": [")" +
                 (i == 14999 ? std::string("input") : "p" + std::to_string(i + 1)) + "\"]},";
    QCOMPARE(refusal(minimal(chain + R"({"name": "last", "kind": "dense", "outputs": "classes", "inputs": ["p0"]})")),
             std::string());
    std::string many;
    for (int i = 0; i < 20001; ++i)
        many += (i ? ",{" : "{") + std::string(R"("name": "p)") + std::to_string(i) + R"(", "kind": "relu"})";
    QVERIFY(refusal(minimal(many)).find("a list of 1 to 20000 layers") != std::string::npos);
    QVERIFY_EXCEPTION_THROWN(parseBoundedJson(std::string(100000, '[')), std::exception);
    for (const char* text : {"null", "3", "\"x\"", R"({"format": 1, "layers": {"a": [[]]}})",
                             R"({"format": "trainyard-model", "version": 1, "layers": [[], 1, null, {}]})",
                             R"({"format": "trainyard-model", "version": 1, "image": [], "layers": [{"name": []}]})"})
        QVERIFY2(!refusal(text).empty(), text);
}

TRAINYARD_TEST(ModelFileTest)

} // namespace model_file_test

#include "model_file_test.moc"
