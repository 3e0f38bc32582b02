// SPDX-License-Identifier: Apache-2.0
#include "tests/support/nccl_emulated/meeting.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace nccl_emulated {

Meeting::Meeting(const char* id, int ranks, int rank) : m_name(std::string("/") + id), m_ranks(ranks), m_rank(rank)
{
    m_bytes = sizeof(Door) + static_cast<std::size_t>(ranks) * sizeof(RankArea);
    const int file = ::shm_open(m_name.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    // New memory is zero, which is the state before the first chunk; untouched pages use none.
    void* memory = ::ftruncate(file, static_cast<off_t>(m_bytes)) == 0
                       ? ::mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                       : MAP_FAILED;
    ::close(file);
    if (memory == MAP_FAILED)
        return;
    m_memory = memory;
    m_door = static_cast<Door*>(memory);
    m_areas = reinterpret_cast<RankArea*>(static_cast<std::byte*>(memory) + sizeof(Door));
    m_door->come.fetch_add(1);
}

Meeting::~Meeting()
{
    if (!m_memory)
        return;
    if (m_door->come.load() < m_ranks)
        ::shm_unlink(m_name.c_str());
    ::munmap(m_memory, m_bytes);
}

bool Meeting::complete()
{
    if (m_door->come.load() < m_ranks)
        return false;
    if (m_rank == 0)
        ::shm_unlink(m_name.c_str());
    return true;
}

} // namespace nccl_emulated
