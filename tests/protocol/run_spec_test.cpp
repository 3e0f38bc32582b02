// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/run_name.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/version.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cmath>

namespace run_spec_test {

using namespace trainyard;
using nlohmann::json;

namespace {

json minimal()
{
    return {{"version", 1}, {"id", "a"}, {"name", "b"}};
}

std::vector<SpecProblem> problemsOf(const json& document)
{
    std::vector<SpecProblem> problems;
    parseRunSpec(document, problems);
    return problems;
}

} // namespace

class RunSpecTest : public QObject {
    Q_OBJECT
private slots:
    void acceptsTheSmallestSpec();
    void namesTheChoiceThatWasMeant();
    void namesPathFoundAndAllowed_data();
    void namesPathFoundAndAllowed();
    void reportsEveryProblemAtOnce();
    void refusesNewerVersion();
    void refusesTextThatIsNoJson();
    void refusesAKeyThatStandsTwice();
    void survivesHostileDocuments();
    void writesWhatItReads();
    void nodesAndProcessesFitTogether();
    void aNameIsNotOnlyBlanks();
    void keepsHostileTextAsText();
    void readRunSpecNamesTheFile();
    void flattensForTables();
};

void RunSpecTest::acceptsTheSmallestSpec()
{
    std::vector<SpecProblem> problems;
    const RunSpec spec = parseRunSpec(minimal(), problems);
    QVERIFY(problems.empty());
    QCOMPARE(spec.training, TrainingSpec{});
    QCOMPARE(spec.data, DataSpec{});
}

/// The window calls the device "cuda" GPU.
void RunSpecTest::namesTheChoiceThatWasMeant()
{
    for (const char* written : {"gpu", "GPU", "CUDA"}) {
        json document = minimal();
        document["resources"] = {{"device", written}};
        const std::vector<SpecProblem> problems = problemsOf(document);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].allowed.words,
                 std::string("one of \"cpu\", \"reference\", \"cuda\"; did you mean \"cuda\"?"));
    }
    json document = minimal();
    document["resources"] = {{"device", "tpu"}};
    QCOMPARE(problemsOf(document).at(0).allowed.code, std::string("spec.choice"));
}

void RunSpecTest::namesPathFoundAndAllowed_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* pointer, const char* value, const char* path, const char* found) {
        QTest::addRow("%s=%s", pointer, value) << pointer << value << path << found;
    };
    row("/training/batch_size", "0", "/training/batch_size", "0");
    row("/training/batch_size", "1.5", "/training/batch_size", "1.5");
    row("/training/batch_size", "\"64\"", "/training/batch_size", "\"64\"");
    row("/training/batch_size", "18446744073709551615", "/training/batch_size", "18446744073709551615");
    row("/training/learning_rate/base", "0", "/training/learning_rate/base", "0");
    row("/training/optimizer", "{\"kind\":\"adam\",\"epsilon\":1e-39}", "/training/optimizer/epsilon", "1e-39");
    row("/training/learning_rate/base", "-1", "/training/learning_rate/base", "-1");
    row("/training/learning_rate/schedule", "\"cosin\"", "/training/learning_rate/schedule", "\"cosin\"");
    row("/training/learning_rate/warmup_epochs", "5", "/training/learning_rate/warmup_epochs", "5.0");
    row("/model/architecture", "null", "/model/architecture", "null");
    row("/data", "[]", "/data", "[]");
    row("/data/format", "\"idx\"", "/data/path", "");
    row("/data/image", "{\"channels\":2}", "/data/image/channels", "2");
    row("/data", "{\"format\":\"folder\",\"path\":\"/a\",\"image\":{\"height\":7}}", "/data/image/height", "7");
    row("/data", "{\"format\":\"csv\",\"path\":\"/a\",\"image\":{\"width\":1025}}", "/data/image/width", "1025");
    row("/data", "{\"format\":\"hdf5\",\"path\":\"/a\",\"image\":{\"height\":65536,\"width\":60}}",
        "/data/image/height", "3932160 values a sample");
    row("/data", "{\"format\":\"hdf5\",\"path\":\"/a\",\"image\":{\"height\":1,\"width\":60}}", "/data/image/height",
        "1");
    row("/data", "{\"format\":\"idx\",\"path\":\"/a\",\"unreadable\":\"skip\"}", "/data/unreadable", "\"skip\"");
    row("/data/image", "{\"height\":96}", "/data/image/height", "96 × 32");
    row("/data/flip", "1", "/data/flip", "1");
    row("/data/seed", "-2", "/data/seed", "-2");
    row("/data/order_seed", "9007199254740992", "/data/order_seed", "9007199254740992");
    row("/tags", "\"a\"", "/tags", "\"a\"");
    row("/tags", "[\"a\",7]", "/tags/1", "7");
    row("/id", "\"../x\"", "/id", "\"../x\"");
    row("/id", "\"\"", "/id", "\"\"");
    row("/name", "\"a\\nb\"", "/name", "\"a\\nb\"");
    row("/seed", "-1", "/seed", "-1");
    row("/seed", "1.0", "/seed", "1.0");
    row("/unknown", "1", "/unknown", "1");
    row("/training/learning_rate/betta", "1", "/training/learning_rate/betta", "1");
    row("/a~1b~0c", "1", "/a~1b~0c", "1");
}

