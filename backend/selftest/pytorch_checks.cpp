// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/models/model_options.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/hashed_values.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace trainyard::selftest {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Fills a tensor with the initial values of the script, which also explains `beta`.
void fillStart(NamedTensor& tensor, std::uint32_t number, float beta)
{
    const std::size_t count = tensor.values.size();
    tensor.values = hashed(number, count);
    const double fanIn = static_cast<double>(count) / static_cast<double>(tensor.shape[0]);
    for (float& value : tensor.values) {
        if (tensor.name.ends_with("/weight"))
            value = static_cast<float>(static_cast<double>(value) *
                                       static_cast<double>(static_cast<float>(std::sqrt(6.0 / fanIn))));
        else if (beta != 0.0f && tensor.name.ends_with("/beta") && !tensor.name.ends_with("/project/norm/beta"))
            value = beta + 0.25f * value;
        else if (tensor.name.ends_with("/gamma") || tensor.name.ends_with("/running_variance"))
            value = 1.0f + 0.25f * value;
        else
            value = 0.125f * value;
    }
}

SampleBatch fixtureBatch(const OrderedJson& fixture, const ImageSpec& image, int step)
{
    const auto count = fixture["batch"].get<std::size_t>();
    const auto number = static_cast<std::uint32_t>(step) % fixture["batches"].get<std::uint32_t>();
    const auto pixels = static_cast<std::size_t>(image.height * image.width * image.channels);
    SampleBatch batch;
    for (const float value : hashed(1000 + number, count * pixels))
        batch.images.push_back(static_cast<std::uint8_t>(std::floor((static_cast<double>(value) + 1.0) * 128.0)));
    for (const float value : hashed(2000 + number, count))
        batch.labels.push_back(static_cast<std::int32_t>(std::floor((static_cast<double>(value) + 1.0) * 0.5 * 10.0)));
    return batch;
}

/// Builds a graph of the zoo, whether or not run specs can name it.
using Builder = Graph (*)(const ModelOptions&);

/// A network of all operators that no model of the zoo uses; the script has the same one.
Graph buildMixedOperators(const ModelOptions& options)
{
    const Window point = Window::padded(1, 1, 0);
    const ImageSpec& image = options.image;
    Graph graph;
    const ValueId input = graph.add(
        "input", NormalizeInput{{1, image.height, image.width, image.channels}, {0.5f, 0.5f}, {0.25f, 0.25f}});
    ValueId value = graph.add("first", Conv2d{8, Window::padded(3, 1, 1), true, Activation::None}, {input});
    value = graph.add("norm", LayerNorm{1e-3}, {graph.add("silu", Activate{Activation::Silu}, {value})});
    const ValueId pooled = graph.add("pool", GlobalAveragePool{}, {value});
    const ValueId gate = graph.add("sigmoid", Activate{Activation::Sigmoid},
                                   {graph.add("gate", Dense{8, true, Activation::None}, {pooled})});
    const ValueId gated = graph.add("gated", Multiply{}, {value, gate});
    const ValueId side = graph.add("tanh", Activate{Activation::Tanh},
                                   {graph.add("side", Conv2d{4, point, true, Activation::None}, {value})});
    const ValueId rows = graph.add("gru", Gru{9, true}, {graph.add("both", Concat{2}, {gated, side})});
    const ValueId tokens = graph.add("embedding", Embedding{3, 4}, {input});
    const ValueId wide = graph.add("wide", Reshape{{1, image.height, 1, 4 * image.width * image.channels}}, {tokens});
    const ValueId mixed = graph.add("norm2", LayerNorm{1e-5}, {graph.add("mixed", Concat{2}, {rows, wide})});
    const int channels = static_cast<int>(graph.layer(mixed).output.c);
    const ValueId scores = graph.add("scores", Conv2d{channels, point, true, Activation::None}, {mixed});
    value = graph.add("attended", Multiply{}, {mixed, graph.add("softmax", Softmax{}, {scores})});
    value = graph.add("classifier", Dense{options.classes, true, Activation::None}, {value});
    graph.add("loss", BinaryCrossEntropy{options.labelSmoothing}, {value});
    return graph;
}

