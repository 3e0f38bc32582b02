// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/recorded_series.h"
#include "cluster/campaigns/search_study.h"
#include "cluster/control/campaign_plan.h"
#include "gui/new_run/campaign_form.h"
#include "gui/new_run/run_name.h"
#include "gui/new_run/search_text.h"
#include "storage/store/run_store.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace search_form_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr const char* kRate = "/training/learning_rate/base";
constexpr const char* kBatch = "/training/batch_size";
constexpr const char* kSchedule = "/training/learning_rate/schedule";
constexpr const char* kFactor = "/training/learning_rate/step_factor";
constexpr const char* kMomentum = "/training/optimizer/momentum";
constexpr const char* kWarmUp = "/training/learning_rate/warmup_epochs";

RunSpec baseSpec()
{
    RunSpec spec = namedSpec("glyphs");
    spec.training.epochs = 27;
    spec.training.batchSize = 128;
    spec.training.learningRate.base = 0.1;
    return spec;
}

SearchForm formOf(const RunSpec& base)
{
    SearchForm form;
    form.setBase(base);
    return form;
}

std::size_t rowOf(const SearchForm& form, const char* field)
{
    const auto found =
        std::find_if(form.rows().begin(), form.rows().end(), [&](const SearchRow& row) { return row.field == field; });
    return static_cast<std::size_t>(found - form.rows().begin());
}

/// The mock-up's search: every kind of range, and a condition.
SearchForm fullForm()
{
    SearchForm form = formOf(baseSpec());
    for (const char* field : {kSchedule, kFactor, kMomentum, kWarmUp})
        form.add(field);
    form.setRange(rowOf(form, kFactor), SearchRange::Quantised);
    form.setFrom(rowOf(form, kFactor), QStringLiteral("0.1"));
    form.setTo(rowOf(form, kFactor), QStringLiteral("0.5"));
    form.setStep(rowOf(form, kFactor), QStringLiteral("0.05"));
    form.setFrom(rowOf(form, kMomentum), QStringLiteral("0.8"));
    form.setTo(rowOf(form, kMomentum), QStringLiteral("0.99"));
    const std::size_t batch = rowOf(form, kBatch);
    form.setRange(batch, SearchRange::Integer);
    form.setFrom(batch, QStringLiteral("32"));
    form.setTo(batch, QStringLiteral("256"));
    form.setStep(batch, QStringLiteral("32"));
    return form;
}

QString all(const SearchForm& form)
{
    return form.problemTexts().join(QLatin1Char('\n'));
}

} // namespace

class SearchFormTest : public QObject {
    Q_OBJECT
private slots:
    void beginsWithTheRateAndTheBatch()
    {
        const SearchForm form = formOf(baseSpec());
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        const SearchPlan& plan = form.plan();
        QCOMPARE(plan.parameters.size(), std::size_t{2});
        QCOMPARE(plan.parameters[0].field, std::string(kRate));
        QVERIFY(plan.parameters[0].kind == ParameterKind::LogUniform);
        QCOMPARE(plan.parameters[0].low, 0.01);
        QCOMPARE(plan.parameters[0].high, 1.0);
        QCOMPARE(plan.parameters[1].field, std::string(kBatch));
        QCOMPARE(plan.parameters[1].choices, (std::vector<std::string>{"64", "128", "256"}));
        QVERIFY(plan.stopping == SearchStopping::Asha && plan.firstRung == 3);
        QVERIFY2(form.summary().contains("3 and 9") && form.summary().contains("540 epochs"),
                 qPrintable(form.summary()));
    }

    void oneRunAndOneEpochAreSingular()
    {
        SearchPlan plan;
        plan.runs = 1;
        QCOMPARE(searchSummary(plan, 1), QStringLiteral("1 run; 1 epoch in all."));
        QCOMPARE(searchSummary(plan, 2), QStringLiteral("1 run; 2 epochs in all."));
        plan.stopping = SearchStopping::Asha;
        QVERIFY(searchSummary(plan, 1).endsWith(QStringLiteral("; 1 epoch without early termination.")));
    }

    void automaticBatchesAndShortRunsHaveDefaultsToo()
    {
        RunSpec base = baseSpec();
        base.training.batchSize = kAutoBatch;
        base.training.epochs = 1;
        const SearchForm form = formOf(base);
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        QVERIFY(form.plan().stopping == SearchStopping::None);
        QCOMPARE(form.rows()[1].choices, QStringLiteral("32, 64, 128"));
    }

