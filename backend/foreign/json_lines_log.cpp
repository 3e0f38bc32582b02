// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/json_lines_log.h"

#include "backend/foreign/columns.h"
#include "backend/foreign/growing_lines.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kNotUsual = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kMostValues = 100'000; // of a line

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

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

constexpr int kLinesForKeys = 50;
constexpr std::size_t kMostKeys = 2'000;

/// The keys of numbers and texts, each once, in their order.
class KeyList final : public JsonVisitor {
public:
    void number(std::string_view path, double) override { add(path); }
    void text(std::string_view path, std::string_view) override { add(path); }
    void boolean(std::string_view, bool) override {}
    std::vector<std::string> keys;

private:
    void add(std::string_view path)
    {
        if (keys.size() < kMostKeys && std::find(keys.begin(), keys.end(), path) == keys.end())
            keys.emplace_back(path);
    }
};

} // namespace

bool JsonRow::read(std::string_view line)
{
    step.reset();
    epoch.reset();
    time = 0.0;
    count = 0;
    m_stepRank = m_timeRank = kNotUsual;
    for (std::string* text : {&series, &run, &runName})
        text->clear();
    line = withoutByteOrderMark(line);
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && line[first] == '{' && scanJson(line, *this);
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

std::optional<double> JsonRow::valueNamed(std::string_view name) const
{
    for (std::size_t i = 0; i < count; ++i)
        if (values[i].first == name)
            return values[i].second;
    return std::nullopt;
}

bool JsonRow::isNamed() const
{
    static constexpr std::string_view kBeside[] = {"value",   "min",     "max",  "count", "samples",
                                                   "attempt", "started", "time", "run",   "run_id"};
    return !series.empty() && m_columns.series.empty() && step && valueNamed("value") &&
           std::all_of(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count), [](const auto& one) {
               return std::find(std::begin(kBeside), std::end(kBeside), one.first) != std::end(kBeside);
           });
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
        if (const double moment = timeIn(value); moment > 0.0 && rank < m_timeRank) {
            time = moment;
            m_timeRank = rank;
            return;
        }
    }
    for (const std::string_view key : usualSeriesNames())
        if (path == key)
            series = value;
    if (path == "run" || path == "run_id")
        run = value;
    if (path == "name")
        runName = value;
    // Python's json module cannot write NaN strictly, so programs write it as a text.
    if (value == "NaN" || value == "nan" || value == "Infinity" || value == "-Infinity" || value == "inf" ||
        value == "-inf")
        number(path, *numberIn(value));
    else
        ++others;
}

JsonLinesLog::JsonLinesLog(std::filesystem::path file, LogColumns columns, std::string run,
                           std::shared_ptr<const TableMap> map)
    : LogBase(file), m_file(std::move(file)), m_columns(std::move(columns)), m_run(std::move(run)),
      m_walk(std::move(map), m_run), m_row(m_columns)
{
}

LogNews JsonLinesLog::poll(std::size_t mostPoints)
{
    LogNews news;
    switch (m_file.open()) {
    case GrowingFile::State::Replaced:
        m_file.restart();
        m_lines = 0;
        m_step = -1;
        m_time = m_epoch = 0.0;
        m_beginsAgain = true;
        m_lastTail.clear();
        [[fallthrough]];
    case GrowingFile::State::Grown: readLines(news, mostPoints); break;
    default: break;
    }
    m_file.close();
    return news;
}

LogNews JsonLinesLog::finish()
{
    LogNews news;
    if (m_file.open() == GrowingFile::State::Grown) {
        std::string_view line;
        std::size_t bytes = 0;
        const std::int64_t lines = m_lines;
        if (lineAt(m_file, false, line, bytes) == LineFound::Incomplete && !line.empty() && line != m_lastTail &&
            m_row.read(line)) {
            m_lastTail = line;
            takeLine(line, news);
            m_lines = lines; // it is read again once it has its end
        }
    }
    m_file.close();
    return news;
}

std::vector<std::string> JsonLinesLog::columnsIn(const std::filesystem::path& path)
{
    KeyList keys;
    GrowingFile file(path);
    std::string_view line;
    std::size_t bytes = 0;
    if (file.open() != GrowingFile::State::Grown)
        return {};
    for (int i = 0; i < kLinesForKeys; ++i) {
        const LineFound found = lineAt(file, false, line, bytes);
        if (found != LineFound::TooLong)
            scanJson(withoutByteOrderMark(line), keys);
        if (found == LineFound::Incomplete)
            break;
        file.skip(bytes);
    }
    return std::move(keys.keys);
}

TableRuns JsonLinesLog::runsIn(const std::filesystem::path& path, const std::function<bool()>& goOn)
{
    const LogColumns usual;
    JsonRow row(usual);
    GrowingFile file(path);
    std::string_view line;
    std::size_t bytes = 0;
    if (file.open() != GrowingFile::State::Grown)
        return {};
    TableSurvey survey(file, goOn);
    for (LineFound found = LineFound::Whole; found != LineFound::Incomplete; file.skip(bytes)) {
        found = lineAt(file, false, line, bytes);
        if (found == LineFound::TooLong)
            survey.meetLongLine();
        if (isBlank(line))
            continue;
        const bool readable = row.read(line);
        if (readable && row.isNamed() && !row.run.empty())
            survey.meetRun(row.run, row.runName);
        else if (readable && !survey.hasRuns())
            return {}; // another kind of log
        if (found == LineFound::Whole)
            survey.meetRow(readable ? row.run : std::string(), bytes);
    }
    return survey.end();
}