NetworkOptions fixtureOptions(const OrderedJson& fixture, Builder build, DeviceKind device)
{
    NetworkOptions options;
    options.model.dropout = 0.0;
    options.model.widthMultiplier = fixture["width_multiplier"];
    options.image = {fixture["image"][0], fixture["image"][1], fixture["image"][2]};
    options.batchSize = fixture["batch"];
    options.labelSmoothing = fixture["smoothing"];
    options.optimizer = {OptimizerKind::Sgd, fixture["momentum"], fixture["nesterov"], fixture["weight_decay"]};
    options.device = device;
    options.threads = 2;
    options.graph = std::make_shared<const Graph>(
        build({options.model, options.image, options.classes, options.labelSmoothing, {}, {}}));
    return options;
}

const NamedTensor& tensorNamed(const std::vector<NamedTensor>& state, const std::string& name)
{
    const auto found =
        std::find_if(state.begin(), state.end(), [&](const NamedTensor& tensor) { return tensor.name == name; });
    expect(found != state.end(), "the network has no " + name);
    return *found;
}

/// The values of a tensor that the fixture contains, at a fixed stride.
std::vector<float> sampled(const NamedTensor& tensor)
{
    constexpr std::size_t kSamples = 8;
    const std::size_t stride = std::max<std::size_t>(1, tensor.values.size() / kSamples);
    std::vector<float> out;
    for (std::size_t i = 0; i < tensor.values.size(); i += stride)
        out.push_back(tensor.values[i]);
    return out;
}

double normOf(const NamedTensor& tensor)
{
    double squares = 0.0;
    for (const float value : tensor.values)
        squares += static_cast<double>(value) * static_cast<double>(value);
    return std::sqrt(squares);
}

/// Compares norm and samples of each tensor. `suffix` is "" or "/momentum".
void compareSamples(const Network& network, const OrderedJson& expected, const std::string& suffix, double tolerance)
{
    const std::vector<NamedTensor> state = network.state().tensors();
    for (const auto& [name, fixture] : expected.items()) {
        const NamedTensor& tensor = tensorNamed(state, name + suffix);
        const double norm = fixture["norm"];
        if (norm < 1e-9) { // the gradient of a bias before a norm is 0 except for rounding
            expect(normOf(tensor) < 1e-4, name + suffix + " is not zero");
            continue;
        }
        const double typical = norm / std::sqrt(static_cast<double>(tensor.values.size()));
        expectClose(name + suffix, sampled(tensor), fixture["samples"].get<std::vector<float>>(), tolerance, typical);
        expect(std::abs(normOf(tensor) - norm) <= tolerance * norm + 1e-9, name + suffix + ": the norm differs");
    }
}

/// Compares the change of each tensor, relative to its size. Comparing the values would prove little if a low rate has
/// hardly changed them.
void compareMovements(const Network& network, const std::vector<NamedTensor>& start, const OrderedJson& expected,
                      double tolerance)
{
    const std::vector<NamedTensor> state = network.state().tensors();
    for (const auto& [name, fixture] : expected.items()) {
        std::vector<float> moved = sampled(tensorNamed(state, name));
        std::vector<float> wanted = fixture["samples"];
        const std::vector<float> before = sampled(tensorNamed(start, name));
        expect(wanted.size() == before.size(), name + ": the fixture has another number of samples");
        float largest = 0.0f;
        for (std::size_t i = 0; i < before.size(); ++i) {
            moved[i] -= before[i];
            wanted[i] -= before[i];
            largest = std::max(largest, std::abs(before[i]));
        }
        const double distance = fixture["moved"];
        const double rounding =
            1e-6 * static_cast<double>(largest) / tolerance; // the rounding of ten sums in single precision
        expectClose(name + ", moved", moved, wanted, tolerance, std::max(distance, rounding) + 1e-6);
    }
}

/// Checks that the fixture detects a network that ignores its images, and a layer without a gradient.
void expectTelling(const OrderedJson& fixture)
{
    const std::vector<float> logits = fixture["logits"];
    const auto classes = fixture["classes"].get<std::size_t>();
    float apart = 0.0f;
    float largest = 0.0f;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        apart = std::max(apart, std::abs(logits[i] - logits[i % classes]));
        largest = std::max(largest, std::abs(logits[i]));
    }
    expect(apart > 0.02f * largest, "the fixture's logits hardly depend on the images");
    std::size_t telling = 0;
    for (const auto& [name, gradient] : fixture["first_momentum"].items()) {
        const double norm = gradient["norm"];
        telling += norm > 1e-4;
        expect(norm > 1e-4 || (norm < 1e-9 && (name.ends_with("/bias") || name.ends_with("/project/norm/beta"))),
               "the fixture's gradient of " + name + " is almost zero");
    }
    expect(2 * telling > fixture["first_momentum"].size(), "the fixture has few gradients");
}

