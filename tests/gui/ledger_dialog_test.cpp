// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/ledger_dialog.h"

#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "cluster/control/settle.h"
#include "gui/formats/ledger_text.h"
#include "gui/parts/app_settings.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/services/published_ledgers.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"
#include "tests/gui/spoken_language.h"
#include "tests/storage/event_stream.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

namespace ledger_dialog_test {

using namespace trainyard;
using test::Speak;

namespace {

struct Pace {
    const char* id;
    int ranks = 1;
    std::vector<double> seconds;
    double inputWait = 0.0, rankWait = 0.0, compute = 0.0;
    int loaders = 0;
};

void put(RunStore& store, const Pace& pace, double createdAt)
{
    RunSpec spec = test::specNamed(pace.id, pace.id);
    spec.resources.ranks = pace.ranks;
    spec.data.loaderThreads = pace.loaders;
    settle(store.createRun(spec, std::string("/runs/") + pace.id, "local", createdAt));
    test::EventStream stream;
    stream.started(pace.id);
    double time = 0.0;
    for (std::size_t i = 0; i < pace.seconds.size(); ++i) {
        time += pace.seconds[i];
        MetricsEvent event;
        event.epoch = double(i + 1);
        event.step = std::int64_t(100 * (i + 1));
        event.samples = 64 * event.step;
        event.elapsed = time;
        event.values = {{series::kEpochSeconds, SeriesValue::of(pace.seconds[i])},
                        {series::kInputWait, SeriesValue::of(pace.inputWait)},
                        {series::kAllreduce, SeriesValue::of(pace.rankWait)},
                        {series::kCompute, SeriesValue::of(pace.compute)}};
        stream.add(event);
    }
    settle(store.ingest(stream.chunk(pace.id)));
    settle(store.setRunState(pace.id, pace.seconds.empty() ? JobState::Running : JobState::Done, {}, 0.0));
}

struct Stage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreService> service;
    Services services;
    QPointer<LedgerDialog> dialog;

    Stage()
    {
        store = std::make_shared<RunStore>(std::filesystem::path(folder.path().toStdString()) / "store.sqlite");
        put(*store, {"first", 1, {99.0, 60.0, 62.0, 64.0}, 0.62, 0.0, 0.32, 0}, 1000.0);
        put(*store, {"loaders", 1, {40.0, 15.0, 15.5, 16.0}, 0.04, 0.0, 0.90, 4}, 2000.0);
        put(*store, {"four ranks", 4, {12.0, 5.0, 5.0}, 0.04, 0.2, 0.7, 4}, 3000.0);
        put(*store, {"young", 4, {}, 0.0, 0.0, 0.0, 4}, 4000.0);
        service = std::make_unique<StoreService>(store);
        services.store = service.get();
    }
    ~Stage() { delete dialog; }

    void open(const QStringList& runs)
    {
        dialog = new LedgerDialog(services, settings, runs);
        dialog->show();
        QTRY_VERIFY(model().rowCount() > 0);
    }
    LedgerModel& model() { return *dialog->model().model(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    QAction* published()
    {
        return dialog->findChild<QPushButton*>(QStringLiteral("publishedChains"))->menu()->actions().front();
    }
    QString told() const
    {
        QStringList all;
        for (const Label* label : dialog->findChildren<Label*>())
            if (label->isVisible())
                all << label->text();
        return all.join(QLatin1Char('\n'));
    }
};

const QStringList kChain = {QStringLiteral("first"), QStringLiteral("loaders"), QStringLiteral("four ranks")};

} // namespace

class LedgerDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void saysWhatChangedWithGainAndCause()
    {
        Stage stage;
        stage.open(kChain);
        QAbstractItemModelTester tester(&stage.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(stage.model().rowCount(), 3);
        QCOMPARE(stage.cell(0, LedgerModel::Step), QStringLiteral("first"));
        QCOMPARE(stage.cell(0, LedgerModel::Time), QStringLiteral("1 min 02 s"));
        QCOMPARE(stage.cell(0, LedgerModel::Gain), QString());
        QCOMPARE(stage.cell(1, LedgerModel::Gain), QStringLiteral("4.00 (3.75 to 4.27)"));
        QCOMPARE(stage.cell(1, LedgerModel::Changes), QStringLiteral("Loader threads: 0 → 4"));
        QVERIFY2(
            stage.cell(1, LedgerModel::Cause)
                .startsWith(QStringLiteral("38 s less waiting for input per epoch: 62 % of the time before, 4 % now.")),
            qPrintable(stage.cell(1, LedgerModel::Cause)));
        QCOMPARE(stage.cell(2, LedgerModel::Total), QStringLiteral("12.4"));
        QVERIFY(stage.cell(2, LedgerModel::Cause).contains(QStringLiteral("4 ranks instead of 1: 78 % of the ideal")));
        QVERIFY2(stage.told().contains(QStringLiteral("From 1 min 02 s to 5.00 s per epoch: 12.4")),
                 qPrintable(stage.told()));
    }

