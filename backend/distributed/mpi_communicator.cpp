// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/printable.h"
#include "backend/distributed/mpi_module.h"
#include "backend/ops/float16.h"
#include "backend/protocol/reasons_ranks.h"

#include <mpi.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>

namespace trainyard {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 30;      ///< per MPI call, because MPI counts with int
constexpr std::int64_t kOrderedChunk = std::int64_t{1} << 20; ///< floats per exchange of an ordered sum
constexpr std::size_t kChunk = std::size_t{1} << 19; ///< floats per call of a sum in any order; they fit into a cache

void check(int code, const char* what)
{
    if (code == MPI_SUCCESS)
        return;
    char text[MPI_MAX_ERROR_STRING] = {};
    int length = 0;
    MPI_Error_string(code, text, &length);
    throw Failure(ErrorKind::Transport, std::string(what) + " over MPI", {}, Reason(text));
}

std::string libraryName()
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = {};
    int length = 0;
    MPI_Get_library_version(text, &length);
    const std::string all(text, static_cast<std::size_t>(length));
    return all.substr(0, all.find_first_of(",\n"));
}

/// The part of an array that each rank adds, in MPI's counts.
struct Slices {
    Slices(std::int64_t length, int rank, int size)
        : counts(static_cast<std::size_t>(size)), begins(counts), places(counts)
    {
        for (int r = 0; r < size; ++r) {
            const auto at = static_cast<std::size_t>(r);
            begins[at] = static_cast<int>(length * r / size);
            counts[at] = static_cast<int>(length * (r + 1) / size - length * r / size);
        }
        own = counts[static_cast<std::size_t>(rank)];
        received.assign(counts.size(), own);
        for (int r = 0; r < size; ++r)
            places[static_cast<std::size_t>(r)] = r * own;
    }

    int own = 0;
    std::vector<int> counts, begins;   ///< by rank
    std::vector<int> received, places; ///< for this rank's slice, from each rank
};

/// Ends the process if an MPI call takes too long, because these calls wait for ever and cannot be interrupted.
class StallWatch {
public:
    StallWatch(int rank, double patience, MpiStall stalled)
        : m_rank(rank), m_patience(patience), m_stalled(std::move(stalled)), m_thread([this] { work(); })
    {
    }
    ~StallWatch()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_end = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    /// Its scope is an MPI call that waits for others.
    class Wait {
    public:
        Wait(StallWatch& watch, const char* what) : m_watch(watch)
        {
            m_watch.m_what = what;
            m_watch.m_since = steadyTime();
        }
        ~Wait() { m_watch.m_since = 0.0; }
        Wait(const Wait&) = delete;
        Wait& operator=(const Wait&) = delete;

    private:
        StallWatch& m_watch;
    };

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (!m_changed.wait_for(lock, std::chrono::milliseconds(250), [this] { return m_end; })) {
            const double since = m_since;
            if (since == 0.0 || steadyTime() - since < m_patience)
                continue;
            const std::string words = std::string("another rank has not answered for ") +
                                      std::to_string(static_cast<int>(m_patience)) + " s, while this one would " +
                                      m_what.load();
            const int code = m_stalled(words);
            std::fprintf(stderr, "Rank %d gives up: %s.\n", m_rank, words.c_str());
            std::fflush(nullptr);
            std::_Exit(code == 0 ? 1
                                 : code); // MPI's launcher ends the others; MPI_Abort would wait for the running call
        }
    }

    const int m_rank;
    const double m_patience;
    const MpiStall m_stalled;
    std::atomic<double> m_since{0.0}; ///< 0: no call is running
    std::atomic<const char*> m_what{""};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_end = false;
    std::thread m_thread;
};

