// SPDX-License-Identifier: GPL-3.0-or-later
// New run and Data with a cluster chosen by mouse, on a real Slurm behind a real sshd: with_cluster.sh starts them.
#include "backend/base/files.h"
#include "gui/data/data_elsewhere_dialog.h"
#include "gui/data/data_page.h"
#include "gui/data/data_view_model.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/program_view_model.h"
#include "gui/widgets/theme.h"
#include "tests/gui/homes.h"
#include "tests/gui/remote_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <filesystem>
#include <set>

namespace new_run_cluster_test {

using namespace trainyard;
using test::RemoteLab;

namespace {

/// The button with this text, its shortcut left out; null where there is none.
template <typename Button>
Button* buttonOf(QWidget& parent, const char* text)
{
    for (auto* button : parent.findChildren<Button*>())
        if (button->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return button;
    return nullptr;
}

void click(QWidget* widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

/// The window with the cluster connected and chosen in New run.
struct Window : test::RemoteWindow {
    Window(RemoteLab& lab, const std::string& home) : RemoteWindow(lab, home)
    {
        hub.connectMachine(QStringLiteral("lab"));
        (void)QTest::qWaitFor([this] { return hub.connected(QStringLiteral("lab")); }, 60'000);
        window.showPage(PageId::NewRun);
    }
    NewRunPage& page() { return *static_cast<NewRunPage*>(window.page(PageId::NewRun)); }
    DataPage& data() { return *static_cast<DataPage*>(window.page(PageId::Data)); }
    NewRunViewModel& model() { return *page().model(); }
    /// By keyboard in the box of machines, as a person does: its list is a window of its own.
    void chooseCluster()
    {
        auto* box = page().findChild<QComboBox*>(QStringLiteral("machineChoice"));
        box->setFocus();
        for (int i = 0; i < box->count() && box->currentData().toString() != QLatin1String("lab"); ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    std::vector<RunRow> runs() { return store->reader()->runs(RunQuery()); }
};

void makeSmall(RunSpec& spec)
{
    spec.name = "Small";
    spec.data.trainSamples = 256;
    spec.data.validationSamples = 64;
    spec.training.epochs = 1;
    spec.training.batchSize = 64;
    spec.resources.threads = 1;
    spec.resources.placement.timeLimitMinutes = 10;
}

} // namespace

class NewRunClusterTest : public QObject {
    Q_OBJECT

    test::Homes m_homes;

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        Theme::instance().install(*qApp);
        // This computer's own engine, which lists what a run is to train with, is found on PATH.
        const std::string engines = test::program(QStringLiteral("trainyard-engine")).parent_path().string();
        qputenv("PATH", QByteArray::fromStdString(engines + ":") + qgetenv("PATH"));
    }

    void aSeriesOfThreeIsOneArrayOfThreeTasks()
    {
        RemoteLab lab;
        Window stage(lab, m_homes("series"));
        stage.model().edit(makeSmall);
        stage.chooseCluster();
        QCOMPARE(stage.model().machine().id, QStringLiteral("lab"));
        QVERIFY(stage.model().machine().cluster);
        click(buttonOf<QPushButton>(stage.page(), "Start as campaign…"));
        auto* dialog = stage.page().findChild<CampaignDialog*>();
        QVERIFY(dialog);
        click(buttonOf<QToolButton>(*dialog, "Several seeds"));
        QCOMPARE(dialog->form().lines().size(), 3);
        QCOMPARE(dialog->form().place(), (CampaignPlace{"lab", true}));
        QSignalSpy started(dialog, &CampaignDialog::started);
        click(dialog->findChild<QPushButton*>(QStringLiteral("startCampaign")));
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 1, 60'000);
        const std::string array = "ty-" + started[0][0].toString().toStdString() + ".g1-1";
        const auto submitted = [&] {
            const std::vector<RunRow> runs = stage.runs();
            return std::count_if(runs.begin(), runs.end(), [](const RunRow& row) { return !row.token.empty(); });
        };
        QTRY_COMPARE_WITH_TIMEOUT(submitted(), 3, 360'000);
        std::set<std::string> tokens, tasks, jobs;
        for (const RunRow& row : stage.runs()) {
            tokens.insert(row.token);
            QTRY_VERIFY_WITH_TIMEOUT(!stage.store->reader()->job(row.token)->jobId.empty(), 180'000);
            const std::string id = stage.store->reader()->job(row.token)->jobId;
            tasks.insert(id);
            jobs.insert(id.substr(0, id.find('_')));
        }
        QCOMPARE(tokens, (std::set<std::string>{array + "_0", array + "_1", array + "_2"}));
        QCOMPARE(jobs.size(), std::size_t{1});
        QCOMPARE(tasks.size(), std::size_t{3});
        QCOMPARE(RemoteLab::jobsNamed(array), 1);
        const auto done = [&] {
            const std::vector<RunRow> runs = stage.runs();
            return std::count_if(runs.begin(), runs.end(),
                                 [](const RunRow& row) { return row.state == JobState::Done; });
        };
        QTRY_COMPARE_WITH_TIMEOUT(done(), 3, 400'000);
        QCOMPARE(RemoteLab::jobsNamed(array), 1);
        QCOMPARE(stage.failures, 0);
    }

    /// A script of this computer, typed into the form, runs on the cluster: the plan says what goes there first.
    void aProgramOfThisComputerRunsThere()
    {
        RemoteLab lab;
        Window stage(lab, m_homes("program"));
        const std::string folder = m_homes("script") + "/project";
        std::filesystem::create_directories(folder);
        writeFileAtomically(folder + "/train.py", "from trainyard import run\n"
                                                  "for step in range(1, 6):\n"
                                                  "    run.log(step, loss=1.0 / step)\n");
        NewRunViewModel& model = stage.model();
        model.chooseProgram(true);
        model.program()->setCommandText(QStringLiteral("python3 train.py"));
        model.edit([&](RunSpec& spec) {
            spec.name = "Script there";
            spec.program->folder = folder;
            spec.resources.placement.timeLimitMinutes = 10;
        });
        stage.chooseCluster();
        QCOMPARE(model.machine().id, QStringLiteral("lab"));
        QTRY_VERIFY_WITH_TIMEOUT(!model.program()->broughtLines().isEmpty(), 60'000);
        QVERIFY2(model.program()->broughtLines().front().startsWith(QStringLiteral("1 file of ")),
                 qPrintable(model.program()->broughtLines().front()));
        QTRY_VERIFY_WITH_TIMEOUT(model.planState() == NewRunViewModel::PlanState::Answered && model.planIsElsewhere(),
                                 60'000);
        QVERIFY2(model.startObstacle().isEmpty(), qPrintable(model.startObstacle()));
        QCOMPARE(test::photograph(stage.window, QStringLiteral("new-run-program-elsewhere"), {{1440, 900}}),
                 QStringList());
        click(buttonOf<QPushButton>(stage.page(), "Start run"));
        const auto over = [&] {
            const std::vector<RunRow> runs = stage.runs();
            return runs.size() == 1 && isFinal(runs.front().state);
        };
        QTRY_VERIFY_WITH_TIMEOUT(over(), 200'000);
        QVERIFY2(stage.runs().front().state == JobState::Done, stage.runs().front().reason.words.c_str());
        std::vector<double> losses;
        const auto reader = stage.store->reader();
        reader->points(stage.runs().front().key, "train/loss",
                       [&](const PointRow& point) { losses.push_back(point.value); });
        QCOMPARE(losses, (std::vector<double>{1.0, 1.0 / 2, 1.0 / 3, 1.0 / 4, 1.0 / 5}));
        QCOMPARE(stage.failures, 0);
    }

    void dataOfTheClusterIsInspectedPlannedAndTrainedThere()
    {
        RemoteLab lab;
        Window stage(lab, m_homes("data"));
        // Images on the cluster's disk, which this computer happens to see as well.
        const std::string folder = lab.root() + "/images there";
        for (const char* place : {"train/red", "train/blue", "val/red", "val/blue"}) {
            std::filesystem::create_directories(folder + "/" + place);
            for (int i = 0; i < 12; ++i) {
                QImage image(16, 16, QImage::Format_RGB32);
                image.fill(QString::fromLatin1(place).endsWith(QLatin1String("red")) ? qRgb(200, 5 * i, 20)
                                                                                     : qRgb(20, 5 * i, 200));
                QVERIFY(image.save(QString::fromStdString(folder + "/" + place + "/" + std::to_string(i) + ".png")));
            }
        }
        stage.window.showPage(PageId::Data);
        auto* add = stage.data().findChild<QPushButton*>(QStringLiteral("addData"));
        QVERIFY(add && add->menu());
        for (QAction* action : add->menu()->actions())
            if (action->text() == QString::fromUtf8("On another machine…"))
                action->trigger();
        auto* dialog = stage.data().findChild<DataElsewhereDialog*>();
        QVERIFY(dialog);
        auto* ok = buttonOf<QPushButton>(*dialog, "Add");
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), QString::fromStdString(folder));
        QVERIFY(ok->isEnabled());
        click(ok);
        DataViewModel& data = *stage.data().model();
        QTRY_VERIFY_WITH_TIMEOUT(data.selectedRow() && data.selectedRow()->inspectedAt > 0, 180'000);
        const DataSetRow row = *data.selectedRow();
        QCOMPARE(row.machine, std::string("lab"));
        QCOMPARE(row.data.path, folder);
        QCOMPARE(row.trainSamples, 24);
        QVERIFY(data.placeText(row).endsWith(QStringLiteral(" on Test cluster")));
        QTRY_VERIFY(data.inspection());
        QCOMPARE(test::photograph(stage.window, QStringLiteral("data-elsewhere"), {{1280, 800}}), QStringList());

        click(buttonOf<QPushButton>(stage.data(), "New run"));
        NewRunViewModel& model = stage.model();
        QCOMPARE(model.machine().id, QStringLiteral("lab"));
        QCOMPARE(model.spec().data.path, folder);
        model.edit([](RunSpec& spec) {
            spec.name = "There";
            spec.training.epochs = 1;
            spec.training.batchSize = 8;
            spec.resources.threads = 1;
            spec.resources.placement.timeLimitMinutes = 10;
        });
        QTRY_VERIFY_WITH_TIMEOUT(model.planState() == NewRunViewModel::PlanState::Answered && model.planIsElsewhere(),
                                 180'000);
        QCOMPARE(model.plan()->dataset->trainSamples, 24);
        QTRY_VERIFY_WITH_TIMEOUT(model.machineText().contains(QStringLiteral("2 nodes")), 90'000);
        QVERIFY2(model.startObstacle().isEmpty(), qPrintable(model.startObstacle()));
        QCOMPARE(test::photograph(stage.window, QStringLiteral("new-run-elsewhere"), {{1440, 900}}), QStringList());
        QSignalSpy started(&model, &NewRunViewModel::started);
        model.start();
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 1, 180'000);
        const std::string id = started[0][0].toString().toStdString();
        const auto state = [&] { return stage.store->reader()->run(id)->state; };
        QTRY_VERIFY_WITH_TIMEOUT(isFinal(state()), 400'000);
        QVERIFY2(state() == JobState::Done, stage.store->reader()->run(id)->reason.words.c_str());
        // It was there already: nothing was sent.
        const std::string spec = readFile(stage.store->reader()->run(id)->directory + "/spec.json");
        QVERIFY2(spec.find("images there\"") != std::string::npos, spec.c_str());
        QCOMPARE(stage.failures, 0);
    }
};

TRAINYARD_WIDGET_TEST(NewRunClusterTest)

} // namespace new_run_cluster_test

#include "new_run_cluster_test.moc"
