// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

namespace nccl_emulated {

/// What a rank does in the chunk that it has published. Ranks must agree on all of it.
struct Call {
    int kind = 0;
    int type = 0;
    std::uint64_t count = 0;
    std::uint64_t offset = 0;
    bool recorded = false;
    friend bool operator==(const Call&, const Call&) = default;
};

inline constexpr std::size_t kChunkBytes = std::size_t{1} << 20;

/// A rank's part of the memory in which ranks meet.
struct RankArea {
    alignas(64) std::atomic<std::uint64_t> published{0}; ///< chunks
    alignas(64) std::atomic<std::uint64_t> taken{0};
    Call call;
    alignas(64) std::byte chunk[kChunkBytes];
};

/// Memory of all ranks of a communicator, named by its id. The name vanishes as soon as all have come.
class Meeting {
public:
    Meeting(const char* id, int ranks, int rank);
    ~Meeting();
    Meeting(const Meeting&) = delete;
    Meeting& operator=(const Meeting&) = delete;

    bool opened() const { return m_memory != nullptr; }
    /// Whether all ranks have come.
    bool complete();
    int ranks() const { return m_ranks; }
    int rank() const { return m_rank; }
    RankArea& area(int rank) const { return m_areas[rank]; }

private:
    struct Door {
        alignas(64) std::atomic<int> come{0};
    };
    const std::string m_name;
    const int m_ranks;
    const int m_rank;
    std::size_t m_bytes = 0;
    void* m_memory = nullptr;
    Door* m_door = nullptr;
    RankArea* m_areas = nullptr;
};

} // namespace nccl_emulated
