// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/transport_contract.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

namespace trainyard::test {
namespace {

std::string allBytes()
{
    std::string bytes;
    for (int value = 0; value < 256; ++value)
        bytes += static_cast<char>(value);
    return bytes;
}

ErrorKind kindOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Failure& failure) {
        if (failure.error().operation.empty() || failure.error().reason.empty())
            QTest::qFail("a failure without operation or reason", __FILE__, __LINE__);
        return failure.error().kind;
    }
    QTest::qFail("nothing was thrown", __FILE__, __LINE__);
    return ErrorKind::Internal;
}

} // namespace

std::string TransportContract::path(const std::string& name) const
{
    return m_folder->path().toStdString() + "/" + name;
}

void TransportContract::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_transport = makeTransport();
}

void TransportContract::cleanup()
{
    m_transport.reset();
    m_folder.reset();
}

void TransportContract::execGivesOutputErrorsAndCode()
{
    const ExecResult result = m_transport->exec("printf out; printf err >&2; exit 7", 10.0);
    QCOMPARE(result.output, std::string("out"));
    QCOMPARE(result.errorOutput, std::string("err"));
    QCOMPARE(result.exitCode, 7);
    QCOMPARE(m_transport->exec("", 10.0).exitCode, 0);
}

void TransportContract::execTellsTheSignalThatEndedTheShell()
{
    QCOMPARE(m_transport->exec("kill -9 $$", 10.0).exitCode, 128 + SIGKILL);
}

void TransportContract::execCarriesAnyBytesAndLongScripts()
{
    const std::string name = path("it's \"$(touch hurt)\"\n`x`");
    std::string script = "cat > '";
    for (const char c : name)
        script += c == '\'' ? std::string("'\\''") : std::string(1, c);
    script += "' <<'END'\n" + std::string(3 << 20, 'x') + "\nEND\necho done";
    const ExecResult result = m_transport->exec(script, 30.0);
    QCOMPARE(result.output, std::string("done\n"));
    QCOMPARE(readFile(name).size(), std::size_t{(3 << 20) + 1});
}

void TransportContract::execEndsWithTheShellAndNotWithItsBackground()
{
    const double begin = steadyTime();
    const ExecResult result = m_transport->exec("sleep 20 & echo $!", 15.0);
    QVERIFY(steadyTime() - begin < 10.0);
    const pid_t sleeper = std::stoi(result.output);
    QCOMPARE(::kill(sleeper, 0), 0); // what a script leaves behind goes on
    ::kill(sleeper, SIGKILL);
}

void TransportContract::execKillsTheWholeGroupAtTheDeadline()
{
    const double begin = steadyTime();
    const std::string mark = path("mark");
    const ErrorKind kind = kindOf([&] { m_transport->exec("(sleep 2; touch '" + mark + "') & sleep 30", 0.5); });
    QCOMPARE(kind, ErrorKind::Timeout);
    QVERIFY(steadyTime() - begin < 10.0);
    std::this_thread::sleep_for(std::chrono::milliseconds(2200));
    QVERIFY(!m_transport->status(mark));
    QCOMPARE(m_transport->exec("echo still here", 10.0).output, std::string("still here\n"));
}

void TransportContract::execReadsMuchOutputOfBothStreams()
{
    const ExecResult result = m_transport->exec("head -c 5000000 /dev/zero; head -c 3000000 /dev/zero >&2", 30.0);
    QCOMPARE(result.output.size(), std::size_t{5000000});
    QCOMPARE(result.errorOutput.size(), std::size_t{3000000});
}

void TransportContract::writesAndReadsAnyBytes()
{
    m_transport->write(path("a"), allBytes());
    QCOMPARE(m_transport->read(path("a"), 0, 1000).value(), allBytes());
    m_transport->write(path("a"), "");
    QCOMPARE(m_transport->read(path("a"), 0, 1000).value(), std::string());
    QCOMPARE(m_transport->status(path("a"))->size, 0);
}

