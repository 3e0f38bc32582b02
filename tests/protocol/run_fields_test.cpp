// SPDX-License-Identifier: Apache-2.0
// What is derived from the tables of fields: places, defaults, differences, texts.
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_problems.h"
#include "tests/gui/random_spec.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <set>

namespace run_fields_test {

using namespace trainyard;

class RunFieldsTest : public QObject {
    Q_OBJECT

private slots:
    /// A row that names another member than it means would lose one of the two.
    void everyFieldHasItsOwnPlace()
    {
        std::set<std::string> paths;
        for (const RunField* field : leafFields()) {
            QVERIFY2(paths.insert(field->path).second, field->path.c_str());
            QCOMPARE(runField(field->path), field);
            if (field->path.starts_with("/parent/") || field->path.starts_with("/program/"))
                continue; // there only with the parent or the program
            RunSpec spec;
            const FieldValue other = anotherValue(*field->info, field->get(spec));
            field->set(spec, other);
            QVERIFY2(field->get(spec) == other, field->path.c_str());
            QVERIFY2(spec != RunSpec(), field->path.c_str());
            for (const RunField* neighbour : leafFields())
                if (neighbour != field && field->path != "/training/optimizer/kind") // which brings its constants
                    QVERIFY2(neighbour->get(spec) == neighbour->get(RunSpec()),
                             (field->path + " changes " + neighbour->path).c_str());
        }
    }

    void rangesAreRangesAndDefaultsFit()
    {
        for (const RunField* field : leafFields()) {
            const FieldInfo& info = *field->info;
            const char* path = field->path.c_str();
            QVERIFY2(!info.help.empty() && info.help.ends_with('.'), path);
            QVERIFY2(info.type != FieldType::Choice || info.choices.size() > 1, path);
            const bool bounded = info.type == FieldType::Whole || info.type == FieldType::Number;
            QVERIFY2(!bounded || info.low < info.high, path);
            if (info.type == FieldType::Number) {
                const double value = std::get<double>(field->get(RunSpec()));
                QVERIFY2(value <= info.high && (info.openLow ? value > info.low : value >= info.low), path);
            }
        }
    }

    void defaultsAreThoseBesideTheChoices()
    {
        RunSpec spec;
        spec.training.optimizer = optimizerDefaults(OptimizerKind::RmsProp);
        spec.training.epochs = 77;
        QCOMPARE(defaultsBeside(spec).training.optimizer.momentum, 0.0);
        QCOMPARE(defaultsBeside(spec).training.epochs, TrainingSpec().epochs);
    }

    /// Beside a program, the fields of a network have no defaults, and parameters have those of the program.
    void defaultsBesideAProgramAreThoseOfAProgram()
    {
        RunSpec spec;
        spec.program.emplace();
        spec.program->command = {"python3", "train.py"};
        spec.program->folder = "/code";
        spec.program->parameters = {{"lr", 0.1}, {"epochs", std::int64_t{3}}, {"own", true}};
        ProgramOption lr, epochs;
        lr.name = "lr";
        lr.standard = 0.1;
        epochs.name = "epochs";
        epochs.standard = std::int64_t{90};
        spec.program->options = {lr, epochs};
        std::vector<std::string> found;
        for (const FieldDifference& one : differences(defaultsBeside(spec), spec))
            found.push_back(one.field->path + " " + one.before + " > " + one.after);
        QCOMPARE(found, (std::vector<std::string>{R"(/program/command [] > ["python3","train.py"])",
                                                  "/program/folder  > /code", "/program/parameters/epochs 90 > 3",
                                                  "/program/parameters/own  > true"}));
        spec.program->graceSeconds = 5;
        QCOMPARE(differences(defaultsBeside(spec), spec).size(), std::size_t{5});
    }

    void whatDoesNotApplyIsCleared()
    {
        RunSpec spec;
        spec.pruning.sparsity = 0.5;         // without a method
        spec.data.validationShare = 0.3;     // of glyphs
        spec.training.optimizer.beta1 = 0.5; // of SGD
        spec.training.clipNorm = 2.0;
        clearUnused(spec);
        RunSpec expected;
        expected.training.clipNorm = 2.0;
        QVERIFY(spec == expected);
        std::mt19937 random(3);
        for (int i = 0; i < 50; ++i) {
            RunSpec whole = test::randomSpec(random);
            clearUnused(whole);
            std::vector<SpecProblem> problems;
            QVERIFY(parseRunSpecText(toText(whole), problems) == whole); // what is not written is nothing
        }
    }

