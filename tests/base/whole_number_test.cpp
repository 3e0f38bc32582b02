// SPDX-License-Identifier: Apache-2.0
#include "backend/base/whole_number.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>
#include <cstdint>

namespace whole_number_test {

using namespace trainyard;

class WholeNumberTest : public QObject {
    Q_OBJECT
private slots:
    void cutsOffTheFraction();
    void takesTheNearestThatThereIs();
    void tellsWhatATypeHolds();
};

void WholeNumberTest::cutsOffTheFraction()
{
    QCOMPARE(wholePart<int>(2.9), 2);
    QCOMPARE(wholePart<int>(-2.9), -2);
    QCOMPARE(wholePart<int>(2147483647.5), 2147483647);
    QCOMPARE(wholePart<int>(-2147483648.0), INT32_MIN);
    QCOMPARE(wholePart<std::int64_t>(std::nextafter(0x1p63, 0.0)), INT64_MAX - 1023);
    QCOMPARE(wholePart<std::uint8_t>(255.9), std::uint8_t{255});
}

void WholeNumberTest::takesTheNearestThatThereIs()
{
    QCOMPARE(wholePart<int>(1e300), INT32_MAX);
    QCOMPARE(wholePart<int>(-1e300), INT32_MIN);
    QCOMPARE(wholePart<int>(2147483648.0), INT32_MAX);
    QCOMPARE(wholePart<std::int64_t>(0x1p63), INT64_MAX);
    QCOMPARE(wholePart<std::int64_t>(-INFINITY), INT64_MIN);
    QCOMPARE(wholePart<std::uint64_t>(-3.0), std::uint64_t{0});
    QCOMPARE(wholePart<std::int64_t>(NAN), std::int64_t{0});
}

void WholeNumberTest::tellsWhatATypeHolds()
{
    QVERIFY(canHold<std::int64_t>(-0x1p63) && !canHold<std::int64_t>(0x1p63));
    QVERIFY(canHold<std::uint64_t>(std::nextafter(0x1p64, 0.0)) && !canHold<std::uint64_t>(0x1p64));
    QVERIFY(!canHold<int>(NAN) && !canHold<int>(INFINITY) && !canHold<unsigned>(-1.0));
}

TRAINYARD_TEST(WholeNumberTest)

} // namespace whole_number_test

#include "whole_number_test.moc"
