// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_claim.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "backend/data/base/data_text.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kRefreshSeconds = 5.0;

std::string thisMachine()
{
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return name;
}

/// Creates the file; false if it exists already.
bool write(const std::filesystem::path& file)
{
    const std::string folder = printable(file.parent_path().native());
    const FileDescriptor descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!descriptor && errno == EEXIST)
        return false;
    if (!descriptor)
        throw systemFailure("prepare the data set in", folder, errno);
    const std::string text = thisMachine() + " " + std::to_string(::getpid()) + "\n";
    if (::write(descriptor.get(), text.data(), text.size()) < 0) {
        const int code = errno;
        ::unlink(file.c_str());
        throw systemFailure("prepare the data set in", folder, code);
    }
    return true;
}

} // namespace

PreparedClaim::PreparedClaim(std::filesystem::path file) : m_file(std::move(file)), m_refreshed(steadyTime())
{
    // Write to a temporary file and link it, so that no process ever sees a claim without its owner.
    for (int attempt = 0;; ++attempt) {
        const std::filesystem::path aside =
            m_file.parent_path() / ("." + m_file.filename().string() + "." + randomHex(8) + ".part");
        write(aside);
        m_held = ::link(aside.c_str(), m_file.c_str()) == 0;
        const int code = m_held ? 0 : errno;
        ::unlink(aside.c_str());
        if (code == EPERM || code == EOPNOTSUPP || code == ENOSYS) // a file system without links
            m_held = write(m_file);
        else if (code == ENOENT && attempt < 10) // another process removed the temporary file as a leftover
            continue;
        else if (code != 0 && code != EEXIST)
            throw systemFailure("prepare the data set in", printable(m_file.parent_path().native()), code);
        return;
    }
}

PreparedClaim::PreparedClaim(PreparedClaim&& other) noexcept
    : m_file(std::move(other.m_file)), m_held(std::exchange(other.m_held, false)), m_refreshed(other.m_refreshed)
{
}

PreparedClaim::~PreparedClaim()
{
    if (m_held)
        ::unlink(m_file.c_str());
}

void PreparedClaim::refresh()
{
    const double now = steadyTime();
    if (!m_held || now - m_refreshed < kRefreshSeconds)
        return;
    m_refreshed = now;
    ::utimensat(AT_FDCWD, m_file.c_str(), nullptr, 0); // on failure the claim only looks stale
}

bool PreparedClaim::abandoned(const std::filesystem::path& file)
{
    try {
        const std::string text = readFile(file, 4096);
        const std::string machine = thisMachine() + " ";
        if (!text.starts_with(machine))
            return false;
        const long process = std::strtol(text.c_str() + machine.size(), nullptr, 10);
        return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
    } catch (const Failure&) {
        return false; // it is already gone
    }
}

std::string PreparedClaim::pulse(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return {};
    return std::to_string(status.st_ino) + " " + std::to_string(status.st_mtim.tv_sec) + "." +
           std::to_string(status.st_mtim.tv_nsec);
}

void PreparedClaim::remove(const std::filesystem::path& file)
{
    // Rename first, so that only one of several processes removes the stale claim, and none removes a new one.
    const std::string aside = file.string() + "." + randomHex(8) + ".stale";
    if (std::rename(file.c_str(), aside.c_str()) == 0)
        ::unlink(aside.c_str());
}

} // namespace trainyard
