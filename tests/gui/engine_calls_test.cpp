// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/local_transport.h"
#include "gui/services/data_inspect_service.h"
#include "gui/services/engine_queue.h"
#include "gui/services/machine_hub.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace engine_calls_test {

using namespace trainyard;

namespace {

/// Breaks at every third reading, with its connection.
class ShakyTransport : public LocalTransport {
public:
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override
    {
        if (++m_reads % 3 == 1 && m_reads < 9) {
            up = false;
            throw Failure(ErrorKind::Transport, "read", path, "the connection broke");
        }
        return LocalTransport::read(path, offset, limit);
    }
    std::atomic<bool> up = false;

private:
    int m_reads = 0;
};

class ShakyLine : public MachineLine {
public:
    explicit ShakyLine(ShakyTransport& transport) : m_transport(transport) {}
    void connect(std::stop_token) override { m_transport.up = true; }
    void disconnect() noexcept override { m_transport.up = false; }
    bool connected() const noexcept override { return m_transport.up; }
    double retryIn() const override { return 0.0; }

private:
    ShakyTransport& m_transport;
};

/// Another machine, which is this one behind the hub.
struct Machines {
    QTemporaryDir folder;
    MachineBook book{folder.filePath("machines.json").toStdString()};
    std::unique_ptr<MachineHub> hub;

    void add(const char* id, const QString& engine, const std::string& prologue = {})
    {
        hub = std::make_unique<MachineHub>(&book, nullptr,
                                           [](const MachineEntry& entry, LoginPrompter* a, HostKeyPrompt* b) {
                                               if (entry.id != "shaky")
                                                   return openLine(entry, a, b);
                                               auto transport = std::make_unique<ShakyTransport>();
                                               auto line = std::make_unique<ShakyLine>(*transport);
                                               return OpenedLine{std::move(transport), std::move(line)};
                                           });
        MachineEntry entry;
        entry.id = entry.name = id;
        entry.transport = TransportKind::Local;
        entry.engine = engine.toStdString();
        entry.jobTemplate.prologue = prologue;
        book.save(entry);
        [&] { QTRY_VERIFY(book.find(QString::fromLatin1(id))); }();
    }
};

} // namespace

/// One contract for the engine's commands on this workstation and on another machine.
class EngineCallsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Machines> m_machines;

    QString script(const QByteArray& text)
    {
        static int number = 0;
        QFile file(m_folder.filePath(QStringLiteral("engine-%1").arg(++number)));
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + text + "\n") < 0)
            qFatal("cannot write the engine");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return file.fileName();
    }
    std::shared_ptr<const EngineCalls> calls(const QString& engine)
    {
        m_machines = std::make_unique<Machines>();
        m_machines->add("other", engine, "echo a talking profile\nexport WAY=there");
        return std::make_shared<EngineCalls>(engine, m_machines->hub.get());
    }
    static void addMachines()
    {
        QTest::addColumn<std::string>("machine");
        QTest::newRow("this workstation") << std::string("local");
        QTest::newRow("another machine") << std::string("other");
    }

