// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/set_up_failures.h"

#include "backend/protocol/reasons_queue.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace set_up_failures_test {

using namespace trainyard;

class SetUpFailuresTest : public QObject {
    Q_OBJECT
private slots:
    void tellsEachLineThatFailed()
    {
        const std::vector<Reason> told = setUpFailures("2 1 module load nosuchmod\n14 127 conda\n");
        QCOMPARE(told.size(), std::size_t(2));
        QCOMPARE(told[0], queueReason("queue.set-up-line", 2, 1, Quotation{"module load nosuchmod"}));
        QVERIFY(!told[0].remedy.empty());
        QCOMPARE(told[1].code, std::string("queue.set-up-line"));
        const std::vector<Reason> printed = setUpFailures("0 0 ERROR:105: Unable to locate a modulefile for 'x'");
        QCOMPARE(printed.size(), std::size_t(1));
        QCOMPARE(printed[0].code, std::string("queue.set-up-printed"));
    }
    void leavesOutWhatItDoesNotKnow()
    {
        for (const char* text : {"", "\n\n", "2", "2 1", "2 1 ", "x 1 module", "2 x module", "99999999999 1 module"})
            QVERIFY2(setUpFailures(text).empty(), text);
    }
};

TRAINYARD_TEST(SetUpFailuresTest)

} // namespace set_up_failures_test

#include "set_up_failures_test.moc"
