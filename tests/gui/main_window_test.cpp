// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_store.h"
#include "gui/app/guide_dialog.h"
#include "gui/app/main_window.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/machine_check_card.h"
#include "gui/services/machine_check_service.h"
#include "gui/settings/settings_page.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"
#include "tests/gui/machine_check_fixture.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

#include <sys/stat.h>

#include <filesystem>

namespace main_window_test {

using namespace trainyard;

namespace {

/// A page that records what the window asks of it.
class ProbePage : public Page {
public:
    explicit ProbePage(PageId id) : m_id(id) {}
    PageId id() const override { return m_id; }
    QString title() const override { return m_id == PageId::Live ? QStringLiteral("Live") : QStringLiteral("Runs"); }
    QString icon() const override { return m_id == PageId::Live ? QStringLiteral("live") : QStringLiteral("runs"); }
    QString badge() const override { return m_id == PageId::Live ? QStringLiteral("3") : QString(); }
    void activated() override { ++active; }
    void deactivated() override { --active; }
    void openRun(const QString& runId) override { opened = runId; }
    void openRuns(const QStringList& runIds) override { opened = runIds.join(QLatin1Char(' ')); }
    void focusSearch() override { ++searches; }
    int active = 0;
    int searches = 0;
    QString opened;

private:
    PageId m_id;
};

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^Q[A-Z][A-Za-z]+::"))); }

