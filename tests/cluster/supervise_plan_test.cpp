// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/engine/supervise_plan.h"

#include "tests/support/test_environment.h"

#include <QTest>

namespace supervise_plan_test {

using namespace trainyard;

namespace {

QueueEntry entry(const std::string& token, int cpus, int gpus = 0, std::vector<int> indices = {})
{
    QueueEntry value;
    value.token = token;
    value.runDirectory = "/runs/" + token;
    value.cpus = cpus;
    value.gpus = gpus;
    value.gpuIndices = std::move(indices);
    return value;
}

/// "S" starts, "W" waits, "R" is refused; GPUs behind a start.
std::string decided(const std::vector<QueueEntry>& waiting, const std::vector<RunningShare>& running,
                    MachineBudget budget)
{
    std::string text;
    for (const StartDecision& decision : decideStarts(waiting, running, budget)) {
        text += decision.kind == StartDecision::Kind::Start  ? 'S'
                : decision.kind == StartDecision::Kind::Wait ? 'W'
                                                             : 'R';
        for (const int index : decision.gpuIndices)
            text += std::to_string(index);
        if (decision.kind != StartDecision::Kind::Start && decision.reason.empty())
            text += "?";
    }
    return text;
}

} // namespace

class SupervisePlanTest : public QObject {
    Q_OBJECT
private slots:
    void coresAreGivenAwayOnce()
    {
        QCOMPARE(decided({entry("a", 1), entry("b", 1), entry("c", 1)}, {}, {2, 0}), std::string("SSW"));
        QCOMPARE(decided({entry("a", 1)}, {{"x", "/x", 2, {}}}, {2, 0}), std::string("W"));
        QCOMPARE(decided({entry("a", 2), entry("b", 2)}, {}, {4, 0}), std::string("SS"));
        QCOMPARE(decided({}, {}, {4, 0}), std::string());
    }

    void whatMustComeFirstIsAwaitedUntilItEndedWell()
    {
        QCOMPARE(needOf(std::nullopt, true), QueueNeed::Awaited);
        QCOMPARE(needOf(std::nullopt, false), QueueNeed::Absent);
        const auto of = [](QueueStatus status, int exitCode) {
            QueueState state;
            state.status = status;
            state.exitCode = exitCode;
            return needOf(state, false);
        };
        QCOMPARE(of(QueueStatus::Queued, -1), QueueNeed::Awaited);
        QCOMPARE(of(QueueStatus::Running, -1), QueueNeed::Awaited);
        QCOMPARE(of(QueueStatus::Finished, 0), QueueNeed::None);
        QCOMPARE(of(QueueStatus::Finished, 3), QueueNeed::Lost); // stopped: its end is not there
        QCOMPARE(of(QueueStatus::Finished, -1), QueueNeed::Lost);
        QCOMPARE(of(QueueStatus::Cancelled, 0), QueueNeed::Lost);
        QCOMPARE(of(QueueStatus::Failed, -1), QueueNeed::Lost);
    }

    void moreThanTheMachineHasIsAllOfIt()
    {
        QCOMPARE(decided({entry("a", 64), entry("b", 1)}, {}, {2, 0}), std::string("SW"));
        QCOMPARE(decided({entry("a", 64)}, {{"x", "/x", 1, {}}}, {2, 0}), std::string("W"));
        QCOMPARE(decided({entry("a", 1)}, {{"x", "/x", 64, {}}}, {2, 0}), std::string("W"));
        QCOMPARE(decided({entry("a", -5), entry("b", 0)}, {}, {2, 0}), std::string("SS"));
    }

    void nothingOvertakesTheOneThatWaits()
    {
        QCOMPARE(decided({entry("big", 2), entry("small", 1)}, {{"x", "/x", 1, {}}}, {2, 0}), std::string("WW"));
        const auto decisions = decideStarts({entry("big", 2), entry("small", 1)}, {{"x", "/x", 1, {}}}, {2, 0});
        QCOMPARE(decisions[0].reason, std::string("1 of 2 cores is taken by x"));
        QCOMPARE(decisions[1].reason, std::string("it comes after big"));
    }

