// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_page.h"

#include "gui/data/catalogue_dialog.h"
#include "gui/data/catalogue_view_model.h"
#include "gui/data/data_details.h"
#include "gui/data/data_facts.h"
#include "gui/data/data_view_model.h"
#include "gui/data/prepare_dialog.h"
#include "gui/new_run/data_set_choice.h"
#include "gui/parts/app_settings.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "gui/widgets/thumbnail_grid.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>

namespace data_page_test {

using namespace trainyard;

namespace {

/// A page over a store of its own and the real engine.
struct Stage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    std::shared_ptr<RunStore> runs;
    std::unique_ptr<StoreService> store;
    std::unique_ptr<DataInspectService> inspect;
    std::unique_ptr<DataPrepareService> prepare;
    std::unique_ptr<DataPage> page;

    explicit Stage(const QString& engine = QString::fromStdString(test::program("trainyard-engine").string()))
    {
        runs = std::make_shared<RunStore>(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        store = std::make_unique<StoreService>(runs);
        const auto calls = std::make_shared<const EngineCalls>(engine);
        inspect = std::make_unique<DataInspectService>(calls);
        prepare = std::make_unique<DataPrepareService>(calls);
        Services services;
        services.store = store.get();
        services.inspect = inspect.get();
        services.prepare = prepare.get();
        page = std::make_unique<DataPage>(services, settings);
        page->resize(1272, 816);
        page->show();
        page->activated();
        QVERIFY(QTest::qWaitFor([this] { return model().answered(); }));
    }

    DataViewModel& model() { return *page->model(); }
    QListView& list() { return *page->findChild<QListView*>(); }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* button : page->findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible())
                return button;
        return nullptr;
    }
    QTableView* table(const QString& name)
    {
        for (QTableView* table : page->findChildren<QTableView*>())
            if (table->accessibleName() == name)
                return table;
        return nullptr;
    }
    bool waitForInspection()
    {
        return QTest::qWaitFor([this] { return model().inspection() != nullptr; }, 10000);
    }
};

void writeImage(const QString& file, int width, int height, unsigned seed)
{
    QDir().mkpath(QFileInfo(file).path());
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(QColor::fromHsv(static_cast<int>(seed * 67 % 360), 130, 220));
    QPainter painter(&image);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromHsv(static_cast<int>(seed * 151 % 360), 200, 160));
    painter.drawEllipse(static_cast<int>(seed * 7 % 20), static_cast<int>(seed * 11 % 20), width / 2, height / 2);
    painter.end();
    if (!image.save(file))
        qFatal("cannot write %s", qPrintable(file));
}

/// Three classes of unequal size, one broken file, one image in both splits.
QString writeDataSet(const QTemporaryDir& folder, const QString& name = QStringLiteral("flowers"))
{
    const QString root = folder.filePath(name);
    unsigned seed = 1;
    int images = 12;
    for (const char* kind : {"daisy", "rose", "tulip"}) {
        for (int i = 0; i < images; ++i)
            writeImage(QStringLiteral("%1/train/%2/%3.png").arg(root, QLatin1String(kind)).arg(i), 60 + i % 3 * 20, 64,
                       seed++);
        for (int i = 0; i < 3; ++i)
            writeImage(QStringLiteral("%1/val/%2/%3.png").arg(root, QLatin1String(kind)).arg(i), 60, 64, seed++);
        images -= 3;
    }
    QFile::copy(root + QStringLiteral("/train/rose/0.png"), root + QStringLiteral("/val/rose/again.png"));
    QFile broken(root + QStringLiteral("/train/tulip/broken.jpg"));
    if (!broken.open(QIODevice::WriteOnly))
        qFatal("cannot write the broken file");
    broken.write("<html>not here</html>");
    return root;
}

