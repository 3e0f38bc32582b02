// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_query.h"

#include "backend/protocol/reason_json.h"
#include "storage/store/query_text.h"
#include "storage/store/run_order.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <map>
#include <unordered_map>
#include <variant>

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
    "r.trashed_at, r.cell, r.why FROM runs r";

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
    run.dataset = row.text(7);
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

/// SQL text with the values of its placeholders. User text only ever becomes a value.
class SqlText {
public:
    using Value = std::variant<std::int64_t, double, std::string>;
    void add(const std::string& sql, std::initializer_list<Value> values = {})
    {
        m_sql += sql;
        m_values.insert(m_values.end(), values);
    }
    Statement prepare(Connection& connection) const
    {
        Statement statement(connection, m_sql);
        int position = 0;
        for (const Value& value : m_values) {
            ++position;
            std::visit([&](const auto& bound) { statement.bind(position, bound); }, value);
        }
        return statement;
    }

private:
    std::string m_sql;
    std::vector<Value> m_values;
};

const std::map<std::string, const char*, std::less<>>& textColumns()
{
    static const std::map<std::string, const char*, std::less<>> columns = {
        {"id", "r.id"},         {"state", "r.state"}, {"model", "r.model"},     {"dataset", "r.dataset"},
        {"device", "r.device"}, {"host", "r.host"},   {"machine", "r.machine"}, {"campaign", "r.campaign"},
        {"parent", "r.parent"}, {"phase", "r.phase"}, {"reason", "r.reason"},   {"directory", "r.directory"}};
    return columns;
}

const std::map<std::string, const char*, std::less<>>& numberColumns()
{
    static const std::map<std::string, const char*, std::less<>> columns = {
        {"step", "r.step"},
        {"total_steps", "r.total_steps"},
        {"epoch", "r.epoch"},
        {"epochs", "r.epochs"},
        {"elapsed", "r.elapsed"},
        {"attempts", "r.attempts"},
        {"parameters", "r.parameters"},
        {"samples_per_second", "r.samples_per_second"},
        {"learning_rate", "r.learning_rate"},
        {"eta", "r.eta"},
        {"created", "r.created_at"},
        {"started", "r.started_at"},
        {"ended", "r.ended_at"},
        {"last_event", "r.last_event_at"},
        {"trashed", "r.trashed_at"}};
    return columns;
}

/// `"text"*` for FTS5: a phrase whose last word may be a prefix.
std::string phrase(const std::string& text)
{
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"*";
}

bool hasWord(const std::string& text)
{
    return std::any_of(text.begin(), text.end(), [](unsigned char c) {
        return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    });
}

std::string likePattern(const std::string& text, bool anywhere)
{
    std::string out = anywhere ? "%" : "";
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\')
            out += '\\';
        out += c;
    }
    return out + "%";
}

void addWord(SqlText& sql, const std::string& text)
{
    if (hasWord(text)) {
        sql.add(" AND r.key IN (SELECT rowid FROM runs_search WHERE runs_search MATCH ?)", {phrase(text)});
        return;
    }
    // Punctuation alone is not a word in the index.
    const std::string pattern = likePattern(text, true);
    sql.add(" AND (r.name LIKE ? ESCAPE '\\' OR r.notes LIKE ? ESCAPE '\\' OR r.key IN (SELECT run FROM tags WHERE tag "
            "LIKE "
            "? ESCAPE '\\'))",
            {pattern, pattern, pattern});
}

/// A value that ends in * matches every text with that prefix.
void addMatch(SqlText& sql, const std::string& column, const std::string& value)
{
    if (value.ends_with('*'))
        sql.add(column + " LIKE ? ESCAPE '\\'", {likePattern(value.substr(0, value.size() - 1), false)});
    else
        sql.add(column + " = ? COLLATE NOCASE", {value});
}

bool isParam(Connection& connection, const std::string& key)
{
    sqlite::StatementUse row(connection.prepared("SELECT 1 FROM params WHERE key = ? LIMIT 1"));
    row->bindAll(key);
    return row->step();
}

