// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/table.h"

#include "backend/base/error.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/formats/series_text.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <sstream>

namespace trainyard::commands {
namespace {

using Text = std::function<std::string(const RunRow&)>;

struct Known {
    const char* name;
    bool right;
    std::string (*text)(const RunRow&);
};

std::string joinedTags(const RunRow& row)
{
    std::string out;
    for (const std::string& tag : row.tags)
        out += (out.empty() ? "" : ", ") + tag;
    return out;
}

std::string epochText(const RunRow& row)
{
    if (!row.tellsEpochs())
        return {};
    char text[64];
    std::snprintf(text, sizeof text, "%.15g", shownEpoch(row.epoch));
    return row.epochs > 0 ? text + ("/" + std::to_string(row.epochs)) : text;
}

constexpr Known kKnown[] = {
    {"id", false, [](const RunRow& row) { return row.id; }},
    {"name", false, [](const RunRow& row) { return row.name; }},
    {"state", false, [](const RunRow& row) { return std::string(name(row.state)); }},
    {"reason", false, [](const RunRow& row) { return row.reason.text(); }},
    {"tags", false, joinedTags},
    {"model", false, [](const RunRow& row) { return row.model; }},
    {"dataset", false, [](const RunRow& row) { return row.dataset; }},
    {"device", false, [](const RunRow& row) { return row.device; }},
    {"host", false, [](const RunRow& row) { return row.host; }},
    {"directory", false, [](const RunRow& row) { return row.directory; }},
    {"epoch", true, epochText},
    {"step", true, [](const RunRow& row) { return countText(row.step); }},
    {"attempts", true, [](const RunRow& row) { return std::to_string(row.attempts); }},
    {"elapsed", true, [](const RunRow& row) { return row.elapsed > 0 ? durationText(row.elapsed) : std::string(); }},
    {"samples_per_second", true,
     [](const RunRow& row) {
         return row.samplesPerSecond > 0 ? countText(std::llround(row.samplesPerSecond)) : std::string();
     }},
    {"parameters", true,
     [](const RunRow& row) { return row.parameters > 0 ? countText(row.parameters) : std::string(); }},
    {"created", false, [](const RunRow& row) { return dateText(row.createdAt); }},
    {"started", false, [](const RunRow& row) { return dateText(row.startedAt); }},
    {"ended", false, [](const RunRow& row) { return dateText(row.endedAt); }},
};

MetricColumn parseMetric(const std::string& text)
{
    MetricColumn column{text, MetricSummary::Best};
    for (const auto& [suffix, summary] : {std::pair<std::string, MetricSummary>{":last", MetricSummary::Last},
                                          {":best", MetricSummary::Best},
                                          {":worst", MetricSummary::Worst}})
        if (text.ends_with(suffix))
            column = {text.substr(0, text.size() - suffix.size()), summary};
    return column;
}

std::string metricText(const RunRow& row, std::size_t index, bool share)
{
    if (!row.hasMetric(index))
        return {};
    const double value = row.metrics[index];
    return share && std::isfinite(value) ? percentText(value) : numberText(value);
}

RunColumns::Column metricColumn(RunColumns& columns, const std::string& text)
{
    const MetricColumn metric = parseMetric(text);
    const std::size_t index = columns.metrics.size();
    columns.metrics.push_back(metric);
    return {
        metric.summary == MetricSummary::Best ? "best " + metric.series : text, true,
        [index, share = isAccuracySeries(metric.series)](const RunRow& row) { return metricText(row, index, share); }};
}

RunColumns::Column paramColumn(RunColumns& columns, const std::string& text)
{
    const std::size_t index = columns.params.size();
    columns.params.push_back(text.substr(6));
    return {columns.params.back(), true,
            [index](const RunRow& row) { return index < row.params.size() ? row.params[index] : std::string(); }};
}

/// Terminal columns of the text: one per code point, which is right for all we print except wide scripts.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

} // namespace

TextTable::TextTable(std::vector<std::string> headers, std::vector<bool> rightAligned)
    : m_right(std::move(rightAligned))
{
    m_right.resize(headers.size());
    add(std::move(headers));
}

void TextTable::add(std::vector<std::string> cells)
{
    for (std::string& cell : cells)
        cell = printable(cell);
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_right.size());
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    std::string out;
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) {
            const std::string blanks(widths[i] - width(row[i]), ' ');
            line += (i ? "  " : "") + (m_right[i] ? blanks + row[i] : row[i] + blanks);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

RunColumns parseColumns(const std::string& list)
{
    RunColumns out;
    std::istringstream stream(list);
    for (std::string name; std::getline(stream, name, ',');) {
        const auto known =
            std::find_if(std::begin(kKnown), std::end(kKnown), [&](const Known& one) { return name == one.name; });
        if (known != std::end(kKnown)) {
            out.columns.push_back({name, known->right, Text(known->text)});
        } else if (name.starts_with("param:") && name.size() > 6) {
            out.columns.push_back(paramColumn(out, name));
        } else if (name.find('/') != std::string::npos) {
            out.columns.push_back(metricColumn(out, name));
        } else {
            std::string all;
            for (const Known& one : kKnown)
                all += std::string(one.name) + ", ";
            throw Failure(ErrorKind::BadInput, "show the column", name, "this column does not exist",
                          "Choose from " + all +
                              "a series such as val/top1 or val/loss:last, and a parameter such as "
                              "param:training.batch_size.");
        }
    }
    if (out.columns.empty())
        throw Failure(ErrorKind::BadInput, "show the runs", {}, "no column was given");
    return out;
}

double shownEpoch(double epoch)
{
    return std::floor(epoch * 100 + 1e-9) / 100;
}

std::string dateText(double unixSeconds)
{
    if (unixSeconds <= 0)
        return {};
    const auto seconds = static_cast<std::time_t>(unixSeconds);
    std::tm local{};
    ::localtime_r(&seconds, &local);
    char text[40];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

} // namespace trainyard::commands
