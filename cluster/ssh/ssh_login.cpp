// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_login.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/agent_filter.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kLoginOperation = "log in to";
constexpr int kPassphraseTries = 3; // for a local file: no server counts them
constexpr int kMostRounds = 32;     // of questions in one login

struct KeyFreer {
    void operator()(ssh_key key) const noexcept { ssh_key_free(key); }
};
using Key = std::unique_ptr<ssh_key_struct, KeyFreer>;

/// The public key in wire format, as agents use it: the decoded base64 of a .pub file.
std::string blobOf(ssh_key key)
{
    char* encoded = nullptr;
    if (!key || ssh_pki_export_pubkey_base64(key, &encoded) != SSH_OK)
        return {};
    std::string blob;
    unsigned bits = 0;
    int count = 0;
    for (const char* at = encoded; *at && *at != '='; ++at) {
        const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const char* found = std::strchr(digits, *at);
        if (!found)
            break;
        bits = bits << 6 | static_cast<unsigned>(found - digits);
        if ((count += 6) >= 8) {
            count -= 8;
            blob += static_cast<char>(bits >> count & 255);
        }
    }
    ssh_string_free_char(encoded);
    return blob;
}

/// The public key, which needs no passphrase; null if neither file contains it.
Key publicHalf(const std::string& file)
{
    ssh_key key = nullptr;
    if (ssh_pki_import_pubkey_file((file + ".pub").c_str(), &key) == SSH_OK ||
        ssh_pki_import_pubkey_file(file.c_str(), &key) == SSH_OK)
        return Key(key);
    return nullptr;
}

/// Whether this user's key file is open to others. On a disk that records no owner nothing can be said.
bool othersMayRead(const std::string& file)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 && status.st_uid == ::geteuid() && (status.st_mode & 077) != 0;
}

/// The data of libssh's passphrase callback.
struct PassphraseAsk {
    const Secret* passphrase = nullptr; ///< none yet: the file is only inspected
    bool asked = false;
};

extern "C" int givePassphrase(const char*, char* buffer, std::size_t size, int, int, void* data)
{
    auto* ask = static_cast<PassphraseAsk*>(data);
    ask->asked = true;
    if (!ask->passphrase || ask->passphrase->size() + 1 > size)
        return -1;
    std::memcpy(buffer, ask->passphrase->text(), ask->passphrase->size() + 1);
    return 0;
}

class Login {
public:
    Login(SshSession& session, LoginPrompter* prompter, const std::string& machine)
        : m_session(session), m_prompter(prompter), m_machine(machine)
    {
    }

    void run()
    {
        if (authenticate([this] { return ssh_userauth_none(m_session.get(), nullptr); }) == SSH_AUTH_SUCCESS)
            return;
        if (char* banner = ssh_get_issue_banner(m_session.get())) {
            m_banner = banner;
            ssh_string_free_char(banner);
        }
        const SshHop& hop = m_session.hop();
        // Starts over each time the server accepts one of several required methods; each method is used once.
        while (!m_done) {
            m_methods = ssh_userauth_list(m_session.get(), nullptr);
            if (hop.keyLogin && (m_methods & SSH_AUTH_METHOD_PUBLICKEY) && !m_keysUsed && tryKeys())
                continue;
            if (hop.interactiveLogin && (m_methods & SSH_AUTH_METHOD_INTERACTIVE) && tryInteractive())
                continue;
            if (hop.passwordLogin && (m_methods & SSH_AUTH_METHOD_PASSWORD) && !m_passwordUsed) {
                tryPassword();
                continue;
            }
            throwNoWay();
        }
    }

    /// The methods that the server accepted.
    Reason by() const
    {
        if (m_accepted.empty())
            return linkReason("link.by-nothing");
        return m_accepted.size() == 1 ? m_accepted.front() : linkReason("link.by-several", m_accepted);
    }

private:
    template <typename Call>
    int authenticate(Call call)
    {
        const double deadline = steadyTime() + m_session.hop().connectTimeout;
        const int result = m_session.complete(kLoginOperation, deadline, call, SSH_AUTH_AGAIN);
        if (result == SSH_AUTH_ERROR || (result != SSH_AUTH_SUCCESS && !m_session.connected()))
            throw broken();
        return result;
    }

