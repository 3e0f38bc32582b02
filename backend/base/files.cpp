// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/open_file.h"
#include "backend/base/reasons_system.h"
#include "backend/base/unique_handle.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <random>

namespace trainyard {

void writeAll(int descriptor, std::string_view bytes, const std::string& operation, const std::string& subject)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            throw systemFailure(operation, subject, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void syncFolderOf(const std::filesystem::path& file)
{
    const std::filesystem::path folder = file.parent_path().empty() ? "." : file.parent_path();
    const FileDescriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor)
        ::fsync(descriptor.get()); // some network file systems refuse this; the rename itself has happened
}

std::filesystem::path replaceableFile(const std::filesystem::path& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return path; // absent; any other error appears when it is written
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "write", path.string(),
                      S_ISDIR(status.st_mode) ? systemReason("system.write-folder")
                                              : systemReason("system.write-not-regular"));
    std::error_code code;
    const std::filesystem::path target = std::filesystem::canonical(path, code);
    return code ? path : target;
}

std::string fileState(const std::filesystem::path& path)
{
    std::error_code code;
    const auto size = std::filesystem::file_size(path, code);
    const auto time = std::filesystem::last_write_time(path, code).time_since_epoch().count();
    return path.string() + "\n" + std::to_string(code ? 0 : size) + "\n" + std::to_string(code ? 0 : time);
}

std::string readFile(const std::filesystem::path& path, std::size_t limit)
{
    const FileDescriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor)
        throw systemFailure("open", path.string(), errno);
    return readOpenFile(descriptor.get(), path, limit);
}

std::string readOpenFile(int descriptor, const std::filesystem::path& path, std::size_t limit)
{
    struct stat status {};
    if (::fstat(descriptor, &status) != 0)
        throw systemFailure("read", path.string(), errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "read", path.string(), systemReason("system.not-regular"));
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(status.st_size));
    char buffer[65536];
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw systemFailure("read", path.string(), errno);
        if (count == 0)
            return bytes;
        if (bytes.size() + static_cast<std::size_t>(count) > limit)
            throw Failure(ErrorKind::BadInput, "read", path.string(), systemReason("system.too-long", limit));
        bytes.append(buffer, static_cast<std::size_t>(count));
    }
}

void writeFileAtomically(const std::filesystem::path& file, std::string_view bytes)
{
    writeFileWithMode(file, bytes, std::nullopt);
}

void writeFileWithMode(const std::filesystem::path& file, std::string_view bytes, std::optional<mode_t> mode)
{
    const std::filesystem::path path = replaceableFile(file);
    std::filesystem::path temporary = path;
    temporary += ".tmp-" + std::to_string(::getpid()) + "-" + randomHex(6);
    try {
        {
            const FileDescriptor descriptor(
                ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode.value_or(0644)));
            if (!descriptor)
                throw systemFailure("write", path.string(), errno);
            if (mode)
                ::fchmod(descriptor.get(), *mode); // some file systems have no modes
            writeAll(descriptor.get(), bytes, "write", path.string());
            if (::fsync(descriptor.get()) != 0)
                throw systemFailure("write", path.string(), errno);
        }
        if (::rename(temporary.c_str(), path.c_str()) != 0)
            throw systemFailure("write", path.string(), errno);
    } catch (...) {
        ::unlink(temporary.c_str());
        throw;
    }
    syncFolderOf(path);
}

bool isStream(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return false;
    if (S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode))
        return true;
    // A shell has opened the file behind it, which may hold something already.
    constexpr std::string_view kOpened[] = {"/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/self/fd/"};
    return S_ISREG(status.st_mode) && std::any_of(std::begin(kOpened), std::end(kOpened), [&](std::string_view name) {
               return file.native().starts_with(name);
           });
}

void writeFileOrStream(const std::filesystem::path& file, std::string_view bytes)
{
    if (!isStream(file))
        return writeFileAtomically(file, bytes);
    const FileDescriptor descriptor(::open(file.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC));
    if (!descriptor)
        throw systemFailure("write", file.string(), errno);
    writeAll(descriptor.get(), bytes, "write", file.string());
}

void makeFolders(const std::filesystem::path& path)
{
    std::error_code code;
    if (std::filesystem::is_symlink(path, code) && !std::filesystem::exists(path, code))
        throw Failure(ErrorKind::NotFound, "create the folder", path.string(),
                      systemReason("system.dangling-link", std::filesystem::read_symlink(path, code).string()));
    std::filesystem::create_directories(path, code);
    if (code)
        throw systemFailure("create the folder", path.string(), code.value());
}

std::string makeRunId()
{
    const std::time_t now = static_cast<std::time_t>(unixTime());
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y%m%d-%H%M%S-", &parts);
    return text + randomHex(6);
}

std::string randomHex(std::size_t characters)
{
    std::random_device device;
    static const char digits[] = "0123456789abcdef";
    std::string out;
    while (out.size() < characters)
        out += digits[device() & 15u];
    return out;
}

std::filesystem::path homeFolder()
{
    if (const char* home = std::getenv("HOME"); home && *home)
        return home;
    if (const passwd* entry = ::getpwuid(::getuid()))
        return entry->pw_dir;
    return "/";
}

} // namespace trainyard
