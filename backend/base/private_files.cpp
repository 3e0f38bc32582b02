// SPDX-License-Identifier: Apache-2.0
#include "backend/base/private_files.h"

#include "backend/base/error.h"
#include "backend/base/open_file.h"
#include "backend/base/reasons_system.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace trainyard {
namespace {

constexpr mode_t kOthersMayWrite = S_IWOTH;
constexpr mode_t kGroupMayWrite = S_IWGRP;

mode_t folderMode()
{
    return 0777 & ~privateMask();
}

std::string userName(uid_t user)
{
    std::array<char, 4096> buffer{};
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(user, &entry, buffer.data(), buffer.size(), &found) == 0 && found)
        return found->pw_name;
    return std::to_string(user);
}

std::string octal(mode_t mode)
{
    char text[16];
    std::snprintf(text, sizeof text, "%04o", mode & 07777u);
    return text;
}

void claim(const std::filesystem::path& path, const struct stat& status, const char* operation)
{
    if (status.st_uid != ::geteuid())
        throw Failure(ErrorKind::Permission, operation, path.string(),
                      systemReason("system.foreign-owner", userName(status.st_uid)));
    const mode_t excess = status.st_mode & privateMask();
    if (excess == 0)
        return;
    // Some file systems (FAT, some network disks) refuse. What others may only read there is tolerated.
    if (::chmod(path.c_str(), status.st_mode & 07777u & ~excess) != 0 && (excess & (S_IWGRP | S_IWOTH)) != 0)
        throw Failure(ErrorKind::Permission, operation, path.string(),
                      systemReason("system.open-to-others", octal(status.st_mode)), errno);
}

} // namespace

FileSharing fileSharing()
{
    const char* value = std::getenv(kShareVariable);
    const std::string_view word = value ? value : "";
    if (word == "group")
        return FileSharing::Group;
    if (!word.empty() && word != "owner")
        throw Failure(ErrorKind::BadInput, "use the variable", kShareVariable,
                      systemReason("system.share-variable", std::string(word)));
    return FileSharing::Owner;
}

unsigned privateMask()
{
    return fileSharing() == FileSharing::Group ? S_IWGRP | S_IRWXO : S_IRWXG | S_IRWXO;
}

void keepFilesPrivate()
{
    ::umask(privateMask());
}

void makePrivateFolders(const std::filesystem::path& path)
{
    std::vector<std::filesystem::path> missing;
    std::error_code code;
    for (std::filesystem::path at = path; !at.empty() && !std::filesystem::exists(at, code); at = at.parent_path()) {
        if (code)
            throw systemFailure("create the folder", at.string(), code.value());
        if (at.has_filename())
            missing.push_back(at);
        if (at == at.parent_path())
            break;
    }
    for (auto folder = missing.rbegin(); folder != missing.rend(); ++folder) {
        if (::mkdir(folder->c_str(), folderMode()) == 0) {
            ::chmod(folder->c_str(), folderMode()); // the umask may have taken the owner's own access
            continue;
        }
        const int error = errno;
        if (error != EEXIST || !std::filesystem::is_directory(*folder, code))
            throw systemFailure("create the folder", folder->string(), error == EEXIST ? ENOTDIR : error);
    }
    if (!std::filesystem::is_directory(path, code))
        throw systemFailure("create the folder", path.string(), code ? code.value() : ENOTDIR);
}

void makeNewPrivateFolder(const std::filesystem::path& path)
{
    if (::mkdir(path.c_str(), folderMode()) != 0)
        throw systemFailure("create the folder", path.string(), errno);
    ::chmod(path.c_str(), folderMode());
}

void claimFolder(const std::filesystem::path& path)
{
    makePrivateFolders(path);
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        throw systemFailure("use the folder", path.string(), errno);
    claim(path, status, "use the folder");
}

void claimFile(const std::filesystem::path& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0)
        claim(path, status, "use the file");
    else if (errno != ENOENT)
        throw systemFailure("use the file", path.string(), errno);
}

void writePrivateFile(const std::filesystem::path& file, std::string_view bytes)
{
    writeFileWithMode(file, bytes, 0666 & ~privateMask());
}

Reason distrust(const struct stat& status)
{
    if (status.st_uid != ::geteuid() && status.st_uid != 0)
        return systemReason("system.foreign-owner", userName(status.st_uid));
    const mode_t excess = kOthersMayWrite | (fileSharing() == FileSharing::Group ? 0 : kGroupMayWrite);
    if ((status.st_mode & excess) != 0)
        return systemReason("system.open-to-others", octal(status.st_mode));
    return {};
}

std::string readOwnFile(const std::filesystem::path& path, std::size_t limit)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (!file && errno == ELOOP)
        throw Failure(ErrorKind::BadInput, "read", path.string(), systemReason("system.link"));
    if (!file)
        throw systemFailure("open", path.string(), errno);
    struct stat status {};
    if (::fstat(file.get(), &status) != 0)
        throw systemFailure("read", path.string(), errno);
    Reason why = distrust(status);
    if (why.empty() && S_ISREG(status.st_mode) && status.st_nlink > 1)
        why = systemReason("system.hard-link");
    if (!why.empty())
        throw Failure(ErrorKind::BadInput, "read", path.string(), std::move(why));
    return readOpenFile(file.get(), path, limit);
}

void requireOwnFolder(const std::filesystem::path& path)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0)
        throw systemFailure("use the folder", path.string(), errno);
    Reason why = S_ISLNK(status.st_mode)    ? systemReason("system.link")
                 : !S_ISDIR(status.st_mode) ? systemReason("system.not-a-folder")
                                            : distrust(status);
    if (!why.empty())
        throw Failure(ErrorKind::BadInput, "use the folder", path.string(), std::move(why));
}

} // namespace trainyard
