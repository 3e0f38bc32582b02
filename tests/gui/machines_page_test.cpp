// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/reason_text.h"
#include "gui/machines/login_desk.h"
#include "gui/machines/login_dialogs.h"
#include "gui/machines/machine_dialog.h"
#include "gui/machines/template_dialog.h"
#include "gui/parts/page_parts.h"
#include "gui/services/terminal.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/gui/machines_stage.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableView>

namespace machines_page_test {

using namespace trainyard;
using test::MachinesStage;

namespace {

LoginRequest passwordRound()
{
    LoginRequest round;
    round.purpose = LoginPurpose::Password;
    round.host = "arossi@hpc-login.example.org";
    round.questions = {{"Password of arossi@hpc-login.example.org", false}};
    return round;
}

LoginRequest codeRound()
{
    LoginRequest round;
    round.purpose = LoginPurpose::Interactive;
    round.host = "arossi@hpc-login.example.org";
    round.title = "Two-factor log-in";
    round.instruction = "<b>Use</b> your phone";
    round.questions = {{"One-time code: ", false}, {"Site: ", true}};
    return round;
}

QTableView* tableNamed(const QWidget& page, const QString& name)
{
    for (QTableView* table : page.findChildren<QTableView*>())
        if (table->accessibleName() == name)
            return table;
    return nullptr;
}

/// The size in which a dialog opens.
QSize fitting(QWidget& dialog)
{
    dialog.show();
    QTest::qWait(20);
    dialog.adjustSize();
    return dialog.size().expandedTo(dialog.minimumSizeHint()).expandedTo(dialog.minimumSize());
}

QString shown(const QWidget& page)
{
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    for (const ElidedLabel* label : page.findChildren<ElidedLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

QString textOf(const MachineTrialService& trial, TrialStage stage)
{
    return reasonText(trial.result(stage).found);
}

class MachinesPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void thisWorkstationIsThereAndTestsItself()
    {
        MachinesStage stage;
        const QAbstractItemModelTester tester(stage.model().machines());
        QCOMPARE(stage.model().machines()->rowCount(), 1);
        QVERIFY(stage.reaches(LinkState::Connected));
        QTRY_VERIFY(stage.model().view().cores > 0);
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().trial()->running(), 20000);
        const MachineTrialService& trial = *stage.model().trial();
        QCOMPARE(trial.result(TrialStage::Reach).outcome, TrialOutcome::Skipped);
        QCOMPARE(trial.result(TrialStage::Shell).outcome, TrialOutcome::Passed);
        QCOMPARE(trial.result(TrialStage::Scheduler).outcome, TrialOutcome::Passed);
        QVERIFY(textOf(trial, TrialStage::Disk).contains(stage.folder.path()));
        QVERIFY2(textOf(trial, TrialStage::Programs).contains("Python"),
                 qPrintable(textOf(trial, TrialStage::Programs)));
        QVERIFY(!stage.button("connect")->isVisible()); // nothing to connect
    }

    void aMachineIsAddedByHandAndTestedStepByStep()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.login.unknownKey = true;
        QTest::mouseClick(stage.button("add"), Qt::LeftButton);
        auto* dialog = stage.dialog<MachineDialog>();
        QVERIFY(dialog);
        auto* save = dialog->findChild<QPushButton*>("save");
        QVERIFY(!save->isEnabled());
        auto* host = dialog->findChild<QComboBox*>("host");
        host->setFocus();
        QTest::keyClicks(host, "hpc-login.example.org");
        QVERIFY(save->isEnabled());
        QCOMPARE(dialog->findChild<QLineEdit*>("name")->text(), "hpc-login.example.org"); // until it is typed
        auto* name = dialog->findChild<QLineEdit*>("name");
        name->selectAll();
        QTest::keyClicks(name, "hpc");
        QTest::keyClicks(dialog->findChild<QLineEdit*>("user"), "a rossi");
        QVERIFY(!save->isEnabled());
        QVERIFY2(shown(*dialog).contains("not a user name"), qPrintable(shown(*dialog)));
        dialog->findChild<QLineEdit*>("user")->selectAll();
        QTest::keyClicks(dialog->findChild<QLineEdit*>("user"), "arossi");
        QTest::mouseClick(save, Qt::LeftButton);

        auto* key = stage.dialog<HostKeyDialog>(); // the test begins by itself, and asks
        QVERIFY(key);
        QCOMPARE(key->findChild<QLabel*>("fingerprint")->text(), QString::fromLatin1(test::FakeSshLine::kPrint));
        QCOMPARE(stage.model().trial()->result(TrialStage::Reach).outcome, TrialOutcome::Passed);
        QTRY_COMPARE(stage.model().trial()->result(TrialStage::HostKey).outcome, TrialOutcome::Running);
        QTest::keyClick(key, Qt::Key_Return); // must not confirm what nobody has read
        QTest::qWait(30);
        QVERIFY(key->isVisible());
        QTest::mouseClick(test::buttonOf(*key, "Trust it"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.model().trial()->running(), 20000);
        const MachineTrialService& trial = *stage.model().trial();
        for (const TrialStage step : {TrialStage::Reach, TrialStage::HostKey, TrialStage::LogIn, TrialStage::Scheduler,
                                      TrialStage::Gpus, TrialStage::Disk})
            QVERIFY2(trial.result(step).outcome == TrialOutcome::Passed,
                     qPrintable(QString::number(int(step)) + textOf(trial, step)));
        QVERIFY2(textOf(trial, TrialStage::Scheduler).contains("SLURM 23.02.4"),
                 qPrintable(textOf(trial, TrialStage::Scheduler)));
        QVERIFY(textOf(trial, TrialStage::Gpus).contains("v100: 16 of 32 free"));
        QCOMPARE(trial.result(TrialStage::Engine).outcome, TrialOutcome::Warning);
        QVERIFY(!trial.result(TrialStage::Engine).found.remedy.empty());
        QCOMPARE(stage.model().hostKey().section(' ', 1), QString::fromLatin1(test::FakeSshLine::kPrint));
        QCOMPARE(readMachines(stage.folder.filePath("machines.json").toStdString()).size(), std::size_t{2});
    }

    void partitionsJobsAndLimitsAreShown()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.add(stage.cluster());
        const QAbstractItemModelTester jobsTester(stage.model().jobs());
        const QAbstractItemModelTester partitionsTester(stage.model().partitions());
        QTest::mouseClick(stage.button("connect"), Qt::LeftButton);
        QVERIFY(stage.reaches(LinkState::Connected));
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 10000);
        const auto text = [](const QAbstractItemModel* model, int row, int column) {
            return model->index(row, column).data().toString();
        };
        const PartitionsModel* partitions = stage.model().partitions();
        QCOMPARE(partitions->rowCount(), 4);
        QCOMPARE(text(partitions, 0, PartitionsModel::Free), "16 of 32");
        QCOMPARE(text(partitions, 0, PartitionsModel::Nodes), "8");
        QCOMPARE(text(partitions, 0, PartitionsModel::Idle), "2");
        QCOMPARE(text(partitions, 0, PartitionsModel::Mine), "4");
        QCOMPARE(text(partitions, 3, PartitionsModel::Free), "–");
        const OwnJobsModel* jobs = stage.model().jobs();
        QCOMPARE(text(jobs, 0, OwnJobsModel::State), "Running");
        QCOMPARE(text(jobs, 0, OwnJobsModel::Elapsed), "0:07:29");
        QCOMPARE(text(jobs, 0, OwnJobsModel::Left), "0:52:31");
        QVERIFY(text(jobs, 0, OwnJobsModel::End).startsWith("by "));
        QVERIFY(text(jobs, 2, OwnJobsModel::Start).startsWith(QStringLiteral("≈ ")));
        QCOMPARE(text(jobs, 3, OwnJobsModel::Reason), "other jobs have a higher priority");
        QCOMPARE(text(jobs, 4, OwnJobsModel::State), "Blocked");
        QVERIFY(jobs->index(4, OwnJobsModel::Reason).data(Qt::ToolTipRole).toString().contains("Ask for less time"));
        QStringList limits;
        for (const auto& fact : stage.model().limits())
            limits << fact.label + ": " + fact.text;
        QVERIFY2(limits.contains(
                     "Account physics (default): QoS normal, high · at most 10 jobs at once · at most 100 queued"),
                 qPrintable(limits.join('\n')));
        QVERIFY2(limits.contains("QoS normal: up to 2 d · per user: gres/gpu=16"), qPrintable(limits.join('\n')));
        // Those that have ended come on request.
        for (QCheckBox* box : stage.page->findChildren<QCheckBox*>())
            if (box->text() == "Show finished")
                box->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 9, 10000);
        QCOMPARE(text(jobs, 6, OwnJobsModel::State), "Failed");
    }

    /// A time of which only the day is left tells little.
    void timesOfJobsAreWhole()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.add(stage.cluster());
        stage.model().connectSelected();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 15000);
        const QTableView* table = tableNamed(*stage.page, "My jobs");
        const QFontMetrics metrics(table->font());
        const auto cut = [&] {
            QStringList texts;
            for (const int column : {int(OwnJobsModel::Start), int(OwnJobsModel::End)})
                for (int row = 0; row < table->model()->rowCount(); ++row)
                    if (const QString text = table->model()->index(row, column).data().toString();
                        metrics.horizontalAdvance(text) + 2 * kCellPadding > table->columnWidth(column))
                        texts << text;
            return texts.join(QStringLiteral(" | "));
        };
        QTRY_VERIFY2(cut().isEmpty(), qPrintable(cut()));
    }

    void jobsAreHeldReleasedAndCancelledByIdOrToken()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.add(stage.cluster());
        stage.model().connectSelected();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 15000);
        QTableView* table = tableNamed(*stage.page, "My jobs");
        table->selectRow(3);
        QTest::mouseClick(test::buttonOf(*stage.page, "Hold"), Qt::LeftButton);
        QTRY_VERIFY2(slurm.calls().contains("scontrol hold 418251"), qPrintable(slurm.calls()));
        table->selectRow(5);
        QVERIFY(!test::buttonOf(*stage.page, "Hold")->isEnabled()); // it is held
        QTest::mouseClick(test::buttonOf(*stage.page, "Release"), Qt::LeftButton);
        QTRY_VERIFY(slurm.calls().contains("scontrol release 418260"));
        table->selectRow(2);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        auto* box = stage.page->findChild<QMessageBox*>("cancelJobs");
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Escape); // kept
        QTest::qWait(100);
        QVERIFY(!slurm.calls().contains("scancel"));
        QTRY_VERIFY(!stage.page->findChild<QMessageBox*>("cancelJobs"));
        stage.page->activateWindow();
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_VERIFY(stage.page->findChild<QMessageBox*>("cancelJobs"));
        QTest::mouseClick(test::buttonOf(*stage.page->findChild<QMessageBox*>("cancelJobs"), "Cancel job"),
                          Qt::LeftButton);
        QTRY_VERIFY2(slurm.calls().contains("scancel 418240_[0-9]"), qPrintable(slurm.calls()));
        // Trainyard's own go by their record, which this cluster does not have: told, nothing done.
        QSignalSpy failed(&stage.model(), &MachinesViewModel::failed);
        stage.model().act(JobAct::Cancel, {"418233"});
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!slurm.calls().contains("418233"));
    }

    void jobsOfACampaignAreToldApart()
    {
        OwnJobsModel model;
        std::vector<OwnJob> jobs;
        for (const char* token : {"ty-20261128-201101-03e7b4.n1-r3-1", "ty-20261128-201101-03e7b4.n2-r3-1",
                                  "ty-20261128-201135-ae768d-2"}) {
            OwnJob job;
            job.id = job.name = token;
            jobs.push_back(job);
        }
        model.setJobs(jobs, 0.0);
        QCOMPARE(model.index(0, OwnJobsModel::Job).data().toString(), QStringLiteral("03e7b4.n1-r3-1"));
        QCOMPARE(model.index(1, OwnJobsModel::Job).data().toString(), QStringLiteral("03e7b4.n2-r3-1"));
        QCOMPARE(model.index(2, OwnJobsModel::Job).data().toString(), QStringLiteral("ae768d-2"));
    }

    void tasksOfAnArrayAreNamedByTheirRuns()
    {
        const std::string token = "ty-20261128-201101-03e7b4.n1-r3-1";
        OwnJobsModel model;
        std::vector<OwnJob> jobs(3);
        for (OwnJob& job : jobs)
            job.name = token;
        jobs[0].id = "418240_1";
        jobs[1].id = "418240_2";
        jobs[2].id = "418240_[3-9%4]";
        model.setJobs(jobs, 0.0);
        QCOMPARE(OwnJobsModel::keyOf(jobs[1]), QString::fromStdString(token + "_2"));
        QCOMPARE(OwnJobsModel::keyOf(jobs[2]), QString::fromStdString(token + "_3"));
        OwnJob other;
        other.id = "7";
        other.name = "train";
        QCOMPARE(OwnJobsModel::keyOf(other), QString());
        model.setRuns({{OwnJobsModel::keyOf(jobs[0]), {"run-1", "se4 t0001"}},
                       {OwnJobsModel::keyOf(jobs[1]), {"run-2", "se4 t0002"}},
                       {OwnJobsModel::keyOf(jobs[2]), {{}, "se4"}}});
        QCOMPARE(model.index(0, OwnJobsModel::Run).data().toString(), QStringLiteral("se4 t0001"));
        QCOMPARE(model.index(1, OwnJobsModel::Run).data().toString(), QStringLiteral("se4 t0002"));
        QCOMPARE(model.index(2, OwnJobsModel::Run).data().toString(), QStringLiteral("se4"));
        QCOMPARE(model.runIdOf(jobs[1]), QStringLiteral("run-2"));
        QCOMPARE(model.runIdOf(jobs[2]), QString()); // several: none of them is opened
    }

    void whatIsDoneToARunOfOursIsWrittenDownFirst()
    {
        test::FakeSlurm slurm;
        MachinesStage stage(false, true);
        const MachineEntry entry = stage.cluster();
        RunSpec spec;
        spec.id = "20261120-140201-9f3c2a";
        spec.name = "resnet50v2-c10-n4";
        QVERIFY(stage.runs->createRun(spec, "/far/runs/" + spec.id, entry.id).get().ok());
        JobRow job; // as it is followed
        job.token = "ty-" + spec.id + "-1";
        job.runId = spec.id;
        job.machine = entry.id;
        job.state = JobState::Running;
        QVERIFY(stage.runs->putJob(job).get().ok());
        QVERIFY(stage.runs->setRunState(spec.id, JobState::Running, {}).get().ok());
        stage.add(entry);
        stage.model().connectSelected();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 15000);
        const OwnJobsModel* jobs = stage.model().jobs();
        QTRY_COMPARE(jobs->index(0, OwnJobsModel::Run).data().toString(), "resnet50v2-c10-n4");
        QVERIFY(stage.model().canAct(JobAct::Save, jobs->job(0)) && stage.model().canAct(JobAct::Extend, jobs->job(0)));
        QVERIFY(!stage.model().canAct(JobAct::Save, jobs->job(1))); // somebody else's way to submit
        QSignalSpy stored(stage.launch.get(), &LaunchService::requestStored);
        QTableView* table = tableNamed(*stage.page, "My jobs");
        table->selectRow(0);
        for (QAction* action : table->actions())
            if (action->text() == QStringLiteral("Extend time…"))
                action->trigger();
        auto* dialog = stage.page->findChild<QInputDialog*>("extendTime");
        QVERIFY(dialog);
        QCOMPARE(dialog->doubleValue(), 1.0); // as much again
        dialog->setDoubleValue(4.0);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(stored.count(), 1);
        QCOMPARE(stored[0][0].toString().toStdString(), entry.id);
        stage.model().act(JobAct::Cancel, {"418233"});
        QTRY_COMPARE(stored.count(), 2);
        QVERIFY(slurm.calls().isEmpty()); // by the service that carries requests out, not by the page
    }

    /// A machine with runs that are not over is not taken from the list without a question that names them.
    void removalNamesTheRunsThatAreNotOver()
    {
        MachinesStage stage(false, true);
        const MachineEntry entry = stage.cluster();
        RunSpec spec;
        spec.id = "20261120-140201-9f3c2a";
        spec.name = "resnet50v2-c10-n4";
        QVERIFY(stage.runs->createRun(spec, "/far/runs/" + spec.id, entry.id).get().ok());
        QVERIFY(stage.runs->setRunState(spec.id, JobState::Running, {}).get().ok());
        const QString id = stage.add(entry);
        stage.model().removeSelected();
        auto* box = stage.dialog<QMessageBox>();
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains("resnet50v2-c10-n4"), qPrintable(box->informativeText()));
        QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
        QTest::qWait(50);
        QVERIFY(stage.book.find(id));
        stage.model().removeSelected();
        box = stage.dialog<QMessageBox>();
        QVERIFY(box);
        QTest::mouseClick(test::buttonOf(*box, "Remove"), Qt::LeftButton);
        QTRY_VERIFY(!stage.book.find(id));
        // Without such runs it goes at once.
        QVERIFY(stage.runs->setRunState(spec.id, JobState::Done, {}).get().ok());
        stage.model().undoRemoval();
        QTRY_VERIFY(stage.book.find(id));
        QTRY_COMPARE(stage.model().selected(), id);
        stage.model().removeSelected();
        QTRY_VERIFY(!stage.book.find(id));
    }

    /// Two entries of one cluster see the same queue; a job is counted once, where its run is.
    void cardsAndBadgeCountTheJobsOfTheStore()
    {
        test::FakeSlurm slurm;
        MachinesStage stage(false, true);
        const MachineEntry one = stage.cluster("one"), two = stage.cluster("two");
        JobRow job;
        job.token = "ty-20261120-140201-9f3c2a-1";
        job.machine = one.id;
        job.state = JobState::Running;
        QVERIFY(stage.runs->putJob(job).get().ok());
        for (const MachineEntry& entry : {one, two}) {
            stage.add(entry);
            stage.model().connectSelected();
            QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 15000); // the whole queue of the user
        }
        QTRY_COMPARE(stage.page->badge(), QStringLiteral("1"));
        const auto lineOf = [&](const MachineEntry& entry) {
            MachinesModel* machines = stage.model().machines();
            return machines->index(machines->rowOf(QString::fromStdString(entry.id))).data(MachinesModel::Line2Role);
        };
        QTRY_COMPARE(lineOf(one).toString(), QStringLiteral("1 running, 0 waiting"));
        QCOMPARE(lineOf(two).toString(), QStringLiteral("0 running, 0 waiting"));
        job.state = JobState::Done; // seen at once on the card, whichever machine is selected
        QVERIFY(stage.runs->putJob(job).get().ok());
        QTRY_COMPARE(lineOf(one).toString(), QStringLiteral("0 running, 0 waiting"));
        QCOMPARE(stage.page->badge(), QString());
    }

    void aSilentMachineShowsWhatWasSeenAndSinceWhen()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        const QString id = stage.add(stage.cluster());
        stage.model().connectSelected();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 15000);
        QVERIFY(stage.model().staleText().isEmpty());
        slurm.breakQueue();
        stage.model().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().error, 10000);
        QCOMPARE(stage.model().jobs()->rowCount(), 6); // no information is not "no jobs"
        QVERIFY(stage.model().staleText().startsWith("as of "));
        QVERIFY2(shown(*stage.page).contains("Unable to contact slurm controller"), qPrintable(shown(*stage.page)));
        stage.login.unreachable.emplace(ErrorKind::Transport, "connect to", "hpc-login.example.org",
                                        "no route to host");
        stage.login.up = false;
        stage.hub->post(id, [](Machine&) {});
        QVERIFY(stage.reaches(LinkState::Lost));
        QVERIFY2(stage.model().sinceText().contains("next try in"), qPrintable(stage.model().sinceText()));
        QVERIFY(stage.model().sinceText().contains("since"));
        QCOMPARE(stage.model().jobs()->rowCount(), 6);
        QTest::mouseClick(stage.button("connect"), Qt::LeftButton); // "Cancel": no more tries
        QVERIFY(stage.reaches(LinkState::Disconnected));
    }

    void questionsCanBeAnsweredAndCancelled()
    {
        MachinesStage stage;
        MachineEntry entry = stage.cluster();
        entry.scheduler = SchedulerKind::Direct;
        stage.add(entry);
        stage.login.rounds = {passwordRound(), codeRound()};
        stage.model().connectSelected();
        auto* first = stage.dialog<LoginDialog>();
        QVERIFY(first);
        QList<QLineEdit*> fields = first->findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 1);
        QCOMPARE(fields[0]->echoMode(), QLineEdit::Password);
        QVERIFY(!first->findChild<QCheckBox*>()->isChecked()); // nothing is kept unless asked for
        QTest::keyClick(first, Qt::Key_Escape);
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QCOMPARE(stage.login.connects.load(), 1);
        QVERIFY(stage.model().problem().isEmpty()); // who cancels needs no telling
        QTest::qWait(2500);
        QCOMPARE(stage.login.connects.load(), 1); // nothing is tried again by itself

        stage.model().connectSelected();
        QTRY_VERIFY(stage.page->findChild<LoginDialog*>());
        auto* again = stage.page->findChild<LoginDialog*>();
        QTest::keyClicks(again->findChild<QLineEdit*>(), "s3cret");
        QTest::keyClick(again, Qt::Key_Return);
        QTRY_VERIFY(stage.page->findChild<LoginDialog*>() && stage.page->findChild<LoginDialog*>() != again);
        auto* second = stage.page->findChild<LoginDialog*>();
        fields = second->findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 2);
        QCOMPARE(fields[1]->echoMode(), QLineEdit::Normal);
        QVERIFY(!second->findChild<QCheckBox*>()); // a code is used once
        QVERIFY2(shown(*second).contains("<b>Use</b> your phone"), "a foreign machine's words are plain text");
        for (const QLabel* label : second->findChildren<QLabel*>())
            QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText || !label->text().contains('<'));
        QTest::keyClicks(fields[0], "123456");
        QTest::keyClicks(fields[1], "north");
        QTest::mouseClick(test::buttonOf(*second, "Log in"), Qt::LeftButton);
        QVERIFY(stage.reaches(LinkState::Connected));
        QCOMPARE(stage.login.answers, (std::vector<std::vector<std::string>>{{"s3cret"}, {"123456", "north"}}));
        QVERIFY(stage.keychain.held.empty() && stage.keychain.asked.isEmpty());
    }

    void theDialogGoesWhenTheConnectionIsGivenUp()
    {
        MachinesStage stage;
        stage.add(stage.cluster());
        stage.login.rounds = {passwordRound()};
        stage.model().connectSelected();
        QVERIFY(stage.dialog<LoginDialog>());
        stage.model().disconnectSelected();
        QTRY_VERIFY(!stage.page->findChild<LoginDialog*>());
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY(stage.login.answers.empty());
    }

    void aSecretIsKeptOnRequestAndOnlyOnceItHasLedIn()
    {
        MachinesStage stage;
        MachineEntry entry = stage.cluster();
        entry.scheduler = SchedulerKind::Direct;
        stage.add(entry);
        stage.login.rounds = {passwordRound()};
        stage.login.right = "right";
        const auto type = [&](const char* password) {
            auto* dialog = stage.dialog<LoginDialog>();
            QVERIFY(dialog);
            QTest::keyClicks(dialog->findChild<QLineEdit*>(), password);
            dialog->findChild<QCheckBox*>()->setChecked(true);
            QTest::keyClick(dialog, Qt::Key_Return);
            QTRY_VERIFY(!stage.page->findChild<LoginDialog*>());
        };
        stage.model().connectSelected();
        type("wrong");
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY(stage.keychain.held.empty());
        QVERIFY2(stage.model().problem().contains("refused the password"), qPrintable(stage.model().problem()));
        QTest::qWait(2500);
        QCOMPARE(stage.login.connects.load(), 1); // a rejected password is never sent again by itself

        stage.model().connectSelected();
        type("right");
        QVERIFY(stage.reaches(LinkState::Connected));
        QTRY_COMPARE(stage.keychain.held.size(), std::size_t{1});
        stage.model().disconnectSelected();
        QVERIFY(stage.reaches(LinkState::Disconnected));
        stage.model().connectSelected(); // nobody is asked
        QVERIFY(stage.reaches(LinkState::Connected));
        QVERIFY(!stage.page->findChild<LoginDialog*>());

        // The password was changed there: what is kept is offered once, then the person is asked.
        stage.model().disconnectSelected();
        QVERIFY(stage.reaches(LinkState::Disconnected));
        stage.login.right = "new";
        const auto before = stage.login.answers.size();
        stage.model().connectSelected();
        QTRY_COMPARE(stage.login.answers.size(), before + 1);
        QVERIFY(stage.reaches(LinkState::Disconnected));
        stage.model().connectSelected();
        auto* dialog = stage.dialog<LoginDialog>();
        QVERIFY(dialog);
        QVERIFY(shown(*dialog).contains("The machine refused the answer from the keychain"));
        QCOMPARE(stage.login.answers.size(), before + 1);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(test::chooseMore(*stage.page, "Forget saved passwords"));
        QVERIFY(stage.keychain.held.empty());
        // The settings name what is kept, never the secret.
        QFile file(stage.folder.filePath("settings.ini"));
        stage.settings.setState("x", 1);
        QTest::qWait(50);
        if (file.open(QIODevice::ReadOnly))
            QVERIFY(!file.readAll().contains("right"));
    }

    void aChangedKeyIsRefusedWithWhatToDo()
    {
        MachinesStage stage;
        stage.add(stage.cluster());
        stage.login.refuse.emplace(
            ErrorKind::Permission, "verify the key of", "hpc-login.example.org",
            "ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew",
            "Ask the machine's administrator whether this is right. If it is, remove the old key by hand: "
            "ssh-keygen -f \"/home/arossi/.ssh/known_hosts\" -R \"hpc-login.example.org\"");
        stage.model().connectSelected();
        QTRY_VERIFY(stage.model().status().error);
        QCOMPARE(linkText(stage.model().status()).word, "Key refused");
        QVERIFY2(shown(*stage.page).contains("ssh-keygen -f"), qPrintable(shown(*stage.page)));
        QVERIFY(!stage.page->findChild<HostKeyDialog*>()); // no button leads past it
        QTest::qWait(2500);
        QCOMPARE(stage.login.connects.load(), 1);
        // The test says at which step it fails, and that the rest was not tried.
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY(!stage.model().trial()->running());
        QCOMPARE(stage.model().trial()->result(TrialStage::Reach).outcome, TrialOutcome::Passed);
        QCOMPARE(stage.model().trial()->result(TrialStage::HostKey).outcome, TrialOutcome::Failed);
        QVERIFY(stage.model().trial()->result(TrialStage::HostKey).found.remedy.find("ssh-keygen") !=
                std::string::npos);
        QCOMPARE(stage.model().trial()->result(TrialStage::Shell).outcome, TrialOutcome::Skipped);
    }

    void aTestCanBeCancelled()
    {
        MachinesStage stage;
        stage.add(stage.cluster());
        stage.login.rounds = {passwordRound()};
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QVERIFY(stage.dialog<LoginDialog>());
        QCOMPARE(stage.button("test")->text(), "Cancel");
        QTRY_COMPARE(stage.model().trial()->result(TrialStage::LogIn).outcome, TrialOutcome::Running);
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QVERIFY(!stage.model().trial()->running());
        QCOMPARE(stage.model().trial()->result(TrialStage::LogIn).outcome, TrialOutcome::Skipped);
        QTRY_VERIFY(!stage.page->findChild<LoginDialog*>());
        QVERIFY(stage.reaches(LinkState::Disconnected));
    }

    void theBatchScriptIsEditedWithItsPreview()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        MachineEntry entry = stage.cluster();
        entry.jobTemplate.prefix = {"apptainer", "exec", "my image.sif"};
        const QString id = stage.add(entry);
        QVERIFY(test::chooseMore(*stage.page, QStringLiteral("Batch script…")));
        auto* dialog = stage.dialog<TemplateDialog>();
        QVERIFY(dialog);
        QVERIFY(dialog->preview().startsWith("#!/bin/bash -l"));
        QVERIFY2(dialog->preview().contains("--nodes=2"), qPrintable(dialog->preview()));
        QCOMPARE(dialog->findChild<QLineEdit*>("prefix")->text(), "apptainer exec \"my image.sif\"");
        auto* prologue = dialog->findChild<QPlainTextEdit*>("prologue");
        prologue->setFocus();
        QTest::keyClicks(prologue, "module load cuda/12.4");
        QVERIFY(dialog->preview().contains("\nmodule load cuda/12.4\n"));
        auto* options = dialog->findChild<QPlainTextEdit*>("options");
        options->setPlainText("--mail-type=END\n$(touch x)");
        QVERIFY(!dialog->findChild<QPushButton*>("save")->isEnabled());
        options->setPlainText("--mail-type=END\n--job-name=mine");
        QVERIFY(!dialog->findChild<QPushButton*>("save")->isEnabled()); // that is Trainyard's own
        options->setPlainText("--mail-type=END");
        QVERIFY(dialog->preview().contains("--mail-type=END"));
        QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
        QTRY_COMPARE(QString::fromStdString(stage.book.find(id)->jobTemplate.prologue), "module load cuda/12.4");
        QCOMPARE(stage.book.find(id)->jobTemplate.prefix, entry.jobTemplate.prefix);
        QCOMPARE(stage.book.find(id)->jobTemplate.extraOptions, (std::vector<std::string>{"--mail-type=END"}));
    }

    /// The cluster has no PMIx: the test says so, and the dialog offers what works there.
    void aLauncherThatTheClusterLacksIsToldAndReplaced()
    {
        test::FakeSlurm slurm;
        slurm.setMpi("none pmi2");
        MachinesStage stage;
        const QString id = stage.add(stage.cluster());
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().trial()->endedAt() > 0.0, 30000);
        const TrialResult& result = stage.model().trial()->result(TrialStage::Scheduler);
        QCOMPARE(result.outcome, TrialOutcome::Warning);
        QCOMPARE(result.found.code, std::string("trial.launcher-misfit"));
        QVERIFY2(reasonText(result.found).contains("srun --mpi=pmix"), result.found.words.c_str());
        QVERIFY(result.found.remedy.find("mpirun") != std::string::npos);
        QTRY_VERIFY(stage.model().view().cluster);
        QVERIFY(test::chooseMore(*stage.page, QStringLiteral("Batch script…")));
        auto* dialog = stage.dialog<TemplateDialog>();
        auto* fit = dialog->findChild<QPushButton*>("fit");
        QVERIFY2(fit->isVisible() && fit->text().contains("mpirun"), qPrintable(fit->text()));
        QTest::mouseClick(fit, Qt::LeftButton);
        QVERIFY(!fit->isVisible());
        QVERIFY2(dialog->preview().contains("mpirun"), qPrintable(dialog->preview()));
        QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
        QTRY_VERIFY(stage.book.find(id)->jobTemplate.launcher == RankLauncher::Mpirun);
    }

    void wordsOfATemplateGoThereAndBack_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << QStringList{"apptainer", "exec", "--nv", "$SCRATCH/image.sif"};
        QTest::newRow("blanks") << QStringList{"a b", "c\td"};
        QTest::newRow("quotes") << QStringList{"a\"b", "\"", "'x y'", "\\"};
        QTest::newRow("none") << QStringList();
    }
    void wordsOfATemplateGoThereAndBack()
    {
        QFETCH(QStringList, words);
        std::vector<std::string> given;
        for (const QString& word : words)
            given.push_back(word.toStdString());
        QCOMPARE(TemplateDialog::wordsOf(TemplateDialog::textOf(given)), given);
    }

    void aMachineIsEditedPausedAndTakenOff()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        const QString id = stage.add(stage.cluster());
        stage.model().connectSelected();
        QVERIFY(stage.reaches(LinkState::Connected));
        auto* pause = stage.page->findChild<QToolButton*>("pause");
        QTest::mouseClick(pause, Qt::LeftButton);
        QVERIFY(stage.reaches(LinkState::Paused));
        QTest::mouseClick(pause, Qt::LeftButton);
        QVERIFY(stage.reaches(LinkState::Connected));
        MachineEntry renamed = *stage.book.find(id);
        renamed.name = "renamed";
        stage.model().save(renamed);
        QTRY_COMPARE(stage.book.name(id), "renamed");
        QTest::qWait(100);
        QCOMPARE(stage.model().status().state, LinkState::Connected); // another name is no other machine
        QSignalSpy offered(&stage.model(), &MachinesViewModel::undoOffered);
        stage.model().removeSelected();
        QTRY_COMPARE(stage.model().machines()->rowCount(), 1);
        QCOMPARE(offered.count(), 1);
        QCOMPARE(stage.model().selected(), "local");
        stage.model().undoRemoval();
        QTRY_COMPARE(stage.model().selected(), id);
        QCOMPARE(stage.model().machines()->rowCount(), 2);
    }

    void severalMachinesAtOnce()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        const QString one = stage.add(stage.cluster("one"));
        const QString two = stage.add(stage.cluster("two"));
        stage.hub->connectMachine(one);
        stage.hub->connectMachine(two);
        QTRY_VERIFY(stage.hub->connected(one) && stage.hub->connected(two) && stage.hub->connected("local"));
        auto* list = stage.page->findChild<QListView*>();
        list->setFocus();
        QCOMPARE(list->currentIndex().row(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 10000);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(stage.model().selected(), one);
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 6, 10000);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(stage.model().selected(), "local");
        QCOMPARE(stage.model().jobs()->rowCount(), 0);
    }

    void aHiddenPageAsksNothing()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.page->deactivated();
        stage.add(stage.cluster());
        stage.model().connectSelected();
        QVERIFY(stage.reaches(LinkState::Connected));
        QTest::qWait(1200);
        QCOMPARE(stage.model().view().jobsAt, 0.0);
        stage.page->activated();
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().jobsAt > 0.0, 10000);
    }

    void aTerminalIsToldTheWayAndNothingElse()
    {
        MachineEntry entry;
        entry.host = "h";
        entry.user = "u";
        entry.port = 2222;
        entry.jumps = "a,b";
        entry.identityFile = "~/.ssh/k";
        entry.scheduler = SchedulerKind::Slurm;
        QCOMPARE(terminalCommand(entry),
                 (QStringList{"ssh", "-t", "-p", "2222", "-i", "~/.ssh/k", "-J", "a,b", "-l", "u", "--", "h"}));
        QCOMPARE(terminalCommand(entry, "12_3").mid(12),
                 (QStringList{"srun", "--jobid=12_3", "--overlap", "--pty", "bash", "-l"}));
        QCOMPARE(terminalCommand(entry, "12;rm -rf ~").mid(12),
                 (QStringList{"srun", "--jobid=12", "--overlap", "--pty", "bash", "-l"}));
    }

    void looksRight()
    {
        test::FakeSlurm slurm;
        MachinesStage stage;
        stage.add(stage.cluster("campus-gpu"));
        stage.login.refuse.emplace(
            ErrorKind::Permission, "verify the key of", "campus-gpu.example.org",
            "ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew",
            "Ask the machine's administrator whether this is right. If it is, remove the old key by hand: "
            "ssh-keygen -f \"/home/arossi/.ssh/known_hosts\" -R \"campus-gpu.example.org\"");
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY(stage.model().trial()->endedAt() > 0.0);
        const auto settle = [] { QTest::qWait(60); };
        QStringList problems = test::photograph(*stage.page, "machines-key-changed", {{1272, 816}, {932, 600}}, settle);
        stage.login.refuse.reset();
        stage.add(stage.cluster("dgx-lab"));
        stage.add(stage.cluster());
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().trial()->endedAt() > 0.0, 20000);
        for (QCheckBox* box : stage.page->findChildren<QCheckBox*>())
            if (box->text() == MachineJobsCardText())
                box->click();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 9, 10000);
        tableNamed(*stage.page, stage.page->findChildren<QTableView*>().last()->accessibleName())->selectRow(0);
        problems += test::photograph(*stage.page, "machines", {{1272, 816}, {932, 600}}, settle);
        stage.page->findChild<SegmentedControl*>()->setCurrentIndex(1);
        emit stage.page->findChild<SegmentedControl*>()->currentChanged(1);
        problems += test::photograph(*stage.page, "machines-limits", {{1272, 816}}, settle);
        stage.model().select("local");
        problems += test::photograph(*stage.page, "machines-local", {{1272, 816}}, settle);

        MachineDialog machine(stage.cluster());
        machine.show();
        QTest::qWait(60); // for the answer of ~/.ssh/config
        const QSize asBuilt = fitting(machine);
        QTest::keyClicks(machine.findChild<QLineEdit*>("user"), "x");
        QTest::qWait(60);
        if (machine.size() != asBuilt)
            problems << "machine-dialog: jumps while somebody types";
        problems += test::photograph(machine, "machine-dialog", {fitting(machine)}, settle);
        TemplateDialog script(stage.cluster(), {}, nullptr);
        problems += test::photograph(script, "template-dialog", {{980, 640}}, settle);
        const auto facts = std::make_shared<ClusterFacts>(); // that lacks the launcher
        facts->tools = {{"srun", "/usr/bin/srun"}, {"mpirun", "/usr/bin/mpirun"}};
        facts->mpiTypes = {"none", "pmi2"};
        TemplateDialog misfit(stage.cluster(), {}, facts);
        problems += test::photograph(misfit, "template-dialog-misfit", {{980, 640}}, settle);
        LoginRequest round = codeRound();
        round.machine = "hpc-login";
        round.banner = "Authorised users only.\nMaintenance on Monday, 08:00 to 12:00.";
        LoginDialog login(round, {}, false);
        problems += test::photograph(login, "login-dialog", {fitting(login)}, settle);
        LoginRequest password = passwordRound();
        password.machine = "hpc-login";
        LoginDialog second(password, tr("The machine refused the answer from the keychain."), true);
        problems += test::photograph(second, "login-dialog-password", {fitting(second)}, settle);
        HostKeyDialog key({"[hpc-login.example.org]:2222", "hpc-login", "ssh-ed25519", test::FakeSshLine::kPrint,
                           "/home/arossi/.ssh/known_hosts"});
        problems += test::photograph(key, "host-key-dialog", {fitting(key)}, settle);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

private:
    static QString MachineJobsCardText()
    {
        return QCoreApplication::translate("trainyard::MachineJobsCard", "Show finished");
    }
};

TRAINYARD_WIDGET_TEST(MachinesPageTest)

} // namespace machines_page_test

#include "machines_page_test.moc"
