// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_query.h"

#include "backend/protocol/reason_json.h"
#include "storage/store/point_query.h"
#include "storage/store/run_conditions.h"
#include "storage/store/run_order.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::Statement;

constexpr const char* kRunColumns =
    "SELECT r.key, r.id, r.name, r.notes, r.state, r.reason, r.model, r.dataset, "
    "r.device, r.host, r.machine, r.directory, "
    "r.token, r.campaign, r.parent, r.attempts, r.created_at, r.started_at, r.ended_at, "
    "r.elapsed, r.step, r.total_steps, "
    "r.epoch, r.epochs, r.samples_per_second, r.learning_rate, r.eta, r.phase, "
    "r.last_event_at, r.parameters, r.archived, "
    "r.trashed_at, r.cell, r.why, r.classes, r.all_classes, r.samples, r.all_samples FROM runs r";

/// "10 of 1000 classes"; empty if all are used.
std::string shareText(std::int64_t used, std::int64_t all, const char* what)
{
    if (used == 0)
        return {};
    return std::to_string(used) + (all > 0 ? " of " + std::to_string(all) : "") + " " + what;
}

/// A part of the data is another task: the text prevents unintended comparisons.
std::string textOf(const RunData& data)
{
    if (!data.isPart())
        return data.name;
    const std::string classes = shareText(data.classes, data.allClasses, "classes");
    const std::string samples = shareText(data.samples, data.allSamples, "samples");
    return data.name + " (" + classes + (classes.empty() || samples.empty() ? "" : ", ") + samples + ")";
}

RunRow rowOf(const Statement& row)
{
    RunRow run;
    run.key = row.integer(0);
    run.id = row.text(1);
    run.name = row.text(2);
    run.notes = row.text(3);
    run.state = jobStateNamed(row.view(4)).value_or(JobState::Unknown);
    run.reason = reasonOf(row.text(5), row.view(33));
    run.model = row.text(6);
    run.data = {row.text(7), row.integer(34), row.integer(35), row.integer(36), row.integer(37)};
    run.dataset = textOf(run.data);
    run.device = row.text(8);
    run.host = row.text(9);
    run.machine = row.text(10);
    run.directory = row.text(11);
    run.token = row.text(12);
    run.campaign = row.text(13);
    run.parent = row.text(14);
    run.attempts = static_cast<int>(row.integer(15));
    run.createdAt = row.real(16);
    run.startedAt = row.real(17);
    run.endedAt = row.real(18);
    run.elapsed = row.real(19);
    run.step = row.integer(20);
    run.totalSteps = row.integer(21);
    run.epoch = row.real(22);
    run.epochs = static_cast<int>(row.integer(23));
    run.samplesPerSecond = row.real(24);
    run.learningRate = row.real(25);
    run.etaSeconds = row.real(26);
    run.phase = row.text(27);
    run.lastEventAt = row.real(28);
    run.parameters = row.integer(29);
    run.archived = row.integer(30) != 0;
    run.trashedAt = row.real(31);
    run.cell = row.text(32);
    return run;
}

const char* columnOf(MetricSummary summary)
{
    return summary == MetricSummary::Last ? "last" : summary == MetricSummary::Best ? "best" : "worst";
}

void addOrder(SqlText& sql, const RunQuery& query)
{
    const std::string direction = query.descending ? " DESC" : " ASC";
    const std::string& by = query.sortBy;
    std::size_t metric = 0;
    sql.add(" ORDER BY ");
    if (by == "name" || by == "notes") {
        sql.add("r." + by + " COLLATE NOCASE");
    } else if (const auto text = textColumns().find(by); text != textColumns().end()) {
        sql.add(std::string(text->second) + " COLLATE NOCASE");
    } else if (const auto number = numberColumns().find(by); number != numberColumns().end()) {
        sql.add(number->second);
    } else if (by == "tags") {
        sql.add("(SELECT group_concat(tag, ' ') FROM tags WHERE run = r.key) COLLATE NOCASE");
    } else if (by.starts_with("metric:") &&
               std::from_chars(by.data() + 7, by.data() + by.size(), metric).ptr == by.data() + by.size() &&
               metric < query.metrics.size()) {
        sql.add(std::string("(SELECT ") + columnOf(query.metrics[metric].summary) +
                    " FROM summaries WHERE name = ? AND run = r.key)",
                {query.metrics[metric].series});
    } else if (by.starts_with("param:")) {
        sql.add("(SELECT coalesce(number, value) FROM params WHERE key = ? AND run = r.key)", {by.substr(6)});
    } else {
        sql.add("r.created_at");
    }
    sql.add(direction + " NULLS LAST, r.key" + direction);
}

