// SPDX-License-Identifier: GPL-3.0-or-later
// Data brought through a real sshd whose link is cut, and onto disks that fill up or refuse.
#include "backend/base/error.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/cluster/staging_lab.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/noise.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/mount.h>

#include <filesystem>
#include <fstream>

namespace ssh_staging_test {

using namespace trainyard;
using test::FaultProxy;
using test::SshLab;
using test::StagingLab;

namespace {

/// A machine that does not have this workstation's folder, although it is this workstation.
class FarTransport : public SshTransport {
public:
    FarTransport(const SshHop& hop, std::string hidden)
        : SshTransport(SshRoute{hop}, nullptr, nullptr), m_enter("cd -- " + shellQuoted(hidden))
    {
    }
    ExecResult exec(const std::string& script, double deadline) override
    {
        const std::size_t at = script.find(m_enter);
        return SshTransport::exec(
            at == std::string::npos ? script : std::string(script).replace(at, m_enter.size(), "cd -- /nowhere"),
            deadline);
    }

private:
    std::string m_enter;
};

} // namespace

class SshStagingTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SshLab> m_ssh;
    std::unique_ptr<StagingLab> m_lab;

    Error failed(const std::function<void()>& action)
    {
        try {
            action();
        } catch (const Failure& failure) {
            return failure.error();
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_ssh = std::make_unique<SshLab>();
    }
    void cleanupTestCase() { m_ssh.reset(); }
    void init() { m_lab = std::make_unique<StagingLab>(); }

    void aVolumeThatWasCutGoesOnWhereItEnded()
    {
        const DataSpec spec = m_lab->folder("set");
        const std::string noise = test::noise(30 << 20);
        std::ofstream(spec.path + "/train/dog/large.bin", std::ios::binary) << noise;
        const StagingRequest request = m_lab->request(spec);
        FaultProxy proxy(m_ssh->port(1));
        SshHop hop = m_ssh->hop();
        hop.port = proxy.port();
        hop.hostKeyAlias = "proxied";
        m_ssh->trust(hop);
        FarTransport transport(hop, spec.path);
        Staging staging(request, transport, m_lab->scheduler);
        transport.connect();
        while (true) { // up to the first volume
            proxy.cutAfter(FaultProxy::Up, 12 << 20);
            const Error error = failed([&] { staging.advance(); });
            if (!error.operation.empty()) {
                QCOMPARE(error.kind, ErrorKind::Transport);
                break;
            }
            QVERIFY(!staging.done());
        }
        proxy.cutAfter(FaultProxy::Up, -1);
        QTest::qWait(300); // what arrived is being written
        const std::int64_t before = proxy.passed(FaultProxy::Up);
        transport.connect();
        std::int64_t told = 0;
        Staging again(request, transport, m_lab->scheduler); // another process
        while (!again.done())
            again.advance([&](const StagingNews& now) {
                told = std::max(told, now.done);
                return true;
            });
        QCOMPARE(readFile(again.data().path + "/train/dog/large.bin"), noise);
        QVERIFY2(proxy.passed(FaultProxy::Up) - before < 26 << 20,
                 std::to_string(proxy.passed(FaultProxy::Up) - before).c_str());
        QVERIFY(told > 30 << 20);
    }

    void cancellingKeepsWhatArrived()
    {
        const DataSpec spec = m_lab->folder("set");
        std::ofstream(spec.path + "/train/dog/large.bin", std::ios::binary) << std::string(20 << 20, 'x');
        m_ssh->trust(m_ssh->hop());
        FarTransport transport(m_ssh->hop(), spec.path);
        Staging staging(m_lab->request(spec), transport, m_lab->scheduler);
        const Error error = failed([&] {
            while (!staging.done())
                staging.advance([](const StagingNews& now) { return now.done < 5 << 20; });
        });
        QCOMPARE(error.kind, ErrorKind::Cancelled);
        while (!staging.done()) // the very same object goes on
            staging.advance();
        QCOMPARE(std::filesystem::file_size(staging.data().path + "/train/dog/large.bin"), std::uintmax_t{20 << 20});
    }

    void aFullDiskIsSaidBeforeAnythingIsSent()
    {
        const DataSpec spec = m_lab->folder("set");
        std::ofstream(spec.path + "/train/dog/large.bin", std::ios::binary) << std::string(30 << 20, 'x');
        StagingRequest request = m_lab->request(spec);
        request.root = m_lab->there() + "/disk";
        std::filesystem::create_directories(request.root);
        if (::mount("none", request.root.c_str(), "tmpfs", 0, "size=8m") != 0)
            QSKIP("a small disk cannot be made here (no right to mount)");
        m_ssh->trust(m_ssh->hop());
        FarTransport transport(m_ssh->hop(), spec.path);
        const Error error = failed([&] { stageData(request, transport, m_lab->scheduler); });
        ::umount2(request.root.c_str(), MNT_DETACH);
        QCOMPARE(error.kind, ErrorKind::NoSpace);
        QVERIFY2(error.reasonCode == "job.no-space-there", error.text().c_str());
    }

    void aFolderThatMayNotBeWrittenIsSaid()
    {
        const DataSpec spec = m_lab->folder("set");
        StagingRequest request = m_lab->request(spec);
        request.root = m_lab->there() + "/disk/closed";
        std::filesystem::create_directories(m_lab->there() + "/disk");
        if (::mount("none", (m_lab->there() + "/disk").c_str(), "tmpfs", MS_RDONLY, nullptr) != 0)
            QSKIP("a read-only disk cannot be made here (no right to mount)");
        m_ssh->trust(m_ssh->hop());
        FarTransport transport(m_ssh->hop(), spec.path);
        const Error error = failed([&] { stageData(request, transport, m_lab->scheduler); });
        ::umount2((m_lab->there() + "/disk").c_str(), MNT_DETACH);
        QCOMPARE(error.kind, ErrorKind::Permission);
        QVERIFY2(error.text().find(request.root) != std::string::npos, error.text().c_str());
    }
};

TRAINYARD_TEST(SshStagingTest)

} // namespace ssh_staging_test

#include "ssh_staging_test.moc"
