// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/input_notice.h"
#include "tests/support/test_environment.h"

namespace input_notice_test {

using namespace trainyard;

class InputNoticeTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackFromItsText()
    {
        const InputNotice prepare{42, InputCause::Decode, 81, false, InputRemedy::Prepare, "4.1", "2.3 GB", 0, 0};
        QCOMPARE(
            text(prepare),
            std::string(
                "Training waits 42 % of its time for input: decoding and resizing takes 81 % of loading. Prepare the "
                "data set (data.cache.place = auto): loading becomes 4.1 times as fast, for 2.3 GB of disk."));
        for (const InputCause cause : {InputCause::Disk, InputCause::Decode, InputCause::Augment, InputCause::Copy}) {
            for (int remedy = 0; remedy <= static_cast<int>(InputRemedy::LessMemory); ++remedy) {
                for (const bool first : {false, true}) {
                    InputNotice notice{7, cause, 100, first, static_cast<InputRemedy>(remedy), {}, {}, 0, 0};
                    if (notice.remedy == InputRemedy::Prepare) {
                        notice.speedUp = "12";
                        notice.disk = "812 bytes";
                    } else if (notice.remedy == InputRemedy::MoreThreads) {
                        notice.threads = 1;
                        notice.cores = 64;
                    }
                    QVERIFY2(parseInputNotice(text(notice)) == notice, text(notice).c_str());
                }
            }
        }
    }

    void otherTextsAreNone()
    {
        const std::string whole =
            text(InputNotice{42, InputCause::Disk, 81, true, InputRemedy::MoreThreads, {}, {}, 1, 8});
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY2(!parseInputNotice(whole.substr(0, length)), whole.substr(0, length).c_str());
        for (const char* other :
             {"The training loss became infinite at step 7.",
              "Training waits 4 % of its time for input: sleeping takes 8 % of loading. Make fewer random changes.",
              "Training waits 99999999999 % of its time for input: copying images takes 8 % of loading. Make fewer "
              "random changes."})
            QVERIFY2(!parseInputNotice(other), other);
        QVERIFY(!parseInputNotice(whole + " "));
    }
};

TRAINYARD_TEST(InputNoticeTest)

} // namespace input_notice_test

#include "input_notice_test.moc"
