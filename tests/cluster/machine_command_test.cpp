// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/machine_command.h"

#include "backend/base/error.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

namespace machine_command_test {

using namespace trainyard;

class MachineCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    LocalTransport m_transport;

    QStringList left() const
    {
        return QDir(m_home.path() + "/trainyard/commands").entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }
    /// Polls to the end; what it printed is added to `output`.
    MachineCommand::News finish(MachineCommand& command, std::string& output, std::int64_t limit = 1 << 20)
    {
        QElapsedTimer timer;
        timer.start();
        for (;;) {
            MachineCommand::News news = command.poll(limit);
            output += news.output;
            if (news.exitCode || timer.elapsed() > 20000)
                return news;
            QTest::qWait(10);
        }
    }

private slots:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_home.path().toUtf8()); }

    void tellsOutputInputAndExitCode()
    {
        MachineCommand command(
            m_transport, {"sh", "-c", "cat; printf ' and %s' \"$1\"; echo trouble >&2; exit 7", "x", "it's \"this\""},
            "the input");
        std::string output;
        const MachineCommand::News last = finish(command, output);
        QCOMPARE(output, std::string("the input and it's \"this\""));
        QVERIFY(last.exitCode == 7);
        QCOMPARE(last.errorOutput, std::string("trouble\n"));
        QCOMPARE(left().size(), 1);
        command.clean();
        QCOMPARE(left().size(), 0);
    }

    void aSilentOneIsNotTakenForDead()
    {
        MachineCommand command(m_transport, {"sleep", "7"}, {}); // longer than silence is believed
        std::string output;
        QVERIFY(finish(command, output).exitCode == 0);
        command.clean();
    }

    void largeOutputComesInPiecesWhole()
    {
        MachineCommand command(m_transport, {"seq", "200000"}, {});
        std::string output;
        const MachineCommand::News last = finish(command, output, 10'000);
        QVERIFY(last.exitCode == 0);
        QCOMPARE(output.size(), std::size_t(1288895)); // the digits of 1…200,000, each with its line end
        QVERIFY(output.ends_with("\n199999\n200000\n"));
        command.clean();
    }

    void askedToEndItMayFinishItsWork()
    {
        MachineCommand command(
            m_transport, {"sh", "-c", "trap 'echo saved; exit 3' TERM; echo ready; while :; do sleep 0.05; done"}, {});
        std::string output;
        QTRY_VERIFY((output += command.poll().output).find("ready") != std::string::npos);
        command.stop(false);
        const MachineCommand::News last = finish(command, output);
        QVERIFY(last.exitCode == 3);
        QCOMPARE(output, std::string("ready\nsaved\n"));
        command.clean();
    }

    void forcedToEndItTakesItsChildrenAlong()
    {
        const QString mark = m_home.path() + "/mark";
        MachineCommand command(
            m_transport, {"sh", "-c", "trap '' TERM; (sleep 2; touch '" + mark.toStdString() + "') & echo ready; wait"},
            {});
        std::string output;
        QTRY_VERIFY((output += command.poll().output).find("ready") != std::string::npos);
        command.stop(true);
        const MachineCommand::News last = finish(command, output);
        QVERIFY(last.exitCode == 137);
        QTest::qWait(2200);
        QVERIFY(!QFile::exists(mark));
        command.clean();
        QCOMPARE(left().size(), 0);
    }

    void aProgramThatIsNotThereIsToldOf()
    {
        MachineCommand command(m_transport, {"/absent/engine", "inspect"}, {});
        std::string output;
        const MachineCommand::News last = finish(command, output);
        QVERIFY(last.exitCode == 127);
        QVERIFY(last.errorOutput.find("/absent/engine") != std::string::npos);
        command.clean();
    }

    void aHomeThatCannotBeWrittenToSaysSo()
    {
        qputenv("XDG_CACHE_HOME", "/proc/nowhere");
        bool refused = false;
        try {
            MachineCommand command(m_transport, {"true"}, {});
        } catch (const Failure& failure) {
            refused = QString::fromStdString(failure.error().text()).contains("/proc/nowhere");
        }
        qputenv("XDG_CACHE_HOME", m_home.path().toUtf8());
        QVERIFY(refused);
    }
};

TRAINYARD_TEST(MachineCommandTest)

} // namespace machine_command_test

#include "machine_command_test.moc"
