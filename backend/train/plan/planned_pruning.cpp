// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/planned_pruning.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/graph/parameter_store.h"
#include "backend/models/model_options.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/reasons_pruning.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>

namespace trainyard {
namespace {

// Smaller shares hardly ever empty a layer, so that drawing the weights is not worth its time.
constexpr double kMuch = 0.5;
constexpr double kMuchOfFilters = 0.3; // a layer's filters resemble one another more than its weights do

void addProblem(PlanAnswer& answer, const std::string& key, const std::string& found, const Error& error)
{
    answer.problems.push_back(
        {"/pruning/" + key,
         planReason("plan.because", found,
                    error.subject == found ? error.why() : planReason("plan.of", error.subject, error.why())),
         error.remedy.empty() ? planReason("plan.wants-same-net") : remedyReason(error.why())});
}

/// The field that says how much is pruned.
std::string amountKey(const PruningSpec& pruning)
{
    if (pruning.structure == PruningStructure::TwoOfFour)
        return "structure";
    if (pruning.schedule == PruningSchedule::Iterative)
        return "round_share";
    const bool chooses = pruning.schedule == PruningSchedule::Start && pruning.structure == PruningStructure::Weights;
    return chooses ? std::string(name(pruning.amount)) : "sparsity";
}

/// What stands in that field, for people.
std::string amountFound(const PruningSpec& pruning)
{
    const std::string key = amountKey(pruning);
    if (key == "structure")
        return std::string(name(pruning.structure));
    char text[32];
    std::snprintf(text, sizeof text, "%g",
                  key == "round_share"  ? pruning.roundShare
                  : key == "percentile" ? pruning.percentile
                  : key == "threshold"  ? pruning.threshold
                                        : pruning.sparsity);
    return text;
}

/// Names and shapes of the net's weights against those of a checkpoint.
Reason misfit(const std::vector<WeightTensor>& tensors, const std::vector<NamedTensor>& state)
{
    for (const WeightTensor& tensor : tensors) {
        const auto found = std::find_if(state.begin(), state.end(),
                                        [&](const NamedTensor& one) { return one.name == tensor.parameter; });
        if (found == state.end())
            return planReason("plan.lacks", tensor.parameter);
        if (found->shape != tensor.dims)
            return planReason("plan.other-shape", tensor.parameter);
    }
    return {};
}

PruningPlan emptyPlan(const std::vector<WeightTensor>& tensors)
{
    PruningPlan plan;
    for (const WeightTensor& tensor : tensors) {
        (tensor.prunable ? plan.prunable : plan.neverPruned) += tensor.elements();
        if (tensor.prunable)
            plan.layers.push_back({tensor.layer, tensor.elements(), -1});
    }
    return plan;
}

/// Fewer weights than layers leave a layer empty, whatever the weights are.
void checkLeft(const PruningSpec& pruning, const PruningPlan& plan, PlanAnswer& answer)
{
    const auto layers = static_cast<std::int64_t>(
        std::count_if(plan.layers.begin(), plan.layers.end(), [](const auto& layer) { return layer.weights > 0; }));
    if (plan.left < 0 || plan.left >= layers || pruning.leastKept > 0.0 ||
        pruning.structure != PruningStructure::Weights)
        return;
    answer.problems.push_back({"/pruning/" + std::string(amountKey(pruning)),
                               planReason("plan.weights-left", amountFound(pruning), plan.left, layers),
                               planReason("plan.wants-share")});
}

/// Where each layer loses the same share, a share that rounds to all weights of a small layer leaves it empty.
void checkEachLayer(const PruningSpec& pruning, double share, std::span<const WeightTensor> tensors, PlanAnswer& answer)
{
    const bool byShare = pruning.schedule != PruningSchedule::Start || pruning.structure == PruningStructure::Filters ||
                         pruning.amount == PruningAmount::Sparsity;
    if (share < 0.0 || !byShare || pruning.scope != PruningScope::Layer || pruning.leastKept > 0.0 ||
        pruning.structure == PruningStructure::TwoOfFour)
        return;
    for (const WeightTensor& tensor : tensors) {
        const bool judged = tensor.prunable && (pruning.structure == PruningStructure::Weights || tensor.hasFilters);
        if (!judged || std::llround(share * static_cast<double>(tensor.elements())) < tensor.elements())
            continue;
        addProblem(answer, amountKey(pruning), amountFound(pruning),
                   errorWith(ErrorKind::BadInput, "prune", tensor.layer,
                             pruningReason("pruning.layer-empty", tensor.elements())));
        return;
    }
}

/// Whether the run judges the weights that its seed draws, or numbers that it draws.
bool beginsAsDrawn(const RunSpec& spec)
{
    const PruningSpec& pruning = spec.pruning;
    return (pruning.method == PruningMethod::Magnitude || pruning.method == PruningMethod::Random) &&
           pruning.schedule == PruningSchedule::Start && pruning.maskFrom.empty() && !spec.parent &&
           spec.model.weights.empty();
}

/// Whether so much is pruned that a layer may be left empty: only then it is worth drawing the weights.
bool mayEmptyALayer(const PruningSpec& pruning)
{
    if (pruning.structure == PruningStructure::TwoOfFour)
        return false;
    if (pruning.structure == PruningStructure::Weights && pruning.amount != PruningAmount::Sparsity)
        return pruning.amount == PruningAmount::Threshold || pruning.percentile >= 100.0 * kMuch;
    return pruning.sparsity >= (pruning.structure == PruningStructure::Filters ? kMuchOfFilters : kMuch);
}

void checkDrawn(const RunSpec& spec, const Graph& graph, std::span<const WeightTensor> tensors, PlanAnswer& answer)
{
    std::vector<NamedTensor> scores;
    if (spec.pruning.method == PruningMethod::Random) {
        scores = randomScores(tensors, spec.seed);
    } else {
        std::vector<NamedTensor> drawn;
        for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
            if (std::any_of(tensors.begin(), tensors.end(),
                            [&](const WeightTensor& tensor) { return tensor.parameter == parameter.name; }))
                drawn.push_back({parameter.name, parameter.info.dims, initialValues(parameter, spec.seed)});
        scores = magnitudeScores(tensors, drawn);
    }
    try {
        (void)makeMasks(tensors, scores, {spec.pruning, std::nullopt, spec.seed});
    } catch (const Failure& failure) {
        addProblem(answer, amountKey(spec.pruning), amountFound(spec.pruning), failure.error());
    }
}

} // namespace

const std::vector<NamedTensor>& PlannedPruning::read(const char* key, const std::string& reference,
                                                     const std::filesystem::path& runsFolder, PlanAnswer& answer)
{
    static const std::vector<NamedTensor> none;
    try {
        const std::filesystem::path file = findCheckpoint(reference, runsFolder);
        if (const std::string seen = fileState(file); seen != m_seen) {
            m_seen.clear();
            m_state = readCheckpoint(file).tensors;
            m_seen = seen;
        }
        return m_state;
    } catch (...) {
        addProblem(answer, key, reference, currentError("use the checkpoint"));
        return none;
    }
}

void PlannedPruning::look(const RunSpec& spec, const NetworkOptions& options, const std::filesystem::path& runsFolder,
                          PlanAnswer& answer)
{
    const PruningSpec& pruning = spec.pruning;
    if (!pruning.on())
        return;
    const Graph graph = options.graph ? *options.graph : buildModel(modelOptions(options));
    for (const std::string& unknown : unknownExclusions(graph, pruning))
        answer.problems.push_back({"/pruning/excluded", unknown, planReason("plan.wants-layer-names")});
    const std::vector<WeightTensor> tensors = weightTensors(graph, pruning);
    PruningPlan plan = emptyPlan(tensors);
    if (plan.prunable == 0) {
        answer.problems.push_back(
            {"/pruning/method", std::string(name(pruning.method)), planReason("plan.wants-layers")});
        return;
    }
    const double share = finalSparsity(pruning);
    if (share >= 0.0)
        plan.left = plan.prunable - std::llround(share * static_cast<double>(plan.prunable));
    const std::size_t problems = answer.problems.size();
    checkLeft(pruning, plan, answer);
    if (answer.problems.size() == problems)
        checkEachLayer(pruning, share, tensors, answer);
    if (answer.problems.size() == problems && beginsAsDrawn(spec) && mayEmptyALayer(pruning))
        checkDrawn(spec, graph, tensors, answer);
    if (!pruning.maskFrom.empty()) {
        if (const auto& state = read("mask_from", pruning.maskFrom, runsFolder, answer); !state.empty()) {
            if (const Reason reason = misfit(tensors, state); !reason.empty()) {
                answer.problems.push_back({"/pruning/mask_from", planReason("plan.because", pruning.maskFrom, reason),
                                           planReason("plan.wants-same-net")});
            } else {
                try {
                    const NetMasks masks = makeMasks(tensors, magnitudeScores(tensors, state),
                                                     {pruning, std::nullopt, spec.seed}, masksIn(state));
                    plan.left = masks.left();
                    plan.threshold = masks.threshold;
                    for (std::size_t i = 0; i < plan.layers.size(); ++i)
                        plan.layers[i].left = masks.layers[i].left;
                } catch (const Failure& failure) {
                    addProblem(answer, amountKey(pruning), amountFound(pruning), failure.error());
                }
            }
        }
    }
    if (pruning.reset == PruningReset::Checkpoint && parseCheckpointReference(pruning.resetTo)) {
        try {
            findCheckpoint(pruning.resetTo, runsFolder);
        } catch (const Failure& failure) {
            addProblem(answer, "reset_to", pruning.resetTo, failure.error());
        }
    }
    if (answer.stepsPerEpoch)
        for (const MaskChange& change : maskChanges(pruning, spec.training.epochs, *answer.stepsPerEpoch))
            plan.changes.push_back(change);
    answer.pruning = std::move(plan);
}

} // namespace trainyard
