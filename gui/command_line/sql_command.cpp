// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/locations.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "storage/store/sql_query.h"

#include <array>
#include <charconv>
#include <iostream>
#include <iterator>
#include <new>
#include <optional>

namespace trainyard::commands {
namespace {

constexpr std::array<const char*, 6> kViews{"runs_wide",    "run_settings",   "run_results",
                                            "points_shown", "points_at_best", "run_alerts"};

/// As many digits as the number needs to be read back as the same.
std::string realText(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return std::string(digits.data(), end.ptr);
}

std::string cellText(const SqlValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto* number = std::get_if<double>(&value))
        return realText(*number);
    const auto* text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

std::string quotedCell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
    return quoted + '"';
}

void printCsvLine(const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        std::cout << (i == 0 ? "" : ",") << quotedCell(cells[i]);
    std::cout << '\n';
}

nlohmann::ordered_json cellJson(const SqlValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return *number;
    if (const auto* number = std::get_if<double>(&value))
        return numberJson(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    return nullptr;
}

void queryAsCsv(const std::string& sql)
{
    runSqlQuery(storePath(), sql, {printCsvLine, [](const std::vector<SqlValue>& row) {
                                       std::vector<std::string> cells;
                                       for (const SqlValue& value : row)
                                           cells.push_back(cellText(value));
                                       printCsvLine(cells);
                                   }});
}

/// A list as printJson() lays it out, this many spaces further right.
std::string listText(const nlohmann::ordered_json& list, std::size_t indent)
{
    std::string text;
    for (const char letter : list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace))
        text += letter == '\n' ? "\n" + std::string(indent, ' ') : std::string(1, letter);
    return text;
}

/// Rows are kept as text: a document of all takes many times as much memory, and where that ends, its destructor needs
/// more of it and ends the program.
void queryAsJson(const std::string& sql)
{
    std::string text, separator;
    runSqlQuery(storePath(), sql,
                {[&](const std::vector<std::string>& columns) {
                     text = "{\n  \"columns\": " + listText(columns, 2) + ",\n  \"rows\": [";
                 },
                 [&](const std::vector<SqlValue>& row) {
                     nlohmann::ordered_json cells = nlohmann::ordered_json::array();
                     for (const SqlValue& value : row)
                         cells.push_back(cellJson(value));
                     text += separator + "\n    " + listText(cells, 4);
                     separator = ",";
                 }});
    text += separator.empty() ? "]\n}\n" : "\n  ]\n}\n";
    std::cout << text;
}

/// Numbers stand at the right, as the first row has them.
void queryAsTable(const std::string& sql)
{
    std::vector<std::string> headers;
    std::optional<TextTable> table;
    runSqlQuery(storePath(), sql,
                {[&](const std::vector<std::string>& columns) { headers = columns; },
                 [&](const std::vector<SqlValue>& row) {
                     std::vector<std::string> cells;
                     std::vector<bool> right;
                     for (const SqlValue& value : row) {
                         cells.push_back(cellText(value));
                         right.push_back(!std::holds_alternative<std::string>(value));
                     }
                     if (!table)
                         table.emplace(headers, right);
                     table->add(std::move(cells));
                 }});
    std::cout << table.value_or(TextTable(headers)).text();
}

std::string viewsQuery()
{
    std::string names;
    for (const char* view : kViews)
        names += (names.empty() ? "('" : ", '") + std::string(view) + "'";
    return "SELECT m.name AS view, c.name AS column FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type "
           "= "
           "'view' AND m.name IN " +
           names + ") ORDER BY m.rowid, c.cid";
}

void query(const std::string& sql, const SqlOptions& options)
{
    const auto tooLarge = [&options] {
        return Failure(ErrorKind::OutOfMemory, "run the query", {}, "its result does not fit into memory",
                       options.csv ? "Add a LIMIT to the query."
                                   : "Add a LIMIT to the query, or use --csv, which streams.");
    };
    try {
        if (options.json)
            queryAsJson(sql);
        else if (options.csv)
            queryAsCsv(sql);
        else
            queryAsTable(sql);
    } catch (const std::bad_alloc&) {
        throw tooLarge();
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::OutOfMemory) // SQLite's own
            throw tooLarge();
        throw;
    }
}

} // namespace

int querySql(const SqlOptions& options)
{
    if (options.views != options.query.empty())
        throw Failure(ErrorKind::BadInput, "run the query", {}, "give either a query or --views",
                      "An example: trainyard sql \"SELECT run, best_val_top1 FROM runs_wide\"");
    if (options.csv && options.json)
        throw Failure(ErrorKind::BadInput, "run the query", {}, "--csv and --json cannot go together");
    const RunStore store(storePath()); // brings a store of an earlier version up to date
    if (store.readingOnly())
        complain(*store.readingOnly());
    std::string sql = options.views ? viewsQuery() : options.query;
    if (sql == "-")
        sql.assign(std::istreambuf_iterator<char>(std::cin), {});
    query(sql, options);
    return kOk;
}

} // namespace trainyard::commands
