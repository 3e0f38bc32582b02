// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/local_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/open_file.h"
#include "backend/base/private_files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/path_rules.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

constexpr std::size_t kLocalPiece = std::size_t{1} << 20;

FileDescriptor openRegular(const std::string& path, struct stat& status)
{
    // O_NONBLOCK: opening a named pipe must not block.
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file)
        throw systemFailure("open", path, errno);
    if (::fstat(file.get(), &status) != 0)
        throw systemFailure("read", path, errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "read", path, linkReason("link.not-regular-file"));
    return file;
}

std::size_t readInto(int file, char* to, std::size_t size, std::int64_t offset, const std::string& path)
{
    for (;;) {
        const ssize_t count = ::pread(file, to, size, offset);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw systemFailure("read", path, errno);
    }
}

std::string readUpTo(int file, std::int64_t offset, std::int64_t limit, const std::string& path)
{
    // Grows with the bytes read: `limit` may be far larger, and files in /proc report size 0.
    std::string bytes;
    while (static_cast<std::int64_t>(bytes.size()) < limit) {
        const std::size_t had = bytes.size();
        const std::int64_t left = limit - static_cast<std::int64_t>(had);
        bytes.resize(had + static_cast<std::size_t>(std::min<std::int64_t>(left, kLocalPiece)));
        const std::size_t count =
            readInto(file, bytes.data() + had, bytes.size() - had, offset + static_cast<std::int64_t>(had), path);
        bytes.resize(had + count);
        if (count == 0)
            break;
    }
    return bytes;
}

void copyInto(int source, const std::string& sourcePath, const std::string& temporary, mode_t mode,
              const std::string& target)
{
    const FileDescriptor copy(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (!copy)
        throw systemFailure("write", target, errno);
    std::vector<char> piece(kLocalPiece);
    for (std::int64_t offset = 0;;) {
        const std::size_t count = readInto(source, piece.data(), piece.size(), offset, sourcePath);
        if (count == 0)
            break;
        writeAll(copy.get(), {piece.data(), count}, "write", target);
        offset += static_cast<std::int64_t>(count);
    }
    if (::fsync(copy.get()) != 0)
        throw systemFailure("write", target, errno);
}

} // namespace

std::optional<std::string> readPart(const std::string& path, std::int64_t offset, std::int64_t limit)
{
    if (offset < 0 || limit < 0)
        throw Failure(ErrorKind::Internal, "read", path, linkReason("link.negative-range"));
    struct stat status {};
    FileDescriptor file;
    try {
        file = openRegular(path, status);
        return readUpTo(file.get(), offset, limit, path);
    } catch (const Failure& failure) {
        // ESRCH: a file in /proc whose process ended between opening and reading.
        if (failure.error().kind == ErrorKind::NotFound || failure.error().code == ESRCH)
            return std::nullopt;
        throw;
    }
}

std::optional<FileStatus> fileStatus(const std::string& path)
{
    struct statx status {};
    if (::statx(AT_FDCWD, path.c_str(), 0, STATX_BASIC_STATS | STATX_BTIME, &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return std::nullopt;
        throw systemFailure("look at", path, errno);
    }
    FileStatus result;
    result.size = static_cast<std::int64_t>(status.stx_size);
    char text[120];
    std::snprintf(text, sizeof text, "%u.%u-%llu", status.stx_dev_major, status.stx_dev_minor,
                  static_cast<unsigned long long>(status.stx_ino));
    result.generation = text;
    if (status.stx_mask & STATX_BTIME) {
        std::snprintf(text, sizeof text, "-%lld.%09u", static_cast<long long>(status.stx_btime.tv_sec),
                      status.stx_btime.tv_nsec);
        result.generation += text;
    }
    return result;
}

void copyFileAtomically(const std::string& source, const std::string& target)
{
    struct stat status {};
    const FileDescriptor file = openRegular(source, status);
    const std::string temporary = target + ".tmp-" + std::to_string(::getpid()) + "-" + randomHex(6);
    try {
        copyInto(file.get(), source, temporary, (status.st_mode & 0777 & ~privateMask()) | 0600, target);
        if (::rename(temporary.c_str(), target.c_str()) != 0)
            throw systemFailure("write", target, errno);
    } catch (...) {
        ::unlink(temporary.c_str());
        throw;
    }
}

void removeFolderTree(const std::string& path)
{
    const std::string plain = removablePath(path);
    struct stat status {};
    if (::lstat(plain.c_str(), &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return;
        throw systemFailure("remove the folder", path, errno);
    }
    if (S_ISLNK(status.st_mode))
        refuseToRemove(path, linkReason("link.kept-link"));
    if (!S_ISDIR(status.st_mode))
        refuseToRemove(path, linkReason("link.kept-file"));
    std::error_code code;
    for (int attempt = 0; attempt < 100; ++attempt) { // another process may be removing the same folder
        std::filesystem::remove_all(plain, code);
        if (code != std::errc::no_such_file_or_directory)
            break;
    }
    if (code && code != std::errc::no_such_file_or_directory)
        throw systemFailure("remove the folder", path, code.value());
}

} // namespace trainyard
