// SPDX-License-Identifier: Apache-2.0
// What is counted of a step: compared with the tensors themselves, between devices, and with a step that nobody
// watches.
#include "backend/graph/program.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/layer_histograms.h"
#include "tests/support/test_environment.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>

namespace layer_histograms_test {

using namespace trainyard;
using namespace trainyard::selftest;

namespace {

HistogramSpec everything()
{
    HistogramSpec spec;
    spec.record = true;
    return spec;
}

/// A plain loop over doubles.
ValueHistogram plainlyCounted(const std::vector<float>& values)
{
    std::map<int, std::int64_t> bins;
    ValueHistogram out;
    double sum = 0.0;
    out.min = out.max = values.front();
    for (const float value : values) {
        ++bins[binOf(value)];
        out.min = std::min<double>(out.min, value);
        out.max = std::max<double>(out.max, value);
        sum += value;
    }
    out.mean = sum / double(values.size());
    out.first = bins.begin()->first;
    for (int bin = out.first; bin <= bins.rbegin()->first; ++bin)
        out.counts.push_back(bins[bin]);
    return out;
}

bool sameCounts(const ValueHistogram& a, const ValueHistogram& b)
{
    return a.first == b.first && a.counts == b.counts && a.nonFinite == b.nonFinite && a.min == b.min &&
           a.max == b.max && std::abs(a.mean - b.mean) <= 1e-9 * std::max(std::abs(a.min), std::abs(a.max));
}

/// Keeps every output of a step beside counting it.
class KeepsOutputs final : public StepWatch {
public:
    void launched(const Program& program, std::size_t index) override
    {
        const ScheduledKernel& kernel = program.schedule().kernels[index];
        if (kernel.direction != Direction::Forward || !kernel.tensors.output)
            return;
        const std::vector<float> values = program.read(kernel.tensors.output);
        std::vector<float>& all = outputs[kernel.name];
        all.insert(all.end(), values.begin(), values.end());
    }
    void beforeUpdate() override {}

    std::map<std::string, std::vector<float>> outputs;
};

NetworkOptions resNet(DeviceKind device, int microBatches = 1)
{
    NetworkOptions options = resNetOptions(device);
    options.model.widthMultiplier = 0.5;
    options.microBatches = microBatches;
    return options;
}

SampleBatch batchOf(const NetworkOptions& options, int step = 0)
{
    return sampleBatch(options.image, options.classes, options.batchSize, std::uint64_t(step + 1));
}

std::vector<HistogramEvent> watchedStep(Network& network, const SampleBatch& batch, int step = 0)
{
    LayerHistograms histograms(network.state(), everything(), true);
    histograms.clear();
    network.steps().setWatch(&histograms);
    network.steps().trainStep(batch.view(), 0.1, step);
    network.steps().setWatch(nullptr);
    histograms.countWeights();
    return histograms.events(step + 1, 0.5);
}

std::vector<HistogramEvent> ofKind(const std::vector<HistogramEvent>& events, HistogramKind kind)
{
    std::vector<HistogramEvent> out;
    for (const HistogramEvent& event : events)
        if (event.kind == kind)
            out.push_back(event);
    return out;
}

std::string nameOf(const HistogramEvent& event)
{
    return event.tensor.empty() ? event.layer : event.layer + "/" + event.tensor;
}

} // namespace

class LayerHistogramsTest : public QObject {
    Q_OBJECT

    static void devices()
    {
        QTest::addColumn<int>("device");
        for (const DeviceKind device : checkedDevices())
            QTest::newRow(std::string(name(device)).c_str()) << int(device);
    }

private Q_SLOTS:
    void weightsAreThoseThatTheStepLeaves_data() { devices(); }
    void weightsAreThoseThatTheStepLeaves()
    {
        QFETCH(int, device);
        const NetworkOptions options = resNet(DeviceKind(device));
        Network network(options);
        const auto events = ofKind(watchedStep(network, batchOf(options)), HistogramKind::Weights);
        std::map<std::string, std::vector<float>> tensors;
        for (NamedTensor& tensor : network.state().tensors())
            tensors[tensor.name] = std::move(tensor.values);
        std::int64_t counted = 0;
        int place = 0;
        for (const HistogramEvent& event : events) {
            QVERIFY2(tensors.contains(nameOf(event)), nameOf(event).c_str());
            QVERIFY2(sameCounts(event.values, plainlyCounted(tensors[nameOf(event)])), nameOf(event).c_str());
            QVERIFY(isSound(event.values));
            QVERIFY(event.place >= place); // from input to output
            place = event.place;
            counted += event.values.total();
        }
        QCOMPARE(counted, network.state().parameterCount());
    }

