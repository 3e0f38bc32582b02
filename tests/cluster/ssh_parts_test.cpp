// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/reconnect_policy.h"

#include "backend/base/files.h"
#include "cluster/ssh/secret.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/remote_scripts.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <random>

namespace ssh_parts_test {

using namespace trainyard;

/// The small pure parts of a machine behind SSH.
class SshPartsTest : public QObject {
    Q_OBJECT
private slots:
    void waitsDoubleFromTwoSecondsToFiveMinutes()
    {
        ReconnectPolicy policy;
        QVERIFY(policy.mayTry(0.0));
        double now = 100.0;
        for (const double expected : {2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 300.0, 300.0}) {
            policy.failed(now, 0.0);
            QCOMPARE(policy.next(), now + expected);
            QVERIFY(!policy.mayTry(now + expected - 0.01));
            QVERIFY(policy.mayTry(now + expected));
            now += expected;
        }
        policy.failed(now, 0.999999); // the jitter shortens, and by no more than a quarter
        QVERIFY(policy.next() > now + 224.9 && policy.next() < now + 225.1);
        for (int i = 0; i < 5000; ++i)
            policy.failed(now, 0.0);
        QCOMPARE(policy.next(), now + 300.0);
        policy.succeeded();
        QVERIFY(policy.mayTry(0.0));
        policy.failed(now, 0.0);
        QCOMPARE(policy.next(), now + 2.0);
    }

    void stopsForAPerson()
    {
        ReconnectPolicy policy;
        policy.stop();
        QVERIFY(!policy.mayTry(1e12));
        policy.succeeded();
        QVERIFY(policy.mayTry(0.0));
    }

    void secretsAreWiped()
    {
        for (const std::string& word : {std::string("short"), std::string(100, 'x')}) {
            std::string text = word;
            const char* bytes = text.data();
            Secret secret = Secret::taking(text);
            QVERIFY(text.empty());
            for (std::size_t i = 0; i < word.size(); ++i)
                QCOMPARE(bytes[i], '\0'); // still owned by `text`
            Secret moved = std::move(secret);
            QVERIFY(secret.empty());
            QCOMPARE(std::string(moved.text()), word);
            const char* inside = moved.text();
            moved.wipe();
            for (std::size_t i = 0; i < word.size(); ++i)
                QCOMPARE(inside[i], '\0');
        }
    }

    void checksumsAreThoseOfCksum()
    {
        std::mt19937 random(5);
        for (const std::size_t size : {0, 1, 15, 16, 17, 255, 4096, 100003}) {
            std::string bytes(size, '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random());
            QProcess process;
            process.start("cksum", QStringList());
            process.write(bytes.data(), static_cast<qint64>(size));
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished());
            PosixChecksum checksum;
            for (std::size_t at = 0; at < size; at += 1000) // in pieces that are no multiple of its steps
                checksum.add(std::string_view(bytes).substr(at, 1000));
            QCOMPARE(checksum.text() + "\n", process.readAllStandardOutput().toStdString());
        }
    }

    void aFileIsTheSameFromEveryLoginNode()
    {
        // Each client of a network disk has a device number of its own for it.
        QTemporaryDir folder;
        const std::string path = folder.filePath("file").toStdString();
        writeFileAtomically(path, "twelve bytes");
        struct stat known {};
        QCOMPARE(::stat(path.c_str(), &known), 0);
        const auto told = [](const std::string& script) {
            QProcess shell;
            shell.start("/bin/sh", {"-c", QString::fromStdString(script)});
            shell.waitForFinished();
            return shell.readAllStandardOutput().toStdString();
        };
        const std::string inode = std::to_string(known.st_ino) + "-";
        const std::optional<FileStatus> status = remote::parsedStatus(told(remote::statusScript(path)));
        QVERIFY(status && status->size == 12);
        QVERIFY2(status->generation.starts_with(inode), status->generation.c_str());
        const std::string head = told(remote::downloadScript(path, 0));
        const std::optional<remote::RemoteFile> file = remote::parsedFile(head.substr(0, head.find('\n')));
        QVERIFY(file && file->size == 12);
        QVERIFY2(file->generation.starts_with(inode), file->generation.c_str());
    }

    void toolsTellWhy()
    {
        const auto kind = [](const std::string& said) {
            return remote::failure("write", "/x", {1, "", said}).error().kind;
        };
        QCOMPARE(kind("dd: failed to open '/x': No such file or directory\n"), ErrorKind::NotFound);
        QCOMPARE(kind("dd: failed to open '/a/x': Not a directory\n"), ErrorKind::NotFound);
        QCOMPARE(kind("dd: error writing '/x': No space left on device\n"), ErrorKind::NoSpace);
        QCOMPARE(kind("dd: error writing '/x': Disk quota exceeded\n"), ErrorKind::NoSpace);
        QCOMPARE(kind("mkdir: cannot create directory '/x': Permission denied\n"), ErrorKind::Permission);
        QCOMPARE(kind("mkdir: cannot create directory '/x': Read-only file system\n"), ErrorKind::Permission);
        QCOMPARE(kind("tail: error reading '/x': Input/output error\n"), ErrorKind::Io);
        QCOMPARE(kind("some words\n"), ErrorKind::Io);
        QCOMPARE(kind(""), ErrorKind::Io);
        // Warnings of something else before and after do not hide it.
        QCOMPARE(kind("ERROR: ld.so: object 'x.so' cannot be preloaded: ignored.\ncat: /x: Permission denied\nwarning: "
                      "slow disk\n"),
                 ErrorKind::Permission);
        QVERIFY(!remote::tellsAbsence({0, "", "cat: /x: No such file or directory\n"})); // a warning of what went well
        QVERIFY(remote::tellsAbsence({1, "", "cat: /x: No such file or directory\n"}));
    }

    void tornAnswersAreErrors()
    {
        QCOMPARE(remote::parsedList(std::string("/f/b\0/f/a\0", 10), "/f"), (std::vector<std::string>{"a", "b"}));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, remote::parsedList("/f/b", "/f"));
        QVERIFY(!remote::parsedStatus(""));
        QVERIFY(!remote::parsedStatus("12"));
        QVERIFY(!remote::parsedStatus("-1 x"));
        QCOMPARE(remote::parsedStatus("12 3.4-5\n")->size, 12);
        QVERIFY(!remote::parsedFile("12 x"));
        QCOMPARE(remote::parsedFile("12 x 644")->mode, 0644u);
    }
};

TRAINYARD_TEST(SshPartsTest)

} // namespace ssh_parts_test

#include "ssh_parts_test.moc"
