// SPDX-License-Identifier: Apache-2.0
// A search plan: what is read, written and refused, the places of its values, the grid, specs and points.
#include "backend/protocol/recorded_series.h"
#include "backend/protocol/search_plan.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace search_plan_test {

using namespace trainyard;

namespace {

RunSpec baseSpec()
{
    RunSpec spec;
    spec.id = "a";
    spec.name = "b";
    spec.training.epochs = 10;
    return spec;
}

const char* const kWhole = R"({"parameters": {
    "training/learning_rate/base": {"low": 0.001, "high": 1, "scale": "log"},
    "training/batch_size": {"low": 32, "high": 512, "step": 32},
    "training/learning_rate/schedule": ["cosine", "step"],
    "training/learning_rate/step_factor": {"low": 0.1, "high": 0.5, "when": {"training/learning_rate/schedule": ["step"]}},
    "training/label_smoothing": {"choices": [0, 0.1]},
    "training/optimizer/nesterov": {}},
  "goal": {"series": "val/loss", "take": "best"},
  "sampler": "sobol", "seed": 18446744073709551615, "start_points": 8,
  "stopping": {"rule": "asha", "first_rung": 2, "reduction": 4},
  "runs": 40, "at_once": 3,
  "budget": {"hours": 1.5, "device_hours": 40},
  "repeat": {"leaders": 3, "seeds": 4}})";

SearchPlan parsed(std::string_view text, std::vector<SpecProblem>& problems, const RunSpec& base = baseSpec())
{
    return parseSearchPlanText(text, base, problems);
}

SearchPlan good(std::string_view text, const RunSpec& base = baseSpec())
{
    std::vector<SpecProblem> problems;
    SearchPlan plan = parsed(text, problems, base);
    for (const SpecProblem& problem : problems)
        QTest::qFail(problem.text().c_str(), __FILE__, __LINE__);
    return plan;
}

/// A plan with these parameters.
SearchPlan plan(const std::string& parameters, const std::string& more = {})
{
    return good("{\"parameters\": {" + parameters + "}" + (more.empty() ? "" : ", " + more) + "}");
}

} // namespace

class SearchPlanTest : public QObject {
    Q_OBJECT

private slots:
    void readsEveryKey()
    {
        const SearchPlan read = good(kWhole);
        QCOMPARE(read.parameters.size(), std::size_t(6));
        const SearchParameter& rate = read.parameters[0];
        QCOMPARE(rate.field, std::string("/training/learning_rate/base"));
        QVERIFY(rate.kind == ParameterKind::LogUniform && !rate.whole && rate.low == 0.001 && rate.high == 1.0);
        const SearchParameter& batch = read.parameters[1];
        QVERIFY(batch.kind == ParameterKind::Uniform && batch.whole && batch.step == 32.0 && batch.high == 512.0);
        QVERIFY(read.parameters[2].choices == (std::vector<std::string>{"\"cosine\"", "\"step\""}));
        QCOMPARE(read.parameters[3].when, read.parameters[2].field);
        QVERIFY(read.parameters[3].whenChoices == std::vector<std::string>{"\"step\""});
        QVERIFY(read.parameters[4].choices == (std::vector<std::string>{"0.0", "0.1"}));
        QVERIFY(read.parameters[5].choices == (std::vector<std::string>{"false", "true"}));
        QVERIFY(read.goals.size() == 1 && read.goals[0].series == "val/loss" && !read.goals[0].maximise);
        QVERIFY(read.goals[0].take == SearchGoal::Take::Best);
        QVERIFY(read.sampler == SearchSampler::Sobol && read.seed == 18'446'744'073'709'551'615ULL);
        QVERIFY(read.startPoints == 8 && read.stopping == SearchStopping::Asha && read.firstRung == 2);
        QVERIFY(read.reduction == 4 && read.runs == 40 && read.atOnce == 3);
        QVERIFY(read.hours == 1.5 && read.deviceHours == 40.0 && read.leaders == 3 && read.repeats == 4);
    }

