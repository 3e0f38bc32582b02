// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_pane.h"

#include "gui/inspect/weights_cards.h"
#include "gui/inspect/weights_table.h"
#include "gui/plots/magnitude_frame.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/gui/weights_fixture.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QInputDialog>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>

namespace weights_page_test {

using namespace trainyard;

namespace {

struct Stage {
    WeightsPane pane{Services{}};

    explicit Stage(std::shared_ptr<const WeightMagnitudes> magnitudes = test::residualNet(0.24))
    {
        RunRow run;
        run.id = "base";
        run.name = "resnet20-cifar10-s1";
        run.directory = "/runs/base";
        run.state = JobState::Done;
        RunSpec spec;
        spec.name = run.name;
        std::vector<ArtifactRow> artifacts;
        for (const int epoch : {0, 1, 2, 4}) {
            ArtifactRow one;
            one.kind = "checkpoint";
            one.file = "checkpoints/" + std::to_string(epoch) + ".safetensors";
            one.step = epoch * 100;
            one.epoch = epoch;
            artifacts.push_back(one);
        }
        pane.model().setRun(run, spec, artifacts);
        pane.model().show(std::move(magnitudes));
        pane.resize(1280, 820);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
    }
    WeightsViewModel& model() { return pane.model(); }
    WeightsTable& table() { return *pane.findChild<WeightsTable*>(); }
};

void send(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void drag(QWidget& widget, QPoint from, QPoint to)
{
    send(widget, QEvent::MouseButtonPress, from, Qt::LeftButton);
    for (int i = 1; i <= 4; ++i)
        send(widget, QEvent::MouseMove, from + (to - from) * i / 4, Qt::NoButton);
    send(widget, QEvent::MouseButtonRelease, to, Qt::LeftButton);
}

} // namespace

class WeightsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void flagsAreDraggedWithTheMouse()
    {
        Stage stage;
        MagnitudeChart& chart = stage.pane.chart();
        stage.model().select(600);
        const QRect flag = chart.flagRect(600);
        QVERIFY(!flag.isEmpty());
        const int to = int(std::lround(chart.xOf(stage.model().thresholds().threshold(560))));
        drag(chart, flag.center(), QPoint(to, flag.center().y()));
        QVERIFY2(std::abs(stage.model().selected() - 560) <= 10, qPrintable(QString::number(stage.model().selected())));
        QCOMPARE(stage.model().selected() % 10, 0); // in steps of 1 %
        QVERIFY(stage.model().rowOf(600) < 0);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.model().rowOf(600) >= 0);
    }

    void flagsAreMovedWithKeys()
    {
        Stage stage;
        MagnitudeChart& chart = stage.pane.chart();
        chart.setFocus();
        stage.model().select(800);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(stage.model().selected(), 810);
        QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(stage.model().selected(), 809);
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(stage.model().selected(), 850);
        QTest::keyClick(&chart, Qt::Key_Delete);
        QVERIFY(stage.model().rowOf(850) < 0);
        QTest::keyClick(&chart, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.model().rowOf(850) >= 0);
        QCOMPARE(stage.model().selected(), 850);

        QTest::mouseDClick(&chart, Qt::LeftButton, {}, chart.flagRect(850).center());
        auto* dialog = stage.pane.findChild<QInputDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setDoubleValue(86.4);
        dialog->accept();
        QCOMPARE(stage.model().selected(), 864);
    }

