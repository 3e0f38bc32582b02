// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/supervise_lock.h"

#include "backend/base/error.h"
#include "backend/base/private_files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

namespace trainyard {

SupervisorLock::SupervisorLock(std::filesystem::path path, FileDescriptor file)
    : m_path(std::move(path)), m_file(std::move(file))
{
}

std::optional<SupervisorLock> SupervisorLock::tryTake(const std::filesystem::path& file)
{
    for (;;) {
        FileDescriptor descriptor(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
        if (!descriptor)
            throw systemFailure("open the lock of the queue", file.string(), errno);
        struct stat status {};
        if (::fstat(descriptor.get(), &status) != 0)
            throw systemFailure("open the lock of the queue", file.string(), errno);
        if (Reason why = distrust(status); !why.empty()) // whoever holds it keeps this user's runs from starting
            throw Failure(ErrorKind::Permission, "open the lock of the queue", file.string(), std::move(why));
        if (::flock(descriptor.get(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK)
                return std::nullopt;
            if (errno == EINTR)
                continue;
            throw systemFailure("lock the queue with", file.string(), errno);
        }
        SupervisorLock lock(file, std::move(descriptor));
        if (lock.standsThere())
            return lock; // else it was removed between opening and locking: once more
    }
}

bool SupervisorLock::standsThere() const
{
    struct stat named {};
    struct stat held {};
    return ::stat(m_path.c_str(), &named) == 0 && ::fstat(m_file.get(), &held) == 0 && named.st_dev == held.st_dev &&
           named.st_ino == held.st_ino;
}

void SupervisorLock::release() noexcept
{
    if (m_file)
        ::flock(m_file.get(), LOCK_UN);
    m_file.reset();
}

} // namespace trainyard
