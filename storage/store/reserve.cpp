// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/reserve.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/locations.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace trainyard::store {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kBytes = std::int64_t{2} << 20;      // what deleting some hundred runs writes
constexpr std::int64_t kShareBytes = std::int64_t{1} << 17; // shared memory and an empty journal
constexpr std::int64_t kPlenty = 16 * kBytes;
constexpr double kTrySeconds = 0.1; // a try takes milliseconds on some disks, and a campaign has hundreds of runs

/// Quotas do not show in the free space that a disk tells, so it is tried.
bool isFull(const fs::path& folder)
{
    const fs::path probe = folder / (".space-" + randomHex(8));
    const FileDescriptor made(::open(probe.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
    if (!made)
        return errno == ENOSPC || errno == EDQUOT;
    const int error = ::posix_fallocate(made.get(), 0, kShareBytes);
    ::unlink(probe.c_str());
    return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

} // namespace

Reserve::Reserve(const fs::path& store)
{
    if (fs::absolute(store).lexically_normal() == storePath().lexically_normal())
        m_file = fs::absolute(store).string() + ".reserve";
}

Reserve::~Reserve()
{
    if (m_file.empty() || !m_given)
        return;
    for (std::int64_t bytes = kBytes; bytes >= kShareBytes; bytes /= 2)
        if (grow(bytes))
            return;
}

std::int64_t Reserve::size() const
{
    struct stat info {};
    return ::lstat(m_file.c_str(), &info) == 0 && S_ISREG(info.st_mode) ? std::int64_t{info.st_size} : 0;
}

/// To so many bytes; leaves the file as it was where they do not fit.
bool Reserve::grow(std::int64_t bytes) const
{
    const std::int64_t before = size();
    if (before >= bytes)
        return true;
    const FileDescriptor file(::open(m_file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!file)
        return false;
    if (::posix_fallocate(file.get(), 0, bytes) == 0)
        return true;
    std::error_code ignored;
    if (before > 0)
        fs::resize_file(m_file, static_cast<std::uintmax_t>(before), ignored);
    else
        fs::remove(m_file, ignored);
    return false;
}

void Reserve::renew()
{
    if (m_file.empty() || m_given || size() >= kBytes)
        return;
    std::error_code code;
    const fs::space_info disk = fs::space(m_file.parent_path(), code);
    if (!code && disk.available != static_cast<std::uintmax_t>(-1) &&
        disk.available >= static_cast<std::uintmax_t>(kPlenty))
        (void)grow(kBytes);
}

bool Reserve::giveSome()
{
    const std::int64_t before = m_file.empty() ? 0 : size();
    if (before == 0)
        return false;
    m_given = true;
    return before <= kShareBytes ? ::unlink(m_file.c_str()) == 0
                                 : ::truncate(m_file.c_str(), before - kShareBytes) == 0;
}

void Reserve::giveAllIfFull()
{
    if (m_file.empty() || size() == 0 || steadyTime() < m_nextTry)
        return;
    if (!isFull(m_file.parent_path()))
        m_nextTry = steadyTime() + kTrySeconds;
    else if (::unlink(m_file.c_str()) == 0)
        m_given = true;
}

std::int64_t roomToChange(const fs::path& store)
{
    std::error_code code;
    const auto journal = fs::file_size(store.string() + "-wal", code);
    return kBytes + (code ? 0 : static_cast<std::int64_t>(journal));
}

} // namespace trainyard::store
