// SPDX-License-Identifier: Apache-2.0
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/engine/plan_conversation.h"
#include "backend/engine/spec_document.h"
#include "backend/protocol/exit_code.h"
#include "backend/train/plan/image_plan.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

namespace trainyard {
namespace {

std::string layersText(const std::vector<NetLayer>& layers)
{
    std::string text = "\n" + padded("Layer", 30) + padded("Kind", 22) + padded("Output", 18) +
                       padded("Parameters", 14) + "Forward, a sample\n";
    for (const NetLayer& layer : layers)
        text += padded(layer.name, 30) + padded(layer.kind, 22) + padded(shapeText(layer.output), 18) +
                padded(countText(layer.parameters), 14) + flopsText(layer.flops) + "\n";
    return text;
}

/// Names the same parts as the window. Libraries, the loader and the like are "other", so that the parts sum.
std::string memoryText(const MemoryPlan& memory)
{
    const std::pair<const char*, std::int64_t> named[] = {
        {"parameters", memory.parameters},   {"gradients", memory.gradients}, {"optimizer", memory.optimizerState},
        {"activations", memory.activations}, {"images", memory.images},       {"data", memory.data}};
    std::string parts;
    std::int64_t other = memory.total;
    for (const auto& [name, bytes] : named) {
        other -= bytes;
        if (bytes > 0)
            parts += std::string(name) + " " + bytesText(bytes) + ", ";
    }
    return "Memory       about " + bytesText(memory.total) + " (" + parts + "other " +
           bytesText(std::max<std::int64_t>(other, 0)) + ")" +
           (memory.processes > 1 ? " of " + std::to_string(memory.processes) + " processes together" : "") + "\n" +
           (memory.imagePath == ImagePath::Host
                ? ""
                : "Images       " + imagesReason(ImagePlan{memory.imagePath, memory.images}).text() + "\n");
}

std::string coresText(const CorePlan& plan)
{
    std::string text;
    for (const Reason& line : coreReasons(plan))
        text += padded(text.empty() ? "Cores" : "", 13) + line.text() + "\n";
    return text;
}

std::string planText(const PlanAnswer& answer)
{
    std::string text;
    if (answer.parameters)
        text += "Parameters   " + countText(*answer.parameters) + "\n";
    if (answer.flopsPerSample)
        text += "Compute      " + flopsText(*answer.flopsPerSample) + " a sample forward, about " +
                flopsText(3 * *answer.flopsPerSample) + " in training\n";
    if (answer.dataset)
        text += "Data         " + answer.dataset->summary + "\nClasses      " +
                countText(answer.dataset->classes.size()) + "\n";
    if (answer.stepsPerEpoch && answer.lastBatch)
        text += "Steps        " + countText(*answer.stepsPerEpoch) + " an epoch, the last with " +
                countedText(*answer.lastBatch, "sample(s)") +
                (answer.totalSteps ? "; " + countText(*answer.totalSteps) + " in all" : "") + "\n";
    if (answer.memory)
        text += memoryText(*answer.memory);
    if (answer.threads)
        text += "Threads      " + countText(*answer.threads) + " a rank\n";
    if (answer.cores)
        text += coresText(*answer.cores);
    if (!answer.layers.empty())
        text += layersText(answer.layers);
    for (const SpecProblem& problem : answer.problems)
        text += "Problem      " + problem.text() + "\n";
    for (const SpecProblem& warning : answer.warnings)
        text +=
            "Warning      " + warning.path + ": " + warning.found.words + "; better: " + warning.allowed.words + "\n";
    return text;
}

int planOnce(const std::string& path, bool json)
{
    const PlanAnswer answer = RunPlanner().plan(readSpecDocument(path));
    const std::string text =
        json ? toJson(answer).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n"
             : planText(answer);
    std::fputs(text.c_str(), stdout);
    return static_cast<int>(answer.problems.empty() ? ExitCode::Completed : ExitCode::BadSpec);
}

} // namespace

CommandAction addPlanCommand(CLI::App& command)
{
    const auto path = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    command.add_option("SPEC", *path,
                       "A run spec; without one, questions are read from standard input, one JSON object a line");
    command.add_flag("--json", *json, "Print one JSON object");
    return [path, json] {
        if (!path->empty())
            return planOnce(*path, *json);
        PlanConversation().hold(stdin, stdout);
        return 0;
    };
}

} // namespace trainyard
