// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/bench_measure.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/base/logging.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/engine/spec_document.h"
#include "backend/engine/wrong_argument.h"
#include "backend/models/model_options.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/selftest/ceilings.h"
#include "backend/train/kept_images.h"
#include "backend/train/model/model_source.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/network_options.h"
#include "backend/train/network/run_time_overhead.h"
#include "backend/train/plan/auto_batch.h"
#include "backend/train/plan/run_planner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <utility>

namespace trainyard {
namespace {

constexpr int kMaskPairs = 15;

/// Where the spec is no object, or that part of it is none, its parser says so.
template <typename Value>
void put(nlohmann::json& document, const char* part, const char* key, Value value)
{
    if (document.is_object() && (!document.contains(part) || document[part].is_object()))
        document[part][key] = std::move(value);
}

/// Throws what is wrong, if anything is: with an option that was given, or else with the spec.
void refuse(const std::vector<SpecProblem>& problems, const BenchArguments& arguments, bool file)
{
    const std::array<std::array<std::string, 3>, 3> given{{{"/data/image", "--image", arguments.image},
                                                           {"/training/precision", "--precision", arguments.precision},
                                                           {"/resources/device", "--device", arguments.device}}};
    for (const SpecProblem& problem : problems)
        for (const auto& [path, option, value] : given)
            if (!value.empty() && problem.path.starts_with(path))
                throw wrongArgument(option, value, problem.why());
    if (!problems.empty())
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::BadInput, "use the run spec", arguments.what,
                                   file ? engineReason("engine.correct-there", problems.front().why())
                                        : engineReason("engine.name-model", problems.front().why())));
}

/// What is measured: the spec's network, or a model of the zoo by its name.
RunSpec specOf(const BenchArguments& arguments)
{
    nlohmann::json document{{"version", 1},
                            {"id", "bench"},
                            {"name", arguments.what},
                            {"model", {{"architecture", arguments.what}}},
                            {"data", {{"format", "folder"}, {"path", "/"}}}}; // any size; its data is not read
    std::error_code code;
    const bool file = std::filesystem::is_regular_file(arguments.what, code);
    if (file)
        document = readSpecDocument(arguments.what);
    if (!arguments.image.empty()) {
        int height = 0, width = 0, channels = 0;
        char rest = 0;
        if (std::sscanf(arguments.image.c_str(), "%dx%dx%d%c", &height, &width, &channels, &rest) != 3)
            throw wrongArgument("--image", arguments.image, engineReason("engine.image-size"));
        put(document, "data", "image", nlohmann::json{{"height", height}, {"width", width}, {"channels", channels}});
    }
    if (!arguments.precision.empty())
        put(document, "training", "precision", arguments.precision);
    if (!arguments.device.empty())
        put(document, "resources", "device", arguments.device);
    if (arguments.batch > 0)
        put(document, "training", "batch_size", arguments.batch);
    std::vector<SpecProblem> problems;
    RunSpec spec = parseRunSpec(document, problems);
    refuse(problems, arguments, file);
    for (const SpecProblem& problem : unsupportedFields(spec))
        if (problem.path == "/training/precision")
            throw Failure(ErrorKind::Unsupported, "measure", arguments.what, problem.why());
    if (const std::optional<SpecProblem> slow = slowPrecision(spec))
        log(LogLevel::Warning, slow->text());
    spec.resources.ranks = 1; // the process that measures
    if (arguments.threads > 0)
        spec.resources.threads = arguments.threads;
    else if (spec.resources.threads <= 0)
        spec.resources.threads = usableCores();
    return spec;
}