    void movesAndRemovesSteps()
    {
        Stage stage;
        stage.open(kChain);
        QTableView* table = stage.dialog->table();
        table->setCurrentIndex(stage.model().index(2, 0));
        QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(stage.cell(1, LedgerModel::Step), QStringLiteral("four ranks"));
        QCOMPARE(table->currentIndex().row(), 1);
        QCOMPARE(stage.cell(1, LedgerModel::Gain), QStringLiteral("12.4 (12.0 to 12.8)"));
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(stage.model().rowCount(), 2);
        QCOMPARE(stage.cell(1, LedgerModel::Step), QStringLiteral("loaders"));
    }

    void saysThatAStepHasNoTimeYet()
    {
        Stage stage;
        stage.open({QStringLiteral("first"), QStringLiteral("young")});
        QCOMPARE(stage.cell(1, LedgerModel::Time), QStringLiteral("No whole epoch has ended yet."));
        QCOMPARE(stage.cell(1, LedgerModel::Gain), QString());
        QCOMPARE(stage.cell(1, LedgerModel::Cause), QString());
        QVERIFY(stage.told().contains(QStringLiteral("Only one step has a time per epoch: 1 min 02 s.")));
    }

    void comparesWithAPublishedChain()
    {
        Stage stage;
        stage.open(kChain);
        stage.published()->trigger();
        QTRY_COMPARE(stage.model().rowCount(), 1 + 3 + 1 + 6);
        QVERIFY(stage.cell(0, 0).startsWith(QStringLiteral("Selected runs — From 1 min 02 s")));
        QVERIFY(stage.cell(4, 0).startsWith(QStringLiteral("MobileNetV2 on ImageNet")));
        QCOMPARE(stage.cell(6, LedgerModel::Time), QStringLiteral("3 h 30 min to 4 h"));
        QCOMPARE(stage.cell(6, LedgerModel::Gain), QStringLiteral("5.33 (5.00 to 5.71)"));
        QCOMPARE(stage.cell(10, LedgerModel::Total), QStringLiteral("109"));
        stage.dialog->table()->setCurrentIndex(stage.model().index(4, 0)); // its heading
        QTest::keyClick(stage.dialog->table(), Qt::Key_Delete);
        QCOMPARE(stage.model().rowCount(), 3);
    }

    void keepsNotesAndFiles()
    {
        Stage stage;
        stage.open(kChain);
        const QModelIndex note = stage.model().index(1, LedgerModel::Note);
        QVERIFY(stage.model().flags(note) & Qt::ItemIsEditable);
        QVERIFY(stage.model().setData(note, QStringLiteral("packed records"), Qt::EditRole));
        QCOMPARE(stage.cell(1, LedgerModel::Note), QStringLiteral("packed records"));
        // The next ledger of these runs has it, and so has the file.
        const QString file = stage.folder.filePath(QStringLiteral("ours.json"));
        stage.dialog->exportTo(file);
        QTRY_VERIFY(QFile::exists(file));
        delete stage.dialog;
        stage.open(kChain);
        QCOMPARE(stage.cell(1, LedgerModel::Note), QStringLiteral("packed records"));
        stage.dialog->openFile(file);
        QTRY_COMPARE(stage.model().rowCount(), 2 + 3 + 3);
        QCOMPARE(stage.cell(6, LedgerModel::Note), QStringLiteral("packed records"));
        QCOMPARE(stage.cell(6, LedgerModel::Gain), QStringLiteral("4.00 (3.75 to 4.27)"));
        // As a table.
        const QString csv = stage.folder.filePath(QStringLiteral("ours.csv"));
        stage.dialog->exportTo(csv);
        QTRY_VERIFY(QFile::exists(csv));
        QVERIFY(readFile(csv.toStdString()).find("2,loaders,loaders,,15.5,15,16,3,4,3.75,") != std::string::npos);
        QTest::keyClick(stage.dialog->table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(
            QStringLiteral("loaders\tLoader threads: 0 → 4\t15.5 s\t4.00 (3.75 to 4.27)\t4.00\t")));
    }

