// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/group_communicator.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_ranks.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

constexpr int kCollective = 1 << 14; ///< tag of messages of collective functions

class GroupCommunicator final : public Communicator {
public:
    GroupCommunicator(Communicator& all, std::vector<int> members, double patience)
        : m_all(all), m_members(std::move(members)), m_patience(patience)
    {
        const auto mine = std::find(m_members.begin(), m_members.end(), all.rank());
        if (mine == m_members.end())
            throw Failure(ErrorKind::Internal, "form a group of ranks", {}, ranksReason("ranks.not-member"));
        m_rank = static_cast<int>(mine - m_members.begin());
    }

    int rank() const override { return m_rank; }
    int size() const override { return static_cast<int>(m_members.size()); }
    std::string description() const override { return std::to_string(size()) + " of " + m_all.description(); }

    void barrier() override
    {
        std::byte none{};
        std::vector<std::byte> all(m_members.size());
        allGather({&none, 1}, all);
    }

    void broadcast(std::span<std::byte> bytes, int root) override
    {
        if (m_rank != root) {
            take(root, bytes);
            return;
        }
        for (int r = 0; r < size(); ++r)
            if (r != root)
                m_all.send(world(r), kCollective, bytes);
    }

    void sum(std::span<float> values, float factor, SumOrder) override
    {
        for (float& value : values)
            value *= factor;
        const std::span<std::byte> bytes = std::as_writable_bytes(values);
        if (m_rank != 0) {
            m_all.send(world(0), kCollective, bytes);
            take(0, bytes);
            return;
        }
        m_terms.resize(values.size());
        for (int r = 1; r < size(); ++r) {
            take(r, std::as_writable_bytes(std::span(m_terms)));
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] += m_terms[i];
        }
        broadcast(bytes, 0);
    }

    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override
    {
        if (m_rank == 0)
            std::copy(mine.begin(), mine.end(), all.begin());
        else
            m_all.send(world(0), kCollective, mine);
        for (int r = 1; m_rank == 0 && r < size(); ++r)
            take(r, all.subspan(static_cast<std::size_t>(r) * mine.size(), mine.size()));
        broadcast(all, 0);
    }

    void send(int to, int tag, std::span<const std::byte> bytes) override { m_all.send(world(to), tag, bytes); }

    std::optional<RankMessage> receive(int from, double seconds) override
    {
        if (from == kAnyRank)
            throw Failure(ErrorKind::Internal, "receive a message", {}, ranksReason("ranks.one-at-a-time"));
        std::optional<RankMessage> message = m_all.receive(world(from), seconds);
        if (message)
            message->from = from;
        return message;
    }

    void fail(const Reason& lastWords) noexcept override { m_all.fail(lastWords); }
    bool failEndsAll() const override { return m_all.failEndsAll(); }

private:
    int world(int rank) const { return m_members.at(static_cast<std::size_t>(rank)); }

    void take(int from, std::span<std::byte> into)
    {
        const std::optional<RankMessage> message = m_all.receive(world(from), m_patience);
        const int who = world(from);
        if (!message)
            throw Failure(ErrorKind::Transport, "go on together", {},
                          ranksReason("ranks.silent", who, static_cast<int>(m_patience)));
        if (message->tag != kCollective || message->bytes.size() != into.size())
            throw Failure(ErrorKind::Internal, "go on together", {}, ranksReason("ranks.does-else", who));
        if (!into.empty())
            std::memcpy(into.data(), message->bytes.data(), into.size());
    }

    Communicator& m_all;
    const std::vector<int> m_members;
    const double m_patience;
    int m_rank = 0;
    std::vector<float> m_terms;
};

} // namespace

std::unique_ptr<Communicator> makeGroupCommunicator(Communicator& all, std::vector<int> members, double patience)
{
    return std::make_unique<GroupCommunicator>(all, std::move(members), patience);
}

} // namespace trainyard
