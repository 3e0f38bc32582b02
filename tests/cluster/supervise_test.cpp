// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/frozen_process.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"
#include "tests/cluster/queue_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <csignal>
#include <filesystem>
#include <map>
#include <random>
#include <thread>

namespace supervise_test {

using namespace trainyard;
using trainyard::test::QueueLab;

class SuperviseTest : public QObject {
    Q_OBJECT

    static void sleepFor(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

private slots:
    void runsTheQueueAndLeaves()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "echo printed; result 0");
        lab.enqueue(lab.request("ty-a-1", run), 1.0);
        const double before = unixTime();
        const pid_t supervisor = lab.startSupervisor();
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        const QueueState state = lab.state("ty-a-1").value();
        QCOMPARE(name(state.status), name(QueueStatus::Finished));
        QCOMPARE(state.exitCode, 0);
        QCOMPARE(state.signal, 0);
        QVERIFY(state.pid > 0 && state.processStart > 0);
        QVERIFY(state.startedAt >= before && state.endedAt >= state.startedAt && state.endedAt <= unixTime());
        QCOMPARE(QueueLab::starts(run), 1);
        QVERIFY(QueueLab::contents(run + "/starts").find(" ty-a-1 ") != std::string::npos);
        QVERIFY(QueueLab::contents(run + "/supervise.log").find("\nprinted\n") != std::string::npos);
        QVERIFY(!std::filesystem::exists(lab.queue().entries() / "ty-a-1.json")); // only live entries are scanned
        QVERIFY(!std::filesystem::exists(lab.queue().supervisor()));
    }

