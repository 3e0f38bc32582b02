// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/message_rings.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

struct RingHead {
    std::int64_t length;
    std::int32_t tag;
    std::int32_t unused;
};

/// Copies `count` bytes between position `at` of a ring and memory, wrapping around.
template <typename Copy>
void aroundTheEnd(std::uint64_t at, std::uint64_t count, Copy&& copy)
{
    const std::uint64_t place = at % MessageRing::kBytes;
    const std::uint64_t first = std::min(count, MessageRing::kBytes - place);
    copy(place, std::uint64_t{0}, first);
    copy(std::uint64_t{0}, first, count - first);
}

std::uint64_t put(MessageRing& ring, std::span<const std::byte> bytes)
{
    const std::uint64_t at = ring.written.load(std::memory_order_relaxed);
    const std::uint64_t room = MessageRing::kBytes - (at - ring.read.load(std::memory_order_acquire));
    const std::uint64_t count = std::min<std::uint64_t>(room, bytes.size());
    aroundTheEnd(at, count, [&](std::uint64_t place, std::uint64_t from, std::uint64_t length) {
        if (length > 0)
            std::memcpy(ring.data + place, bytes.data() + from, length);
    });
    ring.written.store(at + count, std::memory_order_release);
    return count;
}

std::uint64_t get(MessageRing& ring, std::byte* to, std::uint64_t wanted)
{
    const std::uint64_t at = ring.read.load(std::memory_order_relaxed);
    const std::uint64_t there = ring.written.load(std::memory_order_acquire) - at;
    const std::uint64_t count = std::min(there, wanted);
    aroundTheEnd(at, count, [&](std::uint64_t place, std::uint64_t from, std::uint64_t length) {
        if (length > 0)
            std::memcpy(to + from, ring.data + place, length);
    });
    ring.read.store(at + count, std::memory_order_release);
    return count;
}

} // namespace

MessageWriter::MessageWriter(SharedGroup& group, int from, int to, int tag, std::span<const std::byte> bytes)
    : m_ring(group.ring(from, to)), m_theirInbox(group.rank(to).inbox), m_head(sizeof(RingHead)), m_bytes(bytes)
{
    const RingHead head{static_cast<std::int64_t>(bytes.size()), tag, 0};
    std::memcpy(m_head.data(), &head, sizeof head);
}

bool MessageWriter::advance()
{
    const std::size_t before = m_done;
    if (m_done < m_head.size())
        m_done += put(m_ring, std::span(m_head).subspan(m_done));
    if (m_done >= m_head.size())
        m_done += put(m_ring, m_bytes.subspan(m_done - m_head.size()));
    m_moved = m_done > before;
    if (m_moved)
        m_theirInbox.bump();
    return m_done == m_head.size() + m_bytes.size();
}

MessageRings::MessageRings(SharedGroup& group, int rank)
    : m_group(group), m_rank(rank), m_partial(static_cast<std::size_t>(group.size()))
{
}

void MessageRings::read(int from)
{
    MessageRing& ring = m_group.ring(from, m_rank);
    Partial& partial = m_partial[static_cast<std::size_t>(from)];
    bool moved = false;
    for (;;) {
        if (partial.done < sizeof(RingHead)) {
            partial.head.resize(sizeof(RingHead));
            const std::uint64_t count = get(ring, partial.head.data() + partial.done, sizeof(RingHead) - partial.done);
            partial.done += count;
            moved = moved || count > 0;
            if (partial.done < sizeof(RingHead))
                break;
            RingHead head{};
            std::memcpy(&head, partial.head.data(), sizeof head);
            partial.message = {from, head.tag, std::vector<std::byte>(static_cast<std::size_t>(head.length))};
        }
        std::vector<std::byte>& bytes = partial.message.bytes;
        const std::size_t got = partial.done - sizeof(RingHead);
        const std::uint64_t count = get(ring, bytes.data() + got, bytes.size() - got);
        partial.done += count;
        moved = moved || count > 0;
        if (partial.done < sizeof(RingHead) + bytes.size())
            break;
        m_arrived.push_back(std::move(partial.message));
        partial = {};
    }
    if (moved)
        m_group.rank(from).inbox.bump(); // there is room again
}

std::optional<RankMessage> MessageRings::take(int from)
{
    for (int r = 0; r < m_group.size(); ++r)
        if (r != m_rank && (from == kAnyRank || from == r))
            read(r);
    const auto found = std::find_if(m_arrived.begin(), m_arrived.end(), [&](const RankMessage& message) {
        return from == kAnyRank || message.from == from;
    });
    if (found == m_arrived.end())
        return std::nullopt;
    RankMessage message = std::move(*found);
    m_arrived.erase(found);
    return message;
}

bool MessageRings::holds(int from)
{
    const MessageRing& ring = m_group.ring(from, m_rank);
    return ring.written.load() != ring.read.load() ||
           std::any_of(m_arrived.begin(), m_arrived.end(), [from](const RankMessage& m) { return m.from == from; });
}

} // namespace trainyard
