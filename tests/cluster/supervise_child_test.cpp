// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/engine/supervise_child.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/run_directory.h"
#include "tests/cluster/queue_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

namespace supervise_child_test {

using namespace trainyard;
using trainyard::test::QueueLab;

/// What becomes of a child when its supervisor is killed at the two moments that matter.
class SuperviseChildTest : public QObject {
    Q_OBJECT

    static ChildOrder order(const QueueLab& lab, const std::string& run)
    {
        ChildOrder value;
        value.engine = lab.engine();
        value.entry.token = "a";
        value.entry.runDirectory = run;
        value.stateFile = lab.queue().states() / "a.json";
        return value;
    }
    static void record(const QueueLab& lab, pid_t pid, std::int64_t start)
    {
        QueueState state;
        state.token = "a";
        state.status = QueueStatus::Running;
        state.pid = pid;
        state.processStart = start;
        writeFileAtomically(lab.queue().states() / "a.json", toText(state));
    }
    /// Forks a supervisor that dies inside `record`; returns when it has.
    static void dieWhileRecording(const ChildOrder& order, const std::function<void(pid_t, std::int64_t)>& before)
    {
        const pid_t supervisor = ::fork();
        if (supervisor == 0) {
            startRecordedChild(order, [&](pid_t pid, std::int64_t start) {
                before(pid, start);
                ::kill(::getpid(), SIGKILL);
            });
            ::_exit(1);
        }
        int status = 0;
        ::waitpid(supervisor, &status, 0);
        QCOMPARE(status, SIGKILL);
    }

private slots:
    void killedBeforeTheRecordNothingRuns()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "result 0");
        for (int i = 0; i < 5; ++i)
            dieWhileRecording(order(lab, run), [&](pid_t pid, std::int64_t) {
                writeFileAtomically(lab.root() + "/pid", std::to_string(pid));
            });
        const pid_t child = std::stoi(QueueLab::contents(lab.root() + "/pid"));
        QVERIFY(QueueLab::until([&] { return !processAlive(child, processStartTime(child)); }));
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        QCOMPARE(QueueLab::starts(run), 0);
    }

    void killedBesideAnothersRecordNothingRuns()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "result 0");
        dieWhileRecording(order(lab, run),
                          [&](pid_t, std::int64_t) { record(lab, ::getpid(), processStartTime(::getpid())); });
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        QCOMPARE(QueueLab::starts(run), 0);
    }

    void killedAfterTheRecordItRunsOnce()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "result 0");
        dieWhileRecording(order(lab, run), [&](pid_t pid, std::int64_t start) { record(lab, pid, start); });
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/result.json"); }));
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void aRecordThatFailsStartsNothing()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "result 0");
        pid_t child = 0;
        QVERIFY_THROWS_EXCEPTION(Failure, startRecordedChild(order(lab, run), [&](pid_t pid, std::int64_t) {
                                     child = pid;
                                     throw Failure(ErrorKind::NoSpace, "write", "x", "full");
                                 }));
        QVERIFY(child > 0 && ::kill(child, 0) != 0); // gone and reaped
        QCOMPARE(QueueLab::starts(run), 0);
    }

    void aRunDirectoryThatIsGoneIsNamed()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "result 0");
        try {
            startRecordedChild(order(lab, run), [&](pid_t, std::int64_t) { std::filesystem::remove_all(run); });
            QFAIL("it started without its folder");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().subject, run);
            QCOMPARE(failure.error().code, ENOENT);
        }
    }

    void leftOversOfARunEndWithIt()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "sleep 100 & echo $! > left; exit 5");
        const pid_t child = startRecordedChild(order(lab, run), [](pid_t, std::int64_t) {});
        std::optional<ChildEnd> end;
        QVERIFY(QueueLab::until([&] { return (end = reapChild(child)).has_value(); }));
        QCOMPARE(end->exitCode, 5);
        const pid_t left = std::stoi(QueueLab::contents(run + "/left"));
        QVERIFY(QueueLab::until([&] { return !processAlive(left, processStartTime(left)); }));
    }

    /// What it cannot lift binds its runs: they are told, so that they can say whose limit that is.
    void aLimitOfTheSupervisorIsTold()
    {
        QueueLab lab;
        const auto told = [&](const char* folder) {
            const std::string run = lab.addRun(folder, "echo \"$TRAINYARD_SUPERVISOR_LIMIT\" > told; exit 0");
            const pid_t child = startRecordedChild(order(lab, run), [](pid_t, std::int64_t) {});
            std::optional<ChildEnd> end;
            const bool ended = QueueLab::until([&] { return (end = reapChild(child)).has_value(); });
            return ended ? QueueLab::contents(run + "/told") : std::string("it did not end");
        };
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
        const rlimit wide{std::min(before.rlim_max, (rlim_t{1} << 47) - 4096), before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_AS, &wide), 0);
        const std::string limited = told("limited");
        ::setrlimit(RLIMIT_AS, &before);
        QCOMPARE(limited, std::to_string(wide.rlim_cur) + "\n");
        if (before.rlim_cur == RLIM_INFINITY)
            QCOMPARE(told("unlimited"), std::string("\n"));
    }

    void theLastLineIsThatOfThisStart()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "");
        const auto last = [&](const std::string& text) {
            writeFileAtomically(run + "/supervise.log", text);
            return lastPrintedLine(run, "a");
        };
        QCOMPARE(last("=== 2026-11-20T14:02:01.590Z a\nfirst\nsecond\n\n"), std::string("second"));
        QCOMPARE(last("=== 2026-11-20T14:02:01.590Z b\nolder\n=== 2026-11-20T14:03:01.590Z a\n"), std::string());
        QCOMPARE(last("=== 2026-11-20T14:02:01.590Z a\n=== a banner of its own ===\n"),
                 std::string("=== a banner of its own ==="));
        QCOMPARE(last("=== 2026-11-20T14:02:01.590Z a\n" + std::string(300000, 'x')).size(), std::size_t{500});
        QCOMPARE(last(""), std::string());
        QCOMPARE(lastPrintedLine(lab.root() + "/absent", "a"), std::string());
    }
};

TRAINYARD_TEST(SuperviseChildTest)

} // namespace supervise_child_test

#include "supervise_child_test.moc"
