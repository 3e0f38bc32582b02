// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_config.h"

#include "backend/base/error.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include <pwd.h>
#include <unistd.h>

namespace ssh_config_test {

using namespace trainyard;

namespace {

using Lines = std::multimap<std::string, std::string>;

/// The lines of `ssh -G` that concern us; nullopt when OpenSSH refuses the file.
std::optional<Lines> openSshSays(const std::string& file, const std::string& host)
{
    QProcess process;
    process.start("ssh", {"-F", QString::fromStdString(file), "-G", "--", QString::fromStdString(host)});
    process.waitForFinished();
    if (process.exitCode() != 0)
        return std::nullopt;
    Lines lines;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
        const qsizetype space = line.indexOf(' ');
        lines.emplace(line.left(space).toStdString(), line.mid(space + 1).toStdString());
    }
    return lines;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string one(const Lines& lines, const std::string& key)
{
    std::vector<std::string> values;
    for (auto [at, end] = lines.equal_range(key); at != end; ++at)
        values.push_back(at->second);
    return joined(values);
}

std::string text(const SshSettings& found, const std::string& key)
{
    if (key == "hostname")
        return found.hostName;
    if (key == "user")
        return found.user;
    if (key == "port")
        return std::to_string(found.port);
    if (key == "identityfile")
        return joined(found.identityFiles);
    if (key == "identitiesonly")
        return found.identitiesOnly ? "yes" : "no";
    if (key == "proxyjump")
        return found.proxyJump;
    if (key == "userknownhostsfile")
        return joined(found.userKnownHosts);
    if (key == "hostkeyalias")
        return found.hostKeyAlias;
    if (key == "pubkeyauthentication")
        return found.keyLogin ? "true" : "false";
    return found.passwordLogin ? "yes" : "no";
}

} // namespace

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
        environment.run = [](const std::string& command) { return std::system(command.c_str()) == 0; };
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

    void compare(const std::string& content, const std::string& host) const
    {
        const SshConfig ours = config(content);
        const std::optional<Lines> theirs = openSshSays(path("config"), host);
        std::optional<SshSettings> found;
        std::string refused;
        try {
            found = ours.settings({host, "", 0});
        } catch (const Failure& failure) {
            refused = failure.what();
        }
        QVERIFY2(found.has_value() == theirs.has_value(), (host + "\n" + content + "\n" + refused).c_str());
        if (!found)
            return;
        for (const char* key :
             {"hostname", "user", "port", "identityfile", "identitiesonly", "proxyjump", "userknownhostsfile",
              "hostkeyalias", "pubkeyauthentication", "passwordauthentication"}) {
            std::string mine = text(*found, key);
            const std::string other = one(*theirs, key);
            if (mine.empty() && (std::string(key) == "identityfile" || std::string(key) == "userknownhostsfile"))
                continue; // OpenSSH lists its own defaults
            if (mine == "none" && std::string(key) == "proxyjump")
                mine.clear(); // OpenSSH leaves it out
            if (std::string(key) == "proxyjump" && mine.compare(0, 6, "ssh://") == 0)
                mine.erase(0, 6);                         // and rewrites these
            if (std::string(key) == "userknownhostsfile") // and replaces the '~' of these
                for (std::size_t at; (at = mine.find('~')) != std::string::npos;)
                    mine.replace(at, 1, SshConfig::Environment::ofThisUser().home);
            QVERIFY2(mine == other, (std::string(key) + " of " + host + ": ours \"" + mine + "\", OpenSSH's \"" +
                                     other + "\" of\n" + content)
                                        .c_str());
        }
    }

private slots:
    void initTestCase()
    {
        if (const passwd* user = ::getpwuid(::getuid())) // OpenSSH asks for the home folder there
            qputenv("HOME", user->pw_dir);
    }

