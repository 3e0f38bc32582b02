// SPDX-License-Identifier: Apache-2.0
#include "backend/program/inbox.h"

#include "backend/base/clock.h"
#include "backend/base/unique_handle.h"
#include "backend/program/bar_line.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_program.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace trainyard {
namespace {

constexpr std::size_t kMostFiles = 1000;
constexpr std::size_t kBlock = std::size_t{1} << 20;
constexpr std::size_t kShownBytes = 200; // of a line in a message

std::vector<std::string> inboxFiles(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    std::error_code code;
    for (std::filesystem::directory_iterator it(folder, code), end; !code && it != end && names.size() < kMostFiles;
         it.increment(code))
        if (it->path().extension() == ".jsonl")
            names.push_back(it->path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace

std::string fromText(std::string_view file, std::int64_t offset)
{
    return std::string(file) + "@" + std::to_string(offset);
}

bool parseFrom(std::string_view from, std::string& file, std::int64_t& offset)
{
    const std::size_t at = from.rfind('@');
    if (at == from.npos)
        return false;
    const std::string_view number = from.substr(at + 1);
    const auto end = std::from_chars(number.data(), number.data() + number.size(), offset);
    file = std::string(from.substr(0, at));
    return end.ec == std::errc() && end.ptr == number.data() + number.size() && offset >= 0 && !file.empty();
}

bool Inbox::read(const std::function<void(Event&&)>& take, std::size_t limit)
{
    bool more = false;
    for (const std::string& name : inboxFiles(m_folder)) {
        m_helper = m_helper || name.starts_with("helper-");
        const std::size_t read = readFile(name, take, limit);
        more = more || read >= limit;
    }
    return more;
}

std::size_t Inbox::readFile(const std::string& name, const std::function<void(Event&&)>& take, std::size_t limit)
{
    std::int64_t& offset = m_offsets[name];
    const FileDescriptor file(::open((m_folder / name).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= offset)
        return 0;
    std::string bytes;
    std::size_t total = 0;
    while (total < limit) {
        const std::size_t kept = bytes.size();
        bytes.resize(kept + kBlock);
        const ssize_t count = ::pread(file.get(), bytes.data() + kept, kBlock, offset + static_cast<off_t>(kept));
        bytes.resize(kept + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count <= 0)
            break;
        std::size_t at = 0;
        for (std::size_t end; (end = bytes.find('\n', at)) != std::string::npos; at = end + 1)
            line(name, offset + static_cast<std::int64_t>(at), offset + static_cast<std::int64_t>(end) + 1,
                 std::string_view(bytes).substr(at, end - at), take);
        if (at == 0 && bytes.size() > kLongestLine) // no event is that long: what comes of it is told as one bad line
            at = bytes.size();
        offset += static_cast<std::int64_t>(at);
        total += at;
        bytes.erase(0, at);
    }
    return total;
}

void Inbox::finish(const std::function<void(Event&&)>& take, bool tell)
{
    for (const std::string& name : inboxFiles(m_folder))
        finishFile(name, take, tell);
}

void Inbox::finishFile(const std::string& name, const std::function<void(Event&&)>& take, bool tell)
{
    std::int64_t& offset = m_offsets[name];
    const FileDescriptor file(::open((m_folder / name).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= offset)
        return;
    std::string text(kLongestLine, '\0');
    const ssize_t count = ::pread(file.get(), text.data(), text.size(), offset);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (text.find('\n') != std::string::npos || text.find_first_not_of(" \t\r") == std::string::npos)
        return; // lines that came after the last read()
    const std::int64_t begin = offset, end = begin + static_cast<std::int64_t>(text.size());
    std::string reason;
    if (parseProgramLine(text, &reason)) {
        offset = end;
        line(name, begin, end, text, take);
    } else if (tell) {
        take(Event{0,
                   unixTime(),
                   MessageEvent{LogLevel::Warning, programReason("program.cut-line", begin, PathText{name},
                                                                 Quotation{plainLine(reason, kShownBytes)},
                                                                 Quotation{plainLine(text, kShownBytes)})},
                   {}});
    }
}

void Inbox::line(const std::string& name, std::int64_t begin, std::int64_t end, std::string_view text,
                 const std::function<void(Event&&)>& take)
{
    if (text.find_first_not_of(" \t\r") == text.npos)
        return;
    Event event;
    event.from = fromText(name, end);
    std::string reason;
    std::vector<Reason> further;
    std::optional<ProgramLine> parsed = parseProgramLine(text, &reason);
    event.time = parsed && parsed->time > 0.0 ? parsed->time : unixTime();
    Reason refusal =
        parsed ? m_rules.refusal(parsed->body)
               : programReason("program.bad-line", begin, PathText{name}, Quotation{plainLine(reason, kShownBytes)},
                               Quotation{plainLine(text, kShownBytes)});
    if (!refusal.empty()) {
        if (++m_bad > kMostComplaints)
            return;
        event.body = MessageEvent{LogLevel::Warning, std::move(refusal)};
    } else {
        const double elapsed = m_clock.elapsedBefore + std::max(0.0, event.time - m_clock.startedAt);
        if (auto* metrics = std::get_if<MetricsEvent>(&parsed->body); metrics && !parsed->hasElapsed)
            metrics->elapsed = elapsed;
        if (auto* progress = std::get_if<ProgressEvent>(&parsed->body); progress && !parsed->hasElapsed)
            progress->elapsed = elapsed;
        if (auto* metrics = std::get_if<MetricsEvent>(&parsed->body))
            further = m_rules.cleanUp(*metrics);
        event.body = std::move(parsed->body);
    }
    const double time = event.time;
    take(std::move(event));
    for (Reason& what : further) // without a place of its own: after a kill it is told again rather than a line lost
        take(Event{0, time, MessageEvent{LogLevel::Warning, std::move(what)}, {}});
}

} // namespace trainyard
