// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/reading_only.h"

#include "storage/sqlite/sqlite_failure.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace trainyard::sqlite {
namespace {

/// PRAGMAs that only tell about tables.
bool onlyTells(std::string_view pragma)
{
    static constexpr std::array<std::string_view, 8> kKnown{"table_info",    "table_xinfo", "table_list",
                                                            "index_list",    "index_info",  "user_version",
                                                            "function_list", "index_xinfo"};
    return std::find(kKnown.begin(), kKnown.end(), pragma) != kKnown.end();
}

int authorize(void*, int action, const char* first, const char*, const char*, const char*)
{
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
    case SQLITE_FUNCTION: return SQLITE_OK;
    case SQLITE_PRAGMA: return first && onlyTells(first) ? SQLITE_OK : SQLITE_DENY;
    default: return SQLITE_DENY;
    }
}

} // namespace

void allowReadingOnly(Connection& connection)
{
    sqlite3_set_authorizer(connection.handle(), authorize, nullptr);
}

std::string_view afterFirstStatement(Connection& connection, std::string_view sql)
{
    sqlite3_stmt* statement = nullptr;
    const char* tail = nullptr;
    const int code =
        sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()), 0, &statement, &tail);
    sqlite3_finalize(statement);
    if (code != SQLITE_OK)
        throw failureOf(connection.handle(), code, connection.operation(), connection.file());
    // White space and comments are no statement: SQLite prepares them as nothing.
    std::string_view rest = sql.substr(static_cast<std::size_t>(tail - sql.data()));
    statement = nullptr;
    const int more =
        sqlite3_prepare_v3(connection.handle(), rest.data(), static_cast<int>(rest.size()), 0, &statement, nullptr);
    const bool empty = more == SQLITE_OK && statement == nullptr;
    sqlite3_finalize(statement);
    return empty ? std::string_view() : rest;
}

} // namespace trainyard::sqlite