class MpiCommunicator final : public Communicator {
public:
    MpiCommunicator(double patience, MpiStall stalled)
    {
        int provided = MPI_THREAD_SINGLE;
        if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS ||
            provided < MPI_THREAD_SERIALIZED)
            throw Failure(ErrorKind::Unsupported, "join the other ranks over MPI", {},
                          ranksReason("ranks.mpi-threads"));
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
        MPI_Comm_size(MPI_COMM_WORLD, &m_size);
        m_watch = std::make_unique<StallWatch>(m_rank, patience, std::move(stalled));
    }

    ~MpiCommunicator() override
    {
        m_watch.reset(); // at the end ranks wait for each other without limit
        MPI_Finalize();
    }

    int rank() const override { return m_rank; }
    int size() const override { return m_size; }
    std::string description() const override { return std::to_string(m_size) + " ranks over " + libraryName(); }

    void barrier() override
    {
        const StallWatch::Wait wait(*m_watch, "wait for all ranks");
        check(MPI_Barrier(MPI_COMM_WORLD), "wait for all ranks");
    }

    void broadcast(std::span<std::byte> bytes, int root) override
    {
        const StallWatch::Wait wait(*m_watch, "broadcast");
        for (std::size_t at = 0; at < bytes.size(); at += kMostBytes)
            check(MPI_Bcast(bytes.data() + at, static_cast<int>(std::min(kMostBytes, bytes.size() - at)), MPI_BYTE,
                            root, MPI_COMM_WORLD),
                  "broadcast");
    }

    void sum(std::span<float> values, float factor, SumOrder order) override
    {
        const StallWatch::Wait wait(*m_watch, "sum");
        const std::size_t most = order == SumOrder::Any ? kChunk : std::size_t{kOrderedChunk};
        for (std::size_t at = 0; at < values.size(); at += most) {
            const std::span<float> part = values.subspan(at, std::min(most, values.size() - at));
            if (factor != 1.0f)
                for (float& value : part) // now in the cache for the sum
                    value *= factor;
            if (order == SumOrder::Any)
                check(MPI_Allreduce(MPI_IN_PLACE, part.data(), static_cast<int>(part.size()), MPI_FLOAT, MPI_SUM,
                                    MPI_COMM_WORLD),
                      "sum");
            else
                sumInOrder(part);
        }
    }

    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override
    {
        const StallWatch::Wait wait(*m_watch, "gather");
        if (mine.size() > kMostBytes)
            throw Failure(ErrorKind::Internal, "gather over MPI", {}, ranksReason("ranks.too-many-bytes"));
        check(MPI_Allgather(mine.data(), static_cast<int>(mine.size()), MPI_BYTE, all.data(),
                            static_cast<int>(mine.size()), MPI_BYTE, MPI_COMM_WORLD),
              "gather");
    }

    /// A message is its length, then its bytes, under one tag; MPI keeps both in order.
    void send(int to, int tag, std::span<const std::byte> bytes) override
    {
        const StallWatch::Wait wait(*m_watch, "send");
        const auto length = static_cast<std::uint64_t>(bytes.size());
        check(MPI_Send(&length, sizeof length, MPI_BYTE, to, tag, MPI_COMM_WORLD), "send");
        for (std::size_t at = 0; at < bytes.size(); at += kMostBytes)
            check(MPI_Send(bytes.data() + at, static_cast<int>(std::min(kMostBytes, bytes.size() - at)), MPI_BYTE, to,
                           tag, MPI_COMM_WORLD),
                  "send");
    }

    std::optional<RankMessage> receive(int from, double seconds) override
    {
        const double begin = steadyTime();
        MPI_Status status{};
        for (int arrived = 0;;) {
            check(MPI_Iprobe(from == kAnyRank ? MPI_ANY_SOURCE : from, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, &status),
                  "receive");
            if (arrived)
                break;
            const double waited = steadyTime() - begin;
            if (waited >= seconds)
                return std::nullopt;
            if (waited > 0.001)
                std::this_thread::sleep_for(std::chrono::microseconds(50));
        }
        RankMessage message{status.MPI_SOURCE, status.MPI_TAG, {}};
        std::uint64_t length = 0;
        check(MPI_Recv(&length, sizeof length, MPI_BYTE, message.from, message.tag, MPI_COMM_WORLD, &status),
              "receive");
        message.bytes.resize(static_cast<std::size_t>(length));
        for (std::size_t at = 0; at < message.bytes.size(); at += kMostBytes)
            check(MPI_Recv(message.bytes.data() + at, static_cast<int>(std::min(kMostBytes, message.bytes.size() - at)),
                           MPI_BYTE, message.from, message.tag, MPI_COMM_WORLD, &status),
                  "receive");
        return message;
    }

    void fail(const Reason& lastWords) noexcept override
    {
        complain("Rank " + std::to_string(m_rank) + " failed: " + lastWords.text());
        std::fflush(nullptr);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }

    bool failEndsAll() const override { return true; }

    void sumRounded(std::span<float> values, float factor, RoundedForm form) override
    {
        static_assert(kScaled <= std::size_t{kOrderedChunk});
        for (std::size_t at = 0; at < values.size(); at += kScaled) {
            const std::span<float> part = values.subspan(at, std::min(kScaled, values.size() - at));
            const float scale = form == RoundedForm::Fp16 ? agreedScale(part, factor) : 1.0f;
            const StallWatch::Wait wait(*m_watch, "sum");
            if (form == RoundedForm::Fp16)
                sumRoundedPart<Float16>(part, factor, scale);
            else
                sumRoundedPart<Bfloat16>(part, factor, scale);
        }
    }

