// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/json_lines_log.h"

#include "backend/foreign/columns.h"
#include "backend/foreign/growing_lines.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace trainyard::foreign {
namespace {

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

JsonLinesLog::JsonLinesLog(std::filesystem::path file, LogColumns columns, std::string run,
                           std::shared_ptr<const TableMap> map)
    : RowLog(std::move(file), std::move(columns), std::move(run), std::move(map)), m_row(m_columns)
{
}

LogNews JsonLinesLog::poll(std::size_t mostPoints)
{
    LogNews news;
    m_isTorn = false;
    switch (m_file.open()) {
    case GrowingFile::State::Replaced:
        forgetRows();
        m_lines = 0;
        m_told = Told::Nothing;
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
    m_isTorn = false;
    if (m_file.open() == GrowingFile::State::Grown) {
        std::string_view line;
        std::size_t bytes = 0;
        const std::int64_t lines = m_lines, step = m_step;
        const Told told = m_told;
        const StepCounter counter = m_counter;
        const FirstRow first = m_first;
        const std::size_t before = sessions().size();
        const bool isThere = lineAt(m_file, false, line, bytes) == LineFound::Incomplete && !isBlank(line);
        m_isTorn = isThere && !m_row.read(line);
        if (std::string mark = tailMark(line); isThere && !m_isTorn && mark != m_lastTail) {
            m_lastTail = std::move(mark);
            takeLine(line, news);
            m_lines = lines;                 // it is read again once it has its end
            if (sessions().size() == before) // else it would begin another one
                m_step = step;
            m_told = told;
            m_counter = counter;
            m_first = first;
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
        if (readable && row.isNamed(true) && !row.run.empty())
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
        case LineFound::TooLong: damagedHere(news, foreignReason("foreign.line-long")); break;
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
        damagedHere(news, foreignReason("foreign.no-json", Quotation{cleanText(line, 120)}));
        return;
    }
    if (!m_run.empty() && m_row.run != m_run)
        return; // of another run
    const bool named = m_row.isNamed(m_apart);
    if (!named)
        news.otherRecords += m_row.others;
    if (m_row.time > 0.0)
        m_time = m_row.time;
    if (m_row.epoch && std::isfinite(*m_row.epoch))
        m_epoch = *m_row.epoch;
    const std::int64_t before = m_step;
    const Place where = place(news);
    if (where == Place::Nowhere)
        return;
    if (m_row.lacksName()) {
        damagedHere(news, foreignReason("foreign.line-no-series"));
        return;
    }
    if (!named && where == Place::OnStep && beginsAnew(before))
        beginAnew();
    if (m_beginsAgain)
        beginSession(where == Place::Counted ? 1 : m_step);
    m_beginsAgain = false;
    m_mixed.beginRow();
    if (named) {
        takeNamed(where, news);
        return;
    }
    for (std::size_t i = 0; i < m_row.textCount; ++i)
        if (!namesNote(m_row.texts[i].key))
            m_mixed.add(m_row.texts[i].key, m_row.texts[i].value);
    for (std::size_t i = 0; i < m_row.count; ++i) {
        const auto& [name, value] = m_row.values[i];
        if (const auto series = seriesFor(name, news))
            addUnmixed(news, *series, stepAt(where, *series), m_time, m_epoch, SeriesValue::of(value));
    }
}

/// A line without a step belongs to the last step that was told, such as an evaluation behind it. Epochs count as steps
/// until a line tells a step, if they are whole from the first one on.
JsonLinesLog::Place JsonLinesLog::place(LogNews& news)
{
    std::optional<std::int64_t> step;
    if (m_row.step) {
        step = stepOf(*m_row.step);
        if (!step) {
            damagedHere(news, foreignReason("foreign.no-step", Quotation{std::to_string(*m_row.step)}));
            return Place::Nowhere;
        }
    } else if (!m_columns.step.empty() && m_row.count > 0) {
        damagedHere(news, foreignReason("foreign.no-key", Quotation{m_columns.step}));
        return Place::Nowhere;
    }
    if (m_row.count == 0) { // it may place the lines behind it nevertheless
        if (step && *step >= 0 && *step <= kLargestStep) {
            m_step = *step;
            m_told = Told::Steps;
        }
        return Place::Nowhere;
    }
    const Told told = step ? Told::Steps : Told::Epochs;
    if (!step && m_row.epoch && m_told <= Told::Epochs)
        step = stepOf(*m_row.epoch);
    else if (!step && (m_told == Told::Epochs || m_told == Told::Steps))
        return Place::FromStep;
    if (!step) {
        if (m_told == Told::Epochs)
            m_counter.beginAfter(m_step);
        m_told = Told::Counts;
        return Place::Counted;
    }
    if (!stepFitsHere(*step, news))
        return Place::Nowhere;
    m_step = *step;
    m_told = told;
    return Place::OnStep;
}

/// Whether the line, which is placed, is the first one again.
bool JsonLinesLog::beginsAnew(std::int64_t before)
{
    const bool hasEpoch = m_row.step && m_row.epoch && std::isfinite(*m_row.epoch);
    return isFirstAgain(hasEpoch ? *m_row.epoch : 0.0, before, [this] { return m_row.mark(); });
}

std::int64_t JsonLinesLog::stepAt(Place where, std::uint32_t series)
{
    return where == Place::Counted ? m_counter.next(this->series()[series])
                                   : stepOfValue(series, where == Place::OnStep);
}

/// The name of the line's series, with what tells it apart from others of that name.
std::string JsonLinesLog::seriesOfLine()
{
    m_labels.clear();
    const bool apart = m_apart && !m_row.isOwn();
    for (std::size_t i = 0, k = 0; apart && (i < m_row.textCount || k < m_row.count);) { // in the order of the line
        if (i < m_row.textCount && m_row.texts[i].valuesBefore <= k) {
            if (const JsonRow::Text& text = m_row.texts[i++]; meaningOf(text.key, false) == BesideValue::Label)
                m_labels.add(text.key, text.value, std::nullopt);
        } else if (const auto& [key, value] = m_row.values[k++]; namesLabel(key)) {
            m_labels.add(key, {}, value);
        }
    }
    return behindRun(m_row.run, m_row.runName, m_labels.named(m_row.series));
}

/// A line with one value of the series that it names. Steps may begin again with the next series.
void JsonLinesLog::takeNamed(Place where, LogNews& news)
{
    const std::string series = seriesOfLine();
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
    const std::int64_t step = stepAt(where, *place);
    std::vector<std::pair<std::string_view, double>> measures;
    for (std::size_t i = 0; m_apart && !m_row.isOwn() && i < m_row.count; ++i) {
        const auto& [name, further] = m_row.values[i];
        if (JsonRow::isBeside(name) || meaningOf(name, true) != BesideValue::Measure)
            continue;
        measures.emplace_back(name, further);
        if (const auto whole = stepOf(further)) // perhaps the number of something
            m_mixed.add(name, std::to_string(*whole));
    }
    addUnmixed(news, *place, step, time, epoch, value, elapsed);
    for (const auto& [name, further] : measures)
        if (const auto beside = seriesFor(series + "/" + std::string(name), news))
            addPoint(news, *beside, step, time, epoch, SeriesValue::of(further));
}

nlohmann::json JsonLinesLog::save() const
{
    nlohmann::json saved = RowLog::save();
    saved["lines"] = m_lines;
    saved["told"] = static_cast<int>(m_told);
    return saved;
}

void JsonLinesLog::load(const nlohmann::json& saved)
{
    RowLog::load(saved);
    m_lines = saved.at("lines").get<std::int64_t>();
    m_told = static_cast<Told>(std::clamp(saved.value("told", 0), 0, static_cast<int>(Told::Steps)));
    if (!saved.contains("counts"))
        m_counter.beginAfter(m_lines); // an earlier version counted lines
}

} // namespace trainyard::foreign
