// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/queue_commands.h"

#include "backend/base/error.h"
#include "backend/protocol/version.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <csignal>

namespace queue_commands_test {

using namespace trainyard;

namespace {

JobRequest request()
{
    JobRequest value;
    value.token = "ty-20261120-140201-9f3c2a-1";
    value.runDirectory = "/home/a b/runs/it's \"one\"\n$(x)";
    value.name = "a name";
    value.cpus = 2;
    return value;
}

QString refusal(const std::function<void(JobRequest&)>& change)
{
    JobRequest value = request();
    change(value);
    try {
        queueEntry(value, 1.0);
    } catch (const Failure& failure) {
        return failure.error().kind == ErrorKind::BadInput ? QString::fromStdString(failure.error().subject) : "kind";
    }
    return "accepted";
}

/// A state file as the supervisor of version 0.1.0 wrote it.
const char* const kCaptured = R"({
  "version": 1,
  "token": "ty-20261120-140201-9f3c2a-1",
  "status": "finished",
  "reason": "",
  "pid": 4711,
  "process_start": 123456,
  "started_at": 1795269721.25,
  "ended_at": 1795269790.5,
  "exit_code": 3,
  "signal": 0,
  "gpu_indices": []
}
)";

} // namespace

class QueueCommandsTest : public QObject {
    Q_OBJECT
private slots:
    void entrySurvivesItsText()
    {
        JobRequest value = request();
        value.gpuIndices = {1, 3};
        const QueueEntry entry = parseQueueEntry(toText(queueEntry(value, 12.5))).value();
        QCOMPARE(entry.token, value.token);
        QCOMPARE(entry.runDirectory, value.runDirectory);
        QCOMPARE(entry.name, value.name);
        QCOMPARE(entry.submittedAt, 12.5);
        QCOMPARE(entry.cpus, 2);
        QCOMPARE(entry.gpus, 2); // naming GPUs asks for that many
        QCOMPARE(entry.gpuIndices, (std::vector<int>{1, 3}));
    }

    void refusesWhatCannotBeQueued()
    {
        for (const char* token : {"", ".", "..", "../x", "a/b", "a b", "a'b", "-rf", ".hidden", "a\nb", "ü"})
            QCOMPARE(refusal([&](JobRequest& r) { r.token = token; }), "token");
        QCOMPARE(refusal([](JobRequest& r) { r.token = std::string(201, 'a'); }), "token");
        QCOMPARE(refusal([](JobRequest& r) { r.token = std::string(200, 'a'); }), "accepted");
        for (const char* folder : {"", "relative", "/not utf-8 \xff"})
            QCOMPARE(refusal([&](JobRequest& r) { r.runDirectory = folder; }), "run directory");
        QCOMPARE(refusal([](JobRequest& r) { r.runDirectory = std::string("/a\0b", 4); }), "run directory");
        QCOMPARE(refusal([](JobRequest& r) { r.cpus = 0; }), "cpus");
        QCOMPARE(refusal([](JobRequest& r) { r.gpusPerNode = -1; }), "gpus");
        QCOMPARE(refusal([](JobRequest& r) { r.gpuIndices = {0, -1}; }), "GPU indices");
    }

    void scriptQuotesBothPaths()
    {
        const std::string script = superviseScript("/opt/it's/engine", "/q $(x)");
        const std::string engine = "'/opt/it'\\''s/engine'";
        QVERIFY(script.starts_with("cd / || exit 1\nversion=$(" + engine + " --version </dev/null) || exit $?\n"));
        QVERIFY(script.ends_with("\n" + engine + " supervise --detach --queue '/q $(x)' </dev/null\n"));
    }

    void superviseAnswersAreTold()
    {
        QVERIFY(!superviseError({0, "", "a warning"}, "e"));
        QCOMPARE(superviseError({127, "", "sh: 1: e: not found\n"}, "e")->kind, ErrorKind::NotFound);
        QCOMPARE(superviseError({16, "", "Cannot write /q: Read-only file system.\n"}, "e")->reason,
                 std::string("Cannot write /q: Read-only file system"));
        const auto other = superviseError({19, "", "trainyard-engine 9.0.0 protocol 7\n"}, "e");
        QCOMPARE(other->kind, ErrorKind::Version);
        QCOMPARE(other->reason, "it speaks protocol 7 and this window protocol " + std::to_string(kProtocolVersion));
        QVERIFY(!other->remedy.empty());
        QVERIFY(superviseError({19, "", "hello\n"}, "e")->reason.find("does not say") != std::string::npos);
        QCOMPARE(superviseError({139, "", ""}, "e")->reason, std::string("it ended with code 139"));
    }

    void readsACapturedState()
    {
        const JobReport report = parseJobReport("ty-20261120-140201-9f3c2a-1", kCaptured, "file");
        QCOMPARE(report.state, JobState::Stopped);
        QCOMPARE(report.exitCode, 3);
        QCOMPARE(report.startedAt, 1795269721.25);
        QCOMPARE(report.endedAt, 1795269790.5);
    }

    void tornOrForeignStatesAreErrors()
    {
        const std::string whole = kCaptured;
        for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
            QVERIFY_THROWS_EXCEPTION(Failure,
                                     parseJobReport("ty-20261120-140201-9f3c2a-1", whole.substr(0, length), "f"));
        QVERIFY_THROWS_EXCEPTION(Failure, parseJobReport("ty-other-1", whole, "f"));
        QVERIFY_THROWS_EXCEPTION(Failure, parseJobReport("a", "\x89PNG\r\n", "f"));
        std::string newer = whole;
        newer.replace(newer.find("\"version\": 1"), 12, "\"version\": 9");
        QVERIFY_THROWS_EXCEPTION(Failure, parseJobReport("ty-20261120-140201-9f3c2a-1", newer, "f"));
    }

    void statesAreMapped_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* name, QueueStatus status, int code, int signal, JobState expected) {
            QTest::addRow("%s", name) << int(status) << code << signal << int(expected);
        };
        row("queued", QueueStatus::Queued, -1, 0, JobState::Queued);
        row("running", QueueStatus::Running, -1, 0, JobState::Running);
        row("cancelled", QueueStatus::Cancelled, -1, 15, JobState::Cancelled);
        row("failed", QueueStatus::Failed, -1, 0, JobState::Failed);
        row("completed", QueueStatus::Finished, 0, 0, JobState::Done);
        row("stopped", QueueStatus::Finished, 3, 0, JobState::Stopped);
        row("bad spec", QueueStatus::Finished, 10, 0, JobState::Failed);
        row("killed", QueueStatus::Finished, -1, SIGKILL, JobState::Interrupted);
        row("killed inside a shell", QueueStatus::Finished, 137, 0, JobState::Interrupted);
        row("crashed", QueueStatus::Finished, -1, SIGSEGV, JobState::Failed);
        row("nobody saw", QueueStatus::Finished, -1, 0, JobState::Interrupted);
    }

    void statesAreMapped()
    {
        QFETCH(int, status);
        QFETCH(int, exitCode);
        QFETCH(int, signal);
        QFETCH(int, expected);
        QueueState state;
        state.status = static_cast<QueueStatus>(status);
        state.exitCode = exitCode;
        state.signal = signal;
        QCOMPARE(int(jobState(state)), expected);
    }
};

TRAINYARD_TEST(QueueCommandsTest)

} // namespace queue_commands_test

#include "queue_commands_test.moc"
