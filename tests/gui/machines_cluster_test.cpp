// SPDX-License-Identifier: GPL-3.0-or-later
// The page Machines before a real Slurm and real sshd: with_cluster.sh starts them.
#include "backend/base/files.h"
#include "cluster/transport/ssh_transport.h"
#include "gui/formats/reason_text.h"
#include "gui/machines/login_dialogs.h"
#include "gui/machines/machine_dialog.h"
#include "gui/widgets/theme.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/gui/machines_stage.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <filesystem>
#include <fstream>

namespace machines_cluster_test {

using namespace trainyard;
using test::MachinesStage;
using test::SshLab;

namespace {

std::string lab()
{
    return qEnvironmentVariable("LAB").toStdString();
}
int port(int server)
{
    return qEnvironmentVariableIntValue("BASE") + 21 + server;
}

/// A code that server 2 takes: none is taken twice.
std::string nextCode()
{
    static int codes = 0;
    return SshLab::run({"oathtool", "--totp", "--now=now + " + std::to_string(30 * codes++) + " seconds",
                        readFile(lab() + "/ssh/totp")})
        .substr(0, 6);
}

QString submit(const std::string& name, const std::vector<std::string>& options,
               const std::string& command = "sleep 300")
{
    std::vector<std::string> words{"sbatch", "--parsable", "-J",        name,     "-D",
                                   lab(),    "-o",         "/dev/null", "--wrap", command};
    words.insert(words.end() - 2, options.begin(), options.end());
    return QString::fromStdString(SshLab::run(words)).trimmed();
}

} // namespace

class MachinesClusterTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

    MachineEntry server(int number) const
    {
        MachineEntry entry;
        entry.id = newMachineId();
        entry.name = "lab" + std::to_string(number);
        entry.host = "127.0.0.1";
        entry.port = port(number);
        entry.user = SshLab::user();
        entry.identityFile = lab() + "/ssh/user";
        entry.scheduler = SchedulerKind::Slurm;
        return entry;
    }
    void trust(int number) const
    {
        makeFolders(m_home.filePath(".ssh").toStdString());
        std::ofstream(m_home.filePath(".ssh/known_hosts").toStdString(), std::ios::app)
            << "[127.0.0.1]:" << port(number) << ' ' << readFile(lab() + "/ssh/host" + std::to_string(number) + ".pub");
    }
    static bool asks(const MachinesStage& stage)
    {
        const QList<LoginDialog*> dialogs = stage.page->findChildren<LoginDialog*>();
        return std::any_of(dialogs.begin(), dialogs.end(), [](const LoginDialog* one) { return one->isVisible(); });
    }
    static bool type(MachinesStage& stage, const QStringList& texts)
    {
        auto* dialog = stage.dialog<LoginDialog>();
        if (!dialog)
            return false;
        const QList<QLineEdit*> fields = dialog->findChildren<QLineEdit*>();
        if (fields.size() != texts.size())
            return false;
        for (int i = 0; i < fields.size(); ++i)
            QTest::keyClicks(fields[i], texts[i]);
        QTest::keyClick(dialog, Qt::Key_Return); // closes it
        return true;
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        Theme::instance().install(*qApp);
        qputenv("HOME", m_home.path().toUtf8());
        qunsetenv("SSH_AUTH_SOCK");
    }
    void init() { QDir(m_home.filePath(".ssh")).removeRecursively(); }
    void cleanup() { SshLab::run({"scancel", "--me", "--quiet"}); }

