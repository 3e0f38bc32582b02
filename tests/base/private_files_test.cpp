// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/private_files.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace private_files_test {

using namespace trainyard;

mode_t modeOf(const std::filesystem::path& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777u : 0u;
}

/// This umask until the end of the scope.
struct Umask {
    explicit Umask(mode_t mask) : before(::umask(mask)) {}
    ~Umask() { ::umask(before); }
    mode_t before;
};

class PrivateFilesTest : public QObject {
    Q_OBJECT

    static std::filesystem::path in(const QTemporaryDir& folder, const char* name)
    {
        return folder.filePath(name).toStdString();
    }

private slots:
    void cleanup() { qunsetenv(kShareVariable); }

    void modesDoNotDependOnTheUmask()
    {
        for (const mode_t mask : {0000, 0022, 0377}) {
            const QTemporaryDir folder;
            const Umask umask(mask);
            makePrivateFolders(in(folder, "a/b"));
            writePrivateFile(in(folder, "a/b/file"), "text");
            QCOMPARE(modeOf(in(folder, "a")), 0700u);
            QCOMPARE(modeOf(in(folder, "a/b")), 0700u);
            QCOMPARE(modeOf(in(folder, "a/b/file")), 0600u);
        }
    }

    void theSwitchLetsTheGroupRead()
    {
        const QTemporaryDir folder;
        qputenv(kShareVariable, "group");
        makePrivateFolders(in(folder, "a"));
        writePrivateFile(in(folder, "a/file"), "text");
        QCOMPARE(modeOf(in(folder, "a")), 0750u);
        QCOMPARE(modeOf(in(folder, "a/file")), 0640u);
        QCOMPARE(::chmod(in(folder, "a/file").c_str(), 0660), 0);
        QCOMPARE(readOwnFile(in(folder, "a/file")), std::string("text"));
        qputenv(kShareVariable, "everybody");
        QVERIFY_THROWS_EXCEPTION(Failure, fileSharing());
    }

    void claimingTakesAccessAway()
    {
        const QTemporaryDir folder;
        makePrivateFolders(in(folder, "a"));
        QCOMPARE(::chmod(in(folder, "a").c_str(), 0777), 0);
        claimFolder(in(folder, "a"));
        QCOMPARE(modeOf(in(folder, "a")), 0700u);
        writePrivateFile(in(folder, "file"), "");
        QCOMPARE(::chmod(in(folder, "file").c_str(), 0664), 0);
        claimFile(in(folder, "file"));
        QCOMPARE(modeOf(in(folder, "file")), 0600u);
        claimFile(in(folder, "absent"));
        if (::geteuid() != 0)
            QSKIP("only root can give a file to another user");
        QCOMPARE(::chown(in(folder, "file").c_str(), 65534, 65534), 0);
        QVERIFY_THROWS_EXCEPTION(Failure, claimFile(in(folder, "file")));
    }

    void aFileInTheWayOfAFolderIsTold()
    {
        const QTemporaryDir folder;
        writePrivateFile(in(folder, "file"), "");
        QVERIFY_THROWS_EXCEPTION(Failure, makePrivateFolders(in(folder, "file/below")));
        QVERIFY_THROWS_EXCEPTION(Failure, makePrivateFolders(in(folder, "file")));
        QVERIFY_THROWS_EXCEPTION(Failure, makeNewPrivateFolder(in(folder, "file")));
    }
};

TRAINYARD_TEST(PrivateFilesTest)

} // namespace private_files_test

#include "private_files_test.moc"
