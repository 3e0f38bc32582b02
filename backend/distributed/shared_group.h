// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace trainyard {

/// A number in shared memory that processes wait for.
struct alignas(64) SharedCounter {
    std::atomic<std::uint32_t> value{0};
    std::atomic<std::uint32_t> sleepers{0};

    void bump() noexcept; ///< value + 1, and wakes who sleeps
    /// Sleeps until the value is no longer `seen`, or for so many seconds.
    void sleep(std::uint32_t seen, double seconds) noexcept;
};

enum class RankState : std::uint32_t { Absent, Here, Left, Failed };

/// What the ranks know of one of them.
struct RankArea {
    SharedCounter barriers;               ///< how many it has come to
    SharedCounter copied, reduced, taken; ///< chunks of sums and broadcasts, see LocalCommunicator
    SharedCounter inbox;                  ///< changes with every message for it and all room made for its own
    std::atomic<std::uint32_t> state{0};  ///< RankState
    std::atomic<std::int32_t> process{0}; ///< id; 0 = not known
    char lastWords[500] = {};             ///< written before the state becomes Failed
};

/// Bytes on their way from one rank to another. Written by one process, read by one.
struct MessageRing {
    static constexpr std::uint64_t kBytes = std::uint64_t{1} << 18;
    alignas(64) std::atomic<std::uint64_t> written{0};
    alignas(64) std::atomic<std::uint64_t> read{0};
    alignas(64) std::byte data[kBytes];
};

/// Memory that the ranks of one run on one machine share. Who starts them makes it and hands its descriptor down; it
/// has no name, so nothing stays behind. Pages that nobody touches cost nothing.
class SharedGroup {
public:
    static constexpr int kMostRanks = 256;
    static constexpr std::int64_t kChunk = std::int64_t{1} << 16; ///< floats
    static constexpr int kBuffers = 2;                            ///< chunks a rank may have under way

    /// Throws Failure(BadInput) for a count outside 1…kMostRanks, Failure(OutOfMemory or Io).
    static std::shared_ptr<SharedGroup> create(int ranks);
    /// Takes the descriptor. Throws Failure(BadInput) when it is not such memory.
    static std::shared_ptr<SharedGroup> open(FileDescriptor descriptor);
    ~SharedGroup();
    SharedGroup(const SharedGroup&) = delete;
    SharedGroup& operator=(const SharedGroup&) = delete;

    int size() const { return m_size; }
    int descriptor() const { return m_descriptor.get(); } ///< closed on exec unless its user changes that
    RankArea& rank(int rank) { return m_ranks[rank]; }
    MessageRing& ring(int from, int to) { return m_rings[from * m_size + to]; }
    float* buffer(int rank, std::int64_t chunk) { return m_buffers + (rank * kBuffers + chunk % kBuffers) * kChunk; }

    /// Says that a rank is no more, for its starter and for itself; the first words stay.
    void markFailed(int rank, const std::string& lastWords) noexcept;
    RankState state(int rank) const { return static_cast<RankState>(m_ranks[rank].state.load()); }
    std::string lastWords(int rank) const;
    /// The rank whose failure made the others fail; −1 = none has failed.
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
