// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/models/model_options.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"

#include <tuple>

namespace trainyard::selftest {
namespace {

constexpr double kRate = 0.05;

/// Losses of `steps` steps, starting at step `first`, each on a different batch.
std::vector<float> lossesOf(Network& network, const NetworkOptions& options, int first, int steps)
{
    std::vector<float> losses;
    for (int step = first; step < first + steps; ++step) {
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, options.batchSize, 100 + static_cast<std::uint64_t>(step));
        losses.push_back(static_cast<float>(network.steps().trainStep(batch.view(), kRate, step).lossSum));
    }
    return losses;
}

void learnsAt(const NetworkOptions& options, double rate)
{
    Network network(options);
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 1);
    const double before = network.steps().evaluate(batch.view()).lossSum / options.batchSize;
    for (int step = 0; step < 30; ++step)
        network.steps().trainStep(batch.view(), rate, step);
    const double after = network.steps().evaluate(batch.view()).lossSum / options.batchSize;
    expect(after < 0.5 * before,
           "30 steps on one batch took the loss from " + std::to_string(before) + " to " + std::to_string(after));
}

void learns(const NetworkOptions& options)
{
    learnsAt(options, kRate);
}

/// Trains with a loss; used for every loss and for a single logit for two classes.
void learnsUnder(LossKind loss, DeviceKind device)
{
    NetworkOptions options = smallCnnOptions(device);
    options.loss = loss;
    options.model.dropout = 0.0;
    learns(options);
    if (loss == LossKind::SoftmaxCrossEntropy)
        return;
    Graph graph;
    const ImageSpec& image = options.image;
    graph.add("input", NormalizeInput{{1, image.height, image.width, image.channels}, {0.5f}, {0.25f}});
    graph.add("dense", Dense{24, false, Activation::Tanh}, {graph.last()});
    graph.add("classifier", Dense{1, true, Activation::None}, {graph.last()});
    options.classes = 2;
    graph.add("loss", lossOn({options.model, image, 2, 0.0, {}, {}, loss}, 1), {graph.last()});
    options.graph = std::make_shared<const Graph>(graph);
    learnsAt(options, 0.1 * kRate); // a single logit receives the whole gradient
    const SampleBatch batch = sampleBatch(image, 2, options.batchSize, 1);
    expect(Network(options).steps().logits(batch.view()).size() == static_cast<std::size_t>(options.batchSize),
           "there must be one logit a sample");
}

void sameRunTwice(const NetworkOptions& options)
{
    Network a(options);
    Network b(options);
    expectSame("losses", lossesOf(a, options, 0, 4), lossesOf(b, options, 0, 4));
    expectSame("state", flattened(a.state().tensors()), flattened(b.state().tensors()));
}

void seedMatters(const NetworkOptions& options)
{
    NetworkOptions other = options;
    ++other.seed;
    expect(flattened(Network(options).state().tensors()) != flattened(Network(other).state().tensors()),
           "two seeds gave the same initial weights");
}

void stateRoundTrip(const NetworkOptions& options)
{
    Network straight(options);
    lossesOf(straight, options, 0, 3);
    const std::vector<NamedTensor> kept = straight.state().tensors();
    const std::vector<float> expected = lossesOf(straight, options, 3, 3);

    NetworkOptions elsewhere = options;
    Network resumed(elsewhere);
    lossesOf(resumed, options, 7, 2); // leaves a state that set() must replace
    resumed.state().set(kept);
    expectSame("state", flattened(resumed.state().tensors()), flattened(kept));
    expectSame("losses after resuming", lossesOf(resumed, options, 3, 3), expected);
    expectSame("final state", flattened(resumed.state().tensors()), flattened(straight.state().tensors()));
}

