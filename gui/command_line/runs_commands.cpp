// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/series.h"
#include "cluster/control/run_lineage.h"
#include "cluster/control/run_survey.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/formats/folded_messages.h"
#include "gui/formats/series_text.h"
#include "gui/formats/subset_text.h"
#include "storage/store/run_order.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <map>
#include <set>

namespace trainyard::commands {
namespace {

constexpr const char* kDefaultColumns = "id,name,state,model,dataset,epoch,val/top1,created";
constexpr double kListCatchUpSeconds = 10.0;

RunScope scopeNamed(const std::string& text)
{
    for (const auto& [name, scope] : {std::pair<const char*, RunScope>{"active", RunScope::Active},
                                      {"archived", RunScope::Archived},
                                      {"trash", RunScope::Trashed},
                                      {"all", RunScope::All}})
        if (text == name)
            return scope;
    throw Failure(ErrorKind::BadInput, "list the runs of scope", text, "this scope does not exist",
                  "Choose active, archived, trash or all.");
}

/// Series that show how good a run is; they are compared and shown first.
std::vector<MetricColumn> headlineMetrics()
{
    return {{series::kTrainLoss, MetricSummary::Last}, {series::kValLoss, MetricSummary::Best},
            {series::kValTop1, MetricSummary::Best},   {series::kValTop1, MetricSummary::Last},
            {series::kValTop5, MetricSummary::Best},   {series::kThroughput, MetricSummary::Last}};
}

std::string valueText(const MetricColumn& column, double value)
{
    if (std::isnan(value))
        return "-";
    return isAccuracySeries(column.series) ? percentText(value) : numberText(value);
}

void line(const char* label, const std::string& text)
{
    if (!text.empty())
        std::printf("%-12s %s\n", label, printable(text).c_str());
}

/// The name of a run's machine; empty for this computer.
std::string machineText(Session& session, const RunRow& row)
{
    if (row.machine.empty() || row.machine == kLocalMachineId)
        return {};
    if (session.isRemoved(row))
        return "a machine that was removed (" + row.machine + ")";
    try {
        return session.machine(row.machine).name;
    } catch (const Failure&) {
        return row.machine; // the list of machines cannot be read
    }
}

void printSummary(const RunRow& row, const std::vector<MetricColumn>& metrics, const std::string& state,
                  const std::string& machine)
{
    line("run", row.name);
    line("id", row.id);
    line("state", state + (row.reason.empty() ? "" : ": " + row.reason.text()));
    std::string tags;
    for (const std::string& tag : row.tags)
        tags += (tags.empty() ? "" : ", ") + tag;
    line("tags", tags);
    line("model", row.model + (row.parameters > 0 ? ", " + countedText(row.parameters, "parameter(s)") : ""));
    line("data", row.dataset);
    line("machine", machine);
    line("device", row.device + (row.host.empty() ? "" : " on " + row.host));
    if (row.totalSteps > 0) {
        char epoch[64];
        std::snprintf(epoch, sizeof epoch, "epoch %.2f of %d, ", shownEpoch(row.epoch), row.epochs);
        line("progress", epoch + ("step " + countText(row.step) + " of " + countText(row.totalSteps)));
    }
    line("created", dateText(row.createdAt));
    if (row.elapsed > 0)
        line("trained", durationText(row.elapsed) + " in " + std::to_string(row.attempts) +
                            (row.attempts == 1 ? " attempt" : " attempts"));
    line("directory", row.directory);
    line("notes", row.notes);
    for (std::size_t i = 0; i < metrics.size() && i < row.metrics.size(); ++i)
        if (!std::isnan(row.metrics[i]))
            std::printf("%-30s %s\n", columnName(metrics[i]).c_str(), valueText(metrics[i], row.metrics[i]).c_str());
}

nlohmann::ordered_json seriesJson(const std::vector<SeriesRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const SeriesRow& row : rows)
        out.push_back(
            {{"name", row.name}, {"points", row.points}, {"last_step", row.lastStep}, {"last", numberJson(row.last)}});
    return out;
}

nlohmann::ordered_json attemptsJson(const std::vector<AttemptRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const AttemptRow& row : rows)
        out.push_back({{"number", row.number},
                       {"started_at", row.startedAt},
                       {"ended_at", row.endedAt},
                       {"host", row.host},
                       {"device", row.device},
                       {"start_step", row.startStep},
                       {"last_step", row.lastStep},
                       {"checkpoint", row.checkpoint},
                       {"differences", row.differences}});
    return out;
}

nlohmann::ordered_json checkpointsJson(const std::vector<ArtifactRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const ArtifactRow& row : rows)
        if (row.kind == "checkpoint")
            out.push_back({{"file", row.file},
                           {"step", row.step},
                           {"epoch", row.epoch},
                           {"bytes", row.bytes},
                           {"time", row.time}});
    return out;
}

nlohmann::ordered_json relatedJson(const std::vector<RelatedRun>& runs)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const RelatedRun& run : runs)
        out.push_back({{"relation", name(run.relation)},
                       {"run", run.id},
                       {"name", run.name},
                       {"state", name(run.state)},
                       {"checkpoint", run.checkpoint}});
    return out;
}

