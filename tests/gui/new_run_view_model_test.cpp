// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/new_run_view_model.h"

#include "backend/base/files.h"
#include "backend/protocol/event.h"
#include "backend/protocol/learning_rate.h"
#include "gui/formats/figures.h"
#include "gui/formats/table_csv.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/run_name.h"
#include "tests/gui/plan_fixture.h"
#include "tests/gui/random_spec.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTemporaryDir>

namespace new_run_view_model_test {

using namespace trainyard;

namespace {

/// Every path a spec may hold, from the published schema.
void collectPaths(const nlohmann::json& schema, const nlohmann::json& root, const std::string& path, QStringList& out)
{
    const nlohmann::json* node = &schema;
    if (const auto reference = schema.find("$ref"); reference != schema.end())
        node = &root.at(nlohmann::json::json_pointer(reference->get<std::string>().substr(1)));
    const auto properties = node->find("properties");
    if (properties == node->end()) {
        out << QString::fromStdString(path);
        return;
    }
    for (const auto& item : properties->items())
        collectPaths(item.value(), root, path + "/" + item.key(), out);
}

} // namespace

class NewRunViewModelTest : public QObject {
    Q_OBJECT

private slots:
    void everyPathOfTheSchemaIsShownSomewhere()
    {
        const auto schema =
            nlohmann::json::parse(readFile(test::sourceFolder() / "resources/schema/run-spec.schema.json"));
        QStringList paths;
        collectPaths(schema, schema, "", paths);
        QVERIFY(paths.size() > 30);
        // Not edited in this form: the banner above the plan tells of them.
        const QStringList banner = {"/version",
                                    "/id",
                                    "/campaign",
                                    "/cell",
                                    "/parent/run",
                                    "/parent/checkpoint",
                                    "/parent/continue_schedule",
                                    "/program/parameters",
                                    "/program/options"};
        NewRunViewModel model({}, nullptr);
        for (const QString& path : paths) {
            const QString field = fieldForPath(path);
            QVERIFY2(field.isEmpty() == banner.contains(path), qPrintable(path));
            PlanAnswer answer;
            answer.problems = {{path.toStdString(), "found", "something else"}};
            model.takePlan(0, answer);
            QVERIFY2(model.problems().value(field).join(' ').contains("something else"), qPrintable(path));
            QVERIFY(!model.startObstacle().isEmpty());
        }
        for (const QString& field : formFieldPaths()) // and no field for something the schema does not know
            QVERIFY2(paths.contains(field), qPrintable(field));
    }

    void everyProblemOfTheProtocolReachesAFieldOrTheBanner()
    {
        RunSpec spec;
        spec.name.clear();
        spec.model.dropout = 7;
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/data/photos";
        spec.data.image = {0, 9000, 2};
        spec.training.epochs = 0;
        spec.training.batchSize = 65537;
        spec.training.learningRate.base = 0;
        spec.training.learningRate.warmupEpochs = 50;
        spec.campaign = std::string(70, 'x');
        NewRunViewModel model({}, nullptr);
        model.load(spec);
        RunSpec checked = model.spec();
        checked.id = "draft";
        int shown = 0;
        const auto problems = model.problems();
        for (const QStringList& list : problems)
            shown += int(list.size());
        QCOMPARE(shown, int(validateRunSpec(checked).size()));
        QVERIFY(problems.contains("/training/batch_size"));
        QVERIFY(problems.value("/data/image/height").size() >= 2); // height and width share their place
        QVERIFY(!problems.value(QString()).isEmpty());             // the campaign
        QVERIFY(problems.value("/training/batch_size").first().contains("65,536"));
    }

