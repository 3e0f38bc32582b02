// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "tests/support/test_environment.h"
#include "tests/support/wrong_clock.h"

#include <QTest>

namespace clock_test {

using namespace trainyard;

class ClockTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { test::clockOff = 0; }

    /// 0 stands for "not yet" in every record, so no time may be 0 or less.
    void aClockThatWasNeverSetStillGoesForward()
    {
        test::clockOff = -static_cast<long>(unixTime()) - 86'400;
        const double first = unixTime();
        QVERIFY(first >= 1.0);
        QTest::qSleep(5);
        QVERIFY(unixTime() > first);
        test::clockOff = 0;
        QVERIFY(unixTime() > 1.7e9);
    }
};

TRAINYARD_TEST(ClockTest)

} // namespace clock_test

#include "clock_test.moc"
