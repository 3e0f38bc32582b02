// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "cluster/control/engine_jobs.h"
#include "cluster/control/machine_check.h"
#include "cluster/control/machine_line.h"
#include "cluster/control/machine_trial.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

#include <filesystem>

namespace machine_trial_test {

using namespace trainyard;

class MachineTrialTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    Machine here() const
    {
        Machine machine = localMachine();
        machine.places.runs = m_folder.filePath("runs").toStdString();
        return machine;
    }

private slots:
    /// Every step is found by its code; the words are made of it.
    void thisComputerPassesStepByStep()
    {
        Machine machine = here();
        const TrialResult shell = tryStage(TrialStage::Shell, machine);
        QCOMPARE(shell.outcome, TrialOutcome::Passed);
        QCOMPARE(shell.found.code, std::string("trial.system"));
        QVERIFY2(shell.found.words.find("Linux") != std::string::npos, shell.found.words.c_str());
        QCOMPARE(tryStage(TrialStage::Scheduler, machine).found.code, std::string("trial.own-queue"));
        const TrialResult disk = tryStage(TrialStage::Disk, machine);
        QVERIFY2(disk.found.code == "trial.disk" || disk.found.code == "trial.little-disk", disk.found.code.c_str());
        QVERIFY(disk.found.words.find(machine.places.runs) != std::string::npos);
        QCOMPARE(tryStage(TrialStage::Reach, machine).outcome, TrialOutcome::Skipped); // no step of a connected machine
    }

    void whatIsMissingIsNamedWithARemedy()
    {
        Machine machine = here();
        machine.places.engine = m_folder.filePath("no-such-engine").toStdString();
        const TrialResult engine = tryStage(TrialStage::Engine, machine);
        QCOMPARE(engine.outcome, TrialOutcome::Warning);
        QCOMPARE(engine.found.code, std::string("trial.no-engine"));
        QVERIFY(!engine.found.remedy.empty());
        machine.places.runs = "/proc/no-folder-here";
        const TrialResult disk = tryStage(TrialStage::Disk, machine);
        QCOMPARE(disk.outcome, TrialOutcome::Failed);
        QCOMPARE(disk.found.code, std::string("trial.folder-unwritable"));
        // The shell's own words are a quotation, which no language translates.
        QVERIFY(std::holds_alternative<Quotation>(disk.found.arguments.at(1)));
    }

    /// A machine that was added again, or twice: its entry names no engine.
    void theEngineThatIsInstalledThereIsUsed()
    {
        const test::EnvironmentGuard home("TRAINYARD_HOME");
        qputenv("TRAINYARD_HOME", m_folder.filePath("home").toUtf8());
        const auto install = [this](const char* id, const std::string& says) {
            const std::filesystem::path file =
                m_folder.filePath("home/engines/").toStdString() + id + "/bin/trainyard-engine";
            makeFolders(file.parent_path());
            writeFileAtomically(file, "#!/bin/sh\necho '" + says + "'\n");
            std::filesystem::permissions(file, std::filesystem::perms(0755));
            return file.string();
        };
        MachineEntry entry;
        entry.id = "again";
        entry.transport = TransportKind::Local;
        Machine machine;
        machine.transport = std::make_unique<LocalTransport>();
        furnish(machine, entry);
        QCOMPARE(machine.places.engine, std::string("trainyard-engine"));
        install("9.0.0-b", "trainyard-engine 9.0.0 protocol 9999"); // not one for this version
        const std::string mine = install("0.1.0-a", engineVersionLine());
        furnish(machine, entry);
        QCOMPARE(machine.places.engine, mine);
        const TrialResult engine = tryStage(TrialStage::Engine, machine);
        QCOMPARE(engine.outcome, TrialOutcome::Passed);
        QCOMPARE(engine.found.code, std::string("trial.engine-found"));
        QVERIFY2(engine.found.words.find(mine) != std::string::npos, engine.found.words.c_str());
        QCOMPARE(engineCommandOf(entry, machine.places).engine, mine);
        QCOMPARE(surveyCommandOf(entry, machine.places).engine, std::string("trainyard-engine")); // nobody chose it
        entry.engine = "/opt/engine";
        furnish(machine, entry);
        QCOMPARE(machine.places.engine, entry.engine);
        QVERIFY(!machine.places.engineFound);
    }

    /// Of a person who has not trained there before: the test makes the folder of the runs.
    void theFoldersThatItMakesArePrivate()
    {
        Machine machine = here();
        machine.places.runs = m_folder.filePath("share/trainyard/runs").toStdString();
        const mode_t before = ::umask(0);
        tryStage(TrialStage::Disk, machine);
        ::umask(before);
        for (const char* folder : {"share", "share/trainyard", "share/trainyard/runs"})
            QCOMPARE(int(std::filesystem::status(m_folder.filePath(folder).toStdString()).permissions()), 0700);
    }