void RunSpecTest::namesPathFoundAndAllowed()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, path);
    QFETCH(QString, found);
    json document = minimal();
    document[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const std::vector<SpecProblem> problems = problemsOf(document);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(problems[0].path), path);
    QCOMPARE(QString::fromStdString(problems[0].found.words), found);
    QVERIFY(!problems[0].allowed.empty());
}

void RunSpecTest::reportsEveryProblemAtOnce()
{
    json document = minimal();
    document.erase("name");
    document["training"] = {{"batch_size", 0}, {"epochs", 0}};
    document["x"] = 1;
    QCOMPARE(problemsOf(document).size(), std::size_t{4});
}

void RunSpecTest::refusesNewerVersion()
{
    json document = minimal();
    document["version"] = 2;
    const auto problems = problemsOf(document);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].path, std::string("/version"));
    document.erase("version");
    QCOMPARE(problemsOf(document).size(), std::size_t{1});
}

void RunSpecTest::refusesTextThatIsNoJson()
{
    for (const char* text : {"", "{", "[1,2", "nul", "{\"a\":1}}", "\xff\xfe", "{\"version\":1e999}"}) {
        std::vector<SpecProblem> problems;
        parseRunSpecText(text, problems);
        QVERIFY2(!problems.empty(), text);
    }
}

void RunSpecTest::refusesAKeyThatStandsTwice()
{
    const auto problemsIn = [](const std::string& text) {
        std::vector<SpecProblem> problems;
        parseRunSpecText(text, problems);
        return problems;
    };
    const std::string head = R"({"version": 1, "id": "a", "name": "b", )";
    const auto training = problemsIn(head + R"("training": {"epochs": 3, "batch_size": 8, "epochs": 30}})");
    QCOMPARE(training.size(), std::size_t{1});
    QCOMPARE(training[0].path, std::string("/training/epochs"));
    QCOMPARE(training[0].text(), std::string("/training/epochs appears twice"));
    QCOMPARE(training[0].why().remedy, std::string("Keep one of the two."));
    QCOMPARE(problemsIn(head + R"("name": "c"})")[0].text(), std::string("/name appears twice"));
    const auto option = problemsIn(head + R"("program": {"command": ["a"], "folder": "/", "options":
        [{"name": "lr"}, {"name": "b", "flag": "-b", "name": "c"}]}})");
    QCOMPARE(option[0].text(), std::string("/program/options/1/name appears twice"));
    // The same key of different objects, and a byte order mark, are usual.
    QVERIFY(problemsIn("\xEF\xBB\xBF" + head + R"("training": {"epochs": 3, "optimizer": {"kind": "sgd"}},
        "pruning": {"method": "none"}})")
                .empty());
    std::string many = "{";
    for (int i = 0; i < 50'000; ++i)
        many += "\"k" + std::to_string(i) + "\": 1,";
    QVERIFY(!problemsIn(many + "\"last\": 1}").empty()); // soon
}