nlohmann::ordered_json lineageJson(const RunLineage& lineage)
{
    nlohmann::ordered_json json = {{"from", relatedJson(lineage.from)}, {"to", relatedJson(lineage.to)}};
    json["campaign"] = nullptr;
    if (!lineage.campaign.empty())
        json["campaign"] = {{"id", lineage.campaign},
                            {"name", lineage.campaignName},
                            {"kind", lineage.campaignKind},
                            {"cell", lineage.cell}};
    return json;
}

nlohmann::ordered_json alertsJson(const std::vector<AlertRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const AlertRow& row : rows)
        out.push_back({{"kind", row.kind},
                       {"attempt", row.attempt},
                       {"step", row.step},
                       {"text", row.text.text()},
                       {"raised_at", row.raisedAt},
                       {"seen_at", row.seenAt}});
    return out;
}

/// "from   weights of base (20261120-…), checkpoint …", and so on.
void printLineage(const RunLineage& lineage)
{
    if (lineage.from.empty() && lineage.to.empty() && lineage.campaign.empty())
        return;
    std::printf("\nlineage\n");
    const auto print = [](const char* direction, const RelatedRun& run) {
        std::printf("  %-4s  %-9s %s%s%s\n", direction, std::string(name(run.relation)).c_str(),
                    printable(run.name.empty() ? run.id : run.name + " (" + run.id + ")").c_str(),
                    run.checkpoint.empty() ? "" : ", ", printable(run.checkpoint).c_str());
    };
    for (const RelatedRun& run : lineage.from)
        print("from", run);
    for (const RelatedRun& run : lineage.to)
        print("to", run);
    if (!lineage.campaign.empty())
        std::printf("  in    campaign  %s%s%s\n",
                    printable(lineage.campaignName.empty() ? lineage.campaign : lineage.campaignName).c_str(),
                    lineage.cell.empty() ? "" : ", cell ", printable(lineage.cell).c_str());
}

nlohmann::ordered_json messagesJson(const std::vector<MessageRow>& rows)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const MessageRow& row : rows)
        out.push_back({{"time", row.time},
                       {"attempt", row.attempt},
                       {"kind", row.kind},
                       {"level", row.level},
                       {"text", row.text.text()},
                       {"step", row.step}});
    return out;
}

using Values = std::map<std::string, std::map<std::string, std::string>>; // key → run id → value

void printMessages(StoreReader& reader, const RunRow& row)
{
    const std::optional<RunSpec> spec = reader.spec(row.id);
    const std::vector<MessageRow> messages = reader.messages(row.key, 20);
    std::printf("\nmessages\n");
    for (const auto& [message, ranks] : foldedMessages(messages, spec ? spec->resources.ranks : 1))
        std::printf("  %s  %-10s %s%s\n", dateText(message->time).c_str(), printable(message->kind).c_str(),
                    ranks > 1 ? (std::to_string(ranks) + " ranks: ").c_str() : "",
                    printable(message->kind == "checkpoint" ? message->file : message->text.text()).c_str());
}

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

/// "14:02:31" today, else with the date.
std::string momentText(double unixSeconds)
{
    const auto clock = [](double time, const char* format) {
        const auto seconds = static_cast<std::time_t>(time);
        std::tm local{};
        ::localtime_r(&seconds, &local);
        char text[40];
        std::strftime(text, sizeof text, format, &local);
        return std::string(text);
    };
    const bool today = clock(unixSeconds, "%F") == clock(unixTime(), "%F");
    return today ? clock(unixSeconds, "%H:%M:%S") : dateText(unixSeconds);
}

/// "running (as of 14:02:31)" for a run whose machine was not queried just now.
std::string stateText(Session& session, const RunRow& row)
{
    const std::optional<double> heard = session.heardAt(row);
    const std::string state(name(row.state));
    if (heard && session.isRemoved(row))
        return state + " (its machine was removed)";
    return !heard ? state : *heard > 0.0 ? state + " (as of " + momentText(*heard) + ")" : state + " (no answer yet)";
}

/// The same for JSON: null if the state is current.
nlohmann::ordered_json heardJson(Session& session, const RunRow& row)
{
    const std::optional<double> heard = session.heardAt(row);
    return heard ? nlohmann::ordered_json(*heard) : nlohmann::ordered_json(nullptr);
}

