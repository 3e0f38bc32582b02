// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/gpu_notice.h"
#include "tests/support/test_environment.h"

namespace gpu_notice_test {

using namespace trainyard;
using Kind = GpuNotice::Kind;

class GpuNoticeTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackFromItsText()
    {
        QCOMPARE(
            text(GpuNotice{Kind::Power, 3, 0, 0, 1455, 699, 700}),
            std::string("GPU 3 has reached its power limit: 699 of 700 W at 1455 MHz. This is usual under full load."));
        for (const GpuNotice& notice :
             {GpuNotice{Kind::Lost, 1}, GpuNotice{Kind::Ecc, 0, 2}, GpuNotice{Kind::Heat, 7, 0, 91, 1200},
              GpuNotice{Kind::Hardware, 2, 0, 0, 600}, GpuNotice{Kind::Power, 3, 0, 0, 1455, 699, 700}})
            QVERIFY2(parseGpuNotice(text(notice)) == notice, text(notice).c_str());
    }

    void otherTextsAreNone()
    {
        const std::string hot = text(GpuNotice{Kind::Heat, 7, 0, 91, 1200});
        for (const std::string& other :
             {std::string(), std::string("GPU"), std::string("GPU x no longer answers."), hot + " ",
              hot.substr(0, hot.size() - 1), std::string("GPU 99999999999 no longer answers.")})
            QVERIFY2(!parseGpuNotice(other), other.c_str());
    }
};

TRAINYARD_TEST(GpuNoticeTest)

} // namespace gpu_notice_test

#include "gpu_notice_test.moc"
