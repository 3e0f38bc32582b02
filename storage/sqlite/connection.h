// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/file_state.h"
#include "storage/sqlite/statement.h"

#include <cstdint>
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

class RowTable;

enum class Access {
    Probe, ///< read-only; leaves the file and its journal unchanged
    Read,  ///< queries only; may wait for writers and share memory with them, or like Probe where it may not write.
           ///< If shared memory does not fit on the disk, no other process can open the file meanwhile
    Write
};

/// One connection to an SQLite file; used by one thread at a time. All functions throw Failure.
class Connection {
public:
    /// Opens an existing file.
    Connection(const std::filesystem::path& file, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void execute(const std::string& sql);
    /// The first column of the first row; 0 if there is none.
    std::int64_t integer(const std::string& sql);
    std::string text(const std::string& sql);

    /// A statement prepared once per connection, and reset. The SQL text is the key, so use the same text for the same
    /// work. Two uses of one text must not overlap.
    Statement& prepared(std::string_view sql);

    /// The table of this name that reads rows from memory, made at the first call.
    RowTable& rowTable(const std::string& name, const std::string& columns);

    std::int64_t lastInsertRow() const;
    bool inTransaction() const;
    /// Rows that this connection has changed so far.
    std::int64_t changedRows() const;

    sqlite3* handle() const;
    /// SQLite's busy handler: whether to try again to get a lock.
    bool waitForLock(int tries);
    const std::string& file() const { return m_file; }
    /// Which file was opened.
    const FileIdentity& identity() const { return m_identity; }
    /// Whether the path names another file or journal by now, or none: what is written here would be lost. May be
    /// called from any thread.
    bool isReplaced() const;
    /// If another file is in the place of the opened one, renames the journal that still lies beside the path, unless
    /// another process uses it: SQLite would put it into the new file when that is opened. May be called from any
    /// thread.
    void setJournalAside() const;
    /// Whether SQLite reads the file as if nobody could change it: locks and the journal are not used.
    bool takesFileAsUnchanging() const { return m_unchanging; }
    /// The operation named in errors; "read the store" by default.
    const std::string& operation() const { return m_operation; }
    void setOperation(std::string operation) { m_operation = std::move(operation); }

private:
    void open(Access access);
    bool lacksRoom();

    std::string m_file;
    FileIdentity m_identity;
    FileIdentity m_journal; ///< none if it is not known
    bool m_unchanging = false;
    std::string m_operation = "read the store";
    double m_waitingSince = 0.0;
    bool m_waitTold = false;
    std::unordered_map<std::string, std::unique_ptr<RowTable>> m_rowTables; ///< the database refers to them
    std::unique_ptr<SQLite::Database> m_database;
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_map<std::string, std::unique_ptr<Statement>, Hash, std::equal_to<>> m_statements;
};

/// Writes the journal into the file and empties it, which frees room on a full disk. Needs no file for shared memory.
/// False if there is not even room for that, or another process uses the file.
bool emptyJournal(const std::string& file);

/// BEGIN … COMMIT; the destructor rolls back unless commit() was called.
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
