// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "tests/support/test_environment.h"
#include "tests/support/wrong_clock.h"

#include <QTest>

#include <limits>

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

    void writesAnyNumberAsATime()
    {
        QCOMPARE(isoTime(1'700'000'000.25), std::string("2023-11-14T22:13:20.250Z"));
        QCOMPARE(isoTime(1e300), std::string("9999-12-31T23:59:59.000Z"));
        QCOMPARE(isoTime(-1e300), std::string("1970-01-01T00:00:00.000Z"));
        QCOMPARE(isoTime(std::numeric_limits<double>::quiet_NaN()), std::string("1970-01-01T00:00:00.000Z"));
    }
};

TRAINYARD_TEST(ClockTest)

} // namespace clock_test

#include "clock_test.moc"
