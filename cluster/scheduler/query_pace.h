// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"

#include <vector>

namespace trainyard {

/// Decides when to query a machine: one query for all jobs of a login, as rarely as possible. Pure: times are seconds
/// on any monotonic clock. Sites count queries on login nodes and have banned users for polling.
class QueryPace {
public:
    struct Intervals {
        double watched = 3.0;         ///< logs of a run that is shown
        double afterChange = 10.0;    ///< the queue, after any change
        double longest = 60.0;        ///< upper limit; the interval grows by half each time
        double longPending = 180.0;   ///< if only jobs remain that have waited long
        double pendingAfter = 1800.0; ///< waiting time that counts as long
        double longestError = 300.0;  ///< errors double the pause up to this
    };

    QueryPace() = default;
    explicit QueryPace(Intervals intervals) : m_intervals(intervals) {}

    /// What the next exec queries.
    struct Turn {
        bool logs = false;
        bool queue = false;
    };
    /// What is due at `now`. Nothing is due before next().
    Turn due(double now) const;
    double next() const;

    /// Call after an exec that queried the queue. `states`: of the jobs that are not final.
    void asked(double now, const std::vector<JobState>& states);
    /// Call after an exec that read logs only.
    void followed(double now);
    void failed(double now);
    /// Something was done to a job, or the user came back: query soon.
    void poke(double now);
    /// Whether a running run's log is shown.
    void watch(bool watched, double now);

private:
    Intervals m_intervals;
    bool m_watched = false;
    std::vector<JobState> m_states;
    double m_pendingSince = -1.0; ///< since when all jobs have been waiting
    double m_interval = 0.0;      ///< of the queue
    double m_nextQueue = 0.0;
    double m_nextLogs = 0.0;
    double m_pauseUntil = 0.0; ///< after errors
    double m_pause = 0.0;
    double m_lastLogs = -1.0e9;
};

} // namespace trainyard
