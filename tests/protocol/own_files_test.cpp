// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/run_directory.h"

#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QtTest>

namespace own_files_test {

using namespace trainyard;
namespace fs = std::filesystem;

class OwnFilesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path m_home;

    static bool isRefused(const fs::path& file, ExportOver over = ExportOver::NoStore,
                          const std::string& reason = "store.own-file")
    {
        try {
            requireFreePlace("write", file, over);
        } catch (const Failure& failure) {
            return failure.error().reasonCode == reason && failure.error().subject == file.string();
        }
        return false;
    }

    /// The first bytes of a store.
    static std::string storeBytes()
    {
        std::string bytes(100, '\0');
        bytes.replace(0, 15, "SQLite format 3");
        bytes.replace(68, 4, "TRYD");
        return bytes;
    }

private slots:
    void initTestCase()
    {
        m_home = fs::canonical(m_folder.path().toStdString()) / "home";
        fs::create_directories(m_home / "runs/one/attempts");
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(m_home.string()));
        qunsetenv("TRAINYARD_STORE");
    }

    void theStoreAndItsJournalAreRefused()
    {
        for (const char* name : {"store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite-journal"})
            QVERIFY2(isRefused(m_home / name), name);
        QVERIFY(isRefused(m_home / "runs/../store.sqlite"));
        qputenv("TRAINYARD_STORE", QByteArray::fromStdString((m_home / "mine.db").string()));
        QVERIFY(isRefused(m_home / "mine.db") && isRefused(m_home / "mine.db-wal"));
        qunsetenv("TRAINYARD_STORE");
        QVERIFY(!isRefused(m_home / "mine.db"));
    }

    void anotherStoreIsReplacedByAStoreOnly()
    {
        const fs::path store = m_home / "copy.sqlite";
        writeFileAtomically(store, storeBytes());
        QVERIFY(isRefused(store, ExportOver::NoStore, "store.a-store") && isRefused(store.string() + "-wal"));
        QVERIFY(!isRefused(store, ExportOver::OtherStore));
        QVERIFY(isRefused(m_home / "store.sqlite", ExportOver::OtherStore));
        QVERIFY(isRefused(m_home / "runs/one/spec.json", ExportOver::OtherStore));
        const fs::path home = m_home / "exports/home"; // of somebody else
        fs::create_directories(home / "runs");
        writeFileAtomically(home / "store.sqlite", storeBytes());
        QVERIFY(isRefused(home / "store.sqlite", ExportOver::OtherStore));
    }

    void whatIsKeptBesideTheStoreIsRefused()
    {
        for (const char* name : {"store.sqlite.reserve", "annotations", "annotations/complete"})
            QVERIFY2(isRefused(m_home / name), name);
    }

    void runsAndTheQueueAreRefused()
    {
        for (const char* name : {"runs", "runs/", "runs/one/spec.json", "runs/one/attempts/0001/events/rank-0000.jsonl",
                                 "runs/new/points.csv", "queue/a.json", "jobs/a"})
            QVERIFY2(isRefused(m_home / name), name);
        for (const char* name : {"runs.csv", "exports/points.csv", "points.csv", "queue-wal"})
            QVERIFY2(!isRefused(m_home / name), name);
    }

    void aNetMayLieBesideItsRun()
    {
        writeFileAtomically(m_home / "runs/one/spec.json", "{}");
        QVERIFY(!isRefused(m_home / "runs/one/base-ticket.safetensors", ExportOver::BesideRun));
        QVERIFY(isRefused(m_home / "runs/one/spec.json", ExportOver::BesideRun));
        QVERIFY(isRefused(m_home / "runs/one/checkpoints/last.safetensors", ExportOver::BesideRun));
        for (const char* outside :
             {"runs", "runs/net.onnx", "runs/new/net.onnx", "runs/.searches/net.onnx", "queue/net.onnx"})
            QVERIFY2(isRefused(m_home / outside, ExportOver::BesideRun), outside);
    }

    void otherHomesAreRefused()
    {
        const fs::path withStore = m_home.parent_path() / "other", withQueue = m_home.parent_path() / "machine";
        fs::create_directories(withStore / "runs/one/attempts");
        writeFileAtomically(withStore / "runs/one/spec.json", "{}");
        for (const char* name : {"runs/points.csv", "queue/points.csv"})
            QVERIFY2(!isRefused(withStore / name), name); // any folder may have such a name
        writeFileAtomically(withStore / "store.sqlite", storeBytes());
        for (const char* folder : {"entries", "states", "cancel"})
            fs::create_directories(withQueue / "queue" / folder);
        for (const fs::path& home : {withStore, withQueue}) {
            for (const char* name : {"runs/points.csv", "runs/two/points.csv", "queue/points.csv", "queue", "jobs/a"})
                QVERIFY2(isRefused(home / name), (home / name).c_str());
            QVERIFY(isRefused(home / "runs/net.onnx", ExportOver::BesideRun));
            QVERIFY(!isRefused(home / "points.csv"));
        }
        QVERIFY(!isRefused(withStore / "runs/one/net.onnx", ExportOver::BesideRun));
    }

    void linksAreFollowed()
    {
        const fs::path folder = m_home.parent_path() / "elsewhere", file = m_home.parent_path() / "points.csv";
        fs::create_directory_symlink(m_home / "runs", folder);
        QVERIFY(isRefused(folder / "one/spec.json"));
        fs::create_symlink(m_home / "store.sqlite", file); // to a store that is not there yet
        writeFileAtomically(m_home / "store.sqlite", "a store");
        QVERIFY(isRefused(file));
        const fs::path hard = m_home.parent_path() / "hard.csv";
        fs::create_hard_link(m_home / "store.sqlite", hard);
        QVERIFY(isRefused(hard));
    }

    void filesOfARunElsewhereAreRefused()
    {
        const fs::path run = m_home.parent_path() / "fetched";
        fs::create_directories(run / "attempts/0001");
        writeFileAtomically(run / "spec.json", "{}");
        QVERIFY(isRefused(run / "spec.json") && isRefused(run / "attempts/0001/attempt.json") &&
                isRefused(run / "checkpoints/last.safetensors"));
        for (const std::string_view name : kRunFiles)
            QVERIFY2(isRefused(run / name, ExportOver::BesideRun), std::string(name).c_str());
        fs::create_directories(m_home.parent_path() / "scratch");
        fs::create_directory_symlink(m_home.parent_path() / "scratch", run / "checkpoints");
        QVERIFY(isRefused(run / "checkpoints/best.safetensors")); // on another disk, and still the run's
        QVERIFY(!isRefused(run / "net.onnx"));
        QVERIFY(!isRefused(m_home.parent_path() / "spec.json"));
    }
};

TRAINYARD_TEST(OwnFilesTest)

} // namespace own_files_test

#include "own_files_test.moc"
