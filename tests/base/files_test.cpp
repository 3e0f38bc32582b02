// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>

namespace files_test {

using namespace trainyard;

class FilesTest : public QObject {
    Q_OBJECT
private slots:
    void replacesWhole();
    void refusesWhatIsNoFile();
    void writesIntoStreams();
    void stopsAtTheLimit();
    void leavesTheOldFileWhenTheDiskIsFull();
    void idsSortAndDiffer();
};

void FilesTest::replacesWhole()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("a 'b' $(c)\n.json").toStdString();
    writeFileAtomically(path, "one");
    writeFileAtomically(path, std::string("t\0o", 3));
    QCOMPARE(readFile(path), std::string("t\0o", 3));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void FilesTest::refusesWhatIsNoFile()
{
    QTemporaryDir folder;
    QVERIFY_EXCEPTION_THROWN(readFile(folder.path().toStdString()), Failure);
    QVERIFY_EXCEPTION_THROWN(readFile("/dev/zero"), Failure);
    QVERIFY_EXCEPTION_THROWN(writeFileAtomically("/proc/nowhere/x", "a"), Failure);
    QVERIFY_EXCEPTION_THROWN(writeFileAtomically(folder.path().toStdString(), "a"), Failure);
    // A pipe stays a pipe, as a device would; a link stays a link to the file that is replaced.
    const std::string pipe = folder.filePath("pipe").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY_EXCEPTION_THROWN(writeFileAtomically(pipe, "a"), Failure);
    QVERIFY(std::filesystem::is_fifo(pipe));
    const std::string file = folder.filePath("file").toStdString(), link = folder.filePath("link").toStdString();
    writeFileAtomically(file, "old");
    std::filesystem::create_symlink("file", link);
    writeFileAtomically(link, "new");
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(readFile(file), std::string("new"));
}

void FilesTest::writesIntoStreams()
{
    QTemporaryDir folder;
    const std::string pipe = folder.filePath("pipe").toStdString(), file = folder.filePath("file").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const FileDescriptor reader(::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    QVERIFY(isStream(pipe) && isStream("/dev/null"));
    QVERIFY(!isStream(file) && !isStream(folder.path().toStdString()));
    writeFileOrStream(pipe, "points");
    char bytes[16];
    QCOMPARE(::read(reader.get(), bytes, sizeof bytes), ssize_t{6});
    QVERIFY(std::filesystem::is_fifo(pipe));
    writeFileOrStream("/dev/null", "points");
    QVERIFY(std::filesystem::is_character_file("/dev/null"));
    writeFileOrStream(file, "points");
    QVERIFY(!isStream(file));
    // What a shell has opened for a program is not replaced under another name.
    const FileDescriptor opened(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
    writeFileOrStream("/dev/fd/" + std::to_string(opened.get()), ", more");
    QCOMPARE(readFile(file), std::string("points, more"));
    struct stat before {
    }, after{};
    QVERIFY(::fstat(opened.get(), &before) == 0 && ::stat(file.c_str(), &after) == 0 && before.st_ino == after.st_ino);
}

void FilesTest::stopsAtTheLimit()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("big").toStdString();
    writeFileAtomically(path, std::string(100, 'x'));
    QCOMPARE(readFile(path, 100).size(), std::size_t{100});
    QVERIFY_EXCEPTION_THROWN(readFile(path, 99), Failure);
}

void FilesTest::leavesTheOldFileWhenTheDiskIsFull()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("f").toStdString();
    writeFileAtomically(path, "old");
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN); // a write beyond the limit then fails like one on a full disk
        const rlimit limit{10000, 10000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        try {
            writeFileAtomically(path, std::string(20000, 'x'));
        } catch (const Failure&) {
            ::_exit(42);
        }
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QCOMPARE(WEXITSTATUS(status), 42);
    QCOMPARE(readFile(path), std::string("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void FilesTest::idsSortAndDiffer()
{
    std::set<std::string> ids;
    for (int i = 0; i < 200; ++i)
        ids.insert(makeRunId());
    QCOMPARE(ids.size(), std::size_t{200});
    QVERIFY(makeRunId() >= ids.begin()->substr(0, 15));
}

TRAINYARD_TEST(FilesTest)

} // namespace files_test

#include "files_test.moc"
