// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/long_table.h"

#include "backend/foreign/columns.h"
#include "backend/foreign/csv_cells.h"
#include "backend/foreign/log_base.h"

#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace trainyard::foreign {
namespace {

std::size_t columnNamed(const std::vector<std::string>& columns, std::span<const std::string_view> names)
{
    for (const std::string_view name : names)
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (sameName(columns[column], name))
                return column;
    return LongTable::kNone;
}

std::size_t columnNamed(const std::vector<std::string>& columns, std::string_view name)
{
    return columnNamed(columns, std::span(&name, 1));
}

bool isOneOfNames(const std::string& column, std::span<const std::string_view> names)
{
    return std::ranges::any_of(names, [&column](std::string_view one) { return sameName(column, one); });
}

/// Whether a column of this name holds steps or times.
bool isPlace(const std::string& column)
{
    return isEpochName(column) || isOneOfNames(column, usualStepNames()) || isOneOfNames(column, usualTimeNames());
}

/// Whether a table whose series nothing tells apart would lose the values of this column.
bool isOther(const std::string& column)
{
    static constexpr std::string_view kBeside[] = {"value", "run", "run_id", "name"};
    return !isPlace(column) && !isOneOfNames(column, usualSeriesNames()) && !isOneOfNames(column, kBeside);
}

/// Whole Unix seconds at which the file was last written; at least 1.
double startOfFile(const std::filesystem::path& file)
{
    struct stat status {};
    const bool there = ::stat(file.c_str(), &status) == 0;
    return static_cast<double>(there ? std::max<time_t>(1, status.st_mtim.tv_sec) : 1);
}

} // namespace

std::optional<LongTable> LongTable::plainIn(const std::vector<std::string>& columns)
{
    LongTable table;
    table.series = columnNamed(columns, usualSeriesNames());
    table.value = columnNamed(columns, "value");
    if (table.series == kNone || table.value == kNone)
        return std::nullopt;
    static constexpr std::string_view kRunNames[] = {"run_id", "run"};
    table.run = columnNamed(columns, kRunNames);
    table.runName = columnNamed(columns, "run");
    table.own = columnNamed(columns, "run_id") != kNone && columnNamed(columns, "attempt") != kNone &&
                columnNamed(columns, "samples") != kNone;
    if (table.own) {
        table.min = columnNamed(columns, "min");
        table.max = columnNamed(columns, "max");
        table.count = columnNamed(columns, "count");
        table.started = columnNamed(columns, "started");
    }
    if (!table.own && std::any_of(columns.begin(), columns.end(), isOther))
        return std::nullopt;
    return table;
}

std::optional<LongTable> LongTable::in(const std::vector<std::string>& columns, const std::vector<std::size_t>& placing)
{
    if (std::optional<LongTable> plain = plainIn(columns); plain && plain->own)
        return plain;
    LongTable table;
    table.series = columnNamed(columns, usualSeriesNames());
    static constexpr std::string_view kLateSeriesNames[] = {"key", "metric_name", "name"}; // MLflow's, pandas'
    if (table.series == kNone)
        table.series = columnNamed(columns, kLateSeriesNames);
    table.value = columnNamed(columns, "value");
    if (table.series == kNone || table.value == kNone)
        return std::nullopt;
    static constexpr std::string_view kRunIds[] = {"run_id", "run_uuid", "run", "run_name"};
    static constexpr std::string_view kRunNames[] = {"run", "run_name", "name"};
    table.run = columnNamed(columns, kRunIds);
    for (const std::string_view name : kRunNames)
        if (const std::size_t column = columnNamed(columns, name);
            table.run != kNone && column != table.series && (table.runName == kNone || table.runName == table.run))
            table.runName = column == kNone ? table.runName : column;
    const auto places = [&](std::size_t column) {
        return std::find(placing.begin(), placing.end(), column) != placing.end() || isPlace(columns[column]);
    };
    for (std::size_t column = 0; column < columns.size(); ++column)
        if (column != table.series && column != table.value && column != table.run && column != table.runName &&
            !places(column))
            table.others.push_back(column);
    return table;
}

bool LongTable::holds(const Cells& cells) const
{
    return !lacksName(cells) && !numberIn(cell(cells, series));
}

bool LongTable::lacksName(const Cells& cells) const
{
    const std::string_view name = cell(cells, series);
    const auto number = numberIn(name);
    return isBlank(name) || CsvCells::isMissing(name) || (number && std::isnan(*number)); // as pandas writes it
}

double LongTable::startOf(const Cells& cells) const
{
    return secondsOf(numberIn(cell(cells, started)).value_or(0.0));
}

SeriesValue LongTable::valueOf(const Cells& cells, double mean) const
{
    SeriesValue found = SeriesValue::of(mean);
    const auto low = numberIn(cell(cells, min)), high = numberIn(cell(cells, max)),
               several = numberIn(cell(cells, count));
    const std::int64_t values = several ? stepOf(*several).value_or(1) : 1;
    if (low && high && values > 1) {
        found.min = *low;
        found.max = *high;
        found.count = values;
    }
    return found;
}

void OwnStart::take(double moment, const std::filesystem::path& file, const std::string& run, std::string_view name,
                    LogNews& news)
{
    if (moment > 0.0)
        at = moment;
    else if (at == 0.0)
        at = startOfFile(file);
    if (told || run.empty())
        return;
    told = true;
    news.facts.emplace();
    news.facts->name = cleanText(name, 200);
    news.facts->startedAt = at;
}

} // namespace trainyard::foreign