/// As addOrder() sorts where no other column is named.
bool isByCreation(const RunQuery& query)
{
    const std::string& by = query.sortBy;
    if (const auto number = numberColumns().find(by); number != numberColumns().end())
        return number->second == std::string_view("r.created_at");
    return !isRunOrder(by);
}

/// Sorts by creation, then key. Runs mostly come that way already, and whole rows are large to move about.
void sortByCreation(std::vector<RunRow>& runs, bool descending)
{
    const auto comes = [descending](const RunRow& a, const RunRow& b) {
        const std::pair x(a.createdAt, a.key), y(b.createdAt, b.key);
        return descending ? y < x : x < y;
    };
    if (std::ranges::is_sorted(runs, comes))
        return;
    std::vector<RunRow*> order;
    order.reserve(runs.size());
    for (RunRow& run : runs)
        order.push_back(&run);
    std::ranges::sort(order, [&comes](const RunRow* a, const RunRow* b) { return comes(*a, *b); });
    std::vector<RunRow> sorted;
    sorted.reserve(runs.size());
    for (RunRow* run : order)
        sorted.push_back(std::move(*run));
    runs = std::move(sorted);
}

constexpr std::size_t kFewRows = 100; ///< up to this many, one look-up per row is cheaper than a scan

using RowIndex = std::unordered_map<std::int64_t, std::size_t>;

void fillTags(Connection& connection, std::vector<RunRow>& runs, const RowIndex& index)
{
    if (runs.size() <= kFewRows) {
        for (RunRow& run : runs) {
            sqlite::StatementUse row(connection.prepared("SELECT tag FROM tags WHERE run = ? ORDER BY tag"));
            row->bindAll(run.key);
            while (row->step())
                run.tags.push_back(row->text(0));
        }
        return;
    }
    sqlite::StatementUse row(connection.prepared("SELECT run, tag FROM tags ORDER BY run, tag"));
    while (row->step())
        if (const auto found = index.find(row->integer(0)); found != index.end())
            runs[found->second].tags.push_back(row->text(1));
}

void fillMetric(Connection& connection, std::vector<RunRow>& runs, const RowIndex& index, std::size_t place,
                const MetricColumn& metric)
{
    const std::string columns = std::string("SELECT run, ") + columnOf(metric.summary) + ", series, last_step, points ";
    const auto take = [&](RunRow& run, const Statement& row) {
        run.metrics[place] = row.real(1);
        if (metric.summary != MetricSummary::Last || !row.isNull(1) || row.integer(4) == 0)
            return;
        run.metrics[place] = nonFiniteLast(connection, row.integer(2), row.integer(3));
        if (std::isnan(run.metrics[place]))
            run.toldNan.push_back(place);
    };
    if (runs.size() <= kFewRows) {
        for (RunRow& run : runs) {
            sqlite::StatementUse row(connection.prepared(columns + "FROM summaries WHERE name = ? AND run = ?"));
            row->bindAll(metric.series, run.key);
            if (row->step())
                take(run, *row);
        }
        return;
    }
    sqlite::StatementUse row(connection.prepared(columns + "FROM summaries WHERE name = ?"));
    row->bindAll(metric.series);
    while (row->step())
        if (const auto found = index.find(row->integer(0)); found != index.end())
            take(runs[found->second], *row);
}

