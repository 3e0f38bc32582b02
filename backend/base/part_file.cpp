// SPDX-License-Identifier: Apache-2.0
#include "backend/base/part_file.h"

#include "backend/base/crc32c.h"
#include "backend/base/files.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPartMark = ".part-";
constexpr std::size_t kMachineDigits = 8, kRandomDigits = 6;
constexpr std::chrono::hours kLongAgo{24};

/// Identifies this machine since its last start, and the namespace of process ids: containers have their own.
std::string machineMark()
{
    std::string text;
    std::getline(std::ifstream("/proc/sys/kernel/random/boot_id"), text);
    char host[256] = {}; // tells machines apart where /proc tells nothing
    if (::gethostname(host, sizeof host - 1) == 0)
        text += host;
    char link[64] = {};
    if (const ssize_t length = ::readlink("/proc/self/ns/pid", link, sizeof link); length > 0)
        text.append(link, static_cast<std::size_t>(length));
    char digits[kMachineDigits + 1];
    std::snprintf(digits, sizeof digits, "%08x", crc32c(text));
    return digits;
}

std::string partEnding()
{
    return std::string(kPartMark) + machineMark() + "-" + std::to_string(::getpid()) + "-" + randomHex(kRandomDigits);
}

struct PartOwner {
    std::string machine;
    pid_t process = 0;
};

bool takeHex(std::string_view& text, std::size_t digits)
{
    const bool good =
        text.size() >= digits && text.substr(0, digits).find_first_not_of("0123456789abcdef") == text.npos;
    text.remove_prefix(good ? digits : 0);
    return good;
}

/// The owner in a name that ends as partEnding() says; SQLite's files beside a database have further endings.
std::optional<PartOwner> ownerIn(std::string_view name)
{
    const std::size_t mark = name.rfind(kPartMark);
    if (mark == name.npos)
        return std::nullopt;
    name.remove_prefix(mark + kPartMark.size());
    PartOwner owner;
    owner.machine = name.substr(0, kMachineDigits);
    if (!takeHex(name, kMachineDigits) || !name.starts_with('-'))
        return std::nullopt;
    const auto number = std::from_chars(name.data() + 1, name.data() + name.size(), owner.process);
    if (number.ec != std::errc() || owner.process <= 0)
        return std::nullopt;
    name.remove_prefix(static_cast<std::size_t>(number.ptr - name.data()));
    if (!name.starts_with('-'))
        return std::nullopt;
    name.remove_prefix(1);
    static constexpr std::string_view kRest[] = {"", "-wal", "-shm", "-journal"};
    const bool whole = takeHex(name, kRandomDigits) && std::ranges::find(kRest, name) != std::end(kRest);
    return whole ? std::optional(owner) : std::nullopt;
}

/// Whether nothing in it was written for a long time.
bool isOld(const fs::path& part)
{
    const auto limit = fs::file_time_type::clock::now() - kLongAgo;
    std::error_code code;
    bool old = fs::last_write_time(part, code) < limit && !code;
    for (fs::recursive_directory_iterator it(part, code), end; old && !code && it != end; it.increment(code))
        old = fs::is_symlink(it->symlink_status()) || it->last_write_time(code) < limit;
    return old;
}

bool isStale(const PartOwner& owner, const fs::path& part)
{
    if (owner.machine == machineMark())
        return ::kill(owner.process, 0) != 0 && errno == ESRCH;
    return isOld(part);
}

} // namespace

fs::path partFileOf(const fs::path& target)
{
    const std::string ending = partEnding();
    return target.parent_path() / (target.filename().string().substr(0, NAME_MAX - ending.size()) + ending);
}

fs::path partFolderIn(const fs::path& folder)
{
    return folder / partEnding();
}

void removeStaleParts(const fs::path& folder, PartKind kind)
{
    std::error_code code, ignored;
    const fs::file_type wanted = kind == PartKind::File ? fs::file_type::regular : fs::file_type::directory;
    for (fs::directory_iterator it(folder.empty() ? fs::path(".") : folder, code), end; !code && it != end;
         it.increment(code)) {
        const std::string name = it->path().filename().string();
        const std::optional<PartOwner> owner = ownerIn(name);
        const bool hasTarget = !name.starts_with(kPartMark);
        if (owner && hasTarget == (kind == PartKind::File) && it->symlink_status(ignored).type() == wanted &&
            isStale(*owner, it->path()))
            fs::remove_all(it->path(), ignored);
    }
}

} // namespace trainyard
