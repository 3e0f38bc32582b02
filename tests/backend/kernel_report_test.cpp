// SPDX-License-Identifier: Apache-2.0
#include "backend/train/kernel_report.h"

#include "tests/support/test_environment.h"

#include <utility>
#include <vector>

namespace kernel_report_test {

using namespace trainyard;
using Told = std::vector<std::pair<int, int>>;

class KernelReportTest : public QObject {
    Q_OBJECT

    Told m_told;
    double m_now = 100.0;
    KernelReport m_report{[this](int done, int total) { m_told.emplace_back(done, total); }, [this] { return m_now; }};

    /// One kernel every `seconds`.
    Told program(int total, double seconds)
    {
        m_told.clear();
        for (int done = 1; done <= total; ++done) {
            m_now += seconds;
            m_report.created(done, total);
        }
        return m_told;
    }

private Q_SLOTS:
    void quickDevicesTellOfTheFirstAndTheLastKernel()
    {
        QCOMPARE(program(52, 0.001), (Told{{1, 52}, {52, 52}}));
        QCOMPARE(program(1, 0.001), (Told{{1, 1}}));
    }

    void tellsAtMostOnceASecondBetweenThem()
    {
        QCOMPARE(program(10, 0.25), (Told{{1, 10}, {5, 10}, {9, 10}, {10, 10}}));
    }

    void tellsOfEveryKernelThatTakesLonger() { QCOMPARE(program(3, 5.0), (Told{{1, 3}, {2, 3}, {3, 3}})); }
};

TRAINYARD_TEST(KernelReportTest)

} // namespace kernel_report_test

#include "kernel_report_test.moc"