    void thePlanParsesAndComesBackEqual()
    {
        SearchForm form = fullForm();
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        SearchPlan settings = form.settings();
        settings.goals = {{"val/loss", false, SearchGoal::Take::Best}};
        settings.sampler = SearchSampler::Sobol;
        settings.seed = 42;
        settings.runs = 60;
        settings.atOnce = 4;
        settings.hours = 12.5;
        settings.deviceHours = 36;
        settings.leaders = 3;
        settings.repeats = 3;
        settings.stopping = SearchStopping::Hyperband;
        settings.firstRung = 2;
        form.setSettings(settings);
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        std::vector<SpecProblem> problems;
        const SearchPlan read = parseSearchPlan(toJson(form.plan()), form.base(), problems);
        QVERIFY(problems.empty());
        QVERIFY(read == form.plan());
        QCOMPARE(read.runs, 60);
        QVERIFY(read.goals == settings.goals && read.repeats == 3 && read.atOnce == 4);
        const auto parameter = [&](const char* field) { return read.parameters.at(*parameterOf(read, field)); };
        QCOMPARE(parameter(kFactor).step, 0.05);
        QCOMPARE(parameter(kFactor).when, std::string(kSchedule));
        QCOMPARE(parameter(kFactor).whenChoices, std::vector<std::string>{"\"step\""});
        QVERIFY(parameter(kMomentum).kind == ParameterKind::Uniform);
        QVERIFY(parameter(kBatch).whole && parameter(kBatch).step == 32.0);
    }

    void everyFieldCanBeAdded()
    {
        for (const RunField* field : formOf(baseSpec()).fieldsToAdd()) {
            SearchForm form = formOf(baseSpec());
            QVERIFY(form.add(field->path));
            QVERIFY(!form.add(field->path));
            QVERIFY2(parameterOf(form.plan(), field->path) || !form.problems().empty(), field->path.c_str());
            for (const std::string& text : {std::string("search.above-low"), std::string("search.log")})
                for (const SpecProblem& problem : form.problems())
                    QVERIFY2(problem.allowed.code != text, qPrintable(all(form)));
        }
        SearchForm form = formOf(baseSpec());
        QVERIFY(!form.add("/resources/ranks"));
        QVERIFY(!form.add("/training"));
        QVERIFY(!form.add("/nothing"));
    }

    void aFieldOfAnotherChoiceGetsItsCondition()
    {
        SearchForm form = formOf(baseSpec());
        const auto offered = [&] {
            const std::vector<const RunField*> fields = form.fieldsToAdd();
            return std::any_of(fields.begin(), fields.end(),
                               [](const RunField* field) { return field->path == kFactor; });
        };
        QVERIFY(!offered()); // it does not apply to the base's schedule
        form.add(kSchedule);
        QVERIFY(offered());
        form.add(kFactor);
        QCOMPARE(form.conditionText(form.rows().back().condition), QStringLiteral("Schedule = Step"));
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        form.remove(rowOf(form, kSchedule));
        QVERIFY(form.rows().back().condition.field.empty());
    }

    void aConditionMayNameALaterRow()
    {
        SearchForm form = formOf(baseSpec());
        form.add(kSchedule);
        const std::vector<SearchCondition> offered = form.conditionsFor(0);
        const auto step = std::find_if(offered.begin(), offered.end(), [&](const SearchCondition& condition) {
            return form.conditionText(condition) == "Schedule = Step";
        });
        QVERIFY(step != offered.end());
        QVERIFY(std::any_of(offered.begin(), offered.end(), [&](const SearchCondition& condition) {
            return form.conditionText(condition).contains(QChar(u'≠'));
        }));
        form.setCondition(0, *step);
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        QCOMPARE(form.rows()[0].field, std::string(kRate));
        QCOMPARE(form.plan().parameters.back().field, std::string(kRate)); // after the schedule
        for (const SearchCondition& condition : form.conditionsFor(rowOf(form, kSchedule)))
            QVERIFY(condition.field != kRate); // neither a range nor a circle
    }

    void refusesBadRanges()
    {
        SearchForm form = formOf(baseSpec());
        form.setTo(0, QStringLiteral("0.001")); // below the lower end
        QVERIFY2(all(form).startsWith("Learning rate, to: ") && form.isWrong(0, "high"), qPrintable(all(form)));
        QVERIFY(!form.isWrong(0, "low") && !form.isWrong(1, "choices"));
        QVERIFY(form.summary().isEmpty());
        form.setTo(0, QStringLiteral("0,5"));
        QVERIFY2(form.problems().empty(), qPrintable(all(form)));
        QCOMPARE(form.plan().parameters[0].high, 0.5);
        form.setFrom(0, QStringLiteral("abc"));
        QVERIFY2(all(form).startsWith("Learning rate, from: \"abc\""), qPrintable(all(form)));
        form.setFrom(0, QString());
        QVERIFY2(all(form).startsWith("Learning rate, from: Missing"), qPrintable(all(form)));
        form.setFrom(0, QStringLiteral("0.01"));
        form.add(kMomentum);
        form.setRange(2, SearchRange::Log);
        form.setFrom(2, QStringLiteral("0"));
        QVERIFY2(all(form).contains("logarithmic") && form.isWrong(2, "low"), qPrintable(all(form)));
        form.remove(2);
        form.setChoices(1, QStringLiteral("64, x"));
        QVERIFY2(all(form).startsWith("Batch size") && form.isWrong(1, "choices"), qPrintable(all(form)));
        form.setChoices(1, QString());
        QVERIFY(!form.problems().empty());
        form.remove(1);
        form.remove(0);
        QCOMPARE(all(form), QStringLiteral("Add at least one field that the search varies."));
    }

