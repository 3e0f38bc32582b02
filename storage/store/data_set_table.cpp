// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/data_set_table.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/spec_data.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

std::string textOf(const nlohmann::ordered_json& json)
{
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void requireFreeName(Connection& connection, std::int64_t key, const std::string& name)
{
    if (name.empty())
        throw Failure(ErrorKind::BadInput, "name the data set", {}, storeReason("store.name-empty"));
    StatementUse row(connection.prepared("SELECT 1 FROM data_sets WHERE name = ? AND key <> ?"));
    row->bindAll(name, key);
    if (row->step())
        throw Failure(ErrorKind::BadInput, "name the data set", name, storeReason("store.data-set-name-taken"));
}

void requireChanged(int changes, std::int64_t key)
{
    if (changes == 0)
        throw Failure(ErrorKind::NotFound, "change the data set", std::to_string(key),
                      storeReason("store.no-such-data-set"));
}

DataSpec dataOf(const std::string& text, const std::string& name)
{
    DataSpec data;
    std::vector<SpecProblem> problems;
    try {
        readData(parseBoundedJson(text), data, problems);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the stored data set", name,
                      storeReason("store.data-set-unreadable", Quotation{exception.what()}));
    }
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "read the stored data set", name,
                      storeReason("store.data-set-field", problems.front().why()));
    return data;
}

} // namespace

std::int64_t insertDataSet(Connection& connection, const DataSetRow& set)
{
    requireFreeName(connection, 0, set.name);
    StatementUse row(
        connection.prepared("INSERT INTO data_sets (name, format, path, machine, spec, origin, height, width, "
                            "channels, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    row->bindAll(set.name, name(set.data.format), set.data.path, set.machine, textOf(toJson(set.data)), set.origin,
                 set.data.image.height, set.data.image.width, set.data.image.channels,
                 set.addedAt > 0 ? set.addedAt : unixTime());
    row->step();
    return connection.lastInsertRow();
}

void renameDataSet(Connection& connection, std::int64_t key, const std::string& name)
{
    requireFreeName(connection, key, name);
    StatementUse row(connection.prepared("UPDATE data_sets SET name = ?2 WHERE key = ?1"));
    row->bindAll(key, name);
    row->step();
    requireChanged(row->changes(), key);
}

void eraseDataSet(Connection& connection, std::int64_t key)
{
    for (const char* sql : {"DELETE FROM inspections WHERE data_set = ?", "DELETE FROM data_sets WHERE key = ?"}) {
        StatementUse row(connection.prepared(sql));
        row->bindAll(key);
        row->step();
    }
}

void writeInspection(Connection& connection, std::int64_t key, const DataInspection& found, double time)
{
    {
        StatementUse row(connection.prepared(
            "UPDATE data_sets SET format = ?2, spec = ?3, fingerprint = ?4, height = ?5, width = ?6, channels = ?7, "
            "classes = ?8, train_samples = ?9, validation_samples = ?10, unreadable = ?11, inspected_at = ?12 WHERE "
            "key = ?1"));
        row->bindAll(key, name(found.data.format), textOf(toJson(found.data)), found.fingerprint,
                     found.data.image.height, found.data.image.width, found.data.image.channels,
                     static_cast<std::int64_t>(found.classes.size()), found.trainSamples, found.validationSamples,
                     found.unreadableSamples(), time > 0 ? time : unixTime());
        row->step();
        requireChanged(row->changes(), key);
    }
    StatementUse row(connection.prepared("INSERT OR REPLACE INTO inspections VALUES (?, ?)"));
    row->bindAll(key, textOf(toJson(found)));
    row->step();
}

std::vector<DataSetRow> readDataSets(Connection& connection)
{
    StatementUse row(connection.prepared(
        "SELECT key, name, machine, spec, origin, fingerprint, classes, train_samples, validation_samples, unreadable, "
        "added_at, inspected_at, path FROM data_sets ORDER BY name COLLATE NOCASE"));
    std::vector<DataSetRow> sets;
    while (row->step()) {
        DataSetRow set;
        set.key = row->integer(0);
        set.name = row->text(1);
        set.machine = row->text(2);
        set.data = dataOf(row->text(3), set.name);
        set.origin = row->text(4);
        set.fingerprint = row->text(5);
        set.classes = row->integer(6);
        set.trainSamples = row->integer(7);
        set.validationSamples = row->integer(8);
        set.unreadable = row->integer(9);
        set.addedAt = row->real(10);
        set.inspectedAt = row->real(11);
        set.data.path = row->text(12);
        sets.push_back(std::move(set));
    }
    return sets;
}

std::vector<DataSetRow> readUsedDataSets(Connection& connection)
{
    StatementUse row(connection.prepared(
        "WITH used AS (SELECT r.key AS run, iif(r.machine = '', 'local', r.machine) AS machine, r.created_at, "
        "rtrim(p.value, '/') AS path FROM params p JOIN runs r ON r.key = p.run "
        "WHERE p.key = 'data.path' AND p.value <> '' AND r.trashed_at = 0) "
        "SELECT first, machine, path, runs, since, spec FROM ("
        "SELECT min(run) AS first, max(run) AS last, machine, path, count(*) AS runs, min(created_at) AS since "
        "FROM used WHERE NOT EXISTS (SELECT 1 FROM data_sets d WHERE d.machine = used.machine "
        "AND rtrim(d.path, '/') = used.path) GROUP BY machine, path) JOIN specs ON specs.run = last ORDER BY path"));
    std::vector<DataSetRow> sets;
    while (row->step()) {
        DataSetRow set;
        set.key = -row->integer(0);
        set.machine = row->text(1);
        set.runs = row->integer(3);
        set.addedAt = row->real(4);
        std::vector<SpecProblem> ignored; // of a newer version; what it says of the data is what counts
        const DataSpec data = parseRunSpecText(row->text(5), ignored).data;
        set.data.format = data.format;
        set.data.path = row->text(2);
        set.data.image = data.image;
        set.data.features = data.features;
        set.data.labels = data.labels;
        set.data.validationShare = data.validationShare;
        sets.push_back(std::move(set));
    }
    return sets;
}

std::optional<DataInspection> readInspection(Connection& connection, std::int64_t key)
{
    StatementUse row(connection.prepared("SELECT inspection FROM inspections WHERE data_set = ?"));
    row->bindAll(key);
    if (!row->step())
        return std::nullopt;
    return parseDataInspectionText(row->text(0));
}

} // namespace trainyard::store
