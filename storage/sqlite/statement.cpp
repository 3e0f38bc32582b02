// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/statement.h"

#include "storage/sqlite/connection.h"
#include "storage/sqlite/sqlite_failure.h"

#include <sqlite3.h>

#include <limits>

namespace trainyard::sqlite {

void StatementTraits::close(Type statement) noexcept
{
    sqlite3_finalize(statement);
}

Statement::Statement(Connection& connection, std::string_view sql) : m_connection(&connection)
{
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                             &statement, nullptr));
    m_statement.reset(statement);
}

void Statement::fail(int code)
{
    Failure failure = failureOf(m_connection->handle(), code, m_connection->operation(), m_connection->file());
    if (m_statement)
        sqlite3_reset(m_statement.get());
    throw failure;
}

Statement& Statement::bind(int position, std::int64_t value)
{
    check(sqlite3_bind_int64(m_statement.get(), position, value));
    return *this;
}

Statement& Statement::bind(int position, double value)
{
    check(sqlite3_bind_double(m_statement.get(), position, value));
    return *this;
}

Statement& Statement::bind(int position, std::string_view value)
{
    check(sqlite3_bind_text64(m_statement.get(), position, value.empty() ? "" : value.data(), value.size(),
                              SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bindBytes(int position, std::string_view value)
{
    check(sqlite3_bind_blob64(m_statement.get(), position, value.empty() ? "" : value.data(), value.size(),
                              SQLITE_TRANSIENT));
    return *this;
}

Statement& Statement::bindNull(int position)
{
    check(sqlite3_bind_null(m_statement.get(), position));
    return *this;
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        fail(code);
    return false;
}

void Statement::run()
{
    while (step()) {
    }
    sqlite3_reset(m_statement.get());
}

void Statement::reset() noexcept
{
    sqlite3_reset(m_statement.get());
}

int Statement::changes() const
{
    return sqlite3_changes(m_connection->handle());
}

int Statement::columns() const
{
    return sqlite3_column_count(m_statement.get());
}

std::string Statement::columnName(int column) const
{
    const char* name = sqlite3_column_name(m_statement.get(), column);
    return name ? name : "";
}

Statement::Kind Statement::kind(int column) const
{
    switch (sqlite3_column_type(m_statement.get(), column)) {
    case SQLITE_INTEGER: return Kind::Integer;
    case SQLITE_FLOAT: return Kind::Real;
    case SQLITE_TEXT: return Kind::Text;
    case SQLITE_BLOB: return Kind::Bytes;
    default: return Kind::Null;
    }
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

double Statement::real(int column) const
{
    return isNull(column) ? std::numeric_limits<double>::quiet_NaN() : sqlite3_column_double(m_statement.get(), column);
}

std::string_view Statement::view(int column) const
{
    const void* bytes = sqlite3_column_blob(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return bytes ? std::string_view(static_cast<const char*>(bytes), static_cast<std::size_t>(size))
                 : std::string_view();
}

std::string Statement::text(int column) const
{
    return std::string(view(column));
}

} // namespace trainyard::sqlite
