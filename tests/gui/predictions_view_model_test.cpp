// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/predictions_view_model.h"

#include "gui/inspect/confidence.h"
#include "gui/inspect/inspect_view_model.h"
#include "tests/gui/inspect_fixture.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>

#include <set>

namespace predictions_view_model_test {

using namespace trainyard;

namespace {

RunRow run(const std::string& id = "base", JobState state = JobState::Done)
{
    RunRow row;
    row.id = id;
    row.name = "resnet20v2-" + id;
    row.directory = "/runs/" + id;
    row.machine = "local";
    row.model = "resnet20v2";
    row.epochs = 30;
    row.state = state;
    return row;
}

ArtifactRow checkpoint(const char* file, std::int64_t step, double epoch)
{
    ArtifactRow row;
    row.kind = "checkpoint";
    row.file = file;
    row.step = step;
    row.epoch = epoch;
    return row;
}

RunCheckpoint at(const std::string& file, std::int64_t step = 100)
{
    RunCheckpoint one;
    one.file = file;
    one.step = step;
    return one;
}

std::shared_ptr<const PredictionReport> shared(PredictionReport report)
{
    return std::make_shared<const PredictionReport>(std::move(report));
}

} // namespace

class PredictionsViewModelTest : public QObject {
    Q_OBJECT
private slots:
    void mistakesAreOrderedAndFiltered()
    {
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        model.take(shared(test::drawnReport()));
        const PredictionReport& report = *model.report();
        QCOMPARE(model.shown().size(), report.mistakes.size());
        const auto falls = [&](auto value) {
            for (std::size_t i = 1; i < model.shown().size(); ++i)
                if (value(report.mistakes[std::size_t(model.shown()[i - 1])]) <
                    value(report.mistakes[std::size_t(model.shown()[i])]))
                    return false;
            return true;
        };
        QVERIFY(falls([](const Mistake& one) { return one.predictedProbability; }));
        model.setOrder(MistakeOrder::HighestLoss);
        QVERIFY(falls([](const Mistake& one) { return one.loss; }));
        model.setOrder(MistakeOrder::LeastSure);
        QVERIFY(falls([](const Mistake& one) { return -one.predictedProbability; }));

        QSignalSpy shown(&model, &PredictionsViewModel::shownChanged);
        model.setFilter({3, 2});
        QCOMPARE(shown.count(), 1);
        qint64 wanted = 0;
        for (const ConfusionCell& cell : report.confusion)
            if (cell.actual == 3 && cell.predicted == 2)
                wanted = cell.samples;
        QVERIFY(wanted > 0);
        QCOMPARE(qint64(model.shown().size()), wanted);
        QCOMPARE(model.passing(), wanted);
        QCOMPARE(model.filterText(), QStringLiteral("“cat” taken for “bird”"));
        model.setFilter({3, std::nullopt});
        const ClassScores& cat = report.classes[3];
        QCOMPARE(qint64(model.shown().size()), cat.samples - cat.correct);
    }

    void aMistakeWithoutANumberComesLast()
    {
        PredictionReport report = test::drawnReport(10, 300);
        report.mistakes.front().loss = std::numeric_limits<double>::quiet_NaN();
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        model.take(shared(report));
        model.setOrder(MistakeOrder::HighestLoss);
        QCOMPARE(model.shown().back(), 0);
    }

    void reportsAreKeptForTheSession()
    {
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
        const auto first = shared(test::drawnReport(10, 300, 1));
        model.take(first);
        model.showCheckpoint(run(), at("/b"));
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
        QVERIFY(!model.report());
        model.take(shared(test::drawnReport(10, 300, 2)));
        model.showCheckpoint(run(), at("/a"));
        QCOMPARE(model.report(), first.get());
        model.setValidation(false); // another set is another question
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
        model.setValidation(true);
        QCOMPARE(model.report(), first.get());
        model.showCheckpoint(run(), at("/a", 200)); // the file was written again
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
        for (int i = 0; i < 40; ++i) { // old ones are let go
            model.showCheckpoint(run(), at("/many/" + std::to_string(i)));
            model.take(shared(test::drawnReport(10, 40, unsigned(i))));
        }
        model.showCheckpoint(run(), at("/a"));
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
    }

    void cancelledAndFailedAreSaid()
    {
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        model.cancel();
        QCOMPARE(model.state(), PredictionsViewModel::State::Cancelled);
        model.askAgain();
        QCOMPARE(model.state(), PredictionsViewModel::State::Working);
        model.takeFailure({ErrorKind::NotFound, "read", "/data", "there is no such folder", "Bring it back.", 0});
        QCOMPARE(model.state(), PredictionsViewModel::State::Failed);
        QVERIFY(model.error().contains(QStringLiteral("Bring it back.")));
    }