    void aClusterOfTheConfigurationIsAddedAndPassesItsTest()
    {
        makeFolders(m_home.filePath(".ssh").toStdString());
        std::ofstream(m_home.filePath(".ssh/config").toStdString())
            << "Host hpc-login\n  HostName 127.0.0.1\n  Port " << port(1) << "\n  User " << SshLab::user()
            << "\n  IdentityFile " << lab() << "/ssh/user\n";
        MachinesStage stage(true);
        QTest::mouseClick(stage.button("add"), Qt::LeftButton);
        auto* dialog = stage.dialog<MachineDialog>();
        QVERIFY(dialog);
        auto* host = dialog->findChild<QComboBox*>("host");
        QTRY_COMPARE(host->count(), 1);
        host->setCurrentIndex(0);
        QCOMPARE(dialog->findChild<QLineEdit*>("name")->text(), "hpc-login");
        makeFolders(lab() + "/home/bin");
        std::filesystem::create_symlink(test::program("trainyard-engine"), lab() + "/home/bin/trainyard-engine");
        QTest::keyClicks(dialog->findChild<QLineEdit*>("engine"), "~/bin/trainyard-engine");
        QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
        auto* key = stage.dialog<HostKeyDialog>();
        QVERIFY(key);
        const QString told = QString::fromStdString(SshLab::run({"ssh-keygen", "-lf", lab() + "/ssh/host1.pub"}));
        QVERIFY2(told.contains(key->findChild<QLabel*>("fingerprint")->text()), qPrintable(told));
        QTest::mouseClick(test::buttonOf(*key, "Trust it"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().trial()->endedAt() > 0.0, 180'000);
        for (int step = 0; step < static_cast<int>(TrialStage::Count); ++step) {
            const TrialResult& result = stage.model().trial()->result(static_cast<TrialStage>(step));
            QVERIFY2(result.outcome == TrialOutcome::Passed,
                     qPrintable(trialStageText(static_cast<TrialStage>(step)) + ": " + reasonText(result.found)));
        }
        QVERIFY(reasonText(stage.model().trial()->result(TrialStage::LogIn).found).contains("key"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().cluster, 90'000);
        QCOMPARE(stage.model().partitions()->index(0, PartitionsModel::Free).data().toString(), "8 of 8");

        // Jobs as they come, wait, are held, let go and cancelled by the page.
        const QString runs = submit("resnet20-c10-s1", {"--gres=gpu:h100:2", "-t", "10"});
        const QString held = submit("mobilenetv2-n2", {"-H", "-N", "2"});
        const QString blocked = submit("resnet152-five-days", {"-t", "5-0"});
        const QString array = submit("lth-sweep", {"-a", "0-9%1", "-H"});
        stage.model().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().jobs()->rowCount(), 4, 90'000);
        const auto state = [&](const QString& id) {
            const int row = stage.model().jobs()->rowOf(id);
            return row < 0 ? QString("absent")
                           : stage.model().jobs()->index(row, OwnJobsModel::State).data().toString();
        };
        const auto becomes = [&](const QString& id, const QString& wanted) {
            return QTest::qWaitFor(
                [&] {
                    if (!stage.model().view().looking && state(id) != wanted)
                        stage.model().watch()->poke(stage.model().selected());
                    return state(id) == wanted;
                },
                120'000);
        };
        QVERIFY2(becomes(runs, "Running"), qPrintable(state(runs)));
        QCOMPARE(stage.model().jobs()->index(stage.model().jobs()->rowOf(runs), OwnJobsModel::Gpus).data().toString(),
                 "2");
        QCOMPARE(state(held), "Held");
        QCOMPARE(state(blocked), "Blocked");
        QVERIFY(!stage.model().jobs()->job(stage.model().jobs()->rowOf(blocked)).reason.remedy.empty());
        stage.model().act(JobAct::Release, {held});
        QVERIFY2(becomes(held, "Running"), qPrintable(state(held)));
        stage.model().act(JobAct::Requeue, {held});
        QVERIFY2(becomes(held, "Queued"), qPrintable(state(held)));
        stage.model().act(JobAct::Hold, {held});
        QVERIFY2(becomes(held, "Held"), qPrintable(state(held)));
        const auto problems =
            test::photograph(*stage.page, "machines-real-cluster", {{1272, 816}}, [] { QTest::qWait(60); });
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
        const int waiting = stage.model().jobs()->rowOf(array + "_[0-9%1]");
        QVERIFY(waiting >= 0);
        stage.model().act(JobAct::Cancel, {array + "_[0-9%1]", runs});
        QVERIFY2(becomes(runs, "absent"), qPrintable(state(runs)));
        QVERIFY(becomes(array + "_[0-9%1]", "absent"));
        stage.model().setFinishedShown(true);
        QVERIFY2(becomes(runs, "Cancelled"), qPrintable(state(runs)));
    }

    void keyPasswordAndCodeAreAskedAndNothingIsTriedTwice()
    {
        trust(2);
        MachinesStage stage(true);
        stage.add(server(2));
        const auto refusals = [] {
            std::size_t count = 0;
            const std::string log = readFile(lab() + "/log/sshd2");
            for (std::size_t at = 0; (at = log.find("Failed keyboard-interactive", at)) != std::string::npos; ++at)
                ++count;
            return count;
        };
        stage.model().connectSelected();
        QVERIFY(stage.dialog<LoginDialog>());
        QTest::keyClick(stage.dialog<LoginDialog>(), Qt::Key_Escape); // cancelled
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY(stage.model().problem().isEmpty());
        QTRY_VERIFY(!stage.page->findChild<LoginDialog*>());

        stage.model().connectSelected();
        const std::size_t before = refusals();
        QVERIFY(type(stage, {"not the password"}));
        // PAM asks on before it refuses.
        QTRY_VERIFY_WITH_TIMEOUT(asks(stage) || stage.model().status().state == LinkState::Disconnected, 60'000);
        if (asks(stage))
            QVERIFY(type(stage, {QString::fromStdString(nextCode())}));
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY2(stage.model().problem().contains("refused"), qPrintable(stage.model().problem()));
        QTest::qWait(3000);
        QVERIFY2(refusals() <= before + 1, "a rejected password was sent again");
        QVERIFY(!asks(stage));

        stage.model().connectSelected();
        QVERIFY(type(stage, {"labpass"}));
        QTRY_VERIFY(asks(stage));
        QVERIFY(type(stage, {QString::fromStdString(nextCode())}));
        QVERIFY2(stage.reaches(LinkState::Connected), qPrintable(stage.model().problem()));
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().cluster, 90'000);

        // A copy shares the one log-in, and other work goes on meanwhile.
        std::ofstream(m_home.filePath("big").toStdString()) << std::string(std::size_t{24} << 20, 'x');
        bool copied = false;
        QString error;
        const std::string from = m_home.filePath("big").toStdString(), to = lab() + "/home/big";
        stage.hub->transfer(
            stage.model().selected(), this, [from, to](Transport& transport) { transport.put(from, to); },
            std::function([&](const Result<void>& result) {
                copied = true;
                error = result ? QString() : QString::fromStdString(result.error().text());
            }));
        QTRY_VERIFY_WITH_TIMEOUT(copied, 180'000);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCOMPARE(std::filesystem::file_size(to), std::uintmax_t{24} << 20);
        QVERIFY(!asks(stage));
    }

    void aChangedKeyIsRefusedForGood()
    {
        makeFolders(m_home.filePath(".ssh").toStdString());
        std::ofstream(m_home.filePath(".ssh/known_hosts").toStdString())
            << "[127.0.0.1]:" << port(1) << ' ' << readFile(lab() + "/ssh/host2.pub");
        MachinesStage stage(true);
        stage.add(server(1));
        stage.model().connectSelected();
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().status().error, 60'000);
        QCOMPARE(linkText(stage.model().status()).word, "Key refused");
        QVERIFY2(stage.model().problem().contains("ssh-keygen -f"), qPrintable(stage.model().problem()));
        QVERIFY(!stage.page->findChild<HostKeyDialog*>());
        QCOMPARE(QString::fromStdString(readFile(m_home.filePath(".ssh/known_hosts").toStdString())).count('\n'), 1);
    }

    void aMachineWithoutASchedulerAndOneWithoutSsh()
    {
        trust(1);
        MachinesStage stage(true);
        MachineEntry direct = server(1); // ssh × direct
        direct.scheduler = SchedulerKind::Direct;
        stage.add(direct);
        stage.model().connectSelected();
        QVERIFY(stage.reaches(LinkState::Connected));
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().cores > 0, 90'000);
        MachineEntry here; // local × SLURM: this computer is the login node
        here.id = newMachineId();
        here.name = "login node";
        here.transport = TransportKind::Local;
        here.scheduler = SchedulerKind::Slurm;
        stage.add(here);
        QTest::mouseClick(stage.button("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().trial()->endedAt() > 0.0, 180'000);
        QCOMPARE(stage.model().trial()->result(TrialStage::LogIn).outcome, TrialOutcome::Skipped);
        QVERIFY(reasonText(stage.model().trial()->result(TrialStage::Scheduler).found).contains("SLURM"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().view().cluster, 90'000);
    }

    void aCopyOfItsOwnWhereAKeyLogsIn()
    {
        trust(1);
        MachinesStage stage(true);
        const QString id = stage.add(server(1));
        stage.model().connectSelected();
        QVERIFY(stage.reaches(LinkState::Connected));
        std::promise<void> go;
        bool copied = false, asked = false;
        stage.hub->transfer(
            id, this,
            [&](Transport& transport) {
                go.get_future().wait();
                return transport.exec("echo $$", 20.0).exitCode;
            },
            std::function([&](const Result<int>& result) { copied = result && result.value() == 0; }));
        stage.hub->ask(
            id, this, [](Machine& machine) { return machine.transport->exec(":", 20.0).exitCode; },
            std::function([&](const Result<int>& result) { asked = result && result.value() == 0; }));
        QTRY_VERIFY_WITH_TIMEOUT(asked, 60'000); // while the copy holds its own connection
        QVERIFY(!copied);
        go.set_value();
        QTRY_VERIFY_WITH_TIMEOUT(copied, 60'000);
    }
};

TRAINYARD_WIDGET_TEST(MachinesClusterTest)

} // namespace machines_cluster_test

#include "machines_cluster_test.moc"
