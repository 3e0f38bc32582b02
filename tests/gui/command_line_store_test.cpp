// SPDX-License-Identifier: GPL-3.0-or-later
// The store as the command line shows it when something is wrong: a mistyped search, a lost, emptied, damaged or locked
// store, a full disk.
#include "backend/protocol/annotations.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/run_adoption.h"
#include "storage/sqlite/connection.h"
#include "storage/store/salvage.h"
#include "tests/gui/command_line_support.h"
#include "tests/storage/store_holder.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <set>

namespace command_line_store_test {

using namespace trainyard;
using namespace trainyard::test;

namespace fs = std::filesystem;

namespace {

const std::string kKept = "20250101-000000-aaaaaa";
const std::string kArchived = "20250101-000000-aabbbb";
const std::string kDeleted = "20250101-000000-cccccc";

} // namespace

class CommandLineStoreTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string home() const { return m_folder->path().toStdString() + "/home"; }
    fs::path file() const { return fs::path(home()) / "store.sqlite"; }
    CommandAnswer command(const QStringList& arguments) const { return trainyardCommand(home(), arguments); }
    nlohmann::json listed(const QString& scope = QStringLiteral("all")) const
    {
        return command({"runs", "list", "--json", "--scope", scope, "--sort", "id", "--ascending"}).json();
    }
    void removeStore() const
    {
        for (const char* ending : {"", "-wal", "-shm"})
            fs::remove(file().string() + ending);
    }
    void overwrite(std::size_t at, std::size_t count) const
    {
        std::string bytes = readFile(file());
        for (std::size_t i = at; i < at + count && i < bytes.size(); ++i)
            bytes[i] = '\x7f';
        writeFileAtomically(file(), bytes);
    }
    /// Runs a script with a disk of this size at $1, this user's home; $2 is the program and $3 is `given`. nullopt if
    /// no disk can be mounted here.
    std::optional<CommandAnswer> onSmallDisk(const char* size, const QString& script, const QString& given) const
    {
        const std::string disk = m_folder->path().toStdString() + "/disk";
        makeFolders(disk);
        QProcess process;
        process.setProcessEnvironment(commandEnvironment(disk));
        process.start("unshare",
                      {"-m", "sh", "-c",
                       QString("mount -t tmpfs -o size=%1 none \"$1\" || exit 77\n").arg(size) + script, "sh",
                       QString::fromStdString(disk), QString::fromStdString(program("trainyard").string()), given});
        if (!process.waitForStarted())
            return std::nullopt;
        if (!process.waitForFinished(150'000))
            return CommandAnswer{-1, {}, "it hangs"};
        const CommandAnswer answer{process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                                   process.readAllStandardOutput().toStdString(),
                                   process.readAllStandardError().toStdString()};
        return answer.code == 77 || answer.says("unshare failed") ? std::nullopt : std::optional(answer);
    }
    /// A log with this many steps, beside the home.
    QString longLog(const QString& name, int steps) const
    {
        std::string text = "step,loss\n";
        for (int step = 1; step <= steps; ++step)
            text += std::to_string(step) + ",0.5\n";
        const QString log = m_folder->path() + "/" + name;
        writeFileAtomically(log.toStdString(), text);
        return log;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeFolders(home());
        RunStore store(file());
        for (const std::string& id : {kKept, kArchived, kDeleted}) {
            RunSpec spec = namedSpec("run " + id.substr(16));
            spec.id = id;
            storeEndedRun(store, home() + "/runs", spec, 20);
        }
        settle(store.setName(kKept, "my best"));
        settle(store.setNotes(kKept, "written by hand"));
        settle(store.setTags(kKept, {"paper"}));
        settle(store.setClonedFrom(kKept, kArchived));
        settle(store.setArchived({kArchived}, true));
        settle(store.setTrashed({kArchived}, true));
        settle(store.deleteRuns({kDeleted}));
    }

    void expectAnnotations() const
    {
        const auto json = listed();
        QCOMPARE(json.at("total").get<int>(), 2);
        QCOMPARE(json.at("runs").at(0).at("name").get<std::string>(), std::string("my best"));
        QCOMPARE(json.at("runs").at(0).at("notes").get<std::string>(), std::string("written by hand"));
        QCOMPARE(json.at("runs").at(0).at("tags").at(0).get<std::string>(), std::string("paper"));
        const auto origins =
            command({"runs", "show", QString::fromStdString(kKept), "--json"}).json()["lineage"]["from"];
        QCOMPARE(origins.at(0).at("relation").get<std::string>(), std::string("clone"));
        QCOMPARE(origins.at(0).at("run").get<std::string>(), kArchived);
        QVERIFY(json.at("runs").at(1).at("archived").get<bool>());
        QVERIFY(json.at("runs").at(1).at("trashed").get<bool>());
    }

    void aStoreThatMayNotBeWrittenIsRead()
    {
        {
            RunStore store(file());
            RunSpec spec = namedSpec("under way");
            spec.id = "20200101-090000-0a0a0a";
            settle(store.createRun(spec, home() + "/runs/" + spec.id, "local", 1.0));
            settle(store.setRunState(spec.id, JobState::Running, {}));
        }
        for (const auto& entry : fs::directory_iterator(home()))
            if (entry.is_regular_file())
                fs::permissions(entry.path(), fs::perms(0444));
        fs::permissions(m_folder->path().toStdString(), fs::perms(0755));
        fs::permissions(home(), fs::perms(0555));
        // Root writes everywhere: then the commands run as nobody.
        const auto nobody = [] {
            if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                ::_exit(99);
        };
        const auto closed = [&](const QStringList& arguments) {
            return trainyardCommand(home(), arguments, {}, 60, nobody);
        };
        const CommandAnswer list = closed({"runs", "list", "--json", "--scope", "all"});
        const CommandAnswer sql = closed({"sql", "SELECT run FROM runs_wide"});
        const QString kept = QString::fromStdString(kKept), log = m_folder->path() + "/log.csv";
        writeFileAtomically(log.toStdString(), "step,loss\n1,0.5\n2,0.25\n");
        std::vector<CommandAnswer> changes;
        for (const QStringList& change : {QStringList{"runs", "archive", kept},
                                          {"runs", "unarchive", kept},
                                          {"runs", "trash", kept},
                                          {"runs", "restore", kept},
                                          {"runs", "delete", kept, "--yes"},
                                          {"report", "add", log},
                                          {"import", log}})
            changes.push_back(closed(change));
        const CommandAnswer ended = closed({"runs", "watch", QString::fromStdString(kKept)});
        const CommandAnswer waiting = closed({"runs", "watch", "20200101-090000-0a0a0a"});
        fs::permissions(home(), fs::perms(0755));
        if ((list.code == -1 || list.code == 99) && ::geteuid() == 0)
            QSKIP("nobody cannot start programs from this build folder");
        for (const CommandAnswer& answer : {list, sql}) {
            QVERIFY2(answer.code == 0 && answer.says("opened for reading only"), answer.errors.c_str());
            QCOMPARE(std::count(answer.errors.begin(), answer.errors.end(), '\n'), 1);
        }
        QCOMPARE(list.json().at("total").get<int>(), 3);
        for (const CommandAnswer& change : changes)
            QVERIFY2(change.code == 1 && change.isOneSentence() && change.says("Cannot change the store"),
                     change.errors.c_str());
        QVERIFY2(ended.code == 0, ended.errors.c_str());
        QVERIFY2(waiting.code == 1 && waiting.says("never learns how the run ends"), waiting.errors.c_str());
        QVERIFY(!listed().at("runs").at(0).at("archived").get<bool>());
    }

    void aMistypedSearchIsNamed_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("told");
        QTest::newRow("field") << "stat:done"
                               << "Did you mean state?";
        QTest::newRow("number") << "val/top1>abc"
                                << "\"abc\" is not a number to compare val/top1 with (character 1)";
        QTest::newRow("quotation") << "best \"of"
                                   << "the quotation that begins at character 6 has no end";
    }
    void aMistypedSearchIsNamed()
    {
        QFETCH(QString, query);
        QFETCH(QString, told);
        for (const bool json : {false, true}) {
            const CommandAnswer answer =
                command(QStringList{"runs", "list", query} + (json ? QStringList{"--json"} : QStringList{}));
            QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says(told.toStdString()),
                     answer.errors.c_str());
        }
    }

