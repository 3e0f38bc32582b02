// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/locations.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/machine.h"
#include "cluster/control/settle.h"
#include "cluster/control/store_rebuild.h"
#include "gui/app/store_dialog.h"
#include "gui/widgets/theme.h"
#include "storage/store/annotation_places.h"
#include "tests/cluster/control_support.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <fstream>
#include <sstream>

namespace store_dialog_test {

using namespace trainyard;
using namespace trainyard::test;

namespace fs = std::filesystem;

namespace {

std::string bytesOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

void overwrite(const fs::path& file, std::streamoff at, const std::string& bytes)
{
    std::fstream out(file, std::ios::in | std::ios::out | std::ios::binary);
    out.seekp(at);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// Everything of a run's default view, as text.
std::string view(StoreReader& reader, const std::string& id)
{
    std::ostringstream out;
    out.precision(17);
    const std::optional<RunRow> row = reader.run(id);
    if (!row)
        return "none";
    out << row->name << ' ' << name(row->state) << ' ' << row->attempts << ' ' << row->step << ' ' << row->notes
        << '\n';
    for (const SeriesRow& series : reader.series(row->key)) {
        out << series.name << ' ' << series.points << '\n';
        reader.points(row->key, series.name, [&](const PointRow& point) {
            out << point.attempt << ' ' << point.step << ' ' << point.value << ' ' << point.time << '\n';
        });
    }
    return out.str();
}

QPushButton* button(StoreDialog& dialog, const QString& text)
{
    for (QPushButton* one : dialog.findChildren<QPushButton*>())
        if (one->text().remove(QLatin1Char('&')) == text)
            return one;
    return nullptr;
}

} // namespace

class StoreDialogTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /// Three runs: one in order, one stopped and gone on in a second attempt, one without an end.
    static std::vector<std::string> writeRuns()
    {
        std::vector<std::string> ids;
        for (int i = 0; i < 3; ++i) {
            RunSpec spec;
            spec.id = "20261120-14020" + std::to_string(i) + "-aaaaaa";
            spec.name = "run " + std::to_string(i);
            spec.notes = "note";
            const fs::path folder = runsFolder() / spec.id;
            RunDirectory::create(folder, spec);
            FakeEngine engine(folder.string());
            engine.train(120);
            if (i == 1) {
                FakeEngine again(folder.string(), 2, 100);
                again.train(60);
                again.finish(ExitCode::Completed);
            } else if (i == 0) {
                engine.finish(ExitCode::Stopped);
            }
            ids.push_back(spec.id);
        }
        return ids;
    }

