// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/gpu_notice.h"
#include "tests/support/test_environment.h"

#include <set>

namespace gpu_notice_test {

using namespace trainyard;
using Kind = GpuNotice::Kind;

class GpuNoticeTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatHappenedAndWhatToDo()
    {
        QCOMPARE(
            reasonOf(GpuNotice{Kind::Power, 3, 0, 0, 1455, 699, 700}).words,
            std::string("GPU 3 has reached its power limit: 699 of 700 W at 1455 MHz. This is usual under full load"));
        QCOMPARE(reasonOf(GpuNotice{Kind::Ecc, 0, 1}).words,
                 std::string("GPU 0 has had 1 memory error that ECC could not restore since the run began"));
        QCOMPARE(reasonOf(GpuNotice{Kind::Heat, 7, 0, 91, 1200}).text(),
                 std::string("GPU 7 runs slower because it is hot: 91 °C, 1200 MHz. Look at its fans and at the air "
                             "that reaches it."));
    }

    void everyKindHasItsCode()
    {
        std::set<std::string> codes;
        for (const Kind kind : {Kind::Lost, Kind::Ecc, Kind::Heat, Kind::Hardware, Kind::Power}) {
            const Reason reason = reasonOf(GpuNotice{kind, 1});
            QVERIFY(codes.insert(reason.code).second);
            QCOMPARE(reason.remedy.empty(), kind == Kind::Power);
        }
    }
};

TRAINYARD_TEST(GpuNoticeTest)

} // namespace gpu_notice_test

#include "gpu_notice_test.moc"
