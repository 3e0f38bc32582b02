// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/program/bar_line.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Cuts what a program prints into lines. What a bar overwrites is no line: it becomes progress. One stream, one
/// thread.
class OutputReader {
public:
    static constexpr std::size_t kLongestLine = 8192; ///< bytes that a log keeps of a line
    static constexpr std::size_t kLastLines = 12;

    struct Sink {
        std::function<void(const std::string&)> line;
        std::function<void(const BarLine&)> bar;
        std::function<void(int epoch, int epochs)> epoch;
    };
    OutputReader(Sink sink, bool bars) : m_sink(std::move(sink)), m_bars(bars) {}

    void take(std::string_view bytes);
    /// What stands there without its end.
    void end();
    /// The last lines, for a message about the program's end.
    std::string lastWords() const;

private:
    /// `overwritten`: a carriage return follows, so that the next text replaces it.
    void segment(bool overwritten);
    void keep(const std::string& line);

    Sink m_sink;
    const bool m_bars;
    std::string m_segment;
    std::string m_overwritten; ///< the newest text that a carriage return followed
    bool m_return = false;     ///< the last byte was '\r'
    std::deque<std::string> m_last;
};

/// How many more of a program's lines a log keeps. The time and the line end of each count as well: otherwise a program
/// that prints empty lines without end would fill the disk.
class LogAllowance {
public:
    static constexpr std::int64_t kLineCosts = 31; ///< bytes: "2026-01-31T12:00:00.000Z info " and the line's end
    enum class Answer { Keep, KeepNoMore, Leave };

    explicit LogAllowance(std::int64_t bytes) : m_left(bytes) {}
    /// `KeepNoMore` once, for the first line that has no room; `Leave` for all that follow.
    Answer take(std::string_view line);

private:
    std::int64_t m_left;
};

} // namespace trainyard