void refusesForeignState(const NetworkOptions& options)
{
    Network network(options);
    const std::vector<NamedTensor> good = network.state().tensors();
    const auto refused = [&](std::vector<NamedTensor> tensors, const std::string& what) {
        for (NamedTensor& tensor : tensors)
            for (float& value : tensor.values)
                value += 1.0f;
        bool thrown = false;
        try {
            network.state().set(tensors);
        } catch (const Failure& failure) {
            thrown = failure.error().kind == ErrorKind::BadInput;
        }
        expect(thrown, what + " was accepted");
        expectSame("state after " + what, flattened(network.state().tensors()), flattened(good));
    };
    std::vector<NamedTensor> tensors = good;
    tensors.pop_back();
    refused(tensors, "a state with a tensor missing");
    tensors = good;
    tensors.back().name += "x";
    refused(tensors, "a state with a foreign name");
    tensors = good;
    tensors.back().shape.push_back(1);
    refused(tensors, "a state with another shape");
    tensors = good;
    tensors.back().values.pop_back();
    refused(tensors, "a state with too few values");
    tensors = good;
    tensors.push_back(good.back());
    refused(tensors, "a state with a tensor too many");
}

/// A partial batch gives the same result as in a network created for that batch size.
void partialBatches(const NetworkOptions& options)
{
    constexpr int kPart = 5;
    NetworkOptions smaller = options;
    smaller.batchSize = kPart;
    Network large(options);
    Network small(smaller);
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 3);
    const double floor = 1e-5;
    for (int step = 0; step < 2; ++step) {
        const BatchMetrics a = large.steps().trainStep(batch.part(0, kPart), kRate, step);
        const BatchMetrics b = small.steps().trainStep(batch.part(0, kPart), kRate, step);
        expect(a.samples == kPart && a.top1 == b.top1 && a.top5 == b.top5, "counts of a partial batch differ");
        const float losses[2] = {static_cast<float>(a.lossSum), static_cast<float>(b.lossSum)};
        expectClose("loss", {losses, 1}, {losses + 1, 1}, 1e-6, floor);
    }
    expectClose("state", flattened(large.state().tensors()), flattened(small.state().tensors()), 1e-5, floor);

    const BatchMetrics whole = large.steps().evaluate(batch.view());
    const BatchMetrics head = large.steps().evaluate(batch.part(0, kPart));
    const BatchMetrics tail = large.steps().evaluate(batch.part(kPart, options.batchSize - kPart));
    expect(whole.top1 == head.top1 + tail.top1 && whole.top5 == head.top5 + tail.top5,
           "the counts of two parts do not add up to the whole's");
    const float sums[2] = {static_cast<float>(head.lossSum + tail.lossSum), static_cast<float>(whole.lossSum)};
    expectClose("sum of losses", {sums, 1}, {sums + 1, 1}, 1e-6, floor);

    const std::vector<float> all = large.steps().logits(batch.view());
    const std::vector<float> part = large.steps().logits(batch.part(0, kPart));
    expectClose("logits", part, std::span(all).first(part.size()), 1e-5, floor);
}

void evaluationChangesNothing(const NetworkOptions& options)
{
    Network network(options);
    lossesOf(network, options, 0, 2);
    const std::vector<float> before = flattened(network.state().tensors());
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 9);
    const double first = network.steps().evaluate(batch.view()).lossSum;
    const double second = network.steps().evaluate(batch.view()).lossSum;
    expect(first == second, "two evaluations of a batch differ");
    expectSame("state", flattened(network.state().tensors()), before);
}

/// A device that records launches must be able to record them all: one by one they take much longer.
void stepsAreRecorded(const NetworkOptions& options)
{
    Network network(options);
    lossesOf(network, options, 0, 3);
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 9);
    for (int pass = 0; pass < 2; ++pass)
        network.steps().evaluate(batch.view());
    const Reason why = network.state().device().whyNotRecorded();
    expect(why.empty(), "the device launches steps kernel by kernel: " + why.words);
}

