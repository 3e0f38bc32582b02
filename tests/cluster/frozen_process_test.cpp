// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/frozen_process.h"

#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace frozen_process_test {

using namespace trainyard;

class FrozenProcessTest : public QObject {
    Q_OBJECT

private slots:
    void isToldFromOneThatWaits()
    {
        const pid_t child = ::fork();
        if (child == 0)
            for (;;)
                ::pause();
        QVERIFY(!isFrozen(child));
        ::kill(child, SIGSTOP);
        QTRY_VERIFY_WITH_TIMEOUT(isFrozen(child), 30'000);
        ::kill(child, SIGCONT);
        QTRY_VERIFY_WITH_TIMEOUT(!isFrozen(child), 30'000);
        ::kill(child, SIGKILL);
        QCOMPARE(::waitpid(child, nullptr, 0), child);
        QVERIFY(!isFrozen(child));
    }

    void isWokenAndKilledOnlyIfThatDoesNotHelp()
    {
        FrozenWatch watch;
        double now = 100.0;
        for (int seen = 1; seen < FrozenWatch::kKillAt; ++seen, now += FrozenWatch::kLook) {
            const FrozenStep step = watch.look(7, true, now);
            QCOMPARE(step, seen % FrozenWatch::kWakeAt == 0 ? FrozenStep::Wake : FrozenStep::None);
            QCOMPARE(watch.look(7, true, now + 0.1), FrozenStep::None); // asked too early
        }
        QCOMPARE(watch.look(8, true, now), FrozenStep::None); // another one
        QCOMPARE(watch.look(7, true, now), FrozenStep::Kill);
    }

    void oneThatRunsIsLeftAlone()
    {
        FrozenWatch watch;
        for (int look = 0; look < 100; ++look)
            QCOMPARE(watch.look(7, false, look), FrozenStep::None);
    }

    /// A watcher that was stopped itself for an hour has looked once in that time.
    void timeWithoutLooksDoesNotCount()
    {
        FrozenWatch watch;
        QCOMPARE(watch.look(7, true, 0.0), FrozenStep::None);
        QCOMPARE(watch.look(7, true, 3600.0), FrozenStep::None);
    }
};

TRAINYARD_TEST(FrozenProcessTest)

} // namespace frozen_process_test

#include "frozen_process_test.moc"
