// SPDX-License-Identifier: Apache-2.0
// The cost of histograms: steps that are recorded and steps that are not, of the same network, in turn.
#include "backend/base/clock.h"
#include "backend/base/median.h"
#include "backend/models/model_options.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/layer_histograms.h"
#include "backend/train/network/network.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <string>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kUsage = R"(Usage: trainyard_histogram_benchmark [options]
  --seconds S   measuring time per network (default 20)
  --threads N   threads of the network (default 1); with 1 the times are CPU seconds, else wall time
  --model NAME  only small-cnn, resnet20v2 or resnet50v2
  --batch B     samples per step (default 32)
A recorded step counts weights, gradients and activations and writes the event lines into memory. Prints medians, the interval
that a run would choose by itself, and what recording costs at that interval.
)";

struct HistogramWorkload {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
};

const std::array kHistogramWorkloads{
    HistogramWorkload{"small-cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}},
    HistogramWorkload{"resnet20v2", builderOf(Architecture::ResNet20V2), {32, 32, 3}},
    HistogramWorkload{"resnet50v2", builderOf(Architecture::ResNet50V2), {128, 128, 3}}};

struct Choice {
    double seconds = 20.0;
    int threads = 1, batch = 32;
    std::string model;
};

double now(const Choice& choice)
{
    if (choice.threads > 1)
        return steadyTime();
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void measure(const HistogramWorkload& workload, const Choice& choice)
{
    NetworkOptions options;
    options.image = workload.image;
    options.batchSize = choice.batch;
    options.threads = choice.threads;
    options.graph = std::make_shared<const Graph>(workload.build({options.model, options.image, 10, 0.0, {}, {}}));
    Network network(options);
    const selftest::SampleBatch batch = selftest::sampleBatch(options.image, options.classes, choice.batch, 1);
    HistogramSpec wanted;
    wanted.record = true;
    LayerHistograms layers(network.state(), wanted, true);
    std::vector<double> plain, recorded, added;
    std::string lines;
    std::size_t events = 0;
    int step = 0;
    const auto timed = [&](bool record) {
        const double begin = now(choice);
        if (record) {
            layers.clear();
            network.steps().setWatch(&layers);
        }
        network.steps().trainStep(batch.view(), 0.01, step++);
        if (record) {
            network.steps().setWatch(nullptr);
            layers.countWeights();
            lines.clear();
            events = 0;
            for (HistogramEvent& event : layers.events(step, 0.0)) {
                appendEventLine({step, 0.0, std::move(event)}, lines);
                ++events;
            }
        }
        return now(choice) - begin;
    };
    timed(true);
    for (const double end = steadyTime() + choice.seconds; steadyTime() < end || plain.size() < 5;) {
        plain.push_back(timed(false));
        recorded.push_back(timed(true));
        added.push_back(recorded.back() - plain.back());
    }
    const double stepSeconds = median(plain), cost = std::max(0.0, median(added));
    HistogramPace pace(0, 0, 10'000);
    pace.recorded(1, 0.0, 0.0);
    pace.recorded(pace.interval(), cost, stepSeconds);
    std::printf(
        "%-11s %3zu pairs  step %8.3f ms  record %+8.3f ms (%.2f steps)  every %lld steps: %+.3f %%  %zu lines, "
        "%.1f kB a record\n",
        workload.name, plain.size(), 1e3 * stepSeconds, 1e3 * cost, cost / stepSeconds,
        static_cast<long long>(pace.interval()), 100.0 * cost / stepSeconds / static_cast<double>(pace.interval()),
        events, static_cast<double>(lines.size()) / 1000.0);
    std::fflush(stdout);
}

int run(int argc, char** argv)
{
    Choice choice;
    for (int i = 1; i < argc; i += 2) {
        const std::string option = argv[i];
        if (i + 1 == argc) {
            std::fputs(kUsage, stderr);
            return 2;
        }
        if (option == "--seconds")
            choice.seconds = std::max(0.1, std::atof(argv[i + 1]));
        else if (option == "--threads")
            choice.threads = std::max(1, std::atoi(argv[i + 1]));
        else if (option == "--batch")
            choice.batch = std::max(1, std::atoi(argv[i + 1]));
        else if (option == "--model")
            choice.model = argv[i + 1];
        else {
            std::fputs(kUsage, stderr);
            return 2;
        }
    }
    for (const HistogramWorkload& workload : kHistogramWorkloads)
        if (choice.model.empty() || choice.model == workload.name)
            measure(workload, choice);
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
