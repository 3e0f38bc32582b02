// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_set_rows.h"

#include <algorithm>
#include <string_view>

namespace trainyard {
namespace {

std::string_view withoutSlashes(std::string_view path)
{
    return path.substr(0, path.find_last_not_of('/') + 1);
}

std::int64_t runsThatName(StoreReader& reader, const DataSetRow& set)
{
    const std::string_view path = withoutSlashes(set.data.path);
    if (path.empty())
        return 0;
    RunQuery query;
    query.scope = RunScope::All;
    query.params = {"data.path"};
    if (path.find('"') == std::string_view::npos) // else compares the paths of all runs
        query.text = "data.path:\"" + std::string(path) + "\"*";
    const std::vector<RunRow> runs = reader.runs(query);
    return std::count_if(runs.begin(), runs.end(), [&](const RunRow& run) {
        return run.trashedAt == 0.0 && (run.machine.empty() ? "local" : run.machine) == set.machine &&
               withoutSlashes(run.params.front()) == path;
    });
}

} // namespace

DataSetRows readDataSetRows(StoreReader& reader)
{
    DataSetRows rows{reader.dataSets(), reader.usedDataSets()};
    for (DataSetRow& set : rows.added)
        if (set.inspectedAt <= 0.0) // later, the list shows what the inspection found
            set.runs = runsThatName(reader, set);
    return rows;
}

} // namespace trainyard
