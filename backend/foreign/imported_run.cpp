// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/imported_run.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/foreign/distribution.h"
#include "backend/foreign/image_files.h"
#include "backend/foreign/imported_spec.h"
#include "backend/foreign/log_base.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_program.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

namespace trainyard::foreign {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr const char* kImporting = "import the log";
constexpr std::size_t kAtOnce = std::size_t{4} << 20; // bytes of lines that are appended together

double modifiedAt(const fs::path& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0
               ? static_cast<double>(status.st_mtim.tv_sec) + static_cast<double>(status.st_mtim.tv_nsec) * 1e-9
               : 0.0;
}

std::string messageLine(std::int64_t number, double time, LogLevel level, Reason text)
{
    return eventLine({number, time, MessageEvent{level, std::move(text)}});
}

} // namespace

/// Columns are chosen at the first import; one that names none goes on with them.
void ImportedRun::takeColumns(const nlohmann::json& saved)
{
    LogColumns& asked = m_source.columns;
    const LogColumns first = {saved.at("step").get<std::string>(), saved.at("time").get<std::string>(),
                              saved.at("series").get<std::vector<std::string>>()};
    if (asked == first)
        return;
    if (asked != LogColumns{})
        throw Failure(ErrorKind::BadInput, kImporting, m_source.path.string(),
                      foreignReason("foreign.other-columns", m_spec.id));
    asked = first;
    m_reader = openLog(m_source);
}

void ImportedRun::takeSeriesNames(const nlohmann::json& state)
{
    const auto names = state.find("series_names");
    m_usualNames = names != state.end();
    if (!m_usualNames)
        return;
    names->get_to(m_written);
    for (const auto& [inLog, inRun] : m_written)
        m_taken.insert(inRun);
}

/// Two series of a log never become one: where a usual name is taken, the second keeps its own.
void ImportedRun::nameSeries()
{
    for (const std::vector<std::string>& all = m_reader->series(); m_names.size() < all.size();) {
        const std::string& inLog = all[m_names.size()];
        const auto [known, added] = m_written.emplace(inLog, m_usualNames ? seriesNamed(inLog) : inLog);
        if (added && !m_taken.insert(known->second).second) {
            known->second = inLog;
            for (int copy = 2; !m_taken.insert(known->second).second; ++copy) // "train/loss" after "loss"
                known->second = inLog + "_" + std::to_string(copy);
        }
        m_names.push_back(known->second);
    }
}

ImportedRun::ImportedRun(const FoundLog& log, const fs::path& runsFolder, std::vector<std::string> tags,
                         std::unique_ptr<LogReader> reader)
    : m_source(log.source), m_foundName(log.name), m_tags(std::move(tags)),
      m_directory(runsFolder / importedRunId(log.source)), m_reader(reader ? std::move(reader) : openLog(log.source)),
      m_events(m_directory, m_source.path.string(), importedRunId(log.source))
{
    m_spec.id = importedRunId(log.source);
    std::error_code code;
    m_exists = m_wasKnown = fs::exists(m_directory.spec(), code);
    if (m_exists) {
        lock();
        try {
            m_spec = m_directory.readSpec();
        } catch (const Failure& failure) { // a damaged one is written anew
            if (failure.error().kind != ErrorKind::BadInput)
                throw;
        }
        loadState();
    }
}

ImportedRun::~ImportedRun() = default;

void ImportedRun::lock()
{
    const fs::path file = m_directory.root() / kImportLock;
    m_lock.reset(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!m_lock)
        throw systemFailure(kImporting, m_source.path.string(), errno);
    if (::flock(m_lock.get(), LOCK_EX | LOCK_NB) != 0)
        throw Failure(ErrorKind::Busy, kImporting, m_source.path.string(), foreignReason("foreign.busy"));
}