void JsonLinesLog::readLines(LogNews& news, std::size_t mostPoints)
{
    std::string_view line;
    std::size_t bytes = 0;
    for (std::size_t lines = 0; lines < kRowsAtOnce && news.points.size() < mostPoints; ++lines) {
        m_walk.toNextRow(m_file, m_lines);
        switch (lineAt(m_file, false, line, bytes)) {
        case LineFound::Incomplete: return;
        case LineFound::TooLong:
            damaged(news, m_file.path(), m_file.offset(), foreignReason("foreign.line-long"));
            break;
        case LineFound::Whole:
            if (!isBlank(line))
                takeLine(line, news);
            break;
        }
        m_file.skip(bytes);
    }
    news.more = true;
}

void JsonLinesLog::takeLine(std::string_view line, LogNews& news)
{
    ++m_lines;
    m_row.others = 0;
    if (!m_row.read(line)) {
        damaged(news, m_file.path(), m_file.offset(),
                foreignReason("foreign.no-json", Quotation{cleanText(line, 120)}));
        return;
    }
    if (!m_run.empty() && m_row.run != m_run)
        return; // of another run
    const bool named = m_row.isNamed();
    if (!named)
        news.otherRecords += m_row.others;
    if (m_row.time > 0.0)
        m_time = m_row.time;
    if (m_row.epoch && std::isfinite(*m_row.epoch))
        m_epoch = *m_row.epoch;
    const std::optional<double> told = m_row.step ? m_row.step : m_row.epoch;
    std::optional<std::int64_t> step = told ? stepOf(*told) : std::nullopt;
    if (m_row.step && !step) {
        damaged(news, m_file.path(), m_file.offset(),
                foreignReason("foreign.no-step", Quotation{std::to_string(*m_row.step)}));
        return;
    }
    if (!m_row.step && !m_columns.step.empty() && m_row.count > 0) {
        damaged(news, m_file.path(), m_file.offset(), foreignReason("foreign.no-key", Quotation{m_columns.step}));
        return;
    }
    if (!step)
        step = m_lines;
    if (m_row.count == 0 || !stepFits(*step, news, m_file.path(), m_file.offset()))
        return;
    m_step = *step;
    if (m_beginsAgain)
        beginSession(m_step);
    m_beginsAgain = false;
    if (named) {
        takeNamed(news);
        return;
    }
    for (std::size_t i = 0; i < m_row.count; ++i)
        if (const auto series = seriesFor(m_row.values[i].first, news))
            addPoint(news, *series, m_step, m_time, m_epoch, SeriesValue::of(m_row.values[i].second));
}

/// A line with one value of the series that it names. Steps may begin again with the next series.
void JsonLinesLog::takeNamed(LogNews& news)
{
    std::string series = m_row.series;
    if (m_run.empty() && !m_row.run.empty())
        series = (m_row.runName.empty() ? m_row.run : m_row.runName) + "/" + series;
    const auto place = seriesFor(series, news);
    if (!place)
        return;
    SeriesValue value = SeriesValue::of(*m_row.valueNamed("value"));
    double time = m_row.time, elapsed = -1.0;
    if (m_row.isOwn()) {
        m_start.take(secondsOf(m_row.valueNamed("started").value_or(0.0)), m_file.path(), m_run, m_row.runName, news);
        const auto told = m_row.valueNamed("time"), count = m_row.valueNamed("count");
        elapsed = told && *told >= 0.0 && std::isfinite(*told) ? *told : -1.0;
        time = elapsed >= 0.0 ? m_start.at + elapsed : 0.0;
        const auto several = count ? stepOf(*count) : std::nullopt;
        if (several && *several > 1)
            value = {value.mean, m_row.valueNamed("min").value_or(value.mean),
                     m_row.valueNamed("max").value_or(value.mean), *several};
    }
    const double epoch = m_row.epoch && std::isfinite(*m_row.epoch) ? *m_row.epoch : 0.0;
    addPoint(news, *place, m_step, time, epoch, value, elapsed);
}

nlohmann::json JsonLinesLog::save() const
{
    return {{"file", m_file.save()}, {"lines", m_lines},   {"step", m_step},         {"time", m_time},
            {"epoch", m_epoch},      {"tail", m_lastTail}, {"again", m_beginsAgain}, {"start", m_start.at}};
}

void JsonLinesLog::load(const nlohmann::json& saved)
{
    m_file.load(saved.at("file"));
    m_lines = saved.at("lines").get<std::int64_t>();
    m_step = saved.at("step").get<std::int64_t>();
    m_time = saved.at("time").get<double>();
    m_epoch = saved.at("epoch").get<double>();
    m_lastTail = saved.at("tail").get<std::string>();
    m_beginsAgain = saved.at("again").get<bool>();
    m_start.at = saved.value("start", 0.0);
}

} // namespace trainyard::foreign
