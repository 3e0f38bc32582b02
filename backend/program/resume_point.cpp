// SPDX-License-Identifier: Apache-2.0
#include "backend/program/resume_point.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/program/file_end.h"
#include "backend/program/inbox.h"
#include "backend/protocol/event.h"
#include "backend/protocol/program_command.h"

#include <fcntl.h>
#include <glob.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <map>

namespace trainyard {
namespace {

constexpr std::size_t kReadBlock = std::size_t{1} << 20;

double changedAt(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return 0.0;
    return static_cast<double>(status.st_mtim.tv_sec) + 1e-9 * static_cast<double>(status.st_mtim.tv_nsec);
}

/// A file's time is that of the kernel's last tick: up to 10 ms before what the program logged just before it.
constexpr double kFileClock = 0.02;

/// The last step that the run had reported when a file was written. One too many does no harm: the program's first step
/// corrects it.
std::int64_t stepAt(const RunDirectory& directory, double time)
{
    std::int64_t step = 0;
    for (const int attempt : directory.attempts())
        eachLine(directory.events(attempt), [&](std::string_view line, std::int64_t) {
            const std::string head(line.substr(0, 120));
            long long number = 0, found = 0;
            double at = 0.0;
            if (std::sscanf(head.c_str(), "{\"n\":%lld,\"t\":%lf,\"type\":\"metrics\",\"step\":%lld", &number, &at,
                            &found) == 3 &&
                at <= time + kFileClock)
                step = found;
        });
    return step;
}

/// What the events of an attempt say of where reading goes on.
struct EventsSoFar {
    std::map<std::string, std::int64_t> offsets; ///< by the program's file that was read
    std::int64_t whole = 0;                      ///< bytes of whole lines
    std::int64_t number = 0;                     ///< of the last event
    std::optional<StartedEvent> started;
    bool stepKnown = false; ///< the program has logged something
};

EventsSoFar eventsSoFar(const std::filesystem::path& events)
{
    EventsSoFar so;
    eachLine(events, [&](std::string_view line, std::int64_t begin) {
        so.whole = begin + static_cast<std::int64_t>(line.size()) + 1;
        long long n = 0;
        if (std::sscanf(std::string(line.substr(0, 40)).c_str(), "{\"n\":%lld", &n) == 1)
            so.number = n;
        constexpr std::string_view kFrom = ",\"from\":\"";
        const std::size_t from = line.rfind(kFrom);
        std::string file;
        std::int64_t offset = 0;
        if (from != line.npos && line.ends_with("\"}") &&
            parseFrom(line.substr(from + kFrom.size(), line.size() - from - kFrom.size() - 2), file, offset))
            so.offsets[file] = std::max(so.offsets[file], offset);
        if (line.find("\"type\":\"started\"") != line.npos)
            if (const std::optional<Event> event = parseEventLine(line))
                if (const auto* one = std::get_if<StartedEvent>(&event->body))
                    so.started = *one;
        so.stepKnown = so.stepKnown || (!file.empty() && line.find("\"type\":\"metrics\"") != line.npos);
    });
    return so;
}

} // namespace

void eachLine(const std::filesystem::path& path, const std::function<void(std::string_view, std::int64_t)>& line)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::string bytes;
    std::int64_t offset = 0;
    while (file) {
        const std::size_t kept = bytes.size();
        bytes.resize(kept + kReadBlock);
        const ssize_t count = ::read(file.get(), bytes.data() + kept, kReadBlock);
        bytes.resize(kept + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return;
        std::size_t at = 0;
        for (std::size_t end; (end = bytes.find('\n', at)) != std::string::npos; at = end + 1)
            line(std::string_view(bytes).substr(at, end - at), offset + static_cast<std::int64_t>(at));
        offset += static_cast<std::int64_t>(at);
        bytes.erase(0, at);
    }
}

std::vector<std::filesystem::path> checkpointFiles(const RunSpec& spec, const RunDirectory& directory)
{
    std::vector<std::filesystem::path> files;
    if (spec.program->checkpoints.empty())
        return files;
    ProgramPlace place;
    place.run = directory.root().string();
    std::filesystem::path pattern = filledIn(spec, place, spec.program->checkpoints);
    if (pattern.is_relative())
        pattern = std::filesystem::path(spec.program->folder) / pattern;
    glob_t found{};
    if (::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found) == 0)
        for (std::size_t i = 0; i < found.gl_pathc; ++i)
            files.emplace_back(found.gl_pathv[i]);
    ::globfree(&found);
    std::map<std::filesystem::path, double> times;
    for (const std::filesystem::path& file : files)
        times[file] = changedAt(file);
    std::sort(files.begin(), files.end(),
              [&](const auto& a, const auto& b) { return times[a] != times[b] ? times[a] < times[b] : a < b; });
    return files;
}

