// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/communicator.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_ranks.h"

#include <algorithm>
#include <deque>

namespace trainyard {
namespace {

class SingleCommunicator final : public Communicator {
public:
    int rank() const override { return 0; }
    int size() const override { return 1; }
    std::string description() const override { return "one rank"; }

    void barrier() override { check(); }
    void broadcast(std::span<std::byte>, int) override { check(); }
    void sum(std::span<float> values, float factor, SumOrder) override
    {
        check();
        if (factor != 1.0f)
            for (float& value : values)
                value *= factor;
    }
    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override
    {
        check();
        std::copy(mine.begin(), mine.end(), all.begin());
    }
    void send(int, int tag, std::span<const std::byte> bytes) override
    {
        check();
        m_messages.push_back({0, tag, {bytes.begin(), bytes.end()}});
    }
    std::optional<RankMessage> receive(int, double) override
    {
        check();
        if (m_messages.empty())
            return std::nullopt;
        RankMessage first = std::move(m_messages.front());
        m_messages.pop_front();
        return first;
    }
    void fail(const Reason& lastWords) noexcept override
    {
        m_failed = true;
        m_lastWords = lastWords;
    }

private:
    void check() const
    {
        if (m_failed)
            throw Failure(ErrorKind::Transport, "reach the other ranks", {},
                          ranksReason("ranks.zero-failed", m_lastWords));
    }
    std::deque<RankMessage> m_messages;
    bool m_failed = false;
    Reason m_lastWords;
};

} // namespace

std::unique_ptr<Communicator> makeSingleCommunicator()
{
    return std::make_unique<SingleCommunicator>();
}

} // namespace trainyard
