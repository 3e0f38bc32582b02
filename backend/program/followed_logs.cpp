// SPDX-License-Identifier: Apache-2.0
#include "backend/program/followed_logs.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/foreign/distribution.h"
#include "backend/foreign/image_files.h"
#include "backend/foreign/open_log.h"
#include "backend/program/file_end.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* kStateFile = "followed.json";
constexpr const char* kWriting = "write";
constexpr std::size_t kPointsOfBatch = 5000; // in the state file while they are appended
constexpr std::size_t kMostFollowed = 1000;

std::string keyOf(const foreign::LogSource& source)
{
    return std::string(foreign::name(source.kind)) + ":" + source.path.string();
}

/// The first step of a session that has begun behind other points of this attempt.
std::optional<std::int64_t> beginningWithin(const foreign::LogNews& news, const foreign::LogReader& reader,
                                            std::size_t sessionsBefore, bool hasPoints)
{
    if (reader.sessions().size() == sessionsBefore || news.points.empty())
        return std::nullopt;
    const std::size_t last = reader.sessions().size() - 1;
    return hasPoints || news.points.front().session < last ? std::optional(reader.sessions()[last].startStep + 1)
                                                           : std::nullopt;
}

/// Written anew, or appended to, since then.
bool changedSince(const fs::path& file, double time)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 &&
           static_cast<double>(status.st_mtim.tv_sec) + 1e-9 * static_cast<double>(status.st_mtim.tv_nsec) >= time;
}

} // namespace

FollowedLogs::FollowedLogs(const RunDirectory& directory, const RunSpec& spec, int attempt, double startedAt,
                           double elapsedBefore)
    : m_directory(directory.root()), m_folder(directory.attempt(attempt) / "program"), m_startedAt(startedAt),
      m_elapsedBefore(elapsedBefore)
{
    const ProgramSpec& program = *spec.program;
    const auto want = [&](foreign::LogKind kind, const std::vector<std::string>& paths) {
        for (const std::string& text : paths) {
            fs::path path = filledIn(spec, {directory.root().string(), attempt, {}}, text);
            m_wanted.push_back({kind, path.is_relative() ? fs::path(program.folder) / path : path, false});
        }
    };
    want(foreign::LogKind::TensorBoard, program.tensorboard);
    want(foreign::LogKind::Csv, program.csv);
    want(foreign::LogKind::JsonLines, program.jsonLines);
    want(foreign::LogKind::Mlflow, program.mlflow);
    if (m_wanted.empty())
        return;
    std::error_code code;
    if (const fs::path own = m_folder / kStateFile; fs::exists(own, code))
        load(own, true);
    else if (attempt > 1)
        load(directory.attempt(attempt - 1) / "program" / kStateFile, false);
}

void FollowedLogs::complete(const RunDirectory& directory, const RunSpec& spec, int attempt,
                            const TellFailure& tellFailure)
{
    const std::optional<AttemptInfo> info = directory.readAttempt(attempt);
    std::error_code code;
    if (!info || !fs::is_directory(directory.attempt(attempt) / "program", code))
        return;
    FollowedLogs logs(directory, spec, attempt, info->startedAt, info->elapsedBefore);
    if (logs.any() && !logs.m_ended)
        logs.poll(
            true, [](const foreign::LogDamage&) {}, tellFailure);
}

/// `own`: of this attempt, whose files it describes; else only the positions count.
void FollowedLogs::load(const fs::path& state, bool own)
{
    std::error_code code;
    if (!fs::exists(state, code))
        return;
    try {
        const auto json = nlohmann::json::parse(readFile(state));
        for (const auto& [key, kept] : json.at("logs").items())
            m_restored[key] = {own ? kept.at("file").get<std::string>() : std::string(),
                               kept.at("position").get<std::string>(), own ? kept.at("bytes").get<std::int64_t>() : 0};
        if (!own)
            return;
        m_files = json.at("files").get<int>();
        m_ended = json.at("ended").get<bool>();
        for (const auto& [file, part] : json.at("pending").items())
            replaceEnd(m_folder / fs::path(file).filename(), part.at("at").get<std::int64_t>(),
                       part.at("text").get<std::string>(), kWriting);
    } catch (const nlohmann::json::exception&) {
        log(LogLevel::Warning, state.string() + " is damaged: the followed logs are read from their beginning.");
    }
}

