// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/optim/optimizer.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/operator_run.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/network/device_loader.h"

#include <cmath>
#include <limits>

namespace trainyard::selftest {
namespace {

/// −log softmax calculated by hand, and gradients softmax − target.
void lossInClosedForm()
{
    const float uniform[4] = {2.0f, 2.0f, 2.0f, 2.0f};
    float gradient[4];
    LossSums sums;
    addLoss(SoftmaxCrossEntropy(), {uniform, 4, 1, true, 1.0f, gradient}, sums);
    expect(std::abs(sums.loss - std::log(4.0)) < 1e-12, "equal logits of 4 classes must cost ln 4");
    expectClose("gradient", gradient, std::vector<float>{0.25f, -0.75f, 0.25f, 0.25f}, 1e-6);

    // exp(logits) = 1, 2, 5 of 8; with smoothing 0.3 the target is 0.1, 0.1, 0.8
    const float logits[3] = {0.0f, std::log(2.0f), std::log(5.0f)};
    LossSums smoothed;
    addLoss(SoftmaxCrossEntropy(0.3), {logits, 3, 2, true, 2.0f, gradient}, smoothed);
    const double expected = -(0.1 * std::log(1.0 / 8) + 0.1 * std::log(2.0 / 8) + 0.8 * std::log(5.0 / 8));
    expect(std::abs(smoothed.loss - expected) < 1e-6, "the smoothed loss is " + std::to_string(smoothed.loss));
    expectClose("smoothed gradient", std::span<const float>(gradient, 3),
                std::vector<float>{2 * (0.125f - 0.1f), 2 * (0.25f - 0.1f), 2 * (0.625f - 0.8f)}, 1e-5);
}

void binaryLossInClosedForm()
{
    float gradient[2];
    // σ(ln 3) = 0.75: a single logit, label 1, smoothing 0.2: q = 0.9
    const float single = std::log(3.0f);
    LossSums sums;
    addLoss(BinaryCrossEntropy(0.2), {&single, 1, 1, true, 2.0f, gradient}, sums);
    expect(std::abs(sums.loss + 0.9 * std::log(0.75) + 0.1 * std::log(0.25)) < 1e-6,
           "the smoothed loss is " + std::to_string(sums.loss));
    expectClose("gradient", std::span<const float>(gradient, 1), std::vector<float>{2.0f * (0.75f - 0.9f)}, 1e-5);
    // The loss of two logits is the mean of both; huge logits neither overflow nor lose their gradient.
    const float pair[2] = {-std::log(3.0f), 500.0f};
    LossSums both;
    addLoss(BinaryCrossEntropy(), {pair, 2, 0, true, 1.0f, gradient}, both);
    expect(std::abs(both.loss - 0.5 * (-std::log(0.25) + 500.0)) < 1e-4, "the loss is " + std::to_string(both.loss));
    expectClose("gradient", gradient, std::vector<float>{0.5f * (0.25f - 1.0f), 0.5f}, 1e-6);
    expect(sums.top1 == 1 && sums.top5 == 1 && both.top1 == 0 && both.top5 == 1, "the counts are wrong");
    const float below = -0.1f;
    LossSums counts;
    for (const std::int32_t label : {0, 1})
        addLoss(BinaryCrossEntropy(), {&below, 1, label}, counts);
    expect(counts.top1 == 1, "a logit below 0 must say class 0");
}

void squaredErrorInClosedForm()
{
    float gradient[3];
    const float values[3] = {0.5f, 2.0f, -1.0f};
    LossSums sums;
    addLoss(MeanSquaredError(), {values, 3, 1, true, 0.5f, gradient}, sums);
    expect(std::abs(sums.loss - (0.25 + 1.0 + 1.0) / 3.0) < 1e-9, "the loss is " + std::to_string(sums.loss));
    expectClose("gradient", gradient, std::vector<float>{0.5f / 3, 1.0f / 3, -1.0f / 3}, 1e-6);
    const float single = 0.75f;
    LossSums counts;
    addLoss(MeanSquaredError(), {&single, 1, 1}, counts);
    addLoss(MeanSquaredError(), {&single, 1, 0}, counts);
    expect(sums.top1 == 1 && counts.top1 == 1 && std::abs(counts.loss - (0.0625 + 0.5625)) < 1e-6,
           "a value above 0.5 must say class 1");
}

/// A sample with two labels, of shares 0.7 and 0.3: values of PyTorch 2.15 for cross_entropy with probabilities as
/// targets (also with label smoothing 0.1), binary_cross_entropy_with_logits and mse_loss, in double precision.
void sharedLabelsAsInPyTorch()
{
    const float logits[4] = {0.3f, -1.2f, 2.0f, 0.7f};
    float gradient[4];
    const auto check = [&](const char* what, const auto& op, double loss, const std::vector<float>& expected) {
        LossSums sums;
        addLoss(op, {logits, 4, 2, true, 1.0f, gradient, 0, 0.3f}, sums);
        expect(std::abs(sums.loss - loss) < 1e-6, std::string(what) + " is " + std::to_string(sums.loss));
        expectClose(what, gradient, expected, 1e-6);
        expect(sums.top1 == 1, "the first label must count");
    };
    check("cross-entropy", SoftmaxCrossEntropy(), 0.9127798534133998,
          {-0.17788351f, 0.027247872f, -0.0315407579f, 0.1821763958f});
    check("smoothed cross-entropy", SoftmaxCrossEntropy(0.1), 1.0167798534133998,
          {-0.17288351f, 0.002247872f, 0.0134592421f, 0.1571763958f});
    check("binary cross-entropy", BinaryCrossEntropy(), 0.7144379429337472,
          {0.0686106292f, 0.0578688041f, 0.0451992695f, 0.167046943f});
    check("squared error", MeanSquaredError(), 0.905, {0.0f, -0.6f, 0.65f, 0.35f});
    const float single = 0.4f; // label 0 with share 0.75, label 1 with share 0.25
    LossSums sums;
    addLoss(BinaryCrossEntropy(), {&single, 1, 0, true, 1.0f, gradient, 1, 0.25f}, sums);
    expect(std::abs(sums.loss - 0.8130152523999526) < 1e-6 && std::abs(gradient[0] - 0.3487f) < 1e-4f,
           "a single logit");
}

void gruWeightsConvert()
{
    // Two features, one unit: Keras has the gates z, r, n in columns.
    const std::vector<float> kernel{1, 2, 3, 4, 5, 6}, recurrent{7, 8, 9}, bias{10, 11, 12, 13, 14, 15};
    const GruWeights weights = gruFromKeras(kernel, recurrent, bias, 1);
    expectSame("weight", weights.weight, std::vector<float>{1, 4, 2, 5, 3, 6});
    expectSame("recurrent weight", weights.recurrentWeight, std::vector<float>{7, 8, 9});
    expectSame("recurrent bias", weights.recurrentBias, std::vector<float>{13, 14, 15});
    const KerasGruWeights back = gruToKeras(weights, 1);
    expect(back.kernel == kernel && back.recurrentKernel == recurrent && back.bias == bias, "Keras' weights changed");
    const GruWeights swapped = gruFromPyTorch(weights, 1);
    expectSame("weight of PyTorch", swapped.weight, std::vector<float>{2, 5, 1, 4, 3, 6});
    expect(gruFromPyTorch(swapped, 1) == weights, "PyTorch's weights changed");
    try {
        gruFromKeras(kernel, recurrent, std::vector<float>{1, 2, 3}, 1);
    } catch (const Failure&) {
        return;
    }
    expect(false, "weights with a single bias were accepted");
}

void topFiveInClosedForm()
{
    const auto counts = [](std::vector<float> logits, std::int32_t label) {
        LossSums sums;
        addLoss(SoftmaxCrossEntropy(), {logits.data(), static_cast<std::int64_t>(logits.size()), label}, sums);
        return std::pair(sums.top1, sums.top5);
    };
    const std::vector<float> falling{9, 8, 7, 6, 5, 4, 3};
    using Counts = std::pair<std::int64_t, std::int64_t>;
    expect(counts(falling, 0) == Counts(1, 1), "the highest logit must count in both");
    expect(counts(falling, 4) == Counts(0, 1), "the fifth must count in top 5 alone");
    expect(counts(falling, 5) == Counts(0, 0), "the sixth must count in none");
    expect(counts({1, 1, 1}, 2) == Counts(0, 1), "equal logits: the smaller index ranks first");
    const float nan = std::numeric_limits<float>::quiet_NaN();
    expect(counts({nan, nan, nan}, 0) == Counts(0, 0), "NaN must count in none");
}

void dropoutKeepsItsRate(DeviceKind kind)
{
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    const OperatorCase large{"dropout", Dropout{0.3, 4}, {{50, 1, 1, 400}}};
    OperatorValues values = operatorValues(large, 3);
    std::fill(values.inputs[0].begin(), values.inputs[0].end(), 1.0f);
    std::fill(values.outputGradient.begin(), values.outputGradient.end(), 1.0f);
    const OperatorResult result = runOperator(*device, large, values, Direction::Forward);
    std::size_t dropped = 0;
    for (const float value : result.output) {
        expect(value == 0.0f || std::abs(value - 1.0f / 0.7f) < 1e-6f, "a value is neither dropped nor scaled");
        dropped += value == 0.0f ? 1 : 0;
    }
    // 20,000 draws: the standard deviation of the share is 0.0032.
    const double share = static_cast<double>(dropped) / static_cast<double>(result.output.size());
    expect(std::abs(share - 0.3) < 0.013, "a share of " + std::to_string(share) + " was dropped instead of 0.3");
    expectSame("gradient passes where the value did", result.inputGradients[0], result.output);
}

void normalisesInput(DeviceKind kind)
{
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    device->enter();
    const NormalizeInput op{{1, 3, 5, 3}, {0.1f, 0.5f, 0.3f}, {0.25f, 0.5f, 0.125f}};
    const Op variant = op;
    TensorSlot output{{2, 3, 5, 3}, DataType::F32, nullptr, 0};
    TensorSlot workspace;
    KernelRequest request;
    request.op = &variant;
    request.slots.output = &output;
    request.slots.workspace = &workspace;
    const std::unique_ptr<Kernel> kernel = device->createKernel(request);
    const auto memory = device->allocate(output.bytes);
    const auto scratch = device->allocate(workspace.bytes);
    KernelArguments<void*> at;
    at.output = memory.get();
    at.workspace = scratch.get();
    kernel->bind(at);
    std::vector<std::uint8_t> images(90);
    std::vector<float> expected;
    for (std::size_t i = 0; i < images.size(); ++i) {
        images[i] = static_cast<std::uint8_t>(i * 37 % 256);
        expected.push_back((static_cast<float>(images[i]) / 255.0f - op.mean[i % 3]) / op.deviation[i % 3]);
    }
    const StepContext context{{images.data()}, 0, 0, nullptr};
    kernel->feed(context);
    device->feed(context);
    kernel->run(context);
    std::vector<float> found(expected.size());
    device->read(output, memory.get(), found.data());
    expectClose("normalised images", found, expected, 1e-6);
}

/// Features are used unscaled: the same network on pixels and on the pixels' values must agree.
void takesFeatures(DeviceKind kind)
{
    NetworkOptions options = smallCnnOptions(kind);
    Network pixels(options);
    options.features = true;
    Network features(options);
    features.state().set(pixels.state().tensors());
    const SampleBatch sample = sampleBatch(options.image, options.classes, options.batchSize, 6);
    std::vector<float> values(sample.images.begin(), sample.images.end());
    for (float& value : values)
        value /= 255.0f;
    Batch batch = sample.view();
    const std::vector<float> expected = pixels.steps().logits(batch);
    batch.images = nullptr;
    batch.features = values.data();
    expectClose("logits", features.steps().logits(batch), expected, 1e-5);
}

/// Two updates of a weight with decay and one without, calculated by hand.
void sgdInClosedForm(DeviceKind kind, bool nesterov, double momentum)
{
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    OptimizerRule rule;
    rule.settings = OptimizerSettings::of({OptimizerKind::Sgd, momentum, nesterov, 0.1});
    rule.segments = {{0, 1, true}, {1, 2, false}};
    const std::unique_ptr<OptimizerKernel> kernel = device->createOptimizer(rule);
    std::vector<float> weights{2.0f, 3.0f};
    const std::vector<float> gradients{0.5f, -0.25f};
    constexpr std::size_t kBytes = 2 * sizeof(float);
    const auto memory = device->allocate(kBytes), slopes = device->allocate(kBytes),
               velocity = device->allocate(kBytes);
    device->upload(memory.get(), weights.data(), kBytes);
    device->upload(slopes.get(), gradients.data(), kBytes);
    const auto floats = [](const std::shared_ptr<void>& at) { return static_cast<float*>(at.get()); };
    const double decay[2] = {0.1, 0.0};
    double w[2] = {2.0, 3.0};
    double v[2] = {0.0, 0.0};
    for (int step = 0; step < 2; ++step) {
        OptimizerArguments arguments{floats(memory), floats(slopes), {}, 2, step};
        if (momentum > 0.0)
            arguments.state = {floats(velocity)};
        kernel->feed(arguments, 0.2);
        kernel->run(arguments, 0.2);
        for (int i = 0; i < 2; ++i) {
            const double change = static_cast<double>(gradients[static_cast<std::size_t>(i)]) + decay[i] * w[i];
            v[i] = momentum * v[i] + change;
            w[i] -= 0.2 * (nesterov ? change + momentum * v[i] : v[i]);
        }
    }
    device->download(weights.data(), memory.get(), kBytes);
    expectClose("weights", weights, std::vector<float>{static_cast<float>(w[0]), static_cast<float>(w[1])}, 1e-6);
}

void samePadding()
{
    // TensorFlow's rule: 224 with window 3 and stride 2 needs one pixel, at the end.
    const WindowPlacement p = place(Window::square(3, 2, PaddingMode::Same), {1, 224, 7, 1});
    expect(p.outputHeight == 112 && p.top == 0 && p.bottom == 1, "wrong padding of an even side");
    expect(p.outputWidth == 4 && p.left == 1 && p.right == 1, "wrong padding of an odd side");
}

} // namespace

void addOperatorChecks(std::vector<Check>& checks)
{
    checks.push_back({"operator", "loss in closed form", lossInClosedForm});
    checks.push_back({"operator", "binary loss in closed form", binaryLossInClosedForm});
    checks.push_back({"operator", "squared error in closed form", squaredErrorInClosedForm});
    checks.push_back({"operator", "labels that share a sample, as in PyTorch", sharedLabelsAsInPyTorch});
    checks.push_back({"operator", "weights of a GRU convert", gruWeightsConvert});
    checks.push_back({"operator", "top five in closed form", topFiveInClosedForm});
    checks.push_back({"operator", "same padding", samePadding});
    for (const DeviceKind kind : checkedDevices()) {
        const auto add = [&](const std::string& name, std::function<void()> body) {
            checks.push_back({"operator", std::string(trainyard::name(kind)) + ", " + name, [kind, body] {
                                  requireDevice(kind);
                                  body();
                              }});
        };
        add("dropout keeps its rate", [kind] { dropoutKeepsItsRate(kind); });
        add("takes features", [kind] { takesFeatures(kind); });
        add("normalises input", [kind] { normalisesInput(kind); });
        add("sgd without momentum", [kind] { sgdInClosedForm(kind, false, 0.0); });
        add("sgd with momentum", [kind] { sgdInClosedForm(kind, false, 0.9); });
        add("sgd with Nesterov momentum", [kind] { sgdInClosedForm(kind, true, 0.9); });
    }
}

} // namespace trainyard::selftest
