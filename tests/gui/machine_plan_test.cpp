// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a run on another machine: asked of that machine's engine, and joined with what is known here. The machine
// is this one, with an engine that says what the test wants.
#include "backend/base/files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/version.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/plan_elsewhere.h"
#include "gui/services/machine_hub.h"
#include "tests/gui/plan_fixture.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTemporaryDir>

#include <filesystem>

namespace machine_plan_test {

using namespace trainyard;

namespace {

MachinePlan plausibleElsewhere()
{
    MachinePlan there{test::plausiblePlan(), test::plausibleMachine()};
    there.devices.host = "far-node";
    there.devices.cpu.cores = 96;
    there.devices.cpu.memoryTotal = std::int64_t{512} << 30;
    there.plan.parameters = 1234;
    return there;
}

struct Stage {
    QTemporaryDir folder;
    MachineBook book{folder.filePath("machines.json").toStdString()};
    MachineHub hub{&book};
    std::unique_ptr<NewRunViewModel> model;

    Stage()
    {
        qputenv("TRAINYARD_HOME", folder.path().toUtf8());
        engine(plausibleElsewhere());
        MachineEntry entry;
        entry.id = "far";
        entry.name = "Far away";
        entry.transport = TransportKind::Local;
        entry.engine = path("engine");
        entry.jobTemplate.prologue = "export PLANS=" + path("plans") + "; echo welcome";
        book.save(entry);
        [this] { QTRY_VERIFY(book.find(QStringLiteral("far"))); }();
        Services services;
        services.machines = &hub;
        model = std::make_unique<NewRunViewModel>(services, nullptr);
    }
    std::string path(const char* name) const { return folder.filePath(QString::fromLatin1(name)).toStdString(); }
    /// One that answers any two questions with this, and counts its calls.
    void engine(const MachinePlan& said) const
    {
        writeFileAtomically(path("devices.json"), toJson(said.devices).dump());
        writeFileAtomically(path("plan.json"), toJson(said.plan).dump());
        writeFileAtomically(path("engine"),
                            "#!/bin/sh\ncd " + folder.path().toStdString() +
                                "\necho x >>\"$PLANS\"\ncat >question\n"
                                "echo '{\"id\": 0, \"engine\": \"" +
                                engineVersionLine() +
                                "\"}'\n"
                                "echo '{\"id\": 2, \"progress\": {\"files\": 7}}'\n"
                                "printf '{\"id\": 1, \"devices\": %s}\\n' \"$(cat devices.json)\"\nprintf '{\"id\": 2, "
                                "\"plan\": %s}\\n' \"$(cat plan.json)\"\n");
        std::filesystem::permissions(path("engine"), std::filesystem::perms(0700));
    }
    int calls() const
    {
        return std::filesystem::exists(path("plans")) ? static_cast<int>(std::filesystem::file_size(path("plans")) / 2)
                                                      : 0;
    }
    void connect()
    {
        hub.connectMachine(QStringLiteral("far"));
        [this] { QTRY_VERIFY(hub.connected(QStringLiteral("far"))); }();
    }
    /// This workstation's engine answers, as often as it is asked.
    bool answeredWith(const PlanAnswer& here)
    {
        return QTest::qWaitFor(
            [&] {
                if (model->planState() == NewRunViewModel::PlanState::Answered)
                    return true;
                model->takePlan(0, here);
                return false;
            },
            20'000);
    }
};

bool names(const QStringList& texts, const char* what)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&](const QString& text) { return text.contains(QLatin1String(what)); });
}

} // namespace

