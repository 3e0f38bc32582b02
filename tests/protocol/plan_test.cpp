// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/plan.h"

#include "backend/base/error.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

namespace plan_test {

using namespace trainyard;

class PlanTest : public QObject {
    Q_OBJECT
private slots:
    void planRoundTrips();
    void coresRoundTrip();
    void emptyPlanRoundTrips();
    void devicesRoundTrip();
    void refusesForeignDocuments();
};

void PlanTest::planRoundTrips()
{
    PlanAnswer answer;
    answer.problems = {{"/training/batch_size", "0", "a whole number"}};
    answer.parameters = 270000;
    answer.layers = {{"conv1", "conv2d", {32, 32, 16}, 448, 1000, {0}, "3 × 3, 16 filters", 7, 65536}};
    answer.dataset = DatasetPlan{10, 2, {"a", "b"}, "s"};
    answer.dataset->heldOut = false;
    answer.memory = MemoryPlan{1, 2, 3, 4, 15, "a GPU", 100, 5, ImagePath::Kept, 6, 7};
    answer.lastBatch = 2;
    answer.threads = 3;
    const PlanAnswer back = parsePlanAnswer(nlohmann::json(toJson(answer)));
    QCOMPARE(back.problems, answer.problems);
    QVERIFY(back.layers == answer.layers);
    QCOMPARE(back.dataset->classes, answer.dataset->classes);
    QVERIFY(back.dataset->heldOut == false);
    QCOMPARE(back.memory->total, std::int64_t{15});
    QCOMPARE(back.memory->images, std::int64_t{5});
    QCOMPARE(back.memory->data, std::int64_t{6});
    QCOMPARE(back.memory->processes, 7);
    for (const ImagePath path : {ImagePath::Host, ImagePath::Kept, ImagePath::TooLarge, ImagePath::Changed,
                                 ImagePath::Features, ImagePath::Off}) {
        answer.memory->imagePath = path;
        QVERIFY(parsePlanAnswer(nlohmann::json(toJson(answer))).memory->imagePath == path);
    }
    nlohmann::json older = toJson(answer);
    older["memory"].erase("images");
    older["dataset"].erase("held_out");
    QVERIFY(!parsePlanAnswer(older).dataset->heldOut);
    older["memory"]["image_path"] = "by carrier pigeon";
    QVERIFY(parsePlanAnswer(older).memory->imagePath == ImagePath::Host);
    QVERIFY(back.lastBatch == answer.lastBatch && !back.totalSteps);
    QCOMPARE(back.threads, answer.threads);
}

void PlanTest::coresRoundTrip()
{
    PlanAnswer answer;
    answer.cores =
        CorePlan{CoreBinding::Bound, CorePlacement::Compact, {{{0, 1, 8, 9}, {0}}, {{2, 3, 10, 11}, {0, 1}}}};
    const nlohmann::json json = toJson(answer);
    QCOMPARE(json.at("cores").at("processes").at(1).at("cpus").at(2).get<int>(), 10);
    QVERIFY(parsePlanAnswer(json).cores == answer.cores);
    std::vector<std::string> lines;
    for (const Reason& reason : coreReasons(*answer.cores))
        lines.push_back(reason.text());
    QCOMPARE(lines, (std::vector<std::string>{"rank 0: CPUs 0–1, 8–9, NUMA node 0",
                                              "rank 1: CPUs 2–3, 10–11, NUMA node 0–1"}));
    for (const CoreBinding binding :
         {CoreBinding::Off, CoreBinding::Alone, CoreBinding::TooFew, CoreBinding::NoTopology}) {
        answer.cores = CorePlan{binding, CorePlacement::Auto, {}};
        QVERIFY(parsePlanAnswer(nlohmann::json(toJson(answer))).cores == answer.cores);
        QCOMPARE(coreReasons(*answer.cores).size(), std::size_t{1});
    }
}

void PlanTest::emptyPlanRoundTrips()
{
    const PlanAnswer back = parsePlanAnswer(nlohmann::json(toJson(PlanAnswer{})));
    QVERIFY(!back.parameters && !back.dataset && !back.memory && back.layers.empty());
}

void PlanTest::devicesRoundTrip()
{
    DeviceReport report;
    report.host = "h";
    report.cpu = {"CPU", 2, "AVX2", 100, 50, 12.5};
    report.gpus = {{0, "GPU", "uuid", "9.0", 1000, 10, 55.0, 300.0, -1.0}};
    report.missing = {"CUDA: install it"};
    const DeviceReport back = parseDeviceReport(nlohmann::json(toJson(report)));
    QCOMPARE(back.gpus.at(0).memoryTotal, std::int64_t{1000});
    QCOMPARE(back.cpu.load, 12.5);
    QCOMPARE(back.missing, report.missing);
}

void PlanTest::refusesForeignDocuments()
{
    for (const char* text :
         {"null", "[]", "{}", "{\"problems\":1}", "{\"problems\":[],\"warnings\":[],\"layers\":[{}]}"}) {
        QVERIFY_EXCEPTION_THROWN(parsePlanAnswer(nlohmann::json::parse(text)), Failure);
        QVERIFY_EXCEPTION_THROWN(parseDeviceReport(nlohmann::json::parse(text)), Failure);
    }
}

TRAINYARD_TEST(PlanTest)

} // namespace plan_test

#include "plan_test.moc"
