// SPDX-License-Identifier: GPL-3.0-or-later
// Machines on the command line: how they are changed and removed, and what becomes of their runs. The cluster is this
// computer with the commands of FakeSlurm.
#include "tests/gui/command_line_support.h"
#include "tests/gui/fake_slurm.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>

namespace command_line_machines_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const std::string kRun = "20250101-000000-abcdef";
const std::string kGone = "m-0123456789";

class CommandLineMachinesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    std::string home() const { return path("home"); }
    QString runsFolder() const { return QString::fromStdString(path("there")); }
    CommandAnswer command(const QStringList& arguments, int seconds = 60) const
    {
        return trainyardCommand(home(), arguments, {}, seconds);
    }
    /// A cluster on this computer whose runs lie in runsFolder().
    CommandAnswer added(const QString& name) const
    {
        return command({"machine", "add", name, "--scheduler", "slurm", "--runs-folder", runsFolder(), "--json"});
    }
    void storeRun(const std::string& machine, JobState state) const
    {
        makeFolders(home());
        RunStore store(std::filesystem::path(home()) / "store.sqlite");
        RunSpec spec = namedSpec("long");
        spec.id = kRun;
        const std::string directory = path("there") + "/" + kRun;
        RunDirectory::create(directory, spec);
        settle(store.createRun(spec, directory, machine));
        JobRow job;
        job.token = "ty-" + kRun + "-1";
        job.runId = kRun;
        job.machine = machine;
        job.directory = directory;
        job.state = state;
        settle(store.putJob(job));
        settle(store.setRunState(kRun, state, {}));
    }
    std::string listedState() const
    {
        return command({"runs", "list", "--json"}).json().at("runs").at(0).at("state").get<std::string>();
    }
    nlohmann::json machineNamed(const std::string& name) const
    {
        const nlohmann::json list = command({"machine", "list", "--json"}).json();
        for (const auto& one : list.at("machines"))
            if (one.at("name") == name)
                return one;
        return {};
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(path("config")));
    }

    void aRunOfARemovedMachineIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("watch") << QStringList{"runs", "watch", "long"};
        QTest::newRow("stop") << QStringList{"runs", "stop", "long"};
        QTest::newRow("fetch") << QStringList{"runs", "fetch", "long"};
    }
    void aRunOfARemovedMachineIsRefusedInOneSentence()
    {
        QFETCH(QStringList, arguments);
        storeRun(kGone, JobState::Running);
        const CommandAnswer answer = command(arguments);
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.isOneSentence() && answer.says("was removed from the list of machines (" + kGone + ")"),
                 answer.errors.c_str());
        QVERIFY2(answer.says("trainyard machine add"), answer.errors.c_str());
        RunStore store(std::filesystem::path(home()) / "store.sqlite");
        const std::vector<std::string> busy = store.reader()->busyMachines();
        QCOMPARE(busy.size(), std::size_t{1}); // by its job; nothing was asked for
    }

    void itIsNotSaidToRun()
    {
        storeRun(kGone, JobState::Running);
        QCOMPARE(listedState(), std::string("unknown"));
        const CommandAnswer shown = command({"runs", "show", "long"});
        QVERIFY2(shown.output.find("unknown (its machine was removed)") != std::string::npos &&
                     shown.output.find("a machine that was removed (" + kGone + ")") != std::string::npos,
                 shown.output.c_str());
    }

    void itsRecordCanBeDeleted()
    {
        storeRun(kGone, JobState::Running);
        const CommandAnswer deleted = command({"runs", "delete", "long", "--with-directory", "--yes"});
        QCOMPARE(deleted.code, 0);
        QVERIFY2(deleted.says("Only the record of long was deleted"), deleted.errors.c_str());
        QCOMPARE(command({"runs", "list", "--json"}).json().at("total").get<int>(), 0);
        QVERIFY(std::filesystem::exists(path("there") + "/" + kRun + "/spec.json"));
    }

    void aMachineWithRunsIsRemovedOnlyByForceAndGetsThemBack()
    {
        FakeSlurm slurm;
        const std::string before = added("lab").json().at("id").get<std::string>();
        storeRun(before, JobState::Running);
        const CommandAnswer refused = command({"machine", "remove", "lab"});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.isOneSentence() && refused.says("1 run there is not over: long") && refused.says("--force"),
                 refused.errors.c_str());
        QVERIFY(!machineNamed("lab").is_null());
        const CommandAnswer removed = command({"machine", "remove", "lab", "--force"});
        QCOMPARE(removed.code, 0);
        QVERIFY2(removed.output.find("long") != std::string::npos, removed.output.c_str());
        QCOMPARE(listedState(), std::string("unknown"));

        const CommandAnswer again =
            command({"machine", "add", "lab two", "--scheduler", "slurm", "--runs-folder", runsFolder()});
        QVERIFY2(again.code == 0 && again.output.find("Took over 1 run") != std::string::npos,
                 (again.output + again.errors).c_str());
        const std::string now = machineNamed("lab two").at("id").get<std::string>();
        QVERIFY(now != before);
        const nlohmann::json shown = command({"runs", "show", "long", "--json"}).json();
        QCOMPARE(shown.at("machine").get<std::string>(), now);
        const CommandAnswer text = command({"runs", "show", "long"});
        QVERIFY2(text.output.find("lab two") != std::string::npos, text.output.c_str());
    }

    void adoptionTakesOverRunsOfARemovedMachine()
    {
        FakeSlurm slurm;
        storeRun(kGone, JobState::Running);
        QCOMPARE(
            command({"machine", "add", "lab", "--scheduler", "slurm", "--runs-folder", runsFolder(), "--offline"}).code,
            0);
        const CommandAnswer adopted = command({"store", "adopt", "lab", "--json"});
        QVERIFY2(adopted.code == 0 && adopted.json().at("moved") == 1 && adopted.json().at("known") == 0,
                 (adopted.output + adopted.errors).c_str());
        QVERIFY(command({"runs", "show", "long", "--json"}).json().at("machine") == machineNamed("lab").at("id"));
    }

    /// It is kept as it was given; a value that the machine fills in is none.
    void aSecretInTheSettingsIsWarnedOf_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<bool>("secret");
        QTest::newRow("prologue") << "--prologue=export HF_TOKEN=s3cretX" << true;
        QTest::newRow("submit option") << "--submit-option=--export=WANDB_API_KEY=s3cretX" << true;
        QTest::newRow("container") << "--container=API_KEY=s3cretX" << true;
        QTest::newRow("of the machine") << "--prologue=export HF_TOKEN=$(cat ~/.token)" << false;
        QTest::newRow("none") << "--submit-option=--mail-type=END" << false;
    }
    void aSecretInTheSettingsIsWarnedOf()
    {
        QFETCH(QString, option);
        QFETCH(bool, secret);
        const QStringList settings = {"--host", "login", "--scheduler", "slurm", "--offline", option};
        const auto check = [secret](const CommandAnswer& answer, const char* file) {
            QVERIFY2(answer.code == 0, answer.errors.c_str());
            QCOMPARE(answer.errors.find("is kept in plain text in") != std::string::npos, secret);
            QCOMPARE(answer.errors.find(file) != std::string::npos, secret);
            QVERIFY(answer.errors.find("s3cretX") == std::string::npos);
        };
        check(command(QStringList{"machine", "add", "lab"} + settings), "machines.json");
        check(command({"machine", "set", "lab", option}), "machines.json");
        check(command({"alerts", "command",
                       secret ? "curl -H 'Authorization: Bearer s3cretX' http://host" : "notify-send \"$TOKEN\""}),
              "alerts.json");
    }

    void aMachineIsChanged()
    {
        QCOMPARE(command({"machine", "add", "lab", "--host", "login", "--user", "ada", "--scheduler", "slurm",
                          "--engine", "/old/engine", "--submit-option=--mail-type=END", "--offline"})
                     .code,
                 0);
        const std::string id = machineNamed("lab").at("id").get<std::string>();
        const CommandAnswer changed = command({"machine", "set", "lab", "--engine", "/new/engine", "--user=", "--port",
                                               "2222", "--name", "lab two", "--data-folder", "/data"});
        QVERIFY2(changed.code == 0, changed.errors.c_str());
        const nlohmann::json now = machineNamed("lab two");
        QCOMPARE(now.at("id").get<std::string>(), id); // its runs stay its own
        QCOMPARE(now.at("engine").get<std::string>(), std::string("/new/engine"));
        QCOMPARE(now.at("address").get<std::string>(), std::string("login:2222"));
        QCOMPARE(now.at("data_folder").get<std::string>(), std::string("/data"));
        QCOMPARE(now.at("scheduler").get<std::string>(), std::string("slurm"));
        // What is wrong is refused as it is for a new machine, and nothing is changed.
        for (const QStringList& wrong :
             {QStringList{"--host", "a b"}, QStringList{"--runs-folder", "here"}, QStringList{"--name", "local"},
              QStringList{"--host=", "--scheduler", "direct"}, QStringList{"--prologue", "export X=$("},
              QStringList()}) {
            const CommandAnswer refused = command(QStringList{"machine", "set", "lab two"} + wrong);
            QVERIFY2(refused.code == 1 && refused.isOneSentence(), refused.errors.c_str());
        }
        QVERIFY(machineNamed("lab two") == now);
    }

    void anEmptyOptionClearsAList()
    {
        QCOMPARE(command({"machine", "add", "lab", "--host", "login", "--scheduler", "slurm", "--offline",
                          "--submit-option=--mail-type=END", "--submit-option=--nice=5"})
                     .code,
                 0);
        const auto options = [this](const QStringList& more) {
            return command(QStringList{"machine", "script", "lab", "--json"} + more).json().at("submit_options").dump();
        };
        QCOMPARE(options({}), std::string(R"(["--mail-type=END","--nice=5"])"));
        QCOMPARE(options({"--submit-option=--nice=7"}), std::string(R"(["--nice=7"])")); // in place of both
        QCOMPARE(options({"--submit-option="}), std::string("[]"));
        QVERIFY(command({"machine", "script", "--help"}).output.find("replaces all its earlier values") !=
                std::string::npos);
        QCOMPARE(command({"run", "--machine="}).code, 2); // an unset variable is no machine
    }

    /// The queue answers nothing: the run stays stored, and the command does not wait for ever.
    void aRunIsNotWaitedForWhenTheQueueIsSilent()
    {
        FakeSlurm slurm;
        QVERIFY(added("lab").code == 0);
        slurm.breakQueue();
        const std::string file = path("spec.json");
        writeFileAtomically(file, R"({"name": "patient"})");
        const CommandAnswer answer = command({"run", QString::fromStdString(file), "--machine", "lab", "--json"}, 200);
        QVERIFY2(answer.code == 75, (answer.output + answer.errors).c_str());
        QVERIFY2(answer.says("The queue has not confirmed patient yet") && answer.says("runs watch"),
                 answer.errors.c_str());
        QCOMPARE(answer.json().at("runs").size(), std::size_t{1});
    }

    /// Not reached at all: nothing is stored, as the help says.
    void aRunOfAMachineThatIsNotReachedIsNotStored()
    {
        QCOMPARE(command({"machine", "add", "away", "--host", "127.0.0.1", "--port", "1", "--offline"}).code, 0);
        const std::string file = path("spec.json");
        writeFileAtomically(file, R"({"name": "nowhere"})");
        QCOMPARE(command({"run", QString::fromStdString(file), "--machine", "away"}).code, 1);
        QCOMPARE(command({"runs", "list", "--json"}).json().at("runs").size(), std::size_t{0});
    }

    /// What is asked of a run is stored all the same, which is said after the cause, each once.
    void whatIsAskedOfARunOutOfReachIsStored_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* word, JobState state, const QStringList& more = {}) {
            QTest::newRow(word) << static_cast<int>(state) << QStringList{"runs", word, "long"} + more;
        };
        row("stop", JobState::Running);
        row("cancel", JobState::Running);
        row("checkpoint", JobState::Running);
        row("requeue", JobState::Running);
        row("extend", JobState::Running, {"--minutes", "30"});
        row("trace", JobState::Running, {"--steps", "+3"});
        row("hold", JobState::Queued);
        row("release", JobState::Held);
        row("delete", JobState::Done, {"--with-directory", "--yes"});
    }
    void whatIsAskedOfARunOutOfReachIsStored()
    {
        QFETCH(int, state);
        QFETCH(QStringList, arguments);
        const CommandAnswer away =
            command({"machine", "add", "away", "--host", "127.0.0.1", "--port", "1", "--offline", "--json"});
        storeRun(away.json().at("id").get<std::string>(), static_cast<JobState>(state));
        const CommandAnswer answer = command(arguments);
        QVERIFY2(answer.code == 75 && answer.output.empty(), (answer.output + answer.errors).c_str());
        const std::string stored = "'runs " + arguments[1].toStdString() + "' is stored for long; ";
        QVERIFY2(answer.errors.starts_with("trainyard: ") && answer.says("127.0.0.1") && answer.says(stored) &&
                     answer.says("when away answers") &&
                     std::count(answer.errors.begin(), answer.errors.end(), '\n') == 2,
                 answer.errors.c_str());
        RunStore store(std::filesystem::path(home()) / "store.sqlite");
        QVERIFY(store.reader()->hasOpenAction(kRun));
    }
};

} // namespace

TRAINYARD_TEST(CommandLineMachinesTest)

} // namespace command_line_machines_test

#include "command_line_machines_test.moc"
