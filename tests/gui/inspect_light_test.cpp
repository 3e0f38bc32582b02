// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/locations.h"
#include "backend/protocol/series.h"
#include "gui/app/main_window.h"
#include "gui/app/page_registry.h"
#include "gui/inspect/classify_pane.h"
#include "gui/inspect/gaze_card.h"
#include "gui/inspect/inspect_header.h"
#include "gui/inspect/inspect_page.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/mistakes_view.h"
#include "gui/inspect/predictions_pane.h"
#include "gui/inspect/weights_pane.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/heat_view.h"
#include "gui/plots/layer_maps.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/widgets/theme.h"
#include "tests/gui/local_runs.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>

#include <cmath>

namespace inspect_light_test {

using namespace trainyard;

namespace {

/// The window as main() makes it, with the real engine, supervisor, store and followers, in a data folder of its own.
struct Window {
    explicit Window(const QString& settingsFile)
        : settings(settingsFile), store(std::make_shared<RunStore>(storePath())), storeService(store), launch(store),
          local(store, launch, follow), weights(std::make_shared<const EngineCalls>()),
          looks(std::make_shared<const EngineCalls>()), services(all()),
          window(makePages(services, settings, QString::fromStdString(dataHome().string())), services, settings,
                 QString::fromStdString(storePath().string()))
    {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    Services all()
    {
        Services found;
        found.store = &storeService;
        found.launch = &launch;
        found.follow = &follow;
        found.plan = &plan;
        found.weights = &weights;
        found.looks = &looks;
        return found;
    }
    NewRunPage& form() { return *static_cast<NewRunPage*>(window.page(PageId::NewRun)); }
    RunsPage& runs() { return *static_cast<RunsPage*>(window.page(PageId::Runs)); }
    InspectPage& page() { return *static_cast<InspectPage*>(window.page(PageId::Inspect)); }

    AppSettings settings;
    std::shared_ptr<RunStore> store;
    StoreService storeService;
    LaunchService launch;
    FollowService follow;
    test::LocalRuns local;
    PlanService plan;
    WeightsInspectService weights;
    NetLookService looks;
    Services services;
    MainWindow window;
};

} // namespace

/// A look inside a net that the engine has trained: from Runs to its mistakes, to one image, and back.
class InspectLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        qputenv("TRAINYARD_HOME", m_folder.filePath(QStringLiteral("home")).toUtf8());
        qputenv("PATH", QByteArray::fromStdString(test::program({}).string()) + ':' + qgetenv("PATH"));
        std::filesystem::create_directories(dataHome());
        Theme::instance().install(*qApp);
    }

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
        PredictionsViewModel& predictions = stage.page().predictions().model();
        QTRY_VERIFY2(predictions.report() || predictions.state() == PredictionsViewModel::State::Failed,
                     "nothing came");
        QVERIFY2(predictions.report(), qPrintable(predictions.error()));
        const PredictionReport& report = *predictions.report();
        QCOMPARE(report.samples, std::int64_t{500});
        // The checkpoint is right as often as validation found while it trained.
        const double found = run.metrics[stage.page().model().checkpoint()->best ? 0 : 1];
        QVERIFY2(std::abs(report.top1 - found) < 1e-9, qPrintable(QString::number(report.top1)));
        QCOMPARE(report.mistakeCount, report.samples - report.correct);
        QVERIFY(report.mistakeCount > 0);
        QTRY_VERIFY(!stage.page()
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
        MistakesView& grid = stage.page().predictions().mistakes();
        grid.setFocus();
        grid.setCurrentIndex(grid.model()->index(0, 0));
        QTest::keyClick(&grid, Qt::Key_Return);
        QCOMPARE(stage.page().shown(), Inside::Classify);
        ClassifyViewModel& classify = stage.page().classify().model();
        QTRY_VERIFY2(classify.detail() || !classify.error().isEmpty() || !classify.detailError().isEmpty(),
                     "nothing came");
        QVERIFY2(classify.detail(), qPrintable(classify.error() + classify.detailError()));
        const LookedAtInput seen = *classify.detail();
        QCOMPARE(seen.top.front().index, mistake.predicted);
        QCOMPARE(seen.actual.value_or(-1), mistake.actual);
        QVERIFY(std::abs(seen.top.front().probability - mistake.predictedProbability) < 1e-3);
        QVERIFY(!seen.layers.empty());
        QVERIFY(classify.sureText(seen).contains(QStringLiteral("right in")));
        QTRY_VERIFY(!stage.page().classify().gaze().view().heat().empty());
        QVERIFY(stage.page().classify().maps().columns().size() == seen.layers.size());

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
        QTest::keyClick(&stage.page().classify(), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(classify.inputs().size(), std::size_t(3));
        QTRY_VERIFY(!classify.waitingForDetail());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-classify"),
                                     {{1440, 900}, {1024, 700}}, [] { QTest::qWait(300); });

        // Weights are a tab of the same page; Back leads to Runs.
        stage.page().show(Inside::Weights);
        QTRY_VERIFY(stage.page().weights().model().has());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-weights"), {{1440, 900}},
                                     [] { QTest::qWait(300); });
        QTest::keyClick(&stage.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::Runs);

        // Another checkpoint, from Runs; what was computed is there at once when it is chosen again.
        QTest::keyClick(stage.runs().table(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(stage.runs().findChild<QMenu*>(QStringLiteral("checkpoints")));
        stage.runs().findChild<QMenu*>(QStringLiteral("checkpoints"))->actions().back()->trigger();
        QTRY_COMPARE(stage.page().model().current(), int(stage.page().model().checkpoints().size()) - 1);
        QTRY_VERIFY(predictions.report());
        stage.page().model().choose(0);
        QCOMPARE(predictions.report(), &report);

        // Training samples; a checkpoint that is gone is said.
        predictions.setValidation(false);
        QTRY_VERIFY(predictions.report() && !predictions.report()->validation);
        QCOMPARE(predictions.report()->samples, std::int64_t{1200});
        std::filesystem::remove(stage.page().model().checkpoints().back().file);
        stage.page().model().choose(int(stage.page().model().checkpoints().size()) - 1);
        QTRY_COMPARE(predictions.state(), PredictionsViewModel::State::Failed);
        QVERIFY(!predictions.error().isEmpty());
        problems += test::photograph(stage.window, QStringLiteral("window-inspect-gone"), {{1440, 900}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(InspectLightTest)

} // namespace inspect_light_test

#include "inspect_light_test.moc"
