// SPDX-License-Identifier: GPL-3.0-or-later
// Uploads that meet the script of an earlier attempt.
#include "cluster/transport/ssh_transfer.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/noise.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <exception>
#include <filesystem>
#include <fstream>

namespace ssh_transfer_test {

using namespace trainyard;
using test::SshLab;
namespace fs = std::filesystem;

namespace {

/// Runs the task's script on this machine, with as much of the input as was made before an error.
ExecResult runHere(const ExecTask& task)
{
    QProcess shell;
    shell.start("/bin/sh", {"-c", QString::fromStdString(task.script)});
    std::exception_ptr error;
    try {
        if (task.input)
            for (std::string_view bytes = task.input(); !bytes.empty(); bytes = task.input())
                shell.write(bytes.data(), static_cast<qint64>(bytes.size()));
    } catch (const Failure&) {
        error = std::current_exception();
    }
    shell.closeWriteChannel();
    shell.waitForFinished();
    if (error)
        std::rethrow_exception(error);
    return {shell.exitCode(), shell.readAllStandardOutput().toStdString(), shell.readAllStandardError().toStdString()};
}

/// The file "….tmp-part-…" in the folder; empty if there is none.
fs::path partIn(const fs::path& folder)
{
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().native().find(".tmp-part-") != std::string::npos)
            return entry.path();
    return {};
}

/// Whether a process has the file open.
bool isOpen(const fs::path& file)
{
    std::error_code code;
    for (const auto& process : fs::directory_iterator("/proc", code))
        for (const auto& descriptor : fs::directory_iterator(process.path() / "fd", code))
            if (fs::read_symlink(descriptor.path(), code) == file)
                return true;
    return false;
}

} // namespace

class SshTransferTest : public QObject {
    Q_OBJECT

private slots:
    void aPartThatStillGrowsIsSentAnew()
    {
        QTemporaryDir folder;
        const fs::path source = folder.filePath("source").toStdString(), target = folder.filePath("t").toStdString();
        writeFileAtomically(source, test::noise(std::size_t{3} << 20));
        const auto stopAt = [](std::int64_t most) {
            return [most](std::int64_t done, std::int64_t) { return done < most; };
        };
        QCOMPARE(test::kindOf([&] { SshTransfer(runHere, stopAt(2 << 20)).put(source, target); }),
                 ErrorKind::Cancelled);
        const fs::path part = partIn(folder.path().toStdString());
        QVERIFY(!part.empty() && fs::file_size(part) > 0);
        std::ofstream earlier(part, std::ios::binary | std::ios::app); // the script of the cancelled attempt
        int asked = 0;
        SshTransfer transfer(
            [&](const ExecTask& task) {
                const bool append = ++asked == 2; // the first script has told the size of the part
                if (append)
                    earlier << "late bytes" << std::flush;
                const ExecResult result = runHere(task);
                if (append)
                    earlier << "later bytes" << std::flush;
                return result;
            },
            {});
        transfer.put(source, target);
        QVERIFY(readFile(target) == readFile(source));
        QVERIFY(partIn(folder.path().toStdString()).empty());
    }

    void aCancelledTransferHasEndedItsScript()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        SshLab lab;
        QTemporaryDir folder;
        const fs::path source = folder.filePath("source").toStdString(), target = folder.filePath("t").toStdString();
        writeFileAtomically(source, test::noise(std::size_t{32} << 20));
        lab.trust(lab.hop());
        SshTransport transport(SshRoute{lab.hop()}, nullptr, nullptr);
        for (int i = 0; i < 5; ++i) {
            transport.setProgress([](std::int64_t done, std::int64_t) { return done < 8 << 20; });
            QCOMPARE(test::kindOf([&] { transport.put(source, target); }), ErrorKind::Cancelled);
            const fs::path part = partIn(folder.path().toStdString());
            QVERIFY(!isOpen(part));
            fs::remove(part);
        }
        transport.setProgress({});
        transport.put(source, target);
        QVERIFY(readFile(target) == readFile(source));
    }
};

TRAINYARD_TEST(SshTransferTest)

} // namespace ssh_transfer_test

#include "ssh_transfer_test.moc"
