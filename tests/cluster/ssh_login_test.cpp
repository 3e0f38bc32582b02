// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <thread>

namespace ssh_login_test {

using namespace trainyard;
using trainyard::test::ScriptedPeople;
using trainyard::test::SshLab;

namespace {

/// An ssh-agent of the test's own.
class Agent {
public:
    explicit Agent(const std::string& socket) : m_socket(socket)
    {
        m_process.start("ssh-agent", {"-D", "-a", QString::fromStdString(socket)});
        m_process.waitForStarted();
        while (!std::filesystem::exists(socket))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ~Agent()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    void add(const std::string& key) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SSH_AUTH_SOCK", QString::fromStdString(m_socket));
        process.setProcessEnvironment(environment);
        process.start("ssh-add", {"-q", QString::fromStdString(key)});
        process.waitForFinished();
        if (process.exitCode() != 0)
            throw std::runtime_error(process.readAllStandardError().toStdString());
    }

private:
    std::string m_socket;
    QProcess m_process;
};

std::optional<Error> errorOf(SshTransport& transport)
{
    try {
        transport.connect();
    } catch (const Failure& failure) {
        return failure.error();
    }
    return std::nullopt;
}

std::vector<std::string> words(std::initializer_list<std::string> list)
{
    return list;
}

} // namespace

/// Ways in: agent, keys, questions, passwords, jump hosts; and what is never done twice.
class SshLoginTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<SshLab> m_lab; // server 1: key or password

    std::string path(const std::string& name) const { return m_lab->folder() + "/" + name; }
    std::string makeKey(const std::string& name, const std::string& passphrase,
                        const std::string& type = "ed25519") const
    {
        SshLab::run({"ssh-keygen", "-q", "-t", type, "-N", passphrase, "-f", path(name)});
        return path(name);
    }
    /// Lets server 1 take this key too.
    void authorize(const std::string& key) const
    {
        const std::string line = SshLab::run({"cat", key + ".pub"});
        SshLab::run({"sh", "-c", "cat >>" + m_lab->userKey() + ".pub"}, line);
    }
    int refusedLogins() const
    {
        const QString log = QString::fromStdString(m_lab->log(1));
        return static_cast<int>(log.count("Failed password") + log.count("Failed keyboard-interactive"));
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        m_lab = std::make_unique<SshLab>("LogLevel VERBOSE");
        m_lab->trust(m_lab->hop(1), 1);
        m_lab->trust(m_lab->hop(2), 2);
    }
    void cleanupTestCase() { m_lab.reset(); }

    void logsInWithTheAgent()
    {
        Agent agent(path("agent"));
        SshHop hop = m_lab->hop();
        hop.identityFiles = {path("absent")};
        hop.identityAgent = path("agent");
        SshTransport empty({hop}, nullptr, nullptr);
        QCOMPARE(errorOf(empty)->kind, ErrorKind::Permission);
        agent.add(m_lab->userKey());
        SshTransport transport({hop}, nullptr, nullptr);
        transport.connect();
        QCOMPARE(transport.exec("echo in", 10.0).output, std::string("in\n"));
    }

    /// As OpenSSH does it: such a key may have been copied.
    void aKeyThatOthersCanReadIsNotUsed()
    {
        const std::string key = makeKey("open key", "");
        authorize(key);
        SshHop hop = m_lab->hop();
        hop.identityFiles = {key};
        hop.identityAgent = "none";
        std::filesystem::permissions(key, std::filesystem::perms(0640));
        SshTransport refused({hop}, nullptr, nullptr);
        const std::optional<Error> error = errorOf(refused);
        QVERIFY(error && error->kind == ErrorKind::Permission);
        QVERIFY2(error->text().find("other users can read it") != std::string::npos, error->text().c_str());
        std::filesystem::permissions(key, std::filesystem::perms(0600));
        SshTransport transport({hop}, nullptr, nullptr);
        transport.connect();
    }

