// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/long_table.h"

#include "backend/foreign/columns.h"

#include <sys/stat.h>

#include <algorithm>
#include <initializer_list>
#include <span>

namespace trainyard::foreign {
namespace {

std::size_t columnNamed(const std::vector<std::string>& columns, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (sameName(columns[column], name))
                return column;
    return LongTable::kNone;
}

} // namespace

std::optional<LongTable> LongTable::in(const std::vector<std::string>& columns)
{
    LongTable table;
    table.series = columnNamed(columns, {"series", "tag", "metric", "variable"});
    table.value = columnNamed(columns, {"value"});
    if (table.series == kNone || table.value == kNone)
        return std::nullopt;
    table.run = columnNamed(columns, {"run_id", "run"});
    table.runName = columnNamed(columns, {"run"});
    table.own = columnNamed(columns, {"run_id"}) != kNone && columnNamed(columns, {"attempt"}) != kNone &&
                columnNamed(columns, {"samples"}) != kNone;
    if (table.own) {
        table.min = columnNamed(columns, {"min"});
        table.max = columnNamed(columns, {"max"});
        table.count = columnNamed(columns, {"count"});
        table.started = columnNamed(columns, {"started"});
    }
    const auto isOther = [](const std::string& name) { // such as a rate beside the metric: read as always
        const std::span<const std::string_view> steps = usualStepNames(), times = usualTimeNames();
        const auto isName = [&name](std::string_view known) { return sameName(name, known); };
        return std::none_of(steps.begin(), steps.end(), isName) && std::none_of(times.begin(), times.end(), isName) &&
               !isEpochName(name) && !isName("series") && !isName("tag") && !isName("metric") && !isName("variable") &&
               !isName("value") && !isName("run") && !isName("run_id") && !isName("name");
    };
    if (!table.own && std::any_of(columns.begin(), columns.end(), isOther))
        return std::nullopt;
    return table;
}

bool LongTable::holds(const Cells& cells) const
{
    const std::string_view name = cell(cells, series);
    return !name.empty() && !numberIn(name);
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

double startOfFile(const std::filesystem::path& file)
{
    struct stat status {};
    const bool there = ::stat(file.c_str(), &status) == 0;
    return static_cast<double>(there ? std::max<time_t>(1, status.st_mtim.tv_sec) : 1);
}

} // namespace trainyard::foreign