private slots:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8()); }

    void bringsArgumentsInputAndLines_data() { addMachines(); }
    void bringsArgumentsInputAndLines()
    {
        QFETCH(std::string, machine);
        const auto engines = calls(script("echo \"$2\"; printf 'a long '; sleep 0.3; echo line; cat; exit 5"));
        const auto call = engines->start(machine, {{"inspect", "it's $HOME"}, "first\nsecond"});
        QSignalSpy lines(call.get(), &EngineCall::lineArrived), ended(call.get(), &EngineCall::ended);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 15000);
        QStringList got;
        for (const auto& line : lines)
            got << line[0].toString();
        QCOMPARE(got, (QStringList{"it's $HOME", "a long line", "first"})); // what has no end is no line
        QVERIFY(ended[0][0].value<Reason>().words.find("code 5") != std::string::npos);
    }

    void stopsKindly_data() { addMachines(); }
    void stopsKindly()
    {
        QFETCH(std::string, machine);
        const auto engines = calls(script("trap 'echo saved; exit 0' TERM; echo ready; while :; do sleep 0.05; done"));
        const auto call = engines->start(machine, {{"prepare"}, {}});
        QSignalSpy lines(call.get(), &EngineCall::lineArrived), ended(call.get(), &EngineCall::ended);
        QTRY_COMPARE_WITH_TIMEOUT(lines.size(), 1, 15000);
        call->stop();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 15000);
        QCOMPARE(lines.last()[0].toString(), QStringLiteral("saved"));
    }

    void dyingWithItsOwnerEndsTheCommand_data() { addMachines(); }
    void dyingWithItsOwnerEndsTheCommand() // at the next word from the machine
    {
        QFETCH(std::string, machine);
        const QString mark = m_folder.filePath(QStringLiteral("mark"));
        QFile::remove(mark);
        const QString go = m_folder.filePath(QStringLiteral("go"));
        QFile::remove(go);
        const auto engines =
            calls(script("echo ready; while [ ! -e " + go.toUtf8() + " ]; do sleep 0.1; done; touch " + mark.toUtf8()));
        auto call = engines->start(machine, {{"prepare"}, {}});
        QSignalSpy lines(call.get(), &EngineCall::lineArrived);
        QTRY_COMPARE_WITH_TIMEOUT(lines.size(), 1, 15000);
        call.reset();
        QTRY_VERIFY_WITH_TIMEOUT(QDir(m_folder.filePath("trainyard/commands")).isEmpty(), 15000);
        QVERIFY(QFile(go).open(QIODevice::WriteOnly));
        QTest::qWait(1000);
        QVERIFY(!QFile::exists(mark));
    }

    void whatCannotStartSaysWhy()
    {
        const auto engines = calls(m_folder.filePath(QStringLiteral("absent")));
        for (const auto& [machine, said] : {std::pair("local", "no program"), std::pair("other", "ended with code 127"),
                                            std::pair("nowhere", "no machine “nowhere”")}) {
            const auto call = engines->start(machine, {{"inspect"}, {}});
            QSignalSpy ended(call.get(), &EngineCall::ended);
            QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 15000);
            const std::string why = ended[0][0].value<Reason>().words;
            QVERIFY2(why.find(said) != std::string::npos, why.c_str());
        }
    }

    void aBrokenConnectionIsTriedAgain()
    {
        m_machines = std::make_unique<Machines>();
        m_machines->add("shaky", script("for i in 1 2 3 4 5; do echo $i; sleep 0.1; done"));
        const EngineCalls engines({}, m_machines->hub.get());
        const auto call = engines.start("shaky", {{"inspect"}, {}});
        QSignalSpy lines(call.get(), &EngineCall::lineArrived), ended(call.get(), &EngineCall::ended);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        QVERIFY2(lines.size() == 5, ended[0][0].value<Reason>().words.c_str());
        for (int i = 0; i < 5; ++i)
            QCOMPARE(lines[i][0].toByteArray(), QByteArray::number(i + 1));
    }

    void aMachineThatIsDisconnectedEndsIt()
    {
        const auto engines = calls(script("echo $$; exec sleep 600"));
        const auto call = engines->start("other", {{"prepare"}, {}});
        QSignalSpy lines(call.get(), &EngineCall::lineArrived), ended(call.get(), &EngineCall::ended);
        QTRY_COMPARE_WITH_TIMEOUT(lines.size(), 1, 15000);
        const auto runs = [process = QStringLiteral("/proc/%1/cmdline").arg(lines[0][0].toString())] {
            QFile command(process); // one that has ended and nobody has asked for has none
            return command.open(QIODevice::ReadOnly) && !command.readAll().isEmpty();
        };
        m_machines->hub->disconnectMachine(QStringLiteral("other"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 15000);
        QVERIFY(runs());
        // Connected again, what was left there is ended.
        m_machines->hub->connectMachine(QStringLiteral("other"));
        QTRY_VERIFY_WITH_TIMEOUT(!runs(), 15000);
    }

    void theRealEngineInspectsThereAsHere_data() { addMachines(); }
    void theRealEngineInspectsThereAsHere()
    {
        QFETCH(std::string, machine);
        const std::filesystem::path data = test::realDataFolder();
        if (data.empty())
            QSKIP("no real data");
        // MNIST's test images alone: the window's own tests read the rest.
        QDir().mkpath(m_folder.filePath("digits"));
        for (const char* name : {"t10k-images-idx3-ubyte.gz", "t10k-labels-idx1-ubyte.gz"}) {
            QFile::link(QString::fromStdString((data / (std::string("mnist-") + name)).string()),
                        m_folder.filePath(QStringLiteral("digits/%1").arg(QLatin1String(name))));
            QFile::link(QString::fromStdString((data / (std::string("mnist-") + name)).string()),
                        m_folder.filePath(
                            QStringLiteral("digits/%1").arg(QString(QLatin1String(name)).replace("t10k", "train"))));
        }
        DataInspectService service(calls(QString::fromStdString(test::program("trainyard-engine").string())));
        QSignalSpy inspected(&service, &DataInspectService::inspected), failed(&service, &DataInspectService::failed);
        service.inspect({5, machine, m_folder.filePath("digits"), {}});
        QTRY_VERIFY_WITH_TIMEOUT(inspected.size() + failed.size() == 1, 60000);
        QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : failed[0][1].value<Error>().text().c_str());
        const auto found = inspected[0][1].value<std::shared_ptr<const DataInspection>>();
        QCOMPARE(found->trainSamples, 10000);
        QCOMPARE(found->classes.size(), std::size_t(10));
        QCOMPARE(found->betweenSplits, 10000); // the same images twice
    }
};

TRAINYARD_TEST(EngineCallsTest)

} // namespace engine_calls_test

#include "engine_calls_test.moc"
