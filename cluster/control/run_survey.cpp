// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_survey.h"

#include "backend/foreign/imported_run.h"
#include "backend/protocol/kept_run.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/mlflow_database_log.h"
#include "storage/store/annotation_places.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using foreign::FoundLog;
using foreign::LogKind;

constexpr const char* kLooking = "look for logs in";
constexpr std::size_t kMostDirectoryLine = std::size_t{1} << 20; // of an events file
constexpr std::size_t kPointsToLookAt = 50'000;                  // between two questions whether to go on

/// Databases of MLflow in the folder and below it, such as mlflow.db.
void addDatabases(const fs::path& folder, std::vector<FoundLog>& logs)
{
    std::vector<fs::path> files;
    std::error_code code;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(folder, options, code), end; !code && it != end; it.increment(code)) {
        std::error_code unreadable;
        if (it->is_directory(unreadable) &&
            (it.depth() >= foreign::kDeepestFolder || foreign::isRunDirectory(it->path())))
            it.disable_recursion_pending();
        else if (it->path().extension() == ".db" && MlflowDatabase::isOne(it->path()))
            files.push_back(it->path());
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files)
        for (FoundLog& log : MlflowDatabaseLog::runsIn(file))
            logs.push_back(std::move(log));
}

/// A file of several runs that an earlier version imported as one goes on as that one.
std::vector<FoundLog> logsAt(StoreReader& reader, const fs::path& path, std::optional<LogKind> kind,
                             const std::function<bool()>& goOn, foreign::PassedOver& passedOver)
{
    std::vector<FoundLog> logs;
    const bool folder = fs::is_directory(path);
    if (kind && !folder) {
        FoundLog& log = logs.emplace_back();
        log.source.kind = *kind;
        log.source.path = path;
        log.name = path.stem().string();
    } else if (MlflowDatabase::isOne(path)) {
        logs = MlflowDatabaseLog::runsIn(path);
    } else {
        logs = foreign::findLogs(path, &passedOver);
        if (folder)
            addDatabases(path, logs);
    }
    std::vector<FoundLog> runs;
    for (const FoundLog& log : logs)
        if (reader.run(foreign::importedRunId(log.source)))
            runs.push_back(log);
        else
            std::ranges::move(foreign::runsIn(log, goOn), std::back_inserter(runs));
    return runs;
}

ImportCandidate::Known knownAs(StoreReader& reader, const std::string& id)
{
    const std::optional<RunRow> run = reader.run(id);
    return !run                   ? ImportCandidate::Known::New
           : run->trashedAt > 0.0 ? ImportCandidate::Known::Trashed
           : run->archived        ? ImportCandidate::Known::Archived
                                  : ImportCandidate::Known::Here;
}

std::optional<ImportCandidate> directoryCandidate(StoreReader& reader, const fs::path& folder)
{
    try {
        const RunSpec spec = RunDirectory(folder).readSpec();
        ImportCandidate candidate;
        candidate.directory = fs::absolute(folder).lexically_normal();
        candidate.log.name = spec.name;
        candidate.runId = spec.id;
        candidate.known = knownAs(reader, spec.id);
        return candidate;
    } catch (const Failure&) {
        return std::nullopt; // removed or damaged meanwhile
    }
}

std::vector<std::string> columnsOf(const ImportCandidate& candidate)
{
    try {
        return foreign::columnsIn(candidate.log.source);
    } catch (const Failure&) {
        return {};
    }
}

/// A run directory, from the events of rank 0.
class DirectoryReading {
public:
    DirectoryReading(const fs::path& folder, const std::function<bool()>& goOn) : m_directory(folder), m_goOn(goOn) {}

