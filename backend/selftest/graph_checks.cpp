// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/graph/program.h"
#include "backend/models/model_options.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/network/device_loader.h"

#include <algorithm>
#include <cmath>

namespace trainyard::selftest {
namespace {

void expectNoOverlap(std::span<const Lifetime> lives, const ArenaPlan& plan)
{
    std::int64_t live = 0;
    for (std::size_t a = 0; a < lives.size(); ++a) {
        expect(plan.offsets[a] % kArenaAlignment == 0, "an offset is not aligned");
        expect(lives[a].bytes == 0 || plan.offsets[a] + lives[a].bytes <= plan.bytes,
               "a tensor ends outside the arena");
        for (std::size_t b = a + 1; b < lives.size(); ++b) {
            const bool together = lives[a].first <= lives[b].last && lives[b].first <= lives[a].last;
            const bool overlap = plan.offsets[a] < plan.offsets[b] + lives[b].bytes &&
                                 plan.offsets[b] < plan.offsets[a] + lives[a].bytes;
            expect(!(together && overlap && lives[a].bytes > 0 && lives[b].bytes > 0),
                   "tensors " + std::to_string(a) + " and " + std::to_string(b) + " overlap");
        }
        live += lives[a].bytes;
    }
    expect(plan.bytes <= live + static_cast<std::int64_t>(lives.size()) * kArenaAlignment,
           "the arena is larger than all tensors together");
}

void randomLifetimes()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        KeyedRandom random(seed, RandomPurpose::Synthetic, 1);
        std::vector<Lifetime> lives(random.below(60) + 1);
        for (Lifetime& life : lives) {
            const auto first = static_cast<int>(random.below(40));
            life = {random.below(4) == 0 ? 0 : random.below(10000), first, first + static_cast<int>(random.below(15))};
        }
        expectNoOverlap(lives, planArena(lives));
    }
}

/// A random network of convolutions, norms, additions and rectifiers, with values that have any number of readers.
Graph randomGraph(std::uint64_t seed)
{
    KeyedRandom random(seed, RandomPurpose::Synthetic, 2);
    Graph graph;
    std::vector<ValueId> values{
        graph.add("input", NormalizeInput{{1, 6, 6, 3}, {0.5f, 0.5f, 0.5f}, {0.2f, 0.2f, 0.2f}})};
    values[0] = graph.add("stem", Conv2d{4, Window::padded(3, 1, 1), true, Activation::None}, {values[0]});
    const auto any = [&] { return values[random.below(static_cast<std::uint32_t>(values.size()))]; };
    const std::uint32_t count = random.below(14) + 2;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string name = "layer" + std::to_string(i);
        constexpr Activation kAny[] = {Activation::Relu, Activation::Relu6, Activation::Sigmoid, Activation::Tanh,
                                       Activation::Silu};
        switch (random.below(10)) {
        case 0:
            values.push_back(graph.add(name, Conv2d{4, Window::padded(3, 1, 1), false, Activation::None}, {any()}));
            break;
        case 1: values.push_back(graph.add(name, BatchNorm{}, {any()})); break;
        case 2: values.push_back(graph.add(name, Activate{kAny[random.below(5)]}, {any()})); break;
        case 3: values.push_back(graph.add(name, Multiply{}, {any(), any()})); break;
        case 4:
            values.push_back(graph.add(name + "/joined", Concat{2}, {any(), any()}));
            values.back() =
                graph.add(name, Conv2d{4, Window::padded(1, 1, 0), true, Activation::None}, {values.back()});
            break;
        case 5: values.push_back(graph.add(name, LayerNorm{}, {any()})); break;
        case 6: values.push_back(graph.add(name, Softmax{}, {any()})); break;
        case 7: // a gate of squeeze-and-excitation
            values.push_back(graph.add(name + "/pool", GlobalAveragePool{}, {any()}));
            values.back() = graph.add(name + "/gate", Dense{4, true, Activation::None}, {values.back()});
            values.back() = graph.add(name + "/sigmoid", Activate{Activation::Sigmoid}, {values.back()});
            values.back() = graph.add(name, Multiply{}, {values.front(), values.back()});
            break;
        default: values.push_back(graph.add(name, Add{}, {any(), any()})); break;
        }
    }
    ValueId end = values.back();
    end = graph.add("pool", GlobalAveragePool{}, {end});
    end = graph.add("classifier", Dense{3, true, Activation::None}, {end});
    graph.add("loss", SoftmaxCrossEntropy{}, {end});
    return graph;
}

struct GraphResult {
    double loss = 0.0;
    std::vector<float> gradients; ///< of all parameters, in backward order
};

