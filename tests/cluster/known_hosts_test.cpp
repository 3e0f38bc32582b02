// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/cluster/ssh_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <filesystem>
#include <fstream>

namespace known_hosts_test {

using namespace trainyard;
using trainyard::test::ScriptedPeople;
using trainyard::test::SshLab;

/// Whose key is trusted, and that no other ever is. Server 1 has an Ed25519 and an RSA key.
class KnownHostsTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<SshLab> m_lab;
    std::string m_rsa;

    std::string file() const { return m_lab->knownHosts(); }
    void write(const std::string& text) const { std::ofstream(file(), std::ios::trunc) << text; }
    std::string contents() const { return std::filesystem::exists(file()) ? readFile(file()) : std::string(); }
    std::string name() const { return "[127.0.0.1]:" + std::to_string(m_lab->port(1)); }
    std::string publicKey(const std::string& key) const
    {
        const std::string line = readFile(key + ".pub");
        return line.substr(0, line.find(' ', line.find(' ') + 1));
    }
    std::string ed25519() const { return publicKey(m_lab->hostKey(1)); }
    std::string foreign(const char* type) const
    {
        const std::string key = m_lab->folder() + "/foreign-" + type;
        if (!std::filesystem::exists(key))
            SshLab::run({"ssh-keygen", "-q", "-t", type, "-N", "", "-f", key});
        return publicKey(key);
    }

    std::optional<Error> connect(ScriptedPeople& people, const SshHop& hop) const
    {
        SshTransport transport({hop}, &people, &people);
        try {
            transport.connect();
        } catch (const Failure& failure) {
            return failure.error();
        }
        return std::nullopt;
    }
    std::optional<Error> connect(ScriptedPeople& people) const { return connect(people, m_lab->hop()); }

    /// Refused, without asking, naming file, line and the way out; the file is as it was.
    void refuses(const std::string& text, int line) const
    {
        write(text);
        ScriptedPeople people;
        people.trusts = true;
        for (int round = 0; round < 2; ++round) { // the first refusal must not have made it trusted
            const std::optional<Error> error = connect(people);
            QVERIFY(error);
            QCOMPARE(error->kind, ErrorKind::Permission);
            QVERIFY2(error->reason.find("line " + std::to_string(line) + " of " + file()) != std::string::npos,
                     error->text().c_str());
        }
        QVERIFY(people.hosts.empty());
        QVERIFY(people.requests.empty());
        QCOMPARE(contents(), text);
    }

private slots:
    void initTestCase()
    {
        if (const std::string reason = SshLab::unavailable(); !reason.empty())
            QSKIP(reason.c_str());
        QTemporaryDir folder;
        folder.setAutoRemove(false);
        m_rsa = folder.path().toStdString() + "/rsa";
        SshLab::run({"ssh-keygen", "-q", "-t", "rsa", "-N", "", "-f", m_rsa});
        m_lab = std::make_unique<SshLab>(SshLab::kNoPam + ("HostKey " + m_rsa));
    }
    void cleanupTestCase()
    {
        m_lab.reset();
        if (!m_rsa.empty())
            std::filesystem::remove_all(std::filesystem::path(m_rsa).parent_path());
    }
    void init() { std::filesystem::remove(file()); }