void agreesWithPyTorch(const std::string& file, Builder build, DeviceKind device)
{
    const OrderedJson fixture = OrderedJson::parse(readFile(file));
    expectTelling(fixture);
    const NetworkOptions options = fixtureOptions(fixture, build, device);
    Network network(options);
    expect(network.state().parameterCount() == fixture["parameters"].get<std::int64_t>(),
           "the number of parameters differs");

    std::vector<NamedTensor> state = network.state().tensors();
    for (NamedTensor& tensor : state) {
        std::uint32_t number = 0;
        for (const auto& [name, ignored] : fixture["first_state"].items()) {
            if (name == tensor.name)
                fillStart(tensor, number, fixture["beta"]);
            ++number;
        }
    }
    network.state().set(state);

    const SampleBatch first = fixtureBatch(fixture, options.image, 0);
    expectClose("logits", network.steps().logits(first.view()), fixture["logits"].get<std::vector<float>>(), 1e-5);
    const BatchMetrics metrics = network.steps().evaluate(first.view());
    expect(std::abs(metrics.lossSum / fixture["evaluation_loss"].get<double>() - 1.0) < 1e-5,
           "evaluation's loss differs");
    expect(metrics.top1 == fixture["top1"] && metrics.top5 == fixture["top5"], "the counts differ");

    const std::vector<double> losses = fixture["losses"];
    for (std::size_t step = 0; step < losses.size(); ++step) {
        const SampleBatch batch = fixtureBatch(fixture, options.image, static_cast<int>(step));
        const double loss =
            network.steps().trainStep(batch.view(), fixture["rate"], static_cast<std::int64_t>(step)).lossSum;
        const double tolerance = step == 0 ? 1e-5 : 1e-3;
        expect(std::abs(loss / losses[step] - 1.0) < tolerance, "loss of step " + std::to_string(step) + " is " +
                                                                    std::to_string(loss) + ", PyTorch's " +
                                                                    std::to_string(losses[step]));
        if (step == 0) {
            // After fifty layers PyTorch's own single precision has an error of 3e-4; the script prints it for every
            // network.
            compareSamples(network, fixture["first_momentum"], "/momentum", fixture["beta"] > 0.0 ? 1e-3 : 5e-4);
            compareSamples(network, fixture["first_state"], "", 1e-4);
        }
    }
    // Rounding errors grow with every step, in PyTorch's single precision up to 10 % if a value falls on the other side
    // of a kink.
    compareMovements(network, state, fixture["last_state"], fixture["beta"] > 0.0 ? 0.3 : 2e-2);
}

} // namespace

void addPyTorchChecks(std::vector<Check>& checks, const std::string& fixtures)
{
    const std::pair<const char*, Builder> models[] = {{"small_cnn", builderOf(Architecture::SmallCnn)},
                                                      {"resnet20v2", builderOf(Architecture::ResNet20V2)},
                                                      {"resnet50v2", builderOf(Architecture::ResNet50V2)},
                                                      {"mobilenetv2", builderOf(Architecture::MobileNetV2)},
                                                      {"large_image_cnn", builderOf(Architecture::LargeImageCnn)},
                                                      {"gru_classifier", builderOf(Architecture::Gru)},
                                                      {"feature_cnn_1d", builderOf(Architecture::FeatureCnn1d)},
                                                      {"feature_cnn_2d", builderOf(Architecture::FeatureCnn2d)},
                                                      {"mixed_operators", buildMixedOperators}};
    for (const auto& [model, build] : models)
        for (const DeviceKind device : checkedDevices()) {
            const std::string file = fixtures + "/" + model + ".json";
            checks.push_back({"pytorch", std::string(trainyard::name(device)) + ", " + model,
                              [file, fixtures, build = build, device] {
                                  if (!std::filesystem::exists(file))
                                      throw Skipped(missingFixture(fixtures, file));
                                  requireDevice(device);
                                  agreesWithPyTorch(file, build, device);
                              }});
        }
}

} // namespace trainyard::selftest