void RunSpecTest::survivesHostileDocuments()
{
    for (const json& document : {json(), json(1), json("x"), json::array(), json::array({minimal()})})
        QVERIFY(!problemsOf(document).empty());
    json deep = minimal();
    deep["data"] = {{"path", std::string(100000, 'x')}};
    const auto problems = problemsOf(deep);
    QVERIFY(problems.front().found.words.size() < 100);
    std::vector<SpecProblem> nested;
    parseRunSpecText(std::string(5000, '[') + std::string(5000, ']'), nested);
    QVERIFY(!nested.empty());
    json badUtf8 = minimal();
    badUtf8["name"] = "a\xff";
    QCOMPARE(problemsOf(badUtf8).size(), std::size_t{1});
}

void RunSpecTest::writesWhatItReads()
{
    RunSpec spec;
    spec.id = "20261120-140201-9f3c2a";
    spec.name = "näme \"quoted\" $(rm) 'x'";
    spec.notes = "two\nlines";
    spec.tags = {"a b", "ü"};
    spec.campaign = "c1";
    spec.cell = "n=2";
    spec.parent = ParentSpec{"p", "/tmp/x.safetensors"};
    spec.model = {Architecture::ResNet20V2, 0.1, 2.0, "", "/w.safetensors"};
    spec.data = {DataFormat::Hdf5,
                 "/data/a b",
                 {32, 48, 3},
                 100,
                 20,
                 true,
                 4,
                 3,
                 "a,b",
                 "y",
                 {0, {"cat", "dög"}},
                 0.25,
                 FitKind::Pad,
                 {true, 0.25, 1.5, true, 0.1, 0.2, 0.3, 0.4, 2, 11, 16},
                 {"/scratch/a b", 288, CacheStorage::Jpeg}};
    spec.data.seed = 0;
    spec.data.orderSeed = kLargestDataSeed;
    spec.training.epochs = 7;
    spec.training.learningRate.schedule = ScheduleKind::OneCycle;
    spec.training.learningRate.base = 0.1;
    spec.training.onNonFinite = NonFinitePolicy::Continue;
    spec.resources = {DeviceKind::Reference,
                      2,
                      4,
                      CorePlacement::Scatter,
                      {2, 2, 1, "a100", {0, 3}, "gpu", "phys", "high", "ib&a100", "n[01-03]", "week", 90, 64000, 3}};
    spec.seed = 18446744073709551615ull;
    std::vector<SpecProblem> problems;
    QCOMPARE(parseRunSpecText(toText(spec), problems), spec);
    for (const SpecProblem& problem : problems)
        qWarning("%s", problem.text().c_str());
    QVERIFY(problems.empty());
    QVERIFY(validateRunSpec(spec).empty());
}

