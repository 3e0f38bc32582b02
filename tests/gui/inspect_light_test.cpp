// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "gui/inspect/classify_pane.h"
#include "gui/inspect/gaze_card.h"
#include "gui/inspect/inspect_header.h"
#include "gui/inspect/inspect_page.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/layers_tab.h"
#include "gui/inspect/mistakes_view.h"
#include "gui/inspect/predictions_pane.h"
#include "gui/inspect/weights_pane.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/layers_pane.h"
#include "gui/plots/filter_sheet.h"
#include "gui/plots/heat_view.h"
#include "gui/plots/layer_maps.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "tests/gui/whole_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <cmath>

namespace inspect_light_test {

using namespace trainyard;

namespace {

struct Window : test::WholeWindow {
    using WholeWindow::WholeWindow;
    NewRunPage& form() { return page<NewRunPage>(PageId::NewRun); }
    RunsPage& runs() { return page<RunsPage>(PageId::Runs); }
    InspectPage& inspect() { return page<InspectPage>(PageId::Inspect); }
};

} // namespace

/// A look inside a net that the engine has trained: from Runs to its mistakes, to one image, and back.
class InspectLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { test::useOwnHome(m_folder); }

    void aTrainedNetIsLookedInto()
    {
        Window stage(m_folder.filePath(QStringLiteral("settings.ini")));
        stage.window.showPage(PageId::NewRun);
        NewRunViewModel& form = *stage.form().model();
        QTRY_COMPARE(form.presetName(), QStringLiteral("First run: glyphs"));
        form.edit([](RunSpec& spec) {
            spec.data.image = {28, 28, 1};
            spec.data.trainSamples = 1200;
            spec.data.validationSamples = 500;
            spec.training.epochs = 3;
            spec.training.batchSize = 40;
            spec.resources.threads = 1;
            spec.monitoring.histograms.record = true;
        });
        form.setName(QStringLiteral("Glyphs to look into"));
        QTRY_VERIFY(form.planState() == NewRunViewModel::PlanState::Answered);
        for (QPushButton* one : stage.form().findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Start run"))
                QTest::mouseClick(one, Qt::LeftButton);
        const auto rows = [&] {
            RunQuery query;
            query.metrics = {{series::kValTop1, MetricSummary::Best}, {series::kValTop1, MetricSummary::Last}};
            return stage.store->reader()->runs(query);
        };
        QTRY_VERIFY_WITH_TIMEOUT(!rows().empty() && rows().front().state == JobState::Done, 120'000);
        const RunRow run = rows().front();

        // From Runs, with the keyboard.
        stage.window.showPage(PageId::Runs);
        stage.runs().openRun(QString::fromStdString(run.id));
        QTRY_COMPARE(stage.runs().table()->selectedIds().size(), 1);
        stage.runs().table()->setFocus();
        QTest::keyClick(stage.runs().table(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::Inspect);
        PredictionsViewModel& predictions = stage.inspect().predictions().model();
        QTRY_VERIFY2(predictions.report() || predictions.state() == PredictionsViewModel::State::Failed,
                     "nothing came");
        QVERIFY2(predictions.report(), qPrintable(predictions.error()));
        const PredictionReport& report = *predictions.report();
        QCOMPARE(report.samples, std::int64_t{500});
        // The checkpoint is right as often as validation found while it trained.
        const double found = run.metrics[stage.inspect().model().checkpoint()->best ? 0 : 1];
        QVERIFY2(std::abs(report.top1 - found) < 1e-9, qPrintable(QString::number(report.top1)));
        QCOMPARE(report.mistakeCount, report.samples - report.correct);
        QVERIFY(report.mistakeCount > 0);
        QTRY_VERIFY(!stage.inspect()
                         .predictions()
                         .mistakes()
                         .model()
                         ->index(0, 0)
                         .data(MistakesModel::PictureRole)
                         .value<QPixmap>()
                         .isNull());
        QStringList problems = test::photograph(stage.window, QStringLiteral("window-inspect-predictions"),
                                                {{1440, 900}, {1024, 700}}, [] { QTest::qWait(300); });

        // A mistake in Classify is the same prediction.
        const Mistake mistake = report.mistakes[std::size_t(predictions.shown().front())];
        MistakesView& grid = stage.inspect().predictions().mistakes();
        grid.setFocus();
        grid.setCurrentIndex(grid.model()->index(0, 0));
        QTest::keyClick(&grid, Qt::Key_Return);
        QCOMPARE(stage.inspect().shown(), Inside::Classify);
        ClassifyViewModel& classify = stage.inspect().classify().model();
        QTRY_VERIFY2(classify.detail() || !classify.error().isEmpty() || !classify.detailError().isEmpty(),
                     "nothing came");
        QVERIFY2(classify.detail(), qPrintable(classify.error() + classify.detailError()));
        const LookedAtInput seen = *classify.detail();
        QCOMPARE(seen.top.front().index, mistake.predicted);
        QCOMPARE(seen.actual.value_or(-1), mistake.actual);
        QVERIFY(std::abs(seen.top.front().probability - mistake.predictedProbability) < 1e-3);
        QVERIFY(!seen.layers.empty());
        QVERIFY(classify.sureText(seen).contains(QStringLiteral("right in")));
        QTRY_VERIFY(!stage.inspect().classify().gaze().view().heat().empty());
        QVERIFY(stage.inspect().classify().maps().columns().size() == seen.layers.size());

        // The same image as a file, pasted, and another picture of where the net looks.
        const QString file = m_folder.filePath(QStringLiteral("mistake.png"));
        QImage image = QImage::fromData(reinterpret_cast<const uchar*>(seen.image.data()), int(seen.image.size()));
        QCOMPARE(image.size(), QSize(28, 28));
        QVERIFY(image.save(file));
        classify.openFiles({file});
        QTRY_COMPARE(classify.inputs().size(), std::size_t(2));
        QCOMPARE(classify.inputs()[1].input.top.front().index, mistake.predicted);
        QTRY_VERIFY(!classify.waitingForDetail() && classify.detail());
        classify.setGaze(GazeKind::Occlusion);
        QTRY_VERIFY2(classify.heatMap() || !classify.detailError().isEmpty(), "nothing came");
        QVERIFY2(classify.heatMap(), qPrintable(classify.detailError()));
        QApplication::clipboard()->setImage(image);
        QTest::keyClick(&stage.inspect().classify(), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(classify.inputs().size(), std::size_t(3));
        QTRY_VERIFY(!classify.waitingForDetail());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-classify"),
                                     {{1440, 900}, {1024, 700}}, [] { QTest::qWait(300); });

        // What the layers did while they trained, and what the first one looks for.
        stage.inspect().show(Inside::Layers);
        LayersTab& layers = *stage.inspect().findChild<LayersTab*>();
        QTRY_VERIFY(layers.pane().model().has() && !layers.pane().model().recordsOfTensor().empty());
        QTRY_VERIFY2(layers.filtersModel().filters(), qPrintable(layers.filtersModel().text()));
        QCOMPARE(layers.filtersModel().filters()->channels, 1);
        QCOMPARE(layers.filters().pictures().size(), layers.filtersModel().filters()->filters.size());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-layers"), {{1440, 900}, {1024, 700}},
                                     [] { QTest::qWait(300); });

        // Weights are a tab of the same page; Back leads to Runs.
        stage.inspect().show(Inside::Weights);
        QTRY_VERIFY(stage.inspect().weights().model().has());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-weights"), {{1440, 900}},
                                     [] { QTest::qWait(300); });
        QTest::keyClick(&stage.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::Runs);

        // Another checkpoint, from Runs; what was computed is there at once when it is chosen again.
        QTest::keyClick(stage.runs().table(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(stage.runs().findChild<QMenu*>(QStringLiteral("checkpoints")));
        stage.runs().findChild<QMenu*>(QStringLiteral("checkpoints"))->actions().back()->trigger();
        QTRY_COMPARE(stage.inspect().model().current(), int(stage.inspect().model().checkpoints().size()) - 1);
        QTRY_VERIFY(predictions.report());
        stage.inspect().model().choose(0);
        QCOMPARE(predictions.report(), &report);

        // Training samples; a checkpoint that is gone is said.
        predictions.setValidation(false);
        QTRY_VERIFY(predictions.report() && !predictions.report()->validation);
        QCOMPARE(predictions.report()->samples, std::int64_t{1200});
        std::filesystem::remove(stage.inspect().model().checkpoints().back().file);
        stage.inspect().model().choose(int(stage.inspect().model().checkpoints().size()) - 1);
        QTRY_COMPARE(predictions.state(), PredictionsViewModel::State::Failed);
        QVERIFY(!predictions.error().isEmpty());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-gone"), {{1440, 900}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void otherNetsAreLookedInto_data()
    {
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<bool>("images");
        const nlohmann::json ticket = {{"model", {{"architecture", "small-cnn"}, {"width_multiplier", 0.25}}},
                                       {"data",
                                        {{"image", {{"height", 28}, {"width", 28}, {"channels", 1}}},
                                         {"train_samples", 600},
                                         {"validation_samples", 200}}},
                                       {"pruning", {{"method", "magnitude"}, {"sparsity", 0.8}}}};
        const nlohmann::json sequences = {
            {"model", {{"architecture", "gru"}, {"dropout", 0.0}}},
            {"data",
             {{"format", "hdf5"},
              {"path", (test::sourceFolder() / "tests/backend/fixtures/datasets/jets").string()},
              {"features", "sequence"},
              {"labels", "labels"},
              {"image", {{"height", 12}, {"width", 4}, {"channels", 1}}}}}};
        QTest::newRow("ticket") << QByteArray::fromStdString(ticket.dump()) << true;
        QTest::newRow("sequences") << QByteArray::fromStdString(sequences.dump()) << false;
    }

    /// A pruned net, and one that reads features.
    void otherNetsAreLookedInto()
    {
        QFETCH(QByteArray, spec);
        QFETCH(bool, images);
        nlohmann::json document = nlohmann::json::parse(spec.toStdString());
        document["version"] = 1;
        document["id"] = std::string("other-") + QTest::currentDataTag();
        document["name"] = QTest::currentDataTag();
        document["training"] = {{"epochs", 2}, {"batch_size", 16}};
        document["resources"] = {{"threads", 1}};
        const std::string file = m_folder.filePath(QStringLiteral("spec.json")).toStdString();
        writeFileAtomically(file, document.dump());
        QProcess command;
        command.start(QString::fromStdString(test::program("trainyard").string()),
                      {QStringLiteral("run"), QString::fromStdString(file), QStringLiteral("--wait")});
        QVERIFY(command.waitForFinished(120'000));
        QVERIFY2(command.exitCode() == 0, command.readAllStandardError().constData());

        Window stage(m_folder.filePath(QStringLiteral("settings.ini")));
        stage.window.showPage(PageId::Inspect);
        stage.inspect().lookInside({QString::fromStdString(document["id"].get<std::string>()), Inside::Predictions, {}},
                                   {});
        PredictionsViewModel& predictions = stage.inspect().predictions().model();
        QTRY_VERIFY(predictions.report() || predictions.state() == PredictionsViewModel::State::Failed);
        QVERIFY2(predictions.report(), qPrintable(predictions.error()));
        QVERIFY(predictions.report()->samples > 0);
        const QString name = QStringLiteral("window-inspect-%1-").arg(QLatin1String(QTest::currentDataTag()));
        const auto photographed = [&](const char* what) {
            return test::photograph(stage.window, name + QLatin1String(what), {{1440, 900}}, [] { QTest::qWait(300); });
        };
        QStringList problems = photographed("predictions");
        stage.inspect().show(Inside::Classify);
        ClassifyViewModel& classify = stage.inspect().classify().model();
        classify.openSample(0, true);
        QTRY_VERIFY2(classify.detail() || !classify.error().isEmpty() || !classify.detailError().isEmpty(),
                     "nothing came");
        QVERIFY2(classify.detail(), qPrintable(classify.error() + classify.detailError()));
        QVERIFY(!classify.detail()->layers.empty());
        QCOMPARE(!classify.detail()->image.empty(), images);
        const auto* toDo = stage.inspect().classify().findChild<QLabel*>(QStringLiteral("whatToDo"));
        QVERIFY(toDo && toDo->text().contains(QStringLiteral("Drop an image")) == images);
        problems += photographed("classify");
        stage.inspect().show(Inside::Layers);
        FirstFiltersViewModel& filters = stage.inspect().findChild<LayersTab*>()->filtersModel();
        QTRY_COMPARE(filters.filters() != nullptr, images);
        QTRY_VERIFY(filters.filters() || filters.text().contains(QStringLiteral("does not begin with a convolution")));
        problems += photographed("layers");
        stage.inspect().show(Inside::Weights);
        QTRY_VERIFY(stage.inspect().weights().model().has());
        problems += photographed("weights");
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(InspectLightTest)

} // namespace inspect_light_test

#include "inspect_light_test.moc"
