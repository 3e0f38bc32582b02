// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/locations.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/run_survey.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/shown_runs.h"
#include "gui/command_line/table.h"
#include "storage/store/run_order.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace trainyard::commands {
namespace {

constexpr const char* kDefaultColumns = "id,name,state,model,dataset,epoch,val/top1,created";

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
    query.machineNames = readMachineNames(machinesFile());
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

} // namespace trainyard::commands
