// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_roles.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/distributed/local_communicator.h"
#include "backend/protocol/reasons_run.h"

#include <algorithm>
#include <cstring>

namespace trainyard {

void shareFirstWeights(AsyncRun& run)
{
    const std::uint64_t mine = run.network.state().layoutFingerprint();
    std::vector<std::uint64_t> all(static_cast<std::size_t>(run.world.size()));
    run.world.allGather(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    for (std::size_t r = 1; r < all.size(); ++r)
        if (all[r] != all[0])
            throw Failure(ErrorKind::Unsupported, "train together with rank", std::to_string(r),
                          runReason("run.other-layout"));
    const RankStep::Values values = run.network.ranks().values(kModelValues);
    run.world.broadcast(std::as_writable_bytes(values.weights), 0);
    run.world.broadcast(std::as_writable_bytes(values.statistics), 0);
    run.network.ranks().put(kModelValues);
}

namespace {

RunEnd endIn(const RankMessage& message)
{
    RunEnd end;
    if (message.bytes.size() == sizeof end)
        std::memcpy(&end, message.bytes.data(), sizeof end);
    return end;
}

[[noreturn]] void oddMessage(int from)
{
    throw Failure(ErrorKind::Internal, "understand rank", std::to_string(from), runReason("run.odd-message"));
}

} // namespace

RankMessage MasterLink::await(int tag)
{
    for (double since = steadyTime();;) {
        std::optional<RankMessage> message = m_world.receive(m_master, 1.0); // throws when the master is gone
        const double now = steadyTime();
        if (!message && now - since > std::max(m_patience, 10.0 * m_longest))
            throw Failure(ErrorKind::Transport, "go on together", {},
                          runReason("run.silent", m_master, static_cast<int>(now - since)));
        if (!message)
            continue;
        m_longest = std::max(m_longest, now - since);
        if (message->tag == tag)
            return std::move(*message);
        note(*message);
        if (m_end) // instead of an answer
            oddMessage(m_master);
        since = now;
    }
}

void MasterLink::note(const RankMessage& message)
{
    if (message.tag == kPatienceTag) {
        if (m_asked)
            m_asked();
        return;
    }
    if (message.tag == kEndTag)
        m_end = endIn(message);
    else if (message.tag != kHurryTag)
        oddMessage(m_master);
    m_hurried = true;
}

const RankMessage& MasterLink::exchange(const Exchange& exchange)
{
    if (m_end)
        oddMessage(m_master);
    const double start = steadyTime();
    m_world.send(m_master, kExchangeTag, packed(exchange));
    m_answer = await(kAnswerTag);
    m_waited = steadyTime() - start;
    return m_answer;
}

bool MasterLink::hurried()
{
    while (!m_hurried) {
        const std::optional<RankMessage> message = m_world.receive(m_master, 0.0);
        if (!message)
            break;
        note(*message);
    }
    return m_hurried;
}

RunEnd MasterLink::waitForEnd()
{
    return m_end ? *m_end : endIn(await(kEndTag));
}

void SilenceWatch::heard(int child, double now)
{
    const auto [known, first] = m_children.try_emplace(child, Child{now, 0.0});
    if (!first)
        known->second.longest = std::max(known->second.longest, now - known->second.heard);
    known->second.heard = now;
}

void SilenceWatch::check(const std::set<int>& working, double now) const
{
    for (const int child : working) {
        const auto known = m_children.find(child);
        if (known == m_children.end())
            continue;
        const double silent = now - known->second.heard;
        if (silent > std::max(rankPatience(), 10.0 * known->second.longest))
            throw Failure(ErrorKind::Transport, "go on together", {},
                          runReason("run.silent", child, static_cast<int>(silent)));
    }
}

void TraceRelay::ask(const TraceRequest& request, const std::vector<int>& children)
{
    for (const int child : children)
        m_untold[child] = request; // a newer one takes the place of one that has not been told
}

void TraceRelay::tell(int child, Answer& answer)
{
    const auto found = m_untold.find(child);
    if (found == m_untold.end())
        return;
    answer.traceFirst = found->second.firstStep;
    answer.traceSteps = found->second.steps;
    answer.traceMegabytes = found->second.megabytes;
    m_untold.erase(found);
}

TraceRequest traceIn(const Answer& answer)
{
    TraceRequest request;
    if (answer.traceSteps < 1 || answer.traceSteps > TraceRequest::kMostSteps || answer.traceMegabytes < 1 ||
        answer.traceMegabytes > TraceRequest::kMostMegabytes)
        return request;
    return {answer.traceFirst, static_cast<int>(answer.traceSteps), static_cast<int>(answer.traceMegabytes)};
}

double masterPatience(const AsyncRun& run)
{
    return (run.layout.masterOf(run.world.rank()) == 0 ? 1.0 : 1.5) * rankPatience();
}

void askForPatience(const AsyncRun& run)
{
    for (const int child : run.layout.childrenOf(run.world.rank()))
        run.world.send(child, kPatienceTag, {});
}

void endChildren(AsyncRun& run, const RunEnd& end)
{
    for (const int child : run.layout.childrenOf(run.world.rank()))
        run.world.send(child, kEndTag, std::as_bytes(std::span(&end, 1)));
}

} // namespace trainyard
