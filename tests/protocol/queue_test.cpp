// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/queue.h"

#include "backend/protocol/job_state.h"
#include "tests/support/test_environment.h"

namespace queue_test {

using namespace trainyard;

class QueueTest : public QObject {
    Q_OBJECT
private slots:
    void entryRoundTrips();
    void stateRoundTrips();
    void refusesTornForeignAndNewer();
    void jobStateNamesRoundTrip();
};

void QueueTest::entryRoundTrips()
{
    const QueueEntry entry{"ty-r-1", "/tmp/a b'\"$(x)\n", "n", 1700000000.5, 3, 2, {0, 2}};
    const auto back = parseQueueEntry(toText(entry));
    QVERIFY(back);
    QCOMPARE(back->runDirectory, entry.runDirectory);
    QCOMPARE(back->submittedAt, entry.submittedAt);
    QCOMPARE(back->gpuIndices, entry.gpuIndices);
    QCOMPARE(back->cpus, 3);
    QVERIFY(back->after.empty());
    QVERIFY(toText(entry).find("after") == std::string::npos); // as older versions wrote it
    QueueEntry later = entry;
    later.after = {"ty-a-1", "ty-b-2"};
    QCOMPARE(parseQueueEntry(toText(later))->after, later.after);
}

void QueueTest::stateRoundTrips()
{
    QueueState state;
    state.token = "t";
    state.status = QueueStatus::Cancelled;
    state.signal = 9;
    state.processStart = 123456;
    const auto back = parseQueueState(toText(state));
    QVERIFY(back);
    QVERIFY(back->status == QueueStatus::Cancelled);
    QCOMPARE(back->signal, 9);
    QCOMPARE(back->processStart, state.processStart);
    QCOMPARE(back->need, QueueNeed::None);
    state.need = QueueNeed::Lost;
    state.needed = "ty-a-1";
    state.reason = reasonOf(QueueNeed::Lost);
    const auto lost = parseQueueState(toText(state));
    QVERIFY(lost && lost->need == QueueNeed::Lost);
    QCOMPARE(lost->needed, state.needed);
    QCOMPARE(lost->reason, state.reason);
    const auto old = parseQueueState(R"({"version":1,"token":"t","status":"failed","reason":"as it was said"})");
    QVERIFY(old && old->reason == Reason("as it was said"));
}

void QueueTest::refusesTornForeignAndNewer()
{
    const std::string whole = toText(QueueEntry{"t", "/d", "n", 1, 1, 0, {}});
    for (std::size_t length = 0; length + 2 < whole.size(); ++length)
        QVERIFY(!parseQueueEntry(whole.substr(0, length)));
    QVERIFY(!parseQueueEntry("{\"version\":99,\"token\":\"t\",\"run_directory\":\"/d\",\"submitted_at\":1}"));
    QVERIFY(!parseQueueState("{\"version\":1,\"token\":\"t\",\"status\":\"flying\"}"));
    QVERIFY(!parseSupervisorInfo("[]"));
}

void QueueTest::jobStateNamesRoundTrip()
{
    for (int value = 0; value <= static_cast<int>(JobState::Unknown); ++value) {
        const auto state = static_cast<JobState>(value);
        QVERIFY(jobStateNamed(name(state)) == state);
    }
    QVERIFY(!jobStateNamed("flying"));
    QVERIFY(isFinal(JobState::Done) && !canResume(JobState::Done) && canResume(JobState::Interrupted));
}

TRAINYARD_TEST(QueueTest)

} // namespace queue_test

#include "queue_test.moc"
