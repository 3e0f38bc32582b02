// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/local_communicator.h"

#include "backend/base/clock.h"
#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "backend/base/process_stat.h"
#include "backend/distributed/message_rings.h"
#include "backend/protocol/reasons_ranks.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace trainyard {
namespace {

constexpr double kOrphanPatience = 3.0; ///< seconds that a rank has to join after the starter's end
constexpr int kSpins = 4000;            ///< about 50 µs, the cost of a sleep and a wake-up
constexpr double kGlance = 0.02;        ///< seconds between checks for failed ranks
constexpr std::int64_t kBlock = 2048;   ///< floats added at once; they fit into the L1 cache

void scaled(float* to, const float* from, std::int64_t length, float factor)
{
    for (std::int64_t i = 0; i < length; ++i)
        to[i] = factor * from[i];
}

void added(float* to, const float* from, std::int64_t length)
{
    for (std::int64_t i = 0; i < length; ++i)
        to[i] += from[i];
}

/// A local process's state letter in /proc; ' ' if unknown.
char processState(int process)
{
    return process > 0 ? stateInStat(processStat(process)) : ' ';
}

bool processGone(int process)
{
    const char state = processState(process);
    return state == ' ' || state == 'Z';
}

/// That a rank is silent, and what its process does meanwhile.
Reason silence(int rank, double seconds, int process)
{
    const int whole = static_cast<int>(seconds);
    const auto does = [&](Reason what) {
        return ranksReason("ranks.silent-while", rank, whole, std::to_string(process), std::move(what));
    };
    switch (processState(process)) {
    case ' ': return ranksReason("ranks.silent", rank, whole);
    case 'T':
    case 't': return does(ranksReason("ranks.process-stopped"));
    case 'D': return does(ranksReason("ranks.process-disk"));
    case 'R': return does(ranksReason("ranks.process-computes"));
    case 'S': return does(ranksReason("ranks.process-sleeps"));
    case 'Z': return does(ranksReason("ranks.process-ended"));
    default: return does(ranksReason("ranks.process-hangs"));
    }
}

class LocalCommunicator final : public Communicator {
public:
    LocalCommunicator(std::shared_ptr<SharedGroup> group, int rank, double patience)
        : m_group(std::move(group)), m_rank(rank), m_size(m_group->size()), m_patience(patience),
          m_rings(*m_group, rank)
    {
        if (rank < 0 || rank >= m_size)
            throw Failure(ErrorKind::BadInput, "join the other ranks as rank", std::to_string(rank),
                          ranksReason("ranks.group-size", m_size));
        auto absent = static_cast<std::uint32_t>(RankState::Absent);
        if (!me().state.compare_exchange_strong(absent, static_cast<std::uint32_t>(RankState::Here)))
            throw Failure(ErrorKind::Busy, "join the other ranks as rank", std::to_string(rank),
                          ranksReason("ranks.taken"));
        me().process = ::getpid();
        m_chunk = me().copied.value.load();
    }

    ~LocalCommunicator() override
    {
        auto here = static_cast<std::uint32_t>(RankState::Here);
        me().state.compare_exchange_strong(here, static_cast<std::uint32_t>(RankState::Left));
    }

    int rank() const override { return m_rank; }
    int size() const override { return m_size; }
    std::string description() const override { return std::to_string(m_size) + " ranks over shared memory"; }

    void barrier() override
    {
        check();
        me().barriers.bump();
        ++m_barrier;
        waitForAll(&RankArea::barriers, m_barrier);
    }

    void broadcast(std::span<std::byte> bytes, int root) override
    {
        check();
        constexpr std::size_t chunkBytes = SharedGroup::kChunk * sizeof(float);
        for (std::size_t at = 0; at < bytes.size(); at += chunkBytes, ++m_chunk) {
            const std::size_t count = std::min(chunkBytes, bytes.size() - at);
            float* buffer = m_group->buffer(root, m_chunk);
            if (m_rank == root) {
                waitForRoom(m_chunk);
                std::memcpy(buffer, bytes.data() + at, count);
            }
            me().copied.bump();
            waitFor(root, &RankArea::copied, m_chunk + 1);
            if (m_rank != root)
                std::memcpy(bytes.data() + at, buffer, count);
            me().reduced.bump();
            me().taken.bump();
        }
    }

