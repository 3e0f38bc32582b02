// SPDX-License-Identifier: Apache-2.0
// The published schema and the parser are two descriptions of one format: walk the schema and try its borders.
#include "backend/base/files.h"
#include "backend/protocol/run_fields.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <iterator>

namespace run_spec_schema_test {

using namespace trainyard;
using nlohmann::json;

namespace {

using Visit = std::function<void(const std::string& pointer, const json& schema)>;

void walk(const json& schema, const std::string& pointer, const Visit& visit)
{
    for (const auto& [key, property] : schema.at("properties").items()) {
        const std::string path = pointer + "/" + key;
        if (property.contains("properties"))
            walk(property, path, visit);
        else
            visit(path, property);
    }
}

/// Problems at `pointer` when the otherwise smallest spec has `value` there.
bool refusedIn(json document, const std::string& pointer, const json& value)
{
    document[json::json_pointer(pointer)] = value;
    std::vector<SpecProblem> problems;
    parseRunSpec(document, problems);
    for (const SpecProblem& problem : problems)
        if (problem.path == pointer && problem.allowed.words.find("built-in glyphs") == std::string::npos)
            return true;
    return false;
}

/// Sections of pruning in one of which each of its fields applies.
const json kPruningSections[] = {
    {{"method", "magnitude"}},
    {{"method", "magnitude"}, {"amount", "percentile"}},
    {{"method", "magnitude"}, {"amount", "threshold"}},
    {{"method", "magnitude"}, {"reset", "checkpoint"}, {"reset_to", "a@end"}},
    {{"method", "magnitude"}, {"schedule", "gradual"}, {"sparsity", 0.9999}, {"end_epoch", 100000}},
    {{"method", "magnitude"}, {"schedule", "iterative"}},
    {{"method", "snip"}}};

/// … whatever the optimizer and the pruning: each takes only its own constants.
bool refused(const std::string& pointer, const json& value)
{
    json document = {{"version", 1}, {"id", "a"}, {"name", "b"}};
    document["training"]["epochs"] = 100000;     // so that any warm-up fits
    if (pointer == "/resources/placement/nodes") // so many processes, and masters as many as it takes
        document["resources"]["ranks"] = 256;
    if (pointer == "/resources/ranks")
        document["training"]["batch_size"] = 65536; // which any of them can share
    if (pointer == "/data/validation_share" || pointer.starts_with("/data/cache/"))
        document["data"] = {{"format", "folder"}, {"path", "/a"}};
    if (pointer.starts_with("/data/image/") || pointer == "/data/unreadable") {
        document["data"] = {{"format", "hdf5"}, {"path", "/a"}};
        document["model"]["architecture"] = "gru"; // which takes features of any shape
    }
    if (pointer.starts_with("/pruning/"))
        return std::all_of(std::begin(kPruningSections), std::end(kPruningSections), [&](const json& section) {
            document["pruning"] = section;
            return refusedIn(document, pointer, value);
        });
    if (!pointer.starts_with("/training/optimizer/") || pointer.ends_with("/kind"))
        return refusedIn(document, pointer, value);
    for (const char* kind : {"sgd", "adam", "adamw", "rmsprop", "adadelta", "lars"}) {
        document["training"]["optimizer"]["kind"] = kind;
        if (!refusedIn(document, pointer, value))
            return false;
    }
    return true;
}

} // namespace

class RunSpecSchemaTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyWrittenKeyIsInTheSchema();
    void everySchemaKeyIsKnownToTheParser();
    void bordersAgree();
    void namesAgree();
    void autoIsABatchSize();
    void classesAreANumberOrNames();
    void defaultsAgree();
    void theSchemaIsMadeOfTheTables();

private:
    json m_schema;
};

void RunSpecSchemaTest::initTestCase()
{
    m_schema = json::parse(readFile(test::sourceFolder() / "resources/schema/run-spec.schema.json"));
}

void RunSpecSchemaTest::everyWrittenKeyIsInTheSchema()
{
    RunSpec spec;
    spec.campaign = "c";
    spec.parent = ParentSpec{"r", "c"};
    json everything = json(toJson(spec)).flatten();
    for (const OptimizerKind kind : {OptimizerKind::Adam, OptimizerKind::Adadelta, OptimizerKind::Lars}) {
        spec.training.optimizer = optimizerDefaults(kind);
        everything.update(json(toJson(spec)).flatten());
    }
    for (const json& section : kPruningSections) {
        std::vector<SpecProblem> problems;
        const json document = {{"version", 1}, {"id", "a"}, {"name", "b"}, {"pruning", section}};
        everything.update(json(toJson(parseRunSpec(document, problems))).flatten());
    }
    spec.monitoring.barrierTo = "r@end";
    spec.monitoring.maskShare = 0.5;
    spec.monitoring.histograms.record = true;
    spec.parent->continueSchedule = true;
    spec.training.keepEpochs = spec.training.keepSteps = {1};
    spec.model.file = spec.model.weights = "/a";
    spec.data.format = DataFormat::Hdf5; // has the keys that others lack
    everything.update(json(toJson(spec)).flatten());
    const json flat = everything;
    for (const auto& item : flat.items()) {
        const json* place = &m_schema;
        std::string pointer = item.key();
        for (const char* list : {"/tags", "/training/keep_epochs", "/training/keep_steps"})
            if (pointer.starts_with(list))
                pointer = list;
        for (std::size_t begin = 1; begin <= pointer.size();) {
            const std::size_t end = std::min(pointer.find('/', begin), pointer.size());
            const std::string key = pointer.substr(begin, end - begin);
            QVERIFY2(place->contains("properties") && place->at("properties").contains(key), item.key().c_str());
            place = &place->at("properties").at(key);
            begin = end + 1;
        }
    }
}