    void whatScriptsNeedIsLookedFor()
    {
        Machine machine = here();
        const TrialResult here = tryStage(TrialStage::Programs, machine);
        QVERIFY2(here.found.code.starts_with("trial.python") || here.found.code == "trial.programs-missing",
                 here.found.code.c_str());
        QVERIFY2(here.found.words.find("Python 3.") != std::string::npos, here.found.words.c_str());
        const test::EnvironmentGuard path("PATH");
        QDir().mkpath(m_folder.filePath("bin"));
        qputenv("PATH", m_folder.filePath("bin").toUtf8()); // nothing is there
        const TrialResult none = tryStage(TrialStage::Programs, machine);
        QCOMPARE(none.outcome, TrialOutcome::Warning);
        QCOMPARE(none.found.code, std::string("trial.no-python"));
        QVERIFY(!none.found.remedy.empty());
        const auto put = [&](const char* name, const char* text) {
            QFile file(m_folder.filePath("bin/") + name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        put("python3", "#!/bin/sh\necho version 3.6.8\n");
        QCOMPARE(tryStage(TrialStage::Programs, machine).found.code, std::string("trial.old-python"));
        put("python3", "#!/bin/sh\necho version 3.12.1\n");
        put("conda", "#!/bin/sh\n");
        const TrialResult some = tryStage(TrialStage::Programs, machine);
        QCOMPARE(some.found.code, std::string("trial.programs-missing"));
        QVERIFY2(some.found.words.find("3.12.1") != std::string::npos &&
                     some.found.words.find("conda") != std::string::npos &&
                     some.found.words.find("sha256sum") != std::string::npos,
                 some.found.words.c_str());
    }

    void aLogInIsShownAsFarAsItCame()
    {
        TrialResults results;
        std::vector<PassedStep> passed{{LoginStep::Reached, "lab", "OpenSSH 9.2"}};
        showLogin(passed, results);
        QCOMPARE(resultOf(results, TrialStage::Reach).found.code, std::string("trial.reached"));
        QCOMPARE(resultOf(results, TrialStage::HostKey).outcome, TrialOutcome::Running);
        QCOMPARE(resultOf(results, TrialStage::LogIn).outcome, TrialOutcome::Waiting);
        QCOMPARE(failedStage(passed, {}), TrialStage::HostKey);
        passed.push_back({LoginStep::Verified, "lab", "ssh-ed25519 SHA256:abc"});
        showLogin(passed, results);
        QCOMPARE(resultOf(results, TrialStage::HostKey).found.words, std::string("known, ssh-ed25519"));
        QCOMPARE(failedStage(passed, {}), TrialStage::LogIn);
        passed.push_back({LoginStep::LoggedIn, "lab", "password"});
        showLogin(passed, results);
        QCOMPARE(resultOf(results, TrialStage::LogIn).outcome, TrialOutcome::Passed);
        QCOMPARE(failedStage(passed, {}), TrialStage::Shell);
        Error error; // behind a jump host
        error.operation = "connect to";
        QCOMPARE(failedStage(passed, error), TrialStage::Reach);
        QCOMPARE(failedStage({}, error), TrialStage::Reach);
        skipRest(results);
        QCOMPARE(resultOf(results, TrialStage::Engine).outcome, TrialOutcome::Skipped);
        QCOMPARE(resultOf(results, TrialStage::LogIn).outcome, TrialOutcome::Passed);
    }

    void aFailureKeepsItsCodeAndItsRemedy()
    {
        Error error;
        error.subject = "lab";
        error.setWhy(Reason("link.refused", {}, "it refused", "Try again."));
        const TrialResult result = failedTrial(error);
        QCOMPARE(result.outcome, TrialOutcome::Failed);
        QCOMPARE(result.found.words, std::string("lab: it refused"));
        QCOMPARE(result.found.remedy, std::string("Try again."));
        QCOMPARE(std::get<std::vector<Reason>>(result.found.arguments.at(1)).front().code, std::string("link.refused"));
    }

    /// What an older version stored, with Qt's way of writing JSON, is read as before.
    void readsAReportThatAnOlderVersionKept()
    {
        const std::string kept =
            R"({"ceilings":[{"advice":"","expected":10,"id":"memory","name":"memory","threads":2,"unit":"GB/s",)"
            R"("value":26.6,"verdict":"slow"}],"checks":[{"name":"dense","outcome":"failed","suite":"agreement",)"
            R"("text":"2 is not 3"}],"device":"oneDNN","engine":"e","passed":118,"precision":"fp32","processor":"p",)"
            R"("seconds":11.2,"skipped":3,"threads":2,"time":1795251125,"version":1})";
        const std::optional<MachineCheck> check = parseMachineCheck(kept);
        QVERIFY(check && check->passed == 118 && check->skipped == 3 && check->wrong() == 1 && check->slow() == 1);
        QCOMPARE(check->failures.at(0).name, std::string("agreement: dense"));
        QCOMPARE(toJson(*parseMachineCheck(toJson(*check))), toJson(*check));
        QVERIFY(!parseMachineCheck(std::string(100000, '['))); // would exhaust the stack
    }
};

TRAINYARD_TEST(MachineTrialTest)

} // namespace machine_trial_test

#include "machine_trial_test.moc"
