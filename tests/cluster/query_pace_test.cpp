// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/query_pace.h"

#include "tests/support/test_environment.h"

#include <QTest>

namespace query_pace_test {

using namespace trainyard;

namespace {

struct Counted {
    int execs = 0;
    int queues = 0;
};

/// Asks a pretended machine for `seconds`, as a machine's thread does.
Counted live(QueryPace& pace, double& now, double seconds, const std::vector<JobState>& states, bool fails = false)
{
    Counted counted;
    const double end = now + seconds;
    while ((now = std::max(now, pace.next())) < end) {
        const QueryPace::Turn turn = pace.due(now);
        if (!turn.logs && !turn.queue)
            qFatal("asked although nothing is due");
        ++counted.execs;
        counted.queues += turn.queue ? 1 : 0;
        now += 0.05;
        if (fails)
            pace.failed(now);
        else if (turn.queue)
            pace.asked(now, states);
        else
            pace.followed(now);
    }
    now = end;
    return counted;
}

} // namespace

class QueryPaceTest : public QObject {
    Q_OBJECT
private slots:
    void asManyQuestionsForTwoHundredJobsAsForOne_data()
    {
        QTest::addColumn<int>("jobs");
        QTest::newRow("1 job") << 1;
        QTest::newRow("200 jobs") << 200;
    }
    void asManyQuestionsForTwoHundredJobsAsForOne()
    {
        QFETCH(int, jobs);
        const std::vector<JobState> running(static_cast<std::size_t>(jobs), JobState::Running);
        QueryPace pace;
        double now = 1000.0;
        const Counted first = live(pace, now, 60.0, running);
        QVERIFY2(first.queues >= 3 && first.queues <= 5, qPrintable(QString::number(first.queues)));
        live(pace, now, 240.0, running);
        QCOMPARE(live(pace, now, 600.0, running).queues, 10); // one a minute
        pace.watch(true, now);
        const Counted watched = live(pace, now, 600.0, running);
        QCOMPARE(watched.queues, 10);
        QVERIFY2(watched.execs >= 120 && watched.execs <= 300,
                 qPrintable(QString::number(watched.execs))); // 12 to 30 a minute
    }

    void longPendingJobsAreLeftInPeace()
    {
        QueryPace pace;
        double now = 0.0;
        const std::vector<JobState> pending(3, JobState::Queued);
        live(pace, now, 3600.0, pending);
        const Counted hour = live(pace, now, 3600.0, pending);
        QCOMPARE(hour.execs, 20); // every three minutes
    }

    void aChangeIsLookedAtSoon()
    {
        QueryPace pace;
        double now = 0.0;
        live(pace, now, 1000.0, {JobState::Queued});
        pace.asked(now, {JobState::Running});
        QCOMPARE(pace.next(), now + 10.0);
        live(pace, now, 1000.0, {JobState::Running});
        pace.poke(now);
        QVERIFY(pace.due(now).queue);
        pace.asked(now, {JobState::Running});
        QCOMPARE(pace.next(), now + 10.0);
    }

    void errorsDoubleThePauseUpToFiveMinutes()
    {
        QueryPace pace;
        double now = 0.0;
        pace.watch(true, now);
        double last = 0.0;
        for (int i = 0; i < 12; ++i) {
            now = std::max(now, pace.next());
            pace.failed(now);
            const double pause = pace.next() - now;
            QVERIFY(pause >= last && pause <= 300.0);
            QVERIFY(!pace.due(now + pause - 0.01).logs && !pace.due(now + pause - 0.01).queue);
            last = pause;
        }
        QCOMPARE(last, 300.0);
        QVERIFY(live(pace, now, 3600.0, {}, true).execs <= 12);
        pace.poke(now); // a person asks: once
        QVERIFY(pace.due(now).queue);
        pace.failed(now);
        QCOMPARE(pace.next(), now + 300.0);
        pace.poke(now);
        pace.asked(now, {JobState::Running});
        QCOMPARE(pace.next(), now + 3.0); // all is well again
    }

    void nothingToAskIsNotAsked()
    {
        QueryPace pace;
        double now = 0.0;
        pace.asked(now, {});
        QVERIFY(pace.next() > 1e9);
        pace.poke(now);
        QVERIFY(pace.due(now).queue);
    }
};

TRAINYARD_TEST(QueryPaceTest)

} // namespace query_pace_test

#include "query_pace_test.moc"