    void agreesWithOpenSsh_data()
    {
        QTest::addColumn<QString>("content");
        write("part1.conf", "Host b\n  Port 2201\n  User inner\nHost *\n  IdentityFile ~/.ssh/included\n");
        write("part2.conf", "HostKeyAlias alias2\nMatch host *.example.org\n  User matched\n");
        const QString folder = m_folder.path();
        const std::vector<std::pair<const char*, QString>> corpus = {
            {"empty", ""},
            {"first value counts",
             "Host a\n Port 22\n User one\nHost *\n Port 23\n User two\n HostName other.example.org"},
            {"patterns", "Host a? b* c\n Port 1001\nHost *.example.org\n Port 1002\nHost ??\n User two\n"},
            {"negation", "Host * !b !*.example.org\n Port 2000\nHost *.org !x.example.org\n User organisation\n"},
            {"negated alone", "Host !a\n Port 2000\n"},
            {"equals signs", "Host=a\nPort=2002\nUser = eve\nHostName =h.example.org\n"},
            {"quotes and spaces", "Host \"a\" 'b'\n\tIdentityFile \"~/my keys/id a\"\n   User   \"two words\"  \n  "
                                  "UserKnownHostsFile \"/x y\" /z\n"},
            {"comments", "# one\n  # two\nHost a # three\n Port 2003 # four\nUser eve#five\n"},
            {"cases of letters", "HOST a\nPORT 2004\nhostname UPPER.Example.ORG\nUsEr Eve\n"},
            {"host in capitals", "Host A\n Port 2005\nHost x.EXAMPLE.org\n Port 2006\n"},
            {"keys add up", "IdentityFile ~/.ssh/one\nHost a\n IdentityFile ~/.ssh/two\n IdentityFile "
                            "~/.ssh/one\nIdentitiesOnly yes\n"},
            {"host name tokens", "Host a\n HostName %h.cluster.example.org\nHost b\n HostName 100%%.%h\n"},
            {"jump", "Host a\n ProxyJump gate\nHost b\n ProxyJump eve@gate:2222,second\nHost *\n ProxyJump none\n"},
            {"jump urls", "Host a\n ProxyJump ssh://eve@gate:2222\nHost b\n ProxyJump [::1]:22\n"},
            {"no jump first", "Host a\n ProxyJump none\nHost *\n ProxyJump gate\n"},
            {"match host",
             "Host a\n HostName x.example.org\nMatch host *.example.org\n User matched\nMatch host b,c\n Port 2007\n"},
            {"match originalhost",
             "Host a\n HostName b\nMatch originalhost a\n Port 2008\nMatch originalhost b\n Port 2009\n"},
            {"match user", "Host a\n User eve\nMatch user eve\n Port 2010\nMatch user !eve\n Port 2011\nMatch !user "
                           "eve\n Port 2012\n"},
            {"match localuser", QString("Match localuser %1\n Port 2013\nMatch localuser nobodyelse\n User x\n")
                                    .arg(qEnvironmentVariable("USER", "root"))},
            {"match all", "Match all\n Port 2014\n"},
            {"match not all", "Match !all\n Port 2014\n"},
            {"match exec", "Match exec \"test %h = a\"\n Port 2015\nMatch exec \"false\"\n User never\nMatch host b "
                           "exec true\n User yes\n"},
            {"match final", "Match final host x.example.org\n Port 2016\nHost a\n HostName x.example.org\nHost "
                            "x.example.org\n User secondpass\n"},
            {"match canonical", "Match canonical\n Port 2016\nMatch !canonical\n User first\n"},
            {"match negated", "Match !host b,*.example.org\n Port 2017\n"},
            {"match several",
             "Host a\n User eve\nMatch host a user eve\n Port 2018\nMatch host a user adam\n Port 2019\n"},
            {"match comment", "Match host a # comment\n Port 2020\n"},
            {"include", QString("Include %1/part1.conf\nHost *\n Port 9\n").arg(folder)},
            {"include by pattern", QString("Include %1/part*.conf\nHost *\n Port 9\n").arg(folder)},
            {"include in a host", QString("Host a\n Include %1/part1.conf\n Port 9\n User after\n").arg(folder)},
            {"include leaves the block", QString("Host b\n Include %1/part1.conf\n HostName inblock\n").arg(folder)},
            {"include of nothing", "Include /absent/*.conf /absent/too\nPort 2021\n"},
            {"unused options", "ForwardAgent yes\nServerAliveInterval 5\nCompression no\nPort 2022\nLogLevel QUIET\n"},
            {"switches",
             "Host a\n PubkeyAuthentication no\n PasswordAuthentication no\nHost b\n PubkeyAuthentication true\n"},
            {"alias and files", "HostKeyAlias one.example.org\nUserKnownHostsFile ~/.ssh/a ~/.ssh/b\n"},
            {"windows line ends", "Host a\r\n Port 2023\r\n User eve\r\n"},
            {"no last line end", "Host a\n Port 2024"},
            {"backslashes", "IdentityFile \"C:\\\\keys\\\\id \\\"x\\\"\"\nUser dom\\\\eve\n"},
            // What is malformed is refused by both.
            {"unfinished quotes", "Host a\n User \"eve\n"},
            {"no argument", "Host a\n Port\n"},
            {"no argument but a comment", "Host a\n Port # none\n"},
            {"no port", "Port ssh-port\n"},
            {"port too large", "Port 70000\n"},
            {"too many words", "Port 22 23\n"},
            {"empty host", "Host \"\"\n Port 22\n"},
            {"bad switch", "IdentitiesOnly perhaps\n"},
            {"bad match", "Match hosts a\n Port 22\n"},
            {"match without argument", "Match host\n Port 22\n"},
            {"match without condition", "Match # none\n Port 22\n"},
            {"match all and more", "Match host a all\n Port 22\n"},
            {"bad jump port", "ProxyJump gate:0\n"},
        };
        for (const auto& [name, content] : corpus)
            QTest::newRow(name) << content;
    }

