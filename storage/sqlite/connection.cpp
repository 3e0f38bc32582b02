// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/connection.h"

#include "backend/base/clock.h"
#include "storage/sqlite/lock_wait.h"
#include "storage/sqlite/row_table.h"
#include "storage/sqlite/sqlite_failure.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

namespace trainyard::sqlite {
namespace {

constexpr double kTellAfter = 0.5; // seconds of waiting

int callWaitForLock(void* connection, int tries)
{
    return static_cast<Connection*>(connection)->waitForLock(tries) ? 1 : 0;
}

int openFlags(Access access)
{
    // Readers open read-write, too, because WAL needs writable shared memory; query_only prevents changes. A connection
    // belongs to one thread, so it needs no mutex (which would cost a seventh of an insert's time).
    return SQLite::OPEN_NOMUTEX | (access == Access::Probe ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE);
}

} // namespace

Connection::Connection(const std::filesystem::path& file, Access access) : m_file(file.string())
{
    if (access == Access::Write)
        m_operation = "write the store";
    try {
        m_database = std::make_unique<SQLite::Database>(m_file, openFlags(access));
    } catch (const SQLite::Exception& exception) {
        throw failureOf(
            nullptr, exception.getExtendedErrorCode() > 0 ? exception.getExtendedErrorCode() : exception.getErrorCode(),
            "open the store", m_file);
    }
    sqlite3_extended_result_codes(handle(), 1);
    sqlite3_busy_handler(handle(), callWaitForLock, this);
    // Prevents statements from writing SQLite's own tables. (An untrusted schema would also forbid FTS5 in triggers.)
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    if (access == Access::Probe) {
        sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        return;
    }
    execute("PRAGMA synchronous=NORMAL; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=OFF");
    if (access == Access::Read)
        execute("PRAGMA query_only=ON; PRAGMA cache_size=-16384");
    else
        execute("PRAGMA cache_size=-65536; PRAGMA wal_autocheckpoint=4000; PRAGMA journal_size_limit=67108864");
}

Connection::~Connection() = default;

/// SQLite's own busy handler sleeps up to 100 ms between attempts and can miss the short gaps left by a process that
/// ingests continuously. This one retries every millisecond.
bool Connection::waitForLock(int tries)
{
    if (tries == 0) {
        m_waitingSince = steadyTime();
        m_waitTold = false;
    }
    const double waited = steadyTime() - m_waitingSince;
    if (waited >= kLockSeconds)
        return false;
    if (waited >= kTellAfter && !std::exchange(m_waitTold, true))
        tellLockWait(m_file, waited);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return true;
}

void Connection::execute(const std::string& sql)
{
    const int code = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        throw failureOf(handle(), code, m_operation, m_file);
}

std::int64_t Connection::integer(const std::string& sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string Connection::text(const std::string& sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.text(0) : std::string();
}

Statement& Connection::prepared(std::string_view sql)
{
    const auto found = m_statements.find(sql);
    if (found != m_statements.end()) {
        found->second->reset();
        return *found->second;
    }
    return *m_statements.emplace(std::string(sql), std::make_unique<Statement>(*this, sql)).first->second;
}

RowTable& Connection::rowTable(const std::string& name, const std::string& columns)
{
    std::unique_ptr<RowTable>& table = m_rowTables[name];
    if (!table)
        table = std::make_unique<RowTable>(handle(), m_file, name, columns);
    return *table;
}

std::int64_t Connection::lastInsertRow() const
{
    return sqlite3_last_insert_rowid(handle());
}

bool Connection::inTransaction() const
{
    return sqlite3_get_autocommit(handle()) == 0;
}

sqlite3* Connection::handle() const
{
    return m_database->getHandle();
}

Transaction::Transaction(Connection& connection, Kind kind) : m_connection(connection)
{
    m_connection.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // Some errors (full disk, I/O) have already rolled back; there is nothing left to undo.
    if (m_open && m_connection.inTransaction())
        sqlite3_exec(m_connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_connection.execute("COMMIT");
    m_open = false;
}

Savepoint::Savepoint(Connection& connection) : m_connection(connection)
{
    m_connection.execute("SAVEPOINT work");
}

Savepoint::~Savepoint()
{
    if (m_open && m_connection.inTransaction())
        sqlite3_exec(m_connection.handle(), "ROLLBACK TO work; RELEASE work", nullptr, nullptr, nullptr);
}

void Savepoint::release()
{
    m_connection.execute("RELEASE work");
    m_open = false;
}

} // namespace trainyard::sqlite
