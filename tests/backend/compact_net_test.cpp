// SPDX-License-Identifier: Apache-2.0
// Nets without their dead channels give the same logits.
#include "backend/base/error.h"
#include "backend/models/model_file.h"
#include "backend/pruning/channel_ties.h"
#include "backend/pruning/compact_net.h"
#include "backend/selftest/hashed_values.h"
#include "backend/train/model/model_source.h"
#include "backend/train/network/network.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace compact_net_test {

using namespace trainyard;

namespace {

constexpr int kBatch = 4;

ModelOptions optionsOf(ImageSpec image = {16, 16, 3})
{
    ModelOptions options;
    options.image = image;
    options.classes = 5;
    options.model.widthMultiplier = 0.5;
    return options;
}

Graph described(const char* layers, const ModelOptions& options)
{
    const auto model =
        nlohmann::json::parse(std::string(R"({"format": "trainyard-model", "version": 1, "layers": )") + layers + "}");
    return buildDescribedModel(parseModelFile(model, "the test"), options);
}

NetworkOptions networkOptions(const ModelOptions& options, const Graph& graph)
{
    NetworkOptions out;
    out.image = options.image;
    out.classes = options.classes;
    out.batchSize = kBatch;
    out.device = DeviceKind::Reference;
    out.graph = std::make_shared<const Graph>(graph);
    return out;
}

/// A net's state with nothing at 0 or 1 that a fresh network has there.
std::vector<NamedTensor> trainedState(const ModelOptions& options, const Graph& graph)
{
    std::vector<NamedTensor> state = Network(networkOptions(options, graph)).state().tensors();
    std::uint32_t number = 1;
    for (NamedTensor& tensor : state) {
        const std::vector<float> noise = selftest::hashed(++number, tensor.values.size());
        for (std::size_t i = 0; i < noise.size(); ++i)
            tensor.values[i] += 0.1f * noise[i];
    }
    return state;
}

std::vector<float> logitsOf(const ModelOptions& options, const Graph& graph, const std::vector<NamedTensor>& tensors)
{
    Network network(networkOptions(options, graph));
    std::vector<NamedTensor> state = network.state().tensors();
    InitialWeights weights;
    weights.tensors = tensors;
    weights.putInto(state);
    network.state().set(state);
    std::vector<std::uint8_t> pixels;
    const ImageSpec& image = options.image;
    for (const float value : selftest::hashed(99, std::size_t(kBatch * image.height * image.width * image.channels)))
        pixels.push_back(static_cast<std::uint8_t>(std::floor((double(value) + 1.0) * 127.99)));
    return network.steps().logits({pixels.data(), nullptr, kBatch});
}

NamedTensor& tensor(std::vector<NamedTensor>& state, const std::string& name)
{
    for (NamedTensor& candidate : state)
        if (candidate.name == name)
            return candidate;
    throw std::runtime_error("there is no " + name);
}

/// Sets whole filters to zero, as pruning of filters does, and notes the mask.
void killFilters(std::vector<NamedTensor>& state, const std::string& layer, const std::vector<int>& filters)
{
    NamedTensor mask = tensor(state, layer + "/weight");
    std::fill(mask.values.begin(), mask.values.end(), 1.0f);
    mask.name += "/mask";
    NamedTensor& weight = tensor(state, layer + "/weight");
    const std::size_t row = weight.values.size() / static_cast<std::size_t>(weight.shape[0]);
    for (const int filter : filters)
        for (std::size_t i = 0; i < row; ++i)
            weight.values[static_cast<std::size_t>(filter) * row + i] =
                mask.values[static_cast<std::size_t>(filter) * row + i] = 0.0f;
    std::erase_if(state, [&](const NamedTensor& other) { return other.name == mask.name; });
    state.push_back(std::move(mask));
}

struct Smaller {
    CompactNet net;
    Graph graph;
    double difference = 0.0; ///< of logits …
    double largest = 1.0;    ///< … of up to so much, at least 1

