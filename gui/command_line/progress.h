// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace trainyard::commands {

/// The series that a progress line shows, in RunRow::metrics' order.
std::vector<MetricColumn> progressMetrics();

/// Progress of a waiting command: one bar on a terminal, plain lines otherwise.
class ProgressView {
public:
    /// `stream`: standard output, or standard error if standard output carries JSON.
    explicit ProgressView(std::FILE* stream);
    ~ProgressView(); ///< leaves the cursor on a new line

    /// `row` with progressMetrics(). If there are several runs, only the one in front has the bar.
    void show(const RunRow& row, bool front = true);
    /// Prints a line above the bar.
    void say(const std::string& line);

private:
    struct Seen {
        JobState state = JobState::Draft;
        Reason reason;
        int epoch = -1;
        double at = 0.0;
    };
    void drawBar(const RunRow& row);
    void printLine(const RunRow& row, Seen& seen);
    void clearBar();

    std::FILE* m_stream;
    bool m_terminal;
    bool m_utf8;
    bool m_barShown = false;
    double m_drawnAt = 0.0;
    std::map<std::string, Seen> m_seen;
};

/// "1 h 02 min", "9 min 39 s", "45 s".
std::string durationText(double seconds);
/// "12,560".
std::string countText(std::int64_t value);
/// The number, and the words that agree with it: "1 run is queued", from "run(s) (is|are) queued".
std::string countedText(std::int64_t count, std::string_view words);
/// "97.3 %" for a share; empty for NaN.
std::string percentText(double share);
/// Four significant digits; "NaN".
std::string numberText(double value);

} // namespace trainyard::commands
