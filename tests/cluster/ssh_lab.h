// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_hop.h"

#include <QTemporaryDir>

#include <functional>
#include <string>
#include <vector>

namespace trainyard::test {

/// Two real sshd on loopback with throw-away keys, as this user (tests/support/test_cluster.sh ssh).
/// Server 1 takes the key or the password "labpass"; server 2 wants the key, then the password and a TOTP code.
class SshLab {
public:
    /// Why there can be none here, as a sentence; empty when there can.
    static std::string unavailable();

    /// `extra1`, `extra2`: lines that go first into the servers' configurations. Throws when they do not start.
    /// kNoPam: for labs without passwords; each process with pam_wrapper takes one of its 62 folders in /tmp.
    static constexpr const char* kNoPam = "UsePAM no\n";
    explicit SshLab(const std::string& extra1 = kNoPam, const std::string& extra2 = {});
    ~SshLab();

    int port(int server) const { return m_port + server - 1; }
    std::string folder() const { return m_folder.path().toStdString(); }
    std::string userKey() const { return folder() + "/ssh/user"; }
    std::string hostKey(int server) const { return folder() + "/ssh/host" + std::to_string(server); }
    std::string knownHosts() const { return folder() + "/known hosts"; }
    std::string log(int server) const;
    /// The way to a server with the lab's key and known hosts; no agent, nothing of this person's own.
    SshHop hop(int server = 1) const;
    /// Writes the server's key into knownHosts() under the hop's name and port.
    void trust(const SshHop& hop, int server = 1) const;
    /// A code that the server takes: each time the next one, for none is taken twice.
    std::string totp() const;

    /// Output of a program; throws when it fails.
    static std::string run(const std::vector<std::string>& words, const std::string& input = {});
    static std::string user();

private:
    void control(const char* verb, const std::string& extra1 = {}, const std::string& extra2 = {});

    QTemporaryDir m_folder;
    int m_port = 0;
    mutable int m_codes = 0;
};

/// Kind of the Failure that the action throws; fails the test when it throws none.
ErrorKind kindOf(const std::function<void()>& action);

/// Answers from a list and notes what it was asked.
class ScriptedPeople : public LoginPrompter, public HostKeyPrompt {
public:
    bool canAsk() const override { return there; }
    std::optional<std::vector<Secret>> answer(const LoginRequest& request) override;
    bool trust(const HostKeyQuestion& question) override;

    std::function<std::optional<std::vector<std::string>>(const LoginRequest&)> answers; ///< none: cancels
    bool trusts = false;
    bool there = true;
    std::vector<LoginRequest> requests;
    std::vector<HostKeyQuestion> hosts;
};

} // namespace trainyard::test
