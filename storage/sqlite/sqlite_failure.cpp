// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/sqlite_failure.h"

#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_store.h"
#include "storage/sqlite/lock_wait.h"

#include <sqlite3.h>

#include <sys/resource.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>

namespace trainyard::sqlite {
namespace {

constexpr const char* kDamageRemedy =
    "Close every Trainyard and run 'trainyard store rebuild': it sets the file aside and builds a new store from the "
    "run directories, which still contain all points.";

/// Of a store that a person has named.
constexpr const char* kNamedDamageRemedy =
    "Close every Trainyard. If an export has written the file, move it away and export its runs again. Else run "
    "'trainyard store rebuild': it sets the file aside and builds a new store from the directories of the runs that "
    "the file still lists.";

const char* damageRemedy(const std::string& file)
{
    return isKeptByTrainyard(file) ? kDamageRemedy : kNamedDamageRemedy;
}

bool spaceIsShort(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

bool mayNotWrite(int systemError)
{
    return systemError == EACCES || systemError == EPERM || systemError == EROFS;
}

constexpr std::uintmax_t kRoom = std::uintmax_t{16} << 20; // a disk with so much free is not what was too small

} // namespace

std::optional<Reason> sizeLimitReason(const std::string& file)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    std::error_code code;
    const std::filesystem::space_info disk =
        std::filesystem::space(std::filesystem::absolute(file, code).parent_path(), code);
    if (code || disk.available == static_cast<std::uintmax_t>(-1) || disk.available < kRoom)
        return std::nullopt;
    return storeReason("store.size-limit", ByteCount{static_cast<std::int64_t>(limit.rlim_cur)});
}

Failure damagedStore(const std::string& operation, const std::string& file, const std::string& reason)
{
    return Failure(ErrorKind::BadInput, operation, file, reason, damageRemedy(file));
}

Failure failureOf(sqlite3* database, int code, const std::string& operation, const std::string& file)
{
    const int systemError = database ? sqlite3_system_errno(database) : errno;
    const std::string reason = database ? sqlite3_errmsg(database) : sqlite3_errstr(code);
    const auto failure = [&](ErrorKind kind, const std::string& why, const char* remedy) {
        return Failure(kind, operation, file, why, remedy, code);
    };
    const auto noSpace = [&](const char* why) {
        if (std::optional<Reason> limit = sizeLimitReason(file))
            return Failure(ErrorKind::NoSpace, operation, file, std::move(*limit), code);
        return failure(ErrorKind::NoSpace, why, "Free some space, then try again.");
    };
    switch (code & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return failure(ErrorKind::BadInput, "the file is damaged (" + reason + ")", damageRemedy(file));
    case SQLITE_FULL: return noSpace("the disk is full");
    case SQLITE_READONLY:
        if (code == SQLITE_READONLY_ROLLBACK) // only a connection that writes may apply or remove it
            return Failure(ErrorKind::Io, operation, file, storeReason("store.odd-journal", file + "-journal"), code);
        [[fallthrough]];
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return failure(ErrorKind::Permission, "it may not be written",
                       "Check the permissions of the file and its folder, or choose another folder.");
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Failure(ErrorKind::Busy, operation, file, lockReason(file, kLockSeconds), code);
    case SQLITE_NOMEM: return failure(ErrorKind::OutOfMemory, "there is not enough memory", "Close other programs.");
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
        if (spaceIsShort(systemError))
            return noSpace("the disk or quota is full");
        if (mayNotWrite(systemError))
            return failure(ErrorKind::Permission, "access is refused",
                           "Check the permissions of the file and its folder, or choose another folder.");
        // SQLite reports a full disk, but after a quota or size limit, errno has often been overwritten by then.
        if (code == SQLITE_IOERR_WRITE)
            return noSpace("the disk refuses to write: it is full, or a quota or size limit is reached");
        if ((code & 0xff) == SQLITE_IOERR && code == SQLITE_IOERR_SHORT_READ)
            return failure(ErrorKind::BadInput, "the file ends too early", damageRemedy(file));
        return failure(ErrorKind::Io, reason, "Check the disk and the path.");
    default: return failure(ErrorKind::Internal, reason, "");
    }
}

} // namespace trainyard::sqlite