    void refusesAConditionOnItself()
    {
        SearchForm form = formOf(baseSpec());
        form.setCondition(1, {kBatch, {"64"}});
        QVERIFY2(all(form).startsWith("Batch size, only where: ") && all(form).contains("itself"),
                 qPrintable(all(form)));
        QVERIFY(form.isWrong(1, "when"));
    }

    void refusesRulesThatDoNotFitTogether()
    {
        SearchForm form = formOf(baseSpec());
        SearchPlan settings = form.settings();
        settings.firstRung = 27;
        form.setSettings(settings);
        QVERIFY2(all(form).startsWith("First rung: "), qPrintable(all(form)));
        settings.firstRung = 3;
        settings.leaders = 10;
        settings.repeats = 3;
        form.setSettings(settings);
        QVERIFY2(all(form).startsWith("Repeats: "), qPrintable(all(form)));
    }

    void filesComeBackEqual()
    {
        const SearchForm saved = fullForm();
        SearchForm form = formOf(baseSpec());
        QCOMPARE(form.read(saved.toText()), QString());
        QVERIFY(form.plan() == saved.plan());
        QCOMPARE(form.toText(), saved.toText());
        QCOMPARE(form.rows().size(), saved.rows().size());
        QVERIFY(form.rows()[rowOf(form, kFactor)].range == SearchRange::Quantised);
    }

