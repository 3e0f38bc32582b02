// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/net_comparison.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/base/median.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/train/model/model_source.h"
#include "backend/train/network/network.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kLargestBatch = 32;
constexpr double kTurnSeconds = 0.05;
constexpr int kTurns = 11;

std::size_t valuesOf(const ImageSpec& image)
{
    return static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width) *
           static_cast<std::size_t>(image.channels);
}

void addNoise(const ImageSpec& image, bool features, int count, ComparedSamples& samples)
{
    KeyedRandom random(1, RandomPurpose::Synthetic, 16);
    for (std::size_t i = 0; i < valuesOf(image) * static_cast<std::size_t>(count); ++i)
        if (features)
            samples.features.push_back(static_cast<float>(random.below(1 << 16)) / 0x1p15f - 1.0f);
        else
            samples.images.push_back(static_cast<std::uint8_t>(random.below(256)));
    samples.random = count;
}

void addReal(const RunSpec& spec, bool features, int count, ComparedSamples& samples)
{
    const std::shared_ptr<const Dataset> dataset = openSource(spec.data, sampleSeed(spec)); // never prepares a cache
    if (dataset->deliversFeatures() != features)
        throw Failure(ErrorKind::BadInput, "compare on", spec.data.path, engineReason("engine.other-samples"));
    const Split split = dataset->size(Split::Validation) > 0 ? Split::Validation : Split::Train;
    std::vector<std::uint8_t> sample(valuesOf(spec.data.image) * (features ? sizeof(float) : 1));
    for (std::int64_t i = 0; i < std::min<std::int64_t>(count, dataset->size(split)); ++i) {
        dataset->image(split, i, sample);
        if (features) {
            const auto* values = reinterpret_cast<const float*>(sample.data());
            samples.features.insert(samples.features.end(), values, values + valuesOf(spec.data.image));
        } else {
            samples.images.insert(samples.images.end(), sample.begin(), sample.end());
        }
        ++samples.real;
    }
}

Network networkOf(const std::shared_ptr<const Graph>& graph, std::span<const NamedTensor> tensors, int batch)
{
    const NormalizeInput& input = std::get<NormalizeInput>(graph->layer(0).op);
    NetworkOptions options;
    options.image = {static_cast<int>(input.image.h), static_cast<int>(input.image.w), static_cast<int>(input.image.c)};
    options.classes = std::max(2, static_cast<int>(graph->layer(graph->logits()).output.sample()));
    options.features = input.features;
    options.batchSize = batch;
    options.device = deviceAvailable(DeviceKind::Cpu, nullptr) ? DeviceKind::Cpu : DeviceKind::Reference;
    options.graph = graph;
    Network network(options);
    std::vector<NamedTensor> state = network.state().tensors();
    InitialWeights weights;
    weights.tensors.assign(tensors.begin(), tensors.end());
    weights.putInto(state);
    network.state().set(state);
    return network;
}

Batch batchAt(const ComparedSamples& samples, int first, int count, std::span<const std::int32_t> labels)
{
    const auto values =
        std::max(samples.images.size(), samples.features.size()) / static_cast<std::size_t>(samples.count());
    const std::size_t offset = values * static_cast<std::size_t>(first);
    Batch batch;
    batch.images = samples.images.empty() ? nullptr : samples.images.data() + offset;
    batch.features = samples.features.empty() ? nullptr : samples.features.data() + offset;
    batch.labels = labels.data();
    batch.count = count;
    return batch;
}

void compareLogits(Network& first, Network& second, const ComparedSamples& samples, NetComparison& out)
{
    const std::vector<std::int32_t> labels(static_cast<std::size_t>(out.batch));
    for (int begin = 0; begin < samples.count(); begin += out.batch) {
        const Batch batch = batchAt(samples, begin, std::min(out.batch, samples.count() - begin), labels);
        const std::vector<float> one = first.steps().logits(batch);
        const std::vector<float> other = second.steps().logits(batch);
        for (std::size_t i = 0; i < one.size(); ++i) {
            const double difference = std::abs(double(one[i]) - double(other[i]));
            if (!(difference <= out.largestDifference)) // a NaN stays
                out.largestDifference = difference;
            out.largestLogit = std::max(out.largestLogit, std::abs(double(one[i])));
        }
    }
}

/// Seconds of `passes` batches.
double turn(Network& network, const Batch& batch, int passes)
{
    const double begin = steadyTime();
    for (int i = 0; i < passes; ++i)
        network.steps().evaluate(batch);
    return steadyTime() - begin;
}

/// Both in turn, so that what else the machine does meets both.
void compareSpeeds(Network& first, Network& second, const ComparedSamples& samples, NetComparison& out)
{
    const std::vector<std::int32_t> labels(static_cast<std::size_t>(out.batch));
    const Batch batch = batchAt(samples, 0, out.batch, labels);
    const double once = std::max(turn(first, batch, 1), turn(first, batch, 1)); // the first one warms up
    turn(second, batch, 2);
    const int passes = std::clamp(static_cast<int>(kTurnSeconds / std::max(once, 1e-6)), 1, 10000);
    std::vector<double> firstSeconds, secondSeconds, ratios;
    for (int i = 0; i < kTurns; ++i) {
        firstSeconds.push_back(turn(first, batch, passes));
        secondSeconds.push_back(turn(second, batch, passes));
        ratios.push_back(firstSeconds.back() / secondSeconds.back());
    }
    const double images = double(out.batch) * passes;
    out.firstRate = images / median(firstSeconds);
    out.secondRate = images / median(secondSeconds);
    out.speedup = median(ratios);
}

} // namespace

ComparedSamples comparedSamples(const RunSpec& spec, bool features, int count)
{
    ComparedSamples samples;
    addNoise(spec.data.image, features, count, samples);
    try {
        addReal(spec, features, count, samples);
    } catch (const Failure& failure) {
        samples.whyNone = failure.error().text();
    }
    return samples;
}

double NetComparison::allowed() const
{
    return 1e-5 * std::max(1.0, largestLogit);
}

bool NetComparison::equal() const
{
    return largestDifference <= allowed();
}

NetComparison compareNets(const std::shared_ptr<const Graph>& first, std::span<const NamedTensor> firstTensors,
                          const std::shared_ptr<const Graph>& second, std::span<const NamedTensor> secondTensors,
                          const ComparedSamples& samples)
{
    NetComparison out;
    out.batch = std::min(kLargestBatch, samples.count());
    Network one = networkOf(first, firstTensors, out.batch);
    Network other = networkOf(second, secondTensors, out.batch);
    out.device = one.state().deviceDescription();
    compareLogits(one, other, samples, out);
    compareSpeeds(one, other, samples, out);
    return out;
}

} // namespace trainyard
