// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/scaling_model.h"

#include "backend/protocol/learning_rate.h"
#include "backend/protocol/rank_layout.h"
#include "cluster/campaigns/step_fit.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

const QString kUnknownScaling = QStringLiteral("–");

QString rateText(double rate)
{
    return shownText(rate, 3);
}

} // namespace

ScalingModel::ScalingModel(QObject* parent) : NumberTableModel(parent) {}

void ScalingModel::setSpec(const RunSpec& spec, std::optional<std::int64_t> samples, int most)
{
    beginResetModel();
    m_spec = spec;
    m_samples = samples;
    std::vector<int> counts;
    for (int ranks = 1; ranks <= most; ranks *= 2)
        counts.push_back(ranks);
    counts.push_back(std::max(most, 1));
    counts.push_back(spec.resources.ranks);
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    m_rows.clear();
    for (const int ranks : counts)
        m_rows.push_back(scaledBatch(spec, ranks));
    endResetModel();
}

void ScalingModel::setForecast(const std::optional<StepCosts>& costs, int fitted)
{
    beginResetModel();
    m_costs = costs;
    m_fitted = fitted;
    endResetModel();
}

int ScalingModel::chosenRow() const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].ranks == m_spec.resources.ranks)
            return static_cast<int>(row);
    return -1;
}

bool ScalingModel::standsOut(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].ranks == m_spec.resources.ranks;
}

QString ScalingModel::text(int index, int column) const
{
    const ScaledBatch& row = m_rows[static_cast<std::size_t>(index)];
    if (column == Ranks)
        return mastersOf(row.ranks) > 0
                   ? tr("%1 + %2").arg(format::count(row.ranks), format::count(mastersOf(row.ranks)))
                   : format::count(row.ranks);
    if (column == Rate)
        return rateText(row.rate);
    if (row.effective == kAutoBatch) // chosen by the engine
        return kUnknownScaling;
    switch (column) {
    case Forecast: {
        const ForecastPoint point = forecastRanks(*m_costs, m_spec, {row.ranks}).front();
        return point.samplesPerSecond > 0.0 ? format::rate(point.samplesPerSecond) : kUnknownScaling;
    }
    case LocalBatch:
        if (row.smallestLocal == row.largestLocal)
            return format::count(row.largestLocal);
        return QStringLiteral("%1–%2").arg(format::count(row.smallestLocal), format::count(row.largestLocal));
    case EffectiveBatch: return format::count(row.effective);
    default: break;
    }
    if (!m_samples || *m_samples <= 0 || row.effective > *m_samples)
        return kUnknownScaling;
    const std::int64_t batch = stepSamples(m_spec, row.ranks); // with a master, of one worker
    const std::int64_t steps = stepsPerEpoch(*m_samples, batch);
    switch (column) {
    case WarmUp: {
        const auto warm =
            static_cast<std::int64_t>(std::ceil(m_spec.training.learningRate.warmupEpochs * double(steps)));
        return warm > 0 ? tr("%1 step(s)", nullptr, pluralOf(warm)).arg(format::count(warm)) : tr("none");
    }
    case Steps: return format::count(steps);
    case LastBatch: return format::count(lastBatchSize(*m_samples, batch));
    default: return {};
    }
}

int ScalingModel::mastersOf(int ranks) const
{
    RunSpec spec = m_spec;
    spec.resources.ranks = ranks;
    return processNeeds(spec).masters;
}

QString ScalingModel::tip(int index, int column) const
{
    const ScaledBatch& row = m_rows[static_cast<std::size_t>(index)];
    if (column == Ranks && mastersOf(row.ranks) > 0)
        return tr("Training ranks + masters; each is a process");
    if (row.smallestLocal < 1 && row.effective != kAutoBatch)
        return tr("The batch has fewer than %1 samples: some ranks would have nothing to do.")
            .arg(format::count(row.ranks));
    if (column == Forecast && row.effective != kAutoBatch) {
        const ForecastPoint point = forecastRanks(*m_costs, m_spec, {row.ranks}).front();
        return tr("%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these "
                  "threads")
            .arg(format::fixed(point.speedUp, 2))
            .arg(m_fitted);
    }
    if (column == LocalBatch && row.smallestLocal != row.largestLocal)
        return tr("%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each "
                  "other.")
            .arg(format::count(row.effective), format::count(row.ranks), format::count(row.largestLocal),
                 format::count(row.smallestLocal));
    if (m_samples && row.effective > *m_samples)
        return tr("More than the %1 training samples").arg(format::count(*m_samples));
    const bool shared = m_spec.distribution.mode == DistributionMode::Synchronous;
    if (shared && column == LastBatch && m_samples && *m_samples > 0 &&
        lastBatchSize(*m_samples, row.effective) < row.ranks)
        return tr("Some ranks have no part of an epoch's last batch.");
    return {};
}

QString ScalingModel::headingTip(int column) const
{
    switch (column) {
    case LocalBatch: return tr("Samples per step on each rank");
    case EffectiveBatch: return tr("Samples per step on all ranks together");
    case Rate: return tr("Base learning rate after the scaling rule");
    case WarmUp: return tr("Steps until the learning rate is reached");
    case Steps: return tr("Steps per epoch");
    case LastBatch: return tr("Samples in the last batch of an epoch");
    case Forecast:
        return tr("Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 "
                  "ranks slow each other's memory no further than those did, except where they share cores.")
            .arg(m_fitted);
    default: return {};
    }
}

QString ScalingModel::heading(int column) const
{
    switch (column) {
    case Ranks: return tr("n");
    case LocalBatch: return tr("Local");
    case EffectiveBatch: return tr("Effective");
    case Rate: return tr("Rate");
    case WarmUp: return tr("Warm-up");
    case Steps: return tr("Steps");
    case LastBatch: return tr("Last");
    case Forecast: return tr("Speed");
    default: return {};
    }
}

} // namespace trainyard
