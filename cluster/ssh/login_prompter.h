// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/secret.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What a secret is for.
enum class LoginPurpose {
    Passphrase,  ///< opens a key file on this computer; never leaves it
    Interactive, ///< the server's own questions: a password, a code, a menu
    Password     ///< sent to the server
};

struct LoginQuestion {
    std::string text;  ///< as the server words it; of a foreign machine, so show it as plain text
    bool echo = false; ///< whether what is typed may be seen
};

/// One round of questions on the way into a machine.
struct LoginRequest {
    LoginPurpose purpose = LoginPurpose::Password;
    std::string host;        ///< "user@host", with ":port" where it is not 22; of the jump host where that one asks
    std::string machine;     ///< the name of the machine all this is for
    std::string keyFile;     ///< Passphrase: which key
    std::string title;       ///< Interactive: the server's words; may be empty
    std::string instruction; ///< the same
    std::string banner;      ///< what the server shows before log-in; may be empty
    int earlierTries = 0;    ///< Passphrase: how many did not open the key. Others are asked for once a log-in
    std::vector<LoginQuestion> questions;
};

/// What was achieved on the way into one host.
enum class LoginStep {
    Reached,  ///< it answered and spoke SSH; detail: what its server calls itself
    Verified, ///< its key is the known one, or was confirmed; detail: "ssh-ed25519 SHA256:…"
    LoggedIn  ///< detail: by what, "key /home/me/.ssh/id_ed25519", in the words of this program
};

/// Asks the person. Called on the thread that connects, which waits for the answer.
class LoginPrompter {
public:
    virtual ~LoginPrompter() = default;
    /// Told in order, for jump hosts too. `host`: as in LoginRequest.
    virtual void passed(LoginStep /*step*/, const std::string& /*host*/, const std::string& /*detail*/) {}
    /// One answer for each question, or nothing when the person cancels: the log-in then ends at once with Cancelled
    /// and is not tried again before somebody asks for it.
    virtual std::optional<std::vector<Secret>> answer(const LoginRequest& request) = 0;
};

/// A host whose key nobody has confirmed yet.
struct HostKeyQuestion {
    std::string host; ///< as it will stand in the file: "name", "[name]:port" or the HostKeyAlias
    std::string machine;
    std::string type;        ///< "ssh-ed25519"
    std::string fingerprint; ///< "SHA256:…", as ssh-keygen -l shows it
    std::string file;        ///< where it is added after a yes
};

class HostKeyPrompt {
public:
    virtual ~HostKeyPrompt() = default;
    /// Whether the person trusts this key. Asked for unknown hosts only; a key that changed is refused without asking.
    virtual bool trust(const HostKeyQuestion& question) = 0;
};

} // namespace trainyard
