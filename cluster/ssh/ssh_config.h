// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_words.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What the configuration says of one host, as written there: tokens and '~' are not replaced yet (`ssh -G` shows the
/// same).
struct SshSettings {
    std::string host;     ///< as asked for
    std::string hostName; ///< %h and %% replaced
    std::string user;
    int port = 22;
    std::vector<std::string> identityFiles; ///< empty: OpenSSH's own list
    bool identitiesOnly = false;
    std::string identityAgent;
    std::string proxyJump; ///< empty or "none" for none
    std::string proxyCommand;
    std::string hostKeyAlias;
    std::vector<std::string> userKnownHosts; ///< empty: OpenSSH's own
    std::vector<std::string> globalKnownHosts;
    std::string strictHostKeyChecking = "ask";
    bool keyLogin = true;
    bool interactiveLogin = true;
    bool passwordLogin = true;
    double connectTimeout = 0.0; ///< seconds; 0: not told
};

/// The person's ~/.ssh/config and the machine's /etc/ssh/ssh_config, read as OpenSSH reads them: Host (with negation),
/// Match (all, host, originalhost, user, localuser, exec, canonical, final), Include, the first value of an option
/// counts. Options that do not concern us are passed over, also unknown ones. Both files are read at every question, so
/// that an edit counts at once. Throws Failure(BadInput) naming file and line for what cannot be understood. Blocking
/// (files, Match exec): not for the GUI thread.
///
/// Why `ssh -G` is not asked instead: it prints lists of files without quotes, so paths with spaces run together; it
/// runs a `Match exec` with host and user names that isPlainSshHost() and isPlainSshUser() refuse; and it says nothing
/// where only libssh is installed. Tests compare every answer with `ssh -G`.
class SshConfig {
public:
    struct Environment {
        std::string userFile;   ///< ~/.ssh/config
        std::string systemFile; ///< /etc/ssh/ssh_config
        std::string home;
        std::string localUser;
        std::string localHost;
        /// Runs the command of a `Match exec`; none: it never matches.
        std::function<bool(const std::string&)> run;

        static Environment ofThisUser();
    };

    SshConfig() : SshConfig(Environment::ofThisUser()) {}
    explicit SshConfig(Environment environment) : m_environment(std::move(environment)) {}

    /// `asked`: what was said on the command line, so to speak; it goes before the files.
    SshSettings settings(const SshDestination& asked) const;

    /// All hops to a host, jump hosts first: each with settings of its own and its own jump hosts. `jumps`: instead of
    /// the configured ProxyJump ("" leaves it, "none" takes it away). A ProxyCommand of the form `ssh -W %h:%p HOST`
    /// counts as a jump; of another form it is refused with Unsupported.
    SshRoute route(const SshDestination& asked, const std::string& jumps = {}) const;

    /// The plain names of all Host lines, in order: what a person may pick from.
    std::vector<std::string> hostNames() const;

private:
    SshHop hop(const SshSettings& settings) const;
    void addRoute(SshRoute& route, const SshDestination& asked, const std::string& jumps, int depth) const;

    Environment m_environment;
};

} // namespace trainyard