std::string checkpointName(const RunDirectory& directory, const std::filesystem::path& file)
{
    const std::string relative = file.lexically_normal().lexically_relative(directory.root()).string();
    return relative.empty() || relative.starts_with("..") ? file.string() : relative;
}

ResumePoint findResumePoint(const RunDirectory& directory, const RunSpec& spec)
{
    ResumePoint point;
    std::vector<int> attempts = directory.attempts();
    std::reverse(attempts.begin(), attempts.end());
    for (const int attempt : attempts) {
        const AttemptInfo info = directory.readAttempt(attempt).value_or(AttemptInfo());
        eachLine(directory.events(attempt), [&](std::string_view line, std::int64_t) {
            if (line.find("\"type\":\"checkpoint\"") == line.npos)
                return;
            const std::optional<Event> event = parseEventLine(line);
            const auto* saved = event ? std::get_if<CheckpointEvent>(&event->body) : nullptr;
            if (!saved || !checkpointRefusal(directory.root(), saved->file, true).empty())
                return;
            const std::filesystem::path path = directory.root() / saved->file; // a whole path stays
            point = {saved->file, path.string(), saved->step,
                     info.elapsedBefore + std::max(0.0, event->time - info.startedAt), !event->from.empty()};
        });
        if (point.exists())
            return point;
    }
    const std::vector<std::filesystem::path> files = checkpointFiles(spec, directory);
    if (attempts.empty() || files.empty())
        return point;
    const AttemptInfo info = directory.readAttempt(attempts.front()).value_or(AttemptInfo());
    const double time = changedAt(files.back());
    if (time < info.startedAt && attempts.size() == 1)
        return point; // an older run's
    return {checkpointName(directory, files.back()), files.back().string(), stepAt(directory, time),
            info.elapsedBefore + std::max(0.0, time - info.startedAt)};
}

std::int64_t completeEvents(const RunDirectory& directory, int attempt)
{
    const std::filesystem::path events = directory.events(attempt);
    const std::filesystem::path folder = directory.attempt(attempt) / "program";
    const std::optional<AttemptInfo> info = directory.readAttempt(attempt);
    std::error_code code;
    if (!info || !std::filesystem::is_directory(folder, code) || !std::filesystem::exists(events, code))
        return 0;
    EventsSoFar so = eventsSoFar(events);
    std::string added;
    std::int64_t count = 0;
    Inbox inbox(folder, {info->startedAt, info->elapsedBefore}, CopyRules(directory.root(), false));
    inbox.goOn(std::move(so.offsets));
    const auto take = [&](Event&& event) {
        if (const auto* metrics = std::get_if<MetricsEvent>(&event.body); metrics && !so.stepKnown) {
            so.stepKnown = true;
            if (so.started && so.started->startStep > 0 && metrics->step <= so.started->startStep) {
                // As ProgramSession::correctStart(), which the sidecar did not come to.
                so.started->startStep = std::max<std::int64_t>(0, metrics->step - 1);
                Event begin;
                begin.number = ++so.number;
                begin.time = event.time;
                begin.body = *so.started;
                appendEventLine(begin, added);
                AttemptInfo corrected = *info;
                corrected.startStep = so.started->startStep;
                directory.writeAttempt(corrected);
            }
        }
        event.number = ++so.number;
        appendEventLine(event, added);
        ++count;
    };
    while (inbox.read(take)) {
    }
    inbox.finish(take, false); // what a kill has cut off is no news
    // A reader has not read a line without its end, so that it may be cut off.
    replaceEnd(events, so.whole, added, "complete the events");
    return count;
}

} // namespace trainyard