    void unknownHostsAreAskedForOnce()
    {
        ScriptedPeople people;
        people.trusts = true;
        QVERIFY(!connect(people));
        QCOMPARE(people.hosts.size(), std::size_t{1});
        QCOMPARE(people.hosts[0].host, name());
        QCOMPARE(people.hosts[0].type, std::string("ssh-ed25519"));
        QCOMPARE(people.hosts[0].file, file());
        // The fingerprint is the one that ssh-keygen tells.
        const std::string told = SshLab::run({"ssh-keygen", "-l", "-E", "sha256", "-f", m_lab->hostKey(1) + ".pub"});
        QVERIFY2(told.find(" " + people.hosts[0].fingerprint + " ") != std::string::npos, told.c_str());
        QCOMPARE(contents(), name() + " " + ed25519() + "\n");
        QCOMPARE(std::filesystem::status(file()).permissions(),
                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        // OpenSSH takes the line too, and we do not ask again.
        SshLab::run({"ssh-keygen", "-F", name(), "-f", file()});
        QVERIFY(!connect(people));
        QCOMPARE(people.hosts.size(), std::size_t{1});
    }

    void aNoIsKept()
    {
        ScriptedPeople people;
        QCOMPARE(connect(people)->kind, ErrorKind::Cancelled);
        QCOMPARE(contents(), std::string());
        QVERIFY(people.requests.empty()); // nothing of a person's went to a host that is not trusted
        SshTransport alone({m_lab->hop()}, nullptr, nullptr);
        QVERIFY_THROWS_EXCEPTION(Failure, alone.connect()); // nobody to ask is no yes
        QCOMPARE(contents(), std::string());
        SshHop strict = m_lab->hop();
        strict.refuseUnknownHosts = true;
        people.trusts = true;
        people.hosts.clear();
        QCOMPARE(connect(people, strict)->kind, ErrorKind::Permission);
        QVERIFY(people.hosts.empty());
    }

    void addsToAFileWithoutLosingALine()
    {
        const std::string before = "# mine\nother.example.org " + foreign("ed25519"); // without a last line's end
        write(before);
        ScriptedPeople people;
        people.trusts = true;
        QVERIFY(!connect(people));
        QCOMPARE(contents(), before + "\n" + name() + " " + ed25519() + "\n");
    }

    void changedKeysAreRefused()
    {
        const std::string text = "\n# a comment\n" + name() + " " + foreign("ed25519") + "\n";
        refuses(text, 3);
        ScriptedPeople people;
        const std::string told = connect(people)->text();
        QVERIFY2(told.find("CHANGED") != std::string::npos &&
                     told.find("ssh-keygen -f '" + file() + "' -R '" + name() + "'") != std::string::npos,
                 told.c_str());
        SshLab::run({"ssh-keygen", "-f", file(), "-R", name()}); // what was advised leads on
        people.trusts = true;
        QVERIFY(!connect(people));
    }

    void otherTypesAreRefused() { refuses(name() + " " + foreign("ecdsa") + "\n", 1); }

    void aKnownKeyOfAnyTypeIsEnough()
    {
        // Known by RSA: the server is asked for that one, although it would rather show Ed25519.
        write(name() + " " + publicKey(m_rsa) + "\n");
        ScriptedPeople people;
        QVERIFY(!connect(people));
        // Several keys for a name, one of them right.
        write(name() + " " + foreign("ecdsa") + "\n" + name() + " " + ed25519() + "\n");
        QVERIFY(!connect(people));
        write(name() + " " + foreign("ed25519") + "\n" + name() + " " + ed25519() + "\n");
        QVERIFY(!connect(people));
        QVERIFY(people.hosts.empty());
    }

    void revokedKeysAreRefused()
    {
        refuses(name() + " " + ed25519() + "\n@revoked * " + ed25519() + "\n@revoked * " + publicKey(m_rsa) + "\n", 2);
    }

    void hashedHostsAreFound()
    {
        write(name() + " " + ed25519() + "\n");
        SshLab::run({"ssh-keygen", "-q", "-H", "-f", file()});
        std::filesystem::remove(file() + ".old");
        QVERIFY(contents().find("|1|") == 0);
        ScriptedPeople people;
        QVERIFY(!connect(people));
        write(name() + " " + foreign("ed25519") + "\n");
        SshLab::run({"ssh-keygen", "-q", "-H", "-f", file()});
        std::filesystem::remove(file() + ".old");
        refuses(contents(), 1);
    }

    void portsPatternsAndAliases()
    {
        ScriptedPeople people;
        // The name alone is that of port 22: not this one.
        write("127.0.0.1 " + foreign("ed25519") + "\n[127.0.0.1]:1 " + foreign("ed25519") + "\n");
        QCOMPARE(connect(people)->kind, ErrorKind::Cancelled);
        QCOMPARE(people.hosts.size(), std::size_t{1});
        write("[127.0.*]:* " + ed25519() + "\n");
        people.hosts.clear();
        QVERIFY2(!connect(people), "a pattern");
        write("other," + name() + ",more " + ed25519() + " comment with words\n");
        QVERIFY2(!connect(people), "a list");
        SshHop aliased = m_lab->hop();
        aliased.hostKeyAlias = "cluster.example.org";
        write("cluster.example.org " + ed25519() + "\n" + name() + " " + foreign("ed25519") + "\n");
        QVERIFY2(!connect(people, aliased), "an alias");
        QVERIFY(people.hosts.empty());
    }

    void brokenLinesAreNobodysKey()
    {
        write("garbage\n" + name() + "\n" + name() + " ssh-ed25519\n" + name() +
              " ssh-ed25519 !!!!\n\xff\xfe\n|1|x|y ssh-ed25519 AAAA\n"
              "@cert-authority * " +
              ed25519() + "\n@unknown " + name() + " " + ed25519() + "\n");
        ScriptedPeople people;
        QCOMPARE(connect(people)->kind, ErrorKind::Cancelled);
        QCOMPARE(people.hosts.size(), std::size_t{1}); // unknown, thus asked for
    }

    void severalFilesCount()
    {
        SshHop hop = m_lab->hop();
        hop.userKnownHosts = {file(), m_lab->folder() + "/second"};
        hop.globalKnownHosts = {m_lab->folder() + "/global", "/dev/null"};
        std::ofstream(m_lab->folder() + "/global") << name() << " " << ed25519() << "\n";
        ScriptedPeople people;
        QVERIFY(!connect(people, hop));
        std::filesystem::remove(m_lab->folder() + "/global");
        people.trusts = true;
        hop.userKnownHosts = {m_lab->folder() + "/new folder/known"};
        QVERIFY(!connect(people, hop)); // made with its folder
        QVERIFY(std::filesystem::exists(hop.userKnownHosts[0]));
    }
};

TRAINYARD_TEST(KnownHostsTest)

} // namespace known_hosts_test

#include "known_hosts_test.moc"
