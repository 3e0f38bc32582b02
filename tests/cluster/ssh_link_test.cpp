// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/noise.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTest>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <thread>

namespace ssh_link_test {

using namespace trainyard;
using trainyard::test::FaultProxy;
using trainyard::test::kindOf;
using trainyard::test::SshLab;

/// Networks that delay, freeze, break and come back.
class SshLinkTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<SshLab> m_lab;
    std::unique_ptr<FaultProxy> m_proxy;

    std::string path(const std::string& name) const { return m_lab->folder() + "/" + name; }
    SshHop hop(const FaultProxy& proxy) const
    {
        SshHop hop = m_lab->hop();
        hop.port = proxy.port();
        hop.hostKeyAlias = "proxied";
        return hop;
    }
    std::unique_ptr<SshTransport> transport() const
    {
        return std::make_unique<SshTransport>(SshRoute{hop(*m_proxy)}, nullptr, nullptr);
    }
    std::size_t partsLeft(const std::string& folder) const
    {
        std::size_t parts = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            parts += entry.path().filename().string().find(".tmp-") != std::string::npos;
        return parts;
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_lab = std::make_unique<SshLab>();
        SshHop proxied = m_lab->hop();
        proxied.hostKeyAlias = "proxied";
        m_lab->trust(proxied);
    }
    void cleanupTestCase() { m_lab.reset(); }
    void init()
    {
        m_proxy = std::make_unique<FaultProxy>(m_lab->port(1));
        std::filesystem::create_directories(path("files"));
    }
    void cleanup()
    {
        m_proxy.reset();
        const auto removed = [this] { // the far end of a cut link may remove its own parts at the same time
            std::error_code code;
            std::filesystem::remove_all(path("files"), code);
            return !std::filesystem::exists(path("files"), code);
        };
        QTRY_VERIFY(!m_lab || removed());
    }

    void farAwayCostsTwoRoundTripsACommand()
    {
        m_proxy->setDelay(0.1); // 200 ms there and back
        const auto far = transport();
        far->connect();
        double best = 1e9;
        for (int i = 0; i < 5; ++i) {
            const double begin = steadyTime();
            QCOMPARE(far->exec("echo x", 20.0).output, std::string("x\n"));
            best = std::min(best, steadyTime() - begin);
        }
        QVERIFY2(best > 0.4 && best < 0.6, std::to_string(best).c_str()); // no third one
        best = 1e9;
        for (int i = 0; i < 5; ++i) {
            const double begin = steadyTime();
            QCOMPARE(far->execUnseen("echo x", 20.0).output, std::string("x\n"));
            best = std::min(best, steadyTime() - begin);
        }
        QVERIFY2(best > 0.6 && best < 0.8, std::to_string(best).c_str());
    }

    void whatIsNotToBeSeenStandsInNoListOfProcesses()
    {
        const auto near = transport();
        near->connect();
        const std::string script = "export WANDB_API_KEY=h1dden\nps -eo args | grep -c 'KEY=h1[d]den'; :\n";
        QCOMPARE(near->execUnseen(script, 20.0).output, std::string("0\n"));
        QVERIFY(near->exec(script, 20.0).output != "0\n"); // else this test could see nothing
        // A spec comes the same way: while it is written, nobody sees it.
        std::atomic<bool> over = false;
        std::string seen;
        std::thread watch([&] {
            while (!over) {
                QProcess list;
                list.start("ps", {"-eo", "args"});
                list.waitForFinished();
                const QByteArray all = list.readAllStandardOutput();
                if (all.contains("\"secret\""))
                    seen = all.toStdString();
            }
        });
        int made = 0;
        for (int i = 0; i < 20; ++i)
            made += near->create(path("files/spec-" + std::to_string(i)), "{\"secret\": \"h1dden\"}") ? 0 : 1;
        over = true;
        watch.join();
        QCOMPARE(made, 20);
        QVERIFY2(seen.empty(), seen.c_str());
    }