    void differencesNameFieldAndValues()
    {
        RunSpec before, after;
        after.name = "another";
        after.training.batchSize = kAutoBatch;
        after.training.optimizer = optimizerDefaults(OptimizerKind::Adam);
        std::vector<std::string> found;
        for (const FieldDifference& one : differences(before, after))
            found.push_back(one.field->path + " " + one.before + " > " + one.after);
        const std::vector<std::string> expected = {
            "/training/batch_size 64 > auto",      "/training/optimizer/kind sgd > adam",
            "/training/optimizer/momentum 0.9 > ", "/training/optimizer/nesterov true > ",
            "/training/optimizer/beta1  > 0.9",    "/training/optimizer/beta2  > 0.999",
            "/training/optimizer/epsilon  > 1e-08"};
        QVERIFY2(found == expected, nlohmann::json(found).dump().c_str());
        QVERIFY(differences(before, before).empty());
    }

    void unknownKeysNameTheNearest()
    {
        const auto problemOf = [](const char* text) {
            std::vector<SpecProblem> problems;
            parseRunSpecText(text, problems);
            return problems.size() == 1 ? problems.front() : SpecProblem{};
        };
        const SpecProblem near = problemOf(R"({"version": 1, "id": "a", "name": "b", "training": {"batchsize": 8}})");
        QCOMPARE(near.allowed.code, std::string("spec.unknown-key-near"));
        QCOMPARE(near.text(),
                 std::string("/training/batchsize is not a key of a run spec; did you mean \"batch_size\"?"));
        const SpecProblem far = problemOf(R"({"version": 1, "id": "a", "name": "b", "training": {"fortune": 8}})");
        QVERIFY2(far.text().starts_with("/training/fortune is not a key of a run spec; the keys there are \"") &&
                     far.text().find("\"batch_size\"") != std::string::npos,
                 far.text().c_str());
    }

    void everyRefusalHasACode()
    {
        std::mt19937 random(5);
        const nlohmann::json values[] = {nullptr, true, -1, 1e9, "x", "", nlohmann::json::array({1, 1}), "auto"};
        for (int i = 0; i < 200; ++i) {
            const nlohmann::json document = nlohmann::json::parse(toText(test::randomSpec(random)));
            for (const nlohmann::json& value : values) {
                nlohmann::json wrong = document;
                const RunField& field = *leafFields()[random() % leafFields().size()];
                wrong[nlohmann::json::json_pointer(field.path)] = value;
                std::vector<SpecProblem> problems;
                parseRunSpec(wrong, problems);
                for (const SpecProblem& problem : problems)
                    QVERIFY2(problem.allowed.code.starts_with("spec."), problem.text().c_str());
            }
        }
    }

private:
    static FieldValue anotherValue(const FieldInfo& info, const FieldValue& now)
    {
        if (const auto* flag = std::get_if<bool>(&now))
            return !*flag;
        if (info.type == FieldType::Choice)
            return std::int64_t{std::get<std::int64_t>(now) == 1 ? 0 : 1};
        if (const auto* number = std::get_if<std::int64_t>(&now))
            return *number == static_cast<std::int64_t>(info.high) ? *number - 1 : *number + 1;
        if (const auto* number = std::get_if<std::uint64_t>(&now))
            return *number + 1;
        if (const auto* number = std::get_if<double>(&now))
            return *number == info.high ? info.high / 2 : info.high;
        if (std::holds_alternative<std::string>(now))
            return std::string("/another");
        if (std::holds_alternative<std::vector<std::string>>(now))
            return std::vector<std::string>{"a", "b"};
        return std::vector<std::int64_t>{1, 2};
    }
};

TRAINYARD_TEST(RunFieldsTest)

} // namespace run_fields_test

#include "run_fields_test.moc"
