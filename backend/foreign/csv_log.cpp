// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_log.h"

#include "backend/base/error.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/growing_lines.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kColumnsTold = 20;
constexpr const char* kReadingCsv = "read the log";
constexpr std::uint32_t kUnplaced = 0xFFFFFFFF;

} // namespace

CsvLog::CsvLog(std::filesystem::path file, LogColumns columns, std::string run, std::shared_ptr<const TableMap> map)
    : LogBase(file), m_file(std::move(file)), m_columns(std::move(columns)), m_run(std::move(run)),
      m_walk(std::move(map), m_run)
{
}

LogNews CsvLog::poll(std::size_t mostPoints)
{
    LogNews news;
    switch (m_file.open()) {
    case GrowingFile::State::Replaced:
        findPlace();
        readRows(news, mostPoints);
        break;
    case GrowingFile::State::Grown: readRows(news, mostPoints); break;
    default: break;
    }
    m_file.close();
    tellComplaints(news);
    return news;
}

LogNews CsvLog::finish()
{
    LogNews news;
    if (m_file.open() == GrowingFile::State::Grown && !m_header.empty()) {
        std::string_view line;
        std::size_t bytes = 0;
        const std::int64_t rows = m_rows;
        if (lineAt(m_file, true, line, bytes) == LineFound::Incomplete && !line.empty() && line != m_lastTail) {
            m_lastTail = line;
            const auto behind = std::count(line.begin(), line.end(), '\n');
            if (std::count(line.begin(), line.end(), '"') % 2 != 0 && behind > 0)
                damaged(news, m_file.path(), m_file.offset(),
                        foreignReason("foreign.quote-open", static_cast<std::int64_t>(behind), Count{m_rows + 1}));
            else
                takeRow(line, news);
            m_rows = rows; // it is read again once it has its end
        }
    }
    m_file.close();
    tellComplaints(news);
    return news;
}

std::vector<std::string> CsvLog::columnsIn(const std::filesystem::path& file)
{
    CsvLog log(file, {});
    LogNews unused;
    if (log.m_file.open() == GrowingFile::State::Grown)
        log.readHeader(unused);
    return log.m_names;
}

TableRuns CsvLog::runsIn(const std::filesystem::path& file, const std::function<bool()>& goOn)
{
    CsvLog log(file, {});
    LogNews unused;
    if (log.m_file.open() != GrowingFile::State::Grown || !log.readHeader(unused) || !log.m_table ||
        log.m_table->run == LongTable::kNone)
        return {};
    TableSurvey survey(log.m_file, goOn);
    std::string_view line;
    std::size_t bytes = 0;
    for (LineFound found = LineFound::Whole; found != LineFound::Incomplete; log.m_file.skip(bytes)) {
        found = lineAt(log.m_file, true, line, bytes);
        if (found == LineFound::TooLong)
            survey.meetLongLine();
        if (line.empty())
            continue;
        const std::vector<std::string_view>& cells = log.m_cells.split(line);
        const std::string_view id = log.m_table->runOf(cells);
        if (log.m_table->holds(cells))
            survey.meetRun(id, log.m_table->nameOf(cells));
        if (found == LineFound::Whole)
            survey.meetRow(id, bytes);
    }
    return survey.end();
}

void CsvLog::readRows(LogNews& news, std::size_t mostPoints)
{
    if (m_header.empty()) {
        m_walk.toHeader(m_file);
        if (!readHeader(news))
            return;
    }
    std::string_view line;
    std::size_t bytes = 0;
    for (std::size_t rows = 0; rows < kRowsAtOnce && news.points.size() < mostPoints; ++rows) {
        m_walk.toNextRow(m_file, m_rows);
        switch (lineAt(m_file, true, line, bytes)) {
        case LineFound::Incomplete: return;
        case LineFound::TooLong:
            damaged(news, m_file.path(), m_file.offset(), foreignReason("foreign.line-long"));
            break;
        case LineFound::Whole:
            if (!line.empty())
                takeRow(line, news);
            break;
        }
        m_file.skip(bytes);
    }
    news.more = true;
}

bool CsvLog::readHeader(LogNews& news)
{
    std::string_view line;
    std::size_t bytes = 0;
    while (true) {
        const LineFound found = lineAt(m_file, true, line, bytes);
        if (found == LineFound::Incomplete)
            return false;
        if (found == LineFound::TooLong)
            damaged(news, m_file.path(), m_file.offset(), foreignReason("foreign.line-long"));
        else if (!line.empty())
            break;
        m_file.skip(bytes);
    }
    if (line.starts_with("\xFF\xFE") || line.starts_with(std::string_view("\xFE\xFF")))
        throw Failure(ErrorKind::BadInput, kReadingCsv, m_file.path().string(), foreignReason("foreign.utf16"));
    takeHeader(line);
    checkColumns();
    m_file.skip(bytes);
    return true;
}