void RunSpecTest::nodesAndProcessesFitTogether()
{
    const auto problemAt = [](int ranks, DistributionMode mode, int nodes, int perNode) {
        RunSpec spec;
        spec.id = spec.name = "a";
        spec.resources.ranks = ranks;
        spec.distribution.mode = mode;
        spec.resources.placement.nodes = nodes;
        spec.resources.placement.ranksPerNode = perNode;
        const std::vector<SpecProblem> problems = validateRunSpec(spec);
        return problems.empty() ? std::string() : problems.front().path;
    };
    const DistributionMode sync = DistributionMode::Synchronous, master = DistributionMode::Downpour;
    QCOMPARE(problemAt(8, sync, 2, 4), std::string());
    QCOMPARE(problemAt(8, sync, 2, 0), std::string());
    QCOMPARE(problemAt(8, sync, 9, 0), std::string("/resources/placement/nodes"));
    QCOMPARE(problemAt(8, master, 9, 0), std::string()); // the master is a process too
    QCOMPARE(problemAt(8, sync, 2, 3), std::string("/resources/placement/ranks_per_node"));
    QCOMPARE(problemAt(8, master, 2, 4), std::string("/resources/placement/ranks_per_node"));
    RunSpec spec;
    spec.resources.ranks = 8;
    spec.resources.placement.nodes = 3;
    QCOMPARE(processesPerNode(spec), 3);
    for (const char* bad : {"[0, 0]", "[-1]", "[1024]", "\"0\"", "[0.5]", "[[0]]"}) {
        json document = minimal();
        document["resources"]["placement"]["gpu_indices"] = json::parse(bad);
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().path, std::string("/resources/placement/gpu_indices"));
    }
}

/// Nobody sees such a run in a list. Old runs of such names can still be read.
void RunSpecTest::aNameIsNotOnlyBlanks()
{
    for (const char* blank : {" ", "   ", "\u00a0\u2003", "\u3000", "\u200b"}) {
        json document = minimal();
        document["name"] = blank;
        std::vector<SpecProblem> problems;
        const RunSpec spec = parseRunSpec(document, problems);
        QVERIFY(problems.empty());
        problems = validateRunSpec(spec);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().path, std::string("/name"));
    }
    QCOMPARE(withoutOuterBlanks(" \u3000two words\t "), std::string("two words"));
    QCOMPARE(withoutOuterBlanks("é"), std::string("é"));
}

void RunSpecTest::keepsHostileTextAsText()
{
    json document = minimal();
    document["name"] = "'; DROP TABLE runs; -- $(reboot) `x` \"y\"";
    std::vector<SpecProblem> problems;
    const RunSpec spec = parseRunSpec(document, problems);
    QVERIFY(problems.empty());
    QCOMPARE(spec.name, document["name"].get<std::string>());
}

void RunSpecTest::readRunSpecNamesTheFile()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("spec.json").toStdString();
    try {
        readRunSpec(path);
        QFAIL("no exception");
    } catch (const Failure& failure) {
        QCOMPARE(failure.error().kind, ErrorKind::NotFound);
        QVERIFY(failure.error().text().find(path) != std::string::npos);
    }
    json document = minimal();
    document["training"] = {{"batch_size", 0}};
    writeFileAtomically(path, document.dump());
    try {
        readRunSpec(path);
        QFAIL("no exception");
    } catch (const Failure& failure) {
        QCOMPARE(failure.error().kind, ErrorKind::BadInput);
        QVERIFY(failure.error().text().find("/training/batch_size is 0") != std::string::npos);
    }
    document["version"] = kProtocolVersion + 1;
    writeFileAtomically(path, document.dump());
    try {
        readRunSpec(path);
        QFAIL("no exception");
    } catch (const Failure& failure) { // an older engine says so, rather than that the file is wrong
        QCOMPARE(failure.error().kind, ErrorKind::Version);
        QVERIFY(failure.error().text().find("/version") != std::string::npos);
    }
}

void RunSpecTest::flattensForTables()
{
    RunSpec spec;
    spec.id = "a";
    spec.name = "b";
    const auto flat = flattenRunSpec(spec);
    const auto find = [&flat](const std::string& key) {
        for (const auto& [candidate, value] : flat)
            if (candidate == key)
                return value;
        return std::string("absent");
    };
    QCOMPARE(find("training.batch_size"), std::string("64"));
    QCOMPARE(find("training.learning_rate.schedule"), std::string("cosine"));
    QCOMPARE(find("id"), std::string("absent"));
}

TRAINYARD_TEST(RunSpecTest)

} // namespace run_spec_test

#include "run_spec_test.moc"
