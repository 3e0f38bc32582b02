// SPDX-License-Identifier: GPL-3.0-or-later
// The New run form of a program: its values, what is declared of its parameters, and the campaigns over them.
#include "backend/protocol/run_fields.h"
#include "gui/new_run/campaign_form.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/program_view_model.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace program_form_test {

using namespace trainyard;

namespace {

ProgramOptions someOptions()
{
    ProgramOptions options(7);
    const char* names[] = {"lr", "batch-size", "schedule", "amp", "pin", "name", "seed"};
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i].name = names[i];
        options[i].flag = std::string("--") + names[i];
    }
    options[0].type = OptionType::Number;
    options[0].low = 0.0;
    options[0].high = 1.0;
    options[0].standard = 0.1;
    options[1].type = options[6].type = OptionType::Whole;
    options[1].low = 1.0;
    options[1].standard = std::int64_t{128};
    options[2].choices = {std::string("cosine"), std::string("step")};
    options[2].standard = std::string("cosine");
    options[3].type = options[4].type = OptionType::Flag;
    options[3].standard = false;
    options[4].standard = true;
    options[4].offFlag = "--no-pin";
    return options;
}

struct Form {
    NewRunViewModel model{Services{}, nullptr};
    ProgramViewModel& program = *model.program();

    Form()
    {
        model.chooseProgram(true);
        program.setCommandText(QStringLiteral("python3 train.py"));
        model.edit([](RunSpec& spec) { spec.program->folder = "/code"; });
        program.setOptions(someOptions());
    }
    std::string line()
    {
        const QString text = model.program()->startedText();
        return text.mid(text.lastIndexOf(QLatin1Char('\n')) + 1).toStdString();
    }
    ParameterRow row(const char* name)
    {
        for (const ParameterRow& one : model.program()->parameters())
            if (one.name == QLatin1String(name))
                return one;
        throw std::runtime_error(name);
    }
};

std::size_t rowOf(const SearchForm& form, const std::string& field)
{
    const auto found =
        std::find_if(form.rows().begin(), form.rows().end(), [&](const SearchRow& row) { return row.field == field; });
    return static_cast<std::size_t>(found - form.rows().begin());
}

} // namespace

class ProgramFormTest : public QObject {
    Q_OBJECT

private slots:
    void bothSourcesKeepTheirForms()
    {
        NewRunViewModel model{Services{}, nullptr};
        model.edit([](RunSpec& spec) {
            spec.training.epochs = 77;
            spec.notes = "why";
        });
        QSignalSpy replaced(&model, &NewRunViewModel::specReplaced);
        model.chooseProgram(true);
        QCOMPARE(replaced.size(), 1);
        QVERIFY(model.isProgram() && model.spec().notes == "why");
        QCOMPARE(model.problems().value(QStringLiteral("/program/command")).size(), 1);
        QCOMPARE(model.problems().value(QStringLiteral("/program/folder")).size(), 1);
        QVERIFY(!model.problems().contains(QStringLiteral("/data/path"))); // nothing of a network
        model.program()->setCommandText(QStringLiteral("python3 train.py"));
        model.chooseProgram(false);
        QVERIFY(!model.isProgram() && model.spec().training.epochs == 77);
        model.chooseProgram(true);
        QVERIFY(model.spec().program->command == (std::vector<std::string>{"python3", "train.py"}));

        // And over sessions.
        NewRunViewModel next{Services{}, nullptr};
        QVERIFY(next.restoreState(model.saveState()));
        QVERIFY(next.isProgram() && next.program()->commandText() == QStringLiteral("python3 train.py"));
        next.chooseProgram(false);
        QCOMPARE(next.spec().training.epochs, 77);
    }

    void flagsOfTheCommandBecomeParameters()
    {
        Form form;
        form.program.setCommandText(QStringLiteral("python3 train.py data --amp --lr 1 --other 5"));
        QVERIFY(form.model.spec().program->parameters.empty()); // while it is typed
        form.program.settleCommand();
        QCOMPARE(form.program.commandText(), QStringLiteral("python3 train.py data"));
        QVERIFY(*parameterIn(*form.model.spec().program, "lr") == ProgramValue(std::int64_t{1})); // as typed
        QVERIFY(*parameterIn(*form.model.spec().program, "other") == ProgramValue(std::int64_t{5}));
        QCOMPARE(form.line(), std::string("python3 train.py data --amp --lr 1 --other 5"));
        form.program.setCommandText(QStringLiteral("python3 'train.py"));
        QCOMPARE(form.model.problems().value(QStringLiteral("/program/command")).size(), 1);
        form.program.setCommandText(QStringLiteral("python3 'tr ain.py'"));
        QVERIFY(!form.model.problems().contains(QStringLiteral("/program/command")));
        QCOMPARE(form.model.spec().program->command.at(1), std::string("tr ain.py"));
    }

