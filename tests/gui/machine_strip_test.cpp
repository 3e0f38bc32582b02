// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/machine_strip.h"

#include "gui/app/status_strip.h"
#include "gui/services/store_service.h"
#include "gui/widgets/theme.h"
#include "storage/store/run_store.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace machine_strip_test {

using namespace trainyard;

namespace {

JobRow job(const char* token, const char* machine, JobState state)
{
    JobRow row;
    row.token = token;
    row.machine = machine;
    row.state = state;
    return row;
}

} // namespace

class MachineStripTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    void add(MachineBook& book, const char* id)
    {
        MachineEntry entry;
        entry.id = entry.name = id;
        entry.transport = TransportKind::Local;
        book.save(entry);
        QTRY_VERIFY(book.find(QString::fromLatin1(id)));
    }

private slots:
    void initTestCase()
    {
        qputenv("TRAINYARD_HOME", m_folder.path().toUtf8());
        Theme::instance().install(*qApp);
    }

    void jobsAreCountedByMachine()
    {
        const auto loads = machineLoads({job("a", "hpc", JobState::Running), job("b", "hpc", JobState::Queued),
                                         job("c", "hpc", JobState::Blocked), job("d", "hpc", JobState::Done),
                                         job("e", "local", JobState::Starting)});
        QCOMPARE(loads.at(QStringLiteral("hpc")), (MachineLoad{1, 2}));
        QCOMPARE(loads.at(QStringLiteral("local")), (MachineLoad{1, 0}));
        MachineStatus status;
        status.state = LinkState::Connected;
        QCOMPARE(describeMachine(QStringLiteral("hpc"), status, {1, 2}),
                 QStringLiteral("hpc: connected · 1 running, 2 waiting"));
        QCOMPARE(describeMachine(QStringLiteral("hpc"), status, {}), QStringLiteral("hpc: connected"));
    }

    void showsWhatIsConnectedOrBusy()
    {
        MachineBook book(m_folder.filePath(QStringLiteral("machines.json")).toStdString());
        MachineHub hub(&book);
        auto store = std::make_shared<RunStore>(m_folder.filePath(QStringLiteral("store.db")).toStdString());
        StoreService service(store);
        for (const char* id : {"one", "two", "three", "four", "five"})
            add(book, id);
        MachineStrip strip(&hub, &service);
        QVERIFY(strip.texts().isEmpty()); // nobody wants any of them
        hub.connectMachine(QStringLiteral("two"));
        QTRY_COMPARE(strip.texts(), QStringList{"two: connected"});
        RunSpec spec;
        spec.id = spec.name = "r";
        QVERIFY(store->createRun(spec, "/runs/r", "one").get().ok());
        JobRow waiting = job("ty-r-1", "one", JobState::Queued);
        waiting.runId = "r";
        QVERIFY(store->putJob(waiting).get().ok());
        QTRY_COMPARE(strip.texts(), (QStringList{"one: offline · 1 waiting", "two: connected"}));
        for (const char* id : {"three", "four", "five"})
            hub.connectMachine(QString::fromLatin1(id));
        QTRY_COMPARE(strip.texts(),
                     (QStringList{"one: offline · 1 waiting", "two: connected", "three: connected", "2 more"}));
        hub.disconnectMachine(QStringLiteral("two"));
        QTRY_COMPARE(strip.texts(),
                     (QStringList{"one: offline · 1 waiting", "three: connected", "four: connected", "1 more"}));
    }

    void leavesTheWindowAsNarrowAsItWas()
    {
        MachineBook book(m_folder.filePath(QStringLiteral("narrow.json")).toStdString());
        MachineHub hub(&book);
        StatusStrip strip(QStringLiteral("/a/store.db"));
        const int before = strip.minimumSizeHint().width();
        strip.showMachines(&hub, nullptr);
        add(book, "a machine with a name that is rather long for a machine");
        hub.connectMachine(QStringLiteral("a machine with a name that is rather long for a machine"));
        auto* shown = strip.findChild<MachineStrip*>();
        QTRY_COMPARE(shown->texts().size(), 1);
        QVERIFY(strip.minimumSizeHint().width() <= before + 12); // its margin
    }
};

TRAINYARD_WIDGET_TEST(MachineStripTest)

} // namespace machine_strip_test

#include "machine_strip_test.moc"
