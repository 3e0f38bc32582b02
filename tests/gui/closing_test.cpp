// SPDX-License-Identifier: GPL-3.0-or-later
// The window is closed while a machine is slow: nothing is waited for, nothing is left half-done, and all goes on
// later.
#include "cluster/transport/local_transport.h"
#include "gui/services/engine_there_service.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/run_service.h"
#include "storage/store/run_store.h"
#include "tests/cluster/engine_lab.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>

namespace closing_test {

using namespace trainyard;
using test::EngineLab;

namespace {

/// A network over which a command takes for ever once it is slow, unless it is interrupted.
struct Network {
    std::mutex mutex;
    std::condition_variable_any condition;
    bool slow = false;
    std::stop_token stop; ///< of the connection
    int waiting = 0;      ///< commands that have no answer
    int cutOff = 0;       ///< commands that were interrupted

    void pass()
    {
        std::unique_lock lock(mutex);
        if (!slow)
            return;
        ++waiting;
        const std::stop_token end = stop;
        condition.wait_for(lock, end, std::chrono::seconds(100), [] { return false; });
        const bool interrupted = end.stop_requested();
        --waiting;
        cutOff += interrupted ? 1 : 0;
        throw Failure(interrupted ? ErrorKind::Cancelled : ErrorKind::Transport, "reach", "far", "it has no answer");
    }
    template <typename T>
    T read(T Network::*member)
    {
        const std::lock_guard lock(mutex);
        return this->*member;
    }
    template <typename T>
    void set(T Network::*member, std::type_identity_t<T> value)
    {
        const std::lock_guard lock(mutex);
        this->*member = std::move(value);
    }
};

class SlowTransport : public LocalTransport {
public:
    explicit SlowTransport(Network& network) : m_network(network) {}
    ExecResult exec(const std::string& script, double deadline) override
    {
        m_network.pass();
        return LocalTransport::exec(script, deadline);
    }

private:
    Network& m_network;
};

class SlowLine : public MachineLine {
public:
    explicit SlowLine(Network& network) : m_network(network) {}
    void connect(std::stop_token stop) override { m_network.set(&Network::stop, std::move(stop)); }

private:
    Network& m_network;
};

struct Machines {
    MachineBook book;
    Network network;
    std::unique_ptr<MachineHub> hub;