private:
    /// Every rank adds one slice of all ranks' values in rank order and sends it to the others.
    void sumInOrder(std::span<float> values)
    {
        const Slices slices(static_cast<std::int64_t>(values.size()), m_rank, m_size);
        const int own = slices.own;
        m_terms.resize(static_cast<std::size_t>(own) * static_cast<std::size_t>(m_size));
        check(MPI_Alltoallv(values.data(), slices.counts.data(), slices.begins.data(), MPI_FLOAT, m_terms.data(),
                            slices.received.data(), slices.places.data(), MPI_FLOAT, MPI_COMM_WORLD),
              "sum in order");
        for (int r = 1; r < m_size; ++r)
            for (int i = 0; i < own; ++i)
                m_terms[static_cast<std::size_t>(i)] += m_terms[static_cast<std::size_t>(r * own + i)];
        check(MPI_Allgatherv(m_terms.data(), own, MPI_FLOAT, values.data(), slices.counts.data(), slices.begins.data(),
                             MPI_FLOAT, MPI_COMM_WORLD),
              "sum in order");
    }

    /// Like sumInOrder(), with slices transferred as the 16-bit type `Half`.
    template <typename Half>
    void sumRoundedPart(std::span<float> values, float factor, float scale)
    {
        m_halves.resize(values.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            m_halves[i] = stored<Half>(factor * values[i] * scale).bits;
        const Slices slices(static_cast<std::int64_t>(values.size()), m_rank, m_size);
        const auto own = static_cast<std::size_t>(slices.own);
        m_halfTerms.resize(own * static_cast<std::size_t>(m_size));
        check(MPI_Alltoallv(m_halves.data(), slices.counts.data(), slices.begins.data(), MPI_UINT16_T,
                            m_halfTerms.data(), slices.received.data(), slices.places.data(), MPI_UINT16_T,
                            MPI_COMM_WORLD),
              "sum rounded");
        m_terms.assign(own, 0.0f);
        const float back = 1.0f / scale;
        for (std::size_t r = 0; r < static_cast<std::size_t>(m_size); ++r)
            for (std::size_t i = 0; i < own; ++i)
                m_terms[i] =
                    r == 0 ? loaded(Half{m_halfTerms[i]}) : m_terms[i] + loaded(Half{m_halfTerms[r * own + i]});
        for (std::size_t i = 0; i < own; ++i)
            m_halfTerms[i] = stored<Half>(m_terms[i]).bits;
        check(MPI_Allgatherv(m_halfTerms.data(), slices.own, MPI_UINT16_T, m_halves.data(), slices.counts.data(),
                             slices.begins.data(), MPI_UINT16_T, MPI_COMM_WORLD),
              "sum rounded");
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = loaded(Half{m_halves[i]}) * back;
    }

    int m_rank = 0;
    int m_size = 1;
    std::unique_ptr<StallWatch> m_watch;
    std::vector<float> m_terms;
    std::vector<std::uint16_t> m_halves, m_halfTerms;
};

std::unique_ptr<Communicator> join(double patience, MpiStall stalled)
{
    return std::make_unique<MpiCommunicator>(patience, std::move(stalled));
}

constexpr MpiModule kMpiModule{kMpiModuleAbi, join};

} // namespace
} // namespace trainyard

extern "C" __attribute__((visibility("default"))) const trainyard::MpiModule* trainyardMpiModule()
{
    return &trainyard::kMpiModule;
}