void addEqual(Connection& connection, SqlText& sql, const QueryTerm& term)
{
    const auto column = textColumns().find(term.key);
    if (column != textColumns().end()) {
        sql.add(" AND ");
        addMatch(sql, column->second, term.value);
    } else if (term.key == "tag" || term.key == "tags") {
        sql.add(" AND r.key IN (SELECT run FROM tags WHERE ");
        addMatch(sql, "tag", term.value);
        sql.add(")");
    } else if ((term.key == "name" || term.key == "notes") && hasWord(term.value)) {
        sql.add(" AND r.key IN (SELECT rowid FROM runs_search WHERE runs_search MATCH ?)",
                {term.key + " : " + phrase(term.value)});
    } else if (const auto number = numberColumns().find(term.key); number != numberColumns().end()) {
        sql.add(std::string(" AND CAST(") + number->second + " AS TEXT) = CAST(CAST(? AS NUMERIC) AS TEXT)",
                {term.value});
    } else if (isParam(connection, term.key)) {
        sql.add(" AND r.key IN (SELECT run FROM params WHERE key = ? AND ", {term.key});
        addMatch(sql, "value", term.value);
        sql.add(")");
    } else {
        addWord(sql, term.text); // text with a colon, such as "http://…", is searched as a word
    }
}

void addComparison(Connection& connection, SqlText& sql, const QueryTerm& term)
{
    const auto column = numberColumns().find(term.key);
    if (column != numberColumns().end()) {
        sql.add(std::string(" AND ") + column->second + " " + term.comparison + " ?", {term.number});
    } else if (term.comparison == "=" && textColumns().contains(term.key)) {
        addEqual(connection, sql, term);
    } else {
        sql.add(" AND r.key IN (SELECT run FROM summaries WHERE name = ? AND best " + term.comparison +
                    " ? UNION ALL SELECT run FROM params WHERE key = ? AND number " + term.comparison + " ?)",
                {term.key, term.number, term.key, term.number});
    }
}

const char* scopeSql(RunScope scope)
{
    switch (scope) {
    case RunScope::Active: return "r.trashed_at = 0 AND r.archived = 0";
    case RunScope::Archived: return "r.trashed_at = 0 AND r.archived <> 0";
    case RunScope::Trashed: return "r.trashed_at > 0";
    default: return "1";
    }
}

void addConditions(Connection& connection, SqlText& sql, const RunQuery& query)
{
    sql.add(std::string(" WHERE ") + scopeSql(query.scope));
    const std::vector<QueryTerm> terms = parseQueryText(query.text);
    if (terms.size() > kMostTerms) {
        sql.add(" AND 0");
        return;
    }
    for (const QueryTerm& term : terms) {
        if (term.kind == QueryTerm::Kind::Word)
            addWord(sql, term.text);
        else if (term.kind == QueryTerm::Kind::Equal)
            addEqual(connection, sql, term);
        else
            addComparison(connection, sql, term);
    }
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
    const std::string column = columnOf(metric.summary);
    if (runs.size() <= kFewRows) {
        for (RunRow& run : runs) {
            sqlite::StatementUse row(
                connection.prepared("SELECT " + column + " FROM summaries WHERE name = ? AND run = ?"));
            row->bindAll(metric.series, run.key);
            if (row->step())
                run.metrics[place] = row->real(0);
        }
        return;
    }
    sqlite::StatementUse row(connection.prepared("SELECT run, " + column + " FROM summaries WHERE name = ?"));
    row->bindAll(metric.series);
    while (row->step())
        if (const auto found = index.find(row->integer(0)); found != index.end())
            runs[found->second].metrics[place] = row->real(1);
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
    addOrder(sql, query);
    sql.add(" LIMIT ? OFFSET ?", {query.limit, std::max<std::int64_t>(0, query.offset)});
    Statement row = sql.prepare(connection);
    std::vector<RunRow> runs;
    while (row.step())
        runs.push_back(rowOf(row));
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
    Statement row(connection, std::string(kRunColumns) + " WHERE r.id = ?");
    row.bindAll(id);
    if (!row.step())
        return std::nullopt;
    std::vector<RunRow> runs = {rowOf(row)};
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
