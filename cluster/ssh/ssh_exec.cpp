// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_exec.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/ssh_channel.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace trainyard {
namespace {

constexpr std::size_t kMostOutput = std::size_t{64} << 20;
constexpr std::size_t kNonceLength = 32;
constexpr std::size_t kInlined =
    std::size_t{22}
    << 10; // longer scripts are sent as input; in base64 this fits in a packet of 32 KiB, which any server accepts
constexpr double kKillSeconds = 5.0; // for the answer to the kill command
constexpr double kSilence = 20.0;    // after this much silence, checks whether the server is alive
constexpr double kProbeSeconds = 15.0;
constexpr double kProbeBehindData = 60.0; // the probe is queued behind the data being sent

FrameReader::Sink collectInto(std::string& text, const std::string& label)
{
    return [&text, label](std::string_view bytes) {
        text += bytes;
        if (text.size() > kMostOutput)
            throw Failure(ErrorKind::Io, "run a script on", label, linkReason("link.output-too-long"));
    };
}

/// The reason shown to the user if a login shell or server printed something instead of an answer.
std::string words(const std::string& noise, const std::string& errorNoise)
{
    std::string text = errorNoise.empty() ? noise : errorNoise;
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' '; }, ' ');
    text.erase(text.find_last_not_of(' ') + 1);
    return text.size() > 300 ? text.substr(0, 300) + "…" : text;
}

class Running {
public:
    Running(SshSession& session, const ExecTask& task)
        : m_task(task), m_session(session), m_nonce(randomHex(kNonceLength)),
          m_output(m_nonce,
                   unlessStopping(task.output ? task.output : collectInto(m_outcome.output, session.hop().label()))),
          m_errors(m_nonce, unlessStopping(collectInto(m_outcome.errorOutput, session.hop().label()))),
          m_inlined(task.input || (!task.unseen && task.script.size() <= kInlined)),
          m_command(m_inlined ? commandForInlineScript(m_nonce, task.script) : commandForInputScript(m_nonce)),
          m_script(m_inlined ? std::string() : wrappedScript(task.script)), m_rest(m_script), m_buffer(task.window),
          m_deadline(steadyTime() + task.seconds),
          m_channel(session, std::min(m_deadline, steadyTime() + kSilence + kProbeSeconds))
    {
    }

    ExecOutcome run()
    {
        bool inTime = false;
        try {
            inTime = exchange();
        } catch (...) {
            tryToStopScript();
            throw;
        }
        if (!inTime) {
            stopScript(steadyTime() + kKillSeconds); // throws Transport if it is the connection that is stuck
            throw Failure(ErrorKind::Timeout, "run a script on", m_session.hop().label(),
                          linkReason("link.deadline", std::lround(m_task.seconds * 1000.0)));
        }
        m_outcome.exitCode = m_output.exitCode().value_or(-1);
        return std::move(m_outcome);
    }

private:
    FrameReader::Sink unlessStopping(FrameReader::Sink sink)
    {
        return [this, sink = std::move(sink)](std::string_view bytes) {
            if (!m_stopping)
                sink(bytes);
        };
    }

    /// False if the deadline passed.
    bool exchange()
    {
        while (!(m_output.ended() && m_errors.ended())) {
            if (steadyTime() >= m_deadline)
                return false;
            m_accepted = m_accepted || m_channel.requestExec(m_command);
            bool moved = m_accepted && send();
            moved = receive(SshStream::Output, m_output) || moved;
            moved = receive(SshStream::Error, m_errors) || moved;
            if (moved) {
                if (m_task.untilStall)
                    m_deadline = steadyTime() + m_task.seconds;
                continue;
            }
            if (m_channel.ended() && !(m_output.ended() && m_errors.ended()))
                throwWithoutEnd();
            m_session.wait(std::min(m_deadline, m_session.lastHeard() + kSilence));
            if (steadyTime() > m_session.lastHeard() + kSilence)
                SshChannel::probe(m_session, steadyTime() + (m_task.input ? kProbeBehindData : kProbeSeconds));
        }
        return true;
    }

    bool send()
    {
        if (m_sentAll)
            return false;
        if (m_rest.empty() && m_task.input)
            m_rest = m_task.input();
        if (m_rest.empty()) {
            m_sentAll = true;
            m_channel.sendEof();
            return true;
        }
        const std::size_t count = m_channel.write(m_rest);
        m_rest.remove_prefix(count);
        if (m_rest.empty() && !m_task.input) {
            m_sentAll = true;
            m_channel.sendEof();
        }
        return count > 0;
    }

    bool receive(SshStream stream, FrameReader& reader)
    {
        const std::size_t count = m_channel.read(stream, m_buffer.data(), m_buffer.size());
        if (count > 0)
            reader.feed({m_buffer.data(), count});
        return count > 0;
    }

    /// After an error here, such as a cancelled transfer: without it, the next attempt would write the same file beside
    /// this script. The error is the one to report, so a connection that breaks meanwhile is ignored.
    void tryToStopScript() noexcept
    {
        m_stopping = true;
        const double until = steadyTime() + kKillSeconds;
        try {
            while (m_accepted && m_output.pid() <= 1 && waitsForScript(until))
                receiveOrWait(until);
            if (m_output.pid() > 1 && waitsForScript(until))
                stopScript(until);
            while (m_output.pid() > 1 && waitsForScript(until))
                receiveOrWait(until);
        } catch (...) {
        }
    }

    bool waitsForScript(double until) const
    {
        return m_session.connected() && !m_channel.ended() && steadyTime() < until;
    }

    void receiveOrWait(double until)
    {
        const bool moved = receive(SshStream::Output, m_output);
        if (!receive(SshStream::Error, m_errors) && !moved && waitsForScript(until))
            m_session.wait(until);
    }

    /// Kills the script's whole process group.
    void stopScript(double until)
    {
        SshChannel killer(m_session, until);
        if (m_output.pid() <= 1)
            return;
        const std::string id = std::to_string(m_output.pid());
        const std::string command = "exec /bin/sh -c 'kill -9 -" + id + " || kill -9 " + id + "'";
        bool accepted = false;
        char ignored[1024];
        while (!killer.ended() && steadyTime() < until) {
            accepted = accepted || killer.requestExec(command);
            if (killer.read(SshStream::Output, ignored, sizeof ignored) +
                        killer.read(SshStream::Error, ignored, sizeof ignored) ==
                    0 &&
                !killer.ended())
                m_session.wait(until);
        }
    }

    [[noreturn]] void throwWithoutEnd() const
    {
        if (!m_session.connected())
            throw m_session.failure("run a script on");
        const std::string said = words(m_output.noise(), m_errors.noise());
        if (m_output.begun())
            throw Failure(ErrorKind::Transport, "run a script on", m_session.hop().label(),
                          linkReason("link.answer-torn"));
        throw Failure(ErrorKind::Transport, "run a script on", m_session.hop().label(),
                      said.empty() ? linkReason("link.shell-silent")
                                   : linkReason("link.shell-refuses", Quotation{said}));
    }

    const ExecTask& m_task;
    SshSession& m_session;
    std::string m_nonce;
    ExecOutcome m_outcome;
    FrameReader m_output;
    FrameReader m_errors;
    bool m_inlined;
    std::string m_command;
    std::string m_script;
    std::string_view m_rest;
    std::vector<char> m_buffer;
    double m_deadline;
    SshChannel m_channel;
    bool m_accepted = false;
    bool m_sentAll = false;
    bool m_stopping = false;
};

} // namespace

ExecOutcome runScript(SshSession& session, const ExecTask& task)
{
    return Running(session, task).run();
}

} // namespace trainyard