    int left(const std::string& layer) const
    {
        for (const CompactNet::Change& change : net.changes)
            if (change.layer == layer)
                return change.after;
        return -1; // whole
    }
    const NamedTensor* find(const std::string& name) const
    {
        for (const NamedTensor& one : net.tensors)
            if (one.name == name)
                return &one;
        return nullptr;
    }
    std::int64_t parameters() const
    {
        std::int64_t count = 0;
        for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
            count += parameter.info.trainable ? parameter.info.shape.elements() : 0;
        return count;
    }
};

/// Through the text of the model file, as a person gets it.
Smaller smallerOf(const ModelOptions& options, const Graph& graph, const std::vector<NamedTensor>& state)
{
    Smaller out;
    out.net = compacted(graph, state, "small");
    out.graph = buildDescribedModel(parseModelFile(nlohmann::json::parse(modelFileText(out.net.description)), "small"),
                                    options);
    std::map<std::string, std::vector<std::int64_t>> shapes;
    for (const NamedTensor& one : out.net.tensors)
        shapes[one.name] = one.shape;
    for (const GraphParameter& parameter : parametersInBackwardOrder(out.graph))
        if (shapes[parameter.name] != parameter.info.dims)
            throw std::runtime_error(parameter.name + " does not fit");
    const std::vector<float> expected = logitsOf(options, graph, state);
    const std::vector<float> found = logitsOf(options, out.graph, out.net.tensors);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        out.difference = std::max(out.difference, std::abs(double(expected[i]) - double(found.at(i))));
        out.largest = std::max(out.largest, std::abs(double(expected[i])));
    }
    return out;
}

constexpr const char* kPlain = R"([
    {"name": "one", "kind": "conv2d", "filters": 8, "kernel": 3},
    {"name": "norm", "kind": "batch_norm"},
    {"name": "relu", "kind": "relu"},
    {"name": "two", "kind": "conv2d", "filters": 6, "kernel": 1},
    {"name": "relu2", "kind": "relu"},
    {"name": "three", "kind": "conv2d", "filters": 4, "kernel": 3, "bias": true},
    {"name": "last", "kind": "dense", "outputs": "classes"}])";

} // namespace

class CompactNetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leavesWholeNetsAlone_data();
    void leavesWholeNetsAlone();
    void removesDeadFilters();
    void foldsConstantsIntoWhatReadsThem();
    void keepsConstantsThatPaddedConvolutionsRead();
    void removesWhatNobodyReads();
    void tiesChannelsOfAdditions();
    void tiesDepthwiseKernels();
    void keepsOneChannelOfADeadLayer();
    void namesWhatIsMissing();
    void equalsInEveryNet_data();
    void equalsInEveryNet();
};

void CompactNetTest::leavesWholeNetsAlone_data()
{
    QTest::addColumn<bool>("masked");
    QTest::newRow("dense") << false;
    QTest::newRow("single weights pruned") << true;
}

void CompactNetTest::leavesWholeNetsAlone()
{
    QFETCH(bool, masked);
    const ModelOptions options = optionsOf();
    const Graph graph = builderOf(Architecture::ResNet20V2)(options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    if (masked)
        for (NamedTensor& one : state)
            if (one.name.ends_with("/weight"))
                for (std::size_t i = 0; i < one.values.size(); ++i)
                    one.values[i] = i % 5 == 1 ? one.values[i] : 0.0f;
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY(small.net.changes.empty());
    QCOMPARE(small.difference, 0.0);
    for (const NamedTensor& one : small.net.tensors)
        QVERIFY(one.values == tensor(state, one.name).values);
}

void CompactNetTest::removesDeadFilters()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(kPlain, options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    killFilters(state, "one", {1, 4, 7});
    tensor(state, "norm/beta").values = std::vector<float>(8, -0.5f); // behind the rectifier they are 0
    tensor(state, "norm/running_mean").values = std::vector<float>(8, 0.0f);
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("one"), 5);
    QCOMPARE(small.net.changes.size(), std::size_t{1});
    QCOMPARE(small.find("one/weight")->shape, (std::vector<std::int64_t>{5, 3, 3, 3}));
    QCOMPARE(small.find("one/weight/mask")->shape, (std::vector<std::int64_t>{5, 3, 3, 3}));
    QCOMPARE(small.find("norm/gamma")->shape, (std::vector<std::int64_t>{5}));
    QCOMPARE(small.find("two/weight")->shape, (std::vector<std::int64_t>{6, 1, 1, 5}));
    QVERIFY(!small.find("two/bias")); // nothing to take up
    QCOMPARE(small.find("norm/gamma")->values[1], tensor(state, "norm/gamma").values[2]);
}