void ImportedRun::loadState()
{
    const fs::path file = m_directory.root() / kImportFile;
    std::error_code code;
    if (fs::exists(file, code)) {
        try {
            const Json state = Json::parse(readFile(file, kLargestImportFile));
            if (state.at("version") != 1 || state.at("source") != pathInState(m_source.path))
                throw Refusal(foreignReason("foreign.directory-changed", m_spec.id));
            m_startedAt = state.at("started_at").get<double>();
            m_lastTime = state.at("last_time").get<double>();
            m_lastStep = state.at("last_step").get<std::int64_t>();
            state.at("parameters").get_to(m_parameters);
            takeSeriesNames(state);
            m_facts.name = state.at("name").get<std::string>();
            m_facts.notes = state.at("notes").get<std::string>();
            m_facts.tags = state.at("tags").get<std::vector<std::string>>();
            m_facts.endedAt = state.at("ended_at").get<double>();
            if (const int end = state.at("end").get<int>(); end >= 0)
                m_facts.end = exitCodeFromInt(end);
            m_ended = state.at("ended").get<bool>();
            m_tailsTold = state.value("tails", m_tailsTold); // an earlier version did not save them
            m_events.load(state.at("attempts"));
            if (m_source.kind == LogKind::Csv || m_source.kind == LogKind::JsonLines)
                takeColumns(state.at("columns"));
            const auto position = state.at("position").get<std::string>();
            m_reader->resume(position);
            m_changed = m_reader->position().size() < position.size(); // an earlier version kept secrets there
        } catch (const Failure&) {
            throw;
        } catch (const std::exception&) {
            throw Failure(ErrorKind::BadInput, kImporting, m_source.path.string(),
                          foreignReason("foreign.directory-changed", m_spec.id));
        }
    }
    m_specWritten = toText(m_spec);
    for (const int attempt : m_directory.attempts())
        m_events.recover(attempt);
    if (m_startedAt == 0.0) // killed before the first state was saved
        if (const auto info = m_directory.readAttempt(1))
            m_startedAt = info->startedAt;
}

ImportedRun::Progress ImportedRun::advance()
{
    return write(m_reader->poll());
}

ImportedRun::Progress ImportedRun::finish()
{
    Progress progress = write(m_reader->finish());
    if (!m_exists)
        return progress;
    writeSpec(); // of a run that an earlier version has imported
    tellTails();
    if (m_ended && !m_changed)
        return progress;
    RunResult result;
    result.code = m_facts.end.value_or(ExitCode::Completed);
    result.attempt = std::max(1, m_events.lastAttempt());
    result.endedAt = m_facts.endedAt > 0.0 ? m_facts.endedAt : std::max(m_lastTime, m_startedAt);
    result.step = m_lastStep;
    result.elapsed = std::max(0.0, result.endedAt - m_startedAt);
    if (result.code != ExitCode::Completed)
        result.message = foreignReason("foreign.failed");
    m_directory.writeResult(result);
    m_ended = true;
    saveState();
    m_changed = false;
    return progress;
}

ImportedRun::Progress ImportedRun::write(LogNews news)
{
    Progress progress;
    progress.more = news.more;
    progress.others = news.otherRecords;
    m_damage.insert(m_damage.end(), news.damage.begin(), news.damage.end());
    if (news.empty())
        return progress;
    m_changed = true;
    nameSeries();
    learn(news);
    if (!m_exists && news.points.empty() && m_parameters.empty() && news.texts.empty() && news.images.empty())
        return progress; // nothing that makes a run yet
    writeSpec();
    if (m_events.number(1) == 0)
        beginAttempt(1, m_startedAt);
    if (m_events.hasRecovered())
        std::erase_if(news.points, [this](const Point& point) {
            return m_events.alreadyWritten(point.step, m_names[point.series]);
        });
    writePoints(news.points);
    writeHistograms(news.histograms);
    writeMessages(news);
    progress.points = static_cast<std::int64_t>(news.points.size());
    if (!news.more)
        m_events.forgetRecovered();
    saveState();
    return progress;
}

