// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/json_row.h"

#include "backend/foreign/columns.h"
#include "backend/foreign/csv_cells.h"
#include "backend/foreign/first_row.h"
#include "backend/foreign/series_labels.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <span>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kNotUsual = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kMostValues = 100'000; // of a line
constexpr std::size_t kMostTexts = 100;      // of a line

/// The name's place among the usual ones, or that of a chosen one; kNotUsual for another name.
std::size_t rankOf(std::string_view key, const std::string& chosen, std::span<const std::string_view> usual)
{
    if (!chosen.empty())
        return key == chosen ? 0 : kNotUsual;
    for (std::size_t rank = 0; rank < usual.size(); ++rank)
        if (sameName(key, usual[rank]))
            return rank;
    return kNotUsual;
}

} // namespace

bool JsonRow::read(std::string_view line)
{
    step.reset();
    epoch.reset();
    time = 0.0;
    count = textCount = 0;
    m_stepRank = m_timeRank = kNotUsual;
    for (std::string* text : {&series, &run, &runName})
        text->clear();
    line = withoutByteOrderMark(line);
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || line[first] != '{' || !scanJson(line, *this))
        return false;
    nameSeries();
    return true;
}

void JsonRow::number(std::string_view path, double value)
{
    if (const std::size_t rank = rankOf(path, m_columns.step, usualStepNames()); rank != kNotUsual) {
        if (rank < m_stepRank) {
            step = value;
            m_stepRank = rank;
        }
    } else if (const std::size_t timeRank = rankOf(path, m_columns.time, usualTimeNames());
               timeRank != kNotUsual && timeOf(value) > 0.0) {
        if (timeRank < m_timeRank) {
            time = timeOf(value);
            m_timeRank = timeRank;
        }
    } else if (isEpochName(path)) {
        epoch = value;
    } else if (path == "run" || path == "run_id") {
        const std::optional<std::int64_t> number = stepOf(value);
        run = number ? std::to_string(*number) : std::string();
        if (m_columns.series.empty())
            keep(path, value);
        return;
    } else if (m_columns.series.empty()) {
        keep(path, value);
        return;
    }
    const auto& chosen = m_columns.series;
    if (std::find(chosen.begin(), chosen.end(), path) != chosen.end())
        keep(path, value);
}

std::uint32_t JsonRow::mark() const
{
    RowMark mark;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& [name, value] = values[i];
        if (namesLabel(name))
            mark.addLabel(name, std::to_string(value));
        else
            mark.addNumber(name);
    }
    for (std::size_t i = 0; i < textCount; ++i)
        if (!namesNote(texts[i].key))
            mark.addLabel(texts[i].key, texts[i].value);
    return mark.checksum();
}

std::optional<double> JsonRow::valueNamed(std::string_view name) const
{
    for (std::size_t i = 0; i < count; ++i)
        if (values[i].first == name)
            return values[i].second;
    return std::nullopt;
}

bool JsonRow::isBeside(std::string_view name)
{
    static constexpr std::string_view kBeside[] = {"value",   "min",     "max",  "count", "samples",
                                                   "attempt", "started", "time", "run",   "run_id"};
    return std::find(std::begin(kBeside), std::end(kBeside), name) != std::end(kBeside);
}

bool JsonRow::isNamed(bool apart) const
{
    if (series.empty() || !m_columns.series.empty() || !valueNamed("value"))
        return false;
    return apart || (m_seriesIsUsual && step &&
                     std::all_of(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count),
                                 [](const auto& one) { return isBeside(one.first); }));
}

bool JsonRow::lacksName() const
{
    return m_seriesIsEmpty && series.empty() && m_columns.series.empty() && valueNamed("value");
}

/// Takes the series, the run and its name from the texts.
void JsonRow::nameSeries()
{
    const auto take = [this](std::string_view key, std::string& to) {
        for (std::size_t i = 0; i < textCount; ++i)
            if (to.empty() && texts[i].key == key) {
                to = texts[i].value;
                std::rotate(texts.begin() + static_cast<std::ptrdiff_t>(i),
                            texts.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                            texts.begin() + static_cast<std::ptrdiff_t>(textCount));
                --textCount;
                return;
            }
    };
    m_seriesIsEmpty = false;
    for (const std::string_view key : usualSeriesNames()) {
        const std::size_t before = textCount;
        take(key, series);
        if (textCount == before || !isBlank(series))
            continue;
        m_seriesIsEmpty = true;
        series.clear();
    }
    take("run_id", run);
    take("run", run.empty() ? run : runName);
    if (!run.empty())
        take("name", runName);
    m_seriesIsUsual = !series.empty();
    for (const std::string_view key : {"key", "metric_name", "name"}) // only where no usual name is there
        take(key, series);
}

void JsonRow::keep(std::string_view path, double value)
{
    if (count >= kMostValues)
        return;
    if (count == values.size())
        values.emplace_back();
    values[count].first.assign(path);
    values[count++].second = value;
}

void JsonRow::text(std::string_view path, std::string_view value)
{
    if (const std::size_t rank = rankOf(path, m_columns.time, usualTimeNames()); rank != kNotUsual) {
        const double moment = timeIn(value);
        if (moment > 0.0 && rank < m_timeRank) {
            time = moment;
            m_timeRank = rank;
        } else {
            ++others;
        }
        return;
    }
    // Python's json module cannot write NaN strictly, so programs write it as a text.
    if (value == "NaN" || value == "nan" || value == "Infinity" || value == "-Infinity" || value == "inf" ||
        value == "-inf") {
        number(path, *numberIn(value));
        return;
    }
    if (!CsvCells::isMissing(value) && !isBlank(value))
        ++others;
    if (textCount >= kMostTexts)
        return;
    if (textCount == texts.size())
        texts.emplace_back();
    Text& one = texts[textCount++];
    one.key.assign(path);
    one.value.assign(value);
    one.valuesBefore = count;
}

} // namespace trainyard::foreign
