// SPDX-License-Identifier: Apache-2.0
#include "backend/base/amount.h"
#include "tests/support/test_environment.h"

namespace amount_test {

using namespace trainyard;

class AmountTest : public QObject {
    Q_OBJECT
private slots:
    void readsNumbersBetweenTheBounds()
    {
        QCOMPARE(amountIn("0", 0.0, 1.0), std::optional(0.0));
        QCOMPARE(amountIn("1", 0.0, 1.0), std::optional(1.0));
        QCOMPARE(amountIn("+2.5e-1", 0.0, 1.0), std::optional(0.25));
        QCOMPARE(amountIn("-3", -5.0, 1e9), std::optional(-3.0));
        QCOMPARE(amountProblem("0.5", 0.0, 1.0), std::string());
    }

    void refusesWhatIsNone()
    {
        for (const char* wrong : {"", "nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "infinity", "1e999", "-0.1", "1.1",
                                  "+-1", "+", "1x", " 1", "0x1", "1,5"}) {
            QVERIFY2(!amountIn(wrong, 0.0, 1.0), wrong);
            QCOMPARE(amountProblem(wrong, 0.0, 1.0), "\"" + std::string(wrong) + "\" is not a number from 0 to 1");
        }
        QCOMPARE(amountProblem("nan", 0.0, 1.7976931348623157e308), std::string("\"nan\" is not a number from 0"));
        QCOMPARE(amountProblem("nan", -1.7976931348623157e308, 1.7976931348623157e308),
                 std::string("\"nan\" is not a number"));
    }
};

TRAINYARD_TEST(AmountTest)

} // namespace amount_test

#include "amount_test.moc"
