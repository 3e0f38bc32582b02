// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/exchange.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_ranks.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace trainyard {
namespace {

static_assert(std::is_trivially_copyable_v<WorkerReport> && sizeof(WorkerReport) % 8 == 0);

/// The start of a message: numbers and lengths of the lists. The lists follow, each aligned to 8 bytes.
struct ExchangeHead {
    std::int64_t numbers[7] = {};
    std::int64_t lengths[4] = {};
};

std::size_t padded(std::size_t bytes)
{
    return (bytes + 7) / 8 * 8;
}

template <typename... Lists>
std::vector<std::byte> pack(ExchangeHead head, const Lists&... lists)
{
    std::size_t next = 0;
    ((head.lengths[next++] = static_cast<std::int64_t>(lists.size())), ...);
    std::vector<std::byte> bytes(sizeof head + (padded(lists.size_bytes()) + ...));
    std::memcpy(bytes.data(), &head, sizeof head);
    std::size_t at = sizeof head;
    const auto put = [&](const auto& list) {
        if (!list.empty())
            std::memcpy(bytes.data() + at, list.data(), list.size_bytes());
        at += padded(list.size_bytes());
    };
    (put(lists), ...);
    return bytes;
}

class Reader {
public:
    Reader(const RankMessage& message, int tag) : m_message(message)
    {
        if (message.tag != tag || message.bytes.size() < sizeof m_head)
            bad();
        std::memcpy(&m_head, message.bytes.data(), sizeof m_head);
    }
    std::int64_t number(std::size_t index) const { return m_head.numbers[index]; }
    template <typename Value>
    std::span<const Value> list()
    {
        const std::int64_t length = m_head.lengths[m_list++];
        const std::size_t left = m_message.bytes.size() - std::min(m_at, m_message.bytes.size());
        if (length < 0 || static_cast<std::uint64_t>(length) > left / sizeof(Value))
            bad();
        // operator new aligns the vector's bytes sufficiently, and lists begin at multiples of 8 bytes.
        const std::span<const Value> values(reinterpret_cast<const Value*>(m_message.bytes.data() + m_at),
                                            static_cast<std::size_t>(length));
        m_at += padded(values.size_bytes());
        return values;
    }

    void end() const
    {
        if (m_at != m_message.bytes.size())
            bad();
    }

private:
    [[noreturn]] void bad() const
    {
        throw Failure(ErrorKind::Transport, "understand rank", std::to_string(m_message.from),
                      ranksReason("ranks.odd-message"));
    }
    const RankMessage& m_message;
    ExchangeHead m_head;
    std::size_t m_list = 0;
    std::size_t m_at = sizeof(ExchangeHead);
};

} // namespace

std::vector<std::byte> packed(const Exchange& exchange)
{
    return pack({{exchange.version, exchange.last}, {}}, exchange.reports, exchange.done, exchange.values,
                exchange.statistics);
}

std::vector<std::byte> packed(const Answer& answer)
{
    return pack({{answer.version, answer.leave, answer.allDealt, answer.traceFirst, answer.traceSteps,
                  answer.traceMegabytes, answer.savedStep},
                 {}},
                answer.dealt, answer.values, answer.statistics);
}

Exchange exchangeIn(const RankMessage& message)
{
    Reader reader(message, kExchangeTag);
    Exchange exchange{reader.number(0), reader.number(1), {}, {}, {}, {}};
    exchange.reports = reader.list<WorkerReport>();
    exchange.done = reader.list<std::int64_t>();
    exchange.values = reader.list<float>();
    exchange.statistics = reader.list<float>();
    reader.end();
    return exchange;
}

Answer answerIn(const RankMessage& message)
{
    Reader reader(message, kAnswerTag);
    Answer answer{reader.number(0),
                  reader.number(1),
                  reader.number(2),
                  reader.number(3),
                  reader.number(4),
                  reader.number(5),
                  reader.number(6),
                  {},
                  {},
                  {}};
    answer.dealt = reader.list<std::int64_t>();
    answer.values = reader.list<float>();
    answer.statistics = reader.list<float>();
    reader.end();
    return answer;
}

} // namespace trainyard
