// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_book.h"

#include "backend/base/files.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace machine_book_test {

using namespace trainyard;

namespace {

MachineEntry cluster()
{
    MachineEntry entry;
    entry.id = newMachineId();
    entry.name = "hpc \"login\" Ä";
    entry.host = "hpc-login.example.org";
    entry.user = "arossi";
    entry.port = 2222;
    entry.jumps = "me@bastion:22,other";
    entry.identityFile = "~/.ssh/id cluster";
    entry.scheduler = SchedulerKind::Slurm;
    entry.jobTemplate.prologue = "module load cuda/12.4\nexport X='a b'\n";
    entry.jobTemplate.prefix = {"apptainer", "exec", "--nv", "$SCRATCH/image.sif"};
    entry.jobTemplate.extraOptions = {"--nice=100"};
    entry.jobTemplate.launcher = RankLauncher::Mpirun;
    entry.jobTemplate.mpiType = "pmi2";
    entry.jobTemplate.launcherOptions = {"--bind-to", "core"};
    entry.jobTemplate.signalSeconds = 300;
    entry.engine = "~/engine/bin/trainyard-engine";
    entry.runsFolder = "$SCRATCH/runs";
    entry.dataFolder = "/data";
    entry.connectAtStart = true;
    entry.shareWithGroup = true;
    return entry;
}

} // namespace

class MachineBookTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path file() const { return m_folder.filePath("config/machines.json").toStdString(); }

