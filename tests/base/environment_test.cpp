// SPDX-License-Identifier: Apache-2.0
#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "tests/support/test_environment.h"

namespace environment_test {

using namespace trainyard;

namespace {

constexpr const char* kVariable = "TRAINYARD_TEST_NUMBER";

std::optional<double> number()
{
    return environmentNumber(kVariable, 0.0, 1e6, "how many apples there are");
}

} // namespace

class EnvironmentTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { qunsetenv(kVariable); }

    void readsNumbers()
    {
        QVERIFY(!number());
        qputenv(kVariable, "");
        QVERIFY(!number());
        for (const auto& [text, value] : {std::pair("0", 0.0), std::pair("0.08", 0.08), std::pair("1e6", 1e6)}) {
            qputenv(kVariable, text);
            QCOMPARE(number(), std::optional(value));
        }
    }

    void refusesWhatIsNone()
    {
        for (const char* wrong : {"abc", "-1", "nan", "inf", "1e999", "1000001", "5x", " 5", "0x10", "1,5"}) {
            qputenv(kVariable, wrong);
            try {
                number();
                QFAIL(wrong);
            } catch (const Failure& failure) {
                QVERIFY(failure.error().kind == ErrorKind::BadInput);
                QCOMPARE(failure.error().text(),
                         "Cannot use the environment variable TRAINYARD_TEST_NUMBER: \"" + std::string(wrong) +
                             "\" is not a number from 0 to 1000000. Set it to how many apples there are, or unset it.");
            }
        }
    }
};

TRAINYARD_TEST(EnvironmentTest)

} // namespace environment_test

#include "environment_test.moc"