/// Batches for the network: drawn at random, or the spec's data through its loader.
class Batches {
public:
    Batches(const RunSpec& spec, const std::shared_ptr<const Dataset>& dataset, int classes)
    {
        if (dataset) {
            m_loader = std::make_unique<Loader>(dataset, LoaderOptions{spec.data, Split::Train, spec.training.batchSize,
                                                                       orderSeed(spec), spec.data.loaderThreads, 4});
            return;
        }
        KeyedRandom random(7, RandomPurpose::Synthetic, 0);
        const ImageSpec& image = spec.data.image;
        const auto count = static_cast<std::size_t>(spec.training.batchSize);
        m_images.resize(count * static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width) *
                        static_cast<std::size_t>(image.channels));
        for (std::uint8_t& pixel : m_images) // never zeros: they would be faster than any data
            pixel = static_cast<std::uint8_t>(random.below(256));
        for (std::size_t i = 0; i < count; ++i)
            m_labels.push_back(static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(classes))));
    }

    /// What brings the spec's data; null for random images.
    Loader* loader() { return m_loader.get(); }

    /// A whole batch; partial ones at an epoch's end are passed over.
    Batch next(int size, double& waited)
    {
        if (!m_loader)
            return {m_images.data(), m_labels.data(), static_cast<int>(m_labels.size())};
        for (;;) {
            const Batch batch = m_loader->next();
            waited += batch.waitSeconds;
            if (batch.count == size)
                return batch;
        }
    }

private:
    std::unique_ptr<Loader> m_loader;
    std::vector<std::uint8_t> m_images;
    std::vector<std::int32_t> m_labels;
};

/// The largest resident size of this process so far, bytes; -1 where the system does not say.
std::int64_t peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stoll(line.substr(6)) * 1024;
    return -1;
}

/// Of one rank, which has the whole batch and does not validate.
NetworkOptions benchOptions(const RunSpec& spec, int classes)
{
    NetworkOptions options = networkOptions(spec);
    options.classes = classes;
    options.batchSize = spec.training.batchSize;
    options.syncBatchNorm = options.validatesBeside = false;
    if (!spec.model.file.empty())
        options.graph = std::make_shared<const Graph>(ModelSource(spec.model.file).build(modelOptions(options)));
    return options;
}

std::shared_ptr<const Dataset> realData(const RunSpec& spec, const BenchArguments& arguments)
{
    if (!arguments.real)
        return nullptr;
    std::error_code code;
    if (!std::filesystem::is_regular_file(arguments.what, code))
        throw Failure(ErrorKind::BadInput, "measure with real data", arguments.what, engineReason("engine.no-data"));
    return openDataset(spec.data, sampleSeed(spec), {usableCores(), {}});
}

/// What the trainer does, on as many samples as there are.
void decideBatch(BenchResult& result, NetworkOptions& options, const Dataset* dataset)
{
    const std::int64_t samples = dataset ? dataset->size(Split::Train) : 65536;
    int& batch = result.spec.training.batchSize;
    result.chosenBatch = batch == kAutoBatch;
    const BatchRoom room = batchRoom(options, 1);
    if (dataset && usesGpu(options))
        result.images = planImages(result.spec, samples, 0, options, room, 1,
                                   result.chosenBatch ? 0 : planNetwork(options).memory->total);
    if (result.chosenBatch)
        batch = largestBatch(options, samples, beside(result.images, room));
    if (batch > samples)
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::BadInput, "measure with", result.spec.data.path,
                                   engineReason("engine.smaller-batch", batchProblem(result.spec, samples).why())));
    options.batchSize = batch;
}