class MachinePlanTest : public QObject {
    Q_OBJECT
private slots:
    void asksTheEngineOfTheChosenMachine()
    {
        Stage stage;
        stage.connect();
        NewRunViewModel& model = *stage.model;
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QVERIFY(!model.planIsElsewhere());
        QCOMPARE(stage.calls(), 0);
        model.chooseMachine(QStringLiteral("far"));
        QVERIFY(model.planState() == NewRunViewModel::PlanState::Waiting); // what stands is of this workstation
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QVERIFY(model.planIsElsewhere());
        QCOMPARE(*model.plan()->parameters, 1234);
        QCOMPARE(model.memoryOfMachine(), qint64{512} << 30);
        QVERIFY2(model.machineText().startsWith(QStringLiteral("far-node · 96 cores")),
                 qPrintable(model.machineText()));
        QVERIFY(model.warnings().isEmpty());
        QCOMPARE(stage.calls(), 1);
        const std::string question = readFile(stage.path("question"));
        QVERIFY(question.find("\"ask\": \"devices\"") != std::string::npos &&
                question.find("\"spec\": {") != std::string::npos);
        // A name changes nothing in the answer; another batch does.
        model.setName(QStringLiteral("another name"));
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QCOMPARE(stage.calls(), 1);
        model.edit([](RunSpec& spec) { spec.training.batchSize = 48; });
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QCOMPARE(stage.calls(), 2);
        model.chooseMachine(QStringLiteral("local"));
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QVERIFY(!model.planIsElsewhere() && model.machineText().isEmpty());
        QCOMPARE(*model.plan()->parameters, *test::plausiblePlan().parameters);
    }

    void aMachineThatIsNotConnectedIsNoObstacle()
    {
        Stage stage;
        NewRunViewModel& model = *stage.model;
        model.chooseMachine(QStringLiteral("far"));
        PlanAnswer here = test::plausiblePlan();
        here.dataset.reset();
        here.problems.push_back({"/data/path", "/there/only", "an existing folder"});
        QVERIFY(stage.answeredWith(here));
        QVERIFY(!model.planIsElsewhere());
        QVERIFY(names(model.warnings(), "Far away is not connected"));
        QVERIFY(names(model.warnings(), "whether it exists on Far away"));
        QVERIFY2(model.startObstacle().isEmpty(), qPrintable(model.startObstacle()));
        // It comes: it is asked by itself.
        stage.connect();
        QTRY_VERIFY(model.planState() == NewRunViewModel::PlanState::Waiting);
        QVERIFY(stage.answeredWith(here));
        QVERIFY(model.planIsElsewhere() && model.warnings().isEmpty());
        stage.hub.disconnectMachine(QStringLiteral("far"));
        QTRY_VERIFY(model.planState() == NewRunViewModel::PlanState::Waiting);
        QVERIFY(stage.answeredWith(here));
        QVERIFY(names(model.warnings(), "Far away is not connected"));
    }

