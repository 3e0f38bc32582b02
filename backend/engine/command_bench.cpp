// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/keyed_random.h"
#include "backend/data/loader.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/models/model_options.h"
#include "backend/protocol/spec_reader.h"
#include "backend/selftest/ceilings.h"
#include "backend/selftest/step_profile.h"
#include "backend/train/device_loader.h"
#include "backend/train/host_info.h"
#include "backend/train/network.h"
#include "backend/train/run_failure.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

struct BenchArguments {
    std::string what;
    std::string image;
    int classes = 0;
    int batch = 0;
    int steps = 20;
    int threads = 0;
    bool real = false;
    bool json = false;
};

/// What is measured: the spec's network, or a model of the zoo by its name.
RunSpec specOf(const BenchArguments& arguments)
{
    nlohmann::json document{{"version", 1}, {"id", "bench"}, {"name", arguments.what},
                            {"model", {{"architecture", arguments.what}}},
                            {"data", {{"format", "folder"}, {"path", "/"}}}}; // any size; its data is not read
    std::error_code code;
    const bool file = std::filesystem::is_regular_file(arguments.what, code);
    if (file)
        document = parseBoundedJson(readFile(arguments.what, std::size_t{4} << 20));
    if (!arguments.image.empty()) {
        int height = 0, width = 0, channels = 0;
        char rest = 0;
        if (std::sscanf(arguments.image.c_str(), "%dx%dx%d%c", &height, &width, &channels, &rest) != 3)
            throw Failure(ErrorKind::BadInput, "use the image size", arguments.image,
                          "it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3");
        document["data"]["image"] = {{"height", height}, {"width", width}, {"channels", channels}};
    }
    if (arguments.batch > 0)
        document["training"]["batch_size"] = arguments.batch;
    std::vector<SpecProblem> problems;
    RunSpec spec = parseRunSpec(document, problems);
    if (!problems.empty())
        throw RunFailure(ExitCode::BadSpec,
                         {ErrorKind::BadInput, "use the run spec", arguments.what, problems.front().text(),
                          file ? "Correct it there." : "Name a run spec's file or a model of the zoo.", 0});
    if (spec.training.batchSize <= 0)
        throw Failure(ErrorKind::BadInput, "measure", arguments.what, "its batch size is \"auto\"", "Give one with --batch.");
    if (arguments.threads > 0)
        spec.resources.threads = arguments.threads;
    else if (spec.resources.threads <= 0)
        spec.resources.threads = usableCores();
    return spec;
}

