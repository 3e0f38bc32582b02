// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/engine/answers.h"
#include "backend/engine/command.h"
#include "backend/engine/inspect_compact.h"
#include "backend/engine/inspect_ticket.h"
#include "backend/engine/inspect_weights.h"
#include "backend/engine/number_rules.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace trainyard {
namespace {

void addLayerChoice(CLI::App& command, PruningSpec& layers)
{
    command.add_flag("--first-layer,!--no-first-layer", layers.firstLayer, "Count the first layer as prunable");
    command.add_flag("--last-layer,!--no-last-layer", layers.lastLayer,
                     "Whether the last layer counts as prunable, which it does by default");
    command.add_flag("--depthwise,!--no-depthwise", layers.depthwise, "Count depthwise kernels as prunable");
    command.add_option("--exclude", layers.excluded, "Layer or tensor that is left whole; may be given several times");
}

InspectCommand addWeights(CLI::App& command)
{
    struct Arguments {
        WeightsQuestion question;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    WeightsQuestion& question = arguments->question;
    CLI::App* weights =
        command.add_subcommand("weights", "Tell how large a checkpoint's weights are and what thresholds would leave");
    weights->add_option("PATH", question.what, "Checkpoint, another .safetensors file, or run directory for its newest")
        ->required();
    weights->add_flag("--every", question.every, "All checkpoints of a run directory, in order of their steps");
    weights->add_option("--percentile", question.marks.percentiles, "Mark this percentile; may be given several times")
        ->check(amountBetween(0.0, 100.0));
    weights->add_option("--threshold", question.marks.thresholds, "Mark this threshold; may be given several times")
        ->check(fromZero());
    weights->add_flag("--published", question.published, "Mark the percentiles of the published study on MobileNetV2");
    addLayerChoice(*weights, question.layers);
    weights->add_flag("--json", arguments->json, "Print one JSON object, with --every an array of them");
    return {weights,
            [arguments] { return answer(arguments->json, [&] { return inspectWeights(arguments->question); }); }};
}

InspectCommand addTicket(CLI::App& command)
{
    struct Arguments {
        TicketQuestion question;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* ticket =
        command.add_subcommand("ticket", "Tell a pruned run's ticket, its mask and the weights it begins with");
    ticket->add_option("RUN", arguments->question.what, "Run directory, for its newest checkpoint, or a checkpoint")
        ->required();
    ticket->add_option("--output", arguments->question.output,
                       "Write it as a .safetensors file, to begin runs with as weights or parent");
    ticket->add_flag("--json", arguments->json, "Print one JSON object");
    return {ticket,
            [arguments] { return answer(arguments->json, [&] { return inspectTicket(arguments->question); }); }};
}

InspectCommand addCompact(CLI::App& command)
{
    struct Arguments {
        CompactQuestion question;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CompactQuestion& question = arguments->question;
    CLI::App* compact = command.add_subcommand(
        "compact", "Remove the dead channels of a pruned net, and measure what that saves; the outputs stay the same");
    compact->add_option("RUN", question.what, "Checkpoint, or run directory for its newest")->required();
    compact->add_option("--output", question.model, "Write the smaller net as a *.model.json");
    compact->add_option("--weights", question.weights, "Write its weights, and masks, as a .safetensors file");
    compact->add_option("--onnx", question.onnx, "Write both as an ONNX model, normalisation of the input included");
    compact->add_flag("--json", arguments->json, "Print one JSON object");
    return {compact,
            [arguments] { return answer(arguments->json, [&] { return inspectCompact(arguments->question); }); }};
}

} // namespace

std::vector<InspectCommand> addPruningInspections(CLI::App& command)
{
    return {addWeights(command), addTicket(command), addCompact(command)};
}

} // namespace trainyard