    void tableAndChartShowTheSame()
    {
        Stage stage;
        WeightsTable& table = stage.table();
        const int row = stage.model().rowOf(900);
        table.setCurrentIndex(table.model()->index(row, 1));
        QCOMPARE(stage.model().selected(), 900);
        QCOMPARE(stage.pane.chart().figure().selected, 900);
        stage.model().select(700);
        QTRY_COMPARE(table.currentIndex().row(), stage.model().rowOf(700));
        const bool before = stage.model().rows()[table.currentIndex().row()].chosen;
        QTest::keyClick(&table, Qt::Key_Space);
        QCOMPARE(stage.model().rows()[table.currentIndex().row()].chosen, !before);
        const QRect cell = table.visualRect(table.model()->index(stage.model().rowOf(600), 0));
        const bool ticked = stage.model().chosen().contains(600);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 18, cell.center().y()));
        QCOMPARE(stage.model().chosen().contains(600), !ticked);
    }

    void aLayerHasACurveOfItsOwn()
    {
        Stage stage;
        const LayerStripFigure& strip = stage.pane.strip().figure();
        QVERIFY(strip.bars.size() > 15);
        QTest::mouseClick(&stage.pane.strip(), Qt::LeftButton, {}, QPoint(60, stage.pane.strip().height() - 50));
        QCOMPARE(stage.model().layer(), strip.bars.front().index);
        QCOMPARE(stage.pane.chart().figure().percentiles.size(), std::size_t(WeightMagnitudes::kLayerPercentiles));
        stage.pane.strip().setFocus();
        QTest::keyClick(&stage.pane.strip(), Qt::Key_Right);
        QCOMPARE(stage.model().layer(), strip.bars[1].index);
        QTest::keyClick(&stage.pane.strip(), Qt::Key_Escape);
        QCOMPARE(stage.model().layer(), -1);
    }

    void thresholdsBecomeARun()
    {
        Stage stage;
        QSignalSpy wanted(&stage.pane, &WeightsPane::pruneWanted);
        stage.model().select(900);
        QMenu* menu = nullptr;
        for (QPushButton* button : stage.pane.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Use as thresholds"))
                menu = button->menu();
        QVERIFY(menu);
        emit menu->aboutToShow();
        menu->actions().front()->trigger();
        QCOMPARE(wanted.count(), 1);
        const auto spec = wanted.front().front().value<RunSpec>();
        QCOMPARE(spec.pruning.percentile, 90.0);
        QCOMPARE(spec.pruning.maskFrom, std::string("base@end"));
    }

    void whatIsPrunedIsChosen()
    {
        Stage stage;
        auto* box = stage.pane.findChild<QCheckBox*>(QStringLiteral("prune-first"));
        QVERIFY(box && !box->isChecked());
        box->click();
        QVERIFY(stage.model().choice().firstLayer);
        stage.model().show(test::residualNet(0.24, true)); // what the engine answers
        QVERIFY(stage.model().has());
        QTRY_VERIFY(stage.pane.findChild<QCheckBox*>(QStringLiteral("prune-first"))->isChecked() ||
                    stage.model().choice().firstLayer);
    }

    void everythingIsExported()
    {
        Stage stage;
        for (const auto& [suffix, begin] : {std::pair("svg", "<?xml"), std::pair("pdf", "%PDF"),
                                            std::pair("png", "\x89PNG"), std::pair("csv", "percentile")}) {
            const Result<ChartFile> file = stage.pane.record(QStringLiteral("/tmp/weights.") + QLatin1String(suffix));
            QVERIFY2(file.ok(), suffix);
            const QByteArray bytes = file.value()();
            QVERIFY2(bytes.startsWith(begin), suffix);
            QVERIFY(bytes.size() > 500);
        }
        QVERIFY(!stage.pane.record(QStringLiteral("/tmp/weights.txt")).ok());
    }

    void flagsNeverLieOverEachOther()
    {
        for (const std::vector<double>& wanted : {std::vector<double>{100, 101, 102}, {10, 10, 300}, {395, 399, 400}}) {
            const std::vector<double> places = spreadPlaces(wanted, 24, 0, 400);
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(places[i] >= 0 && places[i] <= 400);
                QVERIFY(i == 0 || places[i] - places[i - 1] >= 24 - 1e-9);
            }
        }
        QVERIFY((spreadPlaces({50, 200}, 24, 0, 400) == std::vector<double>{50, 200}));
        QVERIFY((spreadPlaces({100, 100}, 24, 0, 400) == std::vector<double>{88, 112}));
    }

    void theCurveHasNoMorePointsThanPixels()
    {
        std::vector<QPointF> points;
        for (int i = 0; i <= 100000; ++i)
            points.emplace_back(i * 0.006, i * 0.003);
        const std::vector<QPointF> kept = reducedCurve(points, 0.4);
        QVERIFY(kept.size() < 1600);
        QCOMPARE(kept.front(), points.front());
        QCOMPARE(kept.back(), points.back());
    }

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(stage.pane, QStringLiteral("weights"), {{1272, 816}, {932, 600}});
        stage.model().setLeastKept(0.01);
        stage.model().select(970);
        stage.pane.findChild<QCheckBox*>(QStringLiteral("logarithmic"))->setChecked(false);
        problems += test::photograph(stage.pane, QStringLiteral("weights-linear"), {{1272, 816}});
        stage.pane.findChild<QCheckBox*>(QStringLiteral("logarithmic"))->setChecked(true);
        stage.model().applyPreset(WeightsViewModel::Preset::Published);
        stage.model().setLayer(stage.pane.strip().figure().bars[4].index);
        problems += test::photograph(stage.pane, QStringLiteral("weights-layer"), {{1272, 816}});
        stage.model().showFailure(
            {ErrorKind::NotFound, "read", "/runs/base/checkpoints/4.safetensors", "there is no such file", "", 0});
        problems += test::photograph(stage.pane, QStringLiteral("weights-failed"), {{1272, 816}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(WeightsPageTest)

} // namespace weights_page_test

#include "weights_page_test.moc"
