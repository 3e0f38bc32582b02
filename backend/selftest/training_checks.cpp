// SPDX-License-Identifier: Apache-2.0
// Pruning masks and micro-batches of whole networks.
#include "backend/base/error.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"

#include <cmath>
#include <limits>
#include <string_view>

namespace trainyard::selftest {
namespace {

constexpr Algorithm kTrainedAlgorithms[] = {Algorithm::Sgd,     Algorithm::Adam,     Algorithm::AdamW,
                                            Algorithm::RmsProp, Algorithm::Adadelta, Algorithm::Lars};
constexpr const char* kNames[] = {"sgd", "adam", "adamw", "rmsprop", "adadelta", "lars"};

NetworkOptions prunedOptions(DeviceKind kind, Algorithm algorithm)
{
    NetworkOptions options = smallCnnOptions(kind);
    OptimizerSettings settings;
    settings.algorithm = algorithm;
    settings.momentum = 0.9;
    settings.weightDecay = 0.01;
    settings.clipNorm = 0.5;
    options.update = settings;
    return options;
}

/// Masks about half of the weights of kernels and matrices, no biases.
std::vector<NamedTensor> masksFor(const Network& network, bool prune)
{
    std::vector<NamedTensor> masks;
    for (const NamedTensor& tensor : network.state().tensors()) {
        if (!std::string_view(tensor.name).ends_with("/weight"))
            continue;
        NamedTensor mask{tensor.name, tensor.shape, randomValues(std::int64_t(tensor.values.size()), masks.size() + 1)};
        for (float& value : mask.values)
            value = value > 0.0f || !prune ? 1.0f : 0.0f;
        masks.push_back(std::move(mask));
    }
    return masks;
}

/// Counts pruned values that are not exactly zero, in weights and optimizer state. `pruned` receives the number of
/// pruned values.
std::int64_t survivors(const Network& network, const std::vector<NamedTensor>& masks, std::int64_t& pruned)
{
    std::int64_t alive = 0;
    pruned = 0;
    for (const NamedTensor& tensor : network.state().tensors())
        for (const NamedTensor& mask : masks) {
            if (!tensor.name.starts_with(mask.name) || tensor.name.ends_with("/mask"))
                continue;
            for (std::size_t i = 0; i < mask.values.size(); ++i) {
                pruned += mask.values[i] == 0.0f;
                alive += mask.values[i] == 0.0f && tensor.values[i] != 0.0f;
            }
        }
    return alive;
}

void train(Network& network, const NetworkOptions& options, int first, int last)
{
    for (int step = first; step < last; ++step)
        network.steps().trainStep(sampleBatch(options.image, options.classes, options.batchSize, step).view(), 0.01,
                                  step);
}

void prunedStayZero(DeviceKind kind, Algorithm algorithm)
{
    const NetworkOptions options = prunedOptions(kind, algorithm);
    Network network(options);
    train(network, options, 0, 2); // so that the optimizer's state is not zero
    const std::vector<NamedTensor> masks = masksFor(network, true);
    network.state().setMasks(masks);
    std::int64_t pruned = 0;
    expect(survivors(network, masks, pruned) == 0 && pruned > 1000, "weights live on right after pruning");
    const std::vector<NamedTensor> before = network.state().tensors();
    train(network, options, 2, 6);
    expect(survivors(network, masks, pruned) == 0, "pruned weights came back");
    expect(flattened(before) != flattened(network.state().tensors()), "nothing was learnt");
    Network resumed(options);
    resumed.state().set(network.state().tensors());
    train(resumed, options, 6, 9);
    train(network, options, 6, 9);
    expect(survivors(resumed, masks, pruned) == 0, "pruned weights came back after resuming");
    expectSame("state after resuming", flattened(resumed.state().tensors()), flattened(network.state().tensors()));
}

void wholeMasksChangeNothing(DeviceKind kind)
{
    const NetworkOptions options = prunedOptions(kind, Algorithm::Adam);
    Network masked(options);
    Network plain(options);
    masked.state().setMasks(masksFor(masked, false));
    train(masked, options, 0, 4);
    train(plain, options, 0, 4);
    masked.state().setMasks({});
    expectSame("weights under a whole mask", flattened(masked.state().tensors()), flattened(plain.state().tensors()));
}

/// Without batch-norm and dropout, micro-batches give the same result as the whole batch.
void partsMakeTheBatch(DeviceKind kind)
{
    NetworkOptions options = smallCnnOptions(kind);
    options.model.dropout = 0.0;
    Network whole(options);
    options.microBatches = 5; // of 12 samples: 3, 3, 3, 3
    Network parts(options);
    options.microBatches = 7; // 2 samples each
    Network pairs(options);
    for (Network* network : {&whole, &parts, &pairs})
        train(*network, options, 0, 4);
    expectClose("state with 4 parts", flattened(parts.state().tensors()), flattened(whole.state().tensors()), 2e-5);
    expectClose("state with 6 parts", flattened(pairs.state().tensors()), flattened(whole.state().tensors()), 2e-5);
}

/// Cross-entropies and their gradients are linear in the targets. So the loss of a sample with two labels is the
/// weighted mean of both labels' losses, and without momentum a step lands at the weighted mean of both labels' steps.
/// Micro-batches must use their own part of the labels.
void sharedLabelsLieBetween(DeviceKind kind, LossKind loss)
{
    NetworkOptions options = smallCnnOptions(kind);
    options.model.dropout = 0.0;
    options.loss = loss;
    options.labelSmoothing = loss == LossKind::MeanSquaredError ? 0.0 : 0.1;
    options.optimizer.momentum = 0.0;
    options.optimizer.nesterov = false;
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 3);
    std::vector<std::int32_t> others = batch.labels;
    std::vector<float> shares;
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i] = static_cast<std::int32_t>((static_cast<std::size_t>(others[i]) + i) %
                                              static_cast<std::size_t>(options.classes));
        shares.push_back(0.25f);
    }
    Batch mixed = batch.view();
    mixed.otherLabels = others.data();
    mixed.otherShares = shares.data();
    Batch second = batch.view();
    second.labels = others.data();
    Network first(options), other(options), both(options);
    options.microBatches = 4;
    Network parts(options);
    const double a = first.steps().trainStep(batch.view(), 0.1, 0).lossSum;
    const double b = other.steps().trainStep(second, 0.1, 0).lossSum;
    for (Network* network : {&both, &parts}) {
        const double found = network->steps().trainStep(mixed, 0.1, 0).lossSum;
        if (loss != LossKind::MeanSquaredError)
            expect(std::abs(found - (0.75 * a + 0.25 * b)) < 1e-4 * std::abs(found),
                   "the loss is " + std::to_string(found));
        std::vector<float> between = flattened(first.state().tensors());
        const std::vector<float> far = flattened(other.state().tensors());
        for (std::size_t i = 0; i < between.size(); ++i)
            between[i] = 0.75f * between[i] + 0.25f * far[i];
        expectClose("state", flattened(network->state().tensors()), between, 2e-5);
    }
    expect(flattened(first.state().tensors()) != flattened(other.state().tensors()),
           "both labels lead to the same step");
    for (const float share : {-0.1f, 1.5f, std::numeric_limits<float>::quiet_NaN()}) {
        shares[4] = share;
        try {
            both.steps().trainStep(mixed, 0.1, 1);
        } catch (const Failure&) {
            continue;
        }
        expect(false, "a share of " + std::to_string(share) + " was accepted");
    }
}