    void gradientsAreThoseThatTheUpdateUses_data() { devices(); }
    void gradientsAreThoseThatTheUpdateUses()
    {
        QFETCH(int, device);
        for (const int parts : {1, 2}) {
            NetworkOptions options = resNet(DeviceKind(device), parts);
            options.clipNorm = 0.01; // clips in place: what is counted is before that
            Network watched(options), other(options);
            const SampleBatch batch = batchOf(options);
            const auto events = ofKind(watchedStep(watched, batch), HistogramKind::Gradients);
            other.steps().computeGradients(batch.view(), 0);
            std::int64_t counted = 0;
            const ParameterStore& store = other.state().store();
            for (std::size_t p = 0; p < store.parameters().size(); ++p) {
                const StoredParameter& stored = store.parameters()[p];
                if (!stored.parameter.info.trainable)
                    continue;
                std::vector<float> gradient(std::size_t(stored.slot.shape.elements()));
                other.state().device().read(stored.slot, store.gradientAddress(int(p)), gradient.data());
                const auto found = std::find_if(events.begin(), events.end(), [&](const HistogramEvent& event) {
                    return nameOf(event) == stored.parameter.name;
                });
                QVERIFY2(found != events.end(), stored.parameter.name.c_str());
                QVERIFY2(sameCounts(found->values, plainlyCounted(gradient)), stored.parameter.name.c_str());
                counted += found->values.total();
            }
            QCOMPARE(counted, other.state().parameterCount());
        }
    }

    void activationsAreTheOutputsOfAllSamples_data() { devices(); }
    void activationsAreTheOutputsOfAllSamples()
    {
        QFETCH(int, device);
        for (const int parts : {1, 2}) {
            const NetworkOptions options = resNet(DeviceKind(device), parts);
            Network watched(options), other(options);
            const SampleBatch batch = batchOf(options);
            const auto events = ofKind(watchedStep(watched, batch), HistogramKind::Activations);
            KeepsOutputs kept;
            other.steps().setWatch(&kept);
            other.steps().trainStep(batch.view(), 0.1, 0);
            QVERIFY(events.size() > 40);
            for (const HistogramEvent& event : events) {
                QVERIFY2(kept.outputs.contains(event.layer), event.layer.c_str());
                QVERIFY2(sameCounts(event.values, plainlyCounted(kept.outputs[event.layer])), event.layer.c_str());
                QCOMPARE(event.values.total() % (event.channels * options.batchSize), std::int64_t(0));
            }
        }
    }

    /// oneDNN's blocked layouts hold the same values as plain rows.
    void devicesAgree()
    {
        std::string reason;
        if (!deviceAvailable(DeviceKind::Cpu, &reason))
            QSKIP(reason.c_str());
        Network reference(resNet(DeviceKind::Reference)), cpu(resNet(DeviceKind::Cpu));
        const SampleBatch batch = batchOf(resNet(DeviceKind::Reference));
        const auto expected = watchedStep(reference, batch), found = watchedStep(cpu, batch);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(nameOf(found[i]), nameOf(expected[i]));
            QCOMPARE(found[i].values.total(), expected[i].values.total());
            QCOMPARE(found[i].dead, expected[i].dead);
            std::int64_t moved = 0; // over an edge, by a rounding
            for (int bin = -ValueHistogram::kMostBins; bin <= ValueHistogram::kMostBins; ++bin)
                moved += std::abs(found[i].values.inBin(bin) - expected[i].values.inBin(bin));
            QVERIFY2(double(moved) <= 0.02 * double(found[i].values.total()) + 4.0, nameOf(found[i]).c_str());
        }
    }

    void watchingChangesNothing_data() { devices(); }
    void watchingChangesNothing()
    {
        QFETCH(int, device);
        const NetworkOptions options = resNet(DeviceKind(device));
        Network watched(options), other(options);
        for (int step = 0; step < 3; ++step) {
            const SampleBatch batch = batchOf(options, step);
            watchedStep(watched, batch, step);
            other.steps().trainStep(batch.view(), 0.1, step);
        }
        const auto a = watched.state().tensors(), b = other.state().tensors();
        for (std::size_t i = 0; i < a.size(); ++i)
            QVERIFY2(std::memcmp(a[i].values.data(), b[i].values.data(), a[i].values.size() * sizeof(float)) == 0,
                     a[i].name.c_str());
    }