    Failure broken() const
    {
        const std::string reason = ssh_get_error(m_session.get());
        if (reason.find("Too many authentication failures") != std::string::npos)
            return Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                           linkReason("link.no-more-tries", m_tried));
        return m_session.failure(kLoginOperation);
    }

    /// Whether the login continues after this result.
    bool accepted(int result, Reason method)
    {
        m_done = m_done || result == SSH_AUTH_SUCCESS;
        const bool goesOn = result == SSH_AUTH_SUCCESS || result == SSH_AUTH_PARTIAL;
        if (goesOn)
            m_accepted.push_back(std::move(method));
        return goesOn;
    }

    bool tryKeys()
    {
        std::set<std::string> configured;
        std::vector<std::pair<std::string, Key>> files;
        for (const std::string& file : m_session.hop().identityFiles) {
            if (::access(file.c_str(), F_OK) != 0 && ::access((file + ".pub").c_str(), F_OK) != 0) {
                if (file == m_session.hop().namedKey)
                    m_tried.push_back(linkReason("link.key-absent", PathText{file}));
                continue;
            }
            if (othersMayRead(file)) { // as OpenSSH does: such a key may have been copied
                m_tried.push_back(linkReason("link.key-open", PathText{file}));
                continue;
            }
            Key key = publicHalf(file);
            if (key)
                configured.insert(blobOf(key.get()));
            files.emplace_back(file, std::move(key));
        }
        std::set<std::string> offered;
        m_keysUsed = tryAgent(configured, offered);
        for (std::size_t i = 0; i < files.size() && !m_keysUsed; ++i) {
            auto& [file, key] = files[i];
            if (::access(file.c_str(), F_OK) == 0 && (!key || offered.count(blobOf(key.get())) == 0))
                m_keysUsed = tryFile(file, key.get());
        }
        const bool wentOn = m_keysUsed;
        m_keysUsed = true; // never offered twice, whatever the result
        return wentOn;
    }

    bool tryAgent(const std::set<std::string>& configured, std::set<std::string>& offered)
    {
        const SshHop& hop = m_session.hop();
        const char* environment = std::getenv("SSH_AUTH_SOCK");
        const std::string socket = hop.identityAgent.empty() ? (environment ? environment : "") : hop.identityAgent;
        if (socket.empty() || socket == "none")
            return false;
        std::unique_ptr<AgentFilter> agent;
        try {
            agent = std::make_unique<AgentFilter>(socket, configured, hop.identitiesOnly);
        } catch (const Failure&) {
            m_tried.push_back(linkReason("link.agent-silent"));
            return false;
        }
        if (ssh_set_agent_socket(m_session.get(), agent->takeSocket()) != SSH_OK)
            return false;
        // The error may come from the agent: the state of the connection shows whether it came from the server.
        const double deadline = steadyTime() + hop.connectTimeout;
        const int result = m_session.complete(
            kLoginOperation, deadline, [this] { return ssh_userauth_agent(m_session.get(), nullptr); }, SSH_AUTH_AGAIN);
        if (!m_session.connected())
            throw broken();
        offered = agent->shown();
        if (!offered.empty())
            m_tried.push_back(linkReason("link.agent-keys", offered.size()));
        return accepted(result, linkReason("link.by-agent"));
    }

    bool tryFile(const std::string& file, ssh_key publicKey)
    {
        // A key without a passphrase is used at once. For others, the public key is offered first, so that nobody types
        // a passphrase for a key that the server does not accept.
        ssh_key open = nullptr;
        PassphraseAsk none;
        if (ssh_pki_import_privkey_file(file.c_str(), nullptr, givePassphrase, &none, &open) == SSH_OK) {
            const Key key(open);
            m_tried.push_back(linkReason("link.key-tried", PathText{file}));
            return accepted(authenticate([&] { return ssh_userauth_publickey(m_session.get(), nullptr, key.get()); }),
                            linkReason("link.by-key", PathText{file}));
        }
        if (publicKey && authenticate([&] {
                             return ssh_userauth_try_publickey(m_session.get(), nullptr, publicKey);
                         }) != SSH_AUTH_SUCCESS) {
            m_tried.push_back(linkReason("link.key-tried", PathText{file}));
            return false;
        }
        const Key key = privateHalf(file);
        if (!key)
            return false;
        m_tried.push_back(linkReason("link.key-tried", PathText{file}));
        return accepted(authenticate([&] { return ssh_userauth_publickey(m_session.get(), nullptr, key.get()); }),
                        linkReason("link.by-key", PathText{file}));
    }

    Key privateHalf(const std::string& file)
    {
        std::optional<Secret> passphrase;
        for (int tries = 0;; ++tries) {
            PassphraseAsk ask{passphrase ? &*passphrase : nullptr};
            ssh_key key = nullptr;
            const int result = ssh_pki_import_privkey_file(file.c_str(), nullptr, givePassphrase, &ask, &key);
            if (result == SSH_OK)
                return Key(key);
            if (!ask.asked || tries >= kPassphraseTries) {
                m_tried.push_back(ask.asked ? linkReason("link.key-passphrase", PathText{file})
                                            : linkReason("link.key-unreadable", PathText{file}));
                return nullptr;
            }
            LoginRequest request = requestFor(LoginPurpose::Passphrase);
            request.keyFile = file;
            request.earlierTries = tries;
            request.questions = {{"Passphrase of " + file, false}};
            std::vector<Secret> answers = askPerson(request);
            passphrase = std::move(answers.at(0));
        }
    }

    bool tryInteractive()
    {
        if (m_interactiveRounds > 0 && !m_interactiveWentOn)
            return false;
        int answered = 0;
        int result = authenticate([this] { return ssh_userauth_kbdint(m_session.get(), nullptr, nullptr); });
        while (result == SSH_AUTH_INFO) {
            if (++m_interactiveRounds > kMostRounds)
                throw Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                              linkReason("link.asks-forever"));
            answered += answerRound();
            result = authenticate([this] { return ssh_userauth_kbdint(m_session.get(), nullptr, nullptr); });
        }
        ++m_interactiveRounds;
        m_interactiveWentOn = accepted(result, linkReason("link.by-answers"));
        if (!m_interactiveWentOn && answered > 0)
            throw refused(linkReason("link.answers-refused"));
        return m_interactiveWentOn;
    }

    int answerRound()
    {
        LoginRequest request = requestFor(LoginPurpose::Interactive);
        const auto text = [](const char* words) { return std::string(words ? words : ""); };
        request.title = text(ssh_userauth_kbdint_getname(m_session.get()));
        request.instruction = text(ssh_userauth_kbdint_getinstruction(m_session.get()));
        const int count = ssh_userauth_kbdint_getnprompts(m_session.get());
        for (int i = 0; i < count; ++i) {
            char echo = 0;
            const char* words = ssh_userauth_kbdint_getprompt(m_session.get(), static_cast<unsigned>(i), &echo);
            request.questions.push_back({text(words), echo != 0});
        }
        if (count <= 0) // only text for the user, or the server's way to accept
            return 0;
        const std::vector<Secret> answers = askPerson(request);
        for (int i = 0; i < count; ++i)
            if (ssh_userauth_kbdint_setanswer(m_session.get(), static_cast<unsigned>(i),
                                              answers[static_cast<std::size_t>(i)].text()) < 0)
                throw m_session.failure(kLoginOperation);
        return count;
    }

    void tryPassword()
    {
        m_passwordUsed = true;
        LoginRequest request = requestFor(LoginPurpose::Password);
        request.questions = {{"Password of " + m_session.hop().label(), false}};
        const std::vector<Secret> answers = askPerson(request);
        if (!accepted(authenticate([&] { return ssh_userauth_password(m_session.get(), nullptr, answers[0].text()); }),
                      linkReason("link.by-password")))
            throw refused(linkReason("link.password-refused"));
    }

    LoginRequest requestFor(LoginPurpose purpose) const
    {
        LoginRequest request;
        request.purpose = purpose;
        request.host = m_session.hop().label();
        request.machine = m_machine;
        request.banner = m_banner;
        return request;
    }

    std::vector<Secret> askPerson(const LoginRequest& request)
    {
        if (!m_prompter)
            throw Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                          m_tried.empty() ? linkReason("link.question", request.questions[0].text)
                                          : linkReason("link.question-tried", request.questions[0].text, m_tried));
        if (!m_prompter->canAsk())
            throw Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                          m_tried.empty() ? linkReason("link.no-terminal", request.questions[0].text)
                                          : linkReason("link.no-terminal-tried", request.questions[0].text, m_tried));
        std::optional<std::vector<Secret>> answers = m_prompter->answer(request);
        if (!answers || answers->size() != request.questions.size())
            throw Failure(ErrorKind::Cancelled, kLoginOperation, m_session.hop().label(),
                          linkReason("link.login-cancelled"));
        return std::move(*answers);
    }

    Failure refused(Reason why) const
    {
        return Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                       linkReason("link.not-again", std::move(why)));
    }

    [[noreturn]] void throwNoWay() const
    {
        throw Failure(ErrorKind::Permission, kLoginOperation, m_session.hop().label(),
                      !m_tried.empty() ? linkReason("link.no-key-accepted", m_tried)
                      : m_keysUsed     ? linkReason("link.no-key")
                                       : linkReason("link.no-method"));
    }

    SshSession& m_session;
    LoginPrompter* m_prompter;
    std::string m_machine;
    std::string m_banner;
    std::vector<Reason> m_accepted;
    std::vector<Reason> m_tried; // for the error message if every method fails
    int m_methods = 0;
    int m_interactiveRounds = 0;
    bool m_interactiveWentOn = false;
    bool m_keysUsed = false;
    bool m_passwordUsed = false;
    bool m_done = false;
};

} // namespace

Reason logIn(SshSession& session, LoginPrompter* prompter, const std::string& machine)
{
    Login login(session, prompter, machine);
    login.run();
    return login.by();
}

} // namespace trainyard
