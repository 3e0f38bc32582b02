// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_hub.h"

#include "backend/base/clock.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <condition_variable>

namespace machine_hub_test {

using namespace trainyard;

namespace {

/// What a test wants of a machine's connections, and what became of them. The machine itself is this one.
struct Script {
    std::mutex mutex;
    std::condition_variable_any condition;
    std::optional<Failure> failConnect;
    bool blockConnect = false;          ///< until interrupted
    std::vector<std::string> questions; ///< asked at each log-in
    std::atomic<bool> up = true;
    std::atomic<double> retry = 0.05;
    std::atomic<int> connects = 0;
    std::vector<std::string> answers;
    std::optional<bool> trusted;
    bool askTrust = false;
};

class FakeLine : public MachineLine {
public:
    FakeLine(Script& script, LoginPrompter* prompter, HostKeyPrompt* hostKeys)
        : m_script(script), m_prompter(prompter), m_hostKeys(hostKeys)
    {
    }
    void connect(std::stop_token stop) override
    {
        ++m_script.connects;
        if (m_script.askTrust) {
            m_script.trusted = m_hostKeys->trust({"h", "", "ssh-ed25519", "SHA256:x", "f"});
            if (!*m_script.trusted)
                throw Failure(ErrorKind::Cancelled, "verify", "h", "not trusted");
        }
        if (!m_script.questions.empty()) {
            LoginRequest request;
            for (const std::string& text : m_script.questions)
                request.questions.push_back({text, false});
            const auto answers = m_prompter->answer(request);
            if (!answers) {
                m_retry = -1.0;
                throw Failure(ErrorKind::Cancelled, "log in", "h", "it was cancelled");
            }
            for (const Secret& secret : *answers)
                m_script.answers.push_back(secret.text());
        }
        std::unique_lock lock(m_script.mutex);
        m_script.condition.wait(lock, stop, [&] { return !m_script.blockConnect; });
        if (stop.stop_requested())
            throw Failure(ErrorKind::Cancelled, "connect", "h", "it was interrupted");
        if (m_script.failConnect) {
            m_retry = m_script.failConnect->error().kind == ErrorKind::Transport ? m_script.retry.load() : -1.0;
            throw Failure(*m_script.failConnect);
        }
        m_script.up = true;
        m_connected = true;
    }
    void disconnect() noexcept override { m_connected = false; }
    bool connected() const noexcept override { return m_connected && m_script.up; }
    double retryIn() const override { return m_retry; }

private:
    Script& m_script;
    LoginPrompter* m_prompter;
    HostKeyPrompt* m_hostKeys;
    std::atomic<bool> m_connected = false;
    double m_retry = 0.05;
};

struct Stage {
    QTemporaryDir folder;
    MachineBook book{folder.filePath("machines.json").toStdString()};
    Script script;
    std::unique_ptr<MachineHub> hub;
    QString id;

    Stage()
    {
        hub = std::make_unique<MachineHub>(
            &book, nullptr, [this](const MachineEntry& entry, LoginPrompter* a, HostKeyPrompt* b) {
                if (entry.transport == TransportKind::Local)
                    return openLine(entry, a, b);
                return OpenedLine{std::make_unique<LocalTransport>(), std::make_unique<FakeLine>(script, a, b)};
            });
        MachineEntry entry;
        entry.id = newMachineId();
        entry.name = "far";
        entry.host = "far.example.org";
        id = QString::fromStdString(entry.id);
        book.save(entry);
        [this] { QTRY_VERIFY(book.find(id)); }();
    }
    LinkState state() const { return hub->status(id).state; }
    bool reaches(LinkState wanted, int ms = 10000)
    {
        return QTest::qWaitFor([&] { return state() == wanted; }, ms);
    }
};

} // namespace

class MachineHubTest : public QObject {
    Q_OBJECT

private slots:
    void thisWorkstationAnswersFromTheStart()
    {
        Stage stage;
        const QString local = QStringLiteral("local");
        QTRY_VERIFY(stage.hub->connected(local));
        QString output;
        stage.hub->ask(
            local, this, [](Machine& machine) { return machine.transport->exec("echo hi", 5.0).output; },
            std::function([&](const Result<std::string>& result) { output = QString::fromStdString(result.value()); }));
        QTRY_COMPARE(output, "hi\n");
        QVERIFY(!stage.hub->status(local).places.runs.empty());
        stage.hub->disconnectMachine(local);
        QTest::qWait(50);
        QVERIFY(stage.hub->connected(local));
    }

