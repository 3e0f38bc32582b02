// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_page.h"

#include "backend/protocol/data_inspection.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/series.h"
#include "cluster/control/settle.h"
#include "gui/parts/run_checkpoints.h"
#include "gui/run/fact_list.h"
#include "gui/run/lineage_card.h"
#include "gui/run/notes_card.h"
#include "gui/run/run_record_view_model.h"
#include "gui/run/run_tables.h"
#include "gui/run/run_texts.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"
#include "tests/gui/sample_run.h"
#include "tests/storage/event_stream.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>

#include <algorithm>
#include <functional>
#include <map>

namespace run_page_test {

using namespace trainyard;

namespace {

constexpr const char* kBase = "20261120-140201-base00";
constexpr const char* kChild = "20261121-090000-child0";
constexpr const char* kTicket = "20261122-090000-ticket";

/// A run that resumed once, with checkpoints on the disk, a child, a ticket, a campaign and an alert.
struct Stage {
    QTemporaryDir folder;
    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreService> service;
    std::unique_ptr<RunPage> page;

    Stage()
    {
        store = std::make_shared<RunStore>(std::filesystem::path(folder.path().toStdString()) / "store.sqlite");
        settle(store->addCampaign({"study-1", "how far it goes", "", "", 1.0}));
        test::SampleRun base;
        base.id = kBase;
        base.name = "resnet20v2-cifar10-base";
        base.state = JobState::Done;
        base.epochs = base.doneEpochs = 12;
        base.resumed = true;
        test::putSampleRun(*store, base);
        const QString runs = folder.filePath(QStringLiteral("runs"));
        settle(store->setRunDirectory(kBase, (runs + QLatin1Char('/') + QLatin1String(kBase)).toStdString()));
        // Of the checkpoints that were written, after 3, 6, 9 and 12 epochs, two are left.
        const QString checkpoints = runs + QStringLiteral("/%1/checkpoints").arg(QLatin1String(kBase));
        QDir().mkpath(checkpoints);
        for (const char* name : {"epoch-0009.safetensors", "epoch-0012.safetensors"}) {
            QFile file(checkpoints + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1);
        }
        put(kChild, "fine-tuned", [](RunSpec& spec) {
            spec.parent.emplace();
            spec.parent->run = kBase;
            spec.parent->checkpoint = std::string(kBase) + "@epoch-9";
            spec.campaign = "study-1";
            spec.cell = "n1-r1";
        });
        put(kTicket, "winning-ticket", [](RunSpec& spec) {
            spec.pruning.method = PruningMethod::Magnitude;
            spec.pruning.maskFrom = std::string(kBase) + "@end";
        });
        AlertRow alert;
        alert.runId = kBase;
        alert.kind = "plateau";
        alert.step = 900;
        alert.text = alertReason("alert.gpu-hot", 0);
        settle(store->raiseAlert(alert));
        service = std::make_unique<StoreService>(store);
        Services services;
        services.store = service.get();
        page = std::make_unique<RunPage>(services);
        page->resize(1272, 850);
        page->show();
        page->activated();
    }

    template <typename Change>
    void put(const char* id, const char* name, Change change)
    {
        RunSpec spec;
        spec.id = id;
        spec.name = name;
        change(spec);
        settle(store->createRun(spec, std::string("/runs/") + id, "local"));
    }

    void open(const char* id)
    {
        page->openRun(QLatin1String(id));
        QTRY_VERIFY(page->model().has());
    }

    /// Clicks on the link with this text in the lineage.
    void follow(const QString& text)
    {
        QLabel* link = nullptr;
        const bool found = QTest::qWaitFor([&] { // a link is shortened until it has been laid out
            for (QLabel* label : page->lineage().findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QLatin1Char('>') + text))
                    link = label;
            return link != nullptr;
        });
        QVERIFY2(found, qPrintable(QStringLiteral("no link ") + text));
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Tab); // the first link gets the focus
        const qsizetype begin = link->text().indexOf(QLatin1String("href=\"")) + 6;
        emit link->linkActivated(link->text().mid(begin, link->text().indexOf(QLatin1Char('"'), begin) - begin));
    }

