// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/own_checks.h"
#include "tests/support/test_environment.h"

namespace selftest_test {

using trainyard::selftest::Check;

/// Runs the engine's own checks, a data row each.
class SelftestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void check_data()
    {
        QTest::addColumn<int>("index");
        m_checks = trainyard::test::ownChecks();
        for (std::size_t i = 0; i < m_checks.size(); ++i)
            QTest::newRow((m_checks[i].suite + ": " + m_checks[i].name).c_str()) << static_cast<int>(i);
    }

    void check()
    {
        QFETCH(int, index);
        trainyard::test::runCheck(m_checks[static_cast<std::size_t>(index)]);
    }

private:
    std::vector<Check> m_checks;
};

TRAINYARD_TEST(SelftestTest)

} // namespace selftest_test

#include "selftest_test.moc"