void refusesBadBatches(const NetworkOptions& options)
{
    Network network(options);
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 9);
    const auto refused = [&](const Batch& bad, const std::string& what) {
        try {
            network.steps().trainStep(bad, kRate, 0);
        } catch (const Failure&) {
            return;
        }
        expect(false, what + " was accepted");
    };
    refused({batch.images.data(), batch.labels.data(), 0}, "an empty batch");
    refused({batch.images.data(), batch.labels.data(), options.batchSize + 1}, "a batch too large");
    std::vector<std::int32_t> labels = batch.labels;
    labels.back() = options.classes;
    refused({batch.images.data(), labels.data(), options.batchSize}, "a label beyond the classes");
    labels.back() = -1;
    refused({batch.images.data(), labels.data(), options.batchSize}, "a negative label");
}

/// 65,536 images of 1024² would take terabytes: expects an error, not a killed process.
void refusesTooMuchMemory(const NetworkOptions& options)
{
    NetworkOptions huge = options;
    huge.batchSize = 65536;
    huge.image.height = huge.image.width = 1024;
    try {
        const Network network(huge);
    } catch (const Failure& failure) {
        expect(failure.error().kind == ErrorKind::OutOfMemory, "the wrong kind of error: " + failure.error().text());
        return;
    }
    expect(false, "a network larger than any memory was built");
}

NetworkOptions forImage(Architecture architecture, ImageSpec image)
{
    NetworkOptions options;
    options.model.architecture = architecture;
    options.image = image;
    return options;
}

void parameterCounts()
{
    const auto expectCount = [](const NetworkOptions& options, std::int64_t expected) {
        const std::int64_t planned = planNetwork(options).parameters.value_or(-1);
        expect(planned == expected, "planned " + std::to_string(planned) + ", expected " + std::to_string(expected));
    };
    // By hand: 1·9·16+16 + 16·9·16+16 + 16·9·32+32 + 32·9·32+32 + 7·7·32·128+128 + 128·10+10
    expectCount(forImage(Architecture::SmallCnn, {28, 28, 1}), 160 + 2320 + 4640 + 9248 + 200832 + 1290);
    // Stem 432; blocks 13,824 + 50,688 + 202,752; shortcuts 512 + 2,048; norms 2·(16·7 + 32·6 + 64·6); dense 650.
    // norm1 of a stack's first block has its predecessor's channels: 6·16 + (16 + 5·32) + (32 + 5·64) + 64 at the end.
    expectCount(forImage(Architecture::ResNet20V2, {32, 32, 3}),
                432 + 13824 + 50688 + 202752 + 512 + 2048 + 2 * (6 * 16 + 16 + 5 * 32 + 32 + 5 * 64 + 64) + 650);
    NetworkOptions options = resNetOptions(DeviceKind::Reference);
    expect(Network(options).state().parameterCount() == planNetwork(options).parameters, "network and plan disagree");
}

/// Parameter counts calculated by hand; also checks sizes from one pixel to large images.
void countsOfFeatureNets()
{
    using Builder = Graph (*)(const ModelOptions&);
    struct Case {
        Builder build;
        ImageSpec image;
        int classes;
        std::int64_t expected;
    };
    const Case cases[] = {
        {builderOf(Architecture::LargeImageCnn), {500, 500, 3}, 2, 448 + 4640 + 18496 + 73856 + 147584 + 8256 + 130},
        {builderOf(Architecture::Gru), {28, 28, 1}, 10, 3 * 128 * (28 + 128 + 2) + 1290},
        {builderOf(Architecture::FeatureCnn1d), {1, 57, 1}, 10, 192 + 5152 + 10304 + 20544 + 4160 + 650},
        {builderOf(Architecture::FeatureCnn2d), {1, 57, 1}, 10, 320 + 9248 + 18496 + 36928 + 4160 + 650}};
    for (const Case& wanted : cases) {
        ModelOptions options;
        options.image = wanted.image;
        options.classes = wanted.classes;
        std::int64_t count = 0;
        for (const GraphParameter& parameter : parametersInBackwardOrder(wanted.build(options)))
            count += parameter.info.shape.elements();
        expect(count == wanted.expected,
               std::to_string(count) + " parameters instead of " + std::to_string(wanted.expected));
        for (const ImageSpec image :
             {ImageSpec{1, 1, 1}, ImageSpec{1, 7, 3}, ImageSpec{31, 2, 1}, ImageSpec{64, 48, 3}}) {
            options.image = image;
            wanted.build(options);
        }
    }
}

