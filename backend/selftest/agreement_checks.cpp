// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/graph.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/operator_run.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/network/device_loader.h"

#include <cmath>
#include <tuple>

namespace trainyard::selftest {
namespace {

void compare(const OperatorResult& found, const OperatorResult& expected, double tolerance)
{
    expectClose("output", found.output, expected.output, tolerance);
    for (std::size_t i = 0; i < expected.inputGradients.size(); ++i)
        expectClose("gradient of input " + std::to_string(i), found.inputGradients[i], expected.inputGradients[i],
                    tolerance, 1e-3);
    for (std::size_t p = 0; p < expected.parameterGradients.size(); ++p)
        expectClose("gradient of parameter " + std::to_string(p), found.parameterGradients[p],
                    expected.parameterGradients[p], tolerance, 1e-3);
    for (std::size_t p = 0; p < expected.parameters.size(); ++p)
        expectClose("parameter " + std::to_string(p), found.parameters[p], expected.parameters[p], tolerance);
}

/// A different order of summation may round a bf16 result to a neighbour, 1/256 away, and an fp16 result 1/2,048; TF32
/// rounds operands like fp16.
double toleranceOf(Precision precision)
{
    return precision == Precision::Bf16 ? 1.0 / 128.0 : precision == Precision::Fp32 ? 1e-5 : 1.0 / 512.0;
}

void operatorAgrees(const OperatorCase& operatorCase, DeviceKind kind, int threads, Precision precision)
{
    const DataType type = activationType(precision);
    requireDevice(kind);
    const std::unique_ptr<Device> reference = makeDevice(DeviceKind::Reference, 1);
    const std::unique_ptr<Device> device = makeDevice(kind, threads);
    if (const Reason reason = device->whyNot(type); !reason.empty())
        throw Skipped(reason.words);
    device->allowTf32(precision == Precision::Tf32);
    const OperatorValues values = operatorValues(operatorCase, 8);
    for (const Direction direction : {Direction::Forward, Direction::Inference}) {
        if (direction == Direction::Inference && std::holds_alternative<Dropout>(operatorCase.op))
            continue; // no kernel: schedules for inference omit dropout
        compare(runOperator(*device, operatorCase, values, direction, nullptr, type),
                runOperator(*reference, operatorCase, values, direction, nullptr, type), toleranceOf(precision));
    }
    if (!std::holds_alternative<BatchNorm>(operatorCase.op))
        return;
    const std::vector<float> before = randomValues(operatorCase.inputs[0].elements(), 12);
    compare(runOperator(*device, operatorCase, values, Direction::Forward, &before, type),
            runOperator(*reference, operatorCase, values, Direction::Forward, &before, type), toleranceOf(precision));
}

NetworkOptions onDevice(NetworkOptions options, DeviceKind device, int threads)
{
    options.device = device;
    options.threads = threads;
    return options;
}

/// Compares two networks with the same weights: loss, gradients (by a step's change of the weights) and further steps.
void networksAgree(const NetworkOptions& options, DeviceKind kind, int threads)
{
    requireDevice(kind);
    Network reference(onDevice(options, DeviceKind::Reference, 1));
    Network network(onDevice(options, kind, threads));
    expectSame("initial state", flattened(network.state().tensors()), flattened(reference.state().tensors()));
    const int steps = 6;
    for (int step = 0; step < steps; ++step) {
        const int count = step == 2 ? options.batchSize - 3 : options.batchSize; // includes a partial batch
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, count, 40 + static_cast<std::uint64_t>(step));
        if (step == 0)
            expectClose("logits", network.steps().logits(batch.view()), reference.steps().logits(batch.view()), 1e-5);
        const auto expected = static_cast<float>(reference.steps().trainStep(batch.view(), 0.02, step).lossSum);
        const auto found = static_cast<float>(network.steps().trainStep(batch.view(), 0.02, step).lossSum);
        expectClose("loss of step " + std::to_string(step), {&found, 1}, {&expected, 1}, step == 0 ? 1e-6 : 1e-2);
        if (step > 0)
            continue; // rounding errors grow with each step; the losses bound them
        const std::vector<NamedTensor> expectedState = reference.state().tensors();
        const std::vector<NamedTensor> foundState = network.state().tensors();
        for (std::size_t t = 0; t < expectedState.size(); ++t)
            expectClose(expectedState[t].name + " after the first step", foundState[t].values, expectedState[t].values,
                        2e-4, 1e-3);
    }
}

/// A width that is no multiple of a vector's, so that layouts have padding.
NetworkOptions oddWidth(NetworkOptions options)
{
    options.model.widthMultiplier = 0.7;
    return options;
}

/// Compares a replayed recording of the whole step with single launches, as used while tracing.
void replayEqualsLaunches(const NetworkOptions& options)
{
    Network replayed(onDevice(options, DeviceKind::Cuda, 1));
    Network launched(onDevice(options, DeviceKind::Cuda, 1));
    launched.steps().setTracing(true);
    for (int step = 0; step < 5; ++step) {
        const int count = step == 3 ? options.batchSize - 2 : options.batchSize;
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, count, 60 + static_cast<std::uint64_t>(step));
        const double rate = 0.02 / (step + 1);
        const double expected = launched.steps().trainStep(batch.view(), rate, step).lossSum;
        const double found = replayed.steps().trainStep(batch.view(), rate, step).lossSum;
        expect(found == expected, "loss of step " + std::to_string(step) + ": " + std::to_string(found) +
                                      ", launched one by one " + std::to_string(expected));
    }
    expectSame("state", flattened(replayed.state().tensors()), flattened(launched.state().tensors()));
}

