// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_pane.h"

#include "gui/parts/layers_table.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/segmented_control.h"
#include "tests/gui/layers_fixture.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QBoxLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include <cmath>

namespace layers_pane_test {

using namespace trainyard;

namespace {

/// The tab with its headline, as the page shows them.
struct Stage {
    QWidget window;
    LayersPane pane{Services{}};

    explicit Stage(bool recorded = true, std::vector<HistogramTensorRow> tensors = test::layerTensors())
    {
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(12, 0, 12, 12);
        layout->addWidget(pane.headline());
        layout->addWidget(&pane, 1);
        window.setWindowTitle(QStringLiteral("Layers"));
        RunRow run;
        run.id = "base";
        run.name = "resnet20-cifar10-s1";
        run.key = 1;
        RunSpec spec;
        spec.name = run.name;
        spec.monitoring.histograms.record = recorded;
        pane.model().showRun(run, spec);
        pane.model().setTensors(std::move(tensors));
        answer();
        window.resize(1280, 780);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QApplication::processEvents();
    }
    ~Stage() { window.layout()->removeWidget(&pane), pane.setParent(nullptr); }

    LayersViewModel& model() { return pane.model(); }
    /// What the store would say of the chosen tensor.
    void answer()
    {
        if (const HistogramTensorRow* tensor = model().tensor())
            model().setRecords(tensor->key, test::layerRecords(tensor->kind, tensor->place));
    }
};

} // namespace

class LayersPaneTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void tableFollowsTheModel()
    {
        LayersViewModel model({});
        LayersTableModel table(model);
        QAbstractItemModelTester tester(&table);
        model.setTensors(test::layerTensors());
        QCOMPARE(table.rowCount(), 8);
        model.setKind(HistogramKind::Activations);
        QCOMPARE(table.index(2, LayersTableModel::Marks).data().toString(), QStringLiteral("5 dead"));
        QCOMPARE(table.index(2, LayersTableModel::Marks).data(LayersTableModel::ToneRole).toInt(), 1);
        QCOMPARE(table.index(4, LayersTableModel::Marks).data().toString(), QStringLiteral("66 % saturated"));
        QCOMPARE(table.index(0, LayersTableModel::Name).data().toString(), QStringLiteral("stem"));
    }

