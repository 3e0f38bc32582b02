// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs that are no runs, on a machine whose scheduler takes none: processes of their own, found again by their folder.
#include "cluster/jobs/script_job.h"

#include "backend/base/error.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <random>
#include <set>

namespace script_job_test {

using namespace trainyard;

class ScriptJobTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    LocalTransport m_transport;
    DirectScheduler m_scheduler{"/nowhere/queue", "no-engine"};
    int m_next = 0;

    std::string folder() { return m_home.path().toStdString() + "/job " + std::to_string(++m_next); }
    ScriptJob job(const std::string& folder) { return ScriptJob(m_transport, m_scheduler, "ty-test-1", folder); }
    struct Told {
        std::string output, errors;
        ScriptJob::News last;
    };
    Told finish(ScriptJob& job, std::int64_t limit = 1 << 20)
    {
        Told told;
        QElapsedTimer timer;
        timer.start();
        do {
            told.last = job.poll(limit);
            if (told.last.restarted)
                told.output.clear(), told.errors.clear();
            told.output += told.last.output;
            told.errors += told.last.errors;
            QTest::qWait(told.last.output.empty() ? 20 : 0);
        } while (!isFinal(told.last.state) && timer.elapsed() < 20000);
        return told;
    }

private slots:
    void tellsOutputErrorsAndCode()
    {
        const std::string at = folder();
        ScriptJob one = job(at);
        one.start("cat; printf ' and out'; echo trouble >&2; pwd >&2; exit 7", "the input", {});
        const Told told = finish(one);
        QCOMPARE(told.output, std::string("the input and out"));
        QCOMPARE(told.errors, "trouble\n" + at + "\n");
        QVERIFY(told.last.exitCode == 7);
        QCOMPARE(told.last.state, JobState::Failed);
        one.clean();
        QVERIFY(!std::filesystem::exists(at));
    }