    void aFullAgentDoesNotUseUpTheTries()
    {
        Agent agent(path("full agent"));
        for (int i = 0; i < 8; ++i)
            agent.add(makeKey("other" + std::to_string(i), ""));
        agent.add(m_lab->userKey());
        SshHop hop = m_lab->hop();
        hop.identityAgent = path("full agent");
        for (const bool only : {false, true}) { // the configured key goes first in both
            hop.identitiesOnly = only;
            SshTransport transport({hop}, nullptr, nullptr);
            transport.connect();
        }
        // Without a configured key, a server that allows six tries must not be asked nine times.
        hop.identityFiles = {path("absent")};
        hop.identitiesOnly = false;
        ScriptedPeople people;
        SshTransport transport({hop}, &people, &people);
        QCOMPARE(errorOf(transport)->kind, ErrorKind::Cancelled); // it still came to ask for the password
        QCOMPARE(people.requests.size(), std::size_t{1});
        hop.identitiesOnly = true;
        hop.interactiveLogin = hop.passwordLogin = false;
        SshTransport none({hop}, nullptr, nullptr);
        QVERIFY(errorOf(none)->reason.find("agent") == std::string::npos); // none of its keys was shown
    }

    void aDeadAgentIsPassedOver()
    {
        SshHop hop = m_lab->hop();
        hop.identityAgent = path("no agent here");
        SshTransport transport({hop}, nullptr, nullptr);
        transport.connect();
    }

    void encryptedKeysAskForTheirPassphrase_data()
    {
        QTest::addColumn<QString>("type");
        for (const char* type : {"ed25519", "rsa", "ecdsa"})
            QTest::newRow(type) << type;
    }

    void encryptedKeysAskForTheirPassphrase()
    {
        QFETCH(QString, type);
        const std::string key = makeKey("encrypted " + type.toStdString(), "open sesame", type.toStdString());
        authorize(key);
        SshHop hop = m_lab->hop();
        hop.identityFiles = {key};
        ScriptedPeople people;
        people.answers = [](const LoginRequest& request) { // a slip first: no server counts that one
            return words({request.earlierTries == 0 ? "open season" : "open sesame"});
        };
        SshTransport transport({hop}, &people, &people);
        transport.connect();
        QCOMPARE(people.requests.size(), std::size_t{2});
        QCOMPARE(people.requests[0].purpose, LoginPurpose::Passphrase);
        QCOMPARE(people.requests[0].keyFile, key);
        QVERIFY(!people.requests[0].questions.at(0).echo);
        // Nobody to ask: said, not hung.
        SshTransport alone({hop}, nullptr, nullptr);
        QCOMPARE(errorOf(alone)->kind, ErrorKind::Permission);
    }

    void aKeyThatTheServerDoesNotWantAsksNothing()
    {
        SshHop hop = m_lab->hop();
        hop.identityFiles = {makeKey("unwanted", "secret"), m_lab->userKey()};
        ScriptedPeople people;
        SshTransport transport({hop}, &people, &people);
        transport.connect();
        QVERIFY(people.requests.empty());
    }

    void garbageKeysArePassedOver()
    {
        SshLab::run({"sh", "-c", "head -c 3000 /dev/urandom >\"$0\"", path("garbage")});
        SshLab::run({"sh", "-c", "printf -- '-----BEGIN OPENSSH PRIVATE KEY-----\\nAAAA\\n' >\"$0\"", path("torn")});
        SshHop hop = m_lab->hop();
        hop.identityFiles = {path("garbage"), path("torn"), m_lab->folder(), m_lab->userKey()};
        ScriptedPeople people;
        SshTransport transport({hop}, &people, &people);
        transport.connect();
    }

    void passwordsAreSentOnce()
    {
        SshHop hop = m_lab->hop();
        hop.identityFiles = {};
        hop.interactiveLogin = false;
        ScriptedPeople people;
        people.answers = [](const LoginRequest&) { return words({"labpass"}); };
        SshTransport right({hop}, &people, &people);
        right.connect();
        QCOMPARE(people.requests.size(), std::size_t{1});
        QCOMPARE(people.requests[0].purpose, LoginPurpose::Password);

        const int before = refusedLogins();
        people.requests.clear();
        people.answers = [](const LoginRequest&) { return words({"wrong"}); };
        SshTransport wrong({hop}, &people, &people);
        for (int i = 0; i < 3; ++i) // later calls give the same answer without asking anybody
            QVERIFY_THROWS_EXCEPTION(Failure, wrong.exec("echo", 10.0));
        QCOMPARE(people.requests.size(), std::size_t{1});
        QTRY_COMPARE(refusedLogins(), before + 1);
        QVERIFY(wrong.retryIn() < 0.0);
        people.answers = [](const LoginRequest&) { return words({"labpass"}); };
        wrong.connect(); // when somebody asks for it
        QCOMPARE(wrong.exec("echo ok", 10.0).output, std::string("ok\n"));
    }

