// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/columns.h"
#include "backend/foreign/csv_log.h"
#include "backend/foreign/growing_lines.h"

#include <cmath>
#include <utility>

namespace trainyard::foreign {

TableRuns CsvLog::runsIn(const std::filesystem::path& file, const std::function<bool()>& goOn)
{
    CsvLog log(file, {});
    LogNews unused;
    if (log.m_file.open() != GrowingFile::State::Grown || !log.readHeader(unused) || !log.m_in.table ||
        log.m_in.table->run == LongTable::kNone)
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
        const std::string_view id = log.isHeader(line) ? std::string_view() : log.m_in.table->runOf(cells);
        if (log.m_in.table->holds(cells))
            survey.meetRun(id, log.m_in.table->nameOf(cells));
        if (found == LineFound::Whole)
            survey.meetRow(id, bytes);
    }
    return survey.end();
}

/// Whether the row has a value but does not name its series, which is then told. A column that holds numbers names
/// none.
bool CsvLog::isLost(const std::vector<std::string_view>& cells)
{
    if (!m_in.table || !m_columns.series.empty())
        return false;
    if (!m_in.table->lacksName(cells)) {
        m_numbersAsNames = m_numbersAsNames || !m_in.table->holds(cells);
        return false;
    }
    if (m_numbersAsNames || m_in.table->value >= cells.size() || !m_cells.numberOf(cells[m_in.table->value]))
        return false;
    m_complaints.addNameless(here());
    return true;
}

/// A row of a table: one value of the series that it names. Steps may begin again with the next series.
void CsvLog::takeValue(const std::vector<std::string_view>& cells, LogNews& news)
{
    if (m_in.table->value >= cells.size()) {
        m_complaints.addShort(here());
        return;
    }
    const std::string_view cell = cells[m_in.table->value];
    const auto number = m_cells.numberOf(cell);
    if (!number) {
        if (!cell.empty())
            takeCell(m_in.table->value, cell, news); // tells it
        return;
    }
    const std::string series = seriesOf(cells, news);
    const auto place = seriesFor(series, news);
    if (!place)
        return;
    double time = m_in.time < cells.size() ? timeIn(cells[m_in.time]) : 0.0;
    double elapsed = -1.0;
    if (m_in.table->own) {
        m_start.take(m_in.table->startOf(cells), m_file.path(), m_run, m_in.table->nameOf(cells), news);
        const auto told = m_in.time < cells.size() ? m_cells.numberOf(cells[m_in.time]) : std::nullopt;
        elapsed = told && *told >= 0.0 && std::isfinite(*told) ? *told : -1.0;
        time = elapsed >= 0.0 ? m_start.at + elapsed : 0.0;
    }
    const double epoch = m_in.epoch < cells.size() ? m_cells.numberOf(cells[m_in.epoch]).value_or(0.0) : 0.0;
    const std::int64_t step =
        isCounted(true) ? m_counter.next(this->series()[*place]) : stepOfValue(*place, m_stepTold);
    addUnmixed(news, *place, step, time, std::isfinite(epoch) ? epoch : 0.0, m_in.table->valueOf(cells, *number),
               elapsed);
    for (const auto& [name, further] : m_measures)
        if (const auto beside = seriesFor(series + "/" + name, news))
            addPoint(news, *beside, step, time, std::isfinite(epoch) ? epoch : 0.0, SeriesValue::of(further));
}

/// The name of the row's series, with what tells it apart from others of that name. Its further numbers become
/// m_measures.
std::string CsvLog::seriesOf(const std::vector<std::string_view>& cells, LogNews& news)
{
    const LongTable& table = *m_in.table;
    m_labels.clear();
    m_measures.clear();
    m_mixed.beginRow();
    for (const std::size_t column : table.others) {
        const std::string& name = m_in.names[column];
        std::string_view cell = column < cells.size() ? cells[column] : std::string_view();
        if (CsvCells::isMissing(cell))
            cell = {};
        if (cell.empty() && !m_in.labels[column])
            continue;
        const std::optional<double> number = m_cells.numberOf(cell);
        switch (meaningOf(name, number.has_value())) {
        case BesideValue::Label: m_labels.add(name, cell, number); break;
        case BesideValue::Measure:
            m_measures.emplace_back(name, *number);
            if (stepOf(*number)) // perhaps the number of something
                m_mixed.add(name, cell);
            break;
        case BesideValue::Note: ++news.otherRecords; break;
        }
    }
    return behindRun(table.runOf(cells), table.nameOf(cells), m_labels.named(cells[table.series]));
}

} // namespace trainyard::foreign
