// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_conditions.h"

#include "storage/store/query_check.h"
#include "storage/store/query_text.h"

#include <algorithm>
#include <cctype>

namespace trainyard::store {
namespace {

using sqlite::Connection;

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

/// A value that ends in * matches every text with that prefix; * alone matches every text but the empty one, which
/// stands for no value.
void addMatch(SqlText& sql, const std::string& column, const std::string& value)
{
    if (value == "*")
        sql.add(column + " <> ''");
    else if (value.ends_with('*'))
        sql.add(column + " LIKE ? ESCAPE '\\'", {likePattern(value.substr(0, value.size() - 1), false)});
    else
        sql.add(column + " = ? COLLATE NOCASE", {value});
}

/// The same for a text that is not in the store.
bool matches(std::string_view text, std::string_view value)
{
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    if (!value.ends_with('*'))
        return std::ranges::equal(text, value, same);
    value.remove_suffix(1);
    return text.size() >= value.size() && std::ranges::equal(text.substr(0, value.size()), value, same);
}

/// By the id, or by the name in a table with both, which is what the window shows.
void addNamed(SqlText& sql, const std::string& column, const std::string& table, const std::string& value)
{
    sql.add(" AND (");
    addMatch(sql, column, value);
    if (value != "*") {
        sql.add(" OR " + column + " IN (SELECT id FROM " + table + " WHERE ");
        addMatch(sql, "name", value);
        sql.add(")");
    }
    sql.add(")");
}

/// By the id or the name, which is not in the store.
void addMachine(SqlText& sql, const std::string& value, const RunQuery& query)
{
    sql.add(" AND (");
    addMatch(sql, "r.machine", value);
    for (const auto& [id, name] : query.machineNames)
        if (value != "*" && matches(name, value))
            sql.add(" OR r.machine = ?", {id});
    sql.add(")");
}

void addEqual(Connection& connection, SqlText& sql, const QueryTerm& term, const RunQuery& query)
{
    const auto column = textColumns().find(term.key);
    if (term.key == "campaign") {
        addNamed(sql, "r.campaign", "campaigns", term.value);
    } else if (term.key == "parent") {
        addNamed(sql, "r.parent", "runs", term.value);
    } else if (term.key == "machine") {
        addMachine(sql, term.value, query);
    } else if (column != textColumns().end()) {
        sql.add(" AND ");
        addMatch(sql, column->second, term.value);
    } else if (term.key == "tag" || term.key == "tags") {
        sql.add(" AND r.key IN (SELECT run FROM tags WHERE ");
        if (term.comparison == ":" && !term.value.ends_with('*')) // tag=… is the whole tag
            sql.add("tag LIKE ? ESCAPE '\\'", {likePattern(term.value, true)});
        else
            addMatch(sql, "tag", term.value);
        sql.add(")");
    } else if ((term.key == "name" || term.key == "notes") && term.value == "*") {
        sql.add(" AND ");
        addMatch(sql, "r." + term.key, term.value);
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

/// A date is a range of seconds. A time that has not happened is 0, which is before no date.
void addRange(SqlText& sql, const std::string& column, const QueryTerm& term)
{
    constexpr double kHalfSecond = 0.5;
    const QueryRange& range = term.range;
    const std::string& comparison = term.comparison;
    if (range.written == QueryUnit::Number) {
        sql.add(" AND " + column + " " + comparison + " ?", {range.low});
    } else if (range.written == QueryUnit::Duration && comparison != "=") {
        sql.add(" AND " + column + " >= 0 AND " + column + " " + comparison + " ?", {range.low}); // -1: not known
    } else if (range.written == QueryUnit::Duration) {
        sql.add(" AND " + column + " >= ? AND " + column + " < ?", {range.low - kHalfSecond, range.low + kHalfSecond});
    } else {
        sql.add(" AND " + column + " > 0");
        if (comparison == "=" || comparison == ">=")
            sql.add(" AND " + column + " >= ?", {range.low});
        if (comparison == "=" || comparison == "<=")
            sql.add(" AND " + column + " < ?", {range.high});
        if (comparison == ">")
            sql.add(" AND " + column + " >= ?", {range.high});
        if (comparison == "<")
            sql.add(" AND " + column + " < ?", {range.low});
    }
}

void addComparison(Connection& connection, SqlText& sql, const QueryTerm& term, const RunQuery& query)
{
    const auto column = numberColumns().find(term.key);
    if (column != numberColumns().end()) {
        addRange(sql, column->second, term);
    } else if (term.comparison == "=" && (textColumns().contains(term.key) || isWordField(term.key))) {
        addEqual(connection, sql, term, query);
    } else {
        sql.add(" AND r.key IN (SELECT run FROM summaries WHERE name = ? AND best " + term.comparison +
                    " ? UNION ALL SELECT run FROM params WHERE key = ? AND number " + term.comparison + " ?)",
                {term.key, term.range.low, term.key, term.range.low});
    }
}

void addTerm(Connection& connection, SqlText& sql, const QueryTerm& term, const RunQuery& query)
{
    switch (term.kind) {
    case QueryTerm::Kind::Word: addWord(sql, term.text); break;
    case QueryTerm::Kind::Equal: addEqual(connection, sql, term, query); break;
    case QueryTerm::Kind::Compare: addComparison(connection, sql, term, query); break;
    }
}

/// A mistake must not find every run, for then nobody is told of it.
void addNegated(Connection& connection, SqlText& sql, const QueryTerm& term, const RunQuery& query)
{
    if (hasMistake(connection, term)) {
        sql.add(" AND 0");
        return;
    }
    sql.add(" AND (1");
    addTerm(connection, sql, term, query);
    sql.add(") IS NOT TRUE");
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

} // namespace

const ColumnNames& textColumns()
{
    static const ColumnNames columns = {
        {"id", "r.id"},         {"state", "r.state"}, {"model", "r.model"},     {"dataset", "r.dataset"},
        {"device", "r.device"}, {"host", "r.host"},   {"machine", "r.machine"}, {"campaign", "r.campaign"},
        {"parent", "r.parent"}, {"phase", "r.phase"}, {"reason", "r.reason"},   {"directory", "r.directory"}};
    return columns;
}

const ColumnNames& numberColumns()
{
    static const ColumnNames columns = {{"step", "r.step"},
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

bool isWordField(std::string_view name)
{
    return name == "tag" || name == "tags" || name == "name" || name == "notes";
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

bool isParam(Connection& connection, const std::string& key)
{
    sqlite::StatementUse row(connection.prepared("SELECT 1 FROM params WHERE key = ? LIMIT 1"));
    row->bindAll(key);
    return row->step();
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
        if (term.negated)
            addNegated(connection, sql, term, query);
        else
            addTerm(connection, sql, term, query);
    }
}

} // namespace trainyard::store