    void figuresAreSaidInWords()
    {
        PredictionReport report = test::drawnReport(10, 300);
        report.top1 = 0.914;
        report.top5 = 0.996;
        report.mistakeCount = 857;
        report.samples = 10'000;
        report.setSamples = 10'007;
        report.skippedCount = 7;
        report.sourceClasses = 1000;
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        model.take(shared(report));
        QString plain = model.headline();
        plain.remove(QStringLiteral("<b>"))
            .remove(QStringLiteral("</b>"))
            .replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
        QCOMPARE(plain.simplified(),
                 QStringLiteral("91.4 % top-1 99.6 % top-5 857 mistakes in 10,000 validation samples"));
        QVERIFY(model.remark().contains(QStringLiteral("7 samples could not be read")));
        QVERIFY(model.remark().contains(QStringLiteral("10 of the data set's 1,000 classes")));
        report.mistakeCount = report.skippedCount = 1;
        model.take(shared(report));
        QVERIFY2(model.headline().contains(QStringLiteral("mistake in 10,000 validation samples")),
                 qPrintable(model.headline()));
        QVERIFY(model.remark().contains(QStringLiteral("1 sample could not be read and is not counted")));
    }

    void tablesHaveALineForEach()
    {
        PredictionReport report = test::drawnReport(10, 300);
        report.net.classes[0] = "air, \"plane\"";
        PredictionsViewModel model(Services{});
        model.showCheckpoint(run(), at("/a"));
        model.take(shared(report));
        QCOMPARE(model.mistakesAsCsv().count("\r\n"), qsizetype(report.mistakes.size()) + 1);
        QCOMPARE(model.classesAsCsv().count("\r\n"), qsizetype(11));
        QVERIFY(model.classesAsCsv().contains("\"air, \"\"plane\"\"\",30,"));
        QCOMPARE(model.matrixAsCsv().count("\r\n"), qsizetype(report.confusion.size()) + 1);
    }

    void confidenceFollowsFromTheCalibration()
    {
        std::vector<CalibrationBin> bins{{0.0, 0.25, 0, 0, {}, {}, {}, {}},
                                         {0.25, 0.5, 10, 3, {}, {}, {}, {}},
                                         {0.5, 0.75, 20, 12, {}, {}, {}, {}},
                                         {0.75, 1.0, 50, 49, {}, {}, {}, {}}};
        QCOMPARE(sureFrom(bins, 0.6).value(), 0.5);
        QCOMPARE(sureFrom(bins, 0.7).value(), 0.75);
        QCOMPARE(sureFrom(bins, 0.99).value(), 1.0);
        QCOMPARE(sureFrom(bins, 0.2).value(), 0.25);
        QVERIFY(!sureFrom({}, 0.6));
        QCOMPARE(binOf(bins, 0.5)->samples, std::int64_t{10}); // bins include their upper limit
        QCOMPARE(binOf(bins, 0.51)->samples, std::int64_t{20});
        QVERIFY(!binOf(bins, 0.1)); // without samples
        QVERIFY(!binOf(bins, std::numeric_limits<double>::quiet_NaN()));
    }

    void theBestCheckpointComesFirst()
    {
        InspectViewModel model(Services{});
        InspectViewModel::Found found{run(), RunSpec{}, {}, 0.914};
        found.artifacts = {
            checkpoint("checkpoints/10.safetensors", 100, 10), checkpoint("checkpoints/28.safetensors", 280, 28),
            checkpoint("checkpoints/best.safetensors", 280, 28), checkpoint("checkpoints/30.safetensors", 300, 30)};
        QSignalSpy changed(&model, &InspectViewModel::checkpointChanged);
        model.setRun(found);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.checkpoints().size(), std::size_t(3)); // epoch 28 is the best one
        QCOMPARE(model.checkpointText(0), QStringLiteral("Best: epoch 28, 91.4 %"));
        QCOMPARE(model.checkpointText(1), QStringLiteral("Epoch 30, end"));
        QCOMPARE(model.current(), 0);
        model.setRun(found, QStringLiteral("/runs/base/checkpoints/10.safetensors"));
        QCOMPARE(model.current(), 2);
        QCOMPARE(changed.count(), 2);
        model.setRun(found, QStringLiteral("/runs/base/checkpoints/10.safetensors")); // nothing new
        QCOMPARE(changed.count(), 2);
        found.artifacts.clear();
        model.setRun(found);
        QVERIFY(!model.checkpoint());
        QVERIFY(!model.obstacle().isEmpty());
        QCOMPARE(changed.count(), 3);
    }
};

TRAINYARD_TEST(PredictionsViewModelTest)

} // namespace predictions_view_model_test

#include "predictions_view_model_test.moc"
