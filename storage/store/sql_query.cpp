// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sql_query.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_store.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/reading_only.h"

#include <utility>

namespace trainyard {
namespace {

[[noreturn]] void refuse(const std::string& sql, Reason why)
{
    throw Failure(ErrorKind::BadInput, "run the query", sql, std::move(why));
}

std::string hexadecimal(std::string_view bytes)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += kDigits[static_cast<unsigned char>(byte) >> 4];
        text += kDigits[static_cast<unsigned char>(byte) & 15];
    }
    return text;
}

SqlValue valueOf(const sqlite::Statement& row, int column)
{
    using Kind = sqlite::Statement::Kind;
    switch (row.kind(column)) {
    case Kind::Integer: return row.integer(column);
    case Kind::Real: return row.real(column);
    case Kind::Text: return row.text(column);
    case Kind::Bytes: return hexadecimal(row.view(column));
    case Kind::Null: break;
    }
    return {};
}

void run(sqlite::Connection& connection, const std::string& sql, const SqlTake& take)
{
    if (!sqlite::afterFirstStatement(connection, sql).empty())
        refuse(sql, storeReason("store.sql-several"));
    sqlite::allowReadingOnly(connection);
    sqlite::Statement statement(connection, sql);
    std::vector<std::string> columns;
    for (int i = 0; i < statement.columns(); ++i)
        columns.push_back(statement.columnName(i));
    if (columns.empty())
        refuse(sql, storeReason("store.sql-no-query"));
    take.columns(columns);
    std::vector<SqlValue> row(columns.size());
    while (statement.step()) {
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = valueOf(statement, static_cast<int>(i));
        take.row(row);
    }
}

} // namespace

void runSqlQuery(const std::filesystem::path& store, const std::string& sql, const SqlTake& take)
{
    sqlite::Connection connection(store, sqlite::Access::Read);
    connection.setOperation("run the query");
    try {
        run(connection, sql, take);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Internal) // what SQLite says of a mistake: "no such column: foo"
            refuse(sql, storeReason("store.sql-mistake", failure.error().reason));
        if (failure.error().kind == ErrorKind::Permission)
            refuse(sql, storeReason("store.sql-writes"));
        throw;
    }
}

} // namespace trainyard
