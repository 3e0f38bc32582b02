// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_master.h"

#include "backend/base/clock.h"
#include "backend/distributed/local_communicator.h"
#include "backend/protocol/series.h"

#include <algorithm>

namespace trainyard {

std::int64_t batchesFor(const AsyncRun& run, int child, const Exchange& exchange)
{
    if (!exchange.done.empty() || !exchange.reports.empty())
        return static_cast<std::int64_t>(exchange.done.size());
    const std::int64_t rounds =
        run.layout.isMaster(child) ? 3 * static_cast<std::int64_t>(run.layout.childrenOf(child).size()) : 2;
    return rounds * run.spec.distribution.syncEvery;
}

void blendStatistics(std::span<float> own, std::span<const float> theirs, std::int64_t staleness)
{
    if (staleness == 0)
        std::copy(theirs.begin(), theirs.end(), own.begin());
    else
        drawTowards(own, theirs, 1.0f / static_cast<float>(staleness + 1));
}

void applyRule(DistributionMode mode, const RankStep::Values& own, const Exchange& exchange, float alpha)
{
    if (mode == DistributionMode::Easgd) {
        drawTowards(own.weights, exchange.values, alpha);
        drawTowards(own.statistics, exchange.statistics, alpha);
    } else if (mode == DistributionMode::Gem) {
        addScaled(own.weights, exchange.values, 1.0f);
    }
}

AsyncMaster::AsyncMaster(const AsyncRun& run, std::vector<std::int64_t> first, std::int64_t next, std::int64_t end)
    : m_run(run), m_children(run), m_dealer(std::move(first), next, end), m_slow(0), m_busySince(steadyTime())
{
}

std::optional<MasterStep> AsyncMaster::next(double seconds, std::int64_t updates)
{
    const std::optional<RankMessage> message = m_run.world.receive(kAnyRank, seconds);
    const double start = steadyTime();
    if (message)
        m_children.heard(message->from, start);
    m_children.check(start);
    if (!message)
        return std::nullopt;
    m_slow.begin();
    std::optional<MasterStep> step = serve(*message, updates);
    m_slow.end();
    m_served = {start, steadyTime()};
    m_busy += m_served.second - start;
    return step;
}

std::optional<MasterStep> AsyncMaster::serve(const RankMessage& message, std::int64_t updates)
{
    const Exchange exchange = m_children.take(message);
    const bool brings = !exchange.reports.empty();
    MasterStep step;
    const auto workers = static_cast<double>(m_run.layout.workers());
    const std::int64_t staleness = m_version - exchange.version;
    for (WorkerReport report : exchange.reports) {
        if (report.rank == message.from)
            report.staleness = staleness;
        m_health.add(report);
        step.metrics.samples += report.samples;
        step.metrics.lossSum += report.lossSum;
        step.metrics.top1 += report.top1;
        step.metrics.top5 += report.top5;
        step.batches += report.batches;
        step.inputWait += report.inputWait / workers;
        step.compute += report.compute / workers;
        step.exchangeWait += report.exchangeWait / workers;
    }
    m_dealer.done(message.from, exchange.done);
    step.learningRate = exchange.done.empty() ? 0.0 : m_run.rateOf(exchange.done.front());
    const bool applies = brings && !m_discard;
    if (m_run.mode() == DistributionMode::Easgd)
        answer(message.from, exchange); // both sides move by what they were before
    if (applies) {
        apply(exchange, step.learningRate * static_cast<double>(step.batches), staleness, updates);
        ++m_version;
    }
    if (m_run.mode() != DistributionMode::Easgd)
        answer(message.from, exchange);
    return applies ? std::optional(step) : std::nullopt;
}

void AsyncMaster::apply(const Exchange& exchange, double learningRate, std::int64_t staleness, std::int64_t updates)
{
    const bool downpour = m_run.mode() == DistributionMode::Downpour;
    const RankStep::Values own = m_run.network.ranks().values({!downpour, false, true});
    if (downpour) {
        std::copy(exchange.values.begin(), exchange.values.end(), own.gradients.begin());
        m_run.network.ranks().put({.gradients = true});
        m_run.network.steps().update(learningRate, updates / m_run.spec.distribution.syncEvery);
    } else {
        applyRule(m_run.mode(), own, exchange, m_run.alpha(0));
    }
    if (m_run.mode() != DistributionMode::Easgd)
        blendStatistics(own.statistics, exchange.statistics, staleness);
    m_run.network.ranks().put({!downpour, false, true});
}

void AsyncMaster::answer(int child, const Exchange& exchange)
{
    std::vector<std::int64_t> dealt;
    if (!m_children.hurried() && exchange.last == 0)
        dealt = m_dealer.deal(child, batchesFor(m_run, child, exchange));
    // What a lower master sent before it heard of the stop is not all: its own children are still at work.
    const bool bringsMore = m_run.layout.isMaster(child) && exchange.last == 0;
    Answer answer;
    answer.leave = (m_children.hurried() && !bringsMore) || !m_dealer.holds(child) ? 1 : 0;
    answer.allDealt = m_dealer.allDealt() ? 1 : 0;
    answer.dealt = dealt;
    m_children.answer(child, exchange, m_version, answer);
}

void AsyncMaster::stillHere()
{
    const double now = steadyTime();
    if (now - m_patienceAsked < rankPatience() / 4.0)
        return;
    m_patienceAsked = now;
    askForPatience(m_run);
}

TraceRequest AsyncMaster::trace(TraceRequest request)
{
    request.firstStep = std::max(request.firstStep, m_dealer.next() + 1);
    m_children.trace(request);
    return request;
}

void AsyncMaster::finish(bool discard, const std::function<void(const MasterStep&)>& take,
                         const std::function<std::int64_t()>& updates)
{
    m_discard = discard;
    if (!m_children.working().empty() && !m_children.hurried())
        m_children.hurry();
    while (!m_children.working().empty())
        if (const std::optional<MasterStep> step = next(1.0, updates()))
            take(*step);
}

std::vector<std::pair<std::string, double>> AsyncMaster::health(double now)
{
    std::vector<std::pair<std::string, double>> values = m_health.take();
    values.emplace_back(series::kMasterBusy, m_busy / std::max(now - m_busySince, 1e-9));
    m_busy = 0.0;
    m_busySince = now;
    return values;
}

} // namespace trainyard
