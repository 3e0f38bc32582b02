// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does about runs that another program starts, and about those of machines that come and go. The
// machines are this computer behind connections that always work.
#include "gui/services/run_service.h"

#include "cluster/transport/local_transport.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>

namespace run_service_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const std::string kRun = "20250101-000000-abcdef";

class ReadyLine : public MachineLine {
public:
    void connect(std::stop_token) override { m_connected = true; }
    void disconnect() noexcept override { m_connected = false; }
    bool connected() const noexcept override { return m_connected; }
    double retryIn() const override { return 0.05; }

private:
    std::atomic<bool> m_connected = false;
};

struct Stage {
    QTemporaryDir folder;
    std::shared_ptr<RunStore> store;
    MachineBook book{folder.filePath("config/machines.json").toStdString()};
    std::unique_ptr<MachineHub> hub;
    std::unique_ptr<LaunchService> launch;
    FollowService follow;
    std::unique_ptr<RunService> runs;

    Stage()
    {
        qputenv("TRAINYARD_HOME", folder.filePath("home").toUtf8());
        store = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
        hub = std::make_unique<MachineHub>(
            &book, nullptr, [](const MachineEntry& entry, LoginPrompter* a, HostKeyPrompt* b) {
                if (entry.transport == TransportKind::Local)
                    return openLine(entry, a, b);
                return OpenedLine{std::make_unique<LocalTransport>(), std::make_unique<ReadyLine>()};
            });
        launch = std::make_unique<LaunchService>(store);
        runs = std::make_unique<RunService>(store, hub.get(), launch.get(), &follow);
    }
    ~Stage()
    {
        runs.reset();
        launch.reset();
        hub.reset();
    }

    MachineEntry machine(const std::string& id) const
    {
        MachineEntry entry;
        entry.id = id;
        entry.name = "far " + id;
        entry.host = "far.example.org";
        entry.runsFolder = runsFolder();
        return entry;
    }
    std::string runsFolder() const { return folder.filePath("there").toStdString(); }
    RunRow row() const { return store->reader()->run(kRun).value(); }
    bool connected(const char* id) const { return hub->connected(QString::fromLatin1(id)); }
    /// As another program does.
    void storeRun(const std::string& machine, JobState state)
    {
        RunSpec spec = namedSpec("elsewhere");
        spec.id = kRun;
        const std::string directory = runsFolder() + "/" + kRun;
        RunDirectory::create(directory, spec);
        settle(store->createRun(spec, directory, machine));
        JobRow job;
        job.token = "ty-" + kRun + "-1";
        job.runId = kRun;
        job.machine = machine;
        job.directory = directory;
        job.state = state;
        settle(store->putJob(job));
        settle(store->setRunState(kRun, state, {}));
    }
};

} // namespace

class RunServiceTest : public QObject {
    Q_OBJECT

private slots:
    void aMachineIsConnectedWhenAnotherProgramStartsARunThere()
    {
        Stage stage;
        stage.book.save(stage.machine("m-1"));
        stage.book.save(stage.machine("m-2"));
        QTRY_VERIFY(stage.book.find(std::string("m-2")));
        QTest::qWait(50);
        QVERIFY(!stage.connected("m-1")); // nothing is there
        stage.storeRun("m-1", JobState::Queued);
        QTRY_VERIFY_WITH_TIMEOUT(stage.connected("m-1"), 15'000);
        QVERIFY(!stage.connected("m-2"));
    }

    void runsOfARemovedMachineAreUnknownAndCanBeDeleted()
    {
        Stage stage;
        QTRY_VERIFY(stage.book.isRead());
        stage.storeRun("m-gone", JobState::Running);
        QTRY_VERIFY_WITH_TIMEOUT(stage.row().state == JobState::Unknown, 15'000);
        QSignalSpy ended(stage.launch.get(), &LaunchService::removalEnded);
        stage.launch->remove({QString::fromStdString(kRun)}, true);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 15'000);
        QVERIFY(!stage.store->reader()->run(kRun));
        QVERIFY(std::filesystem::exists(stage.runsFolder() + "/" + kRun + "/spec.json"));
    }

    void aMachineThatIsEnteredAgainTakesItsRunsOver()
    {
        Stage stage;
        stage.storeRun("m-gone", JobState::Running);
        stage.book.save(stage.machine("m-new"));
        QTRY_VERIFY(stage.book.find(std::string("m-new")));
        stage.hub->connectMachine("m-new");
        QTRY_COMPARE_WITH_TIMEOUT(stage.row().machine, std::string("m-new"), 15'000);
    }

    /// "Undo" brings the same machine back: its runs are asked for again.
    void aMachineThatComesBackIsFollowedAgain()
    {
        Stage stage;
        stage.book.save(stage.machine("m-1"));
        QTRY_VERIFY(stage.book.find(std::string("m-1")));
        stage.storeRun("m-1", JobState::Running);
        stage.book.remove("m-1");
        QTRY_VERIFY(!stage.book.find(std::string("m-1")));
        QTRY_VERIFY_WITH_TIMEOUT(stage.row().state == JobState::Unknown, 15'000);
        stage.book.save(stage.machine("m-1"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.connected("m-1"), 15'000);
        QTRY_VERIFY_WITH_TIMEOUT(stage.row().reason.code != "job.machine-removed", 90'000); // by its turn
    }
};

TRAINYARD_TEST(RunServiceTest)

} // namespace run_service_test

#include "run_service_test.moc"
