// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/input_notice.h"
#include "tests/support/test_environment.h"

#include <set>

namespace input_notice_test {

using namespace trainyard;

class InputNoticeTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhyAndWhatWouldHelp()
    {
        const InputNotice prepare{42, InputCause::Decode, 81, false, InputRemedy::Prepare, 4.1, 2'469'606'195, 0, 0};
        QCOMPARE(
            reasonOf(prepare).text(),
            std::string(
                "Training waits 42 % of its time for input: decoding and resizing takes 81 % of loading. Prepare the "
                "data set (data.cache.place = auto): loading becomes 4.1 times as fast, for 2.3 GiB of disk."));
        InputNotice threads{42, InputCause::Disk, 81, true, InputRemedy::MoreThreads, 0.0, 0, 1, 8};
        QCOMPARE(reasonOf(threads).text(),
                 std::string("Training waits 42 % of its time for input: reading from the disk takes 81 % of loading. "
                             "This ends with the first epoch, because the images stay in memory. Use more loader "
                             "threads (data.loader_threads): now 1, and this machine has 8 cores."));
    }

    void everyCauseAndRemedyHasItsWords()
    {
        std::set<std::string> told;
        for (const InputCause cause : {InputCause::Disk, InputCause::Decode, InputCause::Augment, InputCause::Copy})
            for (int remedy = 0; remedy <= static_cast<int>(InputRemedy::LessMemory); ++remedy)
                for (const bool first : {false, true}) {
                    const Reason reason =
                        reasonOf(InputNotice{7, cause, 100, first, static_cast<InputRemedy>(remedy), 12.0, 812, 1, 64});
                    QVERIFY(!reason.code.empty() && !reason.remedy.empty());
                    QVERIFY2(told.insert(reason.text()).second, reason.text().c_str());
                }
    }
};

TRAINYARD_TEST(InputNoticeTest)

} // namespace input_notice_test

#include "input_notice_test.moc"
