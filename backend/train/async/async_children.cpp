// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_children.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"

namespace trainyard {

AsyncChildren::AsyncChildren(const AsyncRun& run) : m_run(run)
{
    for (const int child : run.layout.childrenOf(run.world.rank()))
        m_working.insert(child);
}

void AsyncChildren::hurry()
{
    m_hurried = true;
    for (const int child : m_working)
        m_run.world.send(child, kHurryTag, {});
}

void AsyncChildren::saved(std::int64_t step)
{
    m_savedStep = step;
    m_unsaved = m_working;
}

void AsyncChildren::trace(const TraceRequest& request)
{
    m_traces.ask(request, m_run.layout.childrenOf(m_run.world.rank()));
}

Exchange AsyncChildren::take(const RankMessage& message) const
{
    const Exchange exchange = exchangeIn(message);
    const RankStep::Values own = m_run.network.ranks().values({});
    if (!m_working.contains(message.from) ||
        (!exchange.reports.empty() &&
         (exchange.values.size() != own.weights.size() || exchange.statistics.size() != own.statistics.size())))
        throw Failure(ErrorKind::Internal, "take the weights of rank", std::to_string(message.from),
                      runReason("run.misfit"));
    return exchange;
}

void AsyncChildren::answer(int child, const Exchange& exchange, std::int64_t version, Answer answer)
{
    answer.version = version + (m_run.mode() == DistributionMode::Easgd && !exchange.reports.empty() ? 1 : 0);
    m_traces.tell(child, answer);
    if (m_unsaved.erase(child) > 0)
        answer.savedStep = m_savedStep;
    if (answer.leave == 0) {
        const RankStep::Values own = m_run.network.ranks().values(kModelValues);
        answer.values = own.weights;
        answer.statistics = own.statistics;
    } else {
        m_working.erase(child);
    }
    m_run.world.send(child, kAnswerTag, packed(answer));
}

} // namespace trainyard
