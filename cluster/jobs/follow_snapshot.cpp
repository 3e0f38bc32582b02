// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/follow_snapshot.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>

namespace trainyard {
namespace {

/// Whether the file only grows; other files are replaced as a whole.
bool growsThere(const std::string& path)
{
    return path.ends_with(".jsonl") || path.ends_with(".log");
}

/// The common parent folder of all paths, with its slash; every path has one.
std::string commonFolder(const std::vector<std::string>& paths)
{
    std::string common = paths.empty() ? std::string() : paths.front();
    for (const std::string& path : paths)
        common.resize(
            std::size_t(std::mismatch(common.begin(), common.end(), path.begin(), path.end()).first - common.begin()));
    return common.substr(0, common.rfind('/') + 1);
}

/// Arguments: the common folder, then path, offset and limit of each file. Output per file: the length read, a newline,
/// the bytes.
const char* const kReadAll = R"(binmode STDOUT; shift if @ARGV and $ARGV[0] eq "--"; my $root = shift;
while (@ARGV) {
    my ($path, $offset, $limit) = splice(@ARGV, 0, 3);
    my $bytes = "";
    if (open(my $file, "<:raw", $root . $path)) {
        sysseek($file, $offset, 0);
        while (length($bytes) < $limit) { sysread($file, $bytes, $limit - length($bytes), length($bytes)) or last; }
    }
    print length($bytes), "\n", $bytes;
})";

[[noreturn]] void unsupported(const char* operation)
{
    throw Failure(ErrorKind::Unsupported, operation, {}, jobReason("job.snapshot-only"));
}

} // namespace

void FollowSnapshot::addTo(FramedScript& script, const std::vector<std::string>& runDirectories,
                           const std::vector<FileWant>& wants, Reading reading)
{
    // Identifies files like SshTransport. A single stat covers all; missing files are merely absent from the answer.
    // The text is kept short, because a script that fits on the command line saves a round trip: each folder appears
    // once, without the common part.
    const std::string folder = commonFolder(runDirectories);
    std::string text = "r=" + shellWord(folder) + "\nfor d in";
    for (const std::string& directory : runDirectories)
        text += " " + shellWord(std::string_view(directory).substr(folder.size()));
    script.add("files",
               text + "\ndo d=$r$d; printf '%s\\0' \"$d\"/spec.json \"$d\"/result.json \"$d\"/attempts/*/attempt.json "
                      "\"$d\"/attempts/*/events/*.jsonl \"$d\"/attempts/*/engine.log\n"
                      "done | { xargs -0 stat -L --printf='%s %i-%.9W %n\\0' -- 2>&1 >&4 4>&-"
                      " | grep -v -e ': No such file or directory$' -e ': Not a directory$' >&2; } 4>&1; :");
    if (wants.empty())
        return;
    if (reading == Reading::AtOnce) {
        std::vector<std::string> paths;
        for (const FileWant& want : wants)
            paths.push_back(want.path);
        const std::string root = commonFolder(paths);
        std::string all = std::string("command -v perl >/dev/null 2>&1 || exit 127\nperl -e ") + shellQuoted(kReadAll) +
                          " -- " + shellQuoted(root);
        for (const FileWant& want : wants)
            all += " " + shellWord(std::string_view(want.path).substr(root.size())) + " " +
                   std::to_string(want.offset) + " " + std::to_string(want.limit);
        script.add("wants", all);
        return;
    }
    for (std::size_t i = 0; i < wants.size(); ++i) // replaces the part's shell
        script.add("want-" + std::to_string(i),
                   "exec dd if=" + shellQuoted(wants[i].path) +
                       " iflag=skip_bytes,count_bytes bs=65536 status=none skip=" + std::to_string(wants[i].offset) +
                       " count=" + std::to_string(wants[i].limit) + " 2>/dev/null");
}

