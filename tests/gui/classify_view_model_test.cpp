// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/classify_view_model.h"

#include "tests/gui/inspect_fixture.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

namespace classify_view_model_test {

using namespace trainyard;

namespace {

RunRow runOn(const std::string& machine)
{
    RunRow row;
    row.id = "base";
    row.name = "resnet20v2-base";
    row.directory = "/runs/base";
    row.machine = machine;
    return row;
}

RunCheckpoint checkpointAt(const std::string& file)
{
    RunCheckpoint one;
    one.file = file;
    one.step = 100;
    return one;
}

std::shared_ptr<const PredictionReport> reportWith(std::vector<CalibrationBin> bins)
{
    PredictionReport report = test::drawnReport(10, 40);
    report.calibration = std::move(bins);
    return std::make_shared<const PredictionReport>(std::move(report));
}

} // namespace

class ClassifyViewModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// An engine that notes its arguments, one call after the other, and answers with a file.
    QString engine(const QByteArray& answer)
    {
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(m_folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            file.write(bytes);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        write(QStringLiteral("answer"), answer);
        QFile::remove(m_folder.filePath(QStringLiteral("words")));
        const QByteArray folder = m_folder.path().toUtf8();
        write(QStringLiteral("engine"), "#!/bin/sh\necho \"$@\" >> " + folder + "/words\ncat " + folder + "/answer\n");
        return m_folder.filePath(QStringLiteral("engine"));
    }
    QStringList calls()
    {
        QFile file(m_folder.filePath(QStringLiteral("words")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
                                              : QStringList();
    }

private slots:
    void aNetOfFeaturesIsKnownFromItsPredictions()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        QVERIFY(!model.readsFeatures() && model.gazeObstacle(GazeKind::GradCam).isEmpty());
        PredictionReport report = test::drawnReport(10, 40);
        report.net.features = true;
        model.setReport(std::make_shared<const PredictionReport>(std::move(report)));
        QVERIFY(model.readsFeatures()); // before any input was opened
        QVERIFY(model.gazeObstacle(GazeKind::GradCam).contains(QStringLiteral("features")));
    }

    void anUnsureInputIsNamed()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        model.takeList(test::drawnLook({"/x/1.png", "/x/2.png", "/x/3.png"}, false)); // 90 %, 45 %, 88 % sure
        QCOMPARE(model.limit(), 0.6);
        QVERIFY(!model.isUnsure(model.inputs()[0].input));
        QVERIFY(model.isUnsure(model.inputs()[1].input));
        QCOMPARE(model.listText(), QStringLiteral("3 inputs, 1 not sure"));
        QVERIFY(model.limitText().contains(QStringLiteral("60 %")));
        QVERIFY(!model.sureText(model.inputs()[0].input).contains(QStringLiteral("right in ")));

        // The calibration says that the net is right only from 80 % on.
        model.setReport(reportWith({{0.0, 0.5, 20, 5, {}, {}, {}, {}},
                                    {0.5, 0.8, 20, 10, {}, {}, {}, {}},
                                    {0.8, 0.89, 16, 11, {}, {}, {}, {}},
                                    {0.89, 1.0, 50, 48, {}, {}, {}, {}}}));
        QCOMPARE(model.limit(), 0.8);
        QVERIFY(!model.isUnsure(model.inputs()[2].input));
        QCOMPARE(model.sureText(model.inputs()[2].input),
                 QStringLiteral("At 80–89 % this net is right in 68.8 % of the cases (11 of 16)."));
    }

    void labelsGiveAnAccuracy()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        NetLook look = test::drawnLook({"/x/1.png", "/x/2.png"}, false);
        model.takeList(look);
        QCOMPARE(model.footText(), QStringLiteral("no labels, so no accuracy"));
        look.inputs[0].actual = 8; // ship, as predicted
        look.inputs[1].actual = 3;
        model.takeList(look);
        QCOMPARE(model.footText(), QStringLiteral("right: 1 of 2 labelled"));
        const QByteArray csv = model.listAsCsv();
        QCOMPARE(csv.count("\r\n"), qsizetype(5));
        QVERIFY(csv.startsWith("input,true_class,class_1,probability_1"));
        QVERIFY(csv.contains("/x/1.png,ship,ship,0.9,airplane,"));
    }

