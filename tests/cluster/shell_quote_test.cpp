// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/shell_quote.h"

#include "backend/base/error.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace shell_quote_test {

using namespace trainyard;

class ShellQuoteTest : public QObject {
    Q_OBJECT
private slots:
    void quotes()
    {
        QCOMPARE(shellQuoted("plain"), std::string("'plain'"));
        QCOMPARE(shellQuoted(""), std::string("''"));
        QCOMPARE(shellQuoted("it's"), std::string("'it'\\''s'"));
    }
    void theShellGivesBackEveryByte()
    {
        std::string text;
        for (int value = 1; value < 256; ++value)
            text += static_cast<char>(value);
        text += "'$(touch hurt)`touch hurt`\"\\\n'; exit 3 #''";
        const ExecResult result = LocalTransport().exec("printf %s " + shellQuoted(text), 10.0);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output == text);
    }
    void unquotesWhatItQuoted()
    {
        for (const char* text : {"", "plain", "it's", "'", "''", "a'b'\\''c", "two words; $x"})
            QCOMPARE(shellUnquoted(shellQuoted(text)), std::string(text));
        for (const char* other : {"", "'", "plain", "'a'b'", "'a", "\"a\""})
            QCOMPARE(shellUnquoted(other), std::string());
    }
    void bareWordsAreTheSame()
    {
        QCOMPARE(shellWord("runs/a-1_b.json"), std::string("runs/a-1_b.json"));
        QCOMPARE(shellWord(""), std::string("''"));
        for (int value = 1; value < 256; ++value) {
            const std::string text = std::string("a") + static_cast<char>(value) + "b";
            QVERIFY(LocalTransport().exec("printf %s " + shellWord(text), 10.0).output == text);
            QVERIFY(LocalTransport().exec("printf %s " + shellWord(text.substr(1)), 10.0).output == text.substr(1));
        }
    }
    void refusesNul() { QVERIFY_THROWS_EXCEPTION(Failure, shellQuoted(std::string("a\0b", 3))); }
};

TRAINYARD_TEST(ShellQuoteTest)

} // namespace shell_quote_test

#include "shell_quote_test.moc"
