// SPDX-License-Identifier: Apache-2.0
#include "backend/train/pruning/sensitivity_scores.h"

#include "backend/data/pipeline/loader.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// Mean gradients over the batches, by parameter.
std::vector<NamedTensor> meanGradients(const SensitivityQuestion& question)
{
    LoaderOptions loading;
    loading.data = question.spec.data;
    loading.split = Split::Train;
    loading.batchSize =
        static_cast<int>(std::min<std::int64_t>(question.options.batchSize, question.dataset->size(Split::Train)));
    loading.seed = orderSeed(question.spec);
    loading.threads = question.spec.data.loaderThreads;
    Loader loader(question.dataset, loading);
    loader.start(0, 0);
    NetworkOptions options = question.options;
    options.batchSize = loading.batchSize;
    options.syncBatchNorm = false;
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
