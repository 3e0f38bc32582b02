// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/rank_health.h"

#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

void StragglerWatch::add(int rank, double seconds, double work)
{
    m_ranks[rank].seconds += seconds;
    m_ranks[rank].work += work;
}

std::vector<Reason> StragglerWatch::look(double now)
{
    if (m_begun < 0.0)
        m_begun = now;
    if (now - m_begun < kSeconds)
        return {};
    m_begun = now;
    std::vector<double> all;
    for (const auto& [rank, sums] : m_ranks)
        if (sums.work > 0.0)
            all.push_back(sums.seconds / sums.work);
    std::sort(all.begin(), all.end());
    std::vector<Reason> told;
    for (auto& [rank, sums] : m_ranks) {
        if (all.size() > 1 && sums.work > 0.0) {
            const double times = sums.seconds / sums.work / std::max(all[(all.size() - 1) / 2], 1e-12);
            const bool slow = times > kSlower;
            if (slow && !sums.slow)
                told.push_back(trainingReason("training.straggler", rank, std::round(10.0 * times) / 10.0));
            else if (sums.slow && !slow)
                told.push_back(trainingReason("training.no-straggler", rank));
            sums.slow = slow;
        }
        sums.seconds = sums.work = 0.0;
    }
    return told;
}

void StepHealth::add(const std::vector<RankReport>& reports)
{
    m_sums.resize(reports.size());
    ++m_steps;
    for (std::size_t r = 0; r < reports.size(); ++r) {
        Sums& sums = m_sums[r];
        sums.compute += reports[r].compute;
        sums.inputWait += reports[r].inputWait;
        sums.reduceWait += reports[r].reduceWait;
        sums.load = reports[r].load;
        m_stragglers.add(static_cast<int>(r), reports[r].compute, 1.0);
    }
}

std::vector<std::pair<std::string, double>> StepHealth::take()
{
    std::vector<std::pair<std::string, double>> values;
    for (std::size_t r = 0; r < m_sums.size() && m_steps > 0; ++r) {
        Sums& sums = m_sums[r];
        const int rank = static_cast<int>(r);
        const double seconds = std::max(sums.compute + sums.inputWait + sums.reduceWait, 1e-12);
        values.emplace_back(series::rank(rank, "compute"), sums.compute / m_steps);
        values.emplace_back(series::rank(rank, "allreduce"), sums.reduceWait / seconds);
        values.emplace_back(series::rank(rank, "input_wait"), sums.inputWait / seconds);
        sums.compute = sums.inputWait = sums.reduceWait = 0.0;
    }
    m_steps = 0;
    return values;
}

std::pair<double, double> StepHealth::othersLoad(double now)
{
    double seconds = 0.0, bytes = 0.0;
    for (std::size_t r = 1; r < m_sums.size(); ++r) {
        seconds += m_sums[r].load.processorSeconds;
        bytes += m_sums[r].load.memory;
    }
    const double percent =
        m_processorSeconds < 0.0 || now <= m_asked ? 0.0 : 100.0 * (seconds - m_processorSeconds) / (now - m_asked);
    m_processorSeconds = seconds;
    m_asked = now;
    return {percent, bytes};
}

std::pair<double, double> RankHealth::othersLoad(double now)
{
    double bytes = 0.0;
    for (const auto& [rank, memory] : m_memory)
        bytes += memory;
    const double percent = m_asked < 0.0 || now <= m_asked ? 0.0 : 100.0 * m_processorSeconds / (now - m_asked);
    m_processorSeconds = 0.0;
    m_asked = now;
    return {percent, bytes};
}

void RankHealth::add(const WorkerReport& report)
{
    Sums& sums = m_sums[report.rank];
    ++sums.exchanges;
    sums.samples += report.samples;
    sums.batches += report.batches;
    sums.compute += report.compute;
    m_processorSeconds += report.processorSeconds;
    m_memory[report.rank] = report.memory;
    sums.staleness += static_cast<double>(report.staleness);
    sums.seconds += report.seconds;
    sums.inputWait += report.inputWait;
    sums.exchangeWait += report.exchangeWait;
    m_stragglers.add(report.rank, report.compute, static_cast<double>(report.samples));
}

std::vector<std::pair<std::string, double>> RankHealth::take()
{
    std::vector<std::pair<std::string, double>> values;
    for (auto& [rank, sums] : m_sums) {
        if (sums.exchanges == 0)
            continue; // a slow one: the next second will tell
        const double seconds = std::max(sums.seconds, 1e-9);
        values.emplace_back(series::rank(rank, "staleness"), sums.staleness / static_cast<double>(sums.exchanges));
        values.emplace_back(series::rank(rank, "compute"),
                            sums.compute / static_cast<double>(std::max<std::int64_t>(sums.batches, 1)));
        values.emplace_back(series::rank(rank, "samples_per_second"), static_cast<double>(sums.samples) / seconds);
        values.emplace_back(series::rank(rank, "input_wait"), sums.inputWait / seconds);
        values.emplace_back(series::rank(rank, "exchange_wait"), sums.exchangeWait / seconds);
        sums = {};
    }
    return values;
}

} // namespace trainyard