    /// The learning rate with which a run like this has diverged, as every clone has it, is told until it is lowered.
    void aRateThatDivergedIsToldOf()
    {
        QTemporaryDir folder;
        const auto store = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
        RunSpec hot;
        hot.id = hot.name = "hot";
        hot.training.learningRate.base = 0.8;
        QVERIFY(store->createRun(hot, "/runs/hot", "local").get().ok());
        StartedEvent started;
        started.runId = hot.id;
        std::string lines;
        appendEventLine({1, 1000.0, started}, lines);
        appendEventLine({2, 1001.0, FinishedEvent{ExitCode::Diverged, 10, 0.1, 1.0, {}}}, lines);
        QVERIFY(store->ingest({hot.id, "attempts/0001/events/rank-0000.jsonl", "1:1", 0, lines, 1001.0}).get().ok());
        QVERIFY(store->setRunState(hot.id, JobState::Failed, "", 1002.0).get().ok());
        StoreService service(store);
        Services services;
        services.store = &service;
        NewRunViewModel model(services, nullptr);
        const auto told = [&] { return model.warnings().join(u'\n').contains("“hot” diverged"); };
        model.load(hot, "hot");
        QTRY_VERIFY(told());
        model.edit([](RunSpec& spec) { spec.training.learningRate.base = 0.1; });
        QTRY_VERIFY(!told());
        model.edit([](RunSpec& spec) { spec.training.learningRate.base = 0.9; });
        QTRY_VERIFY(told());
    }

    void aCloneKeepsEverySetting()
    {
        std::mt19937 random(5);
        NewRunViewModel model({}, nullptr);
        for (int i = 0; i < 300; ++i) {
            RunSpec spec = test::randomSpec(random);
            model.load(spec, "origin");
            spec.id.clear();
            QVERIFY(model.spec() == spec);
            NewRunViewModel later({}, nullptr);
            QVERIFY(later.restoreState(model.saveState()));
            QVERIFY(later.spec() == spec);
            QCOMPARE(later.origin(), QString("origin"));
            QVERIFY(!later.presetModified());
        }
    }

    /// The store keeps it in the lineage of the run that is started.
    void aCloneKnowsItsOrigin()
    {
        NewRunViewModel model({}, nullptr);
        RunSpec spec;
        spec.id = "20250101-000000-aaaaaa";
        model.load(spec, "origin");
        QCOMPARE(model.originId(), QString("20250101-000000-aaaaaa"));
        NewRunViewModel later({}, nullptr);
        QVERIFY(later.restoreState(model.saveState()));
        QCOMPARE(later.originId(), model.originId());
        model.load(spec); // a file
        QCOMPARE(model.originId(), QString());
    }

    /// Two runs of one name are hard to tell apart. A name that a person wrote stays.
    void aCloneIsNotCalledLikeAnotherRun()
    {
        QTemporaryDir folder;
        const auto store = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
        RunSpec original, second, typed;
        original.id = "20250101-000000-aaaaaa";
        original.name = proposedRunName(original).toStdString();
        second.id = "20250101-000000-bbbbbb";
        second.name = original.name + " 2";
        typed.id = "20250101-000000-cccccc";
        typed.name = "mine";
        QVERIFY(store->createRun(original, "/runs/a", "local").get().ok());
        QVERIFY(store->createRun(typed, "/runs/c", "local").get().ok());
        StoreService service(store);
        Services services;
        services.store = &service;
        NewRunViewModel model(services, nullptr);
        const auto name = [&] { return model.spec().name; };
        model.load(original, QString::fromStdString(original.name));
        QTRY_COMPARE(name(), second.name);
        model.edit([](RunSpec& spec) { spec.training.batchSize = 33; });
        QVERIFY2(name().find("-b33-") != std::string::npos && !name().ends_with(" 2"), name().c_str());
        model.edit([&](RunSpec& spec) { spec.training.batchSize = original.training.batchSize; });
        QCOMPARE(name(), second.name);
        model.setName("typed");
        model.edit([](RunSpec& spec) { spec.training.epochs = 5; });
        QCOMPARE(name(), std::string("typed"));
        model.setName({});
        QCOMPARE(name(), second.name);

        QVERIFY(store->createRun(second, "/runs/b", "local").get().ok());
        model.load(second, QString::fromStdString(second.name)); // its number is no person's
        QTRY_COMPARE(name(), original.name + " 3");
        QVERIFY(!model.nameEdited());
        model.load(typed, "mine");
        QTest::qWait(50);
        QCOMPARE(name(), std::string("mine"));
        model.load(original); // from a file: no clone
        QTest::qWait(50);
        QCOMPARE(name(), original.name);
    }

