// SPDX-License-Identifier: GPL-3.0-or-later
// Checkpoints fetched through a real sshd whose link is cut in the middle.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/jobs/run_fetch.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/noise.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace ssh_fetch_test {

using namespace trainyard;
using test::FaultProxy;
using test::SshLab;
namespace fs = std::filesystem;

class SshFetchTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SshLab> m_ssh;

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_ssh = std::make_unique<SshLab>();
    }
    void cleanupTestCase() { m_ssh.reset(); }

    void aCheckpointThatWasCutGoesOnWhereItEnded()
    {
        QTemporaryDir folder;
        const fs::path there = folder.filePath("run \"there\"").toStdString(),
                       here = folder.filePath("here").toStdString();
        const std::string bytes = test::noise(std::size_t{24} << 20);
        fs::create_directories(there / "checkpoints");
        fs::create_directories(there / "attempts/0001");
        writeFileAtomically(there / "checkpoints/epoch-0001.safetensors", bytes);
        writeFileAtomically(there / "attempts/0001/engine.log", "a log\n");
        FaultProxy proxy(m_ssh->port(1));
        SshHop hop = m_ssh->hop();
        hop.port = proxy.port();
        hop.hostKeyAlias = "proxied";
        m_ssh->trust(hop);
        FetchRequest request;
        request.directory = there.string();
        request.target = here.string();
        const fs::path final = here / "checkpoints/epoch-0001.safetensors";
        {
            SshTransport transport(SshRoute{hop}, nullptr, nullptr);
            transport.connect();
            proxy.cutAfter(FaultProxy::Down, 10 << 20);
            QCOMPARE(test::kindOf([&] { fetchRun(request, transport); }), ErrorKind::Transport);
        }
        QVERIFY(!fs::exists(final)); // a torn file never takes the name
        QVERIFY(fs::exists(here / "attempts/0001/engine.log"));
        proxy.cutAfter(FaultProxy::Down, -1);
        const std::int64_t before = proxy.passed(FaultProxy::Down);
        SshTransport again(SshRoute{hop}, nullptr, nullptr); // another process
        std::int64_t firstTold = -1;
        const FetchedRun out = fetchRun(request, again, [&](const FetchNews& news) {
            if (news.file.starts_with("checkpoints/") && news.done > 1000 && firstTold < 0)
                firstTold = news.done;
            return true;
        });
        QCOMPARE(out.copied, 1);
        QCOMPARE(out.kept, 1);
        QVERIFY(readFile(final) == bytes);
        QVERIFY2(firstTold > 5 << 20, std::to_string(firstTold).c_str());
        const std::int64_t passed = proxy.passed(FaultProxy::Down) - before;
        QVERIFY2(passed < 20 << 20, std::to_string(passed).c_str()); // not begun again
    }

    void aPartOfAnotherCheckpointIsNotGoneOnWith()
    {
        QTemporaryDir folder;
        const fs::path there = folder.filePath("there").toStdString(), here = folder.filePath("here").toStdString();
        fs::create_directories(there / "checkpoints");
        const fs::path file = there / "checkpoints/best.safetensors";
        writeFileAtomically(file, test::noise(std::size_t{12} << 20));
        m_ssh->trust(m_ssh->hop());
        SshTransport transport(SshRoute{m_ssh->hop()}, nullptr, nullptr);
        FetchRequest request;
        request.directory = there.string();
        request.target = here.string();
        QCOMPARE(test::kindOf(
                     [&] { fetchRun(request, transport, [](const FetchNews& news) { return news.done < 4 << 20; }); }),
                 ErrorKind::Cancelled);
        const std::string newer(std::size_t{12} << 20, 'n');
        writeFileAtomically(file, newer);
        const FetchedRun out = fetchRun(request, transport);
        QVERIFY(readFile(out.checkpoints.front()) == newer);
        std::size_t files = 0;
        for ([[maybe_unused]] const auto& entry : fs::directory_iterator(here / "checkpoints"))
            ++files;
        QCOMPARE(files, std::size_t{1}); // no part is left
    }
};

TRAINYARD_TEST(SshFetchTest)

} // namespace ssh_fetch_test

#include "ssh_fetch_test.moc"
