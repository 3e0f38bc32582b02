// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "cluster/control/settle.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/command_line/window_program.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <sstream>

namespace trainyard::commands {
namespace {

constexpr double kReportCatchUpSeconds = 30.0;

constexpr std::size_t kLargestReportText = std::size_t{4} << 20;

using SetValues = std::vector<std::pair<std::string, std::string>>;

SetValues valuesOf(const std::vector<std::string>& words)
{
    SetValues values;
    for (const std::string& word : words) {
        const std::size_t at = word.find('=');
        if (at == std::string::npos || at == 0)
            throw Failure(ErrorKind::BadInput, "set the value", word, "it is not of the form NAME=VALUE",
                          "Write --set NAME=VALUE.");
        values.emplace_back(word.substr(0, at), word.substr(at + 1));
    }
    return values;
}

/// By its number, or its title.
ReportRow findReport(StoreReader& reader, const std::string& text)
{
    std::int64_t key = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), key);
    if (code == std::errc() && end == text.data() + text.size())
        if (std::optional<ReportRow> report = reader.report(key))
            return *report;
    std::vector<ReportRow> named = reader.reports();
    std::erase_if(named, [&](const ReportRow& report) { return report.title != text; });
    if (named.empty())
        throw Failure(ErrorKind::NotFound, "find the report", text,
                      "there is no file of this name, and no stored report with this number or title",
                      "'trainyard report list' lists the stored ones.");
    if (named.size() > 1)
        throw Failure(ErrorKind::BadInput, "find a single report for", text, "several have this title",
                      "Give its number, which 'trainyard report list' shows.");
    return *reader.report(named.front().key);
}

/// The first heading of the highest level.
std::string titleIn(const std::string& text)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("# "))
            return line.substr(2, line.find_last_not_of(" #\r") - 1);
    return {};
}

void requireKnownEnding(const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending != ".html" && ending != ".pdf" && ending != ".tex")
        throw Failure(ErrorKind::BadInput, "write the report", file, "its name ends in none of .html, .pdf and .tex",
                      "Choose a name with one of these endings.");
}

bool isFile(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

nlohmann::ordered_json reportJson(const ReportRow& report)
{
    return {{"report", report.key},
            {"title", report.title},
            {"created_at", report.createdAt},
            {"changed_at", report.changedAt}};
}

} // namespace

int writeReport(const ReportOptions& options)
{
    requireKnownEnding(options.output);
    ReportTask task{options.output, {}, 0, valuesOf(options.values), options.json};
    requireDrawing("write the report", options.output);
    {
        Session session; // ended before the window's program opens the store
        session.catchUp(kReportCatchUpSeconds);
        if (isFile(options.source))
            task.source = options.source;
        else
            task.key = findReport(session.reader(), options.source).key;
    }
    return writeReport(task) ? kOk : kFailed;
}

int addReport(const ReportOptions& options)
{
    ReportRow report;
    report.text = readFile(options.source, kLargestReportText);
    report.title = options.title.empty() ? titleIn(report.text) : options.title;
    if (report.title.empty())
        report.title = std::filesystem::path(options.source).stem().string();
    Session session;
    report.key = settle(session.store().putReport(report));
    if (options.json)
        printJson(reportJson(*session.reader().report(report.key)));
    else
        std::printf("stored as report %lld\n", static_cast<long long>(report.key));
    return kOk;
}

int listReports(const ReportOptions& options)
{
    Session session;
    const std::vector<ReportRow> reports = session.reader().reports();
    if (options.json) {
        nlohmann::ordered_json json = {{"reports", nlohmann::ordered_json::array()}};
        for (const ReportRow& report : reports)
            json["reports"].push_back(reportJson(report));
        printJson(json);
        return kOk;
    }
    TextTable table({"NUMBER", "CHANGED", "TITLE"}, {true, false, false});
    for (const ReportRow& report : reports)
        table.add({std::to_string(report.key), dateText(report.changedAt), report.title});
    std::fputs(reports.empty() ? "No reports.\n" : table.text().c_str(), stdout);
    return kOk;
}

int showReport(const ReportOptions& options)
{
    Session session;
    const ReportRow report = findReport(session.reader(), options.source);
    if (options.json) {
        nlohmann::ordered_json json = reportJson(report);
        json["frozen"] = report.frozen.has_value();
        json["text"] = report.text;
        printJson(json);
        return kOk;
    }
    std::fwrite(report.text.data(), 1, report.text.size(), stdout);
    if (!report.text.ends_with('\n'))
        std::fputc('\n', stdout);
    return kOk;
}

} // namespace trainyard::commands
