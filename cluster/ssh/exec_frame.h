// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// How a script is sent, and how its answer is separated from other output of the login shell. Pure.
///
/// The command line is for the user's own shell, which may be csh or fish: one word in single quotes, without any
/// character that one of them treats specially there. It prints "B-NONCE:PID" on both streams, runs a second shell, and
/// then prints "E-NONCE:CODE". Everything before the first mark and after the second is noise. The nonce is assembled
/// on the remote machine, so that a script that lists processes does not print the marks.

/// The script arrives on the shell's standard input (see wrappedScript) and may have any length. The server accepts
/// input only after it has accepted the command, which costs a round trip.
std::string commandForInputScript(const std::string& nonce);

/// The script is part of the command line; standard input is free for the caller. At most kLongestInlineScript.
std::string commandForInlineScript(const std::string& nonce, std::string_view script);
constexpr std::size_t kLongestInlineScript = std::size_t{64} << 10; // Linux accepts words of up to 128 KiB

/// The script in braces: the shell reads up to the closing brace before it runs anything, so a script cut off by a
/// broken connection ("rm -rf /home/me/runs/…") does not run at all.
std::string wrappedScript(std::string_view script);

std::string base64(std::string_view bytes);

/// Parses one stream. Passes the script's output to the sink as it arrives.
class FrameReader {
public:
    using Sink = std::function<void(std::string_view)>;
    FrameReader(const std::string& nonce, Sink sink);

    void feed(std::string_view bytes);
    bool begun() const noexcept { return m_state != State::Before; }
    bool ended() const noexcept { return m_state == State::After; }
    /// PID of the shell that runs the script, once begun; 0 on the stream that does not carry it.
    long pid() const noexcept { return m_pid; }
    /// Exit code of the script, once ended; nullopt on the stream that does not carry it.
    std::optional<int> exitCode() const noexcept { return m_code; }
    /// The first 4 KiB of output before the answer.
    std::string noise() const { return begun() ? m_noise : m_noise + m_pending; }

private:
    enum class State { Before, Inside, After };
    bool findBegin();
    bool findEnd();

    std::string m_begin;
    std::string m_end;
    Sink m_sink;
    State m_state = State::Before;
    std::string m_pending; // may contain the beginning of a mark
    std::string m_noise;
    long m_pid = 0;
    std::optional<int> m_code;
};

} // namespace trainyard
