// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_session.h"

#include <string>
#include <vector>

namespace trainyard {

/// The entries of the known-hosts files for one host: plain and hashed names, patterns, [name]:port, @revoked. Host
/// certificates are not supported: @cert-authority lines are skipped.
class KnownHosts {
public:
    /// Reads the files of the hop; missing files count as empty. Throws Failure if a file cannot be read, so that an
    /// unreadable file never makes a known host look unknown.
    explicit KnownHosts(const SshHop& hop);

    /// The name of this host in the files: alias, "name", or "[name]:port".
    const std::string& name() const noexcept { return m_name; }
    /// Host key algorithms to offer, those of known keys first, so that a server with several keys presents the known
    /// one.
    std::string algorithms() const;

    /// Verifies the key that the server presented. Asks the user about an unknown key and adds it if confirmed. Throws
    /// Permission, naming file and line, for a changed or revoked key or one of another type than the known key;
    /// Cancelled if the user declines. Returns the key's type and fingerprint: "ssh-ed25519 SHA256:…".
    std::string verify(SshSession& session, HostKeyPrompt* prompt, const std::string& machine) const;

private:
    struct KeyFreer {
        void operator()(ssh_key key) const noexcept { ssh_key_free(key); }
    };
    using Key = std::unique_ptr<ssh_key_struct, KeyFreer>;
    struct Entry {
        std::string file;
        int line = 0;
        bool revoked = false;
        Key key;
    };

    void readFile(const std::string& file);
    void readLine(const std::string& text, const std::string& file, int number);
    [[noreturn]] void refuse(const Entry& entry, const Reason& reason, const std::string& type,
                             const std::string& fingerprint) const;
    void add(ssh_key key) const;

    SshHop m_hop;
    std::string m_name;
    std::vector<Entry> m_entries;
};

} // namespace trainyard
