// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/net_look.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_data.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace net_look_test {

using namespace trainyard;
using Json = nlohmann::json;

NetLook look()
{
    NetLook out;
    out.net.file = "a.safetensors";
    out.net.classes = {"cat", "dog"};
    out.net.mean = {0.5f};
    out.net.deviation = {0.25f};
    LookedAtInput whole;
    whole.name = "cat.png";
    whole.index = 17;
    whole.actual = 0;
    whole.width = 640;
    whole.height = 480;
    whole.channels = 3;
    whole.resized = true;
    whole.top = {{1, 0.75}, {0, 0.25}};
    whole.layers = {
        {"relu", "relu", 2, 3, 2, 0.5, 0.0, 3.0, {4, 8}, {{1, 2, 3, 0.0, 3.0, std::string("\0\1\2\3\4\377", 6)}}, true},
        {"dense", "dense", 1, 1, 2, 1.0, -1.0, 1.0, {1, 1}, {}, false}};
    whole.heatMap = HeatMap{HeatMapMethod::GradCam, 1, 1, 2, {0.0f, 1.5f}, "relu", 0, 0, {}};
    whole.image = "PNG";
    whole.thumbnail = "JPEG";
    LookedAtInput plain;
    plain.name = "dog.png";
    plain.top = {{0, 0.625}};
    plain.heatMap = HeatMap{HeatMapMethod::Occlusion, 0, 2, 1, {-0.25f, 0.5f}, "", 8, 4, 0.625};
    out.inputs = {whole, plain};
    out.skipped = {{"notes.txt", dataReason("data.label", 1)}, {"x", Reason("it is torn")}};
    out.filters = FirstFilters{"conv", 1, 2, 3, {{0.5, "abcdef"}, {0.0, "ABCDEF"}}};
    out.heatMapLayers = {"relu"};
    out.defaultLayer = "relu";
    out.openSeconds = 0.25;
    out.secondsPerInput = 0.0078125;
    return out;
}

class NetLookTest : public QObject {
    Q_OBJECT
private slots:
    void roundTrips()
    {
        const NetLook whole = look();
        QVERIFY(parseNetLook(Json::parse(toJson(whole).dump())) == whole);
    }

    void leavesOutWhatWasNotAskedFor()
    {
        NetLook plain = look();
        plain.filters.reset();
        LookedAtInput& input = plain.inputs[0];
        input = {};
        input.name = "cat.png";
        const Json json = Json::parse(toJson(plain).dump());
        QVERIFY(!json.contains("filters"));
        for (const char* key : {"index", "actual", "layers", "heat_map", "image", "thumbnail"})
            QVERIFY2(!json["inputs"][0].contains(key), key);
        QVERIFY(parseNetLook(json) == plain);
    }

    void keepsValuesThatAreNoNumbers()
    {
        NetLook diverged = look();
        diverged.inputs[0].top[0].probability = std::numeric_limits<double>::quiet_NaN();
        diverged.inputs[0].heatMap->values[0] = std::numeric_limits<float>::quiet_NaN();
        const NetLook back = parseNetLook(Json::parse(toJson(diverged).dump()));
        QVERIFY(std::isnan(back.inputs[0].top[0].probability));
        QVERIFY(std::isnan(back.inputs[0].heatMap->values[0]));
        QCOMPARE(back.inputs[0].heatMap->values[1], 1.5f);
    }

    void refusesWhatDoesNotFitTogether_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::newRow("a class that is not there") << "/inputs/0/top/0/class"
                                                   << "2";
        QTest::newRow("a map of another size") << "/inputs/0/layers/0/strongest/0/height"
                                               << "3";
        QTest::newRow("a heat map of another size") << "/inputs/0/heat_map/width"
                                                    << "3";
        QTest::newRow("an unknown heat map") << "/inputs/0/heat_map/method"
                                             << "\"saliency\"";
        QTest::newRow("filters of another size") << "/filters/channels"
                                                 << "1";
        QTest::newRow("a text for a number") << "/open_seconds"
                                             << "\"soon\"";
    }

    void refusesWhatDoesNotFitTogether()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        Json json = Json::parse(toJson(look()).dump());
        json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        QVERIFY_THROWS_EXCEPTION(Failure, parseNetLook(json));
    }
};

TRAINYARD_TEST(NetLookTest)

} // namespace net_look_test

#include "net_look_test.moc"
