// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/bench_measure.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Seconds of a step by operator and direction.
std::map<std::string, double> byKind(const BenchResult& result)
{
    std::map<std::string, double> kinds;
    for (const selftest::KernelProfile& kernel : result.profile.kernels)
        kinds[kernel.kind + (kernel.backward ? ", backward" : ", forward")] += kernel.usualSeconds * result.parts;
    return kinds;
}

OrderedJson toJson(const BenchArguments& arguments, const BenchResult& result)
{
    const RunSpec& spec = result.spec;
    const int batch = spec.training.batchSize;
    const auto rate = [batch](double seconds) { return batch / seconds; };
    OrderedJson json{{"version", 1},
                     {"model", arguments.what},
                     {"data", arguments.real ? "spec" : "synthetic"},
                     {"batch_size", batch},
                     {"batch_chosen", result.chosenBatch},
                     {"micro_batches", spec.training.microBatches},
                     {"image", {spec.data.image.height, spec.data.image.width, spec.data.image.channels}},
                     {"loss", name(spec.training.loss)},
                     {"optimizer", name(spec.training.optimizer.kind)},
                     {"precision", name(spec.training.precision)},
                     {"device", result.device},
                     {"threads", spec.resources.threads},
                     {"steps", arguments.steps},
                     {"images_per_second", rate(result.median())},
                     {"images_per_second_slowest", rate(result.seconds.back())},
                     {"images_per_second_fastest", rate(result.seconds.front())},
                     {"step_seconds", result.median()},
                     {"input_wait_seconds", result.waited},
                     {"images_kept", result.images.bytes},
                     {"kernel_seconds", result.kernelSeconds()},
                     {"update_seconds", result.updateSeconds()},
                     {"memory_planned", result.planned.total},
                     {"memory_peak", result.memoryPeak},
                     {"gpu_memory", result.gpuMemory},
                     {"roofline",
                      {{"flops_per_second", result.matrixRate},
                       {"bytes_per_second", result.bandwidth},
                       {"step_seconds", result.rooflineSeconds()},
                       {"achieved", result.rooflineSeconds() / result.median()}}}};
    for (std::size_t i = 0; i < selftest::kFusions.size(); ++i)
        json["lines"][std::string(selftest::name(selftest::kFusions[i]))] = {
            {"bytes_per_image", result.traffic[i]},
            {"images_per_second", result.line(i)},
            {"achieved", rate(result.median()) / result.line(i)}};
    if (result.masks)
        json["masks"] = {{"plain_seconds", result.masks->plainSeconds},
                         {"masked_seconds", result.masks->maskedSeconds},
                         {"share", result.masks->share}};
    for (const auto& [kind, seconds] : byKind(result))
        json["kinds"][kind] = seconds;
    for (const selftest::KernelProfile& kernel : result.profile.kernels)
        json["kernels"].push_back({{"layer", kernel.layer},
                                   {"kind", kernel.kind + (kernel.backward ? ", backward" : ", forward")},
                                   {"seconds", kernel.usualSeconds},
                                   {"flops", kernel.flops},
                                   {"bytes", kernel.bytes}});
    return json;
}

std::string gpuMemoryText(const BenchResult& result)
{
    if (result.gpuMemory < 0 || result.planned.total <= 0)
        return {};
    return ", on the GPU " + bytesText(result.gpuMemory) + " (" +
           decimals(100.0 * static_cast<double>(result.gpuMemory) / static_cast<double>(result.planned.total), 1) +
           " % of the plan)";
}