    CandidateContent run()
    {
        const RunSpec spec = m_directory.readSpec();
        m_content.name = spec.name;
        m_content.parameters = spec.program ? static_cast<std::int64_t>(spec.program->parameters.size()) : 0;
        for (const int attempt : m_directory.attempts()) {
            if (const auto info = m_directory.readAttempt(attempt); info && m_content.startedAt == 0.0)
                m_content.startedAt = info->startedAt;
            readEvents(m_directory.events(attempt));
        }
        if (const auto result = m_directory.readResult())
            m_content.endedAt = result->endedAt;
        m_content.series = static_cast<std::int64_t>(m_series.size());
        m_content.newPoints = m_content.points;
        return std::move(m_content);
    }

private:
    void readEvents(const fs::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        std::string line;
        std::int64_t offset = 0;
        for (std::size_t lines = 0; std::getline(stream, line); ++lines) {
            if (lines % 1'000 == 0 && m_goOn && !m_goOn())
                throw Failure(ErrorKind::Cancelled, kLooking, file.string(), windowReason("window.cancelled"));
            const std::int64_t begin = std::exchange(offset, offset + static_cast<std::int64_t>(line.size()) + 1);
            if (stream.eof()) {
                m_content.tails.push_back({file, begin, begin + static_cast<std::int64_t>(line.size())});
                return;
            }
            const std::optional<Event> event = line.size() > kMostDirectoryLine ? std::nullopt : parseEventLine(line);
            if (!event)
                continue;
            if (const auto* metrics = std::get_if<MetricsEvent>(&event->body)) {
                m_content.points += static_cast<std::int64_t>(metrics->values.size());
                for (const auto& [series, value] : metrics->values)
                    m_series.insert(series);
            }
        }
    }

    RunDirectory m_directory;
    const std::function<bool()>& m_goOn;
    std::set<std::string> m_series;
    CandidateContent m_content;
};

class LogReading {
public:
    LogReading(StoreReader& reader, const ImportCandidate& candidate, const fs::path& runsFolder,
               const std::function<bool()>& goOn)
        : m_store(reader), m_candidate(candidate), m_runsFolder(runsFolder), m_goOn(goOn)
    {
    }

    CandidateContent run()
    {
        foreign::LogSource source = m_candidate.log.source;
        m_content.name = m_candidate.log.name;
        std::optional<foreign::ImportPlace> place;
        if (const std::optional<RunRow> known = m_store.run(m_candidate.runId)) {
            takeKnown(*known);
            place = foreign::importPlace(m_runsFolder / m_candidate.runId);
        }
        if (place)
            source.columns = place->columns;
        if (m_candidate.hasColumns())
            m_content.columns = columnsOf(m_candidate);
        const auto reader = openCandidate(source);
        if (place)
            reader->resume(place->position);
        foreign::LogNews news;
        do {
            if (m_goOn && !m_goOn())
                throw Failure(ErrorKind::Cancelled, kLooking, source.path.string(), windowReason("window.cancelled"));
            news = reader->poll(kPointsToLookAt);
            count(news);
        } while (news.more);
        count(reader->finish());
        m_content.points += m_content.newPoints;
        m_content.series = std::max(m_content.series, static_cast<std::int64_t>(reader->series().size()));
        m_content.tails = reader->tails();
        return std::move(m_content);
    }

private:
    void takeKnown(const RunRow& run)
    {
        m_content.name = run.name;
        m_content.startedAt = run.startedAt;
        m_content.endedAt = run.endedAt;
        for (const SeriesRow& series : m_store.series(run.key)) {
            m_content.points += series.points;
            ++m_content.series;
        }
    }

    void count(const foreign::LogNews& news)
    {
        m_content.newPoints += static_cast<std::int64_t>(news.points.size());
        m_content.parameters += static_cast<std::int64_t>(news.parameters.size());
        m_content.texts += static_cast<std::int64_t>(news.texts.size());
        m_content.others += news.otherRecords;
        m_content.damage.insert(m_content.damage.end(), news.damage.begin(), news.damage.end());
        for (const foreign::Point& point : news.points) {
            m_content.histograms += point.value.count > 1 ? 1 : 0;
            if (point.time <= 0.0)
                continue;
            if (m_content.startedAt == 0.0 || point.time < m_content.startedAt)
                m_content.startedAt = point.time;
            m_content.endedAt = std::max(m_content.endedAt, point.time);
        }
        if (!news.facts)
            return;
        if (!news.facts->name.empty() && m_candidate.known == ImportCandidate::Known::New)
            m_content.name = news.facts->name;
        if (news.facts->startedAt > 0.0)
            m_content.startedAt = news.facts->startedAt;
        if (news.facts->endedAt > 0.0)
            m_content.endedAt = news.facts->endedAt;
    }