/// Whether TF32 rounds the operator's operands.
bool multiplies(const Op& op)
{
    return std::holds_alternative<Conv2d>(op) || std::holds_alternative<Dense>(op) || std::holds_alternative<Gru>(op);
}

/// Two blocks as in ResNet50V2, with biases on the convolutions that end in a sum: the first with a projection.
void addResidualBlocks(Graph& graph, const std::string& name, int filters)
{
    const auto convolution = [&](const std::string& layer, int kernel, ValueId input) {
        return graph.add(name + "/" + layer, Conv2d{filters, Window::square(kernel, 1, PaddingMode::Same), true},
                         {input});
    };
    const auto norm = [&](const std::string& layer, ValueId input) {
        return graph.add(name + "/" + layer, BatchNorm{1e-3, 0.9, Activation::Relu}, {input});
    };
    const ValueId input = graph.last();
    const ValueId shortcut = convolution("shortcut", 1, input);
    const ValueId first = graph.add(name + "/sum1", Add{}, {convolution("conv1", 3, input), shortcut});
    const ValueId body = convolution("conv2", 1, norm("norm1", first));
    norm("norm2", graph.add(name + "/sum2", Add{}, {first, body}));
}

/// Convolutions followed by batch-norms, with numbers of channels for which a library may and may not compute sums.
std::shared_ptr<const Graph> normedGraph(const ImageSpec& image, float mean, float deviation)
{
    Graph graph;
    const auto channels = static_cast<std::size_t>(image.channels);
    graph.add("input", NormalizeInput{{1, image.height, image.width, image.channels},
                                      std::vector<float>(channels, mean),
                                      std::vector<float>(channels, deviation)});
    int stage = 0;
    for (const int filters : {16, 24, 32}) {
        const std::string name = "stage" + std::to_string(++stage);
        graph.add(name + "/conv", Conv2d{filters, Window::square(3, stage == 3 ? 2 : 1, PaddingMode::Valid)},
                  {graph.last()});
        graph.add(name + "/norm", BatchNorm{1e-3, 0.9, Activation::Relu}, {graph.last()});
    }
    for (const int filters : {32, 24})
        addResidualBlocks(graph, "width" + std::to_string(filters), filters);
    graph.add("pool", GlobalAveragePool{}, {graph.last()});
    graph.add("classifier", Dense{10}, {graph.last()});
    graph.add("loss", SoftmaxCrossEntropy(), {graph.last()});
    return std::make_shared<const Graph>(std::move(graph));
}

