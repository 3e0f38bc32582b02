// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_ticket.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/engine/human_text.h"
#include "backend/engine/newest_checkpoint.h"
#include "backend/graph/parameter_store.h"
#include "backend/look/checkpoint_net.h"
#include "backend/models/model_file.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/reasons_name.h"
#include "backend/protocol/version.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/model/run_model.h"
#include "backend/train/model/take_weights.h"
#include "backend/train/pruning/pruning_start.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using TicketJson = nlohmann::ordered_json;

constexpr const char* kMakeTicket = "make the ticket of";

/// The weights that a run began with, before its mask.
struct TicketStart {
    std::vector<NamedTensor> tensors;
    Reason from;
    std::optional<CheckpointInfo> continuesFrom; ///< where the run's steps are counted on from
};

TicketStart ofCheckpoint(const fs::path& path, bool continues)
{
    Checkpoint checkpoint = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(path); });
    TicketStart start{std::move(checkpoint.tensors), {}, {}};
    start.from = positionOf(checkpoint.info, path);
    if (continues)
        start.continuesFrom = std::move(checkpoint.info);
    return start;
}

/// The step that a run which resets begins at, as far as its spec tells.
std::optional<std::int64_t> firstStep(const PruningSpec& pruning, const CheckpointInfo& info)
{
    if (!pruning.continueSchedule)
        return 0;
    const std::optional<CheckpointReference> reference = parseCheckpointReference(pruning.resetTo);
    if (!reference)
        return std::nullopt;
    switch (reference->point) {
    case CheckpointReference::Point::Step: return reference->value;
    case CheckpointReference::Point::Epoch: return reference->value * info.stepsPerEpoch;
    case CheckpointReference::Point::End:
    case CheckpointReference::Point::File: break;
    }
    return std::nullopt;
}

bool holdsMasks(const fs::path& checkpoint)
{
    const SafetensorsHeader header = readSafetensorsHeader(checkpoint);
    return std::any_of(header.entries.begin(), header.entries.end(),
                       [](const SafetensorsHeader::Entry& entry) { return entry.name.ends_with(kMaskEnding); });
}

/// From the checkpoint that the run resets to; where that is gone, from the run's own of its first step.
TicketStart ofReset(const PruningSpec& pruning, const RunDirectory& run, const CheckpointInfo& info)
{
    try {
        return ofCheckpoint(findCheckpoint(pruning.resetTo, run.root().parent_path()), pruning.continueSchedule);
    } catch (const Failure& failure) {
        const std::optional<std::int64_t> first = firstStep(pruning, info);
        const std::vector<CheckpointStore::Found> found = CheckpointStore(run.checkpoints()).list();
        for (auto one = found.rbegin(); one != found.rend(); ++one)
            if (first && one->info.loop.step == *first && holdsMasks(one->path))
                return ofCheckpoint(one->path, pruning.continueSchedule);
        Error error = failure.error();
        Reason why = error.why();
        why.remedy.clear();
        error.setWhy(engineReason("engine.put-run-back", std::move(why)));
        throw Failure(error);
    }
}

TicketStart ofParent(const ParentSpec& parent, const RunDirectory& run)
{
    const fs::path runs = run.root().parent_path();
    fs::path path = parent.checkpoint;
    if (parseCheckpointReference(parent.checkpoint))
        path = findCheckpoint(parent.checkpoint, runs);
    else if (path.is_relative())
        path = runs / parent.run / path;
    return ofCheckpoint(path, parent.continueSchedule);
}

/// Weights of the seed, or of the file that the spec names.
TicketStart ofBeginning(const CheckpointNet& net, const RunDirectory& run)
{
    TicketStart start;
    start.from = nameReason("name.seed", std::to_string(net.spec.seed));
    for (const GraphParameter& parameter : parametersInBackwardOrder(net.graph))
        start.tensors.push_back({parameter.name, parameter.info.dims, initialValues(parameter, net.spec.seed)});
    const ModelSpec& model = net.spec.model;
    if (model.file.empty() && model.weights.empty())
        return start;
    if (const auto weights = RunModel::opened(run, model.file, model.weights).weights(net.graph)) {
        weights->putInto(start.tensors);
        start.from = weights->from;
    }
    return start;
}

TicketStart startOf(const CheckpointNet& net, const RunDirectory& run, const CheckpointInfo& info)
{
    const PruningSpec& pruning = net.spec.pruning;
    if (pruning.on() && pruning.schedule == PruningSchedule::Start) {
        if (pruning.reset == PruningReset::Checkpoint)
            return ofReset(pruning, run, info);
        if (pruning.reset == PruningReset::Redraw)
            return {redrawn(net.graph, net.spec.seed), nameReason("name.redrawn", std::to_string(net.spec.seed)), {}};
        if (!pruning.maskFrom.empty())
            return ofCheckpoint(findCheckpoint(pruning.maskFrom, run.root().parent_path()), false);
    }
    return net.spec.parent ? ofParent(*net.spec.parent, run) : ofBeginning(net, run);
}

