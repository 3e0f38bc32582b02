// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/scheduler_contract.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "cluster/transport/local_transport.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <future>
#include <thread>

namespace trainyard::test {
namespace {

/// A transport whose connection is gone.
class BrokenTransport : public Transport {
    [[noreturn]] static void fail()
    {
        throw Failure(ErrorKind::Transport, "reach", "the machine", "the connection broke");
    }

public:
    ExecResult exec(const std::string&, double) override { fail(); }
    void write(const std::string&, const std::string&) override { fail(); }
    std::optional<std::string> read(const std::string&, std::int64_t, std::int64_t) override { fail(); }
    std::optional<FileStatus> status(const std::string&) override { fail(); }
    std::vector<std::string> list(const std::string&) override { fail(); }
    void makeFolders(const std::string&) override { fail(); }
    void put(const std::string&, const std::string&) override { fail(); }
    void get(const std::string&, const std::string&) override { fail(); }
    void removeTree(const std::string&) override { fail(); }
};

} // namespace

std::unique_ptr<Transport> SchedulerContract::makeTransport()
{
    return std::make_unique<LocalTransport>();
}

void SchedulerContract::init()
{
    m_lab = std::make_unique<QueueLab>();
    m_scheduler = makeScheduler(*m_lab);
    m_transport = makeTransport();
}

void SchedulerContract::cleanup()
{
    m_scheduler.reset();
    m_lab.reset();
}

JobReport SchedulerContract::query(const std::string& token)
{
    return m_scheduler->query(*m_transport, {token}).at(0);
}

bool SchedulerContract::reaches(const std::string& token, JobState state, double seconds)
{
    return QueueLab::until([&] { return query(token).state == state; }, seconds);
}

void SchedulerContract::aJobRunsToItsEnd()
{
    const std::string run = m_lab->addRun("run", "while [ ! -e go ]; do sleep 0.05; done; result 0");
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), run));
    QVERIFY(reaches(m_lab->token("a"), JobState::Running));
    QVERIFY(query(m_lab->token("a")).startedAt > 1.7e9);
    QCOMPARE(query(m_lab->token("a")).endedAt, 0.0);
    QCOMPARE(query(m_lab->token("a")).exitCode, -1);
    writeFileAtomically(run + "/go", "");
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
    const JobReport report = query(m_lab->token("a"));
    QCOMPARE(report.token, m_lab->token("a"));
    QCOMPARE(report.exitCode, 0);
    QVERIFY(report.endedAt >= report.startedAt);
    QCOMPARE(QueueLab::starts(run), 1);
}

void SchedulerContract::submittingAgainChangesNothing()
{
    const std::string run = m_lab->addRun("run", "sleep 0.3; result 0");
    for (int i = 0; i < 3; ++i)
        m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), run));
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), run));
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
    QCOMPARE(query(m_lab->token("a")).state, JobState::Done);
    QCOMPARE(QueueLab::starts(run), 1);
}

void SchedulerContract::manySubmittersOfATokenRunItOnce()
{
    const std::string run = m_lab->addRun("run", "result 0");
    std::vector<std::future<void>> submitters;
    for (int i = 0; i < 6; ++i)
        submitters.push_back(std::async(std::launch::async, [&] {
            const std::unique_ptr<Transport> transport = makeTransport();
            const std::unique_ptr<Scheduler> scheduler = makeScheduler(*m_lab);
            for (int round = 0; round < 3; ++round)
                scheduler->submit(*transport, m_lab->request(m_lab->token("a"), run));
        }));
    for (std::future<void>& submitter : submitters)
        submitter.wait();
    for (std::future<void>& submitter : submitters)
        submitter.get(); // what one of them threw names the cause
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
    QCOMPARE(QueueLab::starts(run), 1);
}

void SchedulerContract::aWaitingJobSaysWhy()
{
    const std::string first = m_lab->addRun("first", "while [ ! -e go ]; do sleep 0.05; done; result 0");
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), first, 2));
    QVERIFY(reaches(m_lab->token("a"), JobState::Running));
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("b"), m_lab->addRun("second", "result 0"), 1));
    QVERIFY(QueueLab::until([&] { return query(m_lab->token("b")).reason.words.find("cores") != std::string::npos; }));
    QCOMPARE(query(m_lab->token("b")).state, JobState::Queued);
    writeFileAtomically(first + "/go", "");
    QVERIFY(reaches(m_lab->token("b"), JobState::Done));
}

void SchedulerContract::cancelsAWaitingJob()
{
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), m_lab->addRun("a", "sleep 100"), 2));
    const std::string second = m_lab->addRun("b", "result 0");
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("b"), second));
    m_scheduler->cancel(*m_transport, m_lab->token("b"));
    QVERIFY(reaches(m_lab->token("b"), JobState::Cancelled));
    QCOMPARE(QueueLab::starts(second), 0);
    m_scheduler->cancel(*m_transport, m_lab->token("a"));
    QVERIFY(reaches(m_lab->token("a"), JobState::Cancelled));
}

