// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// One SSH server on the way, with all that is needed to log in there. Paths are absolute, tokens are replaced.
struct SshHop {
    std::string name;     ///< as it was asked for: an alias of the config file or a host name
    std::string hostName; ///< what is connected to
    int port = 22;
    std::string user;
    std::vector<std::string>
        identityFiles;           ///< private keys in the order in which they are tried; absent ones are skipped
    bool identitiesOnly = false; ///< of the agent's keys use only those that are among identityFiles
    std::string identityAgent;   ///< socket; "none" for no agent, empty for $SSH_AUTH_SOCK
    std::string hostKeyAlias;    ///< name to look for in the known hosts instead of the host's; may be empty
    std::vector<std::string> userKnownHosts; ///< the first is where a confirmed key is added
    std::vector<std::string> globalKnownHosts;
    bool refuseUnknownHosts = false; ///< StrictHostKeyChecking yes: nobody is asked
    bool keyLogin = true;            ///< which ways to log in may be tried
    bool interactiveLogin = true;
    bool passwordLogin = true;
    double connectTimeout = 20.0; ///< seconds for the connection and for each step of the handshake

    /// "user@host", with ":port" where it is not 22.
    std::string label() const { return user + "@" + hostName + (port == 22 ? "" : ":" + std::to_string(port)); }
};

/// Jump hosts in the order in which they are passed, the machine itself last. Never empty.
using SshRoute = std::vector<SshHop>;

} // namespace trainyard
