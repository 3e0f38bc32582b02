// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/exec_frame.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_link.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr std::size_t kMostNoise = 4096;
constexpr std::size_t kLongestNumber = 20;
constexpr std::size_t kLongestWord = 4000; // csh accepts words of up to 8 KiB

std::string framed(const std::string& nonce, const std::string& middle)
{
    return "exec /bin/sh -c 'n=" + nonce + "; echo B-$n:$$; echo B-$n: >&2; " + middle +
           "; c=$?; echo E-$n:$c; echo E-$n: >&2; exit $c'";
}

} // namespace

std::string commandForInputScript(const std::string& nonce)
{
    return framed(nonce, "/bin/sh");
}

std::string commandForInlineScript(const std::string& nonce, std::string_view script)
{
    if (script.size() > kLongestInlineScript)
        throw Failure(ErrorKind::Internal, "run a script", {}, linkReason("link.command-too-long"));
    std::string command = framed(nonce, "s=$(printf %s \"$@\" | base64 -d) && /bin/sh -c \"$s\"") + " sh";
    const std::string encoded = base64(script);
    for (std::size_t at = 0; at < encoded.size(); at += kLongestWord)
        command += " " + encoded.substr(at, kLongestWord);
    return command;
}

std::string wrappedScript(std::string_view script)
{
    return "{ :\n" + std::string(script) + "\n}\n";
}

std::string base64(std::string_view bytes)
{
    static const char* const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t k) {
            return i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u;
        };
        const unsigned value = byte(0) << 16 | byte(1) << 8 | byte(2);
        text += digits[value >> 18];
        text += digits[value >> 12 & 63];
        text += i + 1 < bytes.size() ? digits[value >> 6 & 63] : '=';
        text += i + 2 < bytes.size() ? digits[value & 63] : '=';
    }
    return text;
}

FrameReader::FrameReader(const std::string& nonce, Sink sink)
    : m_begin("B-" + nonce + ":"), m_end("E-" + nonce + ":"), m_sink(std::move(sink))
{
}

void FrameReader::feed(std::string_view bytes)
{
    if (m_state == State::After)
        return;
    m_pending += bytes;
    if (m_state == State::Before && !findBegin())
        return;
    if (!findEnd())
        return;
    m_state = State::After;
    m_pending.clear();
}

bool FrameReader::findBegin()
{
    const std::size_t mark = m_pending.find(m_begin);
    const std::size_t end = mark == std::string::npos ? mark : m_pending.find('\n', mark);
    const std::size_t noise =
        mark == std::string::npos
            ? m_pending.size() -
                  std::min(m_pending.size(), m_begin.size() - 1) // the rest may be the beginning of the mark
            : mark;
    m_noise.append(m_pending, 0, std::min(noise, kMostNoise - m_noise.size()));
    if (end == std::string::npos) {
        m_pending.erase(0, noise);
        return false;
    }
    m_pid = std::strtol(m_pending.c_str() + mark + m_begin.size(), nullptr, 10);
    m_pending.erase(0, end + 1);
    m_state = State::Inside;
    return true;
}

bool FrameReader::findEnd()
{
    const std::size_t mark = m_pending.find(m_end);
    if (mark == std::string::npos) {
        const std::size_t keep = std::min(m_pending.size(), m_end.size() - 1);
        if (m_pending.size() > keep)
            m_sink(std::string_view(m_pending).substr(0, m_pending.size() - keep));
        m_pending.erase(0, m_pending.size() - keep);
        return false;
    }
    if (mark > 0)
        m_sink(std::string_view(m_pending).substr(0, mark));
    m_pending.erase(0, mark);
    const std::size_t end = m_pending.find('\n');
    if (end == std::string::npos)
        return false;
    const std::string number = m_pending.substr(m_end.size(), std::min(end - m_end.size(), kLongestNumber));
    if (!number.empty())
        m_code = std::atoi(number.c_str());
    return true;
}

} // namespace trainyard
