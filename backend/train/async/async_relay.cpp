// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_relay.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/async/async_master.h"

#include <algorithm>

namespace trainyard {

AsyncRelay::AsyncRelay(const AsyncRun& run, const OwnBegin& begins)
    : m_run(run), m_children(run), m_up(run.world, 0, masterPatience(run), [this] { askForPatience(m_run); }),
      m_processorSeconds(processorSeconds()),
      m_state(begins.runDirectory, run.spec.id, run.world.rank(), run.spec.distribution.mode, WorkerState::Role::Master)
{
    restore(begins);
    m_everyExchanges = static_cast<int>(m_children.working().size());
    m_sums.assign(run.network.ranks().values({}).weights.size(), 0.0f);
}

// With Downpour and GEM a lower master's weights are the top one's since their last exchange, and before a stop it
// sends what it has: nothing is its own.
void AsyncRelay::restore(const OwnBegin& begins)
{
    if (m_run.mode() != DistributionMode::Easgd || begins.step <= 0)
        return;
    Reason why;
    EnergyMatching none(1.0, 0.0);
    if (const std::optional<std::int64_t> version = m_state.load(begins.step, m_run.network, none, why)) {
        m_version = *version;
        m_restored = true;
    }
    if (!why.empty() && begins.tell)
        begins.tell(trainingReason("training.relay-state", why));
}

void AsyncRelay::save(std::int64_t step)
{
    if (m_run.mode() == DistributionMode::Easgd)
        m_state.save(step, m_version, m_run.network, EnergyMatching(1.0, 0.0));
}

int AsyncRelay::run()
{
    exchangeUp();
    while (!m_children.working().empty()) {
        if (!m_children.hurried() && m_up.hurried())
            m_children.hurry();
        const std::optional<RankMessage> message = m_run.world.receive(kAnyRank, 1.0);
        const double now = steadyTime();
        if (message && message->from == 0) {
            m_up.note(*message);
        } else if (message) {
            m_children.heard(message->from, now);
            serve(*message);
        }
        m_children.check(now);
    }
    while (!m_left)
        exchangeUp(true);
    const RunEnd end = m_up.waitForEnd();
    endChildren(m_run, end);
    if (end.code == static_cast<std::int64_t>(ExitCode::Stopped))
        save(end.step);
    return static_cast<int>(end.code);
}

void AsyncRelay::serve(const RankMessage& message)
{
    const Exchange exchange = m_children.take(message);
    const std::int64_t staleness = m_version - exchange.version;
    for (WorkerReport report : exchange.reports) {
        report.staleness = staleness;
        m_reports.push_back(report);
        m_batches += report.batches;
    }
    m_held[message.from] -= static_cast<std::int64_t>(exchange.done.size());
    m_done.insert(m_done.end(), exchange.done.begin(), exchange.done.end());
    const bool elastic = m_run.mode() == DistributionMode::Easgd;
    if (elastic)
        answer(message.from, exchange);
    if (!exchange.reports.empty()) {
        apply(exchange, staleness);
        ++m_version;
        if (++m_exchanges >= m_everyExchanges && !m_left && !m_children.hurried())
            exchangeUp();
    }
    if (!elastic)
        answer(message.from, exchange);
}

void AsyncRelay::apply(const Exchange& exchange, std::int64_t staleness)
{
    const RankStep::Values own = m_run.network.ranks().values(kModelValues);
    if (m_run.mode() == DistributionMode::Downpour) {
        const auto batches = static_cast<float>(exchange.done.size());
        addScaled(m_sums, exchange.values, batches);
        if (!m_run.network.state().pruned())
            addScaled(own.weights, exchange.values, -batches * static_cast<float>(m_run.rateOf(exchange.done.front())));
    } else {
        applyRule(m_run.mode(), own, exchange, m_run.alpha(m_run.world.rank()));
    }
    if (m_run.mode() == DistributionMode::Gem)
        addScaled(m_sums, exchange.values, 1.0f);
    if (m_run.mode() != DistributionMode::Easgd)
        blendStatistics(own.statistics, exchange.statistics, staleness);
    m_run.network.ranks().put(kModelValues);
}

void AsyncRelay::answer(int child, const Exchange& exchange)
{
    std::vector<std::int64_t> dealt;
    const std::int64_t wanted = m_children.hurried() || exchange.last != 0 ? 0 : batchesFor(m_run, child, exchange);
    const auto missing = [&] { return wanted > 0 && m_pool.empty() && m_held[child] == 0; };
    if (missing() && !m_allDealt && !m_left)
        exchangeUp();
    while (static_cast<std::int64_t>(dealt.size()) < wanted && !m_pool.empty() && !m_children.hurried()) {
        dealt.push_back(m_pool.front());
        m_pool.pop_front();
    }
    m_held[child] += static_cast<std::int64_t>(dealt.size());
    Answer answer;
    answer.leave = m_children.hurried() || m_held[child] == 0 ? 1 : 0;
    answer.dealt = dealt;
    m_children.answer(child, exchange, m_version, answer);
}

std::span<const float> AsyncRelay::valuesUp()
{
    if (m_run.mode() == DistributionMode::Easgd)
        return m_run.network.ranks().values({.weights = true}).weights;
    if (m_run.mode() == DistributionMode::Downpour)
        for (float& sum : m_sums)
            sum /= static_cast<float>(m_batches);
    return m_sums;
}

void AsyncRelay::exchangeUp(bool last)
{
    Exchange sent;
    sent.version = m_upVersion;
    sent.last = last ? 1 : 0;
    if (!m_reports.empty()) {
        const ProcessLoad own = m_load.look(); // counted with its first child's
        m_reports.front().processorSeconds += own.processorSeconds - m_processorSeconds;
        m_reports.front().memory += own.memory;
        m_processorSeconds = own.processorSeconds;
        sent.reports = m_reports;
        sent.done = m_done;
        sent.values = valuesUp();
        sent.statistics = m_run.network.ranks().values({.statistics = true}).statistics;
    }
    take(answerIn(m_up.exchange(sent)));
    m_reports.clear();
    m_done.clear();
    m_batches = 0;
    m_exchanges = 0;
    std::fill(m_sums.begin(), m_sums.end(), 0.0f);
    if (m_up.hurried() && !m_children.hurried())
        m_children.hurry();
}

void AsyncRelay::take(const Answer& answer)
{
    m_left = answer.leave != 0;
    m_allDealt = m_allDealt || answer.allDealt != 0;
    if (answer.savedStep >= 0)
        m_children.saved(answer.savedStep);
    if (const TraceRequest request = traceIn(answer); request.steps > 0)
        m_children.trace(request);
    if (m_left)
        return;
    const bool draws = m_run.mode() == DistributionMode::Easgd && m_started;
    const RankStep::Values own = m_run.network.ranks().values({draws, false, draws});
    if (answer.values.size() != own.weights.size() || answer.statistics.size() != own.statistics.size())
        throw Failure(ErrorKind::Internal, "take the weights of rank", "0", runReason("run.weight-count"));
    m_upVersion = answer.version;
    if (m_run.mode() == DistributionMode::Easgd && m_restored && !m_started) {
        // Nothing was exchanged yet: it goes on from where it was.
    } else if (draws) {
        drawTowards(own.weights, answer.values, m_run.alpha(0));
        drawTowards(own.statistics, answer.statistics, m_run.alpha(0));
        m_run.network.ranks().put(kModelValues);
    } else {
        std::copy(answer.values.begin(), answer.values.end(), own.weights.begin());
        std::copy(answer.statistics.begin(), answer.statistics.end(), own.statistics.begin());
        m_run.network.ranks().put(kModelValues);
    }
    m_started = true;
    if (answer.savedStep >= 0)
        save(answer.savedStep);
    m_pool.insert(m_pool.end(), answer.dealt.begin(), answer.dealt.end());
}

} // namespace trainyard
