// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/store_file.h"

#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/kept_run.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_store.h"
#include "storage/schema/migrations.h"
#include "storage/sqlite/sqlite_failure.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace trainyard::schema {
namespace {

namespace fs = std::filesystem;
using sqlite::Access;
using sqlite::Connection;
using sqlite::Transaction;

constexpr const char* kOpen = "open the store";

Failure noStore(const fs::path& file, Reason why)
{
    return Failure(ErrorKind::BadInput, kOpen, file.string(), std::move(why));
}

Failure newerStore(const fs::path& file, std::int64_t version)
{
    return Failure(ErrorKind::Version, kOpen, file.string(), storeReason("store.newer", version, newestVersion()));
}

/// Throws Failure for a version that no store can have.
void requireVersion(const fs::path& file, std::int64_t version)
{
    if (version < 0)
        throw sqlite::damagedStore(kOpen, file.string(), "its version is " + std::to_string(version));
    if (version > newestVersion())
        throw newerStore(file, version);
}

std::uint32_t bigEndian(const unsigned char* bytes)
{
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

/// The size of an existing file; nullopt if it does not exist. Refuses folders, pipes and files that may not be read.
std::optional<std::int64_t> sizeOf(const fs::path& file)
{
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) {
        if (errno == ENOENT)
            return std::nullopt;
        throw systemFailure(kOpen, file.string(), errno);
    }
    if (!S_ISREG(info.st_mode))
        throw noStore(file, storeReason("store.not-a-file"));
    return info.st_size;
}

/// Checks the first bytes without SQLite: a foreign file must not even get a journal beside it.
void checkHeader(const fs::path& file, std::int64_t size)
{
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!descriptor)
        throw systemFailure(kOpen, file.string(), errno);
    std::array<unsigned char, 100> header{};
    const ssize_t got = ::pread(descriptor.get(), header.data(), header.size(), 0);
    if (got < 0)
        throw systemFailure(kOpen, file.string(), errno);
    if (got < static_cast<ssize_t>(header.size()) || std::memcmp(header.data(), "SQLite format 3", 16) != 0)
        // Any but Trainyard's own was named by hand and may be somebody's file: a rebuild would move it away.
        throw noStore(file, isKeptByTrainyard(file) ? storeReason("store.not-sqlite") : storeReason("store.no-store"));
    if (bigEndian(&header[68]) != kApplicationId)
        throw noStore(file, storeReason("store.not-ours"));
    requireVersion(file, static_cast<std::int32_t>(bigEndian(&header[60])));
    // The page count is reliable only if the two change counters agree (bytes 24 and 92) and there is no journal: a
    // checkpoint writes the first page first.
    std::error_code code;
    const auto journal = fs::file_size(file.string() + "-wal", code);
    if (!code && journal > 0)
        return;
    const std::int64_t pageSize = bigEndian(&header[16]) >> 16 == 1 ? 65536 : bigEndian(&header[16]) >> 16;
    const std::int64_t pages = bigEndian(&header[28]);
    if (bigEndian(&header[24]) == bigEndian(&header[92]) && pages * pageSize > size)
        throw sqlite::damagedStore(kOpen, file.string(),
                                   "it ends after " + std::to_string(size) + " of " + std::to_string(pages * pageSize) +
                                       " bytes");
}

void migrate(Connection& connection)
{
    for (const Migration& migration : migrations()) {
        if (connection.integer("PRAGMA user_version") >= migration.to)
            continue;
        connection.setOperation("bring the store to version " + std::to_string(migration.to));
        Transaction transaction(connection, Transaction::Kind::Write);
        // Another process may have upgraded it while this one waited for the lock.
        if (connection.integer("PRAGMA user_version") >= migration.to)
            continue;
        connection.execute(migration.sql);
        if (migration.renew)
            migration.renew(connection);
        connection.execute("PRAGMA user_version=" + std::to_string(migration.to));
        transaction.commit();
    }
}

/// A process that was killed while it made or rebuilt the store leaves its unfinished file. One that still works
/// writes more often than this.
constexpr std::chrono::hours kLeftOver{1};

void removeLeftOvers(const fs::path& file)
{
    const std::string name = file.filename().string();
    std::error_code code;
    for (fs::directory_iterator it(fs::absolute(file).parent_path(), code), end; !code && it != end;
         it.increment(code)) {
        const std::string other = it->path().filename().string();
        if (!other.starts_with(name + ".new-") && !other.starts_with(name + ".rebuilding-"))
            continue;
        std::error_code ignored;
        const bool regular = fs::symlink_status(it->path(), ignored).type() == fs::file_type::regular;
        const auto written = fs::last_write_time(it->path(), ignored);
        if (regular && !ignored && fs::file_time_type::clock::now() - written > kLeftOver)
            fs::remove(it->path(), ignored);
    }
}

