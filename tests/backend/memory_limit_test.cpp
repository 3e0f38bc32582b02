// SPDX-License-Identifier: Apache-2.0
// The engine with too little address space (ulimit -v): it ends with words and an exit code, never by a bare signal.
#include "backend/base/memory_kills.h"
#include "backend/distributed/rank_end.h"
#include "backend/protocol/reasons_ranks.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <csignal>

namespace memory_limit_test {

using namespace trainyard;
using namespace trainyard::test;

class MemoryLimitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tooLittleMemoryIsSaid()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs the whole address space");
#endif
        int refused = 0;
        for (const int kilobytes : {200'000, 280'000, 300'000, 320'000, 340'000, 380'000, 400'000, 440'000, 500'000}) {
            const QTemporaryDir folder;
            RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
            spec.training.epochs = 1;
            const RunDirectory run = RunDirectory::create(folder.filePath("run").toStdString(), spec);
            QProcess process;
            process.start("/bin/sh", {"-c", "ulimit -v " + QString::number(kilobytes) + "; exec \"$0\" run \"$1\"",
                                      QString::fromStdString(program("trainyard-engine").string()),
                                      QString::fromStdString(run.root().string())});
            QVERIFY(process.waitForFinished(100'000));
            const QByteArray told = process.readAllStandardError();
            const QByteArray context = QByteArray::number(kilobytes) + ": " + told;
            QVERIFY2(process.exitStatus() == QProcess::NormalExit, context);
            if (process.exitCode() == 0)
                continue;
            ++refused;
            // Without the memory to load a module that module is not there.
            QVERIFY2(process.exitCode() == int(ExitCode::OutOfMemory) ||
                         process.exitCode() == int(ExitCode::DeviceUnavailable),
                     context);
            QVERIFY2(told.contains("Cannot ") && !told.contains("Cannot create"), context);
        }
        QVERIFY(refused > 0);
    }

    /// A run that is limited only because its supervisor is says so: its own shell has no such limit.
    void theLimitOfTheSupervisorIsNamed()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs the whole address space");
#endif
        int refused = 0, named = 0;
        for (const int kilobytes : {280'000, 320'000, 360'000, 400'000}) {
            const QTemporaryDir folder;
            RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
            spec.training.epochs = 1;
            const RunDirectory run = RunDirectory::create(folder.filePath("run").toStdString(), spec);
            QProcess process;
            process.start("/bin/sh", {"-c",
                                      "ulimit -v " + QString::number(kilobytes) + "; TRAINYARD_SUPERVISOR_LIMIT=" +
                                          QString::number(qint64(kilobytes) * 1024) + " exec \"$0\" run \"$1\"",
                                      QString::fromStdString(program("trainyard-engine").string()),
                                      QString::fromStdString(run.root().string())});
            QVERIFY(process.waitForFinished(100'000));
            refused += process.exitCode() == int(ExitCode::OutOfMemory) ? 1 : 0;
            named += process.readAllStandardError().contains("The limit is that of the supervisor") ? 1 : 0;
        }
        QVERIFY2(refused == 0 || named > 0, QByteArray::number(refused));
    }

    void theEndOfARankIsNamed()
    {
        QCOMPARE(rankEnd(SIGKILL, false).why.code, std::string("ranks.killed"));
        QVERIFY(rankEnd(SIGKILL, false).code == ExitCode::Killed);
        QVERIFY(!rankEnd(SIGKILL, false).why.remedy.empty());
        const RankEnd memory = rankEnd(SIGKILL, true);
        QVERIFY(memory.code == ExitCode::OutOfMemory);
        QVERIFY2(memory.why.words.find("memory") != std::string::npos, memory.why.words.c_str());
        QCOMPARE(rankEnd(SIGTERM, true).why.code, std::string("ranks.killed"));
        QVERIFY(rankEnd(SIGSEGV, true).code == ExitCode::Internal);
        QVERIFY(rankEnd(13 << 8, false).code == ExitCode::OutOfMemory);
        const auto lost = [](Reason why) {
            return errorWith(ErrorKind::Transport, "go on together", {},
                             ranksReason("ranks.failed", 1, std::move(why)));
        };
        QVERIFY(faultCode(lost(memory.why)) == ExitCode::OutOfMemory);
        QVERIFY(faultCode(lost(rankEnd(SIGKILL, false).why)) == ExitCode::Killed);
        QVERIFY(faultCode(lost(rankEnd(SIGSEGV, false).why)) == ExitCode::Internal);
        QVERIFY(faultCode(lost(Reason("words"))) == ExitCode::Internal);
    }

    void theKernelsCountIsRead()
    {
        QCOMPARE(memoryKillsIn("nr_free_pages 12\noom_kill 7\nzone 1\n"), std::int64_t{7});
        QCOMPARE(memoryKillsIn("low 0\nhigh 0\nmax 3\noom 2\noom_kill 1"), std::int64_t{1});
        for (const char* text : {"", "oom_kill", "oom_kill x", "not_oom_kill 3", "oom_killed 3"})
            QCOMPARE(memoryKillsIn(text), std::int64_t{0});
        QVERIFY(memoryKills() >= 0);
    }
};

TRAINYARD_TEST(MemoryLimitTest)

} // namespace memory_limit_test

#include "memory_limit_test.moc"