void SchedulerContract::cancelsARunningJob()
{
    const std::string run = m_lab->addRun("a", "trap '' TERM; touch up; sleep 100; sleep 100");
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), run));
    QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
    m_scheduler->cancel(*m_transport, m_lab->token("a"));
    m_scheduler->cancel(*m_transport, m_lab->token("a"));
    QVERIFY(reaches(m_lab->token("a"), JobState::Cancelled));
    QCOMPARE(query(m_lab->token("a")).signal, SIGKILL);
}

void SchedulerContract::cancellingWhatHasEndedChangesNothing()
{
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), m_lab->addRun("a", "result 0")));
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
    m_scheduler->cancel(*m_transport, m_lab->token("a"));
    QCOMPARE(query(m_lab->token("a")).state, JobState::Done);
}

void SchedulerContract::unknownTokensAreUnknown()
{
    QCOMPARE(query(m_lab->token("absent")).state, JobState::Unknown);
    QCOMPARE(m_scheduler->query(*m_transport, {}).size(), std::size_t{0});
    QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->cancel(*m_transport, m_lab->token("absent")));
}

void SchedulerContract::reportsComeInTheOrderAsked()
{
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), m_lab->addRun("a", "result 0")));
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("b"), m_lab->addRun("b", "exit 10")));
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
    QVERIFY(reaches(m_lab->token("b"), JobState::Failed));
    const auto reports = m_scheduler->query(
        *m_transport, {m_lab->token("b"), m_lab->token("absent"), m_lab->token("a"), m_lab->token("b")});
    QCOMPARE(reports.size(), std::size_t{4});
    const JobState expected[] = {JobState::Failed, JobState::Unknown, JobState::Done, JobState::Failed};
    const std::string tokens[] = {m_lab->token("b"), m_lab->token("absent"), m_lab->token("a"), m_lab->token("b")};
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(reports[i].state, expected[i]);
        QCOMPARE(reports[i].token, tokens[i]);
    }
}

void SchedulerContract::failuresAreTold()
{
    m_scheduler->submit(*m_transport,
                        m_lab->request(m_lab->token("code"), m_lab->addRun("a", "echo the reason >&2; exit 12")));
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("kill"), m_lab->addRun("b", "kill -9 $$")));
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("gone"), m_lab->root() + "/absent"));
    QVERIFY(reaches(m_lab->token("code"), JobState::Failed));
    QCOMPARE(query(m_lab->token("code")).exitCode, 12);
    QCOMPARE(query(m_lab->token("code")).reason, queueReason("queue.printed", Quotation{"the reason"}));
    QVERIFY(reaches(m_lab->token("kill"), JobState::Interrupted));
    QCOMPARE(query(m_lab->token("kill")).signal, SIGKILL);
    QVERIFY(reaches(m_lab->token("gone"), JobState::Failed));
    QVERIFY(query(m_lab->token("gone")).reason.words.find(m_lab->root() + "/absent") != std::string::npos);
    QCOMPARE(query(m_lab->token("gone")).startedAt, 0.0);
}

void SchedulerContract::namesAreJustBytes()
{
    int number = 0;
    std::vector<std::string> runs;
    for (const char* name : {"it's \"a\"\n$(touch hurt) `touch hurt`; touch hurt", "-rf *", "\xc3\xbc \\ %s"}) {
        runs.push_back(m_lab->addRun(name, "result 0"));
        JobRequest request = m_lab->request(m_lab->token(std::to_string(++number)), runs.back());
        request.name = name;
        m_scheduler->submit(*m_transport, request);
    }
    for (int i = 1; i <= number; ++i)
        QVERIFY(reaches(m_lab->token(std::to_string(i)), JobState::Done));
    for (const std::string& run : runs) {
        QCOMPARE(QueueLab::starts(run), 1);
        QVERIFY(!std::filesystem::exists(run + "/hurt"));
    }
}

void SchedulerContract::refusesWhatCannotBeQueued()
{
    for (const char* token : {"", "../x", "a b", "-x"}) {
        QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->submit(*m_transport, m_lab->request(token, "/x/y/z")));
        QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->query(*m_transport, {token}));
        QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->cancel(*m_transport, token));
    }
    QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), "relative")));
    QCOMPARE(query(m_lab->token("a")).state, JobState::Unknown);
}

void SchedulerContract::aFailedQueryIsNotAnEmptyQueue()
{
    BrokenTransport broken;
    m_scheduler->submit(*m_transport, m_lab->request(m_lab->token("a"), m_lab->addRun("a", "result 0")));
    QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->query(broken, {m_lab->token("a")}));
    QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->submit(broken, m_lab->request(m_lab->token("b"), "/x/y/z")));
    QVERIFY_THROWS_EXCEPTION(Failure, m_scheduler->cancel(broken, m_lab->token("a")));
    QVERIFY(reaches(m_lab->token("a"), JobState::Done));
}

} // namespace trainyard::test