    /// Everything of it fits into its width, and its text can be searched.
    void theGuideIsSearched()
    {
        GuideDialog guide;
        guide.show();
        QVERIFY(QTest::qWaitForWindowExposed(&guide));
        for (const int width : {900, 700}) {
            guide.resize(width, 500);
            QTRY_COMPARE(guide.text().horizontalScrollBar()->maximum(), 0);
        }
        QTest::keyClick(&guide.text(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(guide.search().hasFocus());
        const auto said = [&guide](const QString& text) {
            for (const Label* label : guide.findChildren<Label*>())
                if (label->text() == text)
                    return true;
            return false;
        };
        QTest::keyClicks(&guide.search(), "TRAINYARD_HOME");
        const int count = int(guide.text().toPlainText().count("TRAINYARD_HOME"));
        QVERIFY(count > 1 && said(QStringLiteral("%1 matches").arg(count)));
        const QTextCursor first = guide.text().textCursor();
        QCOMPARE(first.selectedText(), QStringLiteral("TRAINYARD_HOME"));
        for (int i = 1; i < count; ++i) {
            QTest::keyClick(&guide.search(), Qt::Key_Return);
            QVERIFY(guide.isVisible() && guide.text().textCursor() != first);
        }
        QTest::keyClick(&guide.search(), Qt::Key_Return); // around to the first
        QCOMPARE(guide.text().textCursor().position(), first.position());
        guide.find(true);
        QVERIFY(guide.text().textCursor().position() > first.position());
        guide.headings().setCurrentRow(4);
        QCOMPARE(test::photograph(guide, QStringLiteral("guide"), {{900, 640}, {640, 480}}), QStringList());
        guide.search().setText(QStringLiteral("no such words"));
        QVERIFY(said(QStringLiteral("Not found")));
    }

    void guideLeadsToItsChapters()
    {
        GuideDialog guide;
        guide.show();
        QVERIFY(guide.headings().count() > 8);
        QVERIFY(!guide.text().toPlainText().contains(QStringLiteral("screenshots/")));
        QSet<QString> targets;
        for (int row = 0; row < guide.headings().count(); ++row)
            targets.insert(guide.headings().item(row)->text());
        for (const char* page : {"New run", "Live", "Runs", "Data", "Campaigns", "Timeline", "Machines", "Settings"})
            QVERIFY2(targets.contains(QLatin1String(page)), page);
        const int before = guide.text().verticalScrollBar()->value();
        guide.headings().setCurrentRow(5);
        QVERIFY(guide.text().verticalScrollBar()->value() > before);
        QCOMPARE(guide.text().textCursor().block().text(), guide.headings().currentItem()->text());
    }

    void f1OpensTheGuideOnce()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window({new ProbePage(PageId::Runs)}, {}, settings, QString());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (int time = 0; time < 2; ++time) {
            window.activateWindow();
            QTest::keyClick(&window, Qt::Key_F1);
            QTRY_COMPARE(window.findChildren<GuideDialog*>().size(), 1);
            QVERIFY(window.findChild<GuideDialog*>()->isVisible());
        }
    }

    void shortcutsAreListedByPageAndFound()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        auto* live = new ProbePage(PageId::Live);
        auto* zoom = new QAction(QStringLiteral("&Zoom out"), live);
        zoom->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
        MainWindow window({live, new ProbePage(PageId::Runs)}, {}, settings, QString());
        ShortcutsDialog dialog(window.shortcuts(), &window);
        dialog.show();
        QTreeWidget& list = dialog.list();
        QCOMPARE(list.topLevelItemCount(), 2); // Runs has none
        QCOMPARE(list.topLevelItem(1)->text(0), QStringLiteral("Live"));
        QCOMPARE(list.topLevelItem(1)->childCount(), 1);
        QVERIFY(list.topLevelItem(0)->childCount() > 4);
        dialog.search().setText(QStringLiteral("zoom o"));
        QVERIFY(list.topLevelItem(0)->isHidden());
        QVERIFY(!list.topLevelItem(1)->child(0)->isHidden());
        dialog.search().clear();
        const QStringList problems = test::photograph(dialog, QStringLiteral("shortcuts"), {{560, 600}, {420, 360}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void leadsFromPageToPage()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        auto* live = new ProbePage(PageId::Live);
        auto* runs = new ProbePage(PageId::Runs);
        MainWindow window({live, runs}, {}, settings, QStringLiteral("/data/store.sqlite"));
        window.show();
        QApplication::setActiveWindow(&window); // also where no window manager gives the focus
        QCOMPARE(window.currentPage(), live);
        QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window.currentPage(), runs);
        QCOMPARE(live->active, 0);
        QCOMPARE(runs->active, 1);
        QCOMPARE(window.windowTitle(), QStringLiteral("Runs — Trainyard"));
        emit runs->openRunRequested(QStringLiteral("run-7"));
        QCOMPARE(window.currentPage(), live);
        QCOMPARE(live->opened, QStringLiteral("run-7"));
        emit runs->openRunsRequested({QStringLiteral("run-8"), QStringLiteral("run-9")});
        QCOMPARE(live->opened, QStringLiteral("run-8 run-9"));
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(live->searches, 2);
    }

    /// Keys go on working in the page when the button that was pressed is disabled, as Start is, or goes away.
    void aPressedButtonLeavesTheFocusInThePage()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        auto* live = new ProbePage(PageId::Live);
        auto* button = new QPushButton(live);
        MainWindow window({live, new ProbePage(PageId::Runs)}, {}, settings, QString());
        window.show();
        QApplication::setActiveWindow(&window);
        for (const bool hides : {false, true}) {
            button->setEnabled(true);
            button->setFocus();
            QVERIFY(button->hasFocus());
            hides ? button->hide() : button->setEnabled(false);
            QCOMPARE(window.focusWidget(), live);
        }
        // Past the end of the page the status line can come next.
        auto* next = new QPushButton(window.statusBar());
        next->show();
        button->show();
        button->setEnabled(true);
        QWidget::setTabOrder(button, next);
        button->setFocus();
        QVERIFY(button->hasFocus());
        button->setEnabled(false);
        QCOMPARE(window.focusWidget(), live);
    }

