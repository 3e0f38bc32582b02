// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/run_directory.h"
#include "cluster/jobs/run_follower.h"
#include "cluster/transport/shell_quote.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <QStandardPaths>
#include <QTest>

#include <sys/mount.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

namespace ssh_files_test {

using namespace trainyard;
using trainyard::test::kindOf;
using trainyard::test::SshLab;

namespace {

std::unique_ptr<SshTransport> transportTo(const SshLab& lab)
{
    lab.trust(lab.hop());
    return std::make_unique<SshTransport>(SshRoute{lab.hop()}, nullptr, nullptr);
}

/// A name of bytes that a shell, a terminal or a tool may mind.
std::string hostileName(std::mt19937& random)
{
    static const std::vector<std::string> pieces{"'",
                                                 "\"",
                                                 "$(touch hurt)",
                                                 "`touch hurt`",
                                                 "\n",
                                                 "-rf",
                                                 "--",
                                                 " ",
                                                 "\\",
                                                 "*",
                                                 "?",
                                                 "~",
                                                 "$HOME",
                                                 "${x}",
                                                 ";",
                                                 "&",
                                                 "|",
                                                 "<",
                                                 ">",
                                                 "!",
                                                 "#",
                                                 "%s",
                                                 "\t",
                                                 "\r",
                                                 "\x01",
                                                 "\x7f",
                                                 "\xff",
                                                 "\xc3\xa9",
                                                 "\xe2\x80\xae",
                                                 "\xf0\x9f\x92\xa5",
                                                 "a",
                                                 "=",
                                                 "(",
                                                 ")",
                                                 "[a]",
                                                 "{a,b}",
                                                 "'\\''"};
    std::string name;
    for (std::size_t i = 1 + random() % 6; i > 0; --i)
        name += pieces[random() % pieces.size()];
    return name;
}

} // namespace

/// What shells print around an answer, and files that change, fill up, refuse and have odd names.
class SshFilesTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<SshLab> m_lab;
    std::unique_ptr<SshTransport> m_transport;