    void valuesHaveTheTypesOfTheirOptions()
    {
        Form form;
        QVERIFY(!form.row("lr").isSet && form.row("lr").standard == QStringLiteral("0.1"));
        QVERIFY(form.row("pin").on && !form.row("amp").on);
        form.program.setValue(QStringLiteral("lr"), QStringLiteral("0,05")); // a decimal comma
        form.program.setValue(QStringLiteral("batch-size"), QStringLiteral("64"));
        form.program.setValue(QStringLiteral("schedule"), QStringLiteral("step"));
        form.program.setValue(QStringLiteral("name"), QStringLiteral("007"));
        form.program.setFlag(QStringLiteral("pin"), false);
        form.program.setFlag(QStringLiteral("amp"), true);
        QCOMPARE(form.line(), std::string("python3 train.py --lr 0.05 --batch-size 64 --schedule step --name 007 "
                                          "--no-pin --amp"));
        QVERIFY(form.row("lr").differs && form.row("pin").differs);
        QVERIFY2(form.row("name").isSet && !form.row("name").differs, "the help does not tell its default");
        form.program.setValue(QStringLiteral("schedule"), QStringLiteral("cosine"));
        QVERIFY(form.row("schedule").isSet && !form.row("schedule").differs);
        form.program.setValue(QStringLiteral("schedule"), QString());
        QVERIFY(!form.row("schedule").isSet);

        const auto problem = [&](const char* name) {
            return form.model.problems()
                .value(QStringLiteral("/program/parameters/") + QLatin1String(name))
                .join(QString());
        };
        form.program.setValue(QStringLiteral("lr"), QStringLiteral("2"));
        QVERIFY2(problem("lr").contains(QLatin1Char('1')), qPrintable(problem("lr")));
        QVERIFY2(form.model.startObstacle().contains(QStringLiteral("lr")), qPrintable(form.model.startObstacle()));
        form.program.setValue(QStringLiteral("lr"), QStringLiteral("0.5"));
        form.program.setValue(QStringLiteral("batch-size"), QStringLiteral("many"));
        QVERIFY(problem("lr").isEmpty() && !problem("batch-size").isEmpty());
        form.program.setValue(QStringLiteral("batch-size"), QStringLiteral("{seed}"));
        QVERIFY(problem("batch-size").isEmpty());
    }

    void optionsThatAPersonCorrectedStay()
    {
        Form form;
        ProgramOptions corrected = someOptions();
        corrected[0].high = 0.5;
        form.program.setOptions(corrected);
        QVERIFY(form.row("lr").hint.contains(QStringLiteral("0.5")));
        QVERIFY(form.program.corrected() > 0 &&
                form.program.note().contains(QString::number(form.program.corrected())));
        form.program.setValue(QStringLiteral("name"), QStringLiteral("12"));
        corrected[5].type = OptionType::Whole; // of a value that is there already
        form.program.setOptions(corrected);
        QVERIFY(*parameterIn(*form.model.spec().program, "name") == ProgramValue(std::int64_t{12}));
    }

    void aScriptIsChosenWithItsFolder()
    {
        NewRunViewModel model{Services{}, nullptr};
        model.chooseProgram(true);
        ProgramViewModel& program = *model.program();
        program.chooseScript(QStringLiteral("/home/me/net/train.py"));
        QCOMPARE(program.commandText(), QStringLiteral("python3 train.py"));
        QCOMPARE(model.spec().program->folder, std::string("/home/me/net"));
        program.setCommandText(QStringLiteral("python3 -O train.py data"));
        program.chooseScript(QStringLiteral("/home/me/net/src/other.py")); // below the folder, which stays
        QCOMPARE(program.commandText(), QStringLiteral("python3 -O src/other.py data"));
        QCOMPARE(model.spec().program->folder, std::string("/home/me/net"));
        program.chooseScript(QStringLiteral("/opt/train"));
        QCOMPARE(program.commandText(), QStringLiteral("./train"));
        QVERIFY(model.spec().name.starts_with("train"));
    }

    void whatIsStartedIsSaidAsItIs()
    {
        Form form;
        form.model.edit([](RunSpec& spec) {
            spec.program->environment = ProgramEnvironment::Venv;
            spec.program->environmentValue = ".venv";
            spec.program->variables = {"A=b c", "TOKENLESS"};
            spec.program->launcher = ProgramLauncher::Torchrun;
            spec.resources.ranks = 2;
        });
        QCOMPARE(form.program.startedText(),
                 QStringLiteral("cd /code\nexport A='b c'\nexport VIRTUAL_ENV=/code/.venv\nexport "
                                "PATH=/code/.venv/bin:$PATH\npython3 -m torch.distributed.run --standalone "
                                "--nproc_per_node 2 train.py"));
    }

