// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The configuration of one host as `ssh -G` prints it: tokens, and '~' in the names of keys, are not expanded.
struct SshSettings {
    std::string host;     ///< as requested
    std::string hostName; ///< the address to connect to
    std::string user;
    int port = 22;
    std::vector<std::string> identityFiles;
    bool identitiesOnly = false;
    std::string identityAgent;
    std::string proxyJump; ///< empty or "none" for none
    std::string proxyCommand;
    std::string hostKeyAlias;
    std::vector<std::string> userKnownHosts;
    std::vector<std::string> globalKnownHosts;
    std::string strictHostKeyChecking = "ask";
    bool keyLogin = true;
    bool interactiveLogin = true;
    bool passwordLogin = true;
    double connectTimeout = 0.0; ///< seconds; 0: not set
};

/// Reads the output of `ssh -G`: a keyword and its value in each line. Other keywords are skipped. OpenSSH prints lists
/// of files without quotes: words that together name an existing file are taken for one name.
SshSettings parsedSshAnswer(std::string_view answer, const std::string& host);
/// What `ssh -G` prints where no file configures anything: the keys and known hosts that OpenSSH uses by default.
SshSettings sshDefaults(const std::string& host, const std::string& user);

} // namespace trainyard