    void largeOutputComesInPiecesWhole()
    {
        ScriptJob one = job(folder());
        one.start("seq 100000", {}, {});
        const Told told = finish(one, 50'000);
        std::string expected;
        for (int i = 1; i <= 100000; ++i)
            expected += std::to_string(i) + "\n";
        QVERIFY(told.output == expected);
        QCOMPARE(told.last.state, JobState::Done);
    }

    void startingTwiceIsStartingOnce()
    {
        const std::string at = folder();
        ScriptJob one = job(at), other = job(at);
        one.start("echo begun >>../count; sleep 1", {}, {});
        other.start("echo another >>../count", {}, {});
        one.start("echo begun >>../count", {}, {});
        QCOMPARE(finish(other).last.state, JobState::Done); // an object made anew follows the same job
        QVERIFY(finish(one).last.exitCode == 0);
        QCOMPARE(m_transport.read(m_home.path().toStdString() + "/count", 0, 1000).value(), std::string("begun\n"));
    }

    void aKilledOneIsInterrupted()
    {
        const std::string at = folder();
        ScriptJob one = job(at);
        one.start("echo first; sleep 100", {}, {});
        QTRY_COMPARE(one.poll().state, JobState::Running);
        m_transport.exec("read -r pid rest <" + shellQuoted(at + "/start") + "; kill -s KILL -- -$pid", 10.0);
        const Told told = finish(one);
        QCOMPARE(told.last.state, JobState::Interrupted);
        QVERIFY2(told.last.reason.words.find("killed") != std::string::npos, told.last.reason.words.c_str());
        QVERIFY(!told.last.exitCode);
    }

    void cancelEndsAllThatItStarted()
    {
        const std::string at = folder();
        ScriptJob one = job(at);
        one.start("trap '' TERM; sleep 100 & echo $!; wait; wait", {}, {});
        std::string child;
        QTRY_VERIFY(!(child += one.poll().output).empty());
        one.cancel();
        QCOMPARE(finish(one).last.state, JobState::Cancelled);
        child.pop_back();
        QTRY_VERIFY(m_transport.exec("kill -0 " + child, 10.0).exitCode != 0);
        one.cancel(); // of one that has ended does nothing
    }

    void whatThePrologueSaysIsNotOutput()
    {
        ScriptJob one = job(folder());
        one.start("echo \"$READY\"", {}, {}, "set -eu\necho Loading modules; echo warning >&2\nexport READY='it is'");
        const Told told = finish(one);
        QCOMPARE(told.output, std::string("it is\n"));
        QVERIFY(told.errors.find("Loading modules\n") != std::string::npos);
        ScriptJob other = job(folder());
        other.start("echo \"${TY_INSIDE-}\"; echo \"$KEY\"", {}, {},
                    "export KEY=h1dden; ps -eo args | grep -c 'KEY=h1[d]den'");
        const Told seen = finish(other);
        QCOMPARE(seen.output, std::string("\nh1dden\n"));
        QCOMPARE(seen.errors, std::string("0\n"));
    }

    void anUnknownJobIsUnknown()
    {
        const std::string at = folder();
        std::filesystem::create_directories(at);
        ScriptJob one = job(at);
        QCOMPARE(one.poll().state, JobState::Unknown);
        QVERIFY(!one.poll().gone);
        std::filesystem::remove(at);
        QVERIFY(one.poll().gone);
    }

    void aFolderThatCannotBeMadeIsNamed()
    {
        const std::string file = folder();
        m_transport.write(file, "a file");
        ScriptJob one = job(file + "/below");
        QVERIFY_EXCEPTION_THROWN(one.start("true", {}, {}), Failure);
        QVERIFY_EXCEPTION_THROWN(job("relative"), Failure);
    }

    void aTokenIsNotUsedAgain()
    {
        // A scheduler knows a token for ever; "ty-selftest-1" a second time was "recorded", and no job came.
        const std::string root = folder();
        std::set<std::string> tokens;
        for (int i = 0; i < 3; ++i) {
            const auto one = unfinishedOrNext(m_transport, m_scheduler, root, "ty-selftest");
            QVERIFY2(one->token().starts_with("ty-selftest-1-"), one->token().c_str());
            QVERIFY(tokens.insert(one->token()).second);
            // Until it is over everybody means the same job: before its start, and while it works.
            QCOMPARE(unfinishedOrNext(m_transport, m_scheduler, root, "ty-selftest")->token(), one->token());
            one->start("sleep 1", {}, {});
            QCOMPARE(unfinishedOrNext(m_transport, m_scheduler, root, "ty-selftest")->token(), one->token());
            QCOMPARE(finish(*one).last.state, JobState::Done);
            const auto next = unfinishedOrNext(m_transport, m_scheduler, root, "ty-selftest");
            QVERIFY(next->token().starts_with("ty-selftest-2-"));
            next->clean();
            one->clean();
        }
    }

    void noNameIsTakenForAScript()
    {
        const std::vector<std::string> pieces{
            "'",     "\"", "$(touch hurt)", "`touch hurt`", "\n", ";touch hurt;", "&",        "|",    "\\",
            "$HOME", "*",  "-rf",           "--",           " ",  "\t",           "\xc3\xbc", "\xff", ">hurt",
            "a",     "%s", "\x01"};
        std::mt19937 random(7);
        for (int i = 0; i < 15; ++i) {
            std::string name = "x";
            for (std::size_t n = 1 + random() % 5; n > 0; --n)
                name += pieces[random() % pieces.size()];
            const std::string at = m_home.path().toStdString() + "/hostile/" + name;
            ScriptJob one = job(at);
            one.start("pwd; [ \"$(cat)\" = \"$0\" ]; exit 3", name, {}, "x=$(true)");
            const Told told = finish(one);
            QCOMPARE(told.output, at + "\n");
            QVERIFY(told.last.exitCode == 3);
            QVERIFY(!std::filesystem::exists(at + "/hurt"));
            one.clean();
            QVERIFY(!std::filesystem::exists(at));
        }
        QVERIFY(!std::filesystem::exists("hurt"));
    }
};

TRAINYARD_TEST(ScriptJobTest)

} // namespace script_job_test

#include "script_job_test.moc"
