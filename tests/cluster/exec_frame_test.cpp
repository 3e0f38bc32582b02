// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/exec_frame.h"

#include "backend/base/files.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <random>

namespace exec_frame_test {

using namespace trainyard;

namespace {

struct Taken {
    std::string bytes;
    bool ended = false;
    std::optional<int> code;
    long pid = 0;
    std::string noise;
};

Taken taken(const std::string& stream, std::size_t piece)
{
    Taken result;
    FrameReader reader("n0nce", [&result](std::string_view bytes) { result.bytes += bytes; });
    for (std::size_t at = 0; at < stream.size(); at += piece)
        reader.feed(std::string_view(stream).substr(at, piece));
    result.ended = reader.ended();
    result.code = reader.exitCode();
    result.pid = reader.pid();
    result.noise = reader.noise();
    return result;
}

} // namespace

class ExecFrameTest : public QObject {
    Q_OBJECT
private slots:
    void takesAnswersApartHoweverTheyCome()
    {
        const std::string binary("\0\xff"
                                 "E-n0nc\nE-n0ncX:B-n0nce:\n",
                                 24);
        for (std::size_t piece : {1, 2, 3, 7, 1000}) {
            const Taken all = taken("motd\nB-other:1\nB-n0nce:4711\n" + binary + "E-n0nce:42\ntrailing", piece);
            QVERIFY(all.ended);
            QCOMPARE(all.bytes, binary);
            QCOMPARE(all.code.value(), 42);
            QCOMPARE(all.pid, 4711L);
            QCOMPARE(all.noise, std::string("motd\nB-other:1\n"));
        }
    }

    void anyCutIsNoEnd()
    {
        const std::string stream = "noise\nB-n0nce:1\nfour\nE-n0nce:0\n";
        for (std::size_t length = 0; length < stream.size(); ++length) {
            const Taken part = taken(stream.substr(0, length), 5);
            QVERIFY2(!part.ended, stream.substr(0, length).c_str());
            QVERIFY(std::string("four\n").find(part.bytes) == 0);
        }
        QVERIFY(taken(stream, 5).ended);
    }

    void survivesAnything()
    {
        std::mt19937 random(3);
        const std::string pieces[] = {"B-",   "n0nce",    ":",       "\n", "E-", "1", std::string(1, '\0'),
                                      "\xff", "B-n0nce:", "E-n0nce:"};
        for (int round = 0; round < 2000; ++round) {
            std::string stream;
            for (int i = 0; i < 30; ++i)
                stream += pieces[random() % std::size(pieces)];
            const Taken whole = taken(stream, 1000);
            const Taken bytes = taken(stream, 1);
            QCOMPARE(bytes.bytes, whole.bytes);
            QCOMPARE(bytes.ended, whole.ended);
            QCOMPARE(bytes.code, whole.code);
        }
    }

    void codesAreOfAllBytes()
    {
        for (const char* text : {"", "a", "ab", "abc", "it's"})
            QCOMPARE(QByteArray::fromBase64(base64(text).c_str()), QByteArray(text));
        std::string bytes;
        for (int i = 0; i < 256; ++i)
            bytes += static_cast<char>(i);
        QCOMPARE(QByteArray(base64(bytes).c_str()), QByteArray(bytes.data(), 256).toBase64());
    }

    void everyLogInShellUnderstandsTheCommand_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char* shell : {"sh", "bash", "dash", "csh", "tcsh", "fish", "zsh", "ksh"})
            QTest::newRow(shell) << shell;
    }

    void everyLogInShellUnderstandsTheCommand()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("that shell is not installed");
        const std::string nonce = randomHex(32);
        const std::string script = "printf '%s|' 'it'\\''s' \"$(echo a)\" '!x' '\\\\n' \"$$\"; ps -ef | grep -c E-" +
                                   nonce + "; exit 5\n: " + std::string(30000, 'x');
        for (const bool inlined : {false, true}) {
            QProcess process;
            process.start(shell, {"-c", QString::fromStdString(inlined ? commandForInlineScript(nonce, script + "\ncat")
                                                                       : commandForInputScript(nonce))});
            process.write(QByteArray::fromStdString(inlined ? "" : wrappedScript(script)));
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished());
            std::string output;
            FrameReader reader(nonce, [&output](std::string_view bytes) { output += bytes; });
            reader.feed(process.readAllStandardOutput().toStdString());
            QVERIFY2(reader.ended(), process.readAllStandardError().constData());
            QCOMPARE(reader.exitCode().value(), 5);
            QVERIFY2(output.find("it's|a|!x|\\\\n|") == 0, output.c_str());
        }
    }

    void aScriptCutOffDoesNothing()
    {
        const std::string script = wrappedScript("touch hurt-cut; echo one\necho two\n");
        for (std::size_t length = 0; length + 2 < script.size(); ++length) { // the last line's end is not needed
            QProcess process;
            process.start("/bin/sh", QStringList());
            process.write(script.data(), static_cast<qint64>(length));
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.readAllStandardOutput(), QByteArray());
        }
        QVERIFY(!QFile::exists("hurt-cut"));
    }
};

TRAINYARD_TEST(ExecFrameTest)

} // namespace exec_frame_test

#include "exec_frame_test.moc"