    void wrongAnswersAreSentOnce()
    {
        SshHop hop = m_lab->hop();
        hop.identityFiles = {};
        ScriptedPeople people;
        people.answers = [](const LoginRequest&) { return words({"wrong"}); };
        const int before = refusedLogins();
        SshTransport transport({hop}, &people, &people);
        QCOMPARE(errorOf(transport)->kind, ErrorKind::Permission);
        QCOMPARE(people.requests.size(), std::size_t{1}); // and not the password method after it
        QCOMPARE(people.requests[0].purpose, LoginPurpose::Interactive);
        QTRY_COMPARE(refusedLogins(), before + 1);
    }

    void keyThenPasswordThenCode()
    {
        ScriptedPeople people;
        people.answers = [this](const LoginRequest& request) {
            std::vector<std::string> answers;
            for (const LoginQuestion& question : request.questions)
                answers.push_back(question.text.find("assword") != std::string::npos &&
                                          question.text.find("One-time") == std::string::npos
                                      ? "labpass"
                                      : m_lab->totp());
            return answers;
        };
        SshTransport transport({m_lab->hop(2)}, &people, &people);
        transport.connect();
        QVERIFY(people.requests.size() >= 2); // PAM asks in rounds
        QCOMPARE(transport.exec("echo in", 10.0).output, std::string("in\n"));
        const std::size_t asked = people.requests.size();
        for (int i = 0; i < 5; ++i)
            transport.exec("echo", 10.0);
        QCOMPARE(people.requests.size(), asked); // once a log-in, not once a command

        // A wrong code: once.
        people.requests.clear();
        people.answers = [](const LoginRequest& request) {
            return std::vector<std::string>(request.questions.size(),
                                            request.questions[0].text.find("One-time") == std::string::npos ? "labpass"
                                                                                                            : "000000");
        };
        SshTransport wrong({m_lab->hop(2)}, &people, &people);
        QCOMPARE(errorOf(wrong)->kind, ErrorKind::Permission);
        QCOMPARE(people.requests.size(), std::size_t{2});
        // Without the key the server does not even begin to ask.
        SshHop keyless = m_lab->hop(2);
        keyless.identityFiles = {};
        people.requests.clear();
        SshTransport outside({keyless}, &people, &people);
        QCOMPARE(errorOf(outside)->kind, ErrorKind::Permission);
        QVERIFY(people.requests.empty());
    }

    void codeAlone()
    {
        const SshLab lab({}, "AuthenticationMethods keyboard-interactive");
        lab.trust(lab.hop(2), 2);
        ScriptedPeople people;
        people.answers = [&lab](const LoginRequest& request) {
            return words({request.questions[0].text.find("One-time") == std::string::npos ? "labpass" : lab.totp()});
        };
        SshHop hop = lab.hop(2);
        hop.identityFiles = {};
        SshTransport transport({hop}, &people, &people);
        transport.connect();
        QVERIFY(transport.connected());
    }

    void aCancelledDialogEndsIt()
    {
        SshHop hop = m_lab->hop();
        hop.identityFiles = {};
        ScriptedPeople people; // cancels
        SshTransport transport({hop}, &people, &people);
        const double begin = steadyTime();
        QCOMPARE(errorOf(transport)->kind, ErrorKind::Cancelled);
        QVERIFY(steadyTime() - begin < 10.0);
        QCOMPARE(people.requests.size(), std::size_t{1});
        QVERIFY_THROWS_EXCEPTION(Failure, transport.exec("echo", 10.0));
        QCOMPARE(people.requests.size(), std::size_t{1}); // not asked again by itself
        people.answers = [](const LoginRequest& request) {
            return std::vector<std::string>(request.questions.size() + 1, "x");
        };
        QCOMPARE(errorOf(transport)->kind, ErrorKind::Cancelled); // answers that do not fit are none
    }

    /// As in a script: neither "cancelled" nor silence tells what to do.
    void withoutATerminalItSaysWhatWasRefused()
    {
        SshHop hop = m_lab->hop();
        hop.identityFiles = {"/nonexistent/key"};
        hop.namedKey = "/nonexistent/key";
        ScriptedPeople people;
        people.there = false;
        SshTransport transport({hop}, &people, &people);
        const std::optional<Error> error = errorOf(transport);
        QCOMPARE(error->kind, ErrorKind::Permission);
        QCOMPARE(error->reasonCode, std::string("link.no-terminal-tried"));
        QVERIFY2(error->text().find("/nonexistent/key (there is no such file)") != std::string::npos,
                 error->text().c_str());
        QVERIFY(error->text().find("run this in a terminal") != std::string::npos);
        QVERIFY(people.requests.empty());
        hop.identityFiles = {};
        SshTransport bare({hop}, &people, &people);
        QCOMPARE(errorOf(bare)->reasonCode, std::string("link.no-terminal"));
    }

