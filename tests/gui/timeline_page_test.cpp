// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/run_directory.h"
#include "gui/parts/app_settings.h"
#include "gui/services/store_service.h"
#include "gui/timeline/timeline_page.h"
#include "gui/timeline/timeline_pane.h"
#include "gui/timeline/timeline_tables.h"
#include "gui/timeline/timeline_view.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace timeline_page_test {

using namespace trainyard;

namespace {

constexpr int kInTurn = -2; ///< a late rank: each one in turn

/// Steps of ranks as our engine writes them; one rank comes late to every sum.
void writeTrace(const QString& folder, int ranks, int steps, int lateRank, double scale = 1.0)
{
    QDir().mkpath(folder);
    for (int rank = 0; rank < ranks; ++rank) {
        QFile file(folder + QStringLiteral("/rank-%1.json").arg(rank, 4, 10, QLatin1Char('0')));
        if (!file.open(QIODevice::WriteOnly))
            throw std::runtime_error("cannot write the trace");
        QByteArray text =
            QStringLiteral(
                "[\n{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":%1,\"tid\":0,\"args\":{\"name\":\"rank %1\"}},\n"
                "{\"ph\":\"M\",\"name\":\"process_labels\",\"pid\":%1,\"tid\":0,\"args\":{\"labels\":\"workstation\"}},"
                "\n"
                "{\"ph\":\"M\",\"name\":\"trainyard\",\"pid\":%1,\"tid\":0,\"args\":{\"rank\":%1,\"host\":\"a\",\"unix_"
                "minus_ts_us\":0}},\n"
                "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":%1,\"tid\":1,\"args\":{\"name\":\"training\"}},\n"
                "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":%1,\"tid\":2,\"args\":{\"name\":\"reduction\"}}")
                .arg(rank)
                .toUtf8();
        const auto add = [&](const QString& name, const char* category, int tid, double begin, double length) {
            text += QStringLiteral(
                        ",\n{\"ph\":\"X\",\"name\":\"%1\",\"cat\":\"%2\",\"pid\":%3,\"tid\":%4,\"ts\":%5,\"dur\":%6}")
                        .arg(name, QLatin1String(category))
                        .arg(rank)
                        .arg(tid)
                        .arg(begin * scale, 0, 'f', 3)
                        .arg(length * scale, 0, 'f', 3)
                        .toUtf8();
        };
        for (int step = 0; step < steps; ++step) {
            const double at = 10'000.0 + step * 40'000.0,
                         slow = rank == (lateRank == kInTurn ? step % ranks : lateRank) ? 3'000.0 : 0.0;
            add("step", "step", 1, at, 39'000);
            add("input wait", "phase", 1, at, 1'500);
            add("forward", "phase", 1, at + 1'500, 10'500 + slow);
            for (int layer = 0; layer < 12; ++layer)
                add(QStringLiteral("stack%1/block%2/conv").arg(layer / 4 + 1).arg(layer % 4), "layer", 1,
                    at + 1'500 + layer * (10'500 + slow) / 12, (10'500 + slow) / 12 - 40);
            add("backward", "phase", 1, at + 12'000 + slow, 18'000);
            for (int layer = 0; layer < 12; ++layer)
                add(QStringLiteral("stack%1/block%2/conv").arg(3 - layer / 4).arg(3 - layer % 4), "layer", 1,
                    at + 12'000 + slow + layer * 1'500, 1'460);
            add("allreduce", "reduction", 2, at + 18'000 + slow, 8'000 - slow);
            add("allreduce", "reduction", 2, at + 27'000 + slow, 8'500 - slow);
            if (slow < 5'500)
                add("wait for sums", "phase", 1, at + 30'000 + slow, 5'500 - slow);
            add("optimizer", "phase", 1, at + 35'500, 2'500);
            add("record", "phase", 1, at + 38'000, 900);
        }
        file.write(text + "\n]\n");
    }
}

} // namespace

class TimelinePageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        m_settings = std::make_unique<AppSettings>(m_folder.filePath("settings.ini"));
        writeTrace(m_folder.filePath("four"), 4, 6, 2);
        writeTrace(m_folder.filePath("other"), 4, 6, -1, 0.9);
        writeTrace(m_folder.filePath("turns"), 2, 6, kInTurn);
    }
    void init()
    {
        m_page = std::make_unique<TimelinePage>(Services{}, *m_settings);
        m_page->resize(1272, 848);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }

    void emptyPageSaysWhatToDo() { QCOMPARE(test::photograph(*m_page, "timeline-empty"), QStringList()); }

    void listsTracesOfTheNewestRuns()
    {
        const QString home = m_folder.filePath(QStringLiteral("runs"));
        QVERIFY(QDir().mkpath(home));
        auto store = std::make_shared<RunStore>(std::filesystem::path((home + "/store.sqlite").toStdString()));
        for (const char* id : {"traced", "plain", "elsewhere"}) {
            RunSpec spec;
            spec.id = spec.name = id;
            const std::string directory = (home + "/" + id).toStdString();
            QVERIFY(store->createRun(spec, directory, *id == 'e' ? "cluster" : "local").get().ok());
            RunDirectory::create(directory, spec);
        }
        for (const char* id : {"traced", "elsewhere"}) // a folder of the same name may be here by chance
            writeTrace(home + "/" + id + "/attempts/0001/trace/steps-00000101-00000106", 2, 6, -1);
        StoreService service(store);
        Services services;
        services.store = &service;
        m_page = std::make_unique<TimelinePage>(services, *m_settings);
        m_page->show();
        m_page->activated();
        QTRY_COMPARE(m_page->model()->ownTraces().size(), std::size_t{1});
        QAction* own = nullptr;
        for (QMenu* menu : m_page->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            for (QAction* action : menu->actions())
                own = action->text().startsWith(QLatin1String("traced: ")) ? action : own;
        }
        QVERIFY(own);
        own->trigger();
        QTRY_VERIFY(m_page->model()->trace(TimelineViewModel::First));
        QCOMPARE(m_page->model()->runName(), QStringLiteral("traced"));
        QCOMPARE(m_page->model()->title(TimelineViewModel::First),
                 QStringLiteral("traced: attempt 1, steps 101 to 106"));
        m_page->model()->open(TimelineViewModel::First, m_folder.filePath("four")); // not of a run
        QCOMPARE(m_page->model()->title(TimelineViewModel::First), m_folder.filePath("four"));
        m_page.reset();
    }

    /// Every column, without a horizontal scroll bar: in a narrow window the shares alone, with the times in tooltips.
    void theTablesFitIntoThePage()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        const QSize before = m_page->size();
        TimelineTables& tables = m_page->tables();
        for (const int width : {1240, 824, 1240}) {
            m_page->resize(width, 580);
            for (const auto table : {TimelineTables::Ranks, TimelineTables::Names}) {
                tables.showTable(table);
                QTRY_COMPARE(tables.table(table).horizontalScrollBar()->maximum(), 0);
            }
            const QModelIndex compute =
                m_page->model()->measures(TimelineViewModel::First).index(0, RankMeasuresModel::Compute);
            const bool isNarrow = width < 1000;
            QTRY_COMPARE(compute.data().toString().contains(QLatin1String(" ms (")), !isNarrow);
            if (isNarrow)
                QVERIFY(compute.data(Qt::ToolTipRole).toString().contains(QLatin1String(" ms (")));
        }
        m_page->resize(before);
    }

    /// Its card takes no room before a slice is selected, and none afterwards.
    void theSliceHasACardOnlyWhileItIsSelected()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        QVERIFY(!m_page->findChild<QPlainTextEdit*>()->isVisible());
        TimelineView& view = m_page->pane(0).view();
        select(view, "backward");
        QVERIFY(m_page->findChild<QPlainTextEdit*>()->isVisible());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Escape);
        QTRY_VERIFY(!m_page->findChild<QPlainTextEdit*>()->isVisible());
    }

    /// In a narrow window, the column that the table is sorted by is not cut off at the card's edge.
    void totalsAreWholeInANarrowWindow()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        const QSize before = m_page->size();
        m_page->resize(880, 560);
        m_page->tables().showTable(TimelineTables::Names);
        QTest::qWait(60);
        for (const QTableView* table : m_page->findChildren<QTableView*>())
            if (table->isSortingEnabled()) {
                const int total = NameTotalsModel::Total;
                QVERIFY2(table->columnViewportPosition(total) + table->columnWidth(total) <= table->viewport()->width(),
                         qPrintable(QString::number(table->viewport()->width())));
            } else {
                for (int column = 1; column < table->model()->columnCount(); ++column)
                    QVERIFY(table->columnWidth(column) <= // as wide as its contents, no wider
                            std::max(table->horizontalHeader()->sectionSizeHint(column),
                                     static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column)));
            }
        m_page->resize(before);
    }

    void looksRight()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        TimelineView& view = m_page->pane(0).view();
        view.fitRange(48'000'000, 92'000'000);
        view.setRange(std::pair<std::int64_t, std::int64_t>(50'000'000, 89'000'000));
        select(view, "backward");
        for (const QTableView* table : m_page->findChildren<QTableView*>())
            QVERIFY(table->horizontalHeader()->viewport()->font().weight() >= QFont::DemiBold);
        for (const QTableView* table : m_page->findChildren<QTableView*>())
            for (int column = 0; table->isSortingEnabled() && column < table->model()->columnCount(); ++column)
                QVERIFY2(table->columnWidth(column) >=
                             table->horizontalHeader()->sectionSizeHint(column), // with an arrow
                         qPrintable(table->model()->headerData(column, Qt::Horizontal).toString()));
        QCOMPARE(test::photograph(*m_page, "timeline", {{1272, 848}, {932, 600}}, [] { QTest::qWait(60); }),
                 QStringList());
        m_page->tables().showTable(TimelineTables::Names);
        QCOMPARE(test::photograph(*m_page, "timeline-names", {{932, 600}}, [] { QTest::qWait(60); }), QStringList());
        m_page->tables().showTable(TimelineTables::Ranks);
        load(TimelineViewModel::Second, m_folder.filePath("other"));
        QCOMPARE(test::photograph(*m_page, "timeline-compare", {{1272, 848}}, [] { QTest::qWait(60); }), QStringList());
    }

    void aDamagedTraceLooksRight()
    {
        QFile whole(m_folder.filePath("four/rank-0000.json"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QString name = m_folder.filePath("cut.json");
        QFile cut(name);
        QVERIFY(cut.open(QIODevice::WriteOnly));
        cut.write(whole.readAll().left(9'000));
        cut.close();
        load(TimelineViewModel::First, name);
        QCOMPARE(m_page->model()->notes(TimelineViewModel::First).size(), 1);
        QCOMPARE(test::photograph(*m_page, "timeline-cut", {{1272, 848}}), QStringList());
    }

    void verdictsSayWhoIsLate()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        const QStringList verdicts = m_page->model()->verdicts(TimelineViewModel::First);
        QCOMPARE(verdicts.size(), 3);
        // 16,500 µs of sums a step, of them 5,500 while the training thread waits; with 3,000 less of each for the late
        // rank.
        QVERIFY2(verdicts[2].contains("Rank 2 comes last to 12 of 12 sums, then 3.000 ms behind"),
                 qPrintable(verdicts[2]));
        const timeline::Measures& measures = m_page->model()->measures(TimelineViewModel::First).measures();
        QCOMPARE(measures.steps, 6);
        QVERIFY(std::abs(measures.meanStep - 0.039) < 1e-9);
        QVERIFY(std::abs(measures.ranks[0].communication - 6 * 0.0165) < 1e-9);
        QVERIFY(std::abs(measures.ranks[0].exposed - 6 * 0.0055 + 6 * 0.0) < 1e-9);
    }

    /// Each of two ranks is last half of the time: neither is the late one. The table says how far behind each was.
    void noRankIsLateWhereAllAre()
    {
        load(TimelineViewModel::First, m_folder.filePath("turns"));
        const QStringList verdicts = m_page->model()->verdicts(TimelineViewModel::First);
        QVERIFY2(
            std::none_of(verdicts.begin(), verdicts.end(),
                         [](const QString& one) { return one.contains("comes last") || one.contains("together"); }),
            qPrintable(verdicts.join('\n')));
        const timeline::LateRank& late = m_page->model()->measures(TimelineViewModel::First).measures().late;
        QCOMPARE(late.sums, 12);
        for (const timeline::LateRank::Rank& rank : late.ranks) {
            QCOMPARE(rank.last, 6);
            QVERIFY(std::abs(rank.behind - 0.003) < 1e-9);
        }
    }

    void keysMoveAndZoom()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        TimelineView& view = m_page->pane(0).view();
        const TimeScale before = view.scale();
        QTest::keyClick(&view, Qt::Key_W);
        QVERIFY(view.scale().perPixel < before.perPixel);
        const TimeScale near = view.scale();
        QTest::keyClick(&view, Qt::Key_D);
        QVERIFY(view.scale().from > near.from);
        QTest::keyClick(&view, Qt::Key_A);
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(view.scale().from < near.from);
        QTest::keyClick(&view, Qt::Key_S);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.scale().perPixel, before.perPixel);
        QTest::keyPress(&view, Qt::Key_W); // held: it goes on
        QTest::qWait(150);
        QTest::keyRelease(&view, Qt::Key_W);
        QVERIFY(view.scale().perPixel < before.perPixel * 0.9);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(&view, Qt::Key_S);
        QVERIFY(view.scale().perPixel <= 4.0 * double(view.trace()->length) / 100.0);
    }

    void dragSelectsARangeAndClickASlice()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        TimelineView& view = m_page->pane(0).view();
        view.fitRange(40'000'000, 80'000'000);
        QWidget* port = view.viewport();
        QTest::mousePress(port, Qt::LeftButton, {}, {300, 60});
        QTest::mouseMove(port, {400, 60});
        QTest::mouseMove(port, {500, 60});
        QTest::mouseRelease(port, Qt::LeftButton, {}, {500, 60});
        QVERIFY(view.range().has_value());
        QVERIFY(std::abs(double(view.range()->second - view.range()->first) - 200 * view.scale().perPixel) <
                2 * view.scale().perPixel);
        QVERIFY(m_page->model()->range(TimelineViewModel::First).has_value());
        QTRY_VERIFY(m_page->model()->totals(TimelineViewModel::First).rowCount() > 0);
        QTest::mouseClick(port, Qt::LeftButton, {}, {600, 24 + 24 + 18 + 9}); // the second row of the first thread
        QVERIFY(view.selected().valid());
        QVERIFY(!view.range().has_value());
        auto* text = m_page->findChild<QPlainTextEdit*>();
        QTRY_VERIFY(text->toPlainText().contains("\"ph\": \"X\""));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.selected().valid());
        QTest::mouseClick(port, Qt::LeftButton, {}, {40, 24 + 12}); // the first rank's name folds it
        QVERIFY(view.isFolded(0));
        QTest::mouseClick(port, Qt::LeftButton, {}, {40, 24 + 12});
        QVERIFY(!view.isFolded(0));
    }

    void searchWalksThroughMatches()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        m_page->focusSearch();
        auto* search = m_page->findChild<QLineEdit*>();
        QTest::keyClicks(search, "ALLRED");
        QCOMPARE(m_page->model()->matches(TimelineViewModel::First), qint64{4 * 6 * 2});
        TimelineView& view = m_page->pane(0).view();
        std::int64_t last = -1;
        for (int i = 0; i < 3; ++i) {
            const timeline::SliceId before = view.selected();
            QTest::keyClick(search, Qt::Key_Return);
            QTRY_VERIFY(!(view.selected() == before));
            const timeline::SliceId slice = view.selected();
            const timeline::Row& row = view.trace()->tracks[std::size_t(slice.track)].rows[std::size_t(slice.row)];
            QCOMPARE(view.trace()->labels[row.label[slice.index]].name, std::string("allreduce"));
            QVERIFY(row.begin[slice.index] >= last);
            last = row.begin[slice.index];
        }
    }

    void twoTracesZoomTogether()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        load(TimelineViewModel::Second, m_folder.filePath("other"));
        TimelineView& upper = m_page->pane(0).view();
        TimelineView& lower = m_page->pane(1).view();
        QVERIFY(lower.isVisible());
        upper.fitRange(20'000'000, 30'000'000);
        QCOMPARE(lower.scale().perPixel, upper.scale().perPixel);
        QCOMPARE(lower.scale().from, upper.scale().from); // both begin with their first step
        lower.fitRange(0, 5'000'000);
        QCOMPARE(upper.scale().perPixel, lower.scale().perPixel);
        m_page->model()->close(TimelineViewModel::Second);
        QVERIFY(!lower.isVisible());
    }

    void exportsWhatIsSeen()
    {
        load(TimelineViewModel::First, m_folder.filePath("four"));
        const QString file = m_folder.filePath("timeline.png");
        QSignalSpy noticed(m_page.get(), &Page::noticed);
        m_page->exportTo(file);
        QTRY_COMPARE(noticed.size(), 1);
        const QImage image(file);
        QVERIFY(image.width() > 1000);
        QSet<QRgb> colors;
        for (int x = 400; x < image.width(); ++x)
            colors.insert(image.pixel(x, 2 * (24 + 24 + 18 + 9)));
        QVERIFY(colors.size() > 2);
    }

    void whatIsNoTraceIsRefused()
    {
        for (const QString& name :
             {m_folder.filePath("absent.json"), m_folder.filePath("settings.ini"), m_folder.path()}) {
            QFile file(m_folder.filePath("settings.ini"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[General]\nx=1\n");
            file.close();
            QSignalSpy changed(m_page->model(), &TimelineViewModel::changed);
            m_page->model()->open(TimelineViewModel::First,
                                  name == m_folder.path() ? m_folder.filePath("settings.ini") : name);
            QTRY_VERIFY(!m_page->model()->isLoading(TimelineViewModel::First));
            QVERIFY2(!m_page->model()->error().isEmpty(), qPrintable(name));
            QVERIFY(!m_page->model()->trace(TimelineViewModel::First));
        }
    }

    void readingIsCancelled()
    {
        m_page->model()->open(TimelineViewModel::First, m_folder.filePath("four"));
        m_page->model()->cancel(TimelineViewModel::First);
        QVERIFY(!m_page->model()->isLoading(TimelineViewModel::First));
        QTest::qWait(200);
        QVERIFY(!m_page->model()->trace(TimelineViewModel::First));
    }

    void readsPyTorchsTrace()
    {
        load(TimelineViewModel::First,
             QString::fromStdString((test::sourceFolder() / "tests/gui/fixtures/pytorch-small.json.gz").string()));
        QVERIFY(m_page->model()->trace(TimelineViewModel::First)->trace->slices > 500);
        QCOMPARE(m_page->model()->notes(TimelineViewModel::First), QStringList());
        QCOMPARE(test::photograph(*m_page, "timeline-pytorch", {{1272, 848}}), QStringList());
    }

private:
    void load(TimelineViewModel::Side side, const QString& place)
    {
        m_page->model()->open(side, place);
        QTRY_VERIFY2(m_page->model()->trace(side), qPrintable(m_page->model()->error()));
        QTRY_VERIFY(m_page->model()->totals(side).rowCount() > 0);
    }
    void select(TimelineView& view, const char* name)
    {
        const auto wanted = timeline::labelsLike(*view.trace(), name);
        view.select(timeline::findNext(*view.trace(), wanted, {}, false), false);
        QTRY_VERIFY(!m_page->findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<TimelinePage> m_page;
};

TRAINYARD_WIDGET_TEST(TimelinePageTest)

} // namespace timeline_page_test

#include "timeline_page_test.moc"
