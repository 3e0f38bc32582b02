// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/file_state.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace trainyard::sqlite {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000'000;

std::int64_t writtenAt(const struct stat& info)
{
    return std::int64_t{info.st_mtim.tv_sec} * kNanoseconds + info.st_mtim.tv_nsec;
}

std::string uriOf(const std::string& file, const char* options)
{
    std::string uri = "file:";
    for (const char c : std::filesystem::absolute(file).string())
        if (c == '%')
            uri += "%25";
        else if (c == '?')
            uri += "%3f";
        else if (c == '#')
            uri += "%23";
        else
            uri += c;
    return uri + options;
}

} // namespace

FileIdentity identityOf(const std::string& file)
{
    struct stat info {};
    return ::stat(file.c_str(), &info) == 0 ? FileIdentity{info.st_dev, info.st_ino} : FileIdentity{};
}

FileStamp stampOf(const std::string& file)
{
    FileStamp stamp;
    struct stat info {};
    if (::stat(file.c_str(), &info) == 0) {
        stamp.identity = {info.st_dev, info.st_ino};
        stamp.bytes = info.st_size;
        stamp.written = writtenAt(info);
    }
    if (::stat((file + "-wal").c_str(), &info) == 0) {
        stamp.journalBytes = info.st_size;
        stamp.journalWritten = writtenAt(info);
    }
    return stamp;
}

bool mayWrite(const std::string& file)
{
    return ::access(file.c_str(), W_OK) == 0 &&
           ::access(std::filesystem::absolute(file).parent_path().c_str(), W_OK) == 0;
}

bool hasJournal(const std::string& file)
{
    struct stat info {};
    return ::stat((file + "-wal").c_str(), &info) == 0 && info.st_size > 0;
}

bool journalIsReadable(const std::string& file)
{
    return ::access((file + "-wal").c_str(), R_OK) == 0 && ::access((file + "-shm").c_str(), R_OK) == 0;
}

std::string unchangingUri(const std::string& file)
{
    return uriOf(file, "?immutable=1");
}

std::string aloneUri(const std::string& file)
{
    return uriOf(file, "?vfs=unix-excl");
}

std::string nameToRead(const std::string& file)
{
    if (mayWrite(file))
        return file;
    return journalIsReadable(file) ? uriOf(file, "?mode=ro") : unchangingUri(file);
}

} // namespace trainyard::sqlite
