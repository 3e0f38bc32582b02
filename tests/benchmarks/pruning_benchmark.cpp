// SPDX-License-Identifier: Apache-2.0
// How long it takes to compute the exact magnitudes of a net's weights, compared with sorting them with the standard
// library.
#include "backend/base/clock.h"
#include "backend/base/median.h"
#include "backend/graph/parameter_store.h"
#include "backend/models/model_options.h"
#include "backend/pruning/magnitude_count.h"
#include "backend/pruning/synflow.h"
#include "backend/pruning/weight_tensors.h"
#include "backend/train/checkpoint/safetensors.h"
#include "backend/train/monitor/host_info.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kUsage = R"(Usage: trainyard_pruning_benchmark [options]
  --rounds N    measurements per method (default 5); prints the median and the slowest
  --threads N   threads for counting (default: one per core)
  --folder DIR  folder for the weights (default: the system's folder for temporary files)
  --keep FILE   write the weights to FILE and keep it
  --synflow 1   instead, measure one of SynFlow's 100 rounds at 224 × 224
The weights are the 25.5 million initial ones of ResNet50V2 with 1,000 classes; a fifth of them is set to zero.
)";

struct Settings {
    int rounds = 5;
    int threads = 0;
    std::filesystem::path file;
    bool keep = false;
    bool synFlow = false;
};

struct Weights {
    std::vector<LayerMagnitudes> layers;
    std::vector<std::vector<float>> values;
    std::int64_t count = 0;
};

Weights drawWeights()
{
    ModelOptions options;
    options.image = {224, 224, 3};
    options.classes = 1000;
    const Graph graph = builderOf(Architecture::ResNet50V2)(options);
    PruningSpec pruning;
    pruning.firstLayer = true;
    Weights weights;
    std::vector<GraphParameter> parameters = parametersInBackwardOrder(graph);
    for (const WeightTensor& tensor : weightTensors(graph, pruning)) {
        const auto found = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const GraphParameter& p) { return p.name == tensor.parameter; });
        std::vector<float>& values = weights.values.emplace_back(initialValues(*found, 1));
        for (std::size_t i = 0; i < values.size(); i += 5)
            values[i] = 0.0f;
        weights.count += tensor.elements();
        weights.layers.push_back(
            {tensor.parameter, tensor.layer, tensor.kind, tensor.dims, tensor.role, tensor.prunable, {}, {}});
    }
    return weights;
}

/// Cost of one piece of work: wall-clock time, and processor time of all threads.
struct Cost {
    double seconds = 0.0;
    double cpuSeconds = 0.0;
};

double cpuTime()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <typename Work>
std::vector<Cost> measured(int rounds, Work work)
{
    std::vector<Cost> costs;
    for (int i = 0; i < rounds; ++i) {
        const double begin = steadyTime(), cpuBegin = cpuTime();
        work();
        costs.push_back({steadyTime() - begin, cpuTime() - cpuBegin});
    }
    return costs;
}

void tell(const char* what, std::vector<Cost> costs)
{
    std::vector<double> cpu;
    for (const Cost& cost : costs)
        cpu.push_back(cost.cpuSeconds);
    std::sort(costs.begin(), costs.end(), [](const Cost& a, const Cost& b) { return a.seconds < b.seconds; });
    std::printf("%-42s median %6.1f ms, slowest %6.1f ms, processor %6.1f ms\n", what,
                1e3 * costs[costs.size() / 2].seconds, 1e3 * costs.back().seconds, 1e3 * median(cpu));
    std::fflush(stdout);
}

/// The percentiles of all prunable weights by sorting a single array, the obvious solution.
std::vector<float> bySorting(const Weights& weights)
{
    std::vector<float> all;
    for (std::size_t i = 0; i < weights.layers.size(); ++i)
        if (weights.layers[i].prunable)
            for (const float value : weights.values[i])
                all.push_back(std::fabs(value));
    std::sort(all.begin(), all.end());
    std::vector<float> out;
    for (int i = 0; i < WeightMagnitudes::kPercentiles; ++i)
        out.push_back(
            all[static_cast<std::size_t>(percentileRank(0.1 * i, static_cast<std::int64_t>(all.size())) - 1)]);
    return out;
}