    /// "New run" at a data set makes no clone, while other data chosen in a clone's form leave it one.
    void aRunBegunWithDataIsNoClone()
    {
        NewRunViewModel model({}, nullptr);
        RunSpec spec;
        spec.id = "20250101-000000-aaaaaa";
        spec.name = "a name of its own";
        DataSpec data;
        data.format = DataFormat::Cifar;
        data.path = "/data/cifar10";
        model.load(spec, "origin");
        model.useData(data);
        QCOMPARE(model.originId(), QString("20250101-000000-aaaaaa"));
        model.beginWithData(data);
        QCOMPARE(model.origin(), QString());
        QCOMPARE(model.originId(), QString());
        QCOMPARE(model.spec().data.path, data.path);
        QVERIFY(!model.nameEdited());
        QVERIFY(model.spec().name != spec.name);

        model.load(spec, "origin"); // a clone that waits aside while a program is in the form
        model.chooseProgram(true);
        model.beginWithData(data);
        QVERIFY(!model.isProgram());
        QCOMPARE(model.originId(), QString());
    }

    void theSpecInWordsIsNoRunYet()
    {
        NewRunViewModel model({}, nullptr);
        RunSpec spec;
        spec.id = "a run of the past";
        spec.training.epochs = 7;
        model.load(spec, "origin");
        const auto json = nlohmann::json::parse(model.specText().toStdString());
        QVERIFY(!json.contains("id"));
        QCOMPARE(json.at("training").at("epochs").get<int>(), 7);
    }

    void foreignStatesAreRefusedWhole()
    {
        NewRunViewModel model({}, nullptr);
        const RunSpec before = model.spec();
        for (const char* text : {"", "{", "[]", "null", "{\"spec\": 3}", "\xff\xfe", "{\"other\": {}}"})
            QVERIFY(!model.restoreState(text));
        QVERIFY(model.spec() == before);
        QVERIFY(model.restoreState(
            "{\"spec\": {\"training\": {\"epochs\": \"many\"}}, \"preset\": 4, \"name_edited\": {}}"));
        QCOMPARE(model.spec().training.epochs, TrainingSpec().epochs);
    }

    void staleAnswersAreDropped()
    {
        NewRunViewModel model({}, nullptr);
        QSignalSpy planned(&model, &NewRunViewModel::planChanged);
        model.takePlan(7, test::plausiblePlan()); // nobody asked that
        QCOMPARE(planned.size(), 0);
        model.edit([](RunSpec& spec) { spec.training.epochs = 3; });
        model.takePlan(0, test::plausiblePlan()); // the question about the new form is not out yet
        QCOMPARE(planned.size(), 0);
        QTest::qWait(200);
        model.takePlan(0, test::plausiblePlan());
        QCOMPARE(planned.size(), 1);
        QVERIFY(model.planState() == NewRunViewModel::PlanState::Answered);
        model.edit([](RunSpec& spec) { spec.training.epochs = 4; });
        QVERIFY(model.planState() == NewRunViewModel::PlanState::Waiting);
        QVERIFY(model.plan()); // still in sight while the new one is made
        QVERIFY(!model.startObstacle().isEmpty());
    }

    void aProblemOfTheEngineGoesWhenItsAnswerIsStale()
    {
        NewRunViewModel model({}, nullptr);
        PlanAnswer answer = test::plausiblePlan();
        answer.problems = {{"/data/path", "/no/such", "an existing folder"}};
        model.takePlan(0, answer);
        QCOMPARE(model.problemCount(), 1);
        model.edit([](RunSpec& spec) { spec.training.epochs = 4; });
        QCOMPARE(model.problemCount(), 0);
    }