    void agreesWithOpenSsh()
    {
        if (QStandardPaths::findExecutable("ssh").isEmpty())
            QSKIP("OpenSSH's client is not installed, with which the reading is compared");
        QFETCH(QString, content);
        for (const char* host : {"a", "b", "x.example.org", "ab", "A"})
            compare(content.toStdString(), host);
    }

    void agreesWithOpenSshOnRandomFiles()
    {
        if (QStandardPaths::findExecutable("ssh").isEmpty())
            QSKIP("OpenSSH's client is not installed, with which the reading is compared");
        std::mt19937 random(7);
        const auto pick = [&random](const std::vector<std::string>& from) { return from[random() % from.size()]; };
        const std::vector<std::string> names{"a",     "b",    "ab", "*", "?", "a*", "!a", "!b", "x.example.org",
                                             "*.org", "\"a\""};
        for (int round = 0; round < 60; ++round) {
            std::string content;
            for (int line = 0; line < 12; ++line)
                switch (random() % 10) {
                case 0: content += "Host " + pick(names) + " " + pick(names) + "\n"; break;
                case 1: content += "Host " + pick(names) + "\n"; break;
                case 2:
                    content += "Match " + pick({"host ", "originalhost ", "user ", "!host ", "!user "}) +
                               pick({"a", "b,a", "*", "eve", "!a,*"}) + pick({"", " user eve", " host a*", " final"}) +
                               "\n";
                    break;
                case 3: content += " User " + pick({"eve", "adam", "\"e v\""}) + "\n"; break;
                case 4: content += "\tPort" + pick({" ", "=", " = "}) + pick({"22", "2222", "65535"}) + "\n"; break;
                case 5: content += "HostName " + pick({"%h.org", "b", "x.example.org", "h%%"}) + "\n"; break;
                case 6: content += "IdentityFile " + pick({"~/k1", "~/k2", "'~/k 3'"}) + "\n"; break;
                case 7: content += "ProxyJump " + pick({"none", "g", "u@g:1,h"}) + "\n"; break;
                case 8: content += "# " + pick(names) + "\n"; break;
                default: content += "UserKnownHostsFile " + pick({"/a", "/a /b", "\"/a b\" /c"}) + "\n"; break;
                }
            for (const char* host : {"a", "x.example.org"})
                compare(content, host);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void malformedFilesAreNamedWithTheirLine()
    {
        write("inner.conf", "# fine\n\nPort many\n");
        const Error inner = refusal("Host a\nInclude " + path("inner.conf") + "\n");
        QCOMPARE(inner.kind, ErrorKind::BadInput);
        QCOMPARE(inner.subject, path("inner.conf"));
        QVERIFY2(inner.reason.find("line 3") == 0, inner.reason.c_str());
        const Error outer = refusal("Host a\n\n  User \"eve\n");
        QCOMPARE(outer.subject, path("config"));
        QVERIFY2(outer.reason.find("line 3") == 0, outer.reason.c_str());
        QVERIFY(!refusal("ProxyJump a b\n").reason.empty()); // OpenSSH takes that for one name
        write("circle.conf", "Include " + path("circle.conf") + "\n");
        QVERIFY(refusal("Include " + path("circle.conf") + "\n").reason.find("too deeply") != std::string::npos);
    }

    void systemFileComesAfterwards()
    {
        write("system", "Host *\n  User system\n  Port 2222\n");
        const SshSettings found = config("Host a\n User mine\n").settings({"a", "", 0});
        std::ofstream(path("system")) << "";
        QCOMPARE(found.user, std::string("mine"));
        QCOMPARE(found.port, 2222);
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
        write("more.conf", "Host third\n");
        const auto names = config("Host one two *.x !no\n Port 1\nHost one\nMatch exec \"touch " + path("ran") +
                                  "\"\nHost o*\nInclude " + path("more.conf") + "\n")
                               .hostNames();
        QCOMPARE(names, (std::vector<std::string>{"one", "two", "third"}));
        QVERIFY(!QFile::exists(QString::fromStdString(path("ran"))));
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

    /// Its commands are run, so whoever may write it decides what this user runs.
    void aFileThatOthersMayWriteIsRefused()
    {
        QCOMPARE(refusal("Host a\n Port 7\n").text(), Error{}.text());
        std::filesystem::permissions(path("config"), std::filesystem::perms(0666)); // writing it anew keeps that
        const std::string told = refusal("Host a\n Port 7\n").text();
        QVERIFY2(told.find(path("config")) != std::string::npos &&
                     told.find("other users may write it") != std::string::npos,
                 told.c_str());
        std::filesystem::permissions(path("config"), std::filesystem::perms(0644));
        QCOMPARE(config("Host a\n Port 7\n").settings({"a", "", 0}).port, 7);
    }

    void nothingOfAHostReachesTheShellOfMatchExec()
    {
        write("config", "Match exec \"true %n %h %r\"\n Port 7\n");
        SshConfig::Environment environment = SshConfig::Environment::ofThisUser();
        environment.userFile = path("config");
        environment.systemFile.clear();
        std::vector<std::string> commands;
        environment.run = [&](const std::string& command) {
            commands.push_back(command);
            return true;
        };
        const SshConfig found(environment);
        QCOMPARE(found.settings({"host", "eve", 0}).port, 7);
        QCOMPARE(commands, std::vector<std::string>{"true host host eve"});
        commands.clear();
        for (const char* bad :
             {"`touch x`", "$(touch x)", "a;touch x", "a|b", "a&b", "a(b", "-x", "a b", "a'b", "a\"b", "a\nb"}) {
            QVERIFY_THROWS_EXCEPTION(Failure, found.settings({bad, "eve", 0}));
            QVERIFY_THROWS_EXCEPTION(Failure, found.settings({"host", bad, 0}));
            QVERIFY_THROWS_EXCEPTION(Failure, found.route({"host", "eve", 0}, std::string("gate,") + bad));
        }
        // What HostName and User made of it, too.
        for (const char* line : {"HostName a;b", "HostName $(x)", "User `x`", "User -l"}) {
            write("config", std::string(line) + "\nMatch exec \"true %h %r\"\n Port 7\n");
            QVERIFY_THROWS_EXCEPTION(Failure, found.settings({"host", "", 0}));
            write("config", std::string(line) + "\n");
            QVERIFY_THROWS_EXCEPTION(Failure, found.route({"host", "", 0}));
        }
        for (const std::string& command : commands) // of the way by jump hosts, which begins with the host itself
            QCOMPARE(command, std::string("true host host eve"));
    }
};

TRAINYARD_TEST(SshConfigTest)

} // namespace ssh_config_test

#include "ssh_config_test.moc"