private slots:
    void init() { QDir(m_folder.filePath("config")).removeRecursively(); }

    void keepsEveryFieldOfAMachine()
    {
        const MachineEntry entry = cluster();
        const std::vector<MachineEntry> read = parseMachines(machinesToText({localMachineEntry(), entry}), "f");
        QCOMPARE(read.size(), std::size_t{1}); // this workstation is not stored
        QVERIFY(read[0] == entry);
        QCOMPARE(read[0].jobTemplate.prologue, entry.jobTemplate.prologue);
        QCOMPARE(read[0].jobTemplate.prefix, entry.jobTemplate.prefix);
        QCOMPARE(read[0].jumps, entry.jumps);
        QVERIFY(read[0].jobTemplate.launcher == RankLauncher::Mpirun);
        QVERIFY(read[0].shareWithGroup);
        // A version without that switch still reads the entries that do not use it.
        MachineEntry own = entry;
        own.shareWithGroup = false;
        QVERIFY(machinesToText({own}).find("share") == std::string::npos);
    }

    void thisWorkstationIsAlwaysThere()
    {
        MachineBook book(file());
        QCOMPARE(book.entries().size(), std::size_t{1});
        QSignalSpy changed(&book, &MachineBook::changed);
        QVERIFY(changed.wait());
        QVERIFY(book.find(QStringLiteral("local")));
        book.remove(QStringLiteral("local"));
        QVERIFY(changed.wait());
        QVERIFY(book.find(QStringLiteral("local")));
    }

    void twoWindowsDoNotUndoEachOther()
    {
        MachineBook one(file()), two(file());
        MachineEntry first = cluster(), second = cluster();
        first.name = "first";
        second.name = "second";
        one.save(first);
        two.save(second);
        first.name = "first, renamed";
        one.save(first);
        QTRY_COMPARE(one.name(QString::fromStdString(first.id)), "first, renamed");
        QTRY_VERIFY(two.find(second.id));
        two.load();
        QTRY_VERIFY(two.entries().size() == 3 && two.name(QString::fromStdString(first.id)) == "first, renamed");
        one.remove(QString::fromStdString(second.id));
        QTRY_COMPARE(readMachines(file()).size(), std::size_t{2}); // it is written beside the window
        QTRY_COMPARE(one.entries().size(), std::size_t{2});
    }

    void aDamagedFileIsToldAndLeftAsItIs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        const QByteArray good = QByteArray::fromStdString(machinesToText({cluster()}));
        QTest::newRow("cut") << good.left(good.size() / 2) << "not a list of Trainyard's machines";
        QTest::newRow("other") << QByteArray("[1,2]") << "not a list of Trainyard's machines";
        QTest::newRow("newer") << QByteArray(R"({"trainyard_machines": 2, "machines": []})") << "newer Trainyard";
        QTest::newRow("unknown key") << QByteArray(good).replace("\"user\"", "\"usr\"")
                                     << "/machines/0/usr is not known";
        QTest::newRow("wrong type") << QByteArray(good).replace("2222", "\"x\"")
                                    << "/machines/0/port is not a whole number";
        QTest::newRow("wrong word") << QByteArray(good).replace("\"mpirun\"", "\"mpi\"")
                                    << "/machines/0/slurm/launcher";
        QTest::newRow("local") << QByteArray(
                                      R"({"trainyard_machines":1,"machines":[{"id":"local","name":"x","host":"h"}]})")
                               << "/machines/0/id is not a machine";
        QTest::newRow("path as id")
            << QByteArray(R"({"trainyard_machines":1,"machines":[{"id":"../x","name":"x","host":"h"}]})")
            << "/machines/0/id is not a machine";
        QTest::newRow("option as host")
            << QByteArray(R"({"trainyard_machines":1,"machines":[{"id":"a","name":"x","host":"-oProxyCommand=x"}]})")
            << "/host: it is not a host name";
    }
    void aDamagedFileIsToldAndLeftAsItIs()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, told);
        makeFolders(file().parent_path());
        writeFileAtomically(file(), text.toStdString());
        MachineBook book(file());
        QSignalSpy failed(&book, &MachineBook::failed);
        book.save(cluster());
        QTRY_COMPARE(failed.count(), 2); // the reading and the change
        const QString said = QString::fromStdString(failed[1][0].value<Error>().text());
        QVERIFY2(said.contains(told), qPrintable(said));
        QCOMPARE(failed[1][0].value<Error>().reasonCode, std::string("entry.file")); // every language has its sentence
        QVERIFY2(said.contains(QString::fromStdString(file().string())), qPrintable(said));
        QCOMPARE(QByteArray::fromStdString(readFile(file())), text);
        QVERIFY(book.find(QStringLiteral("local")));
    }

    /// The command line adds, changes and removes machines while the window is open; its folder may not be there yet.
    void whatAnotherProgramChangesIsSeen()
    {
        MachineBook book(file());
        QTRY_VERIFY(book.isRead());
        const MachineEntry entry = cluster();
        const QString id = QString::fromStdString(entry.id);
        QCOMPARE(book.name(id), QStringLiteral("a machine that was removed (%1)").arg(id));
        changeMachines(file(), [&](std::vector<MachineEntry>& entries) { entries.push_back(entry); });
        QTRY_VERIFY(book.find(id));
        QCOMPARE(book.name(id), QString::fromStdString(entry.name));
        changeMachines(file(), [&](std::vector<MachineEntry>& entries) { entries.back().engine = "/new/engine"; });
        QTRY_COMPARE(book.find(id)->engine, std::string("/new/engine"));
        changeMachines(file(), [&](std::vector<MachineEntry>& entries) { entries.pop_back(); });
        QTRY_VERIFY(!book.find(id));
        // Reading it again without news tells nobody, who may be editing.
        QSignalSpy changed(&book, &MachineBook::changed);
        book.reload();
        book.load();
        QTRY_COMPARE(changed.count(), 1); // of load()
    }

    /// A window in another language says what is wrong: each problem has a code, and its field.
    void everyProblemHasACode_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::newRow("no host") << "host"
                                 << "";
        QTest::newRow("host with a user") << "host"
                                          << "me@cluster";
        QTest::newRow("user") << "user"
                              << "a b";
        QTest::newRow("port") << "port"
                              << "70000";
        QTest::newRow("jumps") << "jumps"
                               << "a,,-b";
        QTest::newRow("key") << "identity_file"
                             << "id_ed25519";
        QTest::newRow("name") << "name"
                              << "";
        QTest::newRow("runs") << "runs_folder"
                              << "runs";
        QTest::newRow("engine") << "engine"
                                << "-x";
        QTest::newRow("signal") << "slurm/signal_seconds"
                                << "1";
        QTest::newRow("submit option") << "slurm/extra_options"
                                       << "--job-name=mine";
    }
    void everyProblemHasACode()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        MachineEntry entry = cluster();
        QVERIFY(machineProblems(entry).empty());
        const std::map<QString, std::string*> texts{{"host", &entry.host},    {"user", &entry.user},
                                                    {"jumps", &entry.jumps},  {"identity_file", &entry.identityFile},
                                                    {"name", &entry.name},    {"runs_folder", &entry.runsFolder},
                                                    {"engine", &entry.engine}};
        if (const auto found = texts.find(field); found != texts.end())
            *found->second = value.toStdString();
        else if (field == "port")
            entry.port = value.toInt();
        else if (field == "slurm/signal_seconds")
            entry.jobTemplate.signalSeconds = value.toInt();
        else
            entry.jobTemplate.extraOptions = {value.toStdString()};
        const std::vector<Error> problems = machineProblems(entry);
        QVERIFY(!problems.empty());
        for (const Error& problem : problems)
            QVERIFY2(!problem.reasonCode.empty(), problem.text().c_str());
        if (field != "slurm/extra_options") // the scheduler names the option itself
            QCOMPARE(QString::fromStdString(problems.front().subject), "/" + field);
    }

    void refusesWhatCannotBeReached()
    {
        const auto wrong = [](auto change) {
            MachineEntry entry = cluster();
            change(entry);
            const std::vector<Error> problems = machineProblems(entry);
            return problems.empty() ? QString() : QString::fromStdString(problems.front().subject);
        };
        QCOMPARE(wrong([](MachineEntry&) {}), QString());
        QCOMPARE(wrong([](MachineEntry& e) { e.name.clear(); }), "/name");
        QCOMPARE(wrong([](MachineEntry& e) { e.host.clear(); }), "/host");
        QCOMPARE(wrong([](MachineEntry& e) { e.host = "a b"; }), "/host");
        // A `Match exec` of the person's own configuration puts these into a command.
        for (const char* bad :
             {"`id`", "$(id)", "$HOME", "a;b", "a|b", "a&b", "a>b", "a'b", "-oProxyCommand=x", "a\tb", "*", "a\\b"}) {
            QCOMPARE(wrong([&](MachineEntry& e) { e.host = bad; }), "/host");
            QCOMPARE(wrong([&](MachineEntry& e) { e.jumps = bad; }), "/jumps");
        }
        for (const char* bad : {"`id`", "$(id)", "a;b", "a|b", "a&b", "a(b", "-l", "a b", "a\\", "a@b"})
            QCOMPARE(wrong([&](MachineEntry& e) { e.user = bad; }), "/user");
        for (const char* good : {"login-1.example.org", "fe80::1%eth0", "10.0.0.1", "a_b"})
            QCOMPARE(wrong([&](MachineEntry& e) { e.host = good; }), QString());
        QCOMPARE(wrong([](MachineEntry& e) { e.jumps = "eve@gate:2200,[::1]:22"; }), QString());
        QCOMPARE(wrong([](MachineEntry& e) { e.jumps = "none"; }), QString());
        QCOMPARE(wrong([](MachineEntry& e) { e.user = "LAB\\eve.o-1"; }), QString());
        QCOMPARE(wrong([](MachineEntry& e) { e.user = "-x"; }), "/user");
        QCOMPARE(wrong([](MachineEntry& e) { e.port = 70000; }), "/port");
        QCOMPARE(wrong([](MachineEntry& e) { e.identityFile = "id_rsa"; }), "/identity_file");
        QCOMPARE(wrong([](MachineEntry& e) { e.runsFolder = "runs"; }), "/runs_folder");
        QCOMPARE(wrong([](MachineEntry& e) { e.dataFolder = "/a\nb"; }), "/data_folder");
        QCOMPARE(wrong([](MachineEntry& e) { e.engine = "-x"; }), "/engine");
        QCOMPARE(wrong([](MachineEntry& e) { e.jobTemplate.signalSeconds = 0; }), "/slurm/signal_seconds");
        QVERIFY(!wrong([](MachineEntry& e) { e.jobTemplate.extraOptions = {"no dashes"}; }).isEmpty());
    }
};

TRAINYARD_TEST(MachineBookTest)

} // namespace machine_book_test

#include "machine_book_test.moc"
