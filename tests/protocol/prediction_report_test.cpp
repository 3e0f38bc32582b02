// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/prediction_report.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_data.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace prediction_report_test {

using namespace trainyard;
using Json = nlohmann::json;

PredictionReport report()
{
    PredictionReport out;
    out.net = {"runs/a/checkpoints/best.safetensors",
               "a",
               "resnet20v2",
               390,
               2.0,
               {"cat", "dog", "sh\"ip"},
               272'282,
               {32, 32, 3},
               false,
               FitKind::Crop,
               {0.5f, 0.25f, 0.125f},
               {0.25f, 0.5f, 0.1f},
               ScoreKind::Sigmoid,
               "reference",
               Precision::Bf16};
    out.validation = false;
    out.data = "/data/cifar";
    out.samples = 7;
    out.setSamples = 9;
    out.sourceClasses = 10;
    out.summary = "9 + 9 images";
    out.top1 = 5.0 / 7.0;
    out.correct = 5;
    out.loss = 0.5;
    out.confusion = {{0, 0, 5}, {0, 1, 1}, {2, 1, 1}};
    out.classes = {{6, 5, 5, 1.0, 5.0 / 6.0, 10.0 / 11.0}, {0, 2, 0, 0.0, {}, 0.0}, {1, 0, 0, {}, 0.0, 0.0}};
    out.calibration = {{0.0, 0.5, 0, 0, {}, {}, {}, {}}, {0.5, 1.0, 7, 5, 0.9, 5.0 / 7.0, 0.36, 0.92}};
    out.expectedCalibrationError = 0.125;
    out.mistakeCount = 2;
    out.mistakes = {{3, "cat/3.png", 0, 1, 0.25, 0.75, 1.5}, {6, "ship/6.png", 2, 1, 0.0, 1.0, 20.0}};
    out.mostSure = {1, 0};
    out.highestLoss = {1};
    out.leastSure = {0, 1};
    out.ofCell = {0};
    out.thumbnails = {{3, 640, 480, std::string("\x89PNG\0x", 6)}};
    out.skippedCount = 2;
    out.skipped = {{"cat/9.png", dataReason("data.label", 9)}, {"dog/1.png", Reason("it is torn")}};
    out.activity = NetActivity{7, {{"conv1/relu", "relu", 16, 0.25, {3, 11}, {}}, {"gate", "tanh", 4, 0.5, {}, 0.96}}};
    out.seconds = 0.75;
    return out;
}

class PredictionReportTest : public QObject {
    Q_OBJECT
private slots:
    void roundTrips()
    {
        const PredictionReport whole = report();
        QVERIFY(parsePredictionReport(Json::parse(toJson(whole).dump())) == whole);
        QVERIFY(parseErrorThumbnails(Json::parse(toJson(whole.thumbnails).dump())) == whole.thumbnails);
    }

    void leavesOutWhatIsUndefined()
    {
        PredictionReport none = report();
        none.loss.reset();
        none.expectedCalibrationError.reset();
        none.activity.reset();
        const Json json = Json::parse(toJson(none).dump());
        for (const char* key : {"top5", "loss", "expected_calibration_error", "activity"})
            QVERIFY2(!json.contains(key), key);
        QVERIFY(!json["classes"][1].contains("recall")); // no sample is of this class: 0 of 0 is not 0
        QVERIFY(!json["classes"][2].contains("precision"));
        QVERIFY(json["classes"][1].contains("precision"));
        QVERIFY(!json["calibration"][0].contains("accuracy"));
        QVERIFY(parsePredictionReport(json) == none);
    }

    void keepsLossesThatAreNoNumbers()
    {
        PredictionReport diverged = report();
        diverged.mistakes[0].loss = std::numeric_limits<double>::quiet_NaN();
        diverged.mistakes[0].predictedProbability = std::numeric_limits<double>::quiet_NaN();
        const PredictionReport back = parsePredictionReport(Json::parse(toJson(diverged).dump()));
        QVERIFY(std::isnan(back.mistakes[0].loss) && std::isnan(back.mistakes[0].predictedProbability));
        QCOMPARE(back.mistakes[1].loss, 20.0);
    }

    void refusesWhatDoesNotFitTogether_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::newRow("another position") << "/most_sure/0"
                                          << "2";
        QTest::newRow("a class that is not there") << "/mistakes/0/actual"
                                                   << "3";
        QTest::newRow("a cell of no class") << "/confusion/0/1"
                                            << "-1";
        QTest::newRow("an unknown precision") << "/net/precision"
                                              << "\"fp7\"";
        QTest::newRow("a text for a number") << "/samples"
                                             << "\"seven\"";
        QTest::newRow("a missing list") << "/classes"
                                        << "[]";
        QTest::newRow("no base64") << "/thumbnails/0/image"
                                   << "\"?\"";
    }

    void refusesWhatDoesNotFitTogether()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        Json json = Json::parse(toJson(report()).dump());
        json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        QVERIFY_THROWS_EXCEPTION(Failure, parsePredictionReport(json));
    }

    void countsDeadChannelsAndSaturatedLayers()
    {
        const NetActivity activity = *report().activity;
        QCOMPARE(activity.deadChannels(), 2);
        QCOMPARE(activity.saturatedLayers(), 1);
    }
};

TRAINYARD_TEST(PredictionReportTest)

} // namespace prediction_report_test

#include "prediction_report_test.moc"