    /// A query prints a table, CSV or JSON, and changes nothing.
    void queriesTheStore()
    {
        const QString sql =
            QStringLiteral("SELECT run, tags, notes, step, archived FROM runs_wide WHERE run_id LIKE '%aaaaaa'");
        const CommandAnswer table = command({"sql", sql});
        QVERIFY2(table.code == 0, table.errors.c_str());
        QVERIFY2(
            table.output.starts_with("run      tags   notes            step  archived\nmy best  paper  written by "),
            table.output.c_str());
        const CommandAnswer csv = command({"sql", "--csv", "-"});
        QVERIFY(csv.isOneSentence() && csv.code == 1 && csv.says("not a query"));
        const CommandAnswer piped =
            trainyardCommand(home(), {"sql", "--csv", "-"}, "SELECT 'a,b' AS x, 1.5 AS y, NULL AS z");
        QCOMPARE(piped.output, std::string("x,y,z\n\"a,b\",1.5,\n"));
        const auto json = command({"sql", "--json", sql}).json();
        QCOMPARE(json.at("columns").size(), std::size_t(5));
        QCOMPARE(json.at("rows").at(0).at(0).get<std::string>(), std::string("my best"));
        QCOMPARE(json.at("rows").at(0).at(4).get<int>(), 0);
        const CommandAnswer views = command({"sql", "--views"});
        for (const char* name :
             {"runs_wide", "run_settings", "run_results", "points_shown", "points_at_best", "run_alerts"})
            QVERIFY2(views.output.find(name) != std::string::npos, name);
        const std::string before = readFile(file());
        const CommandAnswer refused = command({"sql", "DELETE FROM runs"});
        QVERIFY2(refused.isOneSentence() && refused.code == 1 && refused.says("it would do more than read"),
                 refused.errors.c_str());
        QCOMPARE(readFile(file()), before);
        const CommandAnswer mistaken = command({"sql", "SELECT accuracy FROM runs_wide"});
        QVERIFY2(mistaken.isOneSentence() && mistaken.says("no such column: accuracy"), mistaken.errors.c_str());
    }

