// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What came of a round of questions.
struct LoginAnswer {
    std::optional<std::vector<Secret>> secrets; ///< none: cancelled, or nobody may be asked
    bool byPerson = false;                      ///< typed just now, not out of the keychain
};

/// Who answers on the way into a machine. Called on the machine's thread, which waits.
struct LinkPeople {
    /// `mayAsk`: a person waits for this log-in; else only what is known already may be answered.
    std::function<LoginAnswer(const LoginRequest&, bool mayAsk)> logIn;
    std::function<bool(const HostKeyQuestion&)> trust;
};

/// What was achieved on the way in, host by host.
struct PassedStep {
    LoginStep step = LoginStep::Reached;
    std::string host;
    Reason detail; ///< see LoginStep
};

/// Passes questions on in the machine's name, and notes whether a person had to answer.
class MachinePrompts : public LoginPrompter, public HostKeyPrompt {
public:
    MachinePrompts(LinkPeople people, std::function<bool()> cancelled)
        : m_people(std::move(people)), m_cancelled(std::move(cancelled))
    {
    }
    /// Before each try to log in.
    void begin(const std::string& machine, bool mayAsk)
    {
        m_machine = machine;
        m_mayAsk = mayAsk;
    }
    std::optional<std::vector<Secret>> answer(const LoginRequest& request) override
    {
        if (m_cancelled() || !m_people.logIn)
            return std::nullopt;
        LoginRequest named = request;
        named.machine = m_machine;
        LoginAnswer answer = m_people.logIn(named, m_mayAsk);
        if (answer.byPerson)
            m_asked = true;
        if (!answer.secrets && !m_mayAsk)
            m_wouldAsk = true;
        return std::move(answer.secrets);
    }
    bool trust(const HostKeyQuestion& question) override
    {
        if (m_cancelled() || !m_people.trust)
            return false;
        if (!m_mayAsk) {
            m_wouldAsk = true;
            return false;
        }
        HostKeyQuestion named = question;
        named.machine = m_machine;
        return m_people.trust(named);
    }
    void passed(LoginStep step, const std::string& host, const Reason& detail) override
    {
        if (onPassed)
            onPassed({step, host, detail});
    }
    bool asked() const { return m_asked; }
    std::function<void(const PassedStep&)> onPassed; ///< set once, before any log-in
    /// A person's answer is missing since the last call.
    bool takeWouldAsk() { return m_wouldAsk.exchange(false); }

private:
    LinkPeople m_people;
    std::function<bool()> m_cancelled;
    std::string m_machine;
    bool m_mayAsk = false;
    std::atomic<bool> m_asked = false;
    std::atomic<bool> m_wouldAsk = false;
};

} // namespace trainyard