void fillParam(Connection& connection, std::vector<RunRow>& runs, const RowIndex& index, std::size_t place,
               const std::string& key)
{
    if (runs.size() <= kFewRows) {
        for (RunRow& run : runs) {
            sqlite::StatementUse row(connection.prepared("SELECT value FROM params WHERE run = ? AND key = ?"));
            row->bindAll(run.key, key);
            if (row->step())
                run.params[place] = row->text(0);
        }
        return;
    }
    sqlite::StatementUse row(connection.prepared("SELECT run, value FROM params WHERE key = ?"));
    row->bindAll(key);
    while (row->step())
        if (const auto found = index.find(row->integer(0)); found != index.end())
            runs[found->second].params[place] = row->text(1);
}

void fill(Connection& connection, std::vector<RunRow>& runs, const std::vector<MetricColumn>& metrics,
          const std::vector<std::string>& params = {})
{
    RowIndex index;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        index.emplace(runs[i].key, i);
        runs[i].metrics.assign(metrics.size(), std::numeric_limits<double>::quiet_NaN());
        runs[i].params.assign(params.size(), std::string());
    }
    fillTags(connection, runs, index);
    for (std::size_t i = 0; i < metrics.size(); ++i)
        fillMetric(connection, runs, index, i, metrics[i]);
    for (std::size_t i = 0; i < params.size(); ++i)
        fillParam(connection, runs, index, i, params[i]);
}

} // namespace

std::vector<RunRow> selectRuns(Connection& connection, const RunQuery& query)
{
    SqlText sql;
    sql.add(kRunColumns);
    addConditions(connection, sql, query);
    // SQLite sorts by copying all columns of every row, which takes twice as long as reading them.
    const bool sortsHere = query.limit < 0 && query.offset <= 0 && isByCreation(query);
    if (sortsHere) {
        sql.add(query.descending ? " ORDER BY r.key DESC" : " ORDER BY r.key");
    } else {
        addOrder(sql, query);
        sql.add(" LIMIT ? OFFSET ?", {query.limit, std::max<std::int64_t>(0, query.offset)});
    }
    Statement row = sql.prepare(connection);
    std::vector<RunRow> runs;
    while (row.step())
        runs.push_back(rowOf(row));
    if (sortsHere)
        sortByCreation(runs, query.descending);
    fill(connection, runs, query.metrics, query.params);
    return runs;
}

std::int64_t countRuns(Connection& connection, const RunQuery& query)
{
    SqlText sql;
    sql.add("SELECT count(*) FROM runs r");
    addConditions(connection, sql, query);
    Statement row = sql.prepare(connection);
    return row.step() ? row.integer(0) : 0;
}

std::optional<RunRow> selectRun(Connection& connection, const std::string& id, const std::vector<MetricColumn>& metrics)
{
    static const std::string kById = std::string(kRunColumns) + " WHERE r.id = ?";
    sqlite::StatementUse row(connection.prepared(kById)); // asked for each of a thousand directories
    row->bindAll(id);
    if (!row->step())
        return std::nullopt;
    std::vector<RunRow> runs = {rowOf(*row)};
    fill(connection, runs, metrics);
    return std::move(runs.front());
}

std::vector<RunRow> selectCampaignRuns(Connection& connection, const std::string& campaign)
{
    Statement row(connection,
                  std::string(kRunColumns) +
                      " WHERE r.campaign = ? AND r.campaign <> '' AND r.trashed_at = 0 ORDER BY r.created_at, r.key");
    row.bindAll(campaign);
    std::vector<RunRow> runs;
    while (row.step())
        runs.push_back(rowOf(row));
    return runs;
}

} // namespace trainyard::store

bool trainyard::isRunOrder(const std::string& sortBy)
{
    using namespace trainyard::store;
    return sortBy == "name" || sortBy == "notes" || sortBy == "tags" || textColumns().contains(sortBy) ||
           numberColumns().contains(sortBy) || sortBy.starts_with("metric:") ||
           (sortBy.starts_with("param:") && sortBy.size() > 6);
}