void applyMasks(std::vector<NamedTensor>& tensors, const std::vector<NamedTensor>& masks)
{
    for (const NamedTensor& mask : masks)
        for (NamedTensor& tensor : tensors)
            if (tensor.name == mask.name)
                for (std::size_t i = 0; i < tensor.values.size(); ++i)
                    tensor.values[i] = mask.values[i] != 0.0f ? tensor.values[i] : 0.0f;
}

/// As a run that begins with it would stand there.
CheckpointInfo infoOf(const CheckpointInfo& trained, const TicketStart& start, const CheckpointNet& net)
{
    CheckpointInfo info = trained;
    info.engine = engineVersionLine();
    info.savedAt = unixTime();
    info.loop = LoopState();
    if (start.continuesFrom) {
        info.loop.step = std::llround(start.continuesFrom->epochs() * double(info.stepsPerEpoch));
        info.loop.samples = start.continuesFrom->loop.samples;
    }
    if (!net.spec.model.file.empty())
        info.net = modelFileText(describeModel(net.graph, modelName(net.spec.model)));
    return info;
}

/// The trained checkpoint's tensors with the values of the beginning, and its masks.
std::vector<NamedTensor> ticketTensors(const Checkpoint& trained, const TicketStart& start, const std::string& subject)
{
    std::vector<NamedTensor> tensors = trained.tensors;
    std::erase_if(tensors, [](const NamedTensor& tensor) { return isOptimizerState(tensor.name); });
    tensors = withWeightsOf(std::move(tensors), start.tensors, {kMakeTicket, subject, [&](Reason why) {
                                                                    return engineReason("engine.begun-with-other",
                                                                                        std::move(why), start.from);
                                                                }});
    applyMasks(tensors, masksIn(tensors));
    return tensors;
}

std::string layersText(const NetMasks& masks)
{
    std::string text = "\n" + padded("Layer", 40) + padded("Weights", 14) + padded("Left", 14) + "Share left\n";
    for (const LayerLeft& layer : masks.layers)
        text += padded(printable(layer.layer), 40) + padded(countText(layer.weights), 14) +
                padded(countText(layer.left), 14) + decimals(100.0 * (1.0 - layer.sparsity()), 2) + " %\n";
    return text + "\n";
}

TicketJson layersJson(const NetMasks& masks)
{
    TicketJson json = TicketJson::array();
    for (const LayerLeft& layer : masks.layers)
        json.push_back({{"layer", layer.layer}, {"weights", layer.weights}, {"left", layer.left}});
    return json;
}

} // namespace

Inspection inspectTicket(const TicketQuestion& question)
{
    const fs::path file = newestCheckpoint(question.what, kMakeTicket);
    const Checkpoint trained = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(file); });
    const std::vector<NamedTensor> masks = masksIn(trained.tensors);
    if (masks.empty())
        throw Failure(ErrorKind::BadInput, kMakeTicket, file.string(), engineReason("engine.no-masks"));
    const CheckpointNet net = netOf(trained.info, file, kMakeTicket);
    const TicketStart start = startOf(net, runOf(file), trained.info);
    const Checkpoint ticket{infoOf(trained.info, start, net), ticketTensors(trained, start, file.string())};
    const NetMasks left = described(weightTensors(net.graph, net.spec.pruning), masks);
    const Reason maskFrom = positionOf(trained.info, file);
    Inspection out;
    TicketJson json = {{"kind", "ticket"},
                       {"run", trained.info.runId},
                       {"model", modelName(net.spec.model)},
                       {"checkpoint", file.string()},
                       {"step", ticket.info.loop.step},
                       {"weights", left.weights()},
                       {"left", left.left()},
                       {"sparsity", left.sparsity()}};
    putReason(json, "weights_from", start.from);
    putReason(json, "mask_from", maskFrom);
    json["layers"] = layersJson(left);
    out.text = "Ticket       of run " + printable(trained.info.runId) + ", " + printable(modelName(net.spec.model)) +
               "\nMask         of " + printable(maskFrom.words) + "\nWeights      of " + printable(start.from.words) +
               "\nSparsity     " + decimals(100.0 * left.sparsity(), 2) + " %: " + countText(left.left()) + " of " +
               countText(left.weights()) + " prunable weights are left\n" + layersText(left);
    if (!question.output.empty()) {
        requireFreePlace("write", question.output, ExportOver::BesideRun);
        const std::int64_t bytes = writeCheckpoint(question.output, ticket, {},
                                                   {{"ticket_model", modelName(net.spec.model)},
                                                    {"ticket_sparsity", decimals(left.sparsity(), 6)},
                                                    {"ticket_weights", start.from.words},
                                                    {"ticket_mask", maskFrom.words}});
        json["output"] = question.output.string();
        out.text += "Written      " + printable(question.output.string()) + ", " + bytesText(bytes) + "\n";
    }
    out.json = json.dump(2, ' ', false, TicketJson::error_handler_t::replace) + "\n";
    return out;
}

} // namespace trainyard