    void comesBackAsItWasWritten()
    {
        const SearchPlan plans[] = {
            good(kWhole), plan(R"("data/crop_padding": {"low": 0, "high": 8})"),
            plan(R"("/training/batch_size": {"choices": ["auto", 64]}, "training/optimizer/kind": ["sgd", "adam"],
                    "training/optimizer/beta2": {"low": 0.9, "high": 0.99, "step": 0.01, "when": {"training/optimizer/kind": "adam"}},
                    "training/optimizer/nesterov": {"choices": [true, false], "when": {"training/optimizer/kind": "sgd"}})",
                 R"("goals": ["val/top5", {"series": "epoch/seconds", "direction": "min"}], "sampler": "grid")")};
        for (const SearchPlan& one : plans) {
            const SearchPlan back = good(toJson(one).dump());
            QVERIFY2(back == one, toJson(back).dump().c_str());
        }
        QVERIFY(plans[2].goals[0].maximise && !plans[2].goals[1].maximise);
    }

    void anySeriesThatARunWritesIsAGoal()
    {
        RunSpec base = baseSpec();
        base.resources.device = DeviceKind::Cuda;
        base.resources.ranks = 3;
        base.pruning.method = PruningMethod::Magnitude;
        base.monitoring.maskShare = 0.5;
        base.training.target.series = WatchedSeries::ValTop1;
        std::vector<std::string> names = recordedSeries(base);
        for (const char* more : {"pruning/threshold", "target/seconds", "phase/allreduce"})
            QVERIFY2(std::find(names.begin(), names.end(), more) != names.end(), more);
        names.insert(names.end(), {"pruning/layer/conv1", "gpu/0/memory", "rank/2/compute"});
        const auto withGoal = [](const nlohmann::json& goal) {
            return nlohmann::json{{"parameters", {{"data/flip", nlohmann::json::object()}}}, {"goal", goal}}.dump();
        };
        for (const std::string& series : names) {
            const SearchGoal goal =
                good(withGoal({{"series", series}, {"direction", "min"}, {"take", "best"}}), base).goals.front();
            QVERIFY(goal.series == series && !goal.maximise && goal.take == SearchGoal::Take::Best);
        }
        for (const char* series : {"rank/3/compute", "rank/0/staleness", "rank/01/compute", "gpu/0/loss",
                                   "gpu/x/memory", "pruning/layer/", "master/busy", "barrier/loss"}) {
            std::vector<SpecProblem> problems;
            parsed(withGoal(series), problems, base);
            QVERIFY2(problems.size() == 1 && problems.front().path == "/goal", series);
        }
    }

    void aGoalOfAProgramMayHaveTheNameInItsLog()
    {
        RunSpec base = baseSpec();
        base.program.emplace();
        base.program->command = {"true"};
        base.program->folder = "/";
        base.program->parameters = {{"lr", 0.1}};
        const auto withGoals = [](const std::string& goals) {
            return R"({"parameters": {"program/parameters/lr": {"low": 0.01, "high": 1}}, "goals": )" + goals + "}";
        };
        const SearchPlan read = good(withGoals(R"(["acc", {"series": "Loss/val"}, "reward"])"), base);
        QCOMPARE(read.goals[0].series, std::string("train/top1"));
        QVERIFY(read.goals[0].maximise);
        QCOMPARE(read.goals[1].series, std::string("val/loss"));
        QVERIFY(!read.goals[1].maximise);
        QCOMPARE(read.goals[2].series, std::string("reward"));
        std::vector<SpecProblem> problems;
        parsed(withGoals(R"(["acc", "train/top1"])"), problems, base);
        QCOMPARE(problems.size(), std::size_t{1}); // one goal twice
    }

    void aGoalMayBelongToOneOfTheChoices()
    {
        const SearchPlan read =
            plan(R"("pruning/method": ["none", "magnitude"])", R"("goals": ["val/top1", "pruning/sparsity"])");
        QCOMPARE(read.goals[1].series, std::string("pruning/sparsity"));
    }

    void keepsTheOrderOfTheFile()
    {
        const SearchPlan read = plan(R"("training/optimizer/momentum": {"low": 0, "high": 0.9},
                                        "data/flip": {}, "training/clip_norm": {"low": 0, "high": 5})");
        QCOMPARE(read.parameters[0].field, std::string("/training/optimizer/momentum"));
        QCOMPARE(read.parameters[1].field, std::string("/data/flip"));
        QCOMPARE(read.parameters[2].field, std::string("/training/clip_norm"));
    }

    void refusesAKeyThatStandsTwice()
    {
        for (const auto& [text, words] :
             {std::pair(R"({"parameters": {"data/flip": {}}, "runs": 2, "runs": 3})", "/runs appears twice"),
              std::pair(R"({"parameters": {"data/flip": {}, "data/flip": [true]}})",
                        "/parameters/data/flip appears twice"),
              std::pair(R"({"parameters": {"training/epochs": {"low": 1, "high": 2, "low": 2}}})",
                        "/parameters/training/epochs/low appears twice")}) {
            std::vector<SpecProblem> problems;
            (void)parsed(text, problems);
            QCOMPARE(problems.size(), std::size_t{1});
            QCOMPARE(problems[0].text(), std::string(words));
            QCOMPARE(problems[0].why().remedy, std::string("Keep one of the two."));
        }
    }

    void saysWhereATextIsNotJson()
    {
        std::vector<SpecProblem> problems;
        (void)parseSearchPlanText("{\"parameters\": {\n  \"training/epochs\": [1, 2],\n}}", RunSpec(), problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(problems[0].text().starts_with("line 3, column 1 is not JSON ("), problems[0].text().c_str());
        QCOMPARE(problems[0].why().remedy, std::string("Correct the text there."));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("words"); // part of what is allowed
        const auto row = [](const char* what, const char* text, const char* path, const char* words) {
            QTest::newRow(what) << QByteArray(text) << QByteArray(path) << QByteArray(words);
        };
        const auto parameter = [&row](const char* what, const std::string& field, const std::string& range,
                                      const std::string& below, const char* words) {
            std::string escaped = field;
            for (std::size_t at = 0; (at = escaped.find('/', at)) != escaped.npos;)
                escaped.replace(at, 1, "~1");
            row(what, ("{\"parameters\": {\"" + field + "\": " + range + "}}").c_str(),
                ("/parameters/" + escaped + below).c_str(), words);
        };
        const std::string rate = "training/learning_rate/base";
        row("no parameters", "{}", "/parameters", "1 to 100 fields");
        row("empty parameters", R"({"parameters": {}})", "/parameters", "1 to 100 fields");
        row("unknown key", R"({"parameters": {"data/flip": {}}, "sampelr": "grid"})", "/sampelr", "\"sampler\"");
        parameter("unknown field", "training/learnin_rate/base", R"({"low": 1, "high": 2})", "",
                  "did you mean \"training/learning_rate/base\"");
        parameter("a group", "training/learning_rate", R"({"low": 1, "high": 2})", "", "a field of the run spec");
        for (const char* field :
             {"id", "name", "tags", "notes", "campaign", "cell", "seed", "data/seed", "data/order_seed", "data/path",
              "resources/ranks", "resources/device", "resources/placement/nodes", "distribution/mode",
              "distribution/masters", "training/keep_epochs", "parent/run", "training/validation_threads"})
            parameter(field, field, "[1, 2]", "", "names, seeds, checkpoints and the hardware stay the same");
        parameter("neither list nor object", rate, "3", "", "a list of values");
        parameter("empty range", rate, R"({"low": 0.5, "high": 0.5})", "/high", "a number above 0.5");
        parameter("reversed range", rate, R"({"low": 0.5, "high": 0.1})", "/high", "a number above 0.5");
        parameter("no low", rate, R"({"high": 0.1})", "/low", "a number above 0, at most 1000");
        parameter("text as low", rate, R"({"low": "0.1", "high": 1})", "/low", "a number above 0, at most 1000");
        parameter("above the field's range", "training/label_smoothing", R"({"low": 0, "high": 0.95})", "/high",
                  "a number from 0 to 0.9");
        parameter("below the field's range", rate, R"({"low": 0, "high": 1})", "/low",
                  "a number above 0, at most 1000");
        parameter("a fraction of a whole number", "training/batch_size", R"({"low": 1.5, "high": 8})", "/low",
                  "a whole number");
        parameter("logarithm of zero", "training/optimizer/weight_decay", R"({"low": 0, "high": 0.1, "scale": "log"})",
                  "/low", "a number above 0, since the scale is logarithmic");
        parameter("unknown scale", rate, R"({"low": 0.1, "high": 1, "scale": "cubic"})", "/scale",
                  "\"linear\", \"log\"");
        parameter("unknown key of a range", rate, R"({"low": 0.1, "high": 1, "stepp": 1})", "/stepp", "\"step\"");
        parameter("step above the range", rate, R"({"low": 0.1, "high": 1, "step": 2})", "/step", "at most 0.9");
        parameter("step of a fraction", "training/batch_size", R"({"low": 8, "high": 64, "step": 0.5})", "/step",
                  "a whole number from 1 to 56");
        parameter("a range of a choice", "training/learning_rate/schedule", R"({"low": 0, "high": 1})", "/low",
                  "is not a number");
        parameter("no choices", rate, "[]", "", "a list of 1 to 1000 values");
        parameter("a choice twice", rate, "[0.1, 0.10]", "/1", "each value once");
        parameter("a choice that the field lacks", "training/learning_rate/schedule", R"(["cosine", "luck"])", "/1",
                  "\"polynomial\"");
        parameter("a choice of another type", "data/flip", "[true, 1]", "/1", "true or false");
        parameter("a choice outside the range", "training/label_smoothing", "[0.95]", "/0", "a number from 0 to 0.9");
        const auto when = [&row](const char* what, const char* first, const char* condition, const char* third,
                                 const char* below, const char* words) {
            const std::string text =
                std::string("{\"parameters\": {") + first +
                "\"training/learning_rate/step_factor\": {\"low\": 0.1, \"high\": 0.5, \"when\": " + condition + "}" +
                third + "}}";
            row(what, text.c_str(),
                (std::string("/parameters/training~1learning_rate~1step_factor/when") + below).c_str(), words);
        };
        const char* schedule = R"("training/learning_rate/schedule": ["cosine", "step"], )";
        when("condition on itself", "", R"({"training/learning_rate/step_factor": [0.1]})", "",
             "/training~1learning_rate~1step_factor", "none can depend on itself");
        when("condition on a later one", "", R"({"training/learning_rate/schedule": ["step"]})",
             R"(, "training/learning_rate/schedule": ["cosine", "step"])", "/training~1learning_rate~1schedule",
             "move it up");
        when("condition on an unknown one", schedule, R"({"data/flip": [true]})", "", "/data~1flip",
             "one of the search's parameters");
        when("condition on a range", R"("training/clip_norm": {"low": 0, "high": 1}, )",
             R"({"training/clip_norm": [1]})", "", "/training~1clip_norm", "a parameter with a list of values");
        when("condition on a value that is not searched", schedule,
             R"({"training/learning_rate/schedule": ["constant"]})", "", "/training~1learning_rate~1schedule",
             "\"cosine\", \"step\"");
        when("condition without values", schedule, R"({"training/learning_rate/schedule": []})", "",
             "/training~1learning_rate~1schedule", "a list of some of");
        when("two conditions", schedule, R"({"a": [1], "b": [2]})", "", "", "an object with one other parameter");
        const auto more = [&row](const char* what, const char* keys, const char* path, const char* words) {
            row(what,
                (std::string(R"({"parameters": {"training/learning_rate/base": {"low": 0.1, "high": 1}}, )") + keys +
                 "}")
                    .c_str(),
                path, words);
        };
        more("a goal that nobody writes", R"("goal": "train/los")", "/goal", "did you mean \"train/loss\"?");
        more("a goal's series", R"("goal": {"series": "accuracy"})", "/goal/series", "\"epoch/seconds\"");
        more("a goal of nets that are pruned", R"("goal": "pruning/sparsity")", "/goal", "set pruning/method");
        more("a goal of several ranks", R"("goal": "rank/1/allreduce")", "/goal", "set resources/ranks");
        more("a goal of GPUs", R"("goal": "gpu/0/power")", "/goal", "set resources/device");
        more("a goal of runs with a target", R"("goal": "target/seconds")", "/goal", "set training/target/series");
        more("a goal without a name", R"("goal": "")", "/goal/series", "1");
        more("a goal's direction", R"("goal": {"direction": "up"})", "/goal/direction", "\"max\", \"min\"");
        more("a goal's take", R"("goal": {"take": "first"})", "/goal/take", "\"last\", \"best\"");
        more("goal and goals", R"("goal": "val/top1", "goals": ["val/loss"])", "/goals", "nothing beside goal");
        more("four goals", R"("goals": ["val/top1", "val/loss", "val/top5", "epoch/seconds"])", "/goals",
             "1 to 3 goals");
        more("a goal twice", R"("goals": ["val/top1", "val/top1"])", "/goals/1", "each series once");
        more("unknown sampler", R"("sampler": "luck")", "/sampler", "\"grid\", \"random\", \"sobol\", \"bayesian\"");
        more("no runs", R"("runs": 0)", "/runs", "a whole number from 1 to 10000");
        more("too many runs", R"("runs": 10001)", "/runs", "a whole number from 1 to 10000");
        more("negative seed", R"("seed": -1)", "/seed", "18446744073709551615");
        more("more start points than runs", R"("runs": 5, "start_points": 6)", "/start_points", "at most 5");
        more("unknown rule", R"("stopping": "luck")", "/stopping", "\"hyperband\"");
        more("rung at the end", R"("stopping": {"rule": "median", "first_rung": 10})", "/stopping/first_rung",
             "less than 10, the run's number of epochs");
        more("rung 0", R"("stopping": {"rule": "median", "first_rung": 0})", "/stopping/first_rung",
             "a whole number from 1");
        more("reduction 1", R"("stopping": {"rule": "asha", "reduction": 1})", "/stopping/reduction",
             "a whole number from 2 to 10");
        more("stopping with two goals", R"("stopping": "asha", "goals": ["val/top1", "epoch/seconds"])",
             "/stopping/rule", "there are several goals");
        more("negative hours", R"("budget": {"hours": -1})", "/budget/hours", "a number from 0");
        more("unknown budget", R"("budget": {"euros": 1})", "/budget/euros", "a key of a search plan");
        more("leaders without seeds", R"("repeat": {"leaders": 2})", "/repeat/seeds", "at least 2");
        more("only repeats", R"("runs": 4, "repeat": {"leaders": 2, "seeds": 3})", "/repeat", "more than 4 runs");
        row("field twice", R"({"parameters": {"data/flip": {}, "/data/flip": [true]}})", "/parameters/~1data~1flip",
            "each field once");
        row("epochs with rungs", R"({"parameters": {"training/epochs": {"low": 5, "high": 9}}, "stopping": "median"})",
            "/parameters/training~1epochs", "compared at the same epochs");
        row("a huge grid",
            R"({"parameters": {"training/epochs": {"low": 1, "high": 1000}, "training/batch_size": {"low": 1, "high": 1001}}, "sampler": "grid"})",
            "/sampler", "at most 1,000,000 points");
        row("a constant that one optimizer lacks",
            R"({"parameters": {"training/optimizer/kind": ["sgd", "adam"], "training/optimizer/beta1": {"low": 0.8, "high": 0.9}}})",
            "/parameters/training~1optimizer~1kind", "sgd does not have it");
        row("a warm-up longer than the run",
            R"({"parameters": {"training/learning_rate/warmup_epochs": {"low": 0, "high": 12}}})",
            "/parameters/training~1learning_rate~1warmup_epochs", "less than 10, the run's number of epochs");
    }

    void refusals()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, words);
        std::vector<SpecProblem> problems;
        parsed(text.toStdString(), problems);
        QVERIFY(!problems.empty());
        const bool found = std::any_of(problems.begin(), problems.end(), [&](const SpecProblem& problem) {
            return problem.path == path.toStdString() &&
                   problem.allowed.words.find(words.toStdString()) != std::string::npos;
        });
        std::string all;
        for (const SpecProblem& problem : problems) {
            all += problem.text() + "\n";
            QVERIFY2(!problem.allowed.code.empty(), problem.text().c_str());
        }
        QVERIFY2(found, all.c_str());
        QVERIFY2(problems.size() == 1, all.c_str());
    }

    void refusesToStopAsynchronousRuns()
    {
        RunSpec base = baseSpec();
        base.distribution.mode = DistributionMode::Easgd;
        std::vector<SpecProblem> problems;
        parsed(R"({"parameters": {"data/flip": {}}, "stopping": "asha"})", problems, base);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].path, std::string("/stopping/rule"));
        QVERIFY(problems[0].text().find("easgd") != std::string::npos);
    }

    void searchableFieldsAreNumbersChoicesAndFlags()
    {
        std::set<std::string> searchable;
        for (const RunField* field : leafFields())
            if (isSearchable(*field))
                searchable.insert(field->path);
        for (const char* field :
             {"/training/epochs", "/training/optimizer/kind", "/data/flip", "/model/dropout", "/model/architecture",
              "/pruning/sparsity", "/distribution/scaling", "/data/loader_threads"})
            QVERIFY2(searchable.contains(field), field);
        for (const std::string& field : searchable)
            QVERIFY2(!field.starts_with("/resources/") && field.find("seed") == field.npos, field.c_str());
    }

    void placesComeBack()
    {
        const SearchPlan read = good(kWhole);
        for (int i = 0; i <= 400; ++i) {
            std::vector<double> unit(read.parameters.size());
            for (std::size_t k = 0; k < unit.size(); ++k)
                unit[k] = std::fmod(i / 400.0 * static_cast<double>(k + 1) + 0.13 * static_cast<double>(k), 1.0);
            const SearchPoint point = fromUnit(read, unit);
            QVERIFY(fromUnit(read, toUnit(read, point)) == point);
            QVERIFY(*point[0] >= 0.001 && *point[0] <= 1.0);
            QVERIFY(std::fmod(*point[1], 32.0) == 0.0 && *point[1] >= 32.0 && *point[1] <= 512.0);
            QCOMPARE(point[3].has_value(), *point[2] == 1.0);
            QCOMPARE(toUnit(read, point)[3] == 0.5 && !point[3], !point[3]);
        }
    }

    void equalPartsAreEquallyLikely()
    {
        const SearchPlan read = plan(R"("training/learning_rate/schedule": ["cosine", "step", "constant"],
                                        "data/crop_padding": {"low": 0, "high": 3},
                                        "training/learning_rate/base": {"low": 0.01, "high": 100, "scale": "log"},
                                        "training/batch_size": {"low": 1, "high": 64, "scale": "log"})");
        std::map<double, int> choices, wholes, decades, batches;
        constexpr int kPoints = 12'000;
        for (int i = 0; i < kPoints; ++i) {
            const SearchPoint point = fromUnit(read, std::vector<double>(4, (i + 0.5) / kPoints));
            ++choices[*point[0]];
            ++wholes[*point[1]];
            ++decades[std::floor(std::log10(*point[2]))];
            ++batches[*point[3]];
        }
        QVERIFY(choices.size() == 3 && wholes.size() == 4 && decades.size() == 4 && batches.size() == 64);
        for (const auto& [value, count] : choices)
            QCOMPARE(count, kPoints / 3);
        for (const auto& [value, count] : wholes)
            QCOMPARE(count, kPoints / 4);
        for (const auto& [value, count] : decades)
            QVERIFY(std::abs(count - kPoints / 4) <= 2);
        // A value's share is that of the logarithm of what is rounded to it.
        for (const auto& [value, count] : batches)
            QVERIFY(std::abs(count - kPoints * std::log((value + 0.5) / (value - 0.5)) / std::log(64.5 / 0.5)) < 2.0);
    }

    void numbersAreReadable()
    {
        const SearchPlan read = plan(R"("training/learning_rate/base": {"low": 1e-7, "high": 1, "scale": "log"},
                                        "training/optimizer/momentum": {"low": 0.9, "high": 0.9999},
                                        "training/clip_norm": {"low": 0, "high": 1000000})");
        for (int i = 0; i <= 1000; ++i) {
            const SearchPoint point = fromUnit(read, std::vector<double>(3, i / 1000.0));
            for (std::size_t k = 0; k < 3; ++k) {
                const std::string text = valueText(read.parameters[k], *point[k]);
                QVERIFY2(text.size() <= 14, text.c_str());
                QCOMPARE(std::stod(text), *point[k]);
            }
        }
        QVERIFY(*fromUnit(read, {0, 0, 0})[0] == 1e-7 && *fromUnit(read, {1, 1, 1})[1] == 0.9999);
        const SearchPlan steps = plan(R"("training/optimizer/weight_decay": {"low": 0, "high": 0.01, "step": 0.001},
                                         "training/optimizer/momentum": {"low": 0.1, "high": 0.9, "step": 0.1})");
        for (int i = 0; i <= 1000; ++i)
            for (std::size_t k = 0; k < 2; ++k) {
                const std::string text = valueText(steps.parameters[k], *fromUnit(steps, {i / 1000.0, i / 1000.0})[k]);
                QVERIFY2(text.size() <= 5, text.c_str()); // 9 steps of 0.001 are 0.009
            }
    }

    void textsOfValues()
    {
        const SearchPlan read = good(kWhole);
        QCOMPARE(valueText(read.parameters[0], 0.05), std::string("0.05"));
        QCOMPARE(valueText(read.parameters[1], 64.0), std::string("64"));
        QCOMPARE(valueText(read.parameters[2], 1.0), std::string("\"step\""));
        QCOMPARE(valueText(read.parameters[5], 1.0), std::string("true"));
    }

    /// The trial of a damaged file.
    void placesFarOutsideAreNoChoices()
    {
        const SearchPlan read = good(kWhole);
        for (const double place : {1e300, 2.0})
            QCOMPARE(valueText(read.parameters[2], place), std::string("null"));
        QCOMPARE(valueText(read.parameters[2], -1e300), std::string("\"cosine\""));
        QVERIFY(!exists(read, 3, {0.1, 64.0, 1e300, {}, {}, {}}));
        QVERIFY(exists(read, 3, {0.1, 64.0, 1.0, {}, {}, {}}));
    }

    void gridCountsOnlyWhatExists()
    {
        // 5 rates × (cosine + step × 5 factors) × 16 batch sizes × 2 smoothings × 2 flags
        const SearchPlan read = good(kWhole);
        QCOMPARE(gridSize(read), std::int64_t(5 * (1 + 5) * 16 * 2 * 2));
        std::set<SearchPoint> points;
        for (std::int64_t i = 0; i < gridSize(read); ++i) {
            const SearchPoint point = gridPoint(read, i);
            QVERIFY(points.insert(point).second);
            QCOMPARE(point[3].has_value(), *point[2] == 1.0);
            QVERIFY(*point[0] >= 0.001 && *point[0] <= 1.0);
        }
        const SearchPlan huge = plan(R"("training/clip_norm": {"low": 0, "high": 1000000, "step": 0.001},
                                        "training/learning_rate/power": {"low": 1, "high": 10, "step": 0.001})");
        QCOMPARE(gridSize(huge), std::int64_t(1'000'000'000));
    }

    void rungsOfTheRules()
    {
        SearchPlan read = good(kWhole);
        QVERIFY(searchRungs(read, 100) == (std::vector<int>{2, 8, 32}));
        QVERIFY(searchRungs(read, 32) == (std::vector<int>{2, 8}));
        read.stopping = SearchStopping::Hyperband;
        QVERIFY(searchRungs(read, 33) == (std::vector<int>{2, 8, 32}));
        read.stopping = SearchStopping::Median;
        QVERIFY(searchRungs(read, 5) == (std::vector<int>{2, 3, 4}));
        QVERIFY(searchRungs(read, 2).empty());
        read.stopping = SearchStopping::None;
        QVERIFY(searchRungs(read, 100).empty());
    }

    void specsAndPointsAreEachOther()
    {
        const SearchPlan read = good(kWhole);
        const RunSpec base = baseSpec();
        for (int i = 0; i < 100; ++i) {
            std::vector<double> unit(read.parameters.size());
            for (std::size_t k = 0; k < unit.size(); ++k)
                unit[k] = std::fmod(0.618 * i + 0.37 * static_cast<double>(k * i), 1.0);
            const SearchPoint point = fromUnit(read, unit);
            std::vector<SpecProblem> problems;
            const RunSpec spec = specAt(read, base, point, problems);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
            QCOMPARE(spec.training.learningRate.base, *point[0]);
            QCOMPARE(double(spec.training.batchSize), *point[1]);
            QCOMPARE(spec.training.learningRate.stepFactor, point[3].value_or(base.training.learningRate.stepFactor));
            const auto back = pointOf(read, spec);
            QVERIFY(back && *back == point);
        }
        RunSpec outside = base;
        outside.training.batchSize = 33;
        QVERIFY(!pointOf(read, outside));
    }

    void choosingTheSameOptimizerKeepsItsConstants()
    {
        RunSpec base = baseSpec();
        base.training.optimizer.weightDecay = 5e-4;
        const SearchPlan kinds = plan(R"("training/optimizer/kind": ["sgd", "adam"],
            "training/optimizer/momentum": {"low": 0.5, "high": 0.99, "when": {"training/optimizer/kind": ["sgd"]}})");
        std::vector<SpecProblem> problems;
        const RunSpec sgd = specAt(kinds, base, {0.0, 0.75}, problems);
        QVERIFY(problems.empty() && sgd.training.optimizer.weightDecay == 5e-4 &&
                sgd.training.optimizer.momentum == 0.75);
        const RunSpec adam = specAt(kinds, base, {1.0, std::nullopt}, problems);
        QVERIFY(problems.empty() && adam.training.optimizer.kind == OptimizerKind::Adam);
        (void)specAt(kinds, base, {1.0, 0.75}, problems);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].path, std::string("/training/optimizer/momentum"));
    }

    void namesAreThoseOfTheFile()
    {
        QCOMPARE(name(SearchSampler::Bayesian), std::string_view("bayesian"));
        QCOMPARE(name(SearchStopping::Hyperband), std::string_view("hyperband"));
        QCOMPARE(name(SearchGoal::Take::Best), std::string_view("best"));
        QCOMPARE(name(ParameterKind::LogUniform), std::string_view("log"));
    }
};

TRAINYARD_TEST(SearchPlanTest)

} // namespace search_plan_test

#include "search_plan_test.moc"