/// One training step. `separate` gives every tensor its own memory, to detect a wrong memory plan.
GraphResult runGraph(DeviceKind kind, const Graph& graph, int batch, bool separate, DataType type = DataType::F32)
{
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    ParameterStore store(graph);
    Arena arena(*device);
    Schedule schedule = buildSchedule(graph, batch, true, type);
    if (separate) {
        // Make the first and last kernel use every tensor, so that all lifetimes overlap.
        for (std::size_t t = 0; t < schedule.tensors.size(); ++t)
            if (schedule.tensors[t].place == TensorPlace::Arena)
                for (ScheduledKernel* kernel : {&schedule.kernels.front(), &schedule.kernels.back()})
                    (kernel->direction == Direction::Backward ? kernel->tensors.saved : kernel->tensors.inputs)
                        .push_back({static_cast<int>(t)});
    }
    Program program(std::move(schedule), *device, store, arena, 3);
    const SampleBatch sample = sampleBatch({6, 6, 3}, 3, batch, 4);
    LossSums sums;
    program.run({sample.view(), 3, 0, &sums});
    GraphResult result;
    result.loss = sums.loss;
    for (std::size_t p = 0; p < store.parameters().size(); ++p) {
        const StoredParameter& stored = store.parameters()[p];
        if (!stored.parameter.info.trainable)
            continue;
        std::vector<float> values(static_cast<std::size_t>(stored.slot.shape.elements()));
        device->read(stored.slot, store.gradientAddress(static_cast<int>(p)), values.data());
        result.gradients.insert(result.gradients.end(), values.begin(), values.end());
    }
    return result;
}

/// Compares the planned arena with separate memory for every tensor. (Finite differences of single weights would drown
/// in rounding errors.)
void plannedArenaChangesNothing(DeviceKind kind, DataType type)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Graph graph = randomGraph(seed);
        const GraphResult planned = runGraph(kind, graph, 3, false, type);
        const GraphResult separate = runGraph(kind, graph, 3, true, type);
        expect(planned.loss == separate.loss, "the loss depends on the memory plan, graph " + std::to_string(seed));
        expectSame("gradients of graph " + std::to_string(seed), planned.gradients, separate.gradients);
    }
}

void plannedArenaChangesNothingInFp32(DeviceKind kind)
{
    plannedArenaChangesNothing(kind, DataType::F32);
}

void plannedArenaChangesNothingInBf16(DeviceKind kind)
{
    if (const Reason reason = whyNotPrecision(kind, Precision::Bf16); !reason.empty())
        throw Skipped(reason.words);
    plannedArenaChangesNothing(kind, DataType::BF16);
}

void schedulesNeverOverlap()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Schedule schedule = buildSchedule(randomGraph(seed).fused(), 3, true);
        std::vector<Lifetime> lives = lifetimes(schedule);
        for (std::size_t t = 0; t < lives.size(); ++t)
            lives[t].bytes = lives[t].first < 0 ? 0 : schedule.tensors[t].shape.elements() * 4;
        std::erase_if(lives, [](const Lifetime& life) { return life.first < 0; });
        expectNoOverlap(lives, planArena(lives));
    }
}

/// Checks the sum over a value's readers, also if an addition's inputs share their gradient's memory: fused and unfused
/// graphs compute it in different ways.
void fusionChangesNothing(DeviceKind kind)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Graph graph = randomGraph(seed);
        const GraphResult plain = runGraph(kind, graph, 3, false);
        const GraphResult fused = runGraph(kind, graph.fused(), 3, false);
        expect(std::abs(plain.loss - fused.loss) <= 1e-6 * std::abs(plain.loss), "the loss depends on fusion");
        expectClose("gradients of graph " + std::to_string(seed), fused.gradients, plain.gradients, 1e-5);
    }
}

void fusionChangesNoModel(DeviceKind kind)
{
    for (const auto build : {builderOf(Architecture::SmallCnn), builderOf(Architecture::ResNet20V2),
                             builderOf(Architecture::LargeImageCnn), builderOf(Architecture::FeatureCnn1d),
                             builderOf(Architecture::FeatureCnn2d)}) {
        ModelOptions options;
        options.image = {6, 6, 3};
        options.classes = 3;
        const Graph graph = build(options);
        const GraphResult plain = runGraph(kind, graph, 5, false);
        const GraphResult fused = runGraph(kind, graph.fused(), 5, false);
        expect(std::abs(plain.loss - fused.loss) <= 1e-5 * std::abs(plain.loss), "the loss depends on fusion");
        expectClose("gradients", fused.gradients, plain.gradients, 1e-3);
    }
}

