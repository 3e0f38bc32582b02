// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/check.h"
#include "tests/support/test_environment.h"

using trainyard::selftest::Check;

/// Runs the engine's own checks, a data row each.
class SelftestTest : public QObject {
    Q_OBJECT

private slots:
    void check_data()
    {
        QTest::addColumn<int>("index");
        m_checks = trainyard::selftest::allChecks((trainyard::test::sourceFolder() / "tests/backend/fixtures").string());
        for (std::size_t i = 0; i < m_checks.size(); ++i)
            QTest::newRow((m_checks[i].suite + ": " + m_checks[i].name).c_str()) << static_cast<int>(i);
    }

    void check()
    {
        QFETCH(int, index);
        try {
            m_checks[static_cast<std::size_t>(index)].run();
        } catch (const trainyard::selftest::Skipped& reason) {
            QSKIP(reason.what());
        } catch (const std::exception& wrong) {
            QFAIL(wrong.what());
        }
    }

private:
    std::vector<Check> m_checks;
};

TRAINYARD_TEST_MAIN(SelftestTest)
#include "selftest_test.moc"
