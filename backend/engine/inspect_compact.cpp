// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_compact.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/engine/human_text.h"
#include "backend/engine/net_comparison.h"
#include "backend/engine/newest_checkpoint.h"
#include "backend/look/checkpoint_net.h"
#include "backend/models/describe_net.h"
#include "backend/models/model_file.h"
#include "backend/models/model_options.h"
#include "backend/models/onnx_export.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/pruning/compact_net.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

using CompactJson = nlohmann::ordered_json;

constexpr const char* kMakeSmaller = "make smaller";
constexpr int kComparedSamples = 64; // of noise, and as many real ones

/// The smaller net as it will be read again.
struct WrittenNet {
    CompactNet net;
    std::string modelText;
    std::shared_ptr<const Graph> graph;
};

WrittenNet smallerNet(const Checkpoint& checkpoint, const CheckpointNet& whole, const std::string& subject)
{
    WrittenNet out;
    out.net = compacted(whole.graph, checkpoint.tensors, checkpoint.info.runId + ", compact");
    out.net.description.image = whole.spec.data.image;
    out.net.description.mean = checkpoint.info.mean;
    out.net.description.deviation = checkpoint.info.deviation;
    out.modelText = modelFileText(out.net.description);
    ModelOptions options;
    options.image = whole.spec.data.image;
    options.classes = static_cast<int>(checkpoint.info.classes.size());
    options.features = checkpoint.info.features;
    out.graph = std::make_shared<const Graph>(
        buildDescribedModel(parseModelFile(nlohmann::json::parse(out.modelText), subject), options));
    return out;
}

std::int64_t pruned(std::span<const NamedTensor> tensors, std::int64_t& all)
{
    std::int64_t zeros = 0;
    for (const NamedTensor& tensor : tensors)
        if (tensor.name.ends_with(kMaskEnding)) {
            all += static_cast<std::int64_t>(tensor.values.size());
            zeros += std::count(tensor.values.begin(), tensor.values.end(), 0.0f);
        }
    return zeros;
}

/// As a checkpoint without the optimizer's state, so that everything that reads checkpoints reads it.
std::int64_t writeWeights(const std::filesystem::path& path, const Checkpoint& whole, const CheckpointNet& net,
                          const WrittenNet& smaller)
{
    Checkpoint checkpoint{whole.info, smaller.net.tensors};
    checkpoint.info.net = smaller.modelText;
    std::int64_t masked = 0;
    const std::int64_t zeros = pruned(smaller.net.tensors, masked);
    return writeCheckpoint(path, checkpoint, {},
                           {{"compact_model", modelName(net.spec.model)},
                            {"compact_sparsity", decimals(masked > 0 ? double(zeros) / double(masked) : 0.0, 6)}});
}

CompactJson costJson(const NetDescription& net, double rate)
{
    return {{"parameters", net.parameters()}, {"flops", net.flops()}, {"samples_per_second", rate}};
}

CompactJson toJson(const Checkpoint& checkpoint, const std::filesystem::path& file, const WrittenNet& smaller,
                   const ComparedSamples& samples, const NetComparison& comparison, const NetDescription& before,
                   const NetDescription& after)
{
    CompactJson layers = CompactJson::array();
    for (const CompactNet::Change& change : smaller.net.changes)
        layers.push_back({{"layer", change.layer}, {"before", change.before}, {"after", change.after}});
    return {{"kind", "compact"},
            {"checkpoint", file.string()},
            {"run", checkpoint.info.runId},
            {"step", checkpoint.info.loop.step},
            {"changed", !smaller.net.changes.empty()},
            {"layers", std::move(layers)},
            {"whole", costJson(before, comparison.firstRate)},
            {"compact", costJson(after, comparison.secondRate)},
            {"speedup", comparison.speedup},
            {"batch", comparison.batch},
            {"device", comparison.device},
            {"random_samples", samples.random},
            {"real_samples", samples.real},
            {"largest_difference", comparison.largestDifference},
            {"largest_logit", comparison.largestLogit}};
}

std::string scientific(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2g", value);
    return text;
}

