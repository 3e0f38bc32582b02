// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/direct_scheduler.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/frozen_process.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/scheduler_contract.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <csignal>
#include <filesystem>

namespace direct_scheduler_test {

using namespace trainyard;
using trainyard::test::QueueLab;

class DirectSchedulerTest : public test::SchedulerContract {
    Q_OBJECT
protected:
    std::unique_ptr<Scheduler> makeScheduler(const QueueLab& lab) override
    {
        return std::make_unique<DirectScheduler>(lab.queue().root(), lab.engine());
    }

private:
    pid_t supervisorPid()
    {
        const auto info = parseSupervisorInfo(QueueLab::contents(lab().queue().supervisor()));
        return info ? static_cast<pid_t>(info->pid) : -1;
    }

private slots:
    void theSupervisorOutlivesItsStarter()
    {
        const std::string run = lab().addRun("a", "sleep 0.5; result 0");
        scheduler().submit(transport(), lab().request("ty-a-1", run, 2));
        scheduler().submit(transport(), lab().request("ty-b-1", lab().addRun("b", "sleep 0.2; result 0"), 2));
        // In a session of its own, without our streams; nobody asks anything of the queue any more.
        const pid_t supervisor = supervisorPid();
        QVERIFY(supervisor > 0);
        QCOMPARE(::getsid(supervisor), supervisor);
        for (const char* stream : {"0", "1", "2"})
            QCOMPARE(std::filesystem::read_symlink("/proc/" + std::to_string(supervisor) + "/fd/" + stream).string(),
                     std::string("/dev/null"));
        QVERIFY(lab().reaches("ty-b-1", QueueStatus::Finished));
        QVERIFY(
            QueueLab::until([&] { return ::kill(supervisor, 0) != 0 || !lab().supervisorLives(); })); // and then leaves
    }

