// SPDX-License-Identifier: Apache-2.0
#include "backend/base/logging.h"
#include "backend/base/printable.h"
#include "tests/support/test_environment.h"

#include <string>

namespace printable_test {

using namespace trainyard;

class PrintableTest : public QObject {
    Q_OBJECT
private slots:
    void escapesWhatControlsATerminal_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("a b") << QByteArray("a b");
        QTest::newRow("letters of any language") << QByteArray("Größe 数 עברית") << QByteArray("Größe 数 עברית");
        QTest::newRow("a mark of direction belongs to its language")
            << QByteArray("a\u200fb") << QByteArray("a\u200fb");
        QTest::newRow("colours") << QByteArray("\x1b[31mred") << QByteArray("\\x1b[31mred");
        QTest::newRow("lines") << QByteArray("a\nb\tc\rd") << QByteArray("a\\nb\\tc\\x0dd");
        QTest::newRow("C1") << QByteArray("\xc2\x9b"
                                          "31m")
                            << QByteArray("\\xc2\\x9b"
                                          "31m");
        QTest::newRow("no UTF-8") << QByteArray("a\xff\xe2\x80") << QByteArray("a\\xff\\xe2\\x80");
        QTest::newRow("override") << QByteArray("gpj.\u202eexe") << QByteArray("gpj.\\u202eexe");
        QTest::newRow("isolate") << QByteArray("\u2067x\u2069") << QByteArray("\\u2067x\\u2069");
        QTest::newRow("line separator") << QByteArray("a\u2028b") << QByteArray("a\\u2028b");
        QTest::newRow("neighbours of those")
            << QByteArray("“a”\u2027\u202f\u2065") << QByteArray("“a”\u2027\u202f\u2065");
    }
    void escapesWhatControlsATerminal()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(printable(bytes.toStdString())), text);
    }

    void aMessageIsOneLineOfTheLog()
    {
        std::string seen;
        setLogSink([&seen](LogLevel, std::string_view line) { seen = line; });
        log(LogLevel::Info, "no file a\nb\x1b[2J");
        setLogSink({});
        QCOMPARE(seen, std::string("no file a\\nb\\x1b[2J"));
    }
};

TRAINYARD_TEST(PrintableTest)

} // namespace printable_test

#include "printable_test.moc"
