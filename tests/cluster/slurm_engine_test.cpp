// SPDX-License-Identifier: GPL-3.0-or-later
// The engine built by a job of a real Slurm, reached through a real sshd. With TRAINYARD_BUILD_ENGINE=1 the real engine
// from the sources that are shipped (some minutes), and its self-test as a job; otherwise a program that builds in a
// second.
#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/engine_lab.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QTest>

#include <fstream>

namespace slurm_engine_test {

using namespace trainyard;
using test::EngineLab;

namespace {

/// With a folder of Trainyard's own: sshd passes no variables on.
class HomedTransport : public SshTransport {
public:
    using SshTransport::SshTransport;
    std::string home;
    ExecResult exec(const std::string& script, double deadline) override
    {
        return SshTransport::exec("export TRAINYARD_HOME=" + shellQuoted(home) + "\n" + script, deadline);
    }
    ExecResult execUnseen(const std::string& script, double deadline) override { return exec(script, deadline); }
};

} // namespace

class SlurmEngineTest : public QObject {
    Q_OBJECT
    std::unique_ptr<EngineLab> m_lab;
    std::unique_ptr<HomedTransport> m_transport;
    std::unique_ptr<SlurmScheduler> m_scheduler;

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        const std::string folder = qEnvironmentVariable("LAB").toStdString() + "/ssh";
        std::ofstream(folder + "/known") << "lab " << readFile(folder + "/host1.pub");
        SshHop hop;
        hop.name = hop.hostName = "127.0.0.1";
        hop.port = qEnvironmentVariableIntValue("BASE") + 22;
        hop.user = test::SshLab::user();
        hop.identityFiles = {folder + "/user"};
        hop.identityAgent = "none";
        hop.hostKeyAlias = "lab";
        hop.userKnownHosts = {folder + "/known"};
        m_transport = std::make_unique<HomedTransport>(SshRoute{hop}, nullptr, nullptr);
    }

    void isBuiltByAJob()
    {
        m_lab = std::make_unique<EngineLab>();
        m_transport->home = m_lab->home();
        JobTemplate machine;
        machine.recordRoot = m_lab->root() + "/records";
        m_scheduler = std::make_unique<SlurmScheduler>(machine);
        const bool real = qEnvironmentVariableIsSet("TRAINYARD_BUILD_ENGINE");
        EnginePackage package = m_lab->sources("0.1.0-small");
        if (real) {
            const auto shipped = shippedSources(sourceFolders(test::program("trainyard-engine").parent_path()));
            QVERIFY2(shipped, "build the target trainyard_engine_sources first");
            package = *shipped;
        }
        JobRequest jobRequest;
        jobRequest.cpus = 2;
        EngineInstall install(package, {}, jobRequest, *m_transport, *m_scheduler);
        QElapsedTimer timer;
        timer.start();
        std::string log, shown;
        bool built = false;
        try {
            while (!install.done() && timer.elapsed() < 3'400'000) {
                const EngineInstallNews now = install.advance();
                built = built || now.phase == EngineInstallNews::Phase::Building;
                log += now.log;
                if (real && now.text.text() != shown)
                    qInfo("%5.0f s  %s", static_cast<double>(timer.elapsed()) / 1000.0,
                          (shown = now.text.text()).c_str());
                if (now.waitSeconds > 0.0)
                    QTest::qWait(500);
            }
        } catch (const Failure& failure) {
            QFAIL((log.substr(log.size() - std::min<std::size_t>(log.size(), 3000)) + failure.what()).c_str());
        }
        QVERIFY(install.done() && built);
        QVERIFY(install.path().rfind(m_lab->engines(), 0) == 0);
        qInfo("installed in %.0f s: %s", static_cast<double>(timer.elapsed()) / 1000.0, install.path().c_str());
        const ExecResult said = m_transport->exec(shellQuoted(install.path()) + " --version", 30.0);
        QCOMPARE(said.output, engineVersionLine() + "\n");
        QVERIFY(log.find("trainyard-build: done") != std::string::npos);
        if (real) {
            ScriptJob check(*m_transport, *m_scheduler, "ty-selftest-1", m_lab->root() + "/selftest");
            check.start("exec " + shellQuoted(install.path()) + " selftest --json --progress\n", {}, jobRequest);
            std::string report;
            ScriptJob::News now;
            do {
                now = check.poll();
                report += now.output;
                QTest::qWait(500);
            } while (!isFinal(now.state));
            QVERIFY2(report.find("\"checks\"") != std::string::npos || report.find("\"speeds\"") != std::string::npos,
                     report.substr(0, 2000).c_str());
            qInfo("%s", m_transport->exec(shellQuoted(install.path()) + " devices", 30.0).output.c_str());
        }
    }
};

TRAINYARD_TEST(SlurmEngineTest)

} // namespace slurm_engine_test

#include "slurm_engine_test.moc"
