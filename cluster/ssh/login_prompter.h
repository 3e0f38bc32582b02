// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "cluster/ssh/secret.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What a secret is for.
enum class LoginPurpose {
    Passphrase,  ///< opens a key file on this computer; never leaves it
    Interactive, ///< questions from the server: a password, a code, a menu
    Password     ///< sent to the server
};

struct LoginQuestion {
    std::string text;  ///< the server's text; untrusted, so show it as plain text
    bool echo = false; ///< whether the input may be shown
};

/// One round of questions during a login.
struct LoginRequest {
    LoginPurpose purpose = LoginPurpose::Password;
    std::string host;        ///< "user@host", with ":port" unless it is 22; the jump host's if it asks
    std::string machine;     ///< name of the target machine
    std::string keyFile;     ///< Passphrase: which key
    std::string title;       ///< the server's text; may be empty
    std::string instruction; ///< the server's text; may be empty
    std::string banner;      ///< the server's text before login; may be empty
    int earlierTries = 0;    ///< Passphrase: number of wrong ones so far. Other answers are asked for once per login
    std::vector<LoginQuestion> questions;
};

/// Steps of connecting to one host.
enum class LoginStep {
    Reached,  ///< the host answered with SSH; detail: the server's version string
    Verified, ///< its key is known or was confirmed; detail: "ssh-ed25519 SHA256:…"
    LoggedIn  ///< detail: the method, a coded reason: "key /home/me/.ssh/id_ed25519"
};

/// Asks the user. Called on the thread that connects, which waits for the answer.
class LoginPrompter {
public:
    virtual ~LoginPrompter() = default;
    /// Called for each step in order, for jump hosts too. `host`: as in LoginRequest.
    virtual void passed(LoginStep /*step*/, const std::string& /*host*/, const Reason& /*detail*/) {}
    /// Whether a person can be asked at all; if not, the login says what would have been asked.
    virtual bool canAsk() const { return true; }
    /// One answer for each question, or nullopt if the user cancels: the login then ends with Cancelled and is not
    /// retried until requested.
    virtual std::optional<std::vector<Secret>> answer(const LoginRequest& request) = 0;
};

/// A host whose key has not been confirmed yet.
struct HostKeyQuestion {
    std::string host; ///< as it will appear in the file: "name", "[name]:port" or the HostKeyAlias
    std::string machine;
    std::string type;        ///< "ssh-ed25519"
    std::string fingerprint; ///< "SHA256:…", as ssh-keygen -l shows it
    std::string file;        ///< where the key is added if confirmed
};

class HostKeyPrompt {
public:
    virtual ~HostKeyPrompt() = default;
    /// Whether the user trusts this key. Called for unknown hosts only; a changed key is refused without asking.
    virtual bool trust(const HostKeyQuestion& question) = 0;
};

} // namespace trainyard