/// Parameter counts that Keras prints for 224² pixels and 1,000 classes: all, then trainable.
void countsOfKeras()
{
    using Builder = Graph (*)(const ModelOptions&);
    const std::tuple<Builder, std::int64_t, std::int64_t> models[] = {
        {builderOf(Architecture::ResNet50V2), 25613800, 25568360},
        {builderOf(Architecture::ResNet101V2), 44675560, 44577896},
        {builderOf(Architecture::ResNet152V2), 60380648, 60236904},
        {builderOf(Architecture::MobileNetV2), 3538984, 3504872}};
    for (const auto& [build, expectedAll, expectedTrained] : models) {
        ModelOptions options;
        options.image = {224, 224, 3};
        options.classes = 1000;
        std::int64_t all = 0;
        std::int64_t trained = 0;
        for (const GraphParameter& parameter : parametersInBackwardOrder(build(options))) {
            all += parameter.info.shape.elements();
            trained += parameter.info.trainable ? parameter.info.shape.elements() : 0;
        }
        expect(all == expectedAll && trained == expectedTrained,
               std::to_string(all) + " parameters, " + std::to_string(trained) + " trained; Keras has " +
                   std::to_string(expectedAll) + " and " + std::to_string(expectedTrained));
    }
}

/// A snapshot contains the state at its time, including masks, and can be reused.
void snapshotsAreTheState(const NetworkOptions& options)
{
    Network network(options);
    StateSnapshot snapshot;
    for (int round = 0; round < 2; ++round) {
        lossesOf(network, options, 2 * round, 1);
        const std::vector<NamedTensor> expected = network.state().tensors();
        network.state().copyTo(snapshot);
        lossesOf(network, options, 2 * round + 1, 1);
        const std::vector<NamedTensor> found = snapshot.tensors();
        expect(found.size() == expected.size(),
               "it has " + std::to_string(found.size()) + " tensors instead of " + std::to_string(expected.size()));
        for (std::size_t i = 0; i < found.size(); ++i)
            expect(found[i].name == expected[i].name && found[i].shape == expected[i].shape &&
                       found[i].values == expected[i].values,
                   found[i].name + " is not what it was");
        NamedTensor mask = expected.front();
        for (std::size_t i = 0; i < mask.values.size(); ++i)
            mask.values[i] = i % 3 == 0 ? 0.0f : 1.0f;
        network.state().setMasks(std::vector{mask});
    }
}

/// A second network that evaluates a copy of the weights gives the same bits as the trained one, for full and partial
/// batches, while the trained one continues.
void evaluatesACopy(const NetworkOptions& options)
{
    Network trained(options);
    Network copy(trained, options.threads);
    lossesOf(trained, options, 0, 3);
    copy.state().copyWeights(trained.state());
    std::vector<std::pair<SampleBatch, BatchMetrics>> expected;
    for (const int count : {options.batchSize, 3}) {
        SampleBatch batch = sampleBatch(options.image, options.classes, count, 77);
        const BatchMetrics metrics = trained.steps().evaluate(batch.view());
        expected.emplace_back(std::move(batch), metrics);
    }
    lossesOf(trained, options, 3, 2);
    for (const auto& [batch, metrics] : expected) {
        const BatchMetrics found = copy.steps().evaluate(batch.view());
        expect(found.lossSum == metrics.lossSum && found.top1 == metrics.top1 && found.top5 == metrics.top5 &&
                   found.samples == metrics.samples,
               "the copy finds " + std::to_string(found.lossSum) + ", the network " + std::to_string(metrics.lossSum));
    }
    expect(copy.memory().gradients == 0 && copy.memory().optimizerState == 0, "it has memory for training");
    try {
        copy.steps().trainStep(expected.front().first.view(), kRate, 0);
    } catch (const Failure&) {
        return;
    }
    expect(false, "it trained");
}