    void aResetIsABrokenConnectionAndComesBack()
    {
        const auto near = transport();
        near->connect();
        std::thread breaker([this] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            m_proxy->reset();
        });
        const double begin = steadyTime();
        QCOMPARE(kindOf([&] { near->exec("sleep 30", 60.0); }), ErrorKind::Transport);
        breaker.join();
        QVERIFY(steadyTime() - begin < 5.0);
        QVERIFY(!near->connected());
        QCOMPARE(kindOf([&] { near->exec("echo", 5.0); }), ErrorKind::Transport); // not at once
        QCOMPARE(m_proxy->connections(), 1);
        QVERIFY(near->retryIn() > 1.0 && near->retryIn() <= 2.0);
        QTRY_VERIFY_WITH_TIMEOUT(near->retryIn() == 0.0, 30000);
        QCOMPARE(near->exec("echo back", 10.0).output, std::string("back\n"));
        QCOMPARE(m_proxy->connections(), 2);
    }

    void aPersonDoesNotWaitForTheBackOff()
    {
        const auto near = transport();
        near->connect();
        m_proxy->reset();
        QCOMPARE(kindOf([&] { near->exec("echo", 5.0); }), ErrorKind::Transport);
        near->connect();
        QCOMPARE(near->exec("echo back", 10.0).output, std::string("back\n"));
    }

    void aFrozenLinkEndsAtTheDeadline()
    {
        const auto near = transport();
        near->connect();
        m_proxy->freeze(true);
        const double begin = steadyTime();
        QCOMPARE(kindOf([&] { near->exec("echo", 1.0); }),
                 ErrorKind::Transport); // not Timeout: the script is not to blame
        QVERIFY(steadyTime() - begin < 10.0);
        QVERIFY(!near->connected());
        m_proxy->freeze(false);
        near->connect();
        QCOMPARE(near->exec("echo back", 10.0).output, std::string("back\n"));
    }

    void keepAliveNoticesAFrozenLink()
    {
        const auto near = transport();
        near->connect();
        near->keepAlive(5.0);
        m_proxy->freeze(true);
        const double begin = steadyTime();
        QCOMPARE(kindOf([&] { near->keepAlive(1.0); }), ErrorKind::Transport);
        QVERIFY(steadyTime() - begin < 10.0);
    }

    void aLongSilentCommandOverAFrozenLinkIsNoticed()
    {
        const auto near = transport();
        near->connect();
        const double begin = steadyTime();
        QCOMPARE(near->exec("sleep 22; echo woke", 60.0).output, std::string("woke\n")); // silence alone is no fault
        QVERIFY(steadyTime() - begin > 21.0);
        std::thread freezer([this] {
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
            m_proxy->freeze(true);
        });
        const double again = steadyTime();
        QCOMPARE(kindOf([&] { near->exec("sleep 600", 600.0); }), ErrorKind::Transport);
        freezer.join();
        QVERIFY2(steadyTime() - again < 45.0, std::to_string(steadyTime() - again).c_str());
    }

    void connectingThroughAFrozenLinkEnds()
    {
        m_proxy->freeze(true);
        SshHop slow = hop(*m_proxy);
        slow.connectTimeout = 1.0;
        SshTransport transport({slow}, nullptr, nullptr);
        const double begin = steadyTime();
        QCOMPARE(kindOf([&] { transport.connect(); }), ErrorKind::Transport);
        QVERIFY(steadyTime() - begin < 5.0);
    }

    void anyCutOfAnAnswerIsNoAnswer()
    {
        // In the middle of packets, of marks, of what was printed.
        for (const std::int64_t bytes : {1, 40, 100, 200, 333, 1000, 5000, 40000}) {
            const auto near = transport();
            near->connect();
            m_proxy->cutAfter(FaultProxy::Down, bytes);
            try {
                const ExecResult result = near->exec("seq 1 20000; exit 3", 20.0);
                QFAIL("a torn answer was taken for an answer");
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().kind, ErrorKind::Transport);
            }
            m_proxy->cutAfter(FaultProxy::Down, -1);
        }
    }

    void ofAScriptCutOffNothingIsRun()
    {
        for (int round = 0; round < 12; ++round) {
            const auto near = transport();
            near->connect();
            m_proxy->cutAfter(FaultProxy::Up, 200 + round * 150);
            const std::string script = "touch " + path("files/hurt") + "\n: " + std::string(3000, 'x') + "\ntouch " +
                                       path("files/hurt") + "\n";
            QCOMPARE(kindOf([&] { near->exec(script, 10.0); }), ErrorKind::Transport);
            m_proxy->cutAfter(FaultProxy::Up, -1);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        QVERIFY(!std::filesystem::exists(path("files/hurt")));
    }

    void aWriteCutOffLeavesTheOldFile()
    {
        const std::string file = path("files/small");
        writeFileAtomically(file, "old");
        for (const std::int64_t bytes : {2000, 30000, 90000}) {
            const auto near = transport();
            near->connect();
            m_proxy->cutAfter(FaultProxy::Up, bytes);
            QCOMPARE(kindOf([&] { near->write(file, test::noise(100000)); }), ErrorKind::Transport);
            m_proxy->cutAfter(FaultProxy::Up, -1);
            QCOMPARE(readFile(file), std::string("old"));
        }
        QTRY_COMPARE(partsLeft(path("files")), std::size_t{0});
    }

    void anUploadGoesOnWhereItWasCut()
    {
        const std::string bytes = test::noise(24 << 20);
        writeFileAtomically(path("source"), bytes);
        const std::string target = path("files/target");
        const auto near = transport();
        near->connect();
        m_proxy->cutAfter(FaultProxy::Up, 10 << 20);
        QCOMPARE(kindOf([&] { near->put(path("source"), target); }), ErrorKind::Transport);
        QVERIFY(!std::filesystem::exists(target));
        QTest::qWait(200); // what arrived is being written
        m_proxy->cutAfter(FaultProxy::Up, -1);
        near->connect();
        const std::int64_t before = m_proxy->passed(FaultProxy::Up);
        std::int64_t first = -1;
        near->setProgress([&first](std::int64_t done, std::int64_t) {
            first = first < 0 ? done : first;
            return true;
        });
        near->put(path("source"), target);
        QVERIFY(readFile(target) == bytes);
        QVERIFY2(first > 5 << 20, std::to_string(first).c_str());
        QVERIFY(m_proxy->passed(FaultProxy::Up) - before < 20 << 20);
        QCOMPARE(partsLeft(path("files")), std::size_t{0});
    }

    void aDownloadGoesOnWhereItWasCut()
    {
        const std::string bytes = test::noise(24 << 20);
        writeFileAtomically(path("source"), bytes);
        const std::string target = path("files/target");
        writeFileAtomically(target, "old");
        const auto near = transport();
        near->connect();
        m_proxy->cutAfter(FaultProxy::Down, 10 << 20);
        QCOMPARE(kindOf([&] { near->get(path("source"), target); }), ErrorKind::Transport);
        QCOMPARE(readFile(target), std::string("old"));
        QCOMPARE(partsLeft(path("files")), std::size_t{1});
        m_proxy->cutAfter(FaultProxy::Down, -1);
        near->connect();
        const std::int64_t before = m_proxy->passed(FaultProxy::Down);
        near->get(path("source"), target);
        QVERIFY(readFile(target) == bytes);
        QVERIFY(m_proxy->passed(FaultProxy::Down) - before < 20 << 20);
        QCOMPARE(partsLeft(path("files")), std::size_t{0});
    }

    void aPartOfAnotherContentIsNotGoneOnWith()
    {
        const std::string target = path("files/target");
        writeFileAtomically(path("source"), test::noise(8 << 20));
        const auto near = transport();
        for (const bool up : {true, false}) {
            near->connect();
            m_proxy->cutAfter(up ? FaultProxy::Up : FaultProxy::Down, 4 << 20);
            QCOMPARE(kindOf([&] { up ? near->put(path("source"), target) : near->get(path("source"), target); }),
                     ErrorKind::Transport);
            m_proxy->cutAfter(FaultProxy::Up, -1);
            m_proxy->cutAfter(FaultProxy::Down, -1);
            const std::string other = test::noise((8 << 20) + (up ? 5 : 9)).substr(5);
            writeFileAtomically(path("source"), other);
            near->connect();
            up ? near->put(path("source"), target) : near->get(path("source"), target);
            QVERIFY(readFile(target) == other);
            QCOMPARE(partsLeft(path("files")), std::size_t{0});
        }
    }

    void aSpoiltPartIsBegunAgain()
    {
        const std::string bytes = test::noise(8 << 20);
        writeFileAtomically(path("source"), bytes);
        const std::string target = path("files/target");
        const auto near = transport();
        for (const bool up : {true, false}) {
            near->connect();
            m_proxy->cutAfter(up ? FaultProxy::Up : FaultProxy::Down, 4 << 20);
            QCOMPARE(kindOf([&] { up ? near->put(path("source"), target) : near->get(path("source"), target); }),
                     ErrorKind::Transport);
            m_proxy->cutAfter(FaultProxy::Up, -1);
            m_proxy->cutAfter(FaultProxy::Down, -1);
            QTest::qWait(200);
            for (const auto& entry : std::filesystem::directory_iterator(path("files")))
                if (entry.path().string().find(".tmp-part-") !=
                    std::string::npos) { // as a crash of the machine may leave it
                    QFile part(QString::fromStdString(entry.path().string()));
                    QVERIFY(part.open(QIODevice::ReadWrite));
                    part.seek(1000);
                    part.write("spoilt");
                }
            near->connect();
            up ? near->put(path("source"), target) : near->get(path("source"), target);
            QVERIFY(readFile(target) == bytes);
            QCOMPARE(partsLeft(path("files")), std::size_t{0});
            std::filesystem::remove(target);
        }
    }

    void aFrozenTransferEnds()
    {
        writeFileAtomically(path("source"), test::noise(64 << 20));
        for (const bool up : {true, false}) {
            const auto near = transport();
            std::stop_source stop;
            near->connect(stop.get_token());
            std::atomic<bool> frozen = false;
            near->setProgress([&](std::int64_t done, std::int64_t) {
                if (done > 8 << 20 && !frozen.exchange(true))
                    m_proxy->freeze(true);
                return true;
            });
            std::thread interrupter([&] { // a person will not wait the minute and a half until it is given up
                while (!frozen)
                    std::this_thread::sleep_for(std::chrono::milliseconds(10));
                std::this_thread::sleep_for(std::chrono::milliseconds(500));
                stop.request_stop();
            });
            const double begin = steadyTime();
            QCOMPARE(kindOf([&] {
                         up ? near->put(path("source"), path("files/t")) : near->get(path("source"), path("files/t"));
                     }),
                     ErrorKind::Cancelled);
            interrupter.join();
            QVERIFY(steadyTime() - begin < 20.0);
            QCOMPARE(kindOf([&] { near->exec("echo", 5.0); }), ErrorKind::Cancelled); // until connect()
            m_proxy->freeze(false);
        }
    }

    void transfersCanBeCancelledAndServeControlMeanwhile()
    {
        writeFileAtomically(path("source"), test::noise(32 << 20));
        m_proxy->setDelay(0.01);
        const auto near = transport();
        for (const bool up : {true, false}) {
            int looks = 0;
            near->setProgress([&](std::int64_t done, std::int64_t total) {
                if (total == 32 << 20 && done < total && looks < 3) {
                    const double begin = steadyTime();
                    if (near->exec("echo " + std::to_string(done), 10.0).output == std::to_string(done) + "\n" &&
                        steadyTime() - begin < 5.0)
                        ++looks;
                }
                return true;
            });
            up ? near->put(path("source"), path("files/t")) : near->get(path("source"), path("files/t"));
            QVERIFY(looks > 0);
            QVERIFY(readFile(path("files/t")) == readFile(path("source")));
            std::filesystem::remove(path("files/t"));
            near->setProgress([](std::int64_t done, std::int64_t) { return done < 4 << 20; });
            QCOMPARE(kindOf([&] {
                         up ? near->put(path("source"), path("files/t")) : near->get(path("source"), path("files/t"));
                     }),
                     ErrorKind::Cancelled);
            QVERIFY(!std::filesystem::exists(path("files/t")));
            near->setProgress({});
            QCOMPARE(near->exec("echo on", 10.0).output, std::string("on\n")); // the connection is as it was
        }
    }

    void aLaptopThatSleptComesBack()
    {
        // A process of its own, stopped: connections stay, nothing moves.
        QProcess process;
        process.start(QCoreApplication::applicationDirPath() + "/trainyard-fault-proxy",
                      {QString::number(m_lab->port(1))});
        QVERIFY(process.waitForStarted() && process.waitForReadyRead());
        SshHop sleepy = m_lab->hop();
        sleepy.port = process.readAllStandardOutput().trimmed().toInt();
        sleepy.hostKeyAlias = "proxied";
        SshTransport transport({sleepy}, nullptr, nullptr);
        transport.connect();
        const pid_t pid = static_cast<pid_t>(process.processId());
        ::kill(pid, SIGSTOP);
        std::thread waker([pid] {
            std::this_thread::sleep_for(std::chrono::seconds(2));
            ::kill(pid, SIGCONT);
        });
        QCOMPARE(transport.exec("echo woke", 20.0).output, std::string("woke\n")); // a short nap: nothing is lost
        waker.join();
        ::kill(pid, SIGSTOP);
        QCOMPARE(kindOf([&] { transport.exec("echo", 0.5); }), ErrorKind::Transport); // a long one: noticed
        ::kill(pid, SIGCONT);
        transport.connect();
        QCOMPARE(transport.exec("echo back", 10.0).output, std::string("back\n"));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
    }

    void slowLinksAreNotTakenForDead()
    {
        m_proxy->setBandwidth(300e3);
        const auto slow = transport();
        writeFileAtomically(path("source"), test::noise(1500000));
        slow->put(path("source"), path("files/t"));
        QVERIFY(readFile(path("files/t")) == readFile(path("source")));
        slow->get(path("files/t"), path("files/back"));
        QVERIFY(readFile(path("files/back")) == readFile(path("source")));
    }

    void oneSessionAtATimeIsEnough()
    {
        const SshLab lab("UsePAM no\nMaxSessions 1");
        lab.trust(lab.hop());
        SshTransport transport({lab.hop()}, nullptr, nullptr);
        for (int i = 0; i < 30; ++i)
            QCOMPARE(
                transport
                    .exec("sleep 30 >/dev/null 2>&1 & echo $! >>" + path("sleepers") + "; echo " + std::to_string(i),
                          10.0)
                    .output,
                std::to_string(i) + "\n");
        transport.exec("kill $(cat " + path("sleepers") + ") 2>/dev/null; :", 10.0);
        const SshLab none("UsePAM no\nMaxSessions 0");
        none.trust(none.hop());
        SshTransport closed({none.hop()}, nullptr, nullptr);
        try {
            closed.exec("echo", 20.0);
            QFAIL("a server without sessions ran a command");
        } catch (const Failure& failure) {
            QVERIFY2(failure.error().reason.find("MaxSessions") != std::string::npos, failure.what());
        }
    }

    void crowdedServersAreTriedAgain()
    {
        // Three connections that do not log in fill the waiting room; they leave after a while.
        const SshLab lab("UsePAM no\nLogLevel VERBOSE\nMaxStartups 3:100:3");
        lab.trust(lab.hop());
        std::vector<std::unique_ptr<QProcess>> idle;
        for (int i = 0; i < 3; ++i) {
            idle.push_back(std::make_unique<QProcess>());
            idle.back()->start(
                "bash", {"-c", QString("exec 3<>/dev/tcp/127.0.0.1/%1; head -c 4 <&3; sleep 1").arg(lab.port(1))});
        }
        for (auto& process : idle)
            QVERIFY(process->waitForReadyRead());
        SshTransport transport({lab.hop()}, nullptr, nullptr);
        transport.connect();
        QCOMPARE(transport.exec("echo in", 10.0).output, std::string("in\n"));
        QVERIFY(QString::fromStdString(lab.log(1)).contains("MaxStartups"));
        for (auto& process : idle)
            process->waitForFinished();
    }

    void newKeysInMidTransferLoseNothing()
    {
        const SshLab lab("UsePAM no\nRekeyLimit 3M");
        lab.trust(lab.hop());
        const std::string bytes = test::noise(24 << 20);
        writeFileAtomically(path("source"), bytes);
        SshTransport transport({lab.hop()}, nullptr, nullptr);
        transport.put(path("source"), path("files/t"));
        QVERIFY(readFile(path("files/t")) == bytes);
        transport.get(path("files/t"), path("files/back"));
        QVERIFY(readFile(path("files/back")) == bytes);
        QCOMPARE(transport.exec("echo on", 10.0).output, std::string("on\n"));
    }
};

TRAINYARD_TEST(SshLinkTest)

} // namespace ssh_link_test

#include "ssh_link_test.moc"