    void workWaitsForTheConnectionAndAskedWorkDoesNot()
    {
        Stage stage;
        std::atomic<int> done = 0;
        std::optional<Result<int>> answer;
        stage.hub->post(stage.id, [&](Machine&) { ++done; });
        stage.hub->ask(
            stage.id, this, [](Machine&) { return 7; },
            std::function([&](const Result<int>& result) { answer.emplace(result); }));
        QTRY_VERIFY(answer);
        QVERIFY(!*answer && answer->error().kind == ErrorKind::Transport);
        QCOMPARE(done.load(), 0);
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        QTRY_COMPARE(done.load(), 1);
        QVERIFY(QString::fromStdString(stage.hub->status(stage.id).places.runs).startsWith('/'));
        answer.reset();
        stage.hub->ask(
            stage.id, this, [](Machine& machine) { return static_cast<int>(machine.id.size()); },
            std::function([&](const Result<int>& result) { answer.emplace(result); }));
        QTRY_VERIFY(answer);
        QCOMPARE(answer->value(), static_cast<int>(stage.id.size()));
    }

    void aPersonsWorkGoesFirst()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        std::mutex mutex;
        QStringList order;
        std::promise<void> go;
        const auto note = [&](const QString& what) {
            return [&, what](Machine&) {
                const std::lock_guard lock(mutex);
                order << what;
            };
        };
        stage.hub->post(stage.id, [&](Machine&) { go.get_future().wait(); });
        stage.hub->post(stage.id, note("background"), WorkPriority::Background);
        stage.hub->post(stage.id, note("normal"));
        stage.hub->post(stage.id, note("person"), WorkPriority::Person);
        go.set_value();
        const auto noted = [&] {
            const std::lock_guard lock(mutex);
            return order;
        };
        QTRY_COMPARE(noted().size(), 3);
        QCOMPARE(noted(), (QStringList{"person", "normal", "background"}));
    }