std::string channelsText(const CompactNet& net)
{
    if (net.changes.empty())
        return "Channels     Every channel counts: none is dead in all layers that share it, so the net stays as it "
               "is.\n";
    std::string text = "\n" + padded("Layer", 40) + padded("Channels", 10) + "Left\n";
    for (const CompactNet::Change& change : net.changes)
        text +=
            padded(printable(change.layer), 40) + padded(countText(change.before), 10) + countText(change.after) + "\n";
    return text + "\n";
}

std::string comparedText(const ComparedSamples& samples, const NetComparison& comparison)
{
    std::string text = "Equal        logits differ by " + scientific(comparison.largestDifference) +
                       " at the most, of up to " + scientific(comparison.largestLogit) + ", on " +
                       countText(samples.random) + " samples of noise and " + countText(samples.real) + " real ones\n";
    return samples.whyNone.empty() ? text : text + "             " + printable(samples.whyNone) + "\n";
}

std::string costText(const NetComparison& comparison, const NetDescription& before, const NetDescription& after)
{
    const auto row = [](const std::string& what, const std::string& first, const std::string& second, double times) {
        return padded(what, 13) + padded(first, 18) + padded(second, 18) + decimals(times, 2) + "\n";
    };
    return "\n" + padded("", 13) + padded("Whole net", 18) + padded("Compact net", 18) + "Times\n" +
           row("Parameters", countText(before.parameters()), countText(after.parameters()),
               double(before.parameters()) / double(std::max<std::int64_t>(after.parameters(), 1))) +
           row("Forward", flopsText(before.flops()), flopsText(after.flops()),
               double(before.flops()) / double(std::max<std::int64_t>(after.flops(), 1))) +
           row("Samples/s", decimals(comparison.firstRate, 0), decimals(comparison.secondRate, 0), comparison.speedup) +
           "Measured     in inference, batch " + std::to_string(comparison.batch) + ", " + comparison.device + "\n";
}

} // namespace

Inspection inspectCompact(const CompactQuestion& question)
{
    for (const std::filesystem::path& target : {question.model, question.weights, question.onnx})
        if (!target.empty())
            requireFreePlace("write", target, ExportOver::BesideRun);
    const std::filesystem::path file = newestCheckpoint(question.what, kMakeSmaller);
    const Checkpoint checkpoint = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(file); });
    const CheckpointNet whole = netOf(checkpoint.info, file, kMakeSmaller);
    const WrittenNet smaller = smallerNet(checkpoint, whole, question.model.string());
    const ComparedSamples samples = comparedSamples(whole.spec, checkpoint.info.features, kComparedSamples);
    const NetComparison comparison = compareNets(std::make_shared<const Graph>(whole.graph), checkpoint.tensors,
                                                 smaller.graph, smaller.net.tensors, samples);
    if (!comparison.equal())
        throw Failure(ErrorKind::Internal, kMakeSmaller, file.string(),
                      engineReason("engine.smaller-differs", scientific(comparison.largestDifference),
                                   scientific(comparison.allowed())));
    std::string onnx;
    if (!question.onnx.empty())
        onnx =
            onnxBytes(exportOnnx(*smaller.graph, smaller.net.tensors, checkpoint.info.runId), question.onnx.string());
    const NetDescription before = describeNet(whole.graph), after = describeNet(*smaller.graph);
    Inspection out;
    CompactJson json = toJson(checkpoint, file, smaller, samples, comparison, before, after);
    out.text = "Checkpoint   " + printable(file.string()) + ", step " + countText(checkpoint.info.loop.step) + "\n" +
               channelsText(smaller.net) + comparedText(samples, comparison) + costText(comparison, before, after);
    const auto told = [&](const char* key, const std::filesystem::path& path, std::int64_t bytes) {
        json[key] = path.string();
        out.text += "Written      " + printable(path.string()) + ", " + bytesText(bytes) + "\n";
    };
    if (!question.model.empty()) {
        writeFileAtomically(question.model, smaller.modelText);
        told("model", question.model, static_cast<std::int64_t>(smaller.modelText.size()));
    }
    if (!question.weights.empty())
        told("weights", question.weights, writeWeights(question.weights, checkpoint, whole, smaller));
    if (!question.onnx.empty()) {
        writeFileAtomically(question.onnx, onnx);
        told("onnx", question.onnx, static_cast<std::int64_t>(onnx.size()));
    }
    out.json = json.dump(2, ' ', false, CompactJson::error_handler_t::replace) + "\n";
    return out;
}

} // namespace trainyard