/// Running statistics become the mean of those that each part alone would give.
void statisticsAreTheMean(DeviceKind kind)
{
    NetworkOptions options = resNetOptions(kind, 3);
    const SampleBatch batch = sampleBatch(options.image, options.classes, 6, 3);
    Network first(options);
    Network second(options);
    first.steps().trainStep(batch.part(0, 3), 0.1, 0);
    second.steps().trainStep(batch.part(3, 3), 0.1, 0);
    options.batchSize = 6;
    options.microBatches = 2;
    Network both(options);
    both.steps().trainStep(batch.view(), 0.1, 0);
    const auto running = [](const Network& network) {
        std::vector<float> values;
        for (const NamedTensor& tensor : network.state().tensors())
            if (tensor.name.find("/running_") != std::string::npos)
                values.insert(values.end(), tensor.values.begin(), tensor.values.end());
        return values;
    };
    std::vector<float> mean = running(first);
    const std::vector<float> other = running(second);
    expect(!mean.empty(), "there are no running statistics");
    for (std::size_t i = 0; i < mean.size(); ++i)
        mean[i] = 0.5f * (mean[i] + other[i]);
    expectClose("running statistics", running(both), mean, 1e-5);
}

} // namespace

void addTrainingChecks(std::vector<Check>& checks)
{
    for (const DeviceKind kind : checkedDevices()) {
        const auto add = [&](const std::string& name, std::function<void()> body) {
            checks.push_back({"training", std::string(trainyard::name(kind)) + ", " + name, [kind, body] {
                                  requireDevice(kind);
                                  body();
                              }});
        };
        for (std::size_t i = 0; i < std::size(kTrainedAlgorithms); ++i)
            add(std::string("pruned weights stay zero under ") + kNames[i],
                [kind, i] { prunedStayZero(kind, kTrainedAlgorithms[i]); });
        add("whole masks change nothing", [kind] { wholeMasksChangeNothing(kind); });
        add("micro-batches make the batch", [kind] { partsMakeTheBatch(kind); });
        for (const LossKind loss :
             {LossKind::SoftmaxCrossEntropy, LossKind::BinaryCrossEntropy, LossKind::MeanSquaredError})
            add("samples with two labels lie between, " + std::string(trainyard::name(loss)),
                [kind, loss] { sharedLabelsLieBetween(kind, loss); });
        add("running statistics are the mean of micro-batches", [kind] { statisticsAreTheMean(kind); });
    }
}

} // namespace trainyard::selftest