/// Creates the store under a temporary name and links it into place: two processes that start at once get the same
/// store, and a full disk leaves nothing behind.
void create(const fs::path& file, bool replaceEmpty)
{
    if (file.has_parent_path())
        makePrivateFolders(file.parent_path());
    fs::path fresh = file;
    fresh += ".new-" + randomHex(8);
    struct Remover {
        const fs::path& path;
        ~Remover()
        {
            for (const char* ending : {"", "-journal", "-wal", "-shm"}) {
                std::error_code ignored;
                fs::remove(path.string() + ending, ignored);
            }
        }
    } remover{fresh};
    {
        const FileDescriptor made(::open(fresh.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
        if (!made)
            throw systemFailure("create the store", file.string(), errno);
        ::fchmod(made.get(), 0666 & ~privateMask()); // its journals get the same mode
    }
    try {
        Connection connection(fresh, Access::Write);
        connection.setOperation("create the store");
        connection.execute("PRAGMA page_size=" + std::to_string(kPageSize) +
                           "; PRAGMA application_id=" + std::to_string(kApplicationId));
        migrate(connection);
        connection.execute("PRAGMA journal_mode=WAL");
    } catch (const Failure& failure) {
        Error error = failure.error();
        error.operation = "create the store";
        error.subject = file.string();
        throw Failure(std::move(error));
    }
    if (replaceEmpty) {
        if (::rename(fresh.c_str(), file.c_str()) != 0)
            throw systemFailure("create the store", file.string(), errno);
    } else if (::link(fresh.c_str(), file.c_str()) != 0 && errno != EEXIST) {
        // For file systems without hard links, rename() accepts a small risk of a race.
        if (::rename(fresh.c_str(), file.c_str()) != 0)
            throw systemFailure("create the store", file.string(), errno);
    }
}

/// Cheap enough for every start: checks the small tables on which the rest depends. SQLite checks points and bins page
/// by page as they are read.
void checkSoundness(Connection& connection)
{
    for (const char* table : {"runs", "attempts", "series", "tails", "jobs", "actions"}) {
        sqlite::Statement check(connection, "PRAGMA quick_check('" + std::string(table) + "')");
        if (check.step() && check.view(0) != "ok")
            throw sqlite::damagedStore(kOpen, connection.file(), "the file is damaged (" + check.text(0) + ")");
    }
}

/// A store that says it is older than its tables cannot be brought up to date.
void checkAge(Connection& connection, std::int64_t version)
{
    constexpr std::pair<int, const char*> kMadeBy[] = {
        {1, "runs"},      {2, "data_sets"},       {4, "job_intents"}, {7, "histograms"},
        {9, "runs_wide"}, {10, "alert_silences"}, {11, "reports"},    {12, "runs_by_cloned_from"}};
    for (const auto& [made, name] : kMadeBy)
        if (version < made &&
            connection.integer("SELECT count(*) FROM sqlite_master WHERE name = '" + std::string(name) + "'") > 0)
            throw sqlite::damagedStore(kOpen, connection.file(),
                                       "it says that its version is " + std::to_string(version) + ", but it has '" +
                                           name + "' of version " + std::to_string(made));
}

/// A store that lacks a table or view of its version: only a rebuild makes it again.
void checkTables(Connection& connection, std::int64_t version)
{
    // With the version that brought them.
    constexpr std::pair<int, const char*> kTables[] = {
        {1, "runs"},        {1, "specs"},        {1, "params"},         {1, "tags"},
        {1, "attempts"},    {1, "series"},       {1, "points"},         {1, "parts"},
        {1, "bins"},        {1, "summaries"},    {1, "tails"},          {1, "messages"},
        {1, "artifacts"},   {1, "logs"},         {1, "jobs"},           {1, "actions"},
        {1, "campaigns"},   {1, "alerts"},       {1, "sweep"},          {1, "runs_search"},
        {2, "data_sets"},   {2, "inspections"},  {4, "job_intents"},    {7, "histogram_tensors"},
        {7, "histograms"},  {9, "runs_wide"},    {9, "run_settings"},   {9, "run_results"},
        {9, "parts_shown"}, {9, "points_shown"}, {9, "run_best"},       {9, "points_at_best"},
        {10, "run_alerts"}, {11, "reports"},     {10, "alert_silences"}};
    std::set<std::string> there;
    sqlite::Statement row(connection, "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')");
    while (row.step())
        there.insert(row.text(0));
    for (const auto& [made, name] : kTables)
        if (made <= version && !there.contains(name))
            throw sqlite::damagedStore(kOpen, connection.file(), "it lacks the table '" + std::string(name) + "'");
}

/// Inspects the file and its journal without changing either.
void probe(const fs::path& file)
{
    Connection connection(file, Access::Probe);
    connection.setOperation(kOpen);
    const std::int64_t version = connection.integer("PRAGMA user_version");
    requireVersion(file, version);
    if (connection.integer("PRAGMA application_id") != kApplicationId)
        throw noStore(file, storeReason("store.not-ours"));
    checkAge(connection, version);
    checkTables(connection, version);
    if (version > 0)
        checkSoundness(connection);
}

bool isThisUsers(const fs::path& file)
{
    struct stat info {};
    return ::stat(file.c_str(), &info) == 0 && info.st_uid == ::geteuid();
}

/// Trainyard's own store is private. One that was named by hand keeps the mode that its owner gave it.
void claim(const fs::path& file)
{
    const bool isPrivate = isKeptByTrainyard(file);
    for (const char* ending : {"", "-wal", "-shm"}) {
        const fs::path one = file.string() + ending;
        if (isPrivate || !isThisUsers(one))
            claimFile(one);
    }
}

} // namespace

void probeStoreFile(const fs::path& file)
{
    checkHeader(file, sizeOf(file).value_or(0));
    probe(file);
}

bool looksLikeStore(const fs::path& file)
{
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    std::array<unsigned char, 100> header{};
    return descriptor &&
           ::pread(descriptor.get(), header.data(), header.size(), 0) == static_cast<ssize_t>(header.size()) &&
           std::memcmp(header.data(), "SQLite format 3", 16) == 0 && bigEndian(&header[68]) == kApplicationId;
}

void markCopied(Connection& connection, const std::string& run)
{
    connection.execute("CREATE TABLE IF NOT EXISTS main.copied (run TEXT PRIMARY KEY) WITHOUT ROWID");
    sqlite::StatementUse row(connection.prepared("INSERT OR IGNORE INTO main.copied VALUES (?)"));
    row->bindAll(run);
    row->step();
}

bool hasCopies(Connection& connection)
{
    return connection.integer("SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'copied'") > 0;
}

bool isCopied(Connection& connection, const std::string& run)
{
    if (isKeptByTrainyard(connection.file()) || !hasCopies(connection))
        return false;
    sqlite::StatementUse row(connection.prepared("SELECT 1 FROM main.copied WHERE run = ?"));
    row->bindAll(run);
    return row->step();
}

bool isExported(const fs::path& file)
{
    if (!looksLikeStore(file)) // SQLite is not to open somebody else's file
        return false;
    try {
        Connection connection(file, Access::Read); // leaves no journal, unlike Probe
        return hasCopies(connection);
    } catch (const Failure&) {
        return false; // damaged
    }
}

std::vector<std::string> runsThatAreNoCopies(const fs::path& file)
{
    Connection connection(file, Access::Read);
    checkTables(connection, connection.integer("PRAGMA user_version"));
    sqlite::Statement row(connection, std::string("SELECT id FROM runs") +
                                          (hasCopies(connection) ? " WHERE id NOT IN (SELECT run FROM copied)" : "") +
                                          " ORDER BY key");
    std::vector<std::string> ids;
    while (row.step())
        ids.push_back(row.text(0));
    return ids;
}

std::optional<fs::path> otherStoreOf(const fs::path& directory, const std::string& run, const fs::path& store)
{
    const fs::path beside = directory.lexically_normal().parent_path().parent_path() / "store.sqlite";
    std::error_code code;
    if (fs::equivalent(beside, store, code) || !looksLikeStore(beside))
        return std::nullopt;
    try {
        Connection connection(beside, Access::Read);
        sqlite::StatementUse row(connection.prepared("SELECT 1 FROM runs WHERE id = ?"));
        row->bindAll(run);
        return row->step() ? std::optional(beside) : std::nullopt;
    } catch (const Failure&) {
        return beside; // it may know the run
    }
}

std::size_t runDirectoriesBeside(const fs::path& file, std::size_t most)
{
    std::set<std::string> runs; // a copied directory is no further run
    std::error_code code;
    for (fs::directory_iterator it(fs::absolute(file).parent_path() / "runs", code), end;
         !code && it != end && runs.size() < most; it.increment(code))
        if (const std::optional<RunSpec> spec = runToTakeUp(*it))
            runs.insert(spec->id);
    return runs.size();
}

std::unique_ptr<Connection> openStoreFile(const fs::path& file)
{
    std::optional<std::int64_t> size = sizeOf(file);
    constexpr std::size_t kCounted = 1000;
    if (const std::size_t runs = size && *size == 0 ? runDirectoriesBeside(file, kCounted) : 0; runs > 0)
        throw Failure(ErrorKind::BadInput, kOpen, file.string(),
                      storeReason("store.emptied", static_cast<std::int64_t>(runs)));
    if (!size || *size == 0) {
        create(file, size.has_value());
        size = sizeOf(file);
    }
    checkHeader(file, size.value_or(0));
    if (!sqlite::mayWrite(file.string()))
        throw Failure(ErrorKind::Permission, kOpen, file.string(), storeReason("store.read-only"), errno);
    claim(file);
    probe(file);
    removeLeftOvers(file);
    auto connection = std::make_unique<Connection>(file, Access::Write);
    connection->setOperation(kOpen);
    migrate(*connection);
    connection->execute("PRAGMA journal_mode=WAL");
    connection->setOperation("write the store");
    return connection;
}

std::unique_ptr<Connection> openStoreFileForReading(const fs::path& file)
{
    probeStoreFile(file);
    auto connection = std::make_unique<Connection>(file, Access::Read);
    const std::int64_t version = connection->integer("PRAGMA user_version");
    if (version < newestVersion())
        throw Failure(ErrorKind::Permission, kOpen, file.string(),
                      storeReason("store.read-only-older", version, newestVersion()));
    return connection;
}

} // namespace trainyard::schema
