// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/staged_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/shell_quote.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kSampled = 65536;
constexpr std::size_t kSamples = 8;
constexpr std::size_t kNamesInScript = 1000;
constexpr double kLookDeadline = 1800.0; // seconds: a million files on a slow network disk
constexpr double kPackDeadline = 1800.0;
constexpr std::int64_t kEmpty = 512; // room for a small file in an archive

std::string record(const StagedFile& file)
{
    return std::to_string(file.size) + ' ' + file.name + '\0';
}

/// The order in which `sort -z` returns the records.
std::vector<const StagedFile*> inOrder(const StagedFiles& data)
{
    std::vector<std::pair<std::string, const StagedFile*>> records;
    records.reserve(data.files.size());
    for (const StagedFile& file : data.files)
        records.emplace_back(record(file), &file);
    std::sort(records.begin(), records.end());
    std::vector<const StagedFile*> ordered;
    for (const auto& [text, file] : records)
        ordered.push_back(file);
    return ordered;
}

std::vector<const StagedFile*> sampled(const std::vector<const StagedFile*>& ordered)
{
    std::vector<const StagedFile*> chosen;
    const std::size_t count = std::min(kSamples, ordered.size());
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(ordered[i * ordered.size() / count]);
    return chosen;
}

std::string beginning(const std::string& path)
{
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file)
        throw systemFailure("read", path, errno);
    std::string bytes(kSampled, '\0');
    std::size_t count = 0;
    while (count < bytes.size()) {
        const ssize_t got = ::read(file.get(), bytes.data() + count, bytes.size() - count);
        if (got < 0 && errno != EINTR)
            throw systemFailure("read", path, errno);
        if (got == 0)
            break;
        count += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    bytes.resize(count);
    return bytes;
}

std::string checksumOf(std::string_view bytes)
{
    PosixChecksum checksum;
    checksum.add(bytes);
    return checksum.text();
}

std::int64_t number(std::string_view text, std::size_t& at, const std::string& path)
{
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (code != std::errc() || end == text.data() + text.size() || *end != ' ')
        throw Failure(ErrorKind::BadInput, "read the list of files of", path, jobReason("job.file-torn"));
    at = static_cast<std::size_t>(end - text.data()) + 1;
    return value;
}

/// Whether every file below the root belongs to the data set, so that the machine can find the names itself.
bool isWholeFolder(const StagedFiles& data)
{
    if (!data.entry.empty())
        return false;
    std::error_code code;
    std::size_t count = 0;
    constexpr auto options =
        fs::directory_options::follow_directory_symlink | fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(data.root, options, code), end; !code && it != end; it.increment(code))
        if (it->is_regular_file(code) && ++count > data.files.size())
            return false;
    return count == data.files.size();
}

std::string scriptFor(const std::string& root, const StagedFiles& data, bool contents, const std::string& names)
{
    std::string script =
        "LC_ALL=C; export LC_ALL\ncd -- " + shellQuoted(root) + " 2>/dev/null || { echo absent; exit 0; }\n";
    script += names + " | sort -z | cksum\n";
    if (contents)
        for (const StagedFile* file : sampled(inOrder(data)))
            script +=
                "head -c " + std::to_string(kSampled) + " ./" + shellQuoted(file->name) + " 2>/dev/null | cksum\n";
    return script;
}

const char* const kFind = "find -L . -type f -printf '%s %P\\0' 2>/dev/null";

std::string statOf(const std::string& names)
{
    return names + " | xargs -0 -r stat -L --printf '%s %n\\0' -- 2>/dev/null";
}

std::optional<DataFingerprint> parsed(const ExecResult& result, const std::string& root, bool contents)
{
    if (result.exitCode != 0)
        throw Failure(ErrorKind::Io, "look at the data in", root,
                      shellReason(trimmed(result.errorOutput), result.exitCode));
    DataFingerprint found;
    std::size_t from = 0;
    for (std::size_t end; (end = result.output.find('\n', from)) != std::string::npos; from = end + 1) {
        const std::string line = result.output.substr(from, end - from);
        if (line == "absent")
            return std::nullopt;
        (found.listing.empty() ? found.listing : found.samples.emplace_back()) = line;
    }
    if (found.listing.empty() || (!contents && !found.samples.empty()))
        throw Failure(ErrorKind::Io, "look at the data in", root, jobReason("job.shell-printed"));
    return found;
}