    void aMissingEngineIsSaid()
    {
        Stage stage;
        MachineEntry entry = *stage.book.find(QStringLiteral("far"));
        entry.engine = stage.path("nowhere");
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(QStringLiteral("far"))->engine == entry.engine);
        stage.connect();
        stage.model->chooseMachine(QStringLiteral("far"));
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QVERIFY(!stage.model->planIsElsewhere());
        QVERIFY2(names(stage.model->warnings(), "there is no engine"), qPrintable(stage.model->warnings().join('|')));
        QVERIFY(stage.model->startObstacle().isEmpty());
    }

    void anEngineOfAnotherVersionIsSaid()
    {
        Stage stage;
        stage.connect();
        writeFileAtomically(
            stage.path("engine"),
            "#!/bin/sh\ncat >/dev/null\necho '{\"id\": 0, \"engine\": \"trainyard-engine 9.0.0 protocol 99\"}'\n");
        std::filesystem::permissions(stage.path("engine"), std::filesystem::perms(0700));
        stage.model->chooseMachine(QStringLiteral("far"));
        QVERIFY(stage.answeredWith(test::plausiblePlan()));
        QVERIFY2(names(stage.model->warnings(), "protocol 99"), qPrintable(stage.model->warnings().join('|')));
    }

    void dataThatIsOnlyHereIsNotMissedThere()
    {
        const PlanAnswer here = test::plausiblePlan();
        MachinePlan there = plausibleElsewhere();
        there.plan.dataset.reset();
        there.plan.problems = {{"/data/path", "/home/me/images", "an existing folder"},
                               {"/resources/device", "cuda (no driver)", "cpu"}};
        there.plan.warnings = {{"/resources/threads", "128", "at most 96"}};
        there.plan.cores = CorePlan{CoreBinding::Off, CorePlacement::None, {}};
        const RunSpec spec;
        const PlanAnswer plan = planElsewhere(spec, here, there, false);
        QVERIFY(plan.cores == there.plan.cores);
        QCOMPARE(*plan.parameters, *here.parameters);
        QCOMPARE(plan.problems.size(), std::size_t{1});
        QCOMPARE(plan.problems[0].path, std::string("/resources/device"));
        QCOMPARE(plan.warnings.size(), std::size_t{1});
        // Of neither side: the machine's word counts.
        PlanAnswer nowhere = here;
        nowhere.dataset.reset();
        QCOMPARE(planElsewhere(spec, nowhere, there, false).problems.size(), std::size_t{2});
        // There, and not here.
        there.plan.dataset = here.dataset;
        there.plan.problems.clear();
        nowhere.problems = {{"/data/path", "/scratch/images", "an existing folder"}};
        QVERIFY(planElsewhere(spec, nowhere, there, false).problems.empty());
    }

    /// A machine gets a copy of a program's folder: that the folder is not there yet is no problem, what is missing in
    /// it here is one.
    void aProgramGoesThereWithItsFolder()
    {
        const auto problem = [](const char* path, const Reason& why) {
            return SpecProblem{path, why, remedyReason(why)};
        };
        const SpecProblem folder =
            problem("/program/folder", programReason("program.folder-absent", PathText{"/code"}));
        const SpecProblem script = problem(
            "/program/command", programReason("program.script-absent", PathText{"train.py"}, PathText{"/code"}));
        const SpecProblem venv =
            problem("/program/environment/value", programReason("program.venv-absent", PathText{"/opt/venv"}));
        RunSpec spec;
        spec.program.emplace();
        PlanAnswer here;
        MachinePlan there;
        there.plan.problems = {folder, venv};
        QVERIFY(planElsewhere(spec, here, there, false).problems == std::vector<SpecProblem>{venv});
        here.problems = {script};
        QVERIFY(planElsewhere(spec, here, there, false).problems == (std::vector<SpecProblem>{venv, script}));
        // A folder that is not here is one of the machine.
        here.problems = {folder};
        QVERIFY(planElsewhere(spec, here, there, false).problems == (std::vector<SpecProblem>{folder, venv}));
        there.plan.problems = {script};
        QVERIFY(planElsewhere(spec, here, there, false).problems == std::vector<SpecProblem>{script});
    }

    void aLogInNodeSaysNothingOfTheNodes()
    {
        MachinePlan there = plausibleElsewhere();
        there.plan.problems = {{"/resources/device", "cuda (no driver)", "cpu"}};
        there.plan.warnings = {{"/resources/threads", "32", "at most 4"},
                               {"/training/batch_size", "256", "a smaller one"},
                               {"/data/path", "x", "y"}};
        there.plan.memory->gpu = "a display";
        there.plan.cores = CorePlan{CoreBinding::Alone, CorePlacement::Auto, {}};
        const PlanAnswer plan = planElsewhere(RunSpec(), test::plausiblePlan(), there, true);
        QVERIFY(plan.problems.empty());
        QCOMPARE(plan.warnings.size(), std::size_t{1});
        QVERIFY(plan.memory->gpu.empty());
        QVERIFY(!plan.cores);
        ClusterFacts cluster;
        ClusterPartition partition;
        partition.name = "gpu";
        partition.isDefault = true;
        NodeGroup nodes;
        nodes.nodes = 4;
        nodes.cpus = 64;
        nodes.memory = 512 << 10;
        nodes.gpus = {{"a100", 4}};
        partition.groups = {nodes};
        cluster.partitions = {partition};
        QVERIFY2(machineElsewhere(RunSpec(), there, &cluster).startsWith(QStringLiteral("gpu · 4 nodes · 64 cores")),
                 qPrintable(machineElsewhere(RunSpec(), there, &cluster)));
        QVERIFY(machineElsewhere(RunSpec(), there, &cluster).endsWith(QStringLiteral("4 × a100")));
        QCOMPARE(memoryElsewhere(RunSpec(), there, &cluster), std::int64_t{512} << 30);
    }
};

TRAINYARD_TEST(MachinePlanTest)

} // namespace machine_plan_test

#include "machine_plan_test.moc"
