// SPDX-License-Identifier: Apache-2.0
// Masks that change while a run trains, checkpoints of points that are kept, and the line to another run's end.
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/trainer.h"

#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/model/take_weights.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kLineParts = 10; ///< the line is looked at in this many parts, its ends included

/// (1 − share) · from + share · to.
std::vector<NamedTensor> between(std::vector<NamedTensor> from, const std::vector<NamedTensor>& to, double share)
{
    for (std::size_t t = 0; t < from.size(); ++t)
        for (std::size_t i = 0; i < from[t].values.size(); ++i)
            from[t].values[i] = static_cast<float>((1.0 - share) * from[t].values[i] + share * to[t].values[i]);
    return from;
}

} // namespace

bool Trainer::stopsAt(std::int64_t position) const
{
    const std::int64_t step = position + m_loop.offset;
    return (m_parts.pruning && m_parts.pruning->changesAt(position)) ||
           std::binary_search(m_training.keepSteps.begin(), m_training.keepSteps.end(), step);
}

void Trainer::changeMask()
{
    if (!m_parts.pruning || !m_parts.steps.computes() || !m_parts.pruning->changesAt(m_info.position()))
        return;
    m_parts.pruning->change(m_parts.network, m_info.position());
    recordMask();
    if (m_parts.pruning->tellsAt(m_info.position()))
        tell(trainingReason("training.pruned", m_loop.step, sparsityReason(m_parts.pruning->masks())));
}

void Trainer::recordMask()
{
    if (!m_parts.pruning || !m_parts.pruning->pruned())
        return;
    m_recorder.addSingle(position(), m_parts.pruning->values());
    setMetric(series::kSparsity, m_parts.pruning->masks().sparsity());
}

void Trainer::watchMask()
{
    if (!m_parts.pruning || !writes())
        return;
    if (const std::optional<double> distance = m_parts.pruning->settled(m_parts.network))
        m_recorder.addSingle(position(), {{series::kMaskDistance, *distance}});
}

void Trainer::keepPoint()
{
    if (!isKept(m_info, m_training))
        return;
    closeOpenEpoch();
    save("kept");
}

void Trainer::measureLine()
{
    if (m_parts.lineTo.empty())
        return;
    closeOpenEpoch();
    if (m_parts.validation.samples() == 0) {
        tell(trainingReason("training.no-line", PathText{m_parts.lineTo.string()}));
        return;
    }
    const std::vector<NamedTensor> own = m_parts.network.state().tensors();
    const std::vector<NamedTensor> other =
        withWeightsOf(own, readCheckpoint(m_parts.lineTo).tensors,
                      {"measure the line to", m_parts.lineTo.string(),
                       [](Reason why) { return runReason("run.choose-same-model", std::move(why)); }, true});
    std::vector<double> errors, losses;
    for (int part = 0; part <= kLineParts; ++part) {
        m_parts.network.state().set(between(own, other, double(part) / kLineParts));
        const std::optional<BatchMetrics> metrics = validateNow([this] {
            whileValidating();
            return true;
        });
        errors.push_back(1.0 - perSample(metrics->top1, metrics->samples));
        losses.push_back(perSample(metrics->lossSum, metrics->samples));
    }
    m_parts.network.state().set(own);
    const auto barrier = [](const std::vector<double>& values) {
        return *std::max_element(values.begin(), values.end()) - (values.front() + values.back()) / 2.0;
    };
    m_recorder.addSingle(position(),
                         {{series::kBarrierError, barrier(errors)}, {series::kBarrierLoss, barrier(losses)}});
    setMetric(series::kBarrierError, barrier(errors));
    setMetric(series::kBarrierLoss, barrier(losses));
    tell(trainingReason("training.line", std::round(10000.0 * barrier(errors)) / 100.0,
                        std::round(10000.0 * barrier(losses)) / 10000.0));
}

} // namespace trainyard