void TransportContract::writeReplacesWholeAndChangesTheGeneration()
{
    m_transport->write(path("a"), std::string(100, 'a'));
    const FileStatus before = m_transport->status(path("a")).value();
    m_transport->write(path("a"), "b");
    const FileStatus after = m_transport->status(path("a")).value();
    QVERIFY(before.generation != after.generation);
    QCOMPARE(after.size, 1);
    QCOMPARE(m_transport->list(m_folder->path().toStdString()), std::vector<std::string>{"a"}); // nothing left beside
}

void TransportContract::writeIntoNothingSaysSoAndLeavesNothing()
{
    QCOMPARE(kindOf([&] { m_transport->write(path("absent/a"), "x"); }), ErrorKind::NotFound);
    m_transport->write(path("file"), "x");
    QCOMPARE(kindOf([&] { m_transport->write(path("file/a"), "x"); }), ErrorKind::NotFound);
    m_transport->makeFolders(path("folder/in it"));
    kindOf([&] { m_transport->write(path("folder"), "x"); });
    kindOf([&] { m_transport->makeFolders(path("file/a")); });
    QCOMPARE(m_transport->list(m_folder->path().toStdString()), (std::vector<std::string>{"file", "folder"}));
    QCOMPARE(m_transport->read(path("file"), 0, 10).value(), std::string("x"));
}

void TransportContract::createsOnlyWhatIsNotThere()
{
    std::string text = "{\"it's\": \"$(touch hurt) `touch hurt` \\n %s\"}\n\n";
    for (int value = 1; value < 256; ++value)
        text += static_cast<char>(value);
    QVERIFY(!m_transport->create(path("a new/folder/a"), text));
    QVERIFY(m_transport->read(path("a new/folder/a"), 0, 10000) == text);
    QVERIFY(m_transport->create(path("a new/folder/a"), "another") == text);
    QVERIFY(m_transport->read(path("a new/folder/a"), 0, 10000) == text);
    QCOMPARE(m_transport->list(path("a new/folder")), std::vector<std::string>{"a"}); // nothing left beside
    const std::string large(50000, 'x');
    const std::string zeros(100, '\0');
    QVERIFY(!m_transport->create(path("large"), large));
    QVERIFY(m_transport->create(path("large"), "") == large);
    QVERIFY(!m_transport->create(path("zeros"), zeros));
    QVERIFY(m_transport->create(path("zeros"), "x") == zeros);
    QVERIFY(!m_transport->create(path("empty"), ""));
    QVERIFY(m_transport->create(path("empty"), "x") == std::string());
    QCOMPARE(kindOf([&] { m_transport->create(path("a new/folder"), "x"); }), ErrorKind::BadInput);
    kindOf([&] { m_transport->create(path("large/below a file"), "x"); });
    QVERIFY(m_transport->read(path("large"), 0, 100000) == large);
}

/// Whatever umask the account has: 0022 here, as usual.
void TransportContract::whatItCreatesIsPrivate()
{
    namespace fs = std::filesystem;
    const auto mode = [this](const std::string& name) {
        return static_cast<int>(fs::status(path(name)).permissions());
    };
    m_transport->makeFolders(path("a/b"));
    QCOMPARE(mode("a"), 0700);
    QCOMPARE(mode("a/b"), 0700);
    m_transport->write(path("a/b/file"), "text");
    QCOMPARE(mode("a/b/file"), 0600);
    QVERIFY(!m_transport->create(path("c/made"), "text"));
    QCOMPARE(mode("c"), 0700);
    QCOMPARE(mode("c/made"), 0600);
    for (const std::size_t size : {std::size_t{10}, std::size_t{3} << 20}) {
        const std::string name = "copy-" + std::to_string(size);
        writeFileAtomically(path("source"), std::string(size, 'x'));
        fs::permissions(path("source"), fs::perms(0755));
        m_transport->put(path("source"), path(name));
        QCOMPARE(mode(name), 0700); // what its owner may do stays
    }
}

