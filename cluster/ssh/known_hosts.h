// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_session.h"

#include <string>
#include <vector>

namespace trainyard {

/// What the known-hosts files say of one host: plain and hashed names, patterns, [name]:port, @revoked.
/// (Certificates of hosts are not understood: @cert-authority lines are passed over.)
class KnownHosts {
public:
    /// Reads the files of the hop; those that do not exist are empty. Throws Failure for one that cannot be read, so
    /// that an unreadable file never makes a known host look unknown.
    explicit KnownHosts(const SshHop& hop);

    /// The name this host has in the files: alias, "name", or "[name]:port".
    const std::string& name() const noexcept { return m_name; }
    /// Host key algorithms to offer, those of known keys first: a server with several keys then shows the known one.
    std::string algorithms() const;

    /// Verifies the key that the server showed. An unknown one is put before the person and added after a yes.
    /// Throws Permission for a changed or revoked key and for one of another type than known, naming file and line;
    /// Cancelled when the person says no.
    /// Returns the key's type and fingerprint: "ssh-ed25519 SHA256:…".
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
