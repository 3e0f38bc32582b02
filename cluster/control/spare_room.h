// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace trainyard {

/// Space on the store's disk that is given back when the disk is full, so that the store can still say so. The file has
/// no name: what a killed process held is free at once.
class SpareRoom {
public:
    explicit SpareRoom(const std::filesystem::path& folder)
    {
        const std::filesystem::path file = folder / (".import-room-" + std::to_string(::getpid()) + "-" + randomHex(4));
        m_file = FileDescriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (!m_file)
            return;
        ::unlink(file.c_str());
        if (::posix_fallocate(m_file.get(), 0, kBytes) != 0)
            giveBack();
    }
    SpareRoom(const SpareRoom&) = delete;
    SpareRoom& operator=(const SpareRoom&) = delete;
    void giveBack() noexcept { m_file.reset(); }

private:
    static constexpr off_t kBytes = 512 << 10;
    FileDescriptor m_file;
};

} // namespace trainyard
