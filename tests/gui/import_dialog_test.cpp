// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of other programs in the window: found, chosen, added, compared and written again.
#include "backend/base/files.h"
#include "backend/foreign/open_log.h"
#include "backend/protocol/run_directory.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/parallel_chart.h"
#include "gui/plots/study_chart.h"
#include "gui/runs/export_runs_dialog.h"
#include "gui/runs/import_dialog.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/settings_figures.h"
#include "gui/runs/settings_pane.h"
#include "gui/runs/telling_series.h"
#include "gui/runs/unknown_runs_bar.h"
#include "gui/widgets/theme.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QUrl>

#include <fstream>

namespace import_dialog_test {

using namespace trainyard;
namespace fs = std::filesystem;

namespace {

fs::path fixtures()
{
    return test::sourceFolder() / "tests/backend/fixtures/foreign";
}

struct Stage {
    QTemporaryDir folder;
    fs::path root = folder.path().toStdString();
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    std::shared_ptr<RunStore> store = std::make_shared<RunStore>(root / "store.sqlite");
    StoreService service{store};
    ImportService imports{store, root / "runs"};
    RunExportService exports{store};
    std::unique_ptr<StoreReader> reader = store->reader();

    std::unique_ptr<ImportDialog> dialog(const fs::path& path)
    {
        auto made = std::make_unique<ImportDialog>(
            imports, path.empty() ? QStringList() : QStringList{QString::fromStdString(path.string())});
        made->show();
        return made;
    }
    std::unique_ptr<RunsPage> page()
    {
        Services services;
        services.store = &service;
        services.imports = &imports;
        services.exports = &exports;
        auto made = std::make_unique<RunsPage>(services, settings);
        made->resize(1272, 816);
        made->show();
        made->activated();
        return made;
    }
    fs::path write(const std::string& file, const std::string& text) const
    {
        std::ofstream(root / file, std::ios::binary) << text;
        return root / file;
    }
    ImportOutcome add(const fs::path& path) const { return importLogs(*store, path, root / "runs"); }
    std::int64_t points(const std::string& id) const
    {
        std::int64_t all = 0;
        for (const SeriesRow& series : reader->series(reader->run(id)->key))
            all += series.points;
        return all;
    }
};

bool isRead(const ImportModel& model)
{
    return !model.candidates().empty() &&
           std::all_of(model.candidates().begin(), model.candidates().end(),
                       [](const ImportModel::Row& row) { return row.content.has_value(); });
}

QString stateOf(ImportModel& model, int row)
{
    return model.index(row, ImportModel::State).data().toString();
}

QPushButton* button(QWidget& in, const char* name)
{
    return in.findChild<QPushButton*>(QString::fromLatin1(name));
}

QString textOf(QWidget& in, const char* name)
{
    return in.findChild<QLabel*>(QString::fromLatin1(name))->text().remove(QChar(0x200b));
}

std::string csvWith(int rows, int from = 1)
{
    std::string text = from == 1 ? "step,loss\n" : "";
    for (int row = from; row < from + rows; ++row)
        text += std::to_string(row) + "," + std::to_string(1.0 / row) + "\n";
    return text;
}

std::string utf16Header()
{
    return {"\xFF\xFEs\0\n\0", 6};
}

/// A program's log with its parameters, as many tools write them.
std::string mlflowRun(const fs::path& folder, double lr, const char* optimizer, bool amp, double loss)
{
    fs::create_directories(folder / "metrics/val");
    fs::create_directories(folder / "params");
    std::ofstream(folder / "meta.yaml") << "run_id: " << folder.filename().string()
                                        << "\nrun_name: " << folder.filename().string()
                                        << "\nstart_time: 1700000000000\nend_time: 1700000100000\nstatus: 3\n"
                                           "lifecycle_stage: active\n";
    std::ofstream(folder / "params/lr") << lr;
    std::ofstream(folder / "params/optimizer") << optimizer;
    std::ofstream(folder / "params/amp") << (amp ? "True" : "False");
    std::ofstream metrics(folder / "metrics/val/loss");
    for (int step = 1; step <= 20; ++step)
        metrics << 1700000000000 + step * 1000 << ' ' << loss + 1.0 / step << ' ' << step << '\n';
    return folder.filename().string();
}

/// The directory of a script that was started by hand.
void writeRunDirectory(const fs::path& folder, const std::string& id)
{
    fs::create_directories(folder);
    RunSpec spec;
    spec.id = id;
    spec.name = "train.py";
    spec.program.emplace();
    spec.program->command = {"python3", "train.py"};
    spec.program->folder = "/code";
    const RunDirectory directory = RunDirectory::create(folder / id, spec);
    AttemptInfo info;
    info.number = directory.beginAttempt();
    info.startedAt = 1.7e9;
    directory.writeAttempt(info);
    RunResult result;
    result.endedAt = 1.7e9 + 60.0;
    directory.writeResult(result);
}

} // namespace

class ImportDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(*qApp); }

    void runDirectoriesThatTheStoreDoesNotKnowAreOffered()
    {
        qunsetenv("TRAINYARD_STORE");
        Stage stage;
        const std::unique_ptr<RunsPage> page = stage.page();
        auto* bar = page->findChild<UnknownRunsBar*>();
        QVERIFY(bar && !bar->isVisible());
        writeRunDirectory(stage.root / "runs", "20261126-100000-abcdef");
        page->deactivated();
        page->activated(); // whenever the page appears
        QTRY_VERIFY(bar->isVisible());
        const QList<QPushButton*> buttons = bar->findChildren<QPushButton*>();
        buttons.last()->click(); // not now
        QVERIFY(!bar->isVisible());
        writeRunDirectory(stage.root / "runs", "20261126-100000-fedcba");
        bar->look();
        QTRY_VERIFY(bar->isVisible());
        buttons.first()->click();
        const QPointer<ImportDialog> dialog = page->findChild<ImportDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(isRead(dialog->model()) && dialog->model().candidates().size() == 2);
        std::vector<ImportCandidate> found;
        for (const ImportModel::Row& row : dialog->model().candidates())
            found.push_back(row.candidate);
        stage.imports.add(found, {}, false);
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), 30'000);
        QCOMPARE(stage.reader->countRuns({}), std::int64_t{2});
    }

    /// The page asks whenever it appears.
    void unknownRunDirectoriesAreCountedOnceForSeveralRequests()
    {
        qunsetenv("TRAINYARD_STORE");
        Stage stage;
        const fs::path folder = stage.root / "runs";
        writeRunDirectory(folder, "20261126-100000-abcdef");
        QSignalSpy counted(&stage.imports, &ImportService::unknownCounted);
        for (int i = 0; i < 5; ++i)
            stage.imports.countUnknown();
        QTRY_COMPARE(counted.size(), 2); // the one under way, and one for what may have changed since
        stage.imports.countUnknown();
        QTRY_COMPARE(counted.size(), 3);
        QCOMPARE(counted.last().at(0).toInt(), 1);
    }

    void anUnchangedFolderIsNotReadAgain()
    {
        qunsetenv("TRAINYARD_STORE");
        Stage stage;
        const fs::path folder = stage.root / "runs";
        QSignalSpy counted(&stage.imports, &ImportService::unknownCounted);
        const auto count = [&] {
            counted.clear();
            stage.imports.countUnknown();
            return counted.wait(10'000) ? counted.at(0).at(0).toInt() : -1;
        };
        writeRunDirectory(folder, "20261126-100000-abcdef");
        const auto before = fs::file_time_type::clock::now() - std::chrono::hours(1);
        fs::last_write_time(folder, before);
        QCOMPARE(count(), 1);
        writeRunDirectory(folder, "20261126-100000-fedcba");
        fs::last_write_time(folder, before); // as if nothing had come
        QCOMPARE(count(), 1);
        fs::last_write_time(folder, before + std::chrono::minutes(1));
        QCOMPARE(count(), 2);
        // What came a moment ago may not be whole yet.
        fs::last_write_time(folder, fs::file_time_type::clock::now());
        QCOMPARE(count(), 2);
        writeRunDirectory(folder, "20261126-100000-aaaaaa");
        QCOMPARE(count(), 3);
    }

    void theCountDoesNotWaitForAnImport()
    {
        qunsetenv("TRAINYARD_STORE");
        Stage stage;
        const fs::path file = stage.write("log.csv", csvWith(5));
        stage.imports.add({findCandidates(*stage.reader, file, std::nullopt, {}).at(0)}, {}, true);
        QTRY_VERIFY(stage.imports.phase() == ImportService::Phase::Following);
        QSignalSpy counted(&stage.imports, &ImportService::unknownCounted);
        stage.imports.countUnknown();
        QVERIFY(counted.wait(10'000));
        QVERIFY(stage.imports.phase() == ImportService::Phase::Following);
        stage.imports.cancel();
        QTRY_VERIFY(stage.imports.phase() == ImportService::Phase::Idle);
    }

    void whatIsFoundIsListedAndAddedOnce()
    {
        Stage stage;
        const auto dialog = stage.dialog(fixtures());
        ImportModel& model = dialog->model();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(isRead(model));
        const int count = static_cast<int>(foreign::findLogs(fixtures()).size());
        QCOMPARE(model.rowCount(), count);
        QCOMPARE(model.chosenCount(), count);
        for (int row = 0; row < count; ++row) {
            QCOMPARE(stateOf(model, row), QStringLiteral("new"));
            QVERIFY(model.index(row, ImportModel::Points).data().toString() != QStringLiteral("0"));
        }
        QPushButton* add = button(*dialog, "importAdd");
        QCOMPARE(add->text(), QStringLiteral("Add %1 runs").arg(count));
        model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        QCOMPARE(model.chosenCount(), count - 1);
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("old, from the cluster"));
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(QStringLiteral("%1 runs added").arg(count - 1)));
        QCOMPARE(stage.reader->countRuns({}), std::int64_t{count - 1});
        RunQuery tagged;
        tagged.text = "tag:old tag:\"from the cluster\"";
        QCOMPARE(stage.reader->countRuns(tagged), std::int64_t{count - 1});
        // The list says so now, and the one that was left out is still new.
        QTRY_VERIFY(isRead(model));
        QCOMPARE(stateOf(model, 0), QStringLiteral("new"));
        for (int row = 1; row < count; ++row)
            QCOMPARE(stateOf(model, row), QStringLiteral("already here"));
        QCOMPARE(model.chosenCount(), 1);
        model.chooseAll(true);
        const std::string id = model.candidates()[1].candidate.runId;
        const std::int64_t before = stage.points(id);
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(QStringLiteral("1 run added")));
        QVERIFY(
            textOf(*dialog, "importOutcome").contains(QStringLiteral("%1 known runs have nothing new").arg(count - 1)));
        QCOMPARE(stage.points(id), before);
    }

    void newPointsOfAKnownLogAreOffered()
    {
        Stage stage;
        const fs::path file = stage.write("log.csv", csvWith(5));
        const std::string id = stage.add(file).runs.at(0);
        std::ofstream(file, std::ios::app) << csvWith(3, 6);
        const auto dialog = stage.dialog(file);
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(stateOf(dialog->model(), 0), QStringLiteral("already here, 3 new points"));
        QCOMPARE(dialog->model().chosenCount(), 1);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(QStringLiteral("1 known run has new points")));
        QCOMPARE(stage.points(id), std::int64_t{8});
    }

    void columnsOfACsvFileCanBeChosen()
    {
        Stage stage;
        const auto dialog =
            stage.dialog(stage.write("log.csv", "n,train loss,accuracy,host\n10,3,0.1,7\n20,2,0.2,7\n"));
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(dialog->model().candidates()[0].content->series, 4);
        auto* columns = dialog->findChild<QWidget*>(QStringLiteral("importColumns"));
        QTRY_VERIFY(columns->isVisible());
        auto* step = columns->findChildren<QComboBox*>().at(0);
        step->setCurrentIndex(step->findText(QStringLiteral("n")));
        emit step->activated(step->currentIndex());
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(dialog->model().candidates()[0].content->series, 3);
        auto* series = columns->findChild<QPushButton*>();
        emit series->menu()->aboutToShow();
        for (const char* name : {"train loss", "accuracy"}) {
            QTRY_VERIFY(isRead(dialog->model()));
            emit series->menu()->aboutToShow();
            for (QAction* action : series->menu()->actions())
                if (action->text() == QLatin1String(name)) {
                    action->trigger();
                    break;
                }
        }
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(dialog->model().candidates()[0].content->series, 2);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_COMPARE(stage.reader->countRuns({}), std::int64_t{1});
        QTRY_VERIFY(!textOf(*dialog, "importOutcome").isEmpty());
        const RunRow run = stage.reader->runs({}).at(0);
        QCOMPARE(run.step, std::int64_t{20});
        QCOMPARE(stage.reader->series(run.key).size(), std::size_t{2});
    }

    void damageAndACutOffEndAreTold()
    {
        Stage stage;
        fs::create_directories(stage.root / "tb");
        std::string bytes;
        for (const auto& entry : fs::directory_iterator(fixtures() / "tensorboard-v2"))
            if (entry.path().filename().string().find("tfevents") != std::string::npos)
                bytes = readFile(entry.path());
        bytes[bytes.size() / 2] ^= 0x55;
        bytes.resize(bytes.size() - 7);
        stage.write("tb/events.out.tfevents.1", bytes);
        const auto dialog = stage.dialog(stage.root / "tb");
        QTRY_VERIFY(isRead(dialog->model()));
        const QString state = stateOf(dialog->model(), 0);
        QVERIFY2(state.contains(QStringLiteral("damaged place")), qPrintable(state));
        QVERIFY2(state.contains(QStringLiteral("incomplete end")), qPrintable(state));
        const QString details = textOf(*dialog, "importDetails");
        QVERIFY2(details.contains(QStringLiteral("events.out.tfevents.1, byte ")), qPrintable(details));
        QVERIFY2(details.contains(QStringLiteral("was read to byte ")), qPrintable(details));
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(QStringLiteral("damaged place")));
    }

    /// A missing value is nothing that was left out; words are told alike before and after the import.
    void onlyWhatIsNotKeptIsTold()
    {
        Stage stage;
        const auto missing = stage.dialog(stage.write("missing.csv", "step,loss,acc\n1,0.5,n/a\n2,NA,0.5\n3,,null\n"));
        QTRY_VERIFY(isRead(missing->model()));
        QVERIFY2(!missing->model().summary().contains(QStringLiteral("not kept")),
                 qPrintable(missing->model().summary()));
        const auto dialog = stage.dialog(stage.write("words.csv", "step,loss,phase\n1,0.5,warm\n2,0.25,train\n"));
        QTRY_VERIFY(isRead(dialog->model()));
        const QString words = QStringLiteral("2 values are not kept: audio, tables, texts and the like.");
        QVERIFY2(dialog->model().summary().endsWith(words), qPrintable(dialog->model().summary()));
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(words));
    }

    /// As the end of a record log.
    void aLastLineThatWasCutOffIsTold()
    {
        Stage stage;
        const auto dialog = stage.dialog(stage.write("torn.jsonl", "{\"step\":1,\"loss\":0.5}\n{\"step\":2,\"lo"));
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(stateOf(dialog->model(), 0), QStringLiteral("new · incomplete end"));
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(textOf(*dialog, "importOutcome").contains(QStringLiteral("1 file has an incomplete end")));
    }

    void whatIsNoLogIsSaid()
    {
        Stage stage;
        const auto dialog = stage.dialog(stage.write("notes.txt", "hello"));
        const auto isSaid = [&] {
            const QList<QLabel*> labels = dialog->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [](QLabel* label) { return label->text().contains(QStringLiteral("notes.txt: ")); });
        };
        QTRY_VERIFY(isSaid());
        QVERIFY(!button(*dialog, "importAdd")->isEnabled());
        const auto unreadable = stage.dialog(stage.write("log.csv", utf16Header()));
        QTRY_VERIFY(isRead(unreadable->model()));
        QVERIFY(!unreadable->model().canBeChosen(0));
        QVERIFY(stateOf(unreadable->model(), 0).contains(QStringLiteral("UTF-16")));
        QCOMPARE(unreadable->model().chosenCount(), 0);
    }

    void aFileOfAFolderWithoutStepsIsNamed()
    {
        Stage stage;
        fs::create_directories(stage.root / "mixed");
        (void)stage.write("mixed/log.csv", "n,loss\n1,3\n2,2\n");
        const auto dialog = stage.dialog(stage.write("mixed/keras.csv", csvWith(3)).parent_path());
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(dialog->model().rowCount(), 1);
        const QString told = textOf(*dialog, "importDetails");
        QVERIFY2(told.contains(QStringLiteral("log.csv")) &&
                     told.contains(QStringLiteral("choose the file itself and its columns")),
                 qPrintable(told));
    }

    void anImportCanBeCancelledAndGoneOnWith()
    {
        Stage stage;
        const fs::path file = stage.write("log.csv", csvWith(1'200'000));
        auto dialog = stage.dialog(file);
        QTRY_COMPARE(dialog->model().rowCount(), 1);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(button(*dialog, "importCancel")->isVisible());
        QTRY_VERIFY(stage.imports.progress().points > 0);
        QTest::mouseClick(button(*dialog, "importCancel"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(textOf(*dialog, "importOutcome").contains(QStringLiteral("cancelled")), 20'000);
        const RunRow run = stage.reader->runs({}).at(0);
        QCOMPARE(run.state, JobState::Stopped);
        QVERIFY(stage.points(run.id) < 1'200'000);
        QTRY_VERIFY_WITH_TIMEOUT(isRead(dialog->model()), 20'000);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        dialog.reset(); // it goes on without the dialog
        QTRY_COMPARE_WITH_TIMEOUT(stage.imports.phase(), ImportService::Phase::Idle, 60'000);
        QCOMPARE(stage.points(run.id), std::int64_t{1'200'000});
        QCOMPARE(stage.reader->run(run.id)->state, JobState::Done);
    }

    void aGrowingLogIsReadUntilItIsEnded()
    {
        Stage stage;
        const fs::path file = stage.write("log.csv", csvWith(3));
        const auto dialog = stage.dialog(file);
        QTRY_VERIFY(isRead(dialog->model()));
        dialog->findChild<QCheckBox*>(QStringLiteral("importFollow"))->setChecked(true);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_COMPARE(stage.imports.phase(), ImportService::Phase::Following);
        QTRY_COMPARE(stage.reader->countRuns({}), std::int64_t{1});
        const std::string id = stage.reader->runs({}).at(0).id;
        QCOMPARE(stage.reader->run(id)->state, JobState::Running);
        std::ofstream(file, std::ios::app) << csvWith(4, 4);
        QTRY_COMPARE(stage.points(id), std::int64_t{7});
        QTRY_COMPARE(button(*dialog, "importCancel")->text(), QStringLiteral("End reading"));
        QTest::mouseClick(button(*dialog, "importCancel"), Qt::LeftButton);
        QTRY_COMPARE(stage.imports.phase(), ImportService::Phase::Idle);
        QCOMPARE(stage.reader->run(id)->state, JobState::Done);
    }

    /// A script that was started by hand writes its run directory into Trainyard's folder.
    void runDirectoriesThatNobodyKnowsAreOfferedAtOnce()
    {
        Stage stage;
        RunSpec spec;
        spec.id = "20261126-100000-abcdef";
        spec.name = "train.py";
        spec.program = ProgramSpec{};
        spec.program->command = {"python3", "train.py"};
        spec.program->folder = "/home/someone";
        const RunDirectory directory = RunDirectory::create(stage.root / "runs" / spec.id, spec);
        directory.beginAttempt();
        const auto dialog = stage.dialog({});
        QTRY_VERIFY(isRead(dialog->model()));
        QCOMPARE(dialog->model().index(0, ImportModel::Kind).data().toString(), QStringLiteral("Run directory"));
        QCOMPARE(dialog->model().index(0, ImportModel::Name).data().toString(), QStringLiteral("train.py"));
    }

    void droppedFoldersOpenTheDialog()
    {
        Stage stage;
        const auto page = stage.page();
        page->addExistingRuns({QString::fromStdString(fixtures().string())});
        QPointer<ImportDialog> dialog = page->findChild<ImportDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(isRead(dialog->model()));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString((fixtures() / "mlflow").string()))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog, &drop);
        QTRY_VERIFY(isRead(dialog->model()) && dialog->model().rowCount() == 2);
        QTest::mouseClick(button(*dialog, "importAdd"), Qt::LeftButton);
        QTRY_VERIFY(button(*dialog, "importShow")->isVisible());
        QTest::mouseClick(button(*dialog, "importShow"), Qt::LeftButton);
        QTRY_COMPARE(page->model()->selection().size(), 2);
        QTRY_VERIFY(!dialog);
    }

    /// Such runs have no val/top1 and no epochs.
    void aSelectionShowsASeriesThatExists()
    {
        Stage stage;
        stage.add(stage.write("log.csv", "step,loss,eval_loss\n1,3,4\n2,2,3\n9,1,2\n"));
        const auto page = stage.page();
        RunsViewModel& model = *page->model();
        QTRY_COMPARE(model.shown(), 1);
        const QString id = QString::fromStdString(model.runs()->row(0).id);
        QCOMPARE(model.chartSeries(), QStringLiteral("val/top1"));
        page->table()->selectIds({id});
        QTRY_COMPARE(model.chartSeries(), QStringLiteral("val/loss"));
        QTRY_COMPARE(model.chartCurves().size(), 1);
        QCOMPARE(model.chartAxis(), XAxis::Step);
        QCOMPARE(model.chartCurves()[0].bins.back().lastX, 9.0);
        QVERIFY(model.board()->save().contains("val/top1")); // the choice stays for runs that have it
        model.setChartSeries(QStringLiteral("train/loss"));
        QTRY_COMPARE(model.chartCurves().size(), 1);
        QCOMPARE(model.chartSeries(), QStringLiteral("train/loss"));
    }

    void aSeriesThatTellsMostStandsIn()
    {
        const auto telling = [](std::initializer_list<const char*> names) {
            QStringList list;
            for (const char* one : names)
                list << QString::fromLatin1(one);
            return tellingSeries(list);
        };
        QCOMPARE(telling({"cpu/utilization", "loss", "lr"}), QStringLiteral("loss"));
        QCOMPARE(telling({"train/loss", "eval/loss", "interval"}), QStringLiteral("eval/loss"));
        QCOMPARE(telling({"eval/loss", "eval/accuracy", "train/accuracy"}), QStringLiteral("eval/accuracy"));
        QCOMPARE(telling({"learning_rate", "something"}), QStringLiteral("something"));
        QCOMPARE(telling({"gpu/0/memory"}), QStringLiteral("gpu/0/memory"));
        QCOMPARE(telling({}), QString());
        QCOMPARE(seriesExpression(QStringLiteral("val/loss")), QStringLiteral("val/loss"));
        QCOMPARE(seriesExpression(QStringLiteral("train loss")), QStringLiteral("\"train loss\""));
    }

    void parametersAreComparedAndDrawn()
    {
        Stage stage;
        const double rates[] = {0.001, 0.01, 0.1, 1.0};
        for (int i = 0; i < 24; ++i)
            mlflowRun(stage.root / "mlruns/1" / ("run" + std::to_string(i)), rates[i % 4], i % 2 ? "adam" : "sgd",
                      i % 3 == 0, 0.1 * (i % 4) + 0.001 * i);
        QCOMPARE(stage.add(stage.root / "mlruns").runs.size(), std::size_t{24});
        const auto page = stage.page();
        RunsViewModel& model = *page->model();
        QTRY_COMPARE(model.shown(), 24);
        QStringList ids;
        for (int row = 0; row < 24; ++row)
            ids << QString::fromStdString(model.runs()->row(row).id);
        page->table()->selectIds(ids);
        QTRY_COMPARE(model.comparedRuns().size(), 24);
        QStringList titles;
        for (int row = 0; row < model.comparison()->rowCount(); ++row)
            titles << model.comparison()->index(row, 0).data().toString();
        for (const char* name : {"lr", "optimizer", "amp"})
            QVERIFY2(titles.contains(QLatin1String(name)), name);
        auto* view = page->findChildren<QComboBox*>().at(0);
        for (QComboBox* box : page->findChildren<QComboBox*>())
            if (box->findText(QStringLiteral("Importance")) >= 0)
                view = box;
        view->setCurrentIndex(1);
        emit view->activated(1);
        QTRY_COMPARE(model.settings().keys.size(), 3);
        const SettingsSpace& space = model.settings();
        QCOMPARE(space.series, QStringLiteral("val/loss"));
        QCOMPARE(space.report.tries.size(), std::size_t{24});
        const int lr = static_cast<int>(space.titles.indexOf(QStringLiteral("lr")));
        QCOMPARE(space.plan.parameters[std::size_t(lr)].kind, ParameterKind::LogUniform);
        QCOMPARE(space.plan.parameters[std::size_t(space.titles.indexOf(QStringLiteral("optimizer")))].kind,
                 ParameterKind::Choice);
        const SettingsLinesFigure lines = parallelFigure(space);
        QCOMPARE(lines.axes.size(), std::size_t{4});
        QCOMPARE(lines.lines.size(), std::size_t{24});
        const StudyFigure scatter = scatterFigure(space, lr);
        QCOMPARE(scatter.lines[0].points.size() + scatter.lines[1].points.size(), std::size_t{24});
        QCOMPARE(scatter.lines[1].points[0].x, 0.0); // the best has the smallest rate
        const std::vector<ImportanceBar> bars = settingBars(space);
        QCOMPARE(bars.at(0).label, QStringLiteral("lr")); // the losses were made from it
        QVERIFY(bars[0].told);
        QStringList problems;
        for (int figure = 1; figure <= 3; ++figure) {
            view->setCurrentIndex(figure);
            emit view->activated(figure);
            problems += test::photograph(*page, QStringLiteral("runs-settings-%1").arg(figure),
                                         {{1272, 816}, {932, 600}}, [] { QTest::qWait(200); });
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        model.setFilter(QStringLiteral("param.lr>=0.1 param.optimizer:adam param.amp:true"));
        QTRY_COMPARE(model.shown(), 2); // 3 and 15
    }

    void aSelectionIsExported()
    {
        Stage stage;
        const ImportOutcome added = stage.add(fixtures() / "mlflow");
        ExportRunsDialog dialog(stage.exports, {QString::fromStdString(added.runs.at(0))}, {});
        dialog.show();
        auto* format = dialog.findChildren<QComboBox*>().at(0);
        auto* path = dialog.findChild<QLineEdit*>(QStringLiteral("exportPath"));
        const auto write = [&](RunExportFormat as, const char* place) {
            format->setCurrentIndex(format->findData(static_cast<int>(as)));
            path->setText(stage.folder.filePath(QString::fromLatin1(place)));
            QTest::mouseClick(button(dialog, "exportStart"), Qt::LeftButton);
            QTRY_VERIFY(textOf(dialog, "exportState").contains(QLatin1String(place)));
            QVERIFY2(textOf(dialog, "exportState").contains(QStringLiteral("points written")),
                     qPrintable(textOf(dialog, "exportState")));
        };
        write(RunExportFormat::TensorBoard, "tb");
        write(RunExportFormat::Mlflow, "mlruns");
        write(RunExportFormat::Csv, "points.csv");
        write(RunExportFormat::JsonLines, "points.jsonl");
        write(RunExportFormat::Store, "copy.sqlite");
        QCOMPARE(foreign::findLogs(stage.root / "tb").size(), std::size_t{1});
        QCOMPARE(foreign::findLogs(stage.root / "mlruns").size(), std::size_t{1});
        RunStore copy(stage.root / "copy.sqlite");
        QCOMPARE(copy.reader()->countRuns({}), std::int64_t{1});
        path->setText(QStringLiteral("relative"));
        QTest::mouseClick(button(dialog, "exportStart"), Qt::LeftButton);
        QVERIFY(!stage.exports.working());
        write(RunExportFormat::Csv, "points.csv"); // replaced
        path->setText(stage.folder.filePath(QStringLiteral("absent/file.csv")));
        QTest::mouseClick(button(dialog, "exportStart"), Qt::LeftButton);
        QTRY_VERIFY(textOf(dialog, "exportState").contains(QStringLiteral("Cannot")));
    }

    void looksRight()
    {
        Stage stage;
        stage.add(fixtures() / "mlflow");
        fs::copy(fixtures(), stage.root / "logs", fs::copy_options::recursive);
        stage.write("logs/broken.csv", utf16Header());
        stage.write("logs/loss.csv", csvWith(3000));
        std::string bytes;
        for (const auto& entry : fs::directory_iterator(fixtures() / "tensorboard-v2"))
            if (entry.path().filename().string().find("tfevents") != std::string::npos)
                bytes = readFile(entry.path());
        fs::create_directories(stage.root / "logs/cut off");
        stage.write("logs/cut off/events.out.tfevents.1", bytes.substr(0, bytes.size() - 7));
        const auto dialog = stage.dialog(stage.root / "logs");
        QTRY_VERIFY(isRead(dialog->model()));
        auto* table = dialog->findChild<QTableView*>();
        for (int row = 0; row < dialog->model().rowCount(); ++row)
            if (dialog->model().candidates()[std::size_t(row)].candidate.log.name == "cut off")
                table->setCurrentIndex(dialog->model().index(row, 0));
        QStringList problems = test::photograph(*dialog, QStringLiteral("import-dialog"), {{820, 560}, {700, 460}},
                                                [] { QTest::qWait(50); });
        for (int row = 0; row < dialog->model().rowCount(); ++row)
            if (dialog->model().candidates()[std::size_t(row)].candidate.hasColumns())
                table->setCurrentIndex(dialog->model().index(row, 0));
        problems += test::photograph(*dialog, QStringLiteral("import-dialog-columns"), {{820, 560}});
        ExportRunsDialog exported(stage.exports, {QStringLiteral("a"), QStringLiteral("b")},
                                  {QStringLiteral("val/loss"), QStringLiteral("train/loss")});
        exported.findChild<QLineEdit*>(QStringLiteral("exportPath"))->setText(QStringLiteral("/home/someone/tb"));
        problems += test::photograph(exported, QStringLiteral("export-runs-dialog"), {{620, 320}});
        const auto empty = stage.dialog({});
        QTest::qWait(100);
        problems += test::photograph(*empty, QStringLiteral("import-dialog-empty"), {{820, 560}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(ImportDialogTest)

} // namespace import_dialog_test

#include "import_dialog_test.moc"
