// SPDX-License-Identifier: GPL-3.0-or-later
// Checkpoints fetched from a real Slurm behind a real sshd whose link is cut, in the window and by command:
// with_cluster.sh starts them.
#include "gui/parts/app_settings.h"
#include "gui/parts/fetch_dialog.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/widgets/theme.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/remote_desktop.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/screenshots.h"

#include "backend/protocol/run_directory.h"
#include "tests/support/test_environment.h"

#include <QAction>
#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <filesystem>
#include <fstream>

namespace remote_fetch_test {

using namespace trainyard;
using test::Desktop;
using test::FaultProxy;
using test::ownId;
using test::ownQId;
using test::RemoteLab;
namespace fs = std::filesystem;

class RemoteFetchTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    std::unique_ptr<RemoteLab> m_lab;
    std::unique_ptr<FaultProxy> m_proxy;
    std::unique_ptr<Desktop> m_desktop;
    std::string m_checkpoint; ///< there

    /// A run with checkpoints of some 28 MB.
    RunSpec largeRun()
    {
        RunSpec spec = test::smallRun(ownId("large"));
        spec.model.architecture = Architecture::MobileNetV2;
        spec.data.trainSamples = 32;
        spec.data.validationSamples = 16;
        spec.training.batchSize = 16;
        spec.training.epochs = 1;
        return spec;
    }
    std::string folder() const { return m_home.path().toStdString(); }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        Theme::instance().install(*qApp);
        qputenv("PATH", QByteArray::fromStdString(test::program("trainyard-engine").parent_path().string() + ":") +
                            qgetenv("PATH"));
        qputenv("TRAINYARD_HOME", m_home.path().toUtf8());
        m_lab = std::make_unique<RemoteLab>();
        m_proxy = std::make_unique<FaultProxy>(RemoteLab::sshPort());
        m_desktop = std::make_unique<Desktop>(*m_lab, folder(), m_proxy->port());
        QVERIFY(m_desktop->add(m_lab->entry()));
        m_desktop->launch.start(largeRun(), "lab");
        QVERIFY(QTest::qWaitFor([&] { return m_desktop->reader->run(ownId("large")).has_value(); }, 60'000));
        QVERIFY(m_desktop->reaches(ownId("large"), JobState::Done));
        m_checkpoint = m_lab->entry().runsFolder + "/" + ownId("large") + "/checkpoints/epoch-0001.safetensors";
        QVERIFY(fs::file_size(m_checkpoint) > 8 << 20);
    }
    void cleanupTestCase()
    {
        m_desktop.reset();
        m_proxy.reset();
        m_lab.reset();
    }

    void isFetchedInTheWindowAndGoesOnAfterACut()
    {
        StoreService store(m_desktop->store);
        FetchService fetch(&store, &m_desktop->hub);
        AppSettings settings(m_home.filePath(QStringLiteral("settings.ini")));
        Services services;
        services.store = &store;
        services.machines = &m_desktop->hub;
        services.launch = &m_desktop->launch;
        services.fetch = &fetch;
        RunsPage page(services, settings);
        page.resize(1200, 800);
        page.show();
        page.activated();
        QTRY_COMPARE_WITH_TIMEOUT(page.model()->shown(), 1, 60'000);
        page.table()->selectIds({ownQId("large")});
        QAction* act = nullptr;
        for (QAction* action : page.runActions())
            if (action->text().startsWith(QLatin1String("Fetch")))
                act = action;
        QVERIFY(act);
        QTRY_VERIFY(act->isEnabled());
        act->trigger();
        QPointer<FetchDialog> dialog = page.findChild<FetchDialog*>();
        QVERIFY(dialog);
        const auto button = [&](const char* name) { return dialog->findChild<QPushButton*>(QLatin1String(name)); };
        std::vector<FetchState::Phase> phases;
        connect(&fetch, &FetchService::changed, this, [&](const QString& id) {
            if (phases.empty() || phases.back() != fetch.state(id).phase)
                phases.push_back(fetch.state(id).phase);
        });
        const auto size = static_cast<std::int64_t>(fs::file_size(m_checkpoint));
        const fs::path here = fetchedFolder(ownId("large")) / "checkpoints/epoch-0001.safetensors";
        m_proxy->cutAfter(FaultProxy::Down, size * 6 / 10);
        const std::int64_t before = m_proxy->passed(FaultProxy::Down);
        QTest::mouseClick(button("fetchStart"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(std::count(phases.begin(), phases.end(), FetchState::Phase::Waiting) > 0, 90'000);
        QVERIFY(!fs::exists(here)); // a torn file never takes the name
        m_proxy->cutAfter(FaultProxy::Down, -1);
        QTRY_COMPARE_WITH_TIMEOUT(fetch.state(ownQId("large")).phase, FetchState::Phase::Done, 180'000);
        QVERIFY(readFile(here) == readFile(m_checkpoint));
        const std::int64_t passed = m_proxy->passed(FaultProxy::Down) - before;
        QVERIFY2(passed < size * 14 / 10, qPrintable(QString("%1 of %2").arg(passed).arg(size))); // not begun again
        QCOMPARE(test::photograph(*dialog, "fetch", {{600, 420}}).join(QLatin1Char('\n')), QString());

        // Usable here: looked at, and a new run begins with it.
        QTest::mouseClick(button("fetchInspect"), Qt::LeftButton);
        auto* text = dialog->findChild<QPlainTextEdit*>(QStringLiteral("fetchDescription"));
        QTRY_VERIFY_WITH_TIMEOUT(text->toPlainText().contains(QRegularExpression("Run +" + ownQId("large"))), 90'000);
        QSignalSpy wanted(&page, &Page::continueRunRequested);
        QTest::mouseClick(button("fetchContinue"), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().at(1).toString().toStdString(), here.string());
        page.deactivated();
    }

    void anEngineHereBeginsWithIt()
    {
        RunSpec spec = largeRun();
        spec.id = spec.name = "begins";
        spec.model.weights = (fetchedFolder(ownId("large")) / "checkpoints/epoch-0001.safetensors").string();
        RunDirectory::create(folder() + "/begins", spec);
        QProcess engine;
        engine.start(QString::fromStdString(test::program("trainyard-engine").string()),
                     {"run", m_home.filePath("begins")});
        QVERIFY(engine.waitForFinished(120'000));
        QCOMPARE(engine.exitCode(), 0);
        // And what was fetched is a run directory of its own.
        const QJsonDocument document = QJsonDocument::fromJson(
            QByteArray::fromStdString(RemoteLab::sh(test::program("trainyard-engine").string() + " inspect --json '" +
                                                    fetchedFolder(ownId("large")).string() + "'")));
        QCOMPARE(document["id"].toString(), ownQId("large"));
        QCOMPARE(document["attempts"].toArray().size(), 1);
    }

    void isCancelledAtOnce()
    {
        StoreService store(m_desktop->store);
        FetchService fetch(&store, &m_desktop->hub);
        m_proxy->setBandwidth(2 << 20);
        fetch.start(ownQId("large"), {}, m_home.filePath("cancelled"));
        QTRY_VERIFY_WITH_TIMEOUT(fetch.state(ownQId("large")).done > 0, 90'000);
        fetch.cancel(ownQId("large"));
        QCOMPARE(fetch.state(ownQId("large")).phase, FetchState::Phase::Cancelled);
        m_proxy->setBandwidth(0);
        QTest::qWait(500);
        QVERIFY(!fs::exists(folder() + "/cancelled/checkpoints/epoch-0001.safetensors"));
        fetch.start(ownQId("large"), {}, m_home.filePath("cancelled"));
        QTRY_COMPARE_WITH_TIMEOUT(fetch.state(ownQId("large")).phase, FetchState::Phase::Done, 180'000);
        QCOMPARE(fetch.state(ownQId("large")).result.checkpoints.size(), std::size_t{1});
    }

    void byCommand()
    {
        // The command reads the book and ~/.ssh as a person has them.
        const std::string home = folder() + "/command";
        fs::create_directories(home + "/.ssh");
        std::ofstream(home + "/.ssh/known_hosts")
            << "lab " << readFile(qEnvironmentVariable("LAB").toStdString() + "/ssh/host1.pub");
        std::ofstream(home + "/.ssh/config")
            << "Host lab\n  HostName 127.0.0.1\n  Port " << m_proxy->port() << "\n  HostKeyAlias lab\n"
            << "  IdentityFile " << qEnvironmentVariable("LAB").toStdString() << "/ssh/user\n  IdentityAgent none\n";
        MachineEntry entry = m_lab->entry();
        entry.host = "lab";
        qputenv("HOME", QByteArray::fromStdString(home));
        qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(home + "/config"));
        fs::create_directories(machinesFile().parent_path());
        writeFileAtomically(machinesFile(), machinesToText({entry}));
        const std::string to = folder() + "/by command";
        m_proxy->cutAfter(FaultProxy::Down, 12 << 20);
        QTimer heal; // once the command has connected again, however long that takes
        connect(&heal, &QTimer::timeout, this, [this, before = m_proxy->connections()] {
            if (m_proxy->connections() > before + 1)
                m_proxy->cutAfter(FaultProxy::Down, -1);
        });
        heal.start(50);
        QProcess process;
        process.setProcessEnvironment(test::commandEnvironment(folder()));
        process.start(QString::fromStdString(test::program("trainyard").string()),
                      {"runs", "fetch", ownQId("large"), "--checkpoint", "epoch-0001", "--to",
                       QString::fromStdString(to), "--json"});
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 180'000));
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, errors.constData());
        QVERIFY2(errors.contains("Trying again"), errors.constData()); // it was cut
        const QJsonDocument document = QJsonDocument::fromJson(process.readAllStandardOutput());
        const std::string file = document["checkpoints"][0].toString().toStdString();
        QCOMPARE(file, to + "/checkpoints/epoch-0001.safetensors");
        QVERIFY(readFile(file) == readFile(m_checkpoint));
        const test::CommandAnswer wrong =
            test::trainyardCommand(folder(), {"runs", "fetch", ownQId("large"), "--checkpoint", "epoch-9999"});
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.isOneSentence() && wrong.says("epoch-0001.safetensors"), wrong.errors.c_str());
    }
};

TRAINYARD_WIDGET_TEST(RemoteFetchTest)

} // namespace remote_fetch_test

#include "remote_fetch_test.moc"