    /// What a window keeps is private, whatever the umask and the mode that an earlier version left.
    void settingsAreOnlyTheOwners()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("config/settings.ini")).toStdString();
        const auto modeAfterChange = [&file](ThemeChoice choice) {
            AppSettings(QString::fromStdString(file.string())).setTheme(choice);
            return std::filesystem::status(file).permissions();
        };
        using std::filesystem::perms;
        const mode_t before = ::umask(022);
        const perms made = modeAfterChange(ThemeChoice::Dark);
        std::filesystem::permissions(file, perms(0644));
        const perms claimed = modeAfterChange(ThemeChoice::Light);
        ::umask(before);
        QCOMPARE(made, perms(0600));
        QCOMPARE(claimed, perms(0600));
        QCOMPARE(AppSettings(QString::fromStdString(file.string())).theme(), ThemeChoice::Light);
    }

    void settingsThatAreNoFileDoNotHang()
    {
        QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe.ini"));
        QCOMPARE(::mkfifo(pipe.toStdString().c_str(), 0600), 0);
        std::filesystem::create_directory(folder.filePath(QStringLiteral("folder.ini")).toStdString());
        for (const QString& file : {pipe, folder.filePath(QStringLiteral("folder.ini")), QStringLiteral("/dev/null")}) {
            AppSettings settings(file);
            QVERIFY(settings.problem().has_value());
            QCOMPARE(settings.problem()->subject, file.toStdString());
            QVERIFY(!settings.problem()->remedy.empty());
            QCOMPARE(settings.theme(), ThemeChoice::System);
            settings.setTheme(ThemeChoice::Dark);
            QCOMPARE(settings.theme(), ThemeChoice::Dark); // as long as this window is open
        }
    }

    void remembersHowItWasLeft()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            AppSettings settings(file);
            MainWindow window({new ProbePage(PageId::Live), new ProbePage(PageId::Runs)}, {}, settings, QString());
            window.show();
            window.resize(1200, 740);
            window.showPage(PageId::Runs);
            settings.setTheme(ThemeChoice::Dark);
            QTest::qWait(20);
            window.close();
        }
        AppSettings settings(file);
        MainWindow window({new ProbePage(PageId::Live), new ProbePage(PageId::Runs)}, {}, settings, QString());
        window.show();
        QCOMPARE(window.currentPage()->id(), PageId::Runs);
        QCOMPARE(window.size(), QSize(1200, 740));
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
    }

    void tellsDamageOfTheStoreOnce()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        const QString file = folder.filePath(QStringLiteral("store.sqlite"));
        StoreService store(std::make_shared<RunStore>(file.toStdString()));
        Services services;
        services.store = &store;
        MainWindow window({new ProbePage(PageId::Live), new ProbePage(PageId::Runs)}, services, settings, file);
        window.show();
        auto* toast = window.findChild<Toast*>();
        const auto fail = [&](ErrorKind kind, const char* reason) {
            toast->hide();
            emit store.failed({kind, "read the store", file.toStdString(), reason, "Rebuild it.", 0});
            return toast->isVisible();
        };
        QVERIFY(fail(ErrorKind::BadInput, "page 7 is damaged"));
        QVERIFY(!fail(ErrorKind::BadInput, "page 7 is damaged"));
        QVERIFY(fail(ErrorKind::BadInput, "page 8 is damaged"));
        QVERIFY(fail(ErrorKind::NoSpace, "the disk is full"));
        QVERIFY(fail(ErrorKind::NoSpace, "the disk is full"));
        // So does a replaced file, which each query reports. It must not cover the message about a start.
        toast->hide();
        const Error replaced =
            errorWith(ErrorKind::Io, "read the store", file.toStdString(), storeReason("store.replaced"));
        emit store.failed(replaced);
        QVERIFY(toast->isVisible());
        window.notice(QStringLiteral("Nothing was started."), {});
        emit store.failed(replaced);
        QVERIFY(toast->says(QStringLiteral("Nothing was started.")));
        window.showPage(PageId::Runs); // and the window stays usable
        QCOMPARE(window.currentPage()->id(), PageId::Runs);
    }

    /// The key undoes after the message has gone, on the page where something was done, and only once.
    void undoOutlivesItsMessage()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        auto* runs = new ProbePage(PageId::Runs);
        MainWindow window({new ProbePage(PageId::Live), runs}, {}, settings, folder.filePath("store.sqlite"));
        window.show();
        window.showPage(PageId::Runs);
        auto* toast = window.findChild<Toast*>();
        QPushButton other(QStringLiteral("older"), runs);
        other.setShortcut(QKeySequence::Undo);
        int undone = 0;
        const auto press = [&] {
            runs->setFocus();
            QTest::keyClick(runs, Qt::Key_Z, Qt::ControlModifier);
        };
        emit runs->noticed(QStringLiteral("3 runs archived"), [&] { ++undone; });
        QVERIFY(toast->isVisible());
        press();
        QCOMPARE(undone, 1);
        QVERIFY(!toast->isVisible());
        press();
        QCOMPARE(undone, 1);

        emit runs->noticed(QStringLiteral("2 runs archived"), [&] { undone += 10; });
        toast->hide(); // its time is over
        emit runs->noticed(QStringLiteral("Chart written"), {});
        window.showPage(PageId::Live);
        QTest::keyClick(window.currentPage(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone, 1);
        window.showPage(PageId::Runs);
        press();
        QCOMPARE(undone, 11);

        emit runs->noticed(QStringLiteral("a run archived"), [&] { undone += 100; });
        emit runs->undoWithdrawn();
        QVERIFY(!toast->isVisible());
        press();
        QCOMPARE(undone, 11);
    }

    void settingsPageLooksRight()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setState(QStringLiteral("machine-check/last"),
                          QByteArray::fromStdString(toJson(test::sampleMachineCheck())));
        MachineCheckService check;
        MainWindow window({new ProbePage(PageId::Live), new ProbePage(PageId::Runs),
                           new SettingsPage(settings, check, QStringLiteral("/home/ada/.local/share/trainyard"))},
                          {}, settings, QStringLiteral("/home/ada/.local/share/trainyard/store.sqlite"));
        window.showPage(PageId::Settings);
        window.show();
        QCOMPARE(window.currentPage()->id(), PageId::Settings);
        window.notice(QStringLiteral("3 runs moved to trash"), [] {});
        const QStringList problems = test::photograph(window, QStringLiteral("settings"));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// The machine's check at work, below what the one before it found; then ended by its button.
    void aRunningMachineCheckLooksRight()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("engine"));
        QFile engine(file);
        QVERIFY(engine.open(QIODevice::WriteOnly));
        engine.write("#!/bin/sh\necho '{\"done\": 52, \"total\": 126, \"name\": \"\"}' >&2\nexec sleep 100\n");
        engine.close();
        engine.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setState(QStringLiteral("machine-check/last"),
                          QByteArray::fromStdString(toJson(test::sampleMachineCheck())));
        MachineCheckService check(file);
        MainWindow window({new ProbePage(PageId::Live), new ProbePage(PageId::Runs),
                           new SettingsPage(settings, check, QStringLiteral("/home/ada/.local/share/trainyard"))},
                          {}, settings, QStringLiteral("/home/ada/.local/share/trainyard/store.sqlite"));
        window.showPage(PageId::Settings);
        window.show();
        auto* card = window.findChild<MachineCheckCard*>();
        QVERIFY(card);
        auto* start = card->findChild<QPushButton*>(QStringLiteral("start"));
        QVERIFY(start);
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(check.running());
        QVERIFY(!start->isEnabled());
        auto* bar = card->findChild<QProgressBar*>();
        QTRY_VERIFY(bar->isVisible() && bar->value() > 0);
        auto* scroll = window.currentPage()->findChild<QScrollArea*>();
        const QStringList problems = test::photograph(window, QStringLiteral("settings-checking"), {{1000, 580}}, [&] {
            QTest::qWait(20);
            scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        });
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        auto* copy = card->findChild<QPushButton*>(QStringLiteral("copy"));
        QTest::mouseClick(copy, Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("oneDNN 2.6.3")));
        QPushButton* cancel = card->findChild<BusyBar*>()->findChild<QPushButton*>();
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 30000);
        QVERIFY(!bar->isVisible());
    }
};

TRAINYARD_WIDGET_TEST(MainWindowTest)

} // namespace main_window_test

#include "main_window_test.moc"