    void recordsExitCodesAndSignals()
    {
        QueueLab lab("--cores 8 --gpus 0 --idle 0.3");
        lab.enqueue(lab.request("code", lab.addRun("a", "echo said why >&2; exit 10")), 1.0);
        // The engine's own: what it ran has printed nothing of a full disk.
        lab.enqueue(lab.request("full", lab.addRun("f", "echo Cannot write >&2; exit 15")), 1.5);
        lab.enqueue(lab.request("signal", lab.addRun("b", "kill -9 $$")), 2.0);
        lab.enqueue(lab.request("crash", lab.addRun("c", "kill -SEGV $$")), 3.0);
        lab.enqueue(lab.request("stopped", lab.addRun("d", "result 3")), 4.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(lab.state("code")->exitCode, 10);
        QCOMPARE(lab.state("code")->reason, queueReason("queue.printed", Quotation{"said why"}));
        QCOMPARE(lab.state("full")->reason, jobReason("job.engine-says", Quotation{"Cannot write"}));
        QCOMPARE(lab.state("signal")->signal, SIGKILL);
        QCOMPARE(lab.state("signal")->exitCode, -1);
        QCOMPARE(lab.state("crash")->signal, SIGSEGV);
        QCOMPARE(lab.state("stopped")->exitCode, 3);
    }

    /// Runs may come from other shells than the one that started the supervisor.
    void softLimitsOfTheShellThatStartedItDoNotCount()
    {
        QueueLab lab;
        const std::string run = lab.addRun("run", "ulimit -S -v > limits; ulimit -S -f >> limits; result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        rlimit memory{}, files{};
        QVERIFY(::getrlimit(RLIMIT_AS, &memory) == 0 && ::getrlimit(RLIMIT_FSIZE, &files) == 0);
        if (memory.rlim_max != RLIM_INFINITY || files.rlim_max != RLIM_INFINITY)
            QSKIP("this test is itself limited");
        const rlimit few{(rlim_t{1} << 47) - 4096, memory.rlim_max}, small{rlim_t{1} << 30, files.rlim_max};
        QVERIFY(::setrlimit(RLIMIT_AS, &few) == 0 && ::setrlimit(RLIMIT_FSIZE, &small) == 0);
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(::setrlimit(RLIMIT_AS, &memory) == 0 && ::setrlimit(RLIMIT_FSIZE, &files) == 0);
        QVERIFY(lab.reaches("a", QueueStatus::Finished));
        QCOMPARE(QueueLab::contents(run + "/limits"), std::string("unlimited\nunlimited\n"));
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
    }

    void startsInOrderWithinTheCores()
    {
        QueueLab lab;
        // Each notes how many run beside it: never more than the two cores.
        const std::string behave = "echo $(basename $PWD) >> ../order; touch ../on.$$; ls ../on.* | wc -l >> "
                                   "../beside; sleep 0.3; rm ../on.$$; result 0";
        for (const int number : {3, 1, 5, 2, 4})
            lab.enqueue(lab.request("t" + std::to_string(number), lab.addRun("r" + std::to_string(number), behave)),
                        number);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        const std::string order = QueueLab::contents(lab.root() + "/order");
        QCOMPARE(order.size(), std::size_t{15});
        QCOMPARE(lab.state("t5")->status, QueueStatus::Finished);
        for (int number = 1; number < 5; ++number)
            QVERIFY(lab.state("t" + std::to_string(number))->startedAt <
                    lab.state("t" + std::to_string(number + 1))->startedAt);
        QVERIFY2(QueueLab::contents(lab.root() + "/beside").find_first_of("3456789") == std::string::npos,
                 QueueLab::contents(lab.root() + "/beside").c_str());
        QVERIFY(lab.state("t3")->startedAt >= std::min(lab.state("t1")->endedAt, lab.state("t2")->endedAt));
    }

    void aLargeRunIsNotOvertaken()
    {
        QueueLab lab;
        lab.enqueue(lab.request("first", lab.addRun("a", "while [ ! -e go ]; do sleep 0.05; done; result 0")), 1.0);
        lab.enqueue(lab.request("large", lab.addRun("b", "sleep 0.2; result 0"), 99), 2.0);
        lab.enqueue(lab.request("small", lab.addRun("c", "result 0")), 3.0);
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return lab.state("small").has_value(); }));
        QVERIFY(lab.reaches("first", QueueStatus::Running));
        QVERIFY(QueueLab::until([&] { return lab.state("large")->reason == "1 of 2 cores is taken by run of first"; }));
        QCOMPARE(lab.state("small")->reason, std::string("it comes after run of large"));
        writeFileAtomically(lab.root() + "/a/go", "");
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        QVERIFY(lab.state("large")->startedAt >= lab.state("first")->endedAt);
        QVERIFY(lab.state("small")->startedAt >= lab.state("large")->endedAt);
    }

    /// What waits for another one takes no core and lets others pass; where that one is lost, so are all behind it.
    void startsAnEntryOnceThoseBeforeItEndedWell()
    {
        QueueLab lab;
        const auto after = [&](const std::string& token, std::vector<std::string> needed) {
            JobRequest request = lab.request(token, lab.addRun(token, "result 0"));
            for (std::string& one : needed)
                request.dependencies.push_back({JobDependency::Kind::AfterOk, std::move(one)});
            return request;
        };
        lab.enqueue(lab.request("base", lab.addRun("base", "while [ ! -e go ]; do sleep 0.05; done; result 0")), 1.0);
        lab.enqueue(lab.request("bad", lab.addRun("bad", "while [ ! -e go ]; do sleep 0.05; done; result 3")), 2.0);
        lab.enqueue(after("a", {"base"}), 3.0);
        lab.enqueue(after("c", {"base", "bad"}), 4.0);
        lab.enqueue(after("d", {"c"}), 5.0);
        lab.enqueue(after("e", {"elsewhere"}), 6.0);
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(lab.reaches("bad", QueueStatus::Running));
        QVERIFY(QueueLab::until([&] { return lab.state("d") && lab.state("d")->need == QueueNeed::Awaited; }));
        QCOMPARE(lab.state("a")->needed, std::string("base"));
        QCOMPARE(lab.state("a")->reason, std::string("waits for another job that must end first"));
        QVERIFY(lab.reaches("e", QueueStatus::Failed));
        QCOMPARE(name(lab.state("e")->need), name(QueueNeed::Absent));
        QCOMPARE(lab.state("e")->needed, std::string("elsewhere"));
        writeFileAtomically(lab.root() + "/bad/go", "");
        QVERIFY(lab.reaches("bad", QueueStatus::Finished));
        lab.enqueue(lab.request("other", lab.addRun("other", "result 0")), 7.0);
        QVERIFY(lab.reaches("other", QueueStatus::Finished)); // passes those that wait for base
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Queued));
        writeFileAtomically(lab.root() + "/base/go", "");
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Finished));
        QCOMPARE(name(lab.state("a")->need), name(QueueNeed::None));
        QVERIFY(lab.state("a")->startedAt >= lab.state("base")->endedAt);
        for (const auto& [token, needed] : {std::pair("c", "bad"), std::pair("d", "c")}) {
            QCOMPARE(name(lab.state(token)->status), name(QueueStatus::Failed));
            QCOMPARE(name(lab.state(token)->need), name(QueueNeed::Lost));
            QCOMPARE(lab.state(token)->needed, std::string(needed));
            QCOMPARE(QueueLab::starts(lab.root() + "/" + token), 0);
        }
    }

    /// The next supervisor judges by the states that the one before left.
    void whatItWaitsForIsKnownAfterTheSupervisorsDeath()
    {
        QueueLab lab;
        lab.enqueue(lab.request("base", lab.addRun("base", "result 0")), 1.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        JobRequest late = lab.request("late", lab.addRun("late", "result 0"));
        late.dependencies = {{JobDependency::Kind::AfterOk, "base"}};
        lab.enqueue(late, 2.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("late")->status), name(QueueStatus::Finished));
    }

    void givesOutGpus()
    {
        QueueLab lab("--cores 8 --gpus 2 --idle 0.3");
        JobRequest any = lab.request("any", lab.addRun("a", "sleep 0.2; result 0"));
        any.gpusPerNode = 1;
        JobRequest named = lab.request("named", lab.addRun("b", "sleep 0.2; result 0"));
        named.gpusPerNode = 1;
        named.gpuIndices = {1};
        JobRequest tooMany = lab.request("many", lab.addRun("c", "result 0"));
        tooMany.gpusPerNode = 3;
        lab.enqueue(any, 1.0);
        lab.enqueue(named, 2.0);
        lab.enqueue(tooMany, 3.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QVERIFY(QueueLab::contents(lab.root() + "/a/starts").ends_with(" any 0\n"));
        QVERIFY(QueueLab::contents(lab.root() + "/b/starts").ends_with(" named 1\n"));
        QCOMPARE(lab.state("named")->gpuIndices, std::vector<int>{1});
        QCOMPARE(name(lab.state("many")->status), name(QueueStatus::Failed));
        QCOMPARE(lab.state("many")->reason, std::string("it asks for 3 GPUs, and this machine has 2"));
    }

    void cancelsWaitingAndRunning()
    {
        QueueLab lab("--cores 1 --gpus 0 --idle 0.3 --grace 0.5");
        const std::string running = lab.addRun("a", "touch up; sleep 100");
        const std::string waiting = lab.addRun("b", "result 0");
        const std::string stubborn = lab.addRun("c", "trap '' TERM; touch up; sleep 100; sleep 100");
        lab.enqueue(lab.request("running", running), 1.0);
        lab.enqueue(lab.request("waiting", waiting), 2.0);
        lab.enqueue(lab.request("stubborn", stubborn), 3.0);
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(running + "/up"); }));
        writeFileAtomically(lab.queue().cancels() / "waiting", "");
        QVERIFY(lab.reaches("waiting", QueueStatus::Cancelled));
        writeFileAtomically(lab.queue().cancels() / "running", "");
        QVERIFY(lab.reaches("running", QueueStatus::Cancelled));
        QCOMPARE(lab.state("running")->signal, SIGTERM);
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(stubborn + "/up"); }));
        writeFileAtomically(lab.queue().cancels() / "stubborn", "");
        QVERIFY(lab.reaches("stubborn", QueueStatus::Cancelled));
        QCOMPARE(lab.state("stubborn")->signal, SIGKILL);
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        QCOMPARE(QueueLab::starts(waiting), 0);
        QVERIFY(std::filesystem::is_empty(lab.queue().cancels()));
    }

    /// Nobody waits for the deadline of a stop or the grace of a cancel, both of which a frozen process lets pass.
    void aFrozenRunThatIsToStopIsWokenOrKilled()
    {
        QueueLab lab("--cores 5 --gpus 0 --idle 0.3 --grace 1000");
        const std::string stopped = lab.addRun("stopped", "touch up; kill -STOP $$; result 3");
        const std::string cancelled = lab.addRun("cancelled", "touch up; kill -STOP $$; sleep 1000");
        const std::string stubborn = lab.addRun("stubborn", "touch up; while :; do kill -STOP $$; done");
        const std::string old = lab.addRun("old", "touch up; kill -STOP $$; result 0");
        const std::string unasked = lab.addRun("unasked", "touch up; kill -STOP $$; result 0");
        RunDirectory(old).writeControl(ControlCommand::Stop); // asked an attempt before this one
        const timespec hourAgo[2] = {{static_cast<time_t>(unixTime()) - 3600, 0},
                                     {static_cast<time_t>(unixTime()) - 3600, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, RunDirectory(old).control().c_str(), hourAgo, 0), 0);
        for (const std::string& run : {stopped, cancelled, stubborn, old, unasked})
            lab.enqueue(lab.request(std::filesystem::path(run).filename(), run), 1.0);
        const pid_t supervisor = lab.startSupervisor();
        for (const std::string& run : {stopped, cancelled, stubborn, old, unasked})
            QVERIFY(QueueLab::until([&] {
                const std::optional<QueueState> state = lab.state(std::filesystem::path(run).filename());
                return state && std::filesystem::exists(run + "/up") && isFrozen(static_cast<pid_t>(state->pid));
            }));
        RunDirectory(stopped).writeControl(ControlCommand::Stop);
        RunDirectory(stubborn).writeControl(ControlCommand::Stop);
        writeFileAtomically(lab.queue().cancels() / "cancelled", "");
        QVERIFY(lab.reaches("stopped", QueueStatus::Finished));
        QCOMPARE(lab.state("stopped")->exitCode, 3);
        QVERIFY(lab.reaches("cancelled", QueueStatus::Cancelled));
        QCOMPARE(lab.state("cancelled")->signal, SIGTERM);
        QVERIFY(lab.reaches("stubborn", QueueStatus::Cancelled));
        QCOMPARE(lab.state("stubborn")->signal, SIGKILL);
        for (const char* const left : {"old", "unasked"}) {
            QCOMPARE(name(lab.state(left)->status), name(QueueStatus::Running));
            QVERIFY(isFrozen(static_cast<pid_t>(lab.state(left)->pid)));
            ::kill(static_cast<pid_t>(lab.state(left)->pid), SIGCONT);
            QVERIFY(lab.reaches(left, QueueStatus::Finished));
        }
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
    }

    void cancelIsRememberedOverTheSupervisorsDeath()
    {
        QueueLab lab("--cores 1 --gpus 0 --idle 0.3 --grace 0.5");
        const std::string run = lab.addRun("a", "trap '' TERM; touch up; sleep 100");
        lab.enqueue(lab.request("a", run), 1.0);
        const pid_t first = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        ::kill(first, SIGKILL);
        QueueLab::waitForEnd(first);
        writeFileAtomically(lab.queue().cancels() / "a", "");
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Cancelled));
    }

    void aTokenIsRunOnce()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "sleep 0.1; result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        lab.enqueue(lab.request("a", run), 2.0); // a submission that was answered too late
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(QueueLab::starts(run), 1);
        QVERIFY(!std::filesystem::exists(lab.queue().entries() / "a.json"));
    }

    void whatCannotBeStartedSaysWhy()
    {
        QueueLab lab("--cores 8 --gpus 0 --idle 0.3");
        lab.enqueue(lab.request("gone", lab.root() + "/absent"), 1.0);
        const std::string torn = lab.addRun("torn", "result 0");
        writeFileAtomically(torn + "/spec.json", "{\"version\": 1, \"id\"");
        lab.enqueue(lab.request("torn", torn), 2.0);
        const std::string blocked = lab.addRun("blocked", "result 0");
        std::filesystem::create_directory(blocked + "/supervise.log");
        lab.enqueue(lab.request("blocked", blocked), 3.0);
        lab.enqueue(lab.request("fine", lab.addRun("fine", "result 0")), 4.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        for (const char* token : {"gone", "torn", "blocked"}) {
            QCOMPARE(name(lab.state(token)->status), name(QueueStatus::Failed));
            QVERIFY2(lab.state(token)->reason.words.starts_with("Cannot "), lab.state(token)->reason.words.c_str());
        }
        QCOMPARE(name(lab.state("fine")->status), name(QueueStatus::Finished));
        QCOMPARE(QueueLab::starts(torn) + QueueLab::starts(blocked), 0);
    }

    void anEngineThatIsNoProgramFailsTheRun()
    {
        QueueLab lab;
        for (const char* engine : {"/absent/engine", "/etc/passwd"}) {
            const std::string token = engine[1] == 'a' ? "absent" : "text";
            lab.enqueue(lab.request(token, lab.addRun(token, "result 0")), 1.0);
            const std::string program = test::program("trainyard-engine");
            const std::string queue = lab.queue().root();
            const pid_t pid = ::fork();
            if (pid == 0) {
                ::execl(program.c_str(), program.c_str(), "supervise", "--engine", engine, "--idle", "0", "--queue",
                        queue.c_str(), nullptr);
                ::_exit(126);
            }
            QCOMPARE(QueueLab::waitForEnd(pid), 0);
            QCOMPARE(name(lab.state(token)->status), name(QueueStatus::Failed));
            QVERIFY2(lab.state(token)->reason.words.find(engine) != std::string::npos,
                     lab.state(token)->reason.words.c_str());
        }
    }

    void corruptEntriesAreSetAsideAndBlockNobody()
    {
        QueueLab lab;
        const auto entries = lab.queue().entries();
        QueueEntry good;
        good.token = "other";
        good.runDirectory = "/x";
        QueueEntry relative = good;
        relative.token = "relative";
        relative.runDirectory = "x/../../etc";
        const std::vector<std::pair<std::string, std::string>> bad = {
            {"empty", ""},
            {"torn", toText(good).substr(0, 40)},
            {"foreign", "\x89PNG\r\n\x1a\n"},
            {"array", "[1, 2]"},
            {"misnamed", toText(good)},
            {"relative", toText(relative)},
            {"nothing", "null"},
            {"types", R"({"version":1,"token":"types","run_directory":7,"submitted_at":"x"})"},
            {"newer", R"({"version":99,"token":"newer","run_directory":"/x","submitted_at":1})"},
            {"giant", std::string(2 << 20, ' ')}};
        for (const auto& [token, text] : bad)
            writeFileAtomically(entries / (token + ".json"), text);
        std::filesystem::create_directory(entries / "folder.json");
        QCOMPARE(::mkfifo((entries / "pipe.json").c_str(), 0600), 0);
        std::filesystem::create_symlink("/dev/zero", entries / "link.json");
        writeFileAtomically(entries / ".json", "");
        writeFileAtomically(entries / "half.json.tmp-12-abc", "{");
        lab.enqueue(lab.request("fine", lab.addRun("fine", "result 0")), 1.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("fine")->status), name(QueueStatus::Finished));
        for (const auto& [token, text] : bad) {
            QVERIFY2(lab.state(token) && lab.state(token)->status == QueueStatus::Failed, token.c_str());
            QVERIFY(!lab.state(token)->reason.empty());
            QVERIFY(std::filesystem::exists(entries / (token + ".json.rejected")));
        }
        for (const char* token : {"folder", "pipe", "link"})
            QCOMPARE(name(lab.state(token)->status), name(QueueStatus::Failed));
        QVERIFY(std::filesystem::exists(entries / "half.json.tmp-12-abc")); // somebody is writing it
    }

    /// Whoever can write a queue or a run directory decides what its owner runs.
    void entriesAndSpecsThatOthersMayHaveWrittenAreRefused()
    {
        QueueLab lab("--cores 8 --gpus 0 --idle 0.3");
        const auto entries = lab.queue().entries();
        const auto enqueued = [&](const std::string& token) {
            lab.enqueue(lab.request(token, lab.addRun(token, "result 0")), 1.0);
            return entries / (token + ".json");
        };
        const auto runOf = [&](const std::string& token) {
            enqueued(token);
            return std::filesystem::path(lab.root()) / token;
        };
        QCOMPARE(::chmod(enqueued("open").c_str(), 0606), 0);
        QCOMPARE(::chmod(enqueued("group").c_str(), 0660), 0);
        const auto elsewhere = [&](const std::string& token) {
            const auto entry = enqueued(token);
            const std::filesystem::path other = lab.root() + "/" + token + ".entry";
            std::filesystem::rename(entry, other);
            return std::pair(other, entry);
        };
        const auto [linked, link] = elsewhere("link");
        std::filesystem::create_symlink(linked, link);
        const auto [named, name2] = elsewhere("hard");
        std::filesystem::create_hard_link(named, name2);
        QCOMPARE(::chmod((runOf("spec-open") / "spec.json").c_str(), 0666), 0);
        const auto specLink = runOf("spec-link") / "spec.json";
        std::filesystem::rename(specLink, lab.root() + "/other-spec.json");
        std::filesystem::create_symlink(lab.root() + "/other-spec.json", specLink);
        QCOMPARE(::chmod(runOf("folder-open").c_str(), 0777), 0);
        const auto folderLink = runOf("folder-link");
        std::filesystem::rename(folderLink, lab.root() + "/other-folder");
        std::filesystem::create_directory_symlink(lab.root() + "/other-folder", folderLink);
        std::map<std::string, std::string> refused = {{"open", "mode 0606"},        {"group", "mode 0660"},
                                                      {"link", "symbolic link"},    {"hard", "hard link"},
                                                      {"spec-open", "mode 0666"},   {"spec-link", "symbolic link"},
                                                      {"folder-open", "mode 0777"}, {"folder-link", "symbolic link"}};
        if (::geteuid() == 0) {
            constexpr uid_t kNobody = 65534;
            QCOMPARE(::chown(enqueued("foreign").c_str(), kNobody, kNobody), 0);
            QCOMPARE(::chown((runOf("spec-foreign") / "spec.json").c_str(), kNobody, kNobody), 0);
            QCOMPARE(::chown(runOf("folder-foreign").c_str(), kNobody, kNobody), 0);
            for (const char* token : {"foreign", "spec-foreign", "folder-foreign"})
                refused[token] = "belongs to another user";
        }
        lab.enqueue(lab.request("fine", lab.addRun("fine", "result 0")), 2.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("fine")->status), name(QueueStatus::Finished));
        for (const auto& [token, why] : refused) {
            QVERIFY2(lab.state(token) && lab.state(token)->status == QueueStatus::Failed, token.c_str());
            const std::string told = lab.state(token)->reason.words;
            QVERIFY2(told.find(why) != std::string::npos, (token + ": " + told).c_str());
            QVERIFY2(told.find(lab.root()) != std::string::npos, (token + ": " + told).c_str()); // names the file
            QCOMPARE(QueueLab::starts(lab.root() + "/" + token), 0);
        }
    }

    /// A state or a request to cancel that somebody else wrote is none.
    void statesAndRequestsOfOthersDoNotCount()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "touch up; while [ ! -e go ]; do sleep 0.05; done; result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        const std::filesystem::path request = lab.queue().cancels() / "a";
        writeFileAtomically(request, "");
        QCOMPARE(::chmod(request.c_str(), 0666), 0);
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        writeFileAtomically(run + "/go", "");
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Finished));
        QueueState forged;
        forged.token = "b";
        forged.status = QueueStatus::Running;
        forged.pid = ::getpid();
        forged.processStart = processStartTime(::getpid());
        const std::filesystem::path state = lab.queue().states() / "b.json";
        writeFileAtomically(state, toText(forged));
        QCOMPARE(::chmod(state.c_str(), 0666), 0);
        lab.enqueue(lab.request("b", lab.addRun("b", "result 0")), 2.0);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("b")->status), name(QueueStatus::Failed));
    }

    void theQueueIsPrivateWhateverTheUmask()
    {
        QueueLab lab;
        for (const auto& folder : {lab.queue().root(), lab.queue().entries(), lab.queue().states()})
            QCOMPARE(::chmod(folder.c_str(), 0777), 0); // as an earlier version left them under a loose umask
        const mode_t before = ::umask(0);
        const std::string run = lab.addRun("a", "touch made; result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        const std::string program = test::program("trainyard-engine");
        const std::string queue = lab.queue().root(), engine = lab.engine();
        QCOMPARE(::chmod((lab.queue().entries() / "a.json").c_str(), 0600), 0);
        const pid_t pid = ::fork();
        if (pid == 0) {
            ::execl(program.c_str(), program.c_str(), "supervise", "--detach", "--engine", engine.c_str(), "--idle",
                    "0.3", "--queue", queue.c_str(), nullptr);
            ::_exit(126);
        }
        const int ended = QueueLab::waitForEnd(pid);
        ::umask(before);
        QCOMPARE(ended, 0);
        QVERIFY(lab.reaches("a", QueueStatus::Finished));
        const auto mode = [](const std::filesystem::path& path) {
            struct stat status {};
            return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777u : 0u;
        };
        for (const auto& folder :
             {lab.queue().root(), lab.queue().entries(), lab.queue().states(), lab.queue().cancels()})
            QCOMPARE(mode(folder), 0700u);
        QCOMPARE(mode(run), 0700u);
        for (const std::filesystem::path& file :
             {lab.queue().states() / "a.json", lab.queue().lock(), lab.queue().root() / "supervisor.log",
              std::filesystem::path(run + "/spec.json"), std::filesystem::path(run + "/supervise.log"),
              std::filesystem::path(run + "/made")})
            QVERIFY2(mode(file) == 0600u, file.c_str());
    }

    void aQueueOfAnotherUserIsNotServed()
    {
        if (::geteuid() != 0)
            QSKIP("only root can give a folder to another user");
        QueueLab lab;
        lab.enqueue(lab.request("a", lab.addRun("a", "result 0")), 1.0);
        QCOMPARE(::chown(lab.queue().root().c_str(), 65534, 65534), 0);
        const int status = QueueLab::waitForEnd(lab.startSupervisor());
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) != 0);
        QVERIFY(!lab.state("a"));
        QCOMPARE(QueueLab::starts(lab.root() + "/a"), 0);
    }

    void aDamagedStateNeverRunsAJobTwice()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        writeFileAtomically(lab.queue().states() / "a.json", "{\"version\": 1, \"tok");
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(QueueLab::starts(run), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Failed));
        QVERIFY(lab.state("a")->reason.words.find("damaged") != std::string::npos);
    }

    void waitsWhileItsDiskRefusesAndThenGoesOn()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        const pid_t supervisor = lab.startSupervisor();
        // A file in the place of the folder refuses writing, to root too. It may come after the first start: two runs.
        QVERIFY(lab.reaches("a", QueueStatus::Finished));
        std::filesystem::rename(lab.queue().states(), lab.root() + "/aside");
        writeFileAtomically(lab.queue().states(), "");
        const std::string second = lab.addRun("b", "result 0");
        lab.enqueue(lab.request("b", second), 2.0);
        sleepFor(1.5);
        QCOMPARE(QueueLab::starts(second), 0); // what cannot be recorded is not started
        QCOMPARE(::kill(supervisor, 0), 0);
        std::filesystem::remove(lab.queue().states());
        std::filesystem::rename(lab.root() + "/aside", lab.queue().states());
        QCOMPARE(QueueLab::waitForEnd(supervisor), 0);
        QCOMPARE(name(lab.state("b")->status), name(QueueStatus::Finished));
        QCOMPARE(QueueLab::starts(second), 1);
    }

    void hostileNamesAreJustNames()
    {
        QueueLab lab("--cores 8 --gpus 0 --idle 0.3");
        int number = 0;
        std::vector<std::string> runs;
        for (const char* name : {"it's", "\"quoted\"", "two\nlines", "$(touch hurt)", "`touch hurt`", "; touch hurt",
                                 "-rf", "--help", "*", "\\", "%s%n", "\xc3\xbc\xe2\x82\xac"}) {
            runs.push_back(lab.addRun(name, "result 0"));
            JobRequest request = lab.request("t" + std::to_string(++number), runs.back());
            request.name = name;
            lab.enqueue(request, number);
        }
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        for (const std::string& run : runs) {
            QCOMPARE(QueueLab::starts(run), 1);
            QVERIFY(std::filesystem::exists(run + "/result.json"));
            QVERIFY(!std::filesystem::exists(run + "/hurt"));
        }
        QVERIFY(!std::filesystem::exists("hurt"));
    }

    void aSecondSupervisorLeavesAtOnce()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "sleep 3; result 0");
        lab.enqueue(lab.request("a", run), 1.0);
        std::vector<pid_t> all;
        for (int i = 0; i < 5; ++i)
            all.push_back(lab.startSupervisor());
        QVERIFY(lab.reaches("a", QueueStatus::Running));
        const pid_t one = static_cast<pid_t>(parseSupervisorInfo(QueueLab::contents(lab.queue().supervisor()))->pid);
        for (const pid_t pid : all)
            if (pid != one)
                QCOMPARE(QueueLab::waitForEnd(pid, 10.0), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Running));
        QCOMPARE(QueueLab::waitForEnd(one), 0);
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void termLeavesRunsAliveAndTheNextOneAdoptsThem()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "touch up; while [ ! -e go ]; do sleep 0.05; done; result 3");
        lab.enqueue(lab.request("a", run), 1.0);
        const pid_t first = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        ::kill(first, SIGHUP); // nothing to it
        ::kill(first, SIGTERM);
        QCOMPARE(QueueLab::waitForEnd(first), 0);
        const QueueState state = lab.state("a").value();
        QCOMPARE(name(state.status), name(QueueStatus::Running));
        QVERIFY(processAlive(state.pid, state.processStart));
        const pid_t second = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return lab.supervisorLives(); }));
        writeFileAtomically(run + "/go", "");
        QCOMPARE(QueueLab::waitForEnd(second), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Finished));
        QCOMPARE(lab.state("a")->exitCode, 3); // by result.json
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void aRunThatDiedUnwatchedHasNoExitCode()
    {
        QueueLab lab;
        const std::string run = lab.addRun("a", "touch up; sleep 100");
        // An older attempt's result must not pass for this one's.
        writeFileAtomically(run + "/result.json", R"({"version":1,"code":3,"attempt":1,"ended_at":5.0,"metrics":{}})");
        lab.enqueue(lab.request("a", run), 1.0);
        const pid_t first = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        ::kill(first, SIGKILL);
        QueueLab::waitForEnd(first);
        ::kill(-static_cast<pid_t>(lab.state("a")->pid), SIGKILL);
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor()), 0);
        QCOMPARE(name(lab.state("a")->status), name(QueueStatus::Finished));
        QCOMPARE(lab.state("a")->exitCode, -1);
        QVERIFY(!lab.state("a")->reason.empty());
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void killedTwentyTimesItRunsEachJobOnce()
    {
        QueueLab lab("--cores 3 --gpus 0 --idle 0.5");
        std::mt19937 random(static_cast<unsigned>(unixTime() * 1000.0));
        std::vector<std::string> runs;
        for (int i = 0; i < 24; ++i) {
            const std::string seconds = "0." + std::to_string(10 + random() % 60);
            runs.push_back(lab.addRun("r" + std::to_string(i), "sleep " + seconds + "; result " + (i % 3 ? "0" : "3")));
            lab.enqueue(lab.request("t" + std::to_string(i), runs.back(), 1 + i % 2), i);
        }
        for (int kills = 0; kills < 20; ++kills) {
            const pid_t supervisor = lab.startSupervisor();
            sleepFor(0.01 + 0.001 * static_cast<double>(random() % 250));
            QCOMPARE(::kill(supervisor, SIGKILL), 0);
            QCOMPARE(QueueLab::waitForEnd(supervisor), SIGKILL);
        }
        QCOMPARE(QueueLab::waitForEnd(lab.startSupervisor(), 100.0), 0);
        for (int i = 0; i < 24; ++i) {
            QCOMPARE(QueueLab::starts(runs[static_cast<std::size_t>(i)]), 1);
            const QueueState state = lab.state("t" + std::to_string(i)).value();
            QCOMPARE(name(state.status), name(QueueStatus::Finished));
            QCOMPARE(state.exitCode, i % 3 ? 0 : 3);
        }
        QVERIFY(std::filesystem::is_empty(lab.queue().entries()));
    }

    void submissionsRacingItsLeavingAreNotLost()
    {
        // Idle time zero: it leaves the moment it has nothing; every round tries to hit that moment.
        QueueLab lab("--cores 4 --gpus 0 --idle 0");
        std::mt19937 random(7);
        for (int i = 0; i < 25; ++i) {
            const std::string token = "t" + std::to_string(i);
            lab.enqueue(lab.request(token, lab.addRun("r" + std::to_string(i), "result 0")), i);
            const pid_t starter = lab.startSupervisor(); // becomes it, or leaves because one is there
            sleepFor(0.001 * static_cast<double>(random() % 120));
            const std::string late = "late" + std::to_string(i);
            lab.enqueue(lab.request(late, lab.addRun("l" + std::to_string(i), "result 0")), i);
            const pid_t other = lab.startSupervisor();
            QVERIFY2(lab.reaches(token, QueueStatus::Finished, 20.0), token.c_str());
            QVERIFY2(lab.reaches(late, QueueStatus::Finished, 20.0), late.c_str());
            QCOMPARE(QueueLab::waitForEnd(starter), 0);
            QCOMPARE(QueueLab::waitForEnd(other), 0);
        }
    }

    void leavesWhenItsQueueIsRemoved()
    {
        QueueLab lab("--cores 1 --gpus 0 --idle 1000");
        const pid_t supervisor = lab.startSupervisor();
        QVERIFY(QueueLab::until([&] { return lab.supervisorLives(); }));
        std::filesystem::remove_all(lab.queue().root());
        QCOMPARE(QueueLab::waitForEnd(supervisor, 20.0), 0);
        QVERIFY(!std::filesystem::exists(lab.queue().root()));
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        QueueLab lab;
        writeFileAtomically(lab.root() + "/file", "");
        const std::string program = test::program("trainyard-engine");
        for (const char* detach : {"--detach", "--idle=0"}) {
            const std::string queue = lab.root() + "/file/queue";
            const pid_t pid = ::fork();
            if (pid == 0) {
                ::execl(program.c_str(), program.c_str(), "supervise", detach, "--queue", queue.c_str(), nullptr);
                ::_exit(126);
            }
            const int status = QueueLab::waitForEnd(pid, 20.0);
            QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) != 0 && WEXITSTATUS(status) != 126);
        }
    }
};

TRAINYARD_TEST(SuperviseTest)

} // namespace supervise_test

#include "supervise_test.moc"
