// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/shared_group.h"

#include "backend/base/error.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_ranks.h"

#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <new>

namespace trainyard {
namespace {

constexpr std::uint64_t kMagic = 0x74792d72616e6b31; // "ty-rank1"

struct Header {
    std::uint64_t magic;
    std::uint64_t bytes;
    std::int32_t ranks;
    std::int32_t starter;                  ///< process id of the one that created the memory
    std::atomic<std::int32_t> firstFailed; ///< rank + 1, 0 = none
};

constexpr std::size_t kHeaderBytes = 4096;

Header& header(void* memory)
{
    return *std::launder(static_cast<Header*>(memory));
}

std::size_t ringsOffset(int ranks)
{
    return kHeaderBytes + sizeof(RankArea) * static_cast<std::size_t>(ranks);
}

std::size_t buffersOffset(int ranks)
{
    const std::size_t end = ringsOffset(ranks) + sizeof(MessageRing) * static_cast<std::size_t>(ranks) * ranks;
    return (end + 4095) / 4096 * 4096;
}

std::size_t totalBytes(int ranks)
{
    return buffersOffset(ranks) +
           sizeof(float) * SharedGroup::kChunk * SharedGroup::kBuffers * static_cast<std::size_t>(ranks);
}

} // namespace

void SharedCounter::bump() noexcept
{
    value.fetch_add(1);
    if (sleepers.load() > 0)
        ::syscall(SYS_futex, &value, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

void SharedCounter::sleep(std::uint32_t seen, double seconds) noexcept
{
    sleepers.fetch_add(1);
    timespec time{};
    time.tv_sec = static_cast<time_t>(seconds);
    time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
    ::syscall(SYS_futex, &value, FUTEX_WAIT, seen, &time, nullptr, 0); // returns at once if the value has changed
    sleepers.fetch_sub(1);
}

std::shared_ptr<SharedGroup> SharedGroup::create(int ranks)
{
    if (ranks < 1 || ranks > kMostRanks)
        throw Failure(ErrorKind::BadInput, "start so many ranks:", std::to_string(ranks),
                      ranksReason("ranks.most-ranks", kMostRanks));
    FileDescriptor descriptor(::memfd_create("trainyard-ranks", MFD_CLOEXEC));
    const std::size_t bytes = totalBytes(ranks);
    if (!descriptor || ::ftruncate(descriptor.get(), static_cast<off_t>(bytes)) != 0)
        throw systemFailure("make memory that ranks share", {}, errno);
    const Header header{kMagic, bytes, ranks, ::getpid(), 0};
    if (::pwrite(descriptor.get(), &header, sizeof header, 0) != static_cast<ssize_t>(sizeof header))
        throw systemFailure("make memory that ranks share", {}, errno);
    return std::shared_ptr<SharedGroup>(new SharedGroup(std::move(descriptor), ranks, bytes));
}

std::shared_ptr<SharedGroup> SharedGroup::open(FileDescriptor descriptor)
{
    Header header{};
    struct stat about {};
    const bool good = ::pread(descriptor.get(), &header, sizeof header, 0) == static_cast<ssize_t>(sizeof header) &&
                      header.magic == kMagic && header.ranks >= 1 && header.ranks <= kMostRanks &&
                      header.bytes == totalBytes(header.ranks) && ::fstat(descriptor.get(), &about) == 0 &&
                      static_cast<std::uint64_t>(about.st_size) == header.bytes;
    if (!good)
        throw Failure(ErrorKind::BadInput, "join the other ranks", {},
                      ranksReason("ranks.descriptor", descriptor.get()));
    return std::shared_ptr<SharedGroup>(new SharedGroup(std::move(descriptor), header.ranks, header.bytes));
}

SharedGroup::SharedGroup(FileDescriptor descriptor, int size, std::size_t bytes)
    : m_descriptor(std::move(descriptor)), m_size(size), m_bytes(bytes)
{
    m_memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, m_descriptor.get(), 0);
    if (m_memory == MAP_FAILED)
        throw systemFailure("map memory that ranks share", {}, errno);
    // Fresh pages are zero, the initial value of all these objects.
    auto* base = static_cast<std::byte*>(m_memory);
    m_ranks = std::launder(reinterpret_cast<RankArea*>(base + kHeaderBytes));
    m_rings = std::launder(reinterpret_cast<MessageRing*>(base + ringsOffset(size)));
    m_buffers = std::launder(reinterpret_cast<float*>(base + buffersOffset(size)));
}

SharedGroup::~SharedGroup()
{
    ::munmap(m_memory, m_bytes);
}

void SharedGroup::markFailed(int rank, const Reason& why) noexcept
{
    RankArea& area = m_ranks[rank];
    if (state(rank) == RankState::Failed)
        return;
    std::string words = reasonLine(why);
    if (words.empty() || words.size() >= sizeof area.lastWords) // without a code, or too long for it
        words = why.text();
    const std::size_t length = std::min(words.size(), sizeof area.lastWords - 1);
    std::memcpy(area.lastWords, words.data(), length);
    area.lastWords[length] = '\0';
    area.state.store(static_cast<std::uint32_t>(RankState::Failed));
    std::int32_t none = 0;
    header(m_memory).firstFailed.compare_exchange_strong(none, rank + 1);
}

bool SharedGroup::starterGone() const
{
    const pid_t starter = header(m_memory).starter;
    return ::getpid() != starter && ::getppid() != starter;
}

int SharedGroup::firstFailed() const
{
    return header(m_memory).firstFailed.load() - 1;
}

Reason SharedGroup::lastWords(int rank) const
{
    const char* const begin = m_ranks[rank].lastWords;
    const std::string words(begin, ::strnlen(begin, sizeof m_ranks[rank].lastWords));
    return words.starts_with('{') ? reasonOf(words, words) : Reason(words);
}

} // namespace trainyard