void TransportContract::readsPartsAndTellsAbsence()
{
    m_transport->write(path("a"), "0123456789");
    QCOMPARE(m_transport->read(path("a"), 3, 4).value(), std::string("3456"));
    QCOMPARE(m_transport->read(path("a"), 8, 100).value(), std::string("89"));
    QCOMPARE(m_transport->read(path("a"), 10, 100).value(), std::string());
    QCOMPARE(m_transport->read(path("a"), 500, std::int64_t{1} << 40).value(), std::string());
    QCOMPARE(m_transport->read(path("a"), 0, 0).value(), std::string());
    QVERIFY(!m_transport->read(path("b"), 0, 10));
    QVERIFY(!m_transport->read(path("b/c/d"), 0, 10));
    QVERIFY(!m_transport->read(path("a/below a file"), 0, 10));
    QVERIFY(!m_transport->status(path("b")));
    QVERIFY(!m_transport->status(path("a/below a file")));
    QCOMPARE(kindOf([&] { m_transport->read(m_folder->path().toStdString(), 0, 10); }), ErrorKind::BadInput);
}

void TransportContract::statusFollowsGrowthAndReplacement()
{
    const std::string name = path("log");
    std::ofstream(name) << "one\n";
    const FileStatus first = m_transport->status(name).value();
    std::ofstream(name, std::ios::app) << "two\n";
    const FileStatus grown = m_transport->status(name).value();
    QCOMPARE(grown.generation, first.generation);
    QCOMPARE(first.size, 4);
    QCOMPARE(grown.size, 8);
    std::ofstream(path("other")) << "one\n";
    std::filesystem::rename(path("other"), name);
    QVERIFY(m_transport->status(name)->generation != first.generation);
}

void TransportContract::listsSortedAndAbsentAsEmpty()
{
    QCOMPARE(m_transport->list(path("absent")), std::vector<std::string>());
    m_transport->makeFolders(path("x/b"));
    m_transport->makeFolders(path("x/b")); // twice is no error
    for (const char* name : {"x/c", "x/a", "x/.hidden"})
        m_transport->write(path(name), "");
    QCOMPARE(m_transport->list(path("x")), (std::vector<std::string>{".hidden", "a", "b", "c"}));
    kindOf([&] { m_transport->list(path("x/a")); });
}

void TransportContract::namesAreJustBytes_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"two words",
                             "it's",
                             "\"double\"",
                             "line\nbreak",
                             "$(touch hurt)",
                             "`touch hurt`",
                             "; rm -rf *",
                             "-rf",
                             "--help",
                             "*",
                             "?",
                             "[a]",
                             "~",
                             "#",
                             "back\\slash",
                             "tab\there",
                             "&",
                             "|",
                             "\xff\xfe raw",
                             "\xc3\xbc",
                             "...",
                             "\r",
                             "%s%n",
                             "trailing ",
                             " leading",
                             "\x01\x1b[31m"})
        QTest::addRow("%s", QByteArray(name).toPercentEncoding().constData()) << QByteArray(name);
    QTest::addRow("longest") << QByteArray(200, 'n');
}

void TransportContract::namesAreJustBytes()
{
    QFETCH(QByteArray, name);
    const std::string folder = path(name.toStdString());
    const std::string file = folder + "/" + name.toStdString();
    m_transport->makeFolders(folder);
    m_transport->write(file, "content");
    QCOMPARE(m_transport->read(file, 0, 100).value(), std::string("content"));
    QCOMPARE(m_transport->status(file)->size, 7);
    QCOMPARE(m_transport->list(folder), std::vector<std::string>{name.toStdString()});
    m_transport->put(file, folder + "/copy");
    m_transport->get(file, folder + "/copy back");
    QCOMPARE(m_transport->read(folder + "/copy back", 0, 100).value(), std::string("content"));
    QCOMPARE(m_transport->read(folder + "/copy", 0, 100).value(), std::string("content"));
    m_transport->removeTree(folder);
    QVERIFY(!m_transport->status(folder));
    QCOMPARE(m_transport->list(m_folder->path().toStdString()), std::vector<std::string>());
    QVERIFY(!std::filesystem::exists("hurt"));
}