/// Compares d loss / d weight of a whole random graph with finite differences along the gradient's direction.
void gradientsOfWholeGraphs()
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Graph graph = randomGraph(seed).fused();
        const std::unique_ptr<Device> device = makeDevice(DeviceKind::Reference, 1);
        ParameterStore store(graph);
        Arena arena(*device);
        Program program(buildSchedule(graph, 4, true), *device, store, arena, 3);
        const SampleBatch sample = sampleBatch({6, 6, 3}, 3, 4, 4);
        const auto loss = [&] {
            LossSums sums;
            program.run({sample.view(), 3, 0, &sums});
            return sums.loss / 4.0;
        };
        loss();
        const auto length = static_cast<std::size_t>(store.trainableLength());
        const std::vector<float> gradient(store.gradients(), store.gradients() + length);
        double squared = 0.0;
        for (const float value : gradient)
            squared += static_cast<double>(value) * static_cast<double>(value);
        const double norm = std::sqrt(squared);
        if (norm < 1e-3)
            continue;
        const std::vector<float> kept(store.weights(), store.weights() + length);
        const auto moved = [&](double distance) {
            for (std::size_t i = 0; i < length; ++i)
                store.weights()[i] = kept[i] + static_cast<float>(distance / norm) * gradient[i];
            return loss();
        };
        constexpr double kStep = 2e-3;
        const double numeric = (moved(kStep) - moved(-kStep)) / (2.0 * kStep);
        expect(std::abs(numeric - norm) <= 0.03 * norm + 1e-3, "graph " + std::to_string(seed) + ": slope " +
                                                                   std::to_string(numeric) + ", gradient's norm " +
                                                                   std::to_string(norm));
    }
}

void modelsFuse()
{
    ModelOptions options;
    options.model.architecture = Architecture::ResNet20V2;
    options.image = {32, 32, 3};
    for (const auto build : {buildModel, builderOf(Architecture::ResNet50V2), builderOf(Architecture::MobileNetV2),
                             builderOf(Architecture::LargeImageCnn), builderOf(Architecture::FeatureCnn1d)}) {
        const Graph fused = build(options).fused();
        const auto relus = std::count_if(fused.layers().begin(), fused.layers().end(),
                                         [](const Layer& layer) { return std::holds_alternative<Activate>(layer.op); });
        expect(relus == 0, std::to_string(relus) + " rectifiers were not fused");
    }
}

/// SiLU fuses only into operators that recompute its input, other activations into all.
void activationsFuseWhereTheyCan()
{
    const Op producers[] = {Conv2d{4, Window::padded(3, 1, 1), true, Activation::None}, BatchNorm{}, Add{}, Softmax{}};
    for (const Op& producer : producers)
        for (const Activation activation :
             {Activation::Relu6, Activation::Sigmoid, Activation::Tanh, Activation::Silu}) {
            Graph graph;
            ValueId value = graph.add("input", NormalizeInput{{1, 6, 6, 3}, {0.5f, 0.5f, 0.5f}, {0.2f, 0.2f, 0.2f}});
            std::vector<ValueId> inputs(static_cast<std::size_t>(inputCount(producer)), value);
            value = graph.add("activation", Activate{activation}, {graph.add("producer", producer, inputs)});
            graph.add("classifier", Dense{3, true, Activation::None}, {value});
            graph.add("loss", SoftmaxCrossEntropy{}, {graph.last()});
            const bool fused = graph.fused().layers().size() < graph.layers().size();
            const bool wanted = !std::holds_alternative<Softmax>(producer) &&
                                (activation != Activation::Silu || std::holds_alternative<BatchNorm>(producer));
            expect(fused == wanted, std::string(trainyard::name(activation)) + " behind " +
                                        std::string(kindOf(producer)) + (fused ? " was fused" : " was not fused"));
        }
    Graph graph;
    graph.add("input", NormalizeInput{{1, 6, 6, 3}, {0.5f, 0.5f, 0.5f}, {0.2f, 0.2f, 0.2f}});
    try {
        graph.add("conv", Conv2d{4, Window::padded(3, 1, 1), true, Activation::Silu}, {0});
    } catch (const Failure& failure) {
        expect(failure.error().kind == ErrorKind::BadInput, "the wrong kind of error");
        return;
    }
    expect(false, "a convolution containing silu was accepted");
}

} // namespace

void addGraphChecks(std::vector<Check>& checks)
{
    checks.push_back({"graph", "arena of random lifetimes never overlaps", randomLifetimes});
    checks.push_back({"graph", "arena of random graphs never overlaps", schedulesNeverOverlap});
    using Body = void (*)(DeviceKind);
    const std::pair<const char*, Body> bodies[] = {
        {"planned arena changes nothing", plannedArenaChangesNothingInFp32},
        {"planned arena changes nothing in bf16", plannedArenaChangesNothingInBf16},
        {"fusion changes nothing", fusionChangesNothing},
        {"fusion changes no model", fusionChangesNoModel}};
    for (const DeviceKind kind : checkedDevices())
        for (const auto& [name, body] : bodies)
            checks.push_back({"graph", std::string(trainyard::name(kind)) + ", " + name, [kind, run = body] {
                                  requireDevice(kind);
                                  run(kind);
                              }});
    checks.push_back({"graph", "gradients of whole graphs", gradientsOfWholeGraphs});
    checks.push_back({"graph", "models fuse completely", modelsFuse});
    checks.push_back({"graph", "activations fuse where they can", activationsFuseWhereTheyCan});
}

} // namespace trainyard::selftest
