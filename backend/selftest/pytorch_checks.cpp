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

using Json = nlohmann::ordered_json;

bool endsWith(const std::string& text, const std::string& end)
{
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// A tensor's starting values, as the script draws them; `apart` as it explains.
void fillStart(NamedTensor& tensor, std::uint32_t number, bool apart)
{
    const std::size_t count = tensor.values.size();
    tensor.values = hashed(number, count);
    const double fanIn = static_cast<double>(count) / static_cast<double>(tensor.shape[0]);
    for (float& value : tensor.values) {
        if (endsWith(tensor.name, "/weight"))
            value = static_cast<float>(static_cast<double>(value)
                                       * static_cast<double>(static_cast<float>(std::sqrt(6.0 / fanIn))));
        else if (apart && endsWith(tensor.name, "/gamma"))
            value = 0.375f + 0.125f * value;
        else if (apart && endsWith(tensor.name, "/beta"))
            value = (value < -0.5f ? -3.0f : 3.0f) + 0.125f * value;
        else if (endsWith(tensor.name, "/gamma") || endsWith(tensor.name, "/running_variance"))
            value = 1.0f + 0.25f * value;
        else
            value = 0.125f * value;
    }
}

SampleBatch fixtureBatch(const Json& fixture, const ImageSpec& image, int step)
{
    const auto count = fixture["batch"].get<std::size_t>();
    const auto pixels = static_cast<std::size_t>(image.height * image.width * image.channels);
    SampleBatch batch;
    for (const float value : hashed(1000 + static_cast<std::uint32_t>(step), count * pixels))
        batch.images.push_back(static_cast<std::uint8_t>(std::floor((static_cast<double>(value) + 1.0) * 128.0)));
    for (const float value : hashed(2000 + static_cast<std::uint32_t>(step), count))
        batch.labels.push_back(static_cast<std::int32_t>(std::floor((static_cast<double>(value) + 1.0) * 0.5 * 10.0)));
    return batch;
}

/// A graph of the zoo, named or not yet in a run's spec.
using Builder = Graph (*)(const ModelOptions&);

/// No model of the zoo, but every operator that those have not; the script has the same net.
Graph buildMixedOperators(const ModelOptions& options)
{
    const Window point = Window::padded(1, 1, 0);
    const ImageSpec& image = options.image;
    Graph graph;
    const ValueId input = graph.add("input", NormalizeInput{{1, image.height, image.width, image.channels},
                                                            {0.5f, 0.5f}, {0.25f, 0.25f}});
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

NetworkOptions fixtureOptions(const Json& fixture, Builder build, DeviceKind device)
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

/// A norm and a dozen values of each tensor. `suffix` is "" or "/momentum".
void compareSamples(const Network& network, const Json& expected, const std::string& suffix, double tolerance)
{
    const std::vector<NamedTensor> state = network.state();
    for (const auto& [name, fixture] : expected.items()) {
        const auto found = std::find_if(state.begin(), state.end(),
                                        [&](const NamedTensor& tensor) { return tensor.name == name + suffix; });
        expect(found != state.end(), "the network has no " + name + suffix);
        const std::vector<float> samples = fixture["samples"];
        const std::size_t stride = std::max<std::size_t>(1, found->values.size() / 12);
        std::vector<float> ours;
        double squares = 0.0;
        for (std::size_t i = 0; i < found->values.size(); ++i) {
            squares += static_cast<double>(found->values[i]) * static_cast<double>(found->values[i]);
            if (i % stride == 0)
                ours.push_back(found->values[i]);
        }
        const double norm = fixture["norm"];
        if (norm < 1e-9) { // a bias before a norm has no gradient at all; single precision leaves some rounding
            expect(squares < 1e-8, name + suffix + " is not zero");
            continue;
        }
        const double typical = norm / std::sqrt(static_cast<double>(found->values.size()));
        expectClose(name + suffix, ours, samples, tolerance, typical);
        expect(std::abs(std::sqrt(squares) - norm) <= tolerance * norm + 1e-9, name + suffix + ": the norm differs");
    }
}

void agreesWithPyTorch(const std::string& file, Builder build, DeviceKind device)
{
    const Json fixture = Json::parse(readFile(file));
    const NetworkOptions options = fixtureOptions(fixture, build, device);
    Network network(options);
    expect(network.parameterCount() == fixture["parameters"].get<std::int64_t>(), "the number of parameters differs");

    std::vector<NamedTensor> state = network.state();
    for (NamedTensor& tensor : state) {
        std::uint32_t number = 0;
        for (const auto& [name, ignored] : fixture["first_state"].items()) {
            if (name == tensor.name)
                fillStart(tensor, number, fixture["apart"]);
            ++number;
        }
    }
    network.setState(state);

    const SampleBatch first = fixtureBatch(fixture, options.image, 0);
    expectClose("logits", network.logits(first.view()), fixture["logits"].get<std::vector<float>>(), 1e-5);
    const BatchMetrics metrics = network.evaluate(first.view());
    expect(std::abs(metrics.lossSum / fixture["evaluation_loss"].get<double>() - 1.0) < 1e-5, "evaluation's loss differs");
    expect(metrics.top1 == fixture["top1"] && metrics.top5 == fixture["top5"], "the counts differ");

    const std::vector<double> losses = fixture["losses"];
    for (std::size_t step = 0; step < losses.size(); ++step) {
        const SampleBatch batch = fixtureBatch(fixture, options.image, static_cast<int>(step));
        const double loss =
            network.trainStep(batch.view(), fixture["rate"], static_cast<std::int64_t>(step)).lossSum;
        // Rounding grows with every step; the first shows the formulas.
        const double tolerance = step == 0 ? 1e-5 : 2e-3;
        expect(std::abs(loss / losses[step] - 1.0) < tolerance,
               "loss of step " + std::to_string(step) + " is " + std::to_string(loss) + ", PyTorch's "
                   + std::to_string(losses[step]));
        if (step == 0) {
            // Through fifty layers PyTorch's own single precision is off by up to 5e-4.
            compareSamples(network, fixture["first_momentum"], "/momentum", fixture["apart"] ? 2e-3 : 5e-4);
            compareSamples(network, fixture["first_state"], "", 1e-4);
        }
    }
    compareSamples(network, fixture["last_state"], "", 2e-2);
}

} // namespace

void addPyTorchChecks(std::vector<Check>& checks, const std::string& fixtures)
{
    const std::pair<const char*, Builder> models[] = {{"small_cnn", buildSmallCnn},
                                                      {"resnet20v2", buildResNet20V2},
                                                      {"resnet50v2", buildResNet50V2},
                                                      {"mobilenetv2", buildMobileNetV2},
                                                      {"large_image_cnn", buildLargeImageCnn},
                                                      {"gru_classifier", buildGruClassifier},
                                                      {"feature_cnn_1d", buildFeatureCnn1d},
                                                      {"feature_cnn_2d", buildFeatureCnn2d},
                                                      {"mixed_operators", buildMixedOperators}};
    for (const auto& [model, build] : models)
        for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu}) {
            const std::string file = fixtures + "/" + model + ".json";
            checks.push_back({"pytorch", std::string(trainyard::name(device)) + ", " + model,
                              [file, build = build, device] {
                                  std::string reason;
                                  if (!std::filesystem::exists(file))
                                      throw Skipped("PyTorch's values are not here: " + file);
                                  if (!deviceAvailable(device, &reason))
                                      throw Skipped(reason);
                                  agreesWithPyTorch(file, build, device);
                              }});
        }
}

} // namespace trainyard::selftest
