// SPDX-License-Identifier: Apache-2.0
#include "backend/train/pruning/sensitivity_scores.h"

#include "backend/data/pipeline/loader.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// The network that one rank would have for the batch of all: it computes the part of each as a micro-batch.
NetworkOptions ofAllRanks(const SensitivityQuestion& question)
{
    NetworkOptions options = question.options;
    const int ranks = rankLayout(question.spec).hasMaster ? 1 : question.spec.resources.ranks; // workers have their own
    if (ranks > 1) {
        options.batchSize = static_cast<int>(scaledBatch(question.spec, ranks).effective);
        options.microBatches *= ranks;
    }
    options.batchSize =
        static_cast<int>(std::min<std::int64_t>(options.batchSize, question.dataset->size(Split::Train)));
    options.syncBatchNorm = false;
    return options;
}

/// Mean gradients over the batches, by parameter.
std::vector<NamedTensor> meanGradients(const SensitivityQuestion& question)
{
    const NetworkOptions options = ofAllRanks(question);
    LoaderOptions loading;
    loading.data = question.spec.data;
    loading.split = Split::Train;
    loading.batchSize = options.batchSize;
    loading.seed = orderSeed(question.spec);
    loading.threads = question.spec.data.loaderThreads;
    Loader loader(question.dataset, loading);
    loader.start(0, 0);
    Network network(options);
    network.state().set(question.state);
    std::vector<float> sums;
    const int batches = question.spec.pruning.scoreBatches;
    for (int batch = 0; batch < batches; ++batch) {
        network.steps().computeGradients(loader.next(), batch);
        network.ranks().unscaleGradients();
        const auto gradients = network.ranks().values({.gradients = true}).gradients;
        sums.resize(gradients.size(), 0.0f);
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += gradients[i] / static_cast<float>(batches);
        question.working();
    }
    // In the place of the weights they come out by parameter and in plain order.
    const auto weights = network.ranks().values({.weights = true}).weights;
    std::copy(sums.begin(), sums.end(), weights.begin());
    network.ranks().put({.weights = true});
    return network.state().tensors();
}

} // namespace

Judgement judgeSensitivity(const SensitivityQuestion& question)
{
    const PruningSpec& pruning = question.spec.pruning;
    const std::vector<WeightTensor> tensors = weightTensors(question.graph, pruning);
    if (pruning.method == PruningMethod::SynFlow)
        return synFlow(question.graph, tensors, question.state, pruning,
                       {kSynFlowRounds, question.options.threads, question.working});
    const std::vector<NamedTensor> gradients = meanGradients(question);
    Judgement judgement{magnitudeScores(tensors, question.state), masksIn(question.state)};
    for (NamedTensor& score : judgement.scores)
        for (const NamedTensor& gradient : gradients)
            if (gradient.name == score.name)
                for (std::size_t i = 0; i < score.values.size(); ++i)
                    score.values[i] *= std::abs(gradient.values[i]);
    return judgement;
}

} // namespace trainyard