QPushButton* dialogButton(const QWidget& dialog, const QString& text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

DataInspection largeInspection()
{
    DataInspection found;
    found.data.format = DataFormat::Folder;
    found.data.path = "/data/vision/imagenet-1k";
    found.data.image = {224, 224, 3};
    found.summary = "1,281,167 + 50,000 images in 1,000 classes";
    found.fingerprint = "5f0c2d4479b1a9e38e6d10f7c6b3a2e1";
    for (int i = 0; i < 1000; ++i)
        found.classes.push_back(
            {"n0" + std::to_string(1440000 + i * 137) + " a class with a rather long name", 732 + i * 571 % 569, 50});
    found.trainSamples = 1281167;
    found.validationSamples = 50000;
    for (int i = 0; i < 200; ++i)
        found.sizes.push_back({500, 375 - i, 200000 / (i + 1)});
    found.distinctSizes = 4127;
    found.mean = {0.4811, 0.4575, 0.4078};
    found.deviation = {0.2753, 0.2685, 0.2831};
    found.greyImages = 20123;
    found.betweenSplits = 1203;
    found.withinTraining = 7522;
    found.otherLabel = 612;
    for (int i = 0; i < 100; ++i)
        found.duplicates.push_back({"train/n02101006/n02101006_" + std::to_string(i) + ".JPEG",
                                    "val/n02101006/ILSVRC2012_val_0000" + std::to_string(1000 + i) + ".JPEG",
                                    i % 3 != 0});
    return found;
}

} // namespace

class DataPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void emptyListSaysWhatToDo()
    {
        Stage stage;
        auto* empty = stage.page->findChild<EmptyState*>();
        QTRY_VERIFY(empty && empty->isVisible());
        QVERIFY(stage.button(QStringLiteral("Add a folder…")));
    }

    void nothingIsSaidOfPixelsThatNobodyRead()
    {
        DataInspection found;
        found.trainSamples = found.unreadableTraining = 2;
        found.mean = found.deviation = {0.0, 0.0, 0.0};
        const auto told = [&found] {
            QStringList texts;
            for (const DataFact& fact : dataFacts())
                if (QStringList({"mean", "deviation", "colours"}).contains(fact.id))
                    texts << fact.text(found);
            return texts;
        };
        QCOMPARE(told(), QStringList({"–", "–", "–"}));
        found.unreadableTraining = 1; // one black image
        found.greyImages = 1;
        found.mean = found.deviation = {0.0};
        QCOMPARE(told(), QStringList({"0.0000", "0.0000", "all grey"}));
    }

    void inspectsWhatIsAdded()
    {
        Stage stage;
        const QAbstractItemModelTester tester(stage.model().dataSets());
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        const DataSetRow* row = stage.model().selectedRow();
        QVERIFY(row);
        QCOMPARE(row->name, std::string("flowers"));
        QCOMPARE(row->trainSamples, 28);
        QCOMPARE(row->unreadable, 1);
        QCOMPARE(stage.list().currentIndex().data().toString(), QStringLiteral("flowers"));
        QCOMPARE(stage.list().currentIndex().data(DataSetsModel::StateRole).toString(), QStringLiteral("1 broken"));
        QCOMPARE(stage.table(QStringLiteral("Images of each class"))->model()->rowCount(), 3);
        const auto* checks = stage.table(QStringLiteral("Problems of single images"))->model();
        QCOMPARE(checks->rowCount(), 1);
        QCOMPARE(checks->index(0, 0).data().toString(), QStringLiteral("train/tulip/broken.jpg"));
        QVERIFY(checks->index(0, 1).data().toString().contains(QStringLiteral("web page")));
        QCOMPARE(stage.model().inspection()->betweenSplits, 1);
        stage.page->resize(1112, 760);
        bool dated = false; // all of it, for the name beside it is short
        for (const ElidedLabel* label : stage.page->findChildren<ElidedLabel*>())
            if (label->text().startsWith(QStringLiteral("inspected "))) {
                dated = true;
                QTRY_VERIFY(label->width() >= label->sizeHint().width());
            }
        QVERIFY(dated);
        QVERIFY(stage.page->findChild<ThumbnailGrid*>()->count() >= 27);
    }

    void aFolderThatIsNoDataSetSaysWhyAndStays()
    {
        Stage stage;
        stage.model().add(stage.folder.filePath(QStringLiteral("nothing here")));
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
        auto* error = stage.page->findChild<FieldError*>();
        QTRY_VERIFY(error->text().contains(QStringLiteral("no such file or folder")));
        QCOMPARE(stage.list().currentIndex().data(DataSetsModel::StateRole).toString(), QStringLiteral("Failed"));
        QVERIFY(!stage.button(QStringLiteral("New run"))->isEnabled());
        // The folder comes into being: inspecting again finds it, and its format.
        writeDataSet(stage.folder, QStringLiteral("nothing here"));
        QTest::mouseClick(stage.button(QStringLiteral("Inspect")), Qt::LeftButton);
        QVERIFY(stage.waitForInspection());
        QVERIFY(error->text().isEmpty());
        QVERIFY(stage.button(QStringLiteral("New run"))->isEnabled());
    }

    void aRunBeginsWithTheData()
    {
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        QList<DataSpec> asked;
        connect(stage.page.get(), &Page::newRunWithDataRequested, this, [&](const DataSpec& data) { asked << data; });
        QTest::mouseClick(stage.button(QStringLiteral("New run")), Qt::LeftButton);
        stage.list().setFocus();
        QTest::keyClick(&stage.list(), Qt::Key_Return);
        QCOMPARE(asked.size(), 2);
        QVERIFY(asked[0] == stage.model().inspection()->data);
        QVERIFY(asked[0].format == DataFormat::Folder);
        QVERIFY(asked[1] == asked[0]);
    }

    /// The list's menu and keys do what the selected data set allows, not what the one before it did.
    void actionsFollowTheSelection()
    {
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        const qint64 good = stage.model().selected();
        stage.model().add(stage.folder.filePath(QStringLiteral("nothing here")));
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 2);
        QTRY_VERIFY(!stage.button(QStringLiteral("New run"))->isEnabled());
        const qint64 broken = stage.model().selected();
        QTRY_COMPARE(stage.model().dataSets()->activity(broken).kind, DataSetActivity::Kind::Failed);
        const auto allowed = [&](const char* text) {
            for (const QAction* action : stage.list().actions())
                if (action->text() == QString::fromUtf8(text))
                    return action->isEnabled();
            return false;
        };
        for (const auto& [key, ready] : {std::pair{good, true}, {broken, false}, {good, true}}) {
            stage.model().select(key);
            QCOMPARE(allowed("New run with this data"), ready);
            QCOMPARE(allowed("Prepare…"), ready);
            QVERIFY(allowed("Remove from the list"));
        }
    }

    void runsBringTheirDataSets()
    {
        Stage stage;
        RunSpec spec;
        spec.id = spec.name = "from-the-command-line";
        spec.data.format = DataFormat::Folder;
        spec.data.path = writeDataSet(stage.folder, QStringLiteral("garden/data")).toStdString();
        QVERIFY(stage.runs->createRun(spec, "/runs", "local", 100.0).get().ok());
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
        const QModelIndex row = stage.model().dataSets()->index(0);
        QCOMPARE(row.data().toString(), QStringLiteral("garden")); // not "data"
        QCOMPARE(row.data(DataSetsModel::CountsRole).toString(), QStringLiteral("used by 1 run"));
        QTRY_COMPARE(stage.model().selected(), row.data(DataSetsModel::KeyRole).toLongLong());
        QVERIFY(!stage.button(QStringLiteral("New run"))->isEnabled()); // nothing is known of it yet
        // Inspected, it is a data set like the others.
        QTest::mouseClick(stage.button(QStringLiteral("Inspect")), Qt::LeftButton);
        QVERIFY(stage.waitForInspection());
        QCOMPARE(stage.model().dataSets()->rowCount(), 1);
        QVERIFY(stage.model().selected() > 0);
        QVERIFY(stage.button(QStringLiteral("New run"))->isEnabled());
        QSignalSpy offered(&stage.model(), &DataViewModel::undoOffered);
        stage.model().remove(stage.model().selected());
        QVERIFY(offered.wait());
        QVERIFY2(offered.at(0).at(0).toString().contains(QStringLiteral("runs use it")),
                 qPrintable(offered.at(0).at(0).toString()));
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
        QTRY_VERIFY(DataViewModel::isOnlyUsed(stage.model().dataSets()->rows()[0]));
    }

    /// The attempt to inspect a data set puts it into the list; runs use it all the same.
    void runsAreToldOfAfterAFailedInspection()
    {
        Stage stage;
        for (const char* id : {"one", "two", "elsewhere", "other"}) {
            RunSpec spec;
            spec.id = spec.name = id;
            spec.data.format = DataFormat::Folder;
            const bool other = spec.id == "other";
            spec.data.path = stage.folder.filePath(QStringLiteral("ab sent")).toStdString() + (other ? "ees" : "");
            if (spec.id == "two")
                spec.data.path += '/';
            const char* machine = spec.id == "elsewhere" ? "cluster" : "local";
            QVERIFY(stage.runs->createRun(spec, "/runs", machine, 100.0).get().ok());
        }
        DataSetsModel& sets = *stage.model().dataSets();
        const auto row = [&] {
            for (int i = 0; i < sets.rowCount(); ++i)
                if (QDir::cleanPath(QString::fromStdString(sets.rows()[std::size_t(i)].data.path)) ==
                        stage.folder.filePath(QStringLiteral("ab sent")) &&
                    sets.rows()[std::size_t(i)].machine == "local")
                    return sets.index(i);
            return QModelIndex();
        };
        const auto counts = [&] { return row().data(DataSetsModel::CountsRole).toString(); };
        stage.model().refresh();
        QTRY_COMPARE(sets.rowCount(), 3);
        QCOMPARE(counts(), QStringLiteral("used by 2 runs"));
        stage.model().inspect(row().data(DataSetsModel::KeyRole).toLongLong());
        QTRY_COMPARE(row().data(DataSetsModel::StateRole).toString(), QStringLiteral("Failed"));
        QTRY_VERIFY(row().data(DataSetsModel::KeyRole).toLongLong() > 0);
        QCOMPARE(counts(), QStringLiteral("used by 2 runs"));
    }

    /// The beginning of a date tells nothing.
    void theTimeOfAnInspectionIsWholeOrAbsent()
    {
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        auto* since = stage.page->findChild<ElidedLabel*>(QStringLiteral("since"));
        QVERIFY(since);
        const auto painted = [&](int width) {
            stage.page->resize(width, 816);
            QTest::qWait(50);
            const QImage picture = since->grab().toImage();
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixel(x, y) != picture.pixel(0, 0))
                        return true;
            return false;
        };
        QVERIFY(painted(1600));
        QVERIFY(since->fontMetrics().horizontalAdvance(since->text()) <= since->width());
        QVERIFY(!painted(932));
        QVERIFY(since->width() < since->sizeHint().width());
    }

    void namesSayWhatIsInAFolder()
    {
        const auto name = [](const char* path) { return DataViewModel::proposedName(QString::fromLatin1(path)); };
        QCOMPARE(name("/home/me/flowers/data"), QStringLiteral("flowers"));
        QCOMPARE(name("/home/me/Flowers/train/"), QStringLiteral("Flowers"));
        QCOMPARE(name("/data/mnist"), QStringLiteral("mnist"));
        QCOMPARE(name("/data"), QStringLiteral("data"));
    }

    void renamesInPlace()
    {
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        stage.list().setFocus();
        QTest::keyClick(&stage.list(), Qt::Key_F2);
        auto* edit = stage.list().findChild<QLineEdit*>();
        QVERIFY(edit);
        QCOMPARE(edit->text(), QStringLiteral("flowers"));
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("  Garden   flowers "));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(stage.list().currentIndex().data().toString(), QStringLiteral("Garden flowers"));
        stage.model().add(writeDataSet(stage.folder, QStringLiteral("other")), QStringLiteral("garden FLOWERS"));
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 2);
        QVERIFY(stage.model().dataSets()->rows()[1].name == "garden FLOWERS 2");
        QSignalSpy failed(&stage.model(), &DataViewModel::failed);
        stage.model().rename(stage.model().dataSets()->rows()[1].key, QStringLiteral("Garden flowers"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("another data set has this name")));
    }

    void removingKeepsFilesAndCanBeUndone()
    {
        Stage stage;
        const QString root = writeDataSet(stage.folder);
        stage.model().add(root);
        QVERIFY(stage.waitForInspection());
        const DataInspection before = *stage.model().inspection();
        QSignalSpy offered(&stage.model(), &DataViewModel::undoOffered);
        stage.list().setFocus();
        QTest::keyClick(&stage.list(), Qt::Key_Delete);
        QTRY_COMPARE(offered.size(), 1);
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 0);
        QVERIFY(QFileInfo::exists(root + QStringLiteral("/train/rose/0.png")));
        stage.model().undo();
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
        QVERIFY(stage.waitForInspection());
        QVERIFY(*stage.model().inspection() == before);
    }

    void anInspectionCanBeCancelled()
    {
        // An engine that never comes to an end.
        QTemporaryDir folder;
        const QString engine = folder.filePath(QStringLiteral("engine"));
        QFile file(engine);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\necho '{\"progress\": {\"phase\": \"read\", \"done\": 250, \"total\": 1000}}'\nexec "
                   "sleep 100\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        Stage stage(engine);
        stage.model().add(QStringLiteral("/data/one"));
        stage.model().add(QStringLiteral("/data/two"));
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 2);
        const auto& rows = stage.model().dataSets()->rows();
        const auto state = [&](int row) {
            return stage.model().dataSets()->index(row).data(DataSetsModel::StateRole).toString();
        };
        QTRY_COMPARE(state(0), QStringLiteral("25 %"));
        QTRY_COMPARE(state(1), QStringLiteral("Waiting")); // one after the other
        stage.model().select(rows[0].key);
        auto* bar = stage.page->findChild<DataDetails*>()->findChild<BusyBar*>();
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(state(0), QStringLiteral("Not inspected"));
        QVERIFY(!bar->isVisible());
        QTRY_COMPARE(state(1), QStringLiteral("25 %"));
        stage.model().remove(rows[1].key); // ends its process too
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
    }

    /// The reason is what a person needs to mend the data set, the next day as well.
    void aFailureIsKeptOverARestart()
    {
        Stage stage;
        const QString absent = stage.folder.filePath(QStringLiteral("absent"));
        const auto state = [](const DataSetsModel& sets) { return sets.index(0).data(DataSetsModel::StateRole); };
        const auto reason = [](DataViewModel& model) {
            return model.activityText(model.dataSets()->rows().front().key);
        };
        stage.model().add(absent);
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 1);
        QTRY_COMPARE(state(*stage.model().dataSets()).toString(), QStringLiteral("Failed"));
        const QString why = reason(stage.model());
        QVERIFY(!why.isEmpty());
        Services services;
        services.store = stage.store.get();
        services.inspect = stage.inspect.get();
        const auto answer = [](DataViewModel& model) {
            model.refresh();
            return QTest::qWaitFor([&] { return model.dataSets()->rowCount() == 1; });
        };
        DataViewModel again(services, &stage.settings);
        QVERIFY(answer(again));
        QCOMPARE(state(*again.dataSets()).toString(), QStringLiteral("Failed"));
        QCOMPARE(reason(again), why);
        writeImage(absent + QStringLiteral("/a/1.png"), 8, 8, 1);
        writeImage(absent + QStringLiteral("/b/1.png"), 8, 8, 2);
        again.inspect(again.dataSets()->rows().front().key);
        QTRY_VERIFY(again.dataSets()->rows().front().inspectedAt > 0.0);
        DataViewModel mended(services, &stage.settings);
        QVERIFY(answer(mended));
        QCOMPARE(state(*mended.dataSets()).toString(), QStringLiteral("Ready"));
    }

    void anEngineThatDiesIsToldOfByName_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("said");
        QTest::newRow("killed") << QByteArray("kill -9 $$") << "ended by a signal";
        QTest::newRow("silent") << QByteArray("exit 7") << "ended with code 7";
        QTest::newRow("foreign") << QByteArray("echo '{\"inspection\": {\"data\": 7}}'") << "read the inspection";
        QTest::newRow("no JSON") << QByteArray("echo hello") << "not one of this version";
    }
    void anEngineThatDiesIsToldOfByName()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, said);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("engine")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script + "\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        DataInspectService service(file.fileName());
        QSignalSpy failed(&service, &DataInspectService::failed);
        service.inspect({1, "local", QStringLiteral("/data"), {}});
        QVERIFY(failed.wait(30000));
        const auto error = failed[0][1].value<Error>();
        QVERIFY2(error.text().find(said.toStdString()) != std::string::npos, error.text().c_str());
        DataInspectService missing(folder.filePath(QStringLiteral("absent")));
        QSignalSpy absent(&missing, &DataInspectService::failed);
        missing.inspect({2, "local", QStringLiteral("/data"), {}});
        QVERIFY(absent.wait(30000));
    }

    void preparesInTheChosenForm()
    {
        QTemporaryDir cache;
        qputenv("TRAINYARD_PREPARED", cache.path().toUtf8());
        Stage stage;
        const QString root = writeDataSet(stage.folder);
        QFile::remove(root + QStringLiteral("/train/tulip/broken.jpg"));
        stage.model().add(root);
        QVERIFY(stage.waitForInspection());
        QSignalSpy said(&stage.model(), &DataViewModel::prepared);
        QTest::mouseClick(stage.button(QStringLiteral("Prepare…")), Qt::LeftButton);
        auto* dialog = stage.page->findChild<PrepareDialog*>();
        QVERIFY(dialog);
        for (QSpinBox* side : dialog->findChildren<QSpinBox*>())
            side->setValue(side->accessibleName() == QStringLiteral("Image height") ? 40 : 56);
        auto* start = dialogButton(*dialog, QStringLiteral("Prepare"));
        QVERIFY(!start->isEnabled()); // what it takes is said first
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 10000);
        QCOMPARE(dialog->model().plan()->height, 40);
        QVERIFY2(dialog->model().imagesText().startsWith(QStringLiteral("37 images of 56 × 40 pixels")),
                 qPrintable(dialog->model().imagesText()));
        QVERIFY(dialog->model().diskText().contains(QStringLiteral("are free")));
        QVERIFY(dialog->model().timeText().contains(QStringLiteral("images/s")));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 10000);
        QVERIFY2(said[0][0].toString().startsWith(QStringLiteral("flowers is prepared: 37 images in")),
                 qPrintable(said[0][0].toString()));
        // From then on New run is offered that form.
        QTRY_VERIFY(stage.model().selectedRow()->data.cache.on());
        QCOMPARE(stage.model().selectedRow()->data.image.height, 40);
        const DataSpec taken = DataSetChoice::taken(DataSpec(), stage.model().selectedRow()->data);
        QVERIFY(taken.cache.on() && taken.image.height == 40);
        QTRY_VERIFY(stage.model().inspection() && stage.model().inspection()->data.image.height == 40);
        // It is there, and known to be.
        QTRY_VERIFY(!stage.page->findChild<PrepareDialog*>());
        QTest::mouseClick(stage.button(QStringLiteral("Prepare…")), Qt::LeftButton);
        dialog = stage.page->findChild<PrepareDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog->model().plan(), 10000);
        QVERIFY(dialog->model().plan()->prepared);
        QVERIFY(!dialogButton(*dialog, QStringLiteral("Prepare"))->isEnabled());
        dialog->findChild<FieldError*>()->setError(QStringLiteral("a long reason ").repeated(40));
        QTest::qWait(50);
        dialog->resize(dialog->width(), 100); // on a low screen
        QTest::qWait(50);
        const QStringList cut = test::layoutProblems(*dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        dialog->findChild<FieldError*>()->setError({});
        const QStringList problems = test::photograph(*dialog, QStringLiteral("prepare"), {dialog->size()});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        qunsetenv("TRAINYARD_PREPARED");
    }

    /// The inspection has found a broken file, so preparing the set would fail unless the file is skipped. Runs skip
    /// it, too.
    void preparesAroundWhatCannotBeRead()
    {
        QTemporaryDir cache;
        qputenv("TRAINYARD_PREPARED", cache.path().toUtf8());
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        QTRY_COMPARE(stage.model().selectedRow()->unreadable, 1);
        QSignalSpy said(&stage.model(), &DataViewModel::prepared);
        QTest::mouseClick(stage.button(QStringLiteral("Prepare…")), Qt::LeftButton);
        auto* dialog = stage.page->findChild<PrepareDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->model().plan(), 10000);
        auto* start = dialogButton(*dialog, QStringLiteral("Prepare"));
        QVERIFY(!start->isEnabled());
        QVERIFY2(dialog->findChild<FieldError*>()->text().startsWith(QStringLiteral("Skip unreadable samples, or ")),
                 qPrintable(dialog->findChild<FieldError*>()->text()));
        const QStringList problems = test::photograph(*dialog, QStringLiteral("prepare-unreadable"), {dialog->size()});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        for (SegmentedControl* one : dialog->findChildren<SegmentedControl*>())
            if (one->accessibleName() == QStringLiteral("Unreadable"))
                QTest::mouseClick(one->findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
        QVERIFY(dialog->model().data().unreadable == UnreadablePolicy::Skip);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 10000);
        const QString images = dialog->model().imagesText();
        QVERIFY2(images.startsWith(QStringLiteral("37 images of ")) && images.endsWith(QStringLiteral("; 1 skipped")),
                 qPrintable(images));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 10000);
        const QString told = said[0][0].toString();
        QVERIFY2(told.startsWith(QStringLiteral("flowers is prepared: 37 images in ")) &&
                     told.endsWith(QStringLiteral("; 1 skipped")),
                 qPrintable(told));
        QTRY_VERIFY(stage.model().selectedRow()->data.cache.on());
        const DataSpec taken = DataSetChoice::taken(DataSpec(), stage.model().selectedRow()->data);
        QVERIFY(taken.unreadable == UnreadablePolicy::Skip);
        qunsetenv("TRAINYARD_PREPARED");
    }

    void aPreparationTellsItsSpeedAndCanBeCancelled()
    {
        // Inspects as usual; prepares without end.
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("engine")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\nif [ \"$1\" = inspect ]; then exec '" +
                   QByteArray::fromStdString(test::program("trainyard-engine").string()) +
                   "' \"$@\"; fi\ntrap 'touch " + folder.filePath("ended").toUtf8() +
                   "; exit 0' TERM\necho '{\"progress\": {\"phase\": \"preparing\", \"done\": 250, \"total\": 1000, "
                   "\"images_per_second\": 500, \"seconds_left\": 1.5, \"bytes_needed\": 1, \"bytes_free\": 2}}'\n"
                   "while :; do sleep 0.05; done\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        Stage stage(file.fileName());
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        const qint64 key = stage.model().selected();
        stage.model().prepare(key, stage.model().selectedRow()->data);
        QTRY_COMPARE(stage.model().activityText(key),
                     QStringLiteral("Preparing: 250 of 1,000 images · 500 images/s · 1.5 s left"));
        QCOMPARE(stage.list().currentIndex().data(DataSetsModel::StateRole).toString(), QStringLiteral("25 %"));
        QVERIFY(!stage.button(QStringLiteral("Prepare…"))->isEnabled());
        auto* bar = stage.page->findChild<DataDetails*>()->findChild<BusyBar*>();
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(folder.filePath("ended"))); // asked, not killed
        QTRY_VERIFY(stage.button(QStringLiteral("Prepare…"))->isEnabled());
        QVERIFY(!stage.model().selectedRow()->data.cache.on());
    }

    void featuresAreNumbersNotImages()
    {
        if (!std::filesystem::exists(test::program("trainyard-hdf5.so")))
            QSKIP("built without HDF5");
        Stage stage;
        const auto file = test::sourceFolder() / "tests/backend/fixtures/datasets/vector.h5";
        stage.model().add(QString::fromStdString(file.string()));
        QVERIFY(stage.waitForInspection());
        QStringList shown;
        for (const ElidedLabel* label : stage.page->findChildren<ElidedLabel*>())
            shown << label->text();
        QVERIFY2(shown.contains(QStringLiteral("96 numbers per sample")), qPrintable(shown.join(QLatin1Char('\n'))));
        QVERIFY2(shown.filter(QStringLiteral("grey")).isEmpty(), qPrintable(shown.join(QLatin1Char('\n'))));
        QVERIFY(!stage.button(QStringLiteral("Prepare…")));
    }

    void aDownloadIsAddedAndKnownFromThenOn()
    {
        Stage stage;
        auto* catalogue = stage.page->findChild<CatalogueViewModel*>();
        QVERIFY(catalogue);
        emit catalogue->downloaded(QStringLiteral("mnist"), QStringLiteral("MNIST"), writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        QCOMPARE(stage.model().selectedRow()->name, std::string("MNIST"));
        QCOMPARE(stage.model().selectedRow()->origin, std::string("mnist"));
        QTRY_VERIFY(catalogue->items()[0].state == CatalogueViewModel::State::Done);
        QVERIFY(catalogue->items()[1].state == CatalogueViewModel::State::Idle);
        CatalogueDialog dialog(catalogue);
        const QStringList problems = test::photograph(dialog, QStringLiteral("catalogue"), {{680, 600}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void realDataLooksRight()
    {
        const std::filesystem::path data = test::realDataFolder();
        if (data.empty())
            QSKIP("no real data");
        Stage stage;
        const QString source = QString::fromStdString(data.string());
        const QString digits = stage.folder.filePath(QStringLiteral("MNIST"));
        const QString photographs = stage.folder.filePath(QStringLiteral("CIFAR-10 test part"));
        QDir().mkpath(digits);
        QDir().mkpath(photographs);
        for (const QString& name : QDir(source).entryList({QStringLiteral("mnist-*")}))
            QFile::link(source + QLatin1Char('/') + name, digits + QLatin1Char('/') + name.mid(6));
        QCOMPARE(QProcess::execute(QStringLiteral("tar"), {"-xJf", source + "/cifar10-jpeg.tar.xz", "-C", photographs,
                                                           "--strip-components=1", "test"}),
                 0);
        for (const QString& path : {digits, photographs}) {
            stage.model().add(path);
            QTRY_VERIFY_WITH_TIMEOUT(
                stage.model().inspection() && stage.model().inspection()->data.path == path.toStdString(), 60000);
        }
        QCOMPARE(stage.model().inspection()->trainSamples + stage.model().inspection()->validationSamples, 10000);
        QStringList problems;
        for (const DataSetRow& row : std::vector(stage.model().dataSets()->rows())) {
            stage.model().select(row.key);
            QVERIFY(stage.waitForInspection());
            problems += test::photograph(*stage.page, QStringLiteral("data-real-%1").arg(row.key), {{1272, 816}});
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void looksRight()
    {
        Stage stage;
        stage.model().add(writeDataSet(stage.folder));
        QVERIFY(stage.waitForInspection());
        DataSetRow row;
        for (const char* name : {"MNIST", "ImageNet, 1,000 classes on the big disk", "CIFAR-10"}) {
            row.name = name;
            row.data.path = std::string("/data/vision/") + name;
            const auto key = stage.runs->addDataSet(row).get();
            QVERIFY(key.ok());
            if (row.name != "CIFAR-10")
                QVERIFY(stage.runs->putInspection(key.value(), largeInspection(), 1.7e9).get().ok());
        }
        QTRY_COMPARE(stage.model().dataSets()->rowCount(), 4);
        const auto settle = [] { QTest::qWait(80); };
        stage.page->findChild<SegmentedControl*>()->setFocus();
        QStringList problems = test::photograph(*stage.page, QStringLiteral("data"), {{1272, 816}, {932, 600}}, settle);
        stage.model().select(stage.model().dataSets()->rows()[2].key);
        QVERIFY(stage.waitForInspection());
        problems += test::photograph(*stage.page, QStringLiteral("data-large"), {{1272, 816}, {932, 600}}, settle);
        Stage empty;
        problems += test::photograph(*empty.page, QStringLiteral("data-empty"), {{1272, 816}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(DataPageTest)

} // namespace data_page_test

#include "data_page_test.moc"