    void aKilledSupervisorIsReplacedByAsking()
    {
        const std::string first = lab().addRun("a", "touch up; while [ ! -e go ]; do sleep 0.05; done; result 3");
        scheduler().submit(transport(), lab().request("ty-a-1", first, 2));
        scheduler().submit(transport(), lab().request("ty-b-1", lab().addRun("b", "result 0"), 2));
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(first + "/up"); }));
        const pid_t killed = supervisorPid();
        ::kill(killed, SIGKILL);
        writeFileAtomically(first + "/go", "");
        QVERIFY(reaches("ty-a-1", JobState::Stopped));
        QVERIFY(reaches("ty-b-1", JobState::Done));
        QCOMPARE(QueueLab::starts(first), 1);
    }

    void aFrozenSupervisorIsWokenByAsking()
    {
        const std::string run = lab().addRun("a", "touch up; while [ ! -e go ]; do sleep 0.05; done; result 0");
        scheduler().submit(transport(), lab().request("ty-a-1", run, 2));
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        const pid_t supervisor = supervisorPid();
        QVERIFY(supervisor > 0 && ::kill(supervisor, SIGSTOP) == 0);
        QVERIFY(QueueLab::until([&] { return isFrozen(supervisor); }));
        const bool woken = QueueLab::until([&] {
            query("ty-a-1");
            return !isFrozen(supervisor);
        });
        ::kill(supervisor, SIGCONT);
        QVERIFY(woken);
        writeFileAtomically(run + "/go", "");
        QVERIFY(reaches("ty-a-1", JobState::Done));
    }

    void aSupervisorKilledAsItStartsIsStartedAgain()
    {
        // The script stands for an engine whose first supervisors somebody kills before they answer.
        const auto engineKilled = [this](int times) {
            const std::string script = lab().root() + "/killed-" + std::to_string(times);
            writeFileAtomically(script, "#!/bin/sh\necho x >>" + script + ".calls\n[ $(wc -l <" + script +
                                            ".calls) -gt " + std::to_string(times) + " ] || exit 128\nexec " +
                                            lab().engine() + " \"$@\"\n");
            std::filesystem::permissions(script, std::filesystem::perms::owner_all);
            return script;
        };
        DirectScheduler twice(lab().queue().root(), engineKilled(2));
        twice.submit(transport(), lab().request("ty-a-1", lab().addRun("a", "result 0")));
        QVERIFY(reaches("ty-a-1", JobState::Done));
        DirectScheduler always(lab().root() + "/other", engineKilled(1000));
        QVERIFY_THROWS_EXCEPTION(Failure, always.startSupervisor(transport()));
        QCOMPARE(QueueLab::contents(lab().root() + "/killed-1000.calls"), std::string("x\nx\nx\n"));
    }

    /// Starting an engine for each of some hundred runs that are cancelled would take half a minute.
    void aLivingSupervisorIsNotStartedToCancel()
    {
        const std::string counting = lab().root() + "/counting";
        writeFileAtomically(counting,
                            "#!/bin/sh\necho x >>" + counting + ".calls\nexec " + lab().engine() + " \"$@\"\n");
        std::filesystem::permissions(counting, std::filesystem::perms::owner_all);
        DirectScheduler counted(lab().queue().root(), counting);
        const std::string first = lab().addRun("a", "touch up; while [ ! -e go ]; do sleep 0.05; done; result 0");
        counted.submit(transport(), lab().request("ty-a-1", first, 2));
        for (const char* run : {"b", "c", "d"})
            counted.submit(transport(),
                           lab().request("ty-" + std::string(run) + "-1", lab().addRun(run, "result 0"), 2));
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(first + "/up"); }));
        const std::string before = QueueLab::contents(counting + ".calls");
        for (const char* token : {"ty-b-1", "ty-c-1", "ty-d-1"})
            counted.cancel(transport(), token);
        QCOMPARE(QueueLab::contents(counting + ".calls"), before);
        for (const char* token : {"ty-b-1", "ty-c-1", "ty-d-1"})
            QVERIFY(reaches(token, JobState::Cancelled));
        writeFileAtomically(first + "/go", "");
        QVERIFY(reaches("ty-a-1", JobState::Done));
    }

    void tornStatesAreErrors()
    {
        scheduler().submit(transport(), lab().request("ty-a-1", lab().addRun("a", "result 0")));
        QVERIFY(reaches("ty-a-1", JobState::Done));
        const auto state = lab().queue().states() / "ty-a-1.json";
        const std::string whole = QueueLab::contents(state);
        writeFileAtomically(state, whole.substr(0, whole.size() / 2));
        QVERIFY_THROWS_EXCEPTION(Failure, query("ty-a-1"));
        writeFileAtomically(state, whole);
        QCOMPARE(query("ty-a-1").state, JobState::Done);
    }

    void anEntryWithoutAStateWaits()
    {
        DirectScheduler without(lab().queue().root(), "/absent/engine");
        const std::string run = lab().addRun("a", "result 0");
        try {
            without.submit(transport(), lab().request("ty-a-1", run));
            QFAIL("an engine that is not there was started");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::NotFound);
            QVERIFY(QString(failure.what()).contains("/absent/engine"));
            QVERIFY(!failure.error().remedy.empty());
        }
        const JobReport report = without.query(transport(), {"ty-a-1"}).at(0);
        QCOMPARE(report.state, JobState::Queued);
        QVERIFY2(report.reason.words.find("/absent/engine") != std::string::npos, report.reason.words.c_str());
        QVERIFY(reaches("ty-a-1", JobState::Done)); // one that has an engine goes on with it
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void anEngineOfAnotherProtocolIsNamed()
    {
        const std::string foreign = lab().root() + "/foreign";
        writeFileAtomically(foreign, "#!/bin/sh\n[ \"$1\" = --version ] || exec touch " + lab().root() +
                                         "/used\necho trainyard-engine 9.0.0 protocol 7\n");
        std::filesystem::permissions(foreign, std::filesystem::perms::owner_all);
        DirectScheduler other(lab().queue().root(), foreign);
        const std::string run = lab().addRun("a", "result 0");
        try {
            other.submit(transport(), lab().request("ty-a-1", run));
            QFAIL("an engine of another protocol was given a run");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Version);
            QVERIFY2(QString(failure.what()).contains("protocol 7"), failure.what());
        }
        const JobReport report = other.query(transport(), {"ty-a-1"}).at(0);
        QCOMPARE(report.state, JobState::Queued);
        QVERIFY2(report.reason.words.find("protocol 7") != std::string::npos, report.reason.words.c_str());
        QVERIFY(!std::filesystem::exists(lab().root() + "/used"));
        QVERIFY(reaches("ty-a-1", JobState::Done)); // the right engine goes on with it
    }

    void aQueueThatCannotBeMadeIsSaid()
    {
        writeFileAtomically(lab().root() + "/file", "");
        DirectScheduler below(lab().root() + "/file/queue", lab().engine());
        QVERIFY_THROWS_EXCEPTION(Failure, below.submit(transport(), lab().request("ty-a-1", lab().root() + "/x")));
        QVERIFY_THROWS_EXCEPTION(Failure, below.startSupervisor(transport()));
        QCOMPARE(QueueLab::contents(lab().root() + "/file"), std::string());
    }

    void hostileQueuesAndEnginesAreJustPaths()
    {
        const std::string folder = lab().root() + "/it's \"q\" $(touch hurt)\n";
        std::filesystem::create_directory(folder);
        std::filesystem::copy_file(lab().engine(), folder + "/en'gine $x");
        DirectScheduler odd(folder + "/queue", folder + "/en'gine $x");
        const std::string run = lab().addRun("a", "result 0");
        odd.submit(transport(), lab().request("ty-a-1", run));
        QVERIFY(QueueLab::until([&] { return odd.query(transport(), {"ty-a-1"})[0].state == JobState::Done; }));
        QCOMPARE(QueueLab::starts(run), 1);
    }
};

TRAINYARD_TEST(DirectSchedulerTest)

} // namespace direct_scheduler_test

#include "direct_scheduler_test.moc"
