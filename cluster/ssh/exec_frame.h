// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// How a script travels and how its answer is told from what a log-in shell prints around it. Pure.
///
/// The command line is for the person's own shell, which may be csh or fish: one word in single quotes without any
/// character that one of them treats specially there. It prints "B-NONCE:PID" on both streams, runs a second shell, and
/// then prints "E-NONCE:CODE". What stands before the first or after the second mark is somebody else's. The nonce is
/// put together there, so that a script that lists processes does not print the marks.

/// The script comes on the shell's standard input (see wrappedScript): of any length, but the server takes input only
/// once it has agreed to the command, which costs a round trip.
std::string commandForInputScript(const std::string& nonce);

/// The script is part of the command line; what comes on its standard input is the caller's. At most
/// kLongestInlineScript.
std::string commandForInlineScript(const std::string& nonce, std::string_view script);
constexpr std::size_t kLongestInlineScript = std::size_t{64} << 10; // Linux takes words of up to 128 KiB

/// The script in braces: a shell reads up to the closing one before it does anything, so that of a script cut off by a
/// broken connection ("rm -rf /home/me/runs/…") nothing is run.
std::string wrappedScript(std::string_view script);

std::string base64(std::string_view bytes);

/// Takes one stream apart. What the script printed goes to the sink as it comes.
class FrameReader {
public:
    using Sink = std::function<void(std::string_view)>;
    FrameReader(const std::string& nonce, Sink sink);

    void feed(std::string_view bytes);
    bool begun() const noexcept { return m_state != State::Before; }
    bool ended() const noexcept { return m_state == State::After; }
    /// Of the shell that runs the script, once begun; 0 on the stream that does not tell.
    long pid() const noexcept { return m_pid; }
    /// Of the script, once ended; nullopt on the stream that does not tell.
    std::optional<int> exitCode() const noexcept { return m_code; }
    /// The first 4 KiB of what came before the answer.
    std::string noise() const { return begun() ? m_noise : m_noise + m_pending; }

private:
    enum class State { Before, Inside, After };
    bool findBegin();
    bool findEnd();

    std::string m_begin;
    std::string m_end;
    Sink m_sink;
    State m_state = State::Before;
    std::string m_pending; // may hold the beginning of a mark
    std::string m_noise;
    long m_pid = 0;
    std::optional<int> m_code;
};

} // namespace trainyard
