// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_content.h"

#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_report.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_math.h"

#include <QCryptographicHash>

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFrozenVersion = 1;
constexpr int kDigits = 7, kDateDigits = 13;

constexpr std::array<const char*, 6> kAxisNames{"step", "epoch", "samples", "time", "wall", "date"};
constexpr std::array<const char*, 5> kFormatNames{"plain", "share", "percent", "count", "bytes"};

/// As many digits as a chart can show; null for what is not finite, which JSON lacks.
Json shortened(double value, int digits = kDigits)
{
    return std::isfinite(value) ? Json(QByteArray::number(value, 'g', digits).toDouble()) : Json(nullptr);
}

template <typename Value>
Json columnOf(const std::vector<Bin>& bins, Value&& value, int digits = kDigits)
{
    Json column = Json::array();
    for (const Bin& bin : bins)
        column.push_back(shortened(value(bin), digits));
    return column;
}

Json seriesJson(const ChartSeries& series, const ChartOptions& options)
{
    const std::vector<Bin>& bins = series.bins;
    Json json = {{"label", series.label.toStdString()},
                 {"series", series.id.toStdString()},
                 {"color", int(series.color) - int(Token::S1) + 1},
                 {"pattern", series.pattern},
                 {"shape", series.shape == SeriesShape::Points ? "points" : "line"}};
    json["x"] = columnOf(bins, binX, isTimeAxis(options.axis) ? kDateDigits : kDigits);
    json["mean"] = columnOf(bins, [](const Bin& bin) { return bin.mean; });
    if (std::any_of(bins.begin(), bins.end(), [](const Bin& bin) { return bin.min < bin.max; })) {
        json["min"] = columnOf(bins, [](const Bin& bin) { return bin.min; });
        json["max"] = columnOf(bins, [](const Bin& bin) { return bin.max; });
    }
    const double strength = fittingStrength(options.smoothing, bins);
    if (strength > 0.0 && series.shape == SeriesShape::Line && !bins.empty()) {
        Json smooth = Json::array();
        for (const double value :
             smoothed(bins, strength, bins.back().lastX - bins.front().firstX, options.smoothingKind))
            smooth.push_back(shortened(value));
        json["smooth"] = std::move(smooth);
    }
    Json bad = Json::array(), attempts = Json::array(), starts = Json::array();
    std::int64_t values = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        values += bins[i].count;
        if (bins[i].nonFinite > 0)
            bad.push_back(i);
        if (i > 0 && bins[i].attempt != bins[i - 1].attempt)
            attempts.push_back({i, bins[i].attempt});
    }
    if (!bad.empty())
        json["not_finite"] = std::move(bad);
    if (!attempts.empty())
        json["attempts"] = std::move(attempts);
    for (const AttemptStart& start : series.starts)
        starts.push_back({shortened(start.x, isTimeAxis(options.axis) ? kDateDigits : kDigits), start.attempt});
    if (!starts.empty())
        json["starts"] = std::move(starts);
    if (values > std::int64_t(bins.size())) // how many there are decides how much they are smoothed
        json["values"] = values;
    return json;
}

double numberAt(const Json& column, std::size_t place)
{
    const Json& value = column.at(place);
    return value.is_null() ? std::nan("") : value.get<double>();
}

ChartSeries seriesOf(const Json& json)
{
    ChartSeries series;
    series.label = QString::fromStdString(json.at("label").get<std::string>());
    series.id = QString::fromStdString(json.at("series").get<std::string>());
    series.color = Token(int(Token::S1) + std::clamp(json.at("color").get<int>() - 1, 0, kSeriesColors - 1));
    series.pattern = std::clamp(json.at("pattern").get<int>(), 0, kSeriesPatterns - 1);
    series.shape = json.at("shape").get<std::string>() == "points" ? SeriesShape::Points : SeriesShape::Line;
    const bool spread = json.contains("min");
    const auto bins = std::int64_t(json.at("x").size());
    const std::int64_t count = bins > 0 ? std::max<std::int64_t>(1, json.value("values", bins) / bins) : 1;
    for (std::size_t i = 0; i < json.at("x").size(); ++i) {
        Bin bin;
        bin.firstX = bin.lastX = numberAt(json.at("x"), i);
        bin.firstStep = bin.lastStep = std::int64_t(i);
        bin.mean = bin.min = bin.max = numberAt(json.at("mean"), i);
        if (spread) {
            bin.min = numberAt(json.at("min"), i);
            bin.max = numberAt(json.at("max"), i);
        }
        bin.count = count;
        series.bins.push_back(bin);
    }
    for (const Json& place : json.value("not_finite", Json::array()))
        series.bins.at(place.get<std::size_t>()).nonFinite = 1;
    for (const Json& begin : json.value("attempts", Json::array()))
        for (std::size_t i = begin.at(0).get<std::size_t>(); i < series.bins.size(); ++i)
            series.bins[i].attempt = begin.at(1).get<int>();
    for (const Json& start : json.value("starts", Json::array()))
        series.starts.push_back({start.at(0).get<double>(), start.at(1).get<int>()});
    return series;
}

template <std::size_t N>
int placeOf(const std::array<const char*, N>& names, const Json& json)
{
    const auto name = json.get<std::string>();
    for (std::size_t i = 0; i < N; ++i)
        if (name == names[i])
            return int(i);
    throw std::out_of_range(name);
}

/// Nothing is added where there are none, as in reports that were frozen before there were any.
void putNotes(Json& json, const std::vector<ReportProblem>& notes)
{
    for (const ReportProblem& note : notes)
        json["notes"].push_back({{"line", note.line}, {"key", note.key.toStdString()}, {"why", reasonJson(note.why)}});
}