    void deadChannelsAreNamed_data() { devices(); }
    void deadChannelsAreNamed()
    {
        QFETCH(int, device);
        NetworkOptions options;
        options.image = {8, 9, 3};
        options.classes = 4;
        options.batchSize = 5;
        options.device = DeviceKind(device);
        options.threads = 2;
        Graph graph;
        const ValueId input =
            graph.add("input", NormalizeInput{{1, 8, 9, 3}, {0.5f, 0.5f, 0.5f}, {1.0f, 1.0f, 1.0f}, false});
        Conv2d conv;
        conv.filters = 20;
        conv.bias = true;
        conv.activation = Activation::Relu6;
        const ValueId hidden = graph.add("conv", conv, {input});
        const ValueId squashed = graph.add("tanh", Dense{6, true, Activation::Tanh}, {hidden});
        const ValueId logits = graph.add("logits", Dense{4, true}, {squashed});
        graph.add("loss", SoftmaxCrossEntropy(0.0), {logits});
        options.graph = std::make_shared<const Graph>(graph);
        Network network(options);
        std::vector<NamedTensor> tensors = network.state().tensors();
        const auto setBias = [&](const char* name, std::size_t channel, float value) {
            for (NamedTensor& tensor : tensors)
                if (tensor.name == name)
                    tensor.values[channel] = value;
        };
        for (const std::size_t channel : {0, 7, 8, 9, 19})
            setBias("conv/bias", channel, channel == 8 ? -1e30f : -1e5f);
        setBias("conv/bias", 3, 100.0f);
        setBias("tanh/bias", 2, 1e5f);
        network.state().set(tensors);
        const auto events = ofKind(watchedStep(network, batchOf(options)), HistogramKind::Activations);
        QCOMPARE(events.size(), std::size_t(3));
        QCOMPARE(events[0].layer, std::string("conv"));
        QCOMPARE(events[0].channels, std::int64_t(20));
        QCOMPARE(rangesText(events[0].dead), std::string("0,7-9,19"));
        QCOMPARE(events[0].deadChannels(), std::int64_t(5));
        QCOMPARE(events[0].activation, std::string("relu6"));
        const std::int64_t perChannel = events[0].values.total() / 20;
        QVERIFY(events[0].saturated >= perChannel); // channel 3
        QCOMPARE(events[1].activation, std::string("tanh"));
        QVERIFY(events[1].dead.empty() && events[1].saturated >= 5);
        QVERIFY(events[2].activation.empty() && events[2].saturated == 0);
    }

    void nonFiniteValuesAreCountedApart()
    {
        const NetworkOptions options = resNet(DeviceKind::Reference);
        Network network(options);
        std::vector<NamedTensor> tensors = network.state().tensors();
        tensors.front().values[1] = std::nanf("");
        network.state().set(tensors);
        const auto events = watchedStep(network, batchOf(options));
        QVERIFY(std::any_of(events.begin(), events.end(), [](const HistogramEvent& event) {
            return event.kind == HistogramKind::Activations && event.values.nonFinite > 0;
        }));
        for (const HistogramEvent& event : events)
            QVERIFY(isSound(event.values));
    }

    /// Two parts of a batch on two ranks are those of one rank.
    void ranksAddUp()
    {
        const NetworkOptions options = resNet(DeviceKind::Reference);
        Network network(options);
        const SampleBatch batch = batchOf(options);
        LayerHistograms whole(network.state(), everything(), true), merged(network.state(), everything(), true);
        std::vector<std::byte> parts;
        const auto count = [&](const Batch& part, int rank) {
            LayerHistograms one(network.state(), everything(), true);
            network.steps().setWatch(&one);
            network.steps().computeGradients(part, 0);
            const std::vector<std::byte> mine = one.outputs();
            parts.insert(parts.end(), mine.begin(), mine.end());
            if (rank < 0)
                whole.setOutputs(mine);
        };
        const int half = options.batchSize / 2;
        count(batch.part(0, half), 0);
        count(batch.part(half, options.batchSize - half), 1);
        merged.setOutputs(parts);
        std::int64_t merges = 0;
        for (const HistogramEvent& event : ofKind(merged.events(1, 0.0), HistogramKind::Activations))
            merges += event.values.total();
        parts.clear();
        count(batch.view(), -1);
        std::int64_t wholes = 0;
        for (const HistogramEvent& event : ofKind(whole.events(1, 0.0), HistogramKind::Activations))
            wholes += event.values.total();
        QVERIFY(wholes > 0);
        QCOMPARE(merges, wholes);
        network.steps().setWatch(nullptr);
    }

    void aProcessWithoutStepsHasOnlyWeights()
    {
        Network network(resNet(DeviceKind::Reference));
        LayerHistograms histograms(network.state(), everything(), false);
        histograms.clear();
        histograms.countWeights();
        const auto events = histograms.events(1, 0.0);
        QVERIFY(!events.empty());
        QCOMPARE(ofKind(events, HistogramKind::Weights).size(), events.size());
    }
};

TRAINYARD_TEST(LayerHistogramsTest)

} // namespace layer_histograms_test

#include "layer_histograms_test.moc"