/// Batches for the network: drawn at random, or the spec's data through its loader.
class Batches {
public:
    Batches(const RunSpec& spec, bool real, int classes)
    {
        if (real) {
            m_loader = std::make_unique<Loader>(openDataset(spec.data, spec.seed),
                                                LoaderOptions{spec.data, Split::Train, spec.training.batchSize, spec.seed,
                                                              std::max(spec.data.loaderThreads, 1), 4});
            m_loader->start(0, 0);
            return;
        }
        KeyedRandom random(7, RandomPurpose::Synthetic, 0);
        const ImageSpec& image = spec.data.image;
        const auto count = static_cast<std::size_t>(spec.training.batchSize);
        m_images.resize(count * static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width)
                        * static_cast<std::size_t>(image.channels));
        for (std::uint8_t& pixel : m_images) // never zeros: they would be faster than any data
            pixel = static_cast<std::uint8_t>(random.below(256));
        for (std::size_t i = 0; i < count; ++i)
            m_labels.push_back(static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(classes))));
    }

    /// A whole batch; partial ones at an epoch's end are passed over.
    Batch next(int size, double& waited)
    {
        if (!m_loader)
            return {m_images.data(), m_labels.data(), static_cast<int>(m_labels.size())};
        for (;;) {
            const LoadedBatch batch = m_loader->next();
            waited += batch.waitSeconds;
            if (batch.count == size)
                return {batch.images, batch.labels, batch.count};
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

struct BenchResult {
    std::vector<double> seconds;  ///< of each step, sorted
    double waited = 0.0;          ///< for input, of all steps
    MemoryPlan planned;
    std::int64_t memoryPeak = -1; ///< of the whole process
    std::string device;
    std::vector<selftest::KernelProfile> kernels;
    double matrixRate = 0.0;
    double bandwidth = 0.0;

    double median() const { return seconds[seconds.size() / 2]; }
    double kernelSeconds() const
    {
        double sum = 0.0;
        for (const selftest::KernelProfile& kernel : kernels)
            sum += kernel.seconds;
        return sum;
    }
    double rooflineSeconds() const
    {
        double sum = 0.0;
        for (const selftest::KernelProfile& kernel : kernels)
            sum += selftest::rooflineSeconds(kernel, matrixRate, bandwidth);
        return sum;
    }
};

BenchResult measure(const RunSpec& spec, const BenchArguments& arguments, int classes)
{
    NetworkOptions options;
    options.model = spec.model;
    options.image = spec.data.image;
    options.classes = classes;
    options.optimizer = spec.training.optimizer;
    options.clipNorm = spec.training.clipNorm;
    options.loss = spec.training.loss;
    options.precision = spec.training.precision;
    options.microBatches = spec.training.microBatches;
    options.labelSmoothing = spec.training.labelSmoothing;
    options.batchSize = spec.training.batchSize;
    const auto channels = static_cast<std::size_t>(spec.data.image.channels);
    options.mean.assign(channels, 0.5f);
    options.deviation.assign(channels, 0.25f);
    options.device = spec.resources.device;
    options.threads = spec.resources.threads;
    options.seed = spec.seed;
    BenchResult result;
    {
        Batches batches(spec, arguments.real, classes);
        Network network(options);
        result.planned = network.memory();
        result.device = network.deviceDescription();
        double ignored = 0.0;
        constexpr int kWarmUp = 3;
        for (int step = 0; step < kWarmUp + arguments.steps; ++step) {
            const double start = steadyTime();
            const Batch batch = batches.next(spec.training.batchSize, step < kWarmUp ? ignored : result.waited);
            network.trainStep(batch, 1e-3, step);
            if (step >= kWarmUp)
                result.seconds.push_back(steadyTime() - start);
        }
        result.memoryPeak = peakMemory();
    }
    std::sort(result.seconds.begin(), result.seconds.end());
    const Graph graph = buildModel({spec.model, spec.data.image, classes, spec.training.labelSmoothing, options.mean,
                                    options.deviation});
    result.kernels = selftest::profileStep(graph, options.device, options.threads, options.batchSize,
                                           std::clamp(arguments.steps, 3, 10));
    result.matrixRate = selftest::matrixRate(options.device, options.threads);
    result.bandwidth = selftest::memoryBandwidth(options.threads);
    return result;
}

/// Seconds by operator and direction.
std::map<std::string, double> byKind(const BenchResult& result)
{
    std::map<std::string, double> kinds;
    for (const selftest::KernelProfile& kernel : result.kernels)
        kinds[kernel.kind + (kernel.backward ? ", backward" : ", forward")] += kernel.seconds;
    return kinds;
}

OrderedJson toJson(const RunSpec& spec, const BenchArguments& arguments, const BenchResult& result)
{
    const int batch = spec.training.batchSize;
    const auto rate = [batch](double seconds) { return batch / seconds; };
    OrderedJson json{{"version", 1},
                     {"model", arguments.what},
                     {"data", arguments.real ? "real" : "random"},
                     {"batch_size", batch},
                     {"image", {spec.data.image.height, spec.data.image.width, spec.data.image.channels}},
                     {"device", result.device},
                     {"threads", spec.resources.threads},
                     {"steps", arguments.steps},
                     {"images_per_second", rate(result.median())},
                     {"images_per_second_slowest", rate(result.seconds.back())},
                     {"images_per_second_fastest", rate(result.seconds.front())},
                     {"step_seconds", result.median()},
                     {"input_wait_seconds", result.waited / arguments.steps},
                     {"kernel_seconds", result.kernelSeconds()},
                     {"memory_planned", result.planned.total},
                     {"memory_peak", result.memoryPeak},
                     {"roofline", {{"flops_per_second", result.matrixRate},
                                   {"bytes_per_second", result.bandwidth},
                                   {"step_seconds", result.rooflineSeconds()},
                                   {"achieved", result.rooflineSeconds() / result.median()}}}};
    for (const auto& [kind, seconds] : byKind(result))
        json["kinds"][kind] = seconds;
    return json;
}

std::string text(const RunSpec& spec, const BenchArguments& arguments, const BenchResult& result)
{
    const ImageSpec& image = spec.data.image;
    const double step = result.median();
    const auto milliseconds = [](double seconds) { return decimals(seconds * 1e3, 3) + " ms"; };
    const auto line = [&](const std::string& name, double seconds) {
        return "  " + padded(name, 34) + padded(milliseconds(seconds), 14) + decimals(100.0 * seconds / step, 1) + " %\n";
    };
    std::string out = "Network      " + arguments.what + ", " + std::to_string(image.height) + " × "
        + std::to_string(image.width) + " × " + std::to_string(image.channels) + ", batch "
        + std::to_string(spec.training.batchSize) + (arguments.real ? ", real data" : ", random data") + "\nDevice       "
        + result.device + "\nSpeed        " + decimals(spec.training.batchSize / step, 1) + " images/s (slowest step "
        + decimals(spec.training.batchSize / result.seconds.back(), 1) + ", fastest "
        + decimals(spec.training.batchSize / result.seconds.front(), 1) + ")\nMemory       " + bytesText(result.planned.total)
        + " planned; the process reached " + bytesText(result.memoryPeak) + "\nRoofline     "
        + decimals(100.0 * result.rooflineSeconds() / step, 1) + " % of what " + decimals(result.matrixRate / 1e9, 0)
        + " GFLOP/s and " + decimals(result.bandwidth / 1e9, 1) + " GB/s allow\n\nA step of " + milliseconds(step) + "\n";
    std::vector<std::pair<double, std::string>> rows;
    for (const auto& [kind, seconds] : byKind(result))
        rows.emplace_back(seconds, kind);
    std::sort(rows.rbegin(), rows.rend());
    for (const auto& [seconds, kind] : rows)
        out += line(kind, seconds);
    if (arguments.real)
        out += line("waiting for input", result.waited / arguments.steps);
    return out + line("update and the rest", std::max(0.0, step - result.kernelSeconds() - result.waited / arguments.steps));
}

int bench(const BenchArguments& arguments)
{
    const RunSpec spec = specOf(arguments);
    int classes = arguments.classes > 0 ? arguments.classes : 10;
    std::error_code code;
    if (arguments.real && !std::filesystem::is_regular_file(arguments.what, code))
        throw Failure(ErrorKind::BadInput, "measure with real data", arguments.what, "it names no data",
                      "Give a run spec's file, or leave --real out.");
    if (arguments.real)
        classes = static_cast<int>(inspectDataset(spec.data, spec.seed).classes.size());
    const BenchResult result = measure(spec, arguments, classes);
    const std::string out = arguments.json ? toJson(spec, arguments, result).dump(2) + "\n" : text(spec, arguments, result);
    std::fputs(out.c_str(), stdout);
    return 0;
}

} // namespace

CommandAction addBenchCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<BenchArguments>();
    command.add_option("WHAT", arguments->what, "A run spec's file, or a model of the zoo by its name")->required();
    command.add_option("--batch", arguments->batch, "Samples a step")->check(CLI::Range(1, 65536));
    command.add_option("--image", arguments->image, "HEIGHTxWIDTHxCHANNELS");
    command.add_option("--classes", arguments->classes, "Number of classes, with random data")->check(CLI::Range(2, 100000));
    command.add_option("--steps", arguments->steps, "Steps that are timed, after 3 to warm up")->check(CLI::Range(3, 100000));
    command.add_option("--threads", arguments->threads, "Compute threads; the spec's, or all cores")->check(CLI::Range(1, 4096));
    command.add_flag("--real", arguments->real, "The spec's own data through its loader, instead of random images");
    command.add_flag("--json", arguments->json, "Print one JSON object");
    return [arguments] { return bench(*arguments); };
}

} // namespace trainyard
