// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/lock_wait.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_store.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

namespace trainyard {
namespace {

struct WaitTeller {
    std::mutex mutex;
    std::function<void(const StoreWait&)> tell;
};

WaitTeller& waitTeller()
{
    static WaitTeller teller;
    return teller;
}

} // namespace

void onStoreWait(std::function<void(const StoreWait&)> tell)
{
    WaitTeller& teller = waitTeller();
    const std::lock_guard lock(teller.mutex);
    teller.tell = std::move(tell);
}

} // namespace trainyard

namespace trainyard::sqlite {
namespace {

/// The first other process with a lock on a file of this store, from /proc/locks. Asking with fcntl() would need the
/// file opened once more, and closing that would drop this process's own locks. Throws Failure if that cannot be read.
std::optional<std::int64_t> lockHolder(const std::string& file, std::initializer_list<const char*> endings,
                                       bool onlyWriting)
{
    std::set<std::string> inodes;
    for (const char* ending : endings) {
        struct stat status {};
        if (::stat((file + ending).c_str(), &status) == 0)
            inodes.insert(std::to_string(status.st_ino));
    }
    std::istringstream lines(readFile("/proc/locks"));
    for (std::string line; std::getline(lines, line);) {
        // "12: POSIX  ADVISORY  WRITE 1234 08:01:5678 120 120"; one that waits has "->" in second place.
        std::istringstream fields(line);
        std::string number, kind, mode, access, place;
        std::int64_t pid = 0;
        if (!(fields >> number >> kind >> mode >> access >> pid >> place) || kind == "->" ||
            (onlyWriting && access != "WRITE"))
            continue;
        if (pid > 0 && pid != ::getpid() && inodes.contains(place.substr(place.rfind(':') + 1)))
            return pid;
    }
    return std::nullopt;
}

std::optional<std::int64_t> lockingWriter(const std::string& file)
{
    try {
        return lockHolder(file, {"", "-shm"}, true);
    } catch (const Failure&) {
        return std::nullopt;
    }
}

std::string programName(std::int64_t pid)
{
    try {
        std::string name = readFile("/proc/" + std::to_string(pid) + "/comm", 4096);
        while (!name.empty() && name.back() == '\n')
            name.pop_back();
        return name;
    } catch (const Failure&) {
        return "?";
    }
}

} // namespace

Reason lockReason(const std::string& file, double seconds)
{
    const auto whole = static_cast<std::int64_t>(seconds);
    if (const std::optional<std::int64_t> holder = lockingWriter(file))
        return whole > 0 ? storeReason("store.locked-by-for", *holder, programName(*holder), whole)
                         : storeReason("store.locked-by", *holder, programName(*holder));
    return storeReason("store.locked");
}

bool othersAreConnected(const std::string& file)
{
    try {
        return lockHolder(file, {"-shm"}, false).has_value();
    } catch (const Failure&) {
        return true;
    }
}

void tellLockWait(const std::string& file, double seconds)
{
    std::function<void(const StoreWait&)> tell;
    {
        WaitTeller& teller = waitTeller();
        const std::lock_guard lock(teller.mutex);
        tell = teller.tell;
    }
    if (tell)
        tell({file, seconds, lockReason(file, 0.0)});
}

} // namespace trainyard::sqlite