/// Compares batch-norm's statistics of convolutions, and their results. `far`: with pixels that hardly differ, so that
/// means are hundreds of deviations away from 0 and plain fp32 sums of squares lose the variance.
void statisticsAgree(Precision precision, bool far)
{
    NetworkOptions options = smallCnnOptions(DeviceKind::Cuda, 6);
    options.image = {12, 12, 3};
    options.precision = precision;
    options.graph = far ? normedGraph(options.image, 0.0f, 0.003f) : normedGraph(options.image, 0.5f, 0.25f);
    Network network(options), reference(onDevice(options, DeviceKind::Reference, 1));
    for (int step = 0; step < 3; ++step) {
        SampleBatch batch =
            sampleBatch(options.image, options.classes, options.batchSize, 70 + static_cast<std::uint64_t>(step));
        for (std::uint8_t& pixel : batch.images)
            pixel = far ? static_cast<std::uint8_t>(250 + pixel % 3) : pixel;
        const auto expected = static_cast<float>(reference.steps().trainStep(batch.view(), 0.02, step).lossSum);
        const auto found = static_cast<float>(network.steps().trainStep(batch.view(), 0.02, step).lossSum);
        expectClose("loss of step " + std::to_string(step), {&found, 1}, {&expected, 1}, 1e-2);
        const std::vector<NamedTensor> expectedState = reference.state().tensors(),
                                       foundState = network.state().tensors();
        for (std::size_t t = 0; step == 0 && t < expectedState.size(); ++t)
            if (expectedState[t].name.find("running") != std::string::npos)
                expectClose(expectedState[t].name, foundState[t].values, expectedState[t].values,
                            (far ? 10.0 : 1.0) * toleranceOf(precision)); // rounding errors of values far from 0
    }
}

/// A max pool behind a border of zeros, which a device may compute in one kernel, as in ResNet50V2's stem.
NetworkOptions borderedPoolOptions()
{
    NetworkOptions options = smallCnnOptions(DeviceKind::Cuda, 6);
    options.image = {11, 12, 3};
    Graph graph;
    graph.add("input", NormalizeInput{{1, 11, 12, 3}, {0.5f, 0.5f, 0.5f}, {0.25f, 0.25f, 0.25f}});
    graph.add("stem", Conv2d{16, Window::padded(3, 1, 1), true}, {graph.last()});
    graph.add("pad", Pad{1, 1, 1, 0}, {graph.last()});
    graph.add("pool", Pool{PoolMode::Max, Window::square(3, 2, PaddingMode::Valid)}, {graph.last()});
    graph.add("norm", BatchNorm{1e-3, 0.9, Activation::Relu}, {graph.last()});
    graph.add("conv", Conv2d{24, Window::padded(3, 1, 1), true}, {graph.last()});
    graph.add("mean", GlobalAveragePool{}, {graph.last()});
    graph.add("classifier", Dense{10}, {graph.last()});
    graph.add("loss", SoftmaxCrossEntropy(), {graph.last()});
    options.graph = std::make_shared<const Graph>(std::move(graph));
    return options;
}

/// Compares a net whose first convolution has stride 2, for which a device may store the images in another way.
void stemAgrees(const Window& window, int channels, Precision precision)
{
    NetworkOptions options = smallCnnOptions(DeviceKind::Cuda, 6);
    options.image = {13, 12, channels};
    options.precision = precision;
    const auto each = static_cast<std::size_t>(channels);
    Graph graph;
    graph.add("input",
              NormalizeInput{{1, 13, 12, channels}, std::vector<float>(each, 0.4f), std::vector<float>(each, 0.25f)});
    graph.add("stem", Conv2d{16, window}, {graph.last()});
    graph.add("norm", BatchNorm{1e-3, 0.9, Activation::Relu}, {graph.last()});
    graph.add("mean", GlobalAveragePool{}, {graph.last()});
    graph.add("classifier", Dense{10}, {graph.last()});
    graph.add("loss", SoftmaxCrossEntropy(), {graph.last()});
    options.graph = std::make_shared<const Graph>(std::move(graph));
    Network network(options), reference(onDevice(options, DeviceKind::Reference, 1));
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 90);
    expectClose("logits", network.steps().logits(batch.view()), reference.steps().logits(batch.view()),
                toleranceOf(precision));
    network.steps().trainStep(batch.view(), 0.5, 0);
    reference.steps().trainStep(batch.view(), 0.5, 0);
    // Gradients in front of a batch-norm nearly cancel, so single values have large rounding errors.
    const std::vector<NamedTensor> expected = reference.state().tensors(), found = network.state().tensors();
    for (std::size_t t = 0; t < expected.size(); ++t) {
        if (expected[t].name != "stem/weight/momentum")
            continue;
        double apart = 0.0, length = 0.0;
        for (std::size_t i = 0; i < expected[t].values.size(); ++i) {
            const double value = expected[t].values[i];
            apart += std::pow(found[t].values[i] - value, 2.0);
            length += value * value;
        }
        expect(length > 0.0 && apart < 0.02 * length,
               "the stem's gradient differs by " + std::to_string(100.0 * std::sqrt(apart / length)) + " %");
    }
}