    void theFirstNewInputIsSelected()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        QCOMPARE(model.selected(), -1);
        model.takeList(test::drawnLook({"/x/1.png", "/x/2.png"}, false));
        QCOMPARE(model.selected(), 0);
        model.select(1);
        model.takeList(test::drawnLook({"/x/3.png"}, false)); // nobody asked for these
        QCOMPARE(model.selected(), 1);
        model.clear();
        QCOMPARE(model.selected(), -1);
        QVERIFY(model.inputs().empty());
    }

    void mapsAreKeptByClassLayerAndKind()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        model.takeList(test::drawnLook({"/x/1.png"}, false));
        QVERIFY(!model.detail());
        model.takeDetail(test::drawnLook({"/x/1.png"}, true));
        QCOMPARE(model.detail()->layers.size(), std::size_t(7));
        QVERIFY(model.heatMap()); // Grad-CAM of the predicted class from the usual layer
        QCOMPARE(model.gazeText(), QStringLiteral("8 × 8 values, drawn smooth"));
        model.setGazeLayer(QStringLiteral("stack2"));
        QVERIFY(!model.heatMap());
        NetLook other = test::drawnLook({"/x/1.png"}, true);
        other.inputs[0].layers.clear(); // only the map was asked for
        other.inputs[0].heatMap->layer = "stack2";
        model.takeDetail(other);
        QVERIFY(model.heatMap());
        QCOMPARE(model.detail()->layers.size(), std::size_t(7));
        model.setGazeClass(3);
        QVERIFY(!model.heatMap());
        model.setGaze(GazeKind::Image);
        QVERIFY(!model.heatMap());
        model.setGaze(GazeKind::GradCam);
        model.setGazeClass(8);
        QVERIFY(model.heatMap());
    }

    void whatANetCannotShowIsSaid()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("local"), checkpointAt("/a"));
        NetLook look = test::drawnLook({"/x/1.png"}, false);
        look.heatMapLayers.clear();
        model.takeList(look);
        QVERIFY(!model.gazeObstacle(GazeKind::GradCam).isEmpty());
        QVERIFY(model.gazeObstacle(GazeKind::Occlusion).isEmpty());
        look.net.features = true;
        model.takeList(look);
        QVERIFY(!model.gazeObstacle(GazeKind::Occlusion).isEmpty());
        QVERIFY(model.gazeObstacle(GazeKind::Image).isEmpty());
    }

    void filesOfThisComputerNeedTheNetHere()
    {
        ClassifyViewModel model(Services{});
        model.showCheckpoint(runOn("hpc"), checkpointAt("/runs/base/checkpoints/1.safetensors"));
        QVERIFY(model.elsewhere());
        QVERIFY(model.fileObstacle().contains(QStringLiteral("Fetch")));
        model.openFiles({QStringLiteral("/x/1.png")});
        QVERIFY(!model.waiting());
        model.showCheckpoint(runOn("local"), checkpointAt("/runs/base/checkpoints/1.safetensors"));
        QVERIFY(model.fileObstacle().isEmpty());
    }

    void theEngineIsAskedForListAndDetail()
    {
        const NetLook look = test::drawnLook({"/x y/1.png"}, true);
        NetLookService service(std::make_shared<const EngineCalls>(
            engine("{\"progress\":{\"phase\":\"predict\",\"done\":0,\"total\":1}}\n" +
                   QByteArray::fromStdString(nlohmann::ordered_json{{"look", toJson(look)}}.dump()) + "\n")));
        Services services;
        services.looks = &service;
        ClassifyViewModel model(services);
        model.showCheckpoint(runOn("local"), checkpointAt("/runs/base/c.safetensors"));
        model.openFiles({QStringLiteral("/x y/1.png")});
        QVERIFY(model.waiting());
        QTRY_VERIFY(model.detail());
        QVERIFY(model.heatMap());
        QCOMPARE(calls().size(), 2);
        QCOMPARE(calls()[0], QStringLiteral("predict --progress --images -- /runs/base/c.safetensors /x y/1.png"));
        QVERIFY2(calls()[1].contains(QStringLiteral("--activations --heat-map=")), qPrintable(calls()[1]));
        QVERIFY(calls()[1].contains(QStringLiteral("--layer=stack3 --class=ship")));

        model.openSample(17, true);
        QTRY_COMPARE(calls().size(), 4);
        QVERIFY2(calls()[2].contains(QStringLiteral("--index=17")), qPrintable(calls()[2]));
        // Another checkpoint predicts the same inputs again.
        model.showCheckpoint(runOn("local"), checkpointAt("/runs/base/d.safetensors"));
        QVERIFY(model.inputs().empty());
        QTRY_COMPARE(model.inputs().size(), std::size_t(2));
        const auto askedAgain = [this] {
            const QStringList later = calls().mid(4);
            return std::any_of(later.begin(), later.end(), [](const QString& call) {
                return call.endsWith(QStringLiteral("-- /runs/base/d.safetensors /x y/1.png"));
            });
        };
        QTRY_VERIFY(askedAgain());
    }

    void predictionsComeWithTheirProgress()
    {
        const PredictionReport report = test::drawnReport(10, 200);
        NetLookService service(std::make_shared<const EngineCalls>(
            engine("{\"progress\":{\"phase\":\"predict\",\"done\":80,\"total\":200}}\n" +
                   QByteArray::fromStdString(nlohmann::ordered_json{{"report", toJson(report)}}.dump()) + "\n")));
        QSignalSpy progressed(&service, &NetLookService::progressed);
        QSignalSpy reported(&service, &NetLookService::reported);
        const qint64 number = service.askReport({{"local", "/r/-c.safetensors"}, false});
        QVERIFY(reported.wait());
        QCOMPARE(progressed.front(), (QVariantList{number, qint64(80), qint64(200)}));
        QVERIFY(*reported.front().at(1).value<std::shared_ptr<const PredictionReport>>() == report);
        QVERIFY2(calls()[0].startsWith(QStringLiteral("inspect errors --progress --activations")),
                 qPrintable(calls()[0]));
        QVERIFY(calls()[0].endsWith(QStringLiteral("--set=training -- /r/-c.safetensors")));

        NetLookService torn(std::make_shared<const EngineCalls>(engine("{\"report\": {}}\n")));
        QSignalSpy failed(&torn, &NetLookService::failed);
        torn.askReport({{"local", "/c"}, true});
        QVERIFY(failed.wait());
        NetLookService silent(std::make_shared<const EngineCalls>(engine("")));
        QSignalSpy gone(&silent, &NetLookService::failed);
        silent.look({{"local", "/c"}, {"/x.png"}, {}, true, false, {}, {}, {}, {}});
        QVERIFY(gone.wait());
    }
};

TRAINYARD_TEST(ClassifyViewModelTest)

} // namespace classify_view_model_test

#include "classify_view_model_test.moc"
