// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/nccl_emulated/meeting.h"
#include "tests/support/nccl_emulated/nccl.h"

#include <atomic>
#include <memory>
#include <vector>

namespace nccl_emulated {

/// What transfers and their communicator share.
struct State {
    State(const char* id, int ranks, int rank) : meeting(id, ranks, rank) {}

    Meeting meeting;
    std::uint64_t chunks = 0;                     ///< that this rank has taken part in
    std::atomic<ncclResult_t> error{ncclSuccess}; ///< found while a transfer ran
    std::atomic<bool> aborted{false};
};

enum class Kind { Sum, Gather };

struct Item {
    Kind kind = Kind::Sum;
    const void* from = nullptr;
    void* to = nullptr;
    std::size_t count = 0;
    ncclDataType_t type = ncclFloat32;
    float factor = 1.0f; ///< of this rank's values
};

std::size_t sizeOf(ncclDataType_t type);

/// Collective calls that run one after another when their stream reaches them. A recorded transfer runs as often as its
/// graph.
class Transfer {
public:
    /// `recorded`: ranks must agree on that too, if they register buffers.
    Transfer(std::shared_ptr<State> state, std::vector<Item> items, bool recorded);
    /// Goes on as far as the other ranks let it. @returns whether it has ended, maybe with an error
    bool operator()();

private:
    bool moved();
    void publish(const Item& item, std::size_t length);
    bool take(const Item& item, std::size_t length);
    void fail(ncclResult_t error, const char* why);
    bool end();
    std::size_t lengthOf(const Item& item) const;
    Call callOf(const Item& item) const;

    std::shared_ptr<State> m_state;
    std::vector<Item> m_items;
    bool m_recorded;
    std::size_t m_item = 0;
    std::size_t m_offset = 0;
    bool m_published = false;
    double m_waitingSince = 0.0;
};

} // namespace nccl_emulated
