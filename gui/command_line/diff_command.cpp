// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/run_fields.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/shown_runs.h"
#include "gui/command_line/table.h"
#include "gui/formats/subset_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>

namespace trainyard::commands {
namespace {

using Values = std::map<std::string, std::map<std::string, std::string>>; // key → run id → value

/// The options of a program one by one, as "program.options.lr", in place of one long text.
void splitOptions(const std::string& key, const std::string& value, const std::string& run, Values& values)
{
    const auto options = nlohmann::ordered_json::parse(value, nullptr, false);
    if (!options.is_array() || std::any_of(options.begin(), options.end(), [](const auto& one) {
            return !one.is_object() || !one.contains("name") || !one["name"].is_string();
        })) {
        values[key][run] = value;
        return;
    }
    for (nlohmann::ordered_json option : options) {
        const std::string named = key + "." + option["name"].get<std::string>();
        option.erase("name");
        option.erase("help"); // a sentence for people, not a setting
        values[named][run] = option.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    }
}

/// Parameters of the runs; those that are equal in all runs are left out unless `all`.
Values parameters(Session& session, const std::vector<RunRow>& rows, bool all)
{
    Values values;
    for (const RunRow& row : rows)
        for (const auto& [key, value] : session.reader().params(row.id)) {
            if (key == "program.options")
                splitOptions(key, value, row.id, values);
            else
                values[key][row.id] = value;
        }
    std::erase_if(values, [&](const auto& entry) {
        std::set<std::string> distinct;
        for (const RunRow& row : rows) {
            const auto found = entry.second.find(row.id);
            distinct.insert(found == entry.second.end() ? std::string("\x01missing") : found->second);
        }
        return !all && distinct.size() == 1;
    });
    return values;
}

nlohmann::ordered_json diffJson(const std::vector<RunRow>& rows, const Values& values,
                                const std::vector<MetricColumn>& metrics)
{
    nlohmann::ordered_json json = {{"runs", nlohmann::ordered_json::array()},
                                   {"parameters", nlohmann::ordered_json::object()},
                                   {"metrics", nlohmann::ordered_json::object()}};
    for (const RunRow& row : rows)
        json["runs"].push_back({{"id", row.id}, {"name", row.name}, {"state", name(row.state)}});
    for (const auto& [key, byRun] : values)
        for (const auto& [id, value] : byRun)
            json["parameters"][key][id] = value;
    for (std::size_t i = 0; i < metrics.size(); ++i)
        for (const RunRow& row : rows)
            json["metrics"][columnName(metrics[i])][row.id] = numberJson(row.metrics.at(i));
    return json;
}

/// "all" for a number whose smallest value means that; JSON has the number.
std::string shownValue(const std::string& key, const std::string& value)
{
    std::string path = "/" + key;
    std::replace(path.begin(), path.end(), '.', '/');
    const RunField* field = runField(path);
    const bool least = field && field->info->type == FieldType::Whole && !field->info->least.empty() &&
                       value == std::to_string(std::llround(field->info->low));
    return least ? std::string(field->info->least) : value;
}

} // namespace

int diffRuns(const std::vector<std::string>& texts, bool all, bool json)
{
    const std::vector<MetricColumn> metrics = headlineMetrics();
    Session session;
    session.catchUp(kListCatchUpSeconds);
    const std::vector<RunRow> rows = session.findAll(texts, metrics);
    if (rows.size() < 2)
        throw Failure(ErrorKind::BadInput, "compare the runs", {}, "two different runs are needed");
    const Values values = parameters(session, rows, all);
    if (json) {
        printJson(diffJson(rows, values, metrics));
        return kOk;
    }
    std::vector<std::string> headers = {"parameter"};
    for (const RunRow& row : rows)
        headers.push_back(row.name);
    TextTable table(headers);
    for (const auto& [key, byRun] : values) {
        std::vector<std::string> cells = {key};
        for (const RunRow& row : rows)
            cells.push_back(byRun.contains(row.id) ? shownValue(key, byRun.at(row.id)) : "-");
        table.add(std::move(cells));
    }
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        std::vector<std::string> cells = {columnName(metrics[i])};
        for (const RunRow& row : rows)
            cells.push_back(valueText(metrics, row, i));
        if (std::any_of(cells.begin() + 1, cells.end(), [](const std::string& cell) { return cell != "-"; }))
            table.add(std::move(cells));
    }
    std::fputs(table.text().c_str(), stdout);
    if (values.empty())
        std::puts("The parameters are the same.");
    std::vector<ComparedData> data;
    for (const RunRow& row : rows) {
        const auto params = session.reader().params(row.id);
        data.push_back(comparedData(row.data, [&](const char* key) {
            for (const auto& [name, value] : params)
                if (name == key)
                    return QString::fromStdString(value);
            return QString();
        }));
    }
    if (const QString warning = comparisonWarning(data); !warning.isEmpty())
        std::puts(printable(warning.toStdString()).c_str());
    return kOk;
}

} // namespace trainyard::commands