/// Facts, parameters, start and end.
void ImportedRun::learn(const LogNews& news)
{
    if (news.facts) {
        const LogFacts before = m_facts;
        m_facts = *news.facts;
        if (m_facts.name.empty())
            m_facts.name = before.name;
    }
    for (const LogParameter& parameter : news.parameters)
        m_parameters.insert_or_assign(parameter.name, parameter.value);
    m_others += news.otherRecords;
    for (const Point& point : news.points) {
        m_lastTime = std::max(m_lastTime, point.time);
        m_lastStep = std::max(m_lastStep, point.step);
    }
    if (m_startedAt > 0.0)
        return;
    m_startedAt = m_facts.startedAt;
    for (const Point& point : news.points)
        if (point.time > 0.0 && (m_startedAt == 0.0 || point.time < m_startedAt))
            m_startedAt = point.time;
    if (m_startedAt == 0.0)
        m_startedAt = modifiedAt(m_source.path);
}

void ImportedRun::writeSpec()
{
    m_spec = importedSpec(m_spec.id, m_foundName, m_source, m_facts, m_parameters, m_tags);
    const std::string text = toText(m_spec);
    if (text == m_specWritten)
        return;
    if (m_exists) {
        writePrivateFile(m_directory.spec(), text);
    } else {
        makeDirectory(text);
        m_exists = true;
    }
    m_specWritten = text;
}

void ImportedRun::makeDirectory(const std::string& spec)
{
    try {
        RunDirectory::create(m_directory.root(), m_spec);
        m_made = true;
        lock();
        return;
    } catch (const Failure& failure) {
        if (failure.error().code != EEXIST)
            throw;
    }
    // Another process has made it since the log was opened, or was killed before it wrote the spec.
    lock();
    std::error_code code;
    if (fs::exists(m_directory.spec(), code))
        throw Failure(ErrorKind::Busy, kImporting, m_source.path.string(), foreignReason("foreign.busy"));
    if (!m_directory.attempts().empty() || fs::exists(m_directory.root() / kImportFile, code))
        // The spec alone is lost: what was read before would be written a second time.
        throw Failure(ErrorKind::BadInput, kImporting, m_source.path.string(),
                      foreignReason("foreign.directory-changed", m_spec.id));
    writePrivateFile(m_directory.spec(), spec);
}

void ImportedRun::discard()
{
    if (!m_made)
        return;
    std::error_code ignored;
    fs::remove_all(m_directory.root(), ignored);
    m_made = m_exists = false;
}

void ImportedRun::beginAttempt(int attempt, double time)
{
    while (true) {
        const std::vector<int> there = m_directory.attempts();
        if (!there.empty() && there.back() >= attempt)
            break;
        m_directory.beginAttempt();
    }
    const auto session = static_cast<std::size_t>(attempt - 1);
    AttemptInfo info;
    info.number = attempt;
    info.startedAt = time;
    info.engine = std::string(name(m_source.kind));
    info.startStep = attempt == 1 ? 0 : m_reader->sessions().at(session).startStep;
    m_directory.writeAttempt(info);
    StartedEvent started;
    started.runId = m_spec.id;
    started.attempt = attempt;
    started.engine = info.engine;
    started.startStep = info.startStep;
    m_events.append(attempt, eventLine({++m_events.number(attempt), time, started}));
}

void ImportedRun::writePoints(const std::vector<Point>& points)
{
    std::string lines;
    for (std::size_t begin = 0; begin < points.size();) {
        const std::uint32_t session = points[begin].session;
        const int attempt = static_cast<int>(session) + 1;
        if (m_events.number(attempt) == 0)
            beginAttempt(attempt, points[begin].time > 0.0 ? points[begin].time : m_startedAt);
        if (!m_lines)
            m_lines = std::make_unique<MetricsLines>(m_names, m_startedAt);
        m_lines->setNumber(m_events.number(attempt));
        std::size_t end = begin;
        for (; end < points.size() && points[end].session == session; ++end) {
            m_lines->add(points[end], lines);
            if (lines.size() > kAtOnce) {
                m_lines->endLine(lines);
                m_events.append(attempt, lines);
                lines.clear();
            }
        }
        m_lines->endLine(lines);
        m_events.append(attempt, lines);
        lines.clear();
        m_events.number(attempt) = m_lines->number();
        begin = end;
    }
}