/// `before`: the GPU's memory before this process used it.
void timeSteps(const BenchArguments& arguments, const NetworkOptions& options, std::shared_ptr<const Dataset> dataset,
               const std::optional<GpuMemory>& before, BenchResult& result)
{
    Batches batches(result.spec, dataset, options.classes);
    Network network(options);
    if (result.images.path == ImagePath::Kept)
        keepImages(network, *dataset, Split::Train, options.image, *batches.loader(), usableCores(),
                   [] { return true; });
    result.planned = network.memory();
    result.planned.total += result.images.bytes;
    result.device = network.state().deviceDescription();
    double ignored = 0.0;
    constexpr int kWarmUp = 3;
    bool underWay = false; // as in a run: a device that works on its own computes a step while the next is enqueued
    for (int step = 0; step < kWarmUp + arguments.steps; ++step) {
        const double start = steadyTime();
        const Batch batch = batches.next(options.batchSize, step < kWarmUp ? ignored : result.waited);
        StepRunner& steps = network.steps();
        if (steps.stepsAhead(batch)) {
            steps.enqueueStep(batch, 1e-3, step);
            if (std::exchange(underWay, true))
                steps.finishStep();
        } else {
            steps.trainStep(batch, 1e-3, step);
        }
        if (step >= kWarmUp)
            result.seconds.push_back(steadyTime() - start);
    }
    if (underWay)
        network.steps().finishStep();
    result.waited /= arguments.steps;
    result.memoryPeak = peakMemory();
    if (before && usesGpu(options))
        if (const std::optional<GpuMemory> now = gpuMemory())
            result.gpuMemory = before->free - now->free;
    std::sort(result.seconds.begin(), result.seconds.end());
}

void profileSteps(const BenchArguments& arguments, const NetworkOptions& options, BenchResult& result)
{
    const Graph graph = options.graph ? *options.graph : buildModel(modelOptions(options));
    selftest::StepProfileOptions profile;
    profile.device = options.device;
    profile.precision = options.precision;
    profile.threads = options.threads;
    profile.batch = options.microBatchSize();
    profile.steps = std::clamp(arguments.steps, 3, 10);
    profile.optimizer = options.updateRule();
    result.profile = selftest::profileStep(graph, profile);
    result.parts = static_cast<double>(options.batchSize) / profile.batch;
    result.matrixRate = selftest::matrixRate(options.device, options.threads, options.precision);
    result.bandwidth = selftest::memoryBandwidth(options.device, options.threads);
    for (const selftest::KernelProfile& kernel : result.profile.kernels)
        result.flopsPerSample += kernel.flops / profile.batch;
    for (std::size_t i = 0; i < selftest::kFusions.size(); ++i)
        result.traffic[i] =
            selftest::trafficPerSample(graph, selftest::kFusions[i], activationType(options.precision), profile.batch);
}

} // namespace

double BenchResult::kernelSeconds() const
{
    double sum = 0.0;
    for (const selftest::KernelProfile& kernel : profile.kernels)
        sum += kernel.usualSeconds;
    return sum * parts;
}

double BenchResult::updateSeconds() const
{
    return profile.updateSeconds + (parts > 1.0 ? std::ceil(parts) * profile.accumulateSeconds : 0.0);
}

double BenchResult::rooflineSeconds() const
{
    double sum = 0.0;
    for (const selftest::KernelProfile& kernel : profile.kernels)
        sum += selftest::rooflineSeconds(kernel, matrixRate, bandwidth);
    return sum * parts;
}

BenchResult measureSteps(const BenchArguments& arguments)
{
    BenchResult result;
    const std::optional<GpuMemory> before = gpuMemory(); // specOf() may open the device, whose context takes memory
    result.spec = specOf(arguments);
    const std::shared_ptr<const Dataset> dataset = realData(result.spec, arguments);
    const int classes = dataset                 ? static_cast<int>(dataset->classes().size())
                        : arguments.classes > 0 ? arguments.classes
                                                : 10;
    NetworkOptions options = benchOptions(result.spec, classes);
    options.features = dataset && dataset->deliversFeatures();
    decideBatch(result, options, dataset.get());
    timeSteps(arguments, options, dataset, before, result);
    profileSteps(arguments, options, result);
    if (arguments.mask) {
        Batches batches(result.spec, nullptr, options.classes);
        double ignored = 0.0;
        result.masks = selftest::measureMasks(
            options, batches.next(options.batchSize, ignored),
            {std::max(1, arguments.steps / 10), steadyTime, [](int pairs) { return pairs < kMaskPairs; }});
    }
    return result;
}

} // namespace trainyard
