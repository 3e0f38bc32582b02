// SPDX-License-Identifier: Apache-2.0
#include "tests/support/nccl_emulated/transfer.h"

#include "backend/ops/float16.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace nccl_emulated {
namespace {

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds that a transfer waits for other ranks. The real NCCL waits for ever.
double patience()
{
    const char* const seconds = std::getenv("TRAINYARD_EMULATED_NCCL_PATIENCE");
    return seconds ? std::atof(seconds) : 60.0;
}

/// Whether ranks register the buffers of recorded calls with each other.
bool registers()
{
    const char* const asked = std::getenv("NCCL_GRAPH_REGISTER");
    return !asked || std::strcmp(asked, "0") != 0;
}

float loadedAs(ncclDataType_t type, const void* values, std::size_t i)
{
    if (type == ncclFloat16)
        return trainyard::loaded(static_cast<const trainyard::Float16*>(values)[i]);
    if (type == ncclBfloat16)
        return trainyard::loaded(static_cast<const trainyard::Bfloat16*>(values)[i]);
    return static_cast<const float*>(values)[i];
}

void storeAs(ncclDataType_t type, void* values, std::size_t i, float value)
{
    if (type == ncclFloat16)
        static_cast<trainyard::Float16*>(values)[i] = trainyard::stored<trainyard::Float16>(value);
    else if (type == ncclBfloat16)
        static_cast<trainyard::Bfloat16*>(values)[i] = trainyard::stored<trainyard::Bfloat16>(value);
    else
        static_cast<float*>(values)[i] = value;
}

} // namespace

std::size_t sizeOf(ncclDataType_t type)
{
    switch (type) {
    case ncclInt8:
    case ncclUint8: return 1;
    case ncclFloat16:
    case ncclBfloat16: return 2;
    case ncclFloat32: return 4;
    case ncclFloat64: return 8;
    }
    return 0;
}

Transfer::Transfer(std::shared_ptr<State> state, std::vector<Item> items, bool recorded)
    : m_state(std::move(state)), m_items(std::move(items)), m_recorded(recorded && registers())
{
}

bool Transfer::operator()()
{
    if (m_state->aborted || m_state->error != ncclSuccess)
        return end();
    while (m_item < m_items.size()) {
        if (moved()) {
            m_waitingSince = 0.0;
            continue;
        }
        if (m_state->error != ncclSuccess)
            return end();
        if (m_waitingSince == 0.0)
            m_waitingSince = now();
        if (now() - m_waitingSince < patience())
            return false;
        fail(ncclRemoteError, "another rank has not come");
        return end();
    }
    return end();
}

/// One half of a chunk, if the other ranks are far enough.
bool Transfer::moved()
{
    const Item& item = m_items[m_item];
    const Meeting& meeting = m_state->meeting;
    const auto all = [&](std::atomic<std::uint64_t> RankArea::*counter, std::uint64_t target) {
        for (int r = 0; r < meeting.ranks(); ++r)
            if ((meeting.area(r).*counter).load(std::memory_order_acquire) < target)
                return false;
        return true;
    };
    if (!m_published) {
        if (!all(&RankArea::taken, m_state->chunks))
            return false;
        publish(item, lengthOf(item));
        m_published = true;
    }
    if (!all(&RankArea::published, m_state->chunks + 1) || !take(item, lengthOf(item)))
        return false;
    m_published = false;
    m_offset += lengthOf(item);
    ++m_state->chunks;
    meeting.area(meeting.rank()).taken.store(m_state->chunks, std::memory_order_release);
    if (m_offset == item.count) {
        m_offset = 0;
        ++m_item;
    }
    return true;
}

std::size_t Transfer::lengthOf(const Item& item) const
{
    return std::min(item.count - m_offset, kChunkBytes / sizeOf(item.type));
}

Call Transfer::callOf(const Item& item) const
{
    return {static_cast<int>(item.kind), item.type, item.count, m_offset, m_recorded};
}

void Transfer::publish(const Item& item, std::size_t length)
{
    RankArea& mine = m_state->meeting.area(m_state->meeting.rank());
    const std::size_t size = sizeOf(item.type);
    std::memcpy(mine.chunk, static_cast<const std::byte*>(item.from) + m_offset * size, length * size);
    for (std::size_t i = 0; i < length && item.factor != 1.0f; ++i)
        storeAs(item.type, mine.chunk, i, item.factor * loadedAs(item.type, mine.chunk, i));
    mine.call = callOf(item);
    mine.published.store(m_state->chunks + 1, std::memory_order_release);
}

bool Transfer::take(const Item& item, std::size_t length)
{
    const Meeting& meeting = m_state->meeting;
    for (int r = 0; r < meeting.ranks(); ++r)
        if (meeting.area(r).call != callOf(item)) {
            fail(ncclInvalidUsage, "ranks differ in what they sum or gather");
            return false;
        }
    const std::size_t size = sizeOf(item.type);
    auto* const to = static_cast<std::byte*>(item.to);
    if (item.kind == Kind::Gather) {
        for (int r = 0; r < meeting.ranks(); ++r)
            std::memcpy(to + (static_cast<std::size_t>(r) * item.count + m_offset) * size, meeting.area(r).chunk,
                        length * size);
        return true;
    }
    for (std::size_t i = 0; i < length; ++i) {
        float sum = loadedAs(item.type, meeting.area(0).chunk, i);
        storeAs(item.type, to + m_offset * size, i, sum);
        for (int r = 1; r < meeting.ranks(); ++r) { // in 16 bits each addition is rounded, as along a ring
            sum = loadedAs(item.type, to + m_offset * size, i) + loadedAs(item.type, meeting.area(r).chunk, i);
            storeAs(item.type, to + m_offset * size, i, sum);
        }
    }
    return true;
}

void Transfer::fail(ncclResult_t error, const char* why)
{
    std::fprintf(stderr, "nccl emulator: rank %d: %s\n", m_state->meeting.rank(), why);
    m_state->error = error;
}

/// Ready to run again.
bool Transfer::end()
{
    m_item = m_offset = 0;
    m_published = false;
    m_waitingSince = 0.0;
    return true;
}

} // namespace nccl_emulated