void CompactNetTest::foldsConstantsIntoWhatReadsThem()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(kPlain, options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    killFilters(state, "one", {0, 3});
    tensor(state, "norm/beta").values = std::vector<float>(8, 0.75f);
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("one"), 6);
    QVERIFY(small.find("two/bias")); // without it the test above would not have held
    QCOMPARE(small.find("two/bias")->shape, (std::vector<std::int64_t>{6}));
    QVERIFY(small.find("two/bias")->values[0] != 0.0f);
    // A bias that is there takes up what a dense layer reads.
    std::vector<NamedTensor> end = trainedState(options, graph);
    killFilters(end, "three", {2});
    const Smaller dense = smallerOf(options, graph, end);
    QVERIFY2(dense.difference < 1e-5, std::to_string(dense.difference).c_str());
    QCOMPARE(dense.left("three"), 3);
    QVERIFY(dense.find("last/bias")->values != tensor(end, "last/bias").values);
}

void CompactNetTest::keepsConstantsThatPaddedConvolutionsRead()
{
    const ModelOptions options = optionsOf();
    for (const bool positive : {true, false}) {
        const Graph graph = described(R"([
            {"name": "one", "kind": "conv2d", "filters": 8, "kernel": 3, "bias": true, "activation": "relu"},
            {"name": "two", "kind": "conv2d", "filters": 6, "kernel": 3, "activation": "relu"},
            {"name": "last", "kind": "dense", "outputs": "classes"}])",
                                      options);
        std::vector<NamedTensor> state = trainedState(options, graph);
        killFilters(state, "one", {2});
        tensor(state, "one/bias").values[2] = positive ? 0.5f : -0.5f;
        const Smaller small = smallerOf(options, graph, state);
        QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
        QCOMPARE(small.left("one"), positive ? -1 : 7);
    }
}

void CompactNetTest::removesWhatNobodyReads()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(kPlain, options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    // Nobody reads channel 1 of "three"; without it nobody reads channel 5 of "two"; and so on to "one".
    NamedTensor& last = tensor(state, "last/weight");
    for (std::size_t i = 0; i < last.values.size(); ++i)
        if (i % 4 == 1)
            last.values[i] = 0.0f;
    const auto onlyFor = [&](const char* name, std::size_t filter, std::size_t channel) {
        NamedTensor& weight = tensor(state, name);
        const auto channels = static_cast<std::size_t>(weight.shape[3]);
        const std::size_t row = weight.values.size() / static_cast<std::size_t>(weight.shape[0]);
        for (std::size_t i = 0; i < weight.values.size(); ++i)
            if (i % channels == channel && i / row != filter)
                weight.values[i] = 0.0f;
    };
    onlyFor("three/weight", 1, 5);
    onlyFor("two/weight", 5, 7);
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("three"), 3);
    QCOMPARE(small.left("two"), 5);
    QCOMPARE(small.left("one"), 7);
}

