// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async_roles.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"

#include <cstring>

namespace trainyard {

void shareFirstWeights(AsyncRun& run)
{
    const std::uint64_t mine = run.network.layoutFingerprint();
    std::vector<std::uint64_t> all(static_cast<std::size_t>(run.world.size()));
    run.world.allGather(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    for (std::size_t r = 1; r < all.size(); ++r)
        if (all[r] != all[0])
            throw Failure(ErrorKind::Unsupported, "train together with", "rank " + std::to_string(r),
                          "its device lays weights out otherwise than the master's",
                          "Use machines with the same kind of processor, or the device “reference”.");
    const Network::Values values = run.network.values();
    run.world.broadcast(std::as_writable_bytes(values.weights), 0);
    run.world.broadcast(std::as_writable_bytes(values.statistics), 0);
}

RankMessage MasterLink::await(int tag)
{
    for (;;) {
        std::optional<RankMessage> message = m_world.receive(m_master, 1.0);
        if (!message)
            continue; // a master that is gone makes receive() throw
        if (message->tag == tag)
            return std::move(*message);
        note(*message);
    }
}

void MasterLink::note(const RankMessage& message)
{
    if (message.tag != kHurryTag)
        throw Failure(ErrorKind::Internal, "understand", "rank " + std::to_string(m_master),
                      "its message is not what was expected");
    m_hurried = true;
}

const RankMessage& MasterLink::exchange(const Exchange& exchange)
{
    const double start = steadyTime();
    m_world.send(m_master, kExchangeTag, packed(exchange));
    m_answer = await(kAnswerTag);
    m_waited = steadyTime() - start;
    return m_answer;
}

bool MasterLink::hurried()
{
    if (!m_hurried)
        if (const std::optional<RankMessage> message = m_world.receive(m_master, 0.0))
            note(*message);
    return m_hurried;
}

int MasterLink::waitForEnd()
{
    const RankMessage message = await(kEndTag);
    std::int32_t code = 0;
    if (message.bytes.size() == sizeof code)
        std::memcpy(&code, message.bytes.data(), sizeof code);
    return code;
}

void tellChildren(AsyncRun& run, int tag, int number)
{
    const auto value = static_cast<std::int32_t>(number);
    for (const int child : run.layout.childrenOf(run.world.rank()))
        run.world.send(child, tag, std::as_bytes(std::span(&value, 1)));
}

} // namespace trainyard
