// SPDX-License-Identifier: Apache-2.0
// The cost of pruning masks in a training step: the same network with and without them, in turn.
#include "backend/models/model_options.h"
#include "backend/selftest/mask_cost.h"
#include "backend/selftest/sample_batches.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <string>

namespace trainyard {
namespace {

constexpr const char* kUsage = R"(Usage: trainyard_mask_benchmark [options]
  --seconds S   measuring time per network (default 20)
  --model NAME  only small-cnn or resnet50v2-32
  --optimizer O only sgd or adam
Prunes half of every kernel and matrix. Uses one thread and CPU seconds, so that other programs disturb little. The masks of a
single network are set and removed in turn, because a second network elsewhere in memory differs in speed by more than the cost
of a mask. The result is the median of the ratios of neighbouring blocks of steps.
)";

struct Workload {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
    int blockSteps;
};

const std::array kWorkloads{Workload{"small-cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}, 40},
                            Workload{"resnet50v2-32", builderOf(Architecture::ResNet50V2), {32, 32, 3}, 3}};
constexpr int kBatch = 32;

NetworkOptions networkOptions(const Workload& workload, OptimizerKind optimizer)
{
    NetworkOptions options;
    options.image = workload.image;
    options.batchSize = kBatch;
    options.threads = 1;
    options.optimizer = optimizerDefaults(optimizer);
    options.graph = std::make_shared<const Graph>(workload.build({options.model, options.image, 10, 0.0, {}, {}}));
    return options;
}

double cpuSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void measure(const Workload& workload, OptimizerKind optimizer, double seconds)
{
    const NetworkOptions options = networkOptions(workload, optimizer);
    const selftest::SampleBatch batch = selftest::sampleBatch(options.image, options.classes, kBatch, 1);
    const double end = cpuSeconds() + seconds;
    const selftest::MaskCost cost = selftest::measureMasks(
        options, batch.view(),
        {workload.blockSteps, cpuSeconds, [&](int pairs) { return cpuSeconds() < end || pairs < 10; }});
    std::printf("%-14s %-5s %6d pairs  plain %8.3f ms  masked %8.3f ms  medians %+.2f %%  median of pairs %+.2f %%\n",
                workload.name, std::string(name(optimizer)).c_str(), cost.pairs, 1e3 * cost.plainSeconds,
                1e3 * cost.maskedSeconds, 100.0 * (cost.maskedSeconds / cost.plainSeconds - 1.0), 100.0 * cost.share);
    std::fflush(stdout);
}

int run(int argc, char** argv)
{
    double seconds = 20.0;
    std::string model, optimizer;
    for (int i = 1; i < argc; i += 2) {
        const std::string option = argv[i];
        if (i + 1 == argc || (option != "--seconds" && option != "--model" && option != "--optimizer")) {
            std::fputs(kUsage, stderr);
            return 2;
        }
        if (option == "--seconds")
            seconds = std::max(0.1, std::atof(argv[i + 1]));
        else
            (option == "--model" ? model : optimizer) = argv[i + 1];
    }
    for (const Workload& workload : kWorkloads)
        for (const OptimizerKind kind : {OptimizerKind::Sgd, OptimizerKind::Adam})
            if ((model.empty() || model == workload.name) && (optimizer.empty() || optimizer == name(kind)))
                measure(workload, kind, seconds);
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