FollowSnapshot::FollowSnapshot(const FramedAnswer& answer, const std::vector<FileWant>& wants, Reading reading)
{
    const std::string& text = answer.section("files").output;
    std::istringstream said(answer.section("files").errorOutput);
    for (std::string line; std::getline(said, line);)
        if (!line.empty())
            m_troubles.push_back(line);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\0', at);
        if (end == std::string::npos)
            break;
        const std::size_t first = text.find(' ', at);
        const std::size_t second = first == std::string::npos ? first : text.find(' ', first + 1);
        if (second != std::string::npos && second < end) {
            FileStatus status;
            const auto parsed = std::from_chars(text.data() + at, text.data() + first, status.size);
            status.generation = text.substr(first + 1, second - first - 1);
            if (parsed.ec == std::errc())
                m_files[text.substr(second + 1, end - second - 1)] = status;
        }
        at = end + 1;
    }
    if (reading == Reading::AtOnce && !wants.empty())
        takeAtOnce(answer.section("wants"), wants);
    else
        for (std::size_t i = 0; i < wants.size(); ++i)
            m_pieces[wants[i].path] = {wants[i].offset, wants[i].limit,
                                       answer.section("want-" + std::to_string(i)).output};
}

void FollowSnapshot::takeAtOnce(const FramedAnswer::Section& section, const std::vector<FileWant>& wants)
{
    const std::string& text = section.output;
    m_needsOneByOne = section.exitCode != 0;
    std::size_t at = 0;
    for (const FileWant& want : wants) {
        const std::size_t newline = text.find('\n', at);
        std::size_t length = 0;
        if (newline == std::string::npos ||
            std::from_chars(text.data() + at, text.data() + newline, length).ptr != text.data() + newline ||
            length > text.size() - newline - 1)
            return; // the read failed; missing bytes are requested again
        m_pieces[want.path] = {want.offset, want.limit, text.substr(newline + 1, length)};
        at = newline + 1 + length;
    }
}

std::optional<std::string> FollowSnapshot::read(const std::string& path, std::int64_t offset, std::int64_t limit)
{
    const auto file = m_files.find(path);
    if (file == m_files.end())
        return std::nullopt;
    const auto piece = m_pieces.find(path);
    if (piece != m_pieces.end() && piece->second.offset <= offset) {
        const Piece& known = piece->second;
        const auto skip = static_cast<std::size_t>(offset - known.offset);
        const auto fetched = static_cast<std::int64_t>(known.bytes.size());
        const bool cut = fetched >= known.limit; // fewer bytes than requested mean the end of the file
        if (skip < known.bytes.size()) {
            std::string bytes = known.bytes.substr(skip, static_cast<std::size_t>(limit));
            // An incomplete document, or a line without its end, is useless: request more in the next round.
            const bool useful = growsThere(path) ? bytes.find('\n') != std::string::npos : !cut;
            if (useful || !cut)
                return bytes;
            m_missing.push_back({path, offset, std::max(known.limit * 4, limit)});
            return std::string();
        }
        if (!cut && file->second.size <= offset)
            return std::string();
    }
    if (file->second.size > offset)
        m_missing.push_back({path, offset, limit});
    return std::string();
}

std::optional<FileStatus> FollowSnapshot::status(const std::string& path)
{
    const auto file = m_files.find(path);
    return file == m_files.end() ? std::nullopt : std::optional(file->second);
}

std::vector<std::string> FollowSnapshot::list(const std::string& folder)
{
    const std::string prefix = folder + "/";
    std::set<std::string> names;
    for (auto file = m_files.lower_bound(prefix); file != m_files.end(); ++file) {
        if (file->first.compare(0, prefix.size(), prefix) != 0)
            break;
        names.insert(file->first.substr(prefix.size(), file->first.find('/', prefix.size()) - prefix.size()));
    }
    return {names.begin(), names.end()};
}

ExecResult FollowSnapshot::exec(const std::string&, double)
{
    unsupported("run a script");
}
void FollowSnapshot::write(const std::string&, const std::string&)
{
    unsupported("write a file");
}
void FollowSnapshot::makeFolders(const std::string&)
{
    unsupported("create a folder");
}
void FollowSnapshot::put(const std::string&, const std::string&)
{
    unsupported("copy a file");
}
void FollowSnapshot::get(const std::string&, const std::string&)
{
    unsupported("copy a file");
}
void FollowSnapshot::removeTree(const std::string&)
{
    unsupported("remove a folder");
}

} // namespace trainyard