    void whatAFileHasComesBack()
    {
        SearchForm form = formOf(baseSpec());
        const QByteArray text = R"({"parameters": {
            "training/learning_rate/schedule": ["cosine", "step", "constant"],
            "training/optimizer/nesterov": {},
            "training/label_smoothing": {"choices": [0, 0.1, 0.00001]},
            "training/batch_size": {"low": 32, "high": 512, "step": 32, "scale": "log"},
            "training/learning_rate/base": {"low": 0.001, "high": 0.9, "scale": "log", "step": 0.001,
                                            "when": {"training/learning_rate/schedule": ["cosine", "constant"]}}},
            "goals": ["val/top1", "epoch/seconds"], "sampler": "random", "seed": 18446744073709551615})";
        QCOMPARE(form.read(text), QString());
        std::vector<SpecProblem> problems;
        const SearchPlan plan = parseSearchPlanText(text.toStdString(), baseSpec(), problems);
        QVERIFY(problems.empty());
        QVERIFY(form.plan() == plan);
        QCOMPARE(form.conditionText(form.rows()[4].condition), QStringLiteral("Schedule ≠ Step"));
    }

    void aBadFileChangesNothing()
    {
        SearchForm form = fullForm();
        const SearchPlan before = form.plan();
        QVERIFY(form.read("{").contains("JSON"));
        QVERIFY(form.read(R"({"parameters": {"training/momentun": {"low": 0, "high": 1}}})").contains("momentun"));
        QVERIFY(
            form.read(R"({"parameters": {"training/batch_size": {"low": 9, "high": 1}}})").startsWith("Batch size"));
        QVERIFY(form.plan() == before);
    }

    /// Chosen by their titles, so each is another.
    void everyGoalHasATitleOfItsOwn()
    {
        for (const bool program : {false, true}) {
            RunSpec spec = baseSpec();
            if (program)
                spec.program.emplace();
            QStringList titles;
            for (const std::string& series : recordedSeries(spec)) {
                const QString title = searchGoalTitle(series, program);
                QVERIFY2(!title.contains(QLatin1Char('/')) && !titles.contains(title), series.c_str());
                titles << title;
            }
        }
        QCOMPARE(searchGoalTitle("train/loss", true), QStringLiteral("Training loss"));
    }

    void theCampaignFormPlansASearch()
    {
        CampaignForm form(Services{}, baseSpec(), 4);
        form.setKind(CampaignForm::Kind::Search);
        QVERIFY2(form.canStart(), qPrintable(form.problems().join('\n')));
        QCOMPARE(form.runs(), 20);
        form.editSearch([](SearchForm& search) { search.setTo(0, QStringLiteral("0")); });
        QVERIFY(!form.canStart() && form.problems().first().startsWith("Learning rate"));
        form.editSearch([](SearchForm& search) { search.setTo(0, QStringLiteral("1")); });
        QVERIFY(form.canStart());
        form.setName(QString());
        QVERIFY(!form.canStart());
        form.setName(QStringLiteral("Another name"));
        QVERIFY(form.canStart());
        QCOMPARE(form.search().base().name, std::string("Another name"));
        QCOMPARE(form.search().rows().size(), std::size_t{2});
    }

    /// As data sets of one folder's name.
    void campaignsOfOneBaseGetNamesOfTheirOwn()
    {
        QTemporaryDir folder;
        const auto store = std::make_shared<RunStore>(folder.path().toStdString() + "/store.sqlite");
        StoreService reading(store);
        LaunchService launch(store);
        Services services;
        services.store = &reading;
        services.launch = &launch;
        const auto start = [](CampaignForm& form) {
            form.setPlace({"cluster", true}, QStringLiteral("hpc-login")); // not connected: nothing begins
            QSignalSpy started(&form, &CampaignForm::started);
            form.start();
            QTRY_COMPARE(started.size(), 1);
        };
        CampaignForm first(services, baseSpec(), 4);
        QCOMPARE(first.name(), QStringLiteral("glyphs"));
        start(first);
        CampaignForm second(services, baseSpec(), 4);
        QTRY_COMPARE(second.name(), QStringLiteral("glyphs 2"));
        QCOMPARE(second.search().base().name, std::string("glyphs 2"));
        start(second);
        CampaignForm third(services, baseSpec(), 4);
        QTRY_COMPARE(third.name(), QStringLiteral("glyphs 3"));
        CampaignForm edited(services, baseSpec(), 4);
        edited.setName(QStringLiteral("glyphs")); // a person may
        CampaignForm asked(services, baseSpec(), 4);
        QTRY_COMPARE(asked.name(), QStringLiteral("glyphs 3")); // answered after the one before
        QCOMPARE(edited.name(), QStringLiteral("glyphs"));
    }

    /// The run's proposed name tells one number of ranks and one seed; a study has several.
    void aScalingStudysNameTellsItsRanks()
    {
        RunSpec spec = baseSpec();
        spec.resources.ranks = 2;
        spec.seed = 1;
        spec.name = proposedRunName(spec).toStdString();
        QVERIFY2(QString::fromStdString(spec.name).endsWith("-n2-s1"), spec.name.c_str());
        const QString settings = QString::fromStdString(spec.name).remove(QStringLiteral("-n2-s1"));
        CampaignForm form(Services{}, spec, 2);
        QSignalSpy proposed(&form, &CampaignForm::nameProposed);
        QCOMPARE(form.name(), settings + ", 1 to 2 ranks");
        form.setRanks(QStringLiteral("1, 8, 4"));
        QCOMPARE(form.name(), settings + ", 1 to 8 ranks");
        QCOMPARE(proposed.last().first().toString(), form.name());
        form.setKind(CampaignForm::Kind::Search); // its runs have these ranks and this seed
        QCOMPARE(form.name(), QString::fromStdString(spec.name));
        form.setName(QStringLiteral("My study"));
        form.setKind(CampaignForm::Kind::ScalingStudy);
        QCOMPARE(form.name(), QStringLiteral("My study"));
        spec.name = "Mine"; // a person's name of the run stays
        QCOMPARE(CampaignForm(Services{}, spec, 2).name(), QStringLiteral("Mine"));
    }

    void startStoresTheSearch()
    {
        QTemporaryDir folder;
        const auto store = std::make_shared<RunStore>(folder.path().toStdString() + "/store.sqlite");
        LaunchService launch(store);
        Services services;
        services.launch = &launch;
        CampaignForm form(services, baseSpec(), 4);
        form.setKind(CampaignForm::Kind::Search);
        form.setPlace({"cluster", true}, QStringLiteral("hpc-login")); // not connected: nothing begins
        form.editSearch([](SearchForm& search) {
            SearchPlan settings = search.settings();
            settings.runs = 5;
            search.setSettings(settings);
        });
        QSignalSpy started(&form, &CampaignForm::started), failed(&form, &CampaignForm::failed);
        form.start();
        QVERIFY(!form.canStart());
        QTRY_COMPARE(started.size(), 1);
        QVERIFY(failed.isEmpty());
        const std::vector<CampaignRow> campaigns = store->reader()->campaigns();
        QCOMPARE(campaigns.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(campaigns.front().id), started.front().front().toString());
        QCOMPARE(campaigns.front().kind, std::string(kSearchKind));
        const CampaignPlan plan = readCampaignPlan(campaigns.front());
        QVERIFY(plan.search && plan.search->plan == form.search().plan());
        QCOMPARE(plan.place.machine, std::string("cluster"));
    }
};

TRAINYARD_TEST(SearchFormTest)

} // namespace search_form_test

#include "search_form_test.moc"