    std::string path(const std::string& name) const { return m_lab->folder() + "/" + name; }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_lab = std::make_unique<SshLab>();
        m_transport = transportTo(*m_lab);
    }
    void cleanupTestCase()
    {
        m_transport.reset();
        m_lab.reset();
    }

    // ---- Log-in shells

    void talkingProfilesAreNotHeard_data()
    {
        QTest::addColumn<QString>("forced");
        const char* command = "; eval \"$SSH_ORIGINAL_COMMAND\"";
        QTest::newRow("noise") << QString("echo Welcome; echo; printf no-line-end") + command;
        QTest::newRow("warnings") << QString("echo 'warning: quota' >&2; printf 'stty: not a tty' >&2") + command;
        QTest::newRow("bytes that are no text")
            << QString("head -c 100000 /dev/urandom; head -c 5000 /dev/urandom >&2") + command;
        QTest::newRow("what looks like a mark") << QString("echo B-0:1; echo E-0:0; echo B-; echo E-$$:0") + command;
        QTest::newRow("noise afterwards") << QString("trap 'echo Bye; echo bye >&2' EXIT") + command;
        QTest::newRow("much of it") << QString("seq 200000; seq 100000 >&2") + command;
        for (const char* shell : {"csh", "tcsh", "fish", "dash", "bash"})
            QTest::newRow(shell) << QString(shell) + " -c \"$SSH_ORIGINAL_COMMAND\"";
    }

    void talkingProfilesAreNotHeard()
    {
        QFETCH(QString, forced);
        const QString shell = forced.section(' ', 0, 0);
        if (forced.contains(" -c ") && QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("that shell is not installed");
        const SshLab lab(std::string(SshLab::kNoPam) + "ForceCommand " + forced.toStdString());
        const auto transport = transportTo(lab);
        const ExecResult result = transport->exec("printf 'out\\n\\377'; printf err >&2; exit 7", 20.0);
        QCOMPARE(result.output, std::string("out\n\xff"));
        QCOMPARE(result.errorOutput, std::string("err"));
        QCOMPARE(result.exitCode, 7);
        const std::string file = lab.folder() + "/it's $x";
        std::string bytes;
        for (int i = 0; i < 70000; ++i)
            bytes += static_cast<char>(i * 7);
        transport->write(file, bytes);
        QCOMPARE(transport->read(file, 0, 1 << 20).value(), bytes);
        QCOMPARE(transport->exec(": " + std::string(100000, 'x') + "\necho long", 20.0).output,
                 std::string("long\n")); // as input
        QVERIFY(transport->status(file).has_value());
    }

    void aNoisyBashrcIsNotHeard()
    {
        const std::string home = path("home");
        std::ofstream(home + "/.bashrc")
            << "echo '*** Maintenance on Monday ***'\necho careful >&2\nalias echo='echo aliased'\nset -u\n";
        QCOMPARE(m_transport->exec("echo plain", 10.0).output, std::string("plain\n"));
        QCOMPARE(m_transport->exec("echo plain", 10.0).errorOutput, std::string());
        std::filesystem::remove(home + "/.bashrc");
    }

    void shellsThatRunNothingAreQuoted()
    {
        const SshLab lab(std::string(SshLab::kNoPam) + "ForceCommand echo This account is closed.");
        const auto transport = transportTo(lab);
        try {
            transport->exec("echo x", 10.0);
            QFAIL("a shell that runs nothing answered");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Transport);
            QVERIFY2(failure.error().reason.find("This account is closed.") != std::string::npos, failure.what());
        }
        const SshLab silent(std::string(SshLab::kNoPam) + "ForceCommand /bin/true");
        const auto nothing = transportTo(silent);
        QCOMPARE(kindOf([&] { nothing->exec("echo x", 10.0); }), ErrorKind::Transport);
        QCOMPARE(kindOf([&] { nothing->list("/a/b"); }), ErrorKind::Transport); // no information is not "nothing there"
    }

    // ---- Files that live

    void ofAGrowingFileNothingIsLostOrTwice()
    {
        // Lines in bursts and halves, while they are read.
        const std::string file = path("growing log");
        std::atomic<bool> done = false;
        std::string written;
        std::jthread writer([&] {
            std::ofstream out(file, std::ios::binary);
            std::mt19937 random(1);
            for (int i = 0; i < 300; ++i) {
                const std::string line = std::to_string(i) + std::string(random() % 3000, 'x') + "\n";
                const std::size_t half = random() % line.size();
                out << line.substr(0, half) << std::flush;
                std::this_thread::sleep_for(std::chrono::milliseconds(random() % 3));
                out << line.substr(half) << std::flush;
                written += line;
            }
            done = true;
        });
        std::string read;
        const auto more = [&] {
            const std::string news = m_transport->read(file, static_cast<std::int64_t>(read.size()), 7000).value_or("");
            read += news;
            return !news.empty();
        };
        while (!done)
            more();
        writer.join();
        while (more()) {
        }
        QVERIFY(read == written);
    }

    void rotationAndTruncationShow()
    {
        const std::string file = path("rotated");
        std::ofstream(file) << "one\ntwo\n";
        const FileStatus first = m_transport->status(file).value();
        std::filesystem::rename(file, file + ".1");
        QVERIFY(!m_transport->status(file));
        QVERIFY(!m_transport->read(file, 8, 100));
        std::ofstream(file) << "three\n";
        const FileStatus second = m_transport->status(file).value();
        QVERIFY(second.generation != first.generation);
        std::ofstream(file, std::ios::trunc) << "x";
        QCOMPARE(m_transport->status(file)->generation, second.generation); // the size tells it
        QCOMPARE(m_transport->status(file)->size, 1);
        QCOMPARE(m_transport->read(file, 6, 100).value(), std::string());
        std::filesystem::remove(file); // made anew at once: often with the same inode
        std::ofstream(file) << "x";
        QVERIFY(m_transport->status(file)->generation != second.generation);
    }

    void runDirectoriesAreFollowed()
    {
        const std::string run = path("a run");
        std::filesystem::create_directories(run + "/attempts/0001/events");
        std::ofstream(run + "/spec.json") << "{}";
        const std::string events = run + "/attempts/0001/events/rank-0000.jsonl";
        std::ofstream(events) << "{\"n\":1}\n{\"n\":2}\n{\"half";
        RunFollower follower("id", run, {});
        std::map<std::string, std::string> seen;
        const auto poll = [&] {
            for (const Chunk& chunk : follower.poll(*m_transport, 1 << 20)) {
                seen[chunk.file] += chunk.bytes;
                follower.committed(
                    {chunk.file, chunk.generation, chunk.offset + static_cast<std::int64_t>(chunk.bytes.size())});
            }
        };
        poll();
        QCOMPARE(seen["attempts/0001/events/rank-0000.jsonl"], std::string("{\"n\":1}\n{\"n\":2}\n"));
        std::ofstream(events, std::ios::app) << "\":3}\n";
        poll();
        QCOMPARE(seen["attempts/0001/events/rank-0000.jsonl"], std::string("{\"n\":1}\n{\"n\":2}\n{\"half\":3}\n"));
    }

    // ---- Files that refuse

    void fullDisksAreSaid()
    {
        const std::string disk = path("disk");
        std::filesystem::create_directories(disk);
        if (::mount("none", disk.c_str(), "tmpfs", 0, "size=4m") != 0)
            QSKIP("a small disk cannot be made here (no right to mount)");
        const std::string bytes(8 << 20, 'x');
        writeFileAtomically(path("large"), bytes);
        m_transport->write(disk + "/kept", "old");
        std::optional<Error> errors[2];
        for (const bool whole : {true, false}) {
            try {
                if (whole)
                    m_transport->write(disk + "/kept", bytes);
                else
                    m_transport->put(path("large"), disk + "/kept");
            } catch (const Failure& failure) {
                errors[whole] = failure.error();
            }
        }
        const std::string kept = m_transport->read(disk + "/kept", 0, 10).value_or("");
        // The part of the large file stays for a later try; the small one leaves nothing.
        const std::size_t left = m_transport->list(disk).size();
        ::umount2(disk.c_str(), MNT_DETACH);
        for (const std::optional<Error>& error : errors) {
            QVERIFY(error);
            QCOMPARE(error->kind, ErrorKind::NoSpace);
        }
        QCOMPARE(kept, std::string("old"));
        QCOMPARE(left, std::size_t{2});
        // The same on this side.
        QVERIFY(::mount("none", disk.c_str(), "tmpfs", 0, "size=4m") == 0);
        const ErrorKind kind = kindOf([&] { m_transport->get(path("large"), disk + "/copy"); });
        ::umount2(disk.c_str(), MNT_DETACH);
        QCOMPARE(kind, ErrorKind::NoSpace);
        QCOMPARE(m_transport->exec("echo on", 10.0).output, std::string("on\n"));
    }

    void limitsOnFileSizesAreSaid()
    {
        const SshLab lab(std::string(SshLab::kNoPam) + "ForceCommand ulimit -f 1000; eval \"$SSH_ORIGINAL_COMMAND\"");
        const auto transport = transportTo(lab);
        const std::string target = lab.folder() + "/target";
        transport->write(target, "old");
        QCOMPARE(kindOf([&] { transport->write(target, std::string(3 << 20, 'x')); }), ErrorKind::NoSpace);
        QCOMPARE(readFile(target), std::string("old"));
        QCOMPARE(transport->read(target, 0, 10).value(), std::string("old"));
    }

    void refusedAccessIsSaid()
    {
        const std::string closed = path("closed");
        std::filesystem::create_directories(closed);
        std::ofstream(closed + "/secret") << "x";
        if (::geteuid() == 0) {
            // Root may read all but what the file system itself refuses.
            QCOMPARE(kindOf([&] { m_transport->write("/proc/sys/kernel/no-such-entry", "x"); }), ErrorKind::NotFound);
            if (::mount("none", closed.c_str(), "tmpfs", MS_RDONLY, nullptr) != 0)
                QSKIP("a read-only disk cannot be made here (no right to mount)");
            std::vector<ErrorKind> kinds;
            kinds.push_back(kindOf([&] { m_transport->write(closed + "/a", "x"); }));
            kinds.push_back(kindOf([&] { m_transport->makeFolders(closed + "/folder"); }));
            kinds.push_back(kindOf([&] { m_transport->put(path("closed/../known hosts"), closed + "/b"); }));
            ::umount2(closed.c_str(), MNT_DETACH);
            for (const ErrorKind kind : kinds)
                QCOMPARE(kind, ErrorKind::Permission);
            return;
        }
        std::filesystem::permissions(closed, std::filesystem::perms::none);
        std::vector<ErrorKind> kinds;
        kinds.push_back(kindOf([&] { m_transport->read(closed + "/secret", 0, 10); }));
        kinds.push_back(kindOf([&] { m_transport->status(closed + "/secret"); }));
        kinds.push_back(kindOf([&] { m_transport->list(closed); }));
        kinds.push_back(kindOf([&] { m_transport->write(closed + "/a", "x"); }));
        kinds.push_back(kindOf([&] { m_transport->makeFolders(closed + "/folder"); }));
        std::filesystem::permissions(closed, std::filesystem::perms::owner_all);
        for (const ErrorKind kind : kinds)
            QCOMPARE(kind, ErrorKind::Permission);
    }

    void pipesAndDevicesAreNotRead()
    {
        m_transport->exec("mkfifo " + shellQuoted(path("pipe")), 10.0);
        QCOMPARE(kindOf([&] { m_transport->read(path("pipe"), 0, 10); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->get(path("pipe"), path("copy")); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->read("/dev/zero", 0, 10); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->put("/dev/zero", path("copy")); }), ErrorKind::BadInput);
        QVERIFY(m_transport->read("/proc/self/stat", 0, 4096)->size() > 10); // regular, of size 0
        QVERIFY(!m_transport->read("/proc/999999999/stat", 0, 4096));
    }

    /// Those of the owner; others get none, unless the machine is shared with the group.
    void permissionsTravel()
    {
        namespace fs = std::filesystem;
        const auto mode = [this](const char* name) { return fs::status(path(name)).permissions(); };
        std::ofstream(path("script")) << "#!/bin/sh\n";
        std::filesystem::permissions(path("script"), std::filesystem::perms(0755));
        m_transport->put(path("script"), path("script there"));
        QCOMPARE(mode("script there"), fs::perms(0700));
        m_transport->get(path("script there"), path("script back"));
        QCOMPARE(mode("script back"), fs::perms(0700));
        m_transport->setSharedWithGroup(true);
        m_transport->put(path("script"), path("shared"));
        QCOMPARE(mode("shared"), fs::perms(0750));
        m_transport->makeFolders(path("shared folder"));
        QCOMPARE(mode("shared folder"), fs::perms(0750));
        m_transport->write(path("shared folder/file"), "text");
        QCOMPARE(mode("shared folder/file"), fs::perms(0640));
    }

    void emptyAndOddSizesAreWhole()
    {
        for (const std::size_t size : {0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (3 << 20) + 7}) {
            std::string bytes(size, '\0');
            std::uint32_t state = 7;
            for (char& byte : bytes)
                byte = static_cast<char>((state = state * 1664525u + 1013904223u) >> 24);
            writeFileAtomically(path("size"), bytes);
            m_transport->put(path("size"), path("size there"));
            QVERIFY(readFile(path("size there")) == bytes);
            m_transport->get(path("size there"), path("size back"));
            QVERIFY(readFile(path("size back")) == bytes);
            if (size > 0) {
                const auto part = m_transport->read(path("size there"), static_cast<std::int64_t>(size / 2), 100);
                QCOMPARE(part.value(), bytes.substr(size / 2, 100));
            }
        }
    }

    // ---- Names

    void whatTheShellReceivesIsTheNameItself()
    {
        std::mt19937 random(11);
        const std::string folder = path("names");
        std::filesystem::create_directories(folder);
        for (int round = 0; round < 60; ++round) {
            const std::string name = hostileName(random);
            // The shell tells the words it received, byte by byte.
            const ExecResult told =
                m_transport->exec("set -- " + shellQuoted(name) + "; printf '%s' $#; printf '[%s]' \"$1\"", 10.0);
            QCOMPARE(told.output, "1[" + name + "]");
            const std::string inner = folder + "/" + name + "x";
            m_transport->makeFolders(inner);
            m_transport->write(inner + "/" + name, name);
            QCOMPARE(readFile(inner + "/" + name), name); // seen from here: exactly that file
            QCOMPARE(m_transport->list(inner), std::vector<std::string>{name});
            QCOMPARE(m_transport->read(inner + "/" + name, 0, 1000).value(), name);
            QCOMPARE(m_transport->read(inner + "/" + name, 1, 1000).value(), name.substr(1));
            m_transport->get(inner + "/" + name, inner + "/back");
            QCOMPARE(readFile(inner + "/back"), name);
            m_transport->removeTree(inner);
            QVERIFY(std::filesystem::is_empty(folder));
        }
        QVERIFY(!std::filesystem::exists(path("home/hurt")));
        QVERIFY(!std::filesystem::exists(folder + "/hurt"));
        QVERIFY(!std::filesystem::exists("hurt"));
    }
};

TRAINYARD_TEST(SshFilesTest)

} // namespace ssh_files_test

#include "ssh_files_test.moc"