    void namesWhatIsWrongWithAFile()
    {
        Stage stage;
        stage.open(kChain);
        const QString file = stage.folder.filePath(QStringLiteral("broken.json"));
        writeFileAtomically(file.toStdString(), R"({"format": "trainyard-ledger", "version": 1, "steps": [{}]})");
        stage.dialog->openFile(file);
        QTRY_VERIFY2(stage.told().contains(QStringLiteral("broken.json")) &&
                         stage.told().contains(QStringLiteral("/steps/0 must be")),
                     qPrintable(stage.told()));
        QCOMPARE(stage.model().rowCount(), 3);
    }

    /// A frame around the text, which begins lower, would be cut off at the bottom.
    void theFocusFrameIsThatOfTheCell()
    {
        Stage stage;
        stage.open(kChain);
        QApplication::setActiveWindow(stage.dialog); // also where no window manager gives the focus
        auto* table = stage.dialog->findChild<QTableView*>();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTRY_VERIFY(table->hasFocus());
        const QImage image = table->viewport()->grab().toImage();
        const double scale = image.devicePixelRatio();
        const QRect cell = table->visualRect(table->currentIndex());
        const QColor frame = themed(Token::AccT);
        const auto at = [&](int y) { return image.pixelColor(int(cell.center().x() * scale), int(y * scale)); };
        QCOMPARE(at(cell.top()), frame);
        QCOMPARE(at(cell.bottom() - 1), frame);
    }

    /// An empty list in place of no value changes nothing.
    void whatLooksTheSameIsNoChange()
    {
        LedgerLink link;
        link.changes = {{"pruning.excluded", "", "[]"}, {"pruning.last_layer", "false", "true"}};
        QCOMPARE(changeTexts(link, {}), QStringList{QStringLiteral("Last layer too: no → yes")});
    }

    void isReachedFromTheSelectedRuns()
    {
        Stage stage;
        RunsPage page(stage.services, stage.settings);
        page.resize(1272, 816);
        page.show();
        page.activated();
        QTRY_COMPARE(page.model()->shown(), 4);
        QPushButton *chain = nullptr, *details = nullptr;
        for (QPushButton* button : page.findChildren<QPushButton*>()) {
            if (button->text() == QLatin1String("Speed-up ledger"))
                chain = button;
            if (button->text() == QLatin1String("Details"))
                details = button;
        }
        QVERIFY(chain && details && !chain->isVisible() && !details->isVisible());
        page.table()->selectIds({QStringLiteral("first")});
        QTRY_VERIFY(details->isVisible());
        QSignalSpy wanted(&page, &Page::runDetailsRequested);
        QTest::mouseClick(details, Qt::LeftButton);
        page.table()->setFocus(); // the button had it
        QTest::keyClick(page.table(), Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted[1][0].toString(), QStringLiteral("first"));
        page.table()->selectIds({QStringLiteral("four ranks"), QStringLiteral("loaders"), QStringLiteral("first")});
        QTRY_VERIFY(chain->isVisible());
        QTest::mouseClick(chain, Qt::LeftButton);
        auto* dialog = page.findChild<LedgerDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->model().model()->rowCount(), 3);
        QCOMPARE(dialog->model().model()->index(0, 0).data().toString(), QStringLiteral("first")); // the oldest
        dialog->close();
    }

    void headingsAreWhole_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"en", "de", "es", "fr", "it", "zh_CN"})
            QTest::newRow(code) << code;
    }
    void headingsAreWhole()
    {
        QFETCH(QString, code);
        const Speak language(code);
        QStringList cut;
        Stage stage;
        stage.open(kChain);
        const auto* table = stage.dialog->findChild<QTableView*>();
        const QFontMetrics metrics(Theme::instance().font(FontRole::SmallStrong));
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const QString heading = table->model()->headerData(column, Qt::Horizontal).toString();
            if (metrics.horizontalAdvance(heading) + 12 > table->columnWidth(column)) // and a margin on both sides
                cut << heading;
        }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void looksRight()
    {
        Stage stage;
        stage.open(kChain + QStringList{QStringLiteral("young")});
        stage.published()->trigger();
        QTRY_COMPARE(stage.model().rowCount(), 1 + 4 + 1 + 6);
        const QStringList problems = test::photograph(*stage.dialog, QStringLiteral("ledger"),
                                                      {{1180, 760}, {980, 560}}, [] { QTest::qWait(50); });
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(LedgerDialogTest)

} // namespace ledger_dialog_test

#include "ledger_dialog_test.moc"
