// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard::foreign {

/// Turns points into the lines of an event file (eventLine() of a MetricsEvent). Neighbouring points of one step are
/// one line if they were written within kSameMoment; its time is the first one's.
class MetricsLines {
public:
    static constexpr double kSameMoment = 0.01; ///< seconds

    /// `startedAt`: Unix seconds, from which elapsed times count. `series`: the reader's, which may grow.
    MetricsLines(const std::vector<std::string>& series, double startedAt) : m_series(series), m_startedAt(startedAt) {}

    void setNumber(std::int64_t last) { m_number = last; } ///< of the event before
    std::int64_t number() const { return m_number; }
    std::int64_t takeNumber() { return ++m_number; } ///< for an event of another kind; end the line first

    void add(const Point& point, std::string& out);
    void endLine(std::string& out);

private:
    void beginLine(const Point& point, std::string& out);
    const std::string& quotedName(std::uint32_t series);

    const std::vector<std::string>& m_series;
    const double m_startedAt;
    std::vector<std::string> m_quoted;  ///< names as JSON with ":", by series
    std::vector<std::int64_t> m_lineOf; ///< number of the line that the series was written to last
    std::int64_t m_number = 0;
    bool m_open = false;
    Point m_first; ///< of the open line
};

} // namespace trainyard::foreign
