// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/distributed/shared_group.h"

#include <deque>

namespace trainyard {

/// A message on its way into a ring; the bytes belong to the caller.
class MessageWriter {
public:
    MessageWriter(SharedGroup& group, int from, int to, int tag, std::span<const std::byte> bytes);
    /// Writes what there is room for; true once all is written.
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

/// One rank's end of the rings: puts frames (tag, length, bytes) together as they come. Used by one thread.
class MessageRings {
public:
    MessageRings(SharedGroup& group, int rank);

    MessageWriter writer(int to, int tag, std::span<const std::byte> bytes)
    {
        return {m_group, m_rank, to, tag, bytes};
    }
    /// The next whole message from this rank or kAnyRank.
    std::optional<RankMessage> take(int from);
    /// As if it had arrived.
    void keep(RankMessage message) { m_arrived.push_back(std::move(message)); }
    /// Whether something of this rank's is still to be taken.
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