    StoreReader& m_store;
    const ImportCandidate& m_candidate;
    const fs::path& m_runsFolder;
    const std::function<bool()>& m_goOn;
    CandidateContent m_content;
};

} // namespace

bool ImportCandidate::hasColumns() const
{
    return !isDirectory() && known == Known::New &&
           (log.source.kind == LogKind::Csv || log.source.kind == LogKind::JsonLines);
}

std::unique_ptr<foreign::LogReader> openCandidate(const foreign::LogSource& source)
{
    if (!source.inside.empty() && source.kind == LogKind::Mlflow)
        return std::make_unique<MlflowDatabaseLog>(source);
    return foreign::openLog(source);
}

std::vector<ImportCandidate> findCandidates(StoreReader& reader, const fs::path& path, std::optional<LogKind> kind,
                                            const std::function<bool()>& goOn, Reason* leftOut)
{
    std::vector<ImportCandidate> found;
    std::vector<fs::path> directories;
    if (fs::is_directory(path))
        directories = foreign::findRunDirectories(path);
    for (const fs::path& folder : directories)
        if (!foreign::isImportedRun(folder.filename().string())) // that one is known by its log
            if (auto candidate = directoryCandidate(reader, folder))
                found.push_back(std::move(*candidate));
    std::vector<FoundLog> logs;
    foreign::PassedOver passedOver;
    if (directories.empty() || directories.front() != path)
        logs = logsAt(reader, path, kind, goOn, passedOver);
    for (FoundLog& log : logs) {
        ImportCandidate candidate;
        candidate.runId = foreign::importedRunId(log.source);
        candidate.known = knownAs(reader, candidate.runId);
        candidate.log = std::move(log);
        found.push_back(std::move(candidate));
    }
    const Reason others =
        passedOver.count == 0 ? Reason() : foreignReason("foreign.passed-over", passedOver.count, passedOver.names);
    if (found.empty())
        throw Failure(ErrorKind::NotFound, kLooking, path.string(),
                      others.empty() ? foreignReason("foreign.no-log") : others);
    if (leftOut)
        *leftOut = others;
    return found;
}

std::vector<fs::path> lostRunDirectories(StoreReader& reader, const fs::path& runsFolder)
{
    std::vector<fs::path> found;
    std::set<std::string> ids; // of a copied directory, a rebuild takes up one
    std::error_code code;
    for (fs::directory_iterator it(runsFolder, code), end; !code && it != end; it.increment(code)) {
        const std::string name = it->path().filename().string();
        if (reader.run(name))
            continue; // as nearly always; spares reading the spec
        const std::optional<RunSpec> spec = runToTakeUp(*it, annotationsFolder(runsFolder));
        if (spec && (spec->id == name || !reader.run(spec->id)) && ids.insert(spec->id).second)
            found.push_back(it->path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<ImportCandidate> unknownRunDirectories(StoreReader& reader, const fs::path& runsFolder)
{
    std::vector<ImportCandidate> found;
    for (const fs::path& folder : lostRunDirectories(reader, runsFolder))
        if (foreign::isRunDirectory(folder))
            if (auto candidate = directoryCandidate(reader, folder);
                candidate && !foreign::isImportedRun(candidate->runId))
                found.push_back(std::move(*candidate));
    return found;
}

CandidateContent readCandidate(StoreReader& reader, const ImportCandidate& candidate, const fs::path& runsFolder,
                               const std::function<bool()>& goOn)
{
    try {
        if (candidate.isDirectory()) {
            CandidateContent content = DirectoryReading(candidate.directory, goOn).run();
            if (candidate.known != ImportCandidate::Known::New)
                content.newPoints = 0; // it is followed
            return content;
        }
        return LogReading(reader, candidate, runsFolder, goOn).run();
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Cancelled)
            throw;
        CandidateContent content;
        content.name = candidate.log.name;
        content.error = failure.error();
        if (candidate.hasColumns()) // others may be chosen
            content.columns = columnsOf(candidate);
        return content;
    }
}

} // namespace trainyard
