// SPDX-License-Identifier: Apache-2.0
// What a killed process has left half-written is removed by the next one; what is being written is not.
#include "backend/base/files.h"
#include "backend/base/part_file.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <climits>

namespace part_file_test {

using namespace trainyard;
namespace fs = std::filesystem;

namespace {

/// The name that a process which has ended would have given.
fs::path ofEndedProcess(const fs::path& part)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    ::waitpid(child, nullptr, 0);
    const std::string own = "-" + std::to_string(::getpid()) + "-";
    std::string name = part.filename().string();
    name.replace(name.rfind(own), own.size(), "-" + std::to_string(child) + "-");
    return part.parent_path() / name;
}

/// The name that another machine would have given.
fs::path ofOtherMachine(const fs::path& part)
{
    std::string name = part.filename().string();
    char& digit = name[name.rfind(".part-") + 6];
    digit = digit == '0' ? '1' : '0';
    return part.parent_path() / name;
}

void makeOld(const fs::path& path)
{
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(25));
}

} // namespace

class PartFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = m_folder->path().toStdString();
    }

    void whatAKilledProcessLeftIsRemoved()
    {
        const fs::path file = ofEndedProcess(partFileOf(m_root / "points.csv"));
        const fs::path folder = ofEndedProcess(partFolderIn(m_root));
        writeFileAtomically(file, "a,b");
        writeFileAtomically(file.string() + "-wal", "");
        makeFolders(folder / "run");
        writeFileAtomically(folder / "run" / "events", "x");
        removeStaleParts(m_root, PartKind::Folder);
        QVERIFY(!fs::exists(folder) && fs::exists(file)); // each kind for itself
        removeStaleParts(m_root, PartKind::File);
        QVERIFY(fs::is_empty(m_root));
        removeStaleParts(m_root / "absent", PartKind::File);
    }

    void whatIsBeingWrittenStays()
    {
        const fs::path own = partFileOf(m_root / "points.csv"), other = ofOtherMachine(own);
        writeFileAtomically(own, "a,b");
        makeOld(own);
        writeFileAtomically(other, "a,b");
        const fs::path folder = ofOtherMachine(partFolderIn(m_root));
        makeFolders(folder / "run");
        makeOld(folder); // but a run in it is new
        for (const PartKind kind : {PartKind::File, PartKind::Folder})
            removeStaleParts(m_root, kind);
        QVERIFY(fs::exists(own) && fs::exists(other) && fs::exists(folder));
        makeOld(other);
        makeOld(folder / "run");
        for (const PartKind kind : {PartKind::File, PartKind::Folder})
            removeStaleParts(m_root, kind);
        QVERIFY(fs::exists(own) && !fs::exists(other) && !fs::exists(folder));
    }

    void whatHasOtherNamesStays()
    {
        const fs::path stale = ofEndedProcess(partFileOf(m_root / "points.csv"));
        const std::string name = stale.string();
        for (const std::string& file : {(m_root / "film.part-000001").string(), (m_root / ".part-0123456789").string(),
                                        name + "0", name + "-old", name.substr(0, name.size() - 1)}) {
            writeFileAtomically(file, "x");
            makeOld(file);
        }
        fs::create_symlink("film.part-000001", stale);
        makeFolders(ofEndedProcess(m_root / ("backup" + partFolderIn({}).string())));
        removeStaleParts(m_root, PartKind::File);
        removeStaleParts(m_root, PartKind::Folder);
        QCOMPARE(std::distance(fs::directory_iterator(m_root), fs::directory_iterator()), std::ptrdiff_t{7});
    }

    void namesFitWhereTheTargetsFit()
    {
        const fs::path target = m_root / std::string(NAME_MAX, 'n');
        const fs::path part = partFileOf(target);
        QVERIFY(part.parent_path() == m_root && part != partFileOf(target));
        QVERIFY(part.filename().string().size() <= NAME_MAX);
        writeFileAtomically(ofEndedProcess(partFileOf(m_root / std::string(200, 'n'))), "x");
        removeStaleParts(m_root, PartKind::File);
        QVERIFY(fs::is_empty(m_root));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
};

TRAINYARD_TEST(PartFileTest)

} // namespace part_file_test

#include "part_file_test.moc"
