// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/time_chart.h"
#include "gui/report/report_chart.h"
#include "gui/report/report_editor.h"
#include "gui/report/report_markdown.h"
#include "gui/report/report_page.h"
#include "gui/report/report_preview.h"
#include "gui/report/report_source.h"
#include "gui/report/report_text_view.h"
#include "gui/report/report_view_model.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/gui/report_runs.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

namespace report_page_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// The page over a store with runs.
struct Stage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath("settings.ini")};
    std::shared_ptr<RunStore> runs = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
    StoreService store{runs};
    Services services;
    std::unique_ptr<ReportPage> page;

    explicit Stage(bool withRuns = true)
    {
        if (withRuns)
            putReportRuns(*runs);
        services.store = &store;
        page = std::make_unique<ReportPage>(services, settings);
        page->resize(1270, 840);
        page->show();
        page->activated();
    }
    /// The Runs page asks for a report on two runs.
    void begin()
    {
        page->openReport({{"20260101-000000-aaaaa1", "20260101-000000-bbbbb1"}, {"val/top1", "train/loss"}}, "Runs");
        QTRY_VERIFY(page->model().isOpen() && page->model().isDrawn());
        QTRY_COMPARE(charts().size(), 2);
    }
    QList<ChartCard*> charts() const { return page->preview().findChildren<ChartCard*>(); }
    bool says(const QString& words) const
    {
        const QStringList texts = page->preview().texts();
        return std::any_of(texts.begin(), texts.end(), [&](const QString& text) { return text.contains(words); });
    }
};

} // namespace

class ReportPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void emptyPageSaysWhatToDo()
    {
        Stage stage(false);
        QTRY_VERIFY(!stage.page->model().isOpen());
        auto* begin = stage.page->findChild<QPushButton*>(QString(), Qt::FindChildrenRecursively);
        for (QPushButton* one : stage.page->findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == ReportPage::tr("New report"))
                begin = one;
        QTest::mouseClick(begin, Qt::LeftButton);
        QTRY_VERIFY(stage.page->model().isOpen());
        QVERIFY(stage.page->editor().isVisible());
    }

    void beginsWithTheChosenRuns()
    {
        Stage stage;
        stage.begin();
        QCOMPARE(stage.charts().front()->chart()->series().size(), std::size_t(2));
        QVERIFY(stage.says("large, s1"));
        QVERIFY(stage.page->editor().toPlainText().contains("runs: 20260101-000000-aaaaa1, 20260101-000000-bbbbb1\n"));
        QCOMPARE(stage.page->findChild<QListWidget*>("outline")->count(), 1);
        QSignalSpy back(stage.page.get(), &Page::backRequested);
        QTest::mouseClick(stage.page->findChild<QPushButton*>("back"), Qt::LeftButton);
        QCOMPARE(back.size(), 1);
    }

    /// Otherwise the keys would go to the button that was pressed last, which leaves the page.
    void theTextOfANewReportHasTheFocus()
    {
        Stage stage;
        QApplication::setActiveWindow(stage.page.get()); // also where no window manager gives the focus
        stage.page->findChild<QPushButton*>("back")->setFocus();
        stage.begin();
        QVERIFY(stage.page->focusWidget() == &stage.page->editor());
    }

    /// What is typed is seen at once, a mistake in its place, and all of it is saved by itself.
    void showsWhatIsTyped()
    {
        Stage stage;
        stage.begin();
        ReportEditor& editor = stage.page->editor();
        editor.setFocus();
        editor.moveCursor(QTextCursor::End);
        editor.insertPlainText("\n## Second\n\nMore words.\n\n```chart\nruns: small-s1\nserie: val/top1\n```\n");
        QTRY_VERIFY(stage.says("More words."));
        QTRY_VERIFY(stage.says("serie"));
        QCOMPARE(stage.charts().size(), 2);
        auto* outline = stage.page->findChild<QListWidget*>("outline");
        QCOMPARE(outline->count(), 2);
        const int line = editor.toPlainText().left(editor.toPlainText().indexOf("serie:")).count('\n') + 1;
        editor.goToLine(line);
        QCOMPARE(editor.currentLine(), line);
        QTest::keyClick(&editor, Qt::Key_End);
        QTextCursor cursor = editor.textCursor();
        cursor.select(QTextCursor::LineUnderCursor);
        editor.setTextCursor(cursor);
        QTest::keyClicks(&editor, "series: val/top1");
        QTRY_COMPARE(stage.charts().size(), 3);
        QTRY_VERIFY(stage.page->model().isSaved());
        const std::optional<ReportRow> stored = stage.runs->reader()->report(stage.page->model().key());
        QVERIFY(stored && stored->text == editor.toPlainText().toStdString());
        // A click in the outline leads to the heading.
        QTest::mouseClick(outline->viewport(), Qt::LeftButton, {}, outline->visualItemRect(outline->item(0)).center());
        QCOMPARE(editor.currentLine(), 1);
    }

    /// A long title and a wide table leave the charts as wide as the page; the table scrolls.
    void nothingIsWiderThanTheNarrowPage()
    {
        Stage stage;
        stage.begin();
        ReportEditor& editor = stage.page->editor();
        editor.moveCursor(QTextCursor::End);
        editor.insertPlainText(
            QStringLiteral("\n```chart\nruns: small-s1\nseries: val/top1\ntitle: %1\n```\n\n| %2 |\n|%3\n")
                .arg(QStringLiteral("How far it comes with a warm-up of five epochs ").repeated(6),
                     QStringList(30, QStringLiteral("unbreakableHeading")).join(u'|'),
                     QStringLiteral("---|").repeated(30)));
        QTRY_COMPARE(stage.charts().size(), 3);
        ReportPreview& preview = stage.page->preview();
        for (const int width : {1270, 900, 700}) {
            stage.page->resize(width, 840);
            QTRY_VERIFY(preview.widget()->width() <= preview.viewport()->width());
            for (const ChartCard* card : stage.charts()) {
                const int right = card->mapTo(preview.widget(), QPoint(card->width(), 0)).x();
                QTRY_VERIFY(right <= preview.viewport()->width());
                QTRY_VERIFY(card->chart()->geometry().bottom() < card->height());
            }
        }
        const auto views = preview.findChildren<ReportTextView*>();
        const auto scrolls = [](const ReportTextView* view) { return view->horizontalScrollBar()->maximum() > 0; };
        QTRY_VERIFY(std::ranges::any_of(views, scrolls));
    }

    /// Short rules and a table right below a paragraph, which Qt 6.4 takes for more of the paragraph.
    void readsTables_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("grids");
        QTest::newRow("short rule") << "|a|b|\n|-|-|\n|1|2|\n" << 1;
        QTest::newRow("two signs, aligned") << "| a | b |\n|:--|-:|\n| 1 | 2 |\n" << 1;
        QTest::newRow("open at its sides") << "a | b\n- | -\n1 | 2\n" << 1;
        QTest::newRow("below a paragraph") << "The results:\n|a|b|\n|---|---|\n|1|2|\n" << 1;
        QTest::newRow("two") << "|a|\n|-|\n|1|\n\nAnd\n|a|b|\n|-|-|\n|1|2|\n" << 2;
        QTest::newRow("code") << "```\n|a|b|\n|-|-|\n```\n" << 0;
        QTest::newRow("indented code") << "    |a|b|\n    |-|-|\n" << 0;
        QTest::newRow("other number of cells") << "|a|b|c|\n|-|-|\n" << 0;
        QTest::newRow("no heading") << "Text.\n\n|-|-|\n" << 0;
    }

    void readsTables()
    {
        QFETCH(const QString, text);
        QFETCH(const int, grids);
        int found = 0;
        for (const TextPiece& piece : readMarkdown(parseReport(text).markdown))
            if (piece.kind == TextPiece::Kind::Grid) {
                ++found;
                QCOMPARE(piece.cells.size(), std::size_t(2));
            }
        QCOMPARE(found, grids);
        if (grids == 0) // what is no table stays as it was written
            QCOMPARE(parseReport(text).markdown.trimmed(), text.trimmed());
    }

    /// Where the parts are higher than the window, the page scrolls; no chart is squeezed.
    void keepsTheHeightOfCharts()
    {
        Stage stage;
        stage.begin();
        QString table = QStringLiteral("\n| a | b |\n|---|---|\n");
        for (int row = 0; row < 30; ++row)
            table += QStringLiteral("| %1 | text |\n").arg(row);
        stage.page->editor().moveCursor(QTextCursor::End);
        stage.page->editor().insertPlainText(table);
        QTRY_VERIFY(stage.says("29"));
        for (const auto view : {ReportPage::View::Both, ReportPage::View::Read}) {
            stage.page->show(view);
            for (const int height : {840, 500}) {
                stage.page->resize(1270, height);
                QTRY_VERIFY(stage.page->preview().verticalScrollBar()->maximum() > 0);
                for (const ChartCard* card : stage.charts()) {
                    QTRY_VERIFY(card->height() > card->chart()->geometry().bottom());
                    QTRY_VERIFY(card->height() >= card->minimumSizeHint().height());
                }
            }
        }
    }

    /// A report is a document: nobody can point at "+3" to learn the other names.
    void theLegendOfAChartNamesEveryCurve()
    {
        DrawnChart drawn;
        for (int i = 0; i < 7; ++i) {
            ChartSeries one;
            one.label = QStringLiteral("a run with a rather long name and number %1").arg(i);
            one.bins = {Bin{}, Bin{}};
            drawn.series.push_back(std::move(one));
        }
        drawn.series.front().label = QStringLiteral("long").repeated(80);
        ReportChart card(drawn);
        card.resize(500, 400);
        card.QWidget::show();
        const auto* legend = card.findChild<ReportLegend*>();
        QVERIFY(legend && legend->isVisible());
        QTRY_COMPARE(legend->height(), int(20 * legend->rows().size()));
        std::size_t named = 0;
        for (const std::vector<LegendEntry>& row : legend->rows()) {
            int width = 0;
            for (const LegendEntry& entry : row)
                width += legend->fontMetrics().horizontalAdvance(entry.label) + 20;
            QVERIFY(width <= legend->width());
            named += row.size();
        }
        QCOMPARE(named, std::size_t(7));
        QVERIFY(!card.legend()->isVisible());
    }

    /// The run in the trash is missing; the other one is drawn.
    void aChartNotesTheRunsThatItLacks()
    {
        Stage stage;
        stage.begin();
        const auto noted = [&] {
            const QList<QLabel*> labels = stage.charts().front()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QStringLiteral("The trash holds 1 of 2 runs: "));
            });
        };
        QVERIFY(!noted());
        QVERIFY(stage.runs->setTrashed({"20260101-000000-bbbbb1"}, true).get().ok());
        QTRY_VERIFY(stage.says("The trash holds 1 of 2 runs: 20260101-000000-bbbbb1."));
        QTRY_VERIFY(stage.charts().size() == 2 && noted());
        QTRY_COMPARE(stage.charts().front()->chart()->series().size(), std::size_t(1));
        QVERIFY(stage.page->model().rendered().problems.empty()); // it can be exported
    }

    void insertsBlocksApart()
    {
        Stage stage;
        stage.begin();
        stage.page->editor().goToLine(4); // within the first chart
        for (QPushButton* one : stage.page->findChildren<QPushButton*>())
            if (one->text() == ReportPage::tr("Insert"))
                one->menu()->actions().front()->trigger();
        QTRY_COMPARE(stage.charts().size(), 3);
        QVERIFY(stage.page->model().parsed().blocks.at(0).problems.empty());
    }

    void readsAlone()
    {
        Stage stage;
        stage.begin();
        stage.page->show(ReportPage::View::Read);
        QVERIFY(!stage.page->editor().isVisible() && stage.page->preview().isVisible());
        stage.page->show(ReportPage::View::Write);
        QVERIFY(stage.page->editor().isVisible() && !stage.page->preview().isVisible());
    }

    void freezes()
    {
        Stage stage;
        stage.begin();
        auto* freeze = stage.page->findChild<QCheckBox*>("freeze");
        QTest::mouseClick(freeze, Qt::LeftButton, {}, QPoint(8, freeze->height() / 2));
        QVERIFY(stage.page->model().isFrozen());
        QTRY_VERIFY(stage.page->model().isSaved());
        QVERIFY(stage.runs->reader()->report(stage.page->model().key())->frozen.has_value());
    }

    void exports()
    {
        Stage stage;
        stage.begin();
        for (const char* name : {"one.html", "two.pdf", "three.tex"}) {
            QSignalSpy noticed(stage.page.get(), &Page::noticed);
            const QString file = stage.folder.filePath(name);
            stage.page->write(file);
            QTRY_COMPARE(noticed.size(), 1);
            QVERIFY(QFileInfo(file).size() > 800);
        }
        QVERIFY(QFileInfo(stage.folder.filePath("three-figures/figure-2.pdf")).size() > 1000);
        // A report with a mistake is not given to anybody.
        stage.page->editor().appendPlainText("```chart\nruns: small-s1\n```\n");
        QTRY_VERIFY(stage.says("series"));
        QTRY_VERIFY(stage.page->model().isDrawn());
        stage.page->write(stage.folder.filePath("four.html"));
        QVERIFY(!QFileInfo::exists(stage.folder.filePath("four.html")));
    }

    void switchesBetweenReports()
    {
        Stage stage;
        stage.begin();
        const qint64 first = stage.page->model().key();
        stage.page->openReport({{"20260101-000000-ccccc1"}, {"val/top1"}}, "Runs");
        QTRY_VERIFY(stage.page->model().key() != first && stage.page->model().isDrawn());
        QTRY_COMPARE(stage.page->model().reports().size(), std::size_t(2));
        QMenu* menu = stage.page->findChild<QPushButton*>("reports")->menu();
        emit menu->aboutToShow();
        QAction* other = nullptr;
        for (QAction* action : menu->actions())
            if (action->isCheckable() && !action->isChecked())
                other = action;
        QVERIFY(other);
        other->trigger();
        QTRY_COMPARE(stage.page->model().key(), first);
        emit menu->aboutToShow();
        menu->actions().last()->trigger();
        auto* box = stage.page->findChild<QMessageBox*>();
        QVERIFY(box);
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!stage.runs->reader()->report(first));
        QTRY_VERIFY(stage.page->model().isOpen()); // the other one
    }

    void looksRight()
    {
        Stage stage;
        stage.begin();
        stage.page->editor().setReport(
            "# Batch sizes\n\nTwo sizes, two seeds each; *one* spike. Larger batches train **worse** here.\n\n"
            "## Accuracy\n\n```chart\nruns: state:done\nseries: val/top1\ngroup: seeds\ntitle: Accuracy by batch size\n"
            "height: 200\n```\n\n```table\nruns: state:done\ncolumns: name, runs, best(val/top1) as Top-1, elapsed\n"
            "group: seeds\n```\n\n## What went wrong\n\n- the learning rate\n- the mistake below\n\n```chart\n"
            "runs: small-s1\nseries: val/top2\n```\n");
        emit stage.page->editor().reportEdited(stage.page->editor().toPlainText());
        QTRY_VERIFY(stage.page->model().isDrawn());
        QTRY_VERIFY(stage.says("val/top2"));
        stage.page->editor().goToLine(9);
        QTRY_VERIFY(stage.page->model().isSaved());
        const QStringList problems =
            photograph(*stage.page, "report", {{1270, 840}, {944, 520}}, [] { QTest::qWait(50); });
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
    }
};

TRAINYARD_WIDGET_TEST(ReportPageTest)

} // namespace report_page_test

#include "report_page_test.moc"
