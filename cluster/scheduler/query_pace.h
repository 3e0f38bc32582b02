// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"

#include <vector>

namespace trainyard {

/// When a machine is asked again: one question for all jobs of a log-in, as seldom as the news allow. Pure: times are
/// seconds on any clock that never jumps. A login node counts what it is asked; users were banned for polling.
class QueryPace {
public:
    struct Intervals {
        double watched = 3.0;         ///< logs of a run that somebody looks at
        double afterChange = 10.0;    ///< the queue, after anything changed
        double longest = 60.0;        ///< grown to, by half each time
        double longPending = 180.0;   ///< when nothing but long waiting jobs is left
        double pendingAfter = 1800.0; ///< waiting for so long
        double longestError = 300.0;  ///< errors double the pause up to this
    };

    QueryPace() = default;
    explicit QueryPace(Intervals intervals) : m_intervals(intervals) {}

    /// What the next exec asks for.
    struct Turn {
        bool logs = false;
        bool queue = false;
    };
    /// What is due at `now`; nothing of both is due before next().
    Turn due(double now) const;
    double next() const;

    /// Jobs that are not final, after an exec that asked for the queue.
    void asked(double now, const std::vector<JobState>& states);
    /// After an exec that asked for logs only.
    void followed(double now);
    void failed(double now);
    /// Something was done to a job, or a person came back: look soon.
    void poke(double now);
    /// A run whose log is looked at and that runs; nobody otherwise.
    void watch(bool watched, double now);

private:
    Intervals m_intervals;
    bool m_watched = false;
    std::vector<JobState> m_states;
    double m_pendingSince = -1.0; ///< since when nothing but waiting jobs was seen
    double m_interval = 0.0;      ///< of the queue
    double m_nextQueue = 0.0;
    double m_nextLogs = 0.0;
    double m_pauseUntil = 0.0; ///< after errors
    double m_pause = 0.0;
    double m_lastLogs = -1.0e9;
};

} // namespace trainyard
