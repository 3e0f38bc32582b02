// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace trainyard {

/// Space on the store's disk that is given back when the disk is full, so that the store can still say so.
class SpareRoom {
public:
    explicit SpareRoom(const std::filesystem::path& folder)
        : m_file(folder / (".import-room-" + std::to_string(::getpid()) + "-" + randomHex(4)))
    {
        const FileDescriptor file(::open(m_file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (file && ::posix_fallocate(file.get(), 0, kBytes) == 0)
            return;
        giveBack();
    }
    ~SpareRoom() { giveBack(); }
    SpareRoom(const SpareRoom&) = delete;
    SpareRoom& operator=(const SpareRoom&) = delete;
    void giveBack() const noexcept { ::unlink(m_file.c_str()); }

private:
    static constexpr off_t kBytes = 512 << 10;
    const std::filesystem::path m_file;
};

} // namespace trainyard