    void whatCannotBeReadHidesTheProblemOfTheValueBefore()
    {
        NewRunViewModel model({}, nullptr);
        const QString rate = QStringLiteral("/training/learning_rate/base");
        model.edit([](RunSpec& spec) { spec.training.learningRate.base = 0.0; });
        QCOMPARE(model.problems().value(rate).size(), 1);
        model.setInputProblem(rate, QStringLiteral("Enter a number."));
        QCOMPARE(model.problems().value(rate), QStringList{QStringLiteral("Enter a number.")});
        QCOMPARE(model.problemCount(), 1);
        model.setInputProblem(rate, {});
        QCOMPARE(model.problems().value(rate).size(), 1);
    }

    void theCurveIsTheProtocolsLearningRate()
    {
        NewRunViewModel model({}, nullptr);
        model.edit([](RunSpec& spec) {
            spec.training.epochs = 10;
            spec.training.learningRate = {0.3, ScheduleKind::Step, 2.0, 0.0, 3.0, 0.5, 1.0};
        });
        const auto curve = model.learningRateCurve(500);
        QVERIFY(curve.size() > 400);
        QCOMPARE(curve.first().x(), 0.0);
        QVERIFY(curve.last().x() < 10.0 && curve.last().x() > 9.9);
        QCOMPARE(curve.first().y(), 0.03);
        // ⌊(10 − 2) / 3⌋ = 2 falls by one half.
        QCOMPARE(curve.last().y(), 0.3 * 0.25);
        model.edit([](RunSpec& spec) { spec.training.epochs = 0; });
        QVERIFY(model.learningRateCurve(500).isEmpty());
    }

    void namesSayWhatSetsRunsApart()
    {
        RunSpec spec;
        QCOMPARE(proposedRunName(spec), QString("small-cnn-glyphs-b64-lr0.05-s1"));
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/data/My $(pics)/CIFAR 10//";
        QCOMPARE(proposedRunName(spec), QString("small-cnn-cifar-10-b64-lr0.05-s1"));
        for (const char* folder : {"/sets/CIFAR 10/data", "/sets/CIFAR 10/train/images/"}) {
            spec.data.path = folder;
            QCOMPARE(proposedRunName(spec), QString("small-cnn-cifar-10-b64-lr0.05-s1"));
        }
        spec.data.path = "/data";
        QCOMPARE(proposedRunName(spec), QString("small-cnn-data-b64-lr0.05-s1"));
        RunSpec other;
        other.training.precision = Precision::Bf16;
        other.resources.ranks = 2;
        other.distribution.mode = DistributionMode::Downpour;
        QCOMPARE(proposedRunName(other), QString("small-cnn-glyphs-b64-lr0.05-n2-bf16-downpour-s1"));
        spec.data.path = "/";
        spec.model.widthMultiplier = 2.0;
        QCOMPARE(proposedRunName(spec), QString("small-cnn-folder-b64-lr0.05-w2-s1"));
        std::mt19937 random(3);
        for (int i = 0; i < 200; ++i) {
            RunSpec any = test::randomSpec(random);
            any.name = proposedRunName(any).toStdString();
            QVERIFY(validateRunSpec(any).empty());
        }
    }

    void numbersReadBackTheSame()
    {
        std::mt19937_64 random(2);
        std::uniform_real_distribution<double> exponent(-12, 12);
        for (int i = 0; i < 20000; ++i) {
            const double value = std::pow(10.0, exponent(random));
            QCOMPARE(exactText(value).toDouble(), value);
        }
        QCOMPARE(exactText(0.0001), QString("0.0001"));
        QCOMPARE(exactText(64.0), QString("64"));
        QCOMPARE(exactText(0.1 + 0.2), QString("0.30000000000000004"));
    }

    void csvQuotesWhatNeedsIt()
    {
        QCOMPARE(csvText({{"a", "b,c"}, {"say \"x\"", "two\nlines"}}),
                 QByteArray("a,\"b,c\"\r\n\"say \"\"x\"\"\",\"two\nlines\"\r\n"));
    }
};

TRAINYARD_TEST(NewRunViewModelTest)

} // namespace new_run_view_model_test

#include "new_run_view_model_test.moc"
