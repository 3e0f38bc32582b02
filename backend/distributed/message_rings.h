// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/distributed/shared_group.h"

#include <deque>

namespace trainyard {

/// Writes a message into a ring, in pieces. The caller keeps the bytes alive.
class MessageWriter {
public:
    MessageWriter(SharedGroup& group, int from, int to, int tag, std::span<const std::byte> bytes);
    /// Writes as much as fits; true once the whole message is written.
    bool advance();
    /// Whether the last advance() wrote anything.
    bool moved() const { return m_moved; }

private:
    MessageRing& m_ring;
    SharedCounter& m_theirInbox;
    std::vector<std::byte> m_head;
    std::span<const std::byte> m_bytes;
    std::size_t m_done = 0;
    bool m_moved = false;
};

/// One rank's end of the rings: assembles incoming frames (tag, length, bytes). Used by one thread.
class MessageRings {
public:
    MessageRings(SharedGroup& group, int rank);

    MessageWriter writer(int to, int tag, std::span<const std::byte> bytes)
    {
        return {m_group, m_rank, to, tag, bytes};
    }
    /// The next complete message from this rank or kAnyRank.
    std::optional<RankMessage> take(int from);
    /// Queues a message as if it had arrived.
    void keep(RankMessage message) { m_arrived.push_back(std::move(message)); }
    /// Whether bytes or messages from this rank are pending.
    bool holds(int from);

private:
    struct Partial {
        std::vector<std::byte> head;
        RankMessage message;
        std::size_t done = 0;
    };
    void read(int from);

    SharedGroup& m_group;
    const int m_rank;
    std::vector<Partial> m_partial; ///< by sender
    std::deque<RankMessage> m_arrived;
};

} // namespace trainyard