void addGpuChecks(std::vector<Check>& checks)
{
    if (!deviceAvailable(DeviceKind::Cuda, nullptr))
        return;
    constexpr Precision kPrecisions[] = {Precision::Fp32, Precision::Bf16, Precision::Fp16, Precision::Tf32};
    for (const OperatorCase& operatorCase : operatorCases())
        for (const Precision precision : kPrecisions)
            if (precision != Precision::Tf32 || multiplies(operatorCase.op))
                checks.push_back({"agreement", operatorCase.name + ", gpu, " + std::string(name(precision)),
                                  [=] { operatorAgrees(operatorCase, DeviceKind::Cuda, 1, precision); }, precision});
    for (const Precision precision : {Precision::Fp32, Precision::Bf16, Precision::Fp16})
        checks.push_back({"agreement", "statistics of convolutions, gpu, " + std::string(name(precision)),
                          [=] { statisticsAgree(precision, false); }, precision});
    checks.push_back({"agreement", "statistics far from 0, gpu", [] { statisticsAgree(Precision::Fp32, true); }});
    const std::tuple<const char*, Window, int> stems[] = {
        {"7x7", Window::padded(7, 2, 3), 3},
        {"3x3 padded unevenly", Window::square(3, 2, PaddingMode::Same), 3},
        {"5x5 valid, 4 channels", Window::square(5, 2, PaddingMode::Valid), 4},
        {"3x3, 5 channels", Window::padded(3, 2, 1), 5}};
    for (const auto& [name, window, channels] : stems)
        for (const Precision precision : {Precision::Bf16, Precision::Fp16})
            checks.push_back(
                {"agreement",
                 std::string("conv of images by 2, ") + name + ", gpu, " + std::string(trainyard::name(precision)),
                 [window = window, channels = channels, precision] { stemAgrees(window, channels, precision); },
                 precision});
    checks.push_back({"agreement", "max pool behind a border, gpu",
                      [] { networksAgree(borderedPoolOptions(), DeviceKind::Cuda, 1); }});
    const std::pair<const char*, NetworkOptions> networks[] = {
        {"small cnn", smallCnnOptions(DeviceKind::Cuda)},
        {"resnet20v2", resNetOptions(DeviceKind::Cuda)},
        {"small cnn, odd width", oddWidth(smallCnnOptions(DeviceKind::Cuda))}};
    for (const auto& [model, options] : networks) {
        checks.push_back({"agreement", std::string(model) + ", gpu",
                          [options = options] { networksAgree(options, DeviceKind::Cuda, 1); }});
        for (const Precision precision : {Precision::Fp32, Precision::Bf16, Precision::Fp16})
            checks.push_back({"agreement",
                              std::string(model) + ", gpu, replayed as launched, " + std::string(name(precision)),
                              [options = options, precision] {
                                  NetworkOptions reduced = options;
                                  reduced.precision = precision;
                                  replayEqualsLaunches(reduced);
                              },
                              precision});
    }
}

} // namespace

void addAgreementChecks(std::vector<Check>& checks)
{
    for (const int threads : {1, 2}) {
        const std::string suffix = ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
        for (const OperatorCase& operatorCase : operatorCases())
            for (const Precision precision : {Precision::Fp32, Precision::Bf16})
                checks.push_back(
                    {"agreement", operatorCase.name + (precision == Precision::Bf16 ? ", bf16" : "") + suffix,
                     [=] { operatorAgrees(operatorCase, DeviceKind::Cpu, threads, precision); }, precision});
        const NetworkOptions smallCnn = smallCnnOptions(DeviceKind::Cpu);
        const NetworkOptions resNet = resNetOptions(DeviceKind::Cpu);
        const std::pair<const char*, NetworkOptions> networks[] = {{"small cnn", smallCnn},
                                                                   {"resnet20v2", resNet},
                                                                   {"small cnn, odd width", oddWidth(smallCnn)},
                                                                   {"resnet20v2, odd width", oddWidth(resNet)}};
        for (const auto& [name, options] : networks)
            checks.push_back({"agreement", name + suffix,
                              [options = options, threads] { networksAgree(options, DeviceKind::Cpu, threads); }});
    }
    addGpuChecks(checks);
}

} // namespace trainyard::selftest
