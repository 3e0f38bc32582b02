// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_log.h"

#include "backend/base/error.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/growing_lines.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard::foreign {
namespace {

constexpr const char* kReadingCsv = "read the log";
constexpr std::uint32_t kUnplaced = 0xFFFFFFFF;

bool isQuoteOpen(std::string_view text)
{
    return std::count(text.begin(), text.end(), '"') % 2 != 0;
}

std::uint32_t markOf(const CsvColumns& columns, const CsvCells& reader, const std::vector<std::string_view>& cells)
{
    RowMark mark;
    for (std::size_t column = 0; column < std::min(cells.size(), columns.names.size()); ++column) {
        const std::string_view cell = cells[column];
        if (columns.places(column) || cell.empty() || CsvCells::isMissing(cell))
            continue;
        const bool number = reader.numberOf(cell).has_value();
        if (number && !columns.labels[column])
            mark.addNumber(columns.names[column]);
        else if (number || !namesNote(columns.names[column]))
            mark.addLabel(columns.names[column], cell);
    }
    return mark.checksum();
}

} // namespace

CsvLog::CsvLog(std::filesystem::path file, LogColumns columns, std::string run, std::shared_ptr<const TableMap> map)
    : RowLog(std::move(file), std::move(columns), std::move(run), std::move(map))
{
}

LogNews CsvLog::poll(std::size_t mostPoints)
{
    LogNews news;
    m_isTorn = false;
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
    m_isTorn = false;
    if (m_file.open() == GrowingFile::State::Grown && !m_header.empty()) {
        std::string_view line;
        std::size_t bytes = 0;
        const std::int64_t rows = m_rows;
        const StepCounter counter = m_counter;
        const FirstRow first = m_first;
        const std::uint64_t sum = m_sum.sum();
        if (lineAt(m_file, true, line, bytes) == LineFound::Incomplete && !line.empty()) {
            const auto behind = isQuoteOpen(line) ? std::count(line.begin(), line.end(), '\n') : 0;
            std::string mark = tailMark(line);
            const bool isNew = mark != m_lastTail;
            if (isNew)
                m_tailIsTorn = behind == 0 && isCutOff(line);
            m_isTorn = m_tailIsTorn;
            m_lastTail = std::move(mark);
            if (isNew && behind > 0)
                damagedHere(news,
                            foreignReason("foreign.quote-open", static_cast<std::int64_t>(behind), Count{m_rows + 1}));
            else if (isNew && !m_isTorn)
                takeRow(line, news);
            m_rows = rows; // it is read again once it has its end
            m_counter = counter;
            m_first = first;
            m_sum.setSum(sum);
        }
    }
    m_file.close();
    tellComplaints(news);
    return news;
}

/// Whether the line, which lacks its end, was cut off. A number that was cut off can look whole; the next poll that
/// finds the end of the line corrects it.
bool CsvLog::isCutOff(std::string_view line)
{
    if (isHeader(line))
        return false;
    const std::vector<std::string_view>& cells = m_cells.split(line);
    const bool hasRun = m_in.table && m_in.table->run != LongTable::kNone && m_in.table->run + 1 < cells.size();
    if (hasRun && !isOfRun(cells))
        return false; // of another run
    if (isQuoteOpen(line) || cells.size() < m_in.names.size())
        return true;
    if (cells.size() > m_in.names.size())
        return false; // it is told
    const std::size_t last = cells.size() - 1;
    const std::string_view cell = cells.back();
    if (const auto number = m_cells.numberOf(cell))
        return cell.ends_with('.') || cell.ends_with(',') ||
               (last == m_in.step && *number < static_cast<double>(m_step));          // 12 of 120, after 119
    const std::string_view begin = cell.substr(0, cell.find_last_not_of("eE+-") + 1); // 0.5 of 0.5e-
    const bool isNumbers = m_cells.numberOf(begin) || (m_in.table && m_in.table->value == last) ||
                           std::find(series().begin(), series().end(), seriesName(m_in.names[last])) != series().end();
    return isNumbers && !isBlank(cell) && !CsvCells::isMissing(cell);
}

std::vector<std::string> CsvLog::columnsIn(const std::filesystem::path& file)
{
    CsvLog log(file, {});
    LogNews unused;
    if (log.m_file.open() == GrowingFile::State::Grown)
        log.readHeader(unused);
    return log.m_in.names;
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
        case LineFound::TooLong: damagedHere(news, foreignReason("foreign.line-long")); break;
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
            damagedHere(news, foreignReason("foreign.line-long"));
        else if (!line.empty())
            break;
        m_file.skip(bytes);
    }
    if (line.starts_with("\xFF\xFE") || line.starts_with(std::string_view("\xFE\xFF")))
        throw Failure(ErrorKind::BadInput, kReadingCsv, m_file.path().string(), foreignReason("foreign.utf16"));
    takeHeader(line);
    m_in.check(m_columns, m_file.path().string());
    m_file.skip(bytes);
    return true;
}

