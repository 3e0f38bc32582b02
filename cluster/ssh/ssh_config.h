// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_answer.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_words.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// The user's ~/.ssh/config and the system's /etc/ssh/ssh_config as OpenSSH's own client reads them: it is asked with
/// `ssh -G`. Every query asks again, so that edits take effect at once. Where that client is not installed, OpenSSH's
/// defaults count and no file is read. Blocking (processes, files): not for the GUI thread.
class SshConfig {
public:
    struct Environment {
        std::string userFile;    ///< ~/.ssh/config
        std::string systemFile;  ///< /etc/ssh/ssh_config
        std::string home;        ///< $HOME
        std::string accountHome; ///< that of the user database, which OpenSSH's client takes for the home folder
        std::string localUser;
        std::string localHost;
        /// The output of `ssh -G` for a destination; nullopt if there is no such client. Throws Failure(BadInput) with
        /// its words if it refuses the files. If empty, there is no client.
        std::function<std::optional<std::string>(const SshDestination&)> ask;

        static Environment ofThisUser();
        /// Where $HOME is another folder than the account's, its .ssh/config counts alone.
        bool hasOwnHome() const { return home != accountHome; }
    };

    explicit SshConfig(Environment environment) : m_environment(std::move(environment)) {}

    /// `asked`: takes precedence over the files, as options on the command line of ssh do. Throws Failure(BadInput) for
    /// a host or user name that isPlainSshHost() or isPlainSshUser() refuses, since a `Match exec` of the files may
    /// give it to a shell.
    SshSettings settings(const SshDestination& asked) const;

    /// All hops to a host, jump hosts first, each with its own settings and its own jump hosts. `jumps`: overrides the
    /// configured ProxyJump ("" keeps it, "none" removes it). A ProxyCommand of the form `ssh -W %h:%p HOST` counts as
    /// a jump; any other form is refused with Unsupported.
    SshRoute route(const SshDestination& asked, const std::string& jumps = {}) const;

    /// The names without wildcards of all Host lines, in order, for the user to choose from.
    std::vector<std::string> hostNames() const;

private:
    SshHop hop(const SshSettings& settings) const;
    void addRoute(SshRoute& route, const SshDestination& asked, const std::string& jumps, int depth) const;

    Environment m_environment;
};

} // namespace trainyard