void RunSpecSchemaTest::everySchemaKeyIsKnownToTheParser()
{
    int keys = 0;
    walk(m_schema, "", [&keys](const std::string& pointer, const json&) {
        ++keys;
        json document = {{"version", 1}, {"id", "a"}, {"name", "b"}};
        document[json::json_pointer(pointer)] = json::array({json::object()});
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        for (const SpecProblem& problem : problems)
            QVERIFY2(!problem.allowed.code.starts_with("spec.unknown-key"), pointer.c_str());
    });
    QVERIFY(keys > 35);
}

void RunSpecSchemaTest::bordersAgree()
{
    walk(m_schema, "", [](const std::string& pointer, const json& schema) {
        const std::string type = schema.value("type", "");
        if (type != "integer" && type != "number")
            return;
        const double step = type == "integer" ? 1.0 : 1e-9;
        const auto number = [&type](double value) {
            return type == "integer" ? json(std::int64_t(value)) : json(value);
        };
        const char* where = pointer.c_str();
        if (pointer != "/seed") {
            QVERIFY2(!refused(pointer, schema.at("maximum")), where);
            QVERIFY2(refused(pointer, number(schema.at("maximum").get<double>() * (1 + 1e-9) + step)), where);
        }
        if (schema.contains("exclusiveMinimum")) {
            QVERIFY2(refused(pointer, schema.at("exclusiveMinimum")), where);
            QVERIFY2(!refused(pointer, number(schema.at("exclusiveMinimum").get<double>() + step)), where);
        } else {
            QVERIFY2(!refused(pointer, schema.at("minimum")), where);
            QVERIFY2(refused(pointer, number(schema.at("minimum").get<double>() - step)), where);
        }
    });
}

void RunSpecSchemaTest::namesAgree()
{
    walk(m_schema, "", [](const std::string& pointer, const json& schema) {
        if (!schema.contains("enum"))
            return;
        for (const json& value : schema.at("enum"))
            QVERIFY2(!refused(pointer, value), (pointer + value.dump()).c_str());
        QVERIFY2(refused(pointer, "something else"), pointer.c_str());
    });
}

void RunSpecSchemaTest::autoIsABatchSize()
{
    QVERIFY(!refused("/training/batch_size", "auto"));
    QVERIFY(refused("/training/batch_size", "Auto"));
    QVERIFY(!refused("/training/batch_size", 65536));
    QVERIFY(refused("/training/batch_size", 65537));
    QVERIFY(refused("/training/batch_size", 0));
}

void RunSpecSchemaTest::classesAreANumberOrNames()
{
    const auto refusedClasses = [](const json& value) {
        json document = {{"version", 1}, {"id", "a"}, {"name", "b"}, {"data", {{"format", "folder"}, {"path", "/a"}}}};
        return refusedIn(document, "/data/classes", value);
    };
    for (const json& good : {json(0), json(2), json(100000), json({"cat", "dog"})})
        QVERIFY2(!refusedClasses(good), good.dump().c_str());
    for (const json& bad : {json(1), json(-1), json(100001), json(2.5), json("cat"), json({"cat"}),
                            json({"cat", "cat"}), json({"cat", ""}), json({"cat", 3}), json::array(), json(nullptr)})
        QVERIFY2(refusedClasses(bad), bad.dump().c_str());
    QVERIFY(refused("/data/classes", 10)); // glyphs
}

void RunSpecSchemaTest::defaultsAgree()
{
    RunSpec spec;
    json written = toJson(spec);
    spec.data.format = DataFormat::Hdf5;
    const json data = toJson(spec)["data"];
    written["data"].insert(data.begin(), data.end());
    walk(m_schema, "", [&written](const std::string& pointer, const json& schema) {
        if (schema.contains("default") && written.contains(json::json_pointer(pointer)))
            QVERIFY2(written.at(json::json_pointer(pointer)) == schema.at("default"), pointer.c_str());
    });
}

void RunSpecSchemaTest::theSchemaIsMadeOfTheTables()
{
    const json expected = runSpecSchema();
    for (const auto& [section, schema] : expected.at("properties").items())
        QVERIFY2(m_schema.at("properties").value(section, json()) == schema,
                 ("the section " + section + " differs: ninja update_schema").c_str());
    QVERIFY2(m_schema == expected, "build the target update_schema");
}

TRAINYARD_TEST(RunSpecSchemaTest)

} // namespace run_spec_schema_test

#include "run_spec_schema_test.moc"