    void sum(std::span<float> values, float factor, SumOrder) override
    {
        check();
        const auto length = static_cast<std::int64_t>(values.size());
        const std::int64_t chunks = (length + SharedGroup::kChunk - 1) / SharedGroup::kChunk;
        const auto part = [&](std::int64_t chunk) {
            const std::int64_t begin = chunk * SharedGroup::kChunk;
            return values.subspan(static_cast<std::size_t>(begin),
                                  static_cast<std::size_t>(std::min(SharedGroup::kChunk, length - begin)));
        };
        for (std::int64_t c = 0; c < chunks; ++c) {
            if (c == 0)
                copyIn(part(0), m_chunk, factor);
            reduce(part(c), m_chunk + c, factor);
            if (c + 1 < chunks)
                copyIn(part(c + 1), m_chunk + c + 1, factor);
            copyOut(part(c), m_chunk + c);
        }
        m_chunk += chunks;
    }

    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override
    {
        check();
        constexpr std::size_t chunkBytes = SharedGroup::kChunk * sizeof(float);
        for (std::size_t at = 0; at < mine.size(); at += chunkBytes, ++m_chunk) {
            const std::size_t count = std::min(chunkBytes, mine.size() - at);
            waitForRoom(m_chunk);
            std::memcpy(m_group->buffer(m_rank, m_chunk), mine.data() + at, count);
            me().copied.bump();
            waitForAll(&RankArea::copied, m_chunk + 1);
            for (int r = 0; r < m_size; ++r)
                std::memcpy(all.data() + static_cast<std::size_t>(r) * mine.size() + at, m_group->buffer(r, m_chunk),
                            count);
            me().reduced.bump();
            me().taken.bump();
        }
    }

    void send(int to, int tag, std::span<const std::byte> bytes) override
    {
        check();
        if (to < 0 || to >= m_size || tag < 0)
            throw Failure(ErrorKind::Internal, "send a message to rank", std::to_string(to),
                          ranksReason("ranks.no-such-rank"));
        if (to == m_rank)
            m_rings.keep({m_rank, tag, {bytes.begin(), bytes.end()}});
        else
            write(to, m_rings.writer(to, tag, bytes));
    }

    std::optional<RankMessage> receive(int from, double seconds) override
    {
        check();
        const double begin = steadyTime();
        for (;;) {
            const std::uint32_t seen = me().inbox.value.load();
            if (auto message = m_rings.take(from)) {
                m_silent = {kAnyRank, 0.0};
                return message;
            }
            check();
            checkSenders(from);
            const double left = begin + seconds - steadyTime();
            if (left <= 0) {
                checkStopped(from, begin);
                return std::nullopt;
            }
            me().inbox.sleep(seen, std::min(left, kGlance));
        }
    }

    void fail(const Reason& lastWords) noexcept override { m_group->markFailed(m_rank, lastWords); }

    void checkRanks() override
    {
        check();
        for (int r = 0; r < m_size; ++r)
            if (r != m_rank && hasEnded(r))
                throw leftBehind("go on together", r);
    }

private:
    RankArea& me() { return m_group->rank(m_rank); }

    /// The slice of a chunk that a rank adds, in whole cache lines.
    std::pair<std::int64_t, std::int64_t> slice(int rank, std::size_t length) const
    {
        const auto at = [&](std::int64_t r) {
            const auto whole = static_cast<std::int64_t>(length);
            return r == m_size ? whole : whole * r / m_size / 16 * 16;
        };
        return {at(rank), at(rank + 1)};
    }

    /// A chunk's buffer is free once all ranks have taken its previous content.
    void waitForRoom(std::int64_t chunk)
    {
        if (chunk >= SharedGroup::kBuffers)
            waitForAll(&RankArea::taken, chunk - SharedGroup::kBuffers + 1);
    }

    void copyIn(std::span<const float> values, std::int64_t chunk, float factor)
    {
        waitForRoom(chunk);
        const auto [begin, end] = slice(m_rank, values.size());
        float* buffer = m_group->buffer(m_rank, chunk);
        scaled(buffer, values.data(), begin, factor);
        scaled(buffer + end, values.data() + end, static_cast<std::int64_t>(values.size()) - end, factor);
        me().copied.bump();
    }

    void reduce(std::span<float> values, std::int64_t chunk, float factor)
    {
        waitForAll(&RankArea::copied, chunk + 1);
        const auto [begin, end] = slice(m_rank, values.size());
        std::array<float, kBlock> sums;
        for (std::int64_t at = begin; at < end; at += kBlock) {
            const std::int64_t count = std::min(kBlock, end - at);
            std::array<float, kBlock> own;
            scaled(own.data(), values.data() + at, count, factor);
            for (int r = 0; r < m_size; ++r) {
                const float* term = r == m_rank ? own.data() : m_group->buffer(r, chunk) + at;
                if (r == 0)
                    std::copy_n(term, count, sums.data());
                else
                    added(sums.data(), term, count);
            }
            std::copy_n(sums.data(), count, values.data() + at);
            std::copy_n(sums.data(), count, m_group->buffer(m_rank, chunk) + at);
        }
        me().reduced.bump();
    }

    void copyOut(std::span<float> values, std::int64_t chunk)
    {
        for (int step = 1; step < m_size; ++step) { // each rank starts with a different one, to spread the load
            const int r = (m_rank + step) % m_size;
            waitFor(r, &RankArea::reduced, chunk + 1);
            const auto [begin, end] = slice(r, values.size());
            std::copy_n(m_group->buffer(r, chunk) + begin, end - begin, values.data() + begin);
        }
        me().taken.bump();
    }