    void aSearchVariesTheParameters()
    {
        Form form;
        form.program.setValue(QStringLiteral("lr"), QStringLiteral("0.02"));
        RunSpec base = form.model.spec();
        SearchForm search;
        search.setBase(base);
        QCOMPARE(search.rows().size(), std::size_t(2)); // the rate and the batch size are proposed
        const std::string lr = "/program/parameters/lr";
        const SearchRow& rate = search.rows()[rowOf(search, lr)];
        QVERIFY(rate.range == SearchRange::Log && rate.from == QStringLiteral("0.002") &&
                rate.to == QStringLiteral("0.2"));
        QVERIFY2(search.problemTexts().isEmpty(), qPrintable(search.problemTexts().join(QLatin1Char('\n'))));
        QVERIFY(search.settings().stopping == SearchStopping::None);
        search.setTo(rowOf(search, lr), QStringLiteral("3")); // above what the option allows
        QVERIFY(search.isWrong(rowOf(search, lr), "high"));
        search.setTo(rowOf(search, lr), QStringLiteral("1"));
        QVERIFY(search.problemTexts().isEmpty());
        for (const char* name : {"schedule", "amp"})
            QVERIFY(search.add(std::string(kParameterFields) + name));
        QCOMPARE(search.rows()[rowOf(search, std::string(kParameterFields) + "schedule")].choices,
                 QStringLiteral("cosine, step"));
        QVERIFY2(search.problemTexts().isEmpty(), qPrintable(search.problemTexts().join(QLatin1Char('\n'))));
        QVERIFY(search.rangesOf(std::string(kParameterFields) + "batch-size").front() == SearchRange::Integer);
        const std::vector<const RunField*> left = search.fieldsToAdd();
        QVERIFY(std::none_of(left.begin(), left.end(),
                             [](const RunField* field) { return !field->path.starts_with(kParameterFields); }));

        // The values arrive in the runs with their types, and the file of the search is read back.
        std::vector<SpecProblem> problems;
        const RunSpec run =
            specAt(search.plan(), search.base(), fromUnit(search.plan(), {0.5, 0.5, 0.9, 0.9}), problems);
        QVERIFY(problems.empty());
        QVERIFY(std::holds_alternative<double>(*parameterIn(*run.program, "lr")));
        QVERIFY(std::holds_alternative<std::int64_t>(*parameterIn(*run.program, "batch-size")));
        QVERIFY(*parameterIn(*run.program, "schedule") == ProgramValue(std::string("step")));
        QVERIFY(*parameterIn(*run.program, "amp") == ProgramValue(true));
        SearchForm again;
        again.setBase(base);
        QCOMPARE(again.read(search.toText()), QString());
        QCOMPARE(again.toText(), search.toText());
    }

    void aScalingStudyNeedsALauncher()
    {
        Form form;
        form.model.edit([](RunSpec& spec) { spec.resources.placement.gpusPerNode = 1; });
        CampaignForm alone(Services{}, form.model.spec(), 4);
        QVERIFY(!alone.problems().isEmpty() && !alone.canStart());
        form.model.edit([](RunSpec& spec) { spec.program->launcher = ProgramLauncher::Mpirun; });
        CampaignForm study(Services{}, form.model.spec(), 4);
        QVERIFY2(study.problems().isEmpty(), qPrintable(study.problems().join(QLatin1Char('\n'))));
        QCOMPARE(study.lines().size(), 9);
        QCOMPARE(study.lines().at(2).ranks, QStringLiteral("4"));
        QCOMPARE(study.lines().at(2).batch, QStringLiteral("–"));
        ScalingStudy planned;
        planned.id = "c";
        planned.base = form.model.spec();
        planned.base.id = "a";
        planned.ranks = {1, 4};
        const StudyPlan plan = planScalingStudy(planned);
        QCOMPARE(plan.cells.at(1).spec.resources.placement.gpusPerNode, 4); // one a rank, as in the base
        study.setKind(CampaignForm::Kind::Series);
        QCOMPARE(study.remarks().size(), 1); // the seed reaches the script by no parameter
        form.program.setValue(QStringLiteral("seed"), QStringLiteral("{seed}"));
        CampaignForm seeds(Services{}, form.model.spec(), 4);
        seeds.setKind(CampaignForm::Kind::Series);
        QVERIFY(seeds.remarks().isEmpty() && seeds.problems().isEmpty());
    }

    void aCloneFillsTheForm()
    {
        Form form;
        form.program.setValue(QStringLiteral("lr"), QStringLiteral("0.3"));
        RunSpec spec = form.model.spec();
        spec.id = "run";
        NewRunViewModel other{Services{}, nullptr};
        other.load(spec, QStringLiteral("train"));
        QVERIFY(other.isProgram() && other.program()->parameters() == form.program.parameters());
        other.program()->setValue(QStringLiteral("lr"), QStringLiteral("0.4"));
        QCOMPARE(other.changes().size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(other.changes().front().field->path), QStringLiteral("/program/parameters/lr"));
        other.reset();
        QVERIFY(*parameterIn(*other.spec().program, "lr") == ProgramValue(0.3));
    }

    void aCloneLeavesTheOtherFormItsName()
    {
        Form form;
        NewRunViewModel other{Services{}, nullptr};
        other.setName(QStringLiteral("a name of mine"));
        other.load(form.model.spec(), QStringLiteral("train"));
        other.chooseProgram(false);
        QVERIFY(other.nameEdited());
        other.edit([](RunSpec& spec) { spec.training.epochs = 77; });
        QCOMPARE(QString::fromStdString(other.spec().name), QStringLiteral("a name of mine"));
    }
};

TRAINYARD_TEST(ProgramFormTest)

} // namespace program_form_test

#include "program_form_test.moc"
