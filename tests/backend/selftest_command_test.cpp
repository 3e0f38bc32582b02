// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/selftest/report.h"
#include "backend/selftest/step_profile.h"
#include "backend/train/network/device_loader.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

namespace selftest_command_test {

using namespace trainyard;
using namespace trainyard::selftest;
using trainyard::test::Ended;
using trainyard::test::runEngine;

class SelftestCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(told[1], std::string("1/3 suite: wrong"));
        report.ceilings = {{"memory", 12.0, "GB/s", 6.0, "rule", "advice", {}},
                           {"disk", 15.0, "MB/s", 50.0, "a checkpoint in 4 s", "Use a local disk.", {}},
                           {"disk, read", 30.0, "MB/s", 100.0, "rule", "advice", {}},
                           {"JPEG", 0.0, "images/s", 100.0, "rule", "advice", "no decoder"}};
        QCOMPARE(report.failed(), 2);
        QCOMPARE(report.slow(), 2);
        const std::string text = reportText(report);
        for (const char* part :
             {"2 is not 3", "there is no GPU", "Use a local disk.", "no decoder", "2 things are wrong."})
            QVERIFY2(text.find(part) != std::string::npos, part);
        const auto json = toJson(report);
        QCOMPARE(json.at("checks").at(1).at("outcome").get<std::string>(), std::string("failed"));
        QCOMPARE(json.at("ceilings").at(0).at("verdict").get<std::string>(), std::string("ok"));
        QCOMPARE(json.at("ceilings").at(1).at("verdict").get<std::string>(), std::string("slow"));
        QCOMPARE(json.at("ceilings").at(3).at("verdict").get<std::string>(), std::string("failed"));
    }

    void expectationsFollowTheProcessor()
    {
        QCOMPARE(expectedBandwidth(1, "AVX2"), 8e9);
        QCOMPARE(expectedBandwidth(1, "AVX512"), 10e9);
        QCOMPARE(expectedBandwidth(2, "AVX512-BF16"), 16e9);
        QVERIFY(expectedBandwidth(64, "AVX2") < expectedBandwidth(64, "AVX512"));
        QVERIFY(expectedBandwidth(64, "AVX512") < expectedBandwidth(64, "AMX-BF16"));
        QCOMPARE(expectedBandwidth(64, "AMX-BF16"), expectedBandwidth(128, "AMX-BF16")); // the channels are full
        std::string rule;
        QCOMPARE(expectedMatrixRate(100.0, Precision::Fp32, "AVX2", &rule), 50.0);
        QVERIFY(!rule.empty());
        QVERIFY(expectedMatrixRate(100.0, Precision::Bf16, "AVX512-BF16") <
                expectedMatrixRate(100.0, Precision::Bf16, "AMX-BF16"));
        QVERIFY(expectedMatrixRate(100.0, Precision::Bf16, "AVX512") <
                expectedMatrixRate(100.0, Precision::Bf16, "AVX512-BF16"));
        QCOMPARE(expectedMatrixRate(0.0, Precision::Fp32, "NEON"), 0.0);
    }

    void aQuarterOfWhatIsExpectedIsWrong()
    {
        const auto verdict = [](double value, double expected) {
            Report report;
            report.ceilings = {{"memory", value, "GB/s", expected, "rule", "advice", {}}};
            return toJson(report).at("ceilings").at(0).at("verdict").get<std::string>() +
                   std::to_string(report.failed()) + std::to_string(report.slow());
        };
        QCOMPARE(verdict(10.0, 10.0), std::string("ok00"));
        QCOMPARE(verdict(9.9, 10.0), std::string("slow01"));
        QCOMPARE(verdict(2.5, 10.0), std::string("slow01"));
        QCOMPARE(verdict(2.4, 10.0), std::string("wrong10"));
        QCOMPARE(verdict(2.4, 0.0), std::string("measured00"));
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
        const ValueId input = graph.add(
            "input", NormalizeInput{{1, 1, 1, 20}, std::vector<float>(20, 0.5f), std::vector<float>(20, 0.25f)});
        graph.add("loss", SoftmaxCrossEntropy{}, {graph.add("dense", Dense{10, true, Activation::None}, {input})});
        double forward = 0.0, backward = 0.0;
        StepProfileOptions options;
        options.device = DeviceKind::Reference;
        options.batch = 4;
        options.steps = 3;
        const StepProfile profile = profileStep(graph, options);
        QVERIFY(profile.updateSeconds > 0.0 && profile.updateSeconds < 1.0);
        QVERIFY(profile.accumulateSeconds > 0.0 && profile.accumulateSeconds < 1.0);
        for (const KernelProfile& kernel : profile.kernels) {
            QVERIFY(kernel.seconds >= 0.0 && kernel.seconds <= kernel.usualSeconds && kernel.usualSeconds < 1.0);
            if (kernel.layer == "dense")
                (kernel.backward ? backward : forward) += kernel.flops;
        }
        QVERIFY(forward >= 4 * 2 * 20 * 10);
        QCOMPARE(backward, forward); // the input's gradient is not needed
    }

    void theCommandPrintsATableAndJson()
    {
        QTemporaryDir folder;
        const Ended ended = runEngine(
            {"selftest", "--device", "reference", "--threads", "1", "--json", "--progress", "--folder", folder.path()});
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        int wrong = 0; // a neighbour may slow a part down beyond measure, but never make a result wrong
        for (const auto& check : json.at("checks"))
            QVERIFY2(check.at("outcome") != "failed", check.dump().c_str());
        for (const auto& ceiling : json.at("ceilings")) {
            QVERIFY2(ceiling.at("verdict") != "failed", ceiling.dump().c_str());
            QVERIFY2(!ceiling.at("id").get<std::string>().empty(), ceiling.dump().c_str());
            wrong += ceiling.at("verdict") == "wrong" ? 1 : 0;
        }
        QCOMPARE(json.at("failed").get<int>(), wrong);
        QCOMPARE(ended.code, wrong > 0 ? 14 : 0);
        QCOMPARE(json.at("precision").get<std::string>(), std::string("fp32"));
        QVERIFY(json.at("checks").size() > 20);
        QCOMPARE(json.at("ceilings").size(), std::size_t{7});
        const QList<QByteArray> lines = ended.err.trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), json.at("checks").size() + json.at("ceilings").size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const auto progress = nlohmann::json::parse(lines[i].toStdString());
            QCOMPARE(progress.at("done").get<qsizetype>(), i);
            QCOMPARE(progress.at("total").get<qsizetype>(), lines.size());
        }
        QCOMPARE(runEngine({"selftest", "--device", "tpu"}).code, 9);
    }

    /// One check again, or those of one device: no speeds are measured then.
    void onlyTheChecksThatAreNamed()
    {
        QTemporaryDir folder;
        const Ended ended = runEngine({"selftest", "--device", "reference", "--full", "--only", "operator: loss in",
                                       "--only", "same padding", "--json", "--folder", folder.path()});
        QVERIFY2(ended.code == 0, ended.err);
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json.at("checks").size(), std::size_t{2});
        QCOMPARE(json.at("checks").at(0).at("name").get<std::string>(), std::string("loss in closed form"));
        QCOMPARE(json.at("checks").at(1).at("outcome").get<std::string>(), std::string("passed"));
        QVERIFY(json.at("ceilings").empty());
        const Ended none =
            runEngine({"selftest", "--device", "reference", "--only", "no such check", "--folder", folder.path()});
        QVERIFY(none.code != 0);
        QVERIFY2(none.err.contains("no such check"), none.err);
    }

    /// In bf16 its own checks run, or the engine says why they cannot.
    void checksInBf16()
    {
        QTemporaryDir folder;
        const Ended ended =
            runEngine({"selftest", "--precision", "bf16", "--threads", "1", "--json", "--folder", folder.path()});
        if (const Reason reason = whyNotPrecision(DeviceKind::Cpu, Precision::Bf16); !reason.empty()) {
            QCOMPARE(ended.code, 21);
            QVERIFY2(ended.err.contains(QByteArray::fromStdString(reason.words)), ended.err);
            return;
        }
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json.at("precision").get<std::string>(), std::string("bf16"));
        int passed = 0;
        for (const auto& check : json.at("checks")) {
            QVERIFY2(check.at("outcome") != "failed", check.dump().c_str());
            const auto name = check.at("name").get<std::string>();
            QVERIFY2(check.at("suite") == "precision" || name.find("bf16") != std::string::npos, name.c_str());
            passed += check.at("outcome") == "passed" ? 1 : 0;
        }
        QVERIFY(passed > 20);
        bool measured = false;
        for (const auto& ceiling : json.at("ceilings"))
            measured = measured || ceiling.at("name").get<std::string>().find("bf16") != std::string::npos;
        QVERIFY(measured);
    }

    void benchMeasures()
    {
        const Ended ended = runEngine(
            {"bench", "small-cnn", "--image", "16x16x1", "--batch", "8", "--steps", "3", "--threads", "1", "--json"});
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
        QCOMPARE(runEngine({"bench", "small-cnn", "--image", "16x"}).code, 9);
        const Ended small = runEngine({"bench", "small-cnn", "--image", "3x3x1"}); // the option is to blame, not a spec
        QCOMPARE(small.code, 9);
        QVERIFY2(small.err.contains("--image 3x3x1: /data/image/height is 3") && !small.err.contains("spec"),
                 small.err);
        const Ended nowhere = runEngine({"bench", "small-cnn", "--device", "abacus"});
        QCOMPARE(nowhere.code, 9);
        QVERIFY2(nowhere.err.contains("--device abacus"), nowhere.err);
        const QTemporaryDir folder;
        const QString file = folder.filePath("torn.json");
        for (const char* text : {"", "[]", "{\"data\": 3, \"training\": []", "{\"data\": 3, \"training\": []}"}) {
            writeFileAtomically(file.toStdString(), text);
            const Ended torn = runEngine(
                {"bench", file, "--image", "16x16x1", "--batch", "8", "--precision", "fp32", "--device", "cpu"});
            QCOMPARE(torn.code, 10);
            QVERIFY2(torn.err.contains(file.toUtf8()) && torn.err.contains("Correct it there"), torn.err);
        }
        QCOMPARE(runEngine({"bench", "small-cnn", "--data", "spec"}).code, 11);
        QCOMPARE(runEngine({"bench", "small-cnn", "--data", "real"}).code, 9);
    }

    /// Loss, optimizer, micro-batches and a batch of "auto" as a run of the spec would have them; its data too.
    void benchDoesWhatTheSpecSays()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("spec.json");
        QFile spec(file);
        QVERIFY(spec.open(QIODevice::WriteOnly));
        spec.write(R"({"version": 1, "id": "b", "name": "b", "model": {"architecture": "small-cnn"},
            "data": {"format": "glyphs", "train_samples": 200, "validation_samples": 20,
                     "image": {"height": 28, "width": 28, "channels": 1}},
            "training": {"batch_size": "auto", "micro_batches": 2, "loss": "mean-squared-error",
                         "optimizer": {"kind": "adam"}}})");
        spec.close();
        const Ended ended = runEngine({"bench", file, "--data", "spec", "--steps", "3", "--threads", "1", "--json"});
        QVERIFY2(ended.code == 0, ended.err);
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json.at("batch_size").get<int>(), 16); // the largest power of two within an eighth of the data
        QVERIFY(json.at("batch_chosen").get<bool>());
        QCOMPARE(json.at("micro_batches").get<int>(), 2);
        QCOMPARE(json.at("optimizer").get<std::string>(), std::string("adam"));
        bool squared = false;
        for (const auto& [kind, seconds] : json.at("kinds").items()) {
            squared = squared || QByteArray::fromStdString(kind).contains("squared");
            QVERIFY2(!QByteArray::fromStdString(kind).contains("softmax"), kind.c_str());
        }
        QVERIFY2(squared, ended.out);
        QVERIFY(json.at("update_seconds").get<double>() > 0.0);
        QVERIFY(json.at("input_wait_seconds").get<double>() >= 0.0);
    }

    void anUnknownCommandIsNamedAndTheKnownOnesListed()
    {
        const Ended ended = runEngine({"bogus"});
        QCOMPARE(ended.code, 9);
        for (const char* word : {"bogus", "selftest", "bench", "plan", "supervise"})
            QVERIFY2(ended.err.contains(word), ended.err);
        QVERIFY(ended.out.isEmpty());
    }

    void argumentsCannotControlTheTerminal_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString hostile = QString::fromUtf8("a\x1b[2J\u202e\nb");
        QTest::newRow("command") << QStringList{hostile};
        QTest::newRow("option") << QStringList{"run", "dir", "--" + hostile};
        QTest::newRow("extra") << QStringList{"run", "dir", hostile};
        QTest::newRow("value") << QStringList{"selftest", "--only", hostile};
        QTest::newRow("run directory") << QStringList{"run", hostile};
        QTest::newRow("anything to inspect") << QStringList{"inspect", hostile};
        QTest::newRow("model") << QStringList{"inspect", "model", hostile};
        QTest::newRow("weights") << QStringList{"inspect", "weights", hostile};
        QTest::newRow("data") << QStringList{"inspect", "data", hostile};
        QTest::newRow("prepare") << QStringList{"prepare", hostile};
        QTest::newRow("plan") << QStringList{"plan", hostile};
        QTest::newRow("bench") << QStringList{"bench", hostile};
        QTest::newRow("queue") << QStringList{"supervise", "--queue", "/proc/" + hostile};
        QTest::newRow("queue of a detached one") << QStringList{"supervise", "--detach", "--queue", "/proc/" + hostile};
    }
    void argumentsCannotControlTheTerminal()
    {
        QFETCH(QStringList, arguments);
        const Ended ended = runEngine(arguments);
        QVERIFY(ended.code != 0);
        const QByteArray said = ended.out + ended.err;
        QVERIFY2(said.contains("a\\x1b[2J\\u202e\\nb"), said);
        QVERIFY2(!said.contains('\x1b') && !said.contains("\u202e"), said);
    }
};

TRAINYARD_TEST(SelftestCommandTest)

} // namespace selftest_command_test

#include "selftest_command_test.moc"