void CsvLog::takeHeader(std::string_view line)
{
    m_header = cleanText(line, kLongestLine);
    line = withoutByteOrderMark(m_header);
    m_cells.learnSeparator(line);
    m_in = CsvColumns(m_cells.split(line), m_columns, m_apart);
    m_headerNames = std::any_of(m_in.names.begin(), m_in.names.end(),
                                [this](const std::string& name) { return !m_cells.numberOf(name); });
    m_places.assign(m_in.names.size(), kUnplaced);
    m_sum.setColumns(m_in);
}

void CsvLog::findPlace()
{
    const std::vector<std::string> columns = m_in.names;
    m_file.restart();
    m_header.clear();
    LogNews unused;
    if (readHeader(unused) && m_rows > 0 && skipKnownRows(columns))
        return;
    forgetRows();
    m_header.clear();
    m_rows = m_rowsBefore = 0;
    m_sum.restart();
    m_hasSum = true;
}

/// Whether the file has as many rows as were read, with the same values in these columns. An earlier version saved no
/// sum with its position: then only the step of the last row read is compared.
bool CsvLog::skipKnownRows(const std::vector<std::string>& columns)
{
    RowSum known, whole;
    known.setColumns(m_in, &columns);
    whole.setColumns(m_in);
    std::string_view line;
    std::size_t bytes = 0;
    for (std::int64_t row = 0; row < m_rows;) {
        if (lineAt(m_file, true, line, bytes) != LineFound::Whole)
            return false;
        if (!line.empty()) {
            const bool last = ++row == m_rows;
            const std::vector<std::string_view>& cells = m_cells.split(line);
            if (!isHeader(line) && isOfRun(cells)) {
                known.add(cells, m_cells);
                whole.add(cells, m_cells);
                const auto step = last ? stepIn(cells) : std::nullopt;
                if (!m_hasSum && step && *step != m_step)
                    return false;
            }
        }
        m_file.skip(bytes);
    }
    if (m_hasSum && known.sum() != m_sum.sum())
        return false;
    m_sum.setSum(whole.sum());
    m_hasSum = true;
    return true;
}

bool CsvLog::isHeader(std::string_view line) const
{
    return m_headerNames && withoutByteOrderMark(line) == withoutByteOrderMark(m_header);
}

void CsvLog::takeHeaderAgain()
{
    if (m_in.table && m_in.table->run != LongTable::kNone)
        return;
    forgetPlace();
    m_rowsBefore = m_rows;
}

void CsvLog::takeRow(std::string_view line, LogNews& news)
{
    ++m_rows;
    if (isHeader(line)) {
        takeHeaderAgain();
        return;
    }
    const std::vector<std::string_view>& cells = m_cells.split(line);
    if (m_hasSum && isOfRun(cells))
        m_sum.add(cells, m_cells);
    if (cells.size() > m_in.names.size()) {
        damagedHere(news, foreignReason("foreign.cells", Count{static_cast<std::int64_t>(cells.size())},
                                        Count{static_cast<std::int64_t>(m_in.names.size())}));
        return;
    }
    if (!isOfRun(cells)) {
        if (m_in.table && m_in.table->runOf(cells).empty())
            m_complaints.addWithoutRun(here());
        return; // of another run
    }
    const std::int64_t before = m_step;
    if (!placeRow(cells, news) || isLost(cells))
        return;
    const bool named = m_columns.series.empty() && m_in.table && m_in.table->holds(cells);
    if (beginsAnew(cells, before))
        beginAnew();
    if (m_beginsAgain)
        beginSession(isCounted(named) ? 1 : m_step);
    m_beginsAgain = false;
    if (named) {
        takeValue(cells, news);
        return;
    }
    compareTexts(cells);
    for (std::size_t column = 0; column < cells.size(); ++column)
        if (m_in.wanted[column] && !cells[column].empty())
            takeCell(column, cells[column], news);
}

bool CsvLog::beginsAnew(const std::vector<std::string_view>& cells, std::int64_t before)
{
    const bool isTable = m_in.table && m_columns.series.empty() && !m_numbersAsNames;
    if (isTable || m_in.step == CsvColumns::kNone || !m_stepTold)
        return false;
    const bool hasEpoch = m_in.epoch != CsvColumns::kNone && m_in.epoch != m_in.step;
    return isFirstAgain(hasEpoch ? m_epoch : 0.0, before, [&] { return markOf(m_in, m_cells, cells); });
}