/// One that was written before a kill comes twice; the store knows each by its series and step.
void ImportedRun::writeHistograms(std::vector<LogHistogram>& histograms)
{
    std::string lines;
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        LogHistogram& one = histograms[i];
        const int attempt = static_cast<int>(one.session) + 1; // its point has begun it
        HistogramEvent event =
            histogramNamed(m_names[one.series], std::move(one.values), one.step, static_cast<int>(one.series));
        lines += eventLine({++m_events.number(attempt), one.time > 0.0 ? one.time : m_startedAt, std::move(event)});
        if (lines.size() > kAtOnce || i + 1 == histograms.size() || histograms[i + 1].session != one.session) {
            m_events.append(attempt, lines);
            lines.clear();
        }
    }
}

void ImportedRun::writeMessages(const LogNews& news)
{
    const int attempt = m_events.lastAttempt();
    std::string lines;
    const auto add = [&](double time, LogLevel level, Reason text) {
        if (!m_events.alreadyWritten(text))
            lines += messageLine(++m_events.number(attempt), time > 0.0 ? time : m_startedAt, level, std::move(text));
    };
    for (const LogText& text : news.texts)
        add(text.time, LogLevel::Info, foreignReason("foreign.text", text.name, text.step, Quotation{text.text}));
    for (const LogImage& image : news.images) {
        keepImage(m_directory.root(), image);
        add(image.time, LogLevel::Info,
            programReason("program.image", Quotation{image.name}, image.step, PathText{imagePath(image)}));
    }
    for (const LogDamage& damage : news.damage)
        add(m_lastTime, LogLevel::Warning, damageReason(damage));
    if (news.otherRecords > 0 && !news.more) {
        add(m_lastTime, LogLevel::Info, foreignReason("foreign.others", m_others));
        m_others = 0;
    }
    m_events.append(attempt, lines);
}

/// Each end once, however often the log is imported.
void ImportedRun::tellTails()
{
    std::map<std::string, std::int64_t> told;
    std::string lines;
    const int attempt = m_events.lastAttempt(); // 0: none has begun
    const double time = m_lastTime > 0.0 ? m_lastTime : m_startedAt;
    for (const LogTail& tail : m_reader->tails()) {
        const std::string file = cleanText(tail.file.string(), kLongestLogText);
        const auto before = m_tailsTold.find(file);
        const Reason text = damageReason({tail.file, tail.read, foreignReason("foreign.cut-off")});
        if ((before == m_tailsTold.end() || before->second != tail.size) && !m_events.alreadyWritten(text))
            lines += messageLine(++m_events.number(attempt), time, LogLevel::Warning, text);
        told[file] = tail.size;
    }
    if (attempt < 1 || told == m_tailsTold)
        return;
    m_tailsTold = std::move(told);
    m_events.append(attempt, lines);
    m_changed = true; // so that the state is saved
}

void ImportedRun::saveState()
{
    Json state = {
        {"version", 1},
        {"source", canonicalPath(m_source.path)},
        {"kind", name(m_source.kind)},
        {"columns",
         {{"step", m_source.columns.step}, {"time", m_source.columns.time}, {"series", m_source.columns.series}}},
        {"started_at", m_startedAt},
        {"last_time", m_lastTime},
        {"last_step", m_lastStep},
        {"parameters", m_parameters},
        {"name", m_facts.name},
        {"notes", m_facts.notes},
        {"tags", m_facts.tags},
        {"ended_at", m_facts.endedAt},
        {"end", m_facts.end ? static_cast<int>(*m_facts.end) : -1},
        {"ended", m_ended},
        {"attempts", m_events.save()},
        {"tails", m_tailsTold},
        {"position", m_reader->position()}};
    if (m_usualNames)
        state["series_names"] = m_written;
    writePrivateFile(m_directory.root() / kImportFile,
                     state.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

} // namespace trainyard::foreign