    explicit Machines(const EngineLab& lab) : book(lab.root() + "/machines.json")
    {
        hub = std::make_unique<MachineHub>(
            &book, nullptr, [this](const MachineEntry& entry, LoginPrompter* a, HostKeyPrompt* b) {
                if (entry.id != "far")
                    return openLine(entry, a, b);
                return OpenedLine{std::make_unique<SlowTransport>(network), std::make_unique<SlowLine>(network)};
            });
        MachineEntry entry;
        entry.id = "far";
        entry.name = "far";
        entry.host = "far.example.org";
        book.save(entry);
        [this] { QTRY_VERIFY(book.find(QStringLiteral("far"))); }();
        hub->connectMachine(QStringLiteral("far"));
        [this] { QTRY_VERIFY(hub->connected(QStringLiteral("far"))); }();
    }
};

/// The services that look after runs, made and ended in the window's order.
struct Window {
    Window(const EngineLab& lab, const std::string& home)
        : machines(lab), store(std::make_shared<RunStore>(home + "/store.db")), launch(store),
          remote(std::make_unique<RunService>(store, machines.hub.get(), &launch, &follow))
    {
    }
    ~Window()
    {
        remote.reset();
        machines.hub.reset();
    }
    Machines machines;
    std::shared_ptr<RunStore> store;
    LaunchService launch;
    FollowService follow;
    std::unique_ptr<RunService> remote;
};

bool alive(const std::filesystem::path& pidFile)
{
    std::ifstream file(pidFile);
    std::string pid;
    file >> pid;
    std::ifstream command("/proc/" + pid + "/cmdline"); // one that has ended and nobody has asked for has none
    return !pid.empty() && command.get() != std::ifstream::traits_type::eof();
}

} // namespace

class ClosingTest : public QObject {
    Q_OBJECT
private slots:
    void anInstallationIsLeftAndGoneOnWith()
    {
        EngineLab lab;
        lab.sources("0.1.0-left");
        qputenv("TRAINYARD_ENGINE_SOURCES", QByteArray::fromStdString(lab.root()));
        const QString far = QStringLiteral("far");
        const std::string jobs = lab.engines() + "/.jobs";
        {
            Machines machines(lab);
            auto service = std::make_unique<EngineThereService>(machines.hub.get());
            connect(service.get(), &EngineThereService::installProgressed, this,
                    [&](const QString&, const EngineInstallNews& news) {
                        if (news.phase == EngineInstallNews::Phase::Waiting ||
                            news.phase == EngineInstallNews::Phase::Building)
                            machines.network.set(&Network::slow, true);
                    });
            service->install(far, true);
            QTRY_VERIFY_WITH_TIMEOUT(machines.network.read(&Network::waiting) == 1, 60'000);
            service.reset();
            // The command still has no answer: the service did not wait for one.
            QCOMPARE(machines.network.read(&Network::waiting), 1);
            QCOMPARE(machines.network.read(&Network::cutOff), 0);
            machines.hub.reset();
            QCOMPARE(machines.network.read(&Network::waiting), 0);
            QCOMPARE(machines.network.read(&Network::cutOff), 1);
        }
        QVERIFY(!std::filesystem::is_empty(jobs)); // the job there goes on

        Machines machines(lab);
        EngineThereService service(machines.hub.get());
        QSignalSpy installed(&service, &EngineThereService::installed);
        QSignalSpy failed(&service, &EngineThereService::failed);
        service.install(far, true);
        QTRY_VERIFY_WITH_TIMEOUT(installed.count() + failed.count() == 1, 120'000);
        QCOMPARE(installed.count(), 1);
        QCOMPARE(installed.at(0).at(1).toString().toStdString(), lab.engines() + "/0.1.0-left/bin/trainyard-engine");
        QStringList found;
        for (const auto& entry : std::filesystem::directory_iterator(lab.engines()))
            if (entry.path().filename() != ".jobs" && entry.path().filename() != ".packages")
                found << QString::fromStdString(entry.path().filename());
        QCOMPARE(found, QStringList{"0.1.0-left"});
    }

    void aStepOnThisWorkstationEndsToo()
    {
        EngineLab lab;
        // An engine that looks through the data set for ever.
        lab.program(lab.bin() + "/trainyard-engine", "echo $$ >>" + lab.root() + "/looks\nexec sleep 600");
        qputenv("PATH", QByteArray::fromStdString(lab.bin() + ":") + qgetenv("PATH"));
        std::filesystem::create_directories(lab.root() + "/images");
        RunSpec spec;
        spec.id = spec.name = "left";
        spec.data.format = DataFormat::Folder;
        spec.data.path = lab.root() + "/images";
        const std::filesystem::path looks = lab.root() + "/looks";
        {
            Window window(lab, lab.root());
            window.launch.start(spec, QStringLiteral("far"));
            QTRY_VERIFY_WITH_TIMEOUT(alive(looks), 60'000);
            QTRY_COMPARE(window.store->reader()->run("left")->state, JobState::Uploading);
        }
        QTRY_VERIFY(!alive(looks));
        std::filesystem::remove(looks);
        // The run was not given up: the next window goes on by itself.
        QCOMPARE(RunStore(lab.root() + "/store.db").reader()->run("left")->state, JobState::Uploading);
        Window again(lab, lab.root());
        QTRY_VERIFY_WITH_TIMEOUT(alive(looks), 60'000);
    }

    void aCommandOnThisWorkstationEndsToo()
    {
        EngineLab lab;
        Machines machines(lab);
        MachineEntry entry;
        entry.id = "here";
        entry.name = "another way here";
        entry.transport = TransportKind::Local;
        machines.book.save(entry);
        const QString here = QStringLiteral("here");
        QTRY_VERIFY(machines.book.find(here));
        machines.hub->connectMachine(here);
        QTRY_VERIFY(machines.hub->connected(here));
        std::atomic<int> outcome = -1;
        machines.hub->post(here, [&](Machine& machine) {
            try {
                machine.transport->exec("echo $$ >" + lab.root() + "/pid; exec sleep 600", 600.0);
                outcome = 0;
            } catch (const Failure& failure) {
                outcome = static_cast<int>(failure.error().kind);
            }
        });
        QTRY_VERIFY(alive(lab.root() + "/pid"));
        machines.hub.reset();
        QCOMPARE(outcome.load(), static_cast<int>(ErrorKind::Cancelled));
        QTRY_VERIFY(!alive(lab.root() + "/pid"));
    }
};

TRAINYARD_TEST(ClosingTest)

} // namespace closing_test

#include "closing_test.moc"
