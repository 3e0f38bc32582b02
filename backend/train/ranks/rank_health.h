// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/distributed/exchange.h"
#include "backend/train/ranks/rank_group.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// Notices ranks that are slower than the others for long. One thread.
class StragglerWatch {
public:
    static constexpr double kSlower = 1.5;   ///< times the median
    static constexpr double kSeconds = 10.0; ///< looked at together

    /// A rank spent so many seconds computing so much: steps, or samples.
    void add(int rank, double seconds, double work);
    /// Sentences about ranks that have become stragglers since the last look, or are none any more.
    std::vector<Reason> look(double now);

private:
    struct Rank {
        double seconds = 0.0;
        double work = 0.0;
        bool slow = false;
    };
    std::map<int, Rank> m_ranks;
    double m_begun = -1.0;
};

/// What the ranks of a synchronous run do, as series.
class StepHealth {
public:
    /// Of one step, by rank; reports[0] is this process's own.
    void add(const std::vector<RankReport>& reports);
    /// rank/N/* as means of the steps since the last call, and begins anew.
    std::vector<std::pair<std::string, double>> take();
    /// Of all ranks but this one: percent of a core since the last call, and bytes.
    std::pair<double, double> othersLoad(double now);
    StragglerWatch& stragglers() { return m_stragglers; }

private:
    struct Sums {
        double compute = 0.0;
        double inputWait = 0.0;
        double reduceWait = 0.0;
        ProcessLoad load;
    };
    std::vector<Sums> m_sums;
    int m_steps = 0;
    double m_processorSeconds = -1.0; ///< of the others, when they were last asked for …
    double m_asked = 0.0;             ///< … at this time
    StragglerWatch m_stragglers;
};

/// What the workers of an asynchronous run do, as series.
class RankHealth {
public:
    void add(const WorkerReport& report);
    /// rank/N/* of the time since the last call, and begins anew.
    std::vector<std::pair<std::string, double>> take();
    /// Of all who reported: percent of a core since the last call, and bytes.
    std::pair<double, double> othersLoad(double now);
    StragglerWatch& stragglers() { return m_stragglers; }

private:
    struct Sums {
        std::int64_t exchanges = 0;
        std::int64_t samples = 0;
        std::int64_t batches = 0;
        double compute = 0.0;
        double staleness = 0.0;
        double seconds = 0.0;
        double inputWait = 0.0;
        double exchangeWait = 0.0;
    };
    std::map<int, Sums> m_sums;
    std::map<int, double> m_memory;  ///< by rank, newest
    double m_processorSeconds = 0.0; ///< since …
    double m_asked = -1.0;           ///< … then
    StragglerWatch m_stragglers;
};

} // namespace trainyard