/// An empty store beside run directories is a new one where another was lost; one that knows fewer runs may be a
/// backup. Looks closely only if there are more directories than runs, so that it costs nothing otherwise.
void hintAtLostRuns(StoreReader& reader)
{
    if (std::getenv("TRAINYARD_STORE") != nullptr)
        return; // another store need not have this home's runs
    RunQuery all;
    all.scope = RunScope::All;
    const auto known = static_cast<std::size_t>(reader.countRuns(all));
    std::size_t directories = 0;
    std::error_code code;
    for (std::filesystem::directory_iterator it(runsFolder(), code), end; !code && it != end; it.increment(code))
        ++directories;
    if (directories <= known)
        return;
    const std::size_t found = lostRunDirectories(reader, runsFolder()).size();
    if (found > 0 && known == 0)
        std::fprintf(stderr,
                     "trainyard: the store has no runs, but %zu run %s in %s; 'trainyard store rebuild' reads "
                     "them again.\n",
                     found, found == 1 ? "directory lies" : "directories lie", runsFolder().c_str());
    else if (found > 0)
        std::fprintf(stderr,
                     "trainyard: the store does not know %zu run %s in %s; 'trainyard store rebuild --force' takes "
                     "%s up.\n",
                     found, found == 1 ? "directory" : "directories", runsFolder().c_str(), found == 1 ? "it" : "them");
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

int listRuns(const ListOptions& options)
{
    const RunScope scope = scopeNamed(options.scope);
    const RunColumns columns = parseColumns(options.columns.empty() ? kDefaultColumns : options.columns);
    if (!isRunOrder(options.sortBy))
        throw Failure(ErrorKind::BadInput, "sort the runs by", options.sortBy, "this column does not exist",
                      "Choose created, started, ended, id, name, state, model, dataset, device, host, epoch, step, "
                      "attempts, elapsed, samples_per_second, parameters, tags, or a parameter such as "
                      "param:training.batch_size.");
    Session session;
    session.catchUp(kListCatchUpSeconds);
    RunQuery query;
    query.text = options.query;
    query.scope = scope;
    query.metrics = columns.metrics;
    query.params = columns.params;
    query.sortBy = options.sortBy;
    query.descending = !options.ascending;
    query.limit = options.limit;
    const std::vector<RunRow> rows = session.reader().runs(query);
    hintAtLostRuns(session.reader());
    if (const auto problem = rows.empty() ? session.reader().queryProblem(query.text) : std::nullopt)
        throw Failure(ErrorKind::BadInput, "search the runs for", query.text, problem->why);
    const std::int64_t total = session.reader().countRuns(query);
    if (options.json) {
        nlohmann::ordered_json json = {{"total", total}, {"runs", nlohmann::ordered_json::array()}};
        for (const RunRow& row : rows) {
            json["runs"].push_back(runJson(row, columns.metrics));
            json["runs"].back()["heard_at"] = heardJson(session, row);
            for (std::size_t i = 0; i < columns.params.size() && i < row.params.size(); ++i)
                json["runs"].back()["params"][columns.params[i]] = row.params[i];
        }
        printJson(json);
        return kOk;
    }
    std::vector<std::string> headers;
    std::vector<bool> right;
    for (const auto& column : columns.columns) {
        headers.push_back(column.header);
        right.push_back(column.right);
    }
    TextTable table(headers, right);
    for (const RunRow& row : rows) {
        std::vector<std::string> cells;
        for (const auto& column : columns.columns)
            cells.push_back(column.header == "state" ? stateText(session, row) : column.text(row));
        table.add(std::move(cells));
    }
    std::fputs(table.text().c_str(), stdout);
    if (static_cast<std::int64_t>(rows.size()) < total)
        std::printf("%zu of %lld runs\n", rows.size(), static_cast<long long>(total));
    if (std::any_of(rows.begin(), rows.end(), [&](const RunRow& row) { return session.heardAt(row).has_value(); }))
        std::puts(
            "Runs on other machines are shown in their last known state; 'trainyard runs watch RUN' queries their "
            "machines.");
    return kOk;
}

int showRun(const std::string& text, bool json)
{
    const std::vector<MetricColumn> metrics = headlineMetrics();
    Session session;
    session.catchUp(kListCatchUpSeconds);
    const RunRow row = session.find(text, metrics);
    StoreReader& reader = session.reader();
    if (json) {
        nlohmann::ordered_json document = runJson(row, metrics);
        document["heard_at"] = heardJson(session, row);
        const std::optional<RunSpec> spec = reader.spec(row.id);
        document["spec"] = spec ? toJson(*spec) : nlohmann::ordered_json(nullptr);
        document["series"] = seriesJson(reader.series(row.key));
        document["attempt_list"] = attemptsJson(reader.attempts(row.key));
        document["checkpoints"] = checkpointsJson(reader.artifacts(row.key));
        document["messages"] = messagesJson(reader.messages(row.key));
        document["lineage"] = lineageJson(readLineage(reader, row));
        document["alerts"] = alertsJson(reader.alerts({row.id}));
        printJson(document);
        return kOk;
    }
    printSummary(row, metrics, stateText(session, row), machineText(session, row));
    std::printf("\nparameters\n");
    for (const auto& [key, value] : reader.params(row.id))
        std::printf("  %-36s %s\n", printable(key).c_str(), printable(value).c_str());
    std::printf("\nseries\n");
    for (const SeriesRow& series : reader.series(row.key))
        std::printf("  %-36s %s, last %s at step %s\n", printable(series.name).c_str(),
                    countedText(series.points, "point(s)").c_str(), numberText(series.last).c_str(),
                    countText(series.lastStep).c_str());
    printLineage(readLineage(reader, row));
    printMessages(reader, row);
    return kOk;
}

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
            cells.push_back(valueText(metrics[i], row.metrics.at(i)));
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