void CompactNetTest::tiesChannelsOfAdditions()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(R"([
        {"name": "a", "kind": "conv2d", "filters": 6, "kernel": 3},
        {"name": "b", "kind": "conv2d", "filters": 6, "kernel": 3, "inputs": ["input"]},
        {"name": "sum", "kind": "add", "inputs": ["a", "b"], "activation": "relu"},
        {"name": "joined", "kind": "concat", "inputs": ["sum", "a"]},
        {"name": "c", "kind": "conv2d", "filters": 3, "kernel": 3},
        {"name": "last", "kind": "dense", "outputs": "classes"}])",
                                  options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    killFilters(state, "a", {0, 1});
    QVERIFY(smallerOf(options, graph, state).net.changes.empty()); // "b" still needs the sum's channels
    killFilters(state, "b", {1, 2});
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("a"), 5);
    QCOMPARE(small.left("b"), 5);
    QCOMPARE(small.find("c/weight")->shape, (std::vector<std::int64_t>{3, 3, 3, 10}));
    // Ties themselves.
    const ChannelTies ties(graph);
    QCOMPARE(ties.setOf(1, 3), ties.setOf(2, 3));
    QVERIFY(ties.setOf(1, 3) != ties.setOf(1, 2));
    QCOMPARE(ties.setOf(4, 6 + 3), ties.setOf(4, 3));
    QCOMPARE(ties.setOf(0, 0), ties.setOf(6, 0)); // the input's and the logits': pinned
    QCOMPARE(ties.setOf(0, 0), -1);
}

void CompactNetTest::tiesDepthwiseKernels()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(R"([
        {"name": "expand", "kind": "conv2d", "filters": 8, "kernel": 1, "activation": "relu6"},
        {"name": "depth", "kind": "conv2d", "filters": 16, "kernel": 3, "groups": 8},
        {"name": "norm", "kind": "batch_norm", "activation": "relu6"},
        {"name": "project", "kind": "conv2d", "filters": 4, "kernel": 1},
        {"name": "grouped", "kind": "conv2d", "filters": 6, "kernel": 3, "groups": 2},
        {"name": "last", "kind": "dense", "outputs": "classes"}])",
                                  options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    tensor(state, "norm/beta").values.assign(16, 0.4f);
    killFilters(state, "depth", {4, 6}); // one of the two kernels of channels 2 and 3
    QVERIFY(smallerOf(options, graph, state).net.changes.empty());
    killFilters(state, "depth", {5, 7, 4, 6});
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("expand"), 6);
    QCOMPARE(small.left("depth"), 12);
    QVERIFY(small.find("project/bias"));
    // From the other side: a channel that is not computed needs no kernels.
    std::vector<NamedTensor> other = trainedState(options, graph);
    killFilters(other, "expand", {7});
    const Smaller first = smallerOf(options, graph, other);
    QVERIFY2(first.difference < 1e-5, std::to_string(first.difference).c_str());
    QCOMPARE(first.left("depth"), 14);
    // Channels of grouped convolutions stay, whatever their filters are.
    std::vector<NamedTensor> pinned = trainedState(options, graph);
    killFilters(pinned, "project", {0, 1});
    killFilters(pinned, "grouped", {0});
    QVERIFY(smallerOf(options, graph, pinned).net.changes.empty());
}

void CompactNetTest::keepsOneChannelOfADeadLayer()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(kPlain, options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    killFilters(state, "two", {0, 1, 2, 3, 4, 5});
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5, std::to_string(small.difference).c_str());
    QCOMPARE(small.left("two"), 1);
    QCOMPARE(small.left("one"), 1); // nobody reads it
}

