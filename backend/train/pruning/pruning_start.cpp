// SPDX-License-Identifier: Apache-2.0
#include "backend/train/pruning/pruning_start.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/graph/parameter_store.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/model/take_weights.h"
#include "backend/train/pruning/run_pruning.h"

namespace trainyard {
namespace {

constexpr std::uint64_t kRedrawStream = 0x72656472; // "redr"

/// A checkpoint that the spec names, and where it is.
Reason otherNet(Reason why)
{
    return runReason("run.choose-same-net", std::move(why));
}

struct NamedCheckpoint {
    std::filesystem::path path;
    Checkpoint checkpoint;
};

NamedCheckpoint readNamed(const std::string& reference, const std::filesystem::path& runsFolder)
{
    NamedCheckpoint named{findCheckpoint(reference, runsFolder), {}};
    named.checkpoint = readCheckpoint(named.path);
    return named;
}

void refuseUnknownExclusions(const PruningStart& start)
{
    const std::vector<std::string> unknown = unknownExclusions(start.graph, start.spec.pruning);
    if (!unknown.empty())
        throw Failure(ErrorKind::BadInput, "leave out of pruning", unknown.front(), runReason("run.no-such-layer"));
}

} // namespace

std::vector<NamedTensor> redrawn(const Graph& graph, std::uint64_t seed)
{
    KeyedRandom random(seed, RandomPurpose::Prune, kRedrawStream, 2);
    const std::uint64_t high = random.next();
    const std::uint64_t other = high << 32 | random.next();
    std::vector<NamedTensor> tensors;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
        tensors.push_back({parameter.name, parameter.info.dims, initialValues(parameter, other)});
    return tensors;
}

PrunedStart startPruned(Network& network, const PruningStart& start)
{
    const PruningSpec& pruning = start.spec.pruning;
    refuseUnknownExclusions(start);
    const std::vector<WeightTensor> tensors = weightTensors(start.graph, pruning);
    PrunedStart done;
    std::vector<NamedTensor> state = network.state().tensors();
    std::vector<NamedTensor> before = masksIn(state);
    std::optional<NamedCheckpoint> judged;
    if (!pruning.maskFrom.empty()) {
        judged = readNamed(pruning.maskFrom, start.runsFolder);
        state = withWeightsOf(std::move(state), judged->checkpoint.tensors,
                              {"prune by the weights of", judged->path.string(), otherNet});
        before = masksIn(judged->checkpoint.tensors);
        done.told.push_back(trainingReason("training.mask-from", positionOf(judged->checkpoint.info, judged->path)));
    }
    std::vector<NamedTensor> scores;
    switch (pruning.method) {
    case PruningMethod::Magnitude: scores = magnitudeScores(tensors, state); break;
    case PruningMethod::Random: scores = randomScores(tensors, start.spec.seed); break;
    case PruningMethod::Snip:
    case PruningMethod::SynFlow: {
        Judgement judgement = start.judge();
        scores = std::move(judgement.scores);
        before = std::move(judgement.before);
        break;
    }
    case PruningMethod::None: break;
    }
    done.masks = makeMasks(tensors, scores, {pruning, std::nullopt, start.spec.seed}, before);
    switch (pruning.reset) {
    case PruningReset::Keep: break;
    case PruningReset::Redraw:
        state = withWeightsOf(std::move(state), redrawn(start.graph, start.spec.seed), {"draw new weights", {}, {}});
        done.told.push_back(trainingReason("training.redrawn"));
        break;
    case PruningReset::Checkpoint: {
        const NamedCheckpoint reset = readNamed(pruning.resetTo, start.runsFolder);
        state = withWeightsOf(std::move(state), reset.checkpoint.tensors,
                              {"reset the weights to", reset.path.string(), otherNet});
        if (pruning.continueSchedule)
            done.continuesFrom = reset.checkpoint.info;
        done.told.push_back(trainingReason("training.reset-to", positionOf(reset.checkpoint.info, reset.path)));
        break;
    }
    }
    std::erase_if(state, [](const NamedTensor& tensor) { return tensor.name.ends_with(kMaskEnding); });
    network.state().set(state);
    network.state().setMasks(done.masks.masks);
    done.told.push_back(sparsityReason(done.masks));
    return done;
}

} // namespace trainyard
