// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_follower.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"

#include <algorithm>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::int64_t kLongestLine = std::int64_t{16} << 20;
constexpr std::int64_t kLargestDocument = std::int64_t{16} << 20;

bool allDigits(std::string_view text)
{
    return !text.empty() && text.size() <= 9 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A truncated file keeps its inode; the count after '~' gives it a generation of its own.
std::string_view fileOf(std::string_view generation)
{
    return generation.substr(0, generation.find('~'));
}

std::string afterCut(const std::string& generation)
{
    const std::size_t mark = generation.find('~');
    const int cuts = mark == std::string::npos ? 0 : std::atoi(generation.c_str() + mark + 1);
    return generation.substr(0, mark) + "~" + std::to_string(cuts + 1);
}

/// Where to continue reading a file whose current state is `now`.
TailPosition nextPosition(const std::string& file, const TailPosition* before, const FileStatus& now)
{
    if (!before || fileOf(before->generation) != now.generation)
        return {file, now.generation, 0};
    if (now.size < before->offset)
        return {file, afterCut(before->generation), 0};
    return *before;
}

/// Whole lines from the position, about `limit` bytes at most; a longer line is returned whole up to kLongestLine.
/// nullopt if a line is longer than that.
std::optional<std::string> readLines(Transport& transport, const std::string& path, std::int64_t offset,
                                     std::int64_t limit)
{
    for (std::int64_t length = std::max<std::int64_t>(limit, 1);; length = std::min(length * 4, kLongestLine)) {
        std::string bytes = transport.read(path, offset, length).value_or(std::string());
        const std::size_t end = bytes.rfind('\n');
        if (end != std::string::npos) {
            bytes.resize(end + 1);
            return bytes;
        }
        if (static_cast<std::int64_t>(bytes.size()) < length)
            return std::string(); // a line without its end is not read yet
        if (length >= kLongestLine)
            return std::nullopt;
    }
}

/// The files of an attempt in reading order.
std::vector<std::string> attemptFiles(Transport& transport, const std::string& root, const std::string& attempt)
{
    const std::string folder = "attempts/" + attempt;
    std::vector<std::string> files = {folder + "/attempt.json"};
    for (const std::string& name : transport.list(root + "/" + folder + "/events"))
        if (name.ends_with(".jsonl"))
            files.push_back(folder + "/events/" + name);
    files.push_back(folder + "/engine.log");
    return files;
}

} // namespace

RunFollower::RunFollower(std::string runId, std::string runDirectory, const std::vector<TailPosition>& positions)
    : m_runId(std::move(runId)), m_runDirectory(std::move(runDirectory))
{
    for (const TailPosition& position : positions)
        committed(position);
}

std::vector<Chunk> RunFollower::poll(Transport& transport, std::int64_t limit)
{
    // Checked first and returned last: a result is passed on only after everything written before it.
    const bool ended = transport.status(m_runDirectory + "/result.json").has_value();
    std::vector<std::string> files = {"spec.json"};
    for (const std::string& attempt : transport.list(m_runDirectory + "/attempts"))
        if (allDigits(attempt))
            for (std::string& file : attemptFiles(transport, m_runDirectory, attempt))
                files.push_back(std::move(file));
    std::vector<Chunk> chunks;
    for (const std::string& file : files) {
        if (limit <= 0)
            break;
        if (std::optional<Chunk> chunk = next(transport, file, limit)) {
            limit -= static_cast<std::int64_t>(chunk->bytes.size());
            chunks.push_back(std::move(*chunk));
        }
    }
    if (ended && chunks.empty())
        if (std::optional<Chunk> chunk = next(transport, "result.json", limit))
            chunks.push_back(std::move(*chunk));
    return chunks;
}

std::optional<Chunk> RunFollower::next(Transport& transport, const std::string& file, std::int64_t limit)
{
    const std::string path = m_runDirectory + "/" + file;
    const std::optional<FileStatus> now = transport.status(path);
    if (!now)
        return std::nullopt;
    const auto known = m_positions.find(file);
    const TailPosition from = nextPosition(file, known == m_positions.end() ? nullptr : &known->second, *now);
    if (from.offset == now->size)
        return std::nullopt;

    std::optional<std::string> bytes;
    if (file.ends_with(".json")) {
        if (from.offset > 0) // it is replaced as a whole and never grows
            return std::nullopt;
        if (now->size <= kLargestDocument)
            bytes = transport.read(path, 0, kLargestDocument).value_or(std::string());
    } else if (file.ends_with(".jsonl")) {
        bytes = readLines(transport, path, from.offset, limit);
    } else {
        bytes = transport.read(path, from.offset, limit).value_or(std::string());
    }
    if (!bytes && m_refused.insert(file).second)
        log(LogLevel::Warning, "Stopped reading because of a line or document of more than 16 MiB: " + path);
    // If the name refers to another file by now, these bytes belong to that file: read them next time.
    const std::optional<FileStatus> after = transport.status(path);
    if (!bytes || bytes->empty() || !after || after->generation != now->generation)
        return std::nullopt;
    return Chunk{m_runId, file, from.generation, from.offset, std::move(*bytes), unixTime()};
}

void RunFollower::committed(const TailPosition& position)
{
    m_positions[position.file] = position;
}

} // namespace trainyard
