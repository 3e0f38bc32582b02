// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/base/unique_handle.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace trainyard {

/// A counter in shared memory on which processes can wait (a futex).
struct alignas(64) SharedCounter {
    std::atomic<std::uint32_t> value{0};
    std::atomic<std::uint32_t> sleepers{0};

    void bump() noexcept; ///< increments the value and wakes sleepers
    /// Sleeps until the value differs from `seen`, at most `seconds`.
    void sleep(std::uint32_t seen, double seconds) noexcept;
};

enum class RankState : std::uint32_t { Absent, Here, Left, Failed };

/// A rank's shared state, visible to all ranks.
struct RankArea {
    SharedCounter barriers;               ///< number of barriers it has reached
    SharedCounter copied, reduced, taken; ///< progress in chunks of sums and broadcasts, see LocalCommunicator
    SharedCounter inbox; ///< changes with every message for it and whenever space for its own messages is freed
    std::atomic<std::uint32_t> state{0};  ///< RankState
    std::atomic<std::int32_t> process{0}; ///< process id; 0 = unknown
    char lastWords[2000] = {};            ///< reasonLine(), written before the state becomes Failed
};

/// A ring buffer from one rank to another, with one writer and one reader process.
struct MessageRing {
    static constexpr std::uint64_t kBytes = std::uint64_t{1} << 18;
    alignas(64) std::atomic<std::uint64_t> written{0};
    alignas(64) std::atomic<std::uint64_t> read{0};
    alignas(64) std::byte data[kBytes];
};

/// Memory shared by the ranks of a run on one machine. The process that starts the ranks creates it and passes its
/// descriptor on. It has no name, so nothing is left behind. Untouched pages use no memory.
class SharedGroup {
public:
    static constexpr int kMostRanks = 256;
    static constexpr std::int64_t kChunk = std::int64_t{1} << 16; ///< floats
    static constexpr int kBuffers = 2;                            ///< chunks that a rank may have in progress

    /// Throws Failure(BadInput) for a count outside 1…kMostRanks, Failure(OutOfMemory or Io).
    static std::shared_ptr<SharedGroup> create(int ranks);
    /// Maps the memory and takes ownership of the descriptor. Throws Failure(BadInput) if it is not such memory.
    static std::shared_ptr<SharedGroup> open(FileDescriptor descriptor);
    ~SharedGroup();
    SharedGroup(const SharedGroup&) = delete;
    SharedGroup& operator=(const SharedGroup&) = delete;

    int size() const { return m_size; }
    int descriptor() const { return m_descriptor.get(); } ///< close-on-exec unless the caller changes that
    RankArea& rank(int rank) { return m_ranks[rank]; }
    MessageRing& ring(int from, int to) { return m_rings[from * m_size + to]; }
    float* buffer(int rank, std::int64_t chunk) { return m_buffers + (rank * kBuffers + chunk % kBuffers) * kChunk; }

    /// Marks a rank as failed; called by the rank or by the process that started it. The first call's words are kept.
    void markFailed(int rank, const Reason& why) noexcept;
    RankState state(int rank) const { return static_cast<RankState>(m_ranks[rank].state.load()); }
    Reason lastWords(int rank) const;
    /// Whether the process that created the memory has ended. Its children and itself may ask, no other process.
    bool starterGone() const;
    /// The rank that failed first; −1 = none.
    int firstFailed() const;

private:
    SharedGroup(FileDescriptor descriptor, int size, std::size_t bytes);
    FileDescriptor m_descriptor;
    int m_size;
    std::size_t m_bytes;
    void* m_memory = nullptr;
    RankArea* m_ranks = nullptr;
    MessageRing* m_rings = nullptr;
    float* m_buffers = nullptr;
};

} // namespace trainyard