void TransportContract::refusesPathsWithNulOrWithoutRoot()
{
    m_transport->write(path("a"), "x");
    const std::string withNul = path("a") + std::string("\0b", 2);
    for (const std::string& bad : {withNul, std::string(), std::string("relative/name"), std::string("~/name")}) {
        QCOMPARE(kindOf([&] { m_transport->write(bad, "y"); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->read(bad, 0, 1); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->status(bad); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->list(bad); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->makeFolders(bad); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->put(path("a"), bad); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->get(bad, path("b")); }), ErrorKind::BadInput);
        QCOMPARE(kindOf([&] { m_transport->removeTree(bad); }), ErrorKind::BadInput);
    }
    QCOMPARE(m_transport->read(path("a"), 0, 9).value(), std::string("x"));
}

void TransportContract::copiesLargeFilesBothWays()
{
    std::string bytes;
    for (std::int64_t i = 0; i < 700000; ++i)
        bytes += std::to_string(i * 7919) + '\n';
    m_transport->write(path("source"), bytes);
    m_transport->write(path("there"), "old");
    m_transport->put(path("source"), path("there"));
    m_transport->get(path("there"), path("back"));
    QVERIFY(readFile(path("back")) == bytes);
    QCOMPARE(m_transport->list(m_folder->path().toStdString()).size(), std::size_t{3});
}

void TransportContract::copyOfNothingLeavesTheTarget()
{
    m_transport->write(path("target"), "old");
    QCOMPARE(kindOf([&] { m_transport->put(path("absent"), path("target")); }), ErrorKind::NotFound);
    QCOMPARE(kindOf([&] { m_transport->get(path("absent"), path("target")); }), ErrorKind::NotFound);
    QCOMPARE(kindOf([&] { m_transport->put(path("target"), path("absent/x")); }), ErrorKind::NotFound);
    QCOMPARE(m_transport->read(path("target"), 0, 9).value(), std::string("old"));
    QCOMPARE(m_transport->list(m_folder->path().toStdString()), std::vector<std::string>{"target"});
}

void TransportContract::removesTreesWithoutFollowingLinks()
{
    m_transport->makeFolders(path("keep"));
    m_transport->write(path("keep/me"), "x");
    m_transport->makeFolders(path("tree/a/b/c"));
    m_transport->write(path("tree/a/b/c/file"), "x");
    std::filesystem::create_symlink(path("keep"), path("tree/a/link"));
    std::filesystem::create_symlink(path("keep/me"), path("tree/file link"));
    m_transport->removeTree(path("tree/"));
    QVERIFY(!m_transport->status(path("tree")));
    QVERIFY(m_transport->status(path("keep/me")).has_value());
    m_transport->removeTree(path("tree")); // gone already: nothing to do
}

void TransportContract::refusesToRemove_data()
{
    QTest::addColumn<QString>("name"); // from the test's folder when it does not begin with '/'
    QTest::addRow("root") << "/";
    QTest::addRow("roots") << "///";
    QTest::addRow("one part") << "/trainyard-absent";
    QTest::addRow("two parts") << "/tmp/trainyard-absent/";
    QTest::addRow("two parts, doubled slashes") << "//tmp///trainyard-absent//";
    QTest::addRow("parent") << "folder/../folder";
    QTest::addRow("parent at the end") << "folder/inner/..";
    QTest::addRow("dot") << "folder/./inner";
    QTest::addRow("link") << "link";
    QTest::addRow("link with a slash") << "link/";
    QTest::addRow("file") << "file";
}

void TransportContract::refusesToRemove()
{
    QFETCH(QString, name);
    m_transport->makeFolders(path("folder/inner"));
    m_transport->write(path("folder/inner/x"), "x");
    m_transport->write(path("file"), "x");
    std::filesystem::create_symlink(path("folder"), path("link"));
    const std::string target = name.startsWith('/') ? name.toStdString() : path(name.toStdString());
    QCOMPARE(kindOf([&] { m_transport->removeTree(target); }), ErrorKind::BadInput);
    QVERIFY(m_transport->status(path("folder/inner/x")).has_value());
    QVERIFY(m_transport->status(path("file")).has_value());
    QVERIFY(std::filesystem::is_symlink(path("link")));
}

} // namespace trainyard::test
