// SPDX-License-Identifier: Apache-2.0
#include "backend/program/output_reader.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::size_t kLongestSegment = std::size_t{64} << 10; // bytes without a line's end; more are cut off
constexpr std::size_t kShortestRule = 3;                       // characters

/// Whether a line only separates others, or marks a place in the line above: "--------", "   ~~~~^^^^".
bool isRule(std::string_view line)
{
    std::size_t marks = 0;
    for (const char c : line)
        if (std::string_view("-=^~*#_+").find(c) != std::string_view::npos)
            ++marks;
        else if (c != ' ' && c != '\t')
            return false;
    return marks >= kShortestRule;
}

} // namespace

void OutputReader::take(std::string_view bytes)
{
    for (const char byte : bytes) {
        if (m_return && byte != '\n') // a lone carriage return: what stands there is written over
            segment(true);
        m_return = byte == '\r';
        if (byte == '\n')
            segment(false);
        else if (byte == '\b') // old Keras goes back over its bar
            m_segment.clear();
        else if (byte != '\r' && m_segment.size() < kLongestSegment)
            m_segment += byte;
    }
}

void OutputReader::end()
{
    if (!m_segment.empty())
        segment(false);
}

void OutputReader::segment(bool overwritten)
{
    const std::string text = plainLine(m_segment, kLongestLine);
    m_segment.clear();
    if (overwritten) {
        if (m_bars)
            if (const auto bar = parseBarLine(text))
                m_sink.bar(*bar);
        if (!text.empty())
            m_overwritten = text;
        return;
    }
    if (text.empty() && !m_overwritten.empty()) { // "…bar\r\n": the bar's last state is the line
        m_overwritten.clear();
        return;
    }
    const auto bar = m_bars ? parseBarLine(text) : std::nullopt;
    if (bar)
        m_sink.bar(*bar);
    if (const auto epoch = m_bars ? parseEpochLine(text) : std::nullopt)
        m_sink.epoch(epoch->first, epoch->second);
    m_overwritten.clear();
    if (bar && bar->done < bar->total) // of a bar only its end is worth a line
        return;
    keep(text);
    m_sink.line(text);
}

void OutputReader::keep(const std::string& line)
{
    if (line.empty() || isRule(line)) // MPI's launcher and Python print many, which would push the words out
        return;
    m_last.push_back(line);
    if (m_last.size() > kLastLines)
        m_last.pop_front();
}

std::string OutputReader::lastWords() const
{
    std::string words;
    for (const std::string& line : m_last)
        words += (words.empty() ? "" : "\n") + line.substr(0, 500);
    return words;
}

LogAllowance::Answer LogAllowance::take(std::string_view line)
{
    if (m_left < 0)
        return Answer::Leave;
    m_left -= static_cast<std::int64_t>(line.size()) + kLineCosts;
    return m_left < 0 ? Answer::KeepNoMore : Answer::Keep;
}

} // namespace trainyard