    void figureHasARowForEachBinThatMatters()
    {
        const auto records = test::layerRecords(HistogramKind::Weights, 0);
        const HistogramMapFigure figure = histogramMap(records);
        QCOMPARE(figure.columns.size(), records.size());
        QVERIFY(figure.rowsBelow() > 5 && figure.rowsAbove() > 5);
        for (int row = 0; row < figure.rows(); ++row)
            QCOMPARE(figure.binOfRow(row) < 0, row < figure.middle());
        QCOMPARE(figure.binOfRow(figure.middle()), 0);
        QCOMPARE(figure.binOfRow(figure.rows() - 1), figure.positive);
        QCOMPARE(figure.binOfRow(0), -figure.negative);
        for (std::size_t i = 0; i < records.size(); ++i) {
            double sum = 0.0;
            for (int row = 0; row < figure.rows(); ++row) {
                sum += figure.columns[i].shares[std::size_t(row)];
                if (const int bin = figure.binOfRow(row); bin != 0)
                    QCOMPARE(figure.columns[i].shares[std::size_t(row)],
                             double(records[i].values.inBin(bin)) / double(records[i].values.finite()));
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
            QVERIFY(std::abs(figure.columns[i].quantiles[2] - quantileOf(records[i].values, 0.5)) < 1e-12);
        }
        const HistogramMapFigure positive = histogramMap(test::layerRecords(HistogramKind::Activations, 0));
        QCOMPARE(positive.rowsBelow(), 0);
        QVERIFY(positive.columns.front().zeros > 0.3);
        QCOMPARE(histogramMap({}).columns.size(), std::size_t(0));
    }

    void kindsAndLayersAreChosenWithKeys()
    {
        Stage stage;
        stage.pane.table().setFocus();
        QTest::keyClick(&stage.pane.table(), Qt::Key_Down);
        QTest::keyClick(&stage.pane.table(), Qt::Key_Down);
        QCOMPARE(stage.model().current(), 2);
        QTest::keyClick(&stage.pane.kinds(), Qt::Key_Right);
        QVERIFY(stage.model().kind() == HistogramKind::Gradients);
        QCOMPARE(stage.model().current(), 2);
        QTRY_COMPARE(stage.pane.table().currentIndex().row(), 2);
    }

    void recordsAreChosenInTheMap()
    {
        Stage stage;
        HistogramMap& map = stage.pane.map();
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Left);
        QCOMPARE(stage.model().record(), 38);
        QTest::keyClick(&map, Qt::Key_Home);
        QCOMPARE(stage.model().record(), 0);
        QVERIFY(map.accessibleDescription().startsWith("Step 1:"));
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellRect(20, 3).center().toPoint());
        QCOMPARE(stage.model().record(), 20);
        QTest::keyClick(&map, Qt::Key_Up); // reads the middle row
        QVERIFY2(map.accessibleDescription().contains("0 and magnitudes below"),
                 qPrintable(map.accessibleDescription()));
        QTest::keyClick(&map, Qt::Key_End);
        QCOMPARE(stage.model().record(), -1);
    }

    void aCellTellsStepBinAndShare()
    {
        Stage stage;
        const HistogramMapFigure& figure = stage.pane.map().figure();
        const int row = figure.middle() + 2, bin = figure.binOfRow(row);
        const QStringList tip = stage.pane.map().tipOf(5, row);
        QCOMPARE(tip[0], QStringLiteral("step 1,000, epoch 2.56"));
        QVERIFY2(tip[1].endsWith("% of the values"), qPrintable(tip[1]));
        QVERIFY(std::abs(tip[1].section(' ', 0, 0).toDouble() / binEdge(bin) - 1.0) < 0.01);
    }

    void aRemarkLeadsToItsLayer()
    {
        Stage stage;
        QPushButton* show = nullptr;
        for (QPushButton* button : stage.pane.findChildren<QPushButton*>())
            if (button->accessibleName().contains("stack1/block0/conv2"))
                show = button;
        QVERIFY(show);
        show->click();
        QTRY_VERIFY(stage.model().kind() == HistogramKind::Activations);
        QCOMPARE(stage.model().tensor()->layer, std::string("stack1/block0/conv2"));
    }

    void emptyStateOffersAClone()
    {
        Stage stage(false, {});
        QSignalSpy wanted(&stage.pane, &LayersPane::cloneWanted);
        auto* button = stage.pane.message().findChild<QPushButton*>();
        QVERIFY(button && button->isVisible());
        button->click();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted[0][0].value<RunSpec>().monitoring.histograms.record);
        QCOMPARE(wanted[0][1].toString(), QStringLiteral("resnet20-cifar10-s1"));
        Stage waits(true, {});
        QVERIFY(!waits.pane.message().findChild<QPushButton*>()->isVisible());
    }

    void figuresAndTablesAreExported()
    {
        Stage stage;
        QTemporaryDir folder;
        const auto exports = stage.pane.exports();
        QCOMPARE(exports.size(), std::size_t(4));
        for (const LayersPane::Export& one : exports) {
            const Result<ChartFile> file = one.record(folder.filePath(one.fileName));
            QVERIFY2(file.ok(), one.fileName.toUtf8());
            QVERIFY(file.value()().size() > 500);
        }
        QVERIFY(Stage(false, {}).pane.exports().empty());
    }

    void looksRight()
    {
        Stage stage;
        const QList<QSize> sizes{{1280, 780}, {1000, 560}};
        QCOMPARE(test::photograph(stage.window, "layers-weights", sizes), QStringList());
        stage.model().chooseTensor(302);
        stage.answer();
        stage.model().chooseRecord(25);
        QCOMPARE(test::photograph(stage.window, "layers-activations", sizes), QStringList());
        stage.model().setKind(HistogramKind::Gradients);
        stage.answer();
        QCOMPARE(test::photograph(stage.window, "layers-gradients", {sizes.front()}), QStringList());
        Stage empty(false, {});
        QCOMPARE(test::photograph(empty.window, "layers-empty", {sizes.back()}), QStringList());
    }
};

TRAINYARD_WIDGET_TEST(LayersPaneTest)

} // namespace layers_pane_test

#include "layers_pane_test.moc"
