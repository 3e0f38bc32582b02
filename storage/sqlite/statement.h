// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"

#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace trainyard::sqlite {

class Connection;

struct StatementTraits {
    using Type = sqlite3_stmt*;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type statement) noexcept;
};

/// One prepared statement. Bind positions count from 1, columns from 0. All functions throw Failure. Must not outlive
/// its Connection; used by the same thread.
class Statement {
public:
    Statement(Connection& connection, std::string_view sql);

    Statement& bind(int position, std::int64_t value);
    Statement& bind(int position, int value) { return bind(position, static_cast<std::int64_t>(value)); }
    Statement& bind(int position, bool value) { return bind(position, static_cast<std::int64_t>(value)); }
    Statement& bind(int position, double value);           ///< NaN is stored as NULL: SQLite has no NaN
    Statement& bind(int position, std::string_view value); ///< copied
    Statement& bind(int position, const std::string& value) { return bind(position, std::string_view(value)); }
    Statement& bind(int position, const char* value) { return bind(position, std::string_view(value)); }
    Statement& bindBytes(int position, std::string_view value);
    Statement& bindNull(int position);

    /// Binds the values to positions 1, 2, …
    template <typename... Values>
    Statement& bindAll(const Values&... values)
    {
        int position = 0;
        (bind(++position, values), ...);
        return *this;
    }

    bool step();           ///< true: a row is available
    void run();            ///< steps to the end, then resets
    void reset() noexcept; ///< ready to run again; bindings stay
    int changes() const;   ///< rows changed by the connection's last INSERT, UPDATE or DELETE

    int columns() const;
    std::string columnName(int column) const;
    enum class Kind { Null, Integer, Real, Text, Bytes };
    Kind kind(int column) const; ///< of the current row's value
    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    double real(int column) const; ///< NaN for NULL
    std::string text(int column) const;
    std::string_view view(int column) const; ///< valid until the next step

private:
    [[noreturn]] void fail(int code);
    void check(int code)
    {
        if (code != 0)
            fail(code);
    }
    Connection* m_connection;
    UniqueHandle<StatementTraits> m_statement;
};

/// Resets a cached statement at the end of the scope, even after an exception: an unfinished statement would hold its
/// read lock.
class StatementUse {
public:
    explicit StatementUse(Statement& statement) : m_statement(statement) {}
    ~StatementUse() { m_statement.reset(); }
    StatementUse(const StatementUse&) = delete;
    StatementUse& operator=(const StatementUse&) = delete;
    Statement* operator->() { return &m_statement; }
    Statement& operator*() { return m_statement; }

private:
    Statement& m_statement;
};

} // namespace trainyard::sqlite