    /// The front of the queue says nothing of how long the wait is.
    void tellsHowManyRunsAreBefore()
    {
        QueueEntry again = entry("again", 1);
        again.runDirectory = "/x"; // its attempt before runs
        const auto decisions = decideStarts({again, entry("a", 2), entry("b", 1), entry("c", 1), entry("d", 1)},
                                            {{"x", "/x", 1, {}}}, {2, 0});
        QCOMPARE(decisions[2].reason, std::string("it comes after a"));
        QCOMPARE(decisions[3].reason, std::string("2 runs are before it"));
        QCOMPARE(decisions[4].reason, std::string("3 runs are before it"));
    }

    void oneAttemptOfARunAtATime()
    {
        QueueEntry second = entry("ty-r-2", 1);
        second.runDirectory = "/runs/ty-r-1";
        QCOMPARE(decided({entry("ty-r-1", 1), second, entry("other", 1)}, {}, {4, 0}), std::string("SWS"));
        QCOMPARE(decided({second, entry("other", 1)}, {{"ty-r-1", "/runs/ty-r-1", 1, {}}}, {4, 0}), std::string("WS"));
    }

    void gpusAreChosenAndKept()
    {
        QCOMPARE(decided({entry("a", 1, 1), entry("b", 1, 2), entry("c", 1, 1)}, {}, {8, 4}), std::string("S0S12S3"));
        QCOMPARE(decided({entry("a", 1, 1)}, {{"x", "/x", 1, {0, 2}}}, {8, 4}), std::string("S1"));
        QCOMPARE(decided({entry("a", 1, 2, {3, 1})}, {}, {8, 4}), std::string("S31"));
        QCOMPARE(decided({entry("a", 1, 1, {2}), entry("b", 1, 1)}, {{"x", "/x", 1, {2}}}, {8, 4}), std::string("WW"));
        QCOMPARE(decided({entry("a", 1, 3)}, {{"x", "/x", 1, {0, 2}}}, {8, 4}), std::string("W"));
        QCOMPARE(decideStarts({entry("a", 1, 1, {2})}, {{"x", "/x", 1, {2}}}, {8, 4})[0].reason,
                 std::string("GPU 2 is taken by x"));
        QCOMPARE(decideStarts({entry("a", 1, 3)}, {{"x", "/x", 1, {0, 2}}, {"y", "/y", 1, {}}}, {8, 4})[0].reason,
                 std::string("2 of 4 GPUs are taken by x"));
    }

    void gpusThatAreNotThereAreRefusedAndHoldNobodyUp()
    {
        QCOMPARE(decided({entry("a", 1, 1), entry("b", 1)}, {}, {2, 0}), std::string("RS"));
        QCOMPARE(decided({entry("a", 1, 5)}, {}, {2, 4}), std::string("R"));
        QCOMPARE(decided({entry("a", 1, 1, {4})}, {}, {2, 4}), std::string("R"));
        QCOMPARE(decideStarts({entry("a", 1, 1)}, {}, {2, 0})[0].reason,
                 std::string("it asks for 1 GPU, and this machine has 0"));
    }

    void orderIsThatOfSubmission()
    {
        QueueEntry early = entry("z", 1);
        QueueEntry late = entry("a", 1);
        early.submittedAt = 1.0;
        late.submittedAt = 2.0;
        QVERIFY(comesBefore(early, late));
        QVERIFY(!comesBefore(late, early));
        late.submittedAt = 1.0;
        QVERIFY(comesBefore(late, early)); // then by token
    }
};

TRAINYARD_TEST(SupervisePlanTest)

} // namespace supervise_plan_test

#include "supervise_plan_test.moc"
