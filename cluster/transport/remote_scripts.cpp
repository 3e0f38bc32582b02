// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/remote_scripts.h"

#include "backend/protocol/reasons_link.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <utility>

namespace trainyard::remote {
namespace {

// Our own exit codes, distinct from those of the tools.
constexpr int kIsFolder = 91;
constexpr int kNotRegular = 92;
constexpr int kIsLink = 93;
constexpr int kNotWhole = 94;
constexpr int kPartChanged = 95;

/// Makes the tools print English, finds them even if a profile has changed PATH, and keeps new files private.
const std::string kPrologue =
    std::string("LC_ALL=C; export LC_ALL; PATH=$PATH:/usr/bin:/bin; export PATH\n") + kPrivateUmask;

std::string text(std::int64_t number)
{
    return std::to_string(number);
}

std::string leave(int code)
{
    return "exit " + std::to_string(code);
}

/// Expects the path in $f. Refuses everything but a regular file; for a missing file, the tool reports the error.
std::string onlyRegular()
{
    return "if [ -d \"$f\" ]; then " + leave(kIsFolder) +
           "; fi\n"
           "if [ -e \"$f\" ] && [ ! -f \"$f\" ]; then " +
           leave(kNotRegular) + "; fi\n";
}

/// Expects the path in $f. Returns the status of `tail`; if SIGPIPE ended it, enough was read.
std::string bytesFrom(std::int64_t offset, const std::string& limit)
{
    if (offset == 0)
        return "head -c " + limit + " -- \"$f\" || exit\n";
    return "exec 4>&1\n"
           "c=$( { { tail -c +" +
           text(offset + 1) + " -- \"$f\" 3>&- 4>&-; echo $? >&3; } | head -c " + limit +
           " >&4 3>&-; } 3>&1 )\n"
           "[ \"$c\" = 0 ] || [ \"$c\" = " +
           std::to_string(128 + SIGPIPE) + " ] || exit $c\n";
}

std::string assigned(const char* name, const std::string& path)
{
    return std::string(name) + "=" + shellQuoted(path) + "\n";
}

std::string withMode(const std::string& mode)
{
    if (mode.empty())
        return {};
    return "chmod " + shellQuoted(mode) +
           " \"$p\" || exit\ncase ${TRAINYARD_SHARE:-} in\ngroup) chmod g-w,o= \"$p\" || exit ;;\n"
           "*) chmod go= \"$p\" || exit ;;\nesac\n";
}

std::string renamed()
{
    return "if [ -d \"$f\" ]; then " + leave(kIsFolder) + "; fi\nmv -f -- \"$p\" \"$f\" || exit\n";
}

std::vector<std::string_view> lines(std::string_view whole)
{
    std::vector<std::string_view> found;
    while (!whole.empty()) {
        const std::size_t end = std::min(whole.find('\n'), whole.size());
        if (end > 0)
            found.push_back(whole.substr(0, end));
        whole.remove_prefix(std::min(end + 1, whole.size()));
    }
    return found;
}

/// The errno whose text ends an error line of a tool ("head: cannot open '/x' for reading: No such file or directory");
/// 0 if none does. Longer texts come first, because one may end with another.
int errnoOf(std::string_view line)
{
    int found = 0;
    std::size_t longest = 0;
    for (int number = 1; number < 134; ++number) {
        const char* description = ::strerrordesc_np(number);
        const std::string_view words = description ? description : "";
        if (words.size() > longest && line.size() > words.size() + 2 &&
            line.substr(line.size() - words.size()) == words &&
            line.substr(line.size() - words.size() - 2, 2) == ": ") {
            found = number;
            longest = words.size();
        }
    }
    return found;
}

/// From the last line that names one: earlier lines may be unrelated warnings.
int toldErrno(const ExecResult& result)
{
    const std::vector<std::string_view> said = lines(result.errorOutput);
    for (auto line = said.rbegin(); line != said.rend(); ++line)
        if (const int number = errnoOf(*line))
            return number;
    return 0;
}

} // namespace

std::string readScript(const std::string& path, std::int64_t offset, std::int64_t limit)
{
    return kPrologue + assigned("f", path) + onlyRegular() + bytesFrom(offset, text(limit));
}

std::string statusScript(const std::string& path)
{
    // Includes the time of creation if known: ext4 reuses the inode of a file just removed. Omits the device: each
    // login node has its own device number for the same network disk.
    return kPrologue + assigned("f", path) + "stat -L -c '%s %i-%.9W' -- \"$f\"\n";
}

std::string listScript(const std::string& folder)
{
    return kPrologue + assigned("f", folder) + "if [ -e \"$f\" ] && [ ! -d \"$f\" ]; then " + leave(kNotRegular) +
           "; fi\n"
           "find \"$f/\" -mindepth 1 -maxdepth 1 -print0\n";
}

std::string makeFoldersScript(const std::string& path)
{
    return kPrologue + "mkdir -p -- " + shellQuoted(path) + "\n";
}

std::string removeTreeScript(const std::string& plain)
{
    return kPrologue + assigned("f", plain) + "if [ -L \"$f\" ]; then " + leave(kIsLink) +
           "; fi\n"
           "if [ -d \"$f\" ]; then rm -rf -- \"$f\"; exit; fi\n"
           "if [ -e \"$f\" ]; then " +
           leave(kNotRegular) +
           "; fi\n"
           "stat -- \"$f\" >/dev/null\n"; // tells a missing file from one we may not access
}

std::string writeScript(const std::string& path, const std::string& unique, const std::string& checksum,
                        const std::string& mode)
{
    return kPrologue + assigned("f", path) + assigned("p", path + kTemporaryMark + unique) + "if [ -d \"$f\" ]; then " +
           leave(kIsFolder) +
           "; fi\n"
           "trap 'rm -f -- \"$p\"' EXIT\ntrap 'exit 1' HUP INT TERM\n"
           "dd of=\"$p\" bs=1048576 conv=fsync status=none || exit\n"
           "[ \"$(cksum <\"$p\")\" = " +
           shellQuoted(checksum) + " ] || " + leave(kNotWhole) + "\n" + withMode(mode) + renamed();
}

std::string createScript(const std::string& path, const std::string& bytes, const std::string& unique,
                         const std::string& checksum, std::int64_t limit)
{
    const std::string folder = path.substr(0, std::max<std::size_t>(path.rfind('/'), 1));
    return kPrologue + assigned("f", path) + assigned("p", path + kTemporaryMark + unique) + onlyRegular() +
           "if [ -e \"$f\" ]; then echo there; exec head -c " + text(limit) +
           " -- \"$f\"; fi\n"
           "mkdir -p -- " +
           shellQuoted(folder) +
           " || exit\n"
           "trap 'rm -f -- \"$p\"' EXIT\ntrap 'exit 1' HUP INT TERM\n"
           "printf %s " +
           shellQuoted(bytes) +
           " | dd of=\"$p\" bs=1048576 conv=fsync status=none || exit\n"
           "[ \"$(cksum <\"$p\")\" = " +
           shellQuoted(checksum) + " ] || " + leave(kNotWhole) + "\n" + renamed() + "echo made\n";
}

std::string partSizeScript(const std::string& path, const std::string& part)
{
    return kPrologue + assigned("f", path) + assigned("p", part) + "if [ -d \"$f\" ]; then " + leave(kIsFolder) +
           "; fi\n"
           "if [ -f \"$p\" ]; then wc -c <\"$p\"; else echo 0; fi\n";
}

std::string appendScript(const std::string& part, std::int64_t offset)
{
    std::string script = kPrologue + assigned("p", part);
    if (offset > 0)
        script += "[ \"$(wc -c <\"$p\")\" -eq " + text(offset) + " ] || " + leave(kPartChanged) +
                  "\n"
                  "dd of=\"$p\" bs=1048576 oflag=append conv=notrunc,fsync status=none || exit\n";
    else // a new file: a script of an earlier connection may still write the old one
        script += "rm -f -- \"$p\" || exit\n"
                  "dd of=\"$p\" bs=1048576 conv=fsync status=none || exit\n";
    return script + "cksum <\"$p\"\n";
}

std::string finishScript(const std::string& path, const std::string& part, const std::string& mode)
{
    return kPrologue + assigned("f", path) + assigned("p", part) + withMode(mode) + renamed() +
           "rm -f -- \"$f\".tmp-part-*\n";
}

std::string removeFileScript(const std::string& path)
{
    return kPrologue + "rm -f -- " + shellQuoted(path) + "\n";
}

std::string downloadScript(const std::string& path, std::int64_t offset)
{
    return kPrologue + assigned("f", path) + onlyRegular() +
           "h=$(stat -L -c '%s %i-%.9Y-%.9Z %a' -- \"$f\") || exit\n"
           "echo \"$h\"\nn=${h%% *}\n{ head -c $n -- \"$f\" | cksum >&2; } &\n" +
           bytesFrom(offset, offset == 0 ? "$n" : "$((n-" + text(offset) + "))") +
           "wait\n"; // the checksum is computed in the background
}

std::optional<RemoteFile> parsedFile(const std::string& line)
{
    RemoteFile file;
    long long size = 0;
    char generation[120];
    if (std::sscanf(line.c_str(), "%lld %119s %o", &size, generation, &file.mode) != 3 || size < 0)
        return std::nullopt;
    file.size = size;
    file.generation = generation;
    return file;
}

std::optional<FileStatus> parsedStatus(const std::string& output)
{
    long long size = 0;
    char generation[120];
    if (std::sscanf(output.c_str(), "%lld %119s", &size, generation) != 2 || size < 0)
        return std::nullopt;
    return FileStatus{generation, size};
}

std::vector<std::string> parsedList(const std::string& output, const std::string& folder)
{
    std::vector<std::string> names;
    const std::size_t skip = folder.size() + 1;
    for (std::size_t begin = 0; begin < output.size();) {
        const std::size_t end = output.find('\0', begin);
        if (end == std::string::npos || end < begin + skip) // half a listing must not read as a whole one
            throw Failure(ErrorKind::Io, "list", folder, linkReason("link.listing-torn"));
        names.push_back(output.substr(begin + skip, end - begin - skip));
        begin = end + 1;
    }
    std::sort(names.begin(), names.end());
    return names;
}

Failure failure(const std::string& operation, const std::string& path, const ExecResult& result)
{
    const std::array<std::pair<int, Reason>, 4> own{{{kIsFolder, linkReason("link.is-folder")},
                                                     {kNotRegular, linkReason("link.is-other-kind")},
                                                     {kIsLink, linkReason("link.is-link")},
                                                     {kNotWhole, linkReason("link.not-whole")}}};
    for (const auto& [code, why] : own)
        if (result.exitCode == code)
            return Failure(code == kNotWhole ? ErrorKind::Io : ErrorKind::BadInput, operation, path, why);
    if (result.exitCode == 128 + SIGXFSZ)
        return systemFailure(operation, path, EFBIG);
    if (const int number = toldErrno(result))
        return systemFailure(operation, path, number);
    const std::vector<std::string_view> said = lines(result.errorOutput);
    return Failure(ErrorKind::Io, operation, path,
                   said.empty() ? linkReason("link.shell-ended", result.exitCode)
                                : linkReason("link.shell-says", Quotation{std::string(said.back())}));
}

bool tellsChangedPart(const ExecResult& result)
{
    return result.exitCode == kPartChanged;
}

bool tellsAbsence(const ExecResult& result)
{
    const int number = result.exitCode == 0 ? 0 : toldErrno(result);
    return number == ENOENT || number == ENOTDIR || number == ESRCH;
}

} // namespace trainyard::remote