std::vector<ReportProblem> notesIn(const Json& json)
{
    std::vector<ReportProblem> notes;
    for (const Json& note : json.value("notes", Json::array()))
        notes.push_back({note.at("line").get<int>(), QString::fromStdString(note.at("key").get<std::string>()),
                         reasonFrom(nlohmann::json(note.at("why")))});
    return notes;
}

DrawnChart chartOf(const Json& json)
{
    DrawnChart chart;
    chart.title = QString::fromStdString(json.at("title").get<std::string>());
    chart.caption = QString::fromStdString(json.at("caption").get<std::string>());
    chart.lane.format = ValueFormat(placeOf(kFormatNames, json.at("format")));
    chart.options.axis = XAxis(placeOf(kAxisNames, json.at("axis")));
    chart.options.logX = json.at("log_x").get<bool>();
    chart.options.logY = json.at("log_y").get<bool>();
    chart.options.smoothing = std::clamp(json.at("smoothing").get<double>(), 0.0, 0.999);
    chart.options.clipOutliers = false;
    chart.height = json.at("height").get<int>();
    for (const Json& series : json.at("series"))
        chart.series.push_back(seriesOf(series));
    chart.notes = notesIn(json);
    return chart;
}

DrawnTable tableOf(const Json& json)
{
    DrawnTable table;
    table.title = QString::fromStdString(json.at("title").get<std::string>());
    for (const Json& column : json.at("columns"))
        table.columns.push_back(
            {QString::fromStdString(column.at("title").get<std::string>()), column.at("right").get<bool>()});
    for (const Json& row : json.at("rows")) {
        QStringList cells;
        for (const Json& cell : row)
            cells << QString::fromStdString(cell.get<std::string>());
        while (cells.size() < qsizetype(table.columns.size()))
            cells << QString();
        table.rows.push_back(cells);
    }
    table.left = json.at("left").get<int>();
    table.notes = notesIn(json);
    return table;
}

} // namespace

const std::vector<ReportProblem>& notesOf(const DrawnBlock& block)
{
    static const std::vector<ReportProblem> none;
    if (const auto* chart = std::get_if<DrawnChart>(&block))
        return chart->notes;
    const auto* table = std::get_if<DrawnTable>(&block);
    return table ? table->notes : none;
}

Json chartJson(const DrawnChart& chart)
{
    Json json = {{"kind", "chart"},
                 {"title", chart.title.toStdString()},
                 {"caption", chart.caption.toStdString()},
                 {"axis", kAxisNames.at(std::size_t(chart.options.axis))},
                 {"axis_title", axisName(chart.options.axis).toStdString()},
                 {"format", kFormatNames.at(std::size_t(chart.lane.format))},
                 {"log_x", chart.options.logX},
                 {"log_y", chart.options.logY},
                 {"smoothing", shortened(chart.options.smoothing)},
                 {"height", chart.height},
                 {"series", Json::array()}};
    for (const ChartSeries& series : chart.series)
        json["series"].push_back(seriesJson(series, chart.options));
    putNotes(json, chart.notes);
    return json;
}

Json tableJson(const DrawnTable& table)
{
    Json json = {{"kind", "table"},
                 {"title", table.title.toStdString()},
                 {"columns", Json::array()},
                 {"rows", Json::array()},
                 {"left", table.left}};
    for (const DrawnTable::Column& column : table.columns)
        json["columns"].push_back({{"title", column.title.toStdString()}, {"right", column.right}});
    for (const QStringList& row : table.rows) {
        Json cells = Json::array();
        for (const QString& cell : row)
            cells.push_back(cell.toStdString());
        json["rows"].push_back(std::move(cells));
    }
    putNotes(json, table.notes);
    return json;
}

QByteArray fingerprintOf(const DrawnBlock& block)
{
    Json json;
    if (const auto* chart = std::get_if<DrawnChart>(&block))
        json = chartJson(*chart);
    else if (const auto* table = std::get_if<DrawnTable>(&block))
        json = tableJson(*table);
    else
        for (const ReportProblem& problem : std::get<std::vector<ReportProblem>>(block))
            json.push_back({problem.line, problem.key.toStdString(), problem.why.text()});
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return QCryptographicHash::hash({text.data(), qsizetype(text.size())}, QCryptographicHash::Sha1);
}

std::string frozenToText(const FrozenBlocks& blocks, double time)
{
    Json json = {{"version", kFrozenVersion}, {"time", time}, {"blocks", Json::object()}};
    for (const auto& [identity, block] : blocks) {
        if (const auto* chart = std::get_if<DrawnChart>(block.get()))
            json["blocks"][identity.toStdString()] = chartJson(*chart);
        else if (const auto* table = std::get_if<DrawnTable>(block.get()))
            json["blocks"][identity.toStdString()] = tableJson(*table);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<FrozenReport> frozenFromText(const std::string& text)
{
    try {
        const Json json = Json::parse(text);
        FrozenReport report;
        if (json.at("version").get<int>() != kFrozenVersion)
            throw std::out_of_range("version");
        report.time = json.at("time").get<double>();
        for (const auto& [identity, block] : json.at("blocks").items()) {
            const QString key = QString::fromStdString(identity);
            if (block.at("kind").get<std::string>() == "chart")
                report.blocks.insert_or_assign(key, std::make_shared<const DrawnBlock>(chartOf(block)));
            else
                report.blocks.insert_or_assign(key, std::make_shared<const DrawnBlock>(tableOf(block)));
        }
        return report;
    } catch (const std::exception&) { // of JSON, or of a place or name that is not there
        return errorWith(ErrorKind::BadInput, "read the report", {}, reportReason("report.frozen-unreadable"));
    }
}

} // namespace trainyard
