// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/statement.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;

namespace SQLite {
class Database;
}

namespace trainyard::sqlite {

enum class Access {
    Probe, ///< reads only and leaves the file and its journal exactly as they are
    Read,  ///< queries only; may wait for and share memory with writers
    Write
};

/// One connection to an SQLite file; belongs to one thread at a time. Everything throws Failure.
class Connection {
public:
    /// Opens an existing file.
    Connection(const std::filesystem::path& file, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void execute(const std::string& sql);
    /// The first column of the first row; 0 when there is none.
    std::int64_t integer(const std::string& sql);
    std::string text(const std::string& sql);

    /// A statement prepared once per connection, reset. The text must be the same for the same work: it is the key.
    /// Two uses of the same text must not overlap.
    Statement& prepared(std::string_view sql);

    std::int64_t lastInsertRow() const;
    bool inTransaction() const;

    sqlite3* handle() const;
    const std::string& file() const { return m_file; }
    /// What errors say was tried: "read the store" until told otherwise.
    const std::string& operation() const { return m_operation; }
    void setOperation(std::string operation) { m_operation = std::move(operation); }

private:
    std::string m_file;
    std::string m_operation = "read the store";
    std::unique_ptr<SQLite::Database> m_database;
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_map<std::string, std::unique_ptr<Statement>, Hash, std::equal_to<>> m_statements;
};

/// BEGIN … COMMIT; rolled back when it goes out of scope without commit().
class Transaction {
public:
    enum class Kind { Read, Write };
    Transaction(Connection& connection, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

private:
    Connection& m_connection;
    bool m_open = true;
};

/// A nested transaction within a Transaction.
class Savepoint {
public:
    explicit Savepoint(Connection& connection);
    ~Savepoint();
    Savepoint(const Savepoint&) = delete;
    Savepoint& operator=(const Savepoint&) = delete;
    void release();

private:
    Connection& m_connection;
    bool m_open = true;
};

} // namespace trainyard::sqlite
