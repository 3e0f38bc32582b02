// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/row_table.h"

#include "storage/sqlite/sqlite_failure.h"

#include <sqlite3.h>

#include <new>

namespace trainyard::sqlite {
namespace {

// SQLite's interface for virtual tables (sqlite.org/vtab.html) is one of C: the structs begin with SQLite's own part.
struct TableHandle {
    sqlite3_vtab base{};
    const RowTable* table = nullptr;
};

struct RowCursor {
    sqlite3_vtab_cursor base{};
    const RowTable::Rows* rows = nullptr;
    std::size_t row = 0, count = 0;
};

RowCursor& cursorOf(sqlite3_vtab_cursor* cursor)
{
    return *reinterpret_cast<RowCursor*>(cursor);
}

int connectTable(sqlite3* connection, void* table, int, const char* const*, sqlite3_vtab** out, char**)
{
    const auto* rows = static_cast<const RowTable*>(table);
    auto* handle = new (std::nothrow) TableHandle;
    if (!handle)
        return SQLITE_NOMEM;
    handle->table = rows;
    *out = &handle->base;
    return sqlite3_declare_vtab(connection, rows->declaration().c_str());
}

int disconnectTable(sqlite3_vtab* table)
{
    delete reinterpret_cast<TableHandle*>(table);
    return SQLITE_OK;
}

int planScan(sqlite3_vtab*, sqlite3_index_info* plan)
{
    plan->estimatedCost = 1.0;
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab*, sqlite3_vtab_cursor** out)
{
    auto* cursor = new (std::nothrow) RowCursor;
    if (!cursor)
        return SQLITE_NOMEM;
    *out = &cursor->base;
    return SQLITE_OK;
}

int closeCursor(sqlite3_vtab_cursor* cursor)
{
    delete &cursorOf(cursor);
    return SQLITE_OK;
}

int beginScan(sqlite3_vtab_cursor* cursor, int, const char*, int, sqlite3_value**)
{
    RowCursor& at = cursorOf(cursor);
    at.rows = reinterpret_cast<TableHandle*>(cursor->pVtab)->table->rows();
    at.row = 0;
    at.count = at.rows ? at.rows->count() : 0;
    return SQLITE_OK;
}

int nextRow(sqlite3_vtab_cursor* cursor)
{
    ++cursorOf(cursor).row;
    return SQLITE_OK;
}

int atEnd(sqlite3_vtab_cursor* cursor)
{
    return cursorOf(cursor).row >= cursorOf(cursor).count ? 1 : 0;
}

int readColumn(sqlite3_vtab_cursor* cursor, sqlite3_context* out, int column)
{
    const RowCursor& at = cursorOf(cursor);
    const RowTable::Value value = at.rows->value(at.row, column);
    if (value.kind == RowTable::Value::Kind::Integer)
        sqlite3_result_int64(out, value.integer);
    else if (value.kind == RowTable::Value::Kind::Real)
        sqlite3_result_double(out, value.real);
    return SQLITE_OK; // without a result it is NULL
}

int readRowNumber(sqlite3_vtab_cursor* cursor, sqlite3_int64* number)
{
    *number = static_cast<sqlite3_int64>(cursorOf(cursor).row);
    return SQLITE_OK;
}

/// Without xCreate the table exists under its module's name, and nobody can make another one.
sqlite3_module makeModule()
{
    sqlite3_module module{};
    module.xConnect = connectTable;
    module.xBestIndex = planScan;
    module.xDisconnect = disconnectTable;
    module.xOpen = openCursor;
    module.xClose = closeCursor;
    module.xFilter = beginScan;
    module.xNext = nextRow;
    module.xEof = atEnd;
    module.xColumn = readColumn;
    module.xRowid = readRowNumber;
    return module;
}

} // namespace

RowTable::RowTable(sqlite3* connection, const std::string& file, const std::string& name, const std::string& columns)
    : m_declaration("CREATE TABLE rows (" + columns + ")")
{
    static const sqlite3_module kModule = makeModule();
    const int code = sqlite3_create_module_v2(connection, name.c_str(), &kModule, this, nullptr);
    if (code != SQLITE_OK)
        throw failureOf(connection, code, "write the store", file);
}

} // namespace trainyard::sqlite