void makeOutline(const fs::path& at, const StagedFile& file)
{
    makeFolders(at.parent_path());
    FileDescriptor made(::open(at.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    const struct timespec times[2] = {{0, UTIME_NOW}, {file.seconds, static_cast<long>(file.nanoseconds)}};
    if (!made || ::ftruncate(made.get(), file.size) != 0 || ::futimens(made.get(), times) != 0)
        throw systemFailure("write", at.string(), errno);
}

} // namespace

StagedFiles parseStagedFiles(std::string_view text, const std::string& path)
{
    StagedFiles data;
    std::error_code code;
    const fs::path root = fs::path(path).lexically_normal();
    const bool folder = fs::is_directory(root, code);
    data.root = folder ? root.native() : root.parent_path().native();
    while (data.root.size() > 1 && data.root.back() == '/')
        data.root.pop_back();
    data.entry = folder ? std::string() : root.filename().native();
    for (std::size_t at = 0; at < text.size();) {
        StagedFile file;
        file.size = number(text, at, path);
        file.seconds = number(text, at, path);
        file.nanoseconds = number(text, at, path);
        const std::size_t end = text.find('\0', at);
        if (end == std::string_view::npos || file.size < 0 || file.nanoseconds < 0 || file.nanoseconds > 999'999'999)
            throw Failure(ErrorKind::BadInput, "read the list of files of", path, jobReason("job.file-torn"));
        file.path = fs::absolute(std::string(text.substr(at, end - at))).lexically_normal().native();
        at = end + 1;
        const fs::path name = fs::path(file.path).lexically_relative(data.root);
        if (name.empty() || *name.begin() == "..") {
            data.outside.push_back(file.path);
            continue;
        }
        file.name = name.native();
        data.bytes += file.size;
        data.files.push_back(std::move(file));
    }
    std::sort(data.files.begin(), data.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    data.files.erase(std::unique(data.files.begin(), data.files.end(),
                                 [](const auto& a, const auto& b) { return a.name == b.name; }),
                     data.files.end());
    return data;
}

std::string DataFingerprint::text() const
{
    std::string all = listing;
    for (const std::string& sample : samples)
        all += '\n' + sample;
    std::uint64_t hash = 14695981039346656037ull; // FNV-1a, because folders with this name outlive programs
    for (const char c : all)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    char digits[20];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

DataFingerprint fingerprint(const StagedFiles& data, bool contents)
{
    const std::vector<const StagedFile*> ordered = inOrder(data);
    PosixChecksum checksum;
    for (const StagedFile* file : ordered)
        checksum.add(record(*file));
    DataFingerprint found{checksum.text(), {}};
    if (contents)
        for (const StagedFile* file : sampled(ordered))
            found.samples.push_back(checksumOf(beginning(file->path)));
    return found;
}

std::string fingerprintScript(const std::string& root, const StagedFiles& data, bool contents)
{
    std::string names = "printf '%s\\0'";
    for (const StagedFile& file : data.files)
        names += ' ' + shellQuoted(file.name);
    return scriptFor(root, data, contents, statOf(names));
}

std::optional<DataFingerprint> fingerprintThere(Transport& there, const std::string& root, const StagedFiles& data,
                                                bool contents)
{
    if (isWholeFolder(data))
        return parsed(there.exec(scriptFor(root, data, contents, kFind), kLookDeadline), root, contents);
    if (data.files.size() <= kNamesInScript)
        return parsed(there.exec(fingerprintScript(root, data, contents), kLookDeadline), root, contents);
    std::string names;
    for (const StagedFile& file : data.files)
        names += file.name + '\0';
    const ExecResult made = there.exec("umask 077; mktemp", 60.0);
    const std::string list = made.output.substr(0, made.output.find('\n'));
    if (made.exitCode != 0 || list.empty() || list.front() != '/')
        throw Failure(ErrorKind::Io, "look at the data in", root, jobReason("job.no-temporary-file"));
    there.write(list, names);
    const auto found = parsed(
        there.exec(scriptFor(root, data, contents, statOf("cat " + shellQuoted(list))), kLookDeadline), root, contents);
    there.exec("rm -f -- " + shellQuoted(list), 60.0);
    return found;
}

std::vector<StagedVolume> volumesOf(const StagedFiles& data, std::int64_t most)
{
    std::vector<StagedVolume> volumes;
    StagedVolume open;
    const auto close = [&] {
        if (!open.files.empty())
            volumes.push_back(std::exchange(open, {}));
    };
    for (std::size_t i = 0; i < data.files.size(); ++i) {
        const std::int64_t room = data.files[i].size + kEmpty;
        if (data.files[i].size >= most) {
            volumes.push_back({{i}, data.files[i].size});
            continue;
        }
        if (open.bytes + room > most)
            close();
        open.files.push_back(i);
        open.bytes += room;
    }
    close();
    return volumes;
}

void packVolume(const StagedFiles& data, const StagedVolume& volume, const fs::path& archive, bool outline,
                const std::function<bool()>& giveUp)
{
    makeFolders(archive.parent_path());
    const fs::path list = archive.string() + ".names";
    const fs::path tree = archive.string() + ".outline";
    std::error_code code;
    fs::remove_all(tree, code);
    std::string names;
    for (const std::size_t index : volume.files) {
        names += data.files[index].name + '\0';
        if (outline)
            makeOutline(tree / data.files[index].name, data.files[index]);
    }
    writeFileAtomically(list, names);
    const std::string partial = archive.string() + ".part";
    struct Leftovers {
        const fs::path& tree;
        const fs::path& list;
        ~Leftovers()
        {
            std::error_code ignored;
            fs::remove_all(tree, ignored);
            fs::remove(list, ignored);
        }
    };
    ExecResult packed;
    try {
        const Leftovers leftovers{tree, list};
        packed = runLocalScript("cd -- " + shellQuoted(outline ? tree.native() : data.root) +
                                    " && exec tar --create --format=posix" + (outline ? " --sparse" : "") +
                                    " --dereference --hard-dereference --no-recursion"
                                    " --owner=0 --group=0 --mode=u=rw,go=r --file=" +
                                    shellQuoted(partial) + " --null --files-from=" + shellQuoted(list.native()),
                                kPackDeadline, giveUp);
    } catch (...) {
        fs::remove(partial, code);
        throw;
    }
    if (packed.exitCode != 0) {
        fs::remove(partial, code);
        throw Failure(ErrorKind::Io, "pack the data set", data.root,
                      jobReason("job.files-change", shellReason(trimmed(packed.errorOutput), packed.exitCode)));
    }
    fs::rename(partial, archive);
}

} // namespace trainyard