    static void expectFailure(const char* part, bool rebuildOffered)
    {
        StoreDialog dialog;
        bool seen = false;
        connect(&dialog, &StoreDialog::failed, &dialog, [&] {
            seen = true;
            QVERIFY2(dialog.error().text().find(part) != std::string::npos, dialog.error().text().c_str());
            QVERIFY(dialog.isVisible());
            const QString sentence = QString::fromStdString(dialog.error().text());
            const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(),
                                [&](QLabel* label) { return label->isVisible() && label->text() == sentence; }));
            QVERIFY(button(dialog, QStringLiteral("Try again"))->isEnabled());
            QCOMPARE(button(dialog, QStringLiteral("Set it aside and rebuild"))->isVisible(), rebuildOffered);
            QTimer::singleShot(0, &dialog, [&] { QTest::keyClick(&dialog, Qt::Key_Escape); });
        });
        QVERIFY(!dialog.openStore());
        QVERIFY(seen);
    }

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("TRAINYARD_HOME", m_folder->filePath(QStringLiteral("home")).toUtf8());
        makeFolders(runsFolder());
    }

    void opensUnseen()
    {
        StoreDialog dialog;
        QVERIFY(dialog.openStore());
        QVERIFY(!dialog.isVisible());
    }

    void tellsAForeignFile()
    {
        const std::string text(5000, 'x');
        std::ofstream(storePath()) << text;
        expectFailure("it is not an SQLite file", true);
        QCOMPARE(bytesOf(storePath()), text);
    }

    /// An empty history would pass for the whole one.
    void tellsAnEmptiedStore()
    {
        writeRuns();
        std::ofstream(storePath()).flush();
        expectFailure("the file has 0 bytes, but 3 run directories lie beside it", true);
        QVERIFY(bytesOf(storePath()).empty());
    }

    void tellsANewerVersion()
    {
        {
            RunStore store(storePath());
        }
        overwrite(storePath(), 60, std::string("\0\0\3\xe7", 4));
        expectFailure("newer Trainyard", false);
    }

    void tellsAFolderThatIsNone()
    {
        fs::remove_all(dataHome());
        std::ofstream(dataHome()) << "a file";
        expectFailure("home", false);
        QCOMPARE(bytesOf(dataHome()), std::string("a file"));
    }

    void triesAgainAndUsesAnotherFolder()
    {
        std::ofstream(storePath()) << "no store at all";
        StoreDialog dialog;
        QSignalSpy failed(&dialog, &StoreDialog::failed);
        const QString other = m_folder->filePath(QStringLiteral("other"));
        connect(&dialog, &StoreDialog::failed, &dialog, [&] {
            QTimer::singleShot(0, &dialog,
                               [&] { failed.size() < 2 ? dialog.tryAgain() : dialog.useDataFolder(other); });
        });
        const std::shared_ptr<RunStore> store = dialog.openStore();
        QVERIFY(store);
        QCOMPARE(failed.size(), 2);
        QCOMPARE(QString::fromStdString(store->file().string()), other + QStringLiteral("/store.sqlite"));
        QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("home/store.sqlite")).toStdString()),
                 std::string("no store at all"));
    }

    void rebuildsADamagedStore()
    {
        const std::vector<std::string> ids = writeRuns();
        makeFolders(runsFolder() / "not-a-run");
        // As it was: followed in the ordinary way.
        std::vector<std::string> before;
        {
            RunStore store(storePath());
            Machine machine = localMachine();
            for (const std::string& id : ids) {
                settle(
                    store.createRun(RunDirectory(runsFolder() / id).readSpec(), (runsFolder() / id).string(), "local"));
                JobRow job;
                job.token = "ty-" + id + "-1";
                job.runId = id;
                job.machine = "local";
                job.directory = (runsFolder() / id).string();
                job.state = JobState::Submitting;
                settle(store.putJob(job));
            }
            FollowerLoop::Options options;
            options.unknownSeconds = 0.0;
            FollowerLoop(store, *machine.transport, *machine.scheduler, options).catchUp(30.0);
            const auto reader = store.reader();
            for (const std::string& id : ids)
                before.push_back(view(*reader, id));
            QVERIFY(before[1].find("train/loss 1") != std::string::npos); // 100 steps of the first, 60 of the second
        }
        overwrite(storePath(), 4096, std::string(8192, '\x7f'));
        const std::string damaged = bytesOf(storePath());

        StoreDialog dialog;
        int failures = 0;
        connect(&dialog, &StoreDialog::failed, &dialog, [&] {
            ++failures;
            if (failures > 1)
                return void(QTest::keyClick(&dialog, Qt::Key_Escape));
            const QStringList problems = photograph(dialog, QStringLiteral("store-damaged"), {dialog.size()});
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
            QTimer::singleShot(0, &dialog,
                               [&] { button(dialog, QStringLiteral("Set it aside and rebuild"))->click(); });
        });
        // It says what it kept and lost before it goes on.
        QString told;
        QTimer watch;
        connect(&watch, &QTimer::timeout, &dialog, [&] {
            QPushButton* go = button(dialog, QStringLiteral("Continue"));
            if (!go || !go->isVisible())
                return;
            for (QLabel* label : dialog.findChildren<QLabel*>())
                if (label->isVisible())
                    told += label->text() + QLatin1Char('\n');
            const QStringList problems = photograph(dialog, QStringLiteral("store-rebuilt"), {dialog.size()});
            if (!problems.isEmpty())
                told = problems.join(QLatin1Char('\n'));
            watch.stop();
            go->click();
        });
        watch.start(20);
        const std::shared_ptr<RunStore> store = dialog.openStore();
        QVERIFY2(store, dialog.error().text().c_str());
        QVERIFY2(told.contains(QStringLiteral("3 runs were read again")) &&
                     told.contains(QStringLiteral("Skipped: 1 file or folder")) &&
                     told.contains(QStringLiteral("store.sqlite.damaged-")),
                 qPrintable(told));
        QCOMPARE(failures, 1);
        const auto reader = store->reader();
        RunQuery all;
        all.scope = RunScope::All;
        QCOMPARE(reader->countRuns(all), 3);
        for (std::size_t i = 0; i < ids.size(); ++i)
            QCOMPARE(view(*reader, ids[i]), before[i]);
        QCOMPARE(QString::fromUtf8(name(reader->run(ids[1])->state).data()), QStringLiteral("done"));
        QVERIFY(reader->jobs(true).empty());
        int aside = 0;
        for (const auto& entry : fs::directory_iterator(dataHome()))
            if (const std::string one = entry.path().filename().string();
                one.starts_with("store.sqlite.damaged-") && !one.ends_with("-wal") && !one.ends_with("-shm")) {
                ++aside;
                QVERIFY(bytesOf(entry.path()) == damaged);
            }
        QCOMPARE(aside, 1);
    }

    void aCancelledRebuildChangesNothing()
    {
        writeRuns();
        std::ofstream(storePath()) << "no store at all";
        int asked = 0;
        QVERIFY_EXCEPTION_THROWN(rebuildStore(storePath(), runsFolder(), {}, [&] { return ++asked > 6; }), Failure);
        QCOMPARE(bytesOf(storePath()), std::string("no store at all"));
        QVERIFY(!annotationsAreComplete(storePath())); // as before
        for (const auto& entry : fs::directory_iterator(dataHome()))
            QVERIFY2(entry.path().filename().string().find("rebuilding") == std::string::npos, entry.path().c_str());
    }

    void tellsWhichFoldersHoldNoRun()
    {
        writeRuns();
        makeFolders(runsFolder() / "not-a-run");
        std::ofstream(runsFolder() / "not-a-run" / "spec.json") << "{";
        const RebuildOutcome outcome = rebuildStore(storePath(), runsFolder());
        QCOMPARE(outcome.runs, std::size_t{3});
        QVERIFY(outcome.setAside.empty());
        QCOMPARE(outcome.skipped.size(), std::size_t{1});
        QVERIFY(outcome.skipped[0].text().find("not-a-run") != std::string::npos);
    }
};

TRAINYARD_WIDGET_TEST(StoreDialogTest)

} // namespace store_dialog_test

#include "store_dialog_test.moc"