void CompactNetTest::namesWhatIsMissing()
{
    const ModelOptions options = optionsOf();
    const Graph graph = described(kPlain, options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    std::erase_if(state, [](const NamedTensor& one) { return one.name == "norm/gamma"; });
    try {
        compacted(graph, state, "it");
        QFAIL("it was made smaller");
    } catch (const Failure& failure) {
        QVERIFY(failure.error().reason.find("norm/gamma") != std::string::npos);
    }
}

using Builder = Graph (*)(const ModelOptions&);

Graph everything(const ModelOptions& options)
{
    return described(R"([
        {"name": "a/conv", "kind": "conv2d", "filters": 8, "kernel": [3, 5], "stride": 2, "padding": [2, 0, 1, 3], "activation": "relu6"},
        {"name": "a/norm", "kind": "batch_norm", "activation": "silu"},
        {"name": "b", "kind": "conv2d", "filters": 16, "kernel": 3, "groups": 8, "bias": true, "activation": "tanh"},
        {"name": "c", "kind": "conv2d", "filters": 16, "kernel": 1, "inputs": ["a/norm"]},
        {"name": "d", "kind": "add", "inputs": ["b", "c"], "activation": "sigmoid"},
        {"name": "squeeze", "kind": "global_average_pool"},
        {"name": "gate/1", "kind": "dense", "outputs": 4, "activation": "relu"},
        {"name": "gate/2", "kind": "dense", "outputs": 16, "activation": "sigmoid"},
        {"name": "scaled", "kind": "multiply", "inputs": ["d", "gate/2"]},
        {"name": "pooled", "kind": "pool", "mode": "average", "kernel": 3, "stride": 1, "padding": "same", "inputs": ["scaled"]},
        {"name": "padded", "kind": "pad", "top": 1, "right": 1},
        {"name": "most", "kind": "pool", "kernel": 2, "stride": 2, "padding": "valid"},
        {"name": "joined", "kind": "concat", "inputs": ["most", "most"]},
        {"name": "mixed", "kind": "conv2d", "filters": 6, "kernel": 2, "padding": "valid"},
        {"name": "normal", "kind": "layer_norm"},
        {"name": "other", "kind": "reshape", "height": 9, "width": 1, "channels": 6},
        {"name": "steps", "kind": "gru", "units": 6},
        {"name": "dropped", "kind": "dropout", "rate": 0.25},
        {"name": "hidden", "kind": "dense", "outputs": 12},
        {"name": "more", "kind": "dense", "outputs": 9, "activation": "relu"},
        {"name": "soft", "kind": "softmax"},
        {"name": "last", "kind": "dense", "outputs": "classes"}])",
                     options);
}

void CompactNetTest::equalsInEveryNet_data()
{
    QTest::addColumn<Builder>("build");
    QTest::addColumn<int>("side");
    QTest::newRow("everything") << Builder(&everything) << 16;
    QTest::newRow("small-cnn") << builderOf(Architecture::SmallCnn) << 16;
    QTest::newRow("resnet20v2") << builderOf(Architecture::ResNet20V2) << 16;
    QTest::newRow("resnet50v2") << builderOf(Architecture::ResNet50V2) << 32;
    QTest::newRow("mobilenetv2") << builderOf(Architecture::MobileNetV2) << 32;
    QTest::newRow("large-image-cnn") << builderOf(Architecture::LargeImageCnn) << 32;
    QTest::newRow("gru") << builderOf(Architecture::Gru) << 16;
    QTest::newRow("feature-cnn-1d") << builderOf(Architecture::FeatureCnn1d) << 16;
}

/// Every third filter of every layer dead, the depthwise ones with what feeds them.
void CompactNetTest::equalsInEveryNet()
{
    QFETCH(Builder, build);
    QFETCH(int, side);
    ModelOptions options = optionsOf({side, side, 3});
    options.model.widthMultiplier = 0.25;
    const Graph graph = build(options);
    std::vector<NamedTensor> state = trainedState(options, graph);
    for (const Layer& layer : graph.layers()) {
        const bool last = &layer == &graph.layer(graph.logits());
        if (last || !(std::holds_alternative<Conv2d>(layer.op) || std::holds_alternative<Dense>(layer.op)))
            continue;
        std::vector<int> filters;
        for (int k = 0; k < static_cast<int>(layer.output.c); k += 3)
            filters.push_back(k);
        killFilters(state, layer.name, filters);
    }
    const Smaller small = smallerOf(options, graph, state);
    QVERIFY2(small.difference < 1e-5 * small.largest, std::to_string(small.difference).c_str());
    Smaller whole;
    whole.graph = graph;
    if (std::string_view(QTest::currentDataTag()) == "gru")
        QCOMPARE(small.parameters(), whole.parameters()); // has no filters
    else
        QVERIFY2(small.parameters() < whole.parameters(), std::to_string(small.parameters()).c_str());
    qInfo("%lld of %lld parameters, logits of up to %g differ by %g", static_cast<long long>(small.parameters()),
          static_cast<long long>(whole.parameters()), small.largest, small.difference);
}

TRAINYARD_TEST(CompactNetTest)

} // namespace compact_net_test

#include "compact_net_test.moc"
