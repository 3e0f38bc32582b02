// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_weights.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/engine/newest_checkpoint.h"
#include "backend/engine/weights_text.h"
#include "backend/engine/wrong_argument.h"
#include "backend/look/checkpoint_net.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/pruning/masks.h"
#include "backend/pruning/weight_tensors.h"
#include "backend/train/checkpoint/checkpoint.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

using Entry = SafetensorsHeader::Entry;

constexpr const char* kReadWeights = "read the weights of";

/// The layers of a file, and where each one's weights are in it.
struct CountedFile {
    WeightMagnitudes about; ///< without layers
    std::vector<LayerMagnitudes> layers;
    std::vector<const Entry*> entries; ///< parallel to the layers
};

bool isNormOrBias(const LayerMagnitudes& layer)
{
    return layer.role == WeightRole::NormOrBias;
}

void refuseExclusion(const std::string& excluded, const CountedFile& counted)
{
    std::string known;
    for (const LayerMagnitudes& layer : counted.layers)
        if (!isNormOrBias(layer) && known.size() < 400)
            known += (known.empty() ? "" : ", ") + layer.layer;
    throw wrongArgument("--exclude", excluded, engineReason("engine.no-such-layer", known));
}

/// One of ours: its spec tells the layers.
void addOwnLayers(const SafetensorsFile& file, const std::filesystem::path& path, const PruningSpec& choice,
                  CountedFile& counted)
{
    const CheckpointInfo info = checkpointInfo(file.header(), path);
    const CheckpointNet net = netOf(info, path, kReadWeights);
    counted.about.run = info.runId;
    counted.about.model = modelName(net.spec.model);
    counted.about.step = info.loop.step;
    counted.about.epoch = info.epochs();
    std::map<std::string, const Entry*> byName;
    for (const Entry& entry : file.header().entries)
        byName[entry.name] = &entry;
    std::vector<WeightTensor> tensors = weightTensors(net.graph, choice);
    std::stable_partition(tensors.begin(), tensors.end(),
                          [](const WeightTensor& tensor) { return tensor.role != WeightRole::NormOrBias; });
    for (const WeightTensor& tensor : tensors) {
        const auto found = byName.find(tensor.parameter);
        if (found == byName.end() || found->second->shape != tensor.dims)
            throw Failure(ErrorKind::BadInput, kReadWeights, path.string(),
                          engineReason("engine.checkpoint-lacks", tensor.parameter, shapeText(tensor.dims, "1")));
        counted.layers.push_back(
            {tensor.parameter, tensor.layer, tensor.kind, tensor.dims, tensor.role, tensor.prunable, {}, {}});
        counted.entries.push_back(found->second);
    }
    for (const std::string& excluded : unknownExclusions(net.graph, choice))
        refuseExclusion(excluded, counted);
}

bool isForeignWeight(const Entry& entry)
{
    return entry.shape.size() >= 2 && (entry.name.ends_with("weight") || entry.name.ends_with("kernel"));
}

bool isPruned(WeightRole role, const PruningSpec& choice)
{
    return role == WeightRole::Inner || (role == WeightRole::First && choice.firstLayer) ||
           (role == WeightRole::Last && choice.lastLayer);
}

/// A file of another program: only names and shapes tell what is a layer.
void addForeignLayers(const SafetensorsFile& file, const PruningSpec& choice, CountedFile& counted)
{
    std::vector<const Entry*> entries;
    for (const Entry& entry : file.header().entries)
        if (SafetensorsFile::isFloat(entry.dtype) && !entry.name.ends_with(kMaskEnding) &&
            !isOptimizerState(entry.name))
            entries.push_back(&entry);
    const auto end = std::stable_partition(entries.begin(), entries.end(),
                                           [](const Entry* entry) { return isForeignWeight(*entry); });
    const std::ptrdiff_t weights = end - entries.begin();
    std::vector<std::string> unknown = choice.excluded;
    for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(entries.size()); ++i) {
        const Entry& entry = *entries[static_cast<std::size_t>(i)];
        LayerMagnitudes layer;
        layer.parameter = entry.name;
        layer.layer = entry.name.substr(0, entry.name.find_last_of("/."));
        layer.shape = entry.shape;
        const auto named = [&](const std::string& name) { return name == layer.layer || name == layer.parameter; };
        if (i >= weights)
            layer.role = WeightRole::NormOrBias;
        else if (std::any_of(choice.excluded.begin(), choice.excluded.end(), named))
            layer.role = WeightRole::Excluded;
        else if (i + 1 == weights)
            layer.role = WeightRole::Last;
        else if (i == 0)
            layer.role = WeightRole::First;
        std::erase_if(unknown, named);
        layer.prunable = isPruned(layer.role, choice);
        counted.layers.push_back(std::move(layer));
        counted.entries.push_back(&entry);
    }
    for (const std::string& excluded : unknown)
        refuseExclusion(excluded, counted);
}

WeightMagnitudes magnitudesOf(const std::filesystem::path& path, const WeightsQuestion& question)
{
    const double begin = steadyTime();
    const SafetensorsFile file(path);
    CountedFile counted;
    if (isCheckpoint(file.header()))
        addOwnLayers(file, path, question.layers, counted);
    else
        addForeignLayers(file, question.layers, counted);
    if (std::all_of(counted.layers.begin(), counted.layers.end(), isNormOrBias))
        throw Failure(ErrorKind::BadInput, kReadWeights, path.string(), engineReason("engine.no-weights"));
    WeightMagnitudes out = countMagnitudes(
        std::move(counted.layers),
        [&](std::size_t layer, std::vector<float>& into) { file.read(*counted.entries[layer], into); }, question.marks);
    out.file = path.string();
    out.run = counted.about.run;
    out.model = counted.about.model;
    out.step = counted.about.step;
    out.epoch = counted.about.epoch;
    out.seconds = steadyTime() - begin;
    return out;
}

void chooseMarks(WeightsQuestion& question)
{
    std::vector<double>& percentiles = question.marks.percentiles;
    if (question.published)
        percentiles.insert(percentiles.end(), std::begin(kPublishedPercentiles), std::end(kPublishedPercentiles));
    if (percentiles.empty() && question.marks.thresholds.empty())
        percentiles = {10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 97, 98, 99};
    for (std::vector<double>* marks : {&percentiles, &question.marks.thresholds}) {
        std::sort(marks->begin(), marks->end());
        marks->erase(std::unique(marks->begin(), marks->end()), marks->end());
    }
}

std::string dumped(const nlohmann::ordered_json& json)
{
    // Long lists of numbers: one line, or the file would have a number a line.
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

Inspection inspectWeights(WeightsQuestion question)
{
    chooseMarks(question);
    const auto measured = [&](const std::filesystem::path& path) {
        return atStage(ExitCode::BadCheckpoint, [&] { return magnitudesOf(path, question); });
    };
    Inspection out;
    if (!question.every) {
        const WeightMagnitudes magnitudes = measured(newestCheckpoint(question.what, kReadWeights));
        out.text = weightsText(magnitudes);
        out.json = dumped(toJson(magnitudes));
        return out;
    }
    std::vector<WeightMagnitudes> checkpoints;
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const std::filesystem::path& path : wholeCheckpoints(question.what, kReadWeights))
        json.push_back(toJson(checkpoints.emplace_back(measured(path))));
    out.text = weightsText(checkpoints);
    out.json = dumped(json);
    return out;
}

} // namespace trainyard