std::string header(const BenchArguments& arguments, const BenchResult& result)
{
    const RunSpec& spec = result.spec;
    const ImageSpec& image = spec.data.image;
    const TrainingSpec& training = spec.training;
    const double batch = training.batchSize;
    std::string out = "Network      " + arguments.what + ", " + std::to_string(image.height) + " × " +
                      std::to_string(image.width) + " × " + std::to_string(image.channels) + ", batch " +
                      std::to_string(training.batchSize) + (result.chosenBatch ? " (the largest that fits)" : "");
    if (training.microBatches > 1)
        out += " in " + std::to_string(training.microBatches) + " parts";
    out += arguments.real ? ", the spec's data" : ", random data";
    out += "\nTraining     " + std::string(name(training.loss)) + ", " + std::string(name(training.optimizer.kind)) +
           ", " + std::string(name(training.precision)) + "\nDevice       " + result.device + "\nSpeed        " +
           decimals(batch / result.median(), 1) + " images/s (slowest step " +
           decimals(batch / result.seconds.back(), 1) + ", fastest " + decimals(batch / result.seconds.front(), 1) +
           ")\nMemory       " + bytesText(result.planned.total) + " planned; the process reached " +
           bytesText(result.memoryPeak) + gpuMemoryText(result) + "\nRoofline     " +
           decimals(100.0 * result.rooflineSeconds() / result.median(), 1) + " % of what " +
           decimals(result.matrixRate / 1e9, 0) + " GFLOP/s and " + decimals(result.bandwidth / 1e9, 1) +
           " GB/s allow\n";
    for (std::size_t i = 0; i < selftest::kFusions.size(); ++i)
        out += (i == 0 ? "Lines        " : "             ") +
               padded(std::string(selftest::name(selftest::kFusions[i])), 17) + decimals(result.traffic[i] / 1e6, 1) +
               " MB an image, " + decimals(result.line(i), 0) +
               " images/s at most: " + decimals(100.0 * batch / result.median() / result.line(i), 1) + " % reached\n";
    if (result.images.path != ImagePath::Host)
        out += "Images       " + imagesReason(result.images).text() + "\n";
    if (result.masks)
        out += "Masks        " + decimals(100.0 * result.masks->share, 2) + " % of a step (" +
               decimals(1e3 * result.masks->plainSeconds, 3) + " ms without, " +
               decimals(1e3 * result.masks->maskedSeconds, 3) + " ms with)\n";
    return out;
}

std::string text(const BenchArguments& arguments, const BenchResult& result)
{
    const double step = result.median();
    const auto milliseconds = [](double seconds) { return decimals(seconds * 1e3, 3) + " ms"; };
    const auto line = [&](const std::string& name, double seconds) {
        return "  " + padded(name, 34) + padded(milliseconds(seconds), 14) + decimals(100.0 * seconds / step, 1) +
               " %\n";
    };
    std::string out = header(arguments, result) + "\nA step of " + milliseconds(step) + "\n";
    std::vector<std::pair<double, std::string>> rows;
    for (const auto& [kind, seconds] : byKind(result))
        rows.emplace_back(seconds, kind);
    std::sort(rows.rbegin(), rows.rend());
    for (const auto& [seconds, kind] : rows)
        out += line(kind, seconds);
    out += line("update", result.updateSeconds());
    if (arguments.real)
        out += line("waiting for input", result.waited);
    const double named = result.kernelSeconds() + result.updateSeconds() + result.waited;
    // Kernels are timed apart from the steps: on a machine that is busy with other things the rest may be much, or
    // nothing.
    return out + line("the rest", std::max(0.0, step - named));
}

int bench(BenchArguments arguments, const std::string& data)
{
    arguments.real = data == "spec";
    const BenchResult result = measureSteps(arguments);
    const std::string out = arguments.json ? toJson(arguments, result).dump(2) + "\n" : text(arguments, result);
    std::fputs(out.c_str(), stdout);
    return 0;
}

} // namespace

CommandAction addBenchCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<BenchArguments>();
    const auto data = std::make_shared<std::string>("synthetic");
    command.add_option("WHAT", arguments->what, "A run spec's file, or a model of the zoo by its name")->required();
    command.add_option("--batch", arguments->batch, "Samples a step, instead of the spec's")
        ->check(CLI::Range(1, 65536));
    command.add_option("--image", arguments->image, "HEIGHTxWIDTHxCHANNELS");
    command.add_option("--classes", arguments->classes, "Number of classes, with synthetic data")
        ->check(CLI::Range(2, 100000));
    command.add_option("--precision", arguments->precision, "Instead of the spec's")
        ->check(CLI::IsMember({"fp32", "tf32", "bf16", "fp16"}));
    command.add_option("--device", arguments->device, "cpu, reference or cuda, instead of the spec's");
    command.add_option("--steps", arguments->steps, "Steps that are timed, after 3 to warm up")
        ->check(CLI::Range(3, 100000));
    command.add_option("--threads", arguments->threads, "Compute threads; the spec's, or all cores")
        ->check(CLI::Range(1, 4096));
    command.add_option("--data", *data, "synthetic: random images; spec: the spec's own data through its loader")
        ->check(CLI::IsMember({"synthetic", "spec"}));
    command.add_flag("--mask", arguments->mask,
                     "Measure too what masks of pruning cost: half of all weights, at random (images only)");
    command.add_flag("--json", arguments->json, "Print one JSON object");
    return [arguments, data] { return bench(*arguments, *data); };
}

} // namespace trainyard