/// The step, the time and at least one of the series that a person has chosen are there.
void CsvLog::checkColumns() const
{
    const auto missing = [this](const std::string& column) {
        return std::find(m_names.begin(), m_names.end(), column) == m_names.end();
    };
    const auto refuse = [this](const std::string& column) {
        std::string first;
        for (std::size_t i = 0; i < std::min(m_names.size(), kColumnsTold); ++i)
            first += (i ? ", " : "") + cleanText(m_names[i], 60);
        throw Failure(ErrorKind::BadInput, kReadingCsv, m_file.path().string(),
                      foreignReason("foreign.no-column", Quotation{column}, Quotation{first}));
    };
    for (const std::string& column : {m_columns.step, m_columns.time})
        if (!column.empty() && missing(column))
            refuse(column);
    if (!m_columns.series.empty() && std::all_of(m_columns.series.begin(), m_columns.series.end(), missing))
        refuse(m_columns.series.front());
}

void CsvLog::takeHeader(std::string_view line)
{
    m_header = cleanText(line, kLongestLine);
    line = withoutByteOrderMark(m_header);
    m_cells.learnSeparator(line);
    m_names.clear();
    std::map<std::string_view, int> copies;
    for (const std::string_view cell : m_cells.split(line)) {
        const int copy = ++copies[cell];
        m_names.push_back(copy == 1 ? std::string(cell) : std::string(cell) + " (" + std::to_string(copy) + ")");
    }
    m_places.assign(m_names.size(), kUnplaced);
    const auto columnOf = [this](const std::string& chosen, std::span<const std::string_view> usual) {
        for (std::size_t column = 0; !chosen.empty() && column < m_names.size(); ++column)
            if (m_names[column] == chosen)
                return column;
        for (const std::string_view usualName : chosen.empty() ? usual : std::span<const std::string_view>())
            for (std::size_t column = 0; column < m_names.size(); ++column)
                if (sameName(m_names[column], usualName))
                    return column;
        return kNone;
    };
    static constexpr std::string_view kEpoch[] = {"epoch"};
    m_epochColumn = columnOf({}, kEpoch);
    m_timeColumn = columnOf(m_columns.time, usualTimeNames());
    m_stepColumn = columnOf(m_columns.step, usualStepNames());
    if (m_stepColumn == kNone && m_columns.step.empty())
        m_stepColumn = m_epochColumn;
    m_table = m_stepColumn != kNone ? LongTable::in(m_names) : std::nullopt;
    m_wanted.assign(m_names.size(), 1);
    for (std::size_t column = 0; column < m_names.size(); ++column) {
        const auto& chosen = m_columns.series;
        const bool role = column == m_stepColumn || column == m_epochColumn || column == m_timeColumn;
        m_wanted[column] = chosen.empty() ? !role && !m_names[column].empty()
                                          : std::find(chosen.begin(), chosen.end(), m_names[column]) != chosen.end();
    }
}

void CsvLog::findPlace()
{
    const std::int64_t rows = m_rows;
    m_file.restart();
    m_header.clear();
    LogNews unused;
    if (readHeader(unused) && rows > 0 && skipKnownRows())
        return;
    m_file.restart();
    m_header.clear();
    m_rows = 0;
    m_step = -1;
    m_time = m_epoch = 0.0;
    m_beginsAgain = true;
    m_lastTail.clear();
}

/// Whether the file has as many rows as were read, and the last of them the step of the last row read.
bool CsvLog::skipKnownRows()
{
    std::string_view line;
    std::size_t bytes = 0;
    for (std::int64_t row = 0; row < m_rows;) {
        if (lineAt(m_file, true, line, bytes) != LineFound::Whole)
            return false;
        if (!line.empty() && ++row == m_rows && m_stepColumn != kNone) {
            const auto step = stepIn(m_cells.split(line));
            if (step && *step != m_step)
                return false;
        }
        m_file.skip(bytes);
    }
    return true;
}

void CsvLog::takeRow(std::string_view line, LogNews& news)
{
    const std::vector<std::string_view>& cells = m_cells.split(line);
    ++m_rows;
    if (cells.size() > m_names.size()) {
        damaged(news, m_file.path(), m_file.offset(),
                foreignReason("foreign.cells", Count{static_cast<std::int64_t>(cells.size())},
                              Count{static_cast<std::int64_t>(m_names.size())}));
        return;
    }
    if (!placeRow(cells, news))
        return;
    if (!m_run.empty() && !(m_table && m_table->runOf(cells) == m_run)) {
        if (m_table && m_table->runOf(cells).empty())
            m_complaints.addWithoutRun(here());
        return; // of another run
    }
    const bool named = m_columns.series.empty() && m_table && m_table->holds(cells);
    if (m_beginsAgain)
        beginSession(m_step);
    m_beginsAgain = false;
    if (named) {
        takeValue(cells, news);
        return;
    }
    for (std::size_t column = 0; column < cells.size(); ++column)
        if (m_wanted[column] && !cells[column].empty())
            takeCell(column, cells[column], news);
}

