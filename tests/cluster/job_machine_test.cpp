// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/job_machine.h"

#include "tests/support/test_environment.h"

#include <QTest>

#include <set>

using namespace trainyard;

namespace {

constexpr int kStates = static_cast<int>(JobState::Unknown) + 1;
constexpr int kEvents = static_cast<int>(JobEvent::Resume) + 1;
using S = JobState;
using E = JobEvent;

bool isSeen(E event) { return event >= E::SeenQueued && event <= E::SeenFinishing; }

} // namespace

class JobMachineTest : public QObject {
    Q_OBJECT
private slots:
    void everyEventInEveryState_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("event");
        for (int state = 0; state < kStates; ++state)
            for (int event = 0; event < kEvents; ++event)
                QTest::addRow("%s: %s", std::string(name(static_cast<S>(state))).c_str(),
                              std::string(name(static_cast<E>(event))).c_str()) << state << event;
    }
    /// The rules of cluster.md, said another way than in the code.
    void everyEventInEveryState()
    {
        QFETCH(int, state);
        QFETCH(int, event);
        const S s = static_cast<S>(state);
        const E e = static_cast<E>(event);
        const S next = nextState(s, e);
        QVERIFY(jobStateNamed(name(next)).has_value());
        QVERIFY(name(e) != "?");
        const bool submitted = s >= S::Queued && s <= S::Verifying;
        if (e == E::SeenNothing)
            QCOMPARE(next, s); // a failed query never changes anything
        if (s == S::Done)
            QCOMPARE(next, S::Done);
        if (next == S::Done && s != S::Done)
            QCOMPARE(e, E::FoundDone); // COMPLETED is not done: the run directory says so
        if (next == S::Uploading && s != S::Uploading)
            QVERIFY(e == E::Start ? s == S::Draft : e == E::Resume && (canResume(s) || s == S::Unknown));
        if (next == S::Submitting && s != S::Submitting) // never from where a job may exist, unless it is known not to
            QVERIFY((s == S::Uploading && e == E::Uploaded) || (s == S::Ambiguous && e == E::NotSubmitted));
        if (next == S::Ambiguous && s != S::Ambiguous)
            QVERIFY(s == S::Submitting && e == E::SubmitLost);
        if (next == S::Cancelled && s != S::Cancelled && e == E::CancelAsked)
            QVERIFY(s == S::Draft || s == S::Uploading); // a wish is no deed
        if (submitted && isSeen(e))
            QVERIFY(next >= S::Queued && next <= S::Finishing);
        if (submitted && e == E::SeenEnded)
            QCOMPARE(next, S::Verifying);
        if (next == S::Unknown && s != S::Unknown)
            QVERIFY(e == E::Vanished && submitted);
        if (s == S::Draft && next != S::Draft)
            QVERIFY(e == E::Start || e == E::CancelAsked || e == E::FoundCancelled);
        QCOMPARE(nextState(next, e), nextState(nextState(next, e), e)); // said twice, it settles
    }

    void theWayOfAJob()
    {
        const std::pair<E, S> way[] = {{E::Start, S::Uploading}, {E::Uploaded, S::Submitting}, {E::SubmitLost, S::Ambiguous},
            {E::SeenNothing, S::Ambiguous}, {E::NotSubmitted, S::Submitting}, {E::Submitted, S::Queued},
            {E::SeenBlocked, S::Blocked}, {E::SeenHeld, S::Held}, {E::SeenQueued, S::Queued}, {E::SeenStarting, S::Starting},
            {E::SeenRunning, S::Running}, {E::SeenSuspended, S::Suspended}, {E::SeenRunning, S::Running},
            {E::SeenFinishing, S::Finishing}, {E::SeenQueued, S::Queued}, {E::SeenRunning, S::Running},
            {E::SeenEnded, S::Verifying}, {E::FoundInterrupted, S::Interrupted}, {E::SeenQueued, S::Queued},
            {E::SeenEnded, S::Verifying}, {E::FoundStopped, S::Stopped}, {E::Resume, S::Uploading}, {E::Uploaded, S::Submitting},
            {E::SeenRunning, S::Running}, {E::SeenEnded, S::Verifying}, {E::FoundDone, S::Done}, {E::SeenRunning, S::Done}};
        S state = S::Draft;
        for (const auto& [event, expected] : way) {
            state = nextState(state, event);
            QCOMPARE(state, expected);
        }
    }

    void everyStateCanBeReached()
    {
        std::set<S> reached = {S::Draft};
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const S state : std::set<S>(reached))
                for (int event = 0; event < kEvents; ++event)
                    reached.insert(nextState(state, static_cast<E>(event)));
        }
        QCOMPARE(static_cast<int>(reached.size()), kStates);
    }

    void reportsAreEvents()
    {
        JobReport report;
        report.settled = false;
        QCOMPARE(eventOf(report), E::SeenNothing);
        report.settled = true;
        QCOMPARE(eventOf(report), E::Vanished);
        report.state = S::Done;
        QCOMPARE(eventOf(report), E::SeenEnded);
        report.state = S::Suspended;
        QCOMPARE(eventOf(report), E::SeenSuspended);
        QCOMPARE(eventOfVerdict(S::Done), E::FoundDone);
        QCOMPARE(eventOfVerdict(S::Running), E::SeenRunning);
        QCOMPARE(eventOfVerdict(S::Unknown), E::SeenNothing);
    }
};

TRAINYARD_TEST_MAIN(JobMachineTest)
#include "job_machine_test.moc"