    void waitForAll(SharedCounter RankArea::*counter, std::int64_t target)
    {
        for (int step = 1; step < m_size; ++step)
            waitFor((m_rank + step) % m_size, counter, target);
    }

    void waitFor(int whose, SharedCounter RankArea::*which, std::int64_t target)
    {
        SharedCounter& counter = m_group->rank(whose).*which;
        const auto reached = [&](std::uint32_t value) {
            return static_cast<std::int32_t>(value - static_cast<std::uint32_t>(target)) >= 0;
        };
        for (int spin = 0; spin < kSpins; ++spin) {
            if (reached(counter.value.load(std::memory_order_acquire)))
                return;
            __builtin_ia32_pause();
        }
        const double begin = steadyTime();
        for (;;) {
            const std::uint32_t seen = counter.value.load();
            if (reached(seen))
                return;
            check();
            if (hasEnded(whose) && !reached(counter.value.load())) // it may have arrived and left since the first look
                throw leftBehind("go on together", whose);
            checkPatience(whose, begin);
            counter.sleep(seen, kGlance);
        }
    }

    /// Throws if any rank has failed.
    void check() const
    {
        if (const int r = m_group->firstFailed(); r >= 0)
            throw Failure(ErrorKind::Transport, "go on together", {},
                          ranksReason("ranks.failed", r, m_group->lastWords(r)));
    }

    /// Whether a rank has ended. Whoever started the ranks ends them when one dies; without it this rank looks for
    /// itself, and gives one that has not named its process yet a moment to do so.
    bool hasEnded(int whose)
    {
        if (m_group->state(whose) == RankState::Left)
            return true;
        if (!m_group->starterGone())
            return false;
        if (m_aloneSince == 0.0)
            m_aloneSince = steadyTime();
        const int process = m_group->rank(whose).process;
        return process == 0 ? steadyTime() - m_aloneSince > kOrphanPatience : processGone(process);
    }

    static Failure leftBehind(const char* doing, int by)
    {
        return Failure(ErrorKind::Transport, doing, {}, ranksReason("ranks.left", by));
    }

    void checkPatience(int whose, double waitingSince) const
    {
        if (steadyTime() - waitingSince > m_patience)
            throw Failure(ErrorKind::Transport, "go on together", {},
                          silence(whose, m_patience, m_group->rank(whose).process));
    }

    void write(int to, MessageWriter writer)
    {
        double begin = steadyTime();
        for (;;) {
            const std::uint32_t seen = me().inbox.value.load();
            if (writer.advance())
                return;
            if (writer.moved())
                begin = steadyTime();
            check();
            if (hasEnded(to))
                throw leftBehind("go on together", to);
            checkPatience(to, begin);
            me().inbox.sleep(seen, kGlance);
        }
    }

    /// Throws if no rank is left that could send.
    void checkSenders(int from)
    {
        if (from != kAnyRank) {
            if (hasEnded(from) && !m_rings.holds(from))
                throw leftBehind("receive a message", from);
            return;
        }
        bool any = m_size == 1;
        for (int r = 0; r < m_size; ++r)
            any = any || (r != m_rank && (!hasEnded(r) || m_rings.holds(r)));
        if (any)
            return;
        throw Failure(ErrorKind::Transport, "receive a message", {}, ranksReason("ranks.all-left"));
    }

    /// A rank may legitimately be silent for long, but throw if its process was stopped all that time.
    void checkStopped(int from, double since)
    {
        if (from == kAnyRank || m_silent.first != from)
            m_silent = {from, since};
        if (from == kAnyRank || steadyTime() - m_silent.second < m_patience)
            return;
        const int process = m_group->rank(from).process;
        if (processState(process) == 'T')
            throw Failure(ErrorKind::Transport, "go on together", {}, silence(from, m_patience, process));
    }

    std::shared_ptr<SharedGroup> m_group;
    const int m_rank;
    const int m_size;
    const double m_patience;
    MessageRings m_rings;
    std::pair<int, double> m_silent{kAnyRank, 0.0}; ///< the rank that is waited for, and since when
    double m_aloneSince = 0.0;                      ///< when it noticed that the starter has ended; 0 = it has not
    std::int64_t m_barrier = 0;
    std::int64_t m_chunk = 0; ///< number of the next chunk
};

} // namespace

double rankPatience()
{
    return environmentNumber("TRAINYARD_RANK_PATIENCE", 0.1, 1e6, ranksReason("ranks.patience")).value_or(300.0);
}

std::unique_ptr<Communicator> makeLocalCommunicator(std::shared_ptr<SharedGroup> group, int rank, double patience)
{
    return std::make_unique<LocalCommunicator>(std::move(group), rank, patience);
}

} // namespace trainyard
