// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// One SSH server of a route, with everything needed to log in. Paths are absolute, tokens are expanded.
struct SshHop {
    std::string name;     ///< as requested: an alias of the config file or a host name
    std::string hostName; ///< the address to connect to
    int port = 22;
    std::string user;
    std::vector<std::string> identityFiles;  ///< private keys in the order of use; missing files are skipped
    std::string namedKey;                    ///< the one that the person names; if it is missing, that is told
    bool identitiesOnly = false;             ///< use only those keys of the agent that are among identityFiles
    std::string identityAgent;               ///< socket; "none" for no agent, empty for $SSH_AUTH_SOCK
    std::string hostKeyAlias;                ///< name to look up in the known hosts instead of the host's; may be empty
    std::vector<std::string> userKnownHosts; ///< confirmed keys are added to the first
    std::vector<std::string> globalKnownHosts;
    bool refuseUnknownHosts = false; ///< StrictHostKeyChecking yes: do not ask
    bool keyLogin = true;            ///< login methods that may be used
    bool interactiveLogin = true;
    bool passwordLogin = true;
    double connectTimeout = 20.0; ///< seconds for the connection and for each step of the handshake

    /// "user@host", with ":port" unless it is 22.
    std::string label() const { return user + "@" + hostName + (port == 22 ? "" : ":" + std::to_string(port)); }
};

/// Jump hosts in order, then the machine itself. Never empty.
using SshRoute = std::vector<SshHop>;

} // namespace trainyard