    QString text(const QWidget* inside) const
    {
        QStringList all;
        for (const QLabel* label : inside->findChildren<QLabel*>())
            all << label->accessibleName() << label->text();
        return all.join(QLatin1Char('\n'));
    }

    QPushButton* button(const QString& text) const
    {
        for (QPushButton* one : page->findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == text)
                return one;
        return nullptr;
    }
};

} // namespace

class RunPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void showsEverythingAboutARun()
    {
        Stage stage;
        stage.open(kBase);
        QCOMPARE(stage.page->windowTitleText(), QStringLiteral("resnet20v2-cifar10-base — run details"));
        QVERIFY(stage.page->results()->text().contains(QStringLiteral("Best val top-1")));
        QVERIFY(stage.page->environment()->text().contains(QStringLiteral("trainyard-engine 0.1.0 protocol 1")));
        QVERIFY(stage.page->dataSet()->text().contains(QStringLiteral("/data/cifar10")));
        QVERIFY(stage.page->dataSet()->text().contains(QStringLiteral("add the data set on the Data page")));
        const FactsModel& attempts = stage.page->attempts()->facts();
        QCOMPARE(attempts.rowCount(), 2);
        QCOMPARE(attempts.rows()[1].cells[4], QStringLiteral("lab-7"));
        QVERIFY(attempts.rows()[1].cells[3] != QStringLiteral("–")); // how it ended
        QCOMPARE(stage.page->alerts()->facts().rowCount(), 1);
        QVERIFY(stage.page->alerts()->isVisible());
    }

    /// "small-cnn-gl…64-lr0.02-s1" hides what tells it from the next, beside empty space.
    void itsNameIsWholeWhereThereIsRoom()
    {
        Stage stage;
        stage.open(kBase);
        const QString name = QStringLiteral("resnet20v2-cifar10-base");
        ElidedLabel* title = nullptr;
        for (auto* label : stage.page->findChildren<ElidedLabel*>())
            if (label->text() == name)
                title = label;
        QVERIFY(title);
        QTRY_VERIFY(title->width() >= title->sizeHint().width());
    }

    void showsTheDataSetsFingerprint()
    {
        Stage stage;
        DataSetRow set;
        set.name = "cifar";
        set.data.format = DataFormat::Folder;
        set.data.path = "/data/cifar10";
        const std::int64_t key = stage.store->addDataSet(set).get().value();
        DataInspection inspection;
        inspection.data = set.data;
        inspection.fingerprint = "0123456789abcdef0123456789abcdef";
        settle(stage.store->putInspection(key, inspection, 1000.0));
        stage.open(kBase);
        QVERIFY2(stage.page->dataSet()->text().contains(QStringLiteral("0123456789abcdef0123456789abcdef")),
                 qPrintable(stage.page->dataSet()->text()));
        QVERIFY(!stage.page->dataSet()->text().contains(QStringLiteral("after the run had started")));
    }

    void showsWhatDiffersFromTheDefaultsFirst()
    {
        Stage stage;
        stage.open(kBase);
        const FactsModel& settings = stage.page->settings()->facts();
        QAbstractItemModelTester tester(const_cast<FactsModel*>(&settings),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int changed = settings.rowCount();
        QStringList keys;
        for (const FactsModel::Row& row : settings.rows())
            keys << row.id;
        QVERIFY(keys.contains(QStringLiteral("training.batch_size")));
        auto* all = stage.page->findChild<QCheckBox*>();
        QTest::mouseClick(all, Qt::LeftButton, {}, QPoint(8, all->height() / 2));
        QVERIFY(settings.rowCount() > changed + 10);
        QCOMPARE(settings.rows()[0].id, keys[0]);
        QVERIFY(settings.rows()[changed - 1].strong && !settings.rows()[changed].strong);
        QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("copyJson")), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\"id\": \"20261120-140201-base00\"")));
    }

    /// What a program measures itself is a result too.
    void aProgramsOwnSeriesAreResults()
    {
        Stage stage;
        stage.put("own", "own", [](RunSpec& spec) {
            spec.program = ProgramSpec{};
            spec.program->command = {"python3", "train.py"};
            spec.program->folder = "/home/ada";
        });
        test::EventStream events;
        StartedEvent started;
        started.runId = "own";
        events.add(started);
        MetricsEvent metrics;
        metrics.step = 1;
        metrics.values = {{series::kTrainLoss, SeriesValue::of(0.5)},
                          {series::kCpuUtilization, SeriesValue::of(90.0)},
                          {"my_metric", SeriesValue::of(0.25)}};
        events.add(metrics);
        settle(stage.store->ingest(events.chunk("own")));
        const std::optional<RunRecord> record = readRecord(*stage.store->reader(), "own");
        QVERIFY(record.has_value());
        QStringList facts;
        for (const Fact& fact : resultFacts(*record))
            facts << fact.label + u'=' + fact.text;
        QVERIFY2(facts.contains(QStringLiteral("my_metric=0.2500")), qPrintable(facts.join(u'/')));
        QVERIFY(facts.filter(QStringLiteral("cpu/")).isEmpty());
        QCOMPARE(record->own.size(), std::size_t(1));
        QVERIFY(readRecord(*stage.store->reader(), kBase)->own.empty()); // the engine's are named
    }

    /// A log that ends does not say that its program trained to the end.
    void anImportedAttemptJustEnds()
    {
        RunRecord record;
        record.attempts.emplace_back();
        record.attempts[0].row.number = 1;
        record.attempts[0].outcome = exitReason(ExitCode::Completed);
        QCOMPARE(attemptRows(record)[0].cells[3], QStringLiteral("Trained to the end"));
        record.imported = true;
        QCOMPARE(attemptRows(record)[0].cells[3], QStringLiteral("–"));
    }

    /// The note counts only settings that the table lists, and a program has no settings of a network.
    void onlyWhatDiffersOfAProgramIsListed()
    {
        Stage stage;
        constexpr const char* kScript = "20261123-090000-script";
        stage.put(kScript, "script", [](RunSpec& spec) {
            spec.program.emplace();
            spec.program->command = {"python3", "train.py"};
            spec.program->folder = "/code";
            spec.program->parameters = {{"lr", 0.1}};
        });
        stage.open(kScript);
        const FactsModel& settings = stage.page->settings()->facts();
        QTRY_VERIFY(settings.rowCount() > 0);
        QStringList keys;
        for (const FactsModel::Row& row : settings.rows())
            keys << row.id;
        QCOMPARE(keys, (QStringList{QStringLiteral("program.command"), QStringLiteral("program.folder"),
                                    QStringLiteral("program.parameters.lr")}));
        QVERIFY2(stage.text(stage.page.get()).contains(QStringLiteral("3 of ")),
                 qPrintable(stage.text(stage.page.get())));
    }

    /// Choices on which other defaults depend are told too.
    void choicesThatDifferFromTheDefaultsAreListed()
    {
        Stage stage;
        constexpr const char* kFolder = "20261123-090000-folder";
        stage.put(kFolder, "pictures", [](RunSpec& spec) {
            spec.data.format = DataFormat::Folder;
            spec.data.path = "/pictures";
            spec.data.unreadable = UnreadablePolicy::Skip;
        });
        stage.open(kFolder);
        const FactsModel& settings = stage.page->settings()->facts();
        QTRY_VERIFY(settings.rowCount() > 0);
        QHash<QString, QStringList> rows;
        for (const FactsModel::Row& row : settings.rows())
            rows.insert(row.id, row.cells);
        QVERIFY(rows.contains(QStringLiteral("data.format")));
        QVERIFY(rows.contains(QStringLiteral("data.unreadable")));
        const QStringList unreadable = rows.value(QStringLiteral("data.unreadable"));
        QVERIFY(unreadable[1] != unreadable[2] && !unreadable[2].isEmpty());
        QVERIFY(rows.contains(QStringLiteral("data.path")));
        QVERIFY(!rows.contains(QStringLiteral("training.optimizer.kind")));
    }

    /// This run keeps no file for its best epoch, so the validation at the checkpoints' steps tells.
    void marksTheBestCheckpoint()
    {
        Stage stage;
        stage.open(kBase);
        const auto reader = stage.store->reader();
        std::map<std::int64_t, double> top1;
        reader->points(reader->run(kBase)->key, series::kValTop1,
                       [&](const PointRow& point) { top1[point.step] = point.value; });
        const auto& rows = stage.page->checkpoints()->facts().rows();
        QCOMPARE(rows.size(), 2);
        const qsizetype best = top1.at(12 * 176) > top1.at(9 * 176) ? 0 : 1; // the newest comes first
        const double highest = std::max_element(top1.begin(), top1.end(), [](const auto& a, const auto& b) {
                                   return a.second < b.second;
                               })->second;
        const QString mark = highest > std::max(top1.at(12 * 176), top1.at(9 * 176)) ? QStringLiteral(", best kept")
                                                                                     : QStringLiteral(", best");
        QVERIFY2(rows[best].cells[0].endsWith(mark), qPrintable(rows[best].cells[0]));
        QVERIFY(!rows[1 - best].cells[0].contains(QStringLiteral("best")));

        std::vector<RunCheckpoint> alone(1);
        alone.front().step = 12 * 176;
        markBest(*reader, *reader->run(kBase), alone);
        QVERIFY(!alone.front().best); // nothing to compare it with
        std::vector<RunCheckpoint> kept(3);
        kept[0].step = 9 * 176;
        kept[1].step = 12 * 176;
        kept[2].best = true;
        markBest(*reader, *reader->run(kBase), kept);
        QVERIFY(!kept[0].best && !kept[1].best); // the run says which one it is
    }

    /// The checkpoint of the run's best epoch was removed: "best" alone would say that the run got no further.
    void theBestOfTheKeptOnesIsNamedSo()
    {
        Stage stage;
        const auto reader = stage.store->reader();
        const RunRow run = *reader->run(kBase);
        std::vector<std::pair<double, std::int64_t>> order; // of the validations, the best one first
        reader->points(run.key, series::kValTop1,
                       [&](const PointRow& point) { order.emplace_back(-point.value, point.step); });
        std::sort(order.begin(), order.end());
        QVERIFY(order.size() > 2 && order[1].first < order[2].first && order[0].first < order[1].first);
        const auto marked = [&](std::size_t first) {
            std::vector<RunCheckpoint> kept(2);
            kept[0].step = order[first].second;
            kept[1].step = order.back().second;
            markBest(*reader, run, kept);
            return markedTitle(kept[0], run);
        };
        QVERIFY2(marked(1).endsWith(QStringLiteral(", best kept")), qPrintable(marked(1)));
        QVERIFY2(marked(0).endsWith(QStringLiteral(", best")), qPrintable(marked(0)));
    }

    void actsOnACheckpoint()
    {
        Stage stage;
        stage.open(kBase);
        FactsTable* table = stage.page->checkpoints();
        QCOMPARE(table->facts().rowCount(), 2); // of four
        QVERIFY(table->facts().rows()[0].cells[0].contains(QStringLiteral("12")));
        QSignalSpy looks(stage.page.get(), &Page::lookInsideRequested);
        QSignalSpy continued(stage.page.get(), &Page::continueRunRequested);
        QPushButton* start = stage.button(QStringLiteral("Start from it"));
        QVERIFY(start && !start->isEnabled());
        table->setCurrentIndex(table->model()->index(1, 0));
        QVERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(continued.size(), 1);
        QVERIFY(continued[0][1].toString().endsWith(QStringLiteral("checkpoints/epoch-0009.safetensors")));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(looks.size(), 1);
        QTest::mouseClick(stage.button(QStringLiteral("Copy path")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), continued[0][1].toString());
    }

    void linksToRelativesAndBack()
    {
        Stage stage;
        stage.open(kBase);
        const QString lineage = stage.text(&stage.page->lineage());
        QVERIFY2(lineage.contains(QStringLiteral("Gave its weights to fine-tuned · epoch-9")), qPrintable(lineage));
        QVERIFY2(lineage.contains(QStringLiteral("Gave its mask to winning-ticket · end")), qPrintable(lineage));
        stage.follow(QStringLiteral("fine-tuned"));
        QTRY_COMPARE(stage.page->model().name(), QStringLiteral("fine-tuned"));
        QVERIFY(stage.text(&stage.page->lineage()).contains(QStringLiteral("Started from the weights of resnet20v2")));
        QSignalSpy campaigns(stage.page.get(), &Page::openCampaignRequested);
        stage.follow(QStringLiteral("how far it goes"));
        QCOMPARE(campaigns.size(), 1);
        QCOMPARE(campaigns[0][0].toString(), QStringLiteral("study-1"));
        // Back leads to the run before, then to the page before.
        QSignalSpy back(stage.page.get(), &Page::backRequested);
        QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("back")), Qt::LeftButton);
        QTRY_COMPARE(stage.page->model().name(), QStringLiteral("resnet20v2-cifar10-base"));
        QCOMPARE(back.size(), 0);
        QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("back")), Qt::LeftButton);
        QCOMPARE(back.size(), 1);
    }

    /// Back, as the button does; while notes are being written it takes back what was written, and no more.
    void escapeLeadsBack()
    {
        Stage stage;
        stage.open(kBase);
        QSignalSpy back(stage.page.get(), &Page::backRequested);
        std::function<void()> undo;
        connect(stage.page.get(), &Page::noticed, this,
                [&](const QString&, const std::function<void()>& act) { undo = act; });
        const auto stored = [&] { return QString::fromStdString(stage.store->reader()->run(kBase)->notes); };
        NotesCard& notes = stage.page->notes();
        notes.write();
        QTest::keyClicks(notes.text(), QStringLiteral("kept"));
        QTest::keyClick(notes.text(), Qt::Key_Return, Qt::ControlModifier);
        notes.write();
        notes.text()->moveCursor(QTextCursor::End);
        QTest::keyClicks(notes.text(), QStringLiteral(" and not kept"));
        QTest::keyClick(notes.text(), Qt::Key_Escape);
        QCOMPARE(back.size(), 0);
        QVERIFY(!notes.changed());
        QVERIFY(notes.view()->isVisible());
        QCOMPARE(stage.page->focusWidget(), notes.view());
        QCOMPARE(notes.view()->toPlainText(), QStringLiteral("kept"));
        notes.write(); // nothing to take back
        QTest::keyClick(notes.text(), Qt::Key_Escape);
        QCOMPARE(back.size(), 0);
        QTest::keyClick(notes.view(), Qt::Key_Escape);
        QCOMPARE(back.size(), 1);
        stage.page->settings()->setFocus();
        QTest::keyClick(stage.page->settings(), Qt::Key_Escape);
        QCOMPARE(back.size(), 2);
        QTRY_COMPARE(stored(), QStringLiteral("kept"));
        undo(); // nothing that was written is lost
        QTRY_COMPARE(stored(), QStringLiteral("kept and not kept"));
        QTRY_COMPARE(notes.text()->toPlainText(), stored());
    }

    void keepsNotesAsMarkdown()
    {
        Stage stage;
        stage.open(kBase);
        NotesCard& notes = stage.page->notes();
        notes.write();
        QTest::keyClicks(notes.text(), QStringLiteral("# Result"));
        QTest::keyClick(notes.text(), Qt::Key_Return);
        QTest::keyClicks(notes.text(), QStringLiteral("with **warm-up** and <b>html</b>"));
        QVERIFY(notes.changed());
        QTest::keyClick(notes.text(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!notes.changed());
        QTRY_COMPARE(QString::fromStdString(stage.store->reader()->run(kBase)->notes),
                     QStringLiteral("# Result\nwith **warm-up** and <b>html</b>"));
        const QString shown = notes.view()->toPlainText();
        QVERIFY2(shown.contains(QStringLiteral("Result")) &&
                     shown.contains(QStringLiteral("with warm-up and <b>html</b>")),
                 qPrintable(shown)); // rendered, without HTML
        // What is written stays while the store changes, and is saved when the page is left.
        notes.write();
        notes.text()->setPlainText(QStringLiteral("half a sen"));
        settle(stage.store->setTags(kBase, {"new"}));
        QTRY_COMPARE(stage.page->model().record().run.tags.front(), std::string("new"));
        QCOMPARE(notes.text()->toPlainText(), QStringLiteral("half a sen"));
        stage.page->deactivated();
        QTRY_COMPARE(QString::fromStdString(stage.store->reader()->run(kBase)->notes), QStringLiteral("half a sen"));
    }

    void notesThatAreTooLongSaySo()
    {
        QWidget window;
        NotesCard notes(&window);
        const auto told = [&] {
            const QList<QLabel*> labels = notes.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return !label->isHidden() && label->text().contains(QStringLiteral("20,000"));
            });
        };
        notes.setNotes(QStringLiteral("run"), QString());
        notes.write();
        notes.text()->insertPlainText(QString(20'000, QLatin1Char('a')));
        QVERIFY(!told());
        notes.text()->insertPlainText(QStringLiteral("bc"));
        QCOMPARE(notes.text()->toPlainText(), QString(20'000, QLatin1Char('a')));
        QVERIFY(told());
        QTest::keyClick(notes.text(), Qt::Key_Backspace);
        QVERIFY(!told());
        notes.setNotes(QStringLiteral("other"), QString(20'100, QLatin1Char('b'))); // as it is stored: nothing is cut
        QVERIFY(!notes.changed());
        QVERIFY(!told());
    }

    void notesAreAsHighAsTheirText()
    {
        NotesCard notes;
        notes.setNotes(QStringLiteral("run"), QStringLiteral("One line."));
        notes.resize(400, 500);
        notes.show();
        QTest::qWait(20);
        const int one = notes.view()->height();
        QVERIFY2(one < 80, qPrintable(QString::number(one)));
        notes.setNotes(QStringLiteral("run"), QStringLiteral("word ").repeated(100));
        QTRY_VERIFY(notes.view()->height() > 2 * one);
        QVERIFY(!notes.view()->verticalScrollBar()->isVisible());
        QVERIFY(notes.view()->height() < notes.view()->document()->size().height() + 4); // and not higher
        notes.setNotes(QStringLiteral("run"), QStringLiteral("word ").repeated(2000));
        QTRY_VERIFY(notes.view()->verticalScrollBar()->isVisible());
        const int most = notes.view()->height();
        notes.setNotes(QStringLiteral("run"), QStringLiteral("One line."));
        QTRY_COMPARE(notes.view()->height(), one);
        notes.write();
        QTRY_COMPARE(notes.text()->height(), most); // room to write
    }

    void notesLoadNoPictures()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("picture.png"));
        QImage picture(20, 20, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(file));
        NotesCard notes;
        notes.setNotes(QStringLiteral("run"), QStringLiteral("![x](%1) ![y](https://example.org/y.png)").arg(file));
        notes.resize(400, 300);
        notes.show();
        QVERIFY(QTest::qWaitForWindowExposed(&notes));
        for (const QString& name : {file, QStringLiteral("https://example.org/y.png")}) {
            // Qt keeps its own small sign for a picture that it has not got.
            const QVariant kept = notes.view()->document()->resource(QTextDocument::ImageResource, QUrl(name));
            QVERIFY(kept.value<QPixmap>().size() != picture.size() && kept.value<QImage>().size() != picture.size());
        }
    }

    void saysThatARunIsGone()
    {
        Stage stage;
        stage.page->openRun(QStringLiteral("nowhere"));
        QTRY_VERIFY(stage.page->model().missing());
        QVERIFY(stage.text(stage.page.get()).contains(QStringLiteral("This run is not in the store")));
        stage.open(kTicket); // it was never started: no attempts, no results
        QCOMPARE(stage.page->attempts()->facts().rowCount(), 0);
    }

    void looksRight()
    {
        Stage stage;
        settle(stage.store->setNotes(
            kBase, "# Warm-up helps\n\nFive epochs of warm-up make the loss fall *earlier*:\n\n"
                   "| warm-up | best top-1 |\n|---|---|\n| none | 85.1 % |\n| 5 epochs | **86.0 %** |\n\n"
                   "- next: batch 512\n- then a ticket of this one"));
        stage.open(kBase);
        QTest::qWait(100);
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("run"), {{1272, 850}, {1272, 1400}, {952, 640}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(RunPageTest)

} // namespace run_page_test

#include "run_page_test.moc"
