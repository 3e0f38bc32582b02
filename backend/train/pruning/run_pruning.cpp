// SPDX-License-Identifier: Apache-2.0
#include "backend/train/pruning/run_pruning.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"
#include "backend/train/network/network.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

RunPruning::RunPruning(const RunSpec& spec, std::vector<WeightTensor> tensors, std::int64_t stepsPerEpoch)
    : m_pruning(spec.pruning), m_watchedShare(spec.monitoring.maskShare), m_seed(spec.seed),
      m_tensors(std::move(tensors)), m_changes(maskChanges(spec.pruning, spec.training.epochs, stepsPerEpoch))
{
}

void RunPruning::look(const Network& network, std::optional<double> threshold)
{
    m_pruned = network.state().pruned();
    if (!m_pruned)
        return;
    m_now = described(m_tensors, masksIn(network.state().tensors()));
    m_now.threshold = threshold;
    m_now.masks.clear();
}

bool RunPruning::changesAt(std::int64_t position) const
{
    return std::any_of(m_changes.begin(), m_changes.end(),
                       [position](const MaskChange& change) { return change.step == position; });
}

bool RunPruning::tellsAt(std::int64_t position) const
{
    return changesAt(position) &&
           (m_pruning.schedule == PruningSchedule::Iterative || m_changes.back().step == position);
}

void RunPruning::change(Network& network, std::int64_t position)
{
    std::optional<double> share; // of several at one step the last
    for (const MaskChange& change : m_changes)
        if (change.step == position)
            share = change.sparsity;
    if (!share)
        return;
    const std::vector<NamedTensor> state = network.state().tensors();
    const std::vector<NamedTensor> scores =
        m_pruning.method == PruningMethod::Random ? randomScores(m_tensors, m_seed) : magnitudeScores(m_tensors, state);
    m_now = makeMasks(m_tensors, scores, {m_pruning, share, m_seed}, masksIn(state));
    network.state().setMasks(m_now.masks);
    m_now.masks.clear();
    m_pruned = true;
}

std::vector<std::pair<std::string, double>> RunPruning::values() const
{
    std::vector<std::pair<std::string, double>> values;
    if (!m_pruned)
        return values;
    values.emplace_back(series::kSparsity, m_now.sparsity());
    // Other scores than single weights' magnitudes are no thresholds of |w|, and a shuffled mask has none.
    if (m_now.threshold && m_pruning.method == PruningMethod::Magnitude &&
        m_pruning.structure == PruningStructure::Weights && !m_pruning.shuffle)
        values.emplace_back(series::kPruningThreshold, *m_now.threshold);
    for (const LayerLeft& layer : m_now.layers)
        values.emplace_back(series::layerSparsity(layer.layer), layer.sparsity());
    return values;
}

std::optional<double> RunPruning::settled(const Network& network)
{
    if (m_watchedShare <= 0.0)
        return std::nullopt;
    PruningSpec plain = m_pruning;
    plain.method = PruningMethod::Magnitude;
    plain.structure = PruningStructure::Weights;
    plain.leastKept = 1e-9; // so that a small layer is no reason to end the run
    NetMasks now =
        makeMasks(m_tensors, magnitudeScores(m_tensors, network.state().tensors()), {plain, m_watchedShare, m_seed});
    const std::optional<double> distance = m_watched ? std::optional(maskDistance(*m_watched, now)) : std::nullopt;
    m_watched = std::move(now);
    return distance;
}

Reason sparsityReason(const NetMasks& masks)
{
    return trainingReason("training.sparsity", std::round(10000.0 * masks.sparsity()) / 100.0, Count{masks.weights()},
                          Count{masks.left()}, std::ssize(masks.layers));
}

} // namespace trainyard