/// With the lines that are appended next, so that they can be appended again.
void FollowedLogs::save(const Log* appended, const std::string& pending) const
{
    OrderedJson json = {
        {"files", m_files}, {"ended", m_ended}, {"logs", OrderedJson::object()}, {"pending", OrderedJson::object()}};
    for (const auto& [key, one] : m_restored)
        json["logs"][key] = {{"file", one.file}, {"position", one.position}, {"bytes", one.bytes}};
    for (const auto& [key, one] : m_logs)
        json["logs"][key] = {{"file", one.file}, {"position", one.position}, {"bytes", one.bytes}};
    if (appended)
        json["pending"][appended->file] = {{"at", appended->bytes - static_cast<std::int64_t>(pending.size())},
                                           {"text", pending}};
    writeFileAtomically(m_folder / kStateFile, json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n");
}

std::vector<std::pair<foreign::LogKind, fs::path>> FollowedLogs::absent() const
{
    std::vector<std::pair<foreign::LogKind, fs::path>> none;
    for (const Wanted& wanted : m_wanted)
        if (!wanted.found)
            none.emplace_back(wanted.kind, wanted.path);
    return none;
}

/// Until the program touches it, a log is an earlier run's.
bool FollowedLogs::isOwn(const foreign::LogSource& source) const
{
    const std::string key = keyOf(source);
    return m_logs.contains(key) || m_restored.contains(key) || changedSince(source.path, m_startedAt);
}

void FollowedLogs::find(Wanted& wanted)
{
    std::error_code code;
    if (!fs::is_directory(wanted.path, code)) {
        const foreign::LogSource file{wanted.kind, wanted.path, {}};
        if (fs::is_regular_file(wanted.path, code) && isOwn(file)) {
            wanted.found = true;
            add(file, {});
        }
        return;
    }
    for (const foreign::FoundLog& found : foreign::findLogs(wanted.path)) {
        const bool itself = found.source.path == wanted.path || wanted.kind == foreign::LogKind::Mlflow;
        if (found.source.kind != wanted.kind || !isOwn(found.source))
            continue;
        wanted.found = true;
        if (m_logs.size() < kMostFollowed)
            add(found.source, itself ? std::string() : found.name + "/");
    }
}

void FollowedLogs::add(const foreign::LogSource& source, const std::string& prefix)
{
    const std::string key = keyOf(source);
    if (m_logs.contains(key))
        return;
    Log log;
    log.path = source.path;
    log.reader = foreign::openLog(source);
    log.prefix = prefix;
    if (const auto restored = m_restored.find(key); restored != m_restored.end()) {
        log.file = restored->second.file;
        log.position = restored->second.position;
        log.bytes = restored->second.bytes;
        log.reader->resume(log.position);
        m_restored.erase(restored);
    } else {
        log.position = log.reader->position();
    }
    if (log.file.empty())
        log.file = "followed-" + std::to_string(++m_files) + ".jsonl";
    m_logs.emplace(key, std::move(log));
    Log& kept = m_logs.at(key);
    kept.lines = std::make_unique<foreign::MetricsLines>(kept.names, m_startedAt - m_elapsedBefore);
}

void FollowedLogs::poll(bool ended, const TellDamage& tell, const TellFailure& tellFailure)
{
    bool whole = true;
    const auto trying = [&](const fs::path& path, const auto& doIt) {
        try {
            doIt();
        } catch (...) {
            Error error = currentError("read the program's logs");
            if (error.subject.empty())
                error.subject = path.string();
            tellFailure(error);
            whole = false;
        }
    };
    for (Wanted& wanted : m_wanted)
        trying(wanted.path, [&] { find(wanted); });
    for (auto& entry : m_logs)
        trying(entry.second.path, [&, &log = entry.second] {
            while (readOn(log, false, tell)) {
            }
            if (!ended)
                return;
            readOn(log, true, tell);
            for (const foreign::LogTail& tail : log.reader->tails())
                tell({tail.file, tail.read, foreignReason("foreign.cut-off")});
        });
    if (ended && whole && any()) {
        m_ended = true;
        save(nullptr, {});
    }
}

/// Keeps an image in the run directory; the line that tells it. Without room the run goes on without the image.
std::string FollowedLogs::imageLine(const std::string& prefix, const foreign::LogImage& image, double now) const
{
    foreign::LogImage named = image;
    named.name = prefix + image.name;
    try {
        foreign::keepImage(m_directory, named);
    } catch (const Failure& failure) {
        log(LogLevel::Warning, failure.error().text());
        return {};
    }
    const OrderedJson line = {{"t", image.time > 0.0 ? image.time : now},
                              {"type", "image"},
                              {"name", named.name},
                              {"step", image.step},
                              {"file", foreign::imagePath(named)}};
    return line.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

/// Appends the owed lines to the log's file. If that fails, for example on a full disk, they stay owed.
void FollowedLogs::append(Log& log)
{
    if (log.owed.empty())
        return;
    const std::int64_t at = log.bytes;
    const std::string before = std::exchange(log.position, log.reader->position());
    try {
        log.bytes += static_cast<std::int64_t>(log.owed.size());
        save(&log, log.owed);
        replaceEnd(m_folder / log.file, at, log.owed, kWriting);
    } catch (...) {
        log.bytes = at;
        log.position = before;
        throw;
    }
    log.owed.clear();
}

/// Whether there is more.
bool FollowedLogs::readOn(Log& log, bool ended, const TellDamage& tell)
{
    append(log); // while that fails, no more is read
    const std::size_t sessions = log.reader->sessions().size();
    const foreign::LogNews news = ended ? log.reader->finish() : log.reader->poll(kPointsOfBatch);
    if (const auto again = beginningWithin(news, *log.reader, sessions, log.bytes > 0))
        tell({log.path, -1, foreignReason("foreign.begun-again", *again)});
    for (const foreign::LogDamage& damage : news.damage)
        tell(damage);
    while (log.names.size() < log.reader->series().size())
        log.names.push_back(log.prefix + log.reader->series()[log.names.size()]);
    std::string text;
    const double now = unixTime();
    for (foreign::Point point : news.points) {
        if (point.time == 0.0)
            point.time = now; // the log does not say; it has just been written
        log.lines->add(point, text);
    }
    log.lines->endLine(text);
    for (const foreign::LogHistogram& one : news.histograms)
        text += eventLine(
            {log.lines->takeNumber(), one.time > 0.0 ? one.time : now,
             foreign::histogramNamed(log.names[one.series], one.values, one.step, static_cast<int>(one.series))});
    for (const foreign::LogImage& image : news.images)
        text += imageLine(log.prefix, image, now);
    if (text.empty())
        return false;
    log.owed = std::move(text);
    append(log);
    return news.more;
}

} // namespace trainyard