/// Sets the row's step, time and epoch; false if it has no step.
bool CsvLog::placeRow(const std::vector<std::string_view>& cells, LogNews& news)
{
    if (m_in.epoch < cells.size())
        if (const auto epoch = m_cells.numberOf(cells[m_in.epoch]); epoch && std::isfinite(*epoch))
            m_epoch = *epoch;
    if (m_in.time < cells.size())
        if (const double time = timeIn(cells[m_in.time]); time > 0.0)
            m_time = time;
    m_stepTold = m_in.step == CsvColumns::kNone || (m_in.step < cells.size() && !cells[m_in.step].empty());
    if (m_in.step == CsvColumns::kNone) {
        m_step = m_rows - m_rowsBefore;
        return true;
    }
    if (!m_stepTold) {
        m_step = std::max<std::int64_t>(0, m_step); // of the row before
        return true;
    }
    const auto step = stepIn(cells);
    if (!step) {
        damagedHere(news, foreignReason("foreign.no-step", Quotation{cleanText(cells[m_in.step], 60)}));
        return false;
    }
    if (!stepFitsHere(*step, news))
        return false;
    m_step = *step;
    return true;
}

std::optional<std::int64_t> CsvLog::stepIn(const std::vector<std::string_view>& cells) const
{
    if (m_in.step >= cells.size())
        return std::nullopt;
    const auto number = m_cells.numberOf(cells[m_in.step]);
    return number ? stepOf(*number) : std::nullopt;
}

/// What may tell apart the series of a row that has a column for each.
void CsvLog::compareTexts(const std::vector<std::string_view>& cells)
{
    m_mixed.beginRow();
    if (m_mixed.told())
        return;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const std::string_view cell = cells[column];
        const bool isText = m_places[column] == kUnplaced && !cell.empty() && !m_cells.numberOf(cell) &&
                            !CsvCells::isMissing(cell) && !namesNote(m_in.names[column]);
        if (!m_in.places(column) && (m_in.labels[column] || isText))
            m_mixed.add(m_in.names[column], cell);
    }
}

void CsvLog::takeCell(std::size_t column, std::string_view cell, LogNews& news)
{
    const auto number = m_cells.numberOf(cell);
    if (!number) {
        if (!isBlank(cell) && !CsvCells::isMissing(cell))
            m_complaints.addCell(column, here(), cell);
        return;
    }
    if (m_places[column] == kUnplaced) {
        const auto place = seriesFor(m_in.names[column], news);
        if (!place)
            return;
        m_places[column] = *place;
    }
    const std::int64_t step = stepOfValue(m_places[column], m_stepTold);
    if (m_in.labels[column]) // it tells others apart, and is not mixed itself
        addPoint(news, m_places[column], step, m_time, m_epoch, SeriesValue::of(*number));
    else
        addUnmixed(news, m_places[column], step, m_time, m_epoch, SeriesValue::of(*number));
}

/// A column that has held numbers, or was chosen to, has gaps now; one of words alone is another record.
void CsvLog::tellComplaints(LogNews& news)
{
    news.otherRecords += m_complaints.tell(
        m_in.names, m_in.table ? m_in.names[m_in.table->value] : std::string(),
        [this](std::size_t column) { return !m_columns.series.empty() || m_places[column] != kUnplaced; },
        [this, &news](std::int64_t offset, Reason what) { damaged(news, m_file.path(), offset, std::move(what)); });
}

nlohmann::json CsvLog::save() const
{
    nlohmann::json saved = RowLog::save();
    saved["header"] = m_header;
    saved["rows"] = m_rows;
    saved["rows_before"] = m_rowsBefore;
    if (m_hasSum)
        saved["rows_sum"] = m_sum.sum();
    saved["numbers_as_names"] = m_numbersAsNames;
    return saved;
}

void CsvLog::load(const nlohmann::json& saved)
{
    RowLog::load(saved);
    m_rows = saved.at("rows").get<std::int64_t>();
    m_rowsBefore = saved.value("rows_before", std::int64_t{0}); // an earlier version did not save these
    m_numbersAsNames = saved.value("numbers_as_names", false);
    m_hasSum = m_rows == 0 || saved.contains("rows_sum");
    m_sum.setSum(saved.value("rows_sum", std::uint64_t{0}));
    if (const auto header = saved.at("header").get<std::string>(); !header.empty())
        takeHeader(header);
}

} // namespace trainyard::foreign