    void bannersReachThePerson()
    {
        std::filesystem::create_directories(path("banner"));
        SshLab::run({"sh", "-c", "printf 'Authorised use only.\\nSecond line\\n' >\"$0\"/text", path("banner")});
        const SshLab lab("Banner " + path("banner/text"));
        lab.trust(lab.hop());
        SshHop hop = lab.hop();
        hop.identityFiles = {};
        ScriptedPeople people;
        SshTransport transport({hop}, &people, &people);
        errorOf(transport);
        QVERIFY(people.requests.at(0).banner.find("Authorised use only.") == 0);
        hop = lab.hop();
        SshTransport quiet({hop}, nullptr, nullptr);
        QCOMPARE(quiet.exec("echo x", 10.0).output, std::string("x\n"));
    }

    void jumpHostsEachWithTheirOwnLogIn()
    {
        SshHop second = m_lab->hop(1);
        second.name = "behind";
        ScriptedPeople people;
        people.answers = [this](const LoginRequest& request) {
            return words({request.questions[0].text.find("One-time") == std::string::npos ? "labpass" : m_lab->totp()});
        };
        SshTransport transport({m_lab->hop(2), second}, &people, &people); // through the one that wants a code
        transport.connect();
        QVERIFY(!people.requests.empty());
        QVERIFY(people.requests[0].host.find(std::to_string(m_lab->port(2))) != std::string::npos);
        QCOMPARE(people.requests[0].machine, std::string("behind"));
        QVERIFY(transport.exec("echo $SSH_CONNECTION", 10.0).output.find(" " + std::to_string(m_lab->port(1))) !=
                std::string::npos);
        QCOMPARE(transport.exec("head -c 20000000 /dev/zero", 60.0).output.size(), std::size_t{20000000});

        SshTransport three({m_lab->hop(1), m_lab->hop(1), m_lab->hop(1)}, nullptr, nullptr);
        QCOMPARE(three.exec("cat >/dev/null; echo far", 20.0).output, std::string("far\n"));
    }

    void aJumpHostThatLeadsNowhereSaysSo()
    {
        SshHop closed = m_lab->hop();
        closed.port = 1;
        SshTransport transport({m_lab->hop(), closed}, nullptr, nullptr);
        const std::optional<Error> error = errorOf(transport);
        QCOMPARE(error->kind, ErrorKind::Transport);
        QVERIFY2(error->text().find("jump host") != std::string::npos, error->text().c_str());
        const SshLab closedLab(std::string(SshLab::kNoPam) + "AllowTcpForwarding no");
        closedLab.trust(closedLab.hop());
        SshTransport forbidden({closedLab.hop(), m_lab->hop()}, nullptr, nullptr);
        QCOMPARE(errorOf(forbidden)->kind, ErrorKind::Transport);
    }

    void aJumpHostThatBreaksIsABrokenConnection()
    {
        test::FaultProxy proxy(m_lab->port(1));
        SshHop jump = m_lab->hop();
        jump.hostKeyAlias = "jump";
        jump.port = proxy.port();
        m_lab->trust(jump);
        SshTransport transport({jump, m_lab->hop()}, nullptr, nullptr);
        QCOMPARE(transport.exec("echo x", 10.0).output, std::string("x\n"));
        proxy.reset();
        try {
            transport.exec("sleep 5", 20.0);
            QFAIL("a command went on over a broken connection");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Transport);
        }
    }

    void nobodyThereIsSaid()
    {
        SshHop hop = m_lab->hop();
        hop.port = 1;
        SshTransport transport({hop}, nullptr, nullptr);
        QCOMPARE(errorOf(transport)->kind, ErrorKind::Transport);
        QVERIFY(transport.retryIn() > 1.0);
        const double begin = steadyTime();
        QVERIFY_THROWS_EXCEPTION(Failure, transport.exec("echo", 10.0)); // waits for its time without knocking
        QVERIFY(steadyTime() - begin < 0.5);
        hop.hostName = "no-such-host.invalid";
        SshTransport nameless({hop}, nullptr, nullptr);
        QCOMPARE(errorOf(nameless)->kind, ErrorKind::Transport);
    }
};

TRAINYARD_TEST(SshLoginTest)

} // namespace ssh_login_test

#include "ssh_login_test.moc"
