// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/terminal_login.h"

#include "backend/base/unique_handle.h"
#include "gui/command_line/session.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <string>

namespace trainyard::commands {
namespace {

/// The terminal; echo is off during its lifetime if a secret is typed.
class Terminal {
public:
    explicit Terminal(bool echo) : m_file(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (!m_file || echo || ::tcgetattr(m_file.get(), &m_before) != 0)
            return;
        termios quiet = m_before;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_quiet = ::tcsetattr(m_file.get(), TCSAFLUSH, &quiet) == 0;
    }
    ~Terminal()
    {
        if (m_quiet)
            ::tcsetattr(m_file.get(), TCSAFLUSH, &m_before);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    bool there() const { return static_cast<bool>(m_file); }
    void say(const std::string& text)
    {
        for (std::size_t done = 0; done < text.size();) {
            const ssize_t count = ::write(m_file.get(), text.data() + done, text.size() - done);
            if (count <= 0)
                return;
            done += static_cast<std::size_t>(count);
        }
    }
    /// A line without its newline; nullopt at the end of input.
    std::optional<std::string> line()
    {
        std::string text;
        for (char c = 0; ::read(m_file.get(), &c, 1) == 1;) {
            if (c == '\n') {
                if (m_quiet)
                    say("\n");
                return text;
            }
            text += c;
        }
        std::fill(text.begin(), text.end(), '\0');
        return std::nullopt;
    }

private:
    FileDescriptor m_file;
    termios m_before{};
    bool m_quiet = false;
};

} // namespace

bool TerminalLogin::canAsk() const
{
    return Terminal(true).there();
}

std::optional<std::vector<Secret>> TerminalLogin::answer(const LoginRequest& request)
{
    if (!canAsk())
        return std::nullopt;
    std::string head = "Login to " + printable(request.machine) + " (" + printable(request.host) + ")\n";
    for (const std::string* text : {&request.banner, &request.title, &request.instruction, &request.keyFile})
        if (!text->empty())
            head += printable(*text) + "\n";
    Terminal(true).say(head);
    std::vector<Secret> answers;
    for (const LoginQuestion& question : request.questions) {
        Terminal terminal(question.echo);
        terminal.say(printable(question.text) + " ");
        std::optional<std::string> text = terminal.line();
        if (!text)
            return std::nullopt;
        answers.push_back(Secret::taking(*text));
    }
    return answers;
}

bool TerminalLogin::trust(const HostKeyQuestion& question)
{
    Terminal terminal(true);
    if (!terminal.there())
        return false;
    terminal.say("The host " + printable(question.host) + " is not known yet. Its " + printable(question.type) +
                 " key is\n  " + printable(question.fingerprint) +
                 "\nCompare it with the key that the machine's operators publish. Connect and remember it in " +
                 printable(question.file) + "? [y/N] ");
    const std::optional<std::string> text = terminal.line();
    return text && (*text == "y" || *text == "yes");
}

} // namespace trainyard::commands
