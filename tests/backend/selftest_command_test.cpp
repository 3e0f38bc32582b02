// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/selftest/report.h"
#include "backend/selftest/step_profile.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

using namespace trainyard;
using namespace trainyard::selftest;
using trainyard::test::Ended;
using trainyard::test::runEngine;

class SelftestCommandTest : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreTold()
    {
        std::vector<std::string> told;
        ReportOptions options;
        options.progress = [&](int done, int total, const std::string& name) {
            told.push_back(std::to_string(done) + "/" + std::to_string(total) + " " + name);
        };
        Report report;
        report.checks = runChecks({{"suite", "fine", [] {}},
                                   {"suite", "wrong", [] { throw Wrong("2 is not 3"); }},
                                   {"suite", "absent", [] { throw Skipped("there is no GPU"); }}},
                                  options);
        QCOMPARE(told.size(), std::size_t{3});
        QCOMPARE(told[1], std::string("1/4 suite: wrong"));
        report.ceilings = {{"memory", 12.0, "GB/s", 6.0, "rule", "advice", {}},
                           {"disk", 3.0, "MB/s", 50.0, "a checkpoint in 4 s", "Use a local disk.", {}},
                           {"JPEG", 0.0, "images/s", 100.0, "rule", "advice", "no decoder"}};
        QCOMPARE(report.failed(), 2);
        QCOMPARE(report.slow(), 1);
        const std::string text = reportText(report);
        for (const char* part : {"2 is not 3", "there is no GPU", "Use a local disk.", "no decoder", "2 things are wrong."})
            QVERIFY2(text.find(part) != std::string::npos, part);
        const auto json = toJson(report);
        QCOMPARE(json.at("checks").at(1).at("outcome").get<std::string>(), std::string("failed"));
        QCOMPARE(json.at("ceilings").at(0).at("verdict").get<std::string>(), std::string("ok"));
        QCOMPARE(json.at("ceilings").at(1).at("verdict").get<std::string>(), std::string("slow"));
        QCOMPARE(json.at("ceilings").at(2).at("verdict").get<std::string>(), std::string("failed"));
    }

    void aDiskThatCannotBeWrittenIsSaid()
    {
        QVERIFY_THROWS_EXCEPTION(Failure, diskSpeed("/proc", 1 << 20));
        QTemporaryDir folder;
        const DiskSpeed speed = diskSpeed(folder.path().toStdString(), 1 << 20);
        QVERIFY(speed.write > 0.0 && speed.read > 0.0);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void rooflineTakesTheNarrowerOfTheTwo()
    {
        KernelProfile kernel;
        kernel.flops = 100.0;
        kernel.bytes = 10.0;
        QCOMPARE(rooflineSeconds(kernel, 50.0, 1000.0), 2.0);
        QCOMPARE(rooflineSeconds(kernel, 50.0, 1.0), 10.0);
        QCOMPARE(rooflineSeconds(kernel, 0.0, 1.0), 10.0); // unknown rate
    }

    void aProfileCoversTheStep()
    {
        Graph graph;
        const ValueId input = graph.add("input", NormalizeInput{{1, 1, 1, 20}, std::vector<float>(20, 0.5f),
                                                                std::vector<float>(20, 0.25f)});
        graph.add("loss", SoftmaxCrossEntropy{}, {graph.add("dense", Dense{10, true, Activation::None}, {input})});
        double forward = 0.0, backward = 0.0;
        for (const KernelProfile& kernel : profileStep(graph, DeviceKind::Reference, 1, 4, 3)) {
            QVERIFY(kernel.seconds >= 0.0 && kernel.seconds < 1.0);
            if (kernel.layer == "dense")
                (kernel.backward ? backward : forward) += kernel.flops;
        }
        QVERIFY(forward >= 4 * 2 * 20 * 10);
        QCOMPARE(backward, forward); // the input's gradient is not needed
    }

    void theCommandPrintsATableAndJson()
    {
        QTemporaryDir folder;
        const Ended ended = runEngine({"selftest", "--device", "reference", "--threads", "1", "--json", "--progress", "--folder",
                                       folder.path()});
        QVERIFY2(ended.code == 0, ended.err.right(2000) + ended.out.right(2000));
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json.at("failed").get<int>(), 0);
        QVERIFY(json.at("checks").size() > 20);
        QVERIFY(json.at("ceilings").size() >= 5);
        const auto progress = nlohmann::json::parse(ended.err.left(ended.err.indexOf('\n')).toStdString());
        QVERIFY(progress.at("total").get<std::size_t>() == json.at("checks").size() + 1);
        QCOMPARE(runEngine({"selftest", "--device", "tpu"}).code, 9);
    }

    void benchMeasures()
    {
        const Ended ended = runEngine({"bench", "small-cnn", "--image", "16x16x1", "--batch", "8", "--steps", "3", "--threads", "1",
                                       "--json"});
        QVERIFY2(ended.code == 0, ended.err);
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QVERIFY(json.at("images_per_second").get<double>() > 0.0);
        QCOMPARE(json.at("batch_size").get<int>(), 8);
        QVERIFY(json.at("kinds").contains("conv2d, backward"));
        const double achieved = json.at("roofline").at("achieved").get<double>();
        QVERIFY(achieved > 0.0 && achieved < 100.0);
        const Ended wrong = runEngine({"bench", "no-such-net"});
        QCOMPARE(wrong.code, 10);
        QVERIFY2(wrong.err.contains("no-such-net"), wrong.err);
        QVERIFY(runEngine({"bench", "small-cnn", "--image", "16x"}).code != 0);
        QVERIFY(runEngine({"bench", "small-cnn", "--real"}).code != 0);
    }
};

TRAINYARD_TEST_MAIN(SelftestCommandTest)
#include "selftest_command_test.moc"
