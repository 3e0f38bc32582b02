// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"
#include "storage/store/run_store.h"

#include <map>
#include <string>
#include <vector>

namespace trainyard::test {

/// A naive model of what the store must hold: every point of every attempt in maps, read with the protocol's parser.
class ViewModel {
public:
    struct Point {
        std::int64_t samples = 0;
        double epoch = 0.0, time = 0.0;
        SeriesValue value;
    };
    using Part = std::map<std::int64_t, Point>; ///< by step
    using Series = std::map<std::string, Part>;

    /// Takes in one attempt's whole event file (whole lines count).
    void read(int attempt, const std::string& bytes);
    void setStart(int attempt, std::int64_t step) { m_starts[attempt] = step; }
    /// The default view: attempt and point by step.
    std::map<std::int64_t, std::pair<int, Point>> view(const std::string& series) const;
    std::vector<std::string> seriesNames() const;
    const Part& part(int attempt, const std::string& series) { return m_points[attempt][series]; }

    /// What is wrong in the store's default view and summaries of the run; empty when all is as it should be.
    std::string differences(StoreReader& reader, const std::string& runId) const;

private:
    std::map<int, Series> m_points;
    std::map<int, std::int64_t> m_starts;
};

} // namespace trainyard::test
