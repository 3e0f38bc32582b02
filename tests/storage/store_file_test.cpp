// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "storage/sqlite/connection.h"
#include "storage/store/annotation_places.h"
#include "storage/store/copy_runs.h"
#include "storage/store/run_store.h"
#include "storage/store/salvage.h"
#include "storage/store/sql_query.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/environment_guard.h"
#include "tests/support/helper_process.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <fstream>
#include <random>
#include <set>
#include <utility>
#include <vector>

namespace store_file_test {

using namespace trainyard;
using namespace trainyard::test;
namespace fs = std::filesystem;

namespace {

/// The Error that opening gives; nullopt when it opens.
std::optional<Error> openingError(const fs::path& file)
{
    try {
        const RunStore store(file);
        return std::nullopt;
    } catch (const Failure& failure) {
        return failure.error();
    }
}

void writeBytes(const fs::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

/// A store with one run of some thousand points, its journal folded in.
void makeStore(const fs::path& file)
{
    RunStore store(file);
    (void)store.createRun(specNamed("run"), "/run", "local").get().value();
    EventStream stream;
    stream.started("run");
    for (int step = 1; step <= 5000; ++step)
        stream.metrics(step, {{"a", SeriesValue::of(step)}, {"b", SeriesValue::of(-step)}});
    (void)store.ingest(stream.chunk("run")).get().value();
}

/// No file of this process may grow beyond so many bytes; writing further is an error, as on a full disk.
void limitFiles(std::uintmax_t bytes)
{
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

// Helpers: with a limit of their own, they cannot disturb the log of this process.

int openOnAFullDisk(const std::vector<std::string>& arguments)
{
    limitFiles(40'000);
    const auto error = openingError(arguments.at(0));
    if (!error || error->kind != ErrorKind::NoSpace)
        return error ? 2 : 1;
    return error->reasonCode == "store.size-limit" ? 0 : 3; // the disk has room
}

int fillTheDisk(const std::vector<std::string>& arguments)
{
    const fs::path file = arguments.at(0);
    RunStore store(file);
    limitFiles(fs::file_size(file) + 100'000);
    EventStream stream(2, 5000);
    for (int step = 5001; step <= 60'000; ++step)
        stream.metrics(step, {{"a", SeriesValue::of(step)}, {"b", SeriesValue::of(step)}});
    const auto outcome = store.ingest(stream.chunk("run")).get();
    return outcome.ok() ? 1 : outcome.error().kind == ErrorKind::NoSpace ? 0 : 2;
}

/// Opens a store while no shared memory fits beside it: read, with what is only in its journal, but not changed.
int readOnAFullDisk(const std::vector<std::string>& arguments)
{
    limitFiles(20'000);
    const fs::path file = arguments.at(0);
    if (openingError(file))
        return 1;
    RunStore store(file);
    if (!store.readingOnly() || store.readingOnly()->reasonCode != "store.size-limit")
        return 2;
    const auto deleted = store.deleteRuns({"run"}).get();
    const auto reader = store.reader();
    const std::optional<RunRow> run = reader->run("run");
    if (deleted.ok() || deleted.error().kind != ErrorKind::NoSpace || deleted.error().remedy.empty() || !run ||
        reader->series(run->key).at(0).points != 5000 || run->notes != arguments.at(1))
        return 3;
    if (deleted.error().remedy.find("ulimit") == std::string::npos)
        return 5;
    std::int64_t runs = 0;
    runSqlQuery(file, "SELECT count(*) FROM runs_wide",
                {[](const std::vector<std::string>&) {},
                 [&runs](const std::vector<SqlValue>& row) { runs = std::get<std::int64_t>(row.at(0)); }});
    return runs == 1 ? 0 : 4;
}

constexpr int kCannot = 77; ///< the exit code of a helper that could not give up root
constexpr int kNobody = 65534;

/// Opens a store that may not be written, given with the code of the reason to expect, and copies its run to the third
/// argument. Root may write everywhere, so the helper becomes nobody.
int readAClosedStore(const std::vector<std::string>& arguments)
{
    if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
        return kCannot;
    const fs::path file = arguments.at(0);
    const RunStore store(file);
    if (!store.readingOnly() || store.readingOnly()->reasonCode != arguments.at(1))
        return 1;
    const auto reader = store.reader();
    const std::int64_t counter = reader->changeCounter();
    const std::optional<RunRow> run = reader->run("run");
    if (!run || reader->series(run->key).at(0).points != 5000 || reader->changeCounter() != counter)
        return 2;
    std::int64_t runs = 0;
    runSqlQuery(file, "SELECT count(*) FROM runs_wide",
                {[](const std::vector<std::string>&) {},
                 [&runs](const std::vector<SqlValue>& row) { runs = std::get<std::int64_t>(row.at(0)); }});
    return runs == 1 && copyRuns(file, {"run"}, arguments.at(2)) == 10'000 ? 0 : 3;
}

/// 0: nothing could be changed, and the error says why.
int changeAClosedStore(const std::vector<std::string>& arguments)
{
    if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
        return kCannot;
    RunStore store(fs::path(arguments.at(0)));
    const auto noted = store.setNotes("run", "lost").get();
    const auto deleted = store.deleteRuns({"run"}).get();
    return !noted.ok() && noted.error().kind == ErrorKind::Permission && !noted.error().remedy.empty() &&
                   !deleted.ok() && store.reader()->run("run")
               ? 0
               : 1;
}

/// 0: the store is of an earlier version, and the error says so.
int openAnOldClosedStore(const std::vector<std::string>& arguments)
{
    if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
        return kCannot;
    const std::optional<Error> error = openingError(arguments.at(0));
    return error && error->kind == ErrorKind::Permission && error->reasonCode == "store.read-only-older" ? 0 : 1;
}

TRAINYARD_TEST_HELPER(kReadingClosed, "read-a-closed-store", readAClosedStore)
TRAINYARD_TEST_HELPER(kChangingClosed, "change-a-closed-store", changeAClosedStore)
TRAINYARD_TEST_HELPER(kOpeningOldClosed, "open-an-old-closed-store", openAnOldClosedStore)
TRAINYARD_TEST_HELPER(kOpening, "open-on-a-full-disk", openOnAFullDisk)
TRAINYARD_TEST_HELPER(kReadingFull, "read-on-a-full-disk", readOnAFullDisk)
TRAINYARD_TEST_HELPER(kFilling, "fill-the-disk", fillTheDisk)

/// A folder and its files that nobody may write while it lives; others may read them.
class Closed {
public:
    explicit Closed(fs::path folder) : m_folder(std::move(folder))
    {
        for (const auto& entry : fs::directory_iterator(m_folder))
            if (entry.is_regular_file())
                fs::permissions(entry.path(), fs::perms(0444));
        fs::permissions(m_folder, fs::perms(0555));
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
    }
    ~Closed() { fs::permissions(m_folder, fs::perms(0755)); }
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;

private:
    fs::path m_folder;
};

} // namespace

/// Files that are no store, damaged ones, and disks that refuse: a Failure, and the file as it was.
class StoreFileTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    fs::path path(const char* name) { return m_folder.filePath(name).toStdString(); }

    /// Refused with this kind, with a remedy, nothing changed and nothing left beside.
    void refuses(const fs::path& file, ErrorKind kind)
    {
        const std::string before = readFile(file);
        const auto error = openingError(file);
        QVERIFY(error.has_value());
        QVERIFY2(error->kind == kind, error->text().c_str());
        QVERIFY2(error->subject.find(file.filename().string()) != std::string::npos, error->text().c_str());
        QVERIFY(!error->reason.empty());
        QVERIFY(!error->remedy.empty());
        QVERIFY(readFile(file) == before);
        for (const auto& entry : fs::directory_iterator(file.parent_path()))
            QVERIFY2(entry.path() == file || !entry.path().filename().string().starts_with(file.filename().string()),
                     entry.path().c_str());
    }

    /// Nothing was made or changed in the folder.
    void expectHelper(const char* helper, const fs::path& folder, std::vector<std::string> arguments)
    {
        std::set<std::string> before;
        for (const auto& entry : fs::directory_iterator(folder))
            before.insert(entry.path().string());
        const Closed closed(folder);
        arguments.insert(arguments.begin(), (folder / "store.db").string());
        const int status = HelperProcess(helper, arguments).wait();
        if (WIFEXITED(status) && WEXITSTATUS(status) == kCannot)
            QSKIP("this process may not become another user");
        QCOMPARE(status, 0);
        std::set<std::string> after;
        for (const auto& entry : fs::directory_iterator(folder))
            after.insert(entry.path().string());
        QVERIFY(after == before);
    }

private slots:
    void refusesWhatIsNoStore_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one byte") << QByteArray("x");
        QTest::newRow("text") << QByteArray(5000, 'x');
        QTest::newRow("half a header") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(200, '\0');
    }
    void refusesWhatIsNoStore()
    {
        QFETCH(QByteArray, bytes);
        const fs::path file = path("foreign");
        writeBytes(file, bytes.toStdString());
        refuses(file, ErrorKind::BadInput);
    }

    void refusesAForeignSqliteFile()
    {
        // A store whose application id is another one is any other program's file.
        const fs::path file = path("foreign.db");
        makeStore(file);
        std::string bytes = readFile(file);
        bytes[68] = 1;
        writeBytes(file, bytes);
        refuses(file, ErrorKind::BadInput);
    }

    void refusesAStoreOfANewerVersion()
    {
        const fs::path file = path("newer.db");
        makeStore(file);
        std::string bytes = readFile(file);
        bytes[63] = 99;
        writeBytes(file, bytes);
        refuses(file, ErrorKind::Version);
    }

    void refusesATruncatedStore()
    {
        const fs::path file = path("short.db");
        makeStore(file);
        fs::resize_file(file, fs::file_size(file) / 2);
        refuses(file, ErrorKind::BadInput);
    }

    void refusesAFolder()
    {
        fs::create_directory(path("folder"));
        QVERIFY(openingError(path("folder"))->kind == ErrorKind::BadInput);
    }

    void makesAStoreOfAnEmptyFile()
    {
        writeBytes(path("empty.db"), "");
        QVERIFY(!openingError(path("empty.db")));
    }

    void filesThatAKilledProcessLeftGo()
    {
        const fs::path folder = path("left");
        fs::create_directory(folder);
        const auto leave = [&](const char* name, std::chrono::minutes ago) {
            writeBytes(folder / name, "unfinished");
            fs::last_write_time(folder / name, fs::file_time_type::clock::now() - ago);
        };
        leave("store.db.new-01234567", std::chrono::minutes(61));
        leave("store.db.new-01234567-journal", std::chrono::minutes(61));
        leave("store.db.rebuilding-01234567-wal", std::chrono::minutes(61));
        leave("store.db.new-89abcdef", std::chrono::minutes(1)); // another process may be at work
        leave("store.db.damaged-20261120-140201", std::chrono::minutes(61));
        leave("other.db.new-01234567", std::chrono::minutes(61));
        fs::create_symlink(folder / "other.db.new-01234567", folder / "store.db.new-link");
        QVERIFY(!openingError(folder / "store.db"));
        QVERIFY(!fs::exists(folder / "store.db.new-01234567"));
        QVERIFY(!fs::exists(folder / "store.db.new-01234567-journal"));
        QVERIFY(!fs::exists(folder / "store.db.rebuilding-01234567-wal"));
        QVERIFY(fs::exists(folder / "store.db.new-89abcdef"));
        QVERIFY(fs::exists(folder / "store.db.damaged-20261120-140201"));
        QVERIFY(fs::exists(folder / "other.db.new-01234567"));
        QVERIFY(fs::is_symlink(folder / "store.db.new-link"));
    }

    void survivesFlippedBytesAnywhere()
    {
        const fs::path whole = path("whole.db");
        makeStore(whole);
        const std::string bytes = readFile(whole);
        std::mt19937_64 random(1);
        int refused = 0;
        int failedLater = 0;
        for (int i = 0; i < 60; ++i) {
            std::string damaged = bytes;
            // A page's worth of garbage, mostly in a page's header where it does most harm.
            const std::size_t page = random() % (bytes.size() / 8192);
            for (int k = 0; k < 24; ++k)
                damaged[page * 8192 + (page == 0 ? 100 : 0) + random() % (i % 2 ? 64 : 8000)] =
                    static_cast<char>(random());
            const fs::path file = path("flipped.db");
            writeBytes(file, damaged);
            try {
                RunStore store(file);
                const auto reader = store.reader();
                for (const RunRow& run : reader->runs({})) {
                    for (const SeriesRow& series : reader->series(run.key)) {
                        BinQuery query{run.key, series.name};
                        (void)reader->bins(query);
                        query.pixels = 1;
                        (void)reader->bins(query);
                    }
                    (void)reader->messages(run.key);
                    (void)reader->params(run.id);
                }
                EventStream more;
                for (int step = 4000; step < 6000; ++step)
                    more.value(step, "a", 1.0);
                const auto outcome = store.ingest(more.chunk("run", 0, "2:2")).get();
                if (!outcome.ok())
                    ++failedLater;
            } catch (const Failure& failure) {
                QVERIFY(!failure.error().reason.empty());
                ++refused;
            }
            for (const char* ending : {"", "-wal", "-shm"})
                fs::remove(file.string() + ending);
        }
        QVERIFY(refused > 5);
    }

    void saysThatAFolderMayNotBeWritten()
    {
        if (::geteuid() == 0) {
            // Root writes everywhere but where nothing can be made.
            QVERIFY(openingError("/proc/trainyard/store.db").has_value());
            return;
        }
        const fs::path folder = path("closed");
        fs::create_directory(folder);
        fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec);
        QVERIFY(openingError(folder / "new.db")->kind == ErrorKind::Permission);
        fs::permissions(folder, fs::perms::owner_all);
    }

    void aNamedStoreKeepsItsModeAndACopyFollowsTheUmask()
    {
        const auto mode = [](const fs::path& file) {
            struct stat status {};
            return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777u : 0u;
        };
        const fs::path file = path("named.db");
        makeStore(file);
        QCOMPARE(mode(file), 0600u);
        QCOMPARE(::chmod(file.c_str(), 0664), 0);
        {
            RunStore store(file);
            VERIFY_OK(store.setNotes("run", "note").get());
            QCOMPARE(mode(file), 0664u);
        }
        QCOMPARE(mode(file), 0664u);
        for (const mode_t mask : {mode_t{0027}, mode_t{0022}}) {
            const mode_t before = ::umask(mask);
            copyRuns(file, {"run"}, path("copy.db"));
            ::umask(before);
            QCOMPARE(mode(path("copy.db")), 0644u & ~mask);
        }
    }

    void readsAStoreThatMayNotBeWritten()
    {
        const fs::path folder = path("shared");
        fs::create_directory(folder);
        makeStore(folder / "store.db");
        const fs::path copies = path("copies");
        fs::create_directory(copies);
        fs::permissions(copies, fs::perms::all);
        expectHelper("read-a-closed-store", folder, {"store.reading-only", (copies / "copy.db").string()});
        expectHelper("change-a-closed-store", folder, {});
    }

    void saysThatAJournalCannotBeRead()
    {
        const fs::path folder = path("journal");
        fs::create_directory(folder);
        const fs::path file = path("journal.db");
        makeStore(file);
        {
            RunStore store(file);
            VERIFY_OK(store.setNotes("run", "only in the journal").get());
            fs::copy_file(file, folder / "store.db");
            fs::copy_file(file.string() + "-wal", folder / "store.db-wal");
        }
        const fs::path copies = path("journal-copies");
        fs::create_directory(copies);
        fs::permissions(copies, fs::perms::all);
        expectHelper("read-a-closed-store", folder, {"store.reading-only-journal", (copies / "copy.db").string()});
    }

    /// As another user leaves it who has the store open.
    void readsAJournalWithItsSharedMemory()
    {
        const fs::path folder = path("open");
        fs::create_directory(folder);
        const fs::path file = path("open.db");
        {
            RunStore store(file);
            (void)store.createRun(specNamed("run"), "/run", "local").get().value();
            EventStream stream;
            for (int step = 1; step <= 5000; ++step)
                stream.metrics(step, {{"a", SeriesValue::of(step)}, {"b", SeriesValue::of(-step)}});
            (void)store.ingest(stream.chunk("run")).get().value();
            for (const char* ending : {"", "-wal", "-shm"})
                fs::copy_file(file.string() + ending, (folder / "store.db").string() + ending);
        }
        const fs::path copies = path("open-copies");
        fs::create_directory(copies);
        fs::permissions(copies, fs::perms::all);
        expectHelper("read-a-closed-store", folder, {"store.reading-only", (copies / "copy.db").string()});
    }

    void saysThatAnOldStoreMustBeWritten()
    {
        const fs::path folder = path("old");
        fs::create_directory(folder);
        const fs::path fixture = sourceFolder() / "tests/storage/fixtures/store_version_10.db.qz";
        const std::string packed = readFile(fixture);
        const QByteArray bytes = qUncompress(QByteArray(packed.data(), static_cast<qsizetype>(packed.size())));
        writeBytes(folder / "store.db", bytes.toStdString());
        expectHelper("open-an-old-closed-store", folder, {});
    }

    void aVersionThatDoesNotFitTheTablesIsDamage()
    {
        for (const int version : {0, 1, 11, -5}) {
            const fs::path file = path(("version" + std::to_string(version) + ".db").c_str());
            {
                const RunStore store(file);
            }
            sqlite::Connection(file, sqlite::Access::Write)
                .execute("PRAGMA user_version=" + std::to_string(version) + "; PRAGMA wal_checkpoint(TRUNCATE)");
            const std::optional<Error> error = openingError(file);
            QVERIFY(error && error->kind == ErrorKind::BadInput);
            QVERIFY2(error->text().find("store rebuild") != std::string::npos &&
                         error->text().find("version is " + std::to_string(version)) != std::string::npos,
                     error->text().c_str());
            QCOMPARE(checkStore(file).kind, StoreCheck::Kind::Damaged);
            QVERIFY(salvageStore(file).complete);
        }
    }

    void aStoreThatLacksATableIsDamaged()
    {
        const fs::path whole = path("whole-tables.db"), file = path("lacking.db");
        {
            const RunStore store(whole);
        }
        std::vector<std::pair<std::string, std::string>> parts;
        {
            sqlite::Connection connection(whole, sqlite::Access::Write);
            sqlite::Statement row(connection, "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'view') "
                                              "AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'runs_search_%'");
            while (row.step())
                parts.emplace_back(row.text(0), row.text(1));
        }
        QVERIFY(parts.size() > 30);
        for (const auto& [type, name] : parts) {
            fs::copy_file(whole, file, fs::copy_options::overwrite_existing);
            sqlite::Connection(file, sqlite::Access::Write).execute("DROP " + type + " " + name);
            const std::optional<Error> error = openingError(file);
            QVERIFY2(error && error->kind == ErrorKind::BadInput &&
                         error->text().find("lacks the table '" + name + "'") != std::string::npos &&
                         error->remedy.find("store rebuild") != std::string::npos,
                     name.c_str());
            QCOMPARE(checkStore(file).kind, StoreCheck::Kind::Damaged);
            for (const char* ending : {"-wal", "-shm"})
                fs::remove(file.string() + ending);
        }
    }

    void aJournalOfAnotherKindIsNamed()
    {
        const fs::path file = path("odd-journal.db"), journal = path("odd-journal.db-journal");
        makeStore(file);
        writeBytes(journal, std::string(3000, 'g'));
        const std::optional<Error> error = openingError(file);
        QVERIFY(error && error->reasonCode == "store.odd-journal");
        QVERIFY2(error->text().find(journal.string()) != std::string::npos && error->kind != ErrorKind::Permission,
                 error->text().c_str());
        QVERIFY2(checkStore(file).kind == StoreCheck::Kind::Foreign, "a rebuild would read nothing of a whole store");
        fs::remove(journal);
        QVERIFY(!openingError(file));
    }

    /// A run that was started in a copy is nowhere else.
    void anExportReplacesNoRunsThatAreNoCopies()
    {
        const fs::path file = path("origin.db"), copy = path("with-own-runs.db");
        makeStore(file);
        copyRuns(file, {"run"}, copy);
        {
            RunStore store(copy);
            (void)store.createRun(specNamed("own"), "/own", "local").get().value();
        }
        QVERIFY(salvageStore(copy).exported && !salvageStore(file).exported);
        for (const char* ending : {"-wal", "-shm"})
            fs::remove(copy.string() + ending); // empty: salvaging leaves them
        try {
            copyRuns(file, {"run"}, copy);
            QFAIL("it was replaced");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("store.holds-own-runs"));
            QVERIFY2(failure.error().text().find("(1): own") != std::string::npos, failure.error().text().c_str());
        }
        {
            RunStore store(copy);
            QVERIFY(store.reader()->run("own"));
            VERIFY_OK(store.deleteRuns({"own"}).get());
        }
        QCOMPARE(copyRuns(file, {"run"}, copy), std::int64_t{10'000});
    }

    void aForeignFileThatWasNamedByHandIsNoStore()
    {
        const fs::path file = path("own.json");
        writeFileAtomically(file, "{\"mine\": " + std::string(200, '1') + "}");
        const std::optional<Error> error = openingError(file);
        QVERIFY(error && error->reasonCode == "store.no-store");
        QVERIFY2(error->text().find("rebuild") == std::string::npos, error->text().c_str());
    }

    /// What a window does not see: a backup is restored over its store, or the store is rebuilt.
    void writesNothingIntoAReplacedFile()
    {
        const fs::path file = path("replaced.db");
        makeStore(file);
        fs::copy_file(file, path("backup.db"));
        {
            RunStore store(file);
            const auto reader = store.reader();
            VERIFY_OK(store.setNotes("run", "in the old file").get());
            QVERIFY(reader->changeCounter() > 0);
            fs::rename(path("backup.db"), file);
            const auto refused = store.setNotes("run", "lost").get();
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().reasonCode, std::string("store.replaced"));
            QVERIFY(!refused.error().remedy.empty());
            QVERIFY_EXCEPTION_THROWN((void)reader->changeCounter(), Failure);
            QVERIFY_EXCEPTION_THROWN((void)store.reader(), Failure);
        }
        RunStore again(file);
        const std::optional<RunRow> run = again.reader()->run("run");
        QCOMPARE(run->notes, std::string()); // the old file's journal did not get into the backup
        VERIFY_OK(again.setNotes("run", "kept").get());
    }

    void writesNothingIntoARemovedFile()
    {
        const fs::path file = path("removed.db");
        makeStore(file);
        RunStore store(file);
        const auto reader = store.reader();
        fs::rename(file, path("elsewhere.db"));
        QCOMPARE(store.setNotes("run", "lost").get().error().reasonCode, std::string("store.replaced"));
        QVERIFY_EXCEPTION_THROWN((void)reader->changeCounter(), Failure);
        QVERIFY_EXCEPTION_THROWN((void)store.reader(), Failure);
        fs::rename(path("elsewhere.db"), file);
        VERIFY_OK(store.setNotes("run", "kept").get());
    }

    /// In a child whose files may not grow: what a full disk or quota does.
    void leavesNothingWhenTheDiskIsFullAtCreation()
    {
        const fs::path folder = path("full");
        fs::create_directory(folder);
        QCOMPARE(HelperProcess("open-on-a-full-disk", {folder / "store.db"}).wait(), 0);
        QVERIFY(fs::is_empty(folder));
    }

    void readsAStoreOnAFullDisk()
    {
        const fs::path file = path("read-full.db");
        makeStore(file);
        QCOMPARE(HelperProcess("read-on-a-full-disk", {file, ""}).wait(), 0);
        RunStore store(file);
        VERIFY_OK(store.setNotes("run", "only in the journal").get());
        const fs::path other = path("journal-full.db");
        fs::copy_file(file, other);
        fs::copy_file(file.string() + "-wal", other.string() + "-wal");
        QCOMPARE(HelperProcess("read-on-a-full-disk", {other, "only in the journal"}).wait(), 0);
        QVERIFY(fs::file_size(other.string() + "-wal") > 0); // it still has what does not fit into the file
    }

    /// The journal's own room is enough: what it has is put into the file, which has room for it.
    void aJournalMakesRoomOnAFullDisk()
    {
        const test::SmallDisk disk(m_folder.filePath("disk"));
        if (!disk.mounted())
            QSKIP("mounting a small file system needs root");
        disk.leave(16 << 10);
        const fs::path file = path("makes-room.db");
        makeStore(file);
        RunStore source(file);
        VERIFY_OK(source.setNotes("run", "before").get());
        for (const bool archived : {true, false, true})
            VERIFY_OK(source.setArchived({"run"}, archived).get());
        const fs::path full = path("disk") / "store.db";
        fs::copy_file(file, full);
        fs::copy_file(file.string() + "-wal", full.string() + "-wal");
        fs::resize_file(full, fs::file_size(full) + (1 << 20)); // room for pages that the journal adds
        writeFileAtomically(full, readFile(full));
        disk.leave(0);
        RunStore store(full);
        QVERIFY2(!store.readingOnly(), store.readingOnly() ? store.readingOnly()->text().c_str() : "");
        QVERIFY(store.reader()->run("run")->archived);
        VERIFY_OK(store.setName("run", "after").get());
    }

    void tellsHowMuchRoomAStoreNeeds()
    {
        const test::SmallDisk disk(m_folder.filePath("tiny"));
        if (!disk.mounted())
            QSKIP("mounting a small file system needs root");
        disk.leave(8);
        const auto error = openingError(path("tiny") / "store.db");
        QVERIFY(error);
        QCOMPARE(error->reasonCode, std::string("store.full"));
        QVERIFY2(error->remedy.find("Free 2.0 MiB on the disk of " + path("tiny").string()) != std::string::npos,
                 error->remedy.c_str());
    }

    /// A copy that is only looked at stays alone in its folder.
    void aNamedStoreGetsFilesBesideItWithItsFirstChange()
    {
        const EnvironmentGuard named("TRAINYARD_STORE");
        const fs::path file = path("named") / "copy.db";
        fs::create_directory(file.parent_path());
        makeStore(file);
        fs::remove_all(annotationsFolder(file));
        qputenv("TRAINYARD_STORE", file.c_str());
        const auto beside = [&] {
            std::set<std::string> names;
            for (const auto& entry : fs::directory_iterator(file.parent_path()))
                names.insert(entry.path().filename().string());
            return names;
        };
        QCOMPARE(beside(), std::set<std::string>{"copy.db"});
        {
            RunStore store(file);
            QVERIFY(store.reader()->run("run"));
            QVERIFY(!store.leaseAction({"stop"}, "looker", 30.0, "local").get().value()); // as every command does
        }
        QCOMPARE(beside(), std::set<std::string>{"copy.db"});
        {
            RunStore store(file);
            VERIFY_OK(store.setNotes("run", "mine").get());
        }
        QCOMPARE(beside(), (std::set<std::string>{"annotations", "copy.db", "copy.db.reserve"}));
        QVERIFY(annotationsAreComplete(file));
    }

    void losesNothingWhenTheDiskFillsUp()
    {
        const fs::path file = path("fills.db");
        makeStore(file);
        QCOMPARE(HelperProcess("fill-the-disk", {file}).wait(), 0);
        RunStore store(file);
        const auto reader = store.reader();
        const auto run = reader->run("run");
        QCOMPARE(reader->series(run->key).at(0).points, 5000);
        QCOMPARE(reader->tailPositions("run").size(), std::size_t(1));
    }
};

TRAINYARD_TEST(StoreFileTest)

} // namespace store_file_test

#include "store_file_test.moc"
