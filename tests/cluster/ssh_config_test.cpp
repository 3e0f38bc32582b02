// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_config.h"

#include "backend/base/error.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <pwd.h>
#include <unistd.h>

namespace ssh_config_test {

using namespace trainyard;

class SshConfigTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }
    void write(const std::string& name, const std::string& content) const { std::ofstream(path(name)) << content; }

    SshConfig config(const std::string& content) const
    {
        write("config", content);
        SshConfig::Environment environment = SshConfig::Environment::ofThisUser();
        environment.userFile = path("config");
        environment.systemFile = path("system");
        environment.ask = [file = path("config")](const SshDestination& asked) { return askOpenSsh(asked, file); };
        return SshConfig(environment);
    }

    Error refusal(const std::string& content, const std::string& host = "a") const
    {
        try {
            config(content).settings({host, "", 0});
        } catch (const Failure& failure) {
            return failure.error();
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("ssh").isEmpty())
            QSKIP("OpenSSH's client, which reads the configuration, is not installed");
        if (const passwd* user = ::getpwuid(::getuid())) // OpenSSH asks for the home folder there
            qputenv("HOME", user->pw_dir);
    }

    void everySettingIsTakenFromTheAnswer()
    {
        const SshSettings found =
            config("Host a\n HostName %h.example.org\n User eve\n Port 2022\n IdentityFile \"~/my keys/id\"\n"
                   " IdentityFile ~/.ssh/second\n IdentitiesOnly yes\n IdentityAgent none\n ProxyJump u@g:1,h\n"
                   " HostKeyAlias alias\n GlobalKnownHostsFile /g1 /g2\n StrictHostKeyChecking yes\n"
                   " PubkeyAuthentication no\n KbdInteractiveAuthentication no\n PasswordAuthentication no\n"
                   " ConnectTimeout 1m30s\nHost *\n Port 1\n")
                .settings({"a", "", 0});
        QCOMPARE(found.host, std::string("a"));
        QCOMPARE(found.hostName, std::string("a.example.org"));
        QCOMPARE(found.user, std::string("eve"));
        QCOMPARE(found.port, 2022);
        QCOMPARE(found.identityFiles, (std::vector<std::string>{"~/my keys/id", "~/.ssh/second"}));
        QVERIFY(found.identitiesOnly);
        QCOMPARE(found.identityAgent, std::string("none"));
        QCOMPARE(found.proxyJump, std::string("u@g:1,h"));
        QCOMPARE(found.hostKeyAlias, std::string("alias"));
        QCOMPARE(found.globalKnownHosts, (std::vector<std::string>{"/g1", "/g2"}));
        QCOMPARE(found.strictHostKeyChecking, std::string("yes"));
        QVERIFY(!found.keyLogin && !found.interactiveLogin && !found.passwordLogin);
        QCOMPARE(found.connectTimeout, 90.0);
    }

    void withoutOpenSshItsDefaultsCount()
    {
        const SshSettings theirs = config("").settings({"b", "eve", 0});
        const SshHop asked = config("").route({"b", "eve", 7}).at(0);
        SshConfig::Environment environment = SshConfig::Environment::ofThisUser();
        const SshHop hop = SshConfig(environment).route({"b", "eve", 7}).at(0);
        QCOMPARE(hop.identityFiles, asked.identityFiles);
        QCOMPARE(hop.userKnownHosts, asked.userKnownHosts);
        QCOMPARE(hop.globalKnownHosts, asked.globalKnownHosts);
        QCOMPARE(hop.label(), std::string("eve@b:7"));
        QCOMPARE(SshConfig(environment).settings({"b", "", 0}).user, environment.localUser);
        QVERIFY(theirs.keyLogin && theirs.interactiveLogin && theirs.passwordLogin && !theirs.identitiesOnly);
    }

    /// A home folder that only $HOME names, as in a container or a test.
    void anotherHomeHasItsOwnFiles()
    {
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", m_folder.path().toUtf8());
        const auto restored = qScopeGuard([&] { qputenv("HOME", before); });
        QCOMPARE(sshConfigOfThisUser().settings({"a", "", 0}).port, 22);
        std::filesystem::create_directories(path(".ssh"));
        write(".ssh/config", "Host a\n Port 2200\n");
        const SshHop hop = sshConfigOfThisUser().route({"a", "", 0}).at(0);
        QCOMPARE(hop.port, 2200);
        QCOMPARE(hop.userKnownHosts.front(), path(".ssh/known_hosts"));
        QCOMPARE(hop.identityFiles.front(), path(".ssh/id_rsa"));
    }

    /// `ssh -G` prints both files of this line in one line and without quotes.
    void aKnownHostsFileMayHaveASpaceInItsName()
    {
        write("known hosts", "");
        const SshSettings found =
            config("UserKnownHostsFile /x \"" + path("known hosts") + "\" /y\n").settings({"a", "", 0});
        QCOMPARE(found.userKnownHosts, (std::vector<std::string>{"/x", path("known hosts"), "/y"}));
    }

    void theWordsOfARefusalAreQuoted()
    {
        const Error error = refusal("Host a\n\n  Port many\n");
        QCOMPARE(error.kind, ErrorKind::BadInput);
        QCOMPARE(error.subject, std::string("a"));
        QVERIFY2(error.reason.find(path("config") + " line 3") != std::string::npos, error.reason.c_str());
        QVERIFY2(error.reason.find("many") != std::string::npos, error.reason.c_str());
    }

    void whatWasAskedForGoesFirst()
    {
        const SshSettings found =
            config("Host a\n User eve\n Port 1\nMatch user adam\n HostName h\n").settings({"a", "adam", 5});
        QCOMPARE(found.user, std::string("adam"));
        QCOMPARE(found.port, 5);
        QCOMPARE(found.hostName, std::string("h"));
    }

    void jumpsHaveJumpsOfTheirOwn()
    {
        const SshConfig three =
            config("Host node*\n ProxyJump login\n User worker\nHost login\n HostName login.example.org\n"
                   " ProxyJump adam@gate:2222\n Port 44\nHost gate\n HostName gate.example.org\n User nobody\n");
        const SshRoute route = three.route({"node7", "", 0});
        QCOMPARE(route.size(), std::size_t{3});
        QCOMPARE(route[0].label(), std::string("adam@gate.example.org:2222"));
        QCOMPARE(route[1].hostName, std::string("login.example.org"));
        QCOMPARE(route[1].port, 44);
        QCOMPARE(route[2].label(), std::string("worker@node7"));
        QCOMPARE(route[2].name, std::string("node7"));

        // As `ssh -J a,b`: what b has configured does not count, what a has does.
        const SshRoute chain = config("Host far\n ProxyJump a,b\nHost a\n ProxyJump outer\nHost b\n ProxyJump never\n")
                                   .route({"far", "", 0});
        QCOMPARE(chain.size(), std::size_t{4});
        const char* expected[] = {"outer", "a", "b", "far"};
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(chain[i].name, std::string(expected[i]));

        QCOMPARE(config("ProxyJump gate\nHost gate\n ProxyJump none\n").route({"a", "", 0}, "none").size(),
                 std::size_t{1});
        QVERIFY_THROWS_EXCEPTION(Failure, config("Host a\n ProxyJump b\nHost b\n ProxyJump a\n").route({"a", "", 0}));
    }

    void plainForwardingCommandsAreJumps()
    {
        const SshRoute route = config("Host a\n ProxyCommand ssh -q -W %h:%p -p 2200 eve@gate\n").route({"a", "", 0});
        QCOMPARE(route.size(), std::size_t{2});
        QCOMPARE(route[0].label(), std::string("eve@gate:2200"));
        try {
            config("Host a\n ProxyCommand nc -X 5 -x proxy:1080 %h %p\n").route({"a", "", 0});
            QFAIL("a command was passed over");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Unsupported);
        }
        QCOMPARE(config("Host a\n ProxyCommand none\n").route({"a", "", 0}).size(), std::size_t{1});
        QCOMPARE(config("Host a\n ProxyCommand none\n ProxyJump b\n").route({"a", "", 0}).size(), std::size_t{1});
    }

    void tokensAndHomesAreReplaced()
    {
        ::setenv("TRAINYARD_TEST_KEYS", "/keys", 1);
        SshConfig found = config("Host a\n HostName h\n Port 5\n User eve\n IdentityFile ~/%h-%p-%r-%n-%%\n"
                                 " IdentityFile %d/k\n IdentityFile ${TRAINYARD_TEST_KEYS}/%u\n UserKnownHostsFile "
                                 "none\n IdentityAgent none\n");
        const SshConfig::Environment self = SshConfig::Environment::ofThisUser();
        const SshHop hop = found.route({"a", "", 0}).at(0);
        QCOMPARE(hop.identityFiles,
                 (std::vector<std::string>{self.home + "/h-5-eve-a-%", self.home + "/k", "/keys/" + self.localUser}));
        QVERIFY(hop.userKnownHosts.empty());
        QCOMPARE(hop.identityAgent, std::string("none"));
        const SshHop plain = config("").route({"b", "", 0}).at(0);
        QCOMPARE(plain.identityFiles.front(), self.home + "/.ssh/id_rsa");
        QCOMPARE(plain.userKnownHosts.front(), self.home + "/.ssh/known_hosts");
        QVERIFY_THROWS_EXCEPTION(Failure, config("IdentityFile %Q\n").route({"b", "", 0}));
        QVERIFY_THROWS_EXCEPTION(Failure, config("IdentityFile ${TRAINYARD_ABSENT}/x\n").route({"b", "", 0}));
    }

    void namesToPickFrom()
    {
        write("more.conf", "Host third\nInclude more.conf\n"); // a circle
        write("system", "Host fourth one\n");
        const auto names =
            config("# Host no\nHost one two *.x !no\n Port 1\nHost one\nMatch exec \"touch " + path("ran") +
                   "\"\nHost o*\nhost=\"quoted\"\r\nHost = equal # said\nInclude more*.conf "
                   "/absent\nHost \"unfinished\nHost last")
                .hostNames();
        QCOMPARE(names, (std::vector<std::string>{"one", "two", "quoted", "equal", "third", "last", "fourth"}));
        QVERIFY(!QFile::exists(QString::fromStdString(path("ran"))));
    }

    /// Each file is read once: with six circles in a file, reading each time would take 6 to the power of 16 readings.
    void manyCirclesEnd()
    {
        write("system", "");
        std::string circles = "Host second\n";
        for (int i = 0; i < 6; ++i)
            circles += "Include more.conf\n";
        write("more.conf", circles + "Host third\n");
        QCOMPARE(config("Host one\nInclude more.conf more.conf\n").hostNames(),
                 (std::vector<std::string>{"one", "second", "third"}));
    }

    void hostileDestinationsAreRefused()
    {
        for (const char* bad : {"", "-oProxyCommand=x", "a b", "@a", "a:0", "a:x", "a:99999", "[a", "$(x)", "`x`",
                                "a;b", "ssh://", "`x`@a", "-l@a", "a b@a", "a*", "a\\b"})
            QVERIFY2(!parsedDestination(bad), bad);
        QCOMPARE(parsedDestination("eve@d@h:5")->user, std::string("eve@d"));
        QCOMPARE(parsedDestination("::1")->host, std::string("::1"));
        QCOMPARE(parsedDestination("[::1]:5")->port, 5);
    }

    void nothingOfAHostReachesTheShellOfMatchExec()
    {
        const SshConfig found = config("Match exec \"echo %n %h %r >> '" + path("commands") + "'\"\n Port 7\n");
        QCOMPARE(found.settings({"host", "eve", 0}).port, 7);
        for (const char* bad :
             {"`touch x`", "$(touch x)", "a;touch x", "a|b", "a&b", "a(b", "-x", "a b", "a'b", "a\"b", "a\nb"}) {
            QVERIFY_THROWS_EXCEPTION(Failure, found.settings({bad, "eve", 0}));
            QVERIFY_THROWS_EXCEPTION(Failure, found.settings({"host", bad, 0}));
            QVERIFY_THROWS_EXCEPTION(Failure, found.route({"host", "eve", 0}, std::string("gate,") + bad));
        }
        std::ifstream told(path("commands"));
        for (std::string line; std::getline(told, line);) // of the way by jump hosts, which begins with the host itself
            QCOMPARE(line, std::string("host host eve"));
        // A name that the files make of it is not connected to, either.
        for (const char* line : {"HostName a;b", "HostName $(x)", "User `x`", "User -l"})
            QVERIFY_THROWS_EXCEPTION(Failure, config(std::string(line) + "\n").route({"host", "", 0}));
    }
};

TRAINYARD_TEST(SshConfigTest)

} // namespace ssh_config_test

#include "ssh_config_test.moc"
