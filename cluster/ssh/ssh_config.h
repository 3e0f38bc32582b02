// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_words.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// The configuration of one host as written: tokens and '~' are not expanded yet (as in the output of `ssh -G`).
struct SshSettings {
    std::string host;     ///< as requested
    std::string hostName; ///< %h and %% expanded
    std::string user;
    int port = 22;
    std::vector<std::string> identityFiles; ///< empty: OpenSSH's defaults
    bool identitiesOnly = false;
    std::string identityAgent;
    std::string proxyJump; ///< empty or "none" for none
    std::string proxyCommand;
    std::string hostKeyAlias;
    std::vector<std::string> userKnownHosts; ///< empty: OpenSSH's defaults
    std::vector<std::string> globalKnownHosts;
    std::string strictHostKeyChecking = "ask";
    bool keyLogin = true;
    bool interactiveLogin = true;
    bool passwordLogin = true;
    double connectTimeout = 0.0; ///< seconds; 0: not set
};

/// The user's ~/.ssh/config and the system's /etc/ssh/ssh_config, read as OpenSSH reads them: Host (with negation),
/// Match (all, host, originalhost, user, localuser, exec, canonical, final), Include; the first value of an option
/// counts. Other options, including unknown ones, are skipped. Every query reads both files again, so that edits take
/// effect at once. Throws Failure(BadInput) naming file and line for syntax errors. Blocking (files, Match exec): not
/// for the GUI thread.
///
/// Reasons against `ssh -G`: it prints lists of files without quotes, so paths with spaces run together; it runs a
/// `Match exec` even with host and user names that isPlainSshHost() and isPlainSshUser() refuse; and it is missing
/// where only libssh is installed. Tests compare every answer with `ssh -G`.
class SshConfig {
public:
    struct Environment {
        std::string userFile;   ///< ~/.ssh/config
        std::string systemFile; ///< /etc/ssh/ssh_config
        std::string home;
        std::string localUser;
        std::string localHost;
        /// Runs the command of a `Match exec`; if empty, `Match exec` never matches.
        std::function<bool(const std::string&)> run;

        static Environment ofThisUser();
    };

    SshConfig() : SshConfig(Environment::ofThisUser()) {}
    explicit SshConfig(Environment environment) : m_environment(std::move(environment)) {}

    /// `asked`: takes precedence over the files, as options on the command line of ssh do.
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