    void aWholeStoreIsNotRebuilt()
    {
        const std::string before = readFile(file());
        const CommandAnswer answer = command({"store", "rebuild"});
        QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says("not damaged") && answer.says("--force"),
                 answer.errors.c_str());
        QCOMPARE(readFile(file()), before);
        const CommandAnswer forced = command({"store", "rebuild", "--force"});
        QCOMPARE(forced.code, 0);
        QVERIFY2(forced.output.find("Kept: names, notes, tags, archive and trash of 2 runs") != std::string::npos,
                 forced.output.c_str());
        QVERIFY2(forced.output.find("Left out: 1 run that had been deleted") != std::string::npos,
                 forced.output.c_str());
        expectAnnotations();
        const auto json = command({"store", "rebuild", "--force", "--with-deleted", "--json"}).json();
        QCOMPARE(json.at("runs").get<int>(), 3);
        QCOMPARE(listed().at("total").get<int>(), 3);
    }

    /// However far the rebuild is when the signal comes.
    void anInterruptedRebuildLeavesNothing()
    {
        const std::string log = m_folder->path().toStdString() + "/long.csv";
        std::string text = "step,loss,accuracy,rate,norm\n";
        for (int step = 1; step <= 60'000; ++step)
            text += std::to_string(step) + ",0.5,0.25,0.125,1.5\n";
        writeFileAtomically(log, text);
        QCOMPARE(command({"import", QString::fromStdString(log)}).code, 0);
        const auto temporary = [this] {
            for (const auto& entry : fs::directory_iterator(home()))
                if (entry.path().string().find(".rebuilding-") != std::string::npos)
                    return true;
            return false;
        };
        QProcess process;
        process.setProcessEnvironment(commandEnvironment(home()));
        process.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                      {"store", "rebuild", "--force"});
        QTRY_VERIFY_WITH_TIMEOUT(temporary() || process.state() == QProcess::NotRunning, 60'000);
        if (const auto pid = static_cast<pid_t>(process.processId()); pid > 0)
            ::kill(pid, SIGTERM);
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
        QVERIFY(!temporary());
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, told);
        QVERIFY2(process.exitCode() == 0 || (process.exitCode() == 128 + SIGTERM && !told.contains("rebuilding-")),
                 told);
        QCOMPARE(listed().at("total").get<int>(), 3);
    }

    void aLostStoreLosesNothingThatAPersonWrote()
    {
        removeStore();
        const CommandAnswer hint = command({"runs", "list"});
        QCOMPARE(hint.code, 0);
        QVERIFY2(hint.says("2 run directories lie in") && hint.says("store rebuild"), hint.errors.c_str());
        const CommandAnswer answer = command({"store", "rebuild"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        QVERIFY2(answer.output.starts_with("2 runs with "), answer.output.c_str());
        expectAnnotations();
    }

    /// Directories without a spec, with an empty or damaged one, and copies bring no run back.
    void theHintCountsWhatARebuildTakesUp()
    {
        const fs::path runs = fs::path(home()) / "runs";
        makeFolders(runs / "nothing");
        for (const auto& [name, text] : {std::pair{"empty", ""}, std::pair{"damaged", "{\"version\": "}}) {
            makeFolders(runs / name);
            writeFileAtomically(runs / name / "spec.json", text);
        }
        for (const std::string& id : {kKept, kDeleted})
            fs::copy(runs / id, runs / ("copy of " + id), fs::copy_options::recursive);
        QVERIFY2(!command({"runs", "list"}).says("rebuild"), "every readable run is known or was deleted");
        removeStore();
        const CommandAnswer hint = command({"runs", "list"});
        QVERIFY2(hint.says("2 run directories lie in"), hint.errors.c_str());
        removeStore();
        writeFileAtomically(file(), "");
        const CommandAnswer emptied = command({"runs", "list"});
        QVERIFY2(emptied.code == 1 && emptied.says("2 run directories lie beside it"), emptied.errors.c_str());
        const CommandAnswer rebuilt = command({"store", "rebuild"});
        QVERIFY2(rebuilt.output.starts_with("2 runs with "), rebuilt.output.c_str());
        QVERIFY(!command({"runs", "list"}).says("rebuild"));
    }

    void oneRunOfOnePointIsCountedInTheSingular()
    {
        removeStore();
        fs::remove_all(home() + "/runs");
        {
            RunStore store(file());
            RunSpec spec = namedSpec("short");
            spec.id = kKept;
            storeEndedRun(store, home() + "/runs", spec, 1);
        }
        QCOMPARE(command({"runs", "archive", QString::fromStdString(kKept)}).output, std::string("Archived 1 run.\n"));
        const CommandAnswer rebuilt = command({"store", "rebuild", "--force"});
        QVERIFY2(rebuilt.output.starts_with("1 run with 1 point in the new store "), rebuilt.output.c_str());
    }

    void aBackupThatKnowsFewerRunsIsTold()
    {
        QVERIFY(!command({"runs", "list"}).says("run directories"));
        const std::string backup = readFile(file());
        {
            RunStore store(file());
            for (const char* id : {"20250101-000000-eeeeee", "20250101-000000-ffffff"}) {
                RunSpec spec = namedSpec("later");
                spec.id = id;
                storeEndedRun(store, home() + "/runs", spec, 5);
            }
        }
        removeStore();
        writeFileAtomically(file(), backup);
        const CommandAnswer hint = command({"runs", "list"});
        QCOMPARE(hint.code, 0);
        QVERIFY2(hint.says("does not know 2 run directories") && hint.says("store rebuild --force"),
                 hint.errors.c_str());
        QCOMPARE(command({"store", "rebuild", "--force"}).code, 0);
        QVERIFY(!command({"runs", "list"}).says("run directories"));
        QCOMPARE(listed().at("total").get<int>(), 4);
    }

    void aFileThatIsNoStoreIsLeftAlone()
    {
        const std::string own = m_folder->path().toStdString() + "/victim.json";
        const std::string text = "{\"mine\": " + std::string(200, '1') + "}\n";
        writeFileAtomically(own, text);
        const QString named = QString::fromStdString(own);
        const CommandAnswer listing = command({"--store", named, "runs", "list"});
        QVERIFY2(listing.isOneSentence() && listing.code == 1 && listing.says("not a store of Trainyard") &&
                     !listing.says("rebuild"),
                 listing.errors.c_str());
        const CommandAnswer rebuilt = command({"--store", named, "store", "rebuild", "--yes", "--force"});
        QVERIFY2(rebuilt.isOneSentence() && rebuilt.code == 1, rebuilt.errors.c_str());
        QCOMPARE(readFile(own), text);
    }

    void aFolderOrADeviceIsNeverSetAside()
    {
        const std::string folder = m_folder->path().toStdString() + "/photos", pipe = folder + ".pipe";
        makeFolders(folder);
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        for (const std::string& own : {folder, pipe}) {
            const QString named = QString::fromStdString(own);
            const CommandAnswer listing = command({"--store", named, "runs", "list"});
            QVERIFY2(listing.isOneSentence() && listing.code == 1 && !listing.says("rebuild"), listing.errors.c_str());
            const CommandAnswer rebuilt = command({"--store", named, "store", "rebuild", "--yes", "--force"});
            QVERIFY2(rebuilt.isOneSentence() && rebuilt.code == 1 && rebuilt.says("it is not a regular file"),
                     rebuilt.errors.c_str());
        }
        QVERIFY(fs::is_directory(folder) && fs::is_fifo(pipe));
    }

    void exportsLeaveTheStoreAndTheRunsAlone()
    {
        const std::string run = home() + "/runs/" + kKept;
        for (const std::string& own : {file().string(), run + "/spec.json", run + "/attempts/0001/new.csv"}) {
            const bool was = fs::exists(own);
            const std::string before = was ? readFile(own) : std::string();
            for (const char* kind : {"--csv", "--jsonl", "--store", "--tensorboard", "--mlflow"}) {
                const CommandAnswer answer =
                    command({"runs", "export", QString::fromStdString(kKept), kind, QString::fromStdString(own)});
                QVERIFY2(answer.isOneSentence() && answer.code == 1, (own + kind + answer.errors).c_str());
                QVERIFY2(answer.says("Trainyard keeps its own data there") || answer.says("that is the store"),
                         answer.errors.c_str());
            }
            QCOMPARE(fs::exists(own), was);
            if (was)
                QCOMPARE(readFile(own), before);
        }
        const std::string free = home() + "/exports.csv";
        QCOMPARE(command({"runs", "export", QString::fromStdString(kKept), "--csv", QString::fromStdString(free)}).code,
                 0);
        QVERIFY(fs::exists(free));
    }

    /// Only what an earlier export has written is replaced by a store.
    void anExportedStoreReplacesNothingElse()
    {
        const QString kept = QString::fromStdString(kKept);
        const fs::path folder = m_folder->path().toStdString(), text = folder / "notes.txt",
                       foreign = folder / "own.db", named = folder / "named.sqlite", copy = folder / "copy.sqlite";
        writeFileAtomically(text, "written by hand");
        writeFileAtomically(foreign, "");
        sqlite::Connection(foreign, sqlite::Access::Write).execute("CREATE TABLE mine (x)");
        RunStore{named};
        const auto exported = [&](const char* kind, const std::string& to) {
            return command({"runs", "export", kept, kind, QString::fromStdString(to)});
        };
        for (const fs::path& own : {text, foreign, named}) {
            const std::string before = readFile(own);
            const CommandAnswer answer = exported("--store", own);
            QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says(own.string()) &&
                         answer.says("a file is there that no earlier export has written") &&
                         answer.says("move that file away"),
                     answer.errors.c_str());
            QCOMPARE(readFile(own), before);
        }
        for (int time = 0; time < 2; ++time)
            QCOMPARE(exported("--store", copy).code, 0);
        const CommandAnswer points = exported("--csv", copy);
        QVERIFY2(points.isOneSentence() && points.code == 1 && points.says("a store of Trainyard is there"),
                 points.errors.c_str());
    }

    void streamsArePossibleTargets()
    {
        const QString kept = QString::fromStdString(kKept);
        const auto exported = [&](const char* kind, const char* to) {
            return command({"runs", "export", kept, kind, to});
        };
        const std::string points = exported("--csv", "-").output;
        QVERIFY(points.starts_with("run_id,"));
        QCOMPARE(exported("--csv", "/dev/stdout").output, points);
        QVERIFY(exported("--jsonl", "/dev/stdout").output.starts_with("{\"run\":"));
        for (const char* kind : {"--csv", "--jsonl"}) {
            const CommandAnswer nowhere = exported(kind, "/dev/null");
            QVERIFY2(nowhere.code == 0 && nowhere.output.empty(), nowhere.errors.c_str());
        }
        QVERIFY(fs::is_character_file("/dev/null"));
        QCOMPARE(exported("--store", "/dev/null").code, 1);
    }

    /// Its runs' directories are those of the store that they were exported from.
    void anExportedStoreOnlyShowsItsRuns()
    {
        const QString kept = QString::fromStdString(kKept);
        const QString copy = m_folder->path() + "/copy.sqlite";
        QCOMPARE(command({"runs", "export", kept, "--store", copy}).code, 0);
        const fs::path directory = fs::path(home()) / "runs" / kKept;
        const std::string notes = readFile(directory / kAnnotationsFile);
        for (const QStringList& change :
             {QStringList{"runs", "resume", kept}, QStringList{"runs", "delete", kept, "--with-directory", "--yes"}}) {
            const CommandAnswer answer = command(QStringList{"--store", copy} + change);
            QVERIFY2(answer.code == 1 && answer.says("the store in use is a copy that an export has written"),
                     answer.errors.c_str());
        }
        QCOMPARE(command({"--store", copy, "runs", "archive", kept}).code, 0);
        QCOMPARE(command({"--store", copy, "runs", "delete", kept, "--yes"}).code, 0);
        QCOMPARE(readFile(directory / kAnnotationsFile), notes);
        QVERIFY(!listed().at("runs").at(0).at("archived").get<bool>());
    }

    /// A rebuild would put every run of the home into it, as if they had been started there.
    void anExportedStoreIsNotRebuilt()
    {
        const fs::path copy = m_folder->path().toStdString() + "/copy.sqlite";
        const QString named = QString::fromStdString(copy.string());
        QCOMPARE(command({"runs", "export", QString::fromStdString(kKept), "--store", named}).code, 0);
        const std::string whole = readFile(copy);
        for (const std::string& bytes : {whole, whole.substr(0, whole.size() / 2)}) {
            writeFileAtomically(copy, bytes);
            const CommandAnswer answer = command({"--store", named, "store", "rebuild", "--yes", "--force"});
            QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says("export its runs again"),
                     answer.errors.c_str());
            QCOMPARE(readFile(copy), bytes);
        }
        writeFileAtomically(copy, whole.substr(0, whole.size() / 2));
        const CommandAnswer listing = command({"--store", named, "runs", "list"});
        QVERIFY2(listing.code == 1 && listing.says("it ends after") && listing.says("export its runs again"),
                 listing.errors.c_str());
    }

    /// A backup of the store knows run directories that are those of the store in use.
    void aBackupThatIsNamedTakesAndDeletesNothingOfTheHome()
    {
        const QString kept = QString::fromStdString(kKept);
        const fs::path backup = m_folder->path().toStdString() + "/backup.sqlite";
        const QString named = QString::fromStdString(backup.string());
        fs::copy_file(file(), backup);
        {
            RunStore store(file());
            RunSpec spec = namedSpec("later");
            spec.id = "20250101-000000-eeeeee";
            storeEndedRun(store, home() + "/runs", spec, 5);
        }
        const auto expectRefusal = [&] {
            const CommandAnswer answer =
                command({"--store", named, "runs", "delete", kept, "--with-directory", "--yes"});
            QVERIFY2(answer.code == 1 && answer.says("belongs to the store " + file().string()), answer.errors.c_str());
            QVERIFY(fs::exists(fs::path(home()) / "runs" / kKept / "spec.json"));
        };
        expectRefusal();
        const auto rebuilt = command({"--store", named, "store", "rebuild", "--force", "--json"}).json();
        QCOMPARE(rebuilt.at("runs").get<int>(), 2); // not the later one, nor the deleted one
        expectRefusal();
        QCOMPARE(command({"runs", "delete", kept, "--with-directory", "--yes"}).code, 0);
        QVERIFY(!fs::exists(fs::path(home()) / "runs" / kKept));
    }

    void aStoreThatLacksATableIsRebuilt()
    {
        for (const char* table : {"series", "attempts", "campaigns", "alerts", "runs"}) {
            sqlite::Connection(file(), sqlite::Access::Write).execute(std::string("DROP TABLE ") + table);
            const CommandAnswer listing = command({"runs", "list"});
            QVERIFY2(listing.isOneSentence() && listing.code == 1 && listing.says("store rebuild"),
                     listing.errors.c_str());
            const CommandAnswer rebuilt = command({"store", "rebuild", "--yes"});
            QVERIFY2(rebuilt.code == 0, rebuilt.errors.c_str());
            expectAnnotations();
        }
    }

    void aJournalOfAnotherKindIsNamedAndSetAside()
    {
        const std::string journal = file().string() + "-journal";
        writeFileAtomically(journal, std::string(3000, 'g'));
        for (const QStringList& arguments : {QStringList{"runs", "list"}, QStringList{"store", "rebuild", "--yes"}}) {
            const CommandAnswer answer = command(arguments);
            QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says(journal) &&
                         answer.says("move that file away") && !answer.says("permissions"),
                     answer.errors.c_str());
        }
        QCOMPARE(command({"store", "rebuild", "--yes", "--force"}).code, 0);
        QVERIFY(!fs::exists(journal));
        expectAnnotations();
    }

    void aLinkToNothingIsNoOldStore()
    {
        removeStore();
        fs::create_symlink("/nowhere/store.sqlite", file());
        const CommandAnswer answer = command({"store", "rebuild"});
        QVERIFY2(answer.code == 0 &&
                     answer.output.find("There was no old store, only a link to /nowhere/store.sqlite") !=
                         std::string::npos &&
                     answer.output.find("The old store is now") == std::string::npos,
                 (answer.output + answer.errors).c_str());
        QVERIFY(fs::is_regular_file(fs::symlink_status(file())));
        expectAnnotations();
    }

    void aResultBeyondTheMemoryIsRefused()
    {
        const QString endless = QStringLiteral(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, 'a long text of words' FROM n");
        const auto limit = [] {
            const rlimit memory{rlim_t{700} << 20, rlim_t{700} << 20};
            ::setrlimit(RLIMIT_AS, &memory);
        };
        for (const QStringList& options : {QStringList{"--json"}, QStringList{}}) {
            const CommandAnswer answer =
                trainyardCommand(home(), QStringList{"sql"} + options + QStringList{endless}, {}, 120, limit);
            QVERIFY2(answer.isOneSentence() && answer.code == 1, answer.errors.c_str());
            QVERIFY2(answer.says("Add a LIMIT to the query, or use --csv"), answer.errors.c_str());
        }
    }

    void anEmptyResultIsJson()
    {
        const CommandAnswer none = command({"sql", "--json", "SELECT 1 AS x WHERE 0"});
        QCOMPARE(none.output, std::string("{\n  \"columns\": [\n    \"x\"\n  ],\n  \"rows\": []\n}\n"));
        const CommandAnswer two = command({"sql", "--json", "VALUES (1, 'a'), (NULL, 0.5)"});
        QCOMPARE(two.output,
                 two.json().empty() ? std::string() : nlohmann::ordered_json::parse(two.output).dump(2) + "\n");
    }

    void lookingAtAnEmptyFileMakesNoStoreOfIt()
    {
        const std::string own = m_folder->path().toStdString() + "/empty";
        writeFileAtomically(own, "");
        const CommandAnswer answer = command({"--store", QString::fromStdString(own), "runs", "list"});
        QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says("not a store of Trainyard"),
                 answer.errors.c_str());
        QCOMPARE(fs::file_size(own), std::uintmax_t{0});
    }

    /// Its jobs are those of another queue: here they would all count as lost.
    void lookingAtAStoreFromElsewhereLeavesItsRuns()
    {
        const std::string folder = m_folder->path().toStdString() + "/elsewhere";
        makeFolders(folder);
        const std::string foreign = folder + "/store.sqlite";
        const std::string id = "20250101-000000-eeeeee";
        {
            RunStore store(foreign);
            RunSpec spec = namedSpec("runs elsewhere");
            spec.id = id;
            settle(store.createRun(spec, folder + "/" + id, "local"));
            JobRow job;
            job.runId = id;
            job.machine = "local";
            job.directory = folder + "/" + id;
            job.state = JobState::Running;
            job.token = jobToken(id, 1);
            settle(store.putJob(job));
            settle(store.setRunState(id, JobState::Running, {}));
        }
        const auto names = [&folder] {
            std::set<std::string> found;
            for (const auto& entry : fs::directory_iterator(folder))
                found.insert(entry.path().filename().string());
            return found;
        };
        for (const char* beside : {"store.sqlite.reserve", "annotations"})
            fs::remove_all(folder + "/" + beside);
        const QString named = QString::fromStdString(foreign);
        const nlohmann::json listing = command({"--store", named, "runs", "list", "--json"}).json();
        QCOMPARE(listing.at("runs").at(0).at("state").get<std::string>(), std::string("running"));
        QVERIFY(names() == std::set<std::string>{"store.sqlite"}); // neither a reserve nor copies of notes
    }

    void anEmptyNameIsNotTheStoreOfThisUser()
    {
        const QString kept = QString::fromStdString(kKept);
        const CommandAnswer answer = command({"--store", "", "runs", "archive", kept});
        QVERIFY2(answer.code == 1 && answer.isOneSentence() && answer.says("there is no such file"),
                 answer.errors.c_str());
        QVERIFY(!listed().at("runs").at(0).at("archived").get<bool>());
    }

    void eventsThatCannotBeReadAreTold()
    {
        const std::filesystem::path events = RunDirectory(home() + "/runs/" + kKept).events(1);
        std::filesystem::remove(events);
        std::filesystem::create_symlink("/dev/zero", events);
        const CommandAnswer answer = command({"store", "rebuild", "--force"});
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.says(events.string() + ": it is not a regular file"), answer.errors.c_str());
    }

    void anEmptiedStoreIsNoEmptyHistory()
    {
        removeStore();
        writeFileAtomically(file(), "");
        const CommandAnswer answer = command({"runs", "list"});
        QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says("0 bytes") && answer.says("store rebuild"),
                 answer.errors.c_str());
        QCOMPARE(command({"store", "rebuild"}).code, 0);
        expectAnnotations();
    }

    void damagedNotesAreNamedAndTakenFromTheOldStore()
    {
        for (const std::string& damage : {std::string("{\"version\": 1"), std::string(100'000, '['), std::string()}) {
            const fs::path notes = fs::path(home()) / "runs" / kKept / kAnnotationsFile;
            writeFileAtomically(notes, damage);
            const CommandAnswer answer = command({"store", "rebuild", "--force"});
            QVERIFY2(answer.code == 0 && answer.output.find("Not read: 1 damaged file") != std::string::npos &&
                         answer.output.find(notes.string()) != std::string::npos,
                     (answer.output + answer.errors).c_str());
            expectAnnotations();
        }
    }

    /// Where the list of runs cannot be read, somebody must agree.
    void aDamagedStoreIsSalvagedAndAsksWhereItMust()
    {
        // A page of the points, the largest part: what a person wrote is elsewhere, and the old store still tells it.
        for (const std::string& id : {kKept, kArchived})
            fs::remove(fs::path(home()) / "runs" / id / kAnnotationsFile);
        const std::string bytes = readFile(file());
        std::size_t page = bytes.size() / 8192;
        for (; page > 1; --page) {
            writeFileAtomically(file(), bytes);
            overwrite((page - 1) * 8192, 64);
            if (checkStore(file()).kind == StoreCheck::Kind::Damaged && salvageStore(file()).complete)
                break;
        }
        QVERIFY(page > 1);
        const CommandAnswer salvaged = command({"store", "rebuild"});
        QVERIFY2(salvaged.code == 0 && salvaged.output.find("Kept: names") != std::string::npos,
                 (salvaged.output + salvaged.errors).c_str());
        expectAnnotations();

        writeFileAtomically(file(), std::string(20'000, 'x'));
        const CommandAnswer refused = command({"store", "rebuild"});
        QVERIFY2(refused.code == 1 && refused.says("cannot be read completely") && refused.says("--yes"),
                 refused.errors.c_str());
        QCOMPARE(readFile(file()), std::string(20'000, 'x'));
        const CommandAnswer agreed = command({"store", "rebuild", "--yes"});
        QVERIFY2(agreed.code == 0 && agreed.output.find("could not be read completely") != std::string::npos,
                 (agreed.output + agreed.errors).c_str());
        expectAnnotations();
    }

    /// As by a person in the window. Nothing is left that could end.
    void whoWaitsForARunHearsThatItWasDeleted()
    {
        RunStore store(file());
        RunSpec spec = namedSpec("waits for ever");
        spec.id = "20250101-000000-eeeeee";
        settle(store.createRun(spec, home() + "/runs/" + spec.id, "local"));
        settle(store.setRunState(spec.id, JobState::Queued, ""));
        QProcess process;
        process.setProcessEnvironment(commandEnvironment(home()));
        process.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                      {"runs", "watch", QString::fromStdString(spec.id)});
        QByteArray shown;
        QTRY_VERIFY_WITH_TIMEOUT((shown += process.readAllStandardOutput()).contains("waits for ever"), 60'000);
        QVERIFY(process.state() == QProcess::Running);
        settle(store.deleteRuns({spec.id}));
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1 && told.contains("it has been deleted in the meantime"), told);
    }

    /// Runs on another machine: from the old store where it can be read, else by adoption.
    void runsElsewhereKeepWhatWasWritten()
    {
        const std::string far = "20250101-000000-dddddd";
        const std::string there = m_folder->path().toStdString() + "/there";
        RunSpec spec = namedSpec("far");
        spec.id = far;
        RunDirectory::create(there + "/" + far, spec);
        {
            RunStore store(file());
            settle(store.createRun(spec, there + "/" + far, "m-1"));
            settle(store.setNotes(far, "far note"));
            settle(store.setTrashed({far}, true));
        }
        const auto json = command({"store", "rebuild", "--force", "--json"}).json();
        QCOMPARE(json.at("elsewhere").get<int>(), 1);
        QCOMPARE(json.at("runs").get<int>(), 2);
        const auto row = [&](RunStore& store) { return store.reader()->run(far).value(); };
        {
            RunStore store(file());
            QCOMPARE(row(store).notes, std::string("far note"));
            QCOMPARE(row(store).machine, std::string("m-1"));
            QVERIFY(row(store).trashedAt > 0.0);
        }
        removeStore();
        QCOMPARE(command({"store", "rebuild", "--json"}).json().at("adoptable").get<int>(), 1);
        RunStore store(file());
        QVERIFY(!store.reader()->run(far));
        Machine machine;
        machine.transport = std::make_unique<LocalTransport>();
        machine.scheduler = std::make_unique<FakeScheduler>();
        machine.id = "m-1";
        machine.places = {there, there, there, there, ""};
        const AdoptionOutcome outcome =
            adoptRuns(store, machine, home() + "/runs", {"local", "m-1"}, [](const AdoptionProgress&) { return true; });
        QCOMPARE(outcome.runs, std::size_t{1});
        QCOMPARE(row(store).notes, std::string("far note"));
        QVERIFY(row(store).trashedAt > 0.0);
    }

    void aLockedStoreIsSaidAtOnceAndGivenUpOn()
    {
        StoreHolder holder(file(), "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
        const std::string process = "process " + std::to_string(holder.pid()) + " (";
        const CommandAnswer answer = command({"runs", "list"});
        holder.kill();
        QCOMPARE(answer.code, 1);
        const std::size_t first = answer.errors.find('\n');
        QVERIFY2(first != std::string::npos && answer.errors.starts_with("trainyard: waiting for the store ") &&
                     answer.errors.substr(0, first).find(process) != std::string::npos,
                 answer.errors.c_str());
        QVERIFY2(answer.errors.find(process, first) != std::string::npos && answer.says("has kept it locked for"),
                 answer.errors.c_str());
        QCOMPARE(listed().at("total").get<int>(), 2);
    }

    void theStoreIsPrivate()
    {
        QCOMPARE(::chmod(file().c_str(), 0666), 0);
        const mode_t before = ::umask(0);
        QCOMPARE(command({"runs", "list"}).code, 0);
        const std::string fresh = m_folder->path().toStdString() + "/fresh";
        QCOMPARE(trainyardCommand(fresh, {"runs", "list"}).code, 0);
        ::umask(before);
        const auto mode = [](const fs::path& path) {
            struct stat status {};
            return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777u : 0u;
        };
        QCOMPARE(mode(file()), 0600u);
        QCOMPARE(mode(fresh), 0700u);
        QCOMPARE(mode(fs::path(fresh) / "store.sqlite"), 0600u);
        if (::geteuid() != 0)
            QSKIP("only root can give a file to another user");
        QCOMPARE(::chown(file().c_str(), 65534, 65534), 0);
        const CommandAnswer answer = command({"runs", "list"});
        QVERIFY2(answer.isOneSentence() && answer.says("belongs to another user"), answer.errors.c_str());
    }

    /// It can be read, but what the run writes can never be stored.
    void waitingEndsAtAStoreThatTakesNoChanges()
    {
        const std::string id = "20250101-000000-dddddd";
        const std::string directory = home() + "/runs/" + id;
        std::int64_t page = 0;
        {
            RunStore store(file());
            RunSpec spec = namedSpec("waited for");
            spec.id = id;
            settle(store.createRun(spec, directory, "local"));
            RunDirectory::create(directory, spec);
            FakeEngine(directory).train(20);
            JobRow job;
            job.runId = id;
            job.machine = "local";
            job.directory = directory;
            job.state = JobState::Running;
            job.token = jobToken(id, 1);
            settle(store.putJob(job));
            page = sqlite::Connection(file(), sqlite::Access::Read)
                       .integer("SELECT rootpage FROM sqlite_master WHERE name = 'points'");
        }
        overwrite(static_cast<std::size_t>(page - 1) * 8192, 8192);
        const CommandAnswer answer = command({"runs", "watch", QString::fromStdString(id)});
        QVERIFY2(answer.code == 1 && answer.says("is damaged") && answer.says("store rebuild"), answer.errors.c_str());
        QVERIFY2(std::count(answer.errors.begin(), answer.errors.end(), '\n') < 5, answer.errors.c_str());
    }

    /// On a disk without a free byte, runs are still listed, and deleting one makes room. Each step ends with a line.
    void runsAreSeenAndDeletedOnAFullDisk()
    {
        const auto answer = onSmallDisk("48m",
                                        "\"$2\" import \"$3\" >/dev/null || exit 78\n"
                                        "dd if=/dev/zero of=\"$1/filler\" bs=4096 >/dev/null 2>&1\n"
                                        "\"$2\" runs list && echo listed\n"
                                        "mv \"$1/store.sqlite.reserve\" \"$1/aside\"\n"
                                        "\"$2\" runs list && \"$2\" sql 'SELECT count(*) FROM runs_wide' && echo read\n"
                                        "\"$2\" runs delete long --yes || echo refused\n"
                                        "mv \"$1/aside\" \"$1/store.sqlite.reserve\"\n"
                                        "\"$2\" runs delete long --with-directory --yes && echo deleted\n"
                                        "[ $(stat -c %s \"$1/store.sqlite.reserve\") -gt 1000000 ] && echo renewed\n",
                                        longLog("long.csv", 2000));
        if (!answer)
            QSKIP("no disk can be mounted here");
        for (const char* line : {"listed\n", "read\n", "refused\n", "deleted\n", "renewed\n"})
            QVERIFY2(answer->output.find(line) != std::string::npos, (answer->output + answer->errors).c_str());
        QVERIFY2(answer->says("the disk is full, so it is opened for reading only"), answer->errors.c_str());
    }

    /// Removing the directory makes room where the store has nothing left to give up.
    void aDirectoryMakesRoomOnAFullDiskWithoutAReserve()
    {
        longLog("first.csv", 20'000);
        longLog("second.csv", 20'000);
        const auto answer = onSmallDisk("64m",
                                        "\"$2\" import \"$3/first.csv\" \"$3/second.csv\" >/dev/null || exit 78\n"
                                        "mv \"$1/store.sqlite.reserve\" \"$1/filler\"\n"
                                        "dd if=/dev/zero bs=4096 >>\"$1/filler\" 2>/dev/null\n"
                                        "\"$2\" runs delete first --yes || echo refused\n"
                                        "\"$2\" runs delete first --with-directory --yes && echo deleted\n"
                                        "ls \"$1/runs\" | wc -l\n"
                                        "\"$2\" runs list\n",
                                        m_folder->path());
        if (!answer)
            QSKIP("no disk can be mounted here");
        const std::string& output = answer->output;
        QVERIFY2(output.starts_with("refused\n") && output.find("deleted\n1\n") != std::string::npos &&
                     output.find("second") != std::string::npos && output.find("first") == std::string::npos,
                 (output + answer->errors).c_str());
        QVERIFY2(answer->says("Add --with-directory"), answer->errors.c_str());
    }

    /// Neither the run nor the store can record its end: waiting for that would never end.
    void waitingEndsOnAFullDisk()
    {
        const QString specFile = m_folder->path() + "/spec.json";
        writeFileAtomically(specFile.toStdString(), R"({"name": "full", "training": {"epochs": 200}})");
        const auto answer =
            onSmallDisk("2m",
                        "\"$2\" runs list >/dev/null || exit 78\n"
                        "( while [ ! -d \"$1/queue\" ]; do sleep 0.1; done; dd if=/dev/zero of=\"$1/filler\" bs=4096 ) "
                        ">/dev/null 2>&1 &\nexec \"$2\" run \"$3\" --wait",
                        specFile);
        if (!answer)
            QSKIP("no disk can be mounted here");
        QVERIFY2(answer->code > 0 && answer->code != 78, answer->errors.c_str());
        QVERIFY2(answer->says("No space left on device") || answer->says("disk is full"), answer->errors.c_str());
    }
};

TRAINYARD_TEST(CommandLineStoreTest)

} // namespace command_line_store_test

#include "command_line_store_test.moc"
