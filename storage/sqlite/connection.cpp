// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite/connection.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "storage/sqlite/lock_wait.h"
#include "storage/sqlite/row_table.h"
#include "storage/sqlite/sqlite_failure.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <thread>
#include <utility>

namespace trainyard::sqlite {
namespace {

constexpr double kTellAfter = 0.5; // seconds of waiting

int callWaitForLock(void* connection, int tries)
{
    return static_cast<Connection*>(connection)->waitForLock(tries) ? 1 : 0;
}

int openFlags(bool readOnly)
{
    // Readers open read-write, too, because WAL needs writable shared memory; query_only prevents changes. A connection
    // belongs to one thread, so it needs no mutex (which would cost a seventh of an insert's time).
    return SQLite::OPEN_NOMUTEX | SQLite::OPEN_URI | (readOnly ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE);
}

bool canRead(sqlite3* database)
{
    return sqlite3_exec(database, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// Whether the path still names the file that SQLite opened.
bool isUnmoved(sqlite3* database)
{
    int moved = 0;
    return sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || moved == 0;
}

} // namespace

Connection::Connection(const std::filesystem::path& file, Access access) : m_file(file.string())
{
    if (access == Access::Write)
        m_operation = "write the store";
    open(access);
    m_identity = identityOf(m_file);
    if (!isUnmoved(handle()))
        m_identity = {}; // it was replaced in between
    if (access == Access::Probe) {
        sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        return;
    }
    execute("PRAGMA synchronous=NORMAL; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=OFF");
    if (access == Access::Read)
        execute("PRAGMA query_only=ON; PRAGMA cache_size=-16384");
    else
        execute("PRAGMA cache_size=-65536; PRAGMA wal_autocheckpoint=4000; PRAGMA journal_size_limit=67108864");
    if (!m_unchanging && mayWrite(m_file) && canRead(handle())) // opens the journal, which stays while it is open
        m_journal = identityOf(m_file + "-wal");
}

bool Connection::isReplaced() const
{
    if (m_identity == FileIdentity{} || identityOf(m_file) != m_identity)
        return true;
    return m_journal != FileIdentity{} && identityOf(m_file + "-wal") != m_journal;
}

void Connection::setJournalAside() const
{
    const FileIdentity there = identityOf(m_file);
    if (there == FileIdentity{} || there == m_identity)
        return; // gone, perhaps to come back with its journal
    if (m_journal == FileIdentity{} || identityOf(m_file + "-wal") != m_journal || othersAreConnected(m_file))
        return;
    const std::string aside = m_file + "-wal.replaced-" + randomHex(8);
    if (::rename((m_file + "-wal").c_str(), aside.c_str()) == 0)
        ::unlink((m_file + "-shm").c_str()); // describes that journal
}

void Connection::open(Access access)
{
    const bool closed = access != Access::Write && !mayWrite(m_file);
    const auto openAs = [&](const std::string& name, bool readOnly) {
        try {
            m_database = std::make_unique<SQLite::Database>(name, openFlags(readOnly));
        } catch (const SQLite::Exception& exception) {
            throw failureOf(nullptr,
                            exception.getExtendedErrorCode() > 0 ? exception.getExtendedErrorCode()
                                                                 : exception.getErrorCode(),
                            "open the store", m_file);
        }
        sqlite3_extended_result_codes(handle(), 1);
        sqlite3_busy_handler(handle(), callWaitForLock, this);
        // Prevents statements from writing SQLite's own tables. (An untrusted schema would also forbid FTS5 in
        // triggers.)
        sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    };
    if (!closed || journalIsReadable(m_file)) {
        openAs(m_file, closed || access == Access::Probe);
        if (closed ? canRead(handle()) : access == Access::Write || !lacksRoom())
            return;
        if (!closed && hasJournal(m_file)) {
            openAs(aloneUri(m_file), false);
            return;
        }
    }
    // SQLite could make neither journal nor shared memory here.
    openAs(unchangingUri(m_file), true);
    m_unchanging = true;
}

/// Whether the disk has no room for the shared memory, and no other process has any.
bool Connection::lacksRoom()
{
    sqlite3_busy_handler(handle(), nullptr, nullptr); // who holds a lock is waited for by the first query
    const int code = sqlite3_exec(handle(), "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
    sqlite3_busy_handler(handle(), callWaitForLock, this);
    return code != SQLITE_OK && failureOf(handle(), code, m_operation, m_file).error().kind == ErrorKind::NoSpace &&
           !othersAreConnected(m_file);
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

std::int64_t Connection::changedRows() const
{
    return sqlite3_total_changes(handle());
}

sqlite3* Connection::handle() const
{
    return m_database->getHandle();
}

bool emptyJournal(const std::string& file)
{
    if (!mayWrite(file) || othersAreConnected(file))
        return false;
    try {
        const SQLite::Database database(aloneUri(file), openFlags(false));
        sqlite3_busy_timeout(database.getHandle(), kLockSeconds * 1000);
        sqlite3_exec(database.getHandle(), "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr);
    } catch (const SQLite::Exception&) {
        return false; // whoever opens it next is told
    }
    return !hasJournal(file);
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