    void aLostConnectionComesBackByItself()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        std::atomic<int> turns = 0;
        const int turn = stage.hub->addTurn(stage.id, [&](Machine&) {
            ++turns;
            return 1000.0;
        });
        QTRY_COMPARE(turns.load(), 1);
        {
            const std::lock_guard lock(stage.script.mutex);
            stage.script.failConnect.emplace(ErrorKind::Transport, "reach", "h", "no route");
        }
        stage.script.up = false;
        std::optional<Result<void>> answer;
        stage.hub->ask(
            stage.id, this, [](Machine&) { throw Failure(ErrorKind::Transport, "reach", "h", "it broke"); },
            std::function([&](const Result<void>& result) { answer.emplace(result); }));
        QVERIFY(stage.reaches(LinkState::Lost));
        const MachineStatus lost = stage.hub->status(stage.id);
        QVERIFY(lost.heardAt > 0.0 && lost.retryAt > unixTime() - 5.0 && lost.error);
        QTRY_VERIFY(answer && !*answer);
        {
            const std::lock_guard lock(stage.script.mutex);
            stage.script.failConnect.reset();
        }
        QVERIFY(stage.reaches(LinkState::Connected));
        QCOMPARE(stage.hub->status(stage.id).reconnects, 1);
        QTRY_COMPARE(turns.load(), 2); // due at once
        stage.hub->removeTurn(stage.id, turn);
        stage.hub->wake(stage.id);
        QTest::qWait(50);
        QCOMPARE(turns.load(), 2);
    }

    void connectingCanBeCancelledAtAnyMoment()
    {
        Stage stage;
        stage.script.blockConnect = true;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connecting));
        QTRY_VERIFY(stage.script.connects > 0);
        stage.hub->disconnectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Disconnected, 2000));
        QVERIFY(!stage.hub->status(stage.id).error);
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connecting));
        const double began = steadyTime();
        stage.hub.reset(); // the window is closed meanwhile
        QVERIFY(steadyTime() - began < 2.0);
    }

    void theLastOfManyRequestsHolds()
    {
        Stage stage;
        for (int i = 0; i < 200; ++i) {
            {
                const std::lock_guard lock(stage.script.mutex);
                stage.script.blockConnect = i % 2 == 0; // some tries last until they are cancelled
            }
            stage.hub->connectMachine(stage.id);
            if (i % 3 == 0)
                QTest::qWait(1);
            stage.hub->disconnectMachine(stage.id);
        }
        {
            const std::lock_guard lock(stage.script.mutex);
            stage.script.blockConnect = false;
        }
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        QTest::qWait(50);
        QCOMPARE(stage.state(), LinkState::Connected);
        stage.hub->disconnectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QTest::qWait(50);
        QCOMPARE(stage.state(), LinkState::Disconnected);
    }

    void connectedAgainAtOnceItAnswers()
    {
        Stage stage;
        MachineEntry entry;
        entry.id = entry.name = "way";
        entry.transport = TransportKind::Local; // whose commands are interrupted for good
        stage.book.save(entry);
        const QString id = QStringLiteral("way");
        QTRY_VERIFY(stage.book.find(id));
        stage.hub->connectMachine(id);
        QTRY_VERIFY(stage.hub->connected(id));
        std::atomic<bool> begun = false;
        stage.hub->post(id, [&](Machine& machine) {
            begun = true;
            machine.transport->exec("exec sleep 600", 600.0);
        });
        QTRY_VERIFY(begun);
        stage.hub->disconnectMachine(id);
        stage.hub->connectMachine(id);
        QString output;
        QTRY_VERIFY(stage.hub->connected(id));
        QVERIFY(QTest::qWaitFor(
            [&] {
                stage.hub->ask(
                    id, this, [](Machine& machine) { return machine.transport->exec("echo hi", 5.0).output; },
                    std::function([&](const Result<std::string>& result) {
                        if (result)
                            output = QString::fromStdString(result.value());
                    }));
                QTest::qWait(50);
                return output == QLatin1String("hi\n");
            },
            10'000));
    }

    void aPausedMachineIsLeftInPeace()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        std::atomic<int> turns = 0;
        stage.hub->addTurn(stage.id, [&](Machine&) {
            ++turns;
            return 0.01;
        });
        QTRY_VERIFY(turns > 3);
        stage.hub->pauseMachine(stage.id, true);
        QVERIFY(stage.reaches(LinkState::Paused));
        const int before = turns;
        QTest::qWait(100);
        QCOMPARE(turns.load(), before);
        stage.hub->pauseMachine(stage.id, false);
        QTRY_VERIFY(turns > before);
        QCOMPARE(stage.script.connects.load(), 1);
    }

    void aLongTurnDoesWhatPersonsAskFor()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        std::atomic<bool> begun = false, answered = false, inTime = false, nested = false;
        const int turn = stage.hub->addTurn(stage.id, [&](Machine&) {
            const double until = steadyTime() + 10.0;
            begun = true;
            while (!answered && steadyTime() < until) {
                stage.hub->serveRequests(stage.id);
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
            inTime = answered.load();
            return 1000.0;
        });
        QTRY_VERIFY(begun);
        stage.hub->ask(
            stage.id, this,
            [&](Machine&) {
                nested = stage.hub->isServing(stage.id);
                answered = true;
            },
            std::function<void(const Result<void>&)>());
        QTRY_VERIFY_WITH_TIMEOUT(inTime, 12'000);
        QVERIFY(nested);
        QVERIFY(!stage.hub->isServing(stage.id));
        stage.hub->removeTurn(stage.id, turn);
    }

    void questionsAreAnsweredOrWithdrawn()
    {
        Stage stage;
        stage.script.questions = {"Password:", "Code:"};
        stage.script.askTrust = true;
        std::vector<LoginTicket> tickets;
        connect(stage.hub.get(), &MachineHub::hostKeyAsked, this,
                [&](const HostKeyTicket& ticket) { stage.hub->answerHostKey(ticket.number, true); });
        connect(stage.hub.get(), &MachineHub::loginAsked, this,
                [&](const LoginTicket& ticket) { tickets.push_back(ticket); });
        QSignalSpy withdrawn(stage.hub.get(), &MachineHub::ticketWithdrawn);
        stage.hub->connectMachine(stage.id);
        QTRY_COMPARE(tickets.size(), std::size_t{1});
        QCOMPARE(tickets[0].machineId, stage.id);
        QCOMPARE(tickets[0].request.machine, std::string("far"));
        QVERIFY(tickets[0].mayAsk);
        stage.hub->disconnectMachine(stage.id); // the dialog is open, and the person presses Disconnect
        QTRY_COMPARE(withdrawn.count(), 1);
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY(stage.script.answers.empty());

        stage.hub->connectMachine(stage.id);
        QTRY_COMPARE(tickets.size(), std::size_t{2});
        std::vector<Secret> secrets;
        secrets.emplace_back("one");
        secrets.emplace_back("two");
        stage.hub->answerLogin(tickets[1].number, std::move(secrets));
        QVERIFY(stage.reaches(LinkState::Connected));
        QCOMPARE(stage.script.answers, (std::vector<std::string>{"one", "two"}));

        // Nobody is asked when the connection comes back: a person has to press Connect.
        stage.script.askTrust = false;
        stage.script.up = false;
        stage.hub->post(stage.id, [](Machine&) {});
        QTRY_COMPARE(tickets.size(), std::size_t{3});
        QVERIFY(!tickets[2].mayAsk);
        stage.hub->answerLogin(tickets[2].number, std::nullopt, false);
        QVERIFY(stage.reaches(LinkState::Disconnected));
        QVERIFY(stage.hub->status(stage.id).error);
        QVERIFY(QString::fromStdString(stage.hub->status(stage.id).error->reason).contains("needs a person"));
    }

    void nobodyThereMeansNo()
    {
        Stage stage;
        stage.script.questions = {"Password:"};
        stage.hub->connectMachine(stage.id);
        QTRY_COMPARE(stage.script.connects.load(), 1);
        QVERIFY(stage.reaches(LinkState::Disconnected));
    }

    void copiesRunBesideOtherWork()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        std::promise<void> go;
        bool copied = false;
        stage.hub->transfer(
            stage.id, this, [&](Transport&) { go.get_future().wait(); },
            std::function([&](const Result<void>& result) { copied = result.ok(); }));
        std::optional<Result<int>> answer;
        stage.hub->ask(
            stage.id, this, [](Machine&) { return 1; },
            std::function([&](const Result<int>& result) { answer.emplace(result); }));
        QTRY_VERIFY(answer); // while the copy is under way
        QVERIFY(!copied);
        QTRY_COMPARE(stage.script.connects.load(), 2); // the copy has a connection of its own
        go.set_value();
        QTRY_VERIFY(copied);
    }

    void copiesShareTheConnectionWhereAPersonLogsIn()
    {
        Stage stage;
        stage.script.questions = {"Code:"};
        connect(stage.hub.get(), &MachineHub::loginAsked, this, [&](const LoginTicket& ticket) {
            std::vector<Secret> secrets;
            secrets.emplace_back("123456");
            stage.hub->answerLogin(ticket.number, std::move(secrets));
        });
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        bool copied = false;
        stage.hub->transfer(
            stage.id, this, [](Transport& transport) { return transport.exec("echo x", 5.0).output; },
            std::function([&](const Result<std::string>& result) { copied = result.value() == "x\n"; }));
        QTRY_VERIFY(copied);
        QCOMPARE(stage.script.connects.load(), 1);
        QCOMPARE(stage.script.answers.size(), std::size_t{1});
    }

    void aRemovedMachineIsGone()
    {
        Stage stage;
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        stage.book.remove(stage.id);
        QTRY_VERIFY(!stage.book.find(stage.id));
        std::optional<Result<int>> answer;
        stage.hub->ask(
            stage.id, this, [](Machine&) { return 7; },
            std::function([&](const Result<int>& result) { answer.emplace(result); }));
        QTRY_VERIFY(answer && answer->error().kind == ErrorKind::NotFound);
        QCOMPARE(stage.state(), LinkState::Disconnected);
    }

    void aFolderWhoseVariableIsNotSetIsTold()
    {
        Stage stage;
        MachineEntry entry = *stage.book.find(stage.id);
        entry.runsFolder = "$TRAINYARD_SURELY_NOT_SET";
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(stage.id)->runsFolder == entry.runsFolder);
        stage.hub->connectMachine(stage.id);
        QTRY_VERIFY(stage.hub->status(stage.id).error);
        QVERIFY(stage.hub->status(stage.id).error->kind == ErrorKind::NotFound);
        entry.runsFolder = "~/$(touch pwned) 'x'";
        stage.book.save(entry);
        QTRY_VERIFY(stage.book.find(stage.id)->runsFolder == entry.runsFolder);
        stage.hub->connectMachine(stage.id);
        QVERIFY(stage.reaches(LinkState::Connected));
        QVERIFY(QString::fromStdString(stage.hub->status(stage.id).places.runs).endsWith("/$(touch pwned) 'x'"));
    }
};

TRAINYARD_TEST(MachineHubTest)

} // namespace machine_hub_test

#include "machine_hub_test.moc"