void measure(const Settings& settings)
{
    const Weights weights = drawWeights();
    std::vector<NamedTensor> tensors;
    for (std::size_t i = 0; i < weights.layers.size(); ++i)
        tensors.push_back({weights.layers[i].parameter, weights.layers[i].shape, weights.values[i]});
    writeSafetensors(settings.file, tensors, {});
    tensors.clear();
    std::printf("%lld weights in %zu tensors, %lld bytes\n", static_cast<long long>(weights.count),
                weights.layers.size(), static_cast<long long>(std::filesystem::file_size(settings.file)));
    const MarkChoice marks{{80.0, 90.0}, {0.01}};
    WeightMagnitudes found;
    const auto fromMemory = [&](int threads) {
        return [&, threads] {
            found = countMagnitudes(
                weights.layers, [&](std::size_t i, std::vector<float>& into) { into = weights.values[i]; }, marks,
                threads);
        };
    };
    tell("counting, all cores", measured(settings.rounds, fromMemory(settings.threads)));
    tell("counting, one thread", measured(settings.rounds, fromMemory(1)));
    tell("reading the file and counting, all cores", measured(settings.rounds, [&] {
             const SafetensorsFile file(settings.file);
             found = countMagnitudes(
                 weights.layers,
                 [&](std::size_t i, std::vector<float>& into) { file.read(file.header().entries[i], into); }, marks,
                 settings.threads);
         }));
    std::vector<float> expected;
    tell("std::sort of all, percentiles of all only", measured(1, [&] { expected = bySorting(weights); }));
    std::printf("the 1,001 percentiles are %s\n", found.all.percentiles == expected ? "equal" : "DIFFERENT");
}

void measureFlow(const Settings& settings)
{
    ModelOptions options;
    options.image = {224, 224, 3};
    options.classes = 1000;
    for (const auto& [name, graph] : {std::pair("MobileNetV2", builderOf(Architecture::MobileNetV2)(options)),
                                      std::pair("ResNet50V2", builderOf(Architecture::ResNet50V2)(options))}) {
        std::vector<NamedTensor> state;
        for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
            state.push_back({parameter.name, parameter.info.dims, initialValues(parameter, 1)});
        const std::vector<WeightTensor> tensors = weightTensors(graph, {});
        for (const int threads : {1, settings.threads > 0 ? settings.threads : usableCores()})
            tell((std::string(name) + ", " + std::to_string(threads) + " threads").c_str(),
                 measured(settings.rounds, [&] { (void)synapticFlow(graph, tensors, state, {}, threads); }));
    }
}

int run(int argc, char** argv)
{
    Settings settings;
    settings.file = std::filesystem::temp_directory_path() / "trainyard-weights.safetensors";
    for (int i = 1; i < argc; i += 2) {
        const std::string option = argv[i];
        if (i + 1 == argc || (option != "--rounds" && option != "--threads" && option != "--folder" &&
                              option != "--keep" && option != "--synflow")) {
            std::fputs(kUsage, stderr);
            return 2;
        }
        if (option == "--rounds")
            settings.rounds = std::max(1, std::atoi(argv[i + 1]));
        else if (option == "--threads")
            settings.threads = std::atoi(argv[i + 1]);
        else if (option == "--synflow")
            settings.synFlow = std::atoi(argv[i + 1]) != 0;
        else
            settings.file = option == "--keep" ? std::filesystem::path(argv[i + 1])
                                               : std::filesystem::path(argv[i + 1]) / "trainyard-weights.safetensors";
        settings.keep = settings.keep || option == "--keep";
    }
    if (settings.synFlow) {
        measureFlow(settings);
        return 0;
    }
    measure(settings);
    if (!settings.keep)
        std::filesystem::remove(settings.file);
    return 0;
}

} // namespace
} // namespace trainyard

int main(int argc, char** argv)
{
    try {
        return trainyard::run(argc, argv);
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
}