/// Rejects a graph that does not fit the given images or classes.
void refusesForeignGraphs()
{
    NetworkOptions options = smallCnnOptions(DeviceKind::Reference);
    const auto refused = [&](ImageSpec image, int classes, const std::string& what) {
        NetworkOptions wrong = options;
        wrong.graph = std::make_shared<const Graph>(
            builderOf(Architecture::SmallCnn)({options.model, image, classes, 0.0, {}, {}}));
        try {
            const Network network(wrong);
        } catch (const Failure& failure) {
            expect(failure.error().kind == ErrorKind::BadInput, "the wrong kind of error");
            return;
        }
        expect(false, what + " was accepted");
    };
    refused({options.image.height + 1, options.image.width, 1}, options.classes, "a graph for larger images");
    refused(options.image, options.classes + 1, "a graph for more classes");
    options.graph = std::make_shared<const Graph>();
    try {
        const Network network(options);
    } catch (const Failure&) {
        return;
    }
    expect(false, "a graph without layers was accepted");
}

void planIsNearTheTruth(const NetworkOptions& options)
{
    const Network network(options);
    const MemoryPlan measured = network.memory();
    const MemoryPlan planned = planNetwork(options).memory.value();
    expect(measured.activations > 0 && planned.activations > 0, "no activations were planned");
    const double ratio = static_cast<double>(measured.activations) / static_cast<double>(planned.activations);
    expect(ratio > 0.7 && ratio < 3.0, "the arena is " + std::to_string(ratio) + " times the planned one");
}

void planRefusesTinyImages()
{
    try {
        planNetwork(forImage(Architecture::SmallCnn, {3, 3, 1}));
    } catch (const Failure& failure) {
        expect(failure.error().kind == ErrorKind::BadInput, "the wrong kind of error");
        return;
    }
    expect(false, "an image of 3 × 3 was accepted");
}

} // namespace

void addNetworkChecks(std::vector<Check>& checks)
{
    using Body = void (*)(const NetworkOptions&);
    const std::pair<const char*, Body> bodies[] = {{"learns", learns},
                                                   {"same run twice is bit-identical", sameRunTwice},
                                                   {"seed matters", seedMatters},
                                                   {"state round trip is bit-identical", stateRoundTrip},
                                                   {"refuses foreign state", refusesForeignState},
                                                   {"partial batches", partialBatches},
                                                   {"evaluation changes nothing", evaluationChangesNothing},
                                                   {"evaluates a copy", evaluatesACopy},
                                                   {"steps are recorded", stepsAreRecorded},
                                                   {"snapshots are the state", snapshotsAreTheState},
                                                   {"refuses bad batches", refusesBadBatches},
                                                   {"plan is near the truth", planIsNearTheTruth},
                                                   {"refuses too much memory", refusesTooMuchMemory}};
    for (const DeviceKind device : checkedDevices())
        for (const bool resNet : {false, true})
            for (const auto& [name, body] : bodies) {
                const std::string prefix =
                    std::string(trainyard::name(device)) + (resNet ? ", resnet20v2, " : ", small cnn, ");
                checks.push_back({"network", prefix + name, [device, resNet, run = body] {
                                      requireDevice(device);
                                      run(resNet ? resNetOptions(device) : smallCnnOptions(device));
                                  }});
            }
    for (const DeviceKind device : checkedDevices())
        for (const auto& [name, loss] : {std::pair("binary cross-entropy", LossKind::BinaryCrossEntropy),
                                         std::pair("squared error", LossKind::MeanSquaredError)})
            checks.push_back(
                {"network", std::string(trainyard::name(device)) + ", learns under " + name, [device, loss = loss] {
                     requireDevice(device);
                     learnsUnder(loss, device);
                 }});
    checks.push_back({"network", "parameter counts", parameterCounts});
    checks.push_back({"network", "parameter counts of Keras", countsOfKeras});
    checks.push_back({"network", "parameter counts of the other nets", countsOfFeatureNets});
    checks.push_back({"network", "refuses foreign graphs", refusesForeignGraphs});
    checks.push_back({"network", "plan refuses tiny images", planRefusesTinyImages});
}

} // namespace trainyard::selftest