/// Sets the row's step, time and epoch; false if it has no step.
bool CsvLog::placeRow(const std::vector<std::string_view>& cells, LogNews& news)
{
    if (m_epochColumn < cells.size())
        if (const auto epoch = m_cells.numberOf(cells[m_epochColumn]); epoch && std::isfinite(*epoch))
            m_epoch = *epoch;
    if (m_timeColumn < cells.size())
        if (const double time = timeIn(cells[m_timeColumn]); time > 0.0)
            m_time = time;
    if (m_stepColumn == kNone) {
        m_step = m_rows;
        return true;
    }
    if (m_stepColumn >= cells.size() || cells[m_stepColumn].empty()) {
        m_step = std::max<std::int64_t>(0, m_step); // of the row before
        return true;
    }
    const auto step = stepIn(cells);
    if (!step) {
        damaged(news, m_file.path(), m_file.offset(),
                foreignReason("foreign.no-step", Quotation{cleanText(cells[m_stepColumn], 60)}));
        return false;
    }
    if (!stepFits(*step, news, m_file.path(), m_file.offset()))
        return false;
    m_step = *step;
    return true;
}

std::optional<std::int64_t> CsvLog::stepIn(const std::vector<std::string_view>& cells) const
{
    if (m_stepColumn >= cells.size())
        return std::nullopt;
    const auto number = m_cells.numberOf(cells[m_stepColumn]);
    return number ? stepOf(*number) : std::nullopt;
}

/// A row of a table: one value of the series that it names. Steps may begin again with the next series.
void CsvLog::takeValue(const std::vector<std::string_view>& cells, LogNews& news)
{
    if (m_table->value >= cells.size()) {
        m_complaints.addShort(here());
        return;
    }
    const std::string_view cell = cells[m_table->value];
    const auto number = m_cells.numberOf(cell);
    if (!number) {
        if (!cell.empty())
            takeCell(m_table->value, cell, news); // tells it
        return;
    }
    std::string series(cells[m_table->series]);
    if (m_run.empty() && !m_table->runOf(cells).empty())
        series =
            std::string(m_table->nameOf(cells).empty() ? m_table->runOf(cells) : m_table->nameOf(cells)) + "/" + series;
    const auto place = seriesFor(series, news);
    if (!place)
        return;
    double time = m_timeColumn < cells.size() ? timeIn(cells[m_timeColumn]) : 0.0;
    double elapsed = -1.0;
    if (m_table->own) {
        m_start.take(m_table->startOf(cells), m_file.path(), m_run, m_table->nameOf(cells), news);
        const auto told = m_timeColumn < cells.size() ? m_cells.numberOf(cells[m_timeColumn]) : std::nullopt;
        elapsed = told && *told >= 0.0 && std::isfinite(*told) ? *told : -1.0;
        time = elapsed >= 0.0 ? m_start.at + elapsed : 0.0;
    }
    const double epoch = m_epochColumn < cells.size() ? m_cells.numberOf(cells[m_epochColumn]).value_or(0.0) : 0.0;
    addPoint(news, *place, m_step, time, std::isfinite(epoch) ? epoch : 0.0, m_table->valueOf(cells, *number), elapsed);
}

void CsvLog::takeCell(std::size_t column, std::string_view cell, LogNews& news)
{
    const auto number = m_cells.numberOf(cell);
    if (!number) {
        if (CsvCells::isMissing(cell)) {
            ++news.otherRecords;
            return;
        }
        m_complaints.addCell(column, here(), cell);
        return;
    }
    if (m_places[column] == kUnplaced) {
        const auto place = seriesFor(m_names[column], news);
        if (!place)
            return;
        m_places[column] = *place;
    }
    addPoint(news, m_places[column], m_step, m_time, m_epoch, SeriesValue::of(*number));
}

/// A column that has held numbers, or was chosen to, has gaps now; one of words alone is another record.
void CsvLog::tellComplaints(LogNews& news)
{
    news.otherRecords += m_complaints.tell(
        m_names, m_table ? m_names[m_table->value] : std::string(),
        [this](std::size_t column) { return !m_columns.series.empty() || m_places[column] != kUnplaced; },
        [this, &news](std::int64_t offset, Reason what) { damaged(news, m_file.path(), offset, std::move(what)); });
}

nlohmann::json CsvLog::save() const
{
    return {{"file", m_file.save()},  {"header", m_header}, {"rows", m_rows},
            {"step", m_step},         {"time", m_time},     {"epoch", m_epoch},
            {"again", m_beginsAgain}, {"tail", m_lastTail}, {"start", m_start.at}};
}

void CsvLog::load(const nlohmann::json& saved)
{
    m_file.load(saved.at("file"));
    m_rows = saved.at("rows").get<std::int64_t>();
    m_step = saved.at("step").get<std::int64_t>();
    m_time = saved.at("time").get<double>();
    m_epoch = saved.at("epoch").get<double>();
    m_beginsAgain = saved.at("again").get<bool>();
    m_lastTail = saved.at("tail").get<std::string>();
    m_start.at = saved.value("start", 0.0);
    if (const auto header = saved.at("header").get<std::string>(); !header.empty())
        takeHeader(header);
}

} // namespace trainyard::foreign
